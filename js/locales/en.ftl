### English. A line .hint is the smaller second line of a control, .confirm what its last button says, .watch the
### sentence for whoever does not decide.

## The page

app = Piazza
home = Home
home-title = Board games around a piazza
home-doors = Games
new-match = New match
door-again = As last time: { $names }
door-seats = { $least } to { $most } players
unofficial = An unofficial fan implementation with its own drawings. Palazzo is a game by Reiner Knizia, The Palaces of Carrara by Wolfgang Kramer and Michael Kiesling, Dominion by Donald X. Vaccarino.
notices = Notices
tools = Tools
menu = Menu
close = Close
back = Back
empty = nothing
list = { $items }
settings = Settings
keys = Keys
share = Share
undo = Undo
log = Log
opening = Opening the match

## The engine

loading = Loading the engine
loading-bytes = Loading the engine: { $loaded } of { $total } MB
loading-starts = The engine starts
engine-error = The engine did not start: { $text }
engine-again = Try again
engine-failed = The engine did not start. Load the page again.
engine-restarting = The engine starts again
engine-restarted = The engine had stopped and was started again. The match stands where it stood.

## Languages, settings

language-auto = As the browser asks
setting-language = Language
setting-theme = Colours
theme-auto = As the device asks
theme-light = Light
theme-dark = Dark
setting-pace = Pace of the bots
pace-instant = Instant
pace-quick = Quick
pace-watchable = To watch
setting-keys = Letters and figures as keys
setting-scores = Show live scores and what a move would change
setting-hints = Hints: a button that asks a good bot for advice
setting-sound = Soft sounds
setting-hand = Buttons on phones
hand-right = Right-handed
hand-left = Left-handed

## Keys

key-tab = From region to region
key-arrows = Inside a region
key-enter = Acts
key-esc = One step back
key-numbers = The offered moves
key-zero = Pass, or end the phase
key-u = Undo
key-zx = One move back, one on
key-space = Plays and pauses, on the replay bar
key-l = The log
key-h = A hint: what a good bot would do
key-i = Looks closer at what has the focus, without playing it; so does a right-click, or a long press
key-m = Types a move, in the notation of the game
key-p = The bots pause, or go on
key-c = What a good player counts
key-r = The rules, at the rule of the present decision
key-settings = Settings
key-keys = These keys
keys-off = Letters and figures work only outside text fields. The settings switch them off.

## Seats

seats = Seats
seat-default = Player { $number }
seat-you = Your seat
seat-person = Person
seat-elsewhere = On another device
seat-bot = Bot, { $level }
seat-add = Add a seat
seat-name = Name on seat { $number }
seat-kind = Who plays seat { $number }
seat-up = Move { $name } up
seat-down = Move { $name } down
seat-remove = Remove { $name }
kind-person = Person
bot-greedy = greedy
bot-random = random
bot-money = money-minded
bot-reader = reader of kingdoms
points-unit =
    { $points ->
        [one] point
       *[other] points
    }

## A new match

new-title = New match of { $game }
more = More
start = Who starts
start-random = Drawn by lot
seed = Seed
seed-what = 1 to 16 figures from 0 to 9 and letters from a to f. The same seed deals the same match; empty, it is drawn.
seed-wrong = A seed has 1 to 16 figures from 0 to 9 and letters from a to f.
start-match = Start
pick-count = { $n } of { $count } chosen
pick-full = { $count } are chosen already. Take one out first.
pick-fill = Fill up at random
pick-clear = Clear
pick-read = Read them all

## Kept matches

matches = Matches on this device
matches-none = No match is kept here yet.
match-more = Manage { $title }
match-manage = Manage the match
match-title = Name of the match
match-when = { $game }, { $when }
match-turn = It is { $name }’s decision.
match-open = In play.
match-over = Played to the end.
match-won =
    { $count ->
        [one] { $names } won.
       *[other] { $names } share the victory.
    }
match-branch = { $title }, from move { $t }
rename = Rename
delete = Delete
deleted = The match is deleted.
delete-undo = Undo
import = Import
export = Export all
export-one = Export
imported =
    { $added ->
        [0] No match was new.
        [one] { $added } match was imported.
       *[other] { $added } matches were imported.
    }
import-wrong = This file holds no exported matches.
imported-settings = Settings and lessons done came with it.
paste = Open a link or a record
paste-short = Open a link
paste-what = Paste a link, its code, or the text of a record.
paste-open = Open
unreadable = A saved match can’t be read
unreadable-what = It may be damaged, or written by a newer version. Export it to keep it, or delete it.
storage-blocked = This browser keeps no matches: its storage is full or blocked. A match can be played all the same, and its link keeps it.

## Links

joined =
    { $count ->
        [one] The link opened goes { $count } move beyond what was kept here.
       *[other] The link opened goes { $count } moves beyond what was kept here.
    }
broken = This link does not open
broken-what = Perhaps it was cut off where it was copied. Ask for it again, or begin a match of your own.
broken-new = New match
who = Who are you?
who-why = Several persons play this match. The hands of the others stay covered on this device.
who-all = We all play on this device
who-none = I only look on

## The table

region-board = Board
region-offer = On offer
region-hand = Your hand
region-mine = Own palaces
region-others = The other seats
region-tray = What is being put together
region-actions = Actions
your-hand = Your hand
hand-hidden = Hands are covered.
nothing-built = Nothing is built yet.
look-closer = Look closer: { $what }
read-how = At the table any of these is read when you hold it, or right-click it; it is not played then.
tip-more = Right-click, or press I: all about it
thing-told =
    { $heading }
    { $about }
label-points = { $name }: { $from } becomes { $to }
label-delta = { $name }: { $delta }
worth = { $from } becomes { $to }
worth-delta =
    { $points ->
        [one] { $delta } point
       *[other] { $delta } points
    }
choose-first = Which first
wait-seat = { $name } decides.
forced = { $why } Only this was left: { $move }.
log-undone = { $name } took a decision back after something new had been seen.
more-lines = { $count } more in the log, and last:
bots-pause = Pause
bots-go-on = Go on
step-once = One decision on
take-from-table = Choose one of the highlighted pieces on the table.
wait-onlooker = Another tab plays this match.
away = It is { $name }’s decision, on another device.
away-send = Send { $name } the link
away-take = Play { $name } here
slot-full = At most { $count }: put one back first.
put-back = Put back
tray-missing = Still to choose: { $what }
sum-lies = so far
sum-adds = added
quick = Suggestions
cheapest-is = Cheapest: { $cards }
cheapest = Cheapest payment
refusal-with-rule = { $why } (rule { $rule }).

## Rulebook

home-ways = To read
rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-none = No rule has these words.
rules-unread = The rules could not be loaded. Try again when you are online.
part-missing = This part of the page could not be loaded. Try again when you are online.
rules-rule = Rule { $rule }
rules-ruling = Where the sources are silent or disagree:
rules-option = Option of the match:
rules-chosen = In this match: { $what }

## Lessons

learn = Learn
lesson = Lesson
lesson-opening = Setting the table up
lesson-done = Done
lesson-next = Next
lesson-after = Next lesson
lesson-list = All lessons
lesson-on = Play it on
lesson-free = The lesson is over, the match goes on: now all is up to you. It is not kept.
lesson-reads = Read what is said above, then press Next.
lesson-over = The lesson ends here.
lesson-not-asked = That is allowed, but not what the lesson asks for.

## Moments, other tabs, storage

steps = Step through the match
step-first = To the start
step-back = One move back
step-on = One move on
step-last = To now
past = You look at move { $t } of { $end }.
past-now = Back to now
past-branch = Play on from here
branched = You play on from here in a match of its own. The other one is kept.
onlooker = This match is open in another tab, which plays it. You look on.
onlooker-take = Play it here
unsaved = This browser did not save the match: its storage is full or blocked. It stays playable, and its link in the address bar holds all of it.

## Hints

hint = Hint
hint-says = A good bot’s advice: { $what }.
hint-pieces = { $what }: { $pieces }
hint-and = { $one }; { $rest }
hint-lay = Lay it out
hint-mark = advised

## Typed moves

typed = Type a move
typed-play = Play
typed-offers = Legal moves
typed-count =
    { $n ->
        [one] { $n } legal move begins so.
       *[other] { $n } legal moves begin so.
    }
typed-none = No legal move begins so. These are possible:
typed-more =
    { $n ->
        [one] and { $n } more
       *[other] and { $n } more
    }

## Counting

count = Counting
count-what = All this follows from what you have seen.
count-dots = A full dot is one still to come.
count-of = { $left } of { $all }

## Replay

replay = Replay
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $n }×
replay-moment = Moment of the match
replay-at-turn = You look at move { $t } of { $end }, in { $name }’s turn.
replay-turn-back = Back by a turn
replay-turn-on = On by a turn
replay-link = Copy a link to this moment

## Curtain

curtain-title = { $name } is next
curtain-pass = Pass the device to { $name }. The hands are covered.
curtain-open = I am { $name }
curtain-home = Home

## Share

share-plain = A link carries the whole match, hands included: whoever wants to peek, can.
share-link = Link
share-copy = Copy the link
share-names = Put the players’ names into the link
share-qr = The link as a QR code
share-qr-long = The link is too long for a QR code.
share-record = Record
share-record-what = The match as a text file that people and programs can read.
share-record-copy = Copy the record
share-record-save = Save the record
copied = Copied.
copy-failed = This browser does not allow copying. Mark the text and copy it yourself.

## Score sheet

sheet-title = Score sheet
sheet-final = Final score
sheet-open = Score sheet
sheet-now = As things stand.
sheet-winner = Winner
sheet-what = What
sheet-why = What for
sheet-points = Points
sheet-total = Total
sheet-tie = Money for the tie
winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
rematch = Rematch
rematch-what = The same seats once more. The same deal lets you try how it might have gone.
rematch-new = With a new deal
rematch-same = With the same deal

## Charts

chart-points = Points turn by turn
chart-said = { $what }. In the end: { $ends }.
chart-end = { $name }: { $value }
chart-table = As a table
chart-turns = turns
chart-when = Turn
chart-turn = { $n }. { $name }
chart-last = The end

## Errors

error-unexpected = Something went wrong: { $text }
error-engine = The engine has a fault: { $detail }
error-request = The engine did not understand the page. Load the page again.
error-no-match = There is no match on the table.
error-over = The match has ended.
error-moment = The match has no move { $t }.
error-not-automatic = A person decides now.
error-hint = A hint is for the person who decides.
error-not-yours = Another seat decides now.
error-composer = There is nothing to put together as “{ $name }” now.
error-piece = There is no piece “{ $at }” here.
error-undo-nothing = There is nothing to take back.
error-undo-learned = { $name } has decided, and something new was seen since: it can’t be taken back.
error-game = There is no game called “{ $name }”.
error-rules = These are other rules than ours, which have number { $here }.
error-bot = There is no bot called “{ $name }”.
error-name = A name has at most { $most } characters of plain text.
error-name-signs = “{ $name }” holds signs that no name may have.
error-option = There is no option “{ $key }”.
error-option-value = The option “{ $key }” has no value “{ $value }”.
error-seat = “{ $text }” is no seat of this match.
error-seats = { $game } is for { $min } to { $max } seats.
error-seed = A seed has 1 to 16 figures from 0 to 9 and letters from a to f.
error-no-seed = A match without a seed has no link.
error-line = Line { $line }: { $reason }
error-link-empty = The link holds no match.
error-link-long = The link is too long to be a match.
error-link-characters = The link has a character that no link has.
error-link-damaged = The link is damaged or cut off: its check sum is wrong.
error-link-broken = The link holds no match that can be played.
error-link-version = The link was made by another version of Piazza.
error-link-rules = The link was made for rules number { $rules }; here they have number { $here }.
error-no-due = “{ $move }” is not possible now. Moves begin with: { $verbs }.
error-no-form = “{ $text }” does not have the form of a move.
error-no-form-meant = “{ $text }” does not have the form of a move. Is “{ $meant }” meant?
error-position-json = This is no position: it is not the right kind of JSON.
error-position-long = The text is too long to be a position.
error-position-key = A position has no part “{ $key }”.
error-position-type = The part “{ $key }” of the position is not of the right kind.
error-position-seats = A position has { $min } to { $max } seats.
error-position-ended = The match has ended; nothing is to be decided.
error-position-token = “{ $token }” has no meaning here.
error-position-number = “{ $key }” is a number from 0 to { $most }.
error-position-step = “{ $step }” is no decision here.
error-position-too-many = There are too many of { $token }.
error-record-long = The text is too long to be a record.
error-record-tag = This is no tag of a record, or it stands twice.
error-record-no-tag = The tag { $tag } is missing.
error-record-line = This is neither a deal nor a move.
error-record-end = A blank line must follow the tags.
error-record-blank = No blank line stands here: one stands after the tags alone.
error-record-spaces = Words are parted by single spaces, and none ends a line.
error-record-form = This move is written “{ $move }”.
error-record-over = The match ended before this line.
error-record-seat = It is the turn of P{ $seat }.
error-record-deal = Here “deal: { $deal }” must stand.
error-record-no-deal = Nothing is dealt here.
error-record-result = The result is “{ $result }”.
error-record-link = The link is not that of this match.

## Palazzo: things

palazzo-name = Palazzo
palazzo-what = Buy and bid for floors, build palaces in Florence
palazzo-wealth = Money in hand
palazzo-option-price_count = The price in the warehouse
palazzo-option-price_count-turn_start = The tiles count that lie there when the turn begins: one that is drawn then does not lower the price.
palazzo-option-price_count-purchase = The tiles count that lie there when you buy: one that was just drawn lowers the price of each by 1.
palazzo-tile =
    { $material ->
        [B] brick
        [S] sandstone
       *[M] marble
    } floor { $floor } with { $windows ->
        [one] { $windows } window
       *[other] { $windows } windows
    }
palazzo-card =
    { $currency ->
        [f] florin
        [d] ducat
       *[g] grosso
    } { $value }
palazzo-currency-f = florins
palazzo-currency-d = ducats
palazzo-currency-g = grossi
palazzo-certificate = certificate { $value }
palazzo-palace = Palace { $palace }
palazzo-palace-worth =
    Palace { $palace }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
palazzo-quarry =
    Quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
palazzo-cards-held =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
palazzo-held =
    { $currency ->
        [f] Florins
        [d] Ducats
        [g] Grossi
       *[c] Certificates
    }: { $total }

## Palazzo: what is counted

palazzo-count-left = Left
palazzo-count-tiles = Tiles in the stock, without riders
palazzo-count-riders = Riders in the stock
palazzo-count-deck = Money cards in the deck
palazzo-count-hands = The others’ hands
palazzo-count-hand = { $name }: { $cards }
palazzo-count-none = { $name }
palazzo-count-shown = known to be there
palazzo-count-hidden = not seen
palazzo-count-discard = Money cards in the discard
palazzo-count-material =
    { $material ->
        [B] Brick
        [S] Sandstone
       *[M] Marble
    } still in the stock
palazzo-count-corner = Floor / windows
palazzo-count-floor = Floor { $floor }
palazzo-count-windows =
    { $windows ->
        [one] { $windows } window
       *[other] { $windows } windows
    }
palazzo-count-money = Money that you have not seen
palazzo-count-currency = Currency
palazzo-count-value = Value { $value }
palazzo-count-certificates = Certificates: { $left } of { $all }

## Palazzo: the table

palazzo-summary =
    The board: { $warehouse ->
        [one] { $warehouse } tile
       *[other] { $warehouse } tiles
    } in the warehouse, { $quarries } on the quarries, the architect on quarry { $architect ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $riders } of five riders, { $stock } in the stock.
palazzo-warehouse-price = Warehouse, each costs { $price }
palazzo-board-more = Also on the board
palazzo-architect-at = Architect: { $where }
palazzo-riders =
    { $riders ->
        [0] no rider yet
        [one] { $riders } rider of five
       *[other] { $riders } riders of five
    }
palazzo-stock =
    { $left ->
        [one] { $left } tile in the stock
       *[other] { $left } tiles in the stock
    }
palazzo-architect = The architect
palazzo-about-architect = For an auction he goes clockwise to the next quarry that holds a tile (T2.6). Now that is: { $next }.
palazzo-about-architect-idle = For an auction he goes clockwise to the next quarry that holds a tile (T2.6). Now all are empty.
palazzo-disc =
    { $windows ->
        [one] Disc: { $windows } window
       *[other] Disc: { $windows } windows
    }
palazzo-about-disc =
    { $windows ->
        [one] Of two tiles drawn, the second falls here if it has { $windows } window: this quarry is { $windows } step clockwise from the architect (T2.1).
       *[other] Of two tiles drawn, the second falls here if it has { $windows } windows: this quarry is { $windows } steps clockwise from the architect (T2.1).
    }
palazzo-riders-come = Riders: { $riders } of five
palazzo-about-riders = Five riders lie among the tiles of stack III (S2). When the fifth is turned up, the match ends at once: no more buying, no auction (T2.3).
palazzo-about-stock =
    { $stack ->
        [0] No tile is left.
        [1] The next one is from stack I.
        [2] The next one is from stack II.
       *[3] The next one is from stack III.
    } Tiles come from I first, then from II, then from III, where the five riders are (S2). Whoever chooses to buy or auction draws two before anything else (T2.1).
palazzo-price = Price: { $price } each
palazzo-about-price =
    { $count ->
        [coming] 10 − { $priced } = { $price }: so much will a tile cost in the next turn; each that lies in the warehouse then makes every one 1 cheaper (T2.5).
        [purchase] 10 − { $priced } = { $price }: each tile in the warehouse when you buy makes every one 1 cheaper (T2.5).
       *[turn_start] 10 − { $priced } = { $price }: each tile that lay in the warehouse when the turn began makes every one 1 cheaper (T2.5).
    }
palazzo-about-warehouse = Of two tiles drawn, the first comes here (T2.1). Whoever buys takes one or two of these, for { $price } each, in one payment (T2.5).
palazzo-about-hand = A payment takes cards of one currency, and certificates, which go with any of them, count as well (M1, M2). Three cards of the same number, one of each currency, are a triple: together they count 15, whatever they show; so do three certificates of 2 (M3). No change is given (M5).
palazzo-about-quarry =
    { $next ->
        [lot] These tiles are being sold as one lot (T2.6).
        [yes] The next auction is here.
        [empty] No tile lies here now.
       *[no] Tiles wait here for the architect.
    } When the architect comes, all that lies here is sold as one lot (T2.6); four or more are shared out, one for each player (T2.12). { $windows ->
        [0] The architect stands here: no drawn tile falls here.
        [one] A drawn tile falls here if it has { $windows } window (T2.1).
       *[other] A drawn tile falls here if it has { $windows } windows (T2.1).
    }
palazzo-offer-money = Money
palazzo-offer-lot = The lot
palazzo-offer-pending = To build
palazzo-offer-fan = Shared out
palazzo-pile-deck = deck { $deck }
palazzo-pile-discard = discard { $discard }
palazzo-bid-lies = bid
palazzo-bid-high = bid to beat
palazzo-bid-out = has passed

## Palazzo: whose turn

palazzo-title-turn = { $name }, choose your action
    .watch = { $name } chooses an action
palazzo-title-pick =
    { $left ->
        [one] { $name }, take a card
       *[other] { $name }, take { $left } cards
    }
    .watch = { $name } takes money
palazzo-title-market = { $name }, buy for { $price } each, or auction
    .watch = { $name } buys or auctions
palazzo-title-auction = { $name }, raise above { $bid } or pass
    .watch = { $name } raises above { $bid } or passes
palazzo-title-choose = { $name }, choose a tile
    .watch = { $name } chooses a tile
palazzo-title-build =
    { $tiles ->
        [one] { $name }, build your tile
       *[other] { $name }, build your { $tiles } tiles
    }
    .watch = { $name } builds
palazzo-title-won =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
palazzo-title-shared = { $names } share the victory

## Palazzo: what may be done

palazzo-do-money = Take money
    .hint = { $cards } cards turned up: two for you, one for each other
palazzo-do-market = Buy or auction
    .hint = draws two tiles first; each costs { $price }
palazzo-do-rebuild = Rebuild
    .hint = costs one card
    .confirm = Rebuild
palazzo-do-pick = Take { $card }
palazzo-do-buy = Buy
    .hint =
        { $most ->
            [1] one tile for { $price }
           *[2] one or two tiles, each { $price }
        }
    .confirm = Pay { $total }
    .short =
        { $total ->
            [0] at least { $need } needed
           *[other] at least { $need } needed, { $lack } missing
        }
    .enough =
        { $over ->
            [0] is the price
           *[other] { $over } more than { $need }
        }
palazzo-do-auction =
    Auction quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } tile; you open with 3
           *[other] { $tiles } tiles; you open with 3
        }
palazzo-do-share =
    Share out quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint = { $tiles } tiles; you choose first
palazzo-do-auction-nothing = Auction nothing
    .hint = no quarry holds a tile; the turn ends
palazzo-worth-lot =
    { $points ->
        [0] no points yet if you get it
        [one] up to +{ $points } point if you get it
       *[other] up to +{ $points } points if you get it
    }
palazzo-worth-lot-loss = −{ $points } points if you build it
palazzo-worth-share =
    { $points ->
        [0] no points yet with your tile
        [one] up to +{ $points } point with your tile
       *[other] up to +{ $points } points with your tile
    }
palazzo-worth-share-loss = −{ $points } points if you build your tile
palazzo-do-bid = Bid
    .hint = more than { $highest }
    .confirm = Bid { $total }
    .short =
        { $total ->
            [0] at least { $need } needed
           *[other] at least { $need } needed, { $lack } missing
        }
    .enough = beats { $highest } by { $over }
palazzo-do-pass = Pass
    .hint = take your cards back
palazzo-do-pass-bare = Pass
    .hint = out of this auction
palazzo-do-choose = Choose { $tile }
palazzo-do-place = Build { $tile } on palace { $palace }
palazzo-do-new = New palace with { $tile }
palazzo-do-drop = Drop { $tile }
    .hint = out of the game, face down
palazzo-slot-tiles =
    { $most ->
        [1] One tile
       *[2] One or two tiles
    }
    .missing =
        { $most ->
            [1] one tile
           *[2] one or two tiles
        }
palazzo-slot-cards = Cards to pay with
    .missing = cards to pay with
palazzo-slot-card = One card to pay with
    .missing = one card to pay with
palazzo-slot-way = What to rebuild
    .missing = what to rebuild
palazzo-way-take = Take { $tile } out of palace { $palace }
palazzo-way-slide = Slide { $tile } into palace { $palace }
palazzo-way-drop = Drop { $tile }
palazzo-way-floor = { $tile }, palace { $palace }
palazzo-place-drop = Drop
palazzo-quick-bid = { $total }: + { $cards }
palazzo-note-triple = Three of value { $value } are a triple, worth { $worth }.
palazzo-note-triple-certificates = Three certificates are a triple, worth { $worth }.
palazzo-note-gain =
    { $points ->
        [0] If built at once: no gain.
       *[other] If built at once: at most +{ $points } points.
    }
palazzo-note-loss = If built at once: −{ $points } points.
palazzo-note-beyond = None of your payments reaches { $need }.
palazzo-note-point = You can also point at a floor of your palaces.
palazzo-note-point-to = Now point at the place where it goes.
palazzo-note-change =
    { $points ->
        [0] Changes no points.
        [one] Changes your points by { $points }.
       *[other] Changes your points by { $points }.
    }

## Palazzo: why a hint is given

palazzo-gain-now =
    { $points ->
        [one] +{ $points } point at once
       *[other] +{ $points } points at once
    }
palazzo-gain-later =
    { $points ->
        [0] hardly a point by the end
        [one] about { $points } point by the end
       *[other] about { $points } points by the end
    }
palazzo-why-poor = In one currency you hold { $held }, and a tile costs { $price }: you need money.
palazzo-why-money = What lies on the board is worth less to you than two new cards.
palazzo-why-market = For { $price } the warehouse has { $tiles }: { $gain }.
palazzo-why-next = The next lot, if you get it: { $gain }.
palazzo-why-rebuild = For one card: { $gain }.
palazzo-why-pick-triple = It makes a triple, worth { $worth }.
palazzo-why-pick-certificate = A certificate goes with every currency.
palazzo-why-pick = With it you hold { $total } in { $currency }.
palazzo-why-buy = What you buy brings { $gain }; the auction is worth less to you.
palazzo-why-auction = The lot, if you get it: { $gain }. No purchase is worth as much to you.
palazzo-why-share = Of the next lot each takes one tile, you first, and pays nothing: { $gain }.
palazzo-why-bid = To you the lot is worth a bid of { $total }: it brings { $gain }.
palazzo-why-spite = To { $name } the lot would bring { $gain }: it should not go cheap.
palazzo-why-pass = To you the lot is not worth a bid above { $highest }: it brings { $gain }.
palazzo-why-pass-nothing = The lot adds nothing to your palaces.
palazzo-why-choose = It brings { $gain }; no other tile is worth more to you.
palazzo-why-order =
    { $points ->
        [one] Built in this way your tiles bring +{ $points } point in all.
       *[other] Built in this way your tiles bring +{ $points } points in all.
    }
palazzo-why-place = No other place brings more points at once.
palazzo-why-place-later = Another place brings more at once, but so your palaces are worth more in the end.
palazzo-why-place-alone = There is no other place; in the end your palaces are worth more with it than without.
palazzo-why-drop = Wherever it is built, your palaces are worth less in the end.
palazzo-why-least = In the end nothing here brings you a gain; this costs least.

## Palazzo: the log

palazzo-log-setup = The first tiles lie on the board: { $tiles }.
palazzo-log-row = { $name } took money; turned up: { $cards }.
palazzo-log-pick = { $name } took { $card }.
palazzo-log-shuffle =
    { $cards ->
        [one] The discard was shuffled into a new deck of { $cards } card.
       *[other] The discard was shuffled into a new deck of { $cards } cards.
    }
palazzo-log-draw-warehouse = { $name } drew { $tile } for the warehouse.
palazzo-log-draw-quarry =
    { $name } drew { $tile } for quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-rider = { $name } turned up a rider: { $count } of { $all }.
palazzo-log-buy = { $name } bought { $tiles } for { $price }, paid with { $cards }.
palazzo-log-auction =
    { $name } put { $tiles } from quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } up for auction and opened with 3.
palazzo-log-share =
    { $name } shared out { $tiles } from quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-nothing = { $name } chose the auction, but no quarry held a tile.
palazzo-log-bid = { $name } bid { $total }, adding { $cards }.
palazzo-log-pass = { $name } passed and took all cards back.
palazzo-log-pass-bare = { $name } passed.
palazzo-log-won = { $name } won { $tiles } for { $total }, paid with { $cards }.
palazzo-log-won-certificate = Nobody raised: { $name } got { $tiles } for the certificate alone.
palazzo-log-choose = { $name } chose { $tile }.
palazzo-log-leave = Left over and out of the game: { $tiles }.
palazzo-log-place = { $name } built { $tile } on palace { $palace }.
palazzo-log-found = { $name } founded a palace with { $tile }.
palazzo-log-drop = { $name } dropped { $tile }.
palazzo-log-take = { $name } paid { $card } and took { $tile } out of palace { $palace }.
palazzo-log-slide = { $name } paid { $card } and slid { $tile } into palace { $palace }.
palazzo-log-raze = { $name } paid { $card } and dropped the palace { $tile }.
palazzo-log-over = The fifth rider: the match has ended.

## Palazzo: scoring

palazzo-part-windows =
    { $windows ->
        [one] { $windows } window
       *[other] { $windows } windows
    }
palazzo-part-floors =
    { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
palazzo-part-material =
    all { $material ->
        [B] brick
        [S] sandstone
       *[M] marble
    }
palazzo-tie-money =
    { $points ->
        [one] Level at { $points } point: { $names } has the most money in one currency with certificates, { $money }.
       *[other] Level at { $points } points: { $names } has the most money in one currency with certificates, { $money }.
    }
palazzo-tie-shared =
    { $points ->
        [one] Level at { $points } point, and level in money with { $money }: { $names } share the victory.
       *[other] Level at { $points } points, and level in money with { $money }: { $names } share the victory.
    }

## Palazzo: refusals

palazzo-no-over = The match has ended.
palazzo-no-money = Deck and discard hold { $left } cards; { $need } are needed.
palazzo-no-card-in-row = { $card } is not among the cards turned up.
palazzo-no-warehouse = The warehouse is empty.
palazzo-no-buy = Your cards pay no tile at { $price }.
palazzo-no-tile-count = One or two tiles are bought.
palazzo-no-tile-in-warehouse = { $tile } is not in the warehouse.
palazzo-no-in-hand = Not in the hand: { $cards }.
palazzo-no-mixed = A payment uses one currency only.
palazzo-no-other-currency = This payment is in { $currency }: another currency can’t join it.
palazzo-no-certificates = Certificates alone pay nothing.
palazzo-no-enough = { $total } is less than the price of { $price }.
palazzo-no-change = A smaller part of these cards pays the price of { $price }, and no change is given.
palazzo-no-raise = { $total } does not beat { $highest }.
palazzo-no-raise-left = Your cards can’t beat { $highest }.
palazzo-no-tile-to-choose = { $tile } is not among these tiles.
palazzo-no-tile-to-build = { $tile } is not there to be built.
palazzo-no-floor-twice = Floor { $floor } is already in this palace.
palazzo-no-below = A tile is built on top: floor { $floor } would lie below floor { $top }.
palazzo-no-palace = There is no palace { $palace }.
palazzo-no-single = Palace { $palace } has more than one floor.
palazzo-no-tile-in-palace = { $tile } is not in palace { $palace }.
palazzo-no-take-single = Taking a palace’s only tile out changes nothing.
palazzo-no-slide-itself = A palace can’t slide into itself.
palazzo-no-take-and-slide = Taking a tile out and sliding it in elsewhere is the work of two turns.
palazzo-no-card-to-rebuild = Rebuilding costs a card, and your hand is empty.
palazzo-no-way-to-rebuild = There is nothing to rebuild yet.

## Palazzo: records and positions

palazzo-deal-setup = A match begins with five tiles and four cards for each seat.
palazzo-deal-card = “{ $token }” can’t be drawn now.
palazzo-deal-tile = “{ $token }” can’t be drawn now.
palazzo-position-known = A known card of P{ $seat } is not in the hand.
palazzo-position-quarries = There are four quarries, each a list of tiles.
palazzo-position-palace = The floors of the palace { $palace } do not ascend.
palazzo-position-row = The row does not fit the number of seats.
palazzo-position-step = This is no decision that can stand here.
palazzo-position-lot = The lot lies on its quarry, and the architect stands there.
palazzo-position-bid = The bid of P{ $seat } is not valid.
palazzo-position-to = An auction needs two seats that are in, and the one to bid is not the highest bidder.

## Carrara: things

carrara-name = The Palaces of Carrara
carrara-what = Buy marble late and cheap, build in six cities, call the king at the right moment
carrara-wealth = Coins
carrara-option-variant = Variant
carrara-option-variant-base = The base game.
carrara-option-variant-advanced = The advanced variant: the wheel may stand still, buildings of cost 8, replacing, upgrades, categories, objective cards.
carrara-block =
    { $colour ->
        [w] white block
        [y] yellow block
        [r] red block
        [g] green block
        [b] blue block
       *[k] black block
    }
carrara-block-priced =
    { $colour ->
        [w] white block
        [y] yellow block
        [r] red block
        [g] green block
        [b] blue block
       *[k] black block
    }, section { $section }, { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
carrara-type =
    { $type ->
        [biblioteca] Biblioteca
        [palazzo] Palazzo
        [porta] Porta
        [cattedrale] Cattedrale
        [castello] Castello
       *[villa] Villa
    }
carrara-tile =
    { $type ->
        [biblioteca] Biblioteca
        [palazzo] Palazzo
        [porta] Porta
        [cattedrale] Cattedrale
        [castello] Castello
       *[villa] Villa
    } { $cost }
carrara-tile-in-city =
    { $type ->
        [biblioteca] Biblioteca
        [palazzo] Palazzo
        [porta] Porta
        [cattedrale] Cattedrale
        [castello] Castello
       *[villa] Villa
    } { $cost } in { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }
carrara-object =
    { $object ->
        [crown] crown
        [book] book
        [gate] gate
        [cup] cup
        [arms] coat of arms
       *[flag] flag
    }
carrara-city =
    { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }
carrara-city-allows =
    { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }: { $blocks }
carrara-category =
    { $category ->
        [city] City buildings
       *[country] Country buildings
    }
carrara-category-within =
    { $category ->
        [city] city buildings
       *[country] country buildings
    }

## Carrara: the cards (at a table of so many seats)

carrara-card-scorings-4 = at least { $need } scorings
carrara-card-scorings-5 = at least { $need } scorings
carrara-card-scorings-types = at least { $need } types of building scored
carrara-card-scorings-mixed =
    scored in { $need ->
        [3] all three ways: a type, a city, a category
       *[other] at least { $need } of three ways: a type, a city, a category
    }
carrara-card-objects-all = at least { $need } objects
carrara-card-objects-kinds = at least { $need } kinds of object
carrara-card-objects-pairs = at least { $need } pairs of equal objects
carrara-card-objects-most = at least { $need } objects of one kind
carrara-card-built-cost = a total cost of at least { $need }
carrara-card-built-number = at least { $need } buildings
carrara-card-built-cities = buildings in at least { $need } cities
carrara-card-built-types = at least { $need } types of building
carrara-card-bonus-coins =
    { $points ->
        [one] { $points } point more for every 5 coins
       *[other] { $points } points more for every 5 coins
    }
carrara-card-bonus-blocks =
    { $points ->
        [one] { $points } point for each block left
       *[other] { $points } points for each block left
    }
carrara-card-bonus-kings = { $points } points for each king left
carrara-card-bonus-country = { $points } points for each country building
carrara-card-bonus-small = { $points } points for each building of cost 1 or 2
carrara-card-bonus-great = { $points } points for each building of cost 5 or 8
carrara-card-bonus-set = { $points } points for each full set of the six objects
carrara-card-bonus-scored = { $points } points for each city scored
carrara-card-quoted = “{ $card }”
carrara-worth-objects-all = { $points } points for each
carrara-worth-objects-kinds = { $points } points for each kind
carrara-worth-objects-pairs = { $points } points for each pair
carrara-worth-objects-most = { $points } points for each object of the kind you have most of
carrara-worth-built-cost =
    { $points ->
        [one] { $points } point for each cost point
       *[other] { $points } points for each cost point
    }
carrara-worth-built-number = { $points } points for each
carrara-worth-built-cities = { $points } points for each such city
carrara-worth-built-types = { $points } points for each type
carrara-card-worth = { $card }; { $worth }
carrara-card-name-scorings-4 = Four scorings
carrara-card-name-scorings-5 = Five scorings
carrara-card-name-scorings-types = Types scored
carrara-card-name-scorings-mixed = Ways of scoring
carrara-card-name-objects-all = Objects
carrara-card-name-objects-kinds = Kinds of object
carrara-card-name-objects-pairs = Pairs of objects
carrara-card-name-objects-most = Most of one object
carrara-card-name-built-cost = Cost built
carrara-card-name-built-number = Buildings
carrara-card-name-built-cities = Cities built in
carrara-card-name-built-types = Types built
carrara-card-name-bonus-coins = Bonus: coins
carrara-card-name-bonus-blocks = Bonus: blocks
carrara-card-name-bonus-kings = Bonus: kings
carrara-card-name-bonus-country = Bonus: country buildings
carrara-card-name-bonus-small = Bonus: small buildings
carrara-card-name-bonus-great = Bonus: great buildings
carrara-card-name-bonus-set = Bonus: full sets
carrara-card-name-bonus-scored = Bonus: cities scored

## Carrara: what is counted

carrara-count-blocks = Blocks
carrara-count-colour = Colour
carrara-count-bag = In the bag
carrara-count-wheel = On the wheel
carrara-count-buildings = Buildings left, on offer or in the pile
carrara-count-type = Type
carrara-count-cost = Cost { $cost }
carrara-count-objects = Objects
carrara-count-object = Object
carrara-count-supply = In the supply
carrara-count-sale = For sale

## Carrara: the table and whose turn

carrara-summary =
    The table: { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } on the wheel, { $market ->
        [one] { $market } building
       *[other] { $market } buildings
    } in the market and { $stack } in the pile, { $objects ->
        [one] { $objects } object
       *[other] { $objects } objects
    } for sale.
carrara-title-turn = { $name }, choose your action
    .watch = { $name } chooses an action
carrara-title-last-turn = { $name }, this is your last turn: choose your action
    .watch = { $name } has the last turn of all
carrara-title-buying = { $name }, take blocks from one section
    .watch = { $name } takes blocks
carrara-title-upgrade = { $name }, choose an upgrade tile
    .watch = { $name } chooses an upgrade tile
carrara-title-after = { $name }, buy an object or end your turn
    .watch = { $name } may still buy an object
carrara-title-won =
    { $points ->
        [one] { $name } wins with { $points } point
       *[other] { $name } wins with { $points } points
    }
carrara-title-shared = { $names } share the victory

## Carrara: what may be done

carrara-do-buy = Buy blocks
    .hint = turns the wheel first
carrara-do-buy-turn = Turn and buy
    .hint = the wheel moves on and is refilled
carrara-do-buy-still = Just buy
    .hint = the wheel stays as it is
carrara-do-take = Take blocks
    .hint =
        { $coins ->
            [one] you have { $coins } coin
           *[other] you have { $coins } coins
        }
    .confirm = Take
carrara-do-take-nothing = Take { $coins } coins
    .hint = no block can be paid; your hidden stock is shown
carrara-do-build = Build
    .hint = a building, a city, blocks
    .confirm = Build
carrara-do-replace = Replace
    .hint = a building by a dearer one, for the difference
    .confirm = Replace
carrara-do-score = Score
    .hint =
        { $kings ->
            [one] { $kings } king left
           *[other] { $kings } kings left
        }
    .confirm = Place a king
carrara-do-broke = Take { $coins } coins
    .hint = no action is possible; your hidden stock is shown
carrara-do-object = Buy { $object } for { $price }
    .group = Buy for { $price }
carrara-do-announce = Announce the end
    .hint = 5 points; the round will be played out
carrara-do-done = End the turn
carrara-do-upgrade = Upgrade { $field }: { $more } more for each cost point
carrara-slot-wheel = Blocks of one section
    .missing = blocks of one section
carrara-slot-tile = A building
    .missing = a building
carrara-slot-city = A city
    .missing = a city
carrara-slot-blocks = Blocks to pay with
    .missing = blocks to pay with
carrara-slot-old = The building to replace
    .missing = the building to replace
carrara-slot-new = The dearer building
    .missing = the dearer building
carrara-slot-field = What to score
    .missing = what to score
carrara-quick-section =
    Section { $section }: { $blocks }, { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
carrara-score-item = { $field }: { $pays }
carrara-pays =
    { $coins ->
        [0] { $vp ->
            [0] nothing
            [one] { $vp } point
           *[other] { $vp } points
        }
       *[other] { $vp ->
            [0] { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }
           *[other] { $coins } coins and { $vp } points
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }
carrara-note-price = { $price } of { $coins } coins; { $left } are left.
carrara-note-city =
    { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }, scored, would pay { $after } instead of { $before } { $unit ->
        [coins] coins
       *[vp] points
    }.
carrara-note-missed =
    { $count ->
        [one] { $count } object has run out and is not given.
       *[other] { $count } objects have run out and are not given.
    }
carrara-note-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Carrara: the log

carrara-log-setup = The first buildings lie in the market: { $tiles }.
carrara-log-setup-cards = The first buildings lie in the market: { $tiles }. The cards: { $cards }.
carrara-log-wheel = { $name } turned the wheel; onto section 1 came { $blocks }.
carrara-log-wheel-alone = { $name } turned the wheel; no block joined it.
carrara-log-still = { $name } did not turn the wheel before buying.
carrara-log-take =
    { $name } took { $blocks } from section { $section } { $price ->
        [0] for nothing
        [one] for { $price } coin
       *[other] for { $price } coins
    }.
carrara-shown-none = none
carrara-log-poor =
    { $name } could pay for no block, took { $coins } coins and showed what there was: { $had ->
        [one] { $had } coin
       *[other] { $had } coins
    }; blocks: { $blocks }; objects: { $objects }.
carrara-log-broke =
    { $name } could do nothing, took { $coins } coins and showed what there was: { $had ->
        [one] { $had } coin
       *[other] { $had } coins
    }; blocks: { $blocks }; objects: { $objects }.
carrara-log-build = { $name } built { $tile } in { $city } with { $blocks }.
carrara-log-replace = { $name } replaced { $old } in { $city } by { $tile } with { $blocks }.
carrara-log-market = { $tile } came into the market.
carrara-log-upgrade = { $name } upgraded { $field } by { $more }.
carrara-log-score =
    { $name } scored { $field }: { $coins ->
        [0] { $vp ->
            [one] { $vp } point
           *[other] { $vp } points
        }
       *[other] { $vp ->
            [0] { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }
           *[other] { $coins } coins and { $vp } points
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }{ $missed ->
        [0] .
        [one] ; { $missed } object had run out.
       *[other] ; { $missed } objects had run out.
    }
carrara-log-object = { $name } bought { $object } for { $price } coins.
carrara-log-announce = { $name } announced the end for { $points } points. The round will be played out.
carrara-log-last = { $name } built the last building. The round will be played out.
carrara-log-over = Everyone has had the same number of turns: the match has ended.

## Carrara: points

carrara-line-scored = Scored
carrara-line-announced = The end announced
carrara-line-uncounted = Other objects
carrara-line-coins = Coins
carrara-part-scored = points scored
carrara-part-announced = for announcing the end
carrara-part-card = { $units }: { $card }
carrara-part-objective =
    { $units }: { $worth }. The end needs { $need }: { $met ->
        [yes] reached
       *[no] not reached
    }.
carrara-part-uncounted =
    { $units ->
        [one] { $units } other object
       *[other] { $units } other objects
    }
carrara-part-coins =
    { $units ->
        [one] { $units } coin, 1 point for every 5
       *[other] { $units } coins, 1 point for every 5
    }
carrara-tie-blocks = { $points } points each: { $names } wins with { $blocks } blocks left.
carrara-tie-shared = { $points } points and { $blocks } blocks each: { $names } share the victory.

## Carrara: refusals

carrara-no-over = The match has ended.
carrara-no-blocks-left = There is no block on the wheel or in the bag.
carrara-no-blocks-on-wheel = There is no block on the wheel.
carrara-no-buy-how = Say whether the wheel turns: “buy turn” or “buy still”.
carrara-no-buy-choice = In the base game the wheel always turns.
carrara-no-take-nothing = At least one block must be taken.
carrara-no-block-there = Not on section { $section }: { $blocks }.
carrara-no-other-section = Blocks come from one section, here section { $section }.
carrara-no-coins =
    That costs { $price }; you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
carrara-no-coins-for-any =
    { $coins ->
        [one] With { $coins } coin no block can be paid.
       *[other] With { $coins } coins no block can be paid.
    }
carrara-no-tile = { $tile } is not available.
carrara-no-great = Buildings of cost 8 belong to the advanced variant.
carrara-no-blocks = Not among your blocks: { $blocks }.
carrara-no-colour = { $city } does not allow this: { $blocks }.
carrara-no-sum = { $paid } blocks are paid, { $due } are due.
carrara-no-build = Your blocks pay no building in any city.
carrara-no-replace = There is nothing that your blocks could replace.
carrara-no-replace-base = Buildings are replaced in the advanced variant alone.
carrara-no-old = { $tile } does not stand in { $city }.
carrara-no-dearer = The new building must be dearer than the old one.
carrara-no-upgrade = The upgrade tile is taken: { $field }.
carrara-no-score = Nothing can be scored now.
carrara-no-category = Categories are scored in the advanced variant alone.
carrara-no-twice = You have scored this: { $field }.
carrara-no-building = You have no building of this: { $field }.
carrara-no-city-again = { $city } has been scored by { $name }.
carrara-no-city-yet = { $city } needs { $need } buildings to be scored; you have { $have }.
carrara-no-king = All { $kings } kings are placed.
carrara-no-broke = An action is possible.
carrara-no-second-object = One object is bought in a turn.
carrara-no-sale = Not for sale any more: { $object }.
carrara-no-object-coins = An object costs { $price } coins; you have { $coins }.
carrara-no-announced = The end has been announced.
carrara-no-objective = Not yet: { $card }. You have { $have } of { $need }.

## Carrara: records and positions

carrara-deal-market = A match begins with nine buildings in the market.
carrara-deal-cards = The advanced variant begins with one card of each part.
carrara-deal-tile = “{ $token }” can’t be drawn now.
carrara-deal-block = “{ $token }” can’t be drawn now.
carrara-position-wheel = The wheel has six sections, each a list of blocks.
carrara-position-great = Buildings of cost 8 are neither in the market nor in the pile.
carrara-position-announced = One seat alone announces the end.
carrara-position-kings = P{ $seat } has scored more often than there are kings.
carrara-position-cards = There is one card each of { $parts }.

## Carrara: what the drawings show

carrara-end = The end
carrara-screen = Your hidden stock
carrara-screen-stands = The stocks are hidden.
carrara-own-cities = Own cities
carrara-kings-left =
    { $kings ->
        [one] { $kings } king left
       *[other] { $kings } kings left
    }
carrara-last-round =
    { $turns ->
        [0] this is the last turn
        [one] last round: { $turns } more turn
       *[other] last round: { $turns } more turns
    }
carrara-may-announce = may be announced by { $names }
carrara-bonus = Bonus: { $card }
carrara-objective = { $name }: { $have } of { $need }
carrara-objective-hidden = { $name }: hidden, { $need } needed
carrara-section = Section { $section }
carrara-market = The market
carrara-for-sale = Objects for sale
carrara-board-more = Besides
carrara-bag =
    { $blocks ->
        [one] { $blocks } block in the bag
       *[other] { $blocks } blocks in the bag
    }
carrara-stack =
    { $tiles ->
        [one] { $tiles } building in the pile
       *[other] { $tiles } buildings in the pile
    }
carrara-upgrades = upgrade tiles: { $fields }
carrara-heading-scored = { $field }, scored
carrara-heading-scored-by = { $field }, scored by { $name }
carrara-heading-pays = { $field }, scored now, pays { $pays }
carrara-heading-would = { $field }, not to be scored yet ({ $pays })
carrara-blocks = Blocks
carrara-objects = Objects
carrara-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Dominion

dominion-name = Dominion
dominion-what = Build a deck card by card, and turn coins into provinces
dominion-wealth = Coins on all treasures
dominion-option-kingdom = The ten kingdom cards
dominion-option-kingdom-first-game = First Game: an even mix to learn with
dominion-option-kingdom-big-money = Big Money: treasures and what improves them
dominion-option-kingdom-interaction = Interaction: cards that concern everybody
dominion-option-kingdom-size-distortion = Size Distortion: tiny decks and huge ones
dominion-option-kingdom-village-square = Village Square: long chains of actions
dominion-option-kingdom-random = Ten at random
dominion-option-kingdom-own = Ten of your choice
dominion-cost = Costs { $cost }

## Dominion: its cards

dominion-card-copper = Copper
dominion-card-silver = Silver
dominion-card-gold = Gold
dominion-card-estate = Estate
dominion-card-duchy = Duchy
dominion-card-province = Province
dominion-card-curse = Curse
dominion-card-cellar = Cellar
dominion-card-chapel = Chapel
dominion-card-moat = Moat
dominion-card-chancellor = Chancellor
dominion-card-village = Village
dominion-card-woodcutter = Woodcutter
dominion-card-workshop = Workshop
dominion-card-bureaucrat = Bureaucrat
dominion-card-feast = Feast
dominion-card-gardens = Gardens
dominion-card-militia = Militia
dominion-card-moneylender = Moneylender
dominion-card-remodel = Remodel
dominion-card-smithy = Smithy
dominion-card-spy = Spy
dominion-card-thief = Thief
dominion-card-throne-room = Throne Room
dominion-card-council-room = Council Room
dominion-card-festival = Festival
dominion-card-laboratory = Laboratory
dominion-card-library = Library
dominion-card-market = Market
dominion-card-mine = Mine
dominion-card-witch = Witch
dominion-card-adventurer = Adventurer
# Where a name may be broken, if it has no room in one line.
dominion-hyphens = Adven-turer Bureau-crat Chan-cellor Fes-tival Labora-tory Money-lender Prov-ince Re-model Vil-lage Wood-cutter Work-shop

dominion-type-treasure = treasure
dominion-type-victory = victory
dominion-type-curse = curse
dominion-type-action = action
dominion-type-attack = action – attack
dominion-type-reaction = action – reaction

## Dominion: what the cards say (text), and the rulings (rules)

dominion-text-copper = 1 coin.
dominion-text-silver = 2 coins.
dominion-text-gold = 3 coins.
dominion-text-estate = 1 victory point.
dominion-text-duchy = 3 victory points.
dominion-text-province = 6 victory points.
dominion-text-curse = −1 victory point.
dominion-text-cellar = +1 action. Discard any number of cards, then draw as many.
dominion-rules-cellar = The Cellar itself is in play and can’t be discarded. All cards are chosen first and discarded together, then you draw. If the draw needs a shuffle, the cards just discarded are shuffled in. (K1)
dominion-text-chapel = Trash up to four cards from your hand.
dominion-rules-chapel = The Chapel that you played is in play and can’t be trashed; another Chapel in your hand may go. Trashing none is allowed. (K2)
dominion-text-moat = +2 cards. When another player plays an attack, you may show this card from your hand: the attack does not concern you.
dominion-rules-moat = You are asked when the attack is played, before it does anything, in turn order, and once for each time it is played. The Moat stays in your hand. You are as if absent: you gain no Curse, show no card, discard nothing. Nobody else is protected, and the attacker keeps everything else that the card gives. (K3)
dominion-text-chancellor = +2 coins. You may put your whole deck into your discard pile.
dominion-rules-chancellor = You decide at once, before anything else is played or bought, and without looking at the cards. (K4)
dominion-text-village = +1 card, +2 actions.
dominion-rules-village = The Village takes one action and gives two: after the first Village two actions are left, after a second one three. (K5)
dominion-text-woodcutter = +1 buy, +2 coins.
dominion-rules-woodcutter = In this turn’s buy phase you may buy one card more and have two coins more to spend. (K6)
dominion-text-workshop = Gain a card that costs up to 4.
dominion-rules-workshop = The card comes from the supply and goes to your discard pile. Neither coins nor other cards raise the limit. (K7)
dominion-text-bureaucrat = Gain a Silver and put it on top of your deck. Each other player puts a victory card from hand on top of their deck, or shows a hand without one.
dominion-rules-bureaucrat = A Curse is not a victory card. If a deck is empty, the card put there is the whole deck; nothing is shuffled. With no Silver left the attack still happens. (K8)
dominion-text-feast = Trash this card. Gain a card that costs up to 5.
dominion-rules-feast = The card gained comes from the supply and goes to your discard pile; coins don’t raise the limit. Played by a Throne Room you trash the Feast once and gain two cards. (K9)
dominion-text-gardens = 1 victory point for every 10 of your cards.
dominion-rules-gardens = At the end all your cards count, Gardens too, wherever they are; rounded down: 39 cards give 3 points for each Gardens, 40 cards give 4. The pile holds 8 with two players, 12 with three or four. (K10)
dominion-text-militia = +2 coins. Each other player discards down to three cards in hand.
dominion-rules-militia = Whoever holds three cards or fewer discards nothing. (K11)
dominion-text-moneylender = Trash a Copper from your hand for +3 coins.
dominion-rules-moneylender = If you hold a Copper you must trash it. Without a Copper nothing happens. (K12)
dominion-text-remodel = Trash a card from your hand. Gain a card that costs up to 2 more.
dominion-rules-remodel = The Remodel in play can’t be trashed, another one in your hand may. If you have no card to trash you gain none. The card gained may be cheaper or even the same; coins don’t raise the limit. A Curse costs 0. (K13)
dominion-text-smithy = +3 cards.
dominion-rules-smithy = Draw three cards into your hand. (K14)
dominion-text-spy = +1 card, +1 action. You and each other player show the top card of the deck; you decide for each: discard it, or put it back.
dominion-rules-spy = You draw first. Then the top cards are shown, yours first, then in turn order, and you decide about each before the next. Whose deck is empty shuffles; who has no card left at all is skipped. (K15)
dominion-text-thief = Each other player shows the top two cards of the deck. Of the treasures among them you trash one each; you may gain any of those trashed. The other cards shown are discarded.
dominion-rules-thief = At most one treasure a player; you choose which. Only treasures trashed just now can be gained: all, some or none; they go to your discard pile. With one card in the deck a player shows it, shuffles the discard pile without it and shows the second. (K16)
dominion-text-throne-room = Choose an action card in your hand and play it twice.
dominion-rules-throne-room = Neither play takes an action beyond that of the Throne Room. The first play is finished wholly before the second, and nothing is played between. A Throne Room on a Throne Room plays two other actions twice each, not one four times. A Market played twice leaves two actions. If you hold an action you must choose one. (K17)
dominion-text-council-room = +4 cards, +1 buy. Each other player draws a card.
dominion-rules-council-room = The others draw whether they like it or not, shuffling where they must. It is no attack. (K18)
dominion-text-festival = +2 actions, +1 buy, +2 coins.
dominion-rules-festival = The Festival takes one action and gives two: count your actions aloud. (K19)
dominion-text-laboratory = +2 cards, +1 action.
dominion-rules-laboratory = Draw two cards; the action that the Laboratory took is given back. (K20)
dominion-text-library = Draw until you hold seven cards. You may set aside each action card that you draw; those are discarded afterwards.
dominion-rules-library = You decide about each action card as you draw it; you may keep it. Cards set aside are not shuffled in when the deck runs out. If there is nothing left to draw you stop. With seven cards or more in hand you draw none. (K21)
dominion-text-market = +1 card, +1 action, +1 buy, +1 coin.
dominion-rules-market = Draw a card; then you may play one action more, buy one card more and spend one coin more. (K22)
dominion-text-mine = Trash a treasure from your hand. Gain a treasure that costs up to 3 more, into your hand.
dominion-rules-mine = Usually a Copper becomes a Silver or a Silver a Gold, and you can spend it this turn. The same or a cheaper treasure is allowed. With a treasure in hand you must trash one; without one nothing happens. (K23)
dominion-text-witch = +2 cards. Each other player gains a Curse.
dominion-rules-witch = In turn order from your left, while Curses last; they go to the discard piles. You draw your cards even when no Curse is left. (K24)
dominion-text-adventurer = Show cards from your deck until two of them are treasures. Take those into your hand, discard the others.
dominion-rules-adventurer = Cards that have been shown are not shuffled in when the deck runs out. If everything runs out you keep what was found. The other cards are discarded as soon as you are done. (K25)

## Dominion: what is counted

dominion-count-supply = The supply
dominion-count-card = Card
dominion-count-cost = Cost
dominion-count-left = Left
dominion-count-empty =
    { $empty ->
        [0] No pile is empty; three empty ones end the match.
        [one] One pile is empty; three end the match.
       *[other] { $empty } piles are empty; three end the match.
    }
dominion-count-own = Your cards
dominion-count-all = All
dominion-count-hand = Hand
dominion-count-cards = { $n } cards in all, { $deck } in the deck

## Dominion: its table

dominion-supply = Supply
dominion-pile = { $card }: costs { $cost }, { $left } left
dominion-deck = Deck
dominion-deck-of = { $n ->
    [one] Deck: one card
   *[other] Deck: { $n } cards
}
dominion-discard = Discard pile
dominion-trash = Trash
dominion-play-area = Cards played
dominion-aside = Set aside
dominion-actions = Actions
dominion-buys = Buys
dominion-coins = Coins
dominion-empty = Empty piles
dominion-summary = { $provinces ->
    [one] One Province left
   *[other] { $provinces } Provinces left
}, { $empty ->
    [0] no empty pile
    [one] one empty pile
   *[other] { $empty } empty piles
}. { $n ->
    [0] Nothing is in play.
   *[other] In play: { $played }.
} In the trash: { $trash }.

## Dominion: its decisions

dominion-title-action = { $actions ->
    [one] { $name }, play an action, or go on
   *[other] { $name }, play an action: { $actions } left
}
    .watch = { $name } plays actions
dominion-title-buy = { $name }, buy: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $buys ->
    [one] 1 buy
   *[other] { $buys } buys
}
    .watch = { $name } buys
dominion-title-bought = { $name }, end your turn
    .watch = { $name } ends the turn
dominion-title-moat = { $name }, show a Moat against { $card }?
    .watch = { $name } may show a Moat
dominion-title-cellar = { $name }, discard any number and draw as many
    .watch = { $name } discards for the Cellar
dominion-title-militia = { $n ->
    [one] { $name }, discard one card
   *[other] { $name }, discard { $n } cards
}
    .watch = { $name } discards
dominion-title-trash = { $most ->
    [one] { $name }, trash a card for { $card }
   *[other] { $name }, trash up to four cards for { $card }
}
    .watch = { $name } trashes for { $card }
dominion-title-gain = { $name }, gain a card that costs up to { $limit }
    .watch = { $name } gains a card
dominion-title-bureaucrat = { $name }, put a victory card on your deck
    .watch = { $name } puts a victory card on the deck
dominion-title-chancellor = { $name }, put your deck into the discard pile?
    .watch = { $name } decides about the deck
dominion-title-library = { $name }, set the action card aside, or keep it?
    .watch = { $name } drew an action card
dominion-title-spy = { $own ->
    [yes] { $name }, { $card } lies on your own deck: discard it, or put it back?
   *[no] { $name }, { $card } lies on the deck of { $victim }: discard it, or put it back?
}
    .watch = { $name } spies on { $victim }
dominion-title-thief = { $name }, trash a treasure of { $victim }
    .watch = { $name } trashes a treasure of { $victim }
dominion-title-loot = { $name }, which treasures do you gain?
    .watch = { $name } chooses among the trashed treasures
dominion-title-throne = { $name }, choose an action to play twice
    .watch = { $name } chooses an action to play twice
dominion-title-won = { $points ->
    [one] { $name } wins with one point
   *[other] { $name } wins with { $points } points
}
dominion-title-shared = { $names } share the victory

dominion-do-play = Play { $card }
dominion-do-treasures = Play all treasures
    .hint = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
dominion-do-buy = Buy { $card }
    .hint = for { $cost }
dominion-do-gain = Gain { $card }
    .hint = costs { $cost }
dominion-do-trash = Trash { $card }
dominion-do-top = Put { $card } on the deck
dominion-do-reveal = Show { $card }
dominion-do-no-moat = Show nothing
dominion-do-deck = { $cards ->
    [one] The deck, one card, into the discard pile
   *[other] The deck, { $cards } cards, into the discard pile
}
dominion-do-no-chancellor = Leave the deck
dominion-do-aside = Set { $card } aside
dominion-do-keep = Keep { $card }
dominion-do-spy-discard = { $name }: discard { $card }
dominion-do-spy-back = { $name }: put { $card } back
dominion-do-end-actions = End of actions
dominion-do-end = End the turn
dominion-do-cellar-compose = Discard
    .none = Without discarding
    .confirm = Discard and draw
dominion-do-trash-compose = Trash
    .none = Without trashing
    .confirm = Trash
dominion-do-militia-compose = Discard
    .confirm = Discard
dominion-do-loot-compose = Gain
    .none = Gain none
    .confirm = Gain
dominion-slot-discard = Cards to discard
    .missing = cards to discard
dominion-slot-trash = Cards to trash
    .missing = cards to trash
dominion-slot-gain = Treasures to gain
    .missing = treasures to gain
dominion-quick-all = All
dominion-quick-useless = { $n ->
    [one] The card that is of no use
   *[other] The { $n } cards that are of no use
}
dominion-note-discard = { $n ->
    [0] No card is discarded
    [one] One card is discarded
   *[other] { $n } cards are discarded
}
dominion-note-trash = { $n ->
    [0] No card is trashed
    [one] One card is trashed
   *[other] { $n } cards are trashed
}
dominion-note-gain = { $n ->
    [0] No card is gained
    [one] One card is gained
   *[other] { $n } cards are gained
}

## Dominion: its log

dominion-log-kingdom = The kingdom: { $cards }.
dominion-log-turn = { $name } is next.
dominion-log-draw = { $n ->
    [one] { $name } drew a card.
   *[other] { $name } drew { $n } cards.
}
dominion-log-shuffle = { $name } shuffled the discard pile: a new deck of { $n }.
dominion-log-play = { $name } played { $card }.
dominion-log-throned = { $name } chose { $card } to be played twice: the first time.
dominion-log-again = { $name } played { $card } a second time.
dominion-log-treasures = { $name } played { $cards }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
} in all.
dominion-log-buy = { $name } bought { $card }.
dominion-log-gain-discard = { $name } gained { $card }.
dominion-log-gain-hand = { $name } gained { $card } into the hand.
dominion-log-gain-deck = { $name } gained { $card } onto the deck.
dominion-log-reveal = { $name } showed { $cards }.
dominion-log-show = { $name } showed a hand without a victory card: { $cards }.
dominion-log-discard = { $name } discarded { $cards }.
dominion-log-discard-none = { $name } discarded nothing.
dominion-log-trash = { $name } trashed { $cards }.
dominion-log-trash-none = { $name } trashed nothing.
dominion-log-top = { $name } put { $card } on the deck.
dominion-log-moat = { $name } showed a Moat against { $card }.
dominion-log-deck = { $n ->
    [one] { $name } put the deck, one card, into the discard pile.
   *[other] { $name } put the deck, { $n } cards, into the discard pile.
}
dominion-log-aside = { $name } set { $card } aside.
dominion-log-found = { $name } took { $cards } into the hand.
dominion-log-spied = { $name } had { $victim } discard { $card }.
dominion-log-back = { $name } left { $card } on the deck of { $victim }.
dominion-log-stolen = { $name } trashed { $card } of { $victim }.
dominion-log-loot = { $name } gained from the trash: { $cards }.
dominion-log-over = The match has ended.

## Dominion: its sheet

dominion-part-each = { $n } × { $each }
dominion-part-gardens = { $n } × { $each } ({ $cards } cards)
dominion-tie-turns = Level at { $points } points: { $names } had fewer turns ({ $turns }).
dominion-tie-shared = Level at { $points } points and at turns: { $names } share the victory.

## Dominion: why a move is refused

dominion-no-over = The match has ended.
dominion-no-bought = Treasures are played before the first card is bought.
dominion-no-treasure = There is no treasure in hand.
dominion-no-buys = There is no buy left.
dominion-no-coins = { $card } costs { $cost }; you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
dominion-no-supply = There is no { $card } in the supply.
dominion-no-card = { $card } is not in hand so often.
dominion-no-type = { $card } is not of the type that is called for.
dominion-no-discard-count = { $n ->
    [one] Exactly one card must be discarded.
   *[other] Exactly { $n } cards must be discarded.
}
dominion-no-trash-count = At most { $n } cards are trashed.
dominion-no-trash-one = One card must be trashed.
dominion-no-gain-one = One card must be gained.
dominion-no-gain-limit = { $card } costs { $cost }; it may be { $limit } at most.
dominion-no-reaction = Only a Moat is shown against an attack.
dominion-no-spied = The card of P{ $seat } is decided now.
dominion-no-shown = { $card } is not among the cards shown.
dominion-no-taken = Only the treasures just trashed can be gained.

## Dominion: why a record or position is refused

dominion-deal-setup = A match begins with the kingdom and five cards for each seat.
dominion-deal-kingdom = These are not ten kingdom cards.
dominion-deal-card = “{ $deal }” can’t be dealt now.
dominion-deal-form = This is no deal.
dominion-kingdom-card = “{ $card }” is no kingdom card.
dominion-kingdom-twice = { $card } stands twice in the kingdom.
dominion-kingdom-count = A kingdom has { $piles } cards, not { $n }.
dominion-position-play = Only the seat whose turn it is has cards in play or aside.
dominion-position-supply = The pile of { $token } can’t be that high.
dominion-position-phase = A phase is action or buy; a card asks in the action phase only.
dominion-position-step = This is no decision that can stand here.
dominion-position-impossible = This can’t be decided with the cards as they lie.

## Dominion: on the cards, in few words

dominion-brief-cellar = Discard any, draw as many.
dominion-brief-chapel = Trash up to 4 cards.
dominion-brief-moat = Shown, it wards off an attack.
dominion-brief-chancellor = You may discard your deck.
dominion-brief-workshop = Gain a card that costs up to 4.
dominion-brief-bureaucrat = A Silver onto your deck; the others put a victory card onto theirs.
dominion-brief-feast = Trash this; gain a card that costs up to 5.
dominion-brief-gardens = 1 point for every 10 of your cards.
dominion-brief-militia = The others keep 3 cards.
dominion-brief-moneylender = Trash a Copper: +3 coins.
dominion-brief-remodel = Trash a card; gain one that costs up to 2 more.
dominion-brief-spy = Each shows a top card; you decide on it.
dominion-brief-thief = The others show 2 cards: trash a treasure; you may gain it.
dominion-brief-throne-room = Play an action twice.
dominion-brief-council-room = The others draw a card.
dominion-brief-library = Draw until you hold 7; set actions aside.
dominion-brief-mine = Trash a treasure; gain one, up to 3 dearer, to hand.
dominion-brief-witch = The others gain a Curse.
dominion-brief-adventurer = Dig for two treasures.

## Dominion: what the drawings show

dominion-about =
    { $card }: { $type }, costs { $cost }
    { $text }
dominion-about-curse =
    { $card }: costs { $cost }
    { $text }
dominion-about-ruled =
    { $card }: { $type }, costs { $cost }
    { $text }
    { $rules }
dominion-within-reach =
    { $about }
    The treasures in your hand are enough for it.
dominion-times = { $n } × { $card }
dominion-cards-held = { $n ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $n } cards in hand
}
dominion-shown = Cards shown
dominion-of = { $name }
dominion-turn = The turn
dominion-left = { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $buys ->
    [one] one buy
   *[other] { $buys } buys
}, { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
dominion-in-trash = { $n ->
    [0] the trash is empty
    [one] one card in the trash
   *[other] { $n } cards in the trash
}
dominion-ending = The end
dominion-ending-so-far = It comes when the Provinces are gone, or three piles. { $provinces ->
    [one] One Province is left
   *[other] { $provinces } Provinces are left
}, { $empty ->
    [0] no pile is empty
    [one] one pile is empty
   *[other] { $empty } piles are empty
}.
dominion-ending-told =
    { $heading }
    { $text }
dominion-deck-closed = { $empty ->
    [yes] No cards
   *[other] Some cards, not to be counted
}
dominion-none = None
dominion-owned = { $n } cards after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
