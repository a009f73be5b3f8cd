"""What only the command line needs: files, and a person who plays by keyboard."""
