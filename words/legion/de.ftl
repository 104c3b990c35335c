labelled = { $label }: { $text }

## primer

primer_title = Kopfgeld in einer Minute
primer_lead = Du spielst Legion auf einem echten Tisch mit echten Würfeln. Einige Einheiten jagen Kopfgelder; das Protokoll merkt sich, wer wen markiert hat, und sagt sofort, wer den Marker bekommt und warum.
primer_steps_0_name = Markieren
primer_steps_0_text = Vor der ersten Runde markiert jede Einheit mit Kopfgeld einen gegnerischen Commander oder Agenten. Blau markiert zuerst.
primer_steps_1_name = Jagen
primer_steps_1_text = Die letzte Wunde entscheidet. Fügt sie irgendein Jäger deiner Seite zu, wandert die Marke auf dessen Karte. Ist es eine Einheit ohne Kopfgeld, ist die Marke verloren.
primer_steps_2_name = Überleben
primer_steps_2_text = Am Ende bringt jeder lebende Jäger mit gewonnenem Marker 1 Siegesmarker, wie viele er auch hat. Ein gefallener Jäger bringt keinen.
primer_tokens_title = Was auf den Einheiten liegt
primer_tokens_mark = Eine Marke: Jemand jagt diese Einheit.
primer_tokens_won = Ein gewonnener Marker: zählt, solange der Jäger lebt.
primer_tokens_secret = Eine Geheimmission: geht nie auf einen Jäger über.
primer_tokens_poison = Gift, das auf das Ende der Aktivierung wartet.
primer_tokens_target = Eine Fahne: ein markiertes Ziel. Fällt es, punktet die andere Seite.
primer_tokens_stims = Wunden, die auf Notfall-Stims warten.
primer_use_title = So führst du das Protokoll
primer_use_text = Tippe eine Einheit an, wenn ihr etwas geschieht. Ausgeschaltet? Sag, durch wen. Das Protokoll fragt, wenn ein Fall offen ist (Wächter, Sprengladungen, Stims, Gift, Transporter), und nennt die Regel. Falsch notiert? Mach es rückgängig, oder öffne die Einträge und ändere eine beliebige Zeile.
primer_current_title = Aktuelle Ausgabe
primer_current_text = Dort bleibt der Marker auf der Einheit, und es gibt den Punkt, sobald ein Jäger sie ausschaltet. Die Ausgabe wählst du beim Öffnen des Protokolls.
primer_judge = Dem Schiedsrichter einen Fall vorlegen

## mission

# As in English.
mission_title = Mission
mission_choose = Mission wählen
mission_primary = Hauptziel
mission_secondary = Nebenziel
mission_advantage = Vorteil von { $side }
mission_none = Keine: von Hand zählen
mission_byHand = Was diese Karte bringt, weiß das Protokoll nicht. Zähle ihre Punkte selbst.
# As in English.
mission_primaries_shifting-priorities = Shifting Priorities
# As in English.
mission_primaries_recover-the-research = Recover the Research
# As in English.
mission_primaries_intercept-signals = Intercept Signals
# As in English.
mission_primaries_breakthrough = Breakthrough
# As in English.
mission_primaries_bunker-assault = Bunker Assault
# As in English.
mission_primaries_close-the-pocket = Close the Pocket
# As in English.
mission_primaries_outflank = Outflank
# As in English.
mission_primaries_cauldron = Cauldron
# As in English.
mission_primaries_contact-contact = Contact Contact!
# As in English.
mission_primaries_payload = Payload
# As in English.
mission_secondaries_marked-targets = Marked Targets
# As in English.
mission_secondaries_recon-mission = Recon Mission
# As in English.
mission_secondaries_surface-scan = Surface Scan
# As in English.
mission_secondaries_bring-them-to-heel = Bring Them to Heel
# As in English.
mission_secondaries_sweep-and-clear = Sweep and Clear
# As in English.
mission_secondaries_destroy-enemy-base = Destroy Enemy Base
# As in English.
mission_secondaries_supply-run = Supply Run
# As in English.
mission_secondaries_retrieve-the-data = Retrieve the Data
# As in English.
mission_secondaries_failed-negotiations = Failed Negotiations
# As in English.
mission_secondaries_align-the-relay = Align the Relay
mission_facts_secured = Gesicherte Punkte von Interesse
mission_facts_contested = Umkämpfte Punkte von Interesse
mission_facts_towers = Gehaltene Türme außerhalb des eigenen Gebiets
mission_facts_ownFree = Eigene Punkte, die niemand umkämpft
mission_facts_enemySecured = Gesicherte gegnerische Punkte
mission_facts_bunkersDestroyed = Gegnerische Bunker, die in dieser Runde fielen
mission_facts_centre = Die Mitte gesichert
mission_facts_sides = Äußere Punkte gesichert
mission_facts_points = Punkte des Hauptziels
mission_facts_scannersOut = Scanner-Träger außerhalb des eigenen Gebiets
mission_facts_scannerFound = Ein gegnerischer Scanner umkämpft
mission_facts_suppressed = Eigene Einheiten, deren Niederhalten ihren Mut erreicht
mission_facts_baseDestroyed = Die gegnerische Basis zerstört
mission_facts_cores = Gesicherte Kerne mit zwei oder mehr Markern
mission_facts_prisoners = Einheiten mit einem Gefangenen beim Austausch
mission_facts_relays = Kontrollierte Relais
mission_spaces_any = Von überall
mission_spaces_allied = Aus eigenem Gebiet
mission_spaces_contested = Aus umkämpftem Gebiet
mission_spaces_enemy = Aus gegnerischem Gebiet
mission_spaces_panicked = Ein Gegner in Panik
mission_spaces_allSuppressed = Alle Gegner niedergehalten
mission_deeds_scan = Scan gemacht
mission_deeds_deliver = Vorrat abgegeben
mission_targets_title = { $side } wählt markierte Ziele
mission_targets_count = { $own } eigene, { $enemy } gegnerische
mission_targets_done = Das sind die Ziele
mission_targets_sign = Markiertes Ziel
mission_turn_theirs = { $name } wählt auf dem anderen Telefon.
mission_turn_here = Stattdessen hier wählen
mission_endRound = Ende von Runde { $round }
mission_lastRound = Werten und das Spiel beenden
mission_nextRound = Werten und die nächste Runde beginnen
mission_nothingToCount = Keine Zielkarte: Ihre Punkte werden von Hand gezählt.
mission_scoresNothing = Hieraus bekommt niemand Punkte.
mission_notYet = Das Hauptziel bringt ab Runde { $round } Punkte.
mission_noMore = Davon gibt es auf dem Tisch keine mehr.
mission_trade = { $unit } steht in gegnerischem Gebiet: den Geheimmarker gegen 1 Punkt tauschen
mission_secondaryNow = Nebenziel, jetzt
mission_edition_ask = Welche Ausgabe spielt ihr?
mission_edition_current = Aktuell, seit 2024
mission_edition_currentLine = Fünf Runden; ein Kopfgeld zahlt sofort; 12 Punkte und die Führung gewinnen.
mission_edition_classic = Klassisch, bis 2022
mission_edition_classicLine = Die Marke wandert zum Jäger und zahlt am Ende, wenn er lebt.
mission_edition_change = Ausgabe wechseln
mission_edition_changeLine = Jeder Eintrag wird nach der anderen Ausgabe neu beurteilt. Du siehst vorher, was sich ändert.
mission_whole = Jede Einheit beider Seiten ist aufgeschrieben
mission_wholeHint = Dann sieht das Protokoll, wann eine Seite ihre letzte Einheit verloren hat.
mission_goes = Aktivieren
mission_hasGone = Aktiviert ✓
mission_log_edition = Gespielt wird: { $name }.
mission_log_mission = Die Mission: { $primary }, { $secondary }.
mission_log_targets = { $side } markiert als Ziele: { $names }.
mission_log_phase = Runde { $round } endet.
mission_log_scored =
    { $count ->
        [one] { $side } bekommt 1 Punkt: { $what }.
       *[other] { $side } bekommt { $count } Punkte: { $what }.
    }
mission_log_scan = { $side }: { $who } macht einen Scan.
mission_log_deliver = { $side }: { $who } gibt einen Vorrat ab.
mission_log_space = { $side } füllt ein Feld der Tabelle: { $space }.
mission_log_draw = Das Spiel ist vorbei: unentschieden.
mission_log_target = { $name } war ein markiertes Ziel

## clock

clock_title = Uhr
clock_start = Uhr starten
clock_round = Eine Uhr für die Runde
clock_chess = Zwei Schachuhren, je die Hälfte
clock_minutes = Minuten der Runde
clock_off = Uhr entfernen
clock_left = Übrig
clock_runs = (läuft)
clock_paused = angehalten
clock_up = Zeit ist um
clock_pause = Uhr anhalten
clock_goOn = Uhr weiterlaufen lassen
clock_hand = Jetzt { $side }
clock_log_round = Die Uhr der Runde läuft.
clock_log_blue = Die Uhr von Blau läuft.
clock_log_red = Die Uhr von Rot läuft.
clock_log_paused = Die Uhr ist angehalten.
clock_log_off = Die Uhr ist entfernt.

## desk

desk_title = Turnierpult
desk_byLink = Anmeldung per Link
desk_byLinkLine = Wer diesen Link öffnet, gibt Namen und Liste ein und bekommt dafür einen Link und einen Code. Öffne oder lies sie hier, oder füge den Link ins Listenfeld ein: Damit ist die Person angemeldet.
desk_signUpLine = Melde dich mit Namen und Liste zum Turnier an.
desk_makeLink = Meinen Link machen
desk_yourLink = Dein Link für das Pult
desk_showIt = Zeig diesen Code am Pult, oder schick den Link.
desk_signedUp = { $name } ist angemeldet.
desk_playing = läuft
desk_theLedger = das Protokoll
desk_reads = Das Pult liest das Ergebnis, sobald dieses Spiel vorbei ist.
desk_line = Leute, Listen, Schweizer Runden und Rangliste. Das Pult bleibt auf diesem Gerät.
desk_players = Angemeldet: { $count }
desk_name = Name
desk_listOrLink = Liste oder Link der Liste
desk_list = Liste
desk_add = Anmelden
desk_leaves = Aus dem Turnier nehmen
desk_left = vor Runde { $round } ausgestiegen
desk_pair = Runde { $round } auslosen
desk_table = Tisch { $number }
desk_round = Runde { $round }
desk_bye = { $name }: Freilos
desk_versus = { $one } – { $two }
desk_verdict =
    { $winner ->
        [none] unentschieden
       *[other] { $winner } gewinnt
    }
desk_result = Ergebnis
desk_link = Link des Protokolls oder seines Tischs
desk_wasRed = { $name } war Rot
desk_points = Punkte von { $name }
desk_lost = Verlorene Punkte von { $name }
desk_enter = Ergebnis eintragen
desk_noResult = Dieser Link führt zu keinem Protokoll, das das Pult lesen kann.
desk_standings = Rangliste
desk_columns_0 = #
desk_columns_1 = Name
desk_columns_2 = Wertung
desk_columns_3 = S–U–N
desk_columns_4 = Abstand
desk_columns_5 = Gegner
desk_columns_6 = Ausgeschaltet
desk_clear = Pult leeren
desk_clearSure = Wirklich alles löschen
desk_refusals_full = Ein Pult fasst 64 Leute.
desk_refusals_no-name = Ohne Namen geht es nicht.
desk_refusals_round-open = Trag erst alle Ergebnisse dieser Runde ein.
desk_refusals_too-few = Es braucht mindestens zwei.
desk_refusals_no-legal-round = Alle haben schon gegen alle gespielt: Ohne Wiederholung ist keine weitere Runde möglich.
blue = Blau
red = Rot

## side

side_blue = Blau
side_red = Rot

## ranks

# As in English.
ranks_commander = Commander
ranks_operative = Agent
ranks_corps = Korps
ranks_special = Spezialeinheit
ranks_support = Unterstützung
ranks_heavy = Schwer

## keywords

keywords_bounty = Kopfgeld
keywords_guardian = Wächter
keywords_secretMission = Geheimmission
keywords_hunted = Gejagt
anotherUnit = eine andere Einheit

## status

status_armies = Schreibt beide Armeen auf und setzt dann die Marken.
status_marking = { $hunter } markiert ein Ziel.
status_play = Tippe eine Einheit an, wenn ihr etwas geschieht.
status_question = Der Schiedsrichter hat eine Frage.
status_watching = Du siehst diesem Protokoll zu.

## armies

armies_hunts = Sie hat Kopfgeld
armies_huntsNot = Sie hat kein Kopfgeld
armies_unpriced =
    { $count ->
        [one] Preis unbekannt: 1 Einheit
       *[other] Preis unbekannt: { $count } Einheiten
    }
armies_sum =
    { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
armies_points = Punkte mit Aufwertungen
armies_tell = Aufschreiben
armies_again = Noch eine Liste oder Einheit
armies_noUnit = Keine Einheit
armies_check =
    { $unitsSaid ->
        [none] { NUMBER($units) }
       *[other] { NUMBER($units) } von { NUMBER($unitsSaid) }
    } { $units ->
        [one] Einheit
       *[other] Einheiten
    }, { $pointsSaid ->
        [none] { NUMBER($points) }
       *[other] { NUMBER($points) } von { NUMBER($pointsSaid) }
    } { $points ->
        [one] Punkt
       *[other] Punkte
    }.{ $fits ->
        [true] {""}
       *[other] {" "}Etwas fehlt oder wurde doppelt gelesen: bitte prüfen.
    }
armies_paste = Füge einen Link von Legion HQ, TTS-JSON oder eine Liste ein, oder tippe Namen
armies_read = Liste lesen
armies_pick = Einheit auswählen
armies_search = Einheit suchen
armies_typed = „{ $name }“ von Hand hinzufügen
armies_ready = Marken setzen
armies_readyOff = Anfangen: In diesem Spiel gibt es kein Kopfgeld
armies_empty = Noch keine Einheiten.
armies_others =
    { $count ->
        [one] 1 weitere Einheit
       *[other] { $count } weitere Einheiten
    }
armies_needRank = Nicht erkannt. Gib einen Rang an:
armies_which = Welche Karte ist es?
armies_unread = Ließ sich nicht lesen und wurde weggelassen:
armies_added =
    { $count ->
        [one] 1 Einheit hinzugefügt.
       *[other] { $count } Einheiten hinzugefügt.
    }
armies_demo = Zwei Beispielarmeen nehmen
armies_swap = Farben tauschen
armies_swapped = Die Farben sind getauscht.
armies_remove = Entfernen
armies_scenario = Es wird mit Szenario-Schlachtkarten gespielt: Kopfgeld und Geheimmission sind aus.
armies_troubles_empty = Hier ist noch nichts zu lesen.
armies_troubles_too-long = Das ist zu lang für eine Armeeliste.
armies_troubles_server-record = Dieser Link ist eine Nummer auf einem Server und lässt sich hier nicht lesen. Öffne ihn dort und kopiere den langen Link oder das TTS-JSON.
armies_troubles_admiral-link = Links von Tabletop Admiral lassen sich nicht lesen. Nimm dort den Export als TTS-JSON.
armies_troubles_broken-json = Dieses JSON ist abgeschnitten oder beschädigt. Kopiere es noch einmal.
armies_troubles_other-json = Dieses JSON ist keine Armeeliste.
armies_troubles_no-units = In diesem Text wurden keine Einheiten gefunden.

## marks

marks_who = Wen markiert { $hunter }?
marks_done = Alle Marken sind gesetzt.

## play

play_waiting =
    { $count ->
        [one] 1 Eintrag wartet auf die Verbindung.
       *[other] { $count } Einträge warten auf die Verbindung.
    }
play_endNow = Jetzt beenden
play_nothingOfYours = Du hast nichts geschrieben, das sich zurücknehmen ließe.
play_round = Runde { $now } von { $of }
play_toGo = Noch dran
play_yetToGo = In Runde { $round } noch dran
play_allGone = Alle waren dran.
play_afterAction = Was kommt nach einer Aktion zuerst?
play_standingBy = In Bereitschaft: { $names }
play_nextRound = Nächste Runde
play_defeated = Ausgeschaltet …
play_endOfActivation = Ende der Aktivierung
play_undone = Zurückgenommen
play_undo = Rückgängig
play_redo = Wiederholen
play_history = Einträge
play_share = Teilen
play_others =
    { $count ->
        [one] 1 weitere Einheit
       *[other] { $count } weitere Einheiten
    }
play_left = noch { $left } von { $of } Wunden
play_out = Ausgeschaltet
# As in English.
play_inside = in { $vehicle }
# As in English.
play_stims = Stims { $count } ({ $by })
play_poison = Gift { $count } ({ $by })
play_markBy = Markiert von { $by }
play_won =
    { $count ->
        [one] 1 gewonnener Marker
       *[other] { $count } gewonnene Marker
    }
play_secret = Geheimmarker
play_nothingYet = Noch ist nichts geschehen.
play_reminder = { $name } hat noch Wunden, die auf das Ende der Aktivierung warten.
play_now = Wenn das Spiel jetzt endete
play_endGame = Spiel beenden
play_forgotten = Fehlende Einheit hinzufügen
play_forgottenNote = Jetzt aufgeschrieben, spielt sie von hier an mit. Ein später hinzugefügter Jäger markiert niemanden.
play_wipedOut = { $side } hat keine Einheiten mehr

## kill

kill_otherWay = auf andere Weise
kill_both = Angriff, und Ablenken traf auch { $attacker }
kill_title = { $name } ist ausgeschaltet
kill_byWhom = Durch wen?
kill_how = Wie hat { $who } das gemacht?
kill_attack = Angriff
kill_guarding = Beim Schutz einer anderen Einheit
kill_charge = Sprengladung
kill_effect = Karte oder Fähigkeit
kill_bane = Bane-Marker
kill_mine = Mine oder Zustandsmarker
kill_fled = Geflohen oder vom Tisch
kill_own = Eigene Wunden
kill_stims = Stims-Wunden von { $who }
kill_poison = Gift von { $who }
kill_transport = Im Transporter getroffen von { $who }
kill_deflect = Ablenken, gegen den eigenen Angriff
kill_score = { $side } { $from } → { $to }

## unit

unit_setWounds =
    { $count ->
        [one] 1 Wunde erlitten
       *[other] { $count } Wunden erlitten
    }
unit_wounds = Erlittene Wunden
unit_stims = Stims geladen durch …
unit_poison = Gift von …
unit_how = Wie viele?
unit_recover = Erholen: Karten bereit, kein Niederhalten
unit_board = In { $vehicle } einsteigen
unit_disembark = Aussteigen
unit_mission = Geheimmission
unit_missionAgain = Die Geheimmission werten
unit_end = Ende der Aktivierung
unit_survives = Sie überlebt
unit_diesOf = Ausgeschaltet durch { $what }
unit_first = Was kommt zuerst?
unit_poisonThenStims = Gift, dann Stims
unit_stimsThenPoison = Stims, dann Gift
unit_effect_poison = das Gift
unit_effect_stims = die Stims-Wunden
unit_pays = Jetzt erleidet sie { $what }.
unit_stimsAmount =
    { $count ->
        [one] 1 Wunde durch Stims ({ $by })
       *[other] { $count } Wunden durch Stims ({ $by })
    }
unit_poisonAmount =
    { $count ->
        [one] 1 Wunde durch Gift ({ $by })
       *[other] { $count } Wunden durch Gift ({ $by })
    }
unit_whoTakes = Das Gift zweier Jäger schaltet { $victim } aus. Wer bekommt die Marke?

## history

history_insert = Davor einfügen
history_inserting = Du schreibst auf, was vorher geschah: { $text }
history_stopInserting = Zurück zu jetzt
history_undecided_title =
    { $count ->
        [one] 1 Eintrag wurde nicht angenommen
       *[other] { $count } Einträge wurden nicht angenommen
    }
history_undecided_hint = Etwas anderes wurde vorher geschrieben. Entscheide, was aus deinem wird.
history_undecided_entry = Ein Eintrag von dir
history_undecided_putBefore = Davor setzen: { $text }
history_undecided_change = Ändern
history_undecided_again = Noch einmal versuchen
history_undecided_drop = Verwerfen
history_wouldChange = Was das mit späteren Einträgen macht
history_leave = So lassen
history_doIt = Übernehmen
history_whose = Das hat { $name } geschrieben. Bitte { $name }, es zu ändern.
history_title = Einträge
history_edit = Ändern
history_remove = Entfernen
history_nothing = Sonst hat sich nichts geändert.
history_nowRefused = Nicht mehr möglich: { $text }
history_pickTarget = Wen stattdessen markieren?
history_everything = Eintrag Feld für Feld ändern
history_save = Neu beurteilen
history_same = Noch ist nichts geändert.
history_yesNo_yes = Ja
history_yesNo_no = Nein
history_fields_by = Durch wen
history_fields_target = Auf wen
history_fields_unit = Einheit
history_fields_wounds = Wunden
history_fields_stims = Davon auf Stims
history_fields_poison = Giftmarker
history_fields_guardian = Wächter
history_fields_backlash = Wunden zurück an den Angreifer
history_fields_vehicle = Transporter
history_fields_credit = Gutgeschrieben wird
history_fields_order = In welcher Reihenfolge
history_fields_side = Seite
history_fields_tokens = Marker
history_fields_rank = Rang
history_fields_health = Wunden, die sie aushält
history_fields_leaveOut = Auslassen
history_fields_nobody = Niemand
history_fields_wipedOut = Ohne Einheiten

## share

share_title = Das ganze Spiel in einem Link
share_line = Wer ihn öffnet, hat dasselbe Protokoll und kann weitermachen.
share_qr = QR-Code dieses Spiels
share_tooBig = Dieses Spiel ist zu lang für einen QR-Code. Der Link geht trotzdem.
share_pageTitle = Ein geteiltes Protokoll
share_unopened_broken = Dieser Link ist abgeschnitten oder beschädigt. Bitte noch einmal darum; auf deinem Gerät ging nichts verloren.
share_unopened_too-large = Dieser Link enthält mehr als jedes Spiel. Er wurde nicht geöffnet.
share_refused =
    { $count ->
        [one] 1 Eintrag ließ sich nicht wieder lesen und wurde weggelassen.
       *[other] { $count } Einträge ließen sich nicht wieder lesen und wurden weggelassen.
    }
share_open = Auf diesem Gerät weitermachen
share_entries =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }

## judge

judge_title = Schiedsrichter
judge_lesson = Acht Fälle zum Lernen
judge_how = Woher kam die letzte Wunde?
judge_who = Wessen Tat war es?
judge_hunter = In diesem Moment der Jäger
judge_victim = Das Opfer
judge_edition = Ausgabe
judge_hows_attack = Ein Angriff
judge_hows_guardian = Wächter-Wunden
judge_hows_charge = Eine Sprengladung
judge_hows_condition = Eine Mine
judge_hows_bane = Ein Bane-Marker
judge_hows_stims = Stims-Wunden, später
judge_hows_poison = Gift, später
judge_hows_transport = Sein Transporter wurde getroffen
judge_hows_effect = Eine Karte oder Fähigkeit
judge_hows_own = Eigene Wunden
judge_hows_left = Es floh
judge_whos_placer = Der Jäger, der die Marke setzte
judge_whos_other = Ein anderer Jäger
judge_whos_stranger = Eine Einheit ohne Kopfgeld
judge_hunters_lives = lebt
judge_hunters_before = ist tot
judge_hunters_same = stirbt im selben Angriff
judge_victims_marked = ist markiert
judge_victims_unmarked = ist nicht markiert
judge_victims_winner = ist markiert und hat einen Marker gewonnen
judge_victims_secret = ist markiert und hat einen Geheimmarker
judge_cases_won = Ein Marker, den der Gegner gewann
judge_cases_secret = Ein Geheimmarker
judge_cases_guardian = Der Wächter stirbt
judge_cases_charge = Die Ladung eines Verbündeten
judge_cases_stims = Stims, zwei Runden später
judge_cases_poison = Gift, dann stirbt der Jäger
judge_cases_transport = Ein Fahrgast
judge_cases_deflect = Ablenken tötet den Jäger
judge_yes = Ja: { $hunter } bekommt die Marke.
judge_paid = Ja: { $hunter } bekommt 1 Punkt.
judge_no = Nein: Das Kopfgeld ist verloren.
judge_nothing = Es stand nichts auf dem Spiel.
judge_ours_yes = Unsere Auslegung: ja, { $hunter } bekommt die Marke.
judge_ours_paid = Unsere Auslegung: ja, { $hunter } bekommt 1 Punkt.
judge_ours_no = Unsere Auslegung: nein, das Kopfgeld ist verloren.
judge_ours_nothing = Unsere Auslegung: Es stand nichts auf dem Spiel.
judge_standings_printed = So steht es in den Regeln.
judge_standings_derived = Das folgt aus den Regeln, auch wenn kein Satz es sagt.
judge_standings_ours = Die Regeln sagen es nicht. So legen wir sie aus; eine Turnierleitung kann anders entscheiden.
judge_standingNames_printed = Gedruckt
judge_standingNames_derived = Abgeleitet
judge_standingNames_ours = Unsere Auslegung
judge_share = Link zu diesem Fall kopieren

## final

final_uncounted = Nicht gezählt, Preis unbekannt
final_wins = { $side } gewinnt
final_draw = Unentschieden
final_by_draw = gleich nach Punkten und nach ausgeschalteten Punkten
final_by_twelve = mit 12 Punkten und der Führung
final_by_victory-tokens = nach Siegesmarkern
final_by_victory-points = nach Siegpunkten
final_by_points-lost = nach ausgeschalteten Punkten, bei Gleichstand der Siegpunkte
final_by_points-defeated = nach ausgeschalteten Punkten, bei Gleichstand der Siegesmarker
final_by_blue = als Blau, bei Gleichstand von Markern und ausgeschalteten Punkten
final_by_wiped-out = weil die andere Seite keine Einheit mehr hat
final_rows_primary = Hauptziel
final_rows_secondary = Nebenziel
final_rows_objective = Ziele
final_rows_by-hand = Von Hand gezählt
final_rows_bounty = Kopfgeld
final_rows_secret = Geheimmission
final_rows_total = Summe
final_rows_pointsDefeated = Ausgeschaltete Punkte
final_rows_blue = Blau
final_rows_red = Rot
final_factions_rebels = Rebellen
final_factions_empire = Imperium
final_factions_republic = Republik
final_factions_separatists = Separatisten
final_factions_mercenary = Söldner
final_factions_mandalorians = Mandalorianer
final_slip = Ergebniszettel
final_copyText = Als Text kopieren
final_print = Drucken
final_picture = Als Bild speichern
final_edition_classic = Klassische Ausgabe
final_edition_current = Aktuelle Ausgabe
final_policies = Offene Auslegungen

## log

log_listed = Die Liste von { $side } ist da.
log_guarding =
    { $count ->
        [one] { $name } nimmt als Wächter 1 Wunde von { $by }.
       *[other] { $name } nimmt als Wächter { $count } Wunden von { $by }.
    }
log_armyAdded =
    { $count ->
        [one] 1 Einheit kommt zu { $side }.
       *[other] { $count } Einheiten kommen zu { $side }.
    }
log_added = { $side } schreibt { $name } auf.
log_changed = { $name } ist neu aufgeschrieben.
log_removed = { $name } ist von der Liste gestrichen.
log_closed = Beide Armeen sind vollständig.
log_marked = { $by } markiert { $on }.
log_hunted = { $on } wird gejagt und trägt einen Kopfgeldmarker.
log_mission = { $name } erfüllt eine Geheimmission und nimmt einen Marker.
log_begun = Das Spiel beginnt. Runde 1.
log_attacked = { $by } greift { $on } an.
log_detonated = { $by } zündet eine Sprengladung bei { $on }.
log_condition = Bei { $on } geht eine Mine hoch.
log_bane = Bei { $on } geht ein Bane-Marker hoch.
log_wounded =
    { $count ->
        [one] { $name } erleidet 1 Wunde.
       *[other] { $name } erleidet { $count } Wunden.
    }
log_stimsLoaded =
    { $count ->
        [one] { $name } legt 1 Wunde von { $by } auf Notfall-Stims.
       *[other] { $name } legt { $count } Wunden von { $by } auf Notfall-Stims.
    }
log_stimsPaid = { $name } nimmt die Wunden von der Stims-Karte.
log_stimsReadied = { $name } erholt sich: Die Karten sind bereit.
log_poisoned =
    { $count ->
        [one] { $name } bekommt 1 Giftmarker von { $by }.
       *[other] { $name } bekommt { $count } Giftmarker von { $by }.
    }
log_poisonGone = Das Gift auf { $name } ist weg.
log_defeatedBy = { $name } wird ausgeschaltet durch { $by }.
log_defeated = { $name } wird ausgeschaltet { $how }.
log_how_attack = in einem Angriff
log_how_guardian = als Wächter
log_how_charge = durch eine Sprengladung
log_how_condition = durch eine Mine
log_how_bane = durch einen Bane-Marker
log_how_stims = durch die Wunden auf der Stims-Karte
log_how_poison = durch Gift
log_how_transport = im Transporter
log_how_effect = durch eine Karte oder Fähigkeit
log_how_own-wounds = durch eigene Wunden
log_how_left = durch Verlassen des Schlachtfelds
log_claimed = Die Marke von { $placer } auf { $from } geht an { $to }.
log_lostMark = Die Marke auf { $from } ist verloren.
log_lostWon = Der Marker, den { $from } gewonnen hatte, ist aus dem Spiel.
log_lostSecret = Der Geheimmarker von { $from } ist aus dem Spiel.
log_tokenGone = Der Kopfgeldmarker auf { $from } verschwindet mit.
log_paid = { $by } kassiert das Kopfgeld auf { $on }: 1 für { $side }.
log_missionPaid = { $name } wertet die Geheimmission: 1 für { $side }.
log_fled = { $name } verlässt das Schlachtfeld.
log_healed =
    { $count ->
        [one] { $name } heilt 1 Wunde.
       *[other] { $name } heilt { $count } Wunden.
    }
log_corrected =
    { $count ->
        [one] { $name } hat 1 Wunde erlitten (von Hand gesetzt).
       *[other] { $name } hat { $count } Wunden erlitten (von Hand gesetzt).
    }
log_boarded = { $name } steigt in { $vehicle } ein.
log_disembarked = { $name } steigt aus { $vehicle } aus.
log_activation = { $name }: aktiviert.
log_askOrder = { $name }: erst Gift oder erst Stims?
log_askHunter = Zwei Jäger haben { $name } vergiftet. Wer bekommt die Marke?
log_objective =
    { $count ->
        [one] { $side } nimmt { $count } Zielmarker.
       *[other] { $side } nimmt { $count } Zielmarker.
    }
log_objectiveBack =
    { $count ->
        [one] { $side } gibt { $count } Zielmarker zurück.
       *[other] { $side } gibt { $count } Zielmarker zurück.
    }
log_round = Runde { $round } beginnt.
log_ended = Das Spiel ist vorbei: { $side } gewinnt.

## refusals

refusals_QUESTIONS-OPEN =
    { $count ->
        [one] Bei { $count } Einheit ist noch eine Frage offen.
       *[other] Bei { $count } Einheiten ist noch eine Frage offen.
    }
refusals_NO-POISON = { $unit } kann nicht vergiftet werden.
refusals_OTHER-EDITION = Das gehört zur aktuellen Ausgabe.
refusals_EDITION-FIXED = Die Marken sind gesetzt. Tippe über dem Protokoll auf die Ausgabe, um sie zu wechseln.
refusals_MISSION-FIXED = Die Mission ist gewählt. Ändere sie unter „Einträge“.
refusals_OTHER-MISSION = Das gibt es in der Mission dieses Spiels nicht.
refusals_TARGETS-REQUIRED = { $side } wählt zuerst die markierten Ziele.
refusals_NO-TARGETS-OWED = Jetzt sind keine Ziele zu wählen.
refusals_TARGET-TAKEN = { $unit } ist schon ein Ziel.
refusals_TARGET-COUNT = Wähle { $own } eigene und { $enemy } gegnerische.
refusals_TOO-MANY = Hier sind höchstens { $most } möglich.
refusals_TOO-EARLY = Das bringt ab Runde { $round } Punkte.
refusals_ONCE-PER-ROUND = Nur einmal je Runde.
refusals_SPACE-TAKEN = Dieses Feld ist schon gefüllt.
refusals_NO-DEFEAT-BY-ATTACK = In dieser Runde hat diese Seite noch niemanden durch einen Angriff ausgeschaltet.
refusals_NO-PASSENGERS = In der aktuellen Ausgabe fährt niemand in einem Transporter mit.
refusals_NOBODY-FLEES = In der aktuellen Ausgabe verlässt niemand den Tisch.
refusals_MARK-REQUIRED = { $unit } muss erst ein Ziel markieren.
refusals_MARKING-CLOSED = Marken werden einmal gesetzt, vor dem Spiel.
refusals_BLUE-FIRST = Blau setzt zuerst alle Marken.
refusals_ALREADY-MARKED = { $unit } hat schon markiert.
refusals_NOT-A-HUNTER = { $unit } hat kein Kopfgeld.
refusals_NOT-ENEMY = Diese Einheit ist auf derselben Seite.
refusals_BAD-RANK = Nur Commander und Agenten lassen sich markieren.
refusals_BOUNTY-DISABLED = In diesem Spiel gibt es kein Kopfgeld.
refusals_SECRET-DISABLED = In diesem Spiel gibt es keine Geheimmission.
refusals_ONCE-PER-GAME = Nur einmal je Spiel.
refusals_NOT-IN-ENEMY-ZONE = Nur in einer gegnerischen Aufstellungszone.
refusals_NO-SECRET-MISSION = { $unit } hat keine Geheimmission.
refusals_NO-STIMS = { $unit } hat keine bereite Stims-Karte.
refusals_NO-GUARDIAN = { $unit } kann diese Einheit nicht schützen.
refusals_GUARDIAN-RANGED-ONLY = Wächter hilft nur gegen Fernkampfangriffe.
refusals_GUARDIAN-TRANSPORTED = Wer mitfährt, kann Wächter nicht einsetzen.
refusals_DEFENDER-HAS-GUARDIAN = Eine Einheit mit Wächter lässt sich nicht schützen.
refusals_TRANSPORTED-NOT-A-TARGET = { $unit } sitzt in einem Transporter und kann nicht angegriffen werden.
refusals_ATTACKER-DEFEATED = { $unit } ist ausgeschaltet und greift niemanden an.
refusals_UNIT-DEFEATED = { $unit } ist schon ausgeschaltet.
refusals_UNKNOWN-UNIT = Diese Einheit steht nicht in diesem Protokoll.
refusals_UNIT-EXISTS = Diese Einheit steht schon im Protokoll.
refusals_TOO-MANY-UNITS = Das sind mehr Einheiten, als ein Protokoll fasst.
refusals_ARMIES-OPEN = Vervollständige erst die Armeen.
refusals_ARMIES-CLOSED = Die Armeen sind schon vollständig.
refusals_CHOICE-REQUIRED = Beantworte erst die Frage.
refusals_NOTHING-ASKED = Es wurde nichts gefragt.
refusals_BAD-ORDER = In dieser Reihenfolge fehlt etwas.
refusals_NOT-A-TRANSPORT = Das ist kein Transporter der eigenen Seite.
refusals_NOT-FRIENDLY = Dieser Transporter gehört dem Gegner.
refusals_NOT-A-TROOPER = Ein Fahrzeug kann nicht im Transporter mitfahren.
refusals_ALREADY-TRANSPORTED = Sie sitzt schon in einem Transporter.
refusals_NOT-TRANSPORTED = Sie sitzt in keinem Transporter.
refusals_TRANSPORT-OCCUPIED = Jemand fährt darin mit.
refusals_TOO-MANY-WOUNDS = Eine Berichtigung schaltet nie aus. Nimm „Ausgeschaltet …“.
refusals_BELOW-ZERO = Ziele fallen nie unter null.
refusals_LAST-ROUND = Das war die letzte Runde.
refusals_GAME-OVER = Das Spiel ist vorbei. Nimm das Ende zurück, um weiterzumachen.
refusals_NOT-AT-THE-TABLE = Schreiben dürfen nur die, die am Tisch sitzen.
refusedPlain = Das geht jetzt nicht.

## options

options_edition_label = Ausgabe
options_edition_values_classic = Klassisch
options_edition_values_current = Aktuell
options_edition_hint = Klassisch: Die Marke wandert und zahlt am Ende. Aktuell: Der Marker bleibt und zahlt sofort.
options_scenario_label = Szenario-Schlachtkarten
options_scenario_values_yes = Ja
options_scenario_values_no = Nein
options_scenario_hint = Sie schalten Kopfgeld und Geheimmission aus.
options_rounds_label = Runden in der klassischen Ausgabe
options_rounds_values_6 = 6
options_rounds_values_5 = 5
options_multiMark_label = Mehrere Marken auf einem Opfer
options_multiMark_values_all = Alle wandern
options_multiMark_values_one = Eine wandert
options_mixedPoison_label = Gift, gemischt mit dem einer anderen Einheit
options_mixedPoison_values_any = Jeder Anteil zählt
options_mixedPoison_values_decisive = Nur, wenn es nötig war
options_stimsOnGuardian_label = Wächter-Wunden auf Stims zählen
options_stimsOnGuardian_values_yes = Ja
options_stimsOnGuardian_values_no = Nein
options_stimsOnCharge_label = Wunden durch Ladungen auf Stims zählen
options_stimsOnCharge_values_yes = Ja
options_stimsOnCharge_values_no = Nein
options_hunterEffect_label = Effekte eines Jägers zählen
options_hunterEffect_values_yes = Ja
options_hunterEffect_values_no = Nein
options_baneToken_label = Bane-Marker zählen
options_baneToken_values_yes = Ja
options_baneToken_values_no = Nein
options_scenarioAllowsBounty_label = Das Szenario erlaubt Kopfgeld
options_scenarioAllowsBounty_values_yes = Ja
options_scenarioAllowsBounty_values_no = Nein
options_chargePays_label = Die Ladung eines Jägers zählt (aktuelle Ausgabe)
options_chargePays_values_yes = Ja
options_chargePays_values_no = Nein
options_stimsPay_label = Von Stims bezahlte Wunden zählen (aktuelle Ausgabe)
options_stimsPay_values_yes = Ja
options_stimsPay_values_no = Nein
options_poisonPays_label = Gift zählt (aktuelle Ausgabe)
options_poisonPays_values_yes = Ja
options_poisonPays_values_no = Nein

primer_tokens_suppression = Niederhalten, das du notiert hast; es bleibt in deiner Hand.
primer_tokens_standby = In Bereitschaft.
primer_tokens_exhausted = Erschöpfte Karten.
unit_reminder_suppression = Niederhalten
unit_reminder_standby = Bereitschaft
unit_reminder_exhausted = Erschöpfte Karten
unit_suppressionAgainst = Niederhalten (Mut { $courage })
unit_suppressed = Niedergehalten
unit_rename = Umbenennen
unit_newName = Neuer Name
history_away = Das hat { $writer } geschrieben. { $writer } ist nicht da: Du darfst es berichtigen.
history_corrected = Geschrieben von { $writer }, berichtigt von { $name }.
history_correctedYours = { $name } hat berichtigt, was du geschrieben hast:
history_removedYours = { $name } hat entfernt, was du geschrieben hast:
history_seen = Gesehen
log_reminder_suppression =
    { $count ->
        [0] { $name } hat kein Niederhalten.
       *[other] { $name } hat { $count } Niederhalten.
    }
log_reminder_standby =
    { $count ->
        [0] { $name } ist nicht mehr in Bereitschaft.
       *[other] { $name } ist in Bereitschaft.
    }
log_reminder_exhausted =
    { $count ->
        [0] { $name } hat keine erschöpfte Karte.
        [one] { $name } hat 1 erschöpfte Karte.
       *[other] { $name } hat { $count } erschöpfte Karten.
    }
log_renamed = { $was } heißt jetzt { $name }.
refusals_NAME-TAKEN = Eine andere Einheit dieser Seite heißt schon so.
