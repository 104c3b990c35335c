labelled = { $label }: { $text }
# As in English.
game = Bounty Hunters
list = { $items }

## learn

learn_title = Spielend lernen
learn_clerk = Die Schreibstube der Gilde
learn_recruit = Der Neuling
learn_names_0 = Du
# As in English.
learn_names_1 = Tooka
# As in English.
learn_names_2 = Porg
# As in English.
learn_names_3 = Blurrg
learn_ask = Was würdest du tun?
learn_topics_welcome = Willkommen in der Gilde. Alle spielen gleichzeitig, und jede Runde hat drei Schritte: eine Karte ziehen, eine von fünf wählen, die anderen vier nach links weitergeben. Die vierte Gefangennahme läutet das Ende ein; es gewinnt, wer die meisten Punkte hat.
learn_topics_drawTargets = Ziele bringen die Punkte. Du darfst mehrere zugleich jagen: Ein offenes Ziel kostet nichts und gibt jedem Jäger Arbeit.
learn_topics_drawHunters = Jäger durchbrechen Schilde, aber die kleine Zahl in ihrer Ecke wird von deinen Punkten abgezogen.
learn_topics_drawContracts = Im blauen Stapel liegen Aufträge. Sie liegen von Anfang an vor dir und zahlen am Ende für die Figuren, die du gefangen hast.
learn_topics_drawMarket = Der sandfarbene Stapel ist der Markt: Droiden greifen an, ohne Punkte zu kosten, Kisten sind sichere Punkte. Beide kosten Credits.
learn_topics_openTarget =
    { $points ->
        [one] { $target } bringt { $points } Punkt, sobald alle drei Schilde durchbrochen sind: { $need }. Tippe die Karte an, dann „Spielen“: Sie eröffnet eine Jagd vor dir.
       *[other] { $target } bringt { $points } Punkte, sobald alle drei Schilde durchbrochen sind: { $need }. Tippe die Karte an, dann „Spielen“: Sie eröffnet eine Jagd vor dir.
    }
learn_topics_attack = Bei { $target } fehlt noch { $need }. Schick { $hunter } hinterher: Tippe die Karte an und sieh auf die Balken, sie zeigen, was dazukommt. Die Knöpfe sagen dir, was geschieht, bevor du dich entscheidest.
learn_topics_droid = { $droid }: wird mit Credits bezahlt, greift { $target } an und kostet am Ende keine Punkte.
learn_topics_waiting = Du hast noch kein Ziel. { $card } darf warten: Jede neue Angriffskarte kommt dazu, und dein nächstes Ziel muss sich dem Stapel stellen.
learn_topics_capture = Sieh mal: Mit { $card } sind alle drei Farben von { $target } erreicht. Das ist eine Gefangennahme. Greif zu, bevor die Hand weiterwandert.
learn_topics_sell = Jede Karte lässt sich für einen Credit verkaufen, und Credits bezahlen den Markt. { $card } nützt dir am wenigsten: antippen, dann „Verkaufen“. Links von dir bekommt sie dann auch niemand.
learn_topics_reserve = { $card } kannst du noch nicht bezahlen, oder noch nicht bequem. Leg die Karte zurück: Sie liegt quer und wartet, bis du zahlst, nach deiner Aktion in einer späteren Runde.
learn_topics_crate =
    { $points ->
        [one] { $card } kostet { $cost } und bringt sicher { $points } Punkt. Wer am Ende die meisten Kisten hat, bekommt 5 dazu.
       *[other] { $card } kostet { $cost } und bringt sicher { $points } Punkte. Wer am Ende die meisten Kisten hat, bekommt 5 dazu.
    }
learn_topics_contract = Der Auftrag { $card } zahlt am Ende für das, was auf ihm steht, am meisten, wenn alles da ist. Er kostet nichts: antippen, dann „Auftrag annehmen“.
learn_topics_activate = Deine zurückgelegte Karte { $card } kannst du jetzt bezahlen. Aktiviere sie, zusätzlich zu deiner normalen Aktion.
learn_topics_place = Mehrere Ziele sind offen. Schick diese Karte auf { $target }; dort bleibt sie für immer.
learn_topics_finish = Für jetzt lohnt sich nichts mehr: Beende die Runde und behalte deine Credits.
learn_topics_captured = Gefangen! { $target } liegt jetzt quer. Die Punkte gehören dir, abzüglich dessen, was deine Jäger kosten.
learn_topics_sold = { $card }: für 1 Credit verkauft.
learn_topics_reserved = { $card }: zurückgelegt. Die Karte tut nichts, bis du sie bezahlst.
learn_topics_stored = Eine Kiste im Lager bleibt im Lager. Zähl ab und zu die der anderen: Die meisten bringen 5 Punkte.
learn_topics_signed = Der Auftrag liegt vor dir. Auf ihm steht, was er jetzt wert ist und was er wert wäre, wenn deine offenen Ziele fallen.
learn_topics_droidSent = Der Droide ist bei der Arbeit. Am Ende kostet er dich nichts.
learn_topics_waitingPile = Noch kein Ziel, also wartet { $card } auf das nächste.
learn_topics_passed = Alle Karten wurden zugleich aufgedeckt. Dann gingen die vier, die du nicht gewählt hast, an { $left } zu deiner Linken, und von { $right } hast du vier bekommen. Was du liegen lässt, bekommt jemand.
learn_topics_three = { $who } hat drei Gefangene. Der vierte läutet das Ende ein: Diese Runde wird beendet, dann folgen noch zwei. Was dann noch offen ist, ist nichts wert.
learn_topics_threeMine = Du hast drei Gefangene. Der vierte läutet das Ende ein: Diese Runde wird beendet, dann folgen noch zwei. Sei sicher, dass du vorn liegst, bevor du zugreifst.
learn_topics_rush = Vier schnelle Gefangene sind nicht das Ziel. So endete ein Spiel, in dem die erste Person so schnell wie möglich die vier billigsten Ziele nahm:
learn_topics_enough = Du weißt genug: ziehen, wählen, weitergeben; fangen und verkaufen. Kisten, Droiden, Aufträge und das Zurücklegen werden erklärt, wenn sie vorkommen. Spiel weiter, mit mir oder ohne.
learn_topics_theEnd = Der vierte Fang: { $who }. Er bringt einen Credit und einen Auftrag. Zwei Runden bleiben: Bring zu Ende, was du kannst.
learn_topics_over = Das war ein ganzes Spiel. Der Block wird Zeile für Zeile ausgefüllt: Ziele, Kisten, Aufträge, dann das, was die Jäger kosten.
learn_reasons_sell = Ein Credit sofort, und niemand sonst bekommt die Karte.
learn_reasons_reserve = Du zahlst, wenn du kannst, und niemand sonst bekommt die Karte.
learn_reasons_needs = Bei { $target } fehlt noch { $need }.
learn_reasons_openTarget = Ein offenes Ziel kostet nichts und gibt deinen Jägern Arbeit.
learn_reasons_capture = Damit sind alle drei Farben voll.
learn_reasons_ratherThan = Alles zusammengerechnet (Aufträge, Jäger, die Runden, die noch kommen) bringt es jetzt mehr als { $other }.
learn_reasons_crate = Sichere Punkte.
learn_reasons_contract = Er kostet nichts und zahlt für das, was du ohnehin jagst.
learn_reasons_decks_drawTargets = Ziele bringen die Punkte.
learn_reasons_decks_drawHunters = Jäger durchbrechen Schilde.
learn_reasons_decks_drawContracts = Einen Auftrag anzunehmen kostet nichts.
learn_reasons_decks_drawMarket = Du hast Credits, die ausgegeben werden wollen.
learn_advice_draw = Ich würde von „{ $deck }“ ziehen.
learn_advice_open = Ich würde die Jagd auf { $target } eröffnen.
learn_advice_attack = Ich würde { $card } auf { $target } ansetzen.
learn_advice_capture = Ich würde { $target } mit { $card } fangen.
learn_advice_wait = Ich würde { $card } spielen: wartet auf dein nächstes Ziel.
learn_advice_sell = Ich würde verkaufen: { $card }.
learn_advice_reserve = Ich würde zurücklegen: { $card }.
learn_advice_pay = Ich würde bezahlen: { $card }.
learn_advice_activate = Ich würde jetzt die zurückgelegte Karte bezahlen: { $card }.
learn_advice_sign = Ich würde den Auftrag { $card } annehmen.
learn_advice_place = Ich würde die Karte auf { $target } ansetzen.
learn_advice_done = Ich würde die Runde beenden.
learn_rushed_caption = Ein Spiel, an der Eile gescheitert
learn_rushed_hasty = Eilig
learn_rushed_patient = Geduldig { $n }
learn_rushed_captures = Gefangene
learn_alone = Ohne die Schreibstube weiterspielen
learn_atDesk = Ich bin an meinem Schreibtisch.
learn_next = Ziele, Jäger, Droiden, Kisten, Aufträge: Das ist das ganze Spiel. Jetzt eins für dich.
learn_toTable = Ein Spiel gegen Bots
learn_toIntro = Erst eins ohne Aufträge

## scorePad

scorePad_title = Wertungsblock
scorePad_intro = Für ein Spiel am echten Tisch. Geht ohne Verbindung; alles bleibt auf diesem Gerät.
scorePad_player = Person { $n }
scorePad_players = Am Tisch
# As in English.
scorePad_name = Name
scorePad_addPlayer = Person hinzufügen
scorePad_removePlayer = { $name } entfernen
scorePad_mode = Spiel
scorePad_full = Volles Spiel
scorePad_introductory = Einführungsspiel
scorePad_targets = Gefangene Ziele
scorePad_whichTarget = Wen hast du gefangen?
scorePad_points = Punkte
scorePad_readCard = Sieh auf die Karte
scorePad_missing = Die Punkte einer Karte fehlen noch: { $who }.
scorePad_hunters = Jäger, die beteiligt waren
scorePad_hunterCost = Einen Jäger hinzufügen, der { $loss } kostet
scorePad_removeHunter = Den Jäger entfernen, der { $loss } kostet
scorePad_crates = Bezahlte Kistenkarten
scorePad_addCrates =
    { $n ->
        [one] Eine Karte mit { $n } Kiste hinzufügen
       *[other] Eine Karte mit { $n } Kisten hinzufügen
    }
scorePad_contracts = Aufträge
scorePad_kinds_pair = Zwei Figuren
scorePad_kinds_double = Zweimal dieselbe Figur
scorePad_kinds_crate = Figur und Kiste
scorePad_first = Erste Figur
scorePad_second = Zweite Figur
scorePad_addContract = Auftrag hinzufügen
scorePad_samePair = Ein Paar braucht zwei verschiedene Figuren.
scorePad_credits = Übrige Credits
scorePad_less = { $what }: einer weniger
scorePad_more = { $what }: einer mehr
scorePad_remove = { $what } entfernen
scorePad_keep = Dieses Spiel behalten
scorePad_keptNow = Behalten.
scorePad_again = Neues Spiel
scorePad_lastGames = Letzte Spiele
scorePad_noGames = Noch kein Spiel behalten.
scorePad_forget = Löschen
scorePad_text = Als Text kopieren
scorePad_picture = Als Bild speichern
scorePad_toGuild = In eine Gilde
scorePad_copied = Kopiert.
scorePad_result = Der Block

## primer

primer_title = Das Spiel in einer Minute
primer_lead = Du führst eine Truppe von Kopfgeldjägern. Leg Ziele vor dir aus, schick Jäger auf sie los, nimm sie gefangen. Alle spielen gleichzeitig. Wer zuerst vier fängt, läutet das Ende ein; die meisten Punkte gewinnen.
primer_cards_title = Vier Arten von Karten
primer_cards_target = Ziel. Oben seine Punkte, unten drei Schilde. Erreichst du alle drei, gehört es dir.
primer_cards_hunter = Jäger. Greift in drei Farben an und kommt kostenlos ins Spiel, kostet aber die Punkte in der Ecke, sobald die Gefangennahme gelingt.
primer_cards_market = Markt. Auch Droiden greifen an, Kisten sind Punkte. Du zahlst in Credits, nie in Punkten.
primer_cards_contract = Auftrag. Am Ende zahlt er für die Figuren, die du gefangen hast, am meisten für beide zusammen.
primer_turn_title = Eine Runde hat drei Schritte
primer_turn_draw_name = Ziehen
primer_turn_draw_text = Nimm eine Karte von einem beliebigen Stapel. Jetzt hältst du fünf.
primer_turn_choose_name = Wählen
primer_turn_choose_text = Leg eine verdeckt hin: spiele sie oder verkaufe sie für 1 Credit. Alle werden zugleich aufgedeckt. Eine Marktkarte, die du noch nicht bezahlen kannst, wird zurückgelegt und später bezahlt.
primer_turn_pass_name = Weitergeben
primer_turn_pass_text = Die anderen vier gehen nach links. Was du liegen lässt, bekommt jemand.
primer_capture_title = Eine Gefangennahme
primer_capture_text = { $target } hat die Schilde { $shields }. { $one } allein reicht nicht. Mit { $two } daneben ist jede Farbe erreicht: sofort gefangen. Gleichstand genügt; zu viel von einer Farbe hilft keiner anderen.
primer_capture_notYet = Noch nicht
primer_capture_done =
    { $points ->
        [one] Gefangen: { $points } Punkt, minus { $loss } für die Jäger
       *[other] Gefangen: { $points } Punkte, minus { $loss } für die Jäger
    }
primer_end_title = Das Ende
primer_end_text = Sobald irgendwer den vierten Gefangenen hat, wird diese Runde beendet, und zwei weitere werden gespielt. Ein Ziel, das dann noch offen ist, ist nichts wert.
primer_score_title = Abrechnung
primer_score_rows_0_name = Ziele
primer_score_rows_0_text = die Punkte derer, die du gefangen hast
primer_score_rows_1_name = Kisten
primer_score_rows_1_text = ihre Punkte, und 5 dazu für die meisten Kisten
primer_score_rows_2_name = Aufträge
primer_score_rows_2_text = 1 für jede genannte Figur und 3 für beide zusammen (2 für ein Doppel oder eine Kiste)
primer_score_rows_3_name = Jäger
primer_score_rows_3_text = minus das, was die Beteiligten kosten
primer_score_tie = Gleichstand? Die meisten übrigen Credits gewinnen. Sonst sind Credits nichts wert.
primer_learn = Spielend lernen: zehn Minuten mit der Schreibstube, die alles erklärt

## cards

# As in English.
cards_characters_qira = Qi’ra
# As in English.
cards_characters_chewbacca = Chewbacca
# As in English.
cards_characters_padme-amidala = Padmé Amidala
# As in English.
cards_characters_han-solo = Han Solo
# As in English.
cards_characters_zeb-orrelios = Zeb Orrelios
# As in English.
cards_characters_kanan-jarrus = Kanan Jarrus
# As in English.
cards_characters_omega = Omega
# As in English.
cards_characters_grogu = Grogu
# As in English.
cards_hunters_greedo = Greedo
# As in English.
cards_hunters_fennec-shand = Fennec Shand
# As in English.
cards_hunters_dengar = Dengar
# As in English.
cards_hunters_cad-bane = Cad Bane
cards_hunters_the-mandalorian = Mandalorianer
# As in English.
cards_hunters_bossk = Bossk
# As in English.
cards_hunters_ig-11 = IG-11
# As in English.
cards_hunters_zuckuss = Zuckuss
# As in English.
cards_hunters_hondo-ohnaka = Hondo Ohnaka
# As in English.
cards_hunters_boba-fett = Boba Fett
# As in English.
cards_hunters_black-krrsantan = Black Krrsantan
# As in English.
cards_hunters_aurra-sing = Aurra Sing
cards_droids_astromech = Astromech
# Mit einer Trennstelle: Unter einer Karte ist wenig Platz.
cards_droids_protocol = Protokoll{ "\u00AD" }droide
cards_crate =
    { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }
cards_pair = Auftrag { $a } + { $b }
cards_double = Auftrag 2 × { $a }
cards_withCrate = Auftrag { $a } + Kiste
cards_back = Eine Karte, verdeckt
cards_trio = grün { $g }, blau { $b }, orange { $o }
cards_target = Ziel { $name }. Wert { $points }. Schilde { $trio }.{ $bonus } { $copies } Karten zeigen diese Figur.
cards_bonus_none = { "" }
cards_bonus_credit = { " " }Die Gefangennahme zahlt einen Credit.
cards_bonus_contract = { " " }Die Gefangennahme bringt einen Auftrag.
cards_hunter =
    { $loss ->
        [0] Jäger { $name }. Angriff { $trio }. Kostet keine Punkte.
        [one] Jäger { $name }. Angriff { $trio }. Kostet { $loss } Punkt, wenn die Gefangennahme gelingt.
       *[other] Jäger { $name }. Angriff { $trio }. Kostet { $loss } Punkte, wenn die Gefangennahme gelingt.
    }
cards_droid =
    { $cost ->
        [one] { $name }. Kostet { $cost } Credit. Angriff { $trio }. { $copies } davon im Stapel.
       *[other] { $name }. Kostet { $cost } Credits. Angriff { $trio }. { $copies } davon im Stapel.
    }
cards_crateCard =
    { $n ->
        [one]
            { $cost ->
                [one] Kistenkarte mit { $n } Kiste. Kostet { $cost } Credit. Wert { $worth }.
               *[other] Kistenkarte mit { $n } Kiste. Kostet { $cost } Credits. Wert { $worth }.
            }
       *[other]
            { $cost ->
                [one] Kistenkarte mit { $n } Kisten. Kostet { $cost } Credit. Wert { $worth }.
               *[other] Kistenkarte mit { $n } Kisten. Kostet { $cost } Credits. Wert { $worth }.
            }
    }
cards_pairContract = Auftrag: 1 Punkt für jede Karte { $a }, 1 für jede Karte { $b }, 3 dazu für jedes Duo aus beiden.
cards_doubleContract = Auftrag: 1 Punkt für jede Karte { $a }, 2 dazu für je zwei davon.
cards_crateContract = Auftrag: 1 Punkt für jede Karte { $a }, 2 dazu für jede, die eine Kiste neben sich hat.

## decks

decks_target = Ziele
decks_hunter = Jäger
decks_contract = Aufträge
decks_jawa-market = Markt

##

drawAhead = Von „{ $deck }“ ziehen
drawFrom = Von „{ $deck }“ ziehen, noch { $n }

## colours

colours_0 = grün
colours_1 = blau
# As in English.
colours_2 = orange

##

credits =
    { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
you = Du

## steps

steps_draw = Ziehen
steps_choose = Wählen
steps_resolve = Ausführen
steps_over = Vorbei

##

turn = Runde { $n }
turnOf = Runde { $n } von { $last }
waitingFor = Warten auf { $names }
ready = bereit
notReady = wählt noch

## status

status_draw = Zieh eine Karte: Wähle einen Stapel.
status_drawn = Gezogen wird von „{ $deck }“. Du kannst es noch ändern.
status_choose = Wähle eine Karte: spielen oder verkaufen.
status_sealed = Versiegelt: { $what }. Wähle eine andere Karte, um es zu ändern.
status_decide = { $card } ist aufgedeckt: spielen oder verkaufen?
status_place = Welches Ziel greift { $card } an?
status_activate = Aktiviere eine zurückgelegte Karte oder beende deine Runde.
status_waits = Nichts zu tun: Warten auf { $names }.
status_unsent = Wartet auf das Netz: { $what }.
status_waitsToPay = Nichts zu tun: Warten auf { $names }. Dort kann noch eine zurückgelegte Karte aktiviert werden.
status_notAsked = Kein Stapel zum Ziehen da: Warten auf die anderen.
status_over = Das Spiel ist vorbei.
status_watching = Warten auf { $names }.
status_reconnecting = Einen Moment …

## dock

dock_label = Dein Zug
dock_hand = Deine Hand
dock_play = Spielen
dock_playOnto = Spielen → { $target }
dock_playNew = Spielen: neues Ziel
dock_playPile = Auf den wartenden Stapel spielen
dock_startPile = Spielen: Stapel beginnen
dock_sign = Auftrag annehmen
dock_buy = Für { $cost } kaufen
dock_buyOnto = Für { $cost } kaufen → { $target }
dock_reserve = Zurücklegen
dock_sell = Verkaufen
dock_seal = Diese Karte aufdecken
dock_activate = Für { $cost } aktivieren
dock_activateOnto = Für { $cost } aktivieren → { $target }
dock_done = Runde beenden
dock_nextDraw = Als Nächstes ziehen
dock_untilCapture = Erst, wenn es einen Fang bringt
dock_askMe = In dieser Runde nach meinen zurückgelegten Karten fragen
dock_chosen = gewählt
dock_fresh = neu
dock_more = Regel

## preview

preview_credit =
    { $n ->
        [one] +{ $n } Credit
       *[other] +{ $n } Credits
    }
preview_pays =
    { $n ->
        [one] −{ $n } Credit
       *[other] −{ $n } Credits
    }
preview_captures =
    { $loss ->
        [0] fängt { $target }: +{ $worth }
       *[other] fängt { $target }: +{ $worth } −{ $loss }
    }
preview_nth =
    { $n ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
       *[other] { $n }.
    }
preview_nthCapture = { $nth } Fang
preview_ends =
    { $n ->
        [0] das Spiel ist in den letzten Runden
        [one] beendet das Spiel in { $n } Runde
       *[other] beendet das Spiel in { $n } Runden
    }
preview_bonusContract = bringt einen Auftrag
preview_bonusCredit = zahlt einen Credit
preview_needs = dann fehlt { $what }
preview_opens = braucht { $what }
preview_joinsPile = kommt auf den wartenden Stapel, dann fehlt { $what }
preview_pile = wartet: Dein nächstes Ziel muss hierher
preview_signed =
    { $then ->
        [none] jetzt { $now } wert
       *[other] jetzt { $now } wert, { $then }, wenn die offenen Ziele fallen
    }
preview_crateWorth =
    { $n ->
        [one] +{ $worth }, { $n } Kiste
       *[other] +{ $worth }, { $n } Kisten
    }
preview_majority = meiste Kisten: +{ $n }
preview_reserved =
    { $cost ->
        [one] { $cost } Credit in einer späteren Runde zahlen
       *[other] { $cost } Credits in einer späteren Runde zahlen
    }
preview_reservedNow =
    { $cost ->
        [one] { $cost } Credit zahlen, wann du willst
       *[other] { $cost } Credits zahlen, wann du willst
    }
preview_asksWhere = das Ziel wählst du nach dem Aufdecken

## fates

fates_sell = verkauft
fates_play = spielt
fates_reserve = legt zurück

##

choice =
    { $fate ->
        [sell]
            { $onto ->
                [none] { $card } verkaufen
               *[other] { $card } verkaufen → { $onto }
            }
        [reserve]
            { $onto ->
                [none] { $card } zurücklegen
               *[other] { $card } zurücklegen → { $onto }
            }
       *[other]
            { $onto ->
                [none] { $card } spielen
               *[other] { $card } spielen → { $onto }
            }
    }

## board

board_mine = Mein Brett
board_theirs = Brett von { $name }
board_confrontations = Konfrontationen
board_around = Am Tisch
board_untouched = Offene Ziele, noch nicht angegriffen
board_none = Noch kein Ziel. Spiele ein Ziel, um eine Jagd zu eröffnen; eine Angriffskarte, die vorher kommt, wartet auf eins.
board_noneTheirs = Hier noch kein Ziel.
board_captured = Gefangen
board_reserved = Zurückgelegt
board_crates = Kisten
board_contracts = Aufträge
board_pile = Wartender Stapel
board_pileWhy = Noch kein Ziel: Angriffskarten warten hier, und jede neue kommt dazu. Das nächste Ziel muss sich diesem Stapel stellen.
board_needs = braucht { $what }
board_met = erreicht
board_toGo = noch { $n }
# As in English.
board_missing = { $n } { $colour ->
        [green] grün
        [blue] blau
       *[orange] orange
    }
board_bar = { $colour }: { $have } von { $need }
board_pileAttack = { $colour }: { $have }
board_captures =
    { $n ->
        [one] { $n } Fang
       *[other] { $n } Fänge
    }
board_dropReserve = Hier zurücklegen
board_captureNet =
    { $loss ->
        [0] +{ $worth }
       *[other] +{ $worth } −{ $loss }
    }
board_now = jetzt
board_ifAll = wenn offene Ziele fallen
board_cratesCount =
    { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }
board_reason_each = { $n } × { $name }
board_reason_duos =
    { $n ->
        [one] { $n } Duo × { $each }
       *[other] { $n } Duos × { $each }
    }
board_reason_nothing = noch nichts gefangen
board_left = links von dir

## table

table_decks = Stapel
table_discards = Ablage
table_noDiscards = Noch nichts verkauft.
table_seen = Bisher gesehen
table_seenHint = Offen auf Brettern und in der Ablage, und auf deiner Hand. Der Rest steckt in Stapeln und Händen.
table_seenOf = { $seen } von { $all }
table_browse = Stapel, Ablage, gesehene Karten
table_pad = Wertung nach Zeilen
table_faceDown = Verdeckt
table_beforeFirst = Noch hat niemand eine Karte gezeigt
table_revealed = Aufgedeckt

## alarm

alarm_captured = Gefangen: { $target }, { $worth }
alarm_capturedBy = { $who } fängt { $target }, { $worth }
alarm_pays =
    { $n ->
        [one] { $contract } zahlt jetzt { $n } Punkt
       *[other] { $contract } zahlt jetzt { $n } Punkte
    }
alarm_passed =
    { $n ->
        [one] { $n } Karte an { $left }; diese hier sind von { $right }.
       *[other] { $n } Karten an { $left }; diese hier sind von { $right }.
    }
alarm_three =
    { $n ->
        [one] { $names } hat 3 Gefangene. Der vierte läutet das Ende ein.
       *[other] { $names } haben 3 Gefangene. Der vierte läutet das Ende ein.
    }
alarm_withMe = { LIST("du", $others) }
alarm_threeWithMe = 3 Gefangene: { $names }. Der vierte läutet das Ende ein.
alarm_threeMine = Du hast 3 Gefangene. Der vierte läutet das Ende ein.
alarm_twoLeft = Vierter Fang: { $names }. Nach dieser Runde noch zwei.
alarm_lastButOne = Letzte zwei Runden. Vier Gefangene: { $names }.
alarm_twoLeftMine = Dein vierter Fang! Nach dieser Runde noch zwei.
alarm_lastButOneMine = Letzte zwei Runden. Du hast vier Gefangene.
alarm_last = Letzte Runde
alarm_lastHint = Nur was gefangen und bezahlt ist, zählt. Deine Hand ist nichts wert.

## rows

rows_targets = Ziele
rows_crates = Kisten
rows_contracts = Aufträge
rows_hunters = Jäger
rows_total = Summe
rowWith = { $row } { $points }

## final

final_title = Schlusswertung
final_wins = { $names } gewinnt
final_youWin = Du gewinnst
final_share = { $names } teilen sich den Sieg
final_myPlace =
    { $behind ->
        [0] Dein Platz: { $place } von { $of }.
        [one] Dein Platz: { $place } von { $of }, { $behind } Punkt zurück.
       *[other] Dein Platz: { $place } von { $of }, { $behind } Punkte zurück.
    }
final_tieBreak = Punktgleich: Die Credits entscheiden ({ $credits }).
final_tied = Gleich viele Punkte, gleich viele Credits: ein geteilter Sieg.
final_majority = meiste Kisten +5
final_noMajority = keine Mehrheit
final_next = Nächste Zeile
final_skip = Alles zeigen
final_copyText = Als Text kopieren
final_copied = Kopiert.
final_replay = Aufzeichnung ansehen
final_why = Warum: { $row }
final_notCounted =
    { $n ->
        [one] { $n } offenes Ziel nicht gewertet
       *[other] { $n } offene Ziele nicht gewertet
    }

## log

log_shuffled = Die Stapel sind gemischt.
log_dealt = Alle bekommen vier Karten: eine von jedem Stapel.
log_dealtIntro = Alle bekommen vier Karten: ein Ziel, zwei Jäger, eine vom Markt.
log_turn = Runde { $n }.
log_refilled =
    { $n ->
        [one] { $deck }: Der Stapel war leer, { $n } abgelegte Karte wird wieder eingemischt.
       *[other] { $deck }: Der Stapel war leer, { $n } abgelegte Karten werden wieder eingemischt.
    }
log_drawn =
    { $who ->
        [none] Du ziehst von „{ $deck }“.
       *[other] { $who } zieht von „{ $deck }“.
    }
log_drawnCard =
    { $who ->
        [none] Du ziehst { $card } von „{ $deck }“.
       *[other] { $who } zieht { $card } von „{ $deck }“.
    }
log_missed =
    { $who ->
        [none] „{ $deck }“ war leer, bevor du ziehen konntest: Du wählst neu.
       *[other] „{ $deck }“ war leer, bevor { $who } ziehen konnte: { $who } wählt neu.
    }
log_revealed = Alle decken auf: { $what }.
log_revealJoin = ;{ " " }
log_revealOne =
    { $who ->
        [none]
            { $fate ->
                [none] du: { $card }
                [sell] du verkaufst { $card }
                [reserve] du legst { $card } zurück
               *[play] du spielst { $card }
            }
       *[other]
            { $fate ->
                [none] { $who }: { $card }
                [sell] { $who } verkauft { $card }
                [reserve] { $who } legt { $card } zurück
               *[play] { $who } spielt { $card }
            }
    }
log_decided =
    { $who ->
        [none]
            { $fate ->
                [sell] Du verkaufst die Karte.
                [reserve] Du legst die Karte zurück.
               *[play] Du spielst die Karte.
            }
       *[other]
            { $fate ->
                [sell] { $who } verkauft die Karte.
                [reserve] { $who } legt die Karte zurück.
               *[play] { $who } spielt die Karte.
            }
    }
log_sold =
    { $who ->
        [none] Du verkaufst { $card }.
       *[other] { $who } verkauft { $card }.
    }
log_credit =
    { $who ->
        [none] Du nimmst
       *[other] { $who } nimmt
    } { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }{ $why ->
        [sale] { " " }für den Verkauf
        [capture] { " " }für den Fang
        [fourth-capture] { " " }für den vierten Fang
       *[owed] , der noch ausstand
    }.
log_paid =
    { $who ->
        [none]
            { $n ->
                [one] Du zahlst { $n } Credit für { $card }.
               *[other] Du zahlst { $n } Credits für { $card }.
            }
       *[other]
            { $n ->
                [one] { $who } zahlt { $n } Credit für { $card }.
               *[other] { $who } zahlt { $n } Credits für { $card }.
            }
    }
log_reserved =
    { $who ->
        [none] Du legst { $card } zurück.
       *[other] { $who } legt { $card } zurück.
    }
log_crate =
    { $who ->
        [none] Du lagerst { $card } ein.
       *[other] { $who } lagert { $card } ein.
    }
log_signed =
    { $who ->
        [none] Du nimmst an: { $card }.
       *[other] { $who } nimmt an: { $card }.
    }
log_bonusContract =
    { $who ->
        [none] Du ziehst als Bonus: { $card }.
       *[other] { $who } zieht als Bonus: { $card }.
    }
log_target =
    { $who ->
        [none] Du nimmst die Jagd auf { $card } auf.
       *[other] { $who } nimmt die Jagd auf { $card } auf.
    }
log_targetOnPile =
    { $who ->
        [none] { $card } muss sich deinem wartenden Stapel stellen.
       *[other] { $card } muss sich dem wartenden Stapel von { $who } stellen.
    }
log_attacks =
    { $who ->
        [none] Du setzt { $card } auf { $target } an.
       *[other] { $who } setzt { $card } auf { $target } an.
    }
log_waits =
    { $who ->
        [none] Du hast kein Ziel: { $card } wartet auf eins.
       *[other] { $who } hat kein Ziel: { $card } wartet auf eins.
    }
log_captured =
    { $who ->
        [none] Du fängst { $target }: Fang Nummer { $nth }.
       *[other] { $who } fängt { $target }: Fang Nummer { $nth }.
    }
log_owed =
    { $who ->
        [none] Der Auftragsstapel ist knapp: Du bekommst deinen am Ende des Schritts.
       *[other] Der Auftragsstapel ist knapp: { $who } bekommt einen am Ende des Schritts.
    }
log_contractLost =
    { $who ->
        [none] Für dich ist kein Auftrag mehr da.
       *[other] Für { $who } ist kein Auftrag mehr da.
    }
log_creditOwed =
    { $who ->
        [none] An deinem Platz ist kein Plättchen mehr: Ein Credit folgt am Ende des Schritts, falls es einen gibt.
       *[other] Am Platz von { $who } ist kein Plättchen mehr: Ein Credit folgt am Ende des Schritts, falls es einen gibt.
    }
log_creditLost =
    { $who ->
        [none] Alle Credits sind im Umlauf: Du bekommst keinen.
       *[other] Alle Credits sind im Umlauf: { $who } bekommt keinen.
    }
log_end = { $who } hat den vierten Fang. Das Spiel endet nach Runde { $last }.
log_bonusRound = Der Bonus-Credit darf sofort ausgegeben werden.
log_passed = Jede Hand wandert einen Platz nach links.
log_ended = Die letzte Runde ist vorbei: Jetzt wird gewertet.

## options

options_mode_label = Spiel
options_mode_values_full = Volles Spiel
options_mode_values_introductory = Einführung: ohne Aufträge
options_mode_hint = Das Einführungsspiel lässt die Aufträge weg.
options_commit_label = Versiegelt vor dem Aufdecken
options_commit_values_card = Nur die Karte
options_commit_values_fate = Karte und ob verkauft oder gespielt wird
options_commit_hint = Was feststeht, bevor alle Karten aufgedeckt werden.
options_freshReserve_label = Eine in dieser Runde zurückgelegte Karte
options_freshReserve_values_may-activate = darf sofort bezahlt werden
options_freshReserve_values_waits = wartet bis zur nächsten Runde
options_freshReserve_hint = Wichtig, wenn ein Fang einen Credit zahlt.
# As in English.
options_credits_label = Credits
options_credits_values_unlimited = gehen nie aus
options_credits_values_forty-two = 42, wie in der Schachtel
options_credits_hint = In der Praxis gehen sie nie aus.
options_emptyMajority_label = Niemand hat eine Kiste
options_emptyMajority_values_nobody = kein Mehrheitsbonus
options_emptyMajority_values_everybody = alle bekommen ihn
options_emptyMajority_hint = Wer hat am meisten von nichts?

## bots

# As in English.
bots_random_name = Tourist
bots_random_line = Spielt alles, was erlaubt ist.
bots_novice_name = Herumtreiberin
bots_novice_line = Mag Punkte, die man sieht, und vergisst, was sie kosten.
bots_steady_name = Spurenleser
bots_steady_line = Zählt, kauft, fängt. Ein ausgewogener Gegner.
bots_sharp_name = Gildenveteranin
bots_sharp_line = Weiß, dass Tempo gewinnt, und macht früh Schluss.
bots_master_name = Gildenmeister
bots_master_line = Spielt vor jedem Zug viele gedachte Spiele.

## refusals

refusals_game-over = Das Spiel ist vorbei.
refusals_wrong-step = Nicht in diesem Schritt: Alle beenden einen Schritt, bevor der nächste beginnt.
refusals_already-drawn = Du hast deine Karte für diese Runde.
refusals_no-such-deck = Diesen Stapel gibt es nicht.
refusals_no-contracts = Das Einführungsspiel wird ohne Aufträge gespielt.
refusals_deck-empty = Dieser Stapel und seine Ablage sind leer.
refusals_not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusals_fate-too-early = An diesem Tisch wird nur die Karte versiegelt; spielen oder verkaufen kommt nach dem Aufdecken.
refusals_fate-missing = Sag, was mit der Karte geschieht: spielen oder verkaufen.
refusals_cannot-reserve = Nur Karten mit einem Preis lassen sich zurücklegen.
refusals_nothing-to-decide = Es gibt keine Karte, über die zu entscheiden wäre.
refusals_nothing-to-place = Es gibt keine Karte, die noch einen Platz braucht.
refusals_no-such-confrontation = Diese Konfrontation gibt es auf deinem Brett nicht.
refusals_already-captured = Schon gefangen: Dorthin kommen keine Angriffskarten mehr.
refusals_window-closed = Deine Runde ist beendet; zurückgelegte Karten warten auf die nächste.
refusals_decide-first = Entscheide zuerst über die Karte, die du aufgedeckt hast.
refusals_place-first = Leg zuerst die Karte an, die du gespielt hast.
refusals_not-reserved = Diese Karte ist nicht zurückgelegt.
refusals_reserved-this-turn = In dieser Runde zurückgelegt: An diesem Tisch wartet sie bis zur nächsten.
refusals_no-choice-of-target = Es gibt nur einen Ort, an den sie kann.
refusals_target-missing = Sag, welches Ziel angegriffen wird.
refusals_not-seated = Du sitzt nicht an diesem Tisch.
refusals_target-alone = Ein Ziel eröffnet eine eigene Konfrontation.
refusals_pile-first = Ein Stapel wartet: Dein nächstes Ziel muss sich ihm stellen.
refusals_not-there = Diese Karte kann dort nicht hin.
refusals_other = Das erlauben die Regeln nicht.

##

cannotPay =
    { $cost ->
        [one] Kostet { $cost } Credit, du hast { $credits }.
       *[other] Kostet { $cost } Credits, du hast { $credits }.
    }
