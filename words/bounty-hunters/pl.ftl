labelled = { $label }: { $text }
# As in English.
game = Bounty Hunters
list = { $items }

## learn

learn_title = Nauka przez grę
learn_clerk = Pisarz gildii
learn_recruit = Rekrut
learn_names_0 = Ty
# As in English.
learn_names_1 = Tooka
# As in English.
learn_names_2 = Porg
# As in English.
learn_names_3 = Blurrg
learn_ask = Jaki byłby twój ruch?
learn_topics_welcome = Witaj w gildii. Wszyscy grają jednocześnie, a każda tura ma trzy kroki: dobierz kartę, wybierz jedną z pięciu, pozostałe cztery podaj w lewo. Czwarte schwytanie kończy grę; wygrywa najwięcej punktów.
learn_topics_drawTargets = Cele przynoszą punkty. Możesz ścigać kilka naraz: otwarty cel nic nie kosztuje i daje pracę każdemu łowcy.
learn_topics_drawHunters = Łowcy przebijają tarcze, ale mała liczba w rogu odejmuje się od twoich punktów.
learn_topics_drawContracts = W niebieskiej talii są kontrakty. Leżą przed tobą od początku i na końcu płacą za postacie, które udało ci się schwytać.
learn_topics_drawMarket = Piaskowa talia to targ: droidy atakują bez straty punktów, skrzynie to pewne punkty. Jedno i drugie kosztuje kredyty.
learn_topics_openTarget =
    { $points ->
        [one] Cel { $target } jest wart { $points } punkt, gdy przebijesz wszystkie trzy tarcze: potrzeba { $need }. Dotknij karty, a potem „Zagraj”: otworzy przed tobą pościg.
        [few] Cel { $target } jest wart { $points } punkty, gdy przebijesz wszystkie trzy tarcze: potrzeba { $need }. Dotknij karty, a potem „Zagraj”: otworzy przed tobą pościg.
       *[many] Cel { $target } jest wart { $points } punktów, gdy przebijesz wszystkie trzy tarcze: potrzeba { $need }. Dotknij karty, a potem „Zagraj”: otworzy przed tobą pościg.
        [other] Cel { $target } jest wart { $points } punktu, gdy przebijesz wszystkie trzy tarcze: potrzeba { $need }. Dotknij karty, a potem „Zagraj”: otworzy przed tobą pościg.
    }
learn_topics_attack = { $target }: brakuje jeszcze { $need }. Wyślij do ataku kartę { $hunter }: dotknij jej i spójrz na paski, pokażą, co dodaje. Przyciski mówią, co się stanie, zanim się zdecydujesz.
learn_topics_droid = { $droid }: płatny kredytami, atakuje cel { $target } i na końcu nie kosztuje punktów.
learn_topics_waiting = Nie masz jeszcze celu. Karta { $card } może poczekać: każda nowa karta ataku do niej dołącza, a twój następny cel musi stawić czoła temu stosowi.
learn_topics_capture = Spójrz: z kartą { $card } masz wszystkie trzy kolory celu { $target }. To schwytanie. Zrób to, zanim ręka pójdzie dalej.
learn_topics_sell = Każdą kartę można sprzedać za jeden kredyt, a kredytami płaci się na targu. { $card } pomaga ci najmniej: dotknij, a potem „Sprzedaj”. Osoba po lewej też jej nie dostanie.
learn_topics_reserve = Za kartę { $card } nie możesz jeszcze zapłacić, albo nie bez kłopotu. Odłóż ją: leży bokiem i czeka, aż zapłacisz, po swojej akcji w dowolnej późniejszej turze.
learn_topics_crate =
    { $points ->
        [one] { $card }: koszt { $cost }, pewny { $points } punkt. Kto na końcu ma najwięcej skrzyń, dostaje 5 więcej.
        [few] { $card }: koszt { $cost }, pewne { $points } punkty. Kto na końcu ma najwięcej skrzyń, dostaje 5 więcej.
       *[many] { $card }: koszt { $cost }, pewnych { $points } punktów. Kto na końcu ma najwięcej skrzyń, dostaje 5 więcej.
        [other] { $card }: koszt { $cost }, pewne { $points } punktu. Kto na końcu ma najwięcej skrzyń, dostaje 5 więcej.
    }
learn_topics_contract = { $card }: na końcu płaci za to, co wymienia, najwięcej, gdy jest wszystko. Nic nie kosztuje: dotknij, a potem „Podpisz kontrakt”.
learn_topics_activate = Za odłożoną kartę { $card } możesz już zapłacić. Aktywuj ją, oprócz zwykłej akcji.
learn_topics_place = Otwartych jest kilka celów. Poślij tę kartę na cel { $target }; zostanie tam na dobre.
learn_topics_finish = Na razie nic więcej nie jest warte zapłaty: zakończ turę i zachowaj kredyty.
learn_topics_captured = Schwytanie! Karta { $target } leży teraz bokiem. Jej punkty są twoje, bez tego, co kosztują łowcy.
learn_topics_sold = { $card }: sprzedaż za 1 kredyt.
learn_topics_reserved = { $card }: odłożona. Nie robi nic, dopóki nie zapłacisz.
learn_topics_stored = Skrzynia w magazynie to skrzynia na zawsze. Licz czasem cudze: najwięcej daje 5 punktów.
learn_topics_signed = Kontrakt leży przed tobą. Widać na nim, ile jest wart teraz i ile, jeśli padną otwarte cele.
learn_topics_droidSent = Droid pracuje. Na końcu nic cię nie kosztuje.
learn_topics_waitingPile = Nie ma jeszcze celu, więc { $card } czeka na następny.
learn_topics_passed = Wszystkie karty odsłonięto razem. Potem cztery, których nie wybierasz, dostaje { $left } po twojej lewej, a { $right } daje ci swoje. Co zostawisz, to ktoś dostanie.
learn_topics_three = { $who } ma trzy schwytania. Czwarte rozpoczyna koniec: ta tura się kończy, potem jeszcze dwie. Co wtedy zostanie otwarte, jest nic niewarte.
learn_topics_threeMine = Masz trzy schwytania. Czwarte rozpoczyna koniec: ta tura się kończy, potem jeszcze dwie. Upewnij się, że prowadzisz, zanim po nie sięgniesz.
learn_topics_rush = Cztery szybkie schwytania to nie cel. Tak skończyła się gra, w której pierwsza osoba jak najszybciej wzięła cztery najtańsze cele:
learn_topics_enough = Wiesz już dość: dobieraj, wybieraj, podawaj; chwytaj i sprzedawaj. Skrzynie, droidy, kontrakty i odkładanie wyjaśnię, gdy się pojawią. Graj dalej ze mną albo beze mnie.
learn_topics_theEnd = Czwarte schwytanie: { $who }. Daje kredyt i kontrakt. Zostały dwie tury: dokończ, co się da.
learn_topics_over = To była cała gra. Notes wypełnia się wiersz po wierszu: cele, skrzynie, kontrakty, a potem to, co kosztują łowcy.
learn_reasons_sell = Kredyt od razu, i nikt inny jej nie dostanie.
learn_reasons_reserve = Płacisz, kiedy możesz, i nikt inny jej nie dostanie.
learn_reasons_needs = { $target }: brakuje jeszcze { $need }.
learn_reasons_openTarget = Otwarty cel nic nie kosztuje i daje pracę twoim łowcom.
learn_reasons_capture = To uzupełnia wszystkie trzy kolory.
learn_reasons_ratherThan = Licząc wszystko (kontrakty, łowców, tury, które nadejdą), daje teraz więcej niż { $other }.
learn_reasons_crate = Pewne punkty.
learn_reasons_contract = Nic nie kosztuje i płaci za to, co i tak ścigasz.
learn_reasons_decks_drawTargets = Cele przynoszą punkty.
learn_reasons_decks_drawHunters = Łowcy przebijają tarcze.
learn_reasons_decks_drawContracts = Podpisanie kontraktu nic nie kosztuje.
learn_reasons_decks_drawMarket = Masz kredyty do wydania.
learn_advice_draw = Moja rada: dobierz z talii „{ $deck }”.
learn_advice_open = Moja rada: otwórz pościg, cel { $target }.
learn_advice_attack = Moja rada: { $card } do ataku na cel { $target }.
learn_advice_capture = Moja rada: schwytaj cel { $target } kartą { $card }.
learn_advice_wait = Moja rada: zagraj { $card }, poczeka na następny cel.
learn_advice_sell = Moja rada: sprzedaj { $card }.
learn_advice_reserve = Moja rada: odłóż { $card }.
learn_advice_pay = Moja rada: zapłać za kartę { $card }.
learn_advice_activate = Moja rada: zapłać teraz za odłożoną kartę { $card }.
learn_advice_sign = Moja rada: podpisz. { $card }.
learn_advice_place = Moja rada: poślij ją na cel { $target }.
learn_advice_done = Moja rada: zakończ turę.
learn_rushed_caption = Gra przegrana pośpiechem
learn_rushed_hasty = Pośpiech
learn_rushed_patient = Cierpliwość { $n }
learn_rushed_captures = Schwytania
learn_alone = Graj dalej bez pisarza
learn_atDesk = Będę przy swoim biurku.
learn_next = Cele, łowcy, droidy, skrzynie, kontrakty: to cała gra. Teraz jedna dla ciebie.
learn_toTable = Zagraj z botami
learn_toIntro = Najpierw bez kontraktów

## scorePad

scorePad_title = Notes punktów
scorePad_intro = Do gry przy prawdziwym stole. Działa bez połączenia; wszystko zostaje na tym urządzeniu.
scorePad_player = Osoba { $n }
scorePad_players = Przy stole
scorePad_name = Imię
scorePad_addPlayer = Dodaj osobę
scorePad_removePlayer = Usuń: { $name }
scorePad_mode = Gra
scorePad_full = Pełna gra
scorePad_introductory = Wprowadzająca
scorePad_targets = Schwytane cele
scorePad_whichTarget = Kogo udało się schwytać?
scorePad_points = Punkty
scorePad_readCard = Odczytaj z karty
scorePad_missing = Brakuje jeszcze punktów z karty: { $who }.
scorePad_hunters = Łowcy, którzy brali udział
scorePad_hunterCost = Dodaj łowcę za { $loss }
scorePad_removeHunter = Usuń łowcę za { $loss }
scorePad_crates = Opłacone karty skrzyń
scorePad_addCrates =
    { $n ->
        [one] Dodaj kartę z { $n } skrzynią
       *[other] Dodaj kartę z { $n } skrzyniami
    }
scorePad_contracts = Kontrakty
scorePad_kinds_pair = Dwie postacie
scorePad_kinds_double = Dwa razy ta sama
scorePad_kinds_crate = Postać i skrzynia
scorePad_first = Pierwsza postać
scorePad_second = Druga postać
scorePad_addContract = Dodaj kontrakt
scorePad_samePair = Para wymaga dwóch różnych postaci.
scorePad_credits = Pozostałe kredyty
scorePad_less = { $what }: o jeden mniej
scorePad_more = { $what }: o jeden więcej
scorePad_remove = Usuń: { $what }
scorePad_keep = Zachowaj tę grę
scorePad_keptNow = Zachowano.
scorePad_again = Nowa gra
scorePad_lastGames = Ostatnie gry
scorePad_noGames = Nie zachowano jeszcze żadnej gry.
scorePad_forget = Usuń
scorePad_text = Kopiuj jako tekst
scorePad_picture = Zapisz jako obrazek
scorePad_toGuild = Do gildii
scorePad_copied = Skopiowano.
scorePad_result = Notes

## primer

primer_title = Gra w minutę
primer_lead = Prowadzisz ekipę łowców nagród. Wykładaj przed siebie cele, wysyłaj na nie łowców, chwytaj je. Wszyscy grają jednocześnie. Kto pierwszy schwyta cztery, rozpoczyna koniec; wygrywa najwięcej punktów.
primer_cards_title = Cztery rodzaje kart
primer_cards_target = Cel. U góry punkty, u dołu trzy tarcze. Osiągnij wszystkie trzy, a jest twój.
primer_cards_hunter = Łowca. Atakuje w trzech kolorach i wchodzi za darmo, ale gdy schwytanie się uda, kosztuje punkty z rogu.
primer_cards_market = Targ. Droidy też atakują, skrzynie to punkty. Płacisz kredytami, nigdy punktami.
primer_cards_contract = Kontrakt. Na końcu płaci za schwytane postacie, najwięcej za obie razem.
primer_turn_title = Tura ma trzy kroki
primer_turn_draw_name = Dobierz
primer_turn_draw_text = Weź kartę z dowolnej talii. Masz teraz pięć.
primer_turn_choose_name = Wybierz
primer_turn_choose_text = Połóż jedną zakrytą: zagraj ją albo sprzedaj za 1 kredyt. Wszystkie odsłania się razem. Kartę targu, za którą nie możesz jeszcze zapłacić, odkłada się i płaci później.
primer_turn_pass_name = Podaj
primer_turn_pass_text = Pozostałe cztery idą w lewo. Co zostawisz, to ktoś dostanie.
primer_capture_title = Schwytanie
primer_capture_text = { $target } ma tarcze { $shields }. Sama karta { $one } nie wystarczy. Gdy obok leży { $two }, każdy kolor jest osiągnięty: schwytanie od razu. Wystarczy tyle samo; nadmiar jednego koloru nie pomaga innym.
primer_capture_notYet = Jeszcze nie
primer_capture_done =
    { $points ->
        [one] Schwytanie: { $points } punkt, minus { $loss } za łowców
        [few] Schwytanie: { $points } punkty, minus { $loss } za łowców
       *[many] Schwytanie: { $points } punktów, minus { $loss } za łowców
        [other] Schwytanie: { $points } punktu, minus { $loss } za łowców
    }
primer_end_title = Koniec
primer_end_text = Gdy tylko ktoś ma czwarte schwytanie, kończy się ta tura i grane są jeszcze dwie. Cel, który wtedy pozostaje otwarty, jest nic niewart.
primer_score_title = Liczenie punktów
primer_score_rows_0_name = Cele
primer_score_rows_0_text = punkty schwytanych
primer_score_rows_1_name = Skrzynie
primer_score_rows_1_text = ich punkty i 5 więcej dla osoby, która ma ich najwięcej
primer_score_rows_2_name = Kontrakty
primer_score_rows_2_text = 1 za każdą wymienioną postać i 3 za obie razem (2 za dublet lub skrzynię)
primer_score_rows_3_name = Łowcy
primer_score_rows_3_text = minus to, co kosztują ci, którzy brali udział
primer_score_tie = Remis? Wygrywa więcej pozostałych kredytów. Poza tym kredyty są nic niewarte.
primer_learn = Nauka przez grę: dziesięć minut z pisarzem, który wyjaśnia

## cards

# As in English.
cards_characters_qira = Qi’ra
    .acc = Qi’rę
    .gen = Qi’ry
# As in English.
cards_characters_chewbacca = Chewbacca
    .acc = Chewbaccę
    .gen = Chewbaccy
# As in English.
cards_characters_padme-amidala = Padmé Amidala
    .acc = Padmé Amidalę
    .gen = Padmé Amidali
# As in English.
cards_characters_han-solo = Han Solo
    .acc = Hana Solo
    .gen = Hana Solo
# As in English.
cards_characters_zeb-orrelios = Zeb Orrelios
    .acc = Zeba Orreliosa
    .gen = Zeba Orreliosa
# As in English.
cards_characters_kanan-jarrus = Kanan Jarrus
    .acc = Kanana Jarrusa
    .gen = Kanana Jarrusa
# As in English.
cards_characters_omega = Omega
    .acc = Omegę
    .gen = Omegi
# As in English.
cards_characters_grogu = Grogu
# As in English.
cards_hunters_greedo = Greedo
    .acc = Greeda
    .gen = Greeda
# As in English.
cards_hunters_fennec-shand = Fennec Shand
# As in English.
cards_hunters_dengar = Dengar
    .acc = Dengara
    .gen = Dengara
# As in English.
cards_hunters_cad-bane = Cad Bane
    .acc = Cada Bane’a
    .gen = Cada Bane’a
cards_hunters_the-mandalorian = Mandalorianin
    .acc = Mandalorianina
    .gen = Mandalorianina
# As in English.
cards_hunters_bossk = Bossk
    .acc = Bosska
    .gen = Bosska
# As in English.
cards_hunters_ig-11 = IG-11
# As in English.
cards_hunters_zuckuss = Zuckuss
    .acc = Zuckussa
    .gen = Zuckussa
# As in English.
cards_hunters_hondo-ohnaka = Hondo Ohnaka
    .acc = Hondo Ohnakę
    .gen = Hondo Ohnaki
# As in English.
cards_hunters_boba-fett = Boba Fett
    .acc = Bobę Fetta
    .gen = Boby Fetta
# As in English.
cards_hunters_black-krrsantan = Black Krrsantan
    .acc = Blacka Krrsantana
    .gen = Blacka Krrsantana
# As in English.
cards_hunters_aurra-sing = Aurra Sing
    .acc = Aurrę Sing
    .gen = Aurry Sing
cards_droids_astromech = Droid astro{ "\u00AD" }mechaniczny
    .acc = droida astromechanicznego
    .gen = droida astromechanicznego
cards_droids_protocol = Droid protokolarny
    .acc = droida protokolarnego
    .gen = droida protokolarnego
# W mianowniku i bierniku tak samo: „sprzedaje Skrzynie ×1”.
cards_crate = Skrzynie ×{ $n }
cards_pair = Kontrakt { $a } + { $b }
cards_double = Kontrakt 2 × { $a }
cards_withCrate = Kontrakt { $a } + skrzynia
cards_back = Karta, zakryta
cards_trio = zielony { $g }, niebieski { $b }, pomarańczowy { $o }
cards_target =
    { $copies ->
        [few] Cel { $name }. Wart { $points }. Tarcze: { $trio }.{ $bonus } { $copies } karty pokazują tę postać.
       *[many] Cel { $name }. Wart { $points }. Tarcze: { $trio }.{ $bonus } { $copies } kart pokazuje tę postać.
    }
cards_bonus_none = { "" }
cards_bonus_credit = { " " }Schwytanie daje kredyt.
cards_bonus_contract = { " " }Schwytanie daje kontrakt.
cards_hunter =
    { $loss ->
        [0] Łowca { $name }. Atak: { $trio }. Nie kosztuje punktów.
        [one] Łowca { $name }. Atak: { $trio }. Kosztuje { $loss } punkt, jeśli schwytanie się uda.
        [few] Łowca { $name }. Atak: { $trio }. Kosztuje { $loss } punkty, jeśli schwytanie się uda.
       *[many] Łowca { $name }. Atak: { $trio }. Kosztuje { $loss } punktów, jeśli schwytanie się uda.
        [other] Łowca { $name }. Atak: { $trio }. Kosztuje { $loss } punktu, jeśli schwytanie się uda.
    }
cards_droid =
    { $cost ->
        [one] { $name }. Kosztuje { $cost } kredyt. Atak: { $trio }. W talii: { $copies }.
        [few] { $name }. Kosztuje { $cost } kredyty. Atak: { $trio }. W talii: { $copies }.
       *[many] { $name }. Kosztuje { $cost } kredytów. Atak: { $trio }. W talii: { $copies }.
        [other] { $name }. Kosztuje { $cost } kredytu. Atak: { $trio }. W talii: { $copies }.
    }
cards_crateCard =
    { $cost ->
        [one] Karta skrzyń, skrzynie: { $n }. Kosztuje { $cost } kredyt. Warta { $worth }.
        [few] Karta skrzyń, skrzynie: { $n }. Kosztuje { $cost } kredyty. Warta { $worth }.
       *[many] Karta skrzyń, skrzynie: { $n }. Kosztuje { $cost } kredytów. Warta { $worth }.
        [other] Karta skrzyń, skrzynie: { $n }. Kosztuje { $cost } kredytu. Warta { $worth }.
    }
cards_pairContract = Kontrakt: 1 punkt za każdą kartę { $a }, 1 za każdą kartę { $b }, 3 więcej za każdy duet obu.
cards_doubleContract = Kontrakt: 1 punkt za każdą kartę { $a }, 2 więcej za każde dwie.
cards_crateContract = Kontrakt: 1 punkt za każdą kartę { $a }, 2 więcej za każdą, która ma skrzynię.

## decks

decks_target = Cele
decks_hunter = Łowcy
decks_contract = Kontrakty
decks_jawa-market = Targ

##

drawAhead = Dobierz: { $deck }
drawFrom = Dobierz: { $deck }, zostało { $n }

## colours

colours_0 = zielony
colours_1 = niebieski
colours_2 = pomarańczowy

##

credits =
    { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
        [other] { $n } kredytu
    }
points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
        [other] { $n } punktu
    }
you = Ty

## steps

steps_draw = Dobieranie
steps_choose = Wybór
steps_resolve = Wykonanie
steps_over = Koniec

##

turn = Tura { $n }
turnOf = Tura { $n } z { $last }
waitingFor = Czekamy: { $names }
ready = gotowe
notReady = jeszcze wybiera

## status

status_draw = Dobierz kartę: wybierz talię.
status_drawn = Dobierasz z talii „{ $deck }”. Możesz jeszcze zmienić.
status_choose = Wybierz kartę: zagraj ją albo sprzedaj.
status_sealed = Zapieczętowane: { $what }. Aby zmienić, wybierz inną kartę.
status_decide = Odsłonięta karta: { $card }. Zagrać czy sprzedać?
status_place = Który cel atakuje { $card }?
status_activate = Aktywuj odłożoną kartę albo zakończ turę.
status_waits = Nic do zrobienia, czekamy: { $names }.
status_unsent = Czeka na sieć: { $what }.
status_waitsToPay = Nic do zrobienia, czekamy: { $names }. Tam można jeszcze aktywować odłożoną kartę.
status_notAsked = Nie ma z czego dobrać: czekamy na innych.
status_over = Gra skończona.
status_watching = Czekamy: { $names }.
status_reconnecting = Chwileczkę…

## dock

dock_label = Twój ruch
dock_hand = Twoja ręka
dock_play = Zagraj
dock_playOnto = Zagraj → { $target }
dock_playNew = Zagraj: nowy cel
dock_playPile = Zagraj na czekający stos
dock_startPile = Zagraj: zacznij stos
dock_sign = Podpisz kontrakt
dock_buy = Kup za { $cost }
dock_buyOnto = Kup za { $cost } → { $target }
dock_reserve = Odłóż
dock_sell = Sprzedaj
dock_seal = Odsłoń tę kartę
dock_activate = Aktywuj za { $cost }
dock_activateOnto = Aktywuj za { $cost } → { $target }
dock_done = Zakończ turę
dock_nextDraw = Następne dobranie
dock_untilCapture = Dopiero gdy da schwytanie
dock_askMe = W tej turze zapytaj o odłożone karty
dock_chosen = wybrane
dock_fresh = nowa
dock_more = Zasada

## preview

preview_credit =
    { $n ->
        [one] +{ $n } kredyt
        [few] +{ $n } kredyty
       *[many] +{ $n } kredytów
        [other] +{ $n } kredytu
    }
preview_pays =
    { $n ->
        [one] −{ $n } kredyt
        [few] −{ $n } kredyty
       *[many] −{ $n } kredytów
        [other] −{ $n } kredytu
    }
preview_captures =
    { $loss ->
        [0] chwyta { FORM($target, "acc") }: +{ $worth }
       *[other] chwyta { FORM($target, "acc") }: +{ $worth } −{ $loss }
    }
preview_nth =
    { $n ->
        [1] pierwsze
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
        [6] szóste
       *[other] { $n }.
    }
preview_nthCapture = { $nth } schwytanie
preview_ends =
    { $n ->
        [0] to ostatnie tury gry
        [one] koniec gry za { $n } turę
        [few] koniec gry za { $n } tury
       *[many] koniec gry za { $n } tur
        [other] koniec gry za { $n } tury
    }
preview_bonusContract = daje kontrakt
preview_bonusCredit = daje kredyt
preview_needs = potem brakuje { $what }
preview_opens = potrzeba { $what }
preview_joinsPile = dołącza do czekającego stosu, potem brakuje { $what }
preview_pile = czeka: następny cel musi trafić tutaj
preview_signed =
    { $then ->
        [none] teraz wart { $now }
       *[other] teraz wart { $now }, { $then }, jeśli padną otwarte cele
    }
preview_crateWorth =
    { $n ->
        [one] +{ $worth }, { $n } skrzynia
        [few] +{ $worth }, { $n } skrzynie
       *[many] +{ $worth }, { $n } skrzyń
        [other] +{ $worth }, { $n } skrzyni
    }
preview_majority = najwięcej skrzyń: +{ $n }
preview_reserved =
    { $cost ->
        [one] { $cost } kredyt do zapłaty w późniejszej turze
        [few] { $cost } kredyty do zapłaty w późniejszej turze
       *[many] { $cost } kredytów do zapłaty w późniejszej turze
        [other] { $cost } kredytu do zapłaty w późniejszej turze
    }
preview_reservedNow =
    { $cost ->
        [one] { $cost } kredyt do zapłaty, kiedy chcesz
        [few] { $cost } kredyty do zapłaty, kiedy chcesz
       *[many] { $cost } kredytów do zapłaty, kiedy chcesz
        [other] { $cost } kredytu do zapłaty, kiedy chcesz
    }
preview_asksWhere = cel wybierzesz po odsłonięciu

## fates

fates_sell = sprzedaje
fates_play = zagrywa
fates_reserve = odkłada

##

choice =
    { $fate ->
        [sell]
            { $onto ->
                [none] sprzedać: { $card }
               *[other] sprzedać: { $card } → { $onto }
            }
        [reserve]
            { $onto ->
                [none] odłożyć: { $card }
               *[other] odłożyć: { $card } → { $onto }
            }
       *[other]
            { $onto ->
                [none] zagrać: { $card }
               *[other] zagrać: { $card } → { $onto }
            }
    }

## board

board_mine = Moja plansza
board_theirs = Plansza: { $name }
board_confrontations = Konfrontacje
board_around = Wokół stołu
board_untouched = Otwarte cele, jeszcze nieatakowane
board_none = Nie ma jeszcze celu. Zagraj cel, aby otworzyć pościg; karta ataku zagrana wcześniej czeka na niego.
board_noneTheirs = Tu nie ma jeszcze celu.
board_captured = Schwytane
board_reserved = Odłożone
board_crates = Skrzynie
board_contracts = Kontrakty
board_pile = Czekający stos
board_pileWhy = Nie ma jeszcze celu: karty ataku czekają tutaj, a każda nowa do nich dołącza. Następny cel musi stawić czoła temu stosowi.
board_needs = potrzeba { $what }
board_met = osiągnięte
board_toGo = jeszcze { $n }
# W dopełniaczu: „brakuje 2 zielonych”, „potrzeba 1 niebieskiego”.
board_missing = { $n } { $colour ->
        [green] { $n ->
            [one] zielonego
           *[many] zielonych
        }
        [blue] { $n ->
            [one] niebieskiego
           *[many] niebieskich
        }
       *[orange] { $n ->
            [one] pomarańczowego
           *[many] pomarańczowych
        }
    }
board_bar = { $colour }: { $have } z { $need }
board_pileAttack = { $colour }: { $have }
board_captures =
    { $n ->
        [one] { $n } schwytanie
        [few] { $n } schwytania
       *[many] { $n } schwytań
        [other] { $n } schwytania
    }
board_dropReserve = Odłóż tutaj
board_captureNet =
    { $loss ->
        [0] +{ $worth }
       *[other] +{ $worth } −{ $loss }
    }
board_now = teraz
board_ifAll = jeśli padną otwarte cele
board_cratesCount =
    { $n ->
        [one] { $n } skrzynia
        [few] { $n } skrzynie
       *[many] { $n } skrzyń
        [other] { $n } skrzyni
    }
board_reason_each = { $n } × { $name }
board_reason_duos =
    { $n ->
        [one] { $n } duet × { $each }
        [few] { $n } duety × { $each }
       *[many] { $n } duetów × { $each }
        [other] { $n } duetu × { $each }
    }
board_reason_nothing = nikt jeszcze nie schwytany
board_left = po lewej

## table

table_decks = Talie
table_discards = Odrzucone
table_noDiscards = Nic jeszcze nie sprzedano.
table_seen = Dotąd widziane
table_seenHint = Odkryte na planszach i wśród odrzuconych oraz na twojej ręce. Reszta jest w taliach i na rękach.
table_seenOf = { $seen } z { $all }
table_browse = Talie, odrzucone, widziane karty
table_pad = Punkty wierszami
table_faceDown = Zakryta
table_beforeFirst = Nikt jeszcze nie pokazał karty
table_revealed = Odsłonięte

## alarm

alarm_captured = Schwytanie: { $target }, { $worth }
alarm_capturedBy = { $who } chwyta { FORM($target, "acc") }, { $worth }
alarm_pays =
    { $n ->
        [one] { $contract } płaci teraz { $n } punkt
        [few] { $contract } płaci teraz { $n } punkty
       *[many] { $contract } płaci teraz { $n } punktów
        [other] { $contract } płaci teraz { $n } punktu
    }
alarm_passed =
    { $n ->
        [one] { $n } karta dalej, dostaje { $left }; te daje { $right }.
        [few] { $n } karty dalej, dostaje { $left }; te daje { $right }.
       *[many] { $n } kart dalej, dostaje { $left }; te daje { $right }.
        [other] { $n } karty dalej, dostaje { $left }; te daje { $right }.
    }
alarm_three =
    { $n ->
        [one] { $names } ma 3 schwytania. Czwarte rozpoczyna koniec.
       *[other] { $names } mają po 3 schwytania. Czwarte rozpoczyna koniec.
    }
alarm_withMe = { LIST("ty", $others) }
alarm_threeWithMe = 3 schwytania: { $names }. Czwarte rozpoczyna koniec.
alarm_threeMine = Masz 3 schwytania. Czwarte rozpoczyna koniec.
alarm_twoLeft = Czwarte schwytanie: { $names }. Po tej turze jeszcze dwie.
alarm_lastButOne = Ostatnie dwie tury. Cztery schwytania: { $names }.
alarm_twoLeftMine = Twoje czwarte schwytanie! Po tej turze jeszcze dwie.
alarm_lastButOneMine = Ostatnie dwie tury. Masz cztery schwytania.
alarm_last = Ostatnia tura
alarm_lastHint = Liczy się tylko to, co schwytane i opłacone. Twoja ręka jest nic niewarta.

## rows

rows_targets = Cele
rows_crates = Skrzynie
rows_contracts = Kontrakty
rows_hunters = Łowcy
rows_total = Razem
rowWith = { SMALL($row) } { $points }

## final

final_title = Punktacja końcowa
final_wins = Wygrywa { $names }
final_youWin = Wygrywasz
final_share = Wspólne zwycięstwo: { $names }
final_myPlace =
    { $behind ->
        [0] Twoje miejsce: { $place } z { $of }.
        [one] Twoje miejsce: { $place } z { $of }, strata: { $behind } punkt.
        [few] Twoje miejsce: { $place } z { $of }, strata: { $behind } punkty.
       *[many] Twoje miejsce: { $place } z { $of }, strata: { $behind } punktów.
        [other] Twoje miejsce: { $place } z { $of }, strata: { $behind } punktu.
    }
final_tieBreak = Remis na punkty: decydują kredyty ({ $credits }).
final_tied = Tyle samo punktów i kredytów: wspólne zwycięstwo.
final_majority = najwięcej skrzyń +5
final_noMajority = bez większości
final_next = Następny wiersz
final_skip = Pokaż wszystko
final_copyText = Kopiuj jako tekst
final_copied = Skopiowano.
final_replay = Obejrzyj zapis
final_why = Dlaczego: { $row }
final_notCounted =
    { $n ->
        [one] { $n } otwarty cel niepoliczony
        [few] { $n } otwarte cele niepoliczone
       *[many] { $n } otwartych celów niepoliczonych
        [other] { $n } otwartego celu niepoliczone
    }

## log

log_shuffled = Talie są potasowane.
log_dealt = Każdy dostaje cztery karty: po jednej z każdej talii.
log_dealtIntro = Każdy dostaje cztery karty: jeden cel, dwóch łowców, jedną z targu.
log_turn = Tura { $n }.
log_refilled =
    { $n ->
        [one] { $deck }: talia była pusta, { $n } odrzucona karta wraca po przetasowaniu.
        [few] { $deck }: talia była pusta, { $n } odrzucone karty wracają po przetasowaniu.
       *[many] { $deck }: talia była pusta, { $n } odrzuconych kart wraca po przetasowaniu.
        [other] { $deck }: talia była pusta, { $n } odrzuconej karty wraca po przetasowaniu.
    }
log_drawn =
    { $who ->
        [none] Dobierasz z talii „{ $deck }”.
       *[other] { $who } dobiera z talii „{ $deck }”.
    }
log_drawnCard =
    { $who ->
        [none] Dobierasz { FORM($card, "acc") } z talii „{ $deck }”.
       *[other] { $who } dobiera { FORM($card, "acc") } z talii „{ $deck }”.
    }
log_missed =
    { $who ->
        [none] Talia „{ $deck }” skończyła się, zanim udało ci się dobrać: wybierasz jeszcze raz.
       *[other] Talia „{ $deck }” skończyła się za wcześnie: { $who } wybiera jeszcze raz.
    }
log_revealed = Wszyscy odsłaniają: { $what }.
log_revealJoin = ;{ " " }
log_revealOne =
    { $who ->
        [none]
            { $fate ->
                [none] ty: { $card }
                [sell] sprzedajesz { FORM($card, "acc") }
                [reserve] odkładasz { FORM($card, "acc") }
               *[play] zagrywasz { FORM($card, "acc") }
            }
       *[other]
            { $fate ->
                [none] { $who }: { $card }
                [sell] { $who } sprzedaje { FORM($card, "acc") }
                [reserve] { $who } odkłada { FORM($card, "acc") }
               *[play] { $who } zagrywa { FORM($card, "acc") }
            }
    }
log_decided =
    { $who ->
        [none]
            { $fate ->
                [sell] Sprzedajesz ją.
                [reserve] Odkładasz ją.
               *[play] Zagrywasz ją.
            }
       *[other]
            { $fate ->
                [sell] { $who } ją sprzedaje.
                [reserve] { $who } ją odkłada.
               *[play] { $who } ją zagrywa.
            }
    }
log_sold =
    { $who ->
        [none] Sprzedajesz { FORM($card, "acc") }.
       *[other] { $who } sprzedaje { FORM($card, "acc") }.
    }
log_credit =
    { $who ->
        [none] Bierzesz
       *[other] { $who } bierze
    } { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
        [other] { $n } kredytu
    }{ $why ->
        [sale] { " " }za sprzedaż
        [capture] { " " }za schwytanie
        [fourth-capture] { " " }za czwarte schwytanie
       *[owed] { " " }(zaległość)
    }.
log_paid =
    { $who ->
        [none]
            { $n ->
                [one] Płacisz { $n } kredyt za { FORM($card, "acc") }.
                [few] Płacisz { $n } kredyty za { FORM($card, "acc") }.
               *[many] Płacisz { $n } kredytów za { FORM($card, "acc") }.
                [other] Płacisz { $n } kredytu za { FORM($card, "acc") }.
            }
       *[other]
            { $n ->
                [one] { $who } płaci { $n } kredyt za { FORM($card, "acc") }.
                [few] { $who } płaci { $n } kredyty za { FORM($card, "acc") }.
               *[many] { $who } płaci { $n } kredytów za { FORM($card, "acc") }.
                [other] { $who } płaci { $n } kredytu za { FORM($card, "acc") }.
            }
    }
log_reserved =
    { $who ->
        [none] Odkładasz { FORM($card, "acc") }.
       *[other] { $who } odkłada { FORM($card, "acc") }.
    }
log_crate =
    { $who ->
        [none] Do twojego magazynu trafia: { $card }.
       *[other] { $who } dodaje do magazynu: { $card }.
    }
log_signed =
    { $who ->
        [none] Podpisujesz: { $card }.
       *[other] { $who } podpisuje: { $card }.
    }
log_bonusContract =
    { $who ->
        [none] Dobierasz premię: { $card }.
       *[other] { $who } dobiera premię: { $card }.
    }
log_target =
    { $who ->
        [none] Ruszasz w pościg. Cel: { $card }.
       *[other] { $who } rusza w pościg. Cel: { $card }.
    }
log_targetOnPile =
    { $who ->
        [none] { $card } musi stawić czoła twojemu czekającemu stosowi.
       *[other] { $card } musi stawić czoła czekającemu stosowi ({ $who }).
    }
log_attacks =
    { $who ->
        [none] Wysyłasz { FORM($card, "acc") } na { FORM($target, "acc") }.
       *[other] { $who } wysyła { FORM($card, "acc") } na { FORM($target, "acc") }.
    }
log_waits =
    { $who ->
        [none] Nie masz celu: { $card } czeka na niego.
       *[other] { $who } nie ma celu: { $card } czeka na niego.
    }
log_captured =
    { $who ->
        [none] Chwytasz { FORM($target, "acc") }: schwytanie numer { $nth }.
       *[other] { $who } chwyta { FORM($target, "acc") }: schwytanie numer { $nth }.
    }
log_owed =
    { $who ->
        [none] W talii kontraktów brakuje kart: swój dostaniesz na końcu kroku.
       *[other] W talii kontraktów brakuje kart: { $who } dostanie swój na końcu kroku.
    }
log_contractLost =
    { $who ->
        [none] Nie ma już dla ciebie kontraktu.
       *[other] Nie ma już kontraktu ({ $who }).
    }
log_creditOwed =
    { $who ->
        [none] W puli nie ma już żetonu dla ciebie: kredyt przyjdzie na końcu kroku, jeśli będzie.
       *[other] W puli nie ma już żetonu ({ $who }): kredyt przyjdzie na końcu kroku, jeśli będzie.
    }
log_creditLost =
    { $who ->
        [none] Wszystkie kredyty są w grze: nie dostajesz żadnego.
       *[other] Wszystkie kredyty są w grze: { $who } nie dostaje żadnego.
    }
log_end = { $who } ma czwarte schwytanie. Gra skończy się po turze { $last }.
log_bonusRound = Premiowy kredyt można wydać od razu.
log_passed = Każda ręka idzie o jedno miejsce w lewo.
log_ended = Ostatnia tura za nami: czas policzyć punkty.

## options

options_mode_label = Gra
options_mode_values_full = Pełna gra
options_mode_values_introductory = Wprowadzająca: bez kontraktów
options_mode_hint = Gra wprowadzająca pomija kontrakty.
options_commit_label = Zapieczętowane przed odsłonięciem
options_commit_values_card = Tylko karta
options_commit_values_fate = Karta oraz: sprzedać czy zagrać
options_commit_hint = Co jest ustalone, zanim odsłoni się wszystkie karty.
options_freshReserve_label = Karta odłożona w tej turze
options_freshReserve_values_may-activate = może być opłacona od razu
options_freshReserve_values_waits = czeka do następnej tury
options_freshReserve_hint = Ważne, gdy schwytanie daje kredyt.
options_credits_label = Kredyty
options_credits_values_unlimited = nigdy się nie kończą
options_credits_values_forty-two = 42, jak w pudełku
options_credits_hint = W praktyce nigdy się nie kończą.
options_emptyMajority_label = Nikt nie ma skrzyni
options_emptyMajority_values_nobody = bez premii za większość
options_emptyMajority_values_everybody = dostają ją wszyscy
options_emptyMajority_hint = Kto ma najwięcej niczego?

## bots

bots_random_name = Turysta
bots_random_line = Gra wszystko, co wolno.
bots_novice_name = Włóczęga
bots_novice_line = Lubi punkty, które widać, i zapomina, ile kosztują.
bots_steady_name = Tropiciel
bots_steady_line = Liczy, kupuje, chwyta. Wyważony przeciwnik.
bots_sharp_name = Weteranka gildii
bots_sharp_line = Wie, że wygrywa tempo, i kończy gry wcześnie.
bots_master_name = Mistrz gildii
bots_master_line = Przed każdym ruchem rozgrywa wiele wyobrażonych gier.

## refusals

refusals_game-over = Gra skończona.
refusals_wrong-step = Nie w tym kroku: wszyscy kończą jeden krok, zanim zacznie się następny.
refusals_already-drawn = Masz już kartę na tę turę.
refusals_no-such-deck = Nie ma takiej talii.
refusals_no-contracts = Gra wprowadzająca toczy się bez kontraktów.
refusals_deck-empty = Ta talia i jej odrzucone są puste.
refusals_not-in-hand = Tej karty nie ma na twojej ręce.
refusals_fate-too-early = Przy tym stole pieczętuje się tylko kartę; czy zagrać, czy sprzedać, mówi się po odsłonięciu.
refusals_fate-missing = Powiedz, co dzieje się z kartą: zagrać czy sprzedać.
refusals_cannot-reserve = Odkładać można tylko karty, które mają koszt.
refusals_nothing-to-decide = Nie ma karty, o której trzeba zdecydować.
refusals_nothing-to-place = Nie ma karty do położenia.
refusals_no-such-confrontation = Na twojej planszy nie ma takiej konfrontacji.
refusals_already-captured = Już schwytane: nie trafią tam kolejne karty ataku.
refusals_window-closed = Twoja tura jest skończona; odłożone karty czekają na następną.
refusals_decide-first = Najpierw zdecyduj o odsłoniętej karcie.
refusals_place-first = Najpierw połóż zagraną kartę.
refusals_not-reserved = Ta karta nie jest odłożona.
refusals_reserved-this-turn = Odłożona w tej turze: przy tym stole czeka do następnej.
refusals_no-choice-of-target = Może trafić tylko w jedno miejsce.
refusals_target-missing = Powiedz, który cel atakuje.
refusals_not-seated = Nie siedzisz przy tym stole.
refusals_target-alone = Cel otwiera własną konfrontację.
refusals_pile-first = Czeka stos: następny cel musi stawić mu czoła.
refusals_not-there = Ta karta nie może tam trafić.
refusals_other = Zasady na to nie pozwalają.

##

cannotPay =
    { $cost ->
        [one] Kosztuje { $cost } kredyt, masz { $credits }.
        [few] Kosztuje { $cost } kredyty, masz { $credits }.
       *[many] Kosztuje { $cost } kredytów, masz { $credits }.
        [other] Kosztuje { $cost } kredytu, masz { $credits }.
    }
