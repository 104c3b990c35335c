### My page: name, passkeys, recovery words, what is kept, leaving for ever.

title = My page
running = Running and gathering
noRunning = You sit at no table now.
games = What you played
noGames = You have not finished a game in this hall yet.
older = Older games
replay = Look again
# $from (text)
# $to (text)
dates = { $from } to { $to }
# $points (number)
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
you = you
guilds = Your guilds
noGuilds = You belong to no guild.
statistics = Your statistics
gamesPlayed = Games
wins = Wins
averagePlace = Average place
averagePoints = Average points
bestPoints = Best result
keep = Keep your name
keepLine = This browser alone knows who you are. Add one of these, and a lost cookie is no lost seat.
kept = You can come back from any device.
passkeys = Passkeys
passkeysHint = Your phone or computer vouches for you, with a finger, a face or a PIN.
noPasskeysHere = Passkeys need a secure address with a name (https, or localhost). This one has none: recovery words work everywhere.
addPasskey = Add a passkey
passkeyName = What do you call it?
passkeyDefault = This device
makePasskey = Make it
passkeyAdded = The passkey is made.
passkeyNone = No passkey was created.
# $date (text)
passkeyMade = made { $date }
# $date (text)
passkeyUsed = last used { $date }
# $name (text)
rename = Rename { $name }
renameDo = Rename
# $name (text)
remove = Remove { $name }
removed = Removed.
words = Recovery words
wordsHint = Seven words on a piece of paper. They work in every browser.
# $date (text)
wordsDrawn = Your words were drawn on { $date }.
drawWords = Draw seven words
drawAgain = Draw new ones
drawAgainHint = New ones take their place.
wordsTitle = Write these down
wordsLine = In this order, with their numbers. They are shown this once; the hall keeps only a hash of them.
wordsDone = I wrote them down
dropWords = Delete them
second = A second device
secondLine = Scan a code there, and it is yours too.
secondDo = Show the code
# $count (number)
devices =
    { $count ->
        [one] { $count } device knows you
       *[other] { $count } devices know you
    }
choose = New here? Choose a name
back = Been here before?
backLine = Come back to your seats, your guilds and your name.
backPasskey = Come back with a passkey
backWords = Your recovery words
backWordsHint = In their order. Capitals, accents and blanks do not matter.
backWordsDo = Come back
backCode = By a code from another device
# $name (text)
welcomeBack = Welcome back, { $name }.
data = What the hall knows about you
dataLine = Names, devices, guilds, games and what you said at your tables, as one JSON file.
download = Download
leave = Delete me from this hall
leaveTitle = Delete yourself from this hall?
leaveGoes = Deleted at once: your name, every device and key, what you looked at and answered. Bots take your seats in running games, the next in line leads your guilds.
leaveDevice = From this device go your name, what waits to be sent, finished games it keeps for the time without network, and its push messages.
leaveOwnGames = Also remove what is on this device alone: games against bots, lists, score pads
leaveStays = What stays: the moves of games you played, under a number, because the others’ games are made of them; what you said there is wiped. Backups the host made earlier keep what was in them.
leaveFirst = Only want to leave this device? Keep your name first, then let the device forget you.
# $name (text)
leaveType = Type { $name } to leave
leaveDo = Delete me
left = You are gone from this hall.
