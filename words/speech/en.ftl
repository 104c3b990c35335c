### What is only said, never shown: for whoever plays by ear.

# Said once at the end: “Quill wins with 56. You are third of three.”
# $who (text or none): none is the reader
# $points (number)
endWins =
    { $who ->
        [none] You win with { $points }.
       *[other] { $who } wins with { $points }.
    }
# $names (names)
endShared = { $names } share the win.
# $place (number): 2 to 6
# $count (number): 2 to 6
endPlace =
    You are { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } of { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }.
# Others are done, the reader is not.
# $names (names)
hasChosen =
    { $names ->
        [1] { $names } has chosen.
       *[other] { $names } have chosen.
    }
# Said instead of older news, when more has happened than can be listened to.
# $count (number): at least 1
toldInLog =
    { $count ->
        [one] One more thing happened; the log has it.
       *[other] { $count } more things happened; the log has them.
    }
