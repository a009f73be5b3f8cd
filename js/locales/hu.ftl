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
unofficial = Nem hivatalos, rajongói megvalósítás saját rajzokkal. A Palazzo Reiner Knizia játéka.
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
setting-scores = Látszódjék az állás, és hogy egy lépés mit változtatna

## Billentyűk

key-tab = Egyik területről a másikra
key-arrows = Egy területen belül
key-enter = Végrehajtás
key-esc = Egy lépés vissza; a már meghozott döntés marad
key-numbers = A felkínált lépések
key-u = Visszavonás
key-zx = Egy lépéssel vissza, illetve előre
key-l = A napló
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
points-unit =
    { $points ->
       *[other] pont
    }

## Új játszma

new-title = Új játszma: { $game }
more = Továbbiak
start = Ki kezd
start-random = Sorsolás dönti el
seed = Mag
seed-what = 1–16 jel: számjegyek 0-tól 9-ig és betűk a-tól f-ig. Ugyanaz a mag ugyanazt az osztást adja; ha üres, sorsolás dönti el.
seed-wrong = A mag 1–16 jelből áll: számjegyek 0-tól 9-ig és betűk a-tól f-ig.
start-match = Kezdés

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
match-branch = { $title } ({ $t }. lépéstől)
rename = Átnevezés
delete = Törlés
deleted = A játszma törölve.
delete-undo = Visszavonás
import = Importálás
export = Mind exportálása
export-one = Exportálás
imported =
    { $added ->
        [0] Egyik játszma sem volt új.
       *[other] { $added } játszma importálva.
    }
import-wrong = Ebben a fájlban nincsenek exportált játszmák.
unreadable = Egy mentett játszma nem olvasható
unreadable-what = Lehet, hogy sérült, vagy újabb változat írta. Exportáld, ha meg akarod tartani, vagy töröld.
storage-blocked = Ez a böngésző nem őriz meg játszmákat: a tárhelye megtelt, vagy le van tiltva. Játszani így is lehet, és a link megőrzi a játszmát.

## Linkek

joined = A link { $count } lépéssel továbbviszi a játszmádat.
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
label-points = { $name }: { $from } helyett { $to }
label-delta = { $name }: { $delta }
worth = { $from } helyett { $to }
worth-delta =
    { $points ->
       *[other] { $delta } pont
    }
choose-first = Melyik legyen az első
wait-seat = Most dönt: { $name }.
wait-onlooker = Ezt a játszmát egy másik lap viszi.
away = Most { $name } dönt, egy másik eszközön.
away-send = Link küldése: { $name }
away-take = { $name } itt játszik tovább
put-back = Vissza
tray-missing = Még hiányzik: { $what }
sum-lies = kint van
sum-adds = hozzáadva
quick = Készen vehető
cheapest = A legolcsóbb, ami elég
refusal-with-rule = { $why } ({ $rule } szabály).

## Pillanatok, más lapok, tárhely

## Szabálykönyv

home-ways = Olvasnivaló
rules = Szabályok
rules-search = Keresés a szabályokban
rules-contents = Tartalom
rules-none = Egyik szabályban sincsenek benne ezek a szavak.
rules-unread = A szabályokat nem sikerült betölteni. Próbáld újra, ha van kapcsolat.
rules-rule = { $rule } szabály
rules-ruling = Ahol a források hallgatnak vagy eltérnek:
rules-option = A játszma beállítása:
rules-chosen = Ebben a játszmában: { $what }

steps = A játszma lépései
step-first = Az elejére
step-back = Egy lépéssel vissza
step-on = Egy lépéssel előre
step-last = A jelenhez
past = Egy korábbi pillanatot látsz: { $t }. lépés, összesen { $end } volt.
past-now = Vissza a jelenhez
past-branch = Innen játszom tovább
branched = Innen külön játszmában játszol tovább. A másik is megmarad.
onlooker = Ez a játszma egy másik lapon is nyitva van, és az viszi. Itt csak nézed.
onlooker-take = Itt játszom
unsaved = A böngésző nem mentette a játszmát: a tárhelye megtelt, vagy le van tiltva. Játszani így is lehet, és a címsorban álló link az egészet tartalmazza.

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
sheet-what = Palota
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

## Hibák

error-unexpected = Valami hiba történt: { $text }
error-engine = A játékmotor hibát jelez: { $detail }
error-request = A játékmotor nem értette az oldalt. Töltsd be újra az oldalt.
error-no-match = Nincs játszma az asztalon.
error-over = A játszma véget ért.
error-moment = A játszmának nincs { $t }. lépése.
error-not-automatic = Most egy ember dönt.
error-composer = Most nincs mit összeállítani ezen a néven: „{ $name }”.
error-piece = Itt nincs ilyen darab: „{ $at }”.
error-undo-nothing = Nincs mit visszavonni.
error-undo-learned = { $name } döntött, és azóta új dolog derült ki: már nem vonható vissza.
error-game = Nincs ilyen nevű játék: „{ $name }”.
error-rules = Ezek más szabályok, mint a mieink, amelyeknek a száma { $here }.
error-bot = Nincs ilyen nevű gépi játékos: „{ $name }”.
error-name = Egy név legfeljebb { $most } jel, egyszerű szöveg.
error-option = Nincs ilyen beállítás: „{ $key }”.
error-option-value = Ennek a beállításnak („{ $key }”) nincs ilyen értéke: „{ $value }”.
error-seat = Ebben a játszmában nincs ilyen hely: „{ $text }”.
error-seats = { $game }: legalább { $min }, legfeljebb { $max } játékos.
error-seed = A mag 1–16 jelből áll: számjegyek 0-tól 9-ig és betűk a-tól f-ig.
error-no-seed = Mag nélküli játszmának nincs linkje.
error-line = { $line }. sor: { $reason }
error-link-empty = A linkben nincs játszma.
error-link-long = A link túl hosszú ahhoz, hogy játszma legyen.
error-link-characters = A linkben olyan jel van, amilyen egy linkben sem lehet.
error-link-damaged = A link sérült, vagy le van vágva: az ellenőrző összege hibás.
error-link-broken = A linkben nincs lejátszható játszma.
error-link-version = A linket a Piazza egy másik változata készítette.
error-link-rules = A link szabályainak száma { $rules }, itt viszont { $here }.
error-position-json = Ez nem állás: nem megfelelő JSON.
error-position-long = A szöveg túl hosszú ahhoz, hogy állás legyen.
error-record-long = A szöveg túl hosszú ahhoz, hogy jegyzőkönyv legyen.
error-record-tag = Ilyen címke nincs a jegyzőkönyvben, vagy kétszer szerepel.
error-record-no-tag = Hiányzik ez a címke: { $tag }.
error-record-line = Ez se nem osztás, se nem lépés.
error-record-over = A játszma e sor előtt véget ért.
error-record-seat = Most P{ $seat } következik.
error-record-deal = Itt ennek kell állnia: „deal: { $deal }”.
error-record-no-deal = Itt nincs osztás.
error-record-result = Az eredmény: „{ $result }”.
error-record-link = A link nem ehhez a játszmához tartozik.
error-input = A bevitel a játszma közben véget ért.
error-matches = Legalább egy játszmát kell játszani.
error-depth = A mélység legalább 1.

## Palazzo: dolgok

palazzo-name = Palazzo
palazzo-what = Vásárolj és licitálj, építs palotákat Firenzében
palazzo-option-price_count = Az ár a raktárban
palazzo-option-price_count-turn_start = A kör elején ott fekvő lapkák számítanak: az éppen húzott lapkától a többi nem lesz olcsóbb.
palazzo-option-price_count-purchase = A vásárláskor ott fekvő lapkák számítanak: az éppen húzott lapkától mindegyik 1-gyel olcsóbb.
palazzo-tile =
    { $floor }. szint, { $material ->
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
palazzo-palace = { $palace }. palota
palazzo-palace-worth =
    { $points ->
       *[other] { $palace }. palota, { $points } pont
    }
palazzo-quarry =
    { $quarry ->
        [1] I. kőfejtő
        [2] II. kőfejtő
        [3] III. kőfejtő
       *[4] IV. kőfejtő
    }
palazzo-cards-held = { $count } lap a kézben

## Palazzo: az asztal

palazzo-summary =
    A tábla: { $warehouse } lapka a raktárban, { $quarries } a kőfejtőkben, az Építész { $architect ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőn áll, öt lovagból { $riders } látszik, { $stock } lapka van a húzópaklikban.
palazzo-warehouse-price = Raktár, egy lapka ára { $price }
palazzo-board-more = A táblán még
palazzo-architect-at = Építész: { $where }
palazzo-riders =
    { $riders ->
        [0] még egy lovag sem látszik
       *[other] { $riders } lovag az ötből
    }
palazzo-stock = { $left } lapka a húzópaklikban
palazzo-offer-money = Pénz
palazzo-offer-lot = A tétel
palazzo-offer-pending = Megépítendő
palazzo-offer-fan = Elosztásra
palazzo-piles = húzópakli { $deck } · dobópakli { $discard }
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
palazzo-title-auction = { $name }, licitálj { $bid } fölé, vagy passzolj
    .watch = { $name } { $bid } fölé licitál vagy passzol
palazzo-title-choose = { $name }, válassz egy lapkát
    .watch = { $name } lapkát választ
palazzo-title-build =
    { $tiles ->
        [one] { $name }, építsd meg a lapkádat
       *[other] { $name }, építsd meg a { $tiles } lapkádat
    }
    .watch = { $name } épít
palazzo-title-won =
    { $points ->
       *[other] { $name } győzött, { $points } pont
    }
palazzo-title-shared = Megosztott győzelem: { $names }

## Palazzo: mit lehet tenni

palazzo-do-money = Pénzfelvétel
    .hint = { $cards } felfordított lap: kettő a tiéd, egy-egy a többieké
palazzo-do-market = Vásárlás vagy árverés
    .hint = előbb két lapkát húzol; egy lapka ára { $price }
palazzo-do-rebuild = Átépítés
    .hint = egy lapba kerül
    .confirm = Átépítem
palazzo-do-pick = Elveszem: { $card }
palazzo-do-buy = Vásárlás
    .hint = egy vagy két lapka, darabja { $price }
    .confirm = Fizetek: { $total }
    .short = az ár { $need }, még { $lack } hiányzik
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
    } kőfejtő
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
    } kőfejtő
    .hint = { $tiles } lapka; te választasz először
palazzo-do-auction-nothing = Árverés lapka nélkül
    .hint = egyik kőfejtőben sincs lapka; a köröd véget ér
palazzo-do-bid = Licitálás
    .hint = { $highest } fölé
    .confirm = Licit: { $total }
    .short = legalább { $need } kell, még { $lack } hiányzik
    .enough = { $highest } fölött, a többlet { $over }
palazzo-do-pass = Passz
    .hint = visszaveszed a lapjaidat
palazzo-do-choose = Választom: { $tile }
palazzo-do-place =
    { $palace ->
        [1] Az
        [5] Az
       *[other] A
    } { $palace }. palotára: { $tile }
palazzo-do-new = Új palota: { $tile }
palazzo-do-drop = Eldobom: { $tile }
    .hint = arccal lefelé kikerül a játékból
palazzo-slot-tiles = Egy vagy két lapka
palazzo-slot-cards = Lapok a fizetéshez
palazzo-slot-card = Egy lap a fizetéshez
palazzo-slot-way = Mit építesz át
palazzo-way-take =
    Kiveszem { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotából: { $tile }
palazzo-way-slide =
    Becsúsztatom { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotába: { $tile }
palazzo-way-drop = Eldobom: { $tile }
palazzo-quick-bid = { $total }: { $cards }
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
        [0] Rögtön beépítve nem hoz pontot.
       *[other] Rögtön beépítve legfeljebb { $points } pont.
    }
palazzo-note-change =
    { $points ->
        [0] A pontjaid nem változnak.
       *[other] A pontjaid változása: { $points }.
    }

## Palazzo: a napló

palazzo-log-setup = Az első lapkák a táblán: { $tiles }.
palazzo-log-row = { $name } pénzt vesz fel; felfordítva: { $cards }.
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
    } kőfejtőbe húzta: { $tile }.
palazzo-log-rider = { $name } lovagot fordított fel, ez a { $count }. lovag, összesen { $all } van.
palazzo-log-buy = { $name } { $price } értékben vásárolt: { $tiles }. Fizetett: { $cards }.
palazzo-log-auction =
    { $name } árverezi { $quarry ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőt, 3-mal nyit: { $tiles }.
palazzo-log-share =
    { $name } elosztja { $quarry ->
        [1] az I.
        [2] a II.
        [3] a III.
       *[4] a IV.
    } kőfejtőt: { $tiles }.
palazzo-log-nothing = { $name } árverezne, de egyik kőfejtőben sincs lapka.
palazzo-log-bid = { $name } licitje { $total }, most tette ki: { $cards }.
palazzo-log-pass = { $name } passzol, és minden lapját visszaveszi.
palazzo-log-won = { $name } nyerte a licitet { $total } értékkel: { $tiles }. Fizetett: { $cards }.
palazzo-log-won-certificate = Senki sem emelt: { $name } csak a certificatóért kapta meg: { $tiles }.
palazzo-log-choose = { $name } választása: { $tile }.
palazzo-log-leave = Megmaradt, és kikerül a játékból: { $tiles }.
palazzo-log-place =
    { $name } beépítette { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotára: { $tile }.
palazzo-log-found = { $name } új palotát alapított: { $tile }.
palazzo-log-drop = { $name } eldobta: { $tile }.
palazzo-log-take =
    { $name } átépít. Fizetett: { $card }; kivette { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotából: { $tile }.
palazzo-log-slide =
    { $name } átépít. Fizetett: { $card }; becsúsztatta { $palace ->
        [1] az
        [5] az
       *[other] a
    } { $palace }. palotába: { $tile }.
palazzo-log-raze = { $name } átépít. Fizetett: { $card }; eldobta a palotát: { $tile }.
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

palazzo-no-due = Most nem erről kell dönteni: „{ $move }”. Lehetséges: { $verbs }.
palazzo-no-form = Ennek nincs lépésformája: „{ $text }”.
palazzo-no-over = A játszma véget ért.
palazzo-no-money = A húzópakliban és a dobópakliban összesen { $left } lap van; { $need } kell.
palazzo-no-card-in-row = Nincs a felfordított lapok között: { $card }.
palazzo-no-warehouse = A raktár üres.
palazzo-no-buy = A lapjaid egy lapkát sem fizetnek ki; az ár { $price }.
palazzo-no-tile-count = Egy vagy két lapkát lehet venni.
palazzo-no-tile-in-warehouse = Nincs a raktárban: { $tile }.
palazzo-no-in-hand = Nincs a kézben: { $cards }.
palazzo-no-mixed = Fizetni csak egyféle pénznemmel lehet.
palazzo-no-other-currency = Ennek a fizetésnek a pénzneme { $currency }: más pénznem nem tehető hozzá.
palazzo-no-certificates = Csak certificatókkal nem lehet fizetni.
palazzo-no-enough = Kevés: { $total }; az ár { $price }.
palazzo-no-change = E lapok egy része is kifizeti az árat ({ $price }), és visszajáró nincs.
palazzo-no-raise = { $total } nem emeli felül ezt: { $highest }.
palazzo-no-raise-left = A lapjaiddal nem tudsz { $highest } fölé licitálni.
palazzo-no-tile-to-choose = Nincs e lapkák között: { $tile }.
palazzo-no-tile-to-build = Ez a lapka nem vár beépítésre: { $tile }.
palazzo-no-floor-twice = Ebben a palotában már van { $floor }. szint.
palazzo-no-below = Lapkát legfelülre kell építeni: a { $floor }. szint a legfelső, { $top }. szint alá kerülne.
palazzo-no-palace = Nincs { $palace }. palota.
palazzo-no-single = Ez a palota nem egyszintes: { $palace }. palota.
palazzo-no-tile-in-palace = Nincs ott ez a lapka: { $palace }. palota, { $tile }.
palazzo-no-take-single = Ha egy palota egyetlen lapkáját veszed ki, semmi sem változik.
palazzo-no-slide-itself = Egy palotát nem lehet önmagába csúsztatni.
palazzo-no-card-to-rebuild = Az átépítés egy lapba kerül, és üres a kezed.
palazzo-no-way-to-rebuild = Még nincs mit átépíteni.

## Palazzo: jegyzőkönyvek és állások

palazzo-deal-setup = A játszma öt lapkával és helyenként négy lappal kezdődik.
palazzo-deal-card = Ez most nem húzható: „{ $token }”.
palazzo-deal-tile = Ez most nem húzható: „{ $token }”.
palazzo-position-key = Az állásnak nincs ilyen része: „{ $key }”.
palazzo-position-type = Az állásnak ez a része nem megfelelő: „{ $key }”.
palazzo-position-seats = Egy állásban 2–4 hely van.
palazzo-position-seat = Egy helyhez kéz, paloták és ismert lapok tartoznak.
palazzo-position-known = P{ $seat } egyik ismert lapja nincs a kezében.
palazzo-position-options = Az állás beállításai nem érthetők.
palazzo-position-riders = A lovagok száma 0–5.
palazzo-position-quarries = Négy kőfejtő van, mindegyik lapkák listája.
palazzo-position-palace = Ennek a palotának a szintjei nem emelkedő sorrendben vannak: { $palace }.
palazzo-position-price = Az ár 0–10.
palazzo-position-row = A lapok sora nem illik a helyek számához.
palazzo-position-step = Ez itt nem lehet döntés.
palazzo-position-ended = A játszma véget ért; nincs miről dönteni.
palazzo-position-over = Az „over” értéke true vagy false.
palazzo-position-lot = A tétel a kőfejtőjén fekszik, és az Építész ott áll.
palazzo-position-bid = P{ $seat } licitje érvénytelen.
palazzo-position-to = Árveréshez két versenyben lévő hely kell, és nem a legmagasabb licit gazdája következik.
palazzo-position-token = Ez nem lapka, lap vagy kőfejtő: „{ $token }”.
palazzo-position-too-many = Ebből túl sok van: { $token }.

## Carrara: dolgok

carrara-name = Carrara palotái
carrara-what = Végy márványt későn és olcsón, építs hat városban, hívd a királyt a jó pillanatban
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
    }, { $section }. szakasz, { $price ->
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

## Carrara: a kártyák

carrara-card-scorings-4 = legalább { $need } értékelés
carrara-card-scorings-5 = legalább { $need } értékelés
carrara-card-scorings-types = legalább { $need } épülettípus értékelve
carrara-card-scorings-mixed =
    { $need ->
        [3] mindhárom módon értékelve: típus, város, kategória
       *[other] három módból legalább { $need } módon értékelve: típus, város, kategória
    }
carrara-card-objects-all = legalább { $need } tárgy; mindegyik { $points } pont
carrara-card-objects-kinds = legalább { $need } féle tárgy; fajtánként { $points } pont
carrara-card-objects-pairs = egyforma tárgyakból legalább { $need } pár; páronként { $points } pont
carrara-card-objects-most = egy fajtából legalább { $need } tárgy; a legtöbb darabos fajtádból mindegyik { $points } pont
carrara-card-built-cost =
    { $points ->
       *[other] összesen legalább { $need } építési költség; minden egysége { $points } pont
    }
carrara-card-built-number = legalább { $need } épület; mindegyik { $points } pont
carrara-card-built-cities = épület legalább { $need } városban; városonként { $points } pont
carrara-card-built-types = legalább { $need } épülettípus; típusonként { $points } pont
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
carrara-title-after = { $name }, vegyél egy tárgyat, jelentsd be a játék végét, vagy fejezd be a köröd
    .watch = { $name } még vehet egy tárgyat
carrara-title-won =
    { $points ->
       *[other] { $name } nyert { $points } ponttal
    }
carrara-title-shared = Megosztott győzelem: { $names }

## Carrara: mit lehet tenni

carrara-do-buy = Tömbök vásárlása
    .hint = előbb fordul a kerék
carrara-do-buy-turn = Fordítás és vásárlás
    .hint = a kerék továbbfordul, és feltöltődik
carrara-do-buy-still = Vásárlás fordítás nélkül
    .hint = a kerék úgy marad
carrara-do-take = Tömbök elvétele
    .hint = { $coins } érméd van
    .confirm = Elveszem
carrara-do-take-nothing = { $coins } érme elvétele
    .hint = egy tömb sem fizethető ki; a paraván mögötti dolgok láthatók lesznek
carrara-do-build = Építés
    .hint = egy épület, egy város, tömbök
    .confirm = Megépítem
carrara-do-replace = Épület cseréje
    .hint = drágábbra, a különbözetért
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
carrara-do-announce = A játék végének bejelentése
    .hint = 5 pont; a kört még végigjátsszátok
carrara-do-done = A kör befejezése
carrara-do-upgrade = Fejlesztés: { $field }, minden költségegység { $more } értékkel többet ér
carrara-slot-wheel = Egyetlen szakasz tömbjei
carrara-slot-tile = Egy épület
carrara-slot-city = Egy város
carrara-slot-blocks = Tömbök a fizetéshez
carrara-slot-old = A lecserélt épület
carrara-slot-new = A drágább épület
carrara-slot-field = Mit értékelsz
carrara-quick-section =
    { $section }. szakasz: { $blocks }, { $price ->
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
carrara-log-still = { $name } a kerék fordítása nélkül vásárol.
carrara-log-take =
    { $name } elvette { $price ->
        [0] ingyen
       *[other] { $price } érméért
    }, a { $section }. számú szakaszról: { $blocks }.
carrara-log-poor = { $name } egy tömböt sem tud kifizetni, elvesz { $coins } érmét, és megmutatja, amije van: { $had } érme; tömbök: { $blocks }; tárgyak: { $objects }.
carrara-log-broke = { $name } semmit sem tehet, elvesz { $coins } érmét, és megmutatja, amije van: { $had } érme; tömbök: { $blocks }; tárgyak: { $objects }.
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
carrara-log-object = { $name } tárgyat vett { $price } érméért: { $object }.
carrara-log-announce = { $name } bejelentette a játék végét, és { $points } pontot kapott. A kört még végigjátsszátok.
carrara-log-last = { $name } megépítette az utolsó épületet. A kört még végigjátsszátok.
carrara-log-over = Mindenki ugyanannyiszor került sorra: a játszma véget ért.

## Carrara: pontok

carrara-line-scored = Szerzett pontok
carrara-line-uncounted = További tárgyak
carrara-line-coins = Érmék
carrara-part-scored = szerzett pontok
carrara-part-card = { $units }: { $card }
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

carrara-no-due = Most nem erről kell dönteni: „{ $move }”. Lehetséges: { $verbs }.
carrara-no-form = Ennek nincs lépésformája: „{ $text }”.
carrara-no-over = A játszma véget ért.
carrara-no-blocks-left = Nincs tömb sem a keréken, sem a zsákban.
carrara-no-blocks-on-wheel = Nincs tömb a keréken.
carrara-no-buy-how = Mondd meg, forduljon-e a kerék: „buy turn” vagy „buy still”.
carrara-no-buy-choice = Az alapjátékban a kerék mindig fordul.
carrara-no-take-nothing = Legalább egy tömböt el kell venni.
carrara-no-block-there = Nincs a { $section }. számú szakaszon: { $blocks }.
carrara-no-other-section = A tömbök egyetlen szakaszról jönnek, itt ez a { $section }. számú.
carrara-no-coins =
    Ennek az ára { $price }; neked { $coins ->
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
carrara-no-object-coins = Egy tárgy ára { $price } érme; neked { $coins } van.
carrara-no-announced = A játék végét már bejelentették.
carrara-no-objective = Még nem: { $card }. Eddig { $have }, kell { $need }.

## Carrara: jegyzőkönyvek és állások

carrara-deal-market = A játszma kilenc épülettel kezdődik a kínálatban.
carrara-deal-cards = A haladó változat részenként egy kártyával kezdődik.
carrara-deal-tile = Ezt most nem lehet húzni: „{ $token }”.
carrara-deal-block = Ezt most nem lehet húzni: „{ $token }”.
carrara-position-key = Egy állásnak nincs ilyen része: „{ $key }”.
carrara-position-type = Az állás e része nem megfelelő fajtájú: „{ $key }”.
carrara-position-token = Ennek itt nincs értelme: „{ $token }”.
carrara-position-seats = Egy állásban 2–4 hely van.
carrara-position-seat = Egy hely részei: { $keys }.
carrara-position-options = Az állás beállításai érthetetlenek.
carrara-position-wheel = A keréknek hat szakasza van, mindegyik tömbök listája.
carrara-position-great = 8-as épület nincs sem a kínálatban, sem a pakliban.
carrara-position-amount = „{ $key }” 0 és { $most } közötti szám.
carrara-position-announced = A játék végét csak egy hely jelenti be.
carrara-position-kings = P{ $seat } többször értékelt, mint ahány király van.
carrara-position-cards = Részenként egy kártya van: { $parts }.
carrara-position-ended = A játszma véget ért; nincs miről dönteni.
carrara-position-step = Ez itt nem döntés: „{ $step }”.
carrara-position-too-many = Túl sok ebből: { $token }.

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
carrara-objective = { $name }: { $have }, kell { $need }
carrara-objective-hidden = { $name }: rejtve, kell { $need }
carrara-section = { $section }. szakasz
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
