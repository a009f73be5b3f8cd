### Magyar. A .hint a vezérlő kisebb, második sora, a .confirm az utolsó gomb felirata, a .watch az a mondat, amelyet
### az lát, aki éppen nem dönt. A nevek toldalék nélkül állnak, mert a toldalék a névtől függne.

## Az oldal

app = Piazza
home = Kezdőlap
home-title = Társasjátékok egy tér körül
home-doors = Játékok
new-match = Új játszma
door-again = Mint legutóbb: { $names }
door-seats = { $least }–{ $most } játékos
unofficial = Nem hivatalos, rajongói megvalósítás saját rajzokkal. A Palazzo Reiner Knizia játéka, a Carrara palotái Wolfgang Kramer és Michael Kieslingé, a Dominion Donald X. Vaccarinóé.
notices = Értesítések
tools = Eszközök
menu = Menü
close = Bezárás
back = Vissza
empty = üres
list = { $items }
settings = Beállítások
keys = Billentyűk
share = Megosztás
undo = Visszavonás
log = Napló
opening = A játszma megnyitása

## A játékmotor

loading = A játékmotor betöltése
loading-bytes = A játékmotor betöltése: { $loaded } / { $total } MB
loading-starts = A játékmotor indul
engine-error = A játékmotor nem indult el: { $text }
engine-again = Újra megpróbálom
engine-failed = A játékmotor nem indult el. Töltsd be újra az oldalt.
engine-restarting = A játékmotor újraindul
engine-restarted = A játékmotor leállt, és újraindult. A játszma ott tart, ahol tartott.

## Nyelv, beállítások

language-auto = Ahogy a böngésző kéri
setting-language = Nyelv
setting-theme = Színek
theme-auto = Ahogy az eszköz kéri
theme-light = Világos
theme-dark = Sötét
setting-pace = A gépi játékosok tempója
pace-instant = Azonnali
pace-quick = Gyors
pace-watchable = Követhető
setting-keys = Betűk és számok mint billentyűparancsok
setting-scores = Látsszon az állás, és hogy egy lépés mit változtatna
setting-hints = Tippek: egy gomb, amely egy jó gépi játékostól kér tanácsot
setting-sound = Halk hangok
setting-hand = Telefonon a gombok elrendezése
hand-right = Jobbkezes
hand-left = Balkezes

## Billentyűk

key-tab = Egyik területről a másikra
key-arrows = Egy területen belül
key-enter = Végrehajtás
key-esc = Egy lépés vissza
key-numbers = A felkínált lépések
key-zero = Passzolás, vagy a szakasz vége
key-u = Visszavonás
key-zx = Egy lépéssel vissza, illetve előre
key-space = Lejátszás és szünet a visszajátszás sávján
key-l = A napló
key-h = Tipp: mit tenne egy jó gépi játékos
key-i = Közelebbről mutatja a kijelöltet, és nem játssza ki; ugyanezt teszi a jobb kattintás és a hosszú nyomás
key-m = Lépés begépelése a játék jelöléseivel
key-p = A gépi játékosok megállnak vagy továbbmennek
key-c = Amit egy jó játékos számol
key-r = A szabályok, az éppen esedékes döntés szabályánál
key-settings = Beállítások
key-keys = Ez a lista
keys-off = A betűk és a számok csak a szövegmezőkön kívül működnek. A beállításokban kikapcsolhatók.

## Helyek

seats = Játékosok
seat-default = { $number }. játékos
seat-you = A te helyed
seat-person = Ember
seat-elsewhere = Másik eszközön
seat-bot = Gép, { $level }
seat-add = Még egy játékos
seat-name = { $number }. hely: név
seat-kind = { $number }. hely: ki játssza
seat-up = Előrébb: { $name }
seat-down = Hátrébb: { $name }
seat-remove = Eltávolítás: { $name }
kind-person = Ember
bot-greedy = mohó
bot-random = véletlenszerű
bot-money = pénzhalmozó
bot-reader = birodalomolvasó
points-unit =
    { $points ->
       *[other] pont
    }

## Új játszma

new-title = Új játszma: { $game }
more = További beállítások
start = Ki kezd
start-random = Sorsolás dönti el
seed = Az osztás száma
seed-what = 1–16 jel: számjegyek 0-tól 9-ig és betűk a-tól f-ig. Ugyanaz a szám ugyanazt az osztást adja; ha üres, sorsolás dönti el.
seed-wrong = Az osztás száma 1–16 jelből áll: számjegyek 0-tól 9-ig és betűk a-tól f-ig.
start-match = Kezdés
pick-count = { $n } kiválasztva, { $count } kell
pick-full = Már megvan mind a { $count }. Előbb vegyél ki egyet.
pick-fill = Kiegészítés véletlenül
pick-clear = Törlés
pick-read = Mind elolvasása

## Megőrzött játszmák

matches = Játszmák ezen az eszközön
matches-none = Itt még nincs megőrzött játszma.
match-more = Kezelés: { $title }
match-manage = A játszma kezelése
match-title = A játszma neve
match-when = { $game }, { $when }
match-turn = Most dönt: { $name }.
match-open = Folyamatban.
match-over = Befejezett játszma.
match-won =
    { $count ->
        [one] Győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
match-branch = { $title } ({ $t }. lépéstől)
rename = Átnevezés
delete = Törlés
deleted = A játszma törölve.
delete-undo = Visszavonás
import = Importálás
export = Összes exportálása
export-one = Exportálás
imported =
    { $added ->
        [0] Egyik játszma sem volt új.
       *[other] { $added } játszma importálva.
    }
import-wrong = Ebben a fájlban nincsenek exportált játszmák.
imported-settings = A beállítások és az elvégzett leckék is megérkeztek.
paste = Link vagy jegyzőkönyv megnyitása
paste-short = Link megnyitása
paste-what = Illessz be egy linket, a kódját vagy egy jegyzőkönyv szövegét.
paste-open = Megnyitás
unreadable = Egy mentett játszma nem olvasható
unreadable-what = Lehet, hogy sérült, vagy újabb változat írta. Exportáld, ha meg akarod tartani, vagy töröld.
storage-blocked = Ez a böngésző nem őriz meg játszmákat: a tárhelye megtelt, vagy le van tiltva. Játszani így is lehet, és a link megőrzi a játszmát.

## Linkek

joined = A megnyitott link { $count } lépéssel tovább tart, mint az itt őrzött játszma.
broken = Ez a link nem nyitható meg
broken-what = Talán másoláskor levágódott a vége. Kérd el újra, vagy kezdj saját játszmát.
broken-new = Új játszma
who = Te ki vagy?
who-why = Ebben a játszmában több ember játszik. A többiek lapjai ezen az eszközön takarva maradnak.
who-all = Mindnyájan ezen az eszközön játszunk
who-none = Csak nézem

## Az asztal

region-board = Tábla
region-offer = Kínálat
region-hand = A kezed
region-mine = Saját paloták
region-others = A többi játékos
region-tray = Amit éppen összeállítasz
region-actions = Akciók
your-hand = A kezed
hand-hidden = A lapok takarva vannak.
nothing-built = Még nincs itt épület.
look-closer = Közelebbről: { $what }
read-how = Az asztalon hosszú nyomásra vagy jobb kattintásra bármelyik elolvasható; ilyenkor nem történik vele semmi.
tip-more = Jobb kattintás vagy I: minden, ami tudnivaló
thing-told =
    { $heading }
    { $about }
label-points = { $name }: { $from } helyett { $to }
label-delta = { $name }: { $delta }
worth = { $from } helyett { $to }
worth-delta =
    { $points ->
       *[other] { $delta } pont
    }
choose-first = Melyik legyen az első
wait-seat = Most dönt: { $name }.
forced = { $why } Csak ez maradt: { $move }.
log-undone = { $name } visszavont egy döntést, miután új dolog derült ki.
more-lines = Még { $count } a naplóban, utoljára:
bots-pause = Szünet
bots-go-on = Tovább
step-once = Egyetlen döntés
take-from-table = Válassz az asztalon kiemeltek közül.
wait-onlooker = Ezt a játszmát egy másik lap viszi.
away = Most { $name } dönt, egy másik eszközön.
away-send = Link küldése: { $name }
away-take = { $name } itt játszik tovább
slot-full = Legfeljebb { $count }: előbb tegyél vissza egyet.
put-back = Vissza
tray-missing = Még hiányzik: { $what }
sum-lies = eddig
sum-adds = most
quick = Gyors választás
cheapest-is = Legolcsóbban: { $cards }
cheapest = A legolcsóbb fizetés
refusal-with-rule = { $why } ({ $rule } szabály).

## Szabálykönyv

home-ways = Olvasnivaló
rules = Szabályok
rules-search = Keresés a szabályokban
rules-contents = Tartalom
rules-none = Egyik szabályban sincsenek benne ezek a szavak.
rules-unread = A szabályokat nem sikerült betölteni. Próbáld újra, ha van kapcsolat.
part-missing = Az oldalnak ezt a részét nem sikerült betölteni. Próbáld újra, ha van kapcsolat.
rules-rule = { $rule } szabály
rules-ruling = Ahol a források hallgatnak vagy eltérnek:
rules-option = A játszma beállítása:
rules-chosen = Ebben a játszmában: { $what }

## Leckék

learn = Tanulás
lesson = Lecke
lesson-opening = Az asztal előkészítése
lesson-done = Kész
lesson-next = Tovább
lesson-after = A következő lecke
lesson-list = Minden lecke
lesson-on = Játszd tovább
lesson-free = A lecke véget ért, a játszma folytatódik: most már minden rajtad múlik. Nem marad elmentve.
lesson-reads = Olvasd el, ami fent áll, azután tovább.
lesson-over = A lecke itt véget ér.
lesson-not-asked = Ez szabályos, de a lecke mást kér.

## Pillanatok, más lapok, tárhely

steps = A játszma lépései
step-first = Az elejére
step-back = Egy lépéssel vissza
step-on = Egy lépéssel előre
step-last = A jelenhez
past = Egy korábbi pillanatot látsz: { $t }. lépés, összesen { $end } volt.
past-now = Vissza a jelenhez
past-branch = Innen játszom tovább
branched = Innen külön játszmában játszol tovább. A másik is megmarad.
onlooker = Ez a játszma egy másik lapon is nyitva van, és az viszi. Itt csak nézed.
onlooker-take = Itt játszom
unsaved = A böngésző nem mentette a játszmát: a tárhelye megtelt, vagy le van tiltva. Játszani így is lehet, és a címsorban álló link az egészet tartalmazza.

## Tippek

hint = Tipp
hint-says = Egy jó gépi játékos tanácsa: { $what }.
hint-pieces = { $what }: { $pieces }
hint-and = { $one }; { $rest }
hint-lay = Kirakom így
hint-mark = tanácsolt

## Begépelt lépések

typed = Lépés begépelése
typed-play = Lépek
typed-offers = Szabályos lépések
typed-count = { $n } szabályos lépés kezdődik így.
typed-none = Egyetlen szabályos lépés sem kezdődik így. Ezek lehetségesek:
typed-more = és még { $n }

## Számolás

count = Számolás
count-what = Mindez abból tudható, amit eddig láttál.
count-dots = Minden teli pont egy még hátralévő darab.
count-of = { $all } közül { $left }

## Visszajátszás

replay = Visszajátszás
replay-play = Lejátszás
replay-pause = Szünet
replay-speed = Sebesség
replay-times = { $n }×
replay-moment = A játszma pillanata
replay-at-turn = { $t }. lépés, összesen { $end }; { $name } köre.
replay-turn-back = Egy körrel vissza
replay-turn-on = Egy körrel előre
replay-link = Link másolása ehhez a pillanathoz

## Függöny

curtain-title = { $name } következik
curtain-pass = Add át az eszközt. Most { $name } játszik; a lapok takarva vannak.
curtain-open = Én vagyok { $name }
curtain-home = Kezdőlap

## Megosztás

share-plain = A link az egész játszmát tartalmazza, a kézben tartott lapokat is: aki leskelődni akar, az tud.
share-link = Link
share-copy = Link másolása
share-names = A játékosok neve is kerüljön a linkbe
share-qr = A link QR-kódként
share-qr-long = A link túl hosszú egy QR-kódhoz.
share-record = Jegyzőkönyv
share-record-what = A játszma szövegfájlként, amelyet emberek és programok is el tudnak olvasni.
share-record-copy = Jegyzőkönyv másolása
share-record-save = Jegyzőkönyv mentése
copied = Vágólapra másolva.
copy-failed = A böngésző nem engedi a másolást. Jelöld ki a szöveget, és másold ki magad.

## Pontozólap

sheet-title = Pontozólap
sheet-final = Végeredmény
sheet-open = Pontozólap
sheet-now = A jelenlegi állás.
sheet-winner = Győztes
sheet-what = Mi
sheet-why = Miért
sheet-points = Pont
sheet-total = Összesen
sheet-tie = Pénz döntetlen esetén
winner =
    { $count ->
        [one] Győztes: { $names }.
       *[other] Megosztott győzelem: { $names }.
    }
rematch = Visszavágó
rematch-what = Ugyanazok a játékosok még egyszer. Azonos osztással kipróbálhatod, hogyan alakulhatott volna másképp.
rematch-new = Új osztással
rematch-same = Ugyanazzal az osztással

## Grafikonok

chart-points = Pontok körről körre
chart-said = { $what }. A végén: { $ends }.
chart-end = { $name }: { $value }
chart-table = Táblázatként
chart-turns = kör
chart-when = Lépés
chart-turn = { $n }. { $name }
chart-last = A vége

## Hibák

error-unexpected = Valami hiba történt: { $text }
error-engine = A játékmotor hibát jelez: { $detail }
error-request = A játékmotor nem értette az oldalt. Töltsd be újra az oldalt.
error-no-match = Nincs játszma az asztalon.
error-over = A játszma véget ért.
error-moment = A játszmának nincs { $t }. lépése.
error-not-automatic = Most egy ember dönt.
error-hint = Tippet az kaphat, aki éppen dönt.
error-not-yours = Most más dönt.
error-composer = Most nincs mit összeállítani ezen a néven: „{ $name }”.
error-piece = Itt nincs ilyen darab: „{ $at }”.
error-undo-nothing = Nincs mit visszavonni.
error-undo-learned = { $name } döntött, és azóta új dolog derült ki: már nem vonható vissza.
error-game = Nincs ilyen nevű játék: „{ $name }”.
error-rules = Ezek más szabályok, mint a mieink, amelyeknek a száma { $here }.
error-bot = Nincs ilyen nevű gépi játékos: „{ $name }”.
error-name = Egy név legfeljebb { $most } jel, egyszerű szöveg.
error-name-signs = „{ $name }”: ebben olyan jel van, amely névben nem állhat.
error-option = Nincs ilyen beállítás: „{ $key }”.
error-option-value = Ennek a beállításnak („{ $key }”) nincs ilyen értéke: „{ $value }”.
error-seat = Ebben a játszmában nincs ilyen hely: „{ $text }”.
error-seats = { $game }: legalább { $min }, legfeljebb { $max } játékos.
error-seed = Az osztás száma 1–16 jelből áll: számjegyek 0-tól 9-ig és betűk a-tól f-ig.
error-no-seed = Ha nincs meg az osztás száma, a játszmának nincs linkje.
error-line = { $line }. sor: { $reason }
error-link-empty = A linkben nincs játszma.
error-link-long = A link túl hosszú ahhoz, hogy játszma legyen.
error-link-characters = A linkben olyan jel van, amilyen egy linkben sem lehet.
error-link-damaged = A link sérült, vagy le van vágva: az ellenőrző összege hibás.
error-link-broken = A linkben nincs lejátszható játszma.
error-link-version = A linket a Piazza egy másik változata készítette.
error-link-rules = A link szabályainak száma { $rules }, itt viszont { $here }.
error-no-due = „{ $move }” most nem lehetséges. A lépések itt így kezdődnek: { $verbs }.
error-no-form = Ez így nem lépés: „{ $text }”.
error-no-form-meant = Ez így nem lépés: „{ $text }”. Erre gondoltál: „{ $meant }”?
error-position-json = Ez nem állás: nem megfelelő JSON.
error-position-long = A szöveg túl hosszú ahhoz, hogy állás legyen.
error-position-key = Az állásnak nincs ilyen része: „{ $key }”.
error-position-type = Az állásnak ez a része nem megfelelő: „{ $key }”.
error-position-seats = Egy állásban { $min }–{ $max } hely van.
error-position-ended = A játszma véget ért; nincs miről dönteni.
error-position-token = Ennek itt nincs értelme: „{ $token }”.
error-position-number = „{ $key }” 0 és { $most } közötti szám.
error-position-step = Ez itt nem döntés: „{ $step }”.
error-position-too-many = Ebből túl sok van: { $token }.
error-record-long = A szöveg túl hosszú ahhoz, hogy jegyzőkönyv legyen.
error-record-tag = Ilyen címke nincs a jegyzőkönyvben, vagy kétszer szerepel.
error-record-no-tag = Hiányzik ez a címke: { $tag }.
error-record-line = Ez se nem osztás, se nem lépés.
error-record-end = A címkék után üres sornak kell állnia.
error-record-blank = Itt nem állhat üres sor: csak a címkék után van egy.
error-record-spaces = A szavakat egyetlen szóköz választja el, és a sor végén nem áll szóköz.
error-record-form = Ezt a lépést így kell írni: „{ $move }”.
error-record-over = A játszma e sor előtt véget ért.
error-record-seat = Most P{ $seat } következik.
error-record-deal = Itt ennek kell állnia: „deal: { $deal }”.
error-record-no-deal = Itt nincs osztás.
error-record-result = Az eredmény: „{ $result }”.
error-record-link = A link nem ehhez a játszmához tartozik.

## Palazzo: dolgok

palazzo-name = Palazzo
palazzo-what = Vásárolj és licitálj, építs palotákat Firenzében
palazzo-wealth = Pénz a kézben
palazzo-option-price_count = Az ár a raktárban
palazzo-option-price_count-turn_start = A kör elején ott fekvő lapkák számítanak: az éppen húzott lapka nem csökkenti az árat.
palazzo-option-price_count-purchase = A vásárláskor ott fekvő lapkák számítanak: az éppen húzott lapka mindegyik árát 1-gyel csökkenti.
palazzo-tile =
    { $floor }. szint, { $material ->
        [B] tégla
        [S] homokkő
       *[M] márvány
    }, { $windows } ablak
palazzo-card =
    { $value ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
        [6] 6-os
       *[7] 7-es
    } { $currency ->
        [f] florin
        [d] dukát
       *[g] garas
    }
palazzo-currency-f = florin
palazzo-currency-d = dukát
palazzo-currency-g = garas
palazzo-certificate =
    { $value ->
        [3] 3-as certificato
       *[2] 2-es certificato
    }
palazzo-palace = { $palace }. palota
palazzo-palace-worth =
    { $points ->
       *[other] { $palace }. palota, { $points } pont
    }
palazzo-quarry =
    { $quarry ->
        [1] I. kőfejtő
        [2] II. kőfejtő
        [3] III. kőfejtő
       *[4] IV. kőfejtő
    }
palazzo-cards-held = { $count } lap a kézben
palazzo-held =
    { $currency ->
        [f] Florin
        [d] Dukát
        [g] Garas
       *[c] Certificato
    }: { $total }

## Palazzo: amit számolni érdemes

palazzo-count-left = Ennyi maradt
palazzo-count-tiles = Lapka a húzópaklikban, lovagok nélkül
palazzo-count-riders = Lovag a húzópaklikban
palazzo-count-deck = Pénzkártya a húzópakliban
palazzo-count-hands = A többiek keze
palazzo-count-hand = { $name }: { $cards }
palazzo-count-none = { $name }
palazzo-count-shown = amit tudni lehet róla
palazzo-count-hidden = nem látott
palazzo-count-discard = Pénzkártya a dobópakliban
palazzo-count-material =
    { $material ->
        [B] Tégla
        [S] Homokkő
       *[M] Márvány
    } a húzópaklikban
palazzo-count-corner = Szint / ablak
palazzo-count-floor = { $floor }. szint
palazzo-count-windows = { $windows } ablak
palazzo-count-money = Pénz, amelyet nem láttál
palazzo-count-currency = Pénznem
palazzo-count-value =
    { $value ->
        [3] 3-as érték
        [4] 4-es érték
        [5] 5-ös érték
        [6] 6-os érték
       *[7] 7-es érték
    }
palazzo-count-certificates = Certificato: { $left }, összesen { $all } van

## Palazzo: az asztal

palazzo-summary =
    A tábla: { $warehouse } lapka a raktárban, { $quarries } a kőfejtőkben, az Építész { $architect ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőn áll, öt lovagból { $riders } látszik, { $stock } lapka van a húzópaklikban.
palazzo-warehouse-price = Raktár, egy lapka ára { $price }
palazzo-board-more = A táblán még
palazzo-architect-at = Építész: { $where }
palazzo-riders =
    { $riders ->
        [0] még egy lovag sem látszik
       *[other] { $riders } lovag az ötből
    }
palazzo-stock = { $left } lapka a húzópaklikban
palazzo-architect = Az Építész
palazzo-about-architect = Árveréskor az óra járása szerint a következő olyan kőfejtőre lép, ahol van lapka (T2.6). Ez most: { $next }.
palazzo-about-architect-idle = Árveréskor az óra járása szerint a következő olyan kőfejtőre lép, ahol van lapka (T2.6). Most mindegyik üres.
palazzo-disc = Korong: { $windows } ablak
palazzo-about-disc = A két húzott lapka közül a második akkor kerül ide, ha { $windows } ablaka van: ez a kőfejtő az óra járása szerint { $windows } lépésre van az Építésztől (T2.1).
palazzo-riders-come = Lovagok: { $riders } az ötből
palazzo-about-riders = Öt lovag rejtőzik a III. pakli lapkái közt (S2). Amint az ötödik megjelenik, a játszmának azonnal vége: nincs több vásárlás, se árverés (T2.3).
palazzo-about-stock =
    { $stack ->
        [0] Nincs több lapka.
        [1] A következő az I. pakliból jön.
        [2] A következő a II. pakliból jön.
       *[3] A következő a III. pakliból jön.
    } Előbb az I., majd a II., végül a III. pakliból húztok; az utóbbiban van az öt lovag (S2). Aki vásárol vagy árverez, mindenekelőtt kettőt húz (T2.1).
palazzo-price = Egy lapka ára: { $price }
palazzo-about-price =
    { $count ->
        [coming] 10 − { $priced } = { $price }: ennyibe kerül egy lapka a következő körben; minden lapka, amely akkor a raktárban fekszik, 1-gyel csökkenti az árat (T2.5).
        [purchase] 10 − { $priced } = { $price }: minden lapka, amely vásárláskor a raktárban fekszik, 1-gyel csökkenti az árat (T2.5).
       *[turn_start] 10 − { $priced } = { $price }: minden lapka, amely a kör elején a raktárban feküdt, 1-gyel csökkenti az árat (T2.5).
    }
palazzo-about-warehouse = A két húzott lapka közül az első ide kerül (T2.1). Aki vásárol, egyet vagy kettőt vesz el innen, egy fizetéssel; darabjuk ára { $price } (T2.5).
palazzo-about-hand = Egyféle pénznem lapjaival lehet fizetni; a certificato bármelyikhez hozzászámít (M1, M2). Három azonos számú lap, mindegyik pénznemből egy, hármast alkot: együtt 15-öt érnek, akármi áll rajtuk; így három 2-es certificato is (M3). Visszajáró nincs (M5).
palazzo-about-quarry =
    { $next ->
        [lot] Ezek a lapkák most egy tételként vannak árverésen (T2.6).
        [yes] A következő árverés itt lesz.
        [empty] Most nincs itt lapka.
       *[no] A lapkák itt az Építészre várnak.
    } Ami itt van, az Építész érkezésekor egy tételként kerül árverésre (T2.6); négy vagy több lapkát elosztotok, mindenkinek egy jut (T2.12). { $windows ->
        [0] Az Építész itt áll: húzott lapka most nem kerül ide.
       *[other] Húzott lapka akkor kerül ide, ha { $windows } ablaka van (T2.1).
    }
palazzo-offer-money = Pénz
palazzo-offer-lot = A tétel
palazzo-offer-pending = Beépítendő
palazzo-offer-fan = Elosztásra
palazzo-pile-deck = húzópakli { $deck }
palazzo-pile-discard = dobópakli { $discard }
palazzo-bid-lies = licit
palazzo-bid-high = a legmagasabb licit
palazzo-bid-out = passzolt

## Palazzo: ki következik

palazzo-title-turn = { $name }, válassz akciót
    .watch = { $name } akciót választ
palazzo-title-pick =
    { $left ->
        [one] { $name }, vegyél el egy lapot
       *[other] { $name }, vegyél el { $left } lapot
    }
    .watch = { $name } pénzt vesz fel
palazzo-title-market = { $name }, vásárolj (ár: { $price }) vagy árverezz
    .watch = { $name } vásárol vagy árverez
palazzo-title-auction = { $name }, licitálj { $bid } fölé, vagy passzolj
    .watch = { $name } { $bid } fölé licitál vagy passzol
palazzo-title-choose = { $name }, válassz egy lapkát
    .watch = { $name } lapkát választ
palazzo-title-build =
    { $tiles ->
        [one] { $name }, építsd be a lapkádat
       *[other] { $name }, építsd be a { $tiles } lapkádat
    }
    .watch = { $name } épít
palazzo-title-won =
    { $points ->
       *[other] { $name } győzött { $points } ponttal
    }
palazzo-title-shared = Megosztott győzelem: { $names }

## Palazzo: mit lehet tenni

palazzo-do-money = Pénzfelvétel
    .hint = { $cards } felfordított lap: kettő a tiéd, egy-egy a többieké
palazzo-do-market = Vásárlás vagy árverés
    .hint = előbb két lapkát húzol; egy lapka ára { $price }
palazzo-do-rebuild = Átépítés
    .hint = egy lapba kerül
    .confirm = Átépítem
palazzo-do-pick = Elveszem: { $card }
palazzo-do-buy = Vásárlás
    .hint =
        { $most ->
            [1] egy lapka, ára { $price }
           *[2] egy vagy két lapka, darabja { $price }
        }
    .confirm = Fizetek: { $total }
    .short =
        { $total ->
            [0] legalább { $need } kell
           *[other] legalább { $need } kell, még { $lack } hiányzik
        }
    .enough =
        { $over ->
            [0] éppen az ár
           *[other] az ár { $need }, { $over } a többlet
        }
palazzo-do-auction =
    Árverés: { $quarry ->
        [1] I.
        [2] II.
        [3] III.
       *[4] IV.
    } kőfejtő
    .hint =
        { $tiles ->
           *[other] { $tiles } lapka; 3-mal nyitsz
        }
palazzo-do-share =
    Elosztás: { $quarry ->
        [1] I.
        [2] II.
        [3] III.
       *[4] IV.
    } kőfejtő
    .hint = { $tiles } lapka; te választasz először
palazzo-do-auction-nothing = Árverés lapka nélkül
    .hint = egyik kőfejtőben sincs lapka; a köröd véget ér
palazzo-worth-lot =
    { $points ->
        [0] még nem ad pontot, ha a tiéd lesz
       *[other] legfeljebb +{ $points } pont, ha a tiéd lesz
    }
palazzo-worth-lot-loss = −{ $points } pont, ha beépíted
palazzo-worth-share =
    { $points ->
        [0] a te lapkád még nem ad pontot
       *[other] legfeljebb +{ $points } pont a te lapkáddal
    }
palazzo-worth-share-loss = −{ $points } pont, ha beépíted a lapkádat
palazzo-do-bid = Licitálás
    .hint = { $highest } fölé
    .confirm = Licit: { $total }
    .short =
        { $total ->
            [0] legalább { $need } kell
           *[other] legalább { $need } kell, még { $lack } hiányzik
        }
    .enough = { $highest } fölött, a többlet { $over }
palazzo-do-pass = Passz
    .hint = visszaveszed a lapjaidat
palazzo-do-pass-bare = Passz
    .hint = kiszállsz az árverésből
palazzo-do-choose = Választom: { $tile }
palazzo-do-place =
    { $palace ->
        [1] Az
        [5] Az
       *[other] A
    } { $palace }. palotára: { $tile }
palazzo-do-new = Új palota: { $tile }
palazzo-do-drop = Eldobom: { $tile }
    .hint = arccal lefelé kikerül a játékból
palazzo-slot-tiles =
    { $most ->
        [1] Egy lapka
       *[2] Egy vagy két lapka
    }
    .missing =
        { $most ->
            [1] egy lapka
           *[2] egy vagy két lapka
        }
palazzo-slot-cards = Lapok a fizetéshez
    .missing = lapok a fizetéshez
palazzo-slot-card = Egy lap a fizetéshez
    .missing = egy lap a fizetéshez
palazzo-slot-way = Mit építesz át
    .missing = az, hogy mit építesz át
palazzo-way-take =
    Kiveszem { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotából: { $tile }
palazzo-way-slide =
    Becsúsztatom { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotába: { $tile }
palazzo-way-drop = Eldobom: { $tile }
palazzo-way-floor = { $tile }, { $palace }. palota
palazzo-place-drop = Eldobom
palazzo-quick-bid = { $total }: + { $cards }
palazzo-note-triple =
    { $value ->
        [3] Három 3-as
        [4] Három 4-es
        [5] Három 5-ös
        [6] Három 6-os
       *[7] Három 7-es
    } együtt hármas, értéke { $worth }.
palazzo-note-triple-certificates = Három certificato együtt hármas, értéke { $worth }.
palazzo-note-gain =
    { $points ->
        [0] Rögtön beépítve nem nyersz vele.
       *[other] Rögtön beépítve legfeljebb +{ $points } pont.
    }
palazzo-note-loss = Rögtön beépítve −{ $points } pont.
palazzo-note-beyond = Egyetlen fizetésed sem éri el ezt: { $need }.
palazzo-note-point = Rá is mutathatsz a palotáid egyik szintjére.
palazzo-note-point-to = Most mutass rá a helyre, ahová kerül.
palazzo-note-change =
    { $points ->
        [0] A pontjaid nem változnak.
       *[other] A pontjaid változása: { $points }.
    }

## Palazzo: miért ez a tipp

palazzo-gain-now = azonnal +{ $points } pont
palazzo-gain-later =
    { $points ->
        [0] a végén sem ad egész pontot
       *[other] a végére körülbelül { $points } pont
    }
palazzo-why-poor = Egy pénznemben { $held } van a kezedben, egy lapka ára pedig { $price }: pénz kell.
palazzo-why-money = Ami a táblán fekszik, kevesebbet ér neked két új lapnál.
palazzo-why-market = A raktárból { $price }-ért: { $tiles }; { $gain }.
palazzo-why-next = A következő tétel, ha a tiéd lesz: { $gain }.
palazzo-why-rebuild = Egyetlen lapért: { $gain }.
palazzo-why-pick-triple = Hármas lesz belőle, { $worth } az értéke.
palazzo-why-pick-certificate = A certificato minden pénznemhez illik.
palazzo-why-pick = Ezzel a kezedben összesen { $total } { $currency }.
palazzo-why-buy = Amit veszel: { $gain }; az árverés kevesebbet ér neked.
palazzo-why-auction = A tétel, ha a tiéd lesz: { $gain }. Egyik vásárlás sem ér neked ennyit.
palazzo-why-share = A következő tételből mindenki elvesz egy lapkát, elsőként te, és senki sem fizet: { $gain }.
palazzo-why-bid = A tételért neked megéri a licit ({ $total }): { $gain }.
palazzo-why-spite = { $name } ezt nyerné a tétellel: { $gain }. Ne kapja meg olcsón.
palazzo-why-pass = A tételért neked nem éri meg { $highest } fölé menni: { $gain }.
palazzo-why-pass-nothing = A tétel semmit sem ad a palotáidhoz.
palazzo-why-choose = Amit ad: { $gain }; egyik másik lapka sem ér neked többet.
palazzo-why-order = Így beépítve a lapkáid összesen +{ $points } pontot adnak.
palazzo-why-place = Más helyen sem ad azonnal több pontot.
palazzo-why-place-later = Máshol azonnal többet adna, de így a végén többet érnek a palotáid.
palazzo-why-place-alone = Másik hely nincs; vele a végén többet érnek a palotáid, mint nélküle.
palazzo-why-drop = Bárhová építed, a végén kevesebbet érnek tőle a palotáid.
palazzo-why-least = A végére itt semmi sem hoz nyereséget; ez kerül a legkevesebbe.

## Palazzo: a napló

palazzo-log-setup = Az első lapkák a táblán: { $tiles }.
palazzo-log-row = { $name } pénzt vett fel; felfordítva: { $cards }.
palazzo-log-pick = { $name } elvette: { $card }.
palazzo-log-shuffle =
    { $cards ->
       *[other] A dobópakli újrakeverve: { $cards } lapos új húzópakli.
    }
palazzo-log-draw-warehouse = { $name } a raktárba húzta: { $tile }.
palazzo-log-draw-quarry =
    { $name } { $quarry ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőbe húzta: { $tile }.
palazzo-log-rider = { $name } lovagot fordított fel: { $count } / { $all }.
palazzo-log-buy = { $name } { $price }-ért vásárolt: { $tiles }. Fizetett: { $cards }.
palazzo-log-auction =
    { $name } árverésre bocsátotta { $quarry ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőt, és 3-mal nyitott: { $tiles }.
palazzo-log-share =
    { $name } elosztotta { $quarry ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőt: { $tiles }.
palazzo-log-nothing = { $name } árverezni akart, de egyik kőfejtőben sincs lapka.
palazzo-log-bid = { $name } licitje { $total }, most tette ki: { $cards }.
palazzo-log-pass = { $name } passzolt, és minden lapját visszavette.
palazzo-log-pass-bare = { $name } passzolt.
palazzo-log-won = { $name } { $total }-ért nyerte meg az árverést: { $tiles }. Fizetett: { $cards }.
palazzo-log-won-certificate = Senki sem emelt: { $name } csak a certificatóért kapta meg: { $tiles }.
palazzo-log-choose = { $name } választása: { $tile }.
palazzo-log-leave = Megmaradt, és kikerül a játékból: { $tiles }.
palazzo-log-place =
    { $name } beépítette { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotára: { $tile }.
palazzo-log-found = { $name } új palotát alapított: { $tile }.
palazzo-log-drop = { $name } eldobta: { $tile }.
palazzo-log-take =
    { $name } átépített. Fizetett: { $card }; kivette { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotából: { $tile }.
palazzo-log-slide =
    { $name } átépített. Fizetett: { $card }; becsúsztatta { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotába: { $tile }.
palazzo-log-raze = { $name } átépített. Fizetett: { $card }; eldobta a palotát: { $tile }.
palazzo-log-over = Az ötödik lovag: a játéknak vége.

## Palazzo: a pontok

palazzo-part-windows =
    { $windows ->
       *[other] { $windows } ablak
    }
palazzo-part-floors =
    { $floors ->
       *[other] { $floors } szint
    }
palazzo-part-material =
    csupa { $material ->
        [B] tégla
        [S] homokkő
       *[M] márvány
    }
palazzo-tie-money =
    { $points ->
       *[other] Döntetlen, { $points } pont. { $names } győz: egy pénznemben, certificatókkal együtt nála van a legtöbb pénz, { $money }.
    }
palazzo-tie-shared =
    { $points ->
       *[other] Döntetlen, { $points } pont, és pénzben is egyenlő, { $money }. Megosztott győzelem: { $names }.
    }

## Palazzo: elutasítások

palazzo-no-over = A játszma véget ért.
palazzo-no-money = A húzópakliban és a dobópakliban összesen { $left } lap van; { $need } kell.
palazzo-no-card-in-row = Nincs a felfordított lapok között: { $card }.
palazzo-no-warehouse = A raktár üres.
palazzo-no-buy = A lapjaid egy lapkát sem fizetnek ki; az ár { $price }.
palazzo-no-tile-count = Egy vagy két lapkát lehet venni.
palazzo-no-tile-in-warehouse = Nincs a raktárban: { $tile }.
palazzo-no-in-hand = Nincs a kézben: { $cards }.
palazzo-no-mixed = Fizetni csak egyféle pénznemmel lehet.
palazzo-no-other-currency = Ennek a fizetésnek a pénzneme { $currency }: más pénznem nem tehető hozzá.
palazzo-no-certificates = Csak certificatókkal nem lehet fizetni.
palazzo-no-enough = Kevés: { $total }; az ár { $price }.
palazzo-no-change = E lapok egy része is kifizeti az árat ({ $price }), és visszajáró nincs.
palazzo-no-raise = { $total } nem több, mint { $highest }.
palazzo-no-raise-left = A lapjaiddal nem tudsz { $highest } fölé licitálni.
palazzo-no-tile-to-choose = Nincs e lapkák között: { $tile }.
palazzo-no-tile-to-build = Ez a lapka nem vár beépítésre: { $tile }.
palazzo-no-floor-twice = Ebben a palotában már van { $floor }. szint.
palazzo-no-below =
    Lapkát legfelülre kell építeni: { $floor ->
        [1] az
        [5] az
       *[other] a
    } { $floor }. szint a legfelső, { $top }. szint alá kerülne.
palazzo-no-palace = Nincs { $palace }. palota.
palazzo-no-single = Ez a palota nem egyszintes: { $palace }. palota.
palazzo-no-tile-in-palace = Nincs ott ez a lapka: { $palace }. palota, { $tile }.
palazzo-no-take-single = Ha egy palota egyetlen lapkáját veszed ki, semmi sem változik.
palazzo-no-slide-itself = Egy palotát nem lehet önmagába csúsztatni.
palazzo-no-take-and-slide = Egy lapkát kivenni és másutt becsúsztatni két kör munkája.
palazzo-no-card-to-rebuild = Az átépítés egy lapba kerül, és üres a kezed.
palazzo-no-way-to-rebuild = Még nincs mit átépíteni.

## Palazzo: jegyzőkönyvek és állások

palazzo-deal-setup = A játszma öt lapkával és helyenként négy lappal kezdődik.
palazzo-deal-card = Ez most nem húzható: „{ $token }”.
palazzo-deal-tile = Ez most nem húzható: „{ $token }”.
palazzo-position-known = P{ $seat } egyik ismert lapja nincs a kezében.
palazzo-position-quarries = Négy kőfejtő van, mindegyik lapkák listája.
palazzo-position-palace = Ennek a palotának a szintjei nem emelkedő sorrendben vannak: { $palace }.
palazzo-position-row = A lapok sora nem illik a helyek számához.
palazzo-position-step = Ez itt nem lehet döntés.
palazzo-position-lot = A tétel a kőfejtőjén fekszik, és az Építész ott áll.
palazzo-position-bid = P{ $seat } licitje érvénytelen.
palazzo-position-to = Árveréshez két versenyben lévő hely kell, és nem a legmagasabb licit gazdája következik.

## Carrara: dolgok

carrara-name = Carrara palotái
carrara-what = Végy márványt későn és olcsón, építs hat városban, hívd a királyt a jó pillanatban
carrara-wealth = Érmék
carrara-option-variant = Változat
carrara-option-variant-base = Az alapjáték.
carrara-option-variant-advanced = A haladó változat: a kerék állva is maradhat, 8-as épületek, csere, fejlesztés, kategóriák, célkártyák.
carrara-block =
    { $colour ->
        [w] fehér tömb
        [y] sárga tömb
        [r] piros tömb
        [g] zöld tömb
        [b] kék tömb
       *[k] fekete tömb
    }
carrara-block-priced =
    { $colour ->
        [w] fehér tömb
        [y] sárga tömb
        [r] piros tömb
        [g] zöld tömb
        [b] kék tömb
       *[k] fekete tömb
    }, { $section }. szakasz, { $price ->
        [0] ingyen
       *[other] { $price } érme
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
    { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }: { $type ->
        [biblioteca] Biblioteca
        [palazzo] Palazzo
        [porta] Porta
        [cattedrale] Cattedrale
        [castello] Castello
       *[villa] Villa
    } { $cost }
carrara-object =
    { $object ->
        [crown] korona
        [book] könyv
        [gate] kapu
        [cup] kehely
        [arms] címer
       *[flag] zászló
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
        [city] Városi épületek
       *[country] Vidéki épületek
    }
carrara-category-within =
    { $category ->
        [city] városi épületek
       *[country] vidéki épületek
    }

## Carrara: a kártyák

carrara-card-scorings-4 = legalább { $need } értékelés
carrara-card-scorings-5 = legalább { $need } értékelés
carrara-card-scorings-types = legalább { $need } épülettípus értékelve
carrara-card-scorings-mixed =
    { $need ->
        [3] mindhárom módon értékelve: típus, város, kategória
       *[other] három módból legalább { $need } módon értékelve: típus, város, kategória
    }
carrara-card-objects-all = legalább { $need } tárgy
carrara-card-objects-kinds = legalább { $need } féle tárgy
carrara-card-objects-pairs = egyforma tárgyakból legalább { $need } pár
carrara-card-objects-most = egy fajtából legalább { $need } tárgy
carrara-card-built-cost = összesen legalább { $need } építési költség
carrara-card-built-number = legalább { $need } épület
carrara-card-built-cities = épület legalább { $need } városban
carrara-card-built-types = legalább { $need } épülettípus
carrara-card-bonus-coins =
    { $points ->
       *[other] további { $points } pont minden 5 érméért
    }
carrara-card-bonus-blocks =
    { $points ->
       *[other] { $points } pont minden megmaradt tömbért
    }
carrara-card-bonus-kings = { $points } pont minden megmaradt királyért
carrara-card-bonus-country = { $points } pont minden vidéki épületért
carrara-card-bonus-small = { $points } pont minden 1-es vagy 2-es épületért
carrara-card-bonus-great = { $points } pont minden 5-ös vagy 8-as épületért
carrara-card-bonus-set = { $points } pont a hat tárgy minden teljes készletéért
carrara-card-bonus-scored = { $points } pont minden értékelt városért
carrara-card-quoted = „{ $card }”
carrara-worth-objects-all = mindegyik { $points } pont
carrara-worth-objects-kinds = fajtánként { $points } pont
carrara-worth-objects-pairs = páronként { $points } pont
carrara-worth-objects-most = a legtöbb darabos fajtádból mindegyik { $points } pont
carrara-worth-built-cost = az építési költség minden egysége { $points } pont
carrara-worth-built-number = mindegyik { $points } pont
carrara-worth-built-cities = városonként { $points } pont
carrara-worth-built-types = típusonként { $points } pont
carrara-card-worth = { $card }; { $worth }
carrara-card-name-scorings-4 = Négy értékelés
carrara-card-name-scorings-5 = Öt értékelés
carrara-card-name-scorings-types = Értékelt típusok
carrara-card-name-scorings-mixed = Az értékelés módjai
carrara-card-name-objects-all = Tárgyak
carrara-card-name-objects-kinds = Tárgyfajták
carrara-card-name-objects-pairs = Tárgypárok
carrara-card-name-objects-most = A legtöbb egyforma tárgy
carrara-card-name-built-cost = Építési költség
carrara-card-name-built-number = Épületek
carrara-card-name-built-cities = Városok épülettel
carrara-card-name-built-types = Megépített típusok
carrara-card-name-bonus-coins = Jutalom: érmék
carrara-card-name-bonus-blocks = Jutalom: tömbök
carrara-card-name-bonus-kings = Jutalom: királyok
carrara-card-name-bonus-country = Jutalom: vidéki épületek
carrara-card-name-bonus-small = Jutalom: kis épületek
carrara-card-name-bonus-great = Jutalom: nagy épületek
carrara-card-name-bonus-set = Jutalom: teljes készletek
carrara-card-name-bonus-scored = Jutalom: értékelt városok

## Carrara: amit számolni érdemes

carrara-count-blocks = Tömbök
carrara-count-colour = Szín
carrara-count-bag = A zsákban
carrara-count-wheel = A keréken
carrara-count-buildings = Megépíthető épületek a kínálatban és a pakliban
carrara-count-type = Típus
carrara-count-cost = Ár: { $cost }
carrara-count-objects = Tárgyak
carrara-count-object = Tárgy
carrara-count-supply = A készletben
carrara-count-sale = Eladó

## Carrara: az asztal, és ki következik

carrara-summary =
    Az asztal: { $blocks ->
       *[other] { $blocks } tömb
    } a keréken, { $market ->
       *[other] { $market } épület
    } a kínálatban és { $stack } a pakliban, { $objects ->
       *[other] { $objects } tárgy
    } eladó.
carrara-title-turn = { $name }, válassz akciót
    .watch = { $name } akciót választ
carrara-title-last-turn = { $name }, ez az utolsó köröd: válassz akciót
    .watch = { $name } utolsó köre következik
carrara-title-buying = { $name }, vegyél tömböket egyetlen szakaszról
    .watch = { $name } tömböket vesz
carrara-title-upgrade = { $name }, válassz fejlesztőlapkát
    .watch = { $name } fejlesztőlapkát választ
carrara-title-after = { $name }, vegyél tárgyat, vagy fejezd be a köröd
    .watch = { $name } még vehet egy tárgyat
carrara-title-won =
    { $points ->
       *[other] { $name } győzött { $points } ponttal
    }
carrara-title-shared = Megosztott győzelem: { $names }

## Carrara: mit lehet tenni

carrara-do-buy = Tömbök vásárlása
    .hint = előbb fordul a kerék
carrara-do-buy-turn = Fordítás és vétel
    .hint = a kerék továbbfordul, és feltöltődik
carrara-do-buy-still = Csak vétel
    .hint = a kerék úgy marad
carrara-do-take = Tömbök elvétele
    .hint = { $coins } érméd van
    .confirm = Elveszem
carrara-do-take-nothing = { $coins } érme elvétele
    .hint = egy tömb sem fizethető ki; a paraván mögötti dolgok láthatók lesznek
carrara-do-build = Építés
    .hint = egy épület, egy város, tömbök
    .confirm = Megépítem
carrara-do-replace = Csere
    .hint = egy épületé drágábbra, a különbözetért
    .confirm = Kicserélem
carrara-do-score = Értékelés
    .hint =
        { $kings ->
           *[other] még { $kings } király
        }
    .confirm = Királyt teszek le
carrara-do-broke = { $coins } érme elvétele
    .hint = nincs lehetséges akció; a paraván mögötti dolgok láthatók lesznek
carrara-do-object = Tárgy { $price } érméért: { $object }
    .group = Tárgy { $price } érméért
carrara-do-announce = A játék végének bejelentése
    .hint = 5 pont; a kört még végigjátsszátok
carrara-do-done = A kör befejezése
carrara-do-upgrade = Fejlesztés: { $field }, minden költségegység { $more } értékkel többet ér
carrara-slot-wheel = Egyetlen szakasz tömbjei
    .missing = egyetlen szakasz tömbjei
carrara-slot-tile = Egy épület
    .missing = egy épület
carrara-slot-city = Egy város
    .missing = egy város
carrara-slot-blocks = Tömbök a fizetéshez
    .missing = tömbök a fizetéshez
carrara-slot-old = A lecserélt épület
    .missing = a lecserélt épület
carrara-slot-new = A drágább épület
    .missing = a drágább épület
carrara-slot-field = Mit értékelsz
    .missing = az, hogy mit értékelsz
carrara-quick-section =
    { $section }. szakasz: { $blocks }, { $price ->
        [0] ingyen
       *[other] { $price } érme
    }
carrara-score-item = { $field }: { $pays }
carrara-pays =
    { $coins ->
        [0] { $vp ->
            [0] semmi
           *[other] { $vp } pont
        }
       *[other] { $vp ->
            [0] { $coins } érme
           *[other] { $coins } érme és { $vp } pont
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }
carrara-note-price = { $coins } érméből { $price }; marad { $left }.
carrara-note-city =
    { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    } értékelése { $before } helyett { $after } { $unit ->
        [coins] érmét
       *[vp] pontot
    } érne.
carrara-note-missed =
    { $count ->
       *[other] { $count } tárgy elfogyott, ezért nem jár.
    }
carrara-note-points =
    { $points ->
       *[other] { $points } pont
    }

## Carrara: napló

carrara-log-setup = Az első épületek a kínálatban: { $tiles }.
carrara-log-setup-cards = Az első épületek a kínálatban: { $tiles }. A kártyák: { $cards }.
carrara-log-wheel = { $name } fordított a keréken; az 1. szakaszra került: { $blocks }.
carrara-log-wheel-alone = { $name } fordított a keréken; új tömb nem került rá.
carrara-log-still = { $name } nem fordított a keréken vásárlás előtt.
carrara-log-take =
    { $name } { $price ->
        [0] ingyen
       *[other] { $price } érméért
    } vett { $section ->
        [1] az
        [5] az
       *[other] a
    } { $section }. szakaszról: { $blocks }.
carrara-shown-none = nincs
carrara-log-poor = { $name } egy tömböt sem tudott kifizetni, elvett { $coins } érmét, és megmutatta, amije van: { $had } érme; tömbök: { $blocks }; tárgyak: { $objects }.
carrara-log-broke = { $name } semmit sem tehetett, elvett { $coins } érmét, és megmutatta, amije van: { $had } érme; tömbök: { $blocks }; tárgyak: { $objects }.
carrara-log-build = { $name } építkezett ({ $city }): { $tile }. Fizetett: { $blocks }.
carrara-log-replace = { $name } épületet cserélt ({ $city }): { $old } helyett { $tile }. Fizetett: { $blocks }.
carrara-log-market = A kínálatba került: { $tile }.
carrara-log-upgrade = { $name } fejlesztése: { $field }, { $more } értékkel többet ér.
carrara-log-score =
    { $name } értékelt: { $field }. Kapott: { $coins ->
        [0] { $vp } pont
       *[other] { $vp ->
            [0] { $coins } érme
           *[other] { $coins } érme és { $vp } pont
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }{ $missed ->
        [0] .
       *[other] ; { $missed } tárgy már elfogyott.
    }
carrara-log-object = { $name } tárgyat vett { $price } érméért: { $object }.
carrara-log-announce = { $name } bejelentette a játék végét, és { $points } pontot kapott. A kört még végigjátsszátok.
carrara-log-last = { $name } megépítette az utolsó épületet. A kört még végigjátsszátok.
carrara-log-over = Mindenki ugyanannyiszor került sorra: a játszma véget ért.

## Carrara: pontok

carrara-line-scored = Szerzett pontok
carrara-line-announced = Bejelentés
carrara-line-uncounted = További tárgyak
carrara-line-coins = Érmék
carrara-part-scored = szerzett pontok
carrara-part-announced = a játék végének bejelentéséért
carrara-part-card = { $units }: { $card }
carrara-part-objective =
    { $units }: { $worth }. A játék végéhez { $need } kell: { $met ->
        [yes] megvan
       *[no] nincs meg
    }.
carrara-part-uncounted =
    { $units ->
       *[other] { $units } további tárgy
    }
carrara-part-coins =
    { $units ->
       *[other] { $units } érme, minden 5 után 1 pont
    }
carrara-tie-blocks = { $points }–{ $points } pont: { $blocks } megmaradt tömbbel { $names } nyert.
carrara-tie-shared = { $points }–{ $points } pont és { $blocks }–{ $blocks } tömb: megosztott győzelem ({ $names }).

## Carrara: elutasítások

carrara-no-over = A játszma véget ért.
carrara-no-blocks-left = Nincs tömb sem a keréken, sem a zsákban.
carrara-no-blocks-on-wheel = Nincs tömb a keréken.
carrara-no-buy-how = Mondd meg, forduljon-e a kerék: „buy turn” vagy „buy still”.
carrara-no-buy-choice = Az alapjátékban a kerék mindig fordul.
carrara-no-take-nothing = Legalább egy tömböt el kell venni.
carrara-no-block-there =
    Nincs { $section ->
        [1] az
        [5] az
       *[other] a
    } { $section }. szakaszon: { $blocks }.
carrara-no-other-section =
    A tömbök egyetlen szakaszról jönnek, itt { $section ->
        [1] az
        [5] az
       *[other] a
    } { $section }. szakaszról.
carrara-no-coins =
    Ennek az ára { $price }; neked { $coins ->
       *[other] { $coins } érméd
    } van.
carrara-no-coins-for-any =
    { $coins ->
       *[other] { $coins } érméből egy tömb sem fizethető ki.
    }
carrara-no-tile = Ez az épület nem kapható: { $tile }.
carrara-no-great = A 8-as épületek a haladó változathoz tartoznak.
carrara-no-blocks = Nincs a tömbjeid között: { $blocks }.
carrara-no-colour = { $city } ezt nem engedi: { $blocks }.
carrara-no-sum = Fizetve { $paid } tömb, az ár { $due }.
carrara-no-build = A tömbjeid egyik városban sem fizetnek ki egy épületet sem.
carrara-no-replace = Nincs, amit a tömbjeidből le tudnál cserélni.
carrara-no-replace-base = Épületet cserélni csak a haladó változatban lehet.
carrara-no-old = Nem áll ott ({ $city }): { $tile }.
carrara-no-dearer = Az új épületnek drágábbnak kell lennie a réginél.
carrara-no-upgrade = Ez a fejlesztőlapka már elkelt: { $field }.
carrara-no-score = Most semmi sem értékelhető.
carrara-no-category = Kategóriát értékelni csak a haladó változatban lehet.
carrara-no-twice = Ezt már értékelted: { $field }.
carrara-no-building = Ehhez nincs épületed: { $field }.
carrara-no-city-again = { $city }: már értékelte { $name }.
carrara-no-city-yet = { $city }: az értékeléshez { $need } épület kell, neked { $have } van.
carrara-no-king = Mind a { $kings } király lekerült már.
carrara-no-broke = Van lehetséges akció.
carrara-no-second-object = Egy körben egy tárgyat lehet venni.
carrara-no-sale = Már nem eladó: { $object }.
carrara-no-object-coins = Egy tárgy ára { $price } érme; neked { $coins } van.
carrara-no-announced = A játék végét már bejelentették.
carrara-no-objective = Még nem: { $card }. Eddig { $have }, kell { $need }.

## Carrara: jegyzőkönyvek és állások

carrara-deal-market = A játszma kilenc épülettel kezdődik a kínálatban.
carrara-deal-cards = A haladó változat részenként egy kártyával kezdődik.
carrara-deal-tile = Ezt most nem lehet húzni: „{ $token }”.
carrara-deal-block = Ezt most nem lehet húzni: „{ $token }”.
carrara-position-wheel = A keréknek hat szakasza van, mindegyik tömbök listája.
carrara-position-great = 8-as épület nincs sem a kínálatban, sem a pakliban.
carrara-position-announced = A játék végét csak egy hely jelenti be.
carrara-position-kings = P{ $seat } többször értékelt, mint ahány király van.
carrara-position-cards = Részenként egy kártya van: { $parts }.

## Carrara: amit a rajzok mutatnak

carrara-end = A vége
carrara-screen = A paravánod mögött
carrara-screen-stands = A paravánok állnak.
carrara-own-cities = Saját városok
carrara-kings-left =
    { $kings ->
       *[other] még { $kings } király
    }
carrara-last-round =
    { $turns ->
        [0] ez az utolsó kör
       *[other] utolsó forduló: még { $turns } kör
    }
carrara-may-announce = bejelentheti: { $names }
carrara-bonus = Jutalom: { $card }
carrara-objective = { $name }: { $have }, kell { $need }
carrara-objective-hidden = { $name }: rejtve, kell { $need }
carrara-section = { $section }. szakasz
carrara-market = A kínálat
carrara-for-sale = Eladó tárgyak
carrara-board-more = Továbbá
carrara-bag =
    { $blocks ->
       *[other] { $blocks } tömb a zsákban
    }
carrara-stack =
    { $tiles ->
       *[other] { $tiles } épület a pakliban
    }
carrara-upgrades = fejlesztőlapkák: { $fields }
carrara-heading-scored = { $field }, értékelve
carrara-heading-scored-by = { $field }, értékelte { $name }
carrara-heading-pays = { $field }: most értékelve { $pays }
carrara-heading-would = { $field }: még nem értékelhető ({ $pays })
carrara-blocks = Tömbök
carrara-objects = Tárgyak
carrara-coins =
    { $coins ->
       *[other] { $coins } érme
    }

## Dominion

dominion-name = Dominion
dominion-what = Építs paklit lapról lapra, és válts érméket tartományokra
dominion-wealth = A kincsek összértéke érmében
dominion-option-kingdom = A tíz birodalomkártya
dominion-option-kingdom-first-game = Kezdőknek: kiegyensúlyozott készlet a tanuláshoz
dominion-option-kingdom-big-money = Pénzhalmozás: kincsek, és ami javítja őket
dominion-option-kingdom-interaction = Interakció: lapok, amelyek mindenkit érintenek
dominion-option-kingdom-size-distortion = Különleges: apró és hatalmas paklik
dominion-option-kingdom-village-square = Városi változat: akciók hosszú láncai
dominion-option-kingdom-random = Tíz lap véletlenül
dominion-option-kingdom-own = Tíz lap választás szerint
dominion-cost = Ára { $cost }

## Dominion: A kártyák

dominion-card-copper = Réz
dominion-card-silver = Ezüst
dominion-card-gold = Arany
dominion-card-estate = Birtok
dominion-card-duchy = Hercegség
dominion-card-province = Tartomány
dominion-card-curse = Átok
dominion-card-cellar = Pince
dominion-card-chapel = Kápolna
dominion-card-moat = Várárok
dominion-card-chancellor = Kancellár
dominion-card-village = Falu
dominion-card-woodcutter = Favágó
dominion-card-workshop = Műhely
dominion-card-bureaucrat = Hivatalnok
dominion-card-feast = Lakoma
dominion-card-gardens = Park
dominion-card-militia = Polgárőrség
dominion-card-moneylender = Uzsorás
dominion-card-remodel = Átépítés
dominion-card-smithy = Kovácsműhely
dominion-card-spy = Kém
dominion-card-thief = Tolvaj
dominion-card-throne-room = Trónterem
dominion-card-council-room = Tanácsterem
dominion-card-festival = Fesztivál
dominion-card-laboratory = Laboratórium
dominion-card-library = Könyvtár
dominion-card-market = Piac
dominion-card-mine = Bánya
dominion-card-witch = Boszorkány
dominion-card-adventurer = Kalandor
# Where a name may be broken, if it has no room in one line.
dominion-hyphens = Át-építés Boszor-kány Fesz-tivál Herceg-ség Hiva-talnok Kalan-dor Kan-cellár Kápol-na Kovács-műhely Könyv-tár Labora-tórium Polgár-őrség Tanács-terem Tarto-mány Trón-terem Uzso-rás Vár-árok

dominion-type-treasure = kincs
dominion-type-victory = győzelem
dominion-type-curse = átok
dominion-type-action = akció
dominion-type-attack = akció – támadás
dominion-type-reaction = akció – reakció

## Dominion: A kártyák szövege és a hozzájuk tartozó szabályok

dominion-text-copper = 1 érme.
dominion-text-silver = 2 érme.
dominion-text-gold = 3 érme.
dominion-text-estate = 1 győzelmi pont.
dominion-text-duchy = 3 győzelmi pont.
dominion-text-province = 6 győzelmi pont.
dominion-text-curse = −1 győzelmi pont.
dominion-text-cellar = Még 1 akciókártyát kijátszhatsz. Dobj el tetszőleges számú lapot, majd húzz ugyanannyit.
dominion-rules-cellar = A kijátszott pincét nem dobhatod el, hiszen már nincs a kezedben. Előbb minden lapot kiválasztasz és egyszerre eldobsz, csak azután húzol. Ha a húzáshoz keverni kell, a most eldobott lapokat is belekevered. (K1)
dominion-text-chapel = Dobj szemétre legfeljebb négy lapot a kezedből.
dominion-rules-chapel = A kijátszott kápolnát nem dobhatod szemétre, egy másikat a kezedből igen. Az is szabad, ha egyet sem dobsz szemétre. (K2)
dominion-text-moat = Húzz 2 kártyát. Ha egy másik játékos támadókártyát játszik ki, megmutathatod ezt a lapot a kezedből: rád nem vonatkozik a támadás.
dominion-rules-moat = A támadás kijátszásakor, mielőtt bármi történne, üléssorrendben kérdezünk, minden kijátszásnál egyszer. A várárok a kezedben marad. Olyan, mintha jelen sem lennél: nem kapsz átkot, nem fedsz fel és nem dobsz el lapot. Mást nem véd meg, és a támadó minden egyebet megkap, amit a lapja ad. (K3)
dominion-text-chancellor = 2-vel több pénzed van. A teljes húzópaklidat a használt paklidba teheted.
dominion-rules-chancellor = Azonnal döntesz, mielőtt bármi mást kijátszanál vagy vennél, és az eldobott lapokat nem nézheted át. (K4)
dominion-text-village = Húzz 1 kártyát. Még 2 akciókártyát kijátszhatsz.
dominion-rules-village = A falu egy akcióba kerül, és kettőt ad: az első falu után még két akciód van, a második után három. (K5)
dominion-text-woodcutter = Eggyel több kártyát vehetsz. 2-vel több pénzed van.
dominion-rules-woodcutter = Ebben a vásárlási fázisban eggyel több lapot vehetsz, és két érmével többet költhetsz. (K6)
dominion-text-workshop = Szerezz meg egy legfeljebb 4 érme árú lapot.
dominion-rules-workshop = A lap a készletből kerül a használt paklidba. A határt sem ráfizetés, sem más kártya nem emeli. (K7)
dominion-text-bureaucrat = Szerezz meg egy ezüstöt, és tedd a húzópaklid tetejére. Minden más játékos egy győzelmi kártyát tesz a kezéből a húzópaklija tetejére, vagy megmutatja, hogy nincs nála ilyen.
dominion-rules-bureaucrat = Az átok nem győzelmi kártya. Ha egy húzópakli üres, az odatett lap lesz az egész húzópakli; keverni nem kell. A támadás akkor is megtörténik, ha nincs több ezüst. (K8)
dominion-text-feast = Dobd szemétre ezt a lapot. Szerezz meg egy legfeljebb 5 érme árú lapot.
dominion-rules-feast = A megszerzett lap a készletből kerül a használt paklidba; a határt ráfizetés nem emeli. Trónteremmel kijátszva a lakoma egyszer kerül a szemétre, de két lapot szerzel. (K9)
dominion-text-gardens = Minden 10 kártyád után 1 győzelmi pont.
dominion-rules-gardens = A játék végén minden lapod számít, a park is, bárhol van; lefelé kerekítve: 39 lapnál 3, 40 lapnál 4 pont jár minden parkért. Két játékosnál 8, három vagy négy játékosnál 12 park van. (K10)
dominion-text-militia = 2-vel több pénzed van. Minden más játékos eldob annyi lapot, hogy három maradjon a kezében.
dominion-rules-militia = Akinek legfeljebb három lap van a kezében, nem dob el semmit. (K11)
dominion-text-moneylender = Dobj szemétre egy rezet a kezedből: 3-mal több pénzed van.
dominion-rules-moneylender = Ha van réz a kezedben, szemétre kell dobnod egyet. Réz nélkül nem történik semmi. (K12)
dominion-text-remodel = Dobj szemétre egy lapot a kezedből. Szerezz meg egy legfeljebb 2 érmével drágább lapot.
dominion-rules-remodel = A kijátszott átépítést nem dobhatod szemétre, egy másikat a kezedből igen. Ha nincs mit szemétre dobni, nem szerzel lapot. A megszerzett lap lehet olcsóbb vagy ugyanolyan is; a határt ráfizetés nem emeli. Az átok ára 0. (K13)
dominion-text-smithy = Húzz 3 kártyát.
dominion-rules-smithy = Húzz a kezedbe három kártyát a húzópaklidból. (K14)
dominion-text-spy = Húzz 1 kártyát. Még 1 akciókártyát kijátszhatsz. Te és minden más játékos felfedi a húzópaklija felső lapját; mindegyikről te döntöd el, hogy el kell-e dobni, vagy visszakerül.
dominion-rules-spy = Előbb te húzol. Ezután következnek a felső lapok, elsőként a tiéd, majd üléssorrendben a többi, és mindegyikről döntesz a következő előtt. Akinek üres a húzópaklija, kever; akinek egyáltalán nincs lapja, kimarad. (K15)
dominion-text-thief = Minden más játékos felfedi a húzópaklija két felső lapját. Ezekből játékosonként egy kincset a szemétre dobsz; az így kidobottak közül bármennyit megszerezhetsz. A többi felfedett lapot eldobják.
dominion-rules-thief = Játékosonként legfeljebb egy kincs kerül a szemétre, te választod ki. Csak a most szemétre dobott kincsek szerezhetők meg: mind, néhány vagy egy sem; a használt paklidba kerülnek. Akinek csak egy lapja van a húzópakliban, azt felfedi, nélküle megkeveri a használt pakliját, és felfedi a másodikat. (K16)
dominion-text-throne-room = Válassz egy akciókártyát a kezedből, és játszd ki kétszer.
dominion-rules-throne-room = Egyik kijátszás sem kerül akcióba a trónterem kijátszásán túl. Az elsőt teljesen be kell fejezned a második előtt, és közben más lapot nem játszhatsz ki. Trónterem a trónteremre: két különböző akciót játszol ki kétszer-kétszer, nem egyet négyszer. Kétszer kijátszott piac után két akciód marad. Ha van akciókártya a kezedben, választanod kell. (K17)
dominion-text-council-room = Húzz 4 kártyát. Eggyel több kártyát vehetsz. Minden más játékos húz egy kártyát.
dominion-rules-council-room = A többiek akkor is húznak, ha nem akarnak, szükség esetén kevernek. Ez nem támadás. (K18)
dominion-text-festival = Még 2 akciókártyát kijátszhatsz. Eggyel több kártyát vehetsz. 2-vel több pénzed van.
dominion-rules-festival = A fesztivál egy akcióba kerül, és kettőt ad: számold hangosan, hány akciód van még. (K19)
dominion-text-laboratory = Húzz 2 kártyát. Még 1 akciókártyát kijátszhatsz.
dominion-rules-laboratory = Húzz két kártyát; a laboratórium visszaadja az akciót, amelybe került. (K20)
dominion-text-library = Húzz, amíg hét lap lesz a kezedben. A húzott akciókártyákat félreteheted; ezeket a végén eldobod.
dominion-rules-library = Minden akciókártyáról húzáskor döntesz; meg is tarthatod. A félretett lapokat nem kevered bele az új húzópakliba. Ha elfogynak a lapok, megállsz. Ha már legalább hét lap van a kezedben, nem húzol. (K21)
dominion-text-market = Húzz 1 kártyát. Még 1 akciókártyát kijátszhatsz. Eggyel több kártyát vehetsz. 1-gyel több pénzed van.
dominion-rules-market = Húzol egy kártyát, majd eggyel több akciót hajthatsz végre, eggyel több lapot vehetsz, és egy érmével többet költhetsz. (K22)
dominion-text-mine = Dobj szemétre egy kincset a kezedből. Szerezz meg a kezedbe egy legfeljebb 3 érmével drágább kincset.
dominion-rules-mine = Általában egy rezet ezüstre vagy egy ezüstöt aranyra cserélsz, és még ebben a körben elköltheted. Ugyanolyan vagy olcsóbb kincs is lehet. Ha van kincs a kezedben, szemétre kell dobnod egyet; kincs nélkül nem történik semmi. (K23)
dominion-text-witch = Húzz 2 kártyát. Minden más játékos kap egy átkot.
dominion-rules-witch = Üléssorrendben, a bal oldali szomszédodtól kezdve, amíg van átok; a használt paklikba kerülnek. A kártyáidat akkor is felhúzod, ha nincs több átok. (K24)
dominion-text-adventurer = Fedj fel lapokat a húzópaklidból, amíg két kincset nem találsz. Ezek a kezedbe kerülnek, a többit eldobod.
dominion-rules-adventurer = A felfedett lapokat nem kevered bele az új húzópakliba. Ha minden lap elfogy, azt tartod meg, amit találtál. A többi lapot azonnal eldobod, amint kész vagy. (K25)

## Dominion: amit számolni érdemes

dominion-count-supply = A készlet
dominion-count-card = Kártya
dominion-count-cost = Ára
dominion-count-left = Maradt
dominion-count-empty =
    { $empty ->
        [0] Egy pakli sem üres; három üres pakli véget vet a játéknak.
       *[other] { $empty } pakli üres; a harmadik véget vet a játéknak.
    }
dominion-count-own = A kártyáid
dominion-count-all = Összes
dominion-count-hand = Kézben
dominion-count-cards = Összesen { $n } lap, ebből { $deck } a húzópakliban

## Dominion: Az asztal

dominion-supply = Készlet
dominion-pile = { $card }: ára { $cost }, még { $left } van
dominion-deck = Húzópakli
dominion-deck-of = Húzópakli: { $n } lap
dominion-discard = Használt pakli
dominion-trash = Szemét
dominion-play-area = Kijátszott kártyák
dominion-aside = Félretéve
dominion-actions = Akció
dominion-buys = Vásárlás
dominion-coins = Érme
dominion-empty = Üres pakli
dominion-summary = Még { $provinces } tartomány van, { $empty ->
    [0] nincs üres pakli
   *[other] { $empty } pakli üres
}. { $n ->
    [0] Nincs kijátszott kártya.
   *[other] Kijátszva: { $played }.
} A szemétben { $trash } lap van.

## Dominion: A döntések

dominion-title-action = { $actions ->
    [one] { $name }, játssz ki akciót, vagy lépj tovább
   *[other] { $name }, játssz ki akciót: még { $actions } van
}
    .watch = { $name } akciókat játszik ki
dominion-title-buy = { $name }, vásárolj: { $coins } érme, { $buys } vásárlás
    .watch = { $name } vásárol
dominion-title-bought = { $name }, fejezd be a köröd
    .watch = { $name } befejezi a kört
dominion-title-moat = { $name }, megmutatsz egy várárkot? Támad: { $card }
    .watch = { $name } várárkot mutathat
dominion-title-cellar = { $name }, dobj el lapokat, és húzz ugyanannyit
    .watch = { $name } lapokat dob el
dominion-title-militia = { $name }, dobj el { $n } lapot
    .watch = { $name } lapot dob el
dominion-title-trash = { $most ->
    [one] { $name }, dobj egy lapot szemétre. Kijátszva: { $card }
   *[other] { $name }, dobj legfeljebb négy lapot szemétre. Kijátszva: { $card }
}
    .watch = { $name } szemétre dob. Kijátszva: { $card }
dominion-title-gain = { $name }, szerezz meg egy legfeljebb { $limit } érme árú lapot
    .watch = { $name } lapot szerez
dominion-title-bureaucrat = { $name }, tegyél egy győzelmi kártyát a húzópaklid tetejére
    .watch = { $name } győzelmi kártyát tesz a húzópaklijára
dominion-title-chancellor = { $name }, a használt paklidba teszed a húzópaklidat?
    .watch = { $name } a húzópaklijáról dönt
dominion-title-library = { $name }, félreteszed az akciókártyát, vagy megtartod?
    .watch = { $name } akciókártyát húzott
dominion-title-spy = { $own ->
    [yes] { $name }, a húzópaklid tetején: { $card }. Eldobod, vagy visszakerül?
   *[no] { $name }, { $victim } húzópaklija tetején: { $card }. Eldobja, vagy visszakerül?
}
    .watch = { $name } kémkedik: { $victim }
dominion-title-thief = { $name }, dobj szemétre egy kincset. Felfedte: { $victim }
    .watch = { $name } kincset dob szemétre. Felfedte: { $victim }
dominion-title-loot = { $name }, melyik kincset szerzed meg?
    .watch = { $name } a szemétre dobott kincsek közül választ
dominion-title-throne = { $name }, válassz egy akciókártyát, amelyet kétszer játszol ki
    .watch = { $name } akciókártyát választ a trónteremhez
dominion-title-won = { $name } győzött { $points } ponttal
dominion-title-shared = Megosztott győzelem: { $names }

dominion-do-play = Kijátszom: { $card }
dominion-do-treasures = Minden kincset kijátszom
    .hint = { $coins } érme
dominion-do-buy = Megveszem: { $card }
    .hint = ára { $cost }
dominion-do-gain = Megszerzem: { $card }
    .hint = ára { $cost }
dominion-do-trash = Szemétre: { $card }
dominion-do-top = A húzópakli tetejére: { $card }
dominion-do-reveal = Megmutatom: { $card }
dominion-do-no-moat = Nem mutatok semmit
dominion-do-deck = A húzópakli, { $cards } lap, a használt pakliba
dominion-do-no-chancellor = A húzópakli marad
dominion-do-aside = Félreteszem: { $card }
dominion-do-keep = Megtartom: { $card }
dominion-do-spy-discard = { $name } eldobja: { $card }
dominion-do-spy-back = { $name } visszateszi: { $card }
dominion-do-end-actions = Akciók vége
dominion-do-end = A kör vége
dominion-do-cellar-compose = Eldobás
    .none = Eldobás nélkül
    .confirm = Eldobom és húzok
dominion-do-trash-compose = Szemétre dobás
    .none = Szemétre dobás nélkül
    .confirm = Szemétre dobom
dominion-do-militia-compose = Eldobás
    .confirm = Eldobom
dominion-do-loot-compose = Megszerzés
    .none = Egyet sem szerzek meg
    .confirm = Megszerzem
dominion-slot-discard = Eldobandó lapok
    .missing = eldobandó lapok
dominion-slot-trash = Szemétre dobandó lapok
    .missing = szemétre dobandó lapok
dominion-slot-gain = Megszerzendő kincsek
    .missing = megszerzendő kincsek
dominion-quick-all = Mind
dominion-quick-useless = A haszontalan lapok: { $n }
dominion-note-discard = { $n ->
    [0] Egy lap sem kerül a használt pakliba
   *[other] Eldobva: { $n } lap
}
dominion-note-trash = { $n ->
    [0] Egy lap sem kerül a szemétre
   *[other] Szemétre: { $n } lap
}
dominion-note-gain = { $n ->
    [0] Egy lapot sem szerzel meg
   *[other] Megszerezve: { $n } lap
}

## Dominion: A napló

dominion-log-kingdom = A birodalomkártyák: { $cards }.
dominion-log-turn = { $name } következik.
dominion-log-draw = { $name } { $n } lapot húzott.
dominion-log-shuffle = { $name } megkeverte a használt pakliját: új húzópakli, { $n } lap.
dominion-log-play = { $name } kijátszotta: { $card }.
dominion-log-throned = { $name } kétszer játssza ki, most először: { $card }.
dominion-log-again = { $name } másodszor is kijátszotta: { $card }.
dominion-log-treasures = { $name } kijátszotta: { $cards }. Összesen { $coins } érme.
dominion-log-buy = { $name } megvette: { $card }.
dominion-log-gain-discard = { $name } megszerezte: { $card }.
dominion-log-gain-hand = { $name } a kezébe szerezte: { $card }.
dominion-log-gain-deck = { $name } a húzópaklija tetejére szerezte: { $card }.
dominion-log-reveal = { $name } felfedte: { $cards }.
dominion-log-show = { $name } megmutatta, hogy nincs győzelmi kártyája: { $cards }.
dominion-log-discard = { $name } eldobta: { $cards }.
dominion-log-discard-none = { $name } nem dobott el lapot.
dominion-log-trash = { $name } szemétre dobta: { $cards }.
dominion-log-trash-none = { $name } nem dobott szemétre lapot.
dominion-log-top = { $name } a húzópaklija tetejére tette: { $card }.
dominion-log-moat = { $name } várárkot mutatott. Támadott: { $card }.
dominion-log-deck = { $name } a használt paklijába tette a húzópakliját, { $n } lapot.
dominion-log-aside = { $name } félretette: { $card }.
dominion-log-found = { $name } a kezébe vette: { $cards }.
dominion-log-spied = { $name } döntése: { $victim } eldobja: { $card }.
dominion-log-back = { $name } döntése: { $victim } visszateszi: { $card }.
dominion-log-stolen = { $name } szemétre dobta: { $card }. Felfedte: { $victim }.
dominion-log-loot = { $name } a szemétről megszerezte: { $cards }.
dominion-log-over = A játéknak vége.

## Dominion: A pontozás

dominion-part-each = { $n } × { $each }
dominion-part-gardens = { $n } × { $each } ({ $cards } lap)
dominion-tie-turns = Egyenlő pontszám ({ $points }): kevesebb köre volt ({ $turns }): { $names }.
dominion-tie-shared = Egyenlő pontszám ({ $points }) és egyenlő számú kör, megosztott győzelem: { $names }.

## Dominion: Miért nem szabad egy lépés

dominion-no-over = A játéknak vége.
dominion-no-bought = A kincseket az első vásárlás előtt kell kijátszani.
dominion-no-treasure = Nincs kincs a kézben.
dominion-no-buys = Nincs több vásárlás.
dominion-no-coins = { $card }: ára { $cost }, és { $coins } érméd van.
dominion-no-supply = Nincs a készletben: { $card }.
dominion-no-card = Nincs ennyi a kézben: { $card }.
dominion-no-type = Nem a megfelelő típusú lap: { $card }.
dominion-no-discard-count = Pontosan { $n } lapot kell eldobni.
dominion-no-trash-count = Legfeljebb { $n } lap dobható szemétre.
dominion-no-trash-one = Egy lapot kell szemétre dobni.
dominion-no-gain-one = Egy lapot kell megszerezni.
dominion-no-gain-limit = { $card }: ára { $cost }, de legfeljebb { $limit } lehet.
dominion-no-reaction = Támadás ellen csak várárkot lehet mutatni.
dominion-no-spied = Most P{ $seat } lapjáról kell dönteni.
dominion-no-shown = Nincs a felfedett lapok között: { $card }.
dominion-no-taken = Csak a most szemétre dobott kincsek szerezhetők meg.

## Dominion: Miért nem jó egy jegyzőkönyv vagy állás

dominion-deal-setup = A játék a birodalomkártyákkal és helyenként öt lappal kezdődik.
dominion-deal-kingdom = Ez nem tíz birodalomkártya.
dominion-deal-card = Ez most nem jöhet: „{ $deal }”.
dominion-deal-form = Ez nem osztás.
dominion-kingdom-card = „{ $card }” nem birodalomkártya.
dominion-kingdom-twice = { $card } kétszer áll a birodalomkártyák között.
dominion-kingdom-count = { $piles } birodalomkártya kell, nem { $n }.
dominion-position-play = Csak a soron lévő hely előtt lehetnek kijátszott vagy félretett lapok.
dominion-position-supply = Nem lehet ennyi lap ebben a pakliban: { $token }.
dominion-position-phase = A fázis akció vagy vásárlás; kártya csak az akciófázisban kérdez.
dominion-position-step = Ez a döntés itt nem állhat.
dominion-position-impossible = Erről így nem lehet dönteni, ahogy a lapok fekszenek.

## Dominion: a kártyákon, röviden

dominion-brief-cellar = Dobj el lapokat, húzz ugyanannyit.
dominion-brief-chapel = Legfeljebb 4 lap a szemétre.
dominion-brief-moat = Megmutatva véd a támadástól.
dominion-brief-chancellor = Eldobhatod a húzópaklit.
dominion-brief-workshop = Szerezz egy lapot legfeljebb 4-ért.
dominion-brief-bureaucrat = Ezüst a paklidra; mások győzelmi lapot tesznek a magukéra.
dominion-brief-feast = Szemétre ezt; szerezz egy lapot legfeljebb 5-ért.
dominion-brief-gardens = Minden 10 lapod után 1 pont.
dominion-brief-militia = A többieknek 3 lap marad.
dominion-brief-moneylender = Réz a szemétre: +3 érme.
dominion-brief-remodel = Egy lap a szemétre; szerezz egy legfeljebb 2-vel drágábbat.
dominion-brief-spy = Mindenki felfed egy lapot; te döntesz róla.
dominion-brief-thief = A többiek felfednek 2 lapot: egy kincs szemétre, de elveheted.
dominion-brief-throne-room = Játssz ki egy akciót kétszer.
dominion-brief-council-room = A többiek húznak egyet.
dominion-brief-library = Húzz, amíg 7 lapod lesz.
dominion-brief-mine = Kincs a szemétre; legfeljebb 3-mal drágább a kézbe.
dominion-brief-witch = A többiek átkot kapnak.
dominion-brief-adventurer = Keress két kincset a kezedbe.

## Dominion: amit a rajzok mutatnak

dominion-about =
    { $card }: { $type }, ára { $cost }
    { $text }
dominion-about-curse =
    { $card }: ára { $cost }
    { $text }
dominion-about-ruled =
    { $card }: { $type }, ára { $cost }
    { $text }
    { $rules }
dominion-within-reach =
    { $about }
    A kezedben lévő kincsekből telik rá.
dominion-times = { $n } × { $card }
dominion-cards-held = { $n ->
    [0] Nincs kártya a kézben
   *[other] { $n } kártya a kézben
}
dominion-shown = Felfedett lapok
dominion-of = { $name }
dominion-turn = A kör
dominion-left = { $actions } akció, { $buys } vásárlás, { $coins } érme
dominion-in-trash = { $n ->
    [0] a szemét üres
   *[other] { $n } lap a szemétben
}
dominion-ending = A vége
dominion-ending-so-far = Akkor jön el, ha elfogytak a tartományok vagy három pakli. { $provinces ->
    [0] Nincs több tartomány
   *[other] Még { $provinces } tartomány van
}, { $empty ->
    [0] és nincs üres pakli
   *[other] és { $empty } pakli üres
}.
dominion-ending-told =
    { $heading }
    { $text }
dominion-deck-closed = { $empty ->
    [yes] Nincs benne lap
   *[other] Néhány lap; nem számolható meg
}
dominion-none = Nincs
dominion-owned = { $n } kártya, { $turns } kör után
