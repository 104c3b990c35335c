### The page that deals a finished game again.
### Looked up by name: flaws

title = Verify a game
intro = The seed was sealed before the first card and opened after the last. This page deals the whole game again from that seed, here in your browser, and compares every event.
file = Choose a journal file
fileFrom = A journal file is saved on the result page of a finished game: open “Verify this game” there, then “Save the journal”. Whoever runs the hall also gets one from a bot game with simulate --export.
checking = Dealing again…
good = Every card came from the sealed seed, and every move was legal.
# $then (number)
# $now (number)
# $alike (number)
# $moves (number)
otherRules = The moves were judged by version { $then } of the rules; this hall has version { $now }, which judges { $alike } of { $moves } alike. The deal and the result are as the seed gives them.
bad = This journal is not what was played.
badge = Verified
notOver = The seed stays sealed until the game is over.
# $count (number)
pages =
    { $count ->
        [one] { $count } page of the journal checked
       *[other] { $count } pages of the journal checked
    }
seed = Seed
commit = Sealed as
download = Save the journal
unreadable = This file is not a journal.

## flaws

flaws_not-a-journal = This is not a journal file.
flaws_too-large = This file is larger than any journal. It was not read.
flaws_no-journal = There is no journal here.
flaws_newer-format = The file comes from a newer Guildhall.
flaws_altered = The text was changed after it was saved.
flaws_cut-off = The end of the file is missing.
flaws_unreadable = A page cannot be read.
flaws_unknown-game = It belongs to a game this hall does not know.
flaws_other-rules = It was judged by another version of the rules.
flaws_content = The card set is not the one that was played.
flaws_numbering = The pages are out of order.
flaws_not-finished = The game is not finished.
flaws_commit = The seed does not match its seal.
flaws_seed = The seed cannot be read.
flaws_entropies = What the players threw in was changed.
flaws_set-up = The deal does not come from the seed.
flaws_refused = A move was against the rules.
flaws_events = What happened does not follow from the move.
flaws_time-out = A time-out move is not the one the rules play.
flaws_reasons = The reasons of a bot were changed.
flaws_taken-back = A take-back does not fit.
flaws_amended = A correction does not fit.
flaws_outcome = The result does not follow from the game.
flaws_after-the-end = Something happened after the end.

##

# $page (number)
atPage =
    { $page ->
        [0] In the header
       *[other] On page { $page }
    }
