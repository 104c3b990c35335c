title = Wieczór
played =
    { $games ->
        [one] Na razie jedna gra
        [few] Na razie { $games } gry
       *[many] Na razie { $games } gier
        [other] Na razie { $games } gry
    }
who = Kto
won = Wygrane
gameNth = Gra { $nth }: { $game }
absent = poza grą
place = Miejsce { $place }
crown = nosi koronę
wears = Koronę nosi { $name }.
nobodyLeads = Nikt jeszcze nie prowadzi.
went =
    { $after ->
        [1] Po pierwszej grze wychodzi { $name }.
       *[other] Po grze { $after } wychodzi { $name }.
    }
came = Na grę { $nth } przychodzi { $name }.

## poster

wanted = List gończy
forCrown = za wygrane: { $wins } z { $games }
forWin =
    { $points ->
        [none] za zwycięstwo, gra: { $game }
       *[other] za zwycięstwo, gra: { $game }, punkty: { $points }
    }
forShare = za wspólne zwycięstwo, gra: { $game }
forNobody = za wieczór, którego nikt nie wygrał
company = W towarzystwie
reward = Nagroda: rewanż
seen = Ostatnio widziano: { $address }, { $date }
poster = Zapisz plakat
sharePoster = Udostępnij plakat
posterLine = Plakat: { $who }, list gończy { $why }.

## big screen

screenName = Duży ekran
scan = Zeskanuj i usiądź
screenLine = Do telewizora albo transmisji: otwarty stół, duży, i nic tajnego na nim.
screenQr = Kod QR dużego ekranu
