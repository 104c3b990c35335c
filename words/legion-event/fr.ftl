### Un tournoi dans la salle : inscription, appariements, feuilles, classement, organisation.
### Looked up by name: refusals, flaws, how, usual

title = Tournois
mine = Tes tournois
noneMine = Tu ne participes encore à aucun tournoi. Ouvres-en un, ou scanne son code.
open = Ouvrir un tournoi
openLine = Chacun s’inscrit sur son téléphone, les appariements y apparaissent, et les deux signent la feuille. Sur un seul appareil, sans salle, prends le bureau de tournoi.
desk = Bureau de tournoi sur cet appareil
name = Nom du tournoi
ended = terminé
leads = tu l’organises
usualGames = Les formats courants
usual_standard = 1 000 points, 150 min
usual_with-setup = 1 000 points, 170 min
# As in English.
usual_recon = 600 points, 120 min
rounds = Rondes
minutes = Minutes par ronde
edition = Édition
points = Points d’une liste
units = Unités d’une liste au plus
anyUnits = sans limite
rulings = Lectures ouvertes pour tout le tournoi
rulingsLine = Chaque registre du tournoi commence ainsi.
fromNowOn = L’édition et les lectures valent pour les registres ouverts à partir de maintenant ; ceux déjà ouverts gardent les leurs.
save = Enregistrer
settings = Réglages
# $rounds (number)
# $minutes (number)
# $points (number)
terms = Rondes : { $rounds }, de { $minutes } min chacune. Points d’une liste : { $points }

## signing up

signUp = S’inscrire
signUpLine = Colle ta liste : elle est lue aussitôt, et tu vois ce qui a été lu.
list = Ta liste
listOf = Liste
changeList = Remettre une autre liste
handIn = La remettre
noList = Pas encore de liste
signedUp = Tu es inscrit.
signUpClosed = Les inscriptions sont closes.
comeIn = Je ne joue pas, j’aide
helping = Tu es là sans jouer. L’organisation peut te nommer arbitre.
# $read (number)
# $said (text)
countUnits =
    { $read ->
        [one] { $read } unité sur { $said }
       *[other] { $read } unités sur { $said }
    }
# $read (number)
onlyUnits =
    { $read ->
        [one] { $read } unité
       *[other] { $read } unités
    }
# $read (number)
# $most (number)
countPoints =
    { $read ->
        [one] { $read } point sur { $most }
       *[other] { $read } points sur { $most }
    }
fits = La liste convient.
# $names (text)
asks = À préciser à la table : { $names }
flaws_unreadable = Rien dans ce texte ne ressemble à une liste.
flaws_too-dear = Elle coûte plus que permis.
flaws_too-many-units = Elle a plus d’unités que permis.
flaws_other-count = Elle annonce un autre nombre d’unités que celui qui a été lu.
flaws_other-total = Elle annonce un autre total de points que celui qui a été compté.
flaws_questions = Certaines cartes ne sont pas sûres.
flaws_unread = Certaines lignes n’ont pu être lues.
drop = Quitter le tournoi
dropSure = Vraiment quitter
return = Rejouer

## my table

myTable = Ma table
# $number (number)
# As in English.
table = Table { $number }
# $round (number)
# $rounds (number)
round = Ronde { $round } sur { $rounds }
# $name (text)
against = contre { $name }
blue = Tu commences bleu
red = Tu commences rouge
bye = Tu as un bye cette ronde : une victoire.
waitForPairing = Le prochain appariement apparaît ici tout seul.
lastRound = C’était la dernière ronde.
missions = Missions apportées
# $name (text)
# $cards (text)
pool = { $name } : { $cards }
callJudge = Appeler un arbitre
called = Un arbitre est appelé.
# $name (text)
coming = { $name } arrive.
callDone = Réglé, pas besoin d’arbitre
clockStands = L’horloge de la ronde est arrêtée.
timeUp = temps écoulé
left = restant

## the slip

slip = La feuille
slipLine = Les deux signent la même ; alors elle compte.
sign = Signer la feuille
# $name (text)
signedBy = { $name } a signé :
signSame = Signer la même
youSigned = Tu as signé. Ton adversaire n’a pas encore signé la même.
otherSlip = Signer autre chose
howEnded = Comment cela a-t-il fini ?
how_played = Jouée jusqu’au bout
how_tabled = Un camp anéanti
how_conceded = Abandon
how_no-show = Quelqu’un n’est pas venu
how_drawn = Égalité convenue
how_judged = Décision d’arbitre
winner = Qui a gagné ?
nobody = Personne
# $name (text)
pointsOf = Points : { $name }
# $name (text)
defeatedOf = Points d’unités éliminées par { $name }
# $one (number)
# $two (number)
score = { $one } : { $two }
# $name (text)
won = { $name } gagne
drawn = Égalité
settled = Le résultat compte.
correct = Corriger
reason = Pourquoi
settle = Trancher
history = Ce qui figurait ici avant
both = signé par les deux
# $name (text)
by = par { $name }
ledger = Registre

## pairings and standings

pairings = Appariements
# $one (text)
# $two (text)
versus = { $one } – { $two }
# $name (text)
hasBye = { $name } : bye
noPairings = Aucune ronde n’est encore appariée.
standings = Classement
# $round (number)
afterRound = après la ronde { $round }
columnPlayer = Joueur
# As in English.
columnScore = Score
columnRecord = V–É–D
# As in English.
columnMargin = Points
columnOpponents = Adversaires
columnDefeated = Éliminés
why = Pourquoi ici ?
explainScore = Score : deux pour une victoire ou un bye, un pour une égalité.
explainMargin = Points : la part moyenne des points de toutes les rondes finies. Un bye compte 75 %, une ronde sans partie 0 %.
explainOpponents = Adversaires : leur score moyen par ronde.
# $round (number)
notThere = Ronde { $round } : pas de partie
# $round (number)
# $share (text)
explainBye = Ronde { $round } : bye, part { $share }
# $round (number)
# $outcome (text)
# $name (text)
# $share (text)
# $score (text)
explainGame = Ronde { $round } : { $outcome } contre { $name }, part { $share } ; score adverse par ronde : { $score }
win = victoire
draw = égalité
loss = défaite
screen = Pour un projecteur
joinHere = Inscription ici
export = Pour un tableur
exportStandings = Classement
exportGames = Parties
exportPlayers = Joueurs
exportLine = CSV simple. Ce que Longshanks et Best Coast Pairings lisent comme fichier n’a pu être établi ; recopie depuis ces tableaux.

## organising

organise = Organiser
# $count (number)
players = Joueurs : { $count }
invite = Lien et code pour s’inscrire
signUpOpen = Les inscriptions sont ouvertes
# $round (number)
pair = Apparier la ronde { $round }
unpair = Annuler cet appariement
unpairSure = Vraiment le reprendre
byHand = Changer les appariements à la main
byHandLine = Choisis deux joueurs qui échangent leur place.
swap = Échanger
clockStart = Lancer l’horloge
clockStop = Arrêter l’horloge
# $minutes (number)
giveTime = { $minutes } min de plus
calls = Appels d’arbitre
# $table (number)
# $names (text)
callFrom = Table { $table } : { $names }
come = J’y vais
done = Fait
addPlayer = Ajouter quelqu’un sans téléphone
player = Joueur
makeJudge = Arbitre
makeOrganiser = Organisation
remove = Renvoyer
comeBack = Réintégrer
# $round (number)
gone = parti avant la ronde { $round }
removed = renvoyé
late = arrivé en retard
end = Clore le tournoi
endSure = Vraiment le clore
reopen = Le rouvrir
endedLine = Ce tournoi est clos.
forget = Oublier ce tournoi
forgetSure = Vraiment tout oublier
judge = arbitre
organiser = organisation
# $open (number)
stillOpen =
    { $open ->
        [one] { $open } partie est encore ouverte
       *[other] { $open } parties sont encore ouvertes
    }

## refusals

refusals_not-organiser = Seule l’organisation le peut.
refusals_not-judge = Seuls arbitres et organisation le peuvent.
refusals_not-yours = Ce n’est pas ta table.
refusals_sign-up-closed = Les inscriptions sont closes. Demande à l’organisation.
refusals_full = Ce tournoi est complet : 64 joueurs.
refusals_removed = L’organisation t’a renvoyé.
refusals_no-such-member = Ce joueur n’existe pas.
refusals_no-such-table = Cette table n’existe pas dans cette ronde.
refusals_no-name = Il faut un nom.
refusals_list-too-long = Cette liste est trop longue.
refusals_wrong-settings = L’un de ces nombres n’est pas possible.
refusals_round-open = Des parties de cette ronde sont encore ouvertes.
refusals_rounds-over = Toutes les rondes sont jouées. Les réglages en permettent d’autres.
refusals_too-few = Il faut deux joueurs.
refusals_no-legal-round = Tous se sont rencontrés : plus de ronde sans répétition.
refusals_no-round = Aucune ronde n’est encore appariée.
refusals_wrong-pairings = Chacun doit avoir exactement une place.
refusals_has-results = Il y a déjà des résultats.
refusals_wrong-result = Points et vainqueur ne vont pas avec cette fin.
refusals_settled-already = Le résultat compte déjà. Un arbitre peut le corriger.
refusals_called-already = Un arbitre est déjà appelé.
refusals_no-call = Cet appel est déjà clos.
refusals_last-organiser = Quelqu’un doit organiser.
refusals_enough-said = Tu as assez écrit dans ce tournoi. Demande à l’organisation.
refusals_ended = Le tournoi est clos.
