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
unofficial = An unofficial fan implementation with its own drawings. Palazzo is a game by Reiner Knizia.
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

## Keys

key-tab = From region to region
key-arrows = Inside a region
key-enter = Acts
key-esc = One step back; a choice made stays made
key-numbers = The offered moves
key-u = Undo
key-zx = One move back, one on
key-l = The log
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
seat-name = Name on seat { $number }
seat-kind = Who plays seat { $number }
seat-up = Move { $name } up
seat-down = Move { $name } down
seat-remove = Remove { $name }
kind-person = Person
bot-greedy = greedy
bot-random = random
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
unreadable = A saved match can’t be read
unreadable-what = It may be damaged, or written by a newer version. Export it to keep it, or delete it.
storage-blocked = This browser keeps no matches: its storage is full or blocked. A match can be played all the same, and its link keeps it.

## Links

joined =
    { $count ->
        [one] The link carries your match { $count } move further.
       *[other] The link carries your match { $count } moves further.
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
wait-onlooker = Another tab plays this match.
away = It is { $name }’s decision, on another device.
away-send = Send { $name } the link
away-take = Play { $name } here
put-back = Put back
tray-missing = Still to choose: { $what }
sum-lies = lies
sum-adds = added
quick = Ready to take
cheapest = Cheapest that does
refusal-with-rule = { $why } (rule { $rule }).

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
sheet-what = Palace
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

## Errors

error-unexpected = Something went wrong: { $text }
error-engine = The engine has a fault: { $detail }
error-request = The engine did not understand the page. Load the page again.
error-no-match = There is no match on the table.
error-over = The match has ended.
error-moment = The match has no move { $t }.
error-not-automatic = A person decides now.
error-composer = There is nothing to put together as “{ $name }” now.
error-piece = There is no piece “{ $at }” here.
error-undo-nothing = There is nothing to take back.
error-undo-learned = { $name } has decided, and something new was seen since: it can’t be taken back.
error-game = There is no game called “{ $name }”.
error-rules = These are other rules than ours, which have number { $here }.
error-bot = There is no bot called “{ $name }”.
error-name = A name has at most { $most } characters of plain text.
error-option = There is no option “{ $key }”.
error-option-value = The option “{ $key }” has no value “{ $value }”.
error-seat = “{ $text }” is no seat of this match.
error-seats = { $game } is for { $min } to { $max } seats.
error-seed = A seed has 1 to 16 figures from 0 to 9 and letters from a to f.
error-no-seed = A match without a seed has no link.
error-line = Line { $line }: { $reason }
error-link-empty = The link holds no match.
error-link-long = The link is too long to be a match.
error-link-characters = The link has a character that no link has.
error-link-damaged = The link is damaged or cut off: its check sum is wrong.
error-link-broken = The link holds no match that can be played.
error-link-version = The link was made by another version of Piazza.
error-link-rules = The link was made for rules number { $rules }; here they have number { $here }.
error-position-json = This is no position: it is not the right kind of JSON.
error-position-long = The text is too long to be a position.
error-record-long = The text is too long to be a record.
error-record-tag = This is no tag of a record, or it stands twice.
error-record-no-tag = The tag { $tag } is missing.
error-record-line = This is neither a deal nor a move.
error-record-over = The match ended before this line.
error-record-seat = It is the turn of P{ $seat }.
error-record-deal = Here “deal: { $deal }” must stand.
error-record-no-deal = Nothing is dealt here.
error-record-result = The result is “{ $result }”.
error-record-link = The link is not that of this match.
error-input = The input ended in the middle of the match.
error-matches = At least one match is played.
error-depth = The depth is at least 1.

## Palazzo: things

palazzo-name = Palazzo
palazzo-what = Buy and bid for floors, build palaces in Florence
palazzo-option-price_count = The price in the warehouse
palazzo-option-price_count-turn_start = Tiles lying there at the start of the turn count: a tile just drawn does not make the others cheaper.
palazzo-option-price_count-purchase = Tiles lying there at the purchase count: a tile just drawn makes each cheaper by 1.
palazzo-tile =
    { $material ->
        [B] brick
        [S] sandstone
       *[M] marble
    } floor { $floor } with { $windows ->
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
palazzo-palace = Palace { $palace }
palazzo-palace-worth =
    Palace { $palace }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
palazzo-quarry =
    Quarry { $quarry ->
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

## Palazzo: the table

palazzo-summary =
    The board: { $warehouse ->
        [one] { $warehouse } tile
       *[other] { $warehouse } tiles
    } in the warehouse, { $quarries } on the quarries, the architect on quarry { $architect ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $riders } of five riders, { $stock } in the stock.
palazzo-warehouse-price = Warehouse, each costs { $price }
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
palazzo-offer-money = Money
palazzo-offer-lot = The lot
palazzo-offer-pending = To build
palazzo-offer-fan = Shared out
palazzo-piles = deck { $deck } · discard { $discard }
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
palazzo-title-market = { $name }, buy for { $price } each, or auction
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
    .hint = draws two tiles first; each costs { $price }
palazzo-do-rebuild = Rebuild
    .hint = costs one card
    .confirm = Rebuild
palazzo-do-pick = Take { $card }
palazzo-do-buy = Buy
    .hint = one or two tiles, each { $price }
    .confirm = Pay { $total }
    .short = of { $need }: { $lack } short
    .enough =
        { $over ->
            [0] is the price
           *[other] { $over } more than { $need }
        }
palazzo-do-auction =
    Auction quarry { $quarry ->
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
    Share out quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint = { $tiles } tiles; you choose first
palazzo-do-auction-nothing = Auction nothing
    .hint = no quarry holds a tile; the turn ends
palazzo-do-bid = Bid
    .hint = more than { $highest }
    .confirm = Bid { $total }
    .short = { $lack } short of { $need }
    .enough = beats { $highest } by { $over }
palazzo-do-pass = Pass
    .hint = take your cards back
palazzo-do-choose = Choose { $tile }
palazzo-do-place = Build { $tile } on palace { $palace }
palazzo-do-new = Found a palace with { $tile }
palazzo-do-drop = Drop { $tile }
    .hint = out of the game, face down
palazzo-slot-tiles = One or two tiles
palazzo-slot-cards = Cards to pay with
palazzo-slot-card = One card to pay with
palazzo-slot-way = What to rebuild
palazzo-way-take = Take { $tile } out of palace { $palace }
palazzo-way-slide = Slide { $tile } into palace { $palace }
palazzo-way-drop = Drop { $tile }
palazzo-quick-bid = { $total }: { $cards }
palazzo-note-triple = Three of value { $value } are a triple, worth { $worth }.
palazzo-note-triple-certificates = Three certificates are a triple, worth { $worth }.
palazzo-note-gain =
    { $points ->
        [0] They would bring no points at once.
        [one] They would bring up to { $points } point at once.
       *[other] They would bring up to { $points } points at once.
    }
palazzo-note-change =
    { $points ->
        [0] Changes no points.
        [one] Changes your points by { $points }.
       *[other] Changes your points by { $points }.
    }

## Palazzo: the log

palazzo-log-setup = The first tiles lie on the board: { $tiles }.
palazzo-log-row = { $name } takes money; turned up: { $cards }.
palazzo-log-pick = { $name } took { $card }.
palazzo-log-shuffle =
    { $cards ->
        [one] The discard is shuffled into a new deck of { $cards } card.
       *[other] The discard is shuffled into a new deck of { $cards } cards.
    }
palazzo-log-draw-warehouse = { $name } drew { $tile } to the warehouse.
palazzo-log-draw-quarry =
    { $name } drew { $tile } to quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-rider = { $name } turned up a rider: { $count } of { $all }.
palazzo-log-buy = { $name } bought { $tiles } for { $price }, paid with { $cards }.
palazzo-log-auction =
    { $name } auctions { $tiles } from quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } and opens with 3.
palazzo-log-share =
    { $name } shares out { $tiles } from quarry { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-nothing = { $name } auctions, but no quarry holds a tile.
palazzo-log-bid = { $name } bids { $total }, adding { $cards }.
palazzo-log-pass = { $name } passes and takes every card back.
palazzo-log-won = { $name } won { $tiles } at { $total }, paid with { $cards }.
palazzo-log-won-certificate = Nobody raised: { $name } got { $tiles } for the certificate alone.
palazzo-log-choose = { $name } chose { $tile }.
palazzo-log-leave = Left over and out of the game: { $tiles }.
palazzo-log-place = { $name } built { $tile } on palace { $palace }.
palazzo-log-found = { $name } founded a palace with { $tile }.
palazzo-log-drop = { $name } dropped { $tile }.
palazzo-log-take = { $name } paid { $card } and took { $tile } out of palace { $palace }.
palazzo-log-slide = { $name } paid { $card } and slid { $tile } into palace { $palace }.
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

palazzo-no-due = “{ $move }” is not what is decided now: { $verbs }.
palazzo-no-form = “{ $text }” has not the form of a move.
palazzo-no-over = The match has ended.
palazzo-no-money = Deck and discard hold { $left } cards; { $need } are needed.
palazzo-no-card-in-row = { $card } is not among the cards turned up.
palazzo-no-warehouse = The warehouse is empty.
palazzo-no-buy = Your cards pay no tile at { $price }.
palazzo-no-tile-count = One or two tiles are bought.
palazzo-no-tile-in-warehouse = { $tile } is not in the warehouse.
palazzo-no-in-hand = Not in the hand: { $cards }.
palazzo-no-mixed = A payment uses one currency only.
palazzo-no-other-currency = This payment is in { $currency }: another currency can’t join it.
palazzo-no-certificates = Certificates alone pay nothing.
palazzo-no-enough = { $total } is less than the price of { $price }.
palazzo-no-change = A smaller part of these cards pays the price of { $price }, and no change is given.
palazzo-no-raise = { $total } does not beat { $highest }.
palazzo-no-raise-left = Your cards can’t beat { $highest }.
palazzo-no-tile-to-choose = { $tile } is not among these tiles.
palazzo-no-tile-to-build = { $tile } is not there to be built.
palazzo-no-floor-twice = Floor { $floor } is already in this palace.
palazzo-no-below = A tile is built on top: floor { $floor } would lie below floor { $top }.
palazzo-no-palace = There is no palace { $palace }.
palazzo-no-single = Palace { $palace } has more than one floor.
palazzo-no-tile-in-palace = { $tile } is not in palace { $palace }.
palazzo-no-take-single = Taking a palace’s only tile out changes nothing.
palazzo-no-slide-itself = A palace can’t slide into itself.
palazzo-no-card-to-rebuild = Rebuilding costs a card, and your hand is empty.
palazzo-no-way-to-rebuild = There is nothing to rebuild yet.

## Palazzo: records and positions

palazzo-deal-setup = A match begins with five tiles and four cards for each seat.
palazzo-deal-card = “{ $token }” can’t be drawn now.
palazzo-deal-tile = “{ $token }” can’t be drawn now.
palazzo-position-key = A position has no part “{ $key }”.
palazzo-position-type = The part “{ $key }” of the position is not of the right kind.
palazzo-position-seats = A position has 2 to 4 seats.
palazzo-position-seat = A seat has a hand, palaces and known cards.
palazzo-position-known = A known card of P{ $seat } is not in the hand.
palazzo-position-options = The options of the position are not understood.
palazzo-position-riders = There are 0 to 5 riders.
palazzo-position-quarries = There are four quarries, each a list of tiles.
palazzo-position-palace = The floors of the palace { $palace } do not ascend.
palazzo-position-price = A price is 0 to 10.
palazzo-position-row = The row does not fit the number of seats.
palazzo-position-step = This is no decision that can stand here.
palazzo-position-ended = The match has ended; nothing is to be decided.
palazzo-position-over = “over” is true or false.
palazzo-position-lot = The lot lies on its quarry, and the architect stands there.
palazzo-position-bid = The bid of P{ $seat } is not valid.
palazzo-position-to = An auction needs two seats that are in, and the one to bid is not the highest bidder.
palazzo-position-token = “{ $token }” is no tile, card or quarry.
palazzo-position-too-many = There are too many of { $token }.
