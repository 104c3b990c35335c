## games

games_bounty-hunters = Bounty Hunters
games_outer-rim = Outer Rim
games_legion = Légion

## asks

asks_bounty-hunters_draw = Prends une carte : choisis un paquet.
asks_bounty-hunters_choose = Choisis une carte : joue-la ou vends-la.
asks_bounty-hunters_decide = Ta carte est révélée : la jouer ou la vendre ?
asks_bounty-hunters_place = Ta carte est révélée : quelle cible attaque-t-elle ?
asks_bounty-hunters_activate = Paie une carte en réserve, ou finis ton tour.
asks_outer-rim_planning = Prépare ton tour.
asks_outer-rim_action = Choisis tes actions.
asks_outer-rim_encounter = Une rencontre t’attend.
asks_outer-rim_choice = À toi de choisir.

##

list = { $names }
gameWith = { $game } avec { $names }
several = { $n } tables t’attendent
toSomeone = { $name } : { $text }
yourMove = À toi de jouer : { $where }.
allWait = On n’attend plus que toi : { $where }.
dealWaits = Les cartes attendent ton appareil : { $where }. Ouvre la table, et elles sont données.
halfTime = La moitié de ton temps est passée : { $where }.
lastTenth = Ton temps s’achève : { $where }.
hoursLeft =
    { $n ->
        [one] Il reste { $n } heure.
       *[other] Il reste { $n } heures.
    }
minutesLeft =
    { $n ->
        [one] Il reste { $n } minute.
       *[other] Il reste { $n } minutes.
    }
nudge = { $by } te fait signe ({ $where }) : « { $word } »

## nudges

nudges_your-turn = C’est à toi.
nudges_no-hurry = Rien ne presse, c’est juste pour dire.
nudges_curious = J’ai hâte de voir ton coup.
nudges_miss-you = Tu nous manques à la table.

##

botPlays =
    { $moves ->
        [0] Un bot joue pour toi : { $where }. Ouvre la table pour reprendre ta place.
        [one] Un bot joue pour toi : { $where } ({ $moves } coup joué). Ouvre la table pour reprendre ta place.
       *[other] Un bot joue pour toi : { $where } ({ $moves } coups joués). Ouvre la table pour reprendre ta place.
    }
timeUp = Temps écoulé : { $where }. Un coup a été joué pour toi.
over =
    { $winners ->
        [none] Partie terminée : { $where }.
       *[other] Partie terminée : { $where }. En tête : { $winners }.
    }
rematch = Une nouvelle partie est proposée après { $where }.
eveningAgreed = { $guild } se réunit : { $when }.
eveningDay = { $guild } se réunit demain : { $when }.
eveningHour = { $guild } se réunit dans une heure : { $when }.
tryIt = Voici comment la salle te prévient.
confirm = Quelqu’un a donné cette adresse à { $hall }, pour y être prévenu de ses parties. Si c’est toi, ouvre ce lien :
confirmSubject = La salle peut-elle t’écrire ?
endAll = Arrêter toutes les alertes
notYou = Si ce n’est pas toi, ce lien empêche la salle d’écrire encore ici
