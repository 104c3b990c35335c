title = Me prévenir
lead = Quand une table t’attend et que tu ne la regardes pas, la salle te le dit une fois, par les voies choisies ici.
none = Aucune alerte pour l’instant.

## types

types_webhook = Webhook
types_push = Cet appareil
types_email = Courriel
types_page = La table que je regarde

## shapes

shapes_json = JSON simple
shapes_discord = Discord
shapes_slack = Slack
shapes_ntfy = ntfy

##

shape = Quel service ?
url = Adresse du webhook
email = Ton adresse électronique
add = Ajouter
addPush = Me prévenir sur cet appareil
addPage = Me prévenir quand je regarde une autre table
addHook = Ajouter un webhook
addEmail = Ajouter une adresse électronique
noPush = Ce navigateur ne prend pas de notifications ici. Il faut https.
pushDenied = Le navigateur refuse les notifications de cette salle. Ses réglages permettent d’en décider autrement.
unconfirmed = Pas encore confirmée : touche Essayer, puis ouvre le lien du courriel.
tryIt = Essayer
trying = En route…
arrived = Le message est remis. Est-il arrivé ?
remove = Retirer
removed = Plus d’alertes par là.

## troubles

troubles_not-found = Ce nom ne mène nulle part où la salle puisse appeler.
troubles_forbidden-address = La salle ne peut pas appeler cette adresse : elle est dans le réseau de son hôte, ou son port n’est pas fait pour cela.
troubles_no-answer = Personne n’a répondu à temps.
troubles_refused = L’autre côté l’a refusé.
troubles_gone = Il n’y a plus rien à cette adresse.
troubles_redirects = L’autre côté ne fait que renvoyer ailleurs.
troubles_no-mail-host = La personne qui tient cette salle ne lui a pas donné de quoi envoyer des courriels.
troubles_mail-refused = Le serveur de courrier a refusé le courriel.
troubles_enough-letters = Une adresse reçoit deux courriels par jour tant qu’elle n’a pas dit oui. Ouvre le lien de l’un d’eux, ou réessaie demain.
troubles_asked-to-stop = La personne qui lit cette adresse ne veut plus de courriels de cette salle. Le lien à la fin d’un courriel précédent peut les permettre à nouveau.
troubles_nobody-there = Tu ne regardes aucune table en ce moment.
troubles_bug = La salle s’est trompée ici. La personne qui la tient le trouve dans le journal du serveur.

##

quiet = Heures de calme
quietHint = Aucune alerte à ces heures, sauf si ton temps s’épuisait. Ton fuseau : { $zone }.
quietOn = Garder des heures de calme
from = De
to = À
save = Enregistrer
saved = C’est noté.
failed = Alertes qui ne sont pas arrivées
retrying = On essaie encore.
givenUp = Abandonné.

## kinds

kinds_your-move = À toi de jouer
kinds_all-wait = On n’attend plus que toi
kinds_deal-waits = Les cartes t’attendent
kinds_half-time = La moitié du temps
kinds_last-tenth = Le temps s’achève
kinds_nudge = Un signe
kinds_bot-plays = Un bot joue pour toi
kinds_time-up = Temps écoulé
kinds_over = Partie terminée
kinds_rematch = Une autre partie
kinds_evening-agreed = Une soirée est fixée
kinds_evening-day = Une soirée demain
kinds_evening-hour = Une soirée dans une heure

##

endTitle = Arrêter toutes les alertes ?
endLead = La salle ne te dira plus rien, par aucune voie. Tes places restent à toi.
endNow = Tout arrêter
ended = C’est fait. Plus aucune alerte.
stopTitle = Plus de courriels ?
stopLead = La salle n’écrira plus à cette adresse, qui que ce soit qui le lui demande. Si elle te prévenait ici par courriel, toutes tes alertes s’arrêtent aussi. Tes places restent à toi.
stopNow = Plus de courriels
stopped = C’est fait. La salle n’écrit plus à cette adresse.
allowNow = La laisser écrire à nouveau
allowed = C’est fait. Tu peux ajouter de nouveau cette adresse dans les réglages.
confirmTitle = La salle peut-elle t’écrire ?
confirmNow = Oui, à cette adresse
confirmed = C’est fait. Les alertes viennent désormais à cette adresse.
goThere = Y aller
wrongLink = Ce lien ne mène plus nulle part.
nudge = Faire signe
nudged = { $name } le saura.

## nudges

nudges_your-turn = C’est à toi.
nudges_no-hurry = Rien ne presse, c’est juste pour dire.
nudges_curious = J’ai hâte de voir ton coup.
nudges_miss-you = Tu nous manques à la table.
