endWins =
    { $who ->
        [none] Du gewinnst mit { $points }.
       *[other] { $who } gewinnt mit { $points }.
    }
endShared = { $names } teilen sich den Sieg.
endPlace =
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
hasChosen =
    { $names ->
        [1] { $names } hat gewählt.
       *[other] { $names } haben gewählt.
    }
toldInLog =
    { $count ->
        [one] Noch etwas ist geschehen; es steht im Protokoll.
       *[other] Noch { $count } Dinge sind geschehen; sie stehen im Protokoll.
    }
