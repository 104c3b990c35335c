### What calls say: notifications, e-mails and chat messages. Short: the first line of a notification is all that many people see.
### Names: games
### Looked up by name: games, asks, asks.*


## games

games_bounty-hunters = Bounty Hunters
games_outer-rim = Outer Rim
games_legion = Legion

## asks

asks_bounty-hunters_draw = Draw a card: pick a deck.
asks_bounty-hunters_choose = Pick a card: play it or sell it.
asks_bounty-hunters_decide = Your card is revealed: play it or sell it?
asks_bounty-hunters_place = Your card is revealed: which target does it attack?
asks_bounty-hunters_activate = Pay for a reserved card, or finish your turn.
asks_outer-rim_planning = You plan your turn.
asks_outer-rim_action = You take your actions.
asks_outer-rim_encounter = You have an encounter.
asks_outer-rim_choice = There is a choice to make.

##

# $names (names)
list = { $names }
# $game (text)
# $names (text)
gameWith = { $game } with { $names }
# $n (number): at least 2
several = { $n } tables are waiting for you
# $name (text)
# $text (text)
toSomeone = { $name }: { $text }
# $where (text)
yourMove = Your move in { $where }.
# $where (text)
allWait = All wait for you in { $where }.
# $where (text)
dealWaits = The cards wait for your device in { $where }: open the table, and they are dealt.
# $where (text)
halfTime = Half of your time is gone in { $where }.
# $where (text)
lastTenth = Your time is nearly up in { $where }.
# $n (number)
hoursLeft =
    { $n ->
        [one] { $n } hour left.
       *[other] { $n } hours left.
    }
# $n (number)
minutesLeft =
    { $n ->
        [one] { $n } minute left.
       *[other] { $n } minutes left.
    }
# $by (text)
# $where (text)
# $word (text)
nudge = { $by } nudges you in { $where }: “{ $word }”

## nudges

nudges_your-turn = It’s your turn.
nudges_no-hurry = No hurry, only so you know.
nudges_curious = I’m curious what you’ll do.
nudges_miss-you = We miss you at the table.

##

# $where (text)
# $moves (number)
botPlays =
    { $moves ->
        [0] A bot plays for you in { $where }. Open the table to take your seat back.
        [one] A bot plays for you in { $where } and has made { $moves } move. Open the table to take your seat back.
       *[other] A bot plays for you in { $where } and has made { $moves } moves. Open the table to take your seat back.
    }
# $where (text)
timeUp = Your time was up in { $where }: a move was made for you.
# $where (text)
# $winners (text or none)
over =
    { $winners ->
        [none] { $where } is over.
       *[other] { $where } is over. First: { $winners }.
    }
# $where (text)
rematch = Another game is offered after { $where }.
# $guild (text)
# $when (text)
eveningAgreed = { $guild } meets: { $when }.
# $guild (text)
# $when (text)
eveningDay = { $guild } meets tomorrow: { $when }.
# $guild (text)
# $when (text)
eveningHour = { $guild } meets in an hour: { $when }.
tryIt = This is how the hall notifies you.
# $hall (text)
confirm = Somebody gave this address at { $hall }, to be told here about their games. If that was you, open this link:
confirmSubject = May the hall write to you?
endAll = Turn all notifications off
notYou = If it was not you, this link keeps the hall from ever writing here again
