### The pages of a guild.

people = People
# $count (number)
peopleCount =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
# $name (text)
joinTitle = Join { $name }
# $from (text)
# $name (text)
joinFrom = { $from } invites you to the guild { $name }.
joinWhat = A guild is a table of your own: its games, its evenings, who stands how.
# $games (names)
joinGames = They play { $games }.
# $people (number)
joinLine =
    { $people ->
        [one] { $people } person so far. A name is enough.
       *[other] { $people } people so far. A name is enough.
    }
first = First of all: invite the others
# $people (number)
here =
    { $people ->
        [one] You are here
       *[other] { $people } people are here
    }
away = Not here now
evenings = Evenings
# $games (number)
games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
poster = Poster
# $name (text)
notedBy = written down by { $name }
strike = Strike out
take = Take into a guild
takeLine = The guild keeps this game, and what you played before it this evening.
# $name (text)
taken = It stands with { $name } now.
note = Into a guild
noteLine = Who was who? The game counts for everyone who belongs to the guild.
outside = not in the guild
noteDo = Write it down
noteMe = You have played, too: choose yourself.
join = Join
tables = Tables
noTables = No table is open. Open one: everyone in the guild finds it here.
# $names (text)
# $since (text)
waitsFor = waits for { $names }, { $since }
openTable = Open a table
whichGame = Which game?
evening = The next evening
noEvening = No date yet. Propose one, and everyone taps.
propose = Propose a date
when = When?
proposeDo = Propose it
# $name (text)
proposedBy = proposed by { $name }

## answers

answers_yes = Yes
answers_maybe = Maybe
answers_no = No

##

answersLabel = Are you coming?
# $yes (number)
# $maybe (number)
answered =
    { $yes ->
        [one]
            { $maybe ->
                [0] { $yes } comes
               *[other] { $yes } comes, { $maybe } maybe
            }
       *[other]
            { $maybe ->
                [0] { $yes } come
               *[other] { $yes } come, { $maybe } maybe
            }
    }
# $yes (text)
who = Coming: { $yes }
agreed = Agreed date
agree = Take this date
dropEvening = Take it off
calendar = Into my calendar
standings = Standings
programs = Programs
name = Name
gamesPlayed = Games
wins = Wins
averagePlace = Average place
averagePoints = Average points
winsOverTime = Wins, game by game
# $name (text)
# $wins (number)
chartLine =
    { $wins ->
        [one] { $name }: { $wins } win
       *[other] { $name }: { $wins } wins
    }
duels = Head to head
# $first (text)
# $a (number)
# $b (number)
# $second (text)
# $level (number)
duelLine =
    { $level ->
        [0] { $first } { $a } : { $b } { $second }
       *[other] { $first } { $a } : { $b } { $second } ({ $level } level)
    }
history = Played
# $name (text)
hostedBy = at { $name }’s table
# $points (number)
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay = Replay
again = Play again
older = Older games

## roles

roles_founder = Founder
roles_helper = Helper
roles_member = Member

##

invite = Invite
# $name (text)
inviteLine = Whoever opens this link and gives a name belongs to { $name }.
qr = The invitation as a QR code
renew = Draw another link
renewed = The old link no longer works.
hooks = Notifications for all
hooksLine = A web hook of the guild’s own: its channel hears whose move it is at the guild’s tables, and when you meet. In the language of whoever adds it.
lead = Lead the guild
rename = Rename
renamed = It has its new name.
# $name (text)
more = More options: { $name }
# $name (text)
makeHelper = Make { $name } a helper
# $name (text)
makeMember = Remove { $name } as helper
# $name (text)
handOver = Hand the guild over to { $name }
# $name (text)
sendAway = Send { $name } away
leave = Leave the guild
end = End the guild
sureEnd = The page goes for everyone. Games and results stay with the people who played them.
sureLeave = Your results stay, web hooks you added go. The link brings you back.
# $name (text)
sureSendAway = { $name } is out at once: no notifications, no say in the next evening, no open table of theirs, no web hook they added. The link changes too: give the others the new one. Results stay, and a game that began goes on.
# $name (text)
sureHandOver = { $name } leads then; you stay as a helper.
