coach = Rat
hint = Ein Tipp
opinion = Mein letzter Zug
thinking = Es wird nachgedacht …
notYourMove = Du bist nicht am Zug.
nothingMade = Seit du diesen Tisch geöffnet hast, hast du nicht gezogen.
best = Am besten
next = Danach
yours = Dein Zug

## verdict

verdict_best = Das war der beste Zug, den ich gefunden habe.
verdict_fine = Ein guter Zug: kaum ein Unterschied.
verdict_loose = Es gab etwas Besseres.
verdict_poor = Das hat dich etwas gekostet.

##

chance = gewinnt { $percent } ± { $error }
alike = Beide sind etwa gleich gut.
unit = Die Zahlen sind Punkte der Schlusswertung, so wie ich sie von diesem Zug an erwarte.
sum = zusammen { $total }

## rows

rows_targets = Ziele
rows_crates = Kisten
rows_contracts = Aufträge
rows_hunters = Jäger
rows_credits = Credits
rows_tempo = Tempo
rows_denial = links vorenthalten

## move

move_draw = Von „{ $deck }“ ziehen
move_sell = { $card } verkaufen
move_play = { $card } spielen
move_reserve = { $card } zurücklegen
move_seal = { $card } wählen
move_place = Auf { $target } ansetzen
move_activate = { $card } bezahlen
move_activateOn = { $card } bezahlen, auf { $target }
move_done = Nichts mehr bezahlen
move_itself = die aufgedeckte Karte

##

hindsight = Rückschau
curve = Aussicht auf den Sieg
curveHint = Jeder Punkt: Der Rest des Spiels wird viele Male von Bots gespielt, mit den Händen, wie sie waren, und neu gemischten Stapeln.
working = { $done } von { $all }
turningPoints = Wendepunkte
turnAxis = Runde { $turn }
turnOnly = Runde { $turn }.
turning = { $name }: { $from } → { $to }
goThere = Dorthin
whatIf = Was wäre wenn
whatIfHint = Aus dem, was dieser Platz wusste: Verdeckte Karten werden neu gegeben, den Rest spielen Bots.
whatIfNobody = Wähle die Sicht eines Platzes und einen Moment, in dem er wählen musste.
whatIfAsk = Ausspielen
played = gespielt
margin =
    { $isAhead ->
        [true] im Schnitt { $points } Punkte vorn
       *[false] im Schnitt { $points } Punkte zurück
    }
games = je { $n } Spiele
again = Mehr Spiele

## lab

lab_title = Kartenlabor
lab_intro = Ändere eine Karte und lass vier gute Bots spielen. Beide Sätze bekommen dieselben Mischungen, der Unterschied kommt also von der Karte.
lab_card = Karte
lab_points = Punkte
lab_loss = Verlorene Punkte
lab_cost = Preis in Credits
lab_colours_0 = Grün
lab_colours_1 = Blau
# As in English.
lab_colours_2 = Orange
lab_play = { $n } Spiele spielen
lab_broken = Diese Zahlen ergeben keinen Satz, mit dem man spielen kann.
lab_progress = { $done } von { $all } Spielen
lab_before = Satz des Hauses
lab_after = Dein Satz
lab_turns = Runden
lab_winner = Punkte des Siegers
lab_picked = Gewählt, wenn gesehen
lab_captured = Gefangen, wenn gespielt
lab_lift = Siege mit dieser Karte über dem fairen Anteil, in Prozentpunkten
lab_verdict = Urteil
lab_verdicts_fine = gewöhnlich für ihre Art
lab_verdicts_above = gewinnt mehr als ihren Anteil, wie die besten ihrer Art
lab_verdicts_below = gewinnt weniger als ihren Anteil, wie die schwachen ihrer Art
lab_verdicts_too-strong = zu stark
lab_verdicts_too-weak = zu schwach

numbers = Zahlen
inTen =
    { $n ->
        [0] Gewinnt von hier kaum je.
        [10] Gewinnt von hier fast immer.
        [1] Gewinnt von hier etwa eins von zehn Spielen.
       *[other] Gewinnt von hier etwa { $n } von zehn Spielen.
    }
gains_targets = Es bringt einen Fang näher.
gains_crates = Es füllt deine Kisten.
gains_contracts = Deinen Aufträgen gefällt es.
gains_hunters = Es erspart dir das Minus eines Jägers.
gains_credits = Deiner Börse gefällt es.
gains_tempo = Es bringt dich vor die anderen.
gains_denial = Und links bekommt es niemand.
costs_targets = Ein Ziel muss dafür warten.
costs_crates = Deine Kisten haben nichts davon.
costs_contracts = Deine Aufträge haben nichts davon.
costs_hunters = Der Jäger kostet dich am Ende.
costs_credits = Es macht deine Börse dünner.
costs_tempo = Es braucht seine Zeit.
costs_denial = Links wird man dir für den Rest der Hand danken.
