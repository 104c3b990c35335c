endWins =
    { $who ->
        [none] Ganas con { $points }.
       *[other] { $who } gana con { $points }.
    }
endShared = { $names } comparten la victoria.
endPlace =
    Quedas en { $place ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[other] sexto
    } lugar de { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] seis
    }.
hasChosen =
    { $names ->
        [1] { $names } ha elegido.
       *[other] { $names } han elegido.
    }
toldInLog =
    { $count ->
        [one] Ha pasado una cosa más: está en el registro.
       *[other] Han pasado { $count } cosas más: están en el registro.
    }
