### Spanish. A line .hint is the smaller second line of a control, .confirm what its last button says, .watch the
### sentence for whoever does not decide.

## The page

app = Piazza
home = Inicio
home-title = Juegos de mesa alrededor de una plaza
home-doors = Juegos
new-match = Nueva partida
door-again = Como la última vez: { $names }
door-seats = De { $least } a { $most } jugadores
unofficial = Versión no oficial hecha por aficionados, con dibujos propios. Palazzo es un juego de Reiner Knizia; Los palacios de Carrara, de Wolfgang Kramer y Michael Kiesling; Dominion, de Donald X. Vaccarino.
notices = Avisos
tools = Herramientas
menu = Menú
close = Cerrar
back = Atrás
empty = nada
list = { $items }
settings = Ajustes
keys = Teclas
share = Compartir
undo = Deshacer
log = Historial
opening = Abriendo la partida

## The engine

loading = Cargando el motor
loading-bytes = Cargando el motor: { $loaded } de { $total } MB
loading-starts = El motor arranca
engine-error = El motor no ha arrancado: { $text }
engine-again = Reintentar
engine-failed = El motor no ha arrancado. Vuelve a cargar la página.
engine-restarting = El motor arranca de nuevo
engine-restarted = El motor se había parado y ha vuelto a arrancar. La partida sigue donde estaba.

## Languages, settings

language-auto = El que pida el navegador
setting-language = Idioma
setting-theme = Colores
theme-auto = Los que pida el dispositivo
theme-light = Claros
theme-dark = Oscuros
setting-pace = Ritmo de los bots
pace-instant = Inmediato
pace-quick = Rápido
pace-watchable = Para mirar
setting-keys = Usar letras y cifras como teclas
setting-scores = Mostrar los puntos en vivo y lo que cambiaría cada jugada
setting-hints = Pistas: un botón que pide consejo a un buen bot
setting-sound = Sonidos suaves
setting-hand = Botones en el teléfono
hand-right = Para diestros
hand-left = Para zurdos

## Keys

key-tab = De una zona a otra
key-arrows = Dentro de una zona
key-enter = Ejecuta
key-esc = Un paso atrás
key-numbers = Las jugadas ofrecidas
key-zero = Pasar o terminar la fase
key-u = Deshacer
key-zx = Una jugada atrás, una adelante
key-space = Reproduce y pausa, en la barra de repetición
key-l = El historial
key-h = Una pista: lo que haría un buen bot
key-i = Muestra de cerca lo que tiene el foco, sin jugarlo; igual que un clic derecho o una pulsación larga
key-m = Escribe una jugada con la notación del juego
key-p = Los bots se paran o siguen
key-c = Lo que cuenta un buen jugador
key-r = Las reglas, abiertas por la de la decisión actual
key-settings = Ajustes
key-keys = Estas teclas
keys-off = Las letras y las cifras solo funcionan fuera de los campos de texto. Se desactivan en los ajustes.

## Seats

seats = Jugadores
seat-default = Jugador { $number }
seat-you = Tu asiento
seat-person = Persona
seat-elsewhere = En otro dispositivo
seat-bot = Bot, { $level }
seat-add = Añadir jugador
seat-name = Nombre del asiento { $number }
seat-kind = Quién juega en el asiento { $number }
seat-up = Subir a { $name }
seat-down = Bajar a { $name }
seat-remove = Quitar a { $name }
kind-person = Persona
bot-greedy = codicioso
bot-random = aleatorio
bot-money = tesorero
bot-reader = lector de reinos
points-unit =
    { $points ->
        [one] punto
       *[other] puntos
    }

## A new match

new-title = Nueva partida de { $game }
more = Más
start = Quién empieza
start-random = Por sorteo
seed = Semilla
seed-what = De 1 a 16 caracteres: cifras del 0 al 9 y letras de la «a» a la «f». La misma semilla reparte la misma partida; si se deja vacía, se sortea.
seed-wrong = Una semilla tiene de 1 a 16 caracteres: cifras del 0 al 9 y letras de la «a» a la «f».
start-match = Empezar
pick-count = Has elegido { $n } de { $count }
pick-full = Ya has elegido { $count }. Quita algo antes.
pick-fill = Completar al azar
pick-clear = Vaciar
pick-read = Leerlo todo

## Kept matches

matches = Partidas en este dispositivo
matches-none = Aquí todavía no hay partidas guardadas.
match-more = Gestionar { $title }
match-manage = Gestionar la partida
match-title = Nombre de la partida
match-when = { $game }, { $when }
match-turn = Decide { $name }.
match-open = En juego.
match-over = Terminada.
match-won =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] { $names } comparten la victoria.
    }
match-branch = { $title }, desde la jugada { $t }
rename = Renombrar
delete = Borrar
deleted = La partida se ha borrado.
delete-undo = Deshacer
import = Importar
export = Exportar todo
export-one = Exportar
imported =
    { $added ->
        [0] Ninguna partida era nueva.
        [one] Se ha importado { $added } partida.
       *[other] Se han importado { $added } partidas.
    }
import-wrong = Este archivo no contiene partidas exportadas.
imported-settings = También se han importado los ajustes y las lecciones hechas.
paste = Abrir un enlace o un acta
paste-short = Abrir enlace
paste-what = Pega un enlace, su código o el texto de un acta.
paste-open = Abrir
unreadable = No se puede leer una partida guardada
unreadable-what = Puede estar dañada o ser de una versión más nueva. Expórtala si quieres conservarla, o bórrala.
storage-blocked = Este navegador no guarda partidas: su almacenamiento está lleno o bloqueado. Aun así se puede jugar, y el enlace conserva la partida.

## Links

joined =
    { $count ->
        [one] El enlace abierto llega { $count } jugada más allá de lo guardado aquí.
       *[other] El enlace abierto llega { $count } jugadas más allá de lo guardado aquí.
    }
broken = Este enlace no se abre
broken-what = Quizá se cortó al copiarlo. Pídelo otra vez o empieza una partida propia.
broken-new = Nueva partida
who = ¿Quién eres?
who-why = En esta partida juegan varias personas. Las manos de las demás quedan tapadas en este dispositivo.
who-all = Jugamos todos en este dispositivo
who-none = Solo miro

## The table

region-board = Tablero
region-offer = En oferta
region-hand = Tu mano
region-mine = Palacios propios
region-others = Los demás jugadores
region-tray = Lo que se está preparando
region-actions = Acciones
your-hand = Tu mano
hand-hidden = Las manos están tapadas.
nothing-built = Todavía no hay nada construido.
look-closer = Ver de cerca: { $what }
read-how = En la mesa, todo esto se lee con una pulsación larga o un clic derecho; así no se juega.
tip-more = Clic derecho o tecla I: toda la información
thing-told =
    { $heading }
    { $about }
label-points = { $name }: de { $from } pasa a { $to }
label-delta = { $name }: { $delta }
worth = de { $from } pasa a { $to }
worth-delta =
    { $points ->
        [one] { $delta } punto
       *[other] { $delta } puntos
    }
choose-first = Cuál primero
wait-seat = Decide { $name }.
forced = { $why } Solo quedaba: { $move }.
log-undone = { $name } deshizo una decisión después de verse algo nuevo.
more-lines = { $count } más en el historial; lo último:
bots-pause = Pausa
bots-go-on = Seguir
step-once = Una decisión adelante
take-from-table = Elige en la mesa una de las piezas resaltadas.
wait-onlooker = Otra pestaña juega esta partida.
away = Decide { $name }, en otro dispositivo.
away-send = Enviar el enlace a { $name }
away-take = Jugar aquí como { $name }
slot-full = Como máximo { $count }: primero devuelve algo.
put-back = Devolver
tray-missing = Falta elegir: { $what }
sum-lies = en mesa
sum-adds = añadido
quick = Sugerencias
cheapest-is = Lo más barato: { $cards }
cheapest = El pago más barato
refusal-with-rule = { $why } (regla { $rule }).

## Rulebook

home-ways = Para leer
rules = Reglas
rules-search = Buscar en las reglas
rules-contents = Índice
rules-none = Ninguna regla contiene estas palabras.
rules-unread = No se han podido cargar las reglas. Inténtalo otra vez cuando tengas conexión.
part-missing = No se ha podido cargar esta parte de la página. Inténtalo otra vez cuando tengas conexión.
rules-rule = Regla { $rule }
rules-ruling = Donde las fuentes callan o discrepan:
rules-option = Opción de la partida:
rules-chosen = En esta partida: { $what }

## Lessons

learn = Aprender
lesson = Lección
lesson-opening = Preparando la mesa
lesson-done = Hecho
lesson-next = Seguir
lesson-after = Siguiente lección
lesson-list = Lecciones
lesson-on = Seguir jugando
lesson-free = La lección ha terminado y la partida sigue: ahora todo depende de ti. No se guarda.
lesson-reads = Lee lo que se dice arriba y después sigue.
lesson-over = La lección termina aquí.
lesson-not-asked = Está permitido, pero no es lo que pide la lección.

## Moments, other tabs, storage

steps = Recorrer la partida
step-first = Al principio
step-back = Una jugada atrás
step-on = Una jugada adelante
step-last = Al presente
past = Estás viendo la jugada { $t } de { $end }.
past-now = Al presente
past-branch = Jugar desde aquí
branched = Desde aquí juegas en una partida aparte. La otra se conserva.
onlooker = Esta partida está abierta en otra pestaña, que es la que juega. Aquí solo miras.
onlooker-take = Jugar aquí
unsaved = Este navegador no ha guardado la partida: su almacenamiento está lleno o bloqueado. Se puede seguir jugando, y el enlace de la barra de direcciones la contiene entera.

## Hints

hint = Pista
hint-says = Consejo de un buen bot: { $what }.
hint-pieces = { $what }: { $pieces }
hint-and = { $one }; { $rest }
hint-lay = Prepararlo
hint-mark = aconsejado

## Typed moves

typed = Escribir una jugada
typed-play = Jugar
typed-offers = Jugadas válidas
typed-count =
    { $n ->
        [one] { $n } jugada válida empieza así.
       *[other] { $n } jugadas válidas empiezan así.
    }
typed-none = Ninguna jugada válida empieza así. Estas son posibles:
typed-more = y { $n } más

## Counting

count = Recuento
count-what = Todo esto se deduce de lo que has visto.
count-dots = Cada círculo relleno es una pieza que aún queda por salir.
count-of = { $left } de { $all }

## Replay

replay = Repetición
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-times = { $n }×
replay-moment = Momento de la partida
replay-at-turn = Estás viendo la jugada { $t } de { $end }, en el turno de { $name }.
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-link = Copiar enlace a este momento

## Curtain

curtain-title = Le toca a { $name }
curtain-pass = Pasa el dispositivo a { $name }. Las manos están tapadas.
curtain-open = Soy { $name }
curtain-home = Inicio

## Share

share-plain = El enlace lleva la partida entera, manos incluidas: quien quiera espiar, puede.
share-link = Enlace
share-copy = Copiar enlace
share-names = Poner los nombres de los jugadores en el enlace
share-qr = El enlace como código QR
share-qr-long = El enlace es demasiado largo para un código QR.
share-record = Acta
share-record-what = La partida como archivo de texto que pueden leer personas y programas.
share-record-copy = Copiar el acta
share-record-save = Guardar el acta
copied = Copiado.
copy-failed = Este navegador no permite copiar. Selecciona el texto y cópialo a mano.

## Score sheet

sheet-title = Hoja de puntuación
sheet-final = Resultado final
sheet-open = Puntuación
sheet-now = Así va la partida.
sheet-winner = Gana
sheet-what = Qué
sheet-why = Por qué
sheet-points = Puntos
sheet-total = Total
sheet-tie = Dinero para el desempate
winner =
    { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
rematch = Revancha
rematch-what = Los mismos jugadores otra vez. Con el mismo reparto puedes probar cómo podría haber ido.
rematch-new = Con otro reparto
rematch-same = Con el mismo reparto

## Charts

chart-points = Puntos turno a turno
chart-said = { $what }. Al final: { $ends }.
chart-end = { $name }: { $value }
chart-table = En una tabla
chart-turns = turnos
chart-when = Turno
chart-turn = { $n }. { $name }
chart-last = El final

## Errors

error-unexpected = Algo ha salido mal: { $text }
error-engine = El motor tiene un fallo: { $detail }
error-request = El motor no ha entendido la página. Vuelve a cargarla.
error-no-match = No hay ninguna partida en la mesa.
error-over = La partida ha terminado.
error-moment = La partida no tiene la jugada { $t }.
error-not-automatic = Ahora decide una persona.
error-hint = Las pistas son para quien decide.
error-not-yours = Ahora decide otro jugador.
error-composer = Ahora no hay nada que preparar con el nombre «{ $name }».
error-piece = Aquí no hay ninguna pieza «{ $at }».
error-undo-nothing = No hay nada que deshacer.
error-undo-learned = { $name } ha decidido y desde entonces se ha visto algo nuevo: ya no se puede deshacer.
error-game = No hay ningún juego llamado «{ $name }».
error-rules = Estas reglas no son las nuestras, que llevan el número { $here }.
error-bot = No hay ningún bot llamado «{ $name }».
error-name = Un nombre tiene como máximo { $most } caracteres de texto simple.
error-name-signs = «{ $name }» tiene signos que ningún nombre puede llevar.
error-option = No existe la opción «{ $key }».
error-option-value = La opción «{ $key }» no tiene el valor «{ $value }».
error-seat = «{ $text }» no es un asiento de esta partida.
error-seats = { $game } admite de { $min } a { $max } jugadores.
error-seed = Una semilla tiene de 1 a 16 caracteres: cifras del 0 al 9 y letras de la «a» a la «f».
error-no-seed = Una partida sin semilla no tiene enlace.
error-line = Línea { $line }: { $reason }
error-link-empty = El enlace no contiene ninguna partida.
error-link-long = El enlace es demasiado largo para ser una partida.
error-link-characters = El enlace tiene un carácter que ningún enlace tiene.
error-link-damaged = El enlace está dañado o cortado: su suma de control es incorrecta.
error-link-broken = El enlace no contiene una partida que se pueda jugar.
error-link-version = El enlace se hizo con otra versión de Piazza.
error-link-rules = El enlace se hizo para las reglas número { $rules }; aquí llevan el número { $here }.
error-no-due = «{ $move }» no es posible ahora. Aquí las jugadas empiezan por: { $verbs }.
error-no-form = «{ $text }» no tiene forma de jugada.
error-no-form-meant = «{ $text }» no tiene forma de jugada. ¿Quieres decir «{ $meant }»?
error-position-json = Esto no es una posición: no es JSON del tipo debido.
error-position-long = El texto es demasiado largo para ser una posición.
error-position-key = Una posición no tiene la parte «{ $key }».
error-position-type = La parte «{ $key }» de la posición no es del tipo debido.
error-position-seats = Una posición tiene de { $min } a { $max } asientos.
error-position-ended = La partida ha terminado; no hay nada que decidir.
error-position-token = «{ $token }» no significa nada aquí.
error-position-number = «{ $key }» es un número de 0 a { $most }.
error-position-step = «{ $step }» no es una decisión posible aquí.
error-position-too-many = Hay demasiadas unidades de { $token }.
error-record-long = El texto es demasiado largo para ser un acta.
error-record-tag = Esta no es una etiqueta de acta, o aparece dos veces.
error-record-no-tag = Falta la etiqueta { $tag }.
error-record-line = Esto no es ni un reparto ni una jugada.
error-record-end = Después de las etiquetas debe ir una línea en blanco.
error-record-blank = Aquí no va una línea en blanco: solo hay una, después de las etiquetas.
error-record-spaces = Las palabras se separan con un solo espacio, y ninguna línea termina en espacio.
error-record-form = Esta jugada se escribe «{ $move }».
error-record-over = La partida terminó antes de esta línea.
error-record-seat = Es el turno de P{ $seat }.
error-record-deal = Aquí debe ir «deal: { $deal }».
error-record-no-deal = Aquí no se reparte nada.
error-record-result = El resultado es «{ $result }».
error-record-link = El enlace no es el de esta partida.

## Palazzo: things

palazzo-name = Palazzo
palazzo-what = Compra y puja por plantas, construye palacios en Florencia
palazzo-wealth = Dinero en mano
palazzo-option-price_count = El precio en el almacén
palazzo-option-price_count-turn_start = Cuentan las fichas que había al empezar el turno: una ficha recién sacada no abarata las demás.
palazzo-option-price_count-purchase = Cuentan las fichas que hay al comprar: una ficha recién sacada rebaja en 1 el precio de cada una.
palazzo-tile =
    planta { $floor } de { $material ->
        [B] ladrillo
        [S] arenisca
       *[M] mármol
    } con { $windows ->
        [one] { $windows } ventana
       *[other] { $windows } ventanas
    }
palazzo-card =
    { $currency ->
        [f] florín
        [d] ducado
       *[g] grosso
    } de { $value }
palazzo-currency-f = florines
palazzo-currency-d = ducados
palazzo-currency-g = grossi
palazzo-certificate = certificado de { $value }
palazzo-palace = Palacio { $palace }
palazzo-palace-worth =
    Palacio { $palace }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
palazzo-quarry =
    Cantera { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
palazzo-cards-held =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
palazzo-held =
    { $currency ->
        [f] Florines
        [d] Ducados
        [g] Grossi
       *[c] Certificados
    }: { $total }

## Palazzo: what is counted

palazzo-count-left = Lo que queda
palazzo-count-tiles = Fichas por sacar, sin caballeros
palazzo-count-riders = Caballeros por sacar
palazzo-count-deck = Cartas de dinero en el mazo
palazzo-count-hands = Las manos de los demás
palazzo-count-hand = { $name }: { $cards }
palazzo-count-none = { $name }
palazzo-count-shown = lo que se sabe de ellas
palazzo-count-hidden = sin ver
palazzo-count-discard = Cartas de dinero descartadas
palazzo-count-material =
    { $material ->
        [B] Ladrillo
        [S] Arenisca
       *[M] Mármol
    } aún por sacar
palazzo-count-corner = Planta / ventanas
palazzo-count-floor = Planta { $floor }
palazzo-count-windows =
    { $windows ->
        [one] { $windows } ventana
       *[other] { $windows } ventanas
    }
palazzo-count-money = Dinero que no has visto
palazzo-count-currency = Moneda
palazzo-count-value = Valor { $value }
palazzo-count-certificates = Certificados: { $left } de { $all }

## Palazzo: the table

palazzo-summary =
    El tablero: { $warehouse ->
        [one] { $warehouse } ficha
       *[other] { $warehouse } fichas
    } en el almacén, { $quarries } en las canteras, el arquitecto en la cantera { $architect ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $riders } de los cinco caballeros, { $stock } por sacar.
palazzo-warehouse-price = Almacén, cada una cuesta { $price }
palazzo-board-more = También en el tablero
palazzo-architect-at = Arquitecto: { $where }
palazzo-riders =
    { $riders ->
        [0] ningún caballero todavía
        [one] { $riders } caballero de cinco
       *[other] { $riders } caballeros de cinco
    }
palazzo-stock =
    { $left ->
        [one] { $left } ficha por sacar
       *[other] { $left } fichas por sacar
    }
palazzo-architect = El arquitecto
palazzo-about-architect = Para una subasta avanza en sentido horario hasta la siguiente cantera que tenga alguna ficha (T2.6). Ahora es esta: { $next }.
palazzo-about-architect-idle = Para una subasta avanza en sentido horario hasta la siguiente cantera que tenga alguna ficha (T2.6). Ahora todas están vacías.
palazzo-disc =
    { $windows ->
        [one] Disco: { $windows } ventana
       *[other] Disco: { $windows } ventanas
    }
palazzo-about-disc =
    { $windows ->
        [one] De las dos fichas que se sacan, la segunda viene aquí si tiene { $windows } ventana: esta cantera está a { $windows } paso del arquitecto, en sentido horario (T2.1).
       *[other] De las dos fichas que se sacan, la segunda viene aquí si tiene { $windows } ventanas: esta cantera está a { $windows } pasos del arquitecto, en sentido horario (T2.1).
    }
palazzo-riders-come = Caballeros: { $riders } de cinco
palazzo-about-riders = Hay cinco caballeros entre las fichas de la pila III (S2). Cuando sale el quinto, la partida termina en el acto: ni compra ni subasta (T2.3).
palazzo-about-stock =
    { $stack ->
        [0] No queda ninguna ficha.
        [1] La siguiente es de la pila I.
        [2] La siguiente es de la pila II.
       *[3] La siguiente es de la pila III.
    } Se sacan primero de la I, después de la II y después de la III, donde están los cinco caballeros (S2). Quien elige comprar o subastar saca dos antes que nada (T2.1).
palazzo-price = Precio: { $price } cada una
palazzo-about-price =
    { $count ->
        [coming] 10 − { $priced } = { $price }: eso costará una ficha en el próximo turno; cada una que haya entonces en el almacén abarata todas en 1 (T2.5).
        [purchase] 10 − { $priced } = { $price }: cada ficha que hay en el almacén cuando compras abarata todas en 1 (T2.5).
       *[turn_start] 10 − { $priced } = { $price }: cada ficha que había en el almacén al empezar el turno abarata todas en 1 (T2.5).
    }
palazzo-about-warehouse = De las dos fichas que se sacan, la primera viene aquí (T2.1). Quien compra toma una o dos, a { $price } cada una, en un solo pago (T2.5).
palazzo-about-hand = Se paga con cartas de una sola moneda; los certificados cuentan con cualquiera (M1, M2). Tres cartas del mismo número, una de cada moneda, forman un trío: juntas cuentan 15, pongan lo que pongan; también tres certificados de 2 (M3). No se da cambio (M5).
palazzo-about-quarry =
    { $next ->
        [lot] Estas fichas se están subastando como un solo lote (T2.6).
        [yes] La próxima subasta es aquí.
        [empty] Ahora no hay aquí ninguna ficha.
       *[no] Aquí las fichas esperan al arquitecto.
    } Cuando llega el arquitecto, todas las que haya se venden como un solo lote (T2.6); cuatro o más se reparten, una para cada jugador (T2.12). { $windows ->
        [0] El arquitecto está aquí: ninguna ficha que se saque viene ahora.
        [one] Una ficha que se saca viene aquí si tiene { $windows } ventana (T2.1).
       *[other] Una ficha que se saca viene aquí si tiene { $windows } ventanas (T2.1).
    }
palazzo-offer-money = Dinero
palazzo-offer-lot = El lote
palazzo-offer-pending = Por construir
palazzo-offer-fan = En reparto
palazzo-pile-deck = mazo { $deck }
palazzo-pile-discard = descartes { $discard }
palazzo-bid-lies = puja
palazzo-bid-high = puja más alta
palazzo-bid-out = ha pasado

## Palazzo: whose turn

palazzo-title-turn = { $name }, elige tu acción
    .watch = { $name } elige una acción
palazzo-title-pick =
    { $left ->
        [one] { $name }, toma una carta
       *[other] { $name }, toma { $left } cartas
    }
    .watch = { $name } toma dinero
palazzo-title-market = { $name }, compra a { $price } cada una o subasta
    .watch = { $name } compra o subasta
palazzo-title-auction = { $name }, puja más de { $bid } o pasa
    .watch = { $name } puja más de { $bid } o pasa
palazzo-title-choose = { $name }, elige una ficha
    .watch = { $name } elige una ficha
palazzo-title-build =
    { $tiles ->
        [one] { $name }, construye tu ficha
       *[other] { $name }, construye tus { $tiles } fichas
    }
    .watch = { $name } construye
palazzo-title-won =
    { $points ->
        [one] { $name } gana con { $points } punto
       *[other] { $name } gana con { $points } puntos
    }
palazzo-title-shared = { $names } comparten la victoria

## Palazzo: what may be done

palazzo-do-money = Tomar dinero
    .hint = se revelan { $cards } cartas: dos para ti, una para cada uno de los demás
palazzo-do-market = Comprar o subastar
    .hint = antes se sacan dos fichas; cada una cuesta { $price }
palazzo-do-rebuild = Reconstruir
    .hint = cuesta una carta
    .confirm = Reconstruir
palazzo-do-pick = Tomar { $card }
palazzo-do-buy = Comprar
    .hint =
        { $most ->
            [1] una ficha a { $price }
           *[2] una o dos fichas, a { $price } cada una
        }
    .confirm = Pagar { $total }
    .short =
        { $total ->
            [0] mínimo { $need }
           *[other] mínimo { $need }, { $lack ->
                [one] falta { $lack }
               *[other] faltan { $lack }
            }
        }
    .enough =
        { $over ->
            [0] es el precio
           *[other] { $over } más que { $need }
        }
palazzo-do-auction =
    Subastar la cantera { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint =
        { $tiles ->
            [one] { $tiles } ficha; abres con 3
           *[other] { $tiles } fichas; abres con 3
        }
palazzo-do-share =
    Repartir la cantera { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
    .hint = { $tiles } fichas; eliges primero
palazzo-do-auction-nothing = Subasta sin fichas
    .hint = ninguna cantera tiene fichas; el turno termina
palazzo-worth-lot =
    { $points ->
        [0] aún sin puntos si te lo llevas
        [one] hasta +{ $points } punto si te lo llevas
       *[other] hasta +{ $points } puntos si te lo llevas
    }
palazzo-worth-lot-loss = −{ $points } puntos si lo construyes
palazzo-worth-share =
    { $points ->
        [0] aún sin puntos con tu ficha
        [one] hasta +{ $points } punto con tu ficha
       *[other] hasta +{ $points } puntos con tu ficha
    }
palazzo-worth-share-loss = −{ $points } puntos si construyes tu ficha
palazzo-do-bid = Pujar
    .hint = más de { $highest }
    .confirm = Pujar { $total }
    .short =
        { $total ->
            [0] mínimo { $need }
           *[other] mínimo { $need }, { $lack ->
                [one] falta { $lack }
               *[other] faltan { $lack }
            }
        }
    .enough = supera { $highest } por { $over }
palazzo-do-pass = Pasar
    .hint = recuperas tus cartas
palazzo-do-pass-bare = Pasar
    .hint = sales de esta subasta
palazzo-do-choose = Elegir { $tile }
palazzo-do-place = Construir { $tile } en el palacio { $palace }
palazzo-do-new = Nuevo palacio: { $tile }
palazzo-do-drop = Descartar { $tile }
    .hint = fuera de juego, bocabajo
palazzo-slot-tiles =
    { $most ->
        [1] Una ficha
       *[2] Una o dos fichas
    }
    .missing =
        { $most ->
            [1] una ficha
           *[2] una o dos fichas
        }
palazzo-slot-cards = Cartas para pagar
    .missing = cartas para pagar
palazzo-slot-card = Una carta para pagar
    .missing = una carta para pagar
palazzo-slot-way = Qué reconstruir
    .missing = qué reconstruir
palazzo-way-take = Sacar { $tile } del palacio { $palace }
palazzo-way-slide = Introducir { $tile } en el palacio { $palace }
palazzo-way-drop = Descartar { $tile }
palazzo-way-floor = { $tile }, palacio { $palace }
palazzo-place-drop = Descartar
palazzo-quick-bid = { $total }: + { $cards }
palazzo-note-triple = Tres de valor { $value } forman un trío y valen { $worth }.
palazzo-note-triple-certificates = Tres certificados forman un trío y valen { $worth }.
palazzo-note-gain =
    { $points ->
        [0] Si se construye ya: sin ganancia.
       *[other] Si se construye ya: como mucho +{ $points } puntos.
    }
palazzo-note-loss = Si se construye ya: −{ $points } puntos.
palazzo-note-beyond = Ninguno de tus pagos llega a { $need }.
palazzo-note-point = También puedes señalar una planta de tus palacios.
palazzo-note-point-to = Ahora señala el lugar al que irá.
palazzo-note-change =
    { $points ->
        [0] No cambia tus puntos.
        [one] Cambia tus puntos en { $points }.
       *[other] Cambia tus puntos en { $points }.
    }

## Palazzo: why a hint is given

palazzo-gain-now =
    { $points ->
        [one] +{ $points } punto en el acto
       *[other] +{ $points } puntos en el acto
    }
palazzo-gain-later =
    { $points ->
        [0] apenas algún punto al final
        [one] aproximadamente { $points } punto al final
       *[other] unos { $points } puntos al final
    }
palazzo-why-poor = En un solo tipo de moneda tienes { $held }, y una ficha cuesta { $price }: te hace falta dinero.
palazzo-why-money = Lo que hay en el tablero vale menos para ti que dos cartas nuevas.
palazzo-why-market = Del almacén, por { $price }: { $tiles }; { $gain }.
palazzo-why-next = El próximo lote, si te lo llevas: { $gain }.
palazzo-why-rebuild = Por una sola carta: { $gain }.
palazzo-why-pick-triple = Forma un trío, que vale { $worth }.
palazzo-why-pick-certificate = Un certificado va con cualquier moneda.
palazzo-why-pick = Con ella tienes { $total } en { $currency }.
palazzo-why-buy = Esta compra te da { $gain }; la subasta vale menos para ti.
palazzo-why-auction = El lote, si te lo llevas: { $gain }. Ninguna compra vale tanto para ti.
palazzo-why-share = Del próximo lote cada uno toma una ficha, tú primero, y nadie paga: { $gain }.
palazzo-why-bid = Para ti el lote vale una puja de { $total }: te da { $gain }.
palazzo-why-spite = A { $name } el lote le daría { $gain }: que no se lo lleve barato.
palazzo-why-pass = Para ti el lote no vale una puja de más de { $highest }: te da { $gain }.
palazzo-why-pass-nothing = El lote no aporta nada a tus palacios.
palazzo-why-choose = Te da { $gain }; ninguna otra ficha vale más para ti.
palazzo-why-order =
    { $points ->
        [one] Construidas así, tus fichas dan +{ $points } punto en total.
       *[other] Construidas así, tus fichas dan +{ $points } puntos en total.
    }
palazzo-why-place = En ningún otro sitio da más puntos en el acto.
palazzo-why-place-later = En otro sitio daría más en el acto, pero así tus palacios valdrán más al final.
palazzo-why-place-alone = No hay otro sitio; al final tus palacios valdrán más con ella que sin ella.
palazzo-why-drop = La construyas donde la construyas, tus palacios valdrán menos al final.
palazzo-why-least = Al final nada de esto te da ganancia; esto es lo que menos cuesta.

## Palazzo: the log

palazzo-log-setup = Las primeras fichas están en el tablero: { $tiles }.
palazzo-log-row = { $name } toma dinero; se revelan: { $cards }.
palazzo-log-pick = { $name } toma: { $card }.
palazzo-log-shuffle =
    { $cards ->
        [one] Los descartes se barajan y forman un mazo nuevo de { $cards } carta.
       *[other] Los descartes se barajan y forman un mazo nuevo de { $cards } cartas.
    }
palazzo-log-draw-warehouse = { $name } saca { $tile } para el almacén.
palazzo-log-draw-quarry =
    { $name } saca { $tile } para la cantera { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }.
palazzo-log-rider = { $name } revela un caballero: { $count } de { $all }.
palazzo-log-buy = { $name } compra por { $price }: { $tiles }. Pago: { $cards }.
palazzo-log-auction =
    { $name } subasta la cantera { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } y abre con 3: { $tiles }.
palazzo-log-share =
    { $name } reparte la cantera { $quarry ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }: { $tiles }.
palazzo-log-nothing = { $name } subasta, pero ninguna cantera tiene fichas.
palazzo-log-bid = { $name } puja { $total }; añade: { $cards }.
palazzo-log-pass = { $name } pasa y recupera todas sus cartas.
palazzo-log-pass-bare = { $name } pasa.
palazzo-log-won = { $name } gana la subasta por { $total }: { $tiles }. Pago: { $cards }.
palazzo-log-won-certificate = Nadie sube: { $name } se lleva, solo por el certificado: { $tiles }.
palazzo-log-choose = { $name } elige: { $tile }.
palazzo-log-leave = Sobra y queda fuera de juego: { $tiles }.
palazzo-log-place = { $name } construye en el palacio { $palace }: { $tile }.
palazzo-log-found = { $name } funda un palacio: { $tile }.
palazzo-log-drop = { $name } descarta: { $tile }.
palazzo-log-take = { $name } saca del palacio { $palace }: { $tile }. Pago: { $card }.
palazzo-log-slide = { $name } introduce en el palacio { $palace }: { $tile }. Pago: { $card }.
palazzo-log-raze = { $name } descarta el palacio: { $tile }. Pago: { $card }.
palazzo-log-over = El quinto caballero: la partida ha terminado.

## Palazzo: scoring

palazzo-part-windows =
    { $windows ->
        [one] { $windows } ventana
       *[other] { $windows } ventanas
    }
palazzo-part-floors =
    { $floors ->
        [one] { $floors } planta
       *[other] { $floors } plantas
    }
palazzo-part-material =
    todo de { $material ->
        [B] ladrillo
        [S] arenisca
       *[M] mármol
    }
palazzo-tie-money =
    { $points ->
        [one] Empate a { $points } punto: { $names } tiene más dinero en un solo tipo de moneda, certificados incluidos: { $money }.
       *[other] Empate a { $points } puntos: { $names } tiene más dinero en un solo tipo de moneda, certificados incluidos: { $money }.
    }
palazzo-tie-shared =
    { $points ->
        [one] Empate a { $points } punto, y también en dinero, con { $money }: { $names } comparten la victoria.
       *[other] Empate a { $points } puntos, y también en dinero, con { $money }: { $names } comparten la victoria.
    }

## Palazzo: refusals

palazzo-no-over = La partida ha terminado.
palazzo-no-money = El mazo y los descartes tienen { $left } cartas; hacen falta { $need }.
palazzo-no-card-in-row = No está entre las cartas reveladas: { $card }.
palazzo-no-warehouse = El almacén está vacío.
palazzo-no-buy = Tus cartas no pagan ninguna ficha a { $price }.
palazzo-no-tile-count = Se compran una o dos fichas.
palazzo-no-tile-in-warehouse = No está en el almacén: { $tile }.
palazzo-no-in-hand = No está en la mano: { $cards }.
palazzo-no-mixed = Un pago usa un solo tipo de moneda.
palazzo-no-other-currency = Este pago es en { $currency }: no se le puede añadir otro tipo de moneda.
palazzo-no-certificates = Los certificados por sí solos no pagan nada.
palazzo-no-enough = { $total } es menos que el precio de { $price }.
palazzo-no-change = Una parte de estas cartas basta para pagar el precio de { $price }, y no hay cambio.
palazzo-no-raise = { $total } no supera { $highest }.
palazzo-no-raise-left = Tus cartas no pueden superar { $highest }.
palazzo-no-tile-to-choose = No está entre estas fichas: { $tile }.
palazzo-no-tile-to-build = No está por construir: { $tile }.
palazzo-no-floor-twice = La planta { $floor } ya está en este palacio.
palazzo-no-below = Una ficha se construye encima: la planta { $floor } quedaría por debajo de la planta { $top }.
palazzo-no-palace = No existe el palacio { $palace }.
palazzo-no-single = El palacio { $palace } tiene más de una planta.
palazzo-no-tile-in-palace = No está en el palacio { $palace }: { $tile }.
palazzo-no-take-single = Sacar la única ficha de un palacio no cambia nada.
palazzo-no-slide-itself = Un palacio no se puede introducir en sí mismo.
palazzo-no-take-and-slide = Sacar una ficha e introducirla en otro sitio es cosa de dos turnos.
palazzo-no-card-to-rebuild = Reconstruir cuesta una carta, y tu mano está vacía.
palazzo-no-way-to-rebuild = Todavía no hay nada que reconstruir.

## Palazzo: records and positions

palazzo-deal-setup = Una partida empieza con cinco fichas y cuatro cartas por asiento.
palazzo-deal-card = «{ $token }» no se puede sacar ahora.
palazzo-deal-tile = «{ $token }» no se puede sacar ahora.
palazzo-position-known = Una carta conocida de P{ $seat } no está en su mano.
palazzo-position-quarries = Hay cuatro canteras, cada una es una lista de fichas.
palazzo-position-palace = Las plantas del palacio { $palace } no van en orden ascendente.
palazzo-position-row = La fila no corresponde al número de asientos.
palazzo-position-step = Esta decisión no puede darse aquí.
palazzo-position-lot = El lote está en su cantera, y el arquitecto también.
palazzo-position-bid = La puja de P{ $seat } no es válida.
palazzo-position-to = Una subasta necesita dos asientos que sigan en ella, y el que debe pujar no es el de la puja más alta.

## Carrara: things

carrara-name = Los palacios de Carrara
carrara-what = Compra mármol tarde y barato, construye en seis ciudades, llama al rey en el momento justo
carrara-wealth = Monedas
carrara-option-variant = Variante
carrara-option-variant-base = El juego básico.
carrara-option-variant-advanced = La variante avanzada: la rueda puede quedarse quieta, edificios de coste 8, sustituciones, mejoras, categorías, cartas de objetivo.
carrara-block =
    { $colour ->
        [w] bloque blanco
        [y] bloque amarillo
        [r] bloque rojo
        [g] bloque verde
        [b] bloque azul
       *[k] bloque negro
    }
carrara-block-priced =
    { $colour ->
        [w] bloque blanco
        [y] bloque amarillo
        [r] bloque rojo
        [g] bloque verde
        [b] bloque azul
       *[k] bloque negro
    }, sección { $section }, { $price ->
        [0] gratis
        [one] { $price } moneda
       *[other] { $price } monedas
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
    } { $cost } en { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }
carrara-object =
    { $object ->
        [crown] corona
        [book] libro
        [gate] puerta
        [cup] cáliz
        [arms] escudo de armas
       *[flag] estandarte
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
        [city] Edificios urbanos
       *[country] Edificios rurales
    }
carrara-category-within =
    { $category ->
        [city] edificios urbanos
       *[country] edificios rurales
    }

## Carrara: the cards (at a table of so many seats)

carrara-card-scorings-4 = al menos { $need } puntuaciones
carrara-card-scorings-5 = al menos { $need } puntuaciones
carrara-card-scorings-types = al menos { $need } tipos de edificio puntuados
carrara-card-scorings-mixed =
    puntuado de { $need ->
        [3] las tres maneras: un tipo, una ciudad, una categoría
       *[other] al menos { $need } de tres maneras: un tipo, una ciudad, una categoría
    }
carrara-card-objects-all = al menos { $need } objetos
carrara-card-objects-kinds = al menos { $need } clases de objeto
carrara-card-objects-pairs = al menos { $need } parejas de objetos iguales
carrara-card-objects-most = al menos { $need } objetos de una clase
carrara-card-built-cost = un coste total de al menos { $need }
carrara-card-built-number = al menos { $need } edificios
carrara-card-built-cities = edificios en al menos { $need } ciudades
carrara-card-built-types = al menos { $need } tipos de edificio
carrara-card-bonus-coins =
    { $points ->
        [one] { $points } punto más por cada 5 monedas
       *[other] { $points } puntos más por cada 5 monedas
    }
carrara-card-bonus-blocks =
    { $points ->
        [one] { $points } punto por cada bloque sobrante
       *[other] { $points } puntos por cada bloque sobrante
    }
carrara-card-bonus-kings = { $points } puntos por cada rey sobrante
carrara-card-bonus-country = { $points } puntos por cada edificio rural
carrara-card-bonus-small = { $points } puntos por cada edificio de coste 1 o 2
carrara-card-bonus-great = { $points } puntos por cada edificio de coste 5 u 8
carrara-card-bonus-set = { $points } puntos por cada juego completo de los seis objetos
carrara-card-bonus-scored = { $points } puntos por cada ciudad puntuada
carrara-card-quoted = «{ $card }»
carrara-worth-objects-all = { $points } puntos por cada uno
carrara-worth-objects-kinds = { $points } puntos por cada clase
carrara-worth-objects-pairs = { $points } puntos por cada pareja
carrara-worth-objects-most = { $points } puntos por cada objeto de la clase de la que más tengas
carrara-worth-built-cost =
    { $points ->
        [one] { $points } punto por cada punto de coste
       *[other] { $points } puntos por cada punto de coste
    }
carrara-worth-built-number = { $points } puntos por cada uno
carrara-worth-built-cities = { $points } puntos por cada una de ellas
carrara-worth-built-types = { $points } puntos por cada tipo
carrara-card-worth = { $card }; { $worth }
carrara-card-name-scorings-4 = Cuatro puntuaciones
carrara-card-name-scorings-5 = Cinco puntuaciones
carrara-card-name-scorings-types = Tipos puntuados
carrara-card-name-scorings-mixed = Maneras de puntuar
carrara-card-name-objects-all = Objetos
carrara-card-name-objects-kinds = Clases de objeto
carrara-card-name-objects-pairs = Parejas de objetos
carrara-card-name-objects-most = El objeto más repetido
carrara-card-name-built-cost = Coste construido
carrara-card-name-built-number = Edificios
carrara-card-name-built-cities = Ciudades con edificios
carrara-card-name-built-types = Tipos construidos
carrara-card-name-bonus-coins = Bono: monedas
carrara-card-name-bonus-blocks = Bono: bloques
carrara-card-name-bonus-kings = Bono: reyes
carrara-card-name-bonus-country = Bono: edificios rurales
carrara-card-name-bonus-small = Bono: edificios pequeños
carrara-card-name-bonus-great = Bono: edificios grandes
carrara-card-name-bonus-set = Bono: juegos completos
carrara-card-name-bonus-scored = Bono: ciudades puntuadas

## Carrara: what is counted

carrara-count-blocks = Bloques
carrara-count-colour = Color
carrara-count-bag = En la bolsa
carrara-count-wheel = En la rueda
carrara-count-buildings = Edificios que quedan, en oferta o en la pila
carrara-count-type = Tipo
carrara-count-cost = Coste { $cost }
carrara-count-objects = Objetos
carrara-count-object = Objeto
carrara-count-supply = En la reserva
carrara-count-sale = En venta

## Carrara: the table and whose turn

carrara-summary =
    La mesa: { $blocks ->
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
    } en la rueda, { $market ->
        [one] { $market } edificio
       *[other] { $market } edificios
    } en el mercado y { $stack } en la pila, { $objects ->
        [one] { $objects } objeto
       *[other] { $objects } objetos
    } en venta.
carrara-title-turn = { $name }, elige tu acción
    .watch = { $name } elige una acción
carrara-title-last-turn = { $name }, este es tu último turno: elige tu acción
    .watch = { $name } juega su último turno
carrara-title-buying = { $name }, toma bloques de una sola sección
    .watch = { $name } toma bloques
carrara-title-upgrade = { $name }, elige una ficha de mejora
    .watch = { $name } elige una ficha de mejora
carrara-title-after = { $name }, compra un objeto o acaba tu turno
    .watch = { $name } aún puede comprar un objeto
carrara-title-won =
    { $points ->
        [one] { $name } gana con { $points } punto
       *[other] { $name } gana con { $points } puntos
    }
carrara-title-shared = { $names } comparten la victoria

## Carrara: what may be done

carrara-do-buy = Comprar bloques
    .hint = antes gira la rueda
carrara-do-buy-turn = Girar y comprar
    .hint = la rueda avanza y se rellena
carrara-do-buy-still = Solo comprar
    .hint = la rueda se queda como está
carrara-do-take = Tomar bloques
    .hint =
        { $coins ->
            [one] tienes { $coins } moneda
           *[other] tienes { $coins } monedas
        }
    .confirm = Tomar
carrara-do-take-nothing = Tomar { $coins } monedas
    .hint = no se puede pagar ningún bloque; se muestra tu reserva oculta
carrara-do-build = Construir
    .hint = un edificio, una ciudad, bloques
    .confirm = Construir
carrara-do-replace = Sustituir
    .hint = un edificio por otro más caro, pagando la diferencia
    .confirm = Sustituir
carrara-do-score = Puntuar
    .hint =
        { $kings ->
            [one] queda { $kings } rey
           *[other] quedan { $kings } reyes
        }
    .confirm = Poner un rey
carrara-do-broke = Tomar { $coins } monedas
    .hint = ninguna acción es posible; se muestra tu reserva oculta
carrara-do-object = Comprar { $object } por { $price }
    .group = Comprar por { $price }
carrara-do-announce = Anunciar el final
    .hint = 5 puntos; se juega hasta el final de la ronda
carrara-do-done = Acabar el turno
carrara-do-upgrade = Mejorar { $field }: { $more } más por cada punto de coste
carrara-slot-wheel = Bloques de una sección
    .missing = bloques de una sección
carrara-slot-tile = Un edificio
    .missing = un edificio
carrara-slot-city = Una ciudad
    .missing = una ciudad
carrara-slot-blocks = Bloques para pagar
    .missing = bloques para pagar
carrara-slot-old = El edificio que se sustituye
    .missing = el edificio que se sustituye
carrara-slot-new = El edificio más caro
    .missing = el edificio más caro
carrara-slot-field = Qué puntuar
    .missing = qué puntuar
carrara-quick-section =
    Sección { $section }: { $blocks }, { $price ->
        [0] gratis
        [one] { $price } moneda
       *[other] { $price } monedas
    }
carrara-score-item = { $field }: { $pays }
carrara-pays =
    { $coins ->
        [0] { $vp ->
            [0] nada
            [one] { $vp } punto
           *[other] { $vp } puntos
        }
       *[other] { $coins ->
            [one] { $coins } moneda
           *[other] { $coins } monedas
        }{ $vp ->
            [0] {""}
            [one] {" "}y { $vp } punto
           *[other] {" "}y { $vp } puntos
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }
carrara-note-price = { $price } de { $coins } monedas; quedan { $left }.
carrara-note-city =
    { $city ->
        [livorno] Livorno
        [pisa] Pisa
        [lucca] Lucca
        [viareggio] Viareggio
        [massa] Massa
       *[lerici] Lérici
    }, al puntuarla, daría { $after } { $unit ->
        [coins] monedas
       *[vp] puntos
    } en vez de { $before }.
carrara-note-missed =
    { $count ->
        [one] { $count } objeto se ha agotado y no se recibe.
       *[other] { $count } objetos se han agotado y no se reciben.
    }
carrara-note-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Carrara: the log

carrara-log-setup = Los primeros edificios están en el mercado: { $tiles }.
carrara-log-setup-cards = Los primeros edificios están en el mercado: { $tiles }. Las cartas: { $cards }.
carrara-log-wheel = { $name } gira la rueda; a la sección 1 llega: { $blocks }.
carrara-log-wheel-alone = { $name } gira la rueda; no llega ningún bloque.
carrara-log-still = { $name } compra sin girar la rueda.
carrara-log-take =
    { $name } toma de la sección { $section }, { $price ->
        [0] gratis
        [one] por { $price } moneda
       *[other] por { $price } monedas
    }: { $blocks }.
carrara-shown-none = ninguno
carrara-log-poor = { $name } no puede pagar ningún bloque, toma { $coins } monedas y muestra lo que tiene: { $had ->
        [one] { $had } moneda
       *[other] { $had } monedas
    }; bloques: { $blocks }; objetos: { $objects }.
carrara-log-broke = { $name } no puede hacer nada, toma { $coins } monedas y muestra lo que tiene: { $had ->
        [one] { $had } moneda
       *[other] { $had } monedas
    }; bloques: { $blocks }; objetos: { $objects }.
carrara-log-build = { $name } construye { $tile } en { $city }. Pago: { $blocks }.
carrara-log-replace = { $name } sustituye { $old } en { $city } por { $tile }. Pago: { $blocks }.
carrara-log-market = Llega al mercado: { $tile }.
carrara-log-upgrade = { $name } mejora { $field } en { $more }.
carrara-log-score =
    { $name } puntúa { $field }: { $coins ->
        [0] { $vp ->
            [one] { $vp } punto
           *[other] { $vp } puntos
        }
       *[other] { $coins ->
            [one] { $coins } moneda
           *[other] { $coins } monedas
        }{ $vp ->
            [0] {""}
            [one] {" "}y { $vp } punto
           *[other] {" "}y { $vp } puntos
        }
    }{ $count ->
        [0] {""}
       *[other] , { $objects }
    }{ $missed ->
        [0] .
        [one] ; { $missed } objeto se había agotado.
       *[other] ; { $missed } objetos se habían agotado.
    }
carrara-log-object = { $name } compra por { $price } monedas: { $object }.
carrara-log-announce = { $name } anuncia el final y recibe { $points } puntos. Se juega hasta el final de la ronda.
carrara-log-last = { $name } construye el último edificio. Se juega hasta el final de la ronda.
carrara-log-over = Todos han tenido el mismo número de turnos: la partida ha terminado.

## Carrara: points

carrara-line-scored = Puntuado
carrara-line-announced = Final anunciado
carrara-line-uncounted = Otros objetos
carrara-line-coins = Monedas
carrara-part-scored = puntos obtenidos al puntuar
carrara-part-announced = por anunciar el final
carrara-part-card = { $units }: { $card }
carrara-part-objective =
    { $units }: { $worth }. Para el final hacen falta { $need }: { $met ->
        [yes] conseguido
       *[no] no conseguido
    }.
carrara-part-uncounted =
    { $units ->
        [one] { $units } objeto restante
       *[other] { $units } objetos restantes
    }
carrara-part-coins =
    { $units ->
        [one] { $units } moneda, 1 punto por cada 5
       *[other] { $units } monedas, 1 punto por cada 5
    }
carrara-tie-blocks = Empate a { $points } puntos: { $names } gana con { $blocks ->
        [one] { $blocks } bloque sobrante
       *[other] { $blocks } bloques sobrantes
    }.
carrara-tie-shared = Empate a { $points } puntos y { $blocks ->
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
    }: { $names } comparten la victoria.

## Carrara: refusals

carrara-no-over = La partida ha terminado.
carrara-no-blocks-left = No hay ningún bloque en la rueda ni en la bolsa.
carrara-no-blocks-on-wheel = No hay ningún bloque en la rueda.
carrara-no-buy-how = Di si la rueda gira: «buy turn» o «buy still».
carrara-no-buy-choice = En el juego básico la rueda gira siempre.
carrara-no-take-nothing = Hay que tomar al menos un bloque.
carrara-no-block-there = No está en la sección { $section }: { $blocks }.
carrara-no-other-section = Los bloques vienen de una sola sección, aquí la sección { $section }.
carrara-no-coins =
    Eso cuesta { $price }; tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
carrara-no-coins-for-any =
    { $coins ->
        [one] Con { $coins } moneda no se puede pagar ningún bloque.
       *[other] Con { $coins } monedas no se puede pagar ningún bloque.
    }
carrara-no-tile = No está disponible: { $tile }.
carrara-no-great = Los edificios de coste 8 son de la variante avanzada.
carrara-no-blocks = No está entre tus bloques: { $blocks }.
carrara-no-colour = { $city } no admite esto: { $blocks }.
carrara-no-sum =
    { $paid ->
        [one] Se paga { $paid } bloque
       *[other] Se pagan { $paid } bloques
    }; el coste es { $due }.
carrara-no-build = Tus bloques no pagan ningún edificio en ninguna ciudad.
carrara-no-replace = No hay nada que tus bloques puedan sustituir.
carrara-no-replace-base = Los edificios solo se sustituyen en la variante avanzada.
carrara-no-old = No está en { $city }: { $tile }.
carrara-no-dearer = El edificio nuevo debe ser más caro que el anterior.
carrara-no-upgrade = La ficha de mejora ya está tomada: { $field }.
carrara-no-score = Ahora no se puede puntuar nada.
carrara-no-category = Las categorías solo se puntúan en la variante avanzada.
carrara-no-twice = Ya has puntuado esto: { $field }.
carrara-no-building = No tienes ningún edificio de esto: { $field }.
carrara-no-city-again = { $name } ya ha puntuado { $city }.
carrara-no-city-yet = { $city } necesita { $need } edificios para puntuarse; tienes { $have }.
carrara-no-king = Ya has puesto los { $kings } reyes.
carrara-no-broke = Hay una acción posible.
carrara-no-second-object = Se compra un solo objeto por turno.
carrara-no-sale = Ya no está en venta: { $object }.
carrara-no-object-coins = Un objeto cuesta { $price } monedas; tienes { $coins }.
carrara-no-announced = El final ya está anunciado.
carrara-no-objective = Todavía no: { $card }. Tienes { $have } de { $need }.

## Carrara: records and positions

carrara-deal-market = Una partida empieza con nueve edificios en el mercado.
carrara-deal-cards = La variante avanzada empieza con una carta de cada parte.
carrara-deal-tile = «{ $token }» no se puede sacar ahora.
carrara-deal-block = «{ $token }» no se puede sacar ahora.
carrara-position-wheel = La rueda tiene seis secciones, cada una es una lista de bloques.
carrara-position-great = Los edificios de coste 8 no están ni en el mercado ni en la pila.
carrara-position-announced = Solo un asiento anuncia el final.
carrara-position-kings = P{ $seat } ha puntuado más veces que reyes hay.
carrara-position-cards = Hay una carta de cada: { $parts }.

## Carrara: what the drawings show

carrara-end = El final
carrara-screen = Tu reserva oculta
carrara-screen-stands = Las reservas están ocultas.
carrara-own-cities = Ciudades propias
carrara-kings-left =
    { $kings ->
        [one] queda { $kings } rey
       *[other] quedan { $kings } reyes
    }
carrara-last-round =
    { $turns ->
        [0] este es el último turno
        [one] última ronda: { $turns } turno más
       *[other] última ronda: { $turns } turnos más
    }
carrara-may-announce = anuncio posible: { $names }
carrara-bonus = Bono: { $card }
carrara-objective = { $name }: { $have } de { $need }
carrara-objective-hidden = { $name }: oculto, hacen falta { $need }
carrara-section = Sección { $section }
carrara-market = El mercado
carrara-for-sale = Objetos en venta
carrara-board-more = Además
carrara-bag =
    { $blocks ->
        [one] { $blocks } bloque en la bolsa
       *[other] { $blocks } bloques en la bolsa
    }
carrara-stack =
    { $tiles ->
        [one] { $tiles } edificio en la pila
       *[other] { $tiles } edificios en la pila
    }
carrara-upgrades = fichas de mejora: { $fields }
carrara-heading-scored = { $field }, puntuación hecha
carrara-heading-scored-by = { $field }, puntuación de { $name }
carrara-heading-pays = { $field }, puntuar ahora da { $pays }
carrara-heading-would = { $field }, aún no se puede puntuar ({ $pays })
carrara-blocks = Bloques
carrara-objects = Objetos
carrara-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }

## Dominion

dominion-name = Dominion
dominion-what = Forma un mazo carta a carta y convierte monedas en provincias
dominion-wealth = Monedas de todos los tesoros
dominion-option-kingdom = Las diez cartas de reino
dominion-option-kingdom-first-game = Primera partida: una mezcla equilibrada para aprender
dominion-option-kingdom-big-money = Mucho dinero: tesoros y lo que los mejora
dominion-option-kingdom-interaction = Interacción: cartas que afectan a todos
dominion-option-kingdom-size-distortion = Distorsión de tamaño: mazos diminutos y enormes
dominion-option-kingdom-village-square = Plaza de la aldea: largas cadenas de acciones
dominion-option-kingdom-random = Diez al azar
dominion-option-kingdom-own = Diez a tu elección
dominion-cost = Cuesta { $cost }

## Dominion: its cards

dominion-card-copper = Cobre
dominion-card-silver = Plata
dominion-card-gold = Oro
dominion-card-estate = Finca
dominion-card-duchy = Ducado
dominion-card-province = Provincia
dominion-card-curse = Maldición
dominion-card-cellar = Sótano
dominion-card-chapel = Capilla
dominion-card-moat = Foso
dominion-card-chancellor = Canciller
dominion-card-village = Aldea
dominion-card-woodcutter = Leñador
dominion-card-workshop = Taller
dominion-card-bureaucrat = Burócrata
dominion-card-feast = Banquete
dominion-card-gardens = Jardines
dominion-card-militia = Milicia
dominion-card-moneylender = Prestamista
dominion-card-remodel = Remodelar
dominion-card-smithy = Herrería
dominion-card-spy = Espía
dominion-card-thief = Ladrón
dominion-card-throne-room = Salón del Trono
dominion-card-council-room = Sala del Consejo
dominion-card-festival = Festival
dominion-card-laboratory = Laboratorio
dominion-card-library = Biblioteca
dominion-card-market = Mercado
dominion-card-mine = Mina
dominion-card-witch = Bruja
dominion-card-adventurer = Aventurero
# Where a name may be broken, if it has no room in one line.
dominion-hyphens = Aventu-rero Ban-quete Biblio-teca Buró-crata Canci-ller Capi-lla Festi-val Herre-ría Jardi-nes Labora-torio Leña-dor Maldi-ción Merca-do Mili-cia Presta-mista Provin-cia Remo-delar

dominion-type-treasure = tesoro
dominion-type-victory = victoria
dominion-type-curse = maldición
dominion-type-action = acción
dominion-type-attack = acción – ataque
dominion-type-reaction = acción – reacción

## Dominion: what the cards say (text), and the rulings (rules)

dominion-text-copper = 1 moneda.
dominion-text-silver = 2 monedas.
dominion-text-gold = 3 monedas.
dominion-text-estate = 1 punto de victoria.
dominion-text-duchy = 3 puntos de victoria.
dominion-text-province = 6 puntos de victoria.
dominion-text-curse = −1 punto de victoria.
dominion-text-cellar = +1 acción. Descarta cuantas cartas quieras y después roba otras tantas.
dominion-rules-cellar = El propio Sótano está en juego y no se puede descartar. Primero se eligen todas las cartas y se descartan a la vez, y después robas. Si al robar hay que barajar, también se barajan las cartas recién descartadas. (K1)
dominion-text-chapel = Elimina hasta cuatro cartas de tu mano.
dominion-rules-chapel = La Capilla que has jugado está en juego y no se puede eliminar; otra Capilla de tu mano, sí. Se permite no eliminar ninguna. (K2)
dominion-text-moat = +2 cartas. Cuando otro jugador juegue un ataque, puedes revelar esta carta de tu mano: el ataque no te afecta.
dominion-rules-moat = Se te pregunta cuando se juega el ataque, antes de que haga nada, por orden de turno y una vez por cada vez que se juegue. El Foso se queda en tu mano. Es como si no estuvieras: no ganas Maldiciones, no revelas cartas, no descartas nada. Nadie más queda protegido, y el atacante conserva todo lo demás que dé la carta. (K3)
dominion-text-chancellor = +2 monedas. Puedes poner todo tu mazo en tu pila de descartes.
dominion-rules-chancellor = Lo decides en el momento, antes de jugar o comprar nada más y sin mirar las cartas. (K4)
dominion-text-village = +1 carta, +2 acciones.
dominion-rules-village = La Aldea gasta una acción y da dos: tras la primera Aldea quedan dos acciones; tras la segunda, tres. (K5)
dominion-text-woodcutter = +1 compra, +2 monedas.
dominion-rules-woodcutter = En la fase de compra de este turno puedes comprar una carta más y tienes dos monedas más para gastar. (K6)
dominion-text-workshop = Gana una carta que cueste 4 o menos.
dominion-rules-workshop = La carta viene del suministro y va a tu pila de descartes. Ni las monedas ni otras cartas suben el límite. (K7)
dominion-text-bureaucrat = Gana una Plata y ponla encima de tu mazo. Cada uno de los demás jugadores pone una carta de victoria de su mano encima de su mazo, o revela una mano que no tiene ninguna.
dominion-rules-bureaucrat = Una Maldición no es una carta de victoria. Si un mazo está vacío, la carta que se pone en él es el mazo entero; no se baraja nada. Aunque no queden Platas, el ataque se produce. (K8)
dominion-text-feast = Elimina esta carta. Gana una carta que cueste 5 o menos.
dominion-rules-feast = La carta ganada viene del suministro y va a tu pila de descartes; las monedas no suben el límite. Si se juega con un Salón del Trono, eliminas el Banquete una vez y ganas dos cartas. (K9)
dominion-text-gardens = 1 punto de victoria por cada 10 de tus cartas.
dominion-rules-gardens = Al final cuentan todas tus cartas, también los Jardines, estén donde estén; se redondea hacia abajo: con 39 cartas, cada carta de Jardines da 3 puntos; con 40 cartas, da 4. La pila tiene 8 con dos jugadores y 12 con tres o cuatro. (K10)
dominion-text-militia = +2 monedas. Cada uno de los demás jugadores descarta hasta quedarse con tres cartas en la mano.
dominion-rules-militia = Quien tiene tres cartas o menos no descarta nada. (K11)
dominion-text-moneylender = Elimina un Cobre de tu mano a cambio de +3 monedas.
dominion-rules-moneylender = Si tienes un Cobre en la mano, debes eliminarlo. Sin Cobre no pasa nada. (K12)
dominion-text-remodel = Elimina una carta de tu mano. Gana una carta que cueste como máximo 2 más.
dominion-rules-remodel = La carta de Remodelar en juego no se puede eliminar; otra de tu mano, sí. Si no tienes ninguna carta que eliminar, no ganas ninguna. La carta ganada puede ser más barata o incluso la misma; las monedas no suben el límite. Una Maldición cuesta 0. (K13)
dominion-text-smithy = +3 cartas.
dominion-rules-smithy = Roba tres cartas y ponlas en tu mano. (K14)
dominion-text-spy = +1 carta, +1 acción. Tú y cada uno de los demás jugadores reveláis la carta superior de vuestro mazo; de cada una decides tú: descartarla o devolverla.
dominion-rules-spy = Primero robas. Después se revelan las cartas superiores, primero la tuya y luego por orden de turno, y decides sobre cada una antes de la siguiente. Quien tiene el mazo vacío baraja; a quien no le queda ninguna carta se le salta. (K15)
dominion-text-thief = Cada uno de los demás jugadores revela las dos cartas superiores de su mazo. De los tesoros que haya entre ellas, eliminas uno de cada jugador; puedes ganar los que quieras de los eliminados. Las demás cartas reveladas se descartan.
dominion-rules-thief = Como máximo un tesoro por jugador; tú eliges cuál. Solo se pueden ganar los tesoros recién eliminados: todos, algunos o ninguno; van a tu pila de descartes. Un jugador con una sola carta en el mazo la revela, baraja su pila de descartes sin ella y revela la segunda. (K16)
dominion-text-throne-room = Elige una carta de acción de tu mano y juégala dos veces.
dominion-rules-throne-room = Ninguna de las dos veces gasta más acción que la del Salón del Trono. La primera vez se completa del todo antes de la segunda, y entre las dos no se juega nada. Un Salón del Trono sobre otro Salón del Trono juega otras dos acciones dos veces cada una, no una cuatro veces. Un Mercado jugado dos veces deja dos acciones. Si tienes una acción en la mano, debes elegir una. (K17)
dominion-text-council-room = +4 cartas, +1 compra. Cada uno de los demás jugadores roba una carta.
dominion-rules-council-room = Los demás roban quieran o no, y barajan si hace falta. No es un ataque. (K18)
dominion-text-festival = +2 acciones, +1 compra, +2 monedas.
dominion-rules-festival = El Festival gasta una acción y da dos: cuenta tus acciones en voz alta. (K19)
dominion-text-laboratory = +2 cartas, +1 acción.
dominion-rules-laboratory = Roba dos cartas; la acción que gastó el Laboratorio se recupera. (K20)
dominion-text-library = Roba hasta tener siete cartas en la mano. Puedes apartar cada carta de acción que robes; las apartadas se descartan después.
dominion-rules-library = Decides sobre cada carta de acción al robarla; puedes conservarla. Las cartas apartadas no se barajan cuando se acaba el mazo. Si no queda nada que robar, paras. Con siete cartas o más en la mano no robas ninguna. (K21)
dominion-text-market = +1 carta, +1 acción, +1 compra, +1 moneda.
dominion-rules-market = Roba una carta; después puedes jugar una acción más, comprar una carta más y gastar una moneda más. (K22)
dominion-text-mine = Elimina un tesoro de tu mano. Gana un tesoro que cueste como máximo 3 más y ponlo en tu mano.
dominion-rules-mine = Lo normal es que un Cobre se convierta en Plata o una Plata en Oro, y puedes gastarlo este turno. Se permite el mismo tesoro o uno más barato. Con un tesoro en la mano debes eliminar uno; sin ninguno no pasa nada. (K23)
dominion-text-witch = +2 cartas. Cada uno de los demás jugadores gana una Maldición.
dominion-rules-witch = Por orden de turno desde tu izquierda, mientras queden Maldiciones; van a las pilas de descartes. Robas tus cartas aunque no quede ninguna Maldición. (K24)
dominion-text-adventurer = Revela cartas de tu mazo hasta que dos de ellas sean tesoros. Toma esos dos en la mano y descarta las demás.
dominion-rules-adventurer = Las cartas reveladas no se barajan cuando se acaba el mazo. Si se acaba todo, conservas lo que hayas encontrado. Las demás cartas se descartan en cuanto terminas. (K25)

## Dominion: what is counted

dominion-count-supply = El suministro
dominion-count-card = Carta
dominion-count-cost = Coste
dominion-count-left = Quedan
dominion-count-empty =
    { $empty ->
        [0] Ninguna pila está vacía; con tres vacías termina la partida.
        [one] Una pila está vacía; con tres termina la partida.
       *[other] { $empty } pilas están vacías; con tres termina la partida.
    }
dominion-count-own = Tus cartas
dominion-count-all = Todas
dominion-count-hand = Mano
dominion-count-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } en total, { $deck } en el mazo

## Dominion: its table

dominion-supply = Suministro
dominion-pile = { $card }: cuesta { $cost }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
dominion-deck = Mazo
dominion-deck-of = { $n ->
    [one] Mazo: una carta
   *[other] Mazo: { $n } cartas
}
dominion-discard = Pila de descartes
dominion-trash = Eliminadas
dominion-play-area = Cartas jugadas
dominion-aside = Apartadas
dominion-actions = Acciones
dominion-buys = Compras
dominion-coins = Monedas
dominion-empty = Pilas vacías
dominion-summary = { $provinces ->
    [one] Queda una Provincia
   *[other] Quedan { $provinces } Provincias
}, { $empty ->
    [0] ninguna pila vacía
    [one] una pila vacía
   *[other] { $empty } pilas vacías
}. { $n ->
    [0] No hay nada en juego.
   *[other] En juego: { $played }.
} Eliminadas: { $trash }.

## Dominion: its decisions

dominion-title-action = { $actions ->
    [one] { $name }, juega una acción o sigue
   *[other] { $name }, juega una acción: te quedan { $actions }
}
    .watch = { $name } juega acciones
dominion-title-buy = { $name }, compra: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $buys ->
    [one] 1 compra
   *[other] { $buys } compras
}
    .watch = { $name } compra
dominion-title-bought = { $name }, termina tu turno
    .watch = { $name } termina su turno
dominion-title-moat = { $name }, ¿revelas un Foso contra { $card }?
    .watch = { $name } puede revelar un Foso
dominion-title-cellar = { $name }, descarta cuantas quieras y roba otras tantas
    .watch = { $name } descarta por el Sótano
dominion-title-militia = { $n ->
    [one] { $name }, descarta una carta
   *[other] { $name }, descarta { $n } cartas
}
    .watch = { $name } descarta
dominion-title-trash = { $most ->
    [one] { $name }, elimina una carta por { $card }
   *[other] { $name }, elimina hasta cuatro cartas por { $card }
}
    .watch = { $name } elimina por { $card }
dominion-title-gain = { $name }, gana una carta que cueste { $limit } o menos
    .watch = { $name } gana una carta
dominion-title-bureaucrat = { $name }, pon una carta de victoria en tu mazo
    .watch = { $name } pone una carta de victoria en su mazo
dominion-title-chancellor = { $name }, ¿pones tu mazo en la pila de descartes?
    .watch = { $name } decide sobre su mazo
dominion-title-library = { $name }, ¿apartas la carta de acción o la conservas?
    .watch = { $name } ha robado una carta de acción
dominion-title-spy = { $own ->
    [yes] { $name }, { $card } está encima de tu propio mazo: ¿la descartas o la devuelves?
   *[no] { $name }, { $card } está encima del mazo de { $victim }: ¿la descartas o la devuelves?
}
    .watch = { $name } espía a { $victim }
dominion-title-thief = { $name }, elimina un tesoro de { $victim }
    .watch = { $name } elimina un tesoro de { $victim }
dominion-title-loot = { $name }, ¿qué tesoros ganas?
    .watch = { $name } elige entre los tesoros eliminados
dominion-title-throne = { $name }, elige una acción para jugarla dos veces
    .watch = { $name } elige una acción para jugarla dos veces
dominion-title-won = { $points ->
    [one] { $name } gana con un punto
   *[other] { $name } gana con { $points } puntos
}
dominion-title-shared = { $names } comparten la victoria

dominion-do-play = Jugar { $card }
dominion-do-treasures = Jugar los tesoros
    .hint = { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }
dominion-do-buy = Comprar { $card }
    .hint = por { $cost }
dominion-do-gain = Ganar { $card }
    .hint = cuesta { $cost }
dominion-do-trash = Eliminar { $card }
dominion-do-top = { $card } al mazo
dominion-do-reveal = Revelar { $card }
dominion-do-no-moat = No revelar
dominion-do-deck = { $cards ->
    [one] El mazo, una carta, a la pila de descartes
   *[other] El mazo, { $cards } cartas, a la pila de descartes
}
dominion-do-no-chancellor = Dejar el mazo
dominion-do-aside = Apartar { $card }
dominion-do-keep = Conservar { $card }
dominion-do-spy-discard = { $name }: descartar { $card }
dominion-do-spy-back = { $name }: devolver { $card }
dominion-do-end-actions = Fin de acciones
dominion-do-end = Acabar el turno
dominion-do-cellar-compose = Descartar
    .none = Sin descartar
    .confirm = Descartar y robar
dominion-do-trash-compose = Eliminar
    .none = Sin eliminar
    .confirm = Eliminar
dominion-do-militia-compose = Descartar
    .confirm = Descartar
dominion-do-loot-compose = Ganar
    .none = No ganar ninguno
    .confirm = Ganar
dominion-slot-discard = Cartas que descartar
    .missing = cartas que descartar
dominion-slot-trash = Cartas que eliminar
    .missing = cartas que eliminar
dominion-slot-gain = Tesoros que ganar
    .missing = tesoros que ganar
dominion-quick-all = Todas
dominion-quick-useless = { $n ->
    [one] La carta que no sirve
   *[other] Las { $n } cartas que no sirven
}
dominion-note-discard = { $n ->
    [0] No se descarta ninguna carta
    [one] Se descarta una carta
   *[other] Se descartan { $n } cartas
}
dominion-note-trash = { $n ->
    [0] No se elimina ninguna carta
    [one] Se elimina una carta
   *[other] Se eliminan { $n } cartas
}
dominion-note-gain = { $n ->
    [0] No se gana ninguna carta
    [one] Se gana una carta
   *[other] Se ganan { $n } cartas
}

## Dominion: its log

dominion-log-kingdom = El reino: { $cards }.
dominion-log-turn = Le toca a { $name }.
dominion-log-draw = { $n ->
    [one] { $name } roba una carta.
   *[other] { $name } roba { $n } cartas.
}
dominion-log-shuffle = { $name } baraja su pila de descartes: un mazo nuevo de { $n ->
    [one] una carta
   *[other] { $n } cartas
}.
dominion-log-play = { $name } juega { $card }.
dominion-log-throned = { $name } elige { $card } para jugarla dos veces: la primera.
dominion-log-again = { $name } juega { $card } por segunda vez.
dominion-log-treasures = { $name } juega { $cards }: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} en total.
dominion-log-buy = { $name } compra { $card }.
dominion-log-gain-discard = { $name } gana { $card }.
dominion-log-gain-hand = { $name } gana { $card } y va a su mano.
dominion-log-gain-deck = { $name } gana { $card } y va encima de su mazo.
dominion-log-reveal = { $name } revela { $cards }.
dominion-log-show = { $name } revela una mano sin cartas de victoria: { $cards }.
dominion-log-discard = { $name } descarta { $cards }.
dominion-log-discard-none = { $name } no descarta nada.
dominion-log-trash = { $name } elimina { $cards }.
dominion-log-trash-none = { $name } no elimina nada.
dominion-log-top = { $name } pone { $card } en su mazo.
dominion-log-moat = { $name } revela un Foso contra { $card }.
dominion-log-deck = { $n ->
    [one] { $name } pone el mazo, una carta, en la pila de descartes.
   *[other] { $name } pone el mazo, { $n } cartas, en la pila de descartes.
}
dominion-log-aside = { $name } aparta { $card }.
dominion-log-found = { $name } toma en la mano { $cards }.
dominion-log-spied = { $name } hace que { $victim } descarte { $card }.
dominion-log-back = { $name } deja { $card } en el mazo de { $victim }.
dominion-log-stolen = { $name } elimina { $card } de { $victim }.
dominion-log-loot = { $name } gana de entre las eliminadas: { $cards }.
dominion-log-over = La partida ha terminado.

## Dominion: its sheet

dominion-part-each = { $n } × { $each }
dominion-part-gardens = { $n } × { $each } ({ $cards } cartas)
dominion-tie-turns = Empate a { $points } puntos; con menos turnos ({ $turns }): { $names }.
dominion-tie-shared = Empate a { $points } puntos y en turnos: { $names } comparten la victoria.

## Dominion: why a move is refused

dominion-no-over = La partida ha terminado.
dominion-no-bought = Los tesoros se juegan antes de comprar la primera carta.
dominion-no-treasure = No hay ningún tesoro en la mano.
dominion-no-buys = No queda ninguna compra.
dominion-no-coins = { $card } cuesta { $cost }; tienes { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
dominion-no-supply = No hay { $card } en el suministro.
dominion-no-card = { $card } no está tantas veces en la mano.
dominion-no-type = { $card } no es del tipo que se pide.
dominion-no-discard-count = { $n ->
    [one] Hay que descartar exactamente una carta.
   *[other] Hay que descartar exactamente { $n } cartas.
}
dominion-no-trash-count = { $n ->
    [one] Se elimina como máximo { $n } carta.
   *[other] Se eliminan como máximo { $n } cartas.
}
dominion-no-trash-one = Hay que eliminar una carta.
dominion-no-gain-one = Hay que ganar una carta.
dominion-no-gain-limit = { $card } cuesta { $cost }; puede costar { $limit } como máximo.
dominion-no-reaction = Contra un ataque solo se revela un Foso.
dominion-no-spied = Ahora se decide sobre la carta de P{ $seat }.
dominion-no-shown = { $card } no está entre las cartas reveladas.
dominion-no-taken = Solo se pueden ganar los tesoros recién eliminados.

## Dominion: why a record or position is refused

dominion-deal-setup = Una partida empieza con el reino y cinco cartas por asiento.
dominion-deal-kingdom = Estas no son diez cartas de reino.
dominion-deal-card = «{ $deal }» no se puede repartir ahora.
dominion-deal-form = Esto no es un reparto.
dominion-kingdom-card = «{ $card }» no es una carta de reino.
dominion-kingdom-twice = { $card } está dos veces en el reino.
dominion-kingdom-count = Un reino tiene { $piles } cartas, no { $n }.
dominion-position-play = Solo el asiento al que le toca tiene cartas jugadas o apartadas.
dominion-position-supply = La pila de { $token } no puede ser tan alta.
dominion-position-phase = Una fase es de acción o de compra; una carta solo pregunta en la fase de acción.
dominion-position-step = Esta decisión no puede darse aquí.
dominion-position-impossible = Esto no se puede decidir con las cartas como están.

## Dominion: on the cards, in few words

dominion-brief-cellar = Descarta y roba otras tantas.
dominion-brief-chapel = Elimina hasta 4 cartas.
dominion-brief-moat = Revelado, evita un ataque.
dominion-brief-chancellor = Puedes descartar tu mazo.
dominion-brief-workshop = Gana una carta que cueste 4 o menos.
dominion-brief-bureaucrat = Una Plata a tu mazo; los demás ponen una de victoria en el suyo.
dominion-brief-feast = Elimínala; gana una carta que cueste 5 o menos.
dominion-brief-gardens = 1 punto por cada 10 cartas tuyas.
dominion-brief-militia = Los demás se quedan con 3 cartas.
dominion-brief-moneylender = Elimina un Cobre: +3 monedas.
dominion-brief-remodel = Elimina una carta; gana otra hasta 2 más cara.
dominion-brief-spy = Cada uno revela una carta; tú decides.
dominion-brief-thief = Los demás revelan 2 cartas: elimina un tesoro; puedes ganarlo.
dominion-brief-throne-room = Juega una acción dos veces.
dominion-brief-council-room = Los demás roban una carta.
dominion-brief-library = Roba hasta tener 7.
dominion-brief-mine = Elimina un tesoro; gana a la mano otro hasta 3 más caro.
dominion-brief-witch = Los demás ganan una Maldición.
dominion-brief-adventurer = Busca dos tesoros para tu mano.

## Dominion: what the drawings show

dominion-about =
    { $card }: { $type }, cuesta { $cost }
    { $text }
dominion-about-curse =
    { $card }: cuesta { $cost }
    { $text }
dominion-about-ruled =
    { $card }: { $type }, cuesta { $cost }
    { $text }
    { $rules }
dominion-within-reach =
    { $about }
    Los tesoros de tu mano alcanzan para ella.
dominion-times = { $n } × { $card }
dominion-cards-held = { $n ->
    [0] Ninguna carta en la mano
    [one] Una carta en la mano
   *[other] { $n } cartas en la mano
}
dominion-shown = Cartas reveladas
dominion-of = { $name }
dominion-turn = El turno
dominion-left = { $actions ->
    [one] una acción
   *[other] { $actions } acciones
}, { $buys ->
    [one] una compra
   *[other] { $buys } compras
}, { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
dominion-in-trash = { $n ->
    [0] ninguna carta eliminada
    [one] una carta eliminada
   *[other] { $n } cartas eliminadas
}
dominion-ending = El final
dominion-ending-so-far = Llega cuando se agotan las Provincias o tres pilas. { $provinces ->
    [one] Queda una Provincia
   *[other] Quedan { $provinces } Provincias
}, { $empty ->
    [0] ninguna pila está vacía
    [one] una pila está vacía
   *[other] { $empty } pilas están vacías
}.
dominion-ending-told =
    { $heading }
    { $text }
dominion-deck-closed = { $empty ->
    [yes] Ninguna carta
   *[other] Algunas cartas, que no se pueden contar
}
dominion-none = Ninguna
dominion-owned = { $n } cartas tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}
