title = Mitteilungen
lead = Wenn ein Tisch auf dich wartet und du nicht hinsiehst, meldet sich die Halle einmal, auf den Wegen, die du hier wählst.
none = Noch sind keine Mitteilungen eingerichtet.

## types

types_webhook = Webhook
types_push = Dieses Gerät
types_email = E-Mail
types_page = Der Tisch, den ich gerade ansehe

## shapes

shapes_json = Einfaches JSON
# As in English.
shapes_discord = Discord
# As in English.
shapes_slack = Slack
# As in English.
shapes_ntfy = ntfy

##

shape = Dienst
url = Adresse des Webhooks
email = Deine E-Mail-Adresse
add = Hinzufügen
addPush = Auf diesem Gerät Bescheid geben
addPage = Bescheid geben, während ich an einem anderen Tisch bin
addHook = Webhook hinzufügen
addEmail = E-Mail-Adresse hinzufügen
noPush = Dieser Browser nimmt hier keine Push-Mitteilungen an. Sie brauchen https.
pushDenied = Der Browser erlaubt keine Mitteilungen von dieser Halle. In seinen Einstellungen lässt sich das ändern.
unconfirmed = Noch nicht bestätigt: Drücke „Ausprobieren“ und öffne den Link in der E-Mail.
tryIt = Ausprobieren
trying = Unterwegs …
arrived = Abgeschickt. Ist es angekommen?
remove = Entfernen
removed = Dorthin kommen keine Mitteilungen mehr.

## troubles

troubles_not-found = Dieser Name führt nirgendwohin, wo die Halle sich melden darf.
troubles_forbidden-address = Die Halle darf diese Adresse nicht anrufen: Sie liegt im eigenen Netz, oder ihr Port ist keiner für Webhooks.
troubles_no-answer = Niemand hat rechtzeitig geantwortet.
troubles_refused = Die andere Seite hat es abgelehnt.
troubles_gone = Unter dieser Adresse ist nichts mehr.
troubles_redirects = Die andere Seite schickt uns nur weiter.
troubles_no-mail-host = Wer diese Halle betreibt, hat ihr keinen Weg gegeben, E-Mails zu senden.
troubles_mail-refused = Der Mailserver hat die E-Mail abgelehnt.
troubles_enough-letters = Eine Adresse bekommt zwei E-Mails am Tag, bis sie zustimmt. Öffne den Link in einer davon, oder versuch es morgen wieder.
troubles_asked-to-stop = Wer diese Adresse liest, will keine E-Mails von dieser Halle. Der Link am Ende einer früheren kann sie wieder erlauben.
troubles_nobody-there = Du siehst gerade keinen Tisch an.
troubles_bug = Die Halle hat hier einen Fehler gemacht. Wer sie betreibt, findet ihn im Protokoll.

##

quiet = Ruhezeiten
quietHint = Dann keine Mitteilungen, außer deine Zeit liefe ab. Deine Zeitzone: { $zone }.
quietOn = Ruhezeiten einhalten
from = Von
to = Bis
save = Speichern
saved = Gespeichert.
failed = Mitteilungen, die nicht angekommen sind
retrying = Es wird noch einmal versucht.
givenUp = Aufgegeben.

## kinds

kinds_your-move = Du bist dran
kinds_all-wait = Alle warten auf dich
kinds_deal-waits = Die Karten warten auf dich
kinds_half-time = Hälfte deiner Zeit
kinds_last-tenth = Zeit fast um
kinds_nudge = Ein Stups
kinds_bot-plays = Ein Bot spielt für dich
kinds_time-up = Zeit war um
kinds_over = Spiel vorbei
kinds_rematch = Noch ein Spiel
kinds_evening-agreed = Ein Abend ist vereinbart
kinds_evening-day = Ein Abend morgen
kinds_evening-hour = Ein Abend in einer Stunde

##

endTitle = Alle Mitteilungen abstellen?
endLead = Die Halle meldet sich dann gar nicht mehr, auf keinem Weg. Deine Plätze bleiben deine.
endNow = Alle abstellen
ended = Erledigt. Alle Mitteilungen sind abgestellt.
stopTitle = Keine E-Mails mehr?
stopLead = Die Halle schreibt dann nicht mehr an diese Adresse, wer immer es verlangt. Wenn du hier per E-Mail Bescheid bekommst, enden auch alle deine Mitteilungen. Deine Plätze bleiben deine.
stopNow = Keine E-Mails mehr
stopped = Erledigt. Die Halle schreibt nicht mehr an diese Adresse.
allowNow = Wieder schreiben lassen
allowed = Erledigt. Du kannst diese Adresse in den Einstellungen wieder hinzufügen.
confirmTitle = Darf die Halle dir schreiben?
confirmNow = Ja, an diese Adresse
confirmed = Erledigt. Ab jetzt kommen Mitteilungen an diese Adresse.
goThere = Hingehen
wrongLink = Dieser Link führt nirgendwohin mehr.
nudge = Anstupsen
nudged = { $name } erfährt davon.

## nudges

nudges_your-turn = Du bist dran.
nudges_no-hurry = Keine Eile, nur damit du es weißt.
nudges_curious = Ich bin gespannt, was du machst.
nudges_miss-you = Du fehlst uns am Tisch.
