title = Meine Seite
running = Laufend und in Vorbereitung
noRunning = Du sitzt gerade an keinem Tisch.
games = Was du gespielt hast
noGames = Du hast in dieser Halle noch kein Spiel beendet.
older = Ältere Spiele
replay = Noch einmal ansehen
dates = { $from } bis { $to }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
you = du
guilds = Deine Gilden
noGuilds = Du gehörst zu keiner Gilde.
statistics = Deine Zahlen
gamesPlayed = Spiele
wins = Siege
averagePlace = Platz im Schnitt
averagePoints = Punkte im Schnitt
bestPoints = Bestes Ergebnis
keep = Behalte deinen Namen
keepLine = Nur dieser Browser weiß, wer du bist. Richte eins davon ein, dann ist ein verlorener Cookie kein verlorener Platz.
kept = Du kannst von jedem Gerät zurückkommen.
# As in English.
passkeys = Passkeys
passkeysHint = Dein Telefon oder Rechner bürgt für dich, mit Finger, Gesicht oder PIN.
noPasskeysHere = Passkeys brauchen eine sichere Adresse mit Namen (https oder localhost). Diese hier hat keine: Wörter zum Wiederkommen gehen überall.
addPasskey = Passkey hinzufügen
passkeyName = Wie soll er heißen?
passkeyDefault = Dieses Gerät
makePasskey = Anlegen
passkeyAdded = Der Passkey ist angelegt.
passkeyNone = Es wurde kein Passkey angelegt.
passkeyMade = angelegt am { $date }
passkeyUsed = zuletzt benutzt am { $date }
rename = { $name } umbenennen
renameDo = Umbenennen
remove = { $name } entfernen
removed = Entfernt.
words = Wörter zum Wiederkommen
wordsHint = Sieben Wörter auf einem Stück Papier. Sie gehen in jedem Browser.
wordsDrawn = Deine Wörter wurden am { $date } gezogen.
drawWords = Sieben Wörter ziehen
drawAgain = Neue ziehen
drawAgainHint = Neue treten an ihre Stelle.
wordsTitle = Schreib sie auf
wordsLine = In dieser Reihenfolge, mit ihren Nummern. Sie werden nur dieses eine Mal gezeigt; die Halle behält nur eine Prüfsumme.
wordsDone = Ich habe sie aufgeschrieben
dropWords = Löschen
second = Ein zweites Gerät
secondLine = Lies dort einen Code, und es gehört auch dir.
secondDo = Code zeigen
devices =
    { $count ->
        [one] { $count } Gerät kennt dich
       *[other] { $count } Geräte kennen dich
    }
choose = Neu hier? Wähle einen Namen
back = Warst du schon hier?
backLine = Komm zurück zu deinen Plätzen, deinen Gilden und deinem Namen.
backPasskey = Mit einem Passkey zurückkommen
backWords = Deine Wörter zum Wiederkommen
backWordsHint = In ihrer Reihenfolge. Großschreibung, Akzente und Leerzeichen sind egal.
backWordsDo = Zurückkommen
backCode = Mit einem Code von einem anderen Gerät
welcomeBack = Willkommen zurück, { $name }.
data = Was die Halle über dich weiß
dataLine = Namen, Geräte, Gilden, Spiele und was du an deinen Tischen gesagt hast, als eine JSON-Datei.
download = Herunterladen
leave = Mich aus dieser Halle löschen
leaveTitle = Dich aus dieser Halle löschen?
leaveGoes = Sofort gelöscht: dein Name, jedes Gerät und jeder Schlüssel, was du angesehen und beantwortet hast. In laufenden Spielen übernehmen Bots deine Plätze, und deine Gilden leitet, wer dann an der Reihe ist.
leaveDevice = Von diesem Gerät verschwinden dein Name, was noch gesendet werden sollte, beendete Spiele, die es für die Zeit ohne Netz behält, und seine Push-Mitteilungen.
leaveOwnGames = Auch entfernen, was nur auf diesem Gerät liegt: Spiele gegen Bots, Listen, Wertungsblöcke
leaveStays = Was bleibt: die Züge gespielter Spiele, unter einer Nummer, denn aus ihnen bestehen die Spiele der anderen; was du dort gesagt hast, wird gelöscht. Frühere Sicherungen behalten, was darin war.
leaveFirst = Willst du nur dieses Gerät verlassen? Behalte erst deinen Namen, dann lass das Gerät dich vergessen.
leaveType = Zum Gehen { $name } eintippen
leaveDo = Mich löschen
left = Du bist aus dieser Halle gelöscht.
