coach = Entrenador
hint = Una pista
opinion = Mi última jugada
thinking = Pensando…
notYourMove = No te toca jugar.
nothingMade = No has jugado desde que abriste esta mesa.
best = La mejor
next = La siguiente
yours = Tu jugada

## verdict

verdict_best = Es la mejor jugada que he encontrado.
verdict_fine = Buena jugada: apenas hay diferencia.
verdict_loose = Había algo mejor.
verdict_poor = Esa jugada te costó algo.

##

chance = gana { $percent } ± { $error }
alike = Las dos valen más o menos lo mismo.
unit = Los números son puntos de la puntuación final, tal como los espero tras esta jugada.
sum = en total { $total }
numbers = Los números
inTen =
    { $n ->
        [0] Desde aquí casi nunca gana.
        [10] Desde aquí gana casi siempre.
        [1] Desde aquí gana más o menos una partida de cada diez.
       *[other] Desde aquí gana unas { $n } partidas de cada diez.
    }

## rows

rows_targets = objetivos
rows_crates = cajas
rows_contracts = contratos
rows_hunters = cazarrecompensas
rows_credits = créditos
rows_tempo = ritmo
rows_denial = lo que no llega a tu izquierda

## gains

gains_targets = Acerca una captura.
gains_crates = Llena tus cajas.
gains_contracts = A tus contratos les viene bien.
gains_hunters = Te ahorra los puntos que resta un cazarrecompensas.
gains_credits = A tu bolsa le viene bien.
gains_tempo = Te pone por delante de los demás.
gains_denial = Y quien está a tu lado se queda sin ella.

## costs

costs_targets = Un objetivo tendrá que esperar.
costs_crates = Tus cajas no ganan nada.
costs_contracts = Tus contratos no ganan nada.
costs_hunters = El cazarrecompensas te costará al final.
costs_credits = Tu bolsa adelgaza.
costs_tempo = Lleva su tiempo.
costs_denial = Quien está a tu lado te agradecerá el resto de la mano.

## move

move_draw = Robar de { $deck }
move_sell = Vender { $card }
move_play = Jugar { $card }
move_reserve = Reservar { $card }
move_seal = Elegir { $card }
move_place = Ponerla frente a { $target }
move_activate = Pagar { $card }
move_activateOn = Pagar { $card }, frente a { $target }
move_done = No pagar nada más
move_itself = la carta revelada

##

hindsight = Análisis
curve = Probabilidad de ganar
curveHint = En cada punto, los bots juegan el resto muchas veces: las manos como estaban, los mazos al azar.
working = { $done } de { $all }
turningPoints = Momentos clave
turnAxis = Turno { $turn }
turnOnly = Turno { $turn }.
turning = { $name }: { $from } → { $to }
goThere = Ir allí
whatIf = ¿Y si…?
whatIfHint = Con lo que este asiento sabía: se reparten de nuevo las cartas ocultas y los bots juegan el resto.
whatIfNobody = Elige el punto de vista de un asiento, en un momento en que tenía que elegir.
whatIfAsk = Jugar el resto
played = jugada
margin =
    { $isAhead ->
        [true] { $points } puntos de ventaja de media
       *[false] { $points } puntos por detrás de media
    }
games = { $n } partidas por jugada
again = Más partidas

## lab

lab_title = Laboratorio de cartas
lab_intro = Cambia una carta y deja jugar a cuatro bots hábiles. Los dos juegos reciben los mismos repartos: la diferencia es de la carta.
lab_card = Carta
lab_points = Puntos
lab_loss = Puntos perdidos
lab_cost = Coste en créditos
lab_colours_0 = Verde
lab_colours_1 = Azul
lab_colours_2 = Naranja
lab_play = Jugar { $n } partidas
lab_broken = Con estos números no hay juego posible.
lab_progress = { $done } de { $all } partidas
lab_before = Juego de la casa
lab_after = Tu juego
lab_turns = Turnos
lab_winner = Puntuación ganadora
lab_picked = Elegida al verla
lab_captured = Capturada al jugarla
lab_lift = Victorias de quien la usa por encima de lo justo, en puntos porcentuales
lab_verdict = Veredicto
lab_verdicts_fine = normal entre las de su tipo
lab_verdicts_above = gana más de lo que le toca, como las mejores de su tipo
lab_verdicts_below = gana menos de lo que le toca, como las flojas de su tipo
lab_verdicts_too-strong = demasiado fuerte
lab_verdicts_too-weak = demasiado débil
