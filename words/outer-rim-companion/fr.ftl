

lead =
    { $offline ->
        [true] Pour la boîte Outer Rim sur ta table : cette page pioche pour les adversaires automatiques, lit leurs cartes et tient les comptes. Elle marche sans réseau et retient tout sur cet appareil.
       *[other] Pour la boîte Outer Rim sur ta table : cette page pioche pour les adversaires automatiques, lit leurs cartes et tient les comptes. Elle retient tout sur cet appareil.
    }

## parts

parts_opponents = Adversaires
parts_odds = Chances
parts_fame = Renommée
part = De quoi as-tu besoin ?
add = Ajouter un adversaire
who = Contre qui joues-tu ?
box = Tes boîtes

## boxes

boxes_both = Avec Unfinished Business
boxes_base = Boîte de base seule
handicap = Renommée de départ
handicapHint = 0 est le jeu normal ; plus, c’est pour les habitués.
hunts = chasse des primes
trades = fait du commerce
none = Pas encore d’adversaire. Ajoutes-en un ; plusieurs peuvent jouer, chacun avec son paquet.
second = De deux adversaires, un seul chasse des primes ; tire au sort qui vient en premier. Le second commence avec { $credits } crédits.
remove = Retirer { $name }

## setUp

setUp_lay = Prépare son personnage et un vaisseau { $ship }, donne-lui une carte de départ { $card } et pose son vaisseau sur une planète tirée au sort.
setUp_goal = Pose un jeton d’objectif sur la destination de cette carte.
setUp_first = Tu commences, avec { $credits } crédits.
setUp_sheet = Tu commences. Pioche deux fiches d’ambition et gardes-en une : elle dit avec quels crédits et quelle carte tu commences ; il n’y a pas d’autres crédits. L’adversaire n’en a pas et doit atteindre { $fame } de renommée.
setUp_quoted = « { $name } »
setUp_without = Laisse de côté les missions { $jobs }, et la carte 11 des rencontres de l’Anneau de Kafrene et de Takodana. Il n’y a pas de faveurs, et aucun adversaire ne traverse les Mondes du Noyau.
draw = Piocher sa carte
droid = Un droïde est dans son équipage
turn = Tour { $turn }
credits = Crédits
fame = Renommée
more = Plus : { $what }
less = Moins : { $what }
defeated = Hors de combat : récupère au début de son prochain tour
yes = Oui
no = Non
done = C’est fait
putAway = Fin de son tour
back = Revenir d’un pas
taken = fait
passed = sans effet
gained = Crédits gagnés ou payés
famed = Renommée gagnée
fell = Cet adversaire est hors de combat
special = Pour finir, écarte les cartes visibles ({ $decks }). Sa carte retourne dans son paquet, mélangée.
lastLine = C’était son tour.
wins = { $name } a { $fame } de renommée et gagne.

## facts

facts_damage = Y a-t-il des dégâts sur son personnage ou son vaisseau ?
facts_goal = A-t-il une cargaison ou une mission pour un autre lieu, et aucune pour ici ?
facts_target = Une cible de ses primes est-elle ailleurs ? Un contact face cachée de la bonne classe compte.
facts_player-in-reach = Son hyperpropulsion atteint-elle une personne de la table ?
facts_hated = Quelqu’un a-t-il une réputation négative ?
facts_can-buy = Peut-il acheter une telle carte ici ? On écarte d’abord jusqu’à deux cartes inutiles pour lui.
facts_can-buy-base = Peut-il acheter une telle carte ici ? On écarte d’abord une seule carte inutile pour lui.
facts_cargo-here = Une de ses cargaisons est-elle attendue ici ?
facts_facedown-here = Un contact qui convient est-il ici, face cachée ?
facts_rich-player-here = Quelqu’un avec cargaison, équipement ou amélioration est-il ici ?
facts_hopeless-bounty = Ses emplacements de prime sont-ils pleins, et une de ses cibles inconnue ?
facts_bounty-room = Un emplacement de prime est-il libre ?
facts_player-here = Quelqu’un qui tient encore debout est-il ici ?
facts_droid-contact = Un droïde est-il visible sur la carte ?
facts_hostile-here = Une patrouille d’une faction qui le déteste est-elle ici ?
facts_weak-patrol = Une patrouille assez proche n’est-elle pas plus forte que son vaisseau ?
facts_job-here = Une de ses missions se fait-elle ici ?
facts_liking = Sa réputation auprès de cette faction peut-elle encore monter ?
facts_contact-here = Un contact est-il ici ?
facts_faceup-here = Un contact visible est-il ici ?
facts_imperial-planet = Est-il sur une planète de l’Empire ?
facts_target-here = Une cible de ses primes est-elle assez proche ?
facts_sure = Fais-le. Qu’est-ce que cela a donné ?

## how

how_move = Toute son hyperpropulsion, par le plus court chemin ; toute patrouille en chemin l’arrête, sauf s’il a bonne réputation auprès de sa faction. Il s’arrête un ou deux espaces plus tôt si c’est une planète et que son arrivée est un point de navigation.
how_target = Quelle cible : le personnage d’une personne de la table avant un équipage, un équipage avant un contact visible, celui-ci avant un contact face cachée ; la plus proche, puis le sort.
how_buy = Il paie en crédits, et avec son ancien vaisseau pour un vaisseau. Les icônes de la carte suivante comptent comme d’habitude.
how_fight = Il attaque avec ses dés imprimés et les capacités qui les augmentent. Chacun subit le résultat de l’autre.
how_hunt = Un contact qui est la cible quitte le jeu : il prend la récompense d’élimination, puis subit la force de la carte. Un équipage peut être protégé, un personnage se défend.
how_hire = Il ne paie rien. Si son équipage est au complet, quelqu’un en part par tirage.
how_job = Il prend la récompense sans test.
how_deliver = Il prend la récompense sans dé.

## odds

odds_test = Un test
odds_skill = La compétence est là
odds_skills_0 = pas du tout
odds_skills_1 = une fois
odds_skills_2 = deux fois
odds_rerolls = Dés à relancer
odds_passes = réussite
odds_fight = Un combat
odds_attack = Dés de l’attaque
odds_defence = Dés de la défense
odds_attackLeft = Dégâts que l’attaque peut encore subir
odds_defenceLeft = Dégâts que la défense peut encore subir
odds_wins = l’attaque gagne
odds_attackerDown = l’attaque est hors de combat
odds_defenderDown = la défense est hors de combat
odds_note = Des dés seuls, l’égalité pour l’attaque. Les cartes qui changent les dés ne sont pas comptées.
odds_ways = { $ways } cas sur { $of }

## game

game_label = Pour quoi jouez-vous ?
game_kinds_short = Courte : { $fame }
game_kinds_standard = Normale : { $fame }
game_kinds_long = Longue : { $fame }
game_kinds_ambitions = Ambitions : { $fame }
game_credits = Crédits de départ, dans l’ordre du tour : { $amounts }.
game_sheets = Personne ne reçoit de crédits de départ : chaque fiche dit ce qu’elle donne. On gagne avec tous ses objectifs et { $fame } de renommée ; un adversaire automatique n’a pas de fiche et doit atteindre { $theirs }.

## track

track_target = Renommée pour gagner
track_name = Place { $seat }
track_label = Nom à la place { $seat }
track_fulfilled = Tous les autres objectifs de la fiche sont atteints
track_reset = Tout reprendre du début
track_sure = Vraiment ? Adversaires et renommée seront oubliés.
