### A tournament in the hall: sign-up, pairings, slips, standings, the organiser's desk.
### Looked up by name: refusals, flaws, how, usual

title = Tournaments
mine = Your tournaments
noneMine = You take part in no tournament yet. Open one, or scan the code of one.
open = Open a tournament
openLine = Players sign up on their own phones, pairings appear there, and both sign the slip. On one device without a hall use the tournament desk.
desk = Tournament desk on this device
name = Name of the tournament
ended = ended
leads = you organise it
usualGames = The usual ones
usual_standard = 1,000 points, 150 min
usual_with-setup = 1,000 points, 170 min
usual_recon = 600 points, 120 min
rounds = Rounds
minutes = Minutes a round
edition = Edition
points = Points of a list
units = Units of a list at most
anyUnits = any number
rulings = Open readings for the whole tournament
rulingsLine = Every ledger of the tournament begins with these.
fromNowOn = Edition and readings count for ledgers opened from now on; those already open keep theirs.
save = Save
settings = Settings
# $rounds (number)
# $minutes (number)
# $points (number)
terms = Rounds: { $rounds }, each { $minutes } min. Points of a list: { $points }

## signing up

signUp = Sign up
signUpLine = Paste your list: it is read at once, and you see what was read.
list = Your list
listOf = List
changeList = Hand in another list
handIn = Hand it in
noList = No list yet
signedUp = You are signed up.
signUpClosed = Sign-up is closed.
comeIn = I do not play, I help
helping = You are here without playing. An organiser can make you a judge.
# $read (number)
# $said (text)
countUnits = { $read } of { $said } units
# $read (number)
onlyUnits =
    { $read ->
        [one] { $read } unit
       *[other] { $read } units
    }
# $read (number)
# $most (number)
countPoints =
    { $most ->
        [one] { $read } of { $most } point
       *[other] { $read } of { $most } points
    }
fits = The list fits.
# $names (text)
asks = To be answered at the table: { $names }
flaws_unreadable = Nothing in this text reads like a list.
flaws_too-dear = It costs more than allowed.
flaws_too-many-units = It has more units than allowed.
flaws_other-count = It says another number of units than were read.
flaws_other-total = It says another sum of points than was counted.
flaws_questions = Some cards are not sure.
flaws_unread = Some lines could not be read.
drop = Leave the tournament
dropSure = Really leave
return = Play again

## my table

myTable = My table
# $number (number)
table = Table { $number }
# $round (number)
# $rounds (number)
round = Round { $round } of { $rounds }
# $name (text)
against = against { $name }
blue = You begin as blue
red = You begin as red
bye = You have a bye this round: a win.
waitForPairing = The next pairing appears here by itself.
lastRound = That was the last round.
missions = Mission pools
# $name (text)
# $cards (text)
pool = { $name }: { $cards }
callJudge = Call a judge
called = A judge has been called.
# $name (text)
coming = { $name } is coming.
callDone = Settled, no judge needed
clockStands = The round’s clock stands.
timeUp = time is up
left = left

## the slip

slip = The slip
slipLine = Both players sign the same; then it counts.
sign = Sign the slip
# $name (text)
signedBy = { $name } has signed:
signSame = Sign the same
youSigned = You have signed. Your opponent has not signed the same yet.
otherSlip = Sign something else
howEnded = How did it end?
how_played = Played to the end
how_tabled = One side wiped out
how_conceded = Conceded
how_no-show = Somebody did not come
how_drawn = Draw by agreement
how_judged = Judge’s decision
winner = Who won?
nobody = Nobody
# $name (text)
pointsOf = Points of { $name }
# $name (text)
defeatedOf = Points of units { $name } defeated
# $one (number)
# $two (number)
score = { $one } : { $two }
# $name (text)
won = { $name } won
drawn = Draw
settled = The result counts.
correct = Correct it
reason = Why
settle = Settle it
history = What stood here before
both = signed by both
# $name (text)
by = by { $name }
ledger = Ledger

## pairings and standings

pairings = Pairings
# $one (text)
# $two (text)
versus = { $one } – { $two }
# $name (text)
hasBye = { $name }: bye
noPairings = No round is paired yet.
standings = Standings
# $round (number)
afterRound = after round { $round }
columnPlayer = Player
columnScore = Score
columnRecord = W–D–L
columnMargin = Points
columnOpponents = Opponents
columnDefeated = Defeated
why = Why here?
explainScore = Score: two for a win or a bye, one for a draw.
explainMargin = Points: the mean share of the points of all finished rounds. A bye counts 75%, a round without a game 0%.
explainOpponents = Opponents: their mean score a round.
# $round (number)
notThere = Round { $round }: no game
# $round (number)
# $share (text)
explainBye = Round { $round }: bye, share { $share }
# $round (number)
# $outcome (text)
# $name (text)
# $share (text)
# $score (text)
explainGame = Round { $round }: { $outcome } against { $name }, share { $share }; they have { $score } a round
win = win
draw = draw
loss = loss
screen = For a projector
joinHere = Sign up here
export = For a spreadsheet
exportStandings = Standings
exportGames = Games
exportPlayers = Players
exportLine = Plain CSV. How Longshanks and Best Coast Pairings read a file could not be established; copy from these tables.

## organising

organise = Organise
# $count (number)
players = Players: { $count }
invite = Link and code to sign up
signUpOpen = Sign-up is open
# $round (number)
pair = Pair round { $round }
unpair = Take this pairing back
unpairSure = Really take it back
byHand = Change pairings by hand
byHandLine = Choose two players who change places.
swap = Change places
clockStart = Start the clock
clockStop = Stop the clock
# $minutes (number)
giveTime = { $minutes } min more
calls = Calls for a judge
# $table (number)
# $names (text)
callFrom = Table { $table }: { $names }
come = I am coming
done = Done
addPlayer = Add a player without a phone
player = Player
makeJudge = Judge
makeOrganiser = Organiser
remove = Send away
comeBack = Back in
# $round (number)
gone = left before round { $round }
removed = sent away
late = came late
end = End the tournament
endSure = Really end it
reopen = Open it again
endedLine = This tournament has ended.
forget = Forget this tournament
forgetSure = Really forget everything
judge = judge
organiser = organiser
# $open (number)
stillOpen =
    { $open ->
        [one] { $open } game is still open
       *[other] { $open } games are still open
    }

## refusals

refusals_not-organiser = Only organisers can do that.
refusals_not-judge = Only judges and organisers can do that.
refusals_not-yours = That is not your table.
refusals_sign-up-closed = Sign-up is closed. Ask an organiser.
refusals_full = This tournament is full: 64 players.
refusals_removed = An organiser has sent you away.
refusals_no-such-member = There is no such player.
refusals_no-such-table = There is no such table in this round.
refusals_no-name = A name is needed.
refusals_list-too-long = This list is too long.
refusals_wrong-settings = One of these numbers is not possible.
refusals_round-open = Some games of this round are still open.
refusals_rounds-over = All rounds are played. Settings allow more.
refusals_too-few = Two players are needed.
refusals_no-legal-round = Everybody has met everybody: no further round without a repeat.
refusals_no-round = No round is paired yet.
refusals_wrong-pairings = Everybody must have exactly one place.
refusals_has-results = There are results in it already.
refusals_wrong-result = Points and winner do not fit how the game ended.
refusals_settled-already = The result counts already. A judge can correct it.
refusals_called-already = A judge has been called already.
refusals_no-call = This call is closed already.
refusals_last-organiser = Somebody has to organise it.
refusals_enough-said = You have written enough in this tournament. Ask an organiser.
refusals_ended = The tournament has ended.
