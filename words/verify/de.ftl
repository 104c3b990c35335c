title = Ein Spiel nachprüfen
intro = Die Mischung wurde vor der ersten Karte versiegelt und nach der letzten geöffnet. Diese Seite gibt das ganze Spiel daraus noch einmal, hier in deinem Browser, und vergleicht jedes Ereignis.
file = Journaldatei wählen
fileFrom = Eine Journaldatei wird auf der Ergebnisseite eines beendeten Spiels gespeichert: Öffne dort „Dieses Spiel nachprüfen“, dann „Journal speichern“. Wer die Halle betreibt, bekommt mit simulate --export auch eine von einem Bot-Spiel.
checking = Es wird noch einmal gegeben …
good = Jede Karte kam aus der versiegelten Mischung, und jeder Zug war erlaubt.
otherRules = Die Züge wurden nach Version { $then } der Regeln beurteilt; diese Halle hat Version { $now }, die { $alike } von { $moves } gleich beurteilt. Karten und Ergebnis sind so, wie die Mischung sie gibt.
bad = Dieses Journal ist nicht das, was gespielt wurde.
badge = Nachgeprüft
notOver = Die Mischung bleibt versiegelt, bis das Spiel vorbei ist.
pages =
    { $count ->
        [one] { $count } Seite des Journals geprüft
       *[other] { $count } Seiten des Journals geprüft
    }
seed = Mischung
commit = Versiegelt als
download = Journal speichern
unreadable = Diese Datei ist kein Journal.

## flaws

flaws_not-a-journal = Das ist keine Journaldatei.
flaws_too-large = Diese Datei ist größer als jedes Journal. Sie wurde nicht gelesen.
flaws_no-journal = Hier ist kein Journal.
flaws_newer-format = Die Datei stammt von einem neueren Guildhall.
flaws_altered = Der Text wurde nach dem Speichern geändert.
flaws_cut-off = Das Ende der Datei fehlt.
flaws_unreadable = Eine Seite lässt sich nicht lesen.
flaws_unknown-game = Sie gehört zu einem Spiel, das diese Halle nicht kennt.
flaws_other-rules = Sie wurde nach einer anderen Version der Regeln beurteilt.
flaws_content = Der Kartensatz ist nicht der, mit dem gespielt wurde.
flaws_numbering = Die Seiten sind durcheinander.
flaws_not-finished = Das Spiel ist nicht zu Ende.
flaws_commit = Die Mischung passt nicht zu ihrem Siegel.
flaws_seed = Die Mischung lässt sich nicht lesen.
flaws_entropies = Was die Mitspielenden beigetragen haben, wurde geändert.
flaws_set-up = Die Karten kommen nicht aus der Mischung.
flaws_refused = Ein Zug war gegen die Regeln.
flaws_events = Was geschah, folgt nicht aus dem Zug.
flaws_time-out = Ein Zug bei abgelaufener Zeit ist nicht der, den die Regeln spielen.
flaws_reasons = Die Gründe eines Bots wurden geändert.
flaws_taken-back = Ein zurückgenommener Zug passt nicht.
flaws_amended = Eine Berichtigung passt nicht.
flaws_outcome = Das Ergebnis folgt nicht aus dem Spiel.
flaws_after-the-end = Nach dem Ende ist etwas geschehen.

##

atPage =
    { $page ->
        [0] Im Kopf
       *[other] Auf Seite { $page }
    }
