### Language: Deutsch
### Locale: de-DE

# As in English.
appName = Guildhall
saidBy = { $name }: { $text }
tagline = Setz dich. Die Aufträge hängen an der Wand.
notices = Hinweise
close = Schließen
cancel = Abbrechen
backToHall = Zurück zur Halle
backToTable = Zurück zum Tisch
copy = Kopieren
share = Teilen
copied = Kopiert.
copyByHand = Das hier kopieren
loading = Die Lampen werden angezündet …
tryAgain = Noch einmal versuchen
you = Du
nameAndYou = { $name } (du)
recruit = Neuling
settings = Einstellungen
myPage = Meine Seite
rules = Regeln
verify = Ein Spiel nachprüfen
verifyThis = Dieses Spiel nachprüfen
skip = Zum Inhalt springen
notice = Guildhall ist ein inoffizielles Fanprojekt. Es ist weder mit den Verlagen und Rechteinhabern der Spiele und Geschichten verbunden, auf die es sich bezieht, noch von ihnen gebilligt; alle Namen gehören denen, denen sie gehören.
openSource = Freie Software unter der MIT-Lizenz.
licences = Lizenzen dessen, was darin steckt
notFound = Hinter dieser Tür ist nichts.
noServer = Die Halle ist nicht erreichbar. Spiele auf diesem Gerät gehen trotzdem.

## errors

errors_offline = Die Halle ist nicht erreichbar.
errors_not-json = Das konnte die Halle nicht lesen.
errors_not-text = Das konnte die Halle nicht lesen.
errors_wrong-ask = Das versteht die Halle nicht. Lade die Seite neu.
errors_wrong-shape = Das versteht die Halle nicht. Lade die Seite neu.
errors_too-large = Das ist mehr, als die Halle auf einmal annimmt.
errors_too-deep = Das war zu tief verschachtelt, um es zu lesen.
errors_wrong-method = Das geht hier nicht.
errors_wrong-address = Das ist keine Adresse dieser Halle.
errors_no-route = Unter dieser Adresse ist nichts.
errors_no-such-file = Diese Seite gibt es nicht.
errors_no-host = Der Browser hat nicht gesagt, welche Halle er meint.
errors_wrong-origin = Eine andere Seite wollte für dich sprechen. Öffne die Halle selbst.
errors_no-session = Sag uns erst deinen Namen.
errors_seat-token = Dieser Schlüssel gilt für einen Platz und für nichts sonst.
errors_token-scope = Dieser Schlüssel darf das nicht.
errors_too-many-tokens = So viele Schlüssel hält die Halle für eine Person; beende zuerst einen.
errors_wrong-name = Bitte wähle einen anderen Namen.
errors_wrong-code = Dieser Code ist falsch, verbraucht oder abgelaufen.
errors_someone-here = Dieser Browser ist schon jemand.
errors_no-such-session = Diese Anmeldung gibt es nicht mehr.
errors_no-passkeys-here = Passkeys brauchen https oder localhost.
errors_wrong-passkey = Dieser Passkey passt nicht. Versuch es noch einmal.
errors_no-such-passkey = Diesen Passkey gibt es nicht mehr.
errors_too-many-passkeys = Zu viele Passkeys. Entferne erst einen.
errors_wrong-words = Diese Wörter stimmen nicht. Prüfe ihre Reihenfolge.
errors_too-many-tries = Zu viele Versuche. Warte eine Stunde.
errors_shut-out = Wer diese Halle betreibt, hat dir die Tür verschlossen.
errors_too-fast = Etwas langsamer bitte, dann noch einmal.
errors_too-many-connections = Zu viele offene Seiten. Schließe eine und versuch es noch einmal.
errors_too-many-tables = Du hast so viele offene Tische, wie die Halle erlaubt.
errors_too-many-listed = Du hast genug Tische auf der Liste. Starte oder verlasse erst einen, oder spiel nur mit dem Link.
errors_too-many-bots = Es laufen zu viele Spiele nur mit Bots. Warte ein wenig, oder setz dich selbst dazu.
errors_gone = Die Verbindung ging inzwischen verloren.
errors_no-such-guild = Diese Gilde gibt es nicht, oder du gehörst nicht dazu.
errors_no-such-member = Niemand in der Gilde hat diese Nummer.
errors_no-such-evening = Dieser Abend wurde aus dem Kalender gestrichen.
errors_not-yours-to-lead = Das darf nur, wer die Gilde gegründet hat oder mithilft.
errors_removed-from-guild = Diese Gilde hat dich weggeschickt.
errors_guild-full = Diese Gilde hat so viele Leute, wie die Halle erlaubt.
errors_too-many-guilds = Du gehörst zu so vielen Gilden, wie die Halle erlaubt.
errors_too-many-evenings = Es sind genug Termine vorgeschlagen. Streiche erst einen.
errors_wrong-date = Wähle einen Zeitpunkt zwischen jetzt und in einem Jahr.
errors_wrong-note = So lässt sich dieses Spiel nicht aufschreiben: Du hast es gespielt, mindestens zu zweit, und jede Person steht einmal darin.
errors_too-many-notes = Die Gilde hat so viele Spiele aufgeschrieben, wie sie darf; streiche erst eines.
errors_game-in-guild = Eine Gilde hat dieses Spiel schon.
errors_hand-over-first = Du leitest diese Gilde. Übergib sie erst, oder löse sie auf.
errors_no-such-tournament = Dieses Turnier gibt es nicht.
errors_too-many-tournaments = Vergiss erst ein altes Turnier.
errors_tournament-refuses = Das Turnier sagt nein.
errors_no-such-channel = Diesen Kanal hast du nicht mehr.
errors_too-many-channels = Du hast so viele Kanäle, wie die Halle erlaubt. Entferne erst einen.
errors_forbidden-address = Diese Adresse liegt im eigenen Netz der Halle, oder ihr Port ist keiner für Webhooks. Nimm eine andere.
errors_no-mail-host = Wer diese Halle betreibt, hat ihr keinen Weg gegeben, E-Mails zu senden.
errors_wrong-zone = Diese Zeitzone kennt die Halle nicht.
errors_nudged-already = Da wurde heute schon angestupst.
errors_no-such-game = Dieses Spiel kennt die Halle nicht.
errors_no-such-bot = Diesen Bot kennt die Halle nicht.
errors_no-such-content = Diesen Kartensatz hat die Halle nicht.
errors_wrong-setup = Diese Tischregeln passen nicht zum Spiel.
errors_wrong-seats = Mit dieser Zahl von Leuten geht dieses Spiel nicht.
errors_no-such-table = Diesen Tisch gibt es nicht.
errors_elsewhere = Diesen Tisch hat gerade eine andere Kopie der Halle; du wirst mit ihr verbunden.
errors_no-such-seat = Diesen Platz gibt es nicht.
errors_no-such-page = Diesen Eintrag gibt es nicht mehr.
errors_no-such-phrase = Diesen Spruch kennt die Halle nicht.
errors_not-your-table = Du sitzt nicht an diesem Tisch.
errors_not-your-seat = Das ist nicht dein Platz.
errors_not-host = Das darf nur, wer den Tisch eröffnet hat.
errors_sent-away = Man hat dich von diesem Tisch weggeschickt.
errors_members-only = Hier dürfen nur Mitglieder einer Gilde sitzen oder zusehen. Bitte, wer dir den Link geschickt hat, dich in die Gilde einzuladen.
errors_seat-kept = Der Platz bleibt, bis seine Uhr abgelaufen ist, wie lange seine Person auch weg ist.
errors_too-soon = Der Platz bleibt noch etwas: nach einer Unterbrechung mindestens eine Minute.
errors_muted = Du wurdest gebeten, hier still zu sein.
errors_spectators-silent = An diesem Tisch dürfen nur Leute mit Platz reden.
errors_no-such-line = Diese Zeile gibt es nicht.
errors_dealing = Es wird gegeben: einen Moment.
errors_not-dealing = Es wird gerade nichts gegeben.
errors_wrong-part = Das ist nicht der Anteil, den dieses Gerät versprochen hat.
errors_seat-taken = Da sitzt schon jemand.
errors_seats-open = Einige Plätze sind noch frei.
errors_already-started = Das Spiel hat schon begonnen.
errors_not-started = Das Spiel hat noch nicht begonnen.
errors_over = Das Spiel ist vorbei.
errors_not-over = Das Spiel ist noch nicht vorbei.
errors_substitute-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
errors_not-ahead = Dieser Zug lässt sich nicht vormerken.
errors_unreadable-command = So einen Zug kennt dieses Spiel nicht.
errors_empty = Das ist leer.
errors_too-long = Das ist zu lang.
errors_nothing-to-take-back = Es gibt nichts zurückzunehmen.
errors_already-asked = Das ist schon gefragt worden.
errors_nothing-asked = Danach hat niemand gefragt.
errors_not-yours-to-agree = Dafür braucht es deine Zustimmung nicht.
errors_nothing-to-redo = Es gibt nichts zu wiederholen.
errors_not-amendable = In diesem Spiel bleibt die Vergangenheit, wie sie ist.
errors_table-too-long = Dafür ist dieser Tisch zu lang geworden. Was geschrieben ist, bleibt; mach an einem neuen Tisch weiter.
errors_not-your-entry = Diesen Eintrag hat jemand anders geschrieben. Nur diese Person kann ihn ändern.
errors_no-backup = Es ließ sich keine Sicherung anlegen. Der Grund steht unter „Was schiefging“.
errors_disk-full = Die Festplatte der Halle ist voll: Es kann nichts Neues geschrieben werden, bis Platz da ist. Nichts ist verloren.
errors_busy = Einen Moment, dann noch einmal.
errors_bug = Ein Fehler ist aufgetreten. Nichts ist verloren; versuch es noch einmal.

##

errorOther = Die Halle sagt nein ({ $code }).

## name

name_ask = Wie heißt du?
name_why = Die anderen am Tisch sehen diesen Namen. Kein Konto, keine E-Mail.
name_longest = Höchstens { $letters } Zeichen.
name_label = Dein Name
name_enter = Eintreten
name_before = Schon hier gewesen?
name_save = Speichern
name_change = Name und Gesicht
name_keep = Deinen Namen kennt nur dieser Browser. Auch für andere Geräte behalten?
name_keepDo = Behalten
name_keepNot = Nicht jetzt
name_underWay = Das Spiel läuft schon: Du kannst zusehen.
name_invited =
    { $people ->
        [0] Du bist zu einer Partie { $game } eingeladen.
       *[other] Du bist zu einer Partie { $game } eingeladen, mit { $people }.
    }
name_hello =
    { $part ->
        [night] Noch auf, { $name }?
        [morning] Guten Morgen, { $name }.
        [noon] Mahlzeit, { $name }.
        [afternoon] Guten Tag, { $name }.
        [dusk] Guten Abend, { $name }.
       *[evening] Guten Abend, { $name }.
    }

## lobby

lobby_games = Die Spiele des Hauses
lobby_playNow = Jetzt spielen
lobby_playNowHint =
    { $offline ->
        [true] „Jetzt spielen“ beginnt sofort ein Spiel gegen Bots, auf diesem Gerät, ohne Netz.
       *[false] „Jetzt spielen“ beginnt sofort ein Spiel gegen Bots, auf diesem Gerät.
    }
lobby_quickWho =
    { $bots ->
        [0] Allein{ $chosen } · ändern
        [one] Du und { $bots } Bot{ $chosen } · ändern
       *[other] Du und { $bots } Bots{ $chosen } · ändern
    }
lobby_quickTitle = Jetzt spielen: { $game }
lobby_quickSeats = Wie viele am Tisch, dich mitgezählt?
lobby_begin = Protokoll beginnen
lobby_firstGame = Zum ersten Mal hier? Spielend lernen
lobby_newTable = Neuer Tisch
lobby_myTables = Deine Tische
lobby_openTables = Offene Tische
lobby_noOpenTables = Gerade wartet niemand. Eröffne einen Tisch und schick jemandem den Link.
lobby_here = Auf diesem Gerät
lobby_yourMove = Du bist dran
lobby_turn = Zug { $turn }
lobby_due = bis { $when }
lobby_gathering = Füllt sich
lobby_playing = Läuft
lobby_over = Vorbei
lobby_free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby_players =
    { $most ->
        [one] { $range } Person
       *[other] { $range } Leute
    }
lobby_minutes = { $minutes } Min.
lobby_join = Mitspielen
lobby_continue = Weiter
lobby_look = Zusehen
lobby_remove = Entfernen
lobby_removeGame = { $game } mit { $people } entfernen
lobby_pages = Mehr

## guilds

guilds_title = Deine Gilden
guilds_hint = Eine Gilde ist eine Gruppe für euch: ihre Tische, ihre Abende, ihre Rangliste.
guilds_found = Gilde gründen
guilds_label = Wie heißt sie?
guilds_foundDo = Gründen

## create

create_titleOf = Neuer Tisch: { $game }
create_where = Wo spielt ihr?
create_byLink = Mit einem Link
create_near = Telefone in diesem Raum
create_nearHint = Dieses Gerät ist der Tisch, die anderen kommen mit einem Code dazu. Ohne Halle und Internet: Ein Netz oder der Hotspot eines Telefons genügt. Lass diese Seite offen, solange ihr spielt.
create_nearSecrets = Die Karten aller liegen auf diesem Gerät. Auf seinem Bildschirm sieht sie niemand; wer programmieren kann, könnte nachsehen, wie auf jedem Rechner, der einen Tisch hält.
create_onDevice = Auf diesem Gerät
create_onDeviceHint =
    { $offline ->
        [true]
            { $secrets ->
                [true] Geht ohne Netz. Mehrere teilen sich den Bildschirm; zwischen den Zügen fällt ein Vorhang.
               *[false] Geht ohne Netz. Mehrere teilen sich den Bildschirm.
            }
       *[false]
            { $secrets ->
                [true] Mehrere teilen sich den Bildschirm; zwischen den Zügen fällt ein Vorhang.
               *[false] Mehrere teilen sich den Bildschirm.
            }
    }
create_seats = Plätze
create_people = Leute an diesem Gerät
create_bots = Plätze für Bots
create_noBots = Keine
create_botLevel = Wie gut sind die Bots?
create_clock = Zeit für eine Entscheidung
create_noClock = Ohne Grenze
create_listed = Wer darf mitspielen?
create_listedYes = Alle in der Halle
create_listedNo = Nur mit dem Link
create_listedGuild = Nur { $guild }
create_cardSet = Kartensatz
create_ownSet = Der Satz des Hauses
create_coach = Meine Züge dürfen kommentiert werden
create_more = Tischregeln
create_open = Tisch eröffnen
create_start = Geben

## table

table_seats = Plätze
table_openSeat = Freier Platz
table_sit = Hier sitzen
table_stand = Aufstehen
table_addBot = Bot hinsetzen
table_removeBot = Entfernen
table_start = Spiel beginnen
table_startWhyNot = Jeder Platz braucht eine Person oder einen Bot.
table_waitHost = Es geht los, sobald die Person beginnt, die den Tisch eröffnet hat.
table_waitSeats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
table_invite = Einladen
table_inviteWatch = Wer diesen Link hat, darf zusehen.
table_inviteLine = Wer diesen Link hat, darf sich setzen oder zusehen.
table_inviteMembers =
    { $watching ->
        [true] Zusehen dürfen hier nur Mitglieder von { $guild }; der Link allein öffnet nichts.
       *[false] Sitzen oder zusehen dürfen hier nur Mitglieder von { $guild }; der Link allein öffnet nichts.
    }
table_itsGuild = ihrer Gilde
table_inviteQr = QR-Code der Einladung
table_secondDevice = Auf einem zweiten Gerät spielen
table_secondDeviceLine = Lies das mit dem anderen Gerät, oder tippe dort den Code ein. Er gilt einmal und läuft bald ab.
# As in English.
table_code = Code { $code }
table_sealed = Das Mischen ist versiegelt
table_sealedLine = Dieser Fingerabdruck der Mischung wurde vor der ersten Karte veröffentlicht. Nach dem Spiel kannst du prüfen, dass nichts geändert wurde.
table_yourMove = Du bist dran
table_waitingFor =
    { $names ->
        [0] Warten auf { $names }
        [1] Warten auf { $names }
        [2] Warten auf { $names }
       *[other] Warten auf { COUNT($names) } Leute
    }
table_ready = bereit
table_thinking = wählt
table_lost = Verbindung weg
table_left = nicht da
table_substitute = ein Bot spielt
table_watching =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Leute sehen zu
    }
table_youWatch = Du siehst zu.
table_secondsLeft =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
table_guest = Gast { $number }
table_log = Protokoll
# As in English.
table_chat = Chat
table_chatNew = Chat, etwas Neues
table_more = Mehr
table_tools = Was du an diesem Tisch tun kannst
table_coachDoor = Rat holen
table_takeBack = Rückgängig
table_redo = Wiederholen
table_takeBackNone = Von dir lässt sich gerade nichts zurücknehmen.
table_takeBackAsk = Andere haben seither etwas gesehen. Willst du sie fragen?
table_takeBackAskDo = Den Tisch fragen
table_takeBackAsked = { $name } möchte einen Zug zurücknehmen.
table_takeBackBot =
    { $whose ->
        [none] Das hat ein Bot für dich gespielt. Alles, was er für dich gespielt hat, wird zurückgenommen, und der Platz gehört wieder dir.
       *[other] Alles, was ein Bot für { $whose } gespielt hat, wird zurückgenommen, und der Platz gehört wieder { $whose }.
    }
table_takeBackBotAsked =
    { $whose ->
        [none] Für { $name } hat ein Bot gespielt; { $name } möchte das zurücknehmen.
       *[other] { $name } möchte zurücknehmen, was ein Bot für { $whose } gespielt hat.
    }
table_takeBackMine = Was du seither gespielt hast, wird mit zurückgenommen.
table_takeBackWait = Gefragt; warten auf { $names }.
table_takeBackBots = Seither ist etwas ans Licht gekommen, aber es stört niemanden: Dein Zug wird zurückgenommen.
table_agree = Von mir aus
table_disagree = Nein
table_withdraw = Zurückziehen
table_giveUp = Meinen Platz aufgeben
table_giveUpSure = Deinen Platz aufgeben?
table_giveUpLine = Ein Bot ({ $bot }) spielt sofort für dich, bis du zurückkommst: „{ $back }“ gibt dir den Platz wieder.
table_keepSeat = Platz behalten
table_takeOver = Ich bin wieder da
table_botPlays = Ein Bot spielt für dich.
table_letBotPlay = Einen Bot spielen lassen
table_rematchAsk =
    { $who ->
        [none] Noch einmal? Dieselben Leute, dieselben Plätze.
       *[other] { $who } fragt: Noch einmal? Dieselben Leute, dieselben Plätze.
    }
table_askedFor = Warten auf { $name }
table_saidNotNow = { $name }: diesmal nicht
table_playWithout = Ohne { $name } spielen
table_takeChair = Stuhl wegnehmen
table_rematchYes = Ich bin dabei
table_rematchNo = Nicht jetzt
table_sendAway = Wegschicken
table_sendAwayWho = { $name } wegschicken
table_spectator = jemand, der zusieht
table_hiddenLine = ausgeblendet
table_aboutLine = Zu { $name }
table_hideForMe = Für mich ausblenden
table_showAgain = Wieder zeigen
table_muteForAll = Für alle stumm schalten
table_unmute = Stummschaltung aufheben
table_spectatorsTalk = Leute ohne Platz dürfen reden
table_rematch = Revanche
table_toRematch = Zur Revanche
table_gameOver = Das Spiel ist vorbei.
table_result = Ergebnis
table_showBoard = Tisch zeigen
table_settings = Tischregeln
table_passTo = Gib { $name } das Gerät
table_passLine = Niemand sonst sieht auf den Bildschirm.
table_iAm = Ich bin { $name }
table_say = Sag etwas
table_send = Senden
table_quick = Schnelle Sprüche
table_react = Reagieren
table_evening = Der Abend
table_earlierTalk = Früher an diesem Abend gesagt
table_noChat = Noch hat niemand etwas gesagt.
table_noLog = Noch ist nichts geschehen.
table_whyRule = Warum? Die Regel
table_ruleUnknown = Diese Regel ist in deiner Sprache noch nicht aufgeschrieben.
table_earlier =
    { $count ->
        [one] { $count } frühere Zeile
       *[other] { $count } frühere Zeilen
    }
table_botReasons = Was der Bot gedacht hat

## logEntry

logEntry_sat-down = { $name } setzt sich.
logEntry_you-sat-down = Du setzt dich.
logEntry_stood-up = { $name } steht auf.
logEntry_bot-sat-down = { $name }, ein Bot, setzt sich.
logEntry_substitute-plays = Ein Bot spielt für { $name }.
logEntry_sent-away = { $name } wird weggeschickt.
logEntry_renamed = Neuer Name auf diesem Platz: { $name }.
logEntry_pause =
    { $name ->
        [none] Alle sind einverstanden: Die Uhren ruhen bis { $until }.
       *[other] { $name } bittet um eine Pause bis { $until }.
    }
logEntry_start-void =
    { $names ->
        [one] Der Start wurde abgebrochen: Das Gerät von { $names } hat nicht geantwortet. Alle Anteile werden neu gezogen.
       *[other] Der Start wurde abgebrochen: Die Geräte von { $names } haben nicht geantwortet. Alle Anteile werden neu gezogen.
    }
logEntry_part-waived = { $name } ist einverstanden, ohne eigenen Anteil Karten zu bekommen.
logEntry_came-back = { $name } ist wieder da.
logEntry_taken-back = { $name } nimmt den letzten Zug zurück.
logEntry_hall-closed = Die Halle war geschlossen, als die Zeit um war: Solange lief keine Uhr.
logEntry_bot-taken-back = { $name } nimmt zurück, was ein Bot für { $whose } gespielt hat: Der Platz gehört wieder { $whose }.
logEntry_take-back-refused = { $name } sagt nein: Der Zug bleibt.
logEntry_take-back-withdrawn = { $name } zieht die Frage zurück: Der Zug bleibt.
logEntry_amended = Ein früherer Eintrag wurde berichtigt; alles danach wurde neu beurteilt.
logEntry_clock = Die Zeit von { $name } ist um.

## phrases

phrases_hello = Hallo!
phrases_good-luck = Viel Glück.
phrases_nice-one = Schön gespielt.
phrases_ouch = Autsch.
phrases_robbed = Das war meins!
phrases_thinking = Lass mich nachdenken …
phrases_hurry = Gern noch heute.
phrases_sorry = Tut mir leid!
phrases_thanks = Danke.
phrases_good-game = Gutes Spiel.
phrases_again = Noch einmal?
phrases_not-now = Diesmal nicht.

## link

link_queued = Verbindung weg. Dein Zug wird von selbst gesendet.
link_late = Dein Zug kam zu spät.
link_connecting = Verbinden …
link_lost = Verbindung weg. Es wird weiter versucht …
link_near = Der Tisch ist außer Reichweite. Lies seinen Code noch einmal.
link_open = Verbunden
link_local = Auf diesem Gerät

## rulesPage

rulesPage_title = { $game }: die Regeln
rulesPage_search = In den Regeln suchen
rulesPage_none = Keine Regel gefunden.
rulesPage_count =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rulesPage_all = Alle Regeln, nummeriert
rulesPage_toAll =
    { $count ->
        [one] Du kennst das Spiel? { $count } nummerierte Regel
       *[other] Du kennst das Spiel? { $count } nummerierte Regeln
    }
rulesPage_exactly = Genau:
rulesPage_newHere = Neu hier? Das Spiel in einer Minute

## galleryPage

galleryPage_title = { $game }: die Galerie

## settingsPage

settingsPage_sounds = Leise Töne, und Vibration auf Telefonen, die sie haben
settingsPage_ambience = Der Raum: Feuer, Stimmen, Wind
settingsPage_device = Dieses Gerät
settingsPage_install = Als App installieren
settingsPage_installHint = Nimm „Zum Startbildschirm hinzufügen“ in deinem Browser.
settingsPage_code = Ich habe einen Code von meinem anderen Gerät
settingsPage_claim = Meine Plätze hierher holen
settingsPage_claimed = Deine Plätze sind jetzt auf diesem Gerät.
settingsPage_forget = Mich auf diesem Gerät vergessen
settingsPage_otherDevice = Meine Plätze auf ein anderes Gerät holen

## next

next_title = Nächstes Spiel
next_line =
    { $people ->
        [one] Du allein, gegen Bots.
       *[other] Für die { $people } Leute dieses Tischs; wer zusagt, setzt sich.
    }
next_game = Spiel
next_tooMany = Spiele für weniger als { $people } stehen nicht auf der Liste.
next_seating = Plätze
next_same = wie bisher
next_drawn = neu ausgelost
next_propose = Vorschlagen
next_ask =
    { $who ->
        [none] Als Nächstes: { $game }?
       *[other] { $who } schlägt vor: { $game }. Bist du dabei?
    }

## replay

replay_title = Aufzeichnung
replay_watch = Aufzeichnung ansehen
replay_lookBack = Wo es kippte
replay_leave = Aufzeichnung verlassen
replay_play = Abspielen
replay_pause = Anhalten
replay_pace = Tempo ändern (×{ $n })
replay_first = Zum Anfang
replay_previous = Ein Schritt zurück
replay_next = Ein Schritt vor
replay_last = Zum Ende
replay_position = Schritt
replay_goTo = Gehe zu
replay_start = Anfang · { $of } Schritte
replay_step = Schritt { $step } von { $of }
replay_eyes = Aus wessen Sicht?
replay_spectator = Jemand, der zusieht
replay_everyone = Alle
replay_quiet = Nichts geschah, das du sehen kannst.
replay_failed = Die Aufzeichnung lässt sich gerade nicht öffnen.

## deal

deal_changed = Dein Anteil am Mischen wurde vor der ersten Karte geändert. Trau diesem Blatt nicht; frag die Person, die die Halle betreibt.
deal_good = Auf diesem Gerät geprüft: Niemand hat sich die Karten ausgesucht.
deal_bad = Diese Karten sind nicht die, an deren Mischen dein Gerät beteiligt war.
deal_why_bad-journal = Das Journal gibt nicht dieselben Karten oder beurteilt nicht dieselben Züge.
deal_why_bad-seal = Was vor der ersten Karte versiegelt wurde, ist nicht das, was jetzt geschrieben steht.
deal_why_bad-part = Der Anteil, den dein Gerät gezogen hat, steckt nicht darin.
deal_why_bad-slept = Ein Start soll abgebrochen sein, weil dieses Gerät nicht geantwortet habe. Es hat geantwortet.
deal_why_bad-other = In deinem Namen ging ein Anteil ein, den dieses Gerät nicht gezogen hat. Wenn kein anderes Gerät von dir beteiligt war, trau dem nicht.
deal_why_bad-yes = Es heißt, du hättest zugestimmt, ohne eigenen Anteil Karten zu bekommen. Auf diesem Gerät hat niemand zugestimmt.
deal_why_bad-alone = Gegeben wurde aus dem Anteil einer einzigen Person, ohne deinen und ohne dein Ja: Wer das war, konnte die Karten aussuchen, wenn er auch die Halle betreibt.
deal_from =
    { $names ->
        [0] Gegeben allein aus der Mischung der Halle: Kein Gerät war beteiligt.
        [one] Gegeben allein aus dem Anteil von { $names }.
       *[other] Gegeben aus den Anteilen von { $names }.
    }
deal_whoCould = Wer könnte die Karten ausgesucht haben?
deal_fromHere = Von diesem Gerät gegeben.
deal_agreed = Einverstanden, ohne Anteil Karten zu bekommen: { $names }.
deal_without = Ohne einen Anteil von { $names }: Es kam keine rechtzeitige Antwort.
deal_alone = Nicht alle waren beteiligt oder einverstanden: Wenn { $name } auch die Halle betreibt, könnte { $name } diese Karten ausgesucht haben.
deal_nothingKept = Dieses Gerät hat von diesem Blatt nichts behalten; das, mit dem du dich gesetzt hast, kann es prüfen. Wenn es dieses war, trau dem Blatt nicht.
deal_otherDevice = Ein anderes Gerät von dir war beteiligt, und das kann es prüfen. Wenn du kein anderes hast, trau dem Blatt nicht.
deal_waits =
    { $names ->
        [one] Die Karten warten auf das Gerät von { $names }.
       *[other] Die Karten warten auf die Geräte von { $names }.
    }
deal_waitsHow = Es genügt, diesen Tisch dort zu öffnen: Dann wird von selbst gegeben.
deal_waitsHost = Du musst nicht warten: Schick jemanden weg, dann kann ein Bot oder jemand anders den Platz nehmen. Wer weggeschickt ist, kann sich hier nicht wieder setzen.
deal_waitsGuest = Wer den Tisch eröffnet hat, kann den Platz auch freimachen, und du darfst aufstehen.
deal_asks = Die Karten warten auf dich.
deal_asksWhy = Dein Anteil am Mischen liegt auf einem anderen Gerät von dir, oder dieses hat ihn verloren. Öffne den Tisch dort, oder entscheide hier.
deal_takePart = Mit diesem Gerät mitmischen
deal_waive = Ohne meinen Anteil geben
deal_waiveMeans = Ohne deinen Anteil kommen die Karten vielleicht aus dem Anteil einer einzigen Person. Betreibt sie auch diese Halle, könnte sie sie aussuchen. Alle werden lesen, dass du einverstanden warst.
deal_wasVoid =
    { $names ->
        [one] Der Start wurde abgebrochen: Das Gerät von { $names } hat nicht geantwortet.
       *[other] Der Start wurde abgebrochen: Die Geräte von { $names } haben nicht geantwortet.
    }
deal_dealing = Die Geräte aller mischen gemeinsam …

## time

time_leaving_after = Dein Platz bleibt. Wenn du { $length } weg warst, dürfen die anderen einen Bot spielen lassen, bis du zurück bist.
time_leaving_clock = Dein Platz bleibt, bis deine Zeit um ist, wie lange du auch weg bist.
time_leaving_never = Dein Platz bleibt, wie lange du auch weg bist.
time_absence_after = Nach { $length } dürfen die anderen bis zur Rückkehr einen Bot spielen lassen
time_absence_clock = Der Platz bleibt, bis die Zeit um ist
time_absence_never = Der Platz bleibt, wie lange auch immer
time_absent = Jemand ist nicht da
time_patience = Wann darf ein Bot für jemanden spielen, der weg ist?
time_noPatienceNeeded = Ein Platz bleibt, bis seine Zeit um ist, wie lange seine Person auch weg ist.
time_after = Nach { $length }
time_never = Nie
time_days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
time_hours =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
time_minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
time_bank = { $minutes } Min. für das Spiel, +{ $increment } s je Zug
time_others = Andere Zeiten
time_weekends = Samstage und Sonntage zählen nicht
time_whenUp = Wenn jemandes Zeit um ist
time_bot = Ein Bot spielt bis zur Rückkehr
time_wait = Das Spiel wartet, und die anderen dürfen entscheiden
time_late = Die Zeit von { $name } ist um.
time_timeLeft = Restzeit von { $name }: { $length }.
time_away = { $name } ist nicht da. Zuletzt verbunden: { $since }.
time_kept = Platz bleibt noch { $seconds } s
time_ask = Um eine Pause bitten
time_until = Bis wann?
time_hint = Alle anderen, die mitspielen, müssen zustimmen. Bis dahin läuft keine Uhr; wer will, darf trotzdem ziehen.
time_asks = { $name } bittet um eine Pause: keine Uhr bis { $until }.
time_waits = Du hast um eine Pause bis { $until } gebeten. Noch haben nicht alle zugestimmt.
time_rests = Die Uhren ruhen bis { $until }.

## games

# As in English.
games_bounty-hunters_name = Bounty Hunters
games_bounty-hunters_blurb = Karten wählen, Jäger losschicken, Ziele fangen. Der vierte Fang beendet das Spiel, Punkte gewinnen es.
games_bounty-hunters_pages_learn = Spielend lernen
games_bounty-hunters_pages_score-pad = Wertungsblock
games_bounty-hunters_pages_lab = Kartenlabor
# As in English.
games_outer-rim_name = Outer Rim
games_outer-rim_blurb = Flieg, handle, jage und feilsche am Rand der Galaxis, bis man deinen Namen kennt.
games_outer-rim_pages_learn = Spielend lernen
games_outer-rim_pages_companion = Neben dem echten Brett
games_legion_name = Legion: Kopfgeldprotokoll
games_legion_blurb = Neben dem echten Tisch: Marken, Punkte und warum.
games_legion_pages_judge = Schiedsrichter
games_legion_pages_event = Turniere
games_legion_pages_desk = Turnierpult

## quick

quick_bounty-hunters_introductory = ohne Aufträge
quick_outer-rim_5 = 5 Ruhm
quick_outer-rim_8 = 8 Ruhm
quick_outer-rim_12 = 12 Ruhm
quick_outer-rim_bounty-hunter = gegen einen Kopfgeldjäger
quick_outer-rim_both = zwei Gegner

## throw

throw_title = Dieses Spiel wegwerfen?
throw_line = Das Spiel von { $names } ist nicht zu Ende, und es liegt nur auf diesem Gerät.
throw_remove = Wegwerfen
throw_keep = Behalten

errors_no-programs = An diesem Tisch dürfen keine Programme sitzen.
errors_no-such-program = Dieses Programm hört gerade nicht zu oder spielt dieses Spiel nicht.
table_bigScreen = Großer Bildschirm
time_programs = Programme
time_programsMay = Programme dürfen mitspielen
time_programsMayNot = Nur Menschen dürfen mitspielen

errors_fewer-seats = So viele Leute sind schon hier.
errors_seat-in-use = Auf einem Platz, der wegfiele, sitzt jemand. Wer dort sitzt, soll erst auf einen freien wechseln.
logEntry_changed-seat = { $name } wechselt den Platz.
logEntry_terms-changed =
    { $seats ->
        [one] Der Tisch ist geändert: { $game }, { $seats } Platz.
       *[other] Der Tisch ist geändert: { $game }, { $seats } Plätze.
    }
table_moveHere = Hierher wechseln
table_changeTerms = Ändern
table_changeTitle = Den Tisch ändern
table_changeDo = So ändern
table_game = Spiel
aloud_endWins =
    { $who ->
        [none] Du gewinnst mit { $points }.
       *[other] { $who } gewinnt mit { $points }.
    }
aloud_endShared = { $names } teilen sich den Sieg.
aloud_endPlace =
    Du hast den { $place ->
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
       *[other] sechsten
    } Platz von { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] sechs
    }.
aloud_hasChosen =
    { $names ->
        [1] { $names } hat gewählt.
       *[other] { $names } haben gewählt.
    }
aloud_toldInLog =
    { $count ->
        [one] Noch etwas ist geschehen; es steht im Protokoll.
       *[other] Noch { $count } Dinge sind geschehen; sie stehen im Protokoll.
    }
