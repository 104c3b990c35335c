people = Le groupe
peopleCount =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
joinTitle = Rejoindre { $name }
joinFrom = { $from } t’invite dans la guilde { $name }.
joinWhat = Une guilde, c’est une table à vous : ses parties, ses soirées, son classement.
joinGames = On y joue à { $games }.
joinLine =
    { $people ->
        [one] { $people } personne pour l’instant. Un nom suffit.
       *[other] { $people } personnes pour l’instant. Un nom suffit.
    }
first = D’abord, invite les autres
here =
    { $people ->
        [one] Tu es là
       *[other] { $people } personnes sont là
    }
away = Pas là pour l’instant
evenings = Soirées
games =
    { $games ->
        [one] une partie
       *[other] { $games } parties
    }
poster = Affiche
notedBy = partie notée par { $name }
strike = Rayer
take = Prendre dans une guilde
takeLine = La guilde garde cette partie, et celles que tu as jouées avant, ce soir.
taken = Elle est maintenant chez { $name }.
note = Dans une guilde
noteLine = Qui était qui ? La partie compte pour toutes les personnes de la guilde.
outside = hors de la guilde
noteDo = La noter
noteMe = Tu as joué aussi : choisis-toi.
join = Rejoindre
# As in English.
tables = Tables
noTables = Aucune table n’est ouverte. Ouvres-en une : toute la guilde la trouve ici.
waitsFor = attend { $names }, { $since }
openTable = Ouvrir une table
whichGame = Quel jeu ?
evening = La prochaine soirée
noEvening = Pas encore de date. Proposes-en une : il suffit de toucher une réponse.
propose = Proposer une date
when = Quand ?
proposeDo = La proposer
proposedBy = proposée par { $name }

## answers

answers_yes = Oui
answers_maybe = Peut-être
answers_no = Non

##

answersLabel = Viens-tu ?
answered =
    { $yes ->
        [one]
            { $maybe ->
                [0] { $yes } vient
               *[other] { $yes } vient, { $maybe } peut-être
            }
       *[other]
            { $maybe ->
                [0] { $yes } viennent
               *[other] { $yes } viennent, { $maybe } peut-être
            }
    }
who = Qui vient : { $yes }
agreed = Date retenue
agree = Retenir cette date
dropEvening = La retirer
calendar = Dans mon agenda
standings = Classement
programs = Programmes
name = Nom
gamesPlayed = Parties
wins = Victoires
averagePlace = Place moyenne
averagePoints = Points en moyenne
winsOverTime = Victoires, partie après partie
chartLine =
    { $wins ->
        [one] { $name } : { $wins } victoire
       *[other] { $name } : { $wins } victoires
    }
duels = Face à face
duelLine =
    { $level ->
        [0] { $first } { $a } : { $b } { $second }
       *[other] { $first } { $a } : { $b } { $second } ({ $level } à égalité)
    }
history = Parties jouées
hostedBy = à la table { ELIDE("de", $name) }
# As in English.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay = Revoir
again = Rejouer
older = Parties plus anciennes

## roles

roles_founder = mène la guilde
roles_helper = aide à la mener
roles_member = membre

##

invite = Inviter
inviteLine = Toute personne qui ouvre ce lien et donne un nom fait partie de la guilde { $name }.
qr = L’invitation en code QR
renew = Tirer un autre lien
renewed = L’ancien lien n’ouvre plus rien.
hooks = Alertes pour tout le groupe
hooksLine = Un webhook propre à la guilde : son canal apprend à qui c’est de jouer aux tables de la guilde, et quand elle se réunit. Dans la langue de qui l’ajoute.
lead = Mener la guilde
rename = Renommer
renamed = Elle porte son nouveau nom.
more = Autres options : { $name }
makeHelper = Demander l’aide { ELIDE("de", $name) }
makeMember = Retirer à { $name } le rôle d’aide
handOver = Confier la guilde à { $name }
sendAway = Exclure { $name }
leave = Quitter la guilde
end = Dissoudre la guilde
sureEnd = La page disparaît pour tout le monde. Parties et résultats restent à qui les a joués.
sureLeave = Tes résultats restent, les webhooks que tu as ajoutés s’en vont. Le lien te ramène.
sureSendAway = { $name } sort tout de suite : plus d’alertes, plus de voix pour la soirée, plus de table ouverte ni de webhook à son nom. Le lien change aussi : donne le nouveau aux autres. Ses résultats restent, et une partie commencée continue.
sureHandOver = { $name } mènera la guilde ; tu restes pour aider.
