endWins =
    { $who ->
        [none] Wygrywasz, wynik: { $points }.
       *[other] Wygrywa { $who }, wynik: { $points }.
    }
endShared = Wspólne zwycięstwo: { $names }.
endPlace =
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
hasChosen = Wybór gotowy: { $names }.
toldInLog =
    { $count ->
        [one] Stała się jeszcze jedna rzecz; jest w przebiegu.
        [few] Stały się jeszcze { $count } rzeczy; są w przebiegu.
       *[many] Stało się jeszcze { $count } rzeczy; są w przebiegu.
        [other] Stało się jeszcze { $count } rzeczy; są w przebiegu.
    }
