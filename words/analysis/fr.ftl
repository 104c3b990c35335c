# As in English.
coach = Coach
hint = Un conseil
opinion = Mon dernier coup
thinking = Je réfléchis…
notYourMove = Ce n’est pas à toi de jouer.
nothingMade = Tu n’as pas joué depuis l’ouverture de cette table.
best = Le meilleur
next = Le suivant
yours = Ton coup

## verdict

verdict_best = C’est le meilleur coup que j’aie trouvé.
verdict_fine = Un bon coup : presque aucune différence.
verdict_loose = Il y avait mieux.
verdict_poor = Ce coup t’a coûté quelque chose.

##

chance = gagne { $percent } ± { $error }
alike = Les deux se valent à peu près.
unit = Les nombres sont des points du score final, tels que je les attends après ce coup.
sum = en tout { $total }
numbers = Les chiffres
inTen =
    { $n ->
        [0] Ne gagne presque jamais à partir d’ici.
        [10] Gagne presque toujours à partir d’ici.
        [1] Gagne environ une partie sur dix à partir d’ici.
       *[other] Gagne environ { $n } parties sur dix à partir d’ici.
    }

## rows

rows_targets = cibles
rows_crates = caisses
rows_contracts = contrats
rows_hunters = chasseurs
rows_credits = crédits
# As in English.
rows_tempo = tempo
rows_denial = refusé à ta gauche

## gains

gains_targets = Une capture se rapproche.
gains_crates = Tes caisses se remplissent.
gains_contracts = Tes contrats apprécient.
gains_hunters = Tu évites les points en moins d’un chasseur.
gains_credits = Ta bourse apprécie.
gains_tempo = Tu prends de l’avance sur les autres.
gains_denial = Et la personne à côté ne l’aura pas.

## costs

costs_targets = Une cible devra attendre.
costs_crates = Tes caisses n’y gagnent rien.
costs_contracts = Tes contrats n’y gagnent rien.
costs_hunters = Le chasseur te coûtera à la fin.
costs_credits = Ta bourse s’allège.
costs_tempo = Ça prend du temps.
costs_denial = La personne à côté te remerciera pour le reste de la main.

## move

move_draw = Piocher : { $deck }
move_sell = Vendre { $card }
move_play = Jouer { $card }
move_reserve = Réserver { $card }
move_seal = Choisir { $card }
move_place = La placer face à { $target }
move_activate = Payer { $card }
move_activateOn = Payer { $card }, face à { $target }
move_done = Ne plus rien payer
move_itself = la carte révélée

##

hindsight = Analyse
curve = Chances de gagner
curveHint = À chaque point, des bots rejouent la suite de nombreuses fois : les mains telles qu’elles étaient, les paquets au hasard.
working = { $done } sur { $all }
turningPoints = Tournants
turnAxis = Tour { $turn }
turnOnly = Tour { $turn }.
turning = { $name } : { $from } → { $to }
goThere = Y aller
whatIf = Et si…
whatIfHint = D’après ce qu’on savait à cette place : les cartes cachées sont redistribuées, des bots jouent la suite.
whatIfNobody = Choisis le point de vue d’une place, à un moment où il fallait choisir.
whatIfAsk = Jouer la suite
played = joué
margin =
    { $isAhead ->
        [true] { $points } points d’avance en moyenne
       *[false] { $points } points de retard en moyenne
    }
games = { $n } parties par coup
again = Plus de parties

## lab

lab_title = Labo des cartes
lab_intro = Change une carte et laisse jouer quatre bots affûtés. Les deux jeux reçoivent les mêmes donnes : la différence vient de la carte.
lab_card = Carte
# As in English.
lab_points = Points
lab_loss = Points perdus
lab_cost = Coût en crédits
lab_colours_0 = Vert
lab_colours_1 = Bleu
# As in English.
lab_colours_2 = Orange
lab_play = Jouer { $n } parties
lab_broken = Avec ces nombres, le jeu n’est pas jouable.
lab_progress = { $done } parties sur { $all }
lab_before = Jeu de la maison
lab_after = Ton jeu
lab_turns = Tours
lab_winner = Score gagnant
lab_picked = Choisie quand elle est vue
lab_captured = Capturée quand elle est jouée
lab_lift = Victoires avec elle, par rapport à la part attendue, en points de pourcentage
# As in English.
lab_verdict = Verdict
lab_verdicts_fine = ordinaire pour son genre
lab_verdicts_above = gagne plus que sa part, comme les meilleures de son genre
lab_verdicts_below = gagne moins que sa part, comme les plus faibles de son genre
lab_verdicts_too-strong = trop forte
lab_verdicts_too-weak = trop faible
