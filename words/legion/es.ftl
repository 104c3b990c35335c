

labelled = { $label }: { $text }

## primer

primer_title = La recompensa en un minuto
primer_lead = Juegas a Legión en una mesa de verdad, con dados de verdad. Algunas unidades cazan una recompensa; el registro recuerda quién marcó a quién y dice al instante quién se lleva la ficha, y por qué.
primer_steps_0_name = Marcar
primer_steps_0_text = Antes de la primera ronda, cada unidad con Recompensa marca a un comandante o agente enemigo. Azul marca primero.
primer_steps_1_name = Cazar
primer_steps_1_text = Decide la última herida. Si la causa un cazador de tu bando, cualquiera, la marca pasa a su carta. Si la causa una unidad sin Recompensa, se pierde.
primer_steps_2_name = Sobrevivir
primer_steps_2_text = Al final, cada cazador vivo con alguna ficha ganada da 1 ficha de victoria a su jugador, tenga las que tenga. Un cazador caído no da ninguna.
primer_tokens_title = Lo que hay sobre las unidades
primer_tokens_mark = Una marca: alguien caza a esta unidad.
primer_tokens_won = Una ficha ganada: cuenta mientras el cazador viva.
primer_tokens_secret = Una misión secreta: nunca pasa a un cazador.
primer_tokens_poison = Veneno, a la espera del fin de la activación.
primer_tokens_target = Una bandera: un objetivo marcado. El rival puntúa cuando cae.
primer_tokens_stims = Heridas en espera en los Estimulantes de emergencia.
primer_tokens_suppression = La supresión que anotaste; sigue en tus manos.
primer_tokens_standby = En espera.
primer_tokens_exhausted = Cartas agotadas.
primer_use_title = Cómo llevar el registro
primer_use_text = Toca una unidad cuando le pase algo. ¿Derrotada? Di por quién. El registro pregunta cuando un caso queda abierto (guardián, cargas, estimulantes, veneno, transportes) y cita la regla. ¿Lo anotaste mal? Deshaz, o abre las entradas y cambia la que quieras.
primer_current_title = Edición actual
primer_current_text = Ahí la ficha se queda en la unidad y el punto se anota en cuanto un cazador la derrota. Elige la edición al abrir el registro.
primer_judge = Plantea un caso al juez

## mission

mission_title = Misión
mission_choose = Elegir la misión
mission_primary = Objetivo
mission_secondary = Objetivo secundario
mission_advantage = Ventaja del bando { $side }
mission_none = Ninguna carta: contar a mano
mission_byHand = El registro no sabe qué puntúa esta carta. Cuenta tú sus puntos.
mission_primaries_shifting-priorities = Shifting Priorities
mission_primaries_recover-the-research = Recover the Research
mission_primaries_intercept-signals = Intercept Signals
mission_primaries_breakthrough = Breakthrough
mission_primaries_bunker-assault = Bunker Assault
mission_primaries_close-the-pocket = Close the Pocket
mission_primaries_outflank = Outflank
mission_primaries_cauldron = Cauldron
mission_primaries_contact-contact = Contact Contact!
mission_primaries_payload = Payload
mission_secondaries_marked-targets = Marked Targets
mission_secondaries_recon-mission = Recon Mission
mission_secondaries_surface-scan = Surface Scan
mission_secondaries_bring-them-to-heel = Bring Them to Heel
mission_secondaries_sweep-and-clear = Sweep and Clear
mission_secondaries_destroy-enemy-base = Destroy Enemy Base
mission_secondaries_supply-run = Supply Run
mission_secondaries_retrieve-the-data = Retrieve the Data
mission_secondaries_failed-negotiations = Failed Negotiations
mission_secondaries_align-the-relay = Align the Relay
mission_facts_secured = Puntos de interés asegurados
mission_facts_contested = Puntos de interés disputados
mission_facts_towers = Torres tomadas fuera del territorio propio
mission_facts_ownFree = Puntos propios que ningún enemigo disputa
mission_facts_enemySecured = Puntos enemigos asegurados
mission_facts_bunkersDestroyed = Búnkeres enemigos caídos en esta ronda
mission_facts_centre = El centro asegurado
mission_facts_sides = Puntos exteriores asegurados
mission_facts_points = Puntos del objetivo
mission_facts_scannersOut = Portadores de escáner fuera de su territorio
mission_facts_scannerFound = Un escáner enemigo disputado
mission_facts_suppressed = Unidades propias con acobardamiento igual o mayor que su coraje
mission_facts_baseDestroyed = La base enemiga destruida
mission_facts_cores = Núcleos asegurados con dos fichas o más
mission_facts_prisoners = Unidades con un prisionero en el intercambio
mission_facts_relays = Repetidores controlados
mission_spaces_any = Desde cualquier lugar
mission_spaces_allied = Desde territorio propio
mission_spaces_contested = Desde territorio disputado
mission_spaces_enemy = Desde territorio enemigo
mission_spaces_panicked = Un enemigo con pánico
mission_spaces_allSuppressed = Todos los enemigos con acobardamiento
mission_deeds_scan = Escaneo hecho
mission_deeds_deliver = Alijo entregado
mission_targets_title = El bando { $side } elige sus objetivos marcados
mission_targets_count = { $own } propios, { $enemy } del enemigo
mission_targets_done = Estos son los objetivos
mission_targets_sign = Objetivo marcado
mission_turn_theirs = { $name } elige en el otro teléfono.
mission_turn_here = Elegir aquí
mission_endRound = Fin de la ronda { $round }
mission_lastRound = Puntuar y acabar la partida
mission_nextRound = Puntuar y pasar de ronda
mission_nothingToCount = Sin carta de objetivo: sus puntos se cuentan a mano.
mission_scoresNothing = Así nadie puntúa.
mission_notYet = El objetivo puntúa desde la ronda { $round }.
mission_noMore = No hay más de estos en la mesa.
mission_trade = { $unit } está en territorio enemigo: canjear su ficha secreta por 1 punto
mission_secondaryNow = Objetivo secundario, ahora
mission_edition_ask = ¿Con qué edición se juega?
mission_edition_current = Actual, desde 2024
mission_edition_currentLine = Cinco rondas; una recompensa paga al momento; 12 puntos y ventaja ganan.
mission_edition_classic = Clásica, hasta 2022
mission_edition_classicLine = La marca pasa al cazador y paga al final, si ese cazador vive.
mission_edition_change = Cambiar la edición
mission_edition_changeLine = Cada entrada se juzga de nuevo con la otra edición. Antes veis qué cambia.
mission_whole = Están anotadas todas las unidades de ambos bandos
mission_wholeHint = Así el registro ve cuándo un bando pierde su última unidad.
mission_goes = Activar
mission_hasGone = Activada ✓
mission_log_edition = Se juega con: { $name }.
mission_log_mission = La misión: { $primary }, { $secondary }.
mission_log_targets = El bando { $side } marca como objetivos: { $names }.
mission_log_phase = Acaba la ronda { $round }.
mission_log_scored =
    { $count ->
        [one] { $side } suma 1 punto: { $what }.
       *[other] { $side } suma { $count } puntos: { $what }.
    }
mission_log_scan = { $side }: { $who } hace un escaneo.
mission_log_deliver = { $side }: { $who } entrega un alijo.
mission_log_space = { $side } llena una casilla de la tabla: { $space }.
mission_log_draw = La partida ha terminado: empate.
mission_log_target = { $name } era un objetivo marcado

## clock

clock_title = Reloj
clock_start = Poner un reloj
clock_round = Un reloj para la partida
clock_chess = Dos relojes de ajedrez, la mitad cada uno
clock_minutes = Minutos de la partida
clock_off = Quitar el reloj
clock_left = Queda
clock_runs = (en marcha)
clock_paused = en pausa
clock_up = se acabó el tiempo
clock_pause = Parar el reloj
clock_goOn = Reanudar el reloj
clock_hand = Ahora { $side }
clock_log_round = Corre el reloj de la partida.
clock_log_blue = Corre el reloj azul.
clock_log_red = Corre el reloj rojo.
clock_log_paused = El reloj está parado.
clock_log_off = Se quitó el reloj.

## desk

desk_title = Mesa del torneo
desk_byLink = Inscripción por enlace
desk_byLinkLine = Quien abre este enlace escribe su nombre y su lista, y recibe a cambio un enlace y un código. Ábrelos o escanéalos aquí, o pega el enlace en el campo de la lista: queda su inscripción.
desk_signUpLine = Inscripción en el torneo: tu nombre y tu lista.
desk_makeLink = Crear mi enlace
desk_yourLink = Tu enlace para la mesa
desk_showIt = Enseña este código en la mesa o envía el enlace.
desk_signedUp = Inscripción de { $name } anotada.
desk_playing = se está jugando
desk_theLedger = el registro
desk_reads = La mesa leerá el resultado en cuanto acabe esta partida.
desk_line = Jugadores, listas, rondas suizas y clasificación. La mesa queda en este dispositivo.
desk_players = Inscripciones: { $count }
desk_name = Nombre
desk_listOrLink = Lista o enlace de la lista
desk_list = Lista
desk_add = Añadir
desk_leaves = Retirar del torneo
desk_left = salió antes de la ronda { $round }
desk_pair = Emparejar la ronda { $round }
desk_table = Mesa { $number }
desk_round = Ronda { $round }
desk_bye = { $name }: descansa
desk_versus = { $one } – { $two }
desk_verdict =
    { $winner ->
        [none] empate
       *[other] gana { $winner }
    }
desk_result = Resultado
desk_link = Enlace del registro o de su mesa
desk_wasRed = { $name } jugaba con rojo
desk_points = Puntos de { $name }
desk_lost = Puntos de unidades que perdió { $name }
desk_enter = Anotar el resultado
desk_noResult = Ese enlace no lleva a ningún registro que se pueda leer.
desk_standings = Clasificación
desk_columns_0 = #
desk_columns_1 = Nombre
desk_columns_2 = Puntos
desk_columns_3 = V–E–D
desk_columns_4 = Margen
desk_columns_5 = Rivales
desk_columns_6 = Eliminados
desk_clear = Vaciar la mesa
desk_clearSure = Borrar todo de verdad
desk_refusals_full = Una mesa admite 64 personas.
desk_refusals_no-name = Hace falta un nombre.
desk_refusals_round-open = Anota antes todos los resultados de esta ronda.
desk_refusals_too-few = Hacen falta dos personas.
desk_refusals_no-legal-round = Todos se han enfrentado: no hay otra ronda sin repetir.
blue = Azul
red = Rojo

## side

side_blue = Azul
side_red = Rojo

## ranks

ranks_commander = Comandante
ranks_operative = Agente
ranks_corps = Tropa
ranks_special = Fuerzas especiales
ranks_support = Apoyo
ranks_heavy = Pesada

## keywords

keywords_bounty = Recompensa
keywords_guardian = Guardián
keywords_secretMission = Misión secreta
keywords_hunted = Perseguido
anotherUnit = otra unidad

## status

status_armies = Anota los dos ejércitos y luego pon las marcas.
status_marking = { $hunter } marca un objetivo.
status_play = Toca una unidad cuando le pase algo.
status_question = El árbitro tiene una pregunta.
status_watching = Estás mirando este registro.

## armies

armies_hunts = Tiene Recompensa
armies_huntsNot = No tiene Recompensa
armies_unpriced =
    { $count ->
        [one] Coste desconocido: 1 unidad
       *[other] Coste desconocido: { $count } unidades
    }
armies_sum =
    { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
armies_points = Puntos con mejoras
armies_tell = Anotar
armies_again = Otra lista o unidad
armies_noUnit = No es una unidad
armies_check =
    { $unitsSaid ->
        [none] { NUMBER($units) }
       *[other] { NUMBER($units) } de { NUMBER($unitsSaid) }
    } { $units ->
        [one] unidad
       *[other] unidades
    }, { $pointsSaid ->
        [none] { NUMBER($points) }
       *[other] { NUMBER($points) } de { NUMBER($pointsSaid) }
    } { $points ->
        [one] punto
       *[other] puntos
    }.{ $fits ->
        [true] {""}
       *[other] {" "}Falta algo o se leyó dos veces: compruébalo.
    }
armies_paste = Pega un enlace de Legion HQ, un JSON de TTS o una lista, o escribe nombres
armies_read = Leer la lista
armies_pick = Elegir unidad
armies_search = Buscar una unidad
armies_typed = Añadir «{ $name }» a mano
armies_ready = Poner las marcas
armies_readyOff = Empezar: Recompensa está desactivada en esta partida
armies_empty = Aún no hay unidades.
armies_others =
    { $count ->
        [one] 1 unidad más
       *[other] { $count } unidades más
    }
armies_needRank = No la conozco. Dale un rango:
armies_which = ¿Qué carta es?
armies_unread = No se pudo leer y quedó fuera:
armies_added =
    { $count ->
        [one] 1 unidad añadida.
       *[other] { $count } unidades añadidas.
    }
armies_demo = Usar dos ejércitos de ejemplo
armies_swap = Cambiar los colores
armies_swapped = Los jugadores han cambiado de color.
armies_remove = Quitar
armies_scenario = Hay cartas de escenario en juego: Recompensa y misión secreta están desactivadas.
armies_troubles_empty = Todavía no hay nada que leer.
armies_troubles_too-long = Es demasiado largo para una lista de ejército.
armies_troubles_server-record = Este enlace es un número en un servidor y aquí no se puede leer. Ábrelo allí y copia el enlace largo o el JSON de TTS.
armies_troubles_admiral-link = Los enlaces de Tabletop Admiral no se pueden leer. Usa su exportación JSON de TTS.
armies_troubles_broken-json = Este JSON está cortado o roto. Cópialo otra vez.
armies_troubles_other-json = Este JSON no es una lista de ejército.
armies_troubles_no-units = No se encontraron unidades en este texto.

## marks

marks_who = ¿A quién marca { $hunter }?
marks_done = Todas las marcas están puestas.

## play

play_waiting =
    { $count ->
        [one] 1 entrada espera la conexión.
       *[other] { $count } entradas esperan la conexión.
    }
play_endNow = Acabar ahora
play_nothingOfYours = No has escrito nada que pueda deshacerse.
play_round = Ronda { $now } de { $of }
play_toGo = Faltan
play_yetToGo = Por activar en la ronda { $round }
play_allGone = Ya actuaron todas las unidades.
play_afterAction = ¿Qué va primero tras una acción?
play_standingBy = En espera: { $names }
play_nextRound = Ronda siguiente
play_defeated = Derrotar…
play_endOfActivation = Fin de activación
play_undone = Deshecho
play_undo = Deshacer
play_redo = Rehacer
play_history = Entradas
play_share = Compartir
play_others =
    { $count ->
        [one] 1 unidad más
       *[other] { $count } unidades más
    }
play_left =
    { $left ->
        [one] Le queda { $left } de { $of } heridas
       *[other] Le quedan { $left } de { $of } heridas
    }
play_out = Fuera de combate
play_inside = en { $vehicle }
play_stims = Estimulantes { $count } ({ $by })
play_poison = Veneno { $count } ({ $by })
play_markBy = Marca de { $by }
play_won =
    { $count ->
        [one] 1 ficha ganada
       *[other] { $count } fichas ganadas
    }
play_secret = Ficha secreta
play_nothingYet = Todavía no ha pasado nada.
play_reminder = { $name } aún tiene heridas que esperan al final de su activación.
play_now = Si la partida acabara ahora
play_endGame = Acabar la partida
play_forgotten = Unidad olvidada
play_forgottenNote = Anotada ahora, juega desde aquí. Un cazador añadido tarde no marca a nadie.
play_wipedOut = { $side } no tiene más unidades

## kill

kill_otherWay = de otra manera
kill_both = Ataque, y Desviar se llevó también a { $attacker }
kill_title = { $name }, fuera de combate
kill_byWhom = ¿Por quién?
kill_how = ¿Cómo? ({ $who })
kill_attack = Ataque
kill_guarding = Protegiendo a otra unidad
kill_charge = Carga
kill_effect = Carta o capacidad
kill_bane = Ficha Bane
kill_mine = Mina o ficha de condición
kill_fled = Huyó o salió de la mesa
kill_own = Sus propias heridas
kill_stims = Heridas en estimulantes ({ $who })
kill_poison = Veneno ({ $who })
kill_transport = En su transporte, por { $who }
kill_deflect = Desviar, contra su propio ataque
kill_score = { $side } { $from } → { $to }

## unit

unit_setWounds =
    { $count ->
        [one] 1 herida en total
       *[other] { $count } heridas en total
    }
unit_wounds = Heridas sufridas
unit_stims = Estimulantes cargados por…
unit_poison = Veneno de…
unit_how = ¿Cuántas?
unit_recover = Recuperarse: cartas listas, sin supresión
unit_reminder_suppression = Supresión
unit_reminder_standby = En espera
unit_reminder_exhausted = Cartas agotadas
unit_suppressionAgainst = Supresión (coraje { $courage })
unit_suppressed = Suprimida
unit_rename = Cambiar el nombre
unit_newName = Nombre nuevo
unit_board = Subir a { $vehicle }
unit_disembark = Bajar
unit_mission = Misión secreta
unit_missionAgain = Puntuar la misión secreta
unit_end = Fin de activación
unit_survives = Sobrevive
unit_diesOf = La derrotan { $what }
unit_first = ¿Qué va primero?
unit_poisonThenStims = Veneno y luego estimulantes
unit_stimsThenPoison = Estimulantes y luego veneno
unit_effect_poison = las heridas del veneno
unit_effect_stims = las heridas de los estimulantes
unit_pays = Ahora sufre { $what }.
unit_stimsAmount =
    { $count ->
        [one] 1 herida de estimulantes ({ $by })
       *[other] { $count } heridas de estimulantes ({ $by })
    }
unit_poisonAmount =
    { $count ->
        [one] 1 herida de veneno ({ $by })
       *[other] { $count } heridas de veneno ({ $by })
    }
unit_whoTakes = El veneno de dos cazadores derrota a { $victim }. ¿Quién se lleva la marca?

## history

history_insert = Insertar antes
history_inserting = Anotas lo que ocurrió antes de esto: { $text }
history_stopInserting = Volver al presente
history_undecided_title =
    { $count ->
        [one] 1 entrada no se aceptó
       *[other] { $count } entradas no se aceptaron
    }
history_undecided_hint = Otra cosa se anotó antes. Decide qué pasa con la tuya.
history_undecided_entry = Una entrada tuya
history_undecided_putBefore = Ponerla antes de: { $text }
history_undecided_change = Cambiarla
history_undecided_again = Intentarlo otra vez
history_undecided_drop = Descartarla
history_wouldChange = Lo que esto hace a las entradas posteriores
history_leave = Dejarlo como está
history_doIt = Aplicar
history_whose = Lo escribió { $name }. Pide a { $name } que lo cambie.
history_away = Lo escribió { $writer }, que no está: puedes corregirlo.
history_corrected = Lo escribió { $writer }, lo corrigió { $name }.
history_correctedYours = { $name } corrigió lo que escribiste:
history_removedYours = { $name } quitó lo que escribiste:
history_seen = Visto
history_title = Entradas
history_edit = Cambiar
history_remove = Quitar
history_nothing = No cambió nada más.
history_nowRefused = Ya no es posible: { $text }
history_pickTarget = ¿A quién marcar en su lugar?
history_everything = Cambiar la entrada campo por campo
history_save = Juzgar de nuevo
history_same = Aún no ha cambiado nada.
history_yesNo_yes = Sí
# As in English.
history_yesNo_no = No
history_fields_by = Por quién
history_fields_target = A quién
history_fields_unit = Unidad
history_fields_wounds = Heridas
history_fields_stims = De ellas, a los estimulantes
history_fields_poison = Fichas de veneno
history_fields_guardian = Guardián
history_fields_backlash = Heridas de vuelta al atacante
history_fields_vehicle = Transporte
history_fields_credit = El mérito es de
history_fields_order = En qué orden
history_fields_side = Bando
history_fields_tokens = Fichas
history_fields_rank = Rango
history_fields_health = Heridas que aguanta
history_fields_leaveOut = Dejar fuera
history_fields_nobody = Nadie
history_fields_wipedOut = Sin unidades

## share

share_title = La partida entera en un enlace
share_line = Quien lo abra tiene el mismo registro y puede seguir.
share_qr = Código QR de esta partida
share_tooBig = Esta partida es demasiado larga para un código QR. El enlace sí funciona.
share_pageTitle = Un registro compartido
share_unopened_broken = Este enlace está cortado o roto. Pídelo otra vez; en tu dispositivo no se perdió nada.
share_unopened_too-large = Este enlace contiene más que cualquier partida. No se ha abierto.
share_refused =
    { $count ->
        [one] 1 entrada no se pudo leer y quedó fuera.
       *[other] { $count } entradas no se pudieron leer y quedaron fuera.
    }
share_open = Seguir en este dispositivo
share_entries =
    { $count ->
        [one] 1 entrada
       *[other] { $count } entradas
    }

## judge

judge_title = Juez
judge_lesson = Ocho casos para aprender
judge_how = ¿Qué causó la última herida?
judge_who = ¿De quién fue obra?
judge_hunter = El cazador, en ese momento
judge_victim = La víctima
judge_edition = Edición
judge_hows_attack = Un ataque
judge_hows_guardian = Heridas de guardián
judge_hows_charge = Una carga
judge_hows_condition = Una mina
judge_hows_bane = Una ficha Bane
judge_hows_stims = Estimulantes, después
judge_hows_poison = Veneno, después
judge_hows_transport = Dieron a su transporte
judge_hows_effect = Carta o capacidad
judge_hows_own = Sus propias heridas
judge_hows_left = Huyó
judge_whos_placer = El cazador que puso la marca
judge_whos_other = Otro cazador
judge_whos_stranger = Una unidad sin Recompensa
judge_hunters_lives = vive
judge_hunters_before = ya ha caído
judge_hunters_same = cae en el mismo ataque
judge_victims_marked = está marcada
judge_victims_unmarked = no está marcada
judge_victims_winner = está marcada y ganó una ficha
judge_victims_secret = está marcada y tiene ficha secreta
judge_cases_won = Una ficha ganada por el enemigo
judge_cases_secret = Una ficha secreta
judge_cases_guardian = Muere el guardián
judge_cases_charge = La carga de un aliado
judge_cases_stims = Estimulantes, dos rondas después
judge_cases_poison = Veneno, y muere el cazador
judge_cases_transport = Un pasajero
judge_cases_deflect = Desviar mata al cazador
judge_yes = Sí: { $hunter } se lleva la marca.
judge_paid = Sí: { $hunter } puntúa 1.
judge_no = No: la recompensa se pierde.
judge_nothing = No había nada en juego.
judge_ours_yes = Nuestra resolución: sí, { $hunter } se lleva la marca.
judge_ours_paid = Nuestra resolución: sí, { $hunter } puntúa 1.
judge_ours_no = Nuestra resolución: no, la recompensa se pierde.
judge_ours_nothing = Nuestra resolución: no había nada en juego.
judge_standings_printed = Es lo que dicen las reglas.
judge_standings_derived = Se deduce de las reglas, aunque ninguna frase lo diga.
judge_standings_ours = Las reglas no lo dicen. Así lo resolvemos; la organización puede decidir otra cosa.
judge_standingNames_printed = Impreso
judge_standingNames_derived = Deducido
judge_standingNames_ours = Nuestra resolución
judge_share = Copiar el enlace de este caso

## final

final_uncounted = Sin contar, coste desconocido
final_wins = Gana { $side }
final_draw = Empate
final_by_draw = con igualdad en puntos y en unidades eliminadas
final_by_twelve = con 12 puntos y ventaja
final_by_victory-tokens = por fichas de victoria
final_by_victory-points = por puntos de victoria
final_by_points-lost = por puntos de unidades eliminadas, tras empate en puntos de victoria
final_by_points-defeated = por puntos de unidades eliminadas, tras empate en fichas
final_by_blue = por ser azul, tras empate en fichas y en unidades eliminadas
final_by_wiped-out = porque al otro bando no le quedan unidades
final_rows_primary = Carta de objetivo
final_rows_secondary = Carta secundaria
final_rows_objective = Objetivos
final_rows_by-hand = Contados a mano
final_rows_bounty = Recompensa
final_rows_secret = Misión secreta
# As in English.
final_rows_total = Total
final_rows_pointsDefeated = Puntos de unidades eliminadas
final_rows_blue = Azul
final_rows_red = Rojo
final_factions_rebels = Rebeldes
final_factions_empire = Imperio
final_factions_republic = República
final_factions_separatists = Separatistas
final_factions_mercenary = Mercenarios
final_factions_mandalorians = Mandalorianos
final_slip = Hoja de resultado
final_copyText = Copiar como texto
final_print = Imprimir
final_picture = Guardar como imagen
final_edition_classic = Edición clásica
final_edition_current = Edición actual
final_policies = Lecturas abiertas

## log

log_listed = La lista del bando { $side } está leída.
log_guarding =
    { $count ->
        [one] { $name } sufre 1 herida de { $by } al proteger.
       *[other] { $name } sufre { $count } heridas de { $by } al proteger.
    }
log_armyAdded =
    { $count ->
        [one] 1 unidad se une a { $side }.
       *[other] { $count } unidades se unen a { $side }.
    }
log_added = { $side } anota { $name }.
log_changed = { $name } se anota de nuevo.
log_removed = { $name } sale de la lista.
log_closed = Los dos ejércitos están completos.
log_marked = { $by } marca a { $on }.
log_hunted = { $on } es una presa y lleva una ficha de recompensa.
log_mission = { $name } cumple una misión secreta y toma una ficha.
log_begun = Empieza la partida. Ronda 1.
log_attacked = { $by } ataca a { $on }.
log_detonated = { $by } detona una carga contra { $on }.
log_condition = Una mina estalla junto a { $on }.
log_bane = Una ficha Bane estalla junto a { $on }.
log_wounded =
    { $count ->
        [one] { $name } sufre 1 herida.
       *[other] { $name } sufre { $count } heridas.
    }
log_stimsLoaded =
    { $count ->
        [one] { $name } deja en los estimulantes 1 herida de { $by }.
       *[other] { $name } deja en los estimulantes { $count } heridas de { $by }.
    }
log_stimsPaid = { $name } sufre las heridas de sus estimulantes.
log_stimsReadied = { $name } se recupera: sus cartas están listas.
log_reminder_suppression =
    { $count ->
        [0] { $name } ya no tiene supresión.
       *[other] { $name } tiene { $count } de supresión.
    }
log_reminder_standby =
    { $count ->
        [0] { $name } ya no está en espera.
       *[other] { $name } está en espera.
    }
log_reminder_exhausted =
    { $count ->
        [0] { $name } ya no tiene cartas agotadas.
        [one] { $name } tiene 1 carta agotada.
       *[other] { $name } tiene { $count } cartas agotadas.
    }
log_renamed = { $was } se llama ahora { $name }.
log_poisoned =
    { $count ->
        [one] { $name } recibe 1 ficha de veneno de { $by }.
       *[other] { $name } recibe { $count } fichas de veneno de { $by }.
    }
log_poisonGone = Ya no hay veneno en { $name }.
log_defeatedBy = { $by } deja fuera de combate a { $name }.
log_defeated = { $name } queda fuera de combate { $how }.
log_how_attack = en un ataque
log_how_guardian = mientras protegía
log_how_charge = por una carga
log_how_condition = por una mina
log_how_bane = por una ficha Bane
log_how_stims = por las heridas de sus estimulantes
log_how_poison = por veneno
log_how_transport = en su transporte
log_how_effect = por una carta o capacidad
log_how_own-wounds = por sus propias heridas
log_how_left = al dejar el campo de batalla
log_claimed = La marca de { $placer } sobre { $from } pasa a { $to }.
log_lostMark = La marca sobre { $from } se pierde.
log_lostWon = La ficha que ganó { $from } queda fuera de la partida.
log_lostSecret = La ficha secreta de { $from } queda fuera de la partida.
log_tokenGone = La ficha de recompensa de { $from } se va con la unidad.
log_paid = { $by } cobra la recompensa por { $on }: 1 para { $side }.
log_missionPaid = { $name } puntúa su misión secreta: 1 para { $side }.
log_fled = { $name } sale del campo de batalla.
log_healed =
    { $count ->
        [one] { $name } cura 1 herida.
       *[other] { $name } cura { $count } heridas.
    }
log_corrected =
    { $count ->
        [one] { $name } ha sufrido 1 herida (anotado a mano).
       *[other] { $name } ha sufrido { $count } heridas (anotado a mano).
    }
log_boarded = { $name } sube a { $vehicle }.
log_disembarked = { $name } baja de { $vehicle }.
log_activation = { $name } acaba su activación.
log_askOrder = { $name }: ¿primero veneno o primero estimulantes?
log_askHunter = Dos cazadores envenenaron a { $name }. ¿Quién se lleva la marca?
log_objective =
    { $count ->
        [one] { $side } toma { $count } ficha de objetivo.
       *[other] { $side } toma { $count } fichas de objetivo.
    }
log_objectiveBack =
    { $count ->
        [one] { $side } devuelve { $count } ficha de objetivo.
       *[other] { $side } devuelve { $count } fichas de objetivo.
    }
log_round = Empieza la ronda { $round }.
log_ended = La partida ha terminado: gana { $side }.

## refusals

refusals_QUESTIONS-OPEN =
    { $count ->
        [one] { $count } unidad espera aún una respuesta.
       *[other] { $count } unidades esperan aún una respuesta.
    }
refusals_NO-POISON = El veneno no afecta a { $unit }.
refusals_OTHER-EDITION = Eso es de la edición actual.
refusals_EDITION-FIXED = Las marcas están puestas. Toca la edición sobre el registro para cambiarla.
refusals_MISSION-FIXED = La misión está elegida. Cámbiala en «Entradas».
refusals_OTHER-MISSION = La misión de esta partida no tiene eso.
refusals_TARGETS-REQUIRED = El bando { $side } elige antes sus objetivos marcados.
refusals_NO-TARGETS-OWED = Ahora no hay objetivos que elegir.
refusals_TARGET-TAKEN = { $unit } ya es un objetivo.
refusals_TARGET-COUNT = Elige { $own } propios y { $enemy } del enemigo.
refusals_TOO-MANY = Aquí caben como mucho { $most }.
refusals_TOO-EARLY = Eso puntúa desde la ronda { $round }.
refusals_ONCE-PER-ROUND = Solo una vez por ronda.
refusals_SPACE-TAKEN = Esa casilla ya está llena.
refusals_NO-DEFEAT-BY-ATTACK = Ningún enemigo ha caído por un ataque de este bando en esta ronda.
refusals_NO-PASSENGERS = En la edición actual nadie viaja en un transporte.
refusals_NOBODY-FLEES = En la edición actual nadie abandona la mesa.
refusals_MARK-REQUIRED = { $unit } debe marcar antes un objetivo.
refusals_MARKING-CLOSED = Las marcas se ponen una sola vez, antes de la partida.
refusals_BLUE-FIRST = Azul pone primero todas sus marcas.
refusals_ALREADY-MARKED = { $unit } ya ha marcado.
refusals_NOT-A-HUNTER = { $unit } no tiene Recompensa.
refusals_NOT-ENEMY = Esa unidad es del mismo bando.
refusals_BAD-RANK = Solo se marcan comandantes y agentes.
refusals_BOUNTY-DISABLED = Recompensa está desactivada en esta partida.
refusals_SECRET-DISABLED = La misión secreta está desactivada en esta partida.
refusals_ONCE-PER-GAME = Solo una vez por partida.
refusals_NOT-IN-ENEMY-ZONE = Solo dentro de una zona de despliegue enemiga.
refusals_NO-SECRET-MISSION = { $unit } no tiene misión secreta.
refusals_NO-STIMS = { $unit } no tiene estimulantes listos.
refusals_NO-GUARDIAN = { $unit } no puede proteger a esa unidad.
refusals_GUARDIAN-RANGED-ONLY = Guardián solo vale contra ataques a distancia.
refusals_GUARDIAN-TRANSPORTED = Un pasajero no puede usar Guardián.
refusals_DEFENDER-HAS-GUARDIAN = No se protege a una unidad que tiene Guardián.
refusals_TRANSPORTED-NOT-A-TARGET = { $unit } va en un transporte y no puede ser atacada.
refusals_ATTACKER-DEFEATED = { $unit } está fuera de combate y no ataca.
refusals_UNIT-DEFEATED = { $unit } ya está fuera de combate.
refusals_UNKNOWN-UNIT = Esa unidad no está en este registro.
refusals_UNIT-EXISTS = Esa unidad ya está en el registro.
refusals_NAME-TAKEN = Otra unidad de ese bando tiene ese nombre.
refusals_TOO-MANY-UNITS = Son más unidades de las que cabe anotar.
refusals_ARMIES-OPEN = Completa antes los ejércitos.
refusals_ARMIES-CLOSED = Los ejércitos ya están completos.
refusals_CHOICE-REQUIRED = Responde antes a la pregunta.
refusals_NOTHING-ASKED = No se ha preguntado nada.
refusals_BAD-ORDER = Ese orden olvida algo.
refusals_NOT-A-TRANSPORT = Eso no es un transporte de su bando.
refusals_NOT-FRIENDLY = Ese transporte es del enemigo.
refusals_NOT-A-TROOPER = Un vehículo no puede viajar en un transporte.
refusals_ALREADY-TRANSPORTED = Ya va en un transporte.
refusals_NOT-TRANSPORTED = No va en ningún transporte.
refusals_TRANSPORT-OCCUPIED = Alguien va a bordo.
refusals_TOO-MANY-WOUNDS = Una corrección nunca derrota. Usa «Derrotar…».
refusals_BELOW-ZERO = Los objetivos no bajan de cero.
refusals_LAST-ROUND = Era la última ronda.
refusals_GAME-OVER = La partida ha terminado. Deshaz el final para seguir.
refusals_NOT-AT-THE-TABLE = Solo escriben quienes están en la mesa.
refusedPlain = Ahora no es posible.

## options

options_edition_label = Edición
options_edition_values_classic = Clásica
options_edition_values_current = Actual
options_edition_hint = Clásica: la marca se mueve y paga al final. Actual: la ficha se queda y paga enseguida.
options_scenario_label = Cartas de escenario
options_scenario_values_yes = Sí
# As in English.
options_scenario_values_no = No
options_scenario_hint = Desactivan Recompensa y misión secreta.
options_rounds_label = Rondas (clásica)
options_rounds_values_6 = 6
options_rounds_values_5 = 5
options_multiMark_label = Varias marcas en una víctima
options_multiMark_values_all = Se mueven todas
options_multiMark_values_one = Se mueve una
options_mixedPoison_label = Veneno mezclado con el de otro
options_mixedPoison_values_any = Cualquier parte cuenta
options_mixedPoison_values_decisive = Solo si hacía falta
options_stimsOnGuardian_label = Cuentan las heridas de guardián en estimulantes
options_stimsOnGuardian_values_yes = Sí
# As in English.
options_stimsOnGuardian_values_no = No
options_stimsOnCharge_label = Cuentan las heridas de carga en estimulantes
options_stimsOnCharge_values_yes = Sí
# As in English.
options_stimsOnCharge_values_no = No
options_hunterEffect_label = Cuentan los efectos de un cazador
options_hunterEffect_values_yes = Sí
# As in English.
options_hunterEffect_values_no = No
options_baneToken_label = Cuentan las fichas Bane
options_baneToken_values_yes = Sí
# As in English.
options_baneToken_values_no = No
options_scenarioAllowsBounty_label = El escenario permite Recompensa
options_scenarioAllowsBounty_values_yes = Sí
# As in English.
options_scenarioAllowsBounty_values_no = No
options_chargePays_label = La carga de un cazador cuenta (edición actual)
options_chargePays_values_yes = Sí
# As in English.
options_chargePays_values_no = No
options_stimsPay_label = Las heridas pagadas de los estimulantes cuentan (edición actual)
options_stimsPay_values_yes = Sí
# As in English.
options_stimsPay_values_no = No
options_poisonPays_label = El veneno cuenta (edición actual)
options_poisonPays_values_yes = Sí
# As in English.
options_poisonPays_values_no = No
