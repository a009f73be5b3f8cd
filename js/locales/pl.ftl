### Polish. A line .hint is the smaller second line of a control, .confirm what its last button says, .watch the
### sentence for whoever does not decide. Names stand in the nominative and verbs in the present tense, because the
### past tense would depend on the player's sex; things named by an argument follow a colon for the same reason.

## The page

app = Piazza
home = Główna
home-title = Gry planszowe wokół piazzy
home-doors = Gry
new-match = Nowa partia
door-again = Jak ostatnio: { $names }
door-seats = { $least }–{ $most } graczy
unofficial = Nieoficjalna, fanowska wersja z własnymi rysunkami. Autorem gry Palazzo jest Reiner Knizia, Pałaców Carrary – Wolfgang Kramer i Michael Kiesling, Dominiona – Donald X. Vaccarino.
notices = Powiadomienia
tools = Narzędzia
menu = Menu
close = Zamknij
back = Wróć
empty = nic
list = { $items }
settings = Ustawienia
keys = Klawisze
share = Udostępnij
undo = Cofnij
log = Dziennik
opening = Otwieranie partii

## The engine

loading = Wczytywanie silnika gry
loading-bytes = Wczytywanie silnika gry: { $loaded } z { $total } MB
loading-starts = Silnik gry się uruchamia
engine-error = Silnik gry się nie uruchomił: { $text }
engine-again = Ponów
engine-failed = Silnik gry się nie uruchomił. Wczytaj stronę ponownie.
engine-restarting = Silnik gry uruchamia się ponownie
engine-restarted = Silnik gry się zatrzymał i został uruchomiony ponownie. Partia jest w tym samym miejscu.

## Languages, settings

language-auto = Jak w przeglądarce
setting-language = Język
setting-theme = Kolory
theme-auto = Jak w urządzeniu
theme-light = Jasne
theme-dark = Ciemne
setting-pace = Tempo botów
pace-instant = Od razu
pace-quick = Szybko
pace-watchable = Do oglądania
setting-keys = Litery i cyfry jako skróty klawiszowe
setting-scores = Pokazuj bieżące punkty i to, co zmieniłby wybór
setting-hints = Rady: przycisk, który prosi dobrego bota o radę
setting-sound = Delikatne dźwięki
setting-hand = Przyciski na telefonie
hand-right = Dla prawej ręki
hand-left = Dla lewej ręki

## Keys

key-tab = Z obszaru do obszaru
key-arrows = Wewnątrz obszaru
key-enter = Wykonaj
key-esc = O poziom wyżej
key-numbers = Proponowane możliwości
key-zero = Pas albo koniec fazy
key-u = Cofnij
key-zx = Krok wstecz, krok naprzód
key-space = Odtwarzanie i pauza na pasku powtórki
key-l = Dziennik
key-h = Rada: co zrobiłby dobry bot
key-i = Pokazuje z bliska to, co ma fokus, bez zagrywania; tak samo prawy przycisk myszy lub długie naciśnięcie
key-m = Wpisywanie kroku w notacji gry
key-p = Boty robią pauzę albo grają dalej
key-c = Co liczy dobry gracz
key-r = Zasady, przy zasadzie bieżącej decyzji
key-settings = Ustawienia
key-keys = Ta lista klawiszy
keys-off = Litery i cyfry działają tylko poza polami tekstowymi. Można je wyłączyć w ustawieniach.

## Seats

seats = Gracze
seat-default = Gracz { $number }
seat-you = Twoje miejsce
seat-person = Człowiek
seat-elsewhere = Na innym urządzeniu
seat-bot = Bot, { $level }
seat-add = Dodaj gracza
seat-name = Imię gracza na miejscu { $number }
seat-kind = Kto gra na miejscu { $number }
seat-up = W górę: { $name }
seat-down = W dół: { $name }
seat-remove = Usuń: { $name }
kind-person = Człowiek
bot-greedy = zachłanny
bot-random = losowy
bot-money = skarbnik
bot-reader = znawca królestw
points-unit =
    { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## A new match

new-title = Nowa partia: { $game }
more = Więcej
start = Kto zaczyna
start-random = Losowo
seed = Numer rozdania
seed-what = Od 1 do 16 znaków: cyfry od 0 do 9 i litery od a do f. Ten sam numer daje to samo rozdanie; gdy pole jest puste, numer jest losowany.
seed-wrong = Numer rozdania ma od 1 do 16 znaków: cyfry od 0 do 9 i litery od a do f.
start-match = Start
pick-count = Wybrano { $n } z { $count }
pick-full = Wybrano już { $count }. Najpierw coś usuń.
pick-fill = Uzupełnij losowo
pick-clear = Wyczyść
pick-read = Przeczytaj wszystkie

## Kept matches

matches = Partie na tym urządzeniu
matches-none = Nie ma tu jeszcze żadnej zapisanej partii.
match-more = Zarządzaj: { $title }
match-manage = Zarządzaj partią
match-title = Nazwa partii
match-when = { $game }, { $when }
match-turn = Teraz decyduje { $name }.
match-open = W toku.
match-over = Zakończona.
match-won =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
match-branch = { $title }, od kroku { $t }
rename = Zmień nazwę
delete = Usuń
deleted = Partia została usunięta.
delete-undo = Cofnij
import = Importuj
export = Eksportuj wszystko
export-one = Eksportuj
imported =
    { $added ->
        [0] Żadna partia nie była nowa.
        [one] Zaimportowano { $added } partię.
        [few] Zaimportowano { $added } partie.
       *[many] Zaimportowano { $added } partii.
    }
import-wrong = W tym pliku nie ma wyeksportowanych partii.
imported-settings = Zaimportowano też ustawienia i ukończone lekcje.
paste = Otwórz link lub zapis
paste-short = Otwórz link
paste-what = Wklej link, jego kod albo tekst zapisu.
paste-open = Otwórz
unreadable = Nie można odczytać zapisanej partii
unreadable-what = Może być uszkodzona albo zapisana przez nowszą wersję. Wyeksportuj ją, żeby ją zachować, albo ją usuń.
storage-blocked = Ta przeglądarka nie przechowuje partii: jej pamięć jest pełna lub zablokowana. Mimo to można grać, a partię zachowuje jej link.

## Links

joined =
    { $count ->
        [one] Otwarty link sięga o { $count } krok dalej niż partia zapisana tutaj.
        [few] Otwarty link sięga o { $count } kroki dalej niż partia zapisana tutaj.
       *[many] Otwarty link sięga o { $count } kroków dalej niż partia zapisana tutaj.
    }
broken = Tego linku nie można otworzyć
broken-what = Może został ucięty przy kopiowaniu. Poproś o niego jeszcze raz albo zacznij własną partię.
broken-new = Nowa partia
who = Kim jesteś?
who-why = W tej partii gra kilka osób. Ręce pozostałych są na tym urządzeniu zakryte.
who-all = Wszyscy gramy na tym urządzeniu
who-none = Tylko oglądam

## The table

region-board = Plansza
region-offer = Do wyboru
region-hand = Twoja ręka
region-mine = Własne pałace
region-others = Pozostali gracze
region-tray = To, co właśnie składasz
region-actions = Akcje
your-hand = Twoja ręka
hand-hidden = Ręce są zakryte.
nothing-built = Nic tu jeszcze nie stoi.
look-closer = Z bliska: { $what }
read-how = Na stole każdą z tych rzeczy przeczytasz, przytrzymując ją lub klikając prawym przyciskiem myszy; nie zostaje wtedy zagrana.
tip-more = Prawy przycisk myszy lub I: cały opis
thing-told =
    { $heading }
    { $about }
label-points = { $name }: { $from } zmienia się w { $to }
label-delta = { $name }: { $delta }
worth = { $from } zmienia się w { $to }
worth-delta =
    { $points ->
        [one] { $delta } punkt
        [few] { $delta } punkty
       *[many] { $delta } punktów
    }
choose-first = Co najpierw
wait-seat = Decyduje { $name }.
forced = { $why } Pozostało tylko: { $move }.
log-undone = { $name } cofa decyzję, choć od tego czasu odkryto coś nowego.
more-lines = Jeszcze { $count } w dzienniku, na koniec:
bots-pause = Pauza
bots-go-on = Dalej
step-once = Jedna decyzja naprzód
take-from-table = Wybierz na stole coś z podświetlonych rzeczy.
wait-onlooker = Tę partię prowadzi inna karta przeglądarki.
away = Decyduje { $name }, na innym urządzeniu.
away-send = Wyślij link: { $name }
away-take = Graj tutaj: { $name }
slot-full = Najwyżej { $count }: najpierw odłóż jeden.
put-back = Odłóż
tray-missing = Do wybrania zostało: { $what }
sum-lies = dotąd
sum-adds = dokładasz
quick = Gotowe propozycje
cheapest-is = Najtaniej: { $cards }
cheapest = Najtańsza zapłata
refusal-with-rule = { $why } (zasada { $rule }).

## Rulebook

home-ways = Do czytania
rules = Zasady
rules-search = Szukaj w zasadach
rules-contents = Spis treści
rules-none = W żadnej zasadzie nie ma tych słów.
rules-unread = Nie udało się wczytać zasad. Spróbuj ponownie, gdy będzie połączenie.
part-missing = Nie udało się wczytać tej części strony. Spróbuj ponownie, gdy będzie połączenie.
rules-rule = Zasada { $rule }
rules-ruling = Gdzie źródła milczą lub się różnią:
rules-option = Opcja partii:
rules-chosen = W tej partii: { $what }

## Lessons

learn = Nauka
lesson = Lekcja
lesson-opening = Przygotowanie stołu
lesson-done = Gotowe
lesson-next = Dalej
lesson-after = Następna lekcja
lesson-list = Lista lekcji
lesson-on = Graj dalej
lesson-free = Lekcja skończona, partia trwa: teraz wszystko zależy od ciebie. Nie jest zapisywana.
lesson-reads = Przeczytaj tekst powyżej i przejdź dalej.
lesson-over = Na tym lekcja się kończy.
lesson-not-asked = To dozwolone, ale lekcja prosi o coś innego.

## Moments, other tabs, storage

steps = Przeglądanie partii
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
past = Oglądasz krok { $t } z { $end }.
past-now = Wróć do gry
past-branch = Graj dalej stąd
branched = Grasz dalej stąd w osobnej partii. Tamta pozostaje zapisana.
onlooker = Ta partia jest otwarta w innej karcie przeglądarki, która ją prowadzi. Ty oglądasz.
onlooker-take = Graj tutaj
unsaved = Ta przeglądarka nie zapisała partii: jej pamięć jest pełna lub zablokowana. Można grać dalej, a link w pasku adresu zawiera całą partię.

## Hints

hint = Rada
hint-says = Rada dobrego bota: { $what }.
hint-pieces = { $what }: { $pieces }
hint-and = { $one }; { $rest }
hint-lay = Ułóż tak
hint-mark = zalecane

## Typed moves

typed = Wpisz krok
typed-play = Zagraj
typed-offers = Dozwolone kroki
typed-count =
    { $n ->
        [one] Tak zaczyna się { $n } dozwolony krok.
        [few] Tak zaczynają się { $n } dozwolone kroki.
       *[many] Tak zaczyna się { $n } dozwolonych kroków.
    }
typed-none = Żaden dozwolony krok tak się nie zaczyna. Możliwe są:
typed-more = i jeszcze { $n }

## Counting

count = Liczenie
count-what = Wszystko to wynika z tego, co było dla ciebie widoczne.
count-dots = Każda pełna kropka to sztuka, która jeszcze ma się pojawić.
count-of = { $left } z { $all }

## Replay

replay = Powtórka
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Tempo
replay-times = { $n }×
replay-moment = Moment partii
replay-at-turn = Oglądasz krok { $t } z { $end }, ruch: { $name }.
replay-turn-back = Ruch wstecz
replay-turn-on = Ruch naprzód
replay-link = Kopiuj link do tego momentu

## Curtain

curtain-title = Teraz gra { $name }
curtain-pass = Przekaż urządzenie. Teraz gra { $name }. Ręce są zakryte.
curtain-open = To ja, { $name }
curtain-home = Główna

## Share

share-plain = Link zawiera całą partię razem z kartami na rękach: kto chce podejrzeć, ten może.
share-link = Link
share-copy = Kopiuj link
share-names = Umieść w linku imiona graczy
share-qr = Link jako kod QR
share-qr-long = Link jest za długi na kod QR.
share-record = Zapis
share-record-what = Partia jako plik tekstowy, który odczytają ludzie i programy.
share-record-copy = Kopiuj zapis
share-record-save = Pobierz zapis
copied = Skopiowano.
copy-failed = Ta przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go samodzielnie.

## Score sheet

sheet-title = Tabela punktów
sheet-final = Wynik końcowy
sheet-open = Punkty
sheet-now = Stan bieżący.
sheet-winner = Wygrana
sheet-what = Co
sheet-why = Za co
sheet-points = Punkty
sheet-total = Razem
sheet-tie = Pieniądze przy remisie
winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
rematch = Rewanż
rematch-what = Ci sami gracze jeszcze raz. Z tym samym rozdaniem możesz sprawdzić, jak mogło się to potoczyć.
rematch-new = Nowe rozdanie
rematch-same = To samo rozdanie

## Charts

chart-points = Punkty ruch po ruchu
chart-said = { $what }. Na koniec: { $ends }.
chart-end = { $name }: { $value }
chart-table = Jako tabela
chart-turns = ruchy
chart-when = Ruch
chart-turn = { $n }. { $name }
chart-last = Koniec

## Errors

error-unexpected = Coś poszło nie tak: { $text }
error-engine = Silnik gry zgłasza usterkę: { $detail }
error-request = Silnik gry nie zrozumiał strony. Wczytaj stronę ponownie.
error-no-match = Na stole nie ma żadnej partii.
error-over = Partia się zakończyła.
error-moment = Ta partia nie ma kroku { $t }.
error-not-automatic = Teraz decyduje człowiek.
error-hint = Rada jest dla tego, kto decyduje.
error-not-yours = Teraz decyduje inny gracz.
error-composer = Nie można teraz niczego złożyć jako „{ $name }”.
error-piece = Nie ma tu elementu „{ $at }”.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-learned = Decyzja już zapadła ({ $name }), a od tego czasu ujawniło się coś nowego: nie można jej cofnąć.
error-game = Nie ma gry o nazwie „{ $name }”.
error-rules = To inne zasady niż nasze, które mają numer { $here }.
error-bot = Nie ma bota o nazwie „{ $name }”.
error-name-signs = „{ $name }” zawiera znaki, których imię mieć nie może.
error-name =
    { $most ->
        [one] Imię ma najwyżej { $most } znak zwykłego tekstu.
        [few] Imię ma najwyżej { $most } znaki zwykłego tekstu.
       *[many] Imię ma najwyżej { $most } znaków zwykłego tekstu.
    }
error-option = Nie ma opcji „{ $key }”.
error-option-value = Opcja „{ $key }” nie ma wartości „{ $value }”.
error-seat = „{ $text }” nie jest miejscem w tej partii.
error-seats = { $game }: liczba graczy od { $min } do { $max }.
error-seed = Numer rozdania ma od 1 do 16 znaków: cyfry od 0 do 9 i litery od a do f.
error-no-seed = Partia bez numeru rozdania nie ma linku.
error-line = Wiersz { $line }: { $reason }
error-link-empty = Link nie zawiera partii.
error-link-long = Link jest za długi jak na partię.
error-link-characters = W linku jest znak, który w linkach nie występuje.
error-link-damaged = Link jest uszkodzony lub ucięty: jego suma kontrolna się nie zgadza.
error-link-broken = Link nie zawiera partii, którą można rozegrać.
error-link-version = Link pochodzi z innej wersji Piazzy.
error-link-rules = Link powstał dla zasad o numerze { $rules }; tutaj mają one numer { $here }.
error-no-due = „{ $move }” nie jest teraz możliwe. Ruchy zaczynają się tu od: { $verbs }.
error-no-form = To nie ma postaci kroku: „{ $text }”.
error-no-form-meant = To nie ma postaci kroku: „{ $text }”. Czy chodzi o „{ $meant }”?
error-position-json = To nie jest pozycja: to nie ten rodzaj danych JSON.
error-position-long = Tekst jest za długi jak na pozycję.
error-position-key = Pozycja nie ma części „{ $key }”.
error-position-type = Część „{ $key }” pozycji jest niewłaściwego rodzaju.
error-position-seats = Pozycja ma od { $min } do { $max } miejsc.
error-position-ended = Partia się zakończyła; nie ma o czym decydować.
error-position-token = „{ $token }” nie ma tu znaczenia.
error-position-number = „{ $key }” to liczba od 0 do { $most }.
error-position-step = „{ $step }” nie jest tu decyzją.
error-position-too-many = Za dużo tego: { $token }.
error-record-long = Tekst jest za długi jak na zapis.
error-record-tag = To nie jest znacznik zapisu albo występuje on dwa razy.
error-record-no-tag = Brakuje znacznika { $tag }.
error-record-line = To nie jest ani rozdanie, ani krok.
error-record-end = Po znacznikach musi następować pusty wiersz.
error-record-blank = Tu nie może stać pusty wiersz: jest tylko jeden, po znacznikach.
error-record-spaces = Słowa oddziela pojedyncza spacja, a na końcu wiersza spacji nie ma.
error-record-form = Ten krok zapisuje się „{ $move }”.
error-record-over = Partia zakończyła się przed tym wierszem.
error-record-seat = Teraz kolej na P{ $seat }.
error-record-deal = Tutaj musi stać „deal: { $deal }”.
error-record-no-deal = Tutaj niczego się nie rozdaje.
error-record-result = Wynik to „{ $result }”.
error-record-link = Ten link nie należy do tej partii.

## Palazzo: things

palazzo-name = Palazzo
palazzo-what = Kupuj i licytuj kondygnacje, buduj pałace we Florencji
palazzo-wealth = Pieniądze na ręce
palazzo-option-price_count = Cena w magazynie
palazzo-option-price_count-turn_start = Liczą się elementy leżące tam na początku ruchu: element właśnie dobrany nie obniża ceny pozostałych.
palazzo-option-price_count-purchase = Liczą się elementy leżące tam przy zakupie: element właśnie dobrany obniża cenę każdego o 1.
palazzo-tile =
    kondygnacja { $floor } z { $material ->
        [B] cegły
        [S] piaskowca
       *[M] marmuru
    } ({ $windows ->
        [one] { $windows } otwór
        [few] { $windows } otwory
       *[many] { $windows } otworów
    })
palazzo-card =
    { $value } { $currency ->
        [f] { $value ->
            [one] floren
            [few] floreny
           *[many] florenów
        }
        [d] { $value ->
            [one] dukat
            [few] dukaty
           *[many] dukatów
        }
       *[g] { $value ->
            [one] grosz
            [few] grosze
           *[many] groszy
        }
    }
palazzo-currency-f = floreny
palazzo-currency-d = dukaty
palazzo-currency-g = grosze
palazzo-certificate = certyfikat { $value }
palazzo-palace = Pałac { $palace }
palazzo-palace-worth =
    Pałac { $palace }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
palazzo-quarry =
    Kamieniołom { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
palazzo-cards-held =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
palazzo-held =
    { $currency ->
        [f] Floreny
        [d] Dukaty
        [g] Grosze
       *[c] Certyfikaty
    }: { $total }

## Palazzo: what is counted

palazzo-count-left = Zostało
palazzo-count-tiles = Elementy w stosach, bez jeźdźców
palazzo-count-riders = Jeźdźcy w stosach
palazzo-count-deck = Karty pieniędzy w talii
palazzo-count-hands = Ręce pozostałych
palazzo-count-hand = { $name }: { $cards }
palazzo-count-none = { $name }
palazzo-count-shown = co o nich wiadomo
palazzo-count-hidden = niewidziane
palazzo-count-discard = Odrzucone karty pieniędzy
palazzo-count-material =
    { $material ->
        [B] Cegła
        [S] Piaskowiec
       *[M] Marmur
    }: jeszcze w stosach
palazzo-count-corner = Kondygnacja / otwory
palazzo-count-floor = Kondygnacja { $floor }
palazzo-count-windows =
    { $windows ->
        [one] { $windows } otwór
        [few] { $windows } otwory
       *[many] { $windows } otworów
    }
palazzo-count-money = Pieniądze, których nie znasz
palazzo-count-currency = Waluta
palazzo-count-value = Wartość { $value }
palazzo-count-certificates = Certyfikaty: { $left } z { $all }

## Palazzo: the table

palazzo-summary =
    Plansza: { $warehouse ->
        [one] { $warehouse } element
        [few] { $warehouse } elementy
       *[many] { $warehouse } elementów
    } w magazynie, { $quarries } w kamieniołomach, Architekt przy kamieniołomie { $architect ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, odkryci jeźdźcy: { $riders } z pięciu, w stosach zostało: { $stock }.
palazzo-warehouse-price = Magazyn, cena elementu: { $price }
palazzo-board-more = Także na planszy
palazzo-architect-at = Architekt: { $where }
palazzo-riders =
    { $riders ->
        [0] jeszcze żadnego jeźdźca
        [one] { $riders } jeździec z pięciu
       *[many] { $riders } jeźdźców z pięciu
    }
palazzo-stock =
    { $left ->
        [one] { $left } element w stosach
        [few] { $left } elementy w stosach
       *[many] { $left } elementów w stosach
    }
palazzo-architect = Architekt
palazzo-about-architect = Na aukcję przechodzi zgodnie z ruchem wskazówek zegara do najbliższego kamieniołomu, w którym leży element (T2.6). Teraz to: { $next }.
palazzo-about-architect-idle = Na aukcję przechodzi zgodnie z ruchem wskazówek zegara do najbliższego kamieniołomu, w którym leży element (T2.6). Teraz wszystkie są puste.
palazzo-disc =
    { $windows ->
        [one] Krążek: { $windows } otwór
        [few] Krążek: { $windows } otwory
       *[many] Krążek: { $windows } otworów
    }
palazzo-about-disc =
    { $windows ->
        [one] Drugi z dwóch dobranych elementów trafia tutaj, jeśli ma { $windows } otwór: ten kamieniołom leży o { $windows } krok od Architekta, zgodnie z ruchem wskazówek zegara (T2.1).
        [few] Drugi z dwóch dobranych elementów trafia tutaj, jeśli ma { $windows } otwory: ten kamieniołom leży o { $windows } kroki od Architekta, zgodnie z ruchem wskazówek zegara (T2.1).
       *[many] Drugi z dwóch dobranych elementów trafia tutaj, jeśli ma { $windows } otworów: ten kamieniołom leży o { $windows } kroków od Architekta, zgodnie z ruchem wskazówek zegara (T2.1).
    }
palazzo-riders-come = Jeźdźcy: { $riders } z pięciu
palazzo-about-riders = Pięciu jeźdźców leży wśród elementów stosu III (S2). Gdy odkryty zostanie piąty, partia kończy się natychmiast: bez kupna i bez aukcji (T2.3).
palazzo-about-stock =
    { $stack ->
        [0] Nie ma już elementów.
        [1] Następny pochodzi ze stosu I.
        [2] Następny pochodzi ze stosu II.
       *[3] Następny pochodzi ze stosu III.
    } Elementy dobiera się najpierw ze stosu I, potem z II, a potem z III, w którym jest pięciu jeźdźców (S2). Kto wybiera kupno lub aukcję, najpierw dobiera dwa (T2.1).
palazzo-price = Cena elementu: { $price }
palazzo-about-price =
    { $count ->
        [coming] 10 − { $priced } = { $price }: tyle będzie kosztował element w następnym ruchu; każdy, który będzie wtedy leżał w magazynie, obniża cenę o 1 (T2.5).
        [purchase] 10 − { $priced } = { $price }: każdy element, który przy kupnie leży w magazynie, obniża cenę o 1 (T2.5).
       *[turn_start] 10 − { $priced } = { $price }: każdy element, który na początku ruchu leżał w magazynie, obniża cenę o 1 (T2.5).
    }
palazzo-about-warehouse = Pierwszy z dwóch dobranych elementów trafia tutaj (T2.1). Kto kupuje, bierze stąd jeden lub dwa, po { $price }, i płaci raz (T2.5).
palazzo-about-hand = Płaci się kartami jednej waluty; certyfikaty liczą się z każdą (M1, M2). Trzy karty o tej samej liczbie, po jednej z każdej waluty, to trójka: razem liczą się za 15, cokolwiek na nich stoi; tak samo trzy certyfikaty 2 (M3). Reszty się nie wydaje (M5).
palazzo-about-quarry =
    { $next ->
        [lot] Te elementy są właśnie sprzedawane na aukcji jako jeden zestaw (T2.6).
        [yes] Tutaj będzie następna aukcja.
        [empty] Teraz nie ma tu żadnego elementu.
       *[no] Elementy czekają tu na Architekta.
    } Gdy przyjdzie Architekt, wszystko stąd sprzedaje się jako jeden zestaw (T2.6); cztery lub więcej rozdziela się, po jednym dla każdego gracza (T2.12). { $windows ->
        [0] Stoi tu Architekt: dobrany element teraz tu nie trafi.
        [one] Dobrany element trafia tutaj, jeśli ma { $windows } otwór (T2.1).
        [few] Dobrany element trafia tutaj, jeśli ma { $windows } otwory (T2.1).
       *[many] Dobrany element trafia tutaj, jeśli ma { $windows } otworów (T2.1).
    }
palazzo-offer-money = Pieniądze
palazzo-offer-lot = Zestaw
palazzo-offer-pending = Do wyłożenia
palazzo-offer-fan = Do rozdzielenia
palazzo-pile-deck = talia { $deck }
palazzo-pile-discard = odrzucone { $discard }
palazzo-bid-lies = oferta
palazzo-bid-high = oferta do przebicia
palazzo-bid-out = pas

## Palazzo: whose turn

palazzo-title-turn = { $name }, wybierz akcję
    .watch = { $name } wybiera akcję
palazzo-title-pick =
    { $left ->
        [one] { $name }, weź kartę
        [few] { $name }, weź { $left } karty
       *[many] { $name }, weź { $left } kart
    }
    .watch = { $name } bierze pieniądze
palazzo-title-market = { $name }, kup elementy po { $price } albo zacznij aukcję
    .watch = { $name } kupuje albo zaczyna aukcję
palazzo-title-auction = { $name }, przebij { $bid } albo spasuj
    .watch = { $name } przebija { $bid } albo pasuje
palazzo-title-choose = { $name }, wybierz element
    .watch = { $name } wybiera element
palazzo-title-build =
    { $tiles ->
        [one] { $name }, wyłóż swój element
        [few] { $name }, wyłóż swoje { $tiles } elementy
       *[many] { $name }, wyłóż swoje { $tiles } elementów
    }
    .watch = { $name } buduje
palazzo-title-won =
    { $points ->
        [one] { $name } wygrywa: { $points } punkt
        [few] { $name } wygrywa: { $points } punkty
       *[many] { $name } wygrywa: { $points } punktów
    }
palazzo-title-shared = Wspólne zwycięstwo: { $names }

## Palazzo: what may be done

palazzo-do-money = Weź pieniądze
    .hint =
        { $cards ->
            [one] { $cards } odkryta karta: dwie dla ciebie, po jednej dla innych
            [few] { $cards } odkryte karty: dwie dla ciebie, po jednej dla innych
           *[many] { $cards } odkrytych kart: dwie dla ciebie, po jednej dla innych
        }
palazzo-do-market = Kupno lub aukcja
    .hint = najpierw dobierasz dwa elementy; cena jednego: { $price }
palazzo-do-rebuild = Przebudowa
    .hint = kosztuje jedną kartę
    .confirm = Przebuduj
palazzo-do-pick = Weź: { $card }
palazzo-do-buy = Kup
    .hint =
        { $most ->
            [1] jeden element za { $price }
           *[2] jeden lub dwa elementy, po { $price }
        }
    .confirm = Zapłać { $total }
    .short =
        { $total ->
            [0] potrzeba co najmniej { $need }
           *[other] potrzeba co najmniej { $need }, brakuje { $lack }
        }
    .enough =
        { $over ->
            [0] dokładnie cena
           *[other] o { $over } więcej niż { $need }
        }
palazzo-do-auction =
    Aukcja: kamieniołom { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } element; zaczynasz od 3
            [few] { $tiles } elementy; zaczynasz od 3
           *[many] { $tiles } elementów; zaczynasz od 3
        }
palazzo-do-share =
    Rozdziel kamieniołom { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } element; ty wybierasz najpierw
            [few] { $tiles } elementy; ty wybierasz najpierw
           *[many] { $tiles } elementów; ty wybierasz najpierw
        }
palazzo-do-auction-nothing = Pusta aukcja
    .hint = w żadnym kamieniołomie nie ma elementu; ruch się kończy
palazzo-worth-lot =
    { $points ->
        [0] jeszcze bez punktów dla ciebie
        [one] do +{ $points } punktu dla ciebie
       *[many] do +{ $points } punktów dla ciebie
    }
palazzo-worth-lot-loss = −{ $points } pkt, jeśli go zbudujesz
palazzo-worth-share =
    { $points ->
        [0] jeszcze bez punktów dla ciebie
        [one] do +{ $points } punktu za twój element
       *[many] do +{ $points } punktów za twój element
    }
palazzo-worth-share-loss = −{ $points } pkt, jeśli zbudujesz swój element
palazzo-do-bid = Licytuj
    .hint = powyżej { $highest }
    .confirm = Licytuj { $total }
    .short =
        { $total ->
            [0] potrzeba co najmniej { $need }
           *[other] potrzeba co najmniej { $need }, brakuje { $lack }
        }
    .enough = przebija { $highest } o { $over }
palazzo-do-pass = Pas
    .hint = zabierasz swoje karty z powrotem
palazzo-do-pass-bare = Pas
    .hint = odpadasz z tej aukcji
palazzo-do-choose = Wybierz: { $tile }
palazzo-do-place = Na pałac { $palace }: { $tile }
palazzo-do-new = Nowy pałac: { $tile }
palazzo-do-drop = Wyrzuć: { $tile }
    .hint = zakryty do pudełka
palazzo-slot-tiles =
    { $most ->
        [1] Jeden element
       *[2] Jeden lub dwa elementy
    }
    .missing =
        { $most ->
            [1] jeden element
           *[2] jeden lub dwa elementy
        }
palazzo-slot-cards = Karty do zapłaty
    .missing = karty do zapłaty
palazzo-slot-card = Jedna karta do zapłaty
    .missing = jedna karta do zapłaty
palazzo-slot-way = Co przebudować
    .missing = co przebudować
palazzo-way-take = Wyjmij z pałacu { $palace }: { $tile }
palazzo-way-slide = Wsuń do pałacu { $palace }: { $tile }
palazzo-way-drop = Wyrzuć: { $tile }
palazzo-way-floor = { $tile }, pałac { $palace }
palazzo-place-drop = Wyrzuć
palazzo-quick-bid = { $total }: + { $cards }
palazzo-note-triple = Trzy karty o wartości { $value } to trójka warta { $worth }.
palazzo-note-triple-certificates = Trzy certyfikaty to trójka warta { $worth }.
palazzo-note-gain =
    { $points ->
        [0] Po zbudowaniu od razu: bez zysku.
       *[other] Po zbudowaniu od razu: najwyżej +{ $points } pkt.
    }
palazzo-note-loss = Po zbudowaniu od razu: −{ $points } pkt.
palazzo-note-beyond = Żadna twoja zapłata nie osiąga { $need }.
palazzo-note-point = Możesz też wskazać kondygnację swojego pałacu.
palazzo-note-point-to = Teraz wskaż miejsce, do którego ma trafić.
palazzo-note-change =
    { $points ->
        [0] Nie zmienia punktów.
       *[other] Zmienia twoje punkty o { $points }.
    }

## Palazzo: why a hint is given

palazzo-gain-now =
    { $points ->
        [one] od razu +{ $points } punkt
        [few] od razu +{ $points } punkty
       *[many] od razu +{ $points } punktów
    }
palazzo-gain-later =
    { $points ->
        [0] do końca ledwie ułamek punktu
        [one] do końca około { $points } punktu
       *[many] do końca około { $points } punktów
    }
palazzo-why-poor = W jednej walucie masz { $held }, a element kosztuje { $price }: potrzebujesz pieniędzy.
palazzo-why-money = To, co leży na planszy, jest dla ciebie warte mniej niż dwie nowe karty.
palazzo-why-market = Z magazynu za { $price }: { $tiles }; { $gain }.
palazzo-why-next = Następny zestaw, jeśli go zdobędziesz: { $gain }.
palazzo-why-rebuild = Za jedną kartę: { $gain }.
palazzo-why-pick-triple = Powstaje trójka warta { $worth }.
palazzo-why-pick-certificate = Certyfikat pasuje do każdej waluty.
palazzo-why-pick = Z nią masz na ręce { $currency }: razem { $total }.
palazzo-why-buy = Ten zakup daje: { $gain }; aukcja jest dla ciebie warta mniej.
palazzo-why-auction = Zestaw, jeśli go zdobędziesz: { $gain }. Żaden zakup nie jest dla ciebie tyle wart.
palazzo-why-share = Z następnego zestawu każdy bierze jeden element, ty pierwszy, i nikt nie płaci: { $gain }.
palazzo-why-bid = Zestaw jest dla ciebie wart oferty { $total }: { $gain }.
palazzo-why-spite = Graczowi { $name } zestaw dałby: { $gain }. Nie może pójść tanio.
palazzo-why-pass = Zestaw nie jest dla ciebie wart oferty powyżej { $highest }: { $gain }.
palazzo-why-pass-nothing = Zestaw nic nie daje twoim pałacom.
palazzo-why-choose = Ten element daje: { $gain }; żaden inny nie jest dla ciebie więcej wart.
palazzo-why-order =
    { $points ->
        [one] Tak zbudowane elementy dają razem +{ $points } punkt.
        [few] Tak zbudowane elementy dają razem +{ $points } punkty.
       *[many] Tak zbudowane elementy dają razem +{ $points } punktów.
    }
palazzo-why-place = Żadne inne miejsce nie daje od razu więcej punktów.
palazzo-why-place-later = Inne miejsce daje od razu więcej, ale tak twoje pałace będą na końcu więcej warte.
palazzo-why-place-alone = Innego miejsca nie ma; z tym elementem twoje pałace będą na końcu więcej warte niż bez niego.
palazzo-why-drop = Gdziekolwiek go zbudujesz, twoje pałace będą na końcu mniej warte.
palazzo-why-least = Na koniec nic z tego nie da ci zysku; to kosztuje najmniej.

## Palazzo: the log

palazzo-log-setup = Pierwsze elementy leżą na planszy: { $tiles }.
palazzo-log-row = { $name } bierze pieniądze; odkryte karty: { $cards }.
palazzo-log-pick = { $name } bierze kartę: { $card }.
palazzo-log-shuffle =
    { $cards ->
        [one] Karty odrzucone zostają przetasowane w nową talię: { $cards } karta.
        [few] Karty odrzucone zostają przetasowane w nową talię: { $cards } karty.
       *[many] Karty odrzucone zostają przetasowane w nową talię: { $cards } kart.
    }
palazzo-log-draw-warehouse = { $name } dobiera do magazynu: { $tile }.
palazzo-log-draw-quarry =
    { $name } dobiera do kamieniołomu { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $tile }.
palazzo-log-rider = { $name } odkrywa jeźdźca: { $count } z { $all }.
palazzo-log-buy = { $name } kupuje za { $price }: { $tiles }. Zapłata: { $cards }.
palazzo-log-auction =
    { $name } wystawia na aukcję kamieniołom { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $tiles }. Oferta początkowa: 3.
palazzo-log-share =
    { $name } rozdziela kamieniołom { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $tiles }.
palazzo-log-nothing = { $name } wybiera aukcję, ale w żadnym kamieniołomie nie ma elementu.
palazzo-log-bid = { $name } licytuje { $total }, dokłada: { $cards }.
palazzo-log-pass = { $name } pasuje i zabiera wszystkie karty z powrotem.
palazzo-log-pass-bare = { $name } pasuje.
palazzo-log-won = { $name } wygrywa aukcję za { $total }: { $tiles }. Zapłata: { $cards }.
palazzo-log-won-certificate = Nikt nie podbija: { $name } dostaje za sam certyfikat: { $tiles }.
palazzo-log-choose = { $name } wybiera: { $tile }.
palazzo-log-leave = Zostaje i trafia do pudełka: { $tiles }.
palazzo-log-place = { $name } dobudowuje do pałacu { $palace }: { $tile }.
palazzo-log-found = { $name } zakłada pałac: { $tile }.
palazzo-log-drop = { $name } wyrzuca: { $tile }.
palazzo-log-take = { $name } płaci ({ $card }) i wyjmuje z pałacu { $palace }: { $tile }.
palazzo-log-slide = { $name } płaci ({ $card }) i wsuwa do pałacu { $palace }: { $tile }.
palazzo-log-raze = { $name } płaci ({ $card }) i wyrzuca pałac: { $tile }.
palazzo-log-over = Piąty jeździec: partia się zakończyła.

## Palazzo: scoring

palazzo-part-windows =
    { $windows ->
        [one] { $windows } otwór
        [few] { $windows } otwory
       *[many] { $windows } otworów
    }
palazzo-part-floors =
    { $floors ->
        [one] { $floors } kondygnacja
        [few] { $floors } kondygnacje
       *[many] { $floors } kondygnacji
    }
palazzo-part-material =
    cały z { $material ->
        [B] cegły
        [S] piaskowca
       *[M] marmuru
    }
palazzo-tie-money =
    { $points ->
        [one] Remis, po { $points } punkcie: { $names } ma najwięcej pieniędzy w jednej walucie razem z certyfikatami, { $money }.
        [few] Remis, po { $points } punkty: { $names } ma najwięcej pieniędzy w jednej walucie razem z certyfikatami, { $money }.
       *[many] Remis, po { $points } punktów: { $names } ma najwięcej pieniędzy w jednej walucie razem z certyfikatami, { $money }.
    }
palazzo-tie-shared =
    { $points ->
        [one] Remis, po { $points } punkcie, i tyle samo pieniędzy, { $money }. Wspólne zwycięstwo: { $names }.
        [few] Remis, po { $points } punkty, i tyle samo pieniędzy, { $money }. Wspólne zwycięstwo: { $names }.
       *[many] Remis, po { $points } punktów, i tyle samo pieniędzy, { $money }. Wspólne zwycięstwo: { $names }.
    }

## Palazzo: refusals

palazzo-no-over = Partia się zakończyła.
palazzo-no-money =
    { $left ->
        [one] W talii i wśród odrzuconych jest razem { $left } karta; potrzeba { $need }.
        [few] W talii i wśród odrzuconych są razem { $left } karty; potrzeba { $need }.
       *[many] W talii i wśród odrzuconych jest razem { $left } kart; potrzeba { $need }.
    }
palazzo-no-card-in-row = Nie ma tego wśród odkrytych kart: { $card }.
palazzo-no-warehouse = Magazyn jest pusty.
palazzo-no-buy = Twoje karty nie wystarczają na żaden element; cena: { $price }.
palazzo-no-tile-count = Kupuje się jeden lub dwa elementy.
palazzo-no-tile-in-warehouse = Nie ma tego w magazynie: { $tile }.
palazzo-no-in-hand = Nie ma tego na ręce: { $cards }.
palazzo-no-mixed = Płaci się tylko jedną walutą.
palazzo-no-other-currency = Waluta tej zapłaty to { $currency }: nie można dołożyć innej.
palazzo-no-certificates = Samymi certyfikatami nie można zapłacić.
palazzo-no-enough = { $total } to mniej niż cena { $price }.
palazzo-no-change = Cenę { $price } pokrywa już część tych kart, a reszty się nie wydaje.
palazzo-no-raise = { $total } nie przebija { $highest }.
palazzo-no-raise-left = Twoje karty nie mogą przebić { $highest }.
palazzo-no-tile-to-choose = Nie ma tego wśród tych elementów: { $tile }.
palazzo-no-tile-to-build = Ten element nie czeka na zbudowanie: { $tile }.
palazzo-no-floor-twice = W tym pałacu jest już kondygnacja { $floor }.
palazzo-no-below = Element kładzie się na wierzch: kondygnacja { $floor } leżałaby pod kondygnacją { $top }.
palazzo-no-palace = Nie ma pałacu { $palace }.
palazzo-no-single = Pałac { $palace } ma więcej niż jedną kondygnację.
palazzo-no-tile-in-palace = Nie ma tego w pałacu { $palace }: { $tile }.
palazzo-no-take-single = Wyjęcie jedynego elementu pałacu niczego nie zmienia.
palazzo-no-slide-itself = Pałacu nie można wsunąć w niego samego.
palazzo-no-take-and-slide = Wyjęcie elementu i wsunięcie go gdzie indziej zajmuje dwa ruchy.
palazzo-no-card-to-rebuild = Przebudowa kosztuje kartę, a twoja ręka jest pusta.
palazzo-no-way-to-rebuild = Nie ma jeszcze czego przebudować.

## Palazzo: records and positions

palazzo-deal-setup = Partia zaczyna się pięcioma elementami i czterema kartami na każde miejsce.
palazzo-deal-card = Nie można teraz dobrać „{ $token }”.
palazzo-deal-tile = Nie można teraz dobrać „{ $token }”.
palazzo-position-known = Znanej karty P{ $seat } nie ma na ręce.
palazzo-position-quarries = Są cztery kamieniołomy, każdy to lista elementów.
palazzo-position-palace = Kondygnacje pałacu { $palace } nie rosną.
palazzo-position-row = Rząd kart nie pasuje do liczby miejsc.
palazzo-position-step = Taka decyzja nie jest tu możliwa.
palazzo-position-lot = Zestaw leży w swoim kamieniołomie i stoi tam Architekt.
palazzo-position-bid = Oferta P{ $seat } jest nieważna.
palazzo-position-to = W aukcji muszą uczestniczyć dwa miejsca, a kolej nie może przypadać temu, które złożyło najwyższą ofertę.

## Carrara: things

carrara-name = Pałace Carrary
carrara-what = Kupuj marmur późno i tanio, buduj w sześciu miastach, wezwij króla we właściwej chwili
carrara-wealth = Monety
carrara-option-variant = Wariant
carrara-option-variant-base = Gra podstawowa.
carrara-option-variant-advanced = Wariant zaawansowany: koło może stać w miejscu, budynki o koszcie 8, wymiana, ulepszenia, kategorie, karty celów.
carrara-block =
    { $colour ->
        [w] biały blok
        [y] żółty blok
        [r] czerwony blok
        [g] zielony blok
        [b] niebieski blok
       *[k] czarny blok
    }
carrara-block-priced =
    { $colour ->
        [w] biały blok
        [y] żółty blok
        [r] czerwony blok
        [g] zielony blok
        [b] niebieski blok
       *[k] czarny blok
    }, sekcja { $section }, { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
       *[many] { $price } monet
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
    } { $cost } w { $city ->
        [livorno] Livorno
        [pisa] Pizie
        [lucca] Lukce
        [viareggio] Viareggio
        [massa] Massie
       *[lerici] Lerici
    }
carrara-object =
    { $object ->
        [crown] korona
        [book] księga
        [gate] brama
        [cup] kielich
        [arms] herb
       *[flag] flaga
    }
carrara-city =
    { $city ->
        [livorno] Livorno
        [pisa] Piza
        [lucca] Lukka
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lerici
    }
carrara-city-allows =
    { $city ->
        [livorno] Livorno
        [pisa] Piza
        [lucca] Lukka
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lerici
    }: { $blocks }
carrara-category =
    { $category ->
        [city] Budynki miejskie
       *[country] Budynki wiejskie
    }
carrara-category-within =
    { $category ->
        [city] budynki miejskie
       *[country] budynki wiejskie
    }

## Carrara: the cards (at a table of so many seats)

carrara-card-scorings-4 =
    { $need ->
        [one] co najmniej { $need } punktowanie
        [few] co najmniej { $need } punktowania
       *[many] co najmniej { $need } punktowań
    }
carrara-card-scorings-5 =
    { $need ->
        [one] co najmniej { $need } punktowanie
        [few] co najmniej { $need } punktowania
       *[many] co najmniej { $need } punktowań
    }
carrara-card-scorings-types =
    { $need ->
        [one] co najmniej { $need } punktowany typ budynku
        [few] co najmniej { $need } punktowane typy budynków
       *[many] co najmniej { $need } punktowanych typów budynków
    }
carrara-card-scorings-mixed =
    punktowanie { $need ->
        [3] na wszystkie trzy sposoby: typ, miasto, kategoria
       *[other] na co najmniej { $need } z trzech sposobów: typ, miasto, kategoria
    }
carrara-card-objects-all =
    { $need ->
        [one] co najmniej { $need } przedmiot
        [few] co najmniej { $need } przedmioty
       *[many] co najmniej { $need } przedmiotów
    }
carrara-card-objects-kinds =
    { $need ->
        [one] co najmniej { $need } rodzaj przedmiotów
        [few] co najmniej { $need } rodzaje przedmiotów
       *[many] co najmniej { $need } rodzajów przedmiotów
    }
carrara-card-objects-pairs =
    { $need ->
        [one] co najmniej { $need } para jednakowych przedmiotów
        [few] co najmniej { $need } pary jednakowych przedmiotów
       *[many] co najmniej { $need } par jednakowych przedmiotów
    }
carrara-card-objects-most =
    { $need ->
        [one] co najmniej { $need } przedmiot jednego rodzaju
        [few] co najmniej { $need } przedmioty jednego rodzaju
       *[many] co najmniej { $need } przedmiotów jednego rodzaju
    }
carrara-card-built-cost = łączny koszt co najmniej { $need }
carrara-card-built-number =
    { $need ->
        [one] co najmniej { $need } budynek
        [few] co najmniej { $need } budynki
       *[many] co najmniej { $need } budynków
    }
carrara-card-built-cities =
    { $need ->
        [one] budynki w co najmniej { $need } mieście
       *[many] budynki w co najmniej { $need } miastach
    }
carrara-card-built-types =
    { $need ->
        [one] co najmniej { $need } typ budynków
        [few] co najmniej { $need } typy budynków
       *[many] co najmniej { $need } typów budynków
    }
carrara-card-bonus-coins =
    { $points ->
        [one] dodatkowo { $points } punkt za każde 5 monet
        [few] dodatkowo { $points } punkty za każde 5 monet
       *[many] dodatkowo { $points } punktów za każde 5 monet
    }
carrara-card-bonus-blocks =
    { $points ->
        [one] { $points } punkt za każdy pozostały blok
        [few] { $points } punkty za każdy pozostały blok
       *[many] { $points } punktów za każdy pozostały blok
    }
carrara-card-bonus-kings =
    { $points ->
        [one] { $points } punkt za każdego pozostałego króla
        [few] { $points } punkty za każdego pozostałego króla
       *[many] { $points } punktów za każdego pozostałego króla
    }
carrara-card-bonus-country =
    { $points ->
        [one] { $points } punkt za każdy budynek wiejski
        [few] { $points } punkty za każdy budynek wiejski
       *[many] { $points } punktów za każdy budynek wiejski
    }
carrara-card-bonus-small =
    { $points ->
        [one] { $points } punkt za każdy budynek o koszcie 1 lub 2
        [few] { $points } punkty za każdy budynek o koszcie 1 lub 2
       *[many] { $points } punktów za każdy budynek o koszcie 1 lub 2
    }
carrara-card-bonus-great =
    { $points ->
        [one] { $points } punkt za każdy budynek o koszcie 5 lub 8
        [few] { $points } punkty za każdy budynek o koszcie 5 lub 8
       *[many] { $points } punktów za każdy budynek o koszcie 5 lub 8
    }
carrara-card-bonus-set =
    { $points ->
        [one] { $points } punkt za każdy pełny komplet sześciu przedmiotów
        [few] { $points } punkty za każdy pełny komplet sześciu przedmiotów
       *[many] { $points } punktów za każdy pełny komplet sześciu przedmiotów
    }
carrara-card-bonus-scored =
    { $points ->
        [one] { $points } punkt za każde punktowane miasto
        [few] { $points } punkty za każde punktowane miasto
       *[many] { $points } punktów za każde punktowane miasto
    }
carrara-card-quoted = „{ $card }”
carrara-worth-objects-all =
    { $points ->
        [one] { $points } punkt za każdy
        [few] { $points } punkty za każdy
       *[many] { $points } punktów za każdy
    }
carrara-worth-objects-kinds =
    { $points ->
        [one] { $points } punkt za każdy rodzaj
        [few] { $points } punkty za każdy rodzaj
       *[many] { $points } punktów za każdy rodzaj
    }
carrara-worth-objects-pairs =
    { $points ->
        [one] { $points } punkt za każdą parę
        [few] { $points } punkty za każdą parę
       *[many] { $points } punktów za każdą parę
    }
carrara-worth-objects-most =
    { $points ->
        [one] { $points } punkt za każdy przedmiot tego rodzaju, którego masz najwięcej
        [few] { $points } punkty za każdy przedmiot tego rodzaju, którego masz najwięcej
       *[many] { $points } punktów za każdy przedmiot tego rodzaju, którego masz najwięcej
    }
carrara-worth-built-cost =
    { $points ->
        [one] { $points } punkt za każdy punkt kosztu
        [few] { $points } punkty za każdy punkt kosztu
       *[many] { $points } punktów za każdy punkt kosztu
    }
carrara-worth-built-number =
    { $points ->
        [one] { $points } punkt za każdy
        [few] { $points } punkty za każdy
       *[many] { $points } punktów za każdy
    }
carrara-worth-built-cities =
    { $points ->
        [one] { $points } punkt za każde takie miasto
        [few] { $points } punkty za każde takie miasto
       *[many] { $points } punktów za każde takie miasto
    }
carrara-worth-built-types =
    { $points ->
        [one] { $points } punkt za każdy typ
        [few] { $points } punkty za każdy typ
       *[many] { $points } punktów za każdy typ
    }
carrara-card-worth = { $card }; { $worth }
carrara-card-name-scorings-4 = Cztery punktowania
carrara-card-name-scorings-5 = Pięć punktowań
carrara-card-name-scorings-types = Punktowane typy
carrara-card-name-scorings-mixed = Sposoby punktowania
carrara-card-name-objects-all = Przedmioty
carrara-card-name-objects-kinds = Rodzaje przedmiotów
carrara-card-name-objects-pairs = Pary przedmiotów
carrara-card-name-objects-most = Najwięcej jednego rodzaju
carrara-card-name-built-cost = Koszt budynków
carrara-card-name-built-number = Budynki
carrara-card-name-built-cities = Miasta z budynkami
carrara-card-name-built-types = Typy budynków
carrara-card-name-bonus-coins = Premia: monety
carrara-card-name-bonus-blocks = Premia: bloki
carrara-card-name-bonus-kings = Premia: królowie
carrara-card-name-bonus-country = Premia: budynki wiejskie
carrara-card-name-bonus-small = Premia: małe budynki
carrara-card-name-bonus-great = Premia: duże budynki
carrara-card-name-bonus-set = Premia: pełne komplety
carrara-card-name-bonus-scored = Premia: punktowane miasta

## Carrara: what is counted

carrara-count-blocks = Bloki
carrara-count-colour = Kolor
carrara-count-bag = W worku
carrara-count-wheel = Na kole
carrara-count-buildings = Pozostałe budynki, dostępne lub w stosie
carrara-count-type = Typ
carrara-count-cost = Koszt { $cost }
carrara-count-objects = Przedmioty
carrara-count-object = Przedmiot
carrara-count-supply = W zapasie
carrara-count-sale = Na sprzedaż

## Carrara: the table and whose turn

carrara-summary =
    Stół: { $blocks ->
        [one] { $blocks } blok
        [few] { $blocks } bloki
       *[many] { $blocks } bloków
    } na kole, { $market ->
        [one] { $market } budynek
        [few] { $market } budynki
       *[many] { $market } budynków
    } na rynku i { $stack } w stosie, { $objects ->
        [one] { $objects } przedmiot
        [few] { $objects } przedmioty
       *[many] { $objects } przedmiotów
    } na sprzedaż.
carrara-title-turn = { $name }, wybierz akcję
    .watch = { $name } wybiera akcję
carrara-title-last-turn = { $name }, to twój ostatni ruch: wybierz akcję
    .watch = { $name } wykonuje ostatni ruch w partii
carrara-title-buying = { $name }, weź bloki z jednej sekcji
    .watch = { $name } bierze bloki
carrara-title-upgrade = { $name }, wybierz żeton ulepszenia
    .watch = { $name } wybiera żeton ulepszenia
carrara-title-after = { $name }, kup przedmiot albo zakończ ruch
    .watch = { $name } może jeszcze kupić przedmiot
carrara-title-won =
    { $points ->
        [one] { $name } wygrywa: { $points } punkt
        [few] { $name } wygrywa: { $points } punkty
       *[many] { $name } wygrywa: { $points } punktów
    }
carrara-title-shared = Wspólne zwycięstwo: { $names }

## Carrara: what may be done

carrara-do-buy = Kup bloki
    .hint = najpierw obraca koło
carrara-do-buy-turn = Obróć i kup
    .hint = koło się obraca i zostaje uzupełnione
carrara-do-buy-still = Tylko kup
    .hint = koło zostaje, jak jest
carrara-do-take = Weź bloki
    .hint =
        { $coins ->
            [one] masz { $coins } monetę
            [few] masz { $coins } monety
           *[many] masz { $coins } monet
        }
    .confirm = Weź
carrara-do-take-nothing =
    { $coins ->
        [one] Weź { $coins } monetę
        [few] Weź { $coins } monety
       *[many] Weź { $coins } monet
    }
    .hint = nie stać cię na żaden blok; odsłaniasz to, co za zasłonką
carrara-do-build = Buduj
    .hint = budynek, miasto, bloki
    .confirm = Buduj
carrara-do-replace = Wymień
    .hint = budynek na droższy, za różnicę
    .confirm = Wymień
carrara-do-score = Punktuj
    .hint =
        { $kings ->
            [one] został { $kings } król
           *[many] zostało { $kings } królów
        }
    .confirm = Postaw króla
carrara-do-broke =
    { $coins ->
        [one] Weź { $coins } monetę
        [few] Weź { $coins } monety
       *[many] Weź { $coins } monet
    }
    .hint = żadna akcja nie jest możliwa; odsłaniasz to, co za zasłonką
carrara-do-object = Kup za { $price }: { $object }
    .group = Kup za { $price }
carrara-do-announce = Ogłoś koniec gry
    .hint = 5 punktów; runda zostanie dograna
carrara-do-done = Zakończ ruch
carrara-do-upgrade = Ulepsz: { $field }; o { $more } więcej za punkt kosztu
carrara-slot-wheel = Bloki z jednej sekcji
    .missing = bloki z jednej sekcji
carrara-slot-tile = Budynek
    .missing = budynek
carrara-slot-city = Miasto
    .missing = miasto
carrara-slot-blocks = Bloki do zapłaty
    .missing = bloki do zapłaty
carrara-slot-old = Budynek do wymiany
    .missing = budynek do wymiany
carrara-slot-new = Droższy budynek
    .missing = droższy budynek
carrara-slot-field = Co punktować
    .missing = co punktować
carrara-quick-section =
    Sekcja { $section }: { $blocks }, { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
       *[many] { $price } monet
    }
carrara-score-item = { $field }: { $pays }
carrara-pays =
    { $coins ->
        [0] { $vp ->
            [0] nic
            [one] { $vp } punkt
            [few] { $vp } punkty
           *[many] { $vp } punktów
        }
       *[other] { $coins ->
            [one] { $coins } moneta
            [few] { $coins } monety
           *[many] { $coins } monet
        }{ $vp ->
            [0] {""}
            [one] {" "}i { $vp } punkt
            [few] {" "}i { $vp } punkty
           *[many] {" "}i { $vp } punktów
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }
carrara-note-price =
    { $coins ->
        [one] { $price } z { $coins } monety; zostaje { $left }.
       *[many] { $price } z { $coins } monet; zostaje { $left }.
    }
carrara-note-city =
    { $city ->
        [livorno] Livorno
        [pisa] Piza
        [lucca] Lukka
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lerici
    }: punktowanie dałoby { $after } zamiast { $before } { $unit ->
        [coins] { $before ->
            [one] monety
           *[many] monet
        }
       *[vp] { $before ->
            [one] punktu
           *[many] punktów
        }
    }.
carrara-note-missed =
    { $count ->
        [one] Zapas się wyczerpał: nie dostajesz { $count } przedmiotu.
       *[many] Zapas się wyczerpał: nie dostajesz { $count } przedmiotów.
    }
carrara-note-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Carrara: the log

carrara-log-setup = Pierwsze budynki leżą na rynku: { $tiles }.
carrara-log-setup-cards = Pierwsze budynki leżą na rynku: { $tiles }. Karty: { $cards }.
carrara-log-wheel = { $name } obraca koło; do sekcji 1 trafia: { $blocks }.
carrara-log-wheel-alone = { $name } obraca koło; żaden blok nie dochodzi.
carrara-log-still = { $name } kupuje bez obracania koła.
carrara-log-take =
    { $name } bierze z sekcji { $section } { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
       *[many] za { $price } monet
    }: { $blocks }.
carrara-shown-none = brak
carrara-log-poor =
    { $name } nie może zapłacić za żaden blok, bierze { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } i pokazuje, co ma: { $had ->
        [one] { $had } moneta
        [few] { $had } monety
       *[many] { $had } monet
    }; bloki: { $blocks }; przedmioty: { $objects }.
carrara-log-broke =
    { $name } nie może niczego zrobić, bierze { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } i pokazuje, co ma: { $had ->
        [one] { $had } moneta
        [few] { $had } monety
       *[many] { $had } monet
    }; bloki: { $blocks }; przedmioty: { $objects }.
carrara-log-build = { $name } buduje: { $tile }, { $city }. Zapłata: { $blocks }.
carrara-log-replace = { $name } wymienia budynek ({ $city }): { $old } na { $tile }. Zapłata: { $blocks }.
carrara-log-market = Na rynek trafia { $tile }.
carrara-log-upgrade = { $name } ulepsza o { $more }: { $field }.
carrara-log-score =
    { $name } punktuje: { $field }. Zysk: { $coins ->
        [0] { $vp ->
            [one] { $vp } punkt
            [few] { $vp } punkty
           *[many] { $vp } punktów
        }
       *[other] { $coins ->
            [one] { $coins } moneta
            [few] { $coins } monety
           *[many] { $coins } monet
        }{ $vp ->
            [0] {""}
            [one] {" "}i { $vp } punkt
            [few] {" "}i { $vp } punkty
           *[many] {" "}i { $vp } punktów
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }{ $missed ->
        [0] .
        [one] ; zabrakło { $missed } przedmiotu.
       *[many] ; zabrakło { $missed } przedmiotów.
    }
carrara-log-object =
    { $price ->
        [one] { $name } kupuje za { $price } monetę: { $object }.
        [few] { $name } kupuje za { $price } monety: { $object }.
       *[many] { $name } kupuje za { $price } monet: { $object }.
    }
carrara-log-announce =
    { $points ->
        [one] { $name } ogłasza koniec gry i dostaje { $points } punkt. Runda zostanie dograna.
        [few] { $name } ogłasza koniec gry i dostaje { $points } punkty. Runda zostanie dograna.
       *[many] { $name } ogłasza koniec gry i dostaje { $points } punktów. Runda zostanie dograna.
    }
carrara-log-last = { $name } buduje ostatni budynek. Runda zostanie dograna.
carrara-log-over = Każdy miał tyle samo ruchów: partia się zakończyła.

## Carrara: points

carrara-line-scored = Punktowania
carrara-line-announced = Ogłoszenie końca
carrara-line-uncounted = Inne przedmioty
carrara-line-coins = Monety
carrara-part-scored = zdobyte punkty
carrara-part-announced = za ogłoszenie końca gry
carrara-part-card = { $units }: { $card }
carrara-part-objective =
    { $units }: { $worth }. Do końca gry potrzeba { $need }: { $met ->
        [yes] osiągnięto
       *[no] nie osiągnięto
    }.
carrara-part-uncounted =
    { $units ->
        [one] { $units } inny przedmiot
        [few] { $units } inne przedmioty
       *[many] { $units } innych przedmiotów
    }
carrara-part-coins =
    { $units ->
        [one] { $units } moneta, 1 punkt za każde 5
        [few] { $units } monety, 1 punkt za każde 5
       *[many] { $units } monet, 1 punkt za każde 5
    }
carrara-tie-blocks =
    { $points ->
        [one] Po { $points } punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }: { $blocks ->
        [one] { $names } wygrywa, bo ma jeszcze { $blocks } blok.
        [few] { $names } wygrywa, bo ma jeszcze { $blocks } bloki.
       *[many] { $names } wygrywa, bo ma jeszcze { $blocks } bloków.
    }
carrara-tie-shared =
    { $points ->
        [one] Po { $points } punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    } i po { $blocks ->
        [one] { $blocks } bloku
        [few] { $blocks } bloki
       *[many] { $blocks } bloków
    }. Wspólne zwycięstwo: { $names }.

## Carrara: refusals

carrara-no-over = Partia się zakończyła.
carrara-no-blocks-left = Nie ma bloków ani na kole, ani w worku.
carrara-no-blocks-on-wheel = Na kole nie ma bloków.
carrara-no-buy-how = Określ, czy koło się obraca: „buy turn” albo „buy still”.
carrara-no-buy-choice = W grze podstawowej koło zawsze się obraca.
carrara-no-take-nothing = Trzeba wziąć co najmniej jeden blok.
carrara-no-block-there = Nie ma tego w sekcji { $section }: { $blocks }.
carrara-no-other-section = Bloki bierze się z jednej sekcji, tutaj z sekcji { $section }.
carrara-no-coins =
    To kosztuje { $price }; masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
carrara-no-coins-for-any =
    { $coins ->
        [one] Za { $coins } monetę nie można kupić żadnego bloku.
        [few] Za { $coins } monety nie można kupić żadnego bloku.
       *[many] Za { $coins } monet nie można kupić żadnego bloku.
    }
carrara-no-tile = Tego budynku nie można dostać: { $tile }.
carrara-no-great = Budynki o koszcie 8 należą do wariantu zaawansowanego.
carrara-no-blocks = Nie masz takich bloków: { $blocks }.
carrara-no-colour = { $city } na to nie pozwala: { $blocks }.
carrara-no-sum = Zapłacone bloki: { $paid }, należne: { $due }.
carrara-no-build = Twoje bloki nie wystarczają na żaden budynek w żadnym mieście.
carrara-no-replace = Nie ma niczego, co można by wymienić za twoje bloki.
carrara-no-replace-base = Budynki wymienia się tylko w wariancie zaawansowanym.
carrara-no-old = Nie stoi tam ({ $city }): { $tile }.
carrara-no-dearer = Nowy budynek musi być droższy od starego.
carrara-no-upgrade = Ten żeton ulepszenia jest już zajęty: { $field }.
carrara-no-score = Teraz nie można niczego punktować.
carrara-no-category = Kategorie punktuje się tylko w wariancie zaawansowanym.
carrara-no-twice = To już było przez ciebie punktowane: { $field }.
carrara-no-building = Nie masz do tego żadnego budynku: { $field }.
carrara-no-city-again = { $city }: to miasto już punktowano ({ $name }).
carrara-no-city-yet = { $city }: do punktowania potrzeba { $need } budynków; masz { $have }.
carrara-no-king = Wszystkich { $kings } królów już stoi.
carrara-no-broke = Jakaś akcja jest możliwa.
carrara-no-second-object = W jednym ruchu kupuje się jeden przedmiot.
carrara-no-sale = Już nie na sprzedaż: { $object }.
carrara-no-object-coins =
    { $price ->
        [one] Przedmiot kosztuje { $price } monetę; masz { $coins }.
        [few] Przedmiot kosztuje { $price } monety; masz { $coins }.
       *[many] Przedmiot kosztuje { $price } monet; masz { $coins }.
    }
carrara-no-announced = Koniec gry został już ogłoszony.
carrara-no-objective = Jeszcze nie: { $card }. Masz { $have } z { $need }.

## Carrara: records and positions

carrara-deal-market = Partia zaczyna się z dziewięcioma budynkami na rynku.
carrara-deal-cards = Wariant zaawansowany zaczyna się z jedną kartą każdej części.
carrara-deal-tile = Nie można teraz dobrać „{ $token }”.
carrara-deal-block = Nie można teraz dobrać „{ $token }”.
carrara-position-wheel = Koło ma sześć sekcji, każda to lista bloków.
carrara-position-great = Budynków o koszcie 8 nie ma ani na rynku, ani w stosie.
carrara-position-announced = Koniec gry ogłasza tylko jedno miejsce.
carrara-position-kings = Punktowań P{ $seat } jest więcej niż królów.
carrara-position-cards = Jest po jednej karcie każdej części: { $parts }.

## Carrara: what the drawings show

carrara-end = Koniec gry
carrara-screen = Za twoją zasłonką
carrara-screen-stands = Zasłonki stoją.
carrara-own-cities = Własne miasta
carrara-kings-left =
    { $kings ->
        [one] został { $kings } król
       *[many] zostało { $kings } królów
    }
carrara-last-round =
    { $turns ->
        [0] to ostatni ruch
        [one] ostatnia runda: jeszcze { $turns } ruch
        [few] ostatnia runda: jeszcze { $turns } ruchy
       *[many] ostatnia runda: jeszcze { $turns } ruchów
    }
carrara-may-announce = może ogłosić: { $names }
carrara-bonus = Premia: { $card }
carrara-objective = { $name }: { $have } z { $need }
carrara-objective-hidden = { $name }: zakryte, potrzeba { $need }
carrara-section = Sekcja { $section }
carrara-market = Rynek
carrara-for-sale = Przedmioty na sprzedaż
carrara-board-more = Poza tym
carrara-bag =
    { $blocks ->
        [one] { $blocks } blok w worku
        [few] { $blocks } bloki w worku
       *[many] { $blocks } bloków w worku
    }
carrara-stack =
    { $tiles ->
        [one] { $tiles } budynek w stosie
        [few] { $tiles } budynki w stosie
       *[many] { $tiles } budynków w stosie
    }
carrara-upgrades = żetony ulepszeń: { $fields }
carrara-heading-scored = { $field }, już punktowane
carrara-heading-scored-by = { $field }, już punktowane ({ $name })
carrara-heading-pays = { $field }, punktowane teraz daje: { $pays }
carrara-heading-would = { $field }, jeszcze nie do punktowania ({ $pays })
carrara-blocks = Bloki
carrara-objects = Przedmioty
carrara-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }

## Dominion

dominion-name = Dominion
dominion-what = Buduj talię karta po karcie i zamieniaj monety na prowincje
dominion-wealth = Monety na wszystkich skarbach
dominion-option-kingdom = Dziesięć kart królestwa
dominion-option-kingdom-first-game = Pierwsza gra: wyważony zestaw do nauki
dominion-option-kingdom-big-money = Wielkie pieniądze: skarby i to, co je ulepsza
dominion-option-kingdom-interaction = Interakcja: karty, które dotyczą wszystkich
dominion-option-kingdom-size-distortion = Zaburzone proporcje: talie maleńkie i ogromne
dominion-option-kingdom-village-square = Plac wioskowy: długie łańcuchy akcji
dominion-option-kingdom-random = Dziesięć losowych
dominion-option-kingdom-own = Dziesięć do własnego wyboru
dominion-cost = Koszt { $cost }

## Dominion: its cards

dominion-card-copper = Miedziak
dominion-card-silver = Srebrnik
dominion-card-gold = Złoto
dominion-card-estate = Posiadłość
dominion-card-duchy = Powiat
dominion-card-province = Prowincja
dominion-card-curse = Klątwa
dominion-card-cellar = Piwnica
dominion-card-chapel = Kaplica
dominion-card-moat = Fosa
dominion-card-chancellor = Kanclerz
dominion-card-village = Wioska
dominion-card-woodcutter = Drwal
dominion-card-workshop = Warsztat
dominion-card-bureaucrat = Urzędnik
dominion-card-feast = Uczta
dominion-card-gardens = Ogrody
dominion-card-militia = Milicja
dominion-card-moneylender = Lichwiarz
dominion-card-remodel = Przebudowa
dominion-card-smithy = Kuźnia
dominion-card-spy = Szpieg
dominion-card-thief = Złodziej
dominion-card-throne-room = Sala tronowa
dominion-card-council-room = Sala obrad
dominion-card-festival = Festyn
dominion-card-laboratory = Laboratorium
dominion-card-library = Biblioteka
dominion-card-market = Targowisko
dominion-card-mine = Kopalnia
dominion-card-witch = Wiedźma
dominion-card-adventurer = Odkrywca
# Where a name may be broken, if it has no room in one line.
dominion-hyphens = Biblio-teka Kanc-lerz Kapli-ca Kopal-nia Labora-torium Lich-wiarz Mie-dziak Mili-cja Odkryw-ca Piwni-ca Posia-dłość Prowin-cja Przebu-dowa Srebr-nik Targo-wisko Urzęd-nik War-sztat Wiedź-ma Zło-dziej

dominion-type-treasure = skarb
dominion-type-victory = zwycięstwo
dominion-type-curse = klątwa
dominion-type-action = akcja
dominion-type-attack = akcja – atak
dominion-type-reaction = akcja – reakcja

## Dominion: what the cards say (text), and the rulings (rules)

dominion-text-copper = 1 moneta.
dominion-text-silver = 2 monety.
dominion-text-gold = 3 monety.
dominion-text-estate = 1 punkt zwycięstwa.
dominion-text-duchy = 3 punkty zwycięstwa.
dominion-text-province = 6 punktów zwycięstwa.
dominion-text-curse = −1 punkt zwycięstwa.
dominion-text-cellar = +1 akcja. Odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
dominion-rules-cellar = Sama Piwnica jest w grze i nie można jej odrzucić. Najpierw wybierasz wszystkie karty i odrzucasz je naraz, potem dobierasz. Jeśli dobieranie wymaga tasowania, wtasowujesz też karty właśnie odrzucone. (K1)
dominion-text-chapel = Wyrzuć na śmietnisko najwyżej cztery karty z ręki.
dominion-rules-chapel = Zagrana Kaplica jest w grze i nie można jej wyrzucić na śmietnisko; inną Kaplicę z ręki można. Wolno nie wyrzucić żadnej karty. (K2)
dominion-text-moat = +2 karty. Gdy inny gracz zagrywa atak, możesz pokazać tę kartę z ręki: atak cię nie dotyczy.
dominion-rules-moat = Pytanie pada przy zagraniu ataku, zanim ten cokolwiek zrobi, w kolejności graczy i raz za każde jego zagranie. Fosa zostaje na ręce. Jest tak, jakby cię nie było: nie dodajesz Klątwy, nie pokazujesz kart, niczego nie odrzucasz. Nikt inny nie jest chroniony, a atakujący zachowuje wszystko inne, co karta daje. (K3)
dominion-text-chancellor = +2 monety. Możesz odłożyć całą swoją talię na swój stos kart odrzuconych.
dominion-rules-chancellor = Decydujesz od razu, zanim cokolwiek innego zostanie zagrane lub kupione, i bez oglądania kart. (K4)
dominion-text-village = +1 karta, +2 akcje.
dominion-rules-village = Wioska zużywa jedną akcję, a daje dwie: po pierwszej Wiosce zostają dwie akcje, po drugiej trzy. (K5)
dominion-text-woodcutter = +1 zakup, +2 monety.
dominion-rules-woodcutter = W fazie zakupu tej tury możesz kupić o jedną kartę więcej i masz o dwie monety więcej do wydania. (K6)
dominion-text-workshop = Dodaj kartę o koszcie najwyżej 4.
dominion-rules-workshop = Karta pochodzi z zasobów i trafia na twój stos kart odrzuconych. Ani monety, ani inne karty nie podnoszą tej granicy. (K7)
dominion-text-bureaucrat = Dodaj Srebrnik i połóż go na wierzchu swojej talii. Każdy inny gracz kładzie kartę zwycięstwa z ręki na wierzchu swojej talii albo pokazuje rękę bez takiej karty.
dominion-rules-bureaucrat = Klątwa nie jest kartą zwycięstwa. Jeśli talia jest pusta, położona karta staje się całą talią; niczego się nie tasuje. Gdy nie ma już Srebrników, atak i tak się odbywa. (K8)
dominion-text-feast = Wyrzuć tę kartę na śmietnisko. Dodaj kartę o koszcie najwyżej 5.
dominion-rules-feast = Dodana karta pochodzi z zasobów i trafia na twój stos kart odrzuconych; monety nie podnoszą tej granicy. Gdy Ucztę zagrywa Sala tronowa, wyrzucasz Ucztę raz, a dodajesz dwie karty. (K9)
dominion-text-gardens = 1 punkt zwycięstwa za każde 10 twoich kart.
dominion-rules-gardens = Na koniec liczą się wszystkie twoje karty, także Ogrody, gdziekolwiek są, z zaokrągleniem w dół: przy 39 kartach każde Ogrody dają 3 punkty, przy 40 kartach 4. Stos liczy 8 kart przy dwóch graczach, 12 przy trzech lub czterech. (K10)
dominion-text-militia = +2 monety. Każdy inny gracz odrzuca karty, aż zostaną mu trzy na ręce.
dominion-rules-militia = Kto ma na ręce trzy karty lub mniej, niczego nie odrzuca. (K11)
dominion-text-moneylender = Wyrzuć na śmietnisko Miedziaka z ręki: +3 monety.
dominion-rules-moneylender = Jeśli masz na ręce Miedziaka, musisz go wyrzucić. Bez Miedziaka nic się nie dzieje. (K12)
dominion-text-remodel = Wyrzuć na śmietnisko kartę z ręki. Dodaj kartę kosztującą najwyżej o 2 więcej.
dominion-rules-remodel = Zagranej Przebudowy nie można wyrzucić na śmietnisko, inną z ręki można. Jeśli nie masz karty do wyrzucenia, żadnej nie dodajesz. Dodana karta może być tańsza, a nawet taka sama; monety nie podnoszą tej granicy. Klątwa kosztuje 0. (K13)
dominion-text-smithy = +3 karty.
dominion-rules-smithy = Dobierz na rękę trzy karty. (K14)
dominion-text-spy = +1 karta, +1 akcja. Ty i każdy inny gracz pokazujecie wierzchnią kartę talii; o każdej decydujesz ty: zostanie odrzucona czy odłożona z powrotem.
dominion-rules-spy = Najpierw dobierasz. Potem pokazywane są wierzchnie karty, najpierw twoja, dalej w kolejności graczy, i o każdej decydujesz przed następną. Kto ma pustą talię, tasuje; kto nie ma już żadnej karty, jest pomijany. (K15)
dominion-text-thief = Każdy inny gracz pokazuje dwie wierzchnie karty talii. Każdemu wyrzucasz na śmietnisko jeden z pokazanych skarbów; możesz dodać dowolne z tak wyrzuconych. Pozostałe pokazane karty zostają odrzucone.
dominion-rules-thief = Najwyżej jeden skarb od gracza; ty wybierasz który. Można dodać tylko skarby wyrzucone przed chwilą: wszystkie, niektóre lub żadnego; trafiają na twój stos kart odrzuconych. Gracz z jedną kartą w talii pokazuje ją, tasuje bez niej stos kart odrzuconych i pokazuje drugą. (K16)
dominion-text-throne-room = Wybierz kartę akcji z ręki i zagraj ją dwa razy.
dominion-rules-throne-room = Żadne z tych zagrań nie zużywa akcji poza tą na Salę tronową. Pierwsze zagranie kończy się w całości przed drugim, a pomiędzy nimi niczego się nie zagrywa. Sala tronowa na Sali tronowej zagrywa dwie inne akcje po dwa razy, a nie jedną cztery razy. Po Targowisku zagranym dwa razy zostają dwie akcje. Jeśli masz na ręce akcję, musisz jakąś wybrać. (K17)
dominion-text-council-room = +4 karty, +1 zakup. Każdy inny gracz dobiera kartę.
dominion-rules-council-room = Pozostali dobierają, czy chcą, czy nie, a w razie potrzeby tasują. To nie jest atak. (K18)
dominion-text-festival = +2 akcje, +1 zakup, +2 monety.
dominion-rules-festival = Festyn zużywa jedną akcję, a daje dwie: licz swoje akcje na głos. (K19)
dominion-text-laboratory = +2 karty, +1 akcja.
dominion-rules-laboratory = Dobierz dwie karty; akcja zużyta na Laboratorium wraca. (K20)
dominion-text-library = Dobieraj, aż będziesz mieć na ręce siedem kart. Każdą dobraną kartę akcji możesz odłożyć na bok; odłożone karty zostają potem odrzucone.
dominion-rules-library = O każdej karcie akcji decydujesz w chwili dobrania; możesz ją zatrzymać. Kart odłożonych na bok nie wtasowuje się, gdy talia się skończy. Jeśli nie ma już czego dobrać, przestajesz. Mając na ręce siedem lub więcej kart, nie dobierasz żadnej. (K21)
dominion-text-market = +1 karta, +1 akcja, +1 zakup, +1 moneta.
dominion-rules-market = Dobierz kartę; potem możesz zagrać o jedną akcję więcej, kupić o jedną kartę więcej i wydać o jedną monetę więcej. (K22)
dominion-text-mine = Wyrzuć na śmietnisko skarb z ręki. Dodaj na rękę skarb kosztujący najwyżej o 3 więcej.
dominion-rules-mine = Zwykle Miedziak zmienia się w Srebrnik albo Srebrnik w Złoto, a wydać można je jeszcze w tej turze. Wolno wziąć taki sam lub tańszy skarb. Mając na ręce skarb, musisz jakiś wyrzucić; bez skarbu nic się nie dzieje. (K23)
dominion-text-witch = +2 karty. Każdy inny gracz dodaje Klątwę.
dominion-rules-witch = W kolejności graczy, od twojej lewej, dopóki są Klątwy; trafiają na stosy kart odrzuconych. Swoje karty dobierasz także wtedy, gdy nie ma już Klątw. (K24)
dominion-text-adventurer = Pokazuj karty ze swojej talii, aż dwie z nich będą skarbami. Weź je na rękę, pozostałe odrzuć.
dominion-rules-adventurer = Pokazanych kart nie wtasowuje się, gdy talia się skończy. Jeśli skończą się wszystkie karty, zatrzymujesz to, co się znalazło. Pozostałe karty odrzucasz zaraz po zakończeniu. (K25)

## Dominion: what is counted

dominion-count-supply = Zasoby
dominion-count-card = Karta
dominion-count-cost = Koszt
dominion-count-left = Zostało
dominion-count-empty =
    { $empty ->
        [0] Żaden stos nie jest pusty; trzy puste kończą partię.
        [one] Jeden stos jest pusty; trzy kończą partię.
        [few] { $empty } stosy są puste; trzy kończą partię.
       *[many] { $empty } stosów jest pustych; trzy kończą partię.
    }
dominion-count-own = Twoje karty
dominion-count-all = Wszystkie
dominion-count-hand = Ręka
dominion-count-cards =
    { $n ->
        [one] Razem { $n } karta
        [few] Razem { $n } karty
       *[many] Razem { $n } kart
    }, z tego w talii: { $deck }

## Dominion: its table

dominion-supply = Zasoby
dominion-pile = { $card }: koszt { $cost }, zostało { $left }
dominion-deck = Talia
dominion-deck-of =
    { $n ->
        [one] Talia: jedna karta
        [few] Talia: { $n } karty
       *[many] Talia: { $n } kart
    }
dominion-discard = Odrzucone
dominion-trash = Śmietnisko
dominion-play-area = Zagrane karty
dominion-aside = Odłożone na bok
dominion-actions = Akcje
dominion-buys = Zakupy
dominion-coins = Monety
dominion-empty = Puste stosy
dominion-summary =
    { $provinces ->
        [one] Została jedna Prowincja
        [few] Zostały { $provinces } Prowincje
       *[many] Zostało { $provinces } Prowincji
    }, { $empty ->
        [0] nie ma pustych stosów
        [one] jeden stos jest pusty
        [few] { $empty } stosy są puste
       *[many] { $empty } stosów jest pustych
    }. { $n ->
        [0] Nic nie jest w grze.
       *[other] W grze: { $played }.
    } Na śmietnisku: { $trash }.

## Dominion: its decisions

dominion-title-action =
    { $actions ->
        [one] { $name }, zagraj akcję albo przejdź dalej
        [few] { $name }, zagraj akcję: zostały { $actions }
       *[many] { $name }, zagraj akcję: zostało { $actions }
    }
    .watch = { $name } zagrywa akcje
dominion-title-buy =
    { $name }, kupuj: { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }, { $buys ->
        [one] 1 zakup
        [few] { $buys } zakupy
       *[many] { $buys } zakupów
    }
    .watch = { $name } kupuje
dominion-title-bought = { $name }, zakończ turę
    .watch = { $name } kończy turę
dominion-title-moat = { $name }, czy pokazujesz Fosę? Atak: { $card }
    .watch = { $name } może pokazać Fosę
dominion-title-cellar = { $name }, odrzuć dowolną liczbę kart i dobierz tyle samo
    .watch = { $name } odrzuca karty do Piwnicy
dominion-title-militia =
    { $n ->
        [one] { $name }, odrzuć jedną kartę
        [few] { $name }, odrzuć { $n } karty
       *[many] { $name }, odrzuć { $n } kart
    }
    .watch = { $name } odrzuca karty
dominion-title-trash =
    { $most ->
        [one] { $name }, wyrzuć na śmietnisko jedną kartę. Zagrano: { $card }
       *[other] { $name }, wyrzuć na śmietnisko najwyżej cztery karty. Zagrano: { $card }
    }
    .watch = { $name } wyrzuca na śmietnisko. Zagrano: { $card }
dominion-title-gain = { $name }, dodaj kartę o koszcie najwyżej { $limit }
    .watch = { $name } dodaje kartę
dominion-title-bureaucrat = { $name }, połóż kartę zwycięstwa na swojej talii
    .watch = { $name } kładzie kartę zwycięstwa na talii
dominion-title-chancellor = { $name }, czy odkładasz talię na stos kart odrzuconych?
    .watch = { $name } decyduje o talii
dominion-title-library = { $name }, odkładasz kartę akcji na bok czy ją zatrzymujesz?
    .watch = { $name } dobiera kartę akcji
dominion-title-spy =
    { $own ->
        [yes] { $name }, twoja wierzchnia karta to { $card }: odrzucić czy odłożyć z powrotem?
       *[no] { $name }, wierzchnia karta ({ $victim }) to { $card }: odrzucić czy odłożyć z powrotem?
    }
    .watch = { $name } szpieguje: { $victim }
dominion-title-thief = { $name }, wyrzuć na śmietnisko jeden skarb ({ $victim })
    .watch = { $name } wyrzuca na śmietnisko skarb ({ $victim })
dominion-title-loot = { $name }, które skarby dodajesz?
    .watch = { $name } wybiera spośród wyrzuconych skarbów
dominion-title-throne = { $name }, wybierz akcję do zagrania dwa razy
    .watch = { $name } wybiera akcję do zagrania dwa razy
dominion-title-won =
    { $points ->
        [one] { $name } wygrywa: { $points } punkt
        [few] { $name } wygrywa: { $points } punkty
       *[many] { $name } wygrywa: { $points } punktów
    }
dominion-title-shared = Wspólne zwycięstwo: { $names }

dominion-do-play = Zagraj: { $card }
dominion-do-treasures = Zagraj skarby
    .hint =
        { $coins ->
            [one] jedna moneta
            [few] { $coins } monety
           *[many] { $coins } monet
        }
dominion-do-buy = Kup: { $card }
    .hint = za { $cost }
dominion-do-gain = Dodaj: { $card }
    .hint = koszt { $cost }
dominion-do-trash = Wyrzuć: { $card }
dominion-do-top = Na talię: { $card }
dominion-do-reveal = Pokaż: { $card }
dominion-do-no-moat = Nie pokazuj
dominion-do-deck =
    { $cards ->
        [one] Talia, jedna karta, na odrzucone
        [few] Talia, { $cards } karty, na odrzucone
       *[many] Talia, { $cards } kart, na odrzucone
    }
dominion-do-no-chancellor = Zostaw talię
dominion-do-aside = Odłóż: { $card }
dominion-do-keep = Zatrzymaj: { $card }
dominion-do-spy-discard = Odrzuć ({ $name }): { $card }
dominion-do-spy-back = Zostaw ({ $name }): { $card }
dominion-do-end-actions = Koniec akcji
dominion-do-end = Zakończ turę
dominion-do-cellar-compose = Odrzuć
    .none = Bez odrzucania
    .confirm = Odrzuć i dobierz
dominion-do-trash-compose = Wyrzuć
    .none = Bez wyrzucania
    .confirm = Wyrzuć
dominion-do-militia-compose = Odrzuć
    .confirm = Odrzuć
dominion-do-loot-compose = Dodaj
    .none = Nie dodawaj żadnego
    .confirm = Dodaj
dominion-slot-discard = Karty do odrzucenia
    .missing = karty do odrzucenia
dominion-slot-trash = Karty na śmietnisko
    .missing = karty na śmietnisko
dominion-slot-gain = Skarby do dodania
    .missing = skarby do dodania
dominion-quick-all = Wszystkie
dominion-quick-useless =
    { $n ->
        [one] Jedna nieprzydatna karta
        [few] { $n } nieprzydatne karty
       *[many] { $n } nieprzydatnych kart
    }
dominion-note-discard =
    { $n ->
        [0] Żadna karta nie zostaje odrzucona
        [one] Odrzucasz jedną kartę
        [few] Odrzucasz { $n } karty
       *[many] Odrzucasz { $n } kart
    }
dominion-note-trash =
    { $n ->
        [0] Żadna karta nie trafia na śmietnisko
        [one] Na śmietnisko trafia jedna karta
        [few] Na śmietnisko trafiają { $n } karty
       *[many] Na śmietnisko trafia { $n } kart
    }
dominion-note-gain =
    { $n ->
        [0] Nie dodajesz żadnej karty
        [one] Dodajesz jedną kartę
        [few] Dodajesz { $n } karty
       *[many] Dodajesz { $n } kart
    }

## Dominion: its log

dominion-log-kingdom = Królestwo: { $cards }.
dominion-log-turn = Teraz gra { $name }.
dominion-log-draw =
    { $n ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $n } karty.
       *[many] { $name } dobiera { $n } kart.
    }
dominion-log-shuffle =
    { $n ->
        [one] { $name } tasuje stos kart odrzuconych: nowa talia, { $n } karta.
        [few] { $name } tasuje stos kart odrzuconych: nowa talia, { $n } karty.
       *[many] { $name } tasuje stos kart odrzuconych: nowa talia, { $n } kart.
    }
dominion-log-play = { $name } zagrywa: { $card }.
dominion-log-throned = { $name } wybiera do zagrania dwa razy, teraz po raz pierwszy: { $card }.
dominion-log-again = { $name } zagrywa po raz drugi: { $card }.
dominion-log-treasures =
    { $name } zagrywa: { $cards }. Razem { $coins ->
        [one] jedna moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
dominion-log-buy = { $name } kupuje: { $card }.
dominion-log-gain-discard = { $name } dodaje: { $card }.
dominion-log-gain-hand = { $name } dodaje na rękę: { $card }.
dominion-log-gain-deck = { $name } dodaje na talię: { $card }.
dominion-log-reveal = { $name } pokazuje: { $cards }.
dominion-log-show = { $name } pokazuje rękę bez karty zwycięstwa: { $cards }.
dominion-log-discard = { $name } odrzuca: { $cards }.
dominion-log-discard-none = { $name } niczego nie odrzuca.
dominion-log-trash = { $name } wyrzuca na śmietnisko: { $cards }.
dominion-log-trash-none = { $name } niczego nie wyrzuca na śmietnisko.
dominion-log-top = { $name } kładzie na talii: { $card }.
dominion-log-moat = { $name } pokazuje Fosę. Atak: { $card }.
dominion-log-deck =
    { $n ->
        [one] { $name } odkłada talię, jedną kartę, na stos kart odrzuconych.
        [few] { $name } odkłada talię, { $n } karty, na stos kart odrzuconych.
       *[many] { $name } odkłada talię, { $n } kart, na stos kart odrzuconych.
    }
dominion-log-aside = { $name } odkłada na bok: { $card }.
dominion-log-found = { $name } bierze na rękę: { $cards }.
dominion-log-spied = { $name } decyduje, { $victim } odrzuca: { $card }.
dominion-log-back = { $name } decyduje, { $victim } zostawia na talii: { $card }.
dominion-log-stolen = { $name } wyrzuca na śmietnisko skarb ({ $victim }): { $card }.
dominion-log-loot = { $name } dodaje ze śmietniska: { $cards }.
dominion-log-over = Partia się zakończyła.

## Dominion: its sheet

dominion-part-each = { $n } × { $each }
dominion-part-gardens =
    { $n } × { $each } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    })
dominion-tie-turns =
    { $points ->
        [one] Remis, po { $points } punkcie
        [few] Remis, po { $points } punkty
       *[many] Remis, po { $points } punktów
    }. Mniej tur ({ $turns }): { $names }.
dominion-tie-shared =
    { $points ->
        [one] Remis, po { $points } punkcie
        [few] Remis, po { $points } punkty
       *[many] Remis, po { $points } punktów
    } i po tyle samo tur. Wspólne zwycięstwo: { $names }.

## Dominion: why a move is refused

dominion-no-over = Partia się zakończyła.
dominion-no-bought = Skarby zagrywa się przed kupnem pierwszej karty.
dominion-no-treasure = Na ręce nie ma skarbu.
dominion-no-buys = Nie ma już zakupów.
dominion-no-coins =
    { $card }: koszt { $cost }; masz { $coins ->
        [one] jedną monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
dominion-no-supply = Nie ma tego w zasobach: { $card }.
dominion-no-card = Nie masz na ręce tylu takich kart: { $card }.
dominion-no-type = To nie jest karta wymaganego typu: { $card }.
dominion-no-discard-count =
    { $n ->
        [one] Trzeba odrzucić dokładnie jedną kartę.
        [few] Trzeba odrzucić dokładnie { $n } karty.
       *[many] Trzeba odrzucić dokładnie { $n } kart.
    }
dominion-no-trash-count =
    { $n ->
        [one] Na śmietnisko można wyrzucić najwyżej { $n } kartę.
        [few] Na śmietnisko można wyrzucić najwyżej { $n } karty.
       *[many] Na śmietnisko można wyrzucić najwyżej { $n } kart.
    }
dominion-no-trash-one = Trzeba wyrzucić na śmietnisko jedną kartę.
dominion-no-gain-one = Trzeba dodać jedną kartę.
dominion-no-gain-limit = { $card }: koszt { $cost }, a może wynosić najwyżej { $limit }.
dominion-no-reaction = Przeciw atakowi pokazuje się tylko Fosę.
dominion-no-spied = Teraz decyduje się o karcie P{ $seat }.
dominion-no-shown = Nie ma tego wśród pokazanych kart: { $card }.
dominion-no-taken = Można dodać tylko skarby właśnie wyrzucone na śmietnisko.

## Dominion: why a record or position is refused

dominion-deal-setup = Partia zaczyna się królestwem i pięcioma kartami na każde miejsce.
dominion-deal-kingdom = To nie jest dziesięć kart królestwa.
dominion-deal-card = Nie można teraz rozdać „{ $deal }”.
dominion-deal-form = To nie jest rozdanie.
dominion-kingdom-card = „{ $card }” nie jest kartą królestwa.
dominion-kingdom-twice = { $card } występuje w królestwie dwa razy.
dominion-kingdom-count = Królestwo ma { $piles } kart, a nie { $n }.
dominion-position-play = Tylko miejsce, którego jest tura, ma karty w grze lub odłożone na bok.
dominion-position-supply = Ten stos nie może być tak wysoki: { $token }.
dominion-position-phase = Faza to akcje albo zakup; karta pyta tylko w fazie akcji.
dominion-position-step = Taka decyzja nie jest tu możliwa.
dominion-position-impossible = Przy takim układzie kart nie można o tym decydować.

## Dominion: on the cards, in few words

dominion-brief-cellar = Odrzuć karty, dobierz tyle samo.
dominion-brief-chapel = Najwyżej 4 karty na śmietnisko.
dominion-brief-moat = Pokazana chroni przed atakiem.
dominion-brief-chancellor = Możesz odrzucić swoją talię.
dominion-brief-workshop = Dodaj kartę o koszcie najwyżej 4.
dominion-brief-bureaucrat = Srebrnik na twoją talię; inni kładą na swoją kartę zwycięstwa.
dominion-brief-feast = Wyrzuć tę kartę; dodaj kartę o koszcie najwyżej 5.
dominion-brief-gardens = 1 punkt za każde 10 twoich kart.
dominion-brief-militia = Innym zostają 3 karty.
dominion-brief-moneylender = Wyrzuć Miedziaka: +3 monety.
dominion-brief-remodel = Wyrzuć kartę; dodaj najwyżej o 2 droższą.
dominion-brief-spy = Każdy pokazuje kartę; ty o niej decydujesz.
dominion-brief-thief = Inni pokazują po 2 karty: wyrzuć skarb; możesz go dodać.
dominion-brief-throne-room = Zagraj akcję dwa razy.
dominion-brief-council-room = Inni dobierają kartę.
dominion-brief-library = Dobieraj, aż masz 7 kart.
dominion-brief-mine = Wyrzuć skarb; na rękę najwyżej o 3 droższy.
dominion-brief-witch = Inni dodają Klątwę.
dominion-brief-adventurer = Znajdź dwa skarby na rękę.

## Dominion: what the drawings show

dominion-about =
    { $card }: { $type }, koszt { $cost }
    { $text }
dominion-about-curse =
    { $card }: koszt { $cost }
    { $text }
dominion-about-ruled =
    { $card }: { $type }, koszt { $cost }
    { $text }
    { $rules }
dominion-within-reach =
    { $about }
    Skarby na twojej ręce na nią wystarczą.
dominion-times = { $n } × { $card }
dominion-cards-held =
    { $n ->
        [0] Nie ma kart na ręce
        [one] Jedna karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
dominion-shown = Pokazane karty
dominion-of = { $name }
dominion-turn = Tura
dominion-left =
    { $actions ->
        [one] jedna akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }, { $buys ->
        [one] jeden zakup
        [few] { $buys } zakupy
       *[many] { $buys } zakupów
    }, { $coins ->
        [one] jedna moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
dominion-in-trash =
    { $n ->
        [0] śmietnisko jest puste
        [one] jedna karta na śmietnisku
        [few] { $n } karty na śmietnisku
       *[many] { $n } kart na śmietnisku
    }
dominion-ending = Koniec gry
dominion-ending-so-far =
    Nadchodzi, gdy skończą się Prowincje albo trzy stosy. { $provinces ->
        [one] Została jedna Prowincja
        [few] Zostały { $provinces } Prowincje
       *[many] Zostało { $provinces } Prowincji
    }, { $empty ->
        [0] żaden stos nie jest pusty
        [one] jeden stos jest pusty
        [few] { $empty } stosy są puste
       *[many] { $empty } stosów jest pustych
    }.
dominion-ending-told =
    { $heading }
    { $text }
dominion-deck-closed =
    { $empty ->
        [yes] Brak kart
       *[other] Jakieś karty, nie do policzenia
    }
dominion-none = Brak
dominion-owned =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } po { $turns ->
        [one] jednej turze
       *[many] { $turns } turach
    }
