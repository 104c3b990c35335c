title = Diese Halle betreiben
locked = Diese Seite öffnet sich mit einem Link, der einmal gilt.
lockedHow = Die Halle gibt beim Start einen aus; „npm run host“ gibt einen weiteren aus.
wrongLink = Dieser Link ist schon verbraucht oder zu alt. Lass dir von der Halle einen neuen geben.
again = Noch einmal nachsehen
health = Zustand
open = Offen seit
memory = Speicher
sockets = Verbundene Bildschirme
tables = Tische
tablesLine = { $playing } laufen, { $gathering } füllen sich, { $over } vorbei
people = Leute
disk = Auf der Platte
diskLine = { $used }; noch { $free } frei
folder = Datenordner
mail = E-Mail

## mailStates

mailStates_sends = Sie wird verschickt.
mailStates_no-public-url = Es wird keine verschickt: SMTP_URL ist gesetzt und PUBLIC_URL nicht, ihre Links führten also dorthin, wo ein Gast es sagt. Setze es und starte neu.
mailStates_none = Keine: Es ist kein Mailserver gesetzt.

##

tell = Allen etwas sagen
tellLabel = Eine Zeile auf allen Bildschirmen, etwa „Um zehn wird neu gestartet“
tellSend = Zeigen
tellEnd = Entfernen
told = Binnen einer halben Minute sehen es alle.
toldEnd = Die Zeile ist entfernt.
backups = Sicherungen
backUp = Jetzt sichern
backedUp = Eine ganze Sicherung liegt in backups/{ $name }.
noBackups = Von dieser Seite aus wurde noch nicht gesichert.
listed = Tische auf der Liste
noListed = Kein Tisch steht auf der Liste.
unlist = Von der Liste nehmen: { $names }
unlisted = Er steht nicht mehr auf der Liste. Wer den Link hat, findet ihn trotzdem.
openSeat = frei
seen = Wer hier war
nobody = Seit die Halle offen ist, war niemand da.
shut = { $name } aussperren
shutAddress = Alle unter { $address } aussperren
shutOut = Ausgesperrt
noShutOut = Niemand ist ausgesperrt.
letIn = { $name } wieder hereinlassen
isOut = Ausgesperrt, sofort und auch nach einem Neustart.
isIn = Darf wieder herein.
sure = Aussperren?
sureLine = { $name } fliegt jetzt hinaus und kann nicht zurück, bis du es erlaubst.
errors = Was schiefging
noErrors = Seit die Halle offen ist, ging nichts schief.
limits = Grenzen, an die jemand gestoßen ist
noLimits = Niemand hat zu viel verlangt.
times =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    }

## works

works_request = Anfragen
works_connect = Verbindungen
works_ask = Züge und andere Wünsche
works_say = Chat
works_watch = Tische ansehen
works_past = Vergangenes lesen
works_journal = Journale lesen
works_content = Kartensätze lesen
works_make-table = Tische eröffnen
works_guild = Gilden ansehen
works_poll = Abfragen
works_keys = Passkeys
works_words = Wörter zum Wiederkommen
works_call = Mitteilungen
works_bots-alone = Spiele nur mit Bots
