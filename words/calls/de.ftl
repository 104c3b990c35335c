## games

# As in English.
games_bounty-hunters = Bounty Hunters
# As in English.
games_outer-rim = Outer Rim
# As in English.
games_legion = Legion

## asks

asks_bounty-hunters_draw = Zieh eine Karte: Wähle einen Stapel.
asks_bounty-hunters_choose = Wähle eine Karte: spielen oder verkaufen.
asks_bounty-hunters_decide = Deine Karte ist aufgedeckt: spielen oder verkaufen?
asks_bounty-hunters_place = Deine Karte ist aufgedeckt: Welches Ziel greift sie an?
asks_bounty-hunters_activate = Bezahle eine zurückgelegte Karte oder beende deine Runde.
asks_outer-rim_planning = Du planst deinen Zug.
asks_outer-rim_action = Du bist mit deinen Aktionen dran.
asks_outer-rim_encounter = Du hast eine Begegnung.
asks_outer-rim_choice = Es gibt etwas zu entscheiden.

##

list = { $names }
gameWith = { $game } mit { $names }
several = { $n } Tische warten auf dich
toSomeone = { $name }: { $text }
yourMove = Du bist dran: { $where }.
allWait = Alle warten auf dich: { $where }.
dealWaits = Die Karten warten auf dein Gerät: { $where }. Öffne den Tisch, dann werden sie gegeben.
halfTime = Die Hälfte deiner Zeit ist um: { $where }.
lastTenth = Deine Zeit ist fast um: { $where }.
hoursLeft =
    { $n ->
        [one] Noch { $n } Stunde.
       *[other] Noch { $n } Stunden.
    }
minutesLeft =
    { $n ->
        [one] Noch { $n } Minute.
       *[other] Noch { $n } Minuten.
    }
nudge = { $by } stupst dich an, { $where }: „{ $word }“

## nudges

nudges_your-turn = Du bist dran.
nudges_no-hurry = Keine Eile, nur damit du es weißt.
nudges_curious = Ich bin gespannt, was du machst.
nudges_miss-you = Du fehlst uns am Tisch.

##

botPlays =
    { $moves ->
        [0] Ein Bot spielt für dich: { $where }. Öffne den Tisch, um deinen Platz zurückzunehmen.
        [one] Ein Bot spielt für dich und hat { $moves } Zug gemacht: { $where }. Öffne den Tisch, um deinen Platz zurückzunehmen.
       *[other] Ein Bot spielt für dich und hat { $moves } Züge gemacht: { $where }. Öffne den Tisch, um deinen Platz zurückzunehmen.
    }
timeUp = Deine Zeit war um: { $where }. Für dich wurde ein Zug gemacht.
over =
    { $winners ->
        [none] Vorbei: { $where }.
       *[other] Vorbei: { $where }. Erster Platz: { $winners }.
    }
rematch = Nach diesem Spiel wird noch eins angeboten: { $where }.
eveningAgreed = { $guild } trifft sich: { $when }.
eveningDay = { $guild } trifft sich morgen: { $when }.
eveningHour = { $guild } trifft sich in einer Stunde: { $when }.
tryIt = So meldet sich die Halle bei dir.
confirm = Jemand hat diese Adresse bei { $hall } angegeben, um hier von eigenen Spielen zu hören. Wenn du das warst, öffne diesen Link:
confirmSubject = Darf die Halle dir schreiben?
endAll = Alle Mitteilungen abstellen
notYou = Wenn du es nicht warst: Dieser Link sorgt dafür, dass die Halle nie wieder hierher schreibt
