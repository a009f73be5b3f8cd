"""What each game brings to the tests that all games share: a module of its name with ``SAMPLE`` (see ``play``)."""
