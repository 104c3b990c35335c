people = Leute
peopleCount =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    }
joinTitle = { $name } beitreten
joinFrom = { $from } lädt dich in die Gilde { $name } ein.
joinWhat = Eine Gilde ist euer eigener Tisch: ihre Spiele, ihre Abende, ihre Rangliste.
joinGames = Gespielt wird dort { $games }.
joinLine =
    { $people ->
        [one] Bisher { $people } Person. Ein Name genügt.
       *[other] Bisher { $people } Leute. Ein Name genügt.
    }
first = Zuerst: Lade die anderen ein
here =
    { $people ->
        [one] Du bist da
       *[other] { $people } Leute sind da
    }
away = Gerade nicht da
evenings = Abende
games =
    { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
poster = Plakat
notedBy = aufgeschrieben von { $name }
strike = Streichen
take = In eine Gilde nehmen
takeLine = Die Gilde behält dieses Spiel und was du heute davor gespielt hast.
taken = Es steht jetzt bei { $name }.
note = In eine Gilde
noteLine = Wer war wer? Das Spiel zählt für alle, die zur Gilde gehören.
outside = nicht in der Gilde
noteDo = Aufschreiben
noteMe = Du hast mitgespielt: Wähl dich aus.
join = Beitreten
tables = Tische
noTables = Kein Tisch ist offen. Eröffne einen: Alle in der Gilde finden ihn hier.
waitsFor = wartet auf { $names }, { $since }
openTable = Tisch eröffnen
whichGame = Welches Spiel?
evening = Der nächste Abend
noEvening = Noch kein Termin. Schlag einen vor; zum Antworten genügt ein Tipp auf den Bildschirm.
propose = Termin vorschlagen
when = Wann?
proposeDo = Vorschlagen
proposedBy = vorgeschlagen von { $name }

## answers

answers_yes = Ja
answers_maybe = Vielleicht
answers_no = Nein

##

answersLabel = Kommst du?
answered =
    { $yes ->
        [one]
            { $maybe ->
                [0] { $yes } kommt
               *[other] { $yes } kommt, { $maybe } vielleicht
            }
       *[other]
            { $maybe ->
                [0] { $yes } kommen
               *[other] { $yes } kommen, { $maybe } vielleicht
            }
    }
who = Dabei: { $yes }
agreed = Vereinbarter Termin
agree = Diesen Termin nehmen
dropEvening = Streichen
calendar = In meinen Kalender
standings = Rangliste
# As in English.
name = Name
gamesPlayed = Spiele
wins = Siege
averagePlace = Platz im Schnitt
averagePoints = Punkte im Schnitt
winsOverTime = Siege, Spiel für Spiel
chartLine =
    { $wins ->
        [one] { $name }: { $wins } Sieg
       *[other] { $name }: { $wins } Siege
    }
duels = Im direkten Vergleich
duelLine =
    { $level ->
        [0] { $first } { $a } : { $b } { $second }
       *[other] { $first } { $a } : { $b } { $second } ({ $level } unentschieden)
    }
history = Gespielt
hostedBy = am Tisch von { $name }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
replay = Aufzeichnung
again = Noch einmal
older = Ältere Spiele

## roles

roles_founder = hat sie gegründet
roles_helper = hilft mit
roles_member = Mitglied

##

invite = Einladen
inviteLine = Wer diesen Link öffnet und einen Namen angibt, gehört zu { $name }.
qr = Die Einladung als QR-Code
renew = Neuen Link ziehen
renewed = Der alte Link öffnet nichts mehr.
hooks = Mitteilungen für alle
hooksLine = Ein eigener Webhook der Gilde: Sein Kanal erfährt, wer an den Tischen der Gilde am Zug ist und wann ihr euch trefft. In der Sprache dessen, der ihn einrichtet.
lead = Gilde leiten
rename = Umbenennen
renamed = Sie trägt ihren neuen Namen.
more = Weitere Möglichkeiten: { $name }
makeHelper = { $name } mithelfen lassen
makeMember = { $name } nicht mehr mithelfen lassen
handOver = Die Gilde an { $name } übergeben
sendAway = { $name } wegschicken
leave = Gilde verlassen
end = Gilde auflösen
sureEnd = Die Seite verschwindet für alle. Spiele und Ergebnisse bleiben bei denen, die sie gespielt haben.
sureLeave = Deine Ergebnisse bleiben, deine Webhooks verschwinden. Der Link bringt dich zurück.
sureSendAway = { $name } ist sofort draußen: keine Mitteilungen, keine Stimme beim nächsten Abend, keine eigenen offenen Tische, keine eigenen Webhooks. Auch der Link ändert sich: Gib den anderen den neuen. Ergebnisse bleiben, und ein begonnenes Spiel geht weiter.
sureHandOver = Dann leitet { $name }; du hilfst weiter mit.

programs = Programme
