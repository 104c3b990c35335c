lead =
    { $offline ->
        [true] Für die Outer-Rim-Schachtel auf deinem Tisch: Diese Seite zieht für die automatischen Gegner, liest ihre Karten und zählt mit. Sie geht ohne Netz und merkt sich alles auf diesem Gerät.
       *[false] Für die Outer-Rim-Schachtel auf deinem Tisch: Diese Seite zieht für die automatischen Gegner, liest ihre Karten und zählt mit. Sie merkt sich alles auf diesem Gerät.
    }

## parts

parts_opponents = Gegner
parts_odds = Aussichten
parts_fame = Ruhm
part = Was brauchst du?
add = Gegner hinzufügen
who = Wer spielt gegen dich?
box = Deine Schachteln

## boxes

boxes_both = Mit der Erweiterung
boxes_base = Nur das Grundspiel
handicap = Ruhm am Anfang
handicapHint = 0 ist das normale Spiel; mehr ist für Erfahrene.
hunts = jagt Kopfgelder
trades = handelt
none = Noch kein Gegner. Füge einen hinzu; es dürfen mehrere sein, jeder mit eigenem Stapel.
second = Von zwei Gegnern jagt einer Kopfgelder und der andere nicht; lost aus, wer zuerst kommt. Der zweite beginnt mit { $credits } Credits.
remove = { $name } entfernen

## setUp

setUp_lay = Leg die Figur und dieses Schiff aus: { $ship }. Gib eine Startkarte dazu: { $card }. Stell das Schiff auf einen ausgelosten Planeten.
setUp_goal = Leg einen Zielmarker auf das Ziel dieser Karte.
setUp_first = Du spielst zuerst, mit { $credits } Credits.
setUp_sheet = Du spielst zuerst. Zieh zwei Ambitionsbögen und behalte einen: Er sagt, mit welchen Credits und welcher Karte du beginnst; andere Credits gibt es nicht. Der Gegner hat keinen und braucht { $fame } Ruhm.
setUp_quoted = „{ $name }“
setUp_without = Lass die Aufträge { $jobs } weg und Karte 11 der Begegnungen am Ring von Kafrene und auf Takodana. Es gibt keine Gefallen, und kein Gegner fliegt durch die Kernwelten.
draw = Karte ziehen
droid = Ein Droide ist in der Crew
turn = Zug { $turn }
# As in English.
credits = Credits
fame = Ruhm
more = Mehr: { $what }
less = Weniger: { $what }
defeated = Am Boden: erholt sich zu Beginn des nächsten Zugs
yes = Ja
no = Nein
done = Erledigt
putAway = Ende des Zugs
back = Ein Schritt zurück
taken = erledigt
passed = übergangen
gained = Erhaltene oder gezahlte Credits
famed = Erhaltener Ruhm
fell = Ging zu Boden
special = Räum zuletzt die offenen Karten weg ({ $decks }). Die Karte kommt gemischt zurück in ihren Stapel.
lastLine = Das war der Zug.
wins = { $name } hat { $fame } Ruhm und gewinnt.

## facts

facts_damage = Ist Schaden auf der Figur oder dem Schiff?
facts_goal = Ist Fracht oder ein Auftrag für einen anderen Ort da, und keiner für hier?
facts_target = Ist irgendwo anders ein Ziel der eigenen Kopfgelder? Ein verdeckter Kontakt der richtigen Klasse zählt.
facts_player-in-reach = Ist mit dem Hyperantrieb jemand erreichbar?
facts_hated = Hat irgendwer ein schlechtes Ansehen?
facts_can-buy = Lässt sich hier so eine Karte kaufen? Bis zu zwei unbrauchbare werden vorher weggeräumt.
facts_can-buy-base = Lässt sich hier so eine Karte kaufen? Eine unbrauchbare wird vorher weggeräumt, mehr nicht.
facts_cargo-here = Wird hier eine der Frachten gebraucht?
facts_facedown-here = Liegt hier ein passender Kontakt verdeckt?
facts_rich-player-here = Ist hier jemand mit Fracht, Ausrüstung oder Umbauten?
facts_hopeless-bounty = Sind die Plätze für Kopfgelder voll, und ist eins der Ziele unbekannt?
facts_bounty-room = Ist ein Platz für ein Kopfgeld frei?
facts_player-here = Ist jemand hier, der noch steht?
facts_droid-contact = Liegt auf der Karte ein Droide offen?
facts_hostile-here = Ist hier eine Patrouille einer feindlichen Fraktion?
facts_weak-patrol = Ist eine Patrouille nah genug, die nicht stärker ist als das Schiff?
facts_job-here = Wird hier einer der Aufträge erledigt?
facts_liking = Kann das Ansehen bei dieser Fraktion noch steigen?
facts_contact-here = Ist hier ein Kontakt?
facts_faceup-here = Ist hier ein offener Kontakt?
facts_imperial-planet = Ist das Schiff auf einem imperialen Planeten?
facts_target-here = Ist ein Ziel der Kopfgelder nah genug?
facts_sure = Tu es. Was hat es gebracht?

## how

how_move = Den ganzen Hyperantrieb, auf dem kürzesten Weg; jede Patrouille auf dem Weg hält auf, außer bei gutem Ansehen bei ihrer Fraktion. Ein oder zwei Felder früher ist Schluss, wenn dort ein Planet ist und das Ende ein Navigationspunkt wäre.
how_target = Welches Ziel: die Figur einer Person vor Crew, Crew vor offenen Kontakten, diese vor verdeckten; das nächste, dann das Los.
how_buy = Gezahlt wird mit Credits, für ein Schiff auch mit dem alten Schiff. Die Zeichen der nächsten Karte gelten wie üblich.
how_fight = Angegriffen wird mit den gedruckten Würfeln und den Fähigkeiten, die sie erhöhen. Beide erleiden, was die andere Seite warf.
how_hunt = Ein Kontakt, der das Ziel ist, verlässt das Spiel: Es gibt die Belohnung fürs Beseitigen, dann die Stärke der Karte als Schaden. Crew darf beschützt werden, eine Figur verteidigt sich.
how_hire = Bezahlt wird nichts. Sind die Kojen voll, geht ein Crewmitglied durch das Los.
how_job = Die Belohnung gibt es ohne Proben.
how_deliver = Die Belohnung gibt es ohne Würfel.

## odds

odds_test = Eine Probe
odds_skill = Die Fertigkeit ist da
odds_skills_0 = gar nicht
odds_skills_1 = einmal
odds_skills_2 = zweimal
odds_rerolls = Würfel, die neu geworfen werden dürfen
odds_passes = gelingt
odds_fight = Ein Kampf
odds_attack = Würfel des Angriffs
odds_defence = Würfel der Verteidigung
odds_attackLeft = Schaden, den der Angriff noch aushält
odds_defenceLeft = Schaden, den die Verteidigung noch aushält
odds_wins = der Angriff gewinnt
odds_attackerDown = der Angriff geht zu Boden
odds_defenderDown = die Verteidigung geht zu Boden
odds_note = Nackte Würfel, Gleichstand an den Angriff. Karten, die Würfel ändern, sind nicht gerechnet.
odds_ways = { $ways } von { $of } Möglichkeiten

## game

game_label = Worum spielt ihr?
game_kinds_short = Kurz: { $fame }
game_kinds_standard = Üblich: { $fame }
game_kinds_long = Lang: { $fame }
game_kinds_ambitions = Ambitionen: { $fame }
game_credits = Credits am Anfang, in Zugreihenfolge: { $amounts }.
game_sheets = Niemand bekommt Startcredits: Jeder Bogen sagt, was er gibt. Alle seine Ziele und { $fame } Ruhm gewinnen; ein automatischer Gegner hat keinen Bogen und braucht { $theirs } Ruhm.

## track

track_target = Ruhm zum Sieg
track_name = Person { $seat }
track_label = Name von Person { $seat }
track_fulfilled = Alle anderen Ziele des Bogens sind geschafft
track_reset = Alles von vorn
track_sure = Wirklich? Gegner und Ruhm werden vergessen.
