title = Ma page
running = En cours et en attente
noRunning = Tu n’as de place à aucune table en ce moment.
games = Tes parties jouées
noGames = Tu n’as encore terminé aucune partie dans cette salle.
older = Parties plus anciennes
replay = Revoir
dates = du { $from } au { $to }
# As in English.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
you = toi
guilds = Tes guildes
noGuilds = Tu ne fais partie d’aucune guilde.
statistics = Tes statistiques
gamesPlayed = Parties
wins = Victoires
averagePlace = Place moyenne
averagePoints = Points en moyenne
bestPoints = Meilleur résultat
keep = Garder ton nom
keepLine = Seul ce navigateur sait qui tu es. Ajoute l’un de ces moyens, et perdre un cookie ne te fera plus perdre ta place.
kept = Tu peux revenir depuis n’importe quel appareil.
passkeys = Clés d’accès
passkeysHint = Ton téléphone ou ton ordinateur répond de toi : un doigt, un visage ou un code.
noPasskeysHere = Les clés d’accès demandent une adresse sûre avec un nom (https, ou localhost). Ce n’est pas le cas ici : les mots de secours marchent partout.
addPasskey = Ajouter une clé d’accès
passkeyName = Comment l’appelles-tu ?
passkeyDefault = Cet appareil
makePasskey = La créer
passkeyAdded = La clé d’accès est créée.
passkeyNone = Aucune clé d’accès n’a été créée.
passkeyMade = créée le { $date }
passkeyUsed = dernier usage le { $date }
rename = Renommer { $name }
renameDo = Renommer
remove = Retirer { $name }
removed = Supprimée.
words = Mots de secours
wordsHint = Sept mots sur un bout de papier. Ils marchent dans tous les navigateurs.
wordsDrawn = Tes mots ont été tirés le { $date }.
drawWords = Tirer sept mots
drawAgain = En tirer d’autres
drawAgainHint = De nouveaux prendraient leur place.
wordsTitle = Note ces mots
wordsLine = Dans cet ordre, avec leurs numéros. Ils ne sont montrés qu’une fois ; la salle n’en garde qu’une empreinte.
wordsDone = C’est noté
dropWords = Les supprimer
second = Un deuxième appareil
secondLine = Scanne un code là-bas, et il sera à toi aussi.
secondDo = Montrer le code
devices =
    { $count ->
        [one] { $count } appareil te connaît
       *[other] { $count } appareils te connaissent
    }
choose = Première fois ici ? Choisis un nom
back = On se connaît déjà ?
backLine = Retrouve tes places, tes guildes et ton nom.
backPasskey = Revenir avec une clé d’accès
backWords = Tes mots de secours
backWordsHint = Dans leur ordre. Majuscules, accents et espaces ne comptent pas.
backWordsDo = Revenir
backCode = Par un code d’un autre appareil
welcomeBack = Te revoilà, { $name }.
data = Ce que la salle sait de toi
dataLine = Noms, appareils, guildes, parties et ce que tu as dit à tes tables, en un seul fichier JSON.
download = Télécharger
leave = Me supprimer de cette salle
leaveTitle = Te supprimer de cette salle ?
leaveGoes = Disparaissent aussitôt : ton nom, tous tes appareils et clés, ce que tu as consulté et tes réponses. Des bots prennent tes places dans les parties en cours, la personne suivante mène tes guildes.
leaveDevice = De cet appareil disparaissent ton nom, ce qui attend d’être envoyé, les parties finies gardées pour les moments sans réseau et les notifications.
leaveOwnGames = Supprimer aussi ce qui n’est que sur cet appareil : parties contre des bots, listes, carnets de scores
leaveStays = Ce qui reste : les coups des parties jouées, sous un numéro, car les parties des autres en sont faites ; ce que tu y as dit est effacé. Les sauvegardes faites plus tôt par l’hôte gardent ce qu’elles contenaient.
leaveFirst = Tu veux seulement quitter cet appareil ? Garde d’abord ton nom, puis fais-toi oublier par l’appareil.
leaveType = Écris { $name } pour partir
leaveDo = Me supprimer
left = Tu as quitté cette salle.
