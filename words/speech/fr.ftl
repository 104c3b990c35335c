endWins =
    { $who ->
        [none] Tu gagnes avec { $points }.
       *[other] { $who } gagne avec { $points }.
    }
endShared = { $names } se partagent la victoire.
endPlace =
    Tu arrives { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    } sur { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] six
    }.
hasChosen =
    { $names ->
        [1] { $names } a choisi.
       *[other] { $names } ont choisi.
    }
toldInLog =
    { $count ->
        [one] Il s’est passé encore une chose : elle est dans le journal.
       *[other] Il s’est passé encore { $count } choses : elles sont dans le journal.
    }
