### Coach and hindsight.
### Looked up by name: rows, gains, costs

coach = Coach
hint = A hint
opinion = My last move
thinking = Thinking…
notYourMove = It is not your move.
nothingMade = You have not moved since you opened this table.
best = Best
next = Next best
yours = Your move

## verdict

verdict_best = That was the best move I found.
verdict_fine = A fine move: hardly a difference.
verdict_loose = There was something better.
verdict_poor = That cost you something.

##

# $percent (text)
# $error (text)
chance = wins { $percent } ± { $error }
alike = Both are about as good.
unit = The numbers are points of the final score, as I expect them from this move on.
# $total (text)
sum = together { $total }
numbers = Numbers
# $n (number)
inTen =
    { $n ->
        [0] Hardly ever wins from here.
        [10] Nearly always wins from here.
        [1] Wins about one game of ten from here.
       *[other] Wins about { $n } games of ten from here.
    }

## rows

rows_targets = targets
rows_crates = crates
rows_contracts = contracts
rows_hunters = hunters
rows_credits = credits
rows_tempo = tempo
rows_denial = kept from your neighbour

## gains

# What a move brings most, by the row of the score it helps.
gains_targets = It brings a capture closer.
gains_crates = It fills your crates.
gains_contracts = Your contracts like it.
gains_hunters = It spares you a hunter’s minus.
gains_credits = Your purse likes it.
gains_tempo = It puts you ahead of the others.
gains_denial = And your neighbour does not get it.

## costs

# What a move costs most.
costs_targets = A target has to wait for it.
costs_crates = Your crates get nothing from it.
costs_contracts = Your contracts get nothing from it.
costs_hunters = The hunter will cost you at the end.
costs_credits = It thins your purse.
costs_tempo = It takes its time.
costs_denial = Your neighbour will thank you for the rest of the hand.

## move

# $deck (text)
move_draw = Draw from { $deck }
# $card (text)
move_sell = Sell { $card }
# $card (text)
move_play = Play { $card }
# $card (text)
move_reserve = Reserve { $card }
# $card (text)
move_seal = Choose { $card }
# $target (text)
move_place = Put it on { $target }
# $card (text)
move_activate = Pay for { $card }
# $card (text)
# $target (text)
move_activateOn = Pay for { $card }, on { $target }
move_done = Pay for nothing more
move_itself = the revealed card

##

hindsight = Analysis
curve = Chances to win
curveHint = Each point: the rest of the game played many times by bots, with the hands as they were and the decks reshuffled.
# $done (number)
# $all (number)
working = { $done } of { $all }
turningPoints = Turning points
# $turn (number)
turnAxis = Turn { $turn }
# $turn (number)
turnOnly = Turn { $turn }.
# $name (text)
# $from (text)
# $to (text)
turning = { $name }: { $from } → { $to }
goThere = Go there
whatIf = What if
whatIfHint = From what this seat knew: hidden cards dealt anew, the rest played by bots.
whatIfNobody = Look through a seat’s eyes at a moment when it had to choose.
whatIfAsk = Play it out
played = played
# $points (text)
# $isAhead (flag)
margin =
    { $isAhead ->
        [true] { $points } points ahead on average
       *[false] { $points } points behind on average
    }
# $n (number): at least 2
games = { $n } games each
again = More games

## lab

lab_title = Card lab
lab_intro = Change a card and let four sharp bots play. Both sets meet the same deals, so the difference is the card’s.
lab_card = Card
lab_points = Points
lab_loss = Points lost
lab_cost = Cost in credits
lab_colours_0 = Green
lab_colours_1 = Blue
lab_colours_2 = Orange
# $n (number): at least 2
lab_play = Play { $n } games
lab_broken = These numbers make no set one can play with.
# $done (number): at least 2
# $all (number): at least 2
lab_progress = { $done } of { $all } games
lab_before = House set
lab_after = Your set
lab_turns = Turns
lab_winner = Winner’s score
lab_picked = Picked when seen
lab_captured = Captured when played
lab_lift = Its users’ wins over the fair share, in percentage points
lab_verdict = Verdict
lab_verdicts_fine = ordinary for its kind
lab_verdicts_above = wins more than its share, as the best of its kind do
lab_verdicts_below = wins less than its share, as the weak of its kind do
lab_verdicts_too-strong = too strong
lab_verdicts_too-weak = too weak
