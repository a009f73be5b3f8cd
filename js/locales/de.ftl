### German. A line .hint is the smaller second line of a control, .confirm what its last button says, .watch the
### sentence for whoever does not decide. Names, cards and tiles stand without an article, so that no case is seen.

## The page

app = Piazza
home = Start
home-title = Brettspiele rund um eine Piazza
home-doors = Spiele
new-match = Neue Partie
door-again = Wie zuletzt: { $names }
door-seats = { $least } bis { $most } Spieler
unofficial = Eine inoffizielle Fan-Umsetzung mit eigenen Zeichnungen. Palazzo ist ein Spiel von Reiner Knizia, Die Paläste von Carrara von Wolfgang Kramer und Michael Kiesling, Dominion von Donald X. Vaccarino.
notices = Hinweise
tools = Werkzeuge
menu = Menü
close = Schließen
back = Zurück
empty = nichts
list = { $items }
settings = Optionen
keys = Tasten
share = Teilen
undo = Rückgängig
log = Verlauf
opening = Die Partie wird geöffnet

## The engine

loading = Die Spiel-Engine wird geladen
loading-bytes = Die Spiel-Engine wird geladen: { $loaded } von { $total } MB
loading-starts = Die Spiel-Engine startet
engine-error = Die Spiel-Engine ist nicht gestartet: { $text }
engine-again = Noch einmal
engine-failed = Die Spiel-Engine ist nicht gestartet. Lade die Seite neu.
engine-restarting = Die Spiel-Engine startet neu
engine-restarted = Die Spiel-Engine war stehen geblieben und wurde neu gestartet. Die Partie steht, wo sie stand.

## Languages, settings

language-auto = Wie im Browser
setting-language = Sprache
setting-theme = Farben
theme-auto = Wie am Gerät
theme-light = Hell
theme-dark = Dunkel
setting-pace = Tempo der Bots
pace-instant = Sofort
pace-quick = Schnell
pace-watchable = Zum Zusehen
setting-keys = Buchstaben und Ziffern als Tasten
setting-scores = Punktestand zeigen und was eine Entscheidung daran ändern würde
setting-hints = Tipps: ein Knopf, der einen guten Bot um Rat fragt
setting-sound = Leise Klänge
setting-hand = Bedienung am Handy
hand-right = Rechte Hand
hand-left = Linke Hand

## Keys

key-tab = Von Bereich zu Bereich
key-arrows = Innerhalb eines Bereichs
key-enter = Ausführen
key-esc = Eine Ebene zurück
key-numbers = Die angebotenen Möglichkeiten
key-zero = Passen oder die Phase beenden
key-u = Rückgängig
key-zx = Einen Schritt zurück, einen vor
key-space = Startet und pausiert, auf der Wiedergabeleiste
key-l = Der Verlauf
key-h = Ein Tipp: was ein guter Bot tun würde
key-i = Sieht näher an, was den Fokus hat, ohne es zu spielen; ebenso ein Rechtsklick oder langes Drücken
key-m = Einen Schritt eintippen, in der Notation des Spiels
key-p = Die Bots pausieren oder spielen weiter
key-c = Was ein guter Spieler mitzählt
key-r = Die Regeln, bei der Regel zur anstehenden Entscheidung
key-settings = Optionen
key-keys = Diese Tasten
keys-off = Buchstaben und Ziffern wirken nur außerhalb von Textfeldern. In den Optionen lassen sie sich ausschalten.

## Seats

seats = Spieler
seat-default = Spieler { $number }
seat-you = Dein Platz
seat-person = Mensch
seat-elsewhere = An einem anderen Gerät
seat-bot = Bot, { $level }
seat-add = Spieler hinzufügen
seat-name = Name auf Platz { $number }
seat-kind = Wer Platz { $number } spielt
seat-up = { $name } nach oben
seat-down = { $name } nach unten
seat-remove = { $name } entfernen
kind-person = Mensch
bot-greedy = gierig
bot-random = zufällig
bot-money = geldbewusst
bot-reader = Kenner der Königreiche
points-unit =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }

## A new match

new-title = Neue Partie: { $game }
more = Mehr
start = Wer beginnt
start-random = Per Los
seed = Startwert
seed-what = 1 bis 16 Ziffern von 0 bis 9 und Buchstaben von a bis f. Derselbe Startwert teilt dieselbe Partie aus; bleibt er leer, wird er ausgelost.
seed-wrong = Ein Startwert hat 1 bis 16 Ziffern von 0 bis 9 und Buchstaben von a bis f.
start-match = Spielen
pick-count = { $n } von { $count } gewählt
pick-full = Es sind schon { $count } gewählt. Nimm zuerst eine heraus.
pick-fill = Zufällig auffüllen
pick-clear = Leeren
pick-read = Alle lesen

## Kept matches

matches = Partien auf diesem Gerät
matches-none = Hier ist noch keine Partie aufbewahrt.
match-more = { $title } verwalten
match-manage = Partie verwalten
match-title = Name der Partie
match-when = { $game }, { $when }
match-turn = { $name } entscheidet gerade.
match-open = Läuft.
match-over = Zu Ende gespielt.
match-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
match-branch = { $title }, ab Schritt { $t }
rename = Umbenennen
delete = Löschen
deleted = Die Partie ist gelöscht.
delete-undo = Rückgängig
import = Import
export = Alle exportieren
export-one = Export
imported =
    { $added ->
        [0] Keine Partie war neu.
        [one] { $added } Partie wurde importiert.
       *[other] { $added } Partien wurden importiert.
    }
import-wrong = Diese Datei enthält keine exportierten Partien.
imported-settings = Auch Optionen und abgeschlossene Lektionen wurden übernommen.
paste = Link oder Protokoll öffnen
paste-short = Link öffnen
paste-what = Füge einen Link, seinen Code oder den Text eines Protokolls ein.
paste-open = Öffnen
unreadable = Eine gespeicherte Partie ist nicht lesbar
unreadable-what = Vielleicht ist sie beschädigt oder stammt von einer neueren Version. Exportiere sie, um sie aufzuheben, oder lösche sie.
storage-blocked = Dieser Browser bewahrt keine Partien auf: Sein Speicher ist voll oder gesperrt. Spielen lässt sich eine Partie trotzdem, und ihr Link bewahrt sie auf.

## Links

joined =
    { $count ->
        [one] Der geöffnete Link reicht { $count } Schritt weiter, als hier gespeichert war.
       *[other] Der geöffnete Link reicht { $count } Schritte weiter, als hier gespeichert war.
    }
broken = Dieser Link lässt sich nicht öffnen
broken-what = Vielleicht wurde er beim Kopieren abgeschnitten. Lass ihn dir noch einmal schicken oder beginne eine eigene Partie.
broken-new = Neue Partie
who = Wer bist du?
who-why = Diese Partie spielen mehrere Menschen. Die Handkarten der anderen bleiben auf diesem Gerät verdeckt.
who-all = Wir spielen alle an diesem Gerät
who-none = Ich schaue nur zu

## The table

region-board = Spielplan
region-offer = Angebot
region-hand = Deine Hand
region-mine = Eigene Palazzi
region-others = Die anderen Spieler
region-tray = Was gerade zusammengestellt wird
region-actions = Aktionen
your-hand = Deine Hand
hand-hidden = Die Handkarten sind verdeckt.
nothing-built = Noch ist nichts gebaut.
look-closer = Näher ansehen: { $what }
read-how = Am Tisch lässt sich all das durch langes Drücken oder Rechtsklick lesen; gespielt wird es dabei nicht.
tip-more = Rechtsklick oder I: alles darüber
thing-told =
    { $heading }
    { $about }
label-points = { $name }: aus { $from } wird { $to }
label-delta = { $name }: { $delta }
worth = aus { $from } wird { $to }
worth-delta =
    { $points ->
        [one] { $delta } Punkt
       *[other] { $delta } Punkte
    }
choose-first = Was zuerst
wait-seat = { $name } entscheidet.
forced = { $why } Übrig blieb nur: { $move }.
log-undone = { $name } hat eine Entscheidung zurückgenommen, nachdem Neues zu sehen war.
more-lines = Noch { $count } im Verlauf, zuletzt:
bots-pause = Pause
bots-go-on = Weiter
step-once = Eine Entscheidung weiter
take-from-table = Wähle etwas Hervorgehobenes auf dem Tisch.
wait-onlooker = Ein anderer Tab spielt diese Partie.
away = { $name } entscheidet gerade, an einem anderen Gerät.
away-send = Link an { $name } senden
away-take = { $name } hier spielen
slot-full = Höchstens { $count }: Leg erst etwas zurück.
put-back = Zurücklegen
tray-missing = Noch zu wählen: { $what }
sum-lies = bisher
sum-adds = dazu
quick = Schnellauswahl
cheapest-is = Am günstigsten: { $cards }
cheapest = Günstigste Zahlung
refusal-with-rule = { $why } (Regel { $rule }).

## Rulebook

home-ways = Zum Lesen
rules = Regeln
rules-search = Regeln durchsuchen
rules-contents = Inhalt
rules-none = Keine Regel enthält diese Wörter.
rules-unread = Die Regeln konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.
part-missing = Dieser Teil der Seite konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.
rules-rule = Regel { $rule }
rules-ruling = Wo die Quellen schweigen oder sich widersprechen:
rules-option = Spieloption:
rules-chosen = In dieser Partie: { $what }

## Lessons

learn = Lernen
lesson = Lektion
lesson-opening = Der Tisch wird aufgebaut
lesson-done = Fertig
lesson-next = Weiter
lesson-after = Nächste Lektion
lesson-list = Alle Lektionen
lesson-on = Weiterspielen
lesson-free = Die Lektion ist zu Ende, die Partie geht weiter: Jetzt entscheidest du allein. Gespeichert wird sie nicht.
lesson-reads = Lies, was oben steht, dann weiter.
lesson-over = Hier endet die Lektion.
lesson-not-asked = Das ist erlaubt, aber nicht das, was die Lektion verlangt.

## Moments, other tabs, storage

steps = Die Partie Schritt für Schritt
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt vor
step-last = Zur Gegenwart
past = Du siehst Schritt { $t } von { $end }.
past-now = Zur Gegenwart
past-branch = Hier weiterspielen
branched = Von hier spielst du in einer eigenen Partie weiter. Die andere bleibt erhalten.
onlooker = Diese Partie ist in einem anderen Tab geöffnet, der sie spielt. Du schaust zu.
onlooker-take = Hier spielen
unsaved = Dieser Browser hat die Partie nicht gespeichert: Sein Speicher ist voll oder gesperrt. Sie bleibt spielbar, und ihr Link in der Adresszeile enthält alles.

## Hints

hint = Tipp
hint-says = Rat eines guten Bots: { $what }.
hint-pieces = { $what }: { $pieces }
hint-and = { $one }; { $rest }
hint-lay = Auslegen
hint-mark = empfohlen

## Typed moves

typed = Schritt eintippen
typed-play = Spielen
typed-offers = Erlaubte Schritte
typed-count =
    { $n ->
        [one] { $n } erlaubter Schritt beginnt so.
       *[other] { $n } erlaubte Schritte beginnen so.
    }
typed-none = Kein erlaubter Schritt beginnt so. Möglich sind:
typed-more =
    { $n ->
        [one] und { $n } weiterer
       *[other] und { $n } weitere
    }

## Counting

count = Mitzählen
count-what = All das folgt aus dem, was du gesehen hast.
count-dots = Ein voller Punkt ist eines, das noch kommt.
count-of = { $left } von { $all }

## Replay

replay = Wiedergabe
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-times = { $n }×
replay-moment = Moment der Partie
replay-at-turn = Du siehst Schritt { $t } von { $end }, im Zug von { $name }.
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug vor
replay-link = Link zu diesem Moment kopieren

## Curtain

curtain-title = { $name } ist dran
curtain-pass = Gib das Gerät an { $name } weiter. Die Handkarten sind verdeckt.
curtain-open = Ich bin { $name }
curtain-home = Start

## Share

share-plain = Ein Link enthält die ganze Partie, auch die Handkarten: Wer spicken will, kann das.
share-link = Link
share-copy = Link kopieren
share-names = Namen der Spieler in den Link schreiben
share-qr = Der Link als QR-Code
share-qr-long = Der Link ist zu lang für einen QR-Code.
share-record = Protokoll
share-record-what = Die Partie als Textdatei, die Menschen und Programme lesen können.
share-record-copy = Protokoll kopieren
share-record-save = Protokoll speichern
copied = Kopiert.
copy-failed = Dieser Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.

## Score sheet

sheet-title = Wertungsblatt
sheet-final = Endstand
sheet-open = Wertungsblatt
sheet-now = Nach jetzigem Stand.
sheet-winner = Sieg
sheet-what = Was
sheet-why = Wofür
sheet-points = Punkte
sheet-total = Summe
sheet-tie = Geld bei Gleichstand
winner =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
rematch = Revanche
rematch-what = Noch einmal dieselben Spieler. Mit der gleichen Austeilung kannst du ausprobieren, wie es auch hätte gehen können.
rematch-new = Neue Austeilung
rematch-same = Gleiche Austeilung

## Charts

chart-points = Punkte Zug um Zug
chart-said = { $what }. Am Ende: { $ends }.
chart-end = { $name }: { $value }
chart-table = Als Tabelle
chart-turns = Züge
chart-when = Zug
chart-turn = { $n }. { $name }
chart-last = Das Ende

## Errors

error-unexpected = Etwas ist schiefgegangen: { $text }
error-engine = Die Spiel-Engine hat einen Fehler: { $detail }
error-request = Die Spiel-Engine hat die Seite nicht verstanden. Lade die Seite neu.
error-no-match = Auf dem Tisch ist keine Partie.
error-over = Die Partie ist zu Ende.
error-moment = Die Partie hat keinen Schritt { $t }.
error-not-automatic = Jetzt entscheidet ein Mensch.
error-hint = Einen Tipp bekommt, wer gerade entscheidet.
error-not-yours = Jetzt entscheidet jemand anderes.
error-composer = Als „{ $name }“ ist jetzt nichts zusammenzustellen.
error-piece = Ein Teil „{ $at }“ gibt es hier nicht.
error-undo-nothing = Es gibt nichts rückgängig zu machen.
error-undo-learned = { $name } hat entschieden, und seither wurde etwas Neues sichtbar: Das lässt sich nicht mehr rückgängig machen.
error-game = Ein Spiel „{ $name }“ gibt es nicht.
error-rules = Das sind andere Regeln als unsere, die Nummer { $here } haben.
error-bot = Einen Bot „{ $name }“ gibt es nicht.
error-name = Ein Name besteht aus höchstens { $most } Zeichen einfachem Text.
error-name-signs = „{ $name }“ enthält Zeichen, die in keinem Namen stehen dürfen.
error-option = Eine Spieloption „{ $key }“ gibt es nicht.
error-option-value = Die Spieloption „{ $key }“ hat keinen Wert „{ $value }“.
error-seat = „{ $text }“ ist kein Platz dieser Partie.
error-seats = { $game }: { $min } bis { $max } Spieler.
error-seed = Ein Startwert hat 1 bis 16 Ziffern von 0 bis 9 und Buchstaben von a bis f.
error-no-seed = Eine Partie ohne Startwert hat keinen Link.
error-line = Zeile { $line }: { $reason }
error-link-empty = Der Link enthält keine Partie.
error-link-long = Der Link ist zu lang für eine Partie.
error-link-characters = Der Link enthält ein Zeichen, das in keinem Link vorkommt.
error-link-damaged = Der Link ist beschädigt oder abgeschnitten: Seine Prüfsumme stimmt nicht.
error-link-broken = Der Link enthält keine spielbare Partie.
error-link-version = Der Link stammt von einer anderen Version von Piazza.
error-link-rules = Der Link gehört zu den Regeln Nummer { $rules }; hier haben sie Nummer { $here }.
error-no-due = „{ $move }“ ist jetzt nicht möglich. Züge beginnen hier mit: { $verbs }.
error-no-form = „{ $text }“ hat nicht die Form eines Schritts.
error-no-form-meant = „{ $text }“ hat nicht die Form eines Schritts. Ist „{ $meant }“ gemeint?
error-position-json = Das ist keine Stellung: Es ist nicht das richtige JSON.
error-position-long = Der Text ist zu lang für eine Stellung.
error-position-key = Eine Stellung hat keinen Teil „{ $key }“.
error-position-type = Der Teil „{ $key }“ der Stellung ist nicht von der richtigen Art.
error-position-seats = Eine Stellung hat { $min } bis { $max } Plätze.
error-position-ended = Die Partie ist zu Ende; es gibt nichts zu entscheiden.
error-position-token = „{ $token }“ hat hier keine Bedeutung.
error-position-number = „{ $key }“ ist eine Zahl von 0 bis { $most }.
error-position-step = „{ $step }“ ist hier keine Entscheidung.
error-position-too-many = Davon gibt es zu viele: { $token }.
error-record-long = Der Text ist zu lang für ein Protokoll.
error-record-tag = Diese Angabe gehört nicht in ein Protokoll, oder sie steht zweimal da.
error-record-no-tag = Die Angabe { $tag } fehlt.
error-record-line = Das ist weder eine Austeilung noch ein Schritt.
error-record-end = Auf die Angaben muss eine Leerzeile folgen.
error-record-blank = Hier darf keine Leerzeile stehen: Nur nach den Angaben steht eine.
error-record-spaces = Wörter sind durch einzelne Leerzeichen getrennt, und keines steht am Zeilenende.
error-record-form = Dieser Schritt wird „{ $move }“ geschrieben.
error-record-over = Die Partie war vor dieser Zeile zu Ende.
error-record-seat = P{ $seat } ist dran.
error-record-deal = Hier muss „deal: { $deal }“ stehen.
error-record-no-deal = Hier wird nichts ausgeteilt.
error-record-result = Das Ergebnis ist „{ $result }“.
error-record-link = Der Link gehört nicht zu dieser Partie.

## Palazzo: things

palazzo-name = Palazzo
palazzo-what = Kaufe und ersteigere Etagen, baue Palazzi in Florenz
palazzo-wealth = Geld auf der Hand
palazzo-option-price_count = Der Preis im Lager
palazzo-option-price_count-turn_start = Es zählen die Bauteile, die zu Beginn des Zugs dort liegen: Ein eben gezogenes macht die anderen nicht billiger.
palazzo-option-price_count-purchase = Es zählen die Bauteile, die beim Kauf dort liegen: Ein eben gezogenes macht jedes um 1 billiger.
palazzo-tile =
    { $material ->
        [B] Ziegel-Etage
        [S] Sandstein-Etage
       *[M] Marmor-Etage
    } { $floor } mit { $windows ->
        [one] { $windows } Fenster
       *[other] { $windows } Fenstern
    }
palazzo-card =
    { $value }er-{ $currency ->
        [f] Florin
        [d] Dukat
       *[g] Grosso
    }
palazzo-currency-f = Florin
palazzo-currency-d = Dukaten
palazzo-currency-g = Grossi
palazzo-certificate = { $value }er-Certificato
palazzo-palace = Palazzo { $palace }
palazzo-palace-worth =
    Palazzo { $palace }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
palazzo-quarry =
    Steinbruch { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
palazzo-cards-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
palazzo-held =
    { $currency ->
        [f] Florin
        [d] Dukaten
        [g] Grossi
       *[c] Certificati
    }: { $total }

## Palazzo: what is counted

palazzo-count-left = Übrig
palazzo-count-tiles = Bauteile auf den Stapeln, ohne Reiter
palazzo-count-riders = Reiter auf den Stapeln
palazzo-count-deck = Geldkarten im Nachziehstapel
palazzo-count-hands = Die Hände der anderen
palazzo-count-hand = { $name }: { $cards }
palazzo-count-none = { $name }
palazzo-count-shown = was man davon weiß
palazzo-count-hidden = ungesehen
palazzo-count-discard = Geldkarten im Ablagestapel
palazzo-count-material =
    { $material ->
        [B] Ziegel
        [S] Sandstein
       *[M] Marmor
    }, noch auf den Stapeln
palazzo-count-corner = Etage / Fenster
palazzo-count-floor = Etage { $floor }
palazzo-count-windows =
    { $windows ->
        [one] { $windows } Fenster
       *[other] { $windows } Fenster
    }
palazzo-count-money = Geld, das du nicht gesehen hast
palazzo-count-currency = Währung
palazzo-count-value = Wert { $value }
palazzo-count-certificates = Certificati: { $left } von { $all }

## Palazzo: the table

palazzo-summary =
    Der Spielplan: { $warehouse ->
        [one] { $warehouse } Bauteil
       *[other] { $warehouse } Bauteile
    } im Lager, { $quarries } in den Steinbrüchen, der Baumeister auf Steinbruch { $architect ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $riders } von fünf Reitern, { $stock } auf den Stapeln.
palazzo-warehouse-price = Lager, je Bauteil { $price }
palazzo-board-more = Außerdem auf dem Spielplan
palazzo-architect-at = Baumeister: { $where }
palazzo-riders =
    { $riders ->
        [0] noch kein Reiter
        [one] { $riders } Reiter von fünf
       *[other] { $riders } Reiter von fünf
    }
palazzo-stock =
    { $left ->
        [one] { $left } Bauteil auf den Stapeln
       *[other] { $left } Bauteile auf den Stapeln
    }
palazzo-architect = Der Baumeister
palazzo-about-architect = Zur Auktion rückt er im Uhrzeigersinn zum nächsten Steinbruch vor, in dem ein Bauteil liegt (T2.6). Jetzt ist das: { $next }.
palazzo-about-architect-idle = Zur Auktion rückt er im Uhrzeigersinn zum nächsten Steinbruch vor, in dem ein Bauteil liegt (T2.6). Jetzt sind alle leer.
palazzo-disc = Scheibe: { $windows } Fenster
palazzo-about-disc =
    { $windows ->
        [one] Von zwei gezogenen Bauteilen kommt das zweite hierher, wenn es { $windows } Fenster hat: Dieser Steinbruch liegt im Uhrzeigersinn { $windows } Schritt vom Baumeister entfernt (T2.1).
       *[other] Von zwei gezogenen Bauteilen kommt das zweite hierher, wenn es { $windows } Fenster hat: Dieser Steinbruch liegt im Uhrzeigersinn { $windows } Schritte vom Baumeister entfernt (T2.1).
    }
palazzo-riders-come = Reiter: { $riders } von fünf
palazzo-about-riders = Fünf Reiter liegen unter den Bauteilen von Stapel III (S2). Wird der fünfte aufgedeckt, endet die Partie sofort: kein Kauf mehr, keine Auktion (T2.3).
palazzo-about-stock =
    { $stack ->
        [0] Kein Bauteil ist mehr da.
        [1] Das nächste ist von Stapel I.
        [2] Das nächste ist von Stapel II.
       *[3] Das nächste ist von Stapel III.
    } Gezogen wird erst von I, dann von II, dann von III mit den fünf Reitern (S2). Wer kauft oder versteigert, zieht vor allem anderen zwei (T2.1).
palazzo-price = Preis: je { $price }
palazzo-about-price =
    { $count ->
        [coming] 10 − { $priced } = { $price }: So viel kostet ein Bauteil im nächsten Zug; jedes, das dann im Lager liegt, macht jedes um 1 billiger (T2.5).
        [purchase] 10 − { $priced } = { $price }: Jedes Bauteil, das beim Kauf im Lager liegt, macht jedes um 1 billiger (T2.5).
       *[turn_start] 10 − { $priced } = { $price }: Jedes Bauteil, das zu Beginn des Zugs im Lager lag, macht jedes um 1 billiger (T2.5).
    }
palazzo-about-warehouse = Von zwei gezogenen Bauteilen kommt das erste hierher (T2.1). Wer kauft, nimmt eines oder zwei davon, für je { $price }, in einer Bezahlung (T2.5).
palazzo-about-hand = Bezahlt wird mit Karten einer Währung; Certificati zählen bei jeder mit (M1, M2). Drei Karten mit derselben Zahl, eine von jeder Währung, sind ein Drilling: Zusammen zählen sie 15, was auch darauf steht; ebenso drei 2er-Certificati (M3). Wechselgeld gibt es nicht (M5).
palazzo-about-quarry =
    { $next ->
        [lot] Diese Bauteile werden gerade als ein Paket versteigert (T2.6).
        [yes] Die nächste Auktion ist hier.
        [empty] Jetzt liegt hier kein Bauteil.
       *[no] Hier warten Bauteile auf den Baumeister.
    } Kommt der Baumeister, werden alle hier als ein Paket versteigert (T2.6); vier oder mehr werden verteilt, eines für jeden Spieler (T2.12). { $windows ->
        [0] Der Baumeister steht hier: Ein gezogenes Bauteil kommt jetzt nicht hierher.
       *[other] Ein gezogenes Bauteil kommt hierher, wenn es { $windows } Fenster hat (T2.1).
    }
palazzo-offer-money = Geld
palazzo-offer-lot = Das Paket
palazzo-offer-pending = Zu bauen
palazzo-offer-fan = Zu verteilen
palazzo-pile-deck = verdeckt { $deck }
palazzo-pile-discard = Ablage { $discard }
palazzo-bid-lies = Gebot
palazzo-bid-high = Höchstgebot
palazzo-bid-out = hat gepasst

## Palazzo: whose turn

palazzo-title-turn = { $name }, wähle deine Aktion
    .watch = { $name } wählt eine Aktion
palazzo-title-pick =
    { $left ->
        [one] { $name }, nimm eine Karte
       *[other] { $name }, nimm { $left } Karten
    }
    .watch = { $name } nimmt Geld
palazzo-title-market = { $name }, kaufe für je { $price } oder versteigere
    .watch = { $name } kauft oder versteigert
palazzo-title-auction = { $name }, biete mehr als { $bid } oder passe
    .watch = { $name } bietet mehr als { $bid } oder passt
palazzo-title-choose = { $name }, wähle ein Bauteil
    .watch = { $name } wählt ein Bauteil
palazzo-title-build =
    { $tiles ->
        [one] { $name }, verbaue dein Bauteil
       *[other] { $name }, verbaue deine { $tiles } Bauteile
    }
    .watch = { $name } baut
palazzo-title-won =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
palazzo-title-shared = { $names } teilen sich den Sieg

## Palazzo: what may be done

palazzo-do-money = Geld nehmen
    .hint = { $cards } Karten werden aufgedeckt: zwei für dich, je eine für die anderen
palazzo-do-market = Kauf oder Auktion
    .hint = erst zwei Bauteile ziehen; Kaufpreis je { $price }
palazzo-do-rebuild = Umbauen
    .hint = kostet eine Karte
    .confirm = Umbauen
palazzo-do-pick = { $card } nehmen
palazzo-do-buy = Kaufen
    .hint =
        { $most ->
            [1] ein Bauteil für { $price }
           *[2] ein oder zwei Bauteile, je { $price }
        }
    .confirm = { $total } zahlen
    .short =
        { $total ->
            [0] mindestens { $need } nötig
           *[other] mindestens { $need } nötig, { $lack ->
                [one] { $lack } fehlt
               *[other] { $lack } fehlen
            }
        }
    .enough =
        { $over ->
            [0] genau der Preis
           *[other] { $over } mehr als { $need }
        }
palazzo-do-auction =
    Auktion: Steinbruch { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } Bauteil; du eröffnest mit 3
           *[other] { $tiles } Bauteile; du eröffnest mit 3
        }
palazzo-do-share =
    Verteilen: Steinbruch { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint = { $tiles } Bauteile; du wählst zuerst
palazzo-do-auction-nothing = Leere Auktion
    .hint = in keinem Steinbruch liegt ein Bauteil; der Zug endet
palazzo-worth-lot =
    { $points ->
        [0] noch keine Punkte für dich
        [one] bis zu +{ $points } Punkt für dich
       *[other] bis zu +{ $points } Punkte für dich
    }
palazzo-worth-lot-loss = −{ $points } Punkte, wenn du es baust
palazzo-worth-share =
    { $points ->
        [0] noch keine Punkte für dich
        [one] bis zu +{ $points } Punkt für dich
       *[other] bis zu +{ $points } Punkte für dich
    }
palazzo-worth-share-loss = −{ $points } Punkte, wenn du es baust
palazzo-do-bid = Bieten
    .hint = mehr als { $highest }
    .confirm = { $total } bieten
    .short =
        { $total ->
            [0] mindestens { $need } nötig
           *[other] mindestens { $need } nötig, { $lack ->
                [one] { $lack } fehlt
               *[other] { $lack } fehlen
            }
        }
    .enough = überbietet { $highest } um { $over }
palazzo-do-pass = Passen
    .hint = du nimmst deine Karten zurück
palazzo-do-pass-bare = Passen
    .hint = du steigst aus der Auktion aus
palazzo-do-choose = { $tile } wählen
palazzo-do-place = { $tile } auf Palazzo { $palace } bauen
palazzo-do-new = Neuer Palazzo: { $tile }
palazzo-do-drop = { $tile } abwerfen
    .hint = verdeckt aus dem Spiel
palazzo-slot-tiles =
    { $most ->
        [1] Ein Bauteil
       *[2] Ein oder zwei Bauteile
    }
    .missing =
        { $most ->
            [1] ein Bauteil
           *[2] ein oder zwei Bauteile
        }
palazzo-slot-cards = Karten zum Bezahlen
    .missing = Karten zum Bezahlen
palazzo-slot-card = Eine Karte zum Bezahlen
    .missing = eine Karte zum Bezahlen
palazzo-slot-way = Was umgebaut wird
    .missing = was umgebaut wird
palazzo-way-take = { $tile } aus Palazzo { $palace } nehmen
palazzo-way-slide = { $tile } in Palazzo { $palace } einschieben
palazzo-way-drop = { $tile } abwerfen
palazzo-way-floor = { $tile }, Palazzo { $palace }
palazzo-place-drop = Abwerfen
palazzo-quick-bid = { $total }: + { $cards }
palazzo-note-triple = Drei { $value }er sind ein Drilling mit dem Wert { $worth }.
palazzo-note-triple-certificates = Drei Certificati sind ein Drilling mit dem Wert { $worth }.
palazzo-note-gain =
    { $points ->
        [0] Sofort gebaut: kein Gewinn.
       *[other] Sofort gebaut: höchstens +{ $points } Punkte.
    }
palazzo-note-loss = Sofort gebaut: −{ $points } Punkte.
palazzo-note-beyond = Keine deiner Zahlungen erreicht { $need }.
palazzo-note-point = Du kannst auch auf eine Etage deiner Palazzi zeigen.
palazzo-note-point-to = Zeig nun auf den Ort, an den sie kommt.
palazzo-note-change =
    { $points ->
        [0] Ändert keine Punkte.
        [one] Ändert deine Punkte um { $points }.
       *[other] Ändert deine Punkte um { $points }.
    }

## Palazzo: why a hint is given

palazzo-gain-now =
    { $points ->
        [one] sofort +{ $points } Punkt
       *[other] sofort +{ $points } Punkte
    }
palazzo-gain-later =
    { $points ->
        [0] am Ende kaum ein Punkt
        [one] am Ende etwa { $points } Punkt
       *[other] am Ende etwa { $points } Punkte
    }
palazzo-why-poor = In einer Währung hast du { $held }, und ein Bauteil kostet { $price }: Du brauchst Geld.
palazzo-why-money = Was auf dem Spielplan liegt, ist dir weniger wert als zwei neue Karten.
palazzo-why-market = Aus dem Lager für { $price }: { $tiles }; { $gain }.
palazzo-why-next = Das nächste Paket, wenn du es bekommst: { $gain }.
palazzo-why-rebuild = Für eine Karte: { $gain }.
palazzo-why-pick-triple = Es wird ein Drilling, { $worth } wert.
palazzo-why-pick-certificate = Ein Certificato passt zu jeder Währung.
palazzo-why-pick = Damit hast du { $total } in { $currency }.
palazzo-why-buy = Dieser Kauf bringt: { $gain }; die Auktion ist dir weniger wert.
palazzo-why-auction = Das Paket, wenn du es bekommst: { $gain }. Kein Kauf ist dir so viel wert.
palazzo-why-share = Vom nächsten Paket nimmt jeder ein Bauteil, du zuerst, und niemand bezahlt: { $gain }.
palazzo-why-bid = Dir ist das Paket ein Gebot von { $total } wert: { $gain }.
palazzo-why-spite = Was { $name } mit dem Paket gewänne: { $gain }. Es soll nicht billig weggehen.
palazzo-why-pass = Dir ist das Paket kein Gebot über { $highest } wert: { $gain }.
palazzo-why-pass-nothing = Das Paket bringt deinen Palazzi nichts.
palazzo-why-choose = Es bringt: { $gain }; kein anderes Bauteil ist dir mehr wert.
palazzo-why-order =
    { $points ->
        [one] So gebaut bringen deine Bauteile zusammen +{ $points } Punkt.
       *[other] So gebaut bringen deine Bauteile zusammen +{ $points } Punkte.
    }
palazzo-why-place = An keiner anderen Stelle bringt es sofort mehr Punkte.
palazzo-why-place-later = Anderswo brächte es sofort mehr, aber so sind deine Palazzi am Ende mehr wert.
palazzo-why-place-alone = Es gibt keine andere Stelle; am Ende sind deine Palazzi mit ihm mehr wert als ohne.
palazzo-why-drop = Wo du es auch baust, deine Palazzi wären am Ende weniger wert.
palazzo-why-least = Am Ende bringt dir hier nichts Gewinn; das kostet am wenigsten.

## Palazzo: the log

palazzo-log-setup = Die ersten Bauteile liegen auf dem Spielplan: { $tiles }.
palazzo-log-row = { $name } nimmt Geld; aufgedeckt: { $cards }.
palazzo-log-pick = { $name } nimmt { $card }.
palazzo-log-shuffle =
    { $cards ->
        [one] Der Ablagestapel wird zu einem neuen Nachziehstapel von { $cards } Karte gemischt.
       *[other] Der Ablagestapel wird zu einem neuen Nachziehstapel von { $cards } Karten gemischt.
    }
palazzo-log-draw-warehouse = { $name } zieht { $tile } für das Lager.
palazzo-log-draw-quarry =
    { $name } zieht { $tile } für Steinbruch { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-rider = { $name } deckt einen Reiter auf: { $count } von { $all }.
palazzo-log-buy = { $name } kauft { $tiles } für { $price }, bezahlt mit { $cards }.
palazzo-log-auction =
    { $name } versteigert { $tiles } aus Steinbruch { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } und eröffnet mit 3.
palazzo-log-share =
    { $name } verteilt { $tiles } aus Steinbruch { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-nothing = { $name } wählt die Auktion, aber in keinem Steinbruch liegt ein Bauteil.
palazzo-log-bid = { $name } bietet { $total } und legt dazu: { $cards }.
palazzo-log-pass = { $name } passt und nimmt alle Karten zurück.
palazzo-log-pass-bare = { $name } passt.
palazzo-log-won = { $name } ersteigert { $tiles } für { $total }, bezahlt mit { $cards }.
palazzo-log-won-certificate = Niemand überbietet: { $name } bekommt { $tiles } allein für das Certificato.
palazzo-log-choose = { $name } wählt { $tile }.
palazzo-log-leave = Übrig und aus dem Spiel: { $tiles }.
palazzo-log-place = { $name } baut { $tile } auf Palazzo { $palace }.
palazzo-log-found = { $name } beginnt einen neuen Palazzo: { $tile }.
palazzo-log-drop = { $name } wirft { $tile } ab.
palazzo-log-take = { $name } zahlt { $card } und nimmt { $tile } aus Palazzo { $palace }.
palazzo-log-slide = { $name } zahlt { $card } und schiebt { $tile } in Palazzo { $palace } ein.
palazzo-log-raze = { $name } zahlt { $card } und wirft den Palazzo ab: { $tile }.
palazzo-log-over = Der fünfte Reiter: Die Partie ist zu Ende.

## Palazzo: scoring

palazzo-part-windows =
    { $windows ->
        [one] { $windows } Fenster
       *[other] { $windows } Fenster
    }
palazzo-part-floors =
    { $floors ->
        [one] { $floors } Etage
       *[other] { $floors } Etagen
    }
palazzo-part-material =
    ganz aus { $material ->
        [B] Ziegeln
        [S] Sandstein
       *[M] Marmor
    }
palazzo-tie-money =
    { $points ->
        [one] Gleichstand mit { $points } Punkt: { $names } hat das meiste Geld in einer Währung samt Certificati, { $money }.
       *[other] Gleichstand mit { $points } Punkten: { $names } hat das meiste Geld in einer Währung samt Certificati, { $money }.
    }
palazzo-tie-shared =
    { $points ->
        [one] Gleichstand mit { $points } Punkt, und gleich viel Geld mit { $money }: { $names } teilen sich den Sieg.
       *[other] Gleichstand mit { $points } Punkten, und gleich viel Geld mit { $money }: { $names } teilen sich den Sieg.
    }

## Palazzo: refusals

palazzo-no-over = Die Partie ist zu Ende.
palazzo-no-money = Nachzieh- und Ablagestapel haben { $left } Karten; nötig sind { $need }.
palazzo-no-card-in-row = { $card } ist nicht unter den aufgedeckten Karten.
palazzo-no-warehouse = Das Lager ist leer.
palazzo-no-buy = Mit deinen Karten lässt sich kein Bauteil für { $price } bezahlen.
palazzo-no-tile-count = Gekauft werden ein oder zwei Bauteile.
palazzo-no-tile-in-warehouse = { $tile } liegt nicht im Lager.
palazzo-no-in-hand = Nicht auf der Hand: { $cards }.
palazzo-no-mixed = Bezahlt wird mit nur einer Währung.
palazzo-no-other-currency = Hier wird in { $currency } bezahlt: Eine andere Währung darf nicht dazu.
palazzo-no-certificates = Certificati allein bezahlen nichts.
palazzo-no-enough = { $total } ist weniger als der Preis von { $price }.
palazzo-no-change = Schon ein Teil dieser Karten bezahlt den Preis von { $price }, und Wechselgeld gibt es nicht.
palazzo-no-raise = { $total } überbietet { $highest } nicht.
palazzo-no-raise-left = Mit deinen Karten lässt sich { $highest } nicht überbieten.
palazzo-no-tile-to-choose = { $tile } ist nicht unter diesen Bauteilen.
palazzo-no-tile-to-build = { $tile } ist jetzt nicht zu bauen.
palazzo-no-floor-twice = Etage { $floor } gibt es in diesem Palazzo schon.
palazzo-no-below = Gebaut wird obenauf: Etage { $floor } käme unter Etage { $top } zu liegen.
palazzo-no-palace = Einen Palazzo { $palace } gibt es nicht.
palazzo-no-single = Palazzo { $palace } hat mehr als eine Etage.
palazzo-no-tile-in-palace = { $tile } ist nicht in Palazzo { $palace }.
palazzo-no-take-single = Das einzige Bauteil aus einem Palazzo zu nehmen, ändert nichts.
palazzo-no-slide-itself = Ein Palazzo lässt sich nicht in sich selbst einschieben.
palazzo-no-take-and-slide = Ein Bauteil herauszunehmen und anderswo einzuschieben, braucht zwei Züge.
palazzo-no-card-to-rebuild = Umbauen kostet eine Karte, und deine Hand ist leer.
palazzo-no-way-to-rebuild = Noch gibt es nichts umzubauen.

## Palazzo: records and positions

palazzo-deal-setup = Eine Partie beginnt mit fünf Bauteilen und vier Karten für jeden Platz.
palazzo-deal-card = „{ $token }“ kann jetzt nicht gezogen werden.
palazzo-deal-tile = „{ $token }“ kann jetzt nicht gezogen werden.
palazzo-position-known = Eine bekannte Karte von P{ $seat } ist nicht auf der Hand.
palazzo-position-quarries = Es gibt vier Steinbrüche, jeder eine Liste von Bauteilen.
palazzo-position-palace = In Palazzo { $palace } steigen die Etagen nicht auf.
palazzo-position-row = Die Reihe passt nicht zur Zahl der Plätze.
palazzo-position-step = Das ist keine Entscheidung, die hier anstehen kann.
palazzo-position-lot = Das Paket liegt in seinem Steinbruch, und dort steht der Baumeister.
palazzo-position-bid = Das Gebot von P{ $seat } ist nicht gültig.
palazzo-position-to = Eine Auktion braucht zwei Plätze, die noch dabei sind, und am Bieten ist nicht, wer das Höchstgebot hat.

## Carrara: things

carrara-name = Die Paläste von Carrara
carrara-what = Kaufe Marmor spät und billig, baue in sechs Städten, rufe den König im richtigen Moment
carrara-wealth = Münzen
carrara-option-variant = Variante
carrara-option-variant-base = Das Grundspiel.
carrara-option-variant-advanced = Die Variante für Fortgeschrittene: stillstehende Drehscheibe erlaubt, 8er-Gebäude, Ersetzen, Aufwertungen, Kategorien, Zielkarten.
carrara-block =
    { $colour ->
        [w] weißer Stein
        [y] gelber Stein
        [r] roter Stein
        [g] grüner Stein
        [b] blauer Stein
       *[k] schwarzer Stein
    }
carrara-block-priced =
    { $colour ->
        [w] weißer Stein
        [y] gelber Stein
        [r] roter Stein
        [g] grüner Stein
        [b] blauer Stein
       *[k] schwarzer Stein
    }, Segment { $section }, { $price ->
        [0] gratis
        [one] { $price } Münze
       *[other] { $price } Münzen
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
        [crown] Krone
        [book] Buch
        [gate] Tor
        [cup] Kelch
        [arms] Wappen
       *[flag] Flagge
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
        [city] Stadtgebäude
       *[country] Landgebäude
    }
carrara-category-within =
    { $category ->
        [city] Stadtgebäude
       *[country] Landgebäude
    }

## Carrara: the cards (at a table of so many seats)

carrara-card-scorings-4 = mindestens { $need } Wertungen
carrara-card-scorings-5 = mindestens { $need } Wertungen
carrara-card-scorings-types = mindestens { $need } Gebäudetypen gewertet
carrara-card-scorings-mixed =
    { $need ->
        [3] auf alle drei Arten gewertet: einen Typ, eine Stadt, eine Kategorie
       *[other] auf mindestens { $need } von drei Arten gewertet: einen Typ, eine Stadt, eine Kategorie
    }
carrara-card-objects-all = mindestens { $need } Objekte
carrara-card-objects-kinds = mindestens { $need } Arten von Objekten
carrara-card-objects-pairs = mindestens { $need } Paare gleicher Objekte
carrara-card-objects-most = mindestens { $need } Objekte einer Art
carrara-card-built-cost = Baukosten von zusammen mindestens { $need }
carrara-card-built-number = mindestens { $need } Gebäude
carrara-card-built-cities = Gebäude in mindestens { $need } Städten
carrara-card-built-types = mindestens { $need } Gebäudetypen
carrara-card-bonus-coins =
    { $points ->
        [one] { $points } Punkt mehr für je 5 Münzen
       *[other] { $points } Punkte mehr für je 5 Münzen
    }
carrara-card-bonus-blocks =
    { $points ->
        [one] { $points } Punkt für jeden übrigen Stein
       *[other] { $points } Punkte für jeden übrigen Stein
    }
carrara-card-bonus-kings = { $points } Punkte für jeden übrigen König
carrara-card-bonus-country = { $points } Punkte für jedes Landgebäude
carrara-card-bonus-small = { $points } Punkte für jedes 1er- oder 2er-Gebäude
carrara-card-bonus-great = { $points } Punkte für jedes 5er- oder 8er-Gebäude
carrara-card-bonus-set = { $points } Punkte für jeden vollen Satz der sechs Objekte
carrara-card-bonus-scored = { $points } Punkte für jede gewertete Stadt
carrara-card-quoted = „{ $card }“
carrara-worth-objects-all = { $points } Punkte für jedes
carrara-worth-objects-kinds = { $points } Punkte für jede Art
carrara-worth-objects-pairs = { $points } Punkte für jedes Paar
carrara-worth-objects-most = { $points } Punkte für jedes Objekt der Art, von der du am meisten hast
carrara-worth-built-cost =
    { $points ->
        [one] { $points } Punkt für jeden Kostenpunkt
       *[other] { $points } Punkte für jeden Kostenpunkt
    }
carrara-worth-built-number = { $points } Punkte für jedes
carrara-worth-built-cities = { $points } Punkte für jede solche Stadt
carrara-worth-built-types = { $points } Punkte für jeden Typ
carrara-card-worth = { $card }; { $worth }
carrara-card-name-scorings-4 = Vier Wertungen
carrara-card-name-scorings-5 = Fünf Wertungen
carrara-card-name-scorings-types = Gewertete Typen
carrara-card-name-scorings-mixed = Wertungsarten
carrara-card-name-objects-all = Objekte
carrara-card-name-objects-kinds = Objektarten
carrara-card-name-objects-pairs = Objektpaare
carrara-card-name-objects-most = Meiste gleiche Objekte
carrara-card-name-built-cost = Baukosten
carrara-card-name-built-number = Gebäude
carrara-card-name-built-cities = Bebaute Städte
carrara-card-name-built-types = Gebaute Typen
carrara-card-name-bonus-coins = Bonus: Münzen
carrara-card-name-bonus-blocks = Bonus: Steine
carrara-card-name-bonus-kings = Bonus: Könige
carrara-card-name-bonus-country = Bonus: Landgebäude
carrara-card-name-bonus-small = Bonus: kleine Gebäude
carrara-card-name-bonus-great = Bonus: große Gebäude
carrara-card-name-bonus-set = Bonus: volle Sätze
carrara-card-name-bonus-scored = Bonus: gewertete Städte

## Carrara: what is counted

carrara-count-blocks = Steine
carrara-count-colour = Farbe
carrara-count-bag = Im Beutel
carrara-count-wheel = Auf der Drehscheibe
carrara-count-buildings = Übrige Gebäude, offen oder im Stapel
carrara-count-type = Typ
carrara-count-cost = Kosten { $cost }
carrara-count-objects = Objekte
carrara-count-object = Objekt
carrara-count-supply = Im Vorrat
carrara-count-sale = Zu kaufen

## Carrara: the table and whose turn

carrara-summary =
    Der Tisch: { $blocks ->
        [one] { $blocks } Stein
       *[other] { $blocks } Steine
    } auf der Drehscheibe, { $market ->
        [one] { $market } Gebäude
       *[other] { $market } Gebäude
    } am Markt und { $stack } auf dem Stapel, { $objects ->
        [one] { $objects } Objekt
       *[other] { $objects } Objekte
    } zu kaufen.
carrara-title-turn = { $name }, wähle deine Aktion
    .watch = { $name } wählt eine Aktion
carrara-title-last-turn = { $name }, das ist dein letzter Zug: Wähle deine Aktion
    .watch = { $name } hat den allerletzten Zug
carrara-title-buying = { $name }, nimm Steine von einem Segment
    .watch = { $name } nimmt Steine
carrara-title-upgrade = { $name }, wähle ein Aufwertungsplättchen
    .watch = { $name } wählt ein Aufwertungsplättchen
carrara-title-after = { $name }, kaufe ein Objekt oder beende den Zug
    .watch = { $name } darf noch ein Objekt kaufen
carrara-title-won =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt
       *[other] { $name } gewinnt mit { $points } Punkten
    }
carrara-title-shared = { $names } teilen sich den Sieg

## Carrara: what may be done

carrara-do-buy = Steine kaufen
    .hint = dreht zuerst die Drehscheibe
carrara-do-buy-turn = Drehen & kaufen
    .hint = die Drehscheibe rückt weiter und wird aufgefüllt
carrara-do-buy-still = Nur kaufen
    .hint = die Drehscheibe bleibt, wie sie ist
carrara-do-take = Steine nehmen
    .hint =
        { $coins ->
            [one] du hast { $coins } Münze
           *[other] du hast { $coins } Münzen
        }
    .confirm = Nehmen
carrara-do-take-nothing = { $coins } Münzen nehmen
    .hint = kein Stein ist bezahlbar; was hinter dem Sichtschutz liegt, wird gezeigt
carrara-do-build = Bauen
    .hint = ein Gebäude, eine Stadt, Steine
    .confirm = Bauen
carrara-do-replace = Ersetzen
    .hint = ein Gebäude durch ein teureres, für den Unterschied
    .confirm = Ersetzen
carrara-do-score = Werten
    .hint =
        { $kings ->
            [one] noch { $kings } König
           *[other] noch { $kings } Könige
        }
    .confirm = König setzen
carrara-do-broke = { $coins } Münzen nehmen
    .hint = keine Aktion ist möglich; was hinter dem Sichtschutz liegt, wird gezeigt
carrara-do-object = { $object } für { $price } kaufen
    .group = Für { $price } kaufen
carrara-do-announce = Ende ansagen
    .hint = 5 Punkte; die Runde wird zu Ende gespielt
carrara-do-done = Zug beenden
carrara-do-upgrade = { $field } aufwerten: { $more } mehr je Kostenpunkt
carrara-slot-wheel = Steine eines Segments
    .missing = Steine eines Segments
carrara-slot-tile = Ein Gebäude
    .missing = ein Gebäude
carrara-slot-city = Eine Stadt
    .missing = eine Stadt
carrara-slot-blocks = Steine zum Bezahlen
    .missing = Steine zum Bezahlen
carrara-slot-old = Das zu ersetzende Gebäude
    .missing = das zu ersetzende Gebäude
carrara-slot-new = Das teurere Gebäude
    .missing = das teurere Gebäude
carrara-slot-field = Was gewertet wird
    .missing = was gewertet wird
carrara-quick-section =
    Segment { $section }: { $blocks }, { $price ->
        [0] gratis
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
carrara-score-item = { $field }: { $pays }
carrara-pays =
    { $coins ->
        [0] { $vp ->
            [0] nichts
            [one] { $vp } Punkt
           *[other] { $vp } Punkte
        }
       *[other] { $vp ->
            [0] { $coins ->
                [one] { $coins } Münze
               *[other] { $coins } Münzen
            }
           *[other] { $coins } Münzen und { $vp } Punkte
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }
carrara-note-price = { $price } von { $coins } Münzen; { $left } bleiben.
carrara-note-city =
    Eine Wertung von { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    } brächte { $after } statt { $before } { $unit ->
        [coins] Münzen
       *[vp] Punkte
    }.
carrara-note-missed =
    { $count ->
        [one] { $count } Objekt ist aufgebraucht und wird nicht vergeben.
       *[other] { $count } Objekte sind aufgebraucht und werden nicht vergeben.
    }
carrara-note-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Carrara: the log

carrara-log-setup = Die ersten Gebäude liegen am Markt: { $tiles }.
carrara-log-setup-cards = Die ersten Gebäude liegen am Markt: { $tiles }. Die Karten: { $cards }.
carrara-log-wheel = { $name } dreht die Drehscheibe; auf Segment 1 kommen dazu: { $blocks }.
carrara-log-wheel-alone = { $name } dreht die Drehscheibe; kein Stein kommt dazu.
carrara-log-still = { $name } kauft, ohne die Drehscheibe zu drehen.
carrara-log-take =
    { $name } nimmt von Segment { $section } { $price ->
        [0] gratis
        [one] für { $price } Münze
       *[other] für { $price } Münzen
    }: { $blocks }.
carrara-shown-none = keine
carrara-log-poor =
    { $name } kann keinen Stein bezahlen, nimmt { $coins } Münzen und zeigt den Besitz: { $had ->
        [one] { $had } Münze
       *[other] { $had } Münzen
    }; Steine: { $blocks }; Objekte: { $objects }.
carrara-log-broke =
    { $name } kann nichts tun, nimmt { $coins } Münzen und zeigt den Besitz: { $had ->
        [one] { $had } Münze
       *[other] { $had } Münzen
    }; Steine: { $blocks }; Objekte: { $objects }.
carrara-log-build = { $name } baut { $tile } in { $city }, bezahlt: { $blocks }.
carrara-log-replace = { $name } ersetzt { $old } in { $city } durch { $tile }, bezahlt: { $blocks }.
carrara-log-market = { $tile } kommt an den Markt.
carrara-log-upgrade = { $name } wertet { $field } um { $more } auf.
carrara-log-score =
    { $name } wertet { $field }: { $coins ->
        [0] { $vp ->
            [one] { $vp } Punkt
           *[other] { $vp } Punkte
        }
       *[other] { $vp ->
            [0] { $coins ->
                [one] { $coins } Münze
               *[other] { $coins } Münzen
            }
           *[other] { $coins } Münzen und { $vp } Punkte
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }{ $missed ->
        [0] .
        [one] ; { $missed } Objekt war aufgebraucht.
       *[other] ; { $missed } Objekte waren aufgebraucht.
    }
carrara-log-object = { $name } kauft für { $price } Münzen: { $object }.
carrara-log-announce = { $name } sagt für { $points } Punkte das Ende an. Die Runde wird zu Ende gespielt.
carrara-log-last = { $name } baut das letzte Gebäude. Die Runde wird zu Ende gespielt.
carrara-log-over = Alle hatten gleich viele Züge: Die Partie ist zu Ende.

## Carrara: points

carrara-line-scored = Gewertet
carrara-line-announced = Ende angesagt
carrara-line-uncounted = Andere Objekte
carrara-line-coins = Münzen
carrara-part-scored = Punkte aus Wertungen
carrara-part-announced = für das Ansagen des Endes
carrara-part-card = { $units }: { $card }
carrara-part-objective =
    { $units }: { $worth }. Für das Ende sind { $need } nötig: { $met ->
        [yes] erreicht
       *[no] nicht erreicht
    }.
carrara-part-uncounted =
    { $units ->
        [one] { $units } anderes Objekt
       *[other] { $units } andere Objekte
    }
carrara-part-coins =
    { $units ->
        [one] { $units } Münze, 1 Punkt für je 5
       *[other] { $units } Münzen, 1 Punkt für je 5
    }
carrara-tie-blocks = Gleichstand mit { $points } Punkten: { $names } gewinnt mit { $blocks } übrigen Steinen.
carrara-tie-shared = Gleichstand mit { $points } Punkten und { $blocks } Steinen: { $names } teilen sich den Sieg.

## Carrara: refusals

carrara-no-over = Die Partie ist zu Ende.
carrara-no-blocks-left = Weder auf der Drehscheibe noch im Beutel ist ein Stein.
carrara-no-blocks-on-wheel = Auf der Drehscheibe ist kein Stein.
carrara-no-buy-how = Sag, ob sich die Drehscheibe dreht: „buy turn“ oder „buy still“.
carrara-no-buy-choice = Im Grundspiel dreht sich die Drehscheibe immer.
carrara-no-take-nothing = Mindestens ein Stein muss genommen werden.
carrara-no-block-there = Nicht auf Segment { $section }: { $blocks }.
carrara-no-other-section = Steine kommen von einem Segment, hier von Segment { $section }.
carrara-no-coins =
    Das kostet { $price }; du hast { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
carrara-no-coins-for-any =
    { $coins ->
        [one] Mit { $coins } Münze ist kein Stein zu bezahlen.
       *[other] Mit { $coins } Münzen ist kein Stein zu bezahlen.
    }
carrara-no-tile = { $tile } ist nicht zu haben.
carrara-no-great = 8er-Gebäude gehören zur Variante für Fortgeschrittene.
carrara-no-blocks = Nicht unter deinen Steinen: { $blocks }.
carrara-no-colour = { $city } erlaubt das nicht: { $blocks }.
carrara-no-sum = Steine bezahlt: { $paid }, fällig: { $due }.
carrara-no-build = Deine Steine bezahlen in keiner Stadt ein Gebäude.
carrara-no-replace = Es gibt nichts, was deine Steine ersetzen könnten.
carrara-no-replace-base = Ersetzt wird nur in der Variante für Fortgeschrittene.
carrara-no-old = { $tile } steht nicht in { $city }.
carrara-no-dearer = Das neue Gebäude muss teurer sein als das alte.
carrara-no-upgrade = Das Aufwertungsplättchen ist vergeben: { $field }.
carrara-no-score = Jetzt ist nichts zu werten.
carrara-no-category = Kategorien werden nur in der Variante für Fortgeschrittene gewertet.
carrara-no-twice = Das hast du schon gewertet: { $field }.
carrara-no-building = Davon hast du kein Gebäude: { $field }.
carrara-no-city-again = { $name } hat { $city } schon gewertet.
carrara-no-city-yet = { $city } braucht für eine Wertung { $need } Gebäude; du hast { $have }.
carrara-no-king = Alle { $kings } Könige sind gesetzt.
carrara-no-broke = Eine Aktion ist möglich.
carrara-no-second-object = In einem Zug wird nur ein Objekt gekauft.
carrara-no-sale = Nicht mehr zu kaufen: { $object }.
carrara-no-object-coins = Ein Objekt kostet { $price } Münzen; du hast { $coins }.
carrara-no-announced = Das Ende ist schon angesagt.
carrara-no-objective = Noch nicht: { $card }. Du hast { $have } von { $need }.

## Carrara: records and positions

carrara-deal-market = Eine Partie beginnt mit neun Gebäuden am Markt.
carrara-deal-cards = Die Variante für Fortgeschrittene beginnt mit einer Karte von jedem Teil.
carrara-deal-tile = „{ $token }“ kann jetzt nicht gezogen werden.
carrara-deal-block = „{ $token }“ kann jetzt nicht gezogen werden.
carrara-position-wheel = Die Drehscheibe hat sechs Segmente, jedes eine Liste von Steinen.
carrara-position-great = 8er-Gebäude liegen weder am Markt noch auf dem Stapel.
carrara-position-announced = Nur ein Platz sagt das Ende an.
carrara-position-kings = P{ $seat } hat öfter gewertet, als es Könige gibt.
carrara-position-cards = Von jedem Teil gibt es eine Karte: { $parts }.

## Carrara: what the drawings show

carrara-end = Das Ende
carrara-screen = Hinter deinem Sichtschutz
carrara-screen-stands = Der Sichtschutz steht.
carrara-own-cities = Eigene Städte
carrara-kings-left =
    { $kings ->
        [one] noch { $kings } König
       *[other] noch { $kings } Könige
    }
carrara-last-round =
    { $turns ->
        [0] das ist der letzte Zug
        [one] letzte Runde: noch { $turns } Zug
       *[other] letzte Runde: noch { $turns } Züge
    }
carrara-may-announce = ansagen dürfen es: { $names }
carrara-bonus = Bonus: { $card }
carrara-objective = { $name }: { $have } von { $need }
carrara-objective-hidden = { $name }: verdeckt, { $need } nötig
carrara-section = Segment { $section }
carrara-market = Der Markt
carrara-for-sale = Objekte zu kaufen
carrara-board-more = Außerdem
carrara-bag =
    { $blocks ->
        [one] { $blocks } Stein im Beutel
       *[other] { $blocks } Steine im Beutel
    }
carrara-stack =
    { $tiles ->
        [one] { $tiles } Gebäude auf dem Stapel
       *[other] { $tiles } Gebäude auf dem Stapel
    }
carrara-upgrades = Aufwertungsplättchen: { $fields }
carrara-heading-scored = { $field }, gewertet
carrara-heading-scored-by = { $field }, gewertet von { $name }
carrara-heading-pays = { $field }, jetzt gewertet, bringt { $pays }
carrara-heading-would = { $field }, noch nicht zu werten ({ $pays })
carrara-blocks = Steine
carrara-objects = Objekte
carrara-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Dominion

dominion-name = Dominion
dominion-what = Baue Karte für Karte ein Deck und mache aus Münzen Provinzen
dominion-wealth = Münzen auf allen Geldkarten
dominion-option-kingdom = Die zehn Königreichkarten
dominion-option-kingdom-first-game = Erstes Spiel: eine ausgewogene Mischung zum Lernen
dominion-option-kingdom-big-money = Großes Geld: Geldkarten, und was sie besser macht
dominion-option-kingdom-interaction = Interaktion: Karten, die alle betreffen
dominion-option-kingdom-size-distortion = Im Wandel: winzige Decks und riesige
dominion-option-kingdom-village-square = Dorfplatz: lange Ketten von Aktionen
dominion-option-kingdom-random = Zehn zufällige
dominion-option-kingdom-own = Zehn deiner Wahl
dominion-cost = Kostet { $cost }

## Dominion: its cards

dominion-card-copper = Kupfer
dominion-card-silver = Silber
dominion-card-gold = Gold
dominion-card-estate = Anwesen
dominion-card-duchy = Herzogtum
dominion-card-province = Provinz
dominion-card-curse = Fluch
dominion-card-cellar = Keller
dominion-card-chapel = Kapelle
dominion-card-moat = Burggraben
dominion-card-chancellor = Kanzler
dominion-card-village = Dorf
dominion-card-woodcutter = Holzfäller
dominion-card-workshop = Werkstatt
dominion-card-bureaucrat = Bürokrat
dominion-card-feast = Festmahl
dominion-card-gardens = Gärten
dominion-card-militia = Miliz
dominion-card-moneylender = Geldverleiher
dominion-card-remodel = Umbau
dominion-card-smithy = Schmiede
dominion-card-spy = Spion
dominion-card-thief = Dieb
dominion-card-throne-room = Thronsaal
dominion-card-council-room = Ratsversammlung
dominion-card-festival = Jahrmarkt
dominion-card-laboratory = Laboratorium
dominion-card-library = Bibliothek
dominion-card-market = Markt
dominion-card-mine = Mine
dominion-card-witch = Hexe
dominion-card-adventurer = Abenteurer
# Where a name may be broken, if it has no room in one line.
dominion-hyphens = Aben-teurer Anwe-sen Biblio-thek Burg-graben Büro-krat Fest-mahl Geld-ver-leiher Herzog-tum Holz-fäller Jahr-markt Kanz-ler Labora-torium Pro-vinz Rats-ver-sammlung Thron-saal Werk-statt

dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-action = Aktion
dominion-type-attack = Aktion – Angriff
dominion-type-reaction = Aktion – Reaktion

## Dominion: what the cards say (text), and the rulings (rules)

dominion-text-copper = 1 Münze.
dominion-text-silver = 2 Münzen.
dominion-text-gold = 3 Münzen.
dominion-text-estate = 1 Siegpunkt.
dominion-text-duchy = 3 Siegpunkte.
dominion-text-province = 6 Siegpunkte.
dominion-text-curse = −1 Siegpunkt.
dominion-text-cellar = +1 Aktion. Lege beliebig viele Handkarten ab, dann ziehe ebenso viele.
dominion-rules-cellar = Der Keller selbst ist im Spiel und kann nicht abgelegt werden. Erst werden alle Karten ausgewählt und zusammen abgelegt, dann ziehst du. Muss beim Ziehen gemischt werden, so werden die eben abgelegten Karten mit eingemischt. (K1)
dominion-text-chapel = Entsorge bis zu vier Handkarten.
dominion-rules-chapel = Die gespielte Kapelle ist im Spiel und kann nicht entsorgt werden; eine andere Kapelle auf deiner Hand schon. Es ist erlaubt, keine zu entsorgen. (K2)
dominion-text-moat = +2 Karten. Spielt jemand anderes einen Angriff, darfst du diese Karte aus der Hand vorzeigen: Dann betrifft dich der Angriff nicht.
dominion-rules-moat = Du wirst gefragt, wenn der Angriff gespielt wird, bevor er etwas bewirkt, in Zugreihenfolge und einmal für jedes Mal, dass er gespielt wird. Der Burggraben bleibt auf deiner Hand. Es ist, als wärst du nicht da: Du nimmst keinen Fluch, zeigst keine Karte, legst nichts ab. Niemand sonst ist geschützt, und der Angreifer behält alles andere, was die Karte gibt. (K3)
dominion-text-chancellor = +2 Münzen. Du darfst deinen ganzen Nachziehstapel auf deinen Ablagestapel legen.
dominion-rules-chancellor = Du entscheidest sofort, bevor irgendetwas anderes gespielt oder gekauft wird, und ohne die Karten anzusehen. (K4)
dominion-text-village = +1 Karte, +2 Aktionen.
dominion-rules-village = Das Dorf kostet eine Aktion und gibt zwei: Nach dem ersten Dorf bleiben zwei Aktionen, nach einem zweiten drei. (K5)
dominion-text-woodcutter = +1 Kauf, +2 Münzen.
dominion-rules-woodcutter = In der Kaufphase dieses Zugs darfst du eine Karte mehr kaufen und hast zwei Münzen mehr auszugeben. (K6)
dominion-text-workshop = Nimm eine Karte, die bis zu 4 kostet.
dominion-rules-workshop = Die Karte kommt aus dem Vorrat auf deinen Ablagestapel. Weder Münzen noch andere Karten heben die Grenze an. (K7)
dominion-text-bureaucrat = Nimm ein Silber und lege es auf deinen Nachziehstapel. Alle anderen legen je eine Punktekarte aus der Hand auf ihren Nachziehstapel oder zeigen eine Hand ohne Punktekarte vor.
dominion-rules-bureaucrat = Ein Fluch ist keine Punktekarte. Ist ein Nachziehstapel leer, so ist die darauf gelegte Karte der ganze Stapel; gemischt wird nicht. Auch wenn kein Silber mehr da ist, findet der Angriff statt. (K8)
dominion-text-feast = Entsorge diese Karte. Nimm eine Karte, die bis zu 5 kostet.
dominion-rules-feast = Die genommene Karte kommt aus dem Vorrat auf deinen Ablagestapel; Münzen heben die Grenze nicht an. Mit einem Thronsaal gespielt, entsorgst du das Festmahl einmal und nimmst zwei Karten. (K9)
dominion-text-gardens = 1 Siegpunkt für je 10 deiner Karten.
dominion-rules-gardens = Am Ende zählen alle deine Karten, auch Gärten, wo immer sie sind; abgerundet: 39 Karten geben 3 Punkte für jede Gärten-Karte, 40 Karten geben 4. Der Stapel hat zu zweit 8, zu dritt oder viert 12 Karten. (K10)
dominion-text-militia = +2 Münzen. Alle anderen legen Handkarten ab, bis sie nur noch drei haben.
dominion-rules-militia = Wer drei oder weniger Handkarten hat, legt nichts ab. (K11)
dominion-text-moneylender = Entsorge ein Kupfer aus der Hand: +3 Münzen.
dominion-rules-moneylender = Hast du ein Kupfer auf der Hand, musst du es entsorgen. Ohne Kupfer geschieht nichts. (K12)
dominion-text-remodel = Entsorge eine Handkarte. Nimm eine Karte, die bis zu 2 mehr kostet.
dominion-rules-remodel = Der Umbau im Spiel kann nicht entsorgt werden, ein anderer auf deiner Hand schon. Hast du keine Karte zu entsorgen, nimmst du keine. Die genommene Karte darf billiger oder sogar die gleiche sein; Münzen heben die Grenze nicht an. Ein Fluch kostet 0. (K13)
dominion-text-smithy = +3 Karten.
dominion-rules-smithy = Ziehe drei Karten auf die Hand. (K14)
dominion-text-spy = +1 Karte, +1 Aktion. Du und alle anderen decken die oberste Karte ihres Nachziehstapels auf; du entscheidest über jede: ablegen oder zurücklegen.
dominion-rules-spy = Du ziehst zuerst. Dann werden die obersten Karten aufgedeckt, deine zuerst, dann in Zugreihenfolge, und du entscheidest über jede, bevor die nächste kommt. Wer einen leeren Nachziehstapel hat, mischt; wer gar keine Karte mehr hat, wird übersprungen. (K15)
dominion-text-thief = Alle anderen decken die obersten zwei Karten ihres Nachziehstapels auf. Von den Geldkarten darunter entsorgst du je eine; von den so entsorgten darfst du beliebige nehmen. Die anderen aufgedeckten Karten werden abgelegt.
dominion-rules-thief = Höchstens eine Geldkarte je Spieler; du wählst, welche. Nur eben entsorgte Geldkarten können genommen werden: alle, einige oder keine; sie kommen auf deinen Ablagestapel. Wer nur eine Karte im Nachziehstapel hat, deckt sie auf, mischt den Ablagestapel ohne sie und deckt die zweite auf. (K16)
dominion-text-throne-room = Wähle eine Aktionskarte auf deiner Hand und spiele sie zweimal.
dominion-rules-throne-room = Keins der beiden Male kostet eine Aktion über die des Thronsaals hinaus. Das erste Mal wird ganz abgeschlossen, bevor das zweite beginnt, und dazwischen wird nichts gespielt. Ein Thronsaal auf einen Thronsaal spielt zwei andere Aktionen je zweimal, nicht eine viermal. Ein zweimal gespielter Markt lässt zwei Aktionen übrig. Hast du eine Aktion auf der Hand, musst du eine wählen. (K17)
dominion-text-council-room = +4 Karten, +1 Kauf. Alle anderen ziehen eine Karte.
dominion-rules-council-room = Die anderen ziehen, ob sie wollen oder nicht, und mischen, wo es nötig ist. Das ist kein Angriff. (K18)
dominion-text-festival = +2 Aktionen, +1 Kauf, +2 Münzen.
dominion-rules-festival = Der Jahrmarkt kostet eine Aktion und gibt zwei: Zähle deine Aktionen laut mit. (K19)
dominion-text-laboratory = +2 Karten, +1 Aktion.
dominion-rules-laboratory = Ziehe zwei Karten; die Aktion, die das Laboratorium gekostet hat, bekommst du zurück. (K20)
dominion-text-library = Ziehe, bis du sieben Handkarten hast. Jede Aktionskarte, die du ziehst, darfst du beiseitelegen; diese werden danach abgelegt.
dominion-rules-library = Du entscheidest über jede Aktionskarte, wenn du sie ziehst; du darfst sie behalten. Beiseitegelegte Karten werden nicht eingemischt, wenn der Nachziehstapel ausgeht. Gibt es nichts mehr zu ziehen, hörst du auf. Mit sieben oder mehr Handkarten ziehst du keine. (K21)
dominion-text-market = +1 Karte, +1 Aktion, +1 Kauf, +1 Münze.
dominion-rules-market = Ziehe eine Karte; danach darfst du eine Aktion mehr spielen, eine Karte mehr kaufen und eine Münze mehr ausgeben. (K22)
dominion-text-mine = Entsorge eine Geldkarte aus der Hand. Nimm eine Geldkarte, die bis zu 3 mehr kostet, auf die Hand.
dominion-rules-mine = Meist wird aus einem Kupfer ein Silber oder aus einem Silber ein Gold, und du kannst es noch in diesem Zug ausgeben. Die gleiche oder eine billigere Geldkarte ist erlaubt. Hast du eine Geldkarte auf der Hand, musst du eine entsorgen; ohne eine geschieht nichts. (K23)
dominion-text-witch = +2 Karten. Alle anderen nehmen je einen Fluch.
dominion-rules-witch = In Zugreihenfolge von deiner Linken an, solange es Flüche gibt; sie kommen auf die Ablagestapel. Du ziehst deine Karten auch, wenn kein Fluch mehr da ist. (K24)
dominion-text-adventurer = Decke Karten von deinem Nachziehstapel auf, bis zwei davon Geldkarten sind. Nimm diese auf die Hand, lege die anderen ab.
dominion-rules-adventurer = Aufgedeckte Karten werden nicht eingemischt, wenn der Nachziehstapel ausgeht. Geht alles aus, behältst du, was du gefunden hast. Die anderen Karten werden abgelegt, sobald du fertig bist. (K25)

## Dominion: what is counted

dominion-count-supply = Der Vorrat
dominion-count-card = Karte
dominion-count-cost = Kosten
dominion-count-left = Übrig
dominion-count-empty =
    { $empty ->
        [0] Kein Stapel ist leer; drei leere beenden die Partie.
        [one] Ein Stapel ist leer; drei beenden die Partie.
       *[other] { $empty } Stapel sind leer; drei beenden die Partie.
    }
dominion-count-own = Deine Karten
dominion-count-all = Alle
dominion-count-hand = Hand
dominion-count-cards = { $n } Karten insgesamt, { $deck } im Nachziehstapel

## Dominion: its table

dominion-supply = Vorrat
dominion-pile = { $card }: kostet { $cost }, noch { $left }
dominion-deck = Nachziehstapel
dominion-deck-of = { $n ->
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $n } Karten
}
dominion-discard = Ablagestapel
dominion-trash = Müll
dominion-play-area = Gespielte Karten
dominion-aside = Beiseitegelegt
dominion-actions = Aktionen
dominion-buys = Käufe
dominion-coins = Münzen
dominion-empty = Leere Stapel
dominion-summary = { $provinces ->
    [one] Noch eine Provinz
   *[other] Noch { $provinces } Provinzen
}, { $empty ->
    [0] kein leerer Stapel
    [one] ein leerer Stapel
   *[other] { $empty } leere Stapel
}. { $n ->
    [0] Nichts ist im Spiel.
   *[other] Im Spiel: { $played }.
} Im Müll: { $trash }.

## Dominion: its decisions

dominion-title-action = { $actions ->
    [one] { $name }, spiele eine Aktion oder mache weiter
   *[other] { $name }, spiele eine Aktion: noch { $actions }
}
    .watch = { $name } spielt Aktionen
dominion-title-buy = { $name }, kaufe: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $buys ->
    [one] 1 Kauf
   *[other] { $buys } Käufe
}
    .watch = { $name } kauft
dominion-title-bought = { $name }, beende deinen Zug
    .watch = { $name } beendet den Zug
dominion-title-moat = { $name }, einen Burggraben gegen { $card } vorzeigen?
    .watch = { $name } darf einen Burggraben vorzeigen
dominion-title-cellar = { $name }, lege beliebig viele ab und ziehe ebenso viele
    .watch = { $name } legt für den Keller ab
dominion-title-militia = { $n ->
    [one] { $name }, lege eine Karte ab
   *[other] { $name }, lege { $n } Karten ab
}
    .watch = { $name } legt ab
dominion-title-trash = { $most ->
    [one] { $name }, entsorge eine Karte für { $card }
   *[other] { $name }, entsorge bis zu vier Karten für { $card }
}
    .watch = { $name } entsorgt für { $card }
dominion-title-gain = { $name }, nimm eine Karte, die bis zu { $limit } kostet
    .watch = { $name } nimmt eine Karte
dominion-title-bureaucrat = { $name }, lege eine Punktekarte auf deinen Nachziehstapel
    .watch = { $name } legt eine Punktekarte auf den Nachziehstapel
dominion-title-chancellor = { $name }, deinen Nachziehstapel auf den Ablagestapel legen?
    .watch = { $name } entscheidet über den Nachziehstapel
dominion-title-library = { $name }, Aktionskarte behalten?
    .watch = { $name } hat eine Aktionskarte gezogen
dominion-title-spy = { $own ->
    [yes] { $name }, { $card } liegt auf deinem eigenen Nachziehstapel: ablegen oder zurücklegen?
   *[no] { $name }, { $card } liegt auf dem Nachziehstapel von { $victim }: ablegen oder zurücklegen?
}
    .watch = { $name } spioniert bei { $victim }
dominion-title-thief = { $name }, entsorge eine Geldkarte von { $victim }
    .watch = { $name } entsorgt eine Geldkarte von { $victim }
dominion-title-loot = { $name }, welche Geldkarten nimmst du?
    .watch = { $name } wählt unter den entsorgten Geldkarten
dominion-title-throne = { $name }, wähle eine Aktion, die du zweimal spielst
    .watch = { $name } wählt eine Aktion, die zweimal gespielt wird
dominion-title-won = { $points ->
    [one] { $name } gewinnt mit einem Punkt
   *[other] { $name } gewinnt mit { $points } Punkten
}
dominion-title-shared = { $names } teilen sich den Sieg

dominion-do-play = { $card } spielen
dominion-do-treasures = Alles Geld spielen
    .hint = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
dominion-do-buy = { $card } kaufen
    .hint = für { $cost }
dominion-do-gain = { $card } nehmen
    .hint = kostet { $cost }
dominion-do-trash = { $card } entsorgen
dominion-do-top = { $card } obenauf legen
dominion-do-reveal = { $card } vorzeigen
dominion-do-no-moat = Nichts vorzeigen
dominion-do-deck = { $cards ->
    [one] Den Nachziehstapel, eine Karte, auf den Ablagestapel
   *[other] Den Nachziehstapel, { $cards } Karten, auf den Ablagestapel
}
dominion-do-no-chancellor = Liegen lassen
dominion-do-aside = { $card } beiseitelegen
dominion-do-keep = { $card } behalten
dominion-do-spy-discard = { $name }: { $card } ablegen
dominion-do-spy-back = { $name }: { $card } zurücklegen
dominion-do-end-actions = Ende der Aktionen
dominion-do-end = Zug beenden
dominion-do-cellar-compose = Ablegen
    .none = Ohne abzulegen
    .confirm = Ablegen und ziehen
dominion-do-trash-compose = Entsorgen
    .none = Ohne zu entsorgen
    .confirm = Entsorgen
dominion-do-militia-compose = Ablegen
    .confirm = Ablegen
dominion-do-loot-compose = Nehmen
    .none = Keine nehmen
    .confirm = Nehmen
dominion-slot-discard = Karten zum Ablegen
    .missing = Karten zum Ablegen
dominion-slot-trash = Karten zum Entsorgen
    .missing = Karten zum Entsorgen
dominion-slot-gain = Geldkarten zum Nehmen
    .missing = Geldkarten zum Nehmen
dominion-quick-all = Alle
dominion-quick-useless = { $n ->
    [one] Die Karte, die nichts nützt
   *[other] Die { $n } Karten, die nichts nützen
}
dominion-note-discard = { $n ->
    [0] Keine Karte wird abgelegt
    [one] Eine Karte wird abgelegt
   *[other] { $n } Karten werden abgelegt
}
dominion-note-trash = { $n ->
    [0] Keine Karte wird entsorgt
    [one] Eine Karte wird entsorgt
   *[other] { $n } Karten werden entsorgt
}
dominion-note-gain = { $n ->
    [0] Keine Karte wird genommen
    [one] Eine Karte wird genommen
   *[other] { $n } Karten werden genommen
}

## Dominion: its log

dominion-log-kingdom = Das Königreich: { $cards }.
dominion-log-turn = { $name } ist dran.
dominion-log-draw = { $n ->
    [one] { $name } zieht eine Karte.
   *[other] { $name } zieht { $n } Karten.
}
dominion-log-shuffle = { $name } mischt den Ablagestapel: ein neuer Nachziehstapel aus { $n ->
    [one] einer Karte
   *[other] { $n } Karten
}.
dominion-log-play = { $name } spielt { $card }.
dominion-log-throned = { $name } spielt { $card } zweimal, jetzt zum ersten Mal.
dominion-log-again = { $name } spielt { $card } zum zweiten Mal.
dominion-log-treasures = { $name } spielt { $cards }: insgesamt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
dominion-log-buy = { $name } kauft { $card }.
dominion-log-gain-discard = { $name } nimmt { $card }.
dominion-log-gain-hand = { $name } nimmt { $card } auf die Hand.
dominion-log-gain-deck = { $name } nimmt { $card } auf den Nachziehstapel.
dominion-log-reveal = { $name } deckt auf: { $cards }.
dominion-log-show = { $name } zeigt eine Hand ohne Punktekarte vor: { $cards }.
dominion-log-discard = { $name } legt ab: { $cards }.
dominion-log-discard-none = { $name } legt nichts ab.
dominion-log-trash = { $name } entsorgt { $cards }.
dominion-log-trash-none = { $name } entsorgt nichts.
dominion-log-top = { $name } legt { $card } auf den Nachziehstapel.
dominion-log-moat = { $name } zeigt einen Burggraben gegen { $card } vor.
dominion-log-deck = { $n ->
    [one] { $name } legt den Nachziehstapel, eine Karte, auf den Ablagestapel.
   *[other] { $name } legt den Nachziehstapel, { $n } Karten, auf den Ablagestapel.
}
dominion-log-aside = { $name } legt { $card } beiseite.
dominion-log-found = { $name } nimmt auf die Hand: { $cards }.
dominion-log-spied = { $name } lässt { $victim } ablegen: { $card }.
dominion-log-back = { $name } lässt { $card } auf dem Nachziehstapel von { $victim }.
dominion-log-stolen = { $name } entsorgt { $card } von { $victim }.
dominion-log-loot = { $name } nimmt aus dem Müll: { $cards }.
dominion-log-over = Die Partie ist zu Ende.

## Dominion: its sheet

dominion-part-each = { $n } × { $each }
dominion-part-gardens = { $n } × { $each } ({ $cards } Karten)
dominion-tie-turns = Gleichstand mit { $points } Punkten: { $names } hatte weniger Züge ({ $turns }).
dominion-tie-shared = Gleichstand mit { $points } Punkten und gleich vielen Zügen: { $names } teilen sich den Sieg.

## Dominion: why a move is refused

dominion-no-over = Die Partie ist zu Ende.
dominion-no-bought = Geldkarten werden gespielt, bevor die erste Karte gekauft wird.
dominion-no-treasure = Auf der Hand ist keine Geldkarte.
dominion-no-buys = Es ist kein Kauf mehr übrig.
dominion-no-coins = { $card } kostet { $cost }; du hast { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
dominion-no-supply = Nicht im Vorrat: { $card }.
dominion-no-card = So oft ist { $card } nicht auf der Hand.
dominion-no-type = { $card } ist nicht von der verlangten Art.
dominion-no-discard-count = { $n ->
    [one] Genau eine Karte muss abgelegt werden.
   *[other] Genau { $n } Karten müssen abgelegt werden.
}
dominion-no-trash-count = Höchstens { $n } Karten werden entsorgt.
dominion-no-trash-one = Eine Karte muss entsorgt werden.
dominion-no-gain-one = Eine Karte muss genommen werden.
dominion-no-gain-limit = { $card } kostet { $cost }; erlaubt sind höchstens { $limit }.
dominion-no-reaction = Gegen einen Angriff wird nur ein Burggraben vorgezeigt.
dominion-no-spied = Jetzt wird über die Karte von P{ $seat } entschieden.
dominion-no-shown = { $card } ist nicht unter den aufgedeckten Karten.
dominion-no-taken = Nur die eben entsorgten Geldkarten können genommen werden.

## Dominion: why a record or position is refused

dominion-deal-setup = Eine Partie beginnt mit dem Königreich und fünf Karten für jeden Platz.
dominion-deal-kingdom = Das sind keine zehn Königreichkarten.
dominion-deal-card = „{ $deal }“ kann jetzt nicht ausgeteilt werden.
dominion-deal-form = Das ist keine Austeilung.
dominion-kingdom-card = „{ $card }“ ist keine Königreichkarte.
dominion-kingdom-twice = { $card } steht zweimal im Königreich.
dominion-kingdom-count = Ein Königreich hat { $piles } Karten, nicht { $n }.
dominion-position-play = Nur der Platz, der am Zug ist, hat gespielte oder beiseitegelegte Karten.
dominion-position-supply = So hoch kann dieser Stapel nicht sein: { $token }.
dominion-position-phase = Eine Phase ist action oder buy; eine Karte fragt nur in der Aktionsphase.
dominion-position-step = Das ist keine Entscheidung, die hier anstehen kann.
dominion-position-impossible = So wie die Karten liegen, ist das nicht zu entscheiden.

## Dominion: on the cards, in few words

dominion-brief-cellar = Karten ablegen, ebenso viele ziehen.
dominion-brief-chapel = Bis zu 4 Karten entsorgen.
dominion-brief-moat = Vorgezeigt wehrt er einen Angriff ab.
dominion-brief-chancellor = Du darfst den Nachziehstapel ablegen.
dominion-brief-workshop = Eine Karte für höchstens 4 nehmen.
dominion-brief-bureaucrat = Silber auf den Stapel; andere legen eine Punktekarte auf ihren.
dominion-brief-feast = Diese Karte entsorgen; eine für höchstens 5 nehmen.
dominion-brief-gardens = 1 Punkt für je 10 deiner Karten.
dominion-brief-militia = Die anderen behalten 3 Karten.
dominion-brief-moneylender = Kupfer entsorgen: +3 Münzen.
dominion-brief-remodel = Karte entsorgen; eine bis zu 2 teurere nehmen.
dominion-brief-spy = Alle decken eine Karte auf; du entscheidest.
dominion-brief-thief = Andere decken je 2 auf: Geld entsorgen; du darfst es nehmen.
dominion-brief-throne-room = Eine Aktion zweimal spielen.
dominion-brief-council-room = Die anderen ziehen eine Karte.
dominion-brief-library = Ziehen, bis du 7 auf der Hand hast.
dominion-brief-mine = Geld entsorgen; bis zu 3 teureres auf die Hand.
dominion-brief-witch = Die anderen nehmen einen Fluch.
dominion-brief-adventurer = Zwei Geldkarten auf die Hand suchen.

## Dominion: what the drawings show

dominion-about =
    { $card }: { $type }, kostet { $cost }
    { $text }
dominion-about-curse =
    { $card }: kostet { $cost }
    { $text }
dominion-about-ruled =
    { $card }: { $type }, kostet { $cost }
    { $text }
    { $rules }
dominion-within-reach =
    { $about }
    Das Geld auf deiner Hand reicht dafür.
dominion-times = { $n } × { $card }
dominion-cards-held = { $n ->
    [0] Keine Karte auf der Hand
    [one] Eine Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
dominion-shown = Aufgedeckte Karten
dominion-of = { $name }
dominion-turn = Der Zug
dominion-left = { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}, { $buys ->
    [one] ein Kauf
   *[other] { $buys } Käufe
}, { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
dominion-in-trash = { $n ->
    [0] der Müll ist leer
    [one] eine Karte im Müll
   *[other] { $n } Karten im Müll
}
dominion-ending = Das Ende
dominion-ending-so-far = Es kommt, wenn die Provinzen oder drei Stapel aufgebraucht sind. { $provinces ->
    [one] Noch eine Provinz ist da
   *[other] Noch { $provinces } Provinzen sind da
}, { $empty ->
    [0] kein Stapel ist leer
    [one] ein Stapel ist leer
   *[other] { $empty } Stapel sind leer
}.
dominion-ending-told =
    { $heading }
    { $text }
dominion-deck-closed = { $empty ->
    [yes] Keine Karten
   *[other] Einige Karten; zählen darf man sie nicht
}
dominion-none = Keine
dominion-owned = { $n } Karten nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
