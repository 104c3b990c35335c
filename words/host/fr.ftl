title = Tenir cette salle
locked = Cette page s’ouvre avec un lien qui ne sert qu’une fois.
lockedHow = La salle en affiche un au démarrage ; « npm run host » en donne un autre.
wrongLink = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un autre à la salle.
again = Regarder à nouveau
health = État de la salle
open = Ouverte depuis
memory = Mémoire
sockets = Écrans connectés
tables = Les tables
tablesLine = { $playing } en cours, { $gathering ->
        [one] { $gathering } qui se remplit
       *[other] { $gathering } qui se remplissent
    }, { $over ->
        [one] { $over } terminée
       *[other] { $over } terminées
    }
people = Personnes
disk = Sur le disque
diskLine = { $used } ; { $free } encore libres
folder = Dossier des données
mail = Courriels

## mailStates

mailStates_sends = Ils partent.
mailStates_no-public-url = Aucun ne part : SMTP_URL est donné et PUBLIC_URL ne l’est pas, leurs liens mèneraient où un invité le dit. Donne-le et redémarre.
mailStates_none = Aucun : aucun serveur de courrier n’est donné.

##

tell = Le dire à tout le monde
tellLabel = Une ligne que tous les écrans montrent, par exemple « On redémarre à dix heures »
tellSend = Afficher
tellEnd = Retirer
told = Tout le monde la verra d’ici une demi-minute.
toldEnd = Elle est retirée.
# As in English.
backups = Copies
backUp = Sauvegarder maintenant
backedUp = Une copie entière est dans backups/{ $name }.
noBackups = Aucune copie n’a encore été faite depuis cette page.
listed = Tables de la liste
noListed = Aucune table n’est dans la liste.
unlist = Retirer de la liste : { $names }
unlisted = Elle n’est plus dans la liste. Avec le lien, on la trouve encore.
openSeat = libre
seen = Qui est passé
nobody = Personne n’est venu depuis l’ouverture.
shut = Fermer la porte à { $name }
shutAddress = Fermer la porte à l’adresse { $address }
shutOut = Porte fermée
noShutOut = La porte n’est fermée à personne.
letIn = Laisser { $name } revenir
isOut = La porte est fermée, tout de suite et après un redémarrage.
isIn = La porte est de nouveau ouverte.
sure = Fermer la porte ?
sureLine = { $name } sort maintenant et ne pourra revenir que si tu le veux.
errors = Ce qui a mal tourné
noErrors = Rien n’a mal tourné depuis l’ouverture.
limits = Limites atteintes
noLimits = Personne n’en a trop demandé.
times =
    { $times ->
        [1] une fois
       *[other] { $times } fois
    }

## works

works_request = requêtes
works_connect = connexions
works_ask = coups et autres demandes
works_say = bavardage
works_watch = regarder des tables
works_past = lire le passé
works_journal = lire des journaux
works_content = lire des jeux de cartes
works_guild = visites de guildes
works_make-table = ouvrir des tables
works_poll = consulter l’état des tables
works_keys = clés d’accès
works_words = mots de secours
works_call = appels
works_bots-alone = parties entre bots seuls
