## games

games_bounty-hunters = Bounty Hunters
games_outer-rim = Outer Rim
games_legion = Legión

## asks

asks_bounty-hunters_draw = Roba una carta: elige un mazo.
asks_bounty-hunters_choose = Elige una carta: juégala o véndela.
asks_bounty-hunters_decide = Se revela tu carta: ¿la juegas o la vendes?
asks_bounty-hunters_place = Se revela tu carta: ¿a qué objetivo ataca?
asks_bounty-hunters_activate = Paga una carta reservada o termina tu turno.
asks_outer-rim_planning = Planifica tu turno.
asks_outer-rim_action = Elige tus acciones.
asks_outer-rim_encounter = Te espera un encuentro.
asks_outer-rim_choice = Tú eliges.

##

list = { $names }
gameWith = { $game } con { $names }
several = { $n } mesas te esperan
toSomeone = { $name }: { $text }
yourMove = Te toca en { $where }.
allWait = Solo faltas tú en { $where }.
dealWaits = Las cartas esperan a tu dispositivo en { $where }: abre la mesa y se reparten.
halfTime = Ha pasado la mitad de tu tiempo en { $where }.
lastTenth = Se te acaba el tiempo en { $where }.
hoursLeft =
    { $n ->
        [one] Queda { $n } hora.
       *[other] Quedan { $n } horas.
    }
minutesLeft =
    { $n ->
        [one] Queda { $n } minuto.
       *[other] Quedan { $n } minutos.
    }
nudge = { $by } te da un toque en { $where }: «{ $word }»

## nudges

nudges_your-turn = Te toca.
nudges_no-hurry = Sin prisa, solo para que lo sepas.
nudges_curious = Tengo curiosidad por tu jugada.
nudges_miss-you = Te echamos de menos en la mesa.

##

botPlays =
    { $moves ->
        [0] Un bot juega por ti en { $where }. Abre la mesa para recuperar tu sitio.
        [one] Un bot juega por ti en { $where } y ha hecho { $moves } jugada. Abre la mesa para recuperar tu sitio.
       *[other] Un bot juega por ti en { $where } y ha hecho { $moves } jugadas. Abre la mesa para recuperar tu sitio.
    }
timeUp = Se acabó tu tiempo en { $where }: se jugó por ti.
over =
    { $winners ->
        [none] Ha terminado { $where }.
       *[other] Ha terminado { $where }. En cabeza: { $winners }.
    }
rematch = Se ofrece otra partida después de { $where }.
eveningAgreed = { $guild } se reúne: { $when }.
eveningDay = { $guild } se reúne mañana: { $when }.
eveningHour = { $guild } se reúne en una hora: { $when }.
tryIt = Así te avisa el salón.
confirm = Alguien ha dado esta dirección en { $hall } para que le avisen aquí de sus partidas. Si eres tú, abre este enlace:
confirmSubject = ¿Puede escribirte el salón?
endAll = Desactivar todos los avisos
notYou = Si no eres tú, este enlace impide que el salón vuelva a escribir aquí
