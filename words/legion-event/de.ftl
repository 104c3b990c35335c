title = Turniere
mine = Deine Turniere
noneMine = Du nimmst noch an keinem Turnier teil. Eröffne eins, oder lies den Code von einem.
open = Turnier eröffnen
openLine = Alle melden sich mit dem eigenen Telefon an, dort erscheinen die Paarungen, und beide unterschreiben den Zettel. Auf einem Gerät ohne Halle nimm das Turnierpult.
desk = Turnierpult auf diesem Gerät
name = Name des Turniers
ended = beendet
leads = du leitest es
usualGames = Die üblichen
usual_standard = 1.000 Punkte, 150 Min.
usual_with-setup = 1.000 Punkte, 170 Min.
usual_recon = 600 Punkte, 120 Min.
rounds = Runden
minutes = Minuten je Runde
edition = Ausgabe
points = Punkte einer Liste
units = Höchstzahl an Einheiten
anyUnits = beliebig viele
rulings = Offene Auslegungen für das ganze Turnier
rulingsLine = Jedes Protokoll des Turniers beginnt damit.
fromNowOn = Ausgabe und Auslegungen gelten für Protokolle, die von jetzt an geöffnet werden; schon offene behalten ihre.
save = Speichern
settings = Einstellungen
terms = Runden: { $rounds }, je { $minutes } Min. Punkte einer Liste: { $points }

## signing up

signUp = Anmelden
signUpLine = Füge deine Liste ein: Sie wird sofort gelesen, und du siehst, was gelesen wurde.
list = Deine Liste
listOf = Liste
changeList = Andere Liste abgeben
handIn = Abgeben
noList = Noch keine Liste
signedUp = Du bist angemeldet.
signUpClosed = Die Anmeldung ist geschlossen.
comeIn = Ich spiele nicht, ich helfe
helping = Du bist hier, ohne zu spielen. Die Leitung kann dich zum Schiedsrichter machen.
countUnits = { $read } von { $said } Einheiten
onlyUnits =
    { $read ->
        [one] { $read } Einheit
       *[other] { $read } Einheiten
    }
countPoints =
    { $most ->
        [one] { $read } von { $most } Punkt
       *[other] { $read } von { $most } Punkten
    }
fits = Die Liste passt.
asks = Am Tisch zu beantworten: { $names }
flaws_unreadable = Nichts in diesem Text liest sich wie eine Liste.
flaws_too-dear = Sie kostet mehr als erlaubt.
flaws_too-many-units = Sie hat mehr Einheiten als erlaubt.
flaws_other-count = Sie nennt eine andere Zahl von Einheiten, als gelesen wurden.
flaws_other-total = Sie nennt eine andere Punktsumme, als gezählt wurde.
flaws_questions = Bei einigen Karten ist unklar, welche gemeint sind.
flaws_unread = Einige Zeilen ließen sich nicht lesen.
drop = Turnier verlassen
dropSure = Wirklich verlassen
return = Wieder mitspielen

## my table

myTable = Mein Tisch
table = Tisch { $number }
round = Runde { $round } von { $rounds }
against = gegen { $name }
blue = Du beginnst als Blau
red = Du beginnst als Rot
bye = In dieser Runde hast du ein Freilos: ein Sieg.
waitForPairing = Die nächste Paarung erscheint hier von selbst.
lastRound = Das war die letzte Runde.
missions = Missionskarten
pool = { $name }: { $cards }
callJudge = Schiedsrichter rufen
called = Ein Schiedsrichter ist gerufen.
coming = { $name } kommt.
callDone = Geklärt, kein Schiedsrichter nötig
clockStands = Die Uhr der Runde steht.
timeUp = Zeit ist um
left = übrig

## the slip

slip = Der Zettel
slipLine = Beide unterschreiben dasselbe; dann zählt es.
sign = Zettel unterschreiben
signedBy = { $name } hat unterschrieben:
signSame = Dasselbe unterschreiben
youSigned = Du hast unterschrieben. Auf der anderen Seite steht dasselbe noch aus.
otherSlip = Etwas anderes unterschreiben
howEnded = Wie endete es?
how_played = Zu Ende gespielt
how_tabled = Eine Seite ganz ausgeschaltet
how_conceded = Aufgegeben
how_no-show = Jemand kam nicht
how_drawn = Unentschieden vereinbart
how_judged = Entscheidung des Schiedsrichters
winner = Wer hat gewonnen?
nobody = Niemand
pointsOf = Punkte von { $name }
defeatedOf = Von { $name } ausgeschaltete Punkte
score = { $one } : { $two }
won = { $name } hat gewonnen
drawn = Unentschieden
settled = Das Ergebnis zählt.
correct = Berichtigen
reason = Warum
settle = Festlegen
history = Was hier vorher stand
both = von beiden unterschrieben
by = von { $name }
ledger = Protokoll

## pairings and standings

pairings = Paarungen
versus = { $one } – { $two }
hasBye = { $name }: Freilos
noPairings = Noch keine Runde ist ausgelost.
standings = Rangliste
afterRound = nach Runde { $round }
columnPlayer = Name
columnScore = Wertung
columnRecord = S–U–N
columnMargin = Punkte
columnOpponents = Gegner
columnDefeated = Ausgeschaltet
why = Warum hier?
explainScore = Wertung: zwei für einen Sieg oder ein Freilos, eins für ein Unentschieden.
explainMargin = Punkte: der mittlere Anteil an den Punkten aller beendeten Runden. Ein Freilos zählt 75 %, eine Runde ohne Spiel 0 %.
explainOpponents = Gegner: deren mittlere Wertung je Runde.
notThere = Runde { $round }: kein Spiel
explainBye = Runde { $round }: Freilos, Anteil { $share }
explainGame = Runde { $round }: { $outcome } gegen { $name }, Anteil { $share }; dort { $score } je Runde
win = Sieg
draw = Unentschieden
loss = Niederlage
screen = Für den Beamer
joinHere = Hier anmelden
export = Für eine Tabellenkalkulation
exportStandings = Rangliste
exportGames = Spiele
exportPlayers = Angemeldete
exportLine = Einfaches CSV. Wie Longshanks und Best Coast Pairings eine Datei lesen, ließ sich nicht feststellen; kopiere aus diesen Tabellen.

## organising

organise = Leitung
players = Angemeldet: { $count }
invite = Link und Code zum Anmelden
signUpOpen = Die Anmeldung ist offen
pair = Runde { $round } auslosen
unpair = Diese Auslosung zurücknehmen
unpairSure = Wirklich zurücknehmen
byHand = Paarungen von Hand ändern
byHandLine = Wähle zwei, die die Plätze tauschen.
swap = Plätze tauschen
clockStart = Uhr starten
clockStop = Uhr anhalten
giveTime = { $minutes } Min. mehr
calls = Rufe nach einem Schiedsrichter
callFrom = Tisch { $table }: { $names }
come = Ich komme
done = Erledigt
addPlayer = Jemanden ohne Telefon anmelden
player = Name
makeJudge = Schiedsrichter
makeOrganiser = Leitung
remove = Wegschicken
comeBack = Wieder dabei
gone = vor Runde { $round } ausgestiegen
removed = weggeschickt
late = kam später
end = Turnier beenden
endSure = Wirklich beenden
reopen = Wieder öffnen
endedLine = Dieses Turnier ist beendet.
forget = Dieses Turnier löschen
forgetSure = Wirklich alles löschen
judge = Schiedsrichter
organiser = Leitung
stillOpen =
    { $open ->
        [one] { $open } Spiel ist noch offen
       *[other] { $open } Spiele sind noch offen
    }

## refusals

refusals_not-organiser = Das darf nur die Leitung.
refusals_not-judge = Das dürfen nur Schiedsrichter und die Leitung.
refusals_not-yours = Das ist nicht dein Tisch.
refusals_sign-up-closed = Die Anmeldung ist geschlossen. Frag die Leitung.
refusals_full = Dieses Turnier ist voll: 64 Leute.
refusals_removed = Die Leitung hat dich weggeschickt.
refusals_no-such-member = Diese Person gibt es hier nicht.
refusals_no-such-table = Diesen Tisch gibt es in dieser Runde nicht.
refusals_no-name = Es braucht einen Namen.
refusals_list-too-long = Diese Liste ist zu lang.
refusals_wrong-settings = Eine dieser Zahlen ist nicht möglich.
refusals_round-open = Einige Spiele dieser Runde sind noch offen.
refusals_rounds-over = Alle Runden sind gespielt. Die Einstellungen erlauben mehr.
refusals_too-few = Es braucht mindestens zwei.
refusals_no-legal-round = Alle haben schon gegen alle gespielt: keine weitere Runde ohne Wiederholung.
refusals_no-round = Noch keine Runde ist ausgelost.
refusals_wrong-pairings = Alle müssen genau einen Platz haben.
refusals_has-results = Darin stehen schon Ergebnisse.
refusals_wrong-result = Punkte und Sieg passen nicht dazu, wie das Spiel endete.
refusals_settled-already = Das Ergebnis zählt schon. Ein Schiedsrichter kann es berichtigen.
refusals_called-already = Ein Schiedsrichter ist schon gerufen.
refusals_no-call = Dieser Ruf ist schon erledigt.
refusals_last-organiser = Jemand muss es leiten.
refusals_enough-said = Du hast in diesem Turnier genug geschrieben. Frag die Leitung.
refusals_ended = Das Turnier ist beendet.
