### Language: Polski
### Locale: pl-PL

# As in English.
appName = Guildhall
saidBy = { $name }: { $text }
tagline = Usiądź. Kontrakty wiszą na ścianie.
notices = Powiadomienia
close = Zamknij
cancel = Anuluj
backToHall = Wróć do sali
backToTable = Wróć do stołu
copy = Kopiuj
share = Udostępnij
copied = Skopiowano.
copyByHand = Skopiuj to
loading = Zapalamy lampy…
tryAgain = Spróbuj ponownie
you = Ty
nameAndYou = { $name } (ty)
recruit = Rekrut
settings = Ustawienia
myPage = Moja strona
rules = Zasady
verify = Sprawdź grę
verifyThis = Sprawdź tę grę
skip = Przejdź do treści
notice = Guildhall to nieoficjalny projekt fanowski. Nie jest związany z wydawcami ani właścicielami praw do gier i opowieści, do których się odnosi, ani przez nich popierany; wszystkie nazwy należą do ich właścicieli.
openSource = Wolne oprogramowanie na licencji MIT.
licences = Licencje tego, co jest w środku
notFound = Za tymi drzwiami nic nie ma.
noServer = Sala jest nieosiągalna. Gry na tym urządzeniu działają nadal.

## errors

errors_offline = Sala jest nieosiągalna.
errors_not-json = Sala nie mogła tego odczytać.
errors_not-text = Sala nie mogła tego odczytać.
errors_wrong-ask = Sala tego nie rozumie. Wczytaj stronę ponownie.
errors_wrong-shape = Sala tego nie rozumie. Wczytaj stronę ponownie.
errors_too-large = To więcej, niż sala przyjmuje naraz.
errors_too-deep = To było zbyt zagnieżdżone, by dało się odczytać.
errors_wrong-method = Tutaj tak nie można.
errors_wrong-address = To nie jest adres tej sali.
errors_no-route = Pod tym adresem nic nie ma.
errors_no-such-file = Nie ma takiej strony.
errors_no-host = Przeglądarka nie powiedziała, o którą salę chodzi.
errors_wrong-origin = Inna strona próbowała mówić za ciebie. Otwórz samą salę.
errors_no-session = Najpierw podaj imię.
errors_seat-token = Ten klucz otwiera jedno miejsce i nic więcej.
errors_token-scope = Ten klucz na to nie pozwala.
errors_too-many-tokens = Hala nie przechowuje więcej kluczy jednej osoby; najpierw usuń któryś.
errors_wrong-name = Wybierz inne imię.
errors_wrong-code = Ten kod jest błędny, zużyty albo wygasł.
errors_someone-here = Ta przeglądarka to już ktoś.
errors_no-such-session = Tej sesji już nie ma.
errors_no-passkeys-here = Klucze dostępu wymagają https albo localhost.
errors_wrong-passkey = Ten klucz dostępu nie pasuje. Spróbuj ponownie.
errors_no-such-passkey = Tego klucza dostępu już nie ma.
errors_too-many-passkeys = Zbyt wiele kluczy dostępu. Usuń najpierw jeden.
errors_wrong-words = Te słowa się nie zgadzają. Sprawdź kolejność.
errors_too-many-tries = Zbyt wiele prób. Poczekaj godzinę.
errors_shut-out = Gospodarz tej sali zamknął przed tobą drzwi.
errors_too-fast = Trochę wolniej, a potem spróbuj ponownie.
errors_too-many-connections = Zbyt wiele otwartych stron. Zamknij jedną i spróbuj ponownie.
errors_too-many-tables = Masz tyle otwartych stołów, na ile pozwala sala.
errors_too-many-listed = Masz dość stołów na liście. Najpierw zacznij grę albo opuść któryś, albo graj tylko przez link.
errors_too-many-bots = Trwa zbyt wiele gier samych botów. Poczekaj chwilę albo usiądź samodzielnie.
errors_gone = W międzyczasie utracono połączenie.
errors_no-such-guild = Nie ma takiej gildii albo do niej nie należysz.
errors_no-such-member = Nikt w gildii nie ma tego numeru.
errors_no-such-evening = Ten wieczór zdjęto z kalendarza.
errors_not-yours-to-lead = Mogą to zrobić tylko założyciel i pomocnicy.
errors_removed-from-guild = Ta gildia cię odesłała.
errors_guild-full = Ta gildia ma tyle osób, na ile pozwala sala.
errors_too-many-guilds = Należysz do tylu gildii, na ile pozwala sala.
errors_too-many-evenings = Dość już propozycji terminów. Usuń najpierw jedną.
errors_wrong-date = Wybierz chwilę między teraz a za rok.
errors_wrong-note = Tej gry nie da się tak zapisać: grasz w niej co najmniej we dwie osoby i każda występuje raz.
errors_too-many-notes = Gildia zapisała już tyle gier, ile może; najpierw skreśl jedną.
errors_game-in-guild = Ta gra należy już do gildii.
errors_hand-over-first = Prowadzisz tę gildię. Najpierw ją przekaż albo rozwiąż.
errors_no-such-tournament = Nie ma takiego turnieju.
errors_too-many-tournaments = Zapomnij najpierw o starym turnieju.
errors_tournament-refuses = Turniej mówi nie.
errors_no-such-channel = Nie masz już takiego kanału.
errors_too-many-channels = Masz tyle kanałów, na ile pozwala sala. Usuń najpierw jeden.
errors_forbidden-address = Ten adres leży we własnej sieci sali albo jego port nie służy do webhooków. Wybierz inny.
errors_no-mail-host = Gospodarz tej sali nie dał jej sposobu wysyłania e-maili.
errors_wrong-zone = Sala nie zna tej strefy czasowej.
errors_nudged-already = Dziś już było szturchnięcie.
errors_no-such-game = Sala nie zna tej gry.
errors_no-such-bot = Sala nie zna tego bota.
errors_no-such-content = Sala nie ma tego zestawu kart.
errors_wrong-setup = Te warunki nie pasują do gry.
errors_wrong-seats = W tę grę nie można grać w tyle osób.
errors_no-such-table = Nie ma takiego stołu.
errors_no-such-program = Ten program nie nasłuchuje albo nie gra w tę grę.
errors_elsewhere = Ten stół ma teraz inna kopia sali; łączymy cię z nią.
errors_no-such-seat = Nie ma takiego miejsca.
errors_no-such-page = Nie ma już takiego wpisu.
errors_no-such-phrase = Sala nie zna tego zwrotu.
errors_not-your-table = Nie siedzisz przy tym stole.
errors_not-your-seat = To nie jest twoje miejsce.
errors_not-host = Może to zrobić tylko gospodarz.
errors_sent-away = Gospodarz odesłał cię od tego stołu.
errors_members-only = Tylko członkowie gildii mogą tu siadać i patrzeć. Poproś o zaproszenie do gildii osobę, od której masz link.
errors_seat-kept = Miejsce czeka, aż minie jego czas, niezależnie od długości nieobecności.
errors_too-soon = Miejsce poczeka jeszcze chwilę: po rozłączeniu co najmniej minutę.
errors_muted = Gospodarz prosi cię tu o ciszę.
errors_spectators-silent = Przy tym stole mówić mogą tylko osoby z miejscem.
errors_no-such-line = Nie ma takiego wiersza.
errors_dealing = Trwa rozdawanie kart: chwileczkę.
errors_not-dealing = Nic się teraz nie zaczyna.
errors_wrong-part = To nie jest ta część, którą obiecało to urządzenie.
errors_seat-taken = Ktoś już tu siedzi.
errors_seats-open = Są jeszcze wolne miejsca.
errors_already-started = Gra już się zaczęła.
errors_not-started = Gra jeszcze się nie zaczęła.
errors_over = Gra skończona.
errors_not-over = Gra jeszcze się nie skończyła.
errors_substitute-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
errors_not-ahead = Tego ruchu nie można zaplanować.
errors_unreadable-command = Ta gra nie zna takiego ruchu.
errors_empty = To jest puste.
errors_too-long = To jest za długie.
errors_nothing-to-take-back = Nie ma czego cofnąć.
errors_already-asked = O to już zapytano.
errors_nothing-asked = Nikt o to nie pytał.
errors_not-yours-to-agree = Twoja zgoda nie jest tu potrzebna.
errors_nothing-to-redo = Nie ma czego ponowić.
errors_not-amendable = W tej grze przeszłość zostaje taka, jaka jest.
errors_table-too-long = Ten stół jest na to zbyt długi. Co zapisane, zostaje; graj dalej przy nowym stole.
errors_not-your-entry = Ten wpis zrobił ktoś inny. Tylko ta osoba może go zmienić.
errors_no-backup = Nie udało się zrobić kopii. Powód jest pod „Co poszło nie tak”.
errors_disk-full = Dysk sali jest pełny: nic nowego nie da się zapisać, dopóki gospodarz nie zrobi miejsca. Nic nie przepadło.
errors_busy = Chwileczkę, a potem spróbuj ponownie.
errors_bug = Wystąpił błąd. Nic nie przepadło; spróbuj ponownie.

##

errorOther = Sala mówi nie ({ $code }).

## name

name_ask = Jak masz na imię?
name_why = Inni przy stole widzą to imię. Bez konta, bez e-maila.
name_longest =
    { $letters ->
        [few] Najwyżej { $letters } znaki.
       *[many] Najwyżej { $letters } znaków.
    }
name_label = Twoje imię
name_enter = Wejdź
name_before = Znamy się już?
name_save = Zapisz
name_change = Imię i twarz
name_keep = Twoje imię zna tylko ta przeglądarka. Zachować je też dla innych urządzeń?
name_keepDo = Zachowaj
name_keepNot = Nie teraz
name_underWay = Gra już trwa: możesz patrzeć.
name_invited =
    { $people ->
        [0] Zaproszenie do stołu: { $game }.
       *[other] Zaproszenie do stołu: { $game }, grają { $people }.
    }
name_hello =
    { $part ->
        [night] Jeszcze nie śpisz, { $name }?
        [morning] Dzień dobry, { $name }.
        [noon] Dzień dobry, { $name }.
        [afternoon] Dzień dobry, { $name }.
        [dusk] Dobry wieczór, { $name }.
       *[evening] Dobry wieczór, { $name }.
    }

## lobby

lobby_games = Gry tego domu
lobby_playNow = Graj teraz
lobby_playNowHint =
    { $offline ->
        [true] „Graj teraz” zaczyna od razu grę z botami, na tym urządzeniu, bez sieci.
       *[false] „Graj teraz” zaczyna od razu grę z botami, na tym urządzeniu.
    }
lobby_quickWho =
    { $bots ->
        [0] Samotnie{ $chosen } · zmień
        [one] Ty i { $bots } bot{ $chosen } · zmień
        [few] Ty i { $bots } boty{ $chosen } · zmień
       *[many] Ty i { $bots } botów{ $chosen } · zmień
        [other] Ty i { $bots } bota{ $chosen } · zmień
    }
lobby_quickTitle = Graj teraz: { $game }
lobby_quickSeats = Ile osób przy stole, licząc ciebie?
lobby_begin = Zacznij protokół
lobby_firstGame = Pierwszy raz? Nauka przez grę
lobby_newTable = Nowy stół
lobby_myTables = Twoje stoły
lobby_openTables = Otwarte stoły
lobby_noOpenTables = Nikt teraz nie czeka. Otwórz stół i wyślij komuś link.
lobby_here = Na tym urządzeniu
lobby_yourMove = Twój ruch
lobby_turn = Tura { $turn }
lobby_due = do: { $when }
lobby_gathering = Zbiera się
lobby_playing = Trwa
lobby_over = Koniec
lobby_free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
        [other] { $count } wolnego miejsca
    }
lobby_players =
    { $most ->
        [one] { $range } osoba
        [few] { $range } osoby
       *[many] { $range } osób
        [other] { $range } osoby
    }
# As in English.
lobby_minutes = { $minutes } min
lobby_join = Dołącz
lobby_continue = Dalej
lobby_look = Patrz
lobby_remove = Usuń
lobby_removeGame = Usuń: { $game }, { $people }
lobby_pages = Więcej

## guilds

guilds_title = Twoje gildie
guilds_hint = Gildia to wasza własna grupa: jej stoły, wieczory i ranking.
guilds_found = Załóż gildię
guilds_label = Jak się nazywa?
guilds_foundDo = Załóż

## create

create_titleOf = Nowy stół: { $game }
create_where = Gdzie gracie?
create_byLink = Przez link
create_near = Telefony w tym pokoju
create_nearHint = To urządzenie jest stołem, inne dołączają kodem. Bez sali i internetu: wystarczy jedna sieć albo hotspot jednego telefonu. Nie zamykaj tej strony, póki gracie.
create_nearSecrets = Karty wszystkich leżą na tym urządzeniu. Nikt nie widzi ich na ekranie; kto umie programować, mógłby zajrzeć, jak u każdego gospodarza.
create_onDevice = Na tym urządzeniu
create_onDeviceHint =
    { $offline ->
        [true]
            { $secrets ->
                [true] Działa bez sieci. Kilka osób dzieli ekran; między ruchami opada kurtyna.
               *[false] Działa bez sieci. Kilka osób dzieli ekran.
            }
       *[false]
            { $secrets ->
                [true] Kilka osób dzieli ekran; między ruchami opada kurtyna.
               *[false] Kilka osób dzieli ekran.
            }
    }
create_seats = Miejsca
create_people = Osoby przy tym urządzeniu
create_bots = Miejsca dla botów
create_noBots = Brak
create_botLevel = Jak dobre są boty?
create_clock = Czas na decyzję
create_noClock = Bez limitu
create_listed = Kto może dołączyć?
create_listedYes = Każdy w sali
create_listedNo = Tylko przez link
create_listedGuild = Tylko { $guild }
create_cardSet = Zestaw kart
create_ownSet = Zestaw domu
create_coach = Doradca może komentować moje ruchy
create_more = Opcje stołu
create_open = Otwórz stół
create_start = Rozdaj

## table

table_seats = Miejsca
table_openSeat = Wolne miejsce
table_sit = Usiądź tutaj
table_stand = Wstań
table_addBot = Posadź bota
table_removeBot = Usuń
table_start = Zacznij grę
table_startWhyNot = Każde miejsce musi zająć osoba albo bot.
table_waitHost = Czekamy, aż gospodarz zacznie.
table_waitSeats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
        [other] { $count } miejsca jest jeszcze wolne.
    }
table_invite = Zaproś
table_inviteWatch = Kto ma ten link, może patrzeć.
table_inviteLine = Kto ma ten link, może usiąść albo patrzeć.
table_inviteMembers =
    { $watching ->
        [true] Patrzeć mogą tu tylko członkowie gildii { $guild }; sam link niczego nie otwiera.
       *[false] Siadać i patrzeć mogą tu tylko członkowie gildii { $guild }; sam link niczego nie otwiera.
    }
table_itsGuild = tego stołu
table_inviteQr = Kod QR zaproszenia
table_secondDevice = Graj na drugim urządzeniu
table_secondDeviceLine = Zeskanuj to drugim urządzeniem albo wpisz tam kod. Działa raz i szybko wygasa.
table_code = Kod { $code }
table_sealed = Tasowanie jest zapieczętowane
table_sealedLine = Ten odcisk ziarna opublikowano przed pierwszą kartą. Po grze możesz sprawdzić, że nic nie zmieniono.
table_yourMove = Twój ruch
table_waitingFor =
    { $names ->
        [0] Czekamy: { $names }
        [1] Czekamy: { $names }
        [2] Czekamy: { $names }
        [few] Czekamy na { COUNT($names) } osoby
       *[other] Czekamy na { COUNT($names) } osób
    }
table_ready = gotowe
table_thinking = wybiera
table_lost = brak połączenia
table_left = poza stołem
table_substitute = gra za nich bot
table_watching =
    { $count ->
        [one] patrzy { $count } osoba
        [few] patrzą { $count } osoby
       *[many] patrzy { $count } osób
        [other] patrzy { $count } osoby
    }
table_youWatch = Patrzysz.
table_secondsLeft =
    { $count ->
        [one] została { $count } sekunda
        [few] zostały { $count } sekundy
       *[many] zostało { $count } sekund
        [other] zostało { $count } sekundy
    }
table_guest = Gość { $number }
table_log = Przebieg
table_chat = Czat
table_chatNew = Czat, coś nowego
table_more = Więcej
table_tools = Co możesz zrobić przy tym stole
table_coachDoor = Doradca
table_takeBack = Cofnij
table_redo = Ponów
table_takeBackNone = Nie ma teraz twojego ruchu do cofnięcia.
table_takeBackAsk = Inni coś od tego czasu widzieli. Zapytać ich?
table_takeBackAskDo = Zapytaj stół
table_takeBackAsked = { $name } chce cofnąć ruch.
table_takeBackBot =
    { $whose ->
        [none] To zagrał za ciebie bot. Cofa się wszystko, co za ciebie zagrał, a miejsce znów jest twoje.
       *[other] Cofa się wszystko, co zagrał bot, a na miejsce wraca { $whose }.
    }
table_takeBackBotAsked =
    { $whose ->
        [none] Grał bot, a { $name } chce to cofnąć.
       *[other] { $name } chce cofnąć ruchy bota; na miejsce wróci { $whose }.
    }
table_takeBackMine = Razem z tym cofają się twoje ruchy od tego czasu.
table_takeBackWait = Zapytano; czekamy: { $names }.
table_takeBackBots = Coś już wyszło na jaw, ale nikomu to nie przeszkadza: twój ruch zostanie cofnięty.
table_agree = Zgoda
table_disagree = Nie
table_withdraw = Wycofaj
table_giveUp = Oddaj moje miejsce
table_giveUpSure = Oddać miejsce?
table_giveUpLine = Bot ({ $bot }) od razu gra za ciebie, aż wrócisz: „{ $back }” przywraca ci miejsce.
table_keepSeat = Zachowaj miejsce
table_takeOver = Już jestem
table_botPlays = Gra za ciebie bot.
table_letBotPlay = Niech zagra bot
table_rematchAsk =
    { $who ->
        [none] Jeszcze raz? Te same osoby, te same miejsca.
       *[other] { $who } pyta: jeszcze raz? Te same osoby, te same miejsca.
    }
table_askedFor = Czekamy: { $name }
table_saidNotNow = { $name }: nie tym razem
table_playWithout = Gramy bez tej osoby: { $name }
table_takeChair = Zabierz krzesło
table_rematchYes = Gram
table_rematchNo = Nie teraz
table_sendAway = Odeślij
table_sendAwayWho = Odeślij: { $name }
table_spectator = ktoś z widowni
table_hiddenLine = ukryte
table_aboutLine = O wierszu: { $name }
table_hideForMe = Ukryj dla mnie
table_showAgain = Pokaż znowu
table_muteForAll = Wycisz dla wszystkich
table_unmute = Wyłącz wyciszenie
table_spectatorsTalk = Osoby bez miejsca mogą mówić
table_rematch = Rewanż
table_toRematch = Do rewanżu
table_gameOver = Gra skończona.
table_result = Wynik
table_showBoard = Pokaż stół
table_settings = Opcje stołu
table_passTo = Urządzenie dostaje { $name }
table_passLine = Nikt inny nie patrzy na ekran.
table_iAm = To ja, { $name }
table_say = Powiedz coś
table_send = Wyślij
table_quick = Szybkie zwroty
table_react = Reakcja
table_evening = Wieczór
table_earlierTalk = Powiedziane wcześniej tego wieczoru
table_noChat = Nikt jeszcze nic nie powiedział.
table_noLog = Nic się jeszcze nie stało.
table_whyRule = Dlaczego? Zasada
table_ruleUnknown = Tej zasady nie spisano jeszcze w twoim języku.
table_earlier =
    { $count ->
        [one] { $count } wcześniejszy wiersz
        [few] { $count } wcześniejsze wiersze
       *[many] { $count } wcześniejszych wierszy
        [other] { $count } wcześniejszego wiersza
    }
table_botReasons = Co myślał bot

## logEntry

logEntry_sat-down = { $name } siada.
logEntry_you-sat-down = Siadasz.
logEntry_stood-up = { $name } wstaje.
logEntry_bot-sat-down = Siada bot, { $name }.
logEntry_substitute-plays = Gra bot, dopóki nie wróci { $name }.
logEntry_sent-away = Gospodarz odsyła kogoś: { $name }.
logEntry_renamed = Nowe imię na tym miejscu: { $name }.
logEntry_pause =
    { $name ->
        [none] Wszyscy się zgadzają: zegary stoją do { $until }.
       *[other] { $name } prosi o przerwę do { $until }.
    }
logEntry_start-void =
    { $names ->
        [one] Start odwołano: nie odpowiedziało urządzenie ({ $names }). Wszystkie części losuje się od nowa.
       *[other] Start odwołano: nie odpowiedziały urządzenia ({ $names }). Wszystkie części losuje się od nowa.
    }
logEntry_part-waived = { $name } zgadza się dostać karty bez własnej części.
logEntry_came-back = { $name } wraca.
logEntry_taken-back = { $name } cofa ostatni ruch.
logEntry_hall-closed = Sala była zamknięta, gdy skończył się czas: przez ten czas żaden zegar nie szedł.
logEntry_bot-taken-back = { $name } cofa ruchy bota: na miejsce wraca { $whose }.
logEntry_take-back-refused = { $name } mówi nie: ruch zostaje.
logEntry_take-back-withdrawn = { $name } wycofuje pytanie: ruch zostaje.
logEntry_amended = Poprawiono wcześniejszy wpis; wszystko po nim osądzono od nowa.
logEntry_clock = Czas minął: { $name }.

## phrases

phrases_hello = Cześć!
phrases_good-luck = Powodzenia.
phrases_nice-one = Ładnie.
phrases_ouch = Auć.
phrases_robbed = To było moje!
phrases_thinking = Daj pomyśleć…
phrases_hurry = Kiedy tylko zechcesz.
phrases_sorry = Przepraszam!
phrases_thanks = Dzięki.
phrases_good-game = Dobra gra.
phrases_again = Jeszcze raz?
phrases_not-now = Nie tym razem.

## link

link_queued = Brak połączenia. Twój ruch pójdzie sam.
link_late = Twój ruch przyszedł za późno.
link_connecting = Łączenie…
link_lost = Brak połączenia. Próbujemy dalej…
link_near = Stół jest poza zasięgiem. Odczytaj jego kod jeszcze raz.
link_open = Połączono
link_local = Na tym urządzeniu

## rulesPage

rulesPage_title = { $game }: zasady
rulesPage_search = Szukaj w zasadach
rulesPage_none = Nie znaleziono zasady.
rulesPage_count =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
        [other] { $count } zasady
    }
rulesPage_all = Wszystkie zasady, ponumerowane
rulesPage_toAll =
    { $count ->
        [one] Znasz grę? { $count } ponumerowana zasada
        [few] Znasz grę? { $count } ponumerowane zasady
       *[many] Znasz grę? { $count } ponumerowanych zasad
        [other] Znasz grę? { $count } ponumerowanej zasady
    }
rulesPage_exactly = Dokładnie:
rulesPage_newHere = Pierwszy raz? Gra w minutę

## galleryPage

galleryPage_title = { $game }: galeria

## settingsPage

settingsPage_sounds = Ciche dźwięki i wibracje w telefonach, które je mają
settingsPage_ambience = Sala: ogień, głosy, wiatr
settingsPage_device = To urządzenie
settingsPage_install = Zainstaluj jako aplikację
settingsPage_installHint = Użyj w przeglądarce „Dodaj do ekranu głównego”.
settingsPage_code = Mam kod z mojego drugiego urządzenia
settingsPage_claim = Przenieś tu moje miejsca
settingsPage_claimed = Twoje miejsca są już na tym urządzeniu.
settingsPage_forget = Zapomnij mnie na tym urządzeniu
settingsPage_otherDevice = Przenieś moje miejsca na inne urządzenie

## next

next_title = Następna gra
next_line =
    { $people ->
        [one] Tylko ty, z botami.
        [few] Dla { $people } osób od tego stołu; kto powie tak, siada.
       *[many] Dla { $people } osób od tego stołu; kto powie tak, siada.
        [other] Dla { $people } osób od tego stołu; kto powie tak, siada.
    }
next_game = Gra
next_tooMany = Gier dla mniej niż { $people } osób nie ma na liście.
next_seating = Miejsca
next_same = jak dotąd
next_drawn = losowane na nowo
next_propose = Zaproponuj
next_ask =
    { $who ->
        [none] Następna: { $game }?
       *[other] { $who } proponuje: { $game }. Grasz?
    }

## replay

replay_title = Zapis
replay_watch = Obejrzyj zapis
replay_lookBack = Gdzie się odwróciło
replay_leave = Opuść zapis
replay_play = Odtwórz
replay_pause = Zatrzymaj
replay_pace = Zmień tempo (×{ $n })
replay_first = Na początek
replay_previous = Krok wstecz
replay_next = Krok naprzód
replay_last = Na koniec
replay_position = Krok
replay_goTo = Przejdź do
replay_start =
    { $of ->
        [few] Początek · { $of } kroki
       *[many] Początek · { $of } kroków
    }
replay_step = Krok { $step } z { $of }
replay_eyes = Czyimi oczami?
replay_spectator = Ktoś z widowni
replay_everyone = Wszyscy
replay_quiet = Nie stało się nic, co możesz zobaczyć.
replay_failed = Zapisu nie można teraz otworzyć.

## deal

deal_changed = Twoją część tasowania zmieniono przed pierwszą kartą. Nie ufaj temu rozdaniu; zapytaj gospodarza sali.
deal_good = Sprawdzono na tym urządzeniu: nikt nie wybrał tego rozdania.
deal_bad = To nie jest rozdanie, w którym brało udział twoje urządzenie.
deal_why_bad-journal = Dziennik nie daje tych samych kart albo nie osądza tych samych ruchów.
deal_why_bad-seal = To, co zapieczętowano przed pierwszą kartą, nie jest tym, co teraz zapisano.
deal_why_bad-part = Nie ma w nim części, którą wylosowało twoje urządzenie.
deal_why_bad-slept = Start miał być odwołany, bo to urządzenie nie odpowiedziało. Odpowiedziało.
deal_why_bad-other = Weszła w nie część w twoim imieniu, której to urządzenie nie wylosowało. Jeśli nie brało udziału inne twoje urządzenie, nie ufaj temu.
deal_why_bad-yes = Zapisano twoją zgodę na karty bez własnej części. Na tym urządzeniu nikt się nie zgodził.
deal_why_bad-alone = Rozdano z części jednej osoby, bez twojej i bez twojej zgody: ta osoba mogła wybrać karty, jeśli prowadziła też salę.
deal_from =
    { $names ->
        [0] Rozdano z samego ziarna sali: żadne urządzenie nie brało udziału.
        [one] Rozdano z jednej części: { $names }.
       *[other] Rozdano z części: { $names }.
    }
deal_whoCould = Kto mógł wybrać karty?
deal_fromHere = Rozdało to urządzenie.
deal_agreed = Zgoda na karty bez własnej części: { $names }.
deal_without = Bez części: { $names }. Odpowiedź nie przyszła na czas.
deal_alone = Nie wszyscy brali udział lub się zgodzili: jeśli { $name } prowadzi też salę, { $name } może stać za wyborem tych kart.
deal_nothingKept = To urządzenie nic z tego rozdania nie zachowało; może je sprawdzić to, z którego zajęto twoje miejsce. Jeśli to było ono, nie ufaj rozdaniu.
deal_otherDevice = Brało udział inne twoje urządzenie i ono może to sprawdzić. Jeśli nie masz innego, nie ufaj rozdaniu.
deal_waits =
    { $names ->
        [one] Karty czekają na urządzenie: { $names }.
       *[other] Karty czekają na urządzenia: { $names }.
    }
deal_waitsHow = Wystarczy otworzyć tam ten stół: wtedy rozdadzą się same.
deal_waitsHost = Nie musisz czekać: odeślij kogoś, a miejsce zajmie bot albo inna osoba. Kto został odesłany, nie usiądzie tu ponownie.
deal_waitsGuest = Gospodarz też może zwolnić miejsce, a ty możesz wstać.
deal_asks = Karty czekają na ciebie.
deal_asksWhy = Twoja część tasowania jest na innym twoim urządzeniu albo to ją straciło. Otwórz stół tam albo zdecyduj tutaj.
deal_takePart = Weź udział z tym urządzeniem
deal_waive = Rozdaj bez mojej części
deal_waiveMeans = Bez twojej części karty mogą pochodzić z części jednej osoby. Jeśli ta osoba prowadzi też tę salę, mogłaby je wybrać. Wszyscy przeczytają, że się zgadzasz.
deal_wasVoid =
    { $names ->
        [one] Start odwołano: nie odpowiedziało urządzenie ({ $names }).
       *[other] Start odwołano: nie odpowiedziały urządzenia ({ $names }).
    }
deal_dealing = Urządzenia wszystkich rozdają razem…

## time

time_leaving_after = Twoje miejsce czeka. Po nieobecności ({ $length }) inni mogą pozwolić grać botowi, aż wrócisz.
time_leaving_clock = Twoje miejsce czeka, aż minie twój czas, niezależnie od nieobecności.
time_leaving_never = Twoje miejsce czeka, niezależnie od nieobecności.
time_absence_after = Po czasie { $length } inni mogą do powrotu pozwolić grać botowi
time_absence_clock = Miejsce czeka, aż minie czas
time_absence_never = Miejsce czeka, jak długo trzeba
time_absent = Ktoś jest nieobecny
time_patience = Kiedy bot może grać za kogoś nieobecnego?
time_noPatienceNeeded = Miejsce czeka, aż minie jego czas, niezależnie od nieobecności.
time_after = Po czasie: { $length }
time_never = Nigdy
time_days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
        [other] { $days } dnia
    }
time_hours =
    { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
       *[many] { $hours } godzin
        [other] { $hours } godziny
    }
time_minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
        [other] { $minutes } minuty
    }
time_bank = { $minutes } min na grę, +{ $increment } s na ruch
time_others = Inne czasy
time_weekends = Soboty i niedziele się nie liczą
time_whenUp = Gdy komuś skończy się czas
time_bot = Bot gra do powrotu
time_wait = Gra czeka, a inni mogą zdecydować
time_late = Czas minął: { $name }.
time_timeLeft = Pozostały czas, { $name }: { $length }.
time_away = Nieobecność od { $since }: { $name }.
time_kept = Miejsce czeka: { $seconds } s
time_ask = Poproś o przerwę
time_until = Do kiedy?
time_hint = Muszą się zgodzić wszyscy inni grający. Do tego czasu nie idzie żaden zegar; kto chce, może grać.
time_asks = { $name } prosi o przerwę: bez zegara do { $until }.
time_waits = Twoja prośba o przerwę do { $until }. Nie wszyscy się jeszcze zgodzili.
time_rests = Zegary stoją do { $until }.

## games

# As in English.
games_bounty-hunters_name = Bounty Hunters
games_bounty-hunters_blurb = Wybieraj karty, wysyłaj łowców, chwytaj cele. Czwarte schwytanie kończy grę, wygrywają punkty.
games_bounty-hunters_pages_learn = Nauka przez grę
games_bounty-hunters_pages_score-pad = Notes punktów
games_bounty-hunters_pages_lab = Laboratorium kart
# As in English.
games_outer-rim_name = Outer Rim
games_outer-rim_blurb = Lataj, handluj, poluj i targuj się na skraju galaktyki, aż poznają twoje imię.
games_outer-rim_pages_learn = Nauka przez grę
games_outer-rim_pages_companion = Obok prawdziwej planszy
games_legion_name = Legion: protokół nagród
games_legion_blurb = Obok prawdziwego stołu: znaczniki, punkty i dlaczego.
games_legion_pages_judge = Sędzia
games_legion_pages_event = Turnieje
games_legion_pages_desk = Biuro turnieju

## quick

quick_bounty-hunters_introductory = bez kontraktów
quick_outer-rim_5 = 5 sławy
quick_outer-rim_8 = 8 sławy
quick_outer-rim_12 = 12 sławy
quick_outer-rim_bounty-hunter = przeciw łowcy nagród
quick_outer-rim_both = dwóch przeciwników

## throw

throw_title = Wyrzucić tę grę?
throw_line = Gra ({ $names }) nie jest skończona i jest tylko na tym urządzeniu.
throw_remove = Wyrzuć
throw_keep = Zachowaj
errors_no-programs = Przy tym stole nie mogą siedzieć programy.
errors_fewer-seats = Tyle osób już tu jest.
errors_seat-in-use = Na miejscu, które by zniknęło, ktoś siedzi. Niech najpierw przejdzie na wolne.
table_moveHere = Przejdź tutaj
table_changeTerms = Zmień
table_changeTitle = Zmień stół
table_changeDo = Zmień tak
table_game = Gra
table_bigScreen = Duży ekran
logEntry_changed-seat = { $name } zmienia miejsce.
logEntry_terms-changed =
    { $seats ->
        [one] Stół zmieniono: { $game }, { $seats } miejsce.
        [few] Stół zmieniono: { $game }, { $seats } miejsca.
       *[many] Stół zmieniono: { $game }, { $seats } miejsc.
        [other] Stół zmieniono: { $game }, { $seats } miejsca.
    }
time_programs = Programy
time_programsMay = Programy mogą grać
time_programsMayNot = Grają tylko ludzie
aloud_endWins =
    { $who ->
        [none] Wygrywasz, wynik: { $points }.
       *[other] Wygrywa { $who }, wynik: { $points }.
    }
aloud_endShared = Wspólne zwycięstwo: { $names }.
aloud_endPlace =
    Twoje miejsce: { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
       *[other] szóste
    } z { $count ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
       *[other] sześciu
    }.
aloud_hasChosen = Wybór gotowy: { $names }.
aloud_toldInLog =
    { $count ->
        [one] Stała się jeszcze jedna rzecz; jest w przebiegu.
        [few] Stały się jeszcze { $count } rzeczy; są w przebiegu.
       *[many] Stało się jeszcze { $count } rzeczy; są w przebiegu.
        [other] Stało się jeszcze { $count } rzeczy; są w przebiegu.
    }
