### Ukrainian. A line .hint is the smaller second line of a control, .confirm what its last button says, .watch the
### sentence for whoever does not decide. Names and things from outside stand in the nominative, and what somebody did
### is told in the present tense, for the past would need their gender.

## The page

app = Piazza
home = Головна
home-title = Настільні ігри довкола площі
home-doors = Ігри
new-match = Нова партія
door-again = Як минулого разу: { $names }
door-seats = Від { $least } до { $most } гравців
unofficial = Неофіційна аматорська версія з власними малюнками. Palazzo – гра Райнера Кніції, «Палаци Каррари» – Вольфганга Крамера й Міхаеля Кізлінга, «Домініон» – Дональда Х. Ваккаріно.
notices = Сповіщення
tools = Інструменти
menu = Меню
close = Закрити
back = Назад
empty = нічого
list = { $items }
settings = Налаштування
keys = Клавіші
share = Поділитися
undo = Скасувати
log = Журнал
opening = Відкриваємо партію

## The engine

loading = Завантажуємо рушій
loading-bytes = Завантажуємо рушій: { $loaded } з { $total } МБ
loading-starts = Рушій запускається
engine-error = Рушій не запустився: { $text }
engine-again = Ще раз
engine-failed = Рушій не запустився. Перезавантаж сторінку.
engine-restarting = Рушій запускається знову
engine-restarted = Рушій зупинився, і його запущено знову. Партія там, де й була.

## Languages, settings

language-auto = Як у браузері
setting-language = Мова
setting-theme = Кольори
theme-auto = Як на пристрої
theme-light = Світлі
theme-dark = Темні
setting-pace = Швидкість ботів
pace-instant = Миттєво
pace-quick = Швидко
pace-watchable = Щоб устежити
setting-keys = Літери й цифри як клавіші
setting-scores = Показувати поточні очки й те, що змінить крок
setting-hints = Підказки: кнопка, що питає поради в доброго бота
setting-sound = Тихі звуки
setting-hand = Кнопки на телефоні
hand-right = Під праву руку
hand-left = Під ліву руку

## Keys

key-tab = Від ділянки до ділянки
key-arrows = Усередині ділянки
key-enter = Виконати
key-esc = На крок назад
key-numbers = Запропоновані кроки
key-zero = Пас або кінець фази
key-u = Скасувати
key-zx = На крок назад, на крок уперед
key-space = Відтворення й пауза, на панелі повтору
key-l = Журнал
key-h = Підказка: що зробив би добрий бот
key-i = Роздивитися те, що у фокусі, не граючи його; так само діє правий клік або довге натискання
key-m = Введення кроку нотацією гри
key-p = Боти роблять паузу або грають далі
key-c = Що лічить добрий гравець
key-r = Правила, на місці поточного рішення
key-settings = Налаштування
key-keys = Ці клавіші
keys-off = Літери й цифри діють лише поза полями для тексту. Їх можна вимкнути в налаштуваннях.

## Seats

seats = Гравці
seat-default = Гравець { $number }
seat-you = Твоє місце
seat-person = Людина
seat-elsewhere = На іншому пристрої
seat-bot = Бот, { $level }
seat-add = Додати гравця
seat-name = Ім’я на місці { $number }
seat-kind = Хто грає на місці { $number }
seat-up = Вище: { $name }
seat-down = Нижче: { $name }
seat-remove = Прибрати: { $name }
kind-person = Людина
bot-greedy = жадібний
bot-random = випадковий
bot-money = скарбник
bot-reader = знавець королівств
points-unit =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }

## A new match

new-title = Нова партія: { $game }
more = Більше
start = Хто починає
start-random = За жеребом
seed = Номер роздачі
seed-what = Від 1 до 16 знаків: цифри від 0 до 9 і літери від a до f. Той самий номер роздає ту саму партію; якщо поле порожнє, номер випадає за жеребом.
seed-wrong = Номер роздачі – це від 1 до 16 знаків: цифри від 0 до 9 і літери від a до f.
start-match = Почати
pick-count = Обрано { $n } з { $count }
pick-full = Уже обрано { $count }. Спершу щось прибери.
pick-fill = Доповнити навмання
pick-clear = Очистити
pick-read = Прочитати всі

## Kept matches

matches = Партії на цьому пристрої
matches-none = Тут іще немає збережених партій.
match-more = Керувати: { $title }
match-manage = Керувати партією
match-title = Назва партії
match-when = { $game }, { $when }
match-turn = Зараз вирішує { $name }.
match-open = Триває.
match-over = Зіграно до кінця.
match-won =
    { $count ->
        [one] Перемога: { $names }.
       *[many] { $names } ділять перемогу.
    }
match-branch = { $title }, з кроку { $t }
rename = Назвати
delete = Видалити
deleted = Партію видалено.
delete-undo = Повернути
import = Імпорт
export = Експорт усіх
export-one = Експорт
imported =
    { $added ->
        [0] Жодної нової партії не було.
        [one] Імпортовано { $added } партію.
        [few] Імпортовано { $added } партії.
       *[many] Імпортовано { $added } партій.
    }
import-wrong = У цьому файлі немає експортованих партій.
imported-settings = Налаштування й пройдені уроки теж перенесено.
paste = Відкрити посилання або запис
paste-short = За посиланням
paste-what = Встав посилання, його код або текст запису.
paste-open = Відкрити
unreadable = Збережену партію не вдається прочитати
unreadable-what = Можливо, вона пошкоджена або записана новішою версією. Експортуй її, щоб зберегти, або видали.
storage-blocked = Цей браузер не зберігає партій: його сховище заповнене або заблоковане. Грати все одно можна, а партію збереже її посилання.

## Links

joined =
    { $count ->
        [one] Відкрите посилання йде на { $count } крок далі, ніж збережено тут.
        [few] Відкрите посилання йде на { $count } кроки далі, ніж збережено тут.
       *[many] Відкрите посилання йде на { $count } кроків далі, ніж збережено тут.
    }
broken = Це посилання не відкривається
broken-what = Можливо, його обрізали під час копіювання. Попроси його ще раз або почни власну партію.
broken-new = Нова партія
who = Хто ти?
who-why = Цю партію грає кілька людей. На цьому пристрої карти решти лишатимуться закритими.
who-all = Усі грають на цьому пристрої
who-none = Я тільки дивлюся

## The table

region-board = Дошка
region-offer = Пропозиція
region-hand = Твоя рука
region-mine = Власні палаци
region-others = Інші гравці
region-tray = Що зараз складається
region-actions = Дії
your-hand = Твоя рука
hand-hidden = Карти закрито.
nothing-built = Ще нічого не збудовано.
look-closer = Роздивитися: { $what }
read-how = Усе це можна прочитати й на столі: довгим натисканням або правим кліком; нічого при цьому не зіграєш.
tip-more = Правий клік або клавіша I: усе про це
thing-told =
    { $heading }
    { $about }
label-points = { $name }: було { $from }, стане { $to }
label-delta = { $name }: { $delta }
worth = було { $from }, стане { $to }
worth-delta =
    { $points ->
        [one] { $delta } очко
        [few] { $delta } очки
       *[many] { $delta } очок
    }
choose-first = Що спочатку
wait-seat = Вирішує { $name }.
forced = { $why } Лишалося тільки: { $move }.
log-undone = { $name } скасовує рішення, хоча відтоді відкрилося щось нове.
more-lines = Ще { $count } у журналі, останнє:
bots-pause = Пауза
bots-go-on = Далі
step-once = На рішення вперед
take-from-table = Обери на столі щось із підсвіченого.
wait-onlooker = Цю партію веде інша вкладка.
away = Зараз вирішує { $name }, на іншому пристрої.
away-send = Посилання: { $name }
away-take = Грати тут: { $name }
slot-full = Щонайбільше { $count }: спершу прибери щось.
put-back = Прибрати
tray-missing = Ще треба обрати: { $what }
sum-lies = досі
sum-adds = додано
quick = Готові варіанти
cheapest-is = Найдешевше: { $cards }
cheapest = Найдешевша оплата
refusal-with-rule = { $why } (правило { $rule }).

## Rulebook

home-ways = Почитати
rules = Правила
rules-search = Пошук у правилах
rules-contents = Зміст
rules-none = Жодне правило не містить цих слів.
rules-unread = Не вдалося завантажити правила. Спробуй ще раз, коли з’явиться мережа.
part-missing = Не вдалося завантажити цю частину сторінки. Спробуй ще раз, коли з’явиться мережа.
rules-rule = Правило { $rule }
rules-ruling = Де джерела мовчать або розходяться:
rules-option = Параметр партії:
rules-chosen = У цій партії: { $what }

## Lessons

learn = Навчання
lesson = Урок
lesson-opening = Готуємо стіл
lesson-done = Пройдено
lesson-next = Далі
lesson-after = Наступний урок
lesson-list = Усі уроки
lesson-on = Грати далі
lesson-free = Урок завершено, партія триває: тепер усе залежить від тебе. Вона не зберігається.
lesson-reads = Прочитай написане вище й натисни «Далі».
lesson-over = Урок завершено.
lesson-not-asked = Так можна, але урок просить про інше.

## Moments, other tabs, storage

steps = Перегляд партії
step-first = На початок
step-back = На крок назад
step-on = На крок уперед
step-last = До поточного
past = Ти дивишся на крок { $t } з { $end }.
past-now = До поточного
past-branch = Грати звідси
branched = Звідси ти граєш окрему партію. Попередню збережено.
onlooker = Цю партію відкрито в іншій вкладці, яка її веде. Ти дивишся.
onlooker-take = Грати тут
unsaved = Цей браузер не зберіг партію: його сховище заповнене або заблоковане. Грати можна й далі, а посилання в адресному рядку містить її всю.

## Hints

hint = Підказка
hint-says = Порада доброго бота – { $what }.
hint-pieces = { $what }: { $pieces }
hint-and = { $one }; { $rest }
hint-lay = Викласти так
hint-mark = порада

## Typed moves

typed = Ввести крок
typed-play = Грати
typed-offers = Дозволені кроки
typed-count =
    { $n ->
        [one] Так починається { $n } дозволений крок.
        [few] Так починаються { $n } дозволені кроки.
       *[many] Так починається { $n } дозволених кроків.
    }
typed-none = Жоден дозволений крок так не починається. Можливі такі:
typed-more =
    { $n ->
       *[many] і ще { $n }
    }

## Counting

count = Лічба
count-what = Усе це випливає з того, що тобі видно й було видно.
count-dots = Зафарбована крапка – те, що ще попереду.
count-of = { $left } з { $all }

## Replay

replay = Повтор
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-times = { $n }×
replay-moment = Момент партії
replay-at-turn = Ти дивишся на крок { $t } з { $end }; хід – { $name }.
replay-turn-back = На хід назад
replay-turn-on = На хід уперед
replay-link = Копіювати посилання на цей момент

## Curtain

curtain-title = Далі – { $name }
curtain-pass = Передай пристрій. Тепер грає { $name }; карти закрито.
curtain-open = Я – { $name }
curtain-home = Головна

## Share

share-plain = Посилання містить усю партію, разом із картами в руках: хто захоче підглянути, той зможе.
share-link = Посилання
share-copy = Копіювати
share-names = Додати до посилання імена гравців
share-qr = Посилання як QR-код
share-qr-long = Посилання задовге для QR-коду.
share-record = Запис
share-record-what = Партія як текстовий файл, який прочитають і люди, і програми.
share-record-copy = Копіювати запис
share-record-save = Зберегти запис
copied = Скопійовано.
copy-failed = Цей браузер не дозволяє копіювати. Виділи текст і скопіюй його власноруч.

## Score sheet

sheet-title = Таблиця очок
sheet-final = Підсумок
sheet-open = Очки
sheet-now = Як зараз.
sheet-winner = Перемога
sheet-what = Що
sheet-why = За що
sheet-points = Очки
sheet-total = Разом
sheet-tie = Гроші за рівності
winner =
    { $count ->
        [one] Перемагає { $names }.
       *[many] { $names } ділять перемогу.
    }
rematch = Реванш
rematch-what = Ті самі гравці ще раз. Та сама роздача дає спробувати, як могло скластися інакше.
rematch-new = З новою роздачею
rematch-same = З тією самою роздачею

## Charts

chart-points = Очки за ходами
chart-said = { $what }. Наприкінці: { $ends }.
chart-end = { $name }: { $value }
chart-table = Як таблиця
chart-turns = ходи
chart-when = Хід
chart-turn = { $n }. { $name }
chart-last = Кінець

## Errors

error-unexpected = Щось пішло не так: { $text }
error-engine = Збій рушія: { $detail }
error-request = Рушій не зрозумів сторінки. Перезавантаж її.
error-no-match = На столі немає партії.
error-over = Партію завершено.
error-moment = У партії немає кроку { $t }.
error-not-automatic = Зараз вирішує людина.
error-hint = Підказка призначена людині, яка вирішує.
error-not-yours = Зараз вирішує хтось інший.
error-composer = Зараз немає чого складати під назвою «{ $name }».
error-piece = Тут немає такого об’єкта: «{ $at }».
error-undo-nothing = Скасовувати нічого.
error-undo-learned = Рішення вже прийнято ({ $name }), і відтоді відкрилося щось нове: скасувати не можна.
error-game = Немає гри з назвою «{ $name }».
error-rules = Це інші правила, ніж наші: наші мають номер { $here }.
error-bot = Немає бота з назвою «{ $name }».
error-name-signs = «{ $name }» містить знаки, яких ім’я мати не може.
error-name =
    { $most ->
        [one] Ім’я має щонайбільше { $most } знак простого тексту.
        [few] Ім’я має щонайбільше { $most } знаки простого тексту.
       *[many] Ім’я має щонайбільше { $most } знаків простого тексту.
    }
error-option = Немає параметра «{ $key }».
error-option-value = Параметр «{ $key }» не має значення «{ $value }».
error-seat = «{ $text }» – не місце в цій партії.
error-seats = { $game }: від { $min } до { $max } гравців.
error-seed = Номер роздачі – це від 1 до 16 знаків: цифри від 0 до 9 і літери від a до f.
error-no-seed = Партія без номера роздачі не має посилання.
error-line = Рядок { $line }: { $reason }
error-link-empty = Посилання не містить партії.
error-link-long = Посилання задовге, як на партію.
error-link-characters = У посиланні є знак, якого в посиланнях не буває.
error-link-damaged = Посилання пошкоджене або обрізане: його контрольна сума хибна.
error-link-broken = Посилання не містить партії, яку можна зіграти.
error-link-version = Посилання створила інша версія Piazza.
error-link-rules = Посилання створено для правил номер { $rules }; тут вони мають номер { $here }.
error-no-due = «{ $move }» зараз неможливо. Ходи тут починаються з: { $verbs }.
error-no-form = «{ $text }» не має вигляду кроку.
error-no-form-meant = «{ $text }» не має вигляду кроку. Можливо, «{ $meant }»?
error-position-json = Це не позиція: JSON не того вигляду.
error-position-long = Текст задовгий, як на позицію.
error-position-key = У позиції немає частини «{ $key }».
error-position-type = Частина позиції «{ $key }» не того типу.
error-position-seats = Позиція має від { $min } до { $max } місць.
error-position-ended = Партію завершено; вирішувати нічого.
error-position-token = «{ $token }» тут нічого не означає.
error-position-number = «{ $key }» – це число від 0 до { $most }.
error-position-step = «{ $step }» – тут не рішення.
error-position-too-many = Забагато такого: { $token }.
error-record-long = Текст задовгий, як на запис.
error-record-tag = Такого тегу в записі не буває, або він стоїть двічі.
error-record-no-tag = Бракує тегу { $tag }.
error-record-line = Це не роздача й не крок.
error-record-end = Після тегів має йти порожній рядок.
error-record-blank = Порожній рядок тут зайвий: він стоїть лише після тегів.
error-record-spaces = Слова розділяє один пробіл, а в кінці рядка пробілу немає.
error-record-form = Цей крок записують так: «{ $move }».
error-record-over = Партія завершилася перед цим рядком.
error-record-seat = Зараз хід P{ $seat }.
error-record-deal = Тут має стояти «deal: { $deal }».
error-record-no-deal = Тут нічого не роздають.
error-record-result = Результат – «{ $result }».
error-record-link = Це посилання не від цієї партії.

## Palazzo: things

palazzo-name = Palazzo
palazzo-what = Купуй поверхи, торгуйся за них і зводь палаци у Флоренції
palazzo-wealth = Гроші на руках
palazzo-option-price_count = Ціна на складі
palazzo-option-price_count-turn_start = Рахуються плитки, що лежать там на початку ходу: щойно витягнута плитка не здешевлює інших.
palazzo-option-price_count-purchase = Рахуються плитки, що лежать там під час купівлі: щойно витягнута плитка здешевлює кожну на 1.
palazzo-tile =
    { $material ->
        [B] цегляний
        [S] пісковиковий
       *[M] мармуровий
    } поверх { $floor } з { $windows ->
        [one] { $windows } вікном
       *[many] { $windows } вікнами
    }
palazzo-card =
    { $currency ->
        [f] флорин
        [d] дукат
       *[g] гросо
    } { $value }
palazzo-currency-f = флорини
palazzo-currency-d = дукати
palazzo-currency-g = гросо
palazzo-certificate = сертифікат { $value }
palazzo-palace = Палац { $palace }
palazzo-palace-worth =
    Палац { $palace }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
palazzo-quarry =
    Кар’єр { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
palazzo-cards-held =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[many] { $count } карт у руці
    }
palazzo-held =
    { $currency ->
        [f] Флорини
        [d] Дукати
        [g] Гросо
       *[c] Сертифікати
    }: { $total }

## Palazzo: what is counted

palazzo-count-left = Лишилося
palazzo-count-tiles = Плитки у стосах, без вершників
palazzo-count-riders = Вершники у стосах
palazzo-count-deck = Карти грошей у колоді
palazzo-count-hands = Руки інших
palazzo-count-hand = { $name }: { $cards }
palazzo-count-none = { $name }
palazzo-count-shown = що про них відомо
palazzo-count-hidden = не бачені
palazzo-count-discard = Карти грошей у скиді
palazzo-count-material =
    { $material ->
        [B] Цегла
        [S] Пісковик
       *[M] Мармур
    }, що ще у стосах
palazzo-count-corner = Поверх / вікна
palazzo-count-floor = Поверх { $floor }
palazzo-count-windows =
    { $windows ->
        [one] { $windows } вікно
        [few] { $windows } вікна
       *[many] { $windows } вікон
    }
palazzo-count-money = Невідомі тобі гроші
palazzo-count-currency = Валюта
palazzo-count-value = Номінал { $value }
palazzo-count-certificates = Сертифікати: { $left } з { $all }

## Palazzo: the table

palazzo-summary =
    Дошка: { $warehouse ->
        [one] { $warehouse } плитка
        [few] { $warehouse } плитки
       *[many] { $warehouse } плиток
    } на складі, у кар’єрах { $quarries }, архітектор у кар’єрі { $architect ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, вершників { $riders } з п’яти, у стосах { $stock }.
palazzo-warehouse-price = Склад, кожна коштує { $price }
palazzo-board-more = Ще на дошці
palazzo-architect-at = Архітектор: { $where }
palazzo-riders =
    { $riders ->
        [0] іще жодного вершника
        [one] { $riders } вершник із п’яти
        [few] { $riders } вершники з п’яти
       *[many] { $riders } вершників із п’яти
    }
palazzo-stock =
    { $left ->
        [one] { $left } плитка у стосах
        [few] { $left } плитки у стосах
       *[many] { $left } плиток у стосах
    }
palazzo-architect = Архітектор
palazzo-about-architect = На аукціон він іде за годинниковою стрілкою до наступного кар’єру, де є плитка (T2.6). Зараз це: { $next }.
palazzo-about-architect-idle = На аукціон він іде за годинниковою стрілкою до наступного кар’єру, де є плитка (T2.6). Зараз усі порожні.
palazzo-disc =
    { $windows ->
        [one] Кружок: { $windows } вікно
        [few] Кружок: { $windows } вікна
       *[many] Кружок: { $windows } вікон
    }
palazzo-about-disc =
    { $windows ->
        [one] Друга з двох витягнутих плиток лягає сюди, якщо в неї { $windows } вікно: цей кар’єр за { $windows } крок від архітектора, за годинниковою стрілкою (T2.1).
        [few] Друга з двох витягнутих плиток лягає сюди, якщо в неї { $windows } вікна: цей кар’єр за { $windows } кроки від архітектора, за годинниковою стрілкою (T2.1).
       *[many] Друга з двох витягнутих плиток лягає сюди, якщо в неї { $windows } вікон: цей кар’єр за { $windows } кроків від архітектора, за годинниковою стрілкою (T2.1).
    }
palazzo-riders-come = Вершники: { $riders } із п’яти
palazzo-about-riders = П’ятеро вершників лежать серед плиток стосу III (S2). Щойно відкриють п’ятого, партія закінчується: ні купівлі, ні аукціону більше немає (T2.3).
palazzo-about-stock =
    { $stack ->
        [0] Плиток більше немає.
        [1] Наступна – зі стосу I.
        [2] Наступна – зі стосу II.
       *[3] Наступна – зі стосу III.
    } Плитки тягнуть спершу зі стосу I, потім із II, потім із III, де є п’ятеро вершників (S2). Хто обирає купівлю чи аукціон, спершу витягає дві (T2.1).
palazzo-price = Ціна плитки: { $price }
palazzo-about-price =
    { $count ->
        [coming] 10 − { $priced } = { $price }: стільки коштуватиме плитка наступного ходу; кожна, що тоді лежатиме на складі, здешевлює всі на 1 (T2.5).
        [purchase] 10 − { $priced } = { $price }: кожна плитка, що під час купівлі лежить на складі, здешевлює всі на 1 (T2.5).
       *[turn_start] 10 − { $priced } = { $price }: кожна плитка, що на початку ходу лежала на складі, здешевлює всі на 1 (T2.5).
    }
palazzo-about-warehouse = Перша з двох витягнутих плиток лягає сюди (T2.1). Хто купує, бере одну чи дві з них, по { $price }, однією оплатою (T2.5).
palazzo-about-hand = Платять картами однієї валюти; сертифікати рахуються з будь-якою (M1, M2). Три карти з однаковим числом, по одній кожної валюти, – це трійка: разом вони рахуються за 15, хоч би що на них стояло; так само три сертифікати 2 (M3). Решти не дають (M5).
palazzo-about-quarry =
    { $next ->
        [lot] Ці плитки саме продають з аукціону як один лот (T2.6).
        [yes] Наступний аукціон – тут.
        [empty] Зараз тут немає плиток.
       *[no] Тут плитки чекають на архітектора.
    } Коли прийде архітектор, усі тутешні плитки продають як один лот (T2.6); чотири й більше ділять – кожному гравцеві по одній (T2.12). { $windows ->
        [0] Тут стоїть архітектор: витягнута плитка тепер сюди не ляже.
        [one] Витягнута плитка лягає сюди, якщо в неї { $windows } вікно (T2.1).
        [few] Витягнута плитка лягає сюди, якщо в неї { $windows } вікна (T2.1).
       *[many] Витягнута плитка лягає сюди, якщо в неї { $windows } вікон (T2.1).
    }
palazzo-offer-money = Гроші
palazzo-offer-lot = Лот
palazzo-offer-pending = Викласти
palazzo-offer-fan = До поділу
palazzo-pile-deck = колода { $deck }
palazzo-pile-discard = скид { $discard }
palazzo-bid-lies = ставка
palazzo-bid-high = найвища ставка
palazzo-bid-out = пас

## Palazzo: whose turn

palazzo-title-turn = { $name }: обери дію
    .watch = { $name } обирає дію
palazzo-title-pick =
    { $left ->
        [one] { $name }: візьми карту
        [few] { $name }: візьми { $left } карти
       *[many] { $name }: візьми { $left } карт
    }
    .watch = { $name } бере гроші
palazzo-title-market = { $name }: купи плитки по { $price } або почни аукціон
    .watch = { $name } купує або починає аукціон
palazzo-title-auction = { $name }: перебий { $bid } або пасуй
    .watch = { $name } перебиває { $bid } або пасує
palazzo-title-choose = { $name }: обери плитку
    .watch = { $name } обирає плитку
palazzo-title-build =
    { $tiles ->
        [one] { $name }: виклади свою плитку
        [few] { $name }: виклади свої { $tiles } плитки
       *[many] { $name }: виклади свої { $tiles } плиток
    }
    .watch = { $name } будує
palazzo-title-won =
    { $points ->
        [one] { $name } перемагає: { $points } очко
        [few] { $name } перемагає: { $points } очки
       *[many] { $name } перемагає: { $points } очок
    }
palazzo-title-shared = { $names } ділять перемогу

## Palazzo: what may be done

palazzo-do-money = Взяти гроші
    .hint =
        { $cards ->
            [one] відкривається { $cards } карта: дві тобі, по одній іншим
            [few] відкриваються { $cards } карти: дві тобі, по одній іншим
           *[many] відкривається { $cards } карт: дві тобі, по одній іншим
        }
palazzo-do-market = Купівля чи аукціон
    .hint = спершу тягнеш дві плитки; кожна коштує { $price }
palazzo-do-rebuild = Перебудова
    .hint = коштує одну карту
    .confirm = Перебудова
palazzo-do-pick = Взяти { $card }
palazzo-do-buy = Купити
    .hint =
        { $most ->
            [1] одну плитку за { $price }
           *[2] одну чи дві плитки, кожна по { $price }
        }
    .confirm = Сплатити { $total }
    .short =
        { $total ->
            [0] треба щонайменше { $need }
           *[many] треба щонайменше { $need }, бракує { $lack }
        }
    .enough =
        { $over ->
            [0] – рівно ціна
           *[many] – на { $over } більше за { $need }
        }
palazzo-do-auction =
    Аукціон: кар’єр { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } плитка; починаєш із 3
            [few] { $tiles } плитки; починаєш із 3
           *[many] { $tiles } плиток; починаєш із 3
        }
palazzo-do-share =
    Поділити кар’єр { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } плитка; перший вибір твій
            [few] { $tiles } плитки; перший вибір твій
           *[many] { $tiles } плиток; перший вибір твій
        }
palazzo-do-auction-nothing = Аукціон без лота
    .hint = у кар’єрах немає плиток; хід завершується
palazzo-worth-lot =
    { $points ->
        [0] очок поки немає, якщо лот твій
        [one] до +{ $points } очка, якщо лот твій
       *[many] до +{ $points } очок, якщо лот твій
    }
palazzo-worth-lot-loss = −{ $points } очок, якщо збудувати
palazzo-worth-share =
    { $points ->
        [0] очок за твою плитку поки немає
        [one] до +{ $points } очка за твою плитку
       *[many] до +{ $points } очок за твою плитку
    }
palazzo-worth-share-loss = −{ $points } очок, якщо збудувати твою плитку
palazzo-do-bid = Ставка
    .hint = більша за { $highest }
    .confirm = Ставка { $total }
    .short =
        { $total ->
            [0] треба щонайменше { $need }
           *[many] треба щонайменше { $need }, бракує { $lack }
        }
    .enough = перебиває { $highest } на { $over }
palazzo-do-pass = Пас
    .hint = забираєш свої карти
palazzo-do-pass-bare = Пас
    .hint = вибуваєш з аукціону
palazzo-do-choose = Обрати { $tile }
palazzo-do-place = До палацу { $palace }: { $tile }
palazzo-do-new = Новий палац: { $tile }
palazzo-do-drop = Викинути { $tile }
    .hint = вибуває з гри, лицьовим боком донизу
palazzo-slot-tiles =
    { $most ->
        [1] Одна плитка
       *[2] Одна чи дві плитки
    }
    .missing =
        { $most ->
            [1] одну плитку
           *[2] одну чи дві плитки
        }
palazzo-slot-cards = Карти для оплати
    .missing = карти для оплати
palazzo-slot-card = Одна карта для оплати
    .missing = одну карту для оплати
palazzo-slot-way = Що перебудувати
    .missing = що перебудувати
palazzo-way-take = Вийняти { $tile } з палацу { $palace }
palazzo-way-slide = Вставити { $tile } в палац { $palace }
palazzo-way-drop = Викинути { $tile }
palazzo-way-floor = { $tile }, палац { $palace }
palazzo-place-drop = Викинути
palazzo-quick-bid = { $total }: + { $cards }
palazzo-note-triple = Три карти номіналу { $value } – трійка, вона варта { $worth }.
palazzo-note-triple-certificates = Три сертифікати – трійка, вона варта { $worth }.
palazzo-note-gain =
    { $points ->
        [0] Якщо збудувати одразу: без приросту.
       *[other] Якщо збудувати одразу: щонайбільше +{ $points } очок.
    }
palazzo-note-loss = Якщо збудувати одразу: −{ $points } очок.
palazzo-note-beyond = Жоден твій платіж не сягає { $need }.
palazzo-note-point = Можна й указати на поверх у своєму палаці.
palazzo-note-point-to = Тепер вкажи, куди його поставити.
palazzo-note-change =
    { $points ->
        [0] Не змінює твоїх очок.
       *[many] Змінює твої очки на { $points }.
    }

## Palazzo: why a hint is given

palazzo-gain-now =
    { $points ->
        [one] одразу +{ $points } очко
        [few] одразу +{ $points } очки
       *[many] одразу +{ $points } очок
    }
palazzo-gain-later =
    { $points ->
        [0] до кінця – заледве пів очка
        [one] до кінця – близько { $points } очка
       *[many] до кінця – близько { $points } очок
    }
palazzo-why-poor = В одній валюті в тебе { $held }, а плитка коштує { $price }: потрібні гроші.
palazzo-why-money = Те, що лежить на дошці, варте для тебе менше, ніж дві нові карти.
palazzo-why-market = Зі складу за { $price }: { $tiles }; { $gain }.
palazzo-why-next = Наступний лот, якщо він твій: { $gain }.
palazzo-why-rebuild = За одну карту: { $gain }.
palazzo-why-pick-triple = Виходить трійка, варта { $worth }.
palazzo-why-pick-certificate = Сертифікат пасує до будь-якої валюти.
palazzo-why-pick = З нею в тебе { $currency }: разом { $total }.
palazzo-why-buy = Ця купівля дає: { $gain }; аукціон вартий для тебе менше.
palazzo-why-auction = Лот, якщо він твій: { $gain }. Жодна купівля не варта для тебе стільки.
palazzo-why-share = Із наступного лота кожен бере по плитці, ти перший, і ніхто не платить: { $gain }.
palazzo-why-bid = Для тебе лот вартий ставки { $total }: { $gain }.
palazzo-why-spite = Гравцеві { $name } лот дав би: { $gain }. Не віддавай його дешево.
palazzo-why-pass = Для тебе лот не вартий ставки понад { $highest }: { $gain }.
palazzo-why-pass-nothing = Лот нічого не додає твоїм палацам.
palazzo-why-choose = Ця плитка дає: { $gain }; жодна інша не варта для тебе більше.
palazzo-why-order =
    { $points ->
        [one] Так збудовані, твої плитки дають разом +{ $points } очко.
        [few] Так збудовані, твої плитки дають разом +{ $points } очки.
       *[many] Так збудовані, твої плитки дають разом +{ $points } очок.
    }
palazzo-why-place = Жодне інше місце не дає одразу більше очок.
palazzo-why-place-later = Інше місце дає одразу більше, але так твої палаци наприкінці будуть варті більше.
palazzo-why-place-alone = Іншого місця немає; з нею твої палаци наприкінці будуть варті більше, ніж без неї.
palazzo-why-drop = Хоч де її збудувати, твої палаци наприкінці будуть варті менше.
palazzo-why-least = Зрештою ніщо з цього не дасть виграшу; це коштує найменше.

## Palazzo: the log

palazzo-log-setup = На дошці лежать перші плитки: { $tiles }.
palazzo-log-row = { $name } бере гроші; відкрито: { $cards }.
palazzo-log-pick = { $name } бере { $card }.
palazzo-log-shuffle =
    { $cards ->
        [one] Скид перетасовано: у новій колоді { $cards } карта.
        [few] Скид перетасовано: у новій колоді { $cards } карти.
       *[many] Скид перетасовано: у новій колоді { $cards } карт.
    }
palazzo-log-draw-warehouse = { $name } витягує { $tile } на склад.
palazzo-log-draw-quarry =
    { $name } витягує { $tile } в кар’єр { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-rider = { $name } відкриває вершника: { $count } з { $all }.
palazzo-log-buy = { $name } купує { $tiles } за { $price } і платить { $cards }.
palazzo-log-auction =
    { $name } виставляє на аукціон { $tiles } з кар’єру { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } і починає з 3.
palazzo-log-share =
    { $name } ділить { $tiles } з кар’єру { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-nothing = { $name } обирає аукціон, але в кар’єрах немає плиток.
palazzo-log-bid = { $name } ставить { $total }, додає { $cards }.
palazzo-log-pass = { $name } пасує й забирає всі свої карти.
palazzo-log-pass-bare = { $name } пасує.
palazzo-log-won = { $name } виграє { $tiles } за { $total } і платить { $cards }.
palazzo-log-won-certificate = Ніхто не підвищує: { $name } отримує { $tiles } лише за сертифікат.
palazzo-log-choose = { $name } обирає { $tile }.
palazzo-log-leave = Лишилися й вибувають із гри: { $tiles }.
palazzo-log-place = { $name } добудовує { $tile } до палацу { $palace }.
palazzo-log-found = { $name } засновує палац: { $tile }.
palazzo-log-drop = { $name } викидає { $tile }.
palazzo-log-take = { $name } платить { $card } і виймає { $tile } з палацу { $palace }.
palazzo-log-slide = { $name } платить { $card } і вставляє { $tile } в палац { $palace }.
palazzo-log-raze = { $name } платить { $card } і викидає палац: { $tile }.
palazzo-log-over = П’ятий вершник: партію завершено.

## Palazzo: scoring

palazzo-part-windows =
    { $windows ->
        [one] { $windows } вікно
        [few] { $windows } вікна
       *[many] { $windows } вікон
    }
palazzo-part-floors =
    { $floors ->
        [one] { $floors } поверх
        [few] { $floors } поверхи
       *[many] { $floors } поверхів
    }
palazzo-part-material =
    лише { $material ->
        [B] цегла
        [S] пісковик
       *[M] мармур
    }
palazzo-tie-money =
    { $points ->
        [one] Рівність, по { $points } очку. Перемагає { $names }: найбільше грошей в одній валюті разом із сертифікатами, { $money }.
        [few] Рівність, по { $points } очки. Перемагає { $names }: найбільше грошей в одній валюті разом із сертифікатами, { $money }.
       *[many] Рівність, по { $points } очок. Перемагає { $names }: найбільше грошей в одній валюті разом із сертифікатами, { $money }.
    }
palazzo-tie-shared =
    { $points ->
        [one] Рівність, по { $points } очку, і грошей порівну, { $money }: { $names } ділять перемогу.
        [few] Рівність, по { $points } очки, і грошей порівну, { $money }: { $names } ділять перемогу.
       *[many] Рівність, по { $points } очок, і грошей порівну, { $money }: { $names } ділять перемогу.
    }

## Palazzo: refusals

palazzo-no-over = Партію завершено.
palazzo-no-money =
    { $left ->
        [one] У колоді та скиді разом { $left } карта; потрібно { $need }.
        [few] У колоді та скиді разом { $left } карти; потрібно { $need }.
       *[many] У колоді та скиді разом { $left } карт; потрібно { $need }.
    }
palazzo-no-card-in-row = Серед відкритих карт немає такої: { $card }.
palazzo-no-warehouse = Склад порожній.
palazzo-no-buy = Твоїх карт не вистачає на жодну плитку за { $price }.
palazzo-no-tile-count = Купують одну або дві плитки.
palazzo-no-tile-in-warehouse = На складі немає такої плитки: { $tile }.
palazzo-no-in-hand = Немає в руці: { $cards }.
palazzo-no-mixed = Платити можна лише однією валютою.
palazzo-no-other-currency = Валюта цієї оплати – { $currency }: іншої додавати не можна.
palazzo-no-certificates = Самими сертифікатами не заплатиш.
palazzo-no-enough = { $total } – це менше за ціну { $price }.
palazzo-no-change = Ціну { $price } покриє й менша частина цих карт, а решти не дають.
palazzo-no-raise = { $total } не перебиває { $highest }.
palazzo-no-raise-left = Твої карти не переб’ють { $highest }.
palazzo-no-tile-to-choose = Серед цих плиток немає такої: { $tile }.
palazzo-no-tile-to-build = Серед плиток до будівництва немає такої: { $tile }.
palazzo-no-floor-twice = Поверх { $floor } у цьому палаці вже є.
palazzo-no-below = Плитку кладуть згори: поверх { $floor } опинився б під поверхом { $top }.
palazzo-no-palace = Палацу { $palace } немає.
palazzo-no-single = У палаці { $palace } більш ніж один поверх.
palazzo-no-tile-in-palace = У палаці { $palace } немає такої плитки: { $tile }.
palazzo-no-take-single = Якщо вийняти з палацу єдину плитку, нічого не зміниться.
palazzo-no-slide-itself = Палац не можна вставити в самого себе.
palazzo-no-take-and-slide = Вийняти плитку й вставити її деінде – робота на два ходи.
palazzo-no-card-to-rebuild = Перебудова коштує одну карту, а твоя рука порожня.
palazzo-no-way-to-rebuild = Перебудовувати ще нічого.

## Palazzo: records and positions

palazzo-deal-setup = Партія починається з п’яти плиток і чотирьох карт на кожне місце.
palazzo-deal-card = «{ $token }» зараз не можна витягнути.
palazzo-deal-tile = «{ $token }» зараз не можна витягнути.
palazzo-position-known = Відомої карти P{ $seat } немає в руці.
palazzo-position-quarries = Кар’єрів чотири, кожен – список плиток.
palazzo-position-palace = Поверхи палацу { $palace } не йдуть за зростанням.
palazzo-position-row = Ряд карт не відповідає кількості місць.
palazzo-position-step = Такого рішення тут бути не може.
palazzo-position-lot = Лот лежить у своєму кар’єрі, і архітектор стоїть там.
palazzo-position-bid = Ставка P{ $seat } недійсна.
palazzo-position-to = Для аукціону потрібно два місця, що ще торгуються, і ставить не те, чия ставка найвища.

## Carrara: things

carrara-name = Палаци Каррари
carrara-what = Купуй мармур пізно й дешево, будуй у шести містах, клич короля вчасно
carrara-wealth = Монети
carrara-option-variant = Варіант
carrara-option-variant-base = Звичайний варіант.
carrara-option-variant-advanced = Варіант із доповненням: коліщатко може стояти, 8-будівлі, заміна, покращення, категорії, карти завдань.
carrara-block =
    { $colour ->
        [w] білий блок
        [y] жовтий блок
        [r] червоний блок
        [g] зелений блок
        [b] синій блок
       *[k] чорний блок
    }
carrara-block-priced =
    { $colour ->
        [w] білий блок
        [y] жовтий блок
        [r] червоний блок
        [g] зелений блок
        [b] синій блок
       *[k] чорний блок
    }, частина { $section }, { $price ->
        [0] безплатно
        [one] { $price } монета
        [few] { $price } монети
       *[many] { $price } монет
    }
carrara-type =
    { $type ->
        [biblioteca] Книгозбірня
        [palazzo] Палац
        [porta] Ворота
        [cattedrale] Собор
        [castello] Замок
       *[villa] Садиба
    }
carrara-tile =
    { $type ->
        [biblioteca] Книгозбірня
        [palazzo] Палац
        [porta] Ворота
        [cattedrale] Собор
        [castello] Замок
       *[villa] Садиба
    } { $cost }
carrara-tile-in-city =
    { $type ->
        [biblioteca] Книгозбірня
        [palazzo] Палац
        [porta] Ворота
        [cattedrale] Собор
        [castello] Замок
       *[villa] Садиба
    } { $cost } { $city ->
        [livorno] у Ліворно
        [pisa] у Пізі
        [lucca] у Луцці
        [viareggio] у Віареджо
        [massa] у Массі
       *[lerici] у Лерічі
    }
carrara-object =
    { $object ->
        [crown] корона
        [book] книжка
        [gate] брама
        [cup] келих
        [arms] герб
       *[flag] стяг
    }
carrara-city =
    { $city ->
        [livorno] Ліворно
        [pisa] Піза
        [lucca] Лукка
        [viareggio] Віареджо
        [massa] Масса
       *[lerici] Лерічі
    }
carrara-city-allows =
    { $city ->
        [livorno] Ліворно
        [pisa] Піза
        [lucca] Лукка
        [viareggio] Віареджо
        [massa] Масса
       *[lerici] Лерічі
    }: { $blocks }
carrara-category =
    { $category ->
        [city] Міські будівлі
       *[country] Заміські будівлі
    }
carrara-category-within =
    { $category ->
        [city] міські будівлі
       *[country] заміські будівлі
    }

## Carrara: the cards (at a table of so many seats)

carrara-card-scorings-4 =
    { $need ->
        [one] щонайменше { $need } дія «Заробити»
        [few] щонайменше { $need } дії «Заробити»
       *[many] щонайменше { $need } дій «Заробити»
    }
carrara-card-scorings-5 =
    { $need ->
        [one] щонайменше { $need } дія «Заробити»
        [few] щонайменше { $need } дії «Заробити»
       *[many] щонайменше { $need } дій «Заробити»
    }
carrara-card-scorings-types =
    { $need ->
        [one] щонайменше { $need } зарахований вид будівель
        [few] щонайменше { $need } зараховані види будівель
       *[many] щонайменше { $need } зарахованих видів будівель
    }
carrara-card-scorings-mixed =
    зараховано { $need ->
        [3] всі три: вид, місто, категорія
       *[many] щонайменше { $need } із трьох: вид, місто, категорія
    }
carrara-card-objects-all =
    щонайменше { $need ->
        [one] { $need } предмет
        [few] { $need } предмети
       *[many] { $need } предметів
    }
carrara-card-objects-kinds =
    щонайменше { $need ->
        [one] { $need } різновид предметів
        [few] { $need } різновиди предметів
       *[many] { $need } різновидів предметів
    }
carrara-card-objects-pairs =
    щонайменше { $need ->
        [one] { $need } пара однакових предметів
        [few] { $need } пари однакових предметів
       *[many] { $need } пар однакових предметів
    }
carrara-card-objects-most =
    щонайменше { $need ->
        [one] { $need } предмет одного різновиду
        [few] { $need } предмети одного різновиду
       *[many] { $need } предметів одного різновиду
    }
carrara-card-built-cost = загальна ціна щонайменше { $need }
carrara-card-built-number =
    щонайменше { $need ->
        [one] { $need } будівля
        [few] { $need } будівлі
       *[many] { $need } будівель
    }
carrara-card-built-cities =
    будівлі щонайменше { $need ->
        [one] в { $need } місті
       *[many] в { $need } містах
    }
carrara-card-built-types =
    щонайменше { $need ->
        [one] { $need } вид будівель
        [few] { $need } види будівель
       *[many] { $need } видів будівель
    }
carrara-card-bonus-coins =
    ще { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожних 5 монет
carrara-card-bonus-blocks =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен блок, що лишився
carrara-card-bonus-kings =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожного короля, що лишився
carrara-card-bonus-country =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну заміську будівлю
carrara-card-bonus-small =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну будівлю ціною 1 або 2
carrara-card-bonus-great =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну будівлю ціною 5 або 8
carrara-card-bonus-set =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен повний набір із шести предметів
carrara-card-bonus-scored =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожне зараховане місто
carrara-card-quoted = «{ $card }»
carrara-worth-objects-all =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен
carrara-worth-objects-kinds =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен різновид
carrara-worth-objects-pairs =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну пару
carrara-worth-objects-most =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен предмет різновиду, якого в тебе найбільше
carrara-worth-built-cost =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну одиницю ціни
carrara-worth-built-number =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну
carrara-worth-built-cities =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожне таке місто
carrara-worth-built-types =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожен вид
carrara-card-worth = { $card }; { $worth }
carrara-card-name-scorings-4 = Чотири «Заробити»
carrara-card-name-scorings-5 = П’ять «Заробити»
carrara-card-name-scorings-types = Зараховані види
carrara-card-name-scorings-mixed = Способи заробити
carrara-card-name-objects-all = Предмети
carrara-card-name-objects-kinds = Різновиди предметів
carrara-card-name-objects-pairs = Пари предметів
carrara-card-name-objects-most = Найбільше однакових
carrara-card-name-built-cost = Ціна будівель
carrara-card-name-built-number = Будівлі
carrara-card-name-built-cities = Забудовані міста
carrara-card-name-built-types = Збудовані види
carrara-card-name-bonus-coins = Додатково: монети
carrara-card-name-bonus-blocks = Додатково: блоки
carrara-card-name-bonus-kings = Додатково: королі
carrara-card-name-bonus-country = Додатково: заміські будівлі
carrara-card-name-bonus-small = Додатково: малі будівлі
carrara-card-name-bonus-great = Додатково: великі будівлі
carrara-card-name-bonus-set = Додатково: повні набори
carrara-card-name-bonus-scored = Додатково: зараховані міста

## Carrara: what is counted

carrara-count-blocks = Блоки
carrara-count-colour = Колір
carrara-count-bag = У мішечку
carrara-count-wheel = На коліщатку
carrara-count-buildings = Будівлі, що лишилися, у пропозиції або в стосі
carrara-count-type = Вид
carrara-count-cost = Ціна { $cost }
carrara-count-objects = Предмети
carrara-count-object = Предмет
carrara-count-supply = У запасі
carrara-count-sale = У продажу

## Carrara: the table and whose turn

carrara-summary =
    Стіл: на коліщатку { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блоки
       *[many] { $blocks } блоків
    }, на ринку { $market ->
        [one] { $market } будівля
        [few] { $market } будівлі
       *[many] { $market } будівель
    }, у стосі { $stack }, у продажу { $objects ->
        [one] { $objects } предмет
        [few] { $objects } предмети
       *[many] { $objects } предметів
    }.
carrara-title-turn = { $name }: обери дію
    .watch = { $name } обирає дію
carrara-title-last-turn = { $name }: це твій останній хід, обери дію
    .watch = { $name } робить останній хід партії
carrara-title-buying = { $name }: візьми блоки з однієї частини
    .watch = { $name } бере блоки
carrara-title-upgrade = { $name }: обери плитку покращення
    .watch = { $name } обирає плитку покращення
carrara-title-after = { $name }: купи предмет або заверши хід
    .watch = { $name } ще може купити предмет
carrara-title-won =
    { $points ->
        [one] { $name } перемагає: { $points } очко
        [few] { $name } перемагає: { $points } очки
       *[many] { $name } перемагає: { $points } очок
    }
carrara-title-shared = { $names } ділять перемогу

## Carrara: what may be done

carrara-do-buy = Купити блоки
    .hint = спершу крутиш коліщатко
carrara-do-buy-turn = Крутити й купити
    .hint = коліщатко крутиться й поповнюється
carrara-do-buy-still = Лише купити
    .hint = коліщатко лишається як є
carrara-do-take = Взяти блоки
    .hint =
        { $coins ->
            [one] у тебе { $coins } монета
            [few] у тебе { $coins } монети
           *[many] у тебе { $coins } монет
        }
    .confirm = Взяти
carrara-do-take-nothing =
    { $coins ->
        [one] Взяти { $coins } монету
        [few] Взяти { $coins } монети
       *[many] Взяти { $coins } монет
    }
    .hint = на жоден блок не вистачає; буде показано все за ширмою
carrara-do-build = Будувати
    .hint = будівля, місто, блоки
    .confirm = Будувати
carrara-do-replace = Замінити
    .hint = будівлю на дорожчу, за різницю в ціні
    .confirm = Замінити
carrara-do-score = Заробити
    .hint =
        { $kings ->
            [one] лишився { $kings } король
            [few] лишилися { $kings } королі
           *[many] лишилося { $kings } королів
        }
    .confirm = Поставити короля
carrara-do-broke =
    { $coins ->
        [one] Взяти { $coins } монету
        [few] Взяти { $coins } монети
       *[many] Взяти { $coins } монет
    }
    .hint = жодна дія неможлива; буде показано все за ширмою
carrara-do-object = Купити за { $price }: { $object }
    .group = Купити за { $price }
carrara-do-announce = Оголосити кінець
    .hint = 5 очок; раунд дограють
carrara-do-done = Завершити хід
carrara-do-upgrade = Покращити: { $field }, +{ $more } за кожну одиницю ціни
carrara-slot-wheel = Блоки з однієї частини
    .missing = блоки з однієї частини
carrara-slot-tile = Будівля
    .missing = будівлю
carrara-slot-city = Місто
    .missing = місто
carrara-slot-blocks = Блоки для оплати
    .missing = блоки для оплати
carrara-slot-old = Будівля, яку замінити
    .missing = будівлю, яку замінити
carrara-slot-new = Дорожча будівля
    .missing = дорожчу будівлю
carrara-slot-field = За що заробити
    .missing = за що заробити
carrara-quick-section =
    Частина { $section }: { $blocks }, { $price ->
        [0] безплатно
        [one] { $price } монета
        [few] { $price } монети
       *[many] { $price } монет
    }
carrara-score-item = { $field }: { $pays }
carrara-pays =
    { $coins ->
        [0] { $vp ->
            [0] нічого
            [one] { $vp } очко
            [few] { $vp } очки
           *[many] { $vp } очок
        }
       *[many] { $coins ->
            [one] { $coins } монета
            [few] { $coins } монети
           *[many] { $coins } монет
        }{ $vp ->
            [0] {""}
            [one] {" "}і { $vp } очко
            [few] {" "}і { $vp } очки
           *[many] {" "}і { $vp } очок
        }
    }{ $count ->
        [0] {""}
       *[many] , { $objects }
    }
carrara-note-price =
    { $coins ->
        [one] { $price } з { $coins } монети; лишиться { $left }.
       *[many] { $price } з { $coins } монет; лишиться { $left }.
    }
carrara-note-city =
    { $city ->
        [livorno] Ліворно
        [pisa] Піза
        [lucca] Лукка
        [viareggio] Віареджо
        [massa] Масса
       *[lerici] Лерічі
    }: зарахування дало б { $after } замість { $unit ->
        [coins] { $before ->
            [one] { $before } монети
           *[many] { $before } монет
        }
       *[vp] { $before ->
            [one] { $before } очка
           *[many] { $before } очок
        }
    }.
carrara-note-missed =
    { $count ->
        [one] { $count } предмет закінчився, його не видають.
        [few] { $count } предмети закінчилися, їх не видають.
       *[many] { $count } предметів закінчилося, їх не видають.
    }
carrara-note-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

## Carrara: the log

carrara-log-setup = На ринку лежать перші будівлі: { $tiles }.
carrara-log-setup-cards = На ринку лежать перші будівлі: { $tiles }. Карти: { $cards }.
carrara-log-wheel = { $name } крутить коліщатко; на частині 1 з’являється: { $blocks }.
carrara-log-wheel-alone = { $name } крутить коліщатко; нових блоків немає.
carrara-log-still = { $name } купує, не крутячи коліщатко.
carrara-log-take =
    { $name } бере { $price ->
        [0] безплатно
        [one] за { $price } монету
        [few] за { $price } монети
       *[many] за { $price } монет
    } з частини { $section }: { $blocks }.
carrara-shown-none = немає
carrara-log-poor =
    { $name } не може заплатити за жоден блок, бере { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } і показує все, що має: { $had ->
        [one] { $had } монета
        [few] { $had } монети
       *[many] { $had } монет
    }; блоки: { $blocks }; предмети: { $objects }.
carrara-log-broke =
    { $name } не може зробити нічого, бере { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    } і показує все, що має: { $had ->
        [one] { $had } монета
        [few] { $had } монети
       *[many] { $had } монет
    }; блоки: { $blocks }; предмети: { $objects }.
carrara-log-build = { $name } будує ({ $city }): { $tile }. Сплачено: { $blocks }.
carrara-log-replace = { $name } замінює ({ $city }): { $old } → { $tile }. Сплачено: { $blocks }.
carrara-log-market = На ринку нова будівля: { $tile }.
carrara-log-upgrade = { $name } покращує на { $more }: { $field }.
carrara-log-score =
    { $name } заробляє ({ $field }): { $coins ->
        [0] { $vp ->
            [one] { $vp } очко
            [few] { $vp } очки
           *[many] { $vp } очок
        }
       *[many] { $coins ->
            [one] { $coins } монета
            [few] { $coins } монети
           *[many] { $coins } монет
        }{ $vp ->
            [0] {""}
            [one] {" "}і { $vp } очко
            [few] {" "}і { $vp } очки
           *[many] {" "}і { $vp } очок
        }
    }{ $count ->
        [0] {""}
       *[many] , { $objects }
    }{ $missed ->
        [0] .
        [one] ; { $missed } предмет уже закінчився.
        [few] ; { $missed } предмети вже закінчилися.
       *[many] ; { $missed } предметів уже закінчилося.
    }
carrara-log-object =
    { $price ->
        [one] { $name } купує за { $price } монету: { $object }.
        [few] { $name } купує за { $price } монети: { $object }.
       *[many] { $name } купує за { $price } монет: { $object }.
    }
carrara-log-announce =
    { $points ->
        [one] { $name } оголошує кінець і отримує { $points } очко. Раунд дограють.
        [few] { $name } оголошує кінець і отримує { $points } очки. Раунд дограють.
       *[many] { $name } оголошує кінець і отримує { $points } очок. Раунд дограють.
    }
carrara-log-last = { $name } будує останню будівлю. Раунд дограють.
carrara-log-over = Усі мали порівну ходів: партію завершено.

## Carrara: points

carrara-line-scored = Зараховано
carrara-line-announced = Оголошення кінця
carrara-line-uncounted = Інші предмети
carrara-line-coins = Монети
carrara-part-scored = зароблені очки
carrara-part-announced = за оголошення кінця гри
carrara-part-card = { $units }: { $card }
carrara-part-objective =
    { $units }: { $worth }. Для кінця гри потрібно { $need }: { $met ->
        [yes] досягнуто
       *[no] не досягнуто
    }.
carrara-part-uncounted =
    { $units ->
        [one] { $units } інший предмет
        [few] { $units } інші предмети
       *[many] { $units } інших предметів
    }
carrara-part-coins =
    { $units ->
        [one] { $units } монета, 1 очко за кожних 5
        [few] { $units } монети, 1 очко за кожних 5
       *[many] { $units } монет, 1 очко за кожних 5
    }
carrara-tie-blocks =
    { $points ->
        [one] По { $points } очку
        [few] По { $points } очки
       *[many] По { $points } очок
    }: перемагає { $names }, бо має { $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блоки
       *[many] { $blocks } блоків
    }.
carrara-tie-shared =
    { $points ->
        [one] По { $points } очку
        [few] По { $points } очки
       *[many] По { $points } очок
    } і по { $blocks ->
        [one] { $blocks } блоку
        [few] { $blocks } блоки
       *[many] { $blocks } блоків
    }: { $names } ділять перемогу.

## Carrara: refusals

carrara-no-over = Партію завершено.
carrara-no-blocks-left = Блоків немає ні на коліщатку, ні в мішечку.
carrara-no-blocks-on-wheel = На коліщатку немає блоків.
carrara-no-buy-how = Зазнач, чи крутити коліщатко: «buy turn» або «buy still».
carrara-no-buy-choice = У звичайному варіанті коліщатко крутять щоразу.
carrara-no-take-nothing = Треба взяти щонайменше один блок.
carrara-no-block-there = На частині { $section } немає: { $blocks }.
carrara-no-other-section = Блоки беруть з однієї частини, тут це частина { $section }.
carrara-no-coins =
    Це коштує { $price }; у тебе { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
carrara-no-coins-for-any =
    { $coins ->
        [one] Маючи { $coins } монету, не заплатиш за жоден блок.
        [few] Маючи { $coins } монети, не заплатиш за жоден блок.
       *[many] Маючи { $coins } монет, не заплатиш за жоден блок.
    }
carrara-no-tile = Цієї будівлі немає в пропозиції: { $tile }.
carrara-no-great = 8-будівлі належать до варіанта з доповненням.
carrara-no-blocks = Серед твоїх блоків немає: { $blocks }.
carrara-no-colour = { $city } цього не дозволяє: { $blocks }.
carrara-no-sum = Сплачено блоків: { $paid }, а треба: { $due }.
carrara-no-build = Твоїх блоків не вистачає на жодну будівлю в жодному місті.
carrara-no-replace = Твоїми блоками нічого не заміниш.
carrara-no-replace-base = Будівлі замінюють лише у варіанті з доповненням.
carrara-no-old = Тут ({ $city }) немає такої будівлі: { $tile }.
carrara-no-dearer = Нова будівля має бути дорожча за стару.
carrara-no-upgrade = Цю плитку покращення вже взято: { $field }.
carrara-no-score = Зараз заробити нічого не можна.
carrara-no-category = За категорії заробляють лише у варіанті з доповненням.
carrara-no-twice = За це тобі вже зараховано: { $field }.
carrara-no-building = Для цього в тебе немає жодної будівлі: { $field }.
carrara-no-city-again = { $city }: місто вже зараховано ({ $name }).
carrara-no-city-yet = { $city }: щоб заробити, потрібно будівель: { $need }; у тебе: { $have }.
carrara-no-king = Усіх королів ({ $kings }) уже виставлено.
carrara-no-broke = Є можлива дія.
carrara-no-second-object = За хід купують один предмет.
carrara-no-sale = Уже не продається: { $object }.
carrara-no-object-coins =
    { $price ->
        [one] Предмет коштує { $price } монету; у тебе { $coins }.
        [few] Предмет коштує { $price } монети; у тебе { $coins }.
       *[many] Предмет коштує { $price } монет; у тебе { $coins }.
    }
carrara-no-announced = Кінець уже оголошено.
carrara-no-objective = Ще ні: { $card }. У тебе { $have } з { $need }.

## Carrara: records and positions

carrara-deal-market = Партія починається з дев’яти будівель на ринку.
carrara-deal-cards = Варіант із доповненням починається з однієї карти кожної частини.
carrara-deal-tile = «{ $token }» зараз не можна витягнути.
carrara-deal-block = «{ $token }» зараз не можна витягнути.
carrara-position-wheel = Коліщатко має шість частин, кожна – список блоків.
carrara-position-great = 8-будівель немає ні на ринку, ні в стосі.
carrara-position-announced = Кінець оголошує лише одне місце.
carrara-position-kings = P{ $seat } заробляє частіше, ніж має королів.
carrara-position-cards = Має бути по одній карті: { $parts }.

## Carrara: what the drawings show

carrara-end = Кінець
carrara-screen = За твоєю ширмою
carrara-screen-stands = Ширми стоять.
carrara-own-cities = Власні міста
carrara-kings-left =
    { $kings ->
        [one] лишився { $kings } король
        [few] лишилися { $kings } королі
       *[many] лишилося { $kings } королів
    }
carrara-last-round =
    { $turns ->
        [0] це останній хід
        [one] останній раунд: ще { $turns } хід
        [few] останній раунд: ще { $turns } ходи
       *[many] останній раунд: ще { $turns } ходів
    }
carrara-may-announce = може оголосити кінець: { $names }
carrara-bonus = Додатково: { $card }
carrara-objective = { $name }: { $have } з { $need }
carrara-objective-hidden = { $name }: приховано, потрібно { $need }
carrara-section = Частина { $section }
carrara-market = Ринок
carrara-for-sale = Предмети в продажу
carrara-board-more = Крім того
carrara-bag =
    { $blocks ->
        [one] { $blocks } блок у мішечку
        [few] { $blocks } блоки в мішечку
       *[many] { $blocks } блоків у мішечку
    }
carrara-stack =
    { $tiles ->
        [one] { $tiles } будівля в стосі
        [few] { $tiles } будівлі в стосі
       *[many] { $tiles } будівель у стосі
    }
carrara-upgrades = плитки покращення: { $fields }
carrara-heading-scored = { $field }: зараховано
carrara-heading-scored-by = { $field }: зараховано ({ $name })
carrara-heading-pays = { $field }: якщо зарахувати зараз, { $pays }
carrara-heading-would = { $field }: зарахувати ще не можна ({ $pays })
carrara-blocks = Блоки
carrara-objects = Предмети
carrara-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }

## Dominion

dominion-name = Домініон
dominion-what = Складай колоду карта за картою й перетворюй монети на провінції
dominion-wealth = Монети на всіх скарбах
dominion-option-kingdom = Десять карт королівства
dominion-option-kingdom-first-game = Перша гра: урівноважений набір для навчання
dominion-option-kingdom-big-money = Великі гроші: скарби й те, що їх поліпшує
dominion-option-kingdom-interaction = Взаємодія: карти, що стосуються всіх
dominion-option-kingdom-size-distortion = Викривлення розмірів: крихітні колоди й величезні
dominion-option-kingdom-village-square = Сільська площа: довгі ланцюги дій
dominion-option-kingdom-random = Десять випадкових
dominion-option-kingdom-own = Десять на твій вибір
dominion-cost = Ціна { $cost }

## Dominion: its cards

dominion-card-copper = Мідь
dominion-card-silver = Срібло
dominion-card-gold = Золото
dominion-card-estate = Маєток
dominion-card-duchy = Герцогство
dominion-card-province = Провінція
dominion-card-curse = Прокляття
dominion-card-cellar = Льох
dominion-card-chapel = Каплиця
dominion-card-moat = Рів
dominion-card-chancellor = Канцлер
dominion-card-village = Село
dominion-card-woodcutter = Лісоруб
dominion-card-workshop = Майстерня
dominion-card-bureaucrat = Бюрократ
dominion-card-feast = Бенкет
dominion-card-gardens = Сади
dominion-card-militia = Ополчення
dominion-card-moneylender = Лихвар
dominion-card-remodel = Перебудова
dominion-card-smithy = Кузня
dominion-card-spy = Шпигун
dominion-card-thief = Злодій
dominion-card-throne-room = Тронна зала
dominion-card-council-room = Зала ради
dominion-card-festival = Фестиваль
dominion-card-laboratory = Лабораторія
dominion-card-library = Бібліотека
dominion-card-market = Ринок
dominion-card-mine = Копальня
dominion-card-witch = Відьма
dominion-card-adventurer = Шукач пригод
# Where a name may be broken, if it has no room in one line.
dominion-hyphens = Бібліо-тека Бюро-крат Герцог-ство Канц-лер Капли-ця Копаль-ня Лабора-торія Лісо-руб Май-стерня Опол-чення Пере-будова Провін-ція Прокля-ття Фести-валь Шпи-гун

dominion-type-treasure = скарб
dominion-type-victory = перемога
dominion-type-curse = прокляття
dominion-type-action = дія
dominion-type-attack = дія – атака
dominion-type-reaction = дія – реакція

## Dominion: what the cards say (text), and the rulings (rules)

dominion-text-copper = 1 монета.
dominion-text-silver = 2 монети.
dominion-text-gold = 3 монети.
dominion-text-estate = 1 переможне очко.
dominion-text-duchy = 3 переможні очки.
dominion-text-province = 6 переможних очок.
dominion-text-curse = −1 переможне очко.
dominion-text-cellar = +1 дія. Скинь будь-яку кількість карт, а тоді витягни стільки ж.
dominion-rules-cellar = Сам Льох лежить зіграний, і скинути його не можна. Спершу обираєш усі карти й скидаєш їх разом, а тоді тягнеш. Якщо для цього треба тасувати, щойно скинуті карти замішуються теж. (K1)
dominion-text-chapel = Знищ до чотирьох карт зі своєї руки.
dominion-rules-chapel = Зіграну Каплицю знищити не можна; іншу Каплицю з твоєї руки – можна. Дозволено не знищувати жодної карти. (K2)
dominion-text-moat = +2 карти. Коли інший гравець грає атаку, можеш показати цю карту з руки: атака тебе не стосується.
dominion-rules-moat = Тебе питають, коли зіграно атаку, перш ніж вона щось зробить, у порядку ходів, і щоразу, коли її грають. Рів лишається в твоїй руці. Тебе ніби немає: ти не отримуєш Прокляття, не показуєш карт, нічого не скидаєш. Більше нікого Рів не захищає, а нападник отримує все інше, що дає карта. (K3)
dominion-text-chancellor = +2 монети. Можеш перекласти всю свою колоду в скид.
dominion-rules-chancellor = Вирішуєш одразу, перш ніж зіграти чи купити щось інше, і не дивлячись на карти. (K4)
dominion-text-village = +1 карта, +2 дії.
dominion-rules-village = Село забирає одну дію й дає дві: після першого Села лишаються дві дії, після другого – три. (K5)
dominion-text-woodcutter = +1 купівля, +2 монети.
dominion-rules-woodcutter = У фазі купівлі цього ходу можеш купити на одну карту більше й витратити на дві монети більше. (K6)
dominion-text-workshop = Отримай карту ціною до 4.
dominion-rules-workshop = Карта береться із запасу й іде у твій скид. Ні монети, ні інші карти не підвищують межі. (K7)
dominion-text-bureaucrat = Отримай Срібло й поклади його зверху на свою колоду. Кожен інший гравець кладе карту перемоги з руки зверху на свою колоду або показує руку, у якій такої немає.
dominion-rules-bureaucrat = Прокляття – не карта перемоги. Якщо колода порожня, покладена карта й становить усю колоду; нічого не тасують. Навіть коли Срібла вже немає, атака відбувається. (K8)
dominion-text-feast = Знищ цю карту. Отримай карту ціною до 5.
dominion-rules-feast = Отримана карта береться із запасу й іде у твій скид; монети не підвищують межі. Зігравши Бенкет Тронною залою, знищуєш його один раз, а карт отримуєш дві. (K9)
dominion-text-gardens = 1 переможне очко за кожні 10 твоїх карт.
dominion-rules-gardens = Наприкінці рахуються всі твої карти, разом із Садами, де б вони не були; округлюється вниз: 39 карт дають 3 очки за кожні Сади, 40 карт – 4. У стосі 8 карт для двох гравців, 12 – для трьох або чотирьох. (K10)
dominion-text-militia = +2 монети. Кожен інший гравець скидає карти, доки в руці не лишиться три.
dominion-rules-militia = Хто має в руці три карти або менше, не скидає нічого. (K11)
dominion-text-moneylender = Знищ Мідь зі своєї руки: +3 монети.
dominion-rules-moneylender = Якщо маєш у руці Мідь, мусиш її знищити. Без Міді нічого не відбувається. (K12)
dominion-text-remodel = Знищ карту зі своєї руки. Отримай карту, дорожчу щонайбільше на 2.
dominion-rules-remodel = Зіграну Перебудову знищити не можна, іншу з твоєї руки – можна. Якщо знищити нічого, ти нічого й не отримуєш. Отримана карта може бути дешевшою чи навіть такою самою; монети не підвищують межі. Прокляття має ціну 0. (K13)
dominion-text-smithy = +3 карти.
dominion-rules-smithy = Витягни в руку три карти. (K14)
dominion-text-spy = +1 карта, +1 дія. Ти й кожен інший гравець показуєте верхню карту колоди; про кожну вирішуєш ти: скинути її чи повернути.
dominion-rules-spy = Спершу тягнеш ти. Потім показують верхні карти: спочатку твоя, далі в порядку ходів, і про кожну вирішуєш перед наступною. У кого колода порожня, той тасує; хто зовсім не має карт, того пропускають. (K15)
dominion-text-thief = Кожен інший гравець показує дві верхні карти колоди. Із показаних скарбів знищ у кожного по одному; будь-які з цих знищених можеш отримати. Решту показаних карт скидають.
dominion-rules-thief = Щонайбільше один скарб у гравця; який саме, обираєш ти. Отримати можна лише щойно знищені скарби: усі, частину чи жодного; вони йдуть у твій скид. Маючи в колоді одну карту, гравець показує її, тасує скид без неї й показує другу. (K16)
dominion-text-throne-room = Обери карту дії у своїй руці й зіграй її двічі.
dominion-rules-throne-room = Обидва розіграші не забирають інших дій, крім дії самої Тронної зали. Перший треба повністю завершити перед другим, і між ними нічого не грають. Тронна зала на Тронну залу – це дві інші дії, кожна двічі, а не одна чотири рази. Ринок, зіграний двічі, лишає дві дії. Якщо маєш у руці дію, мусиш обрати. (K17)
dominion-text-council-room = +4 карти, +1 купівля. Кожен інший гравець тягне карту.
dominion-rules-council-room = Інші тягнуть, хочуть вони того чи ні, а за потреби тасують. Це не атака. (K18)
dominion-text-festival = +2 дії, +1 купівля, +2 монети.
dominion-rules-festival = Фестиваль забирає одну дію й дає дві: лічи свої дії вголос. (K19)
dominion-text-laboratory = +2 карти, +1 дія.
dominion-rules-laboratory = Витягни дві карти; дія, яку забрала Лабораторія, повертається. (K20)
dominion-text-library = Тягни, доки в руці не стане сім карт. Кожну витягнуту карту дії можеш відкласти; відкладені потім скидають.
dominion-rules-library = Про кожну карту дії вирішуєш, щойно її витягнеш; можеш її залишити. Коли колода закінчується, відкладені карти не замішують. Якщо тягнути більше нічого, зупиняєшся. Маючи в руці сім карт або більше, не тягнеш жодної. (K21)
dominion-text-market = +1 карта, +1 дія, +1 купівля, +1 монета.
dominion-rules-market = Витягни карту; потім можеш зіграти ще одну дію, купити ще одну карту й витратити на монету більше. (K22)
dominion-text-mine = Знищ скарб зі своєї руки. Отримай у руку скарб, дорожчий щонайбільше на 3.
dominion-rules-mine = Зазвичай Мідь стає Сріблом або Срібло – Золотом, і витратити його можна цього ж ходу. Такий самий або дешевший скарб теж дозволено. Маючи в руці скарб, мусиш один знищити; без скарбу нічого не відбувається. (K23)
dominion-text-witch = +2 карти. Кожен інший гравець отримує Прокляття.
dominion-rules-witch = У порядку ходів, від сусіда ліворуч, доки є Прокляття; вони йдуть у скиди гравців. Свої карти тягнеш, навіть коли Проклять уже немає. (K24)
dominion-text-adventurer = Показуй карти зі своєї колоди, доки дві з них не будуть скарбами. Візьми ці скарби в руку, решту скинь.
dominion-rules-adventurer = Коли колода закінчується, показані карти не замішують. Якщо закінчилося все, лишаєш собі те, що знайдено. Решту карт скидаєш одразу, щойно закінчиш. (K25)

## Dominion: what is counted

dominion-count-supply = Запас
dominion-count-card = Карта
dominion-count-cost = Ціна
dominion-count-left = Лишилося
dominion-count-empty =
    { $empty ->
        [0] Порожніх стосів немає; три порожні завершують партію.
        [one] { $empty } порожній стос; три завершують партію.
        [few] { $empty } порожні стоси; три завершують партію.
       *[many] { $empty } порожніх стосів; три завершують партію.
    }
dominion-count-own = Твої карти
dominion-count-all = Усі
dominion-count-hand = Рука
dominion-count-cards =
    { $n ->
        [one] Усього { $n } карта, у колоді { $deck }
        [few] Усього { $n } карти, у колоді { $deck }
       *[many] Усього { $n } карт, у колоді { $deck }
    }

## Dominion: its table

dominion-supply = Запас
dominion-pile = { $card }: ціна { $cost }, лишилося { $left }
dominion-deck = Колода
dominion-deck-of = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карти
   *[many] Колода: { $n } карт
}
dominion-discard = Скид
dominion-trash = Знищене
dominion-play-area = Зіграні карти
dominion-aside = Відкладене
dominion-actions = Дії
dominion-buys = Купівлі
dominion-coins = Монети
dominion-empty = Порожні стоси
dominion-summary = { $provinces ->
    [one] Лишилася { $provinces } Провінція
    [few] Лишилися { $provinces } Провінції
   *[many] Лишилося { $provinces } Провінцій
}, { $empty ->
    [0] порожніх стосів немає
    [one] { $empty } порожній стос
    [few] { $empty } порожні стоси
   *[many] { $empty } порожніх стосів
}. { $n ->
    [0] Жодної карти не зіграно.
   *[many] Зіграно: { $played }.
} Знищених карт: { $trash }.

## Dominion: its decisions

dominion-title-action = { $actions ->
    [1] { $name }: зіграй дію або йди далі
    [one] { $name }: зіграй дію, лишилася { $actions }
    [few] { $name }: зіграй дію, лишилися { $actions }
   *[many] { $name }: зіграй дію, лишилося { $actions }
}
    .watch = { $name } грає дії
dominion-title-buy = { $name }: купуй. { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}, { $buys ->
    [one] { $buys } купівля
    [few] { $buys } купівлі
   *[many] { $buys } купівель
}
    .watch = { $name } купує
dominion-title-bought = { $name }: заверши хід
    .watch = { $name } завершує хід
dominion-title-moat = { $name }: показати Рів? Атака – { $card }
    .watch = { $name } може показати Рів
dominion-title-cellar = { $name }: скинь скільки завгодно карт і витягни стільки ж
    .watch = { $name } скидає карти для Льоху
dominion-title-militia = { $n ->
    [one] { $name }: скинь { $n } карту
    [few] { $name }: скинь { $n } карти
   *[many] { $name }: скинь { $n } карт
}
    .watch = { $name } скидає карти
dominion-title-trash = { $most ->
    [one] { $name }: знищ одну карту. Зіграно: { $card }
   *[many] { $name }: знищ до чотирьох карт. Зіграно: { $card }
}
    .watch = { $name } обирає, що знищити. Зіграно: { $card }
dominion-title-gain = { $name }: отримай карту ціною до { $limit }
    .watch = { $name } отримує карту
dominion-title-bureaucrat = { $name }: поклади карту перемоги на свою колоду
    .watch = { $name } кладе карту перемоги на колоду
dominion-title-chancellor = { $name }: перекласти свою колоду в скид?
    .watch = { $name } вирішує щодо колоди
dominion-title-library = { $name }: відкласти карту дії чи залишити?
    .watch = { $name } тягне карту дії
dominion-title-spy = { $own ->
    [yes] { $name }: верхня карта твоєї колоди – { $card }. Скинути чи повернути?
   *[no] { $name }: верхня карта колоди – { $card } ({ $victim }). Скинути чи повернути?
}
    .watch = { $name } шпигує: { $victim }
dominion-title-thief = { $name }: знищ скарб ({ $victim })
    .watch = { $name } знищує скарб ({ $victim })
dominion-title-loot = { $name }: які скарби отримати?
    .watch = { $name } обирає серед знищених скарбів
dominion-title-throne = { $name }: обери дію, щоб зіграти її двічі
    .watch = { $name } обирає дію, щоб зіграти її двічі
dominion-title-won = { $points ->
    [one] { $name } перемагає: { $points } очко
    [few] { $name } перемагає: { $points } очки
   *[many] { $name } перемагає: { $points } очок
}
dominion-title-shared = { $names } ділять перемогу

dominion-do-play = Зіграти: { $card }
dominion-do-treasures = Зіграти всі скарби
    .hint = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
dominion-do-buy = Купити: { $card }
    .hint = за { $cost }
dominion-do-gain = Отримати: { $card }
    .hint = ціна { $cost }
dominion-do-trash = Знищити: { $card }
dominion-do-top = На колоду: { $card }
dominion-do-reveal = Показати: { $card }
dominion-do-no-moat = Не показувати
dominion-do-deck = { $cards ->
    [one] Колоду, { $cards } карту, у скид
    [few] Колоду, { $cards } карти, у скид
   *[many] Колоду, { $cards } карт, у скид
}
dominion-do-no-chancellor = Залишити колоду
dominion-do-aside = Відкласти: { $card }
dominion-do-keep = Залишити: { $card }
dominion-do-spy-discard = Скинути: { $card } ({ $name })
dominion-do-spy-back = Повернути: { $card } ({ $name })
dominion-do-end-actions = Кінець дій
dominion-do-end = Завершити хід
dominion-do-cellar-compose = Скинути
    .none = Нічого не скидати
    .confirm = Скинути й тягнути
dominion-do-trash-compose = Знищити
    .none = Нічого не знищувати
    .confirm = Знищити
dominion-do-militia-compose = Скинути
    .confirm = Скинути
dominion-do-loot-compose = Отримати
    .none = Не брати жодного
    .confirm = Отримати
dominion-slot-discard = Карти, які скинути
    .missing = карти, які скинути
dominion-slot-trash = Карти, які знищити
    .missing = карти, які знищити
dominion-slot-gain = Скарби, які отримати
    .missing = скарби, які отримати
dominion-quick-all = Усі
dominion-quick-useless = { $n ->
    [one] { $n } непотрібна карта
    [few] { $n } непотрібні карти
   *[many] { $n } непотрібних карт
}
dominion-note-discard = { $n ->
    [0] Жодної карти не буде скинуто
    [one] Буде скинуто { $n } карту
    [few] Буде скинуто { $n } карти
   *[many] Буде скинуто { $n } карт
}
dominion-note-trash = { $n ->
    [0] Жодної карти не буде знищено
    [one] Буде знищено { $n } карту
    [few] Буде знищено { $n } карти
   *[many] Буде знищено { $n } карт
}
dominion-note-gain = { $n ->
    [0] Жодної карти не буде отримано
    [one] Буде отримано { $n } карту
    [few] Буде отримано { $n } карти
   *[many] Буде отримано { $n } карт
}

## Dominion: its log

dominion-log-kingdom = Королівство: { $cards }.
dominion-log-turn = Далі – { $name }.
dominion-log-draw = { $n ->
    [one] { $name } тягне { $n } карту.
    [few] { $name } тягне { $n } карти.
   *[many] { $name } тягне { $n } карт.
}
dominion-log-shuffle = { $n ->
    [one] { $name } тасує скид: у новій колоді { $n } карта.
    [few] { $name } тасує скид: у новій колоді { $n } карти.
   *[many] { $name } тасує скид: у новій колоді { $n } карт.
}
dominion-log-play = { $name } грає: { $card }.
dominion-log-throned = { $name } грає двічі: { $card }. Перший раз.
dominion-log-again = { $name } грає вдруге: { $card }.
dominion-log-treasures = { $name } грає: { $cards }. Разом { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
dominion-log-buy = { $name } купує: { $card }.
dominion-log-gain-discard = { $name } отримує: { $card }.
dominion-log-gain-hand = { $name } отримує в руку: { $card }.
dominion-log-gain-deck = { $name } отримує на колоду: { $card }.
dominion-log-reveal = { $name } показує: { $cards }.
dominion-log-show = { $name } показує руку без карт перемоги: { $cards }.
dominion-log-discard = { $name } скидає: { $cards }.
dominion-log-discard-none = { $name } нічого не скидає.
dominion-log-trash = { $name } знищує: { $cards }.
dominion-log-trash-none = { $name } нічого не знищує.
dominion-log-top = { $name } кладе на колоду: { $card }.
dominion-log-moat = { $name } показує Рів. Атака – { $card }.
dominion-log-deck = { $n ->
    [one] { $name } перекладає колоду, { $n } карту, у скид.
    [few] { $name } перекладає колоду, { $n } карти, у скид.
   *[many] { $name } перекладає колоду, { $n } карт, у скид.
}
dominion-log-aside = { $name } відкладає: { $card }.
dominion-log-found = { $name } бере в руку: { $cards }.
dominion-log-spied = { $name } вирішує, що { $victim } скидає: { $card }.
dominion-log-back = { $name } вирішує, що { $victim } лишає на колоді: { $card }.
dominion-log-stolen = { $name } знищує скарб ({ $victim }): { $card }.
dominion-log-loot = { $name } отримує зі знищеного: { $cards }.
dominion-log-over = Партію завершено.

## Dominion: its sheet

dominion-part-each = { $n } × { $each }
dominion-part-gardens = { $cards ->
    [one] { $n } × { $each } ({ $cards } карта)
    [few] { $n } × { $each } ({ $cards } карти)
   *[many] { $n } × { $each } ({ $cards } карт)
}
dominion-tie-turns = { $points ->
    [one] Рівність, по { $points } очку
    [few] Рівність, по { $points } очки
   *[many] Рівність, по { $points } очок
}. Менше ходів ({ $turns }): { $names }.
dominion-tie-shared = { $points ->
    [one] Рівність, по { $points } очку
    [few] Рівність, по { $points } очки
   *[many] Рівність, по { $points } очок
}, і ходів порівну: { $names } ділять перемогу.

## Dominion: why a move is refused

dominion-no-over = Партію завершено.
dominion-no-bought = Скарби грають до першої купівлі.
dominion-no-treasure = У руці немає скарбів.
dominion-no-buys = Купівель більше немає.
dominion-no-coins = { $card } має ціну { $cost }; у тебе { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}.
dominion-no-supply = У запасі немає такої карти: { $card }.
dominion-no-card = Стільки карт у руці немає: { $card }.
dominion-no-type = { $card } не того типу, який потрібен.
dominion-no-discard-count = { $n ->
    [one] Треба скинути рівно { $n } карту.
    [few] Треба скинути рівно { $n } карти.
   *[many] Треба скинути рівно { $n } карт.
}
dominion-no-trash-count = { $n ->
    [one] Знищують щонайбільше { $n } карту.
    [few] Знищують щонайбільше { $n } карти.
   *[many] Знищують щонайбільше { $n } карт.
}
dominion-no-trash-one = Треба знищити одну карту.
dominion-no-gain-one = Треба отримати одну карту.
dominion-no-gain-limit = { $card } має ціну { $cost }; дозволено щонайбільше { $limit }.
dominion-no-reaction = Проти атаки показують лише Рів.
dominion-no-spied = Зараз вирішується карта P{ $seat }.
dominion-no-shown = Серед показаних карт немає такої: { $card }.
dominion-no-taken = Отримати можна лише щойно знищені скарби.

## Dominion: why a record or position is refused

dominion-deal-setup = Партія починається з королівства й п’яти карт на кожне місце.
dominion-deal-kingdom = Це не десять карт королівства.
dominion-deal-card = «{ $deal }» зараз не можна роздати.
dominion-deal-form = Це не роздача.
dominion-kingdom-card = «{ $card }» – не карта королівства.
dominion-kingdom-twice = У королівстві двічі стоїть { $card }.
dominion-kingdom-count =
    { $piles ->
        [one] Королівство має { $piles } карту, а не { $n }.
        [few] Королівство має { $piles } карти, а не { $n }.
       *[many] Королівство має { $piles } карт, а не { $n }.
    }
dominion-position-play = Зіграні й відкладені карти має лише місце, чий зараз хід.
dominion-position-supply = Такий високий стос неможливий: { $token }.
dominion-position-phase = Фаза – це дія або купівля; карта питає лише у фазі дії.
dominion-position-step = Такого рішення тут бути не може.
dominion-position-impossible = З такими картами цього не вирішити.

## Dominion: on the cards, in few words

dominion-brief-cellar = Скинь карти, витягни стільки ж.
dominion-brief-chapel = Знищ до 4 карт.
dominion-brief-moat = Покажи його, щоб відбити атаку.
dominion-brief-chancellor = Можеш скинути колоду.
dominion-brief-workshop = Отримай карту ціною до 4.
dominion-brief-bureaucrat = Срібло на твою колоду; інші кладуть на свою карту перемоги.
dominion-brief-feast = Знищ цю карту; отримай карту ціною до 5.
dominion-brief-gardens = 1 очко за кожні 10 твоїх карт.
dominion-brief-militia = В інших лишається по 3 карти.
dominion-brief-moneylender = Знищ Мідь: +3 монети.
dominion-brief-remodel = Знищ карту; отримай дорожчу щонайбільше на 2.
dominion-brief-spy = Кожен показує карту; про неї вирішуєш ти.
dominion-brief-thief = Інші показують по 2 карти: знищ скарб; можеш його отримати.
dominion-brief-throne-room = Зіграй дію двічі.
dominion-brief-council-room = Інші тягнуть карту.
dominion-brief-library = Тягни, доки не матимеш 7.
dominion-brief-mine = Знищ скарб; у руку – дорожчий щонайбільше на 3.
dominion-brief-witch = Інші отримують Прокляття.
dominion-brief-adventurer = Відшукай два скарби в руку.

## Dominion: what the drawings show

dominion-about =
    { $card }: { $type }, ціна { $cost }
    { $text }
dominion-about-curse =
    { $card }: ціна { $cost }
    { $text }
dominion-about-ruled =
    { $card }: { $type }, ціна { $cost }
    { $text }
    { $rules }
dominion-within-reach =
    { $about }
    Скарбів у твоїй руці на неї вистачить.
dominion-times = { $n } × { $card }
dominion-cards-held = { $n ->
    [0] У руці немає карт
    [one] { $n } карта в руці
    [few] { $n } карти в руці
   *[many] { $n } карт у руці
}
dominion-shown = Показані карти
dominion-of = { $name }
dominion-turn = Хід
dominion-left = { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}, { $buys ->
    [one] { $buys } купівля
    [few] { $buys } купівлі
   *[many] { $buys } купівель
}, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
dominion-in-trash = { $n ->
    [0] знищених карт немає
    [one] { $n } знищена карта
    [few] { $n } знищені карти
   *[many] { $n } знищених карт
}
dominion-ending = Кінець
dominion-ending-so-far = Настане, коли закінчаться Провінції або три стоси. { $provinces ->
    [one] Лишилася { $provinces } Провінція
    [few] Лишилися { $provinces } Провінції
   *[many] Лишилося { $provinces } Провінцій
}, { $empty ->
    [0] порожніх стосів немає
    [one] { $empty } порожній стос
    [few] { $empty } порожні стоси
   *[many] { $empty } порожніх стосів
}.
dominion-ending-told =
    { $heading }
    { $text }
dominion-deck-closed = { $empty ->
    [yes] Карт немає
   *[other] Карти є, але лічити їх не можна
}
dominion-none = Немає
dominion-owned = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} після { $turns ->
    [one] { $turns } ходу
   *[many] { $turns } ходів
}
