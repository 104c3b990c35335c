labelled = { $label }: { $text }
game = Bounty Hunters
list = { $items }

## learn

learn_title = Aprende jugando
learn_clerk = El escribano del gremio
learn_recruit = Recluta
learn_names_0 = Tú
learn_names_1 = Tooka
learn_names_2 = Porg
learn_names_3 = Blurrg
learn_ask = ¿Qué harías tú?
learn_topics_welcome = Te damos la bienvenida al gremio. Todo el mundo juega a la vez, y cada turno tiene tres pasos: roba una carta, elige una de cinco y entrega las otras cuatro a la izquierda. La cuarta captura acaba la partida; se gana por puntos.
learn_topics_drawTargets = Los objetivos dan los puntos. Puedes perseguir varios a la vez: un objetivo abierto no cuesta nada y da trabajo a cada cazarrecompensas.
learn_topics_drawHunters = Los cazarrecompensas superan escudos, pero el número pequeño de su esquina se resta de tus puntos.
learn_topics_drawContracts = El mazo azul guarda los contratos. Se quedan delante de ti y al final pagan por los personajes capturados.
learn_topics_drawMarket = El mazo color arena es el mercado: los droides atacan sin costar puntos, las cajas son puntos seguros. Ambos cuestan créditos.
learn_topics_openTarget =
    { $points ->
        [one] { $target } vale { $points } punto cuando superes sus tres escudos: { $need }. Toca la carta y luego Jugar: abre una caza delante de ti.
       *[other] { $target } vale { $points } puntos cuando superes sus tres escudos: { $need }. Toca la carta y luego Jugar: abre una caza delante de ti.
    }
learn_topics_attack =
    { $count ->
        [one] Contra { $target } aún queda por cubrir { $need }. Ataca con { $hunter }: toca la carta y mira las barras, muestran lo que añade. Los botones dicen qué pasará antes de que decidas.
       *[other] Contra { $target } aún quedan por cubrir { $need }. Ataca con { $hunter }: toca la carta y mira las barras, muestran lo que añade. Los botones dicen qué pasará antes de que decidas.
    }
learn_topics_droid = { $droid }: se paga con créditos, ataca a { $target } y al final no cuesta puntos.
learn_topics_waiting = Aún no tienes objetivo. { $card } puede esperar: cada nuevo ataque se une a la pila, y tu próximo objetivo tendrá que enfrentarse a ella.
learn_topics_capture = Mira: con { $card } están los tres colores de { $target }. Eso es una captura. Hazla antes de que la mano se vaya.
learn_topics_sell = Cualquier carta se vende por un crédito, y los créditos pagan el mercado. { $card } es la que menos te ayuda: tócala y luego Vender. Así tampoco le llega a quien tienes a la izquierda.
learn_topics_reserve = { $card }: todavía no puedes pagar, o no te conviene. Reserva la carta: espera en horizontal hasta que pagues, después de tu acción en cualquier turno.
learn_topics_crate =
    { $points ->
        [one] { $card }: cuesta { $cost } y vale { $points } punto seguro. Quien tenga más cajas al final gana 5 más.
       *[other] { $card }: cuesta { $cost } y vale { $points } puntos seguros. Quien tenga más cajas al final gana 5 más.
    }
learn_topics_contract = El contrato { $card } paga al final por lo que nombra, sobre todo cuando está todo. No cuesta nada: tócalo y luego «Firmar el contrato».
learn_topics_activate = Tu carta reservada, { $card }, ya se puede pagar. Actívala, además de tu acción.
learn_topics_place = Hay varios objetivos abiertos. Envía esta carta contra { $target }; se queda ahí para siempre.
learn_topics_finish = Nada más merece pagarse ahora: termina el turno y guarda tus créditos.
learn_topics_captured = ¡Captura! { $target } queda en horizontal. Sus puntos son tuyos, menos lo que cuestan tus cazarrecompensas.
learn_topics_sold = { $card }: venta por 1 crédito.
learn_topics_reserved = { $card }: en reserva. No hace nada hasta que pagues.
learn_topics_stored = Caja guardada, puntos seguros. Cuenta de vez en cuando las del resto: la mayoría da 5 puntos.
learn_topics_signed = El contrato está delante de ti. Lleva escrito lo que vale ahora y lo que valdría si caen tus objetivos abiertos.
learn_topics_droidSent = El droide ya trabaja. Al final no te cuesta nada.
learn_topics_waitingPile = Aún no hay objetivo: { $card } espera al próximo.
learn_topics_passed = Todas las cartas se revelaron a la vez. Luego las cuatro que no elegiste fueron a { $left }, a tu izquierda, y { $right } te dio las suyas. Lo que dejas, alguien lo recibe.
learn_topics_three = { $who } lleva tres capturas. La cuarta inicia el final: se acaba ese turno y quedan dos más. Lo que siga abierto no vale nada.
learn_topics_threeMine = Llevas tres capturas. La cuarta inicia el final: se acaba ese turno y quedan dos más. Asegúrate de ir por delante antes de hacerla.
learn_topics_rush = Cuatro capturas rápidas no son la meta. Así acabó una partida en la que alguien tomó cuanto antes los cuatro objetivos más baratos:
learn_topics_enough = Ya sabes lo suficiente: robar, elegir, entregar; capturar y vender. Cajas, droides, contratos y reserva se explican cuando aparecen. Sigue conmigo, o sin mí.
learn_topics_theEnd = Cuarta captura: { $who }. Da un crédito y un contrato. Quedan dos turnos: termina lo que puedas.
learn_topics_over = Eso fue una partida entera. La tabla se llena fila a fila: objetivos, cajas, contratos y luego lo que cuestan los cazarrecompensas.
learn_reasons_sell = Un crédito ahora, y no se la queda nadie más.
learn_reasons_reserve = Pagas cuando puedas, y nadie más la tiene.
learn_reasons_needs =
    { $count ->
        [one] Contra { $target } aún queda por cubrir { $need }.
       *[other] Contra { $target } aún quedan por cubrir { $need }.
    }
learn_reasons_openTarget = Un objetivo abierto no cuesta nada y da trabajo a tus cazarrecompensas.
learn_reasons_capture = Completa los tres colores.
learn_reasons_ratherThan = Contando todo (contratos, cazarrecompensas, turnos por venir), rinde más que { $other }.
learn_reasons_crate = Puntos seguros.
learn_reasons_contract = No cuesta nada y paga por lo que ya persigues.
learn_reasons_decks_drawTargets = Los objetivos dan los puntos.
learn_reasons_decks_drawHunters = Los cazarrecompensas superan escudos.
learn_reasons_decks_drawContracts = Firmar un contrato no cuesta nada.
learn_reasons_decks_drawMarket = Tienes créditos que gastar.
learn_advice_draw = Yo robaría de «{ $deck }».
learn_advice_open = Yo abriría la caza de { $target }.
learn_advice_attack = Yo atacaría a { $target } con { $card }.
learn_advice_capture = Yo capturaría a { $target } con { $card }.
learn_advice_wait = Yo jugaría { $card }: espera a tu próximo objetivo.
learn_advice_sell = Yo vendería { $card }.
learn_advice_reserve = Yo reservaría { $card }.
learn_advice_pay = Yo pagaría { $card }.
learn_advice_activate = Yo pagaría ahora la carta reservada: { $card }.
learn_advice_sign = Yo firmaría el contrato { $card }.
learn_advice_place = Yo la enviaría contra { $target }.
learn_advice_done = Yo terminaría el turno.
learn_rushed_caption = Una partida perdida por las prisas
learn_rushed_hasty = Con prisas
learn_rushed_patient = Con paciencia { $n }
learn_rushed_captures = Capturas
learn_alone = Seguir sin el escribano
learn_atDesk = Estaré en mi mesa.
learn_next = Objetivos, cazarrecompensas, droides, cajas, contratos: eso es todo el juego. Ahora, una partida tuya.
learn_toTable = Jugar una partida contra bots
learn_toIntro = Primero una partida sin contratos

## scorePad

scorePad_title = Tabla de puntuaciones
scorePad_intro = Para una partida en una mesa de verdad. Funciona sin conexión; todo se queda en este dispositivo.
scorePad_player = Persona { $n }
scorePad_players = En la mesa
scorePad_name = Nombre
scorePad_addPlayer = Añadir una persona
scorePad_removePlayer = Quitar a { $name }
scorePad_mode = Partida
scorePad_full = Partida completa
scorePad_introductory = Introductoria
scorePad_targets = Objetivos capturados
scorePad_whichTarget = ¿A quién has capturado?
scorePad_points = Puntos
scorePad_readCard = Lee la carta
scorePad_missing = Aún faltan los puntos de una carta: { $who }.
scorePad_hunters = Cazarrecompensas que participaron
scorePad_hunterCost = Añadir un cazarrecompensas que cuesta { $loss }
scorePad_removeHunter = Quitar el cazarrecompensas que cuesta { $loss }
scorePad_crates = Cajas pagadas
scorePad_addCrates =
    { $n ->
        [one] Añadir una carta con { $n } caja
       *[other] Añadir una carta con { $n } cajas
    }
scorePad_contracts = Contratos
scorePad_kinds_pair = Dos personajes
scorePad_kinds_double = Dos veces el mismo
scorePad_kinds_crate = Personaje y caja
scorePad_first = Primer personaje
scorePad_second = Segundo personaje
scorePad_addContract = Añadir el contrato
scorePad_samePair = Hacen falta dos personajes distintos.
scorePad_credits = Créditos restantes
scorePad_less = { $what }: uno menos
scorePad_more = { $what }: uno más
scorePad_remove = Quitar { $what }
scorePad_keep = Guardar esta partida
scorePad_keptNow = Guardada.
scorePad_again = Partida nueva
scorePad_lastGames = Últimas partidas
scorePad_noGames = Aún no hay partidas guardadas.
scorePad_forget = Olvidar
scorePad_text = Copiar como texto
scorePad_picture = Guardar como imagen
scorePad_toGuild = A un gremio
scorePad_copied = Copiado.
scorePad_result = La tabla

## primer

primer_title = El juego en un minuto
primer_lead = Diriges un equipo de cazarrecompensas. Pon objetivos delante de ti, envíalos tras ellos y captúralos. Todo el mundo juega a la vez. La cuarta captura de alguien anuncia el final; gana quien tenga más puntos.
primer_cards_title = Cuatro clases de cartas
primer_cards_target = Objetivo. Sus puntos arriba, tres escudos abajo. Alcanza los tres y es tuyo.
primer_cards_hunter = Cazarrecompensas. Ataca en tres colores y se juega gratis, pero cuesta los puntos de la esquina si la captura sale bien.
primer_cards_market = Mercado. Los droides también atacan, las cajas son puntos. Se paga con créditos, nunca con puntos.
primer_cards_contract = Contrato. Al final paga por los personajes capturados, sobre todo por los dos juntos.
primer_turn_title = Un turno tiene tres pasos
primer_turn_draw_name = Robar
primer_turn_draw_text = Toma una carta del mazo que quieras. Ahora tienes cinco.
primer_turn_choose_name = Elegir
primer_turn_choose_text = Pon una boca abajo: juégala o véndela por 1 crédito. Todas se revelan juntas. Una carta del mercado que aún no puedes pagar se reserva y se paga después.
primer_turn_pass_name = Entregar
primer_turn_pass_text = Entrega las otras cuatro a tu izquierda. Lo que dejas, alguien se lo queda.
primer_capture_title = Una captura
primer_capture_text = { $target } tiene los escudos { $shields }. { $one } no basta. Si se suma { $two }, se alcanzan todos los colores: captura, al instante. Igualar basta; lo que sobra de un color no ayuda a otro.
primer_capture_notYet = Todavía no
primer_capture_done =
    { $points ->
        [one] Captura: { $points } punto, menos { $loss } por los cazarrecompensas
       *[other] Captura: { $points } puntos, menos { $loss } por los cazarrecompensas
    }
primer_end_title = El final
primer_end_text = En cuanto alguien logra su cuarta captura, se termina ese turno y se juegan dos más. Un objetivo que siga abierto entonces no vale nada.
primer_score_title = El recuento
primer_score_rows_0_name = Objetivos
primer_score_rows_0_text = los puntos de los que capturaste
primer_score_rows_1_name = Cajas
primer_score_rows_1_text = sus puntos, y 5 más para quien tenga más cajas
primer_score_rows_2_name = Contratos
primer_score_rows_2_text = 1 por cada personaje nombrado y 3 por los dos juntos (2 por un doble o una caja)
primer_score_rows_3_name = Cazarrecompensas
primer_score_rows_3_text = menos lo que cuestan los que participaron
primer_score_tie = ¿Empate? Gana quien conserve más créditos. Por lo demás, los créditos no valen nada.
primer_learn = Aprende jugando: diez minutos con un escribano que lo explica

## cards

cards_characters_qira = Qi’ra
cards_characters_chewbacca = Chewbacca
cards_characters_padme-amidala = Padmé Amidala
cards_characters_han-solo = Han Solo
cards_characters_zeb-orrelios = Zeb Orrelios
cards_characters_kanan-jarrus = Kanan Jarrus
cards_characters_omega = Omega
cards_characters_grogu = Grogu
cards_hunters_greedo = Greedo
cards_hunters_fennec-shand = Fennec Shand
cards_hunters_dengar = Dengar
cards_hunters_cad-bane = Cad Bane
cards_hunters_the-mandalorian = El Mandaloriano
cards_hunters_bossk = Bossk
cards_hunters_ig-11 = IG-11
cards_hunters_zuckuss = Zuckuss
cards_hunters_hondo-ohnaka = Hondo Ohnaka
cards_hunters_boba-fett = Boba Fett
cards_hunters_black-krrsantan = Black Krrsantan
cards_hunters_aurra-sing = Aurra Sing
cards_droids_astromech = Droide astromecánico
cards_droids_protocol = Droide de protocolo
cards_crate =
    { $n ->
        [one] { $n } caja
       *[other] { $n } cajas
    }
cards_pair = Contrato { $a } + { $b }
cards_double = Contrato 2 × { $a }
cards_withCrate = Contrato { $a } + caja
cards_back = Una carta boca abajo
cards_trio = verde { $g }, azul { $b }, naranja { $o }
cards_target = Objetivo { $name }. Vale { $points }. Escudos { $trio }.{ $bonus } { $copies } cartas muestran a este personaje.
cards_bonus_none = { "" }
cards_bonus_credit = { " " }La captura da un crédito.
cards_bonus_contract = { " " }La captura trae un contrato.
cards_hunter =
    { $loss ->
        [0] Cazarrecompensas { $name }. Ataque { $trio }. No cuesta puntos.
        [one] Cazarrecompensas { $name }. Ataque { $trio }. Cuesta { $loss } punto si la captura sale bien.
       *[other] Cazarrecompensas { $name }. Ataque { $trio }. Cuesta { $loss } puntos si la captura sale bien.
    }
cards_droid =
    { $cost ->
        [one] { $name }. Cuesta { $cost } crédito. Ataque { $trio }. Hay { $copies } iguales.
       *[other] { $name }. Cuesta { $cost } créditos. Ataque { $trio }. Hay { $copies } iguales.
    }
cards_crateCard =
    { $n ->
        [one]
            { $cost ->
                [one] Carta con { $n } caja. Cuesta { $cost } crédito. Vale { $worth }.
               *[other] Carta con { $n } caja. Cuesta { $cost } créditos. Vale { $worth }.
            }
       *[other]
            { $cost ->
                [one] Carta con { $n } cajas. Cuesta { $cost } crédito. Vale { $worth }.
               *[other] Carta con { $n } cajas. Cuesta { $cost } créditos. Vale { $worth }.
            }
    }
cards_pairContract = Contrato: 1 punto por cada { $a }, 1 por cada { $b }, 3 más por cada pareja de ambos.
cards_doubleContract = Contrato: 1 punto por cada { $a }, 2 más por cada dos.
cards_crateContract = Contrato: 1 punto por cada { $a }, 2 más por cada { $a } con una caja.

## decks

decks_target = Objetivos
decks_hunter = Cazarre{ "\u00AD" }compensas
decks_contract = Contratos
decks_jawa-market = Mercado

##

drawAhead = Robar: { $deck }
drawFrom = Robar de { $deck }, quedan { $n }

## colours

colours_0 = verde
colours_1 = azul
colours_2 = naranja

##

credits =
    { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    }
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
you = Tú

## steps

steps_draw = Robar
steps_choose = Elegir
steps_resolve = Resolver
steps_over = Fin

##

turn = Turno { $n }
turnOf = Turno { $n } de { $last }
waitingFor = Esperamos a { $names }
ready = ya ha elegido
notReady = aún elige

## status

status_draw = Roba una carta: elige un mazo.
status_drawn = Mazo: { $deck }. Aún puedes cambiar.
status_choose = Elige una carta: juégala o véndela.
status_sealed = Sellado: { $what }. Toca otra carta para cambiar.
status_decide = Se revela { $card }: ¿la juegas o la vendes?
status_place = ¿A qué objetivo ataca { $card }?
status_activate = Activa una carta reservada o termina tu turno.
status_waits = Nada que hacer: esperamos a { $names }.
status_unsent = A la espera de la red: { $what }.
status_waitsToPay = Nada que hacer: esperamos a { $names }. Allí aún se puede activar una carta reservada.
status_notAsked = No hay mazo del que robar: esperamos al resto.
status_over = La partida ha terminado.
status_watching = Esperamos a { $names }.
status_reconnecting = Un momento…

## dock

dock_label = Tu jugada
dock_hand = Tu mano
dock_play = Jugar
dock_playOnto = Jugar → { $target }
dock_playNew = Jugar: nuevo objetivo
dock_playPile = Jugar en la pila que espera
dock_startPile = Jugar: abrir una pila
dock_sign = Firmar el contrato
dock_buy = Pagar { $cost }
dock_buyOnto = Pagar { $cost } → { $target }
dock_reserve = Reservar
dock_sell = Vender
dock_seal = Revelar esta carta
dock_activate = Activar por { $cost }
dock_activateOnto = Activar por { $cost } → { $target }
dock_done = Terminar mi turno
dock_nextDraw = Próximo robo
dock_untilCapture = No hasta que capture
dock_askMe = Pregúntame por mi reserva este turno
dock_chosen = elegida
dock_fresh = nueva
dock_more = Regla

## preview

preview_credit =
    { $n ->
        [one] +{ $n } crédito
       *[other] +{ $n } créditos
    }
preview_pays =
    { $n ->
        [one] −{ $n } crédito
       *[other] −{ $n } créditos
    }
preview_captures =
    { $loss ->
        [0] captura a { $target }: +{ $worth }
       *[other] captura a { $target }: +{ $worth } −{ $loss }
    }
preview_nth =
    { $n ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
       *[other] { $n }.ª
    }
preview_nthCapture = { $nth } captura
preview_ends =
    { $n ->
        [0] son los últimos turnos
        [one] fin de la partida en { $n } turno
       *[other] fin de la partida en { $n } turnos
    }
preview_bonusContract = trae un contrato
preview_bonusCredit = da un crédito
preview_needs =
    { $count ->
        [one] luego falta { $what }
       *[other] luego faltan { $what }
    }
preview_opens =
    { $count ->
        [one] falta { $what }
       *[other] faltan { $what }
    }
preview_joinsPile =
    { $count ->
        [one] se enfrenta a la pila, luego falta { $what }
       *[other] se enfrenta a la pila, luego faltan { $what }
    }
preview_pile = espera: tu próximo objetivo irá aquí
preview_signed =
    { $then ->
        [none] vale { $now } por ahora
       *[other] vale { $now }, y { $then } si caen los objetivos abiertos
    }
preview_crateWorth =
    { $n ->
        [one] +{ $worth }, { $n } caja
       *[other] +{ $worth }, { $n } cajas
    }
preview_majority = más cajas: +{ $n }
preview_reserved =
    { $cost ->
        [one] paga { $cost } crédito en otro turno
       *[other] paga { $cost } créditos en otro turno
    }
preview_reservedNow =
    { $cost ->
        [one] paga { $cost } crédito cuando quieras
       *[other] paga { $cost } créditos cuando quieras
    }
preview_asksWhere = eliges el objetivo después de revelar

## fates

fates_sell = vende
fates_play = juega
fates_reserve = reserva

##

choice =
    { $fate ->
        [sell]
            { $onto ->
                [none] vender { $card }
               *[other] vender { $card } → { $onto }
            }
        [reserve]
            { $onto ->
                [none] reservar { $card }
               *[other] reservar { $card } → { $onto }
            }
       *[other]
            { $onto ->
                [none] jugar { $card }
               *[other] jugar { $card } → { $onto }
            }
    }

## board

board_mine = Mi zona
board_theirs = Zona de { $name }
board_confrontations = Confrontaciones
board_around = Alrededor de la mesa
board_untouched = Objetivos abiertos, aún sin atacar
board_none = Aún no hay objetivo. Juega uno para abrir la caza; un ataque jugado antes esperará.
board_noneTheirs = Aquí aún no hay objetivo.
board_captured = Capturados
board_reserved = Reservadas
board_crates = Cajas
board_contracts = Contratos
board_pile = Pila en espera
board_pileWhy = Aún no hay objetivo: los ataques esperan aquí y cada nuevo debe unirse. El próximo objetivo irá con esta pila.
board_needs =
    { $count ->
        [one] falta { $what }
       *[other] faltan { $what }
    }
board_met = completo
board_toGo =
    { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }
board_missing =
    { $colour ->
        [green]
            { $n ->
                [one] { $n } verde
               *[other] { $n } verdes
            }
        [blue]
            { $n ->
                [one] { $n } azul
               *[other] { $n } azules
            }
       *[orange]
            { $n ->
                [one] { $n } naranja
               *[other] { $n } naranjas
            }
    }
board_bar = { $colour }: { $have } de { $need }
board_pileAttack = { $colour }: { $have }
board_captures =
    { $n ->
        [one] { $n } captura
       *[other] { $n } capturas
    }
board_dropReserve = Reservar aquí
board_captureNet =
    { $loss ->
        [0] +{ $worth }
       *[other] +{ $worth } −{ $loss }
    }
board_now = ahora
board_ifAll = si caen los objetivos abiertos
board_cratesCount =
    { $n ->
        [one] { $n } caja
       *[other] { $n } cajas
    }
board_reason_each = { $n } × { $name }
board_reason_duos =
    { $n ->
        [one] { $n } pareja × { $each }
       *[other] { $n } parejas × { $each }
    }
board_reason_nothing = nada capturado aún
board_left = a tu izquierda

## table

table_decks = Mazos
table_discards = Descartes
table_noDiscards = Aún no se ha vendido nada.
table_seen = Vistas hasta ahora
table_seenHint = A la vista en las zonas y en los descartes, y en tu mano. El resto está en mazos y manos.
table_seenOf = { $seen } de { $all }
table_browse = Mazos, descartes, cartas vistas
table_pad = Puntos al detalle
table_faceDown = Boca abajo
table_beforeFirst = Nadie ha mostrado aún una carta
table_revealed = Reveladas

## alarm

alarm_captured = Captura: { $target }, { $worth }
alarm_capturedBy = { $who } captura a { $target }, { $worth }
alarm_pays =
    { $n ->
        [one] { $contract }: ahora vale { $n } punto
       *[other] { $contract }: ahora vale { $n } puntos
    }
alarm_passed =
    { $n ->
        [one] { $n } carta a { $left }; estas son de { $right }.
       *[other] { $n } cartas a { $left }; estas son de { $right }.
    }
alarm_three =
    { $n ->
        [one] { $names } lleva 3 capturas. La cuarta inicia el final.
       *[other] { $names } llevan 3 capturas. La cuarta inicia el final.
    }
alarm_withMe = { LIST($others, "tú") }
alarm_threeWithMe = 3 capturas: { $names }. La cuarta inicia el final.
alarm_threeMine = Llevas 3 capturas. La cuarta inicia el final.
alarm_twoLeft = Cuarta captura: { $names }. Dos turnos más después de este.
alarm_lastButOne = Últimos dos turnos. Cuatro capturas: { $names }.
alarm_twoLeftMine = ¡Tu cuarta captura! Dos turnos más después de este.
alarm_lastButOneMine = Últimos dos turnos. Llevas cuatro capturas.
alarm_last = Último turno
alarm_lastHint = Solo cuenta lo capturado y pagado. Tu mano no vale nada.

## rows

rows_targets = Objetivos
rows_crates = Cajas
rows_contracts = Contratos
rows_hunters = Cazarre{ "\u00AD" }compensas
# As in English.
rows_total = Total
rowWith = { SMALL($row) } { $points }

## final

final_title = Recuento final
final_wins = Gana { $names }
final_youWin = ¡Has ganado!
final_share = Victoria compartida: { $names }
final_myPlace =
    { $behind ->
        [0] Tu puesto: { $place } de { $of }.
        [one] Tu puesto: { $place } de { $of }, a { $behind } punto.
       *[other] Tu puesto: { $place } de { $of }, a { $behind } puntos.
    }
final_tieBreak = Empate a puntos: deciden los créditos ({ $credits }).
final_tied = Mismos puntos y mismos créditos: victoria compartida.
final_majority = más cajas +5
final_noMajority = sin mayoría
final_next = Fila siguiente
final_skip = Mostrar todo
final_copyText = Copiar como texto
final_copied = Copiado.
final_replay = Ver la repetición
final_why = Por qué: { $row }
final_notCounted =
    { $n ->
        [one] { $n } objetivo abierto no cuenta
       *[other] { $n } objetivos abiertos no cuentan
    }

## log

log_shuffled = Se barajan los mazos.
log_dealt = Cuatro cartas por persona: una de cada mazo.
log_dealtIntro = Cuatro cartas por persona: un objetivo, dos cazarrecompensas, una del mercado.
log_turn = Turno { $n }.
log_refilled =
    { $n ->
        [one] { $deck }: el mazo estaba vacío, vuelve { $n } descarte.
       *[other] { $deck }: el mazo estaba vacío, se barajan { $n } descartes.
    }
log_drawn =
    { $who ->
        [none] Robas: { $deck }.
       *[other] { $who } roba: { $deck }.
    }
log_drawnCard =
    { $who ->
        [none] Robas { $card } ({ $deck }).
       *[other] { $who } roba { $card } ({ $deck }).
    }
log_missed =
    { $who ->
        [none] { $deck } se agotó antes de que robaras: eliges otra vez.
       *[other] { $deck } se agotó antes de que robara { $who }, que elige otra vez.
    }
log_revealed = Se revela: { $what }.
log_revealJoin = ;{ " " }
log_revealOne =
    { $who ->
        [none]
            { $fate ->
                [none] tú: { $card }
                [sell] vendes { $card }
                [reserve] reservas { $card }
               *[play] juegas { $card }
            }
       *[other]
            { $fate ->
                [none] { $who } { $card }
                [sell] { $who } vende { $card }
                [reserve] { $who } reserva { $card }
               *[play] { $who } juega { $card }
            }
    }
log_decided =
    { $who ->
        [none]
            { $fate ->
                [sell] La vendes.
                [reserve] La reservas.
               *[play] La juegas.
            }
       *[other]
            { $fate ->
                [sell] { $who } la vende.
                [reserve] { $who } la reserva.
               *[play] { $who } la juega.
            }
    }
log_sold =
    { $who ->
        [none] Vendes { $card }.
       *[other] { $who } vende { $card }.
    }
log_credit =
    { $who ->
        [none] Tomas
       *[other] { $who } toma
    } { $n ->
        [one] { $n } crédito
       *[other] { $n } créditos
    }{ $why ->
        [sale] { " " }por la venta
        [capture] { " " }por la captura
        [fourth-capture] { " " }por la cuarta captura
       *[owed] , el que se le debía
    }.
log_paid =
    { $who ->
        [none]
            { $n ->
                [one] Pagas { $n } crédito por { $card }.
               *[other] Pagas { $n } créditos por { $card }.
            }
       *[other]
            { $n ->
                [one] { $who } paga { $n } crédito por { $card }.
               *[other] { $who } paga { $n } créditos por { $card }.
            }
    }
log_reserved =
    { $who ->
        [none] Reservas { $card }.
       *[other] { $who } reserva { $card }.
    }
log_crate =
    { $who ->
        [none] Guardas { $card }.
       *[other] { $who } guarda { $card }.
    }
log_signed =
    { $who ->
        [none] Firmas { $card }.
       *[other] { $who } firma { $card }.
    }
log_bonusContract =
    { $who ->
        [none] Robas como bonificación: { $card }.
       *[other] { $who } roba como bonificación: { $card }.
    }
log_target =
    { $who ->
        [none] Persigues a { $card }.
       *[other] { $who } persigue a { $card }.
    }
log_targetOnPile =
    { $who ->
        [none] { $card } debe enfrentarse a tu pila.
       *[other] { $card } debe enfrentarse a la pila de { $who }.
    }
log_attacks =
    { $who ->
        [none] Atacas a { $target } con { $card }.
       *[other] { $who } ataca a { $target } con { $card }.
    }
log_waits =
    { $who ->
        [none] No tienes objetivo: { $card } espera uno.
       *[other] { $who } no tiene objetivo: { $card } espera uno.
    }
log_captured =
    { $who ->
        [none] Capturas a { $target }: captura número { $nth }.
       *[other] { $who } captura a { $target }: captura número { $nth }.
    }
log_owed =
    { $who ->
        [none] Quedan pocos contratos: recibes el tuyo al final del paso.
       *[other] Quedan pocos contratos: { $who } recibe el suyo al final del paso.
    }
log_contractLost =
    { $who ->
        [none] No queda contrato para ti.
       *[other] No queda contrato para { $who }.
    }
log_creditOwed =
    { $who ->
        [none] No queda ficha en tu lugar: un crédito llegará al final del paso, si lo hay.
       *[other] No queda ficha en el lugar de { $who }: un crédito llegará al final del paso, si lo hay.
    }
log_creditLost =
    { $who ->
        [none] No quedan créditos: nada para ti.
       *[other] No quedan créditos: nada para { $who }.
    }
log_end = Cuarta captura: { $who }. La partida termina tras el turno { $last }.
log_bonusRound = El crédito de bonificación se puede gastar ya.
log_passed = Cada mano pasa un asiento a la izquierda.
log_ended = El último turno ha terminado: a contar puntos.

## options

options_mode_label = Partida
options_mode_values_full = Partida completa
options_mode_values_introductory = Introductoria: sin contratos
options_mode_hint = La partida introductoria deja fuera los contratos.
options_commit_label = Sellado antes de revelar
options_commit_values_card = Solo la carta
options_commit_values_fate = La carta, y jugar o vender
options_commit_hint = Lo que queda fijado antes de girar las cartas.
options_freshReserve_label = Carta reservada este turno
options_freshReserve_values_may-activate = puede pagarse ya
options_freshReserve_values_waits = espera al turno siguiente
options_freshReserve_hint = Importa cuando una captura da un crédito.
options_credits_label = Créditos
options_credits_values_unlimited = sin límite
options_credits_values_forty-two = 42, como en la caja
options_credits_hint = En la práctica nunca se acaban.
options_emptyMajority_label = Nadie tiene cajas
options_emptyMajority_values_nobody = sin bonificación
options_emptyMajority_values_everybody = bonificación para todo el mundo
options_emptyMajority_hint = ¿Quién tiene más de nada?

## bots

bots_random_name = Turista
bots_random_line = Juega cualquier cosa permitida.
bots_novice_name = Errante
bots_novice_line = Le gustan los puntos a la vista y olvida lo que cuestan.
bots_steady_name = Rastreador
bots_steady_line = Cuenta, compra, captura. Un rival equilibrado.
bots_sharp_name = Veterano del gremio
bots_sharp_line = Sabe que el ritmo gana y termina pronto.
bots_master_name = Maestro del gremio
bots_master_line = Imagina muchas partidas antes de cada jugada.

## What the judge refuses, by code

refusals_game-over = La partida ha terminado.
refusals_wrong-step = En este paso no: todo el mundo termina un paso antes de empezar el siguiente.
refusals_already-drawn = Ya has robado tu carta este turno.
refusals_no-such-deck = Ese mazo no existe.
refusals_no-contracts = La partida introductoria se juega sin contratos.
refusals_deck-empty = Este mazo y su descarte están vacíos.
refusals_not-in-hand = Esa carta no está en tu mano.
refusals_fate-too-early = En esta mesa solo se sella la carta; jugar o vender viene después de revelar.
refusals_fate-missing = Di qué haces con la carta: jugarla o venderla.
refusals_cannot-reserve = Solo se reservan cartas que tienen coste.
refusals_nothing-to-decide = No hay nada que decidir.
refusals_nothing-to-place = No hay ninguna carta que colocar.
refusals_no-such-confrontation = Esa confrontación no existe en tu zona.
refusals_already-captured = Ya está capturado: no admite más ataques.
refusals_window-closed = Tu turno ha terminado; las cartas reservadas esperan al siguiente.
refusals_decide-first = Primero decide qué haces con la carta revelada.
refusals_place-first = Primero coloca la carta que has jugado.
refusals_not-reserved = Esa carta no está reservada.
refusals_reserved-this-turn = Reservada este turno: en esta mesa espera al siguiente.
refusals_no-choice-of-target = Solo puede ir a un sitio.
refusals_target-missing = Di a qué objetivo ataca.
refusals_not-seated = No tienes asiento en esta mesa.
refusals_target-alone = Un objetivo abre su propia confrontación.
refusals_pile-first = Hay una pila esperando: tu próximo objetivo debe ir con ella.
refusals_not-there = Esa carta no puede ir ahí.
refusals_other = Las reglas no lo permiten.

##

cannotPay =
    { $cost ->
        [one] Cuesta { $cost } crédito y tienes { $credits }.
       *[other] Cuesta { $cost } créditos y tienes { $credits }.
    }
