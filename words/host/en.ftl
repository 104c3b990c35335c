### The page of whoever runs the hall.
### Looked up by name: works

title = Running this hall
locked = This page opens with a link that works once.
lockedHow = The hall prints one when it starts; “npm run host” prints another.
wrongLink = This link has been used already, or is too old. Ask the hall for another one.
again = Look again
health = Status
open = Open since
memory = Memory
sockets = Connected screens
tables = Tables
# $playing (number)
# $gathering (number)
# $over (number)
tablesLine = { $playing } being played, { $gathering } gathering, { $over } over
people = People
disk = On disk
# $used (text)
# $free (text)
diskLine = { $used }; { $free } still free
folder = Data folder
mail = E-mail

## mailStates

mailStates_sends = It is sent.
mailStates_no-public-url = None is sent: SMTP_URL is set and PUBLIC_URL is not, so their links would lead wherever a guest says. Set it and start again.
mailStates_none = None: no mail server is set.

##

tell = Tell everyone
tellLabel = A line all screens show, such as “We restart at ten”
tellSend = Show it
tellEnd = Take it down
told = Everyone sees it within half a minute.
toldEnd = It is taken down.
backups = Copies
backUp = Back up now
# $name (text)
backedUp = A whole copy is in backups/{ $name }.
noBackups = No copy has been made from this page yet.
listed = Tables on the list
noListed = No table is on the list.
# $names (text)
unlist = Take off the list: { $names }
unlisted = It is off the list. Whoever has its link still finds it.
openSeat = free
seen = Who was here
nobody = Nobody has come since the hall opened.
# $name (text)
shut = Shut out { $name }
# $address (text)
shutAddress = Shut out everyone at { $address }
shutOut = Shut out
noShutOut = Nobody is shut out.
# $name (text)
letIn = Let { $name } in again
isOut = They are out, at once and after a restart.
isIn = They may come in again.
sure = Shut out?
# $name (text)
sureLine = { $name } is thrown out now and cannot come back until you say so.
errors = What went wrong
noErrors = Nothing has gone wrong since the hall opened.
limits = Limits that were hit
noLimits = Nobody has asked for too much.
# $times (number)
times =
    { $times ->
        [one] once
       *[other] { $times } times
    }

## works

works_request = requests
works_connect = connections
works_ask = moves and other asks
works_say = chat
works_watch = watching tables
works_past = reading the past
works_journal = reading journals
works_content = reading card sets
works_make-table = making tables
works_guild = looking at guilds
works_poll = polling
works_keys = passkeys
works_words = recovery words
works_call = calls
works_bots-alone = games of bots alone
