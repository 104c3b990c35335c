### The hall: lobby, tables, settings, rules, replay, errors. It comes with the first page.
### Names: appName, games_*_name
### Looked up by name: games, games.*.pages, quick, quick.*
### Language: English
### Locale: en-GB

appName = Guildhall
# Somebody says something at the table.
# $name (text)
# $text (text)
saidBy = { $name }: { $text }
tagline = Take a seat. The contracts are on the wall.
notices = Notices
close = Close
cancel = Cancel
backToHall = Back to the hall
backToTable = Back to the table
copy = Copy
share = Share
copied = Copied.
copyByHand = Copy this
loading = Lighting the lamps…
tryAgain = Try again
you = You
# A name of the reader.
# $name (text)
nameAndYou = { $name } (you)
recruit = Recruit
settings = Settings
myPage = My page
rules = Rules
verify = Verify a game
verifyThis = Verify this game
skip = Skip to the content
notice = Guildhall is an unofficial fan project. It is not affiliated with, endorsed by or connected to the publishers or rights holders of the games and stories it refers to; all names belong to their owners.
openSource = Free software under the MIT licence.
licences = Licences of what is inside
notFound = There is nothing behind this door.
noServer = The hall is out of reach. Games on this device still work.

## errors

errors_offline = The hall is out of reach.
errors_not-json = The hall could not read that.
errors_not-text = The hall could not read that.
errors_wrong-ask = The hall does not understand that. Load the page again.
errors_wrong-shape = The hall does not understand that. Load the page again.
errors_too-large = That is more than the hall takes at once.
errors_too-deep = That was nested too deeply to be read.
errors_wrong-method = That cannot be done here.
errors_wrong-address = This is not an address of this hall.
errors_no-route = There is nothing behind this address.
errors_no-such-file = There is no such page.
errors_no-host = The browser did not say which hall it means.
errors_wrong-origin = Another page tried to speak for you. Open the hall itself.
errors_no-session = Tell us your name first.
errors_seat-token = This key opens one seat and nothing else.
errors_token-scope = This token may not do that.
errors_too-many-tokens = You have as many tokens as the hall keeps for one person; end one first.
errors_wrong-name = Please choose another name.
errors_wrong-code = This code is wrong, used up or expired.
errors_someone-here = This browser is somebody already.
errors_no-such-session = That session is gone already.
errors_no-passkeys-here = Passkeys need https, or localhost.
errors_wrong-passkey = This passkey does not fit. Try again.
errors_no-such-passkey = This passkey is gone already.
errors_too-many-passkeys = Too many passkeys. Remove one first.
errors_wrong-words = These words are not right. Check their order.
errors_too-many-tries = Too many tries. Wait an hour.
errors_shut-out = Whoever runs this hall has closed its door to you.
errors_too-fast = Slow down a little, then try again.
errors_too-many-connections = Too many open pages. Close one and try again.
errors_too-many-tables = You have as many open tables as the hall allows.
errors_too-many-listed = You have enough tables on the list. Start or leave one first, or play with the link alone.
errors_too-many-bots = Too many bot-only games are running. Wait a little, or take a seat yourself.
errors_gone = The connection was lost meanwhile.
errors_no-such-guild = There is no such guild, or you do not belong to it.
errors_no-such-member = Nobody in the guild has this number.
errors_no-such-evening = This evening was taken off the calendar.
errors_not-yours-to-lead = Only the founder and their helpers may do that.
errors_removed-from-guild = This guild has sent you away.
errors_guild-full = This guild has as many people as the hall allows.
errors_too-many-guilds = You belong to as many guilds as the hall allows.
errors_too-many-evenings = Enough dates are proposed already. Take one down first.
errors_wrong-date = Choose a moment between now and a year from now.
errors_wrong-note = This game cannot be written down like that: you played it, with at least one other, and everyone stands in it once.
errors_too-many-notes = The guild has written down as many games as it may; strike one out first.
errors_game-in-guild = A guild has this game already.
errors_hand-over-first = You lead this guild. Hand it over first, or end it.
errors_no-such-tournament = There is no such tournament.
errors_too-many-tournaments = Forget an old tournament first.
errors_tournament-refuses = The tournament says no.
errors_no-such-channel = You have no such channel any more.
errors_too-many-channels = You have as many channels as the hall allows. Take one away first.
errors_forbidden-address = This address lies in the hall’s own network, or its port is none for web hooks. Take another.
errors_no-mail-host = Whoever runs this hall has given it no way to send e-mail.
errors_wrong-zone = The hall does not know that time zone.
errors_nudged-already = They were nudged today already.
errors_no-such-game = The hall does not know that game.
errors_no-such-bot = The hall does not know that bot.
errors_no-such-content = The hall does not have that card set.
errors_wrong-setup = These terms do not fit the game.
errors_wrong-seats = This game cannot be played with that number of players.
errors_no-such-table = There is no such table.
errors_elsewhere = Another copy of the hall has this table right now; you are being connected to it.
errors_no-such-seat = There is no such seat.
errors_no-such-page = There is no such entry any more.
errors_no-such-phrase = The hall does not know that phrase.
errors_not-your-table = You do not sit at this table.
errors_not-your-seat = That seat is not yours.
errors_not-host = Only the host may do that.
errors_sent-away = The host has sent you away from this table.
errors_members-only = Only members of a guild may sit down or watch here. Ask whoever sent you the link to invite you to the guild.
errors_no-programs = Programs may not sit at this table.
errors_no-such-program = That program is not listening, or does not play this game.
errors_seat-kept = The seat is kept until its clock has run out, however long its person is away.
errors_too-soon = The seat is kept a little longer: seats are held for at least a minute after a disconnect.
errors_muted = The host has asked you to be silent here.
errors_spectators-silent = Only people with a seat may talk at this table.
errors_no-such-line = There is no such line.
errors_dealing = The cards are being dealt: one moment.
errors_not-dealing = No start is under way.
errors_wrong-part = That is not the part this device promised.
errors_seat-taken = Someone sits there already.
errors_fewer-seats = There are more people here than that.
errors_seat-in-use = Someone sits in a seat that would go. Let them move to a free one first.
errors_seats-open = Some seats are still free.
errors_already-started = The game has begun already.
errors_not-started = The game has not begun yet.
errors_over = The game is over.
errors_not-over = The game is not over yet.
errors_substitute-plays = A bot plays for you. Take your seat back first.
errors_not-ahead = That move cannot be queued.
errors_unreadable-command = This game knows no such move.
errors_empty = That is empty.
errors_too-long = That is too long.
errors_nothing-to-take-back = There is nothing to take back.
errors_already-asked = That has been asked already.
errors_nothing-asked = Nobody asked for that.
errors_not-yours-to-agree = There is nothing for you to agree to.
errors_nothing-to-redo = There is nothing to redo.
errors_not-amendable = In this game the past stays as it is.
errors_table-too-long = This table has grown too long for that. What is written stays; go on at a new table.
errors_not-your-entry = Somebody else wrote this entry. Only they can change it.
errors_no-backup = No copy could be made. The reason is under “What went wrong”.
errors_disk-full = The hall’s disk is full: nothing new can be written down until its host makes room. Nothing is lost.
errors_busy = One moment, then try again.
errors_bug = An error occurred. Nothing is lost; try again.

##

# $code (text)
errorOther = The hall says no ({ $code }).

## name

name_ask = What do they call you?
name_why = Others at the table see this name. No account, no e‑mail.
# $letters (number): at least 2
name_longest = At most { $letters } letters.
name_label = Your name
name_enter = Come in
name_before = Been here before?
name_save = Save
name_change = Name and face
name_keep = Your name is known to this browser alone. Keep it for other devices, too?
name_keepDo = Keep it
name_keepNot = Not now
name_underWay = The game is under way: you can watch.
# $game (text)
# $people (names)
name_invited =
    { $people ->
        [0] You are invited to a table of { $game }.
       *[other] You are invited to a table of { $game }, with { $people }.
    }
# The greeting of the first page. Languages divide the day differently: night ends at 5, noon is 12 to 14, dusk 18 to 20.
# $name (text)
# $part (night | morning | noon | afternoon | dusk | evening)
name_hello =
    { $part ->
        [night] Still up, { $name }.
        [morning] Good morning, { $name }.
        [noon] Good afternoon, { $name }.
        [afternoon] Good afternoon, { $name }.
        [dusk] Good evening, { $name }.
       *[evening] Good evening, { $name }.
    }

## lobby

lobby_games = Games of the house
lobby_playNow = Play now
# $offline (flag)
lobby_playNowHint =
    { $offline ->
        [true] “Play now” starts a game against bots right away, on this device, without a network.
       *[false] “Play now” starts a game against bots right away, on this device.
    }
# $bots (number)
# $chosen (text)
lobby_quickWho =
    { $bots ->
        [0] Alone{ $chosen } · change
        [one] You and { $bots } bot{ $chosen } · change
       *[other] You and { $bots } bots{ $chosen } · change
    }
# $game (text)
lobby_quickTitle = Play now: { $game }
lobby_quickSeats = How many at the table, you included?
lobby_begin = Start a ledger
lobby_firstGame = First time? Learn by playing
lobby_newTable = New table
lobby_myTables = Your tables
lobby_openTables = Open tables
lobby_noOpenTables = Nobody is waiting right now. Open a table and send the link to a friend.
lobby_here = On this device
lobby_yourMove = Your move
# $turn (number)
lobby_turn = Turn { $turn }
# $when (text)
lobby_due = by { $when }
lobby_gathering = Gathering
lobby_playing = Playing
lobby_over = Over
# $count (number)
lobby_free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
# Of a game: “2–6 players”.
# $range (text): 2–6, or one number
# $most (number): its last number, for the plural
lobby_players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
# $minutes (number)
lobby_minutes = { $minutes } min
lobby_join = Join
lobby_continue = Continue
lobby_look = Watch
lobby_remove = Remove
# On the sign that takes one of several games off the shelf.
# $game (text)
# $people (text)
lobby_removeGame = Remove { $game }, { $people }
lobby_pages = More

## guilds

guilds_title = Your guilds
guilds_hint = A guild is a group of your own: its tables, its evenings, its standings.
guilds_found = Found a guild
guilds_label = What is it called?
guilds_foundDo = Found it

## create

# $game (text)
create_titleOf = New table: { $game }
create_where = Where do you play?
create_byLink = With a link
# A choice where a new table stands, beside "by link" and "on this device".
create_near = Phones in this room
create_nearHint = This device is the table, the others join it by a code. No hall and no internet: one network, or one phone’s hotspot, is enough. Keep this page open while you play.
# What that device could see of others' secrets, said plainly.
create_nearSecrets = The cards of all players lie on this device. Nobody sees them on its screen; whoever can program could look, as at any host’s machine.
create_onDevice = On this device
# $secrets (flag)
# $offline (flag)
create_onDeviceHint =
    { $offline ->
        [true]
            { $secrets ->
                [true] Works without a network. Several people share the screen; a curtain falls between turns.
               *[false] Works without a network. Several people share the screen.
            }
       *[false]
            { $secrets ->
                [true] Several people share the screen; a curtain falls between turns.
               *[false] Several people share the screen.
            }
    }
create_seats = Seats
create_people = People on this device
create_bots = Seats for bots
create_noBots = None
create_botLevel = How good are the bots?
create_clock = Time for a decision
create_noClock = No limit
create_listed = Who may join?
create_listedYes = Anyone in the hall
create_listedNo = Only with the link
# $guild (text)
create_listedGuild = Only { $guild }
create_cardSet = Card set
create_ownSet = The house set
create_coach = A coach may comment on my moves
create_more = Table options
create_open = Open the table
create_start = Deal

## table

table_seats = Seats
table_openSeat = Free seat
table_sit = Sit here
table_moveHere = Move here
table_changeTerms = Change
table_changeTitle = Change the table
table_changeDo = Change it
table_game = Game
table_stand = Stand up
table_addBot = Seat a bot
table_removeBot = Remove
table_start = Start the game
table_startWhyNot = Every seat needs a person or a bot.
table_waitHost = Waiting for the host to start.
# $count (number)
table_waitSeats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table_invite = Invite
table_inviteWatch = Whoever has this link may watch.
table_inviteLine = Whoever has this link may sit down or watch.
# $guild (text)
# $watching (flag)
table_inviteMembers =
    { $watching ->
        [true] Only members of { $guild } may watch here; the link alone opens nothing.
       *[false] Only members of { $guild } may sit down or watch here; the link alone opens nothing.
    }
table_itsGuild = its guild
table_inviteQr = QR code of the invitation
table_secondDevice = Play on a second device
table_secondDeviceLine = Scan this with the other device, or type the code there. It works once and expires soon.
# $code (text)
table_code = Code { $code }
table_sealed = The shuffle is sealed
table_sealedLine = This fingerprint of the seed was published before the first card. After the game you can check that nothing was changed.
table_yourMove = Your move
# $names (names)
table_waitingFor =
    { $names ->
        [0] Waiting for { $names }
        [1] Waiting for { $names }
        [2] Waiting for { $names }
       *[other] Waiting for { COUNT($names) } people
    }
table_ready = ready
table_thinking = choosing
table_lost = connection lost
table_left = away
table_substitute = a bot plays for them
# $count (number)
table_watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table_youWatch = You are watching.
# $count (number)
table_secondsLeft =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
# $number (number)
table_guest = Guest { $number }
table_log = Log
table_chat = Chat
table_chatNew = Chat, something new
table_more = More
table_tools = What you can do at this table
table_coachDoor = Coach
table_takeBack = Undo
table_redo = Redo
table_takeBackNone = Nothing of yours can be taken back now.
table_takeBackAsk = Others have seen something since. Ask them?
table_takeBackAskDo = Ask the table
# $name (text)
table_takeBackAsked = { $name } would like to take a move back.
# $whose (text or none)
table_takeBackBot =
    { $whose ->
        [none] A bot played this for you. All it played for you is taken back, and the seat is yours again.
       *[other] All that a bot played for { $whose } is taken back, and the seat is { $whose }’s again.
    }
# $name (text)
# $whose (text or none)
table_takeBackBotAsked =
    { $whose ->
        [none] A bot played for { $name }, who would like to take that back.
       *[other] { $name } would like to take back that a bot played for { $whose }.
    }
table_takeBackMine = What you have played since is taken back with it.
# $names (names)
table_takeBackWait = Asked; waiting for { $names }.
table_takeBackBots = Something has come to light since, but nobody minds: your move will be taken back.
table_agree = Fine by me
table_disagree = No
table_withdraw = Withdraw
table_giveUp = Give up my seat
table_giveUpSure = Give up your seat?
# $bot (text)
# $back (text)
table_giveUpLine = A bot ({ $bot }) plays for you at once, until you return: “{ $back }” gives you the seat again.
table_keepSeat = Keep my seat
table_takeOver = I am back
table_botPlays = A bot plays for you.
table_letBotPlay = Let a bot play
# $who (text)
table_rematchAsk =
    { $who ->
        [none] Again? The same people, the same seats.
       *[other] { $who } asks: again? The same people, the same seats.
    }
# $name (text)
table_askedFor = Waiting for { $name }
# $name (text)
table_saidNotNow = { $name }: not this time
# $name (text)
table_playWithout = Play without { $name }
table_takeChair = Take the chair away
table_rematchYes = Count me in
table_rematchNo = Not now
table_sendAway = Send away
# $name (text)
table_sendAwayWho = Send { $name } away
table_spectator = a spectator
table_hiddenLine = hidden
# $name (text)
table_aboutLine = About { $name }
table_hideForMe = Hide for me
table_showAgain = Show again
table_muteForAll = Mute for everyone
table_unmute = Unmute
table_spectatorsTalk = People without a seat may talk
table_rematch = Rematch
table_toRematch = To the rematch
table_gameOver = The game is over.
table_result = Result
table_showBoard = Show the table
table_settings = Table options
# $name (text)
table_passTo = Hand the device to { $name }
table_passLine = Nobody else looks at the screen.
# $name (text)
table_iAm = I am { $name }
table_say = Say something
table_send = Send
table_quick = Quick phrases
table_react = React
table_bigScreen = Big screen
table_evening = The evening
table_earlierTalk = Said earlier this evening
table_noChat = Nobody has said anything yet.
table_noLog = Nothing has happened yet.
table_whyRule = Why? The rule
table_ruleUnknown = This rule is not written down in your language yet.
# $count (number)
table_earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
table_botReasons = What the bot thought

## logEntry

# $name (text)
logEntry_sat-down = { $name } sits down.
logEntry_you-sat-down = You sit down.
# $name (text)
logEntry_stood-up = { $name } stands up.
# $name (text)
logEntry_bot-sat-down = { $name }, a bot, sits down.
# $name (text)
logEntry_substitute-plays = A bot plays for { $name }.
# $name (text)
logEntry_sent-away = The host sends { $name } away.
# $name (text)
logEntry_changed-seat = { $name } takes another seat.
# $name (text)
logEntry_renamed = New name at this seat: { $name }.
# $name (text or none)
# $until (text)
logEntry_pause =
    { $name ->
        [none] All agree: the clocks rest until { $until }.
       *[other] { $name } asks for a rest until { $until }.
    }
# $names (names)
logEntry_start-void =
    { $names ->
        [one] The start was cancelled: the device of { $names } did not answer. Everyone’s part is drawn anew.
       *[other] The start was cancelled: the devices of { $names } did not answer. Everyone’s part is drawn anew.
    }
# $game (text)
# $seats (number)
logEntry_terms-changed =
    { $seats ->
        [one] The host changed the table: { $game }, { $seats } seat.
       *[other] The host changed the table: { $game }, { $seats } seats.
    }
# $name (text)
logEntry_part-waived = { $name } agrees to be dealt to without a part.
# $name (text)
logEntry_came-back = { $name } is back.
# $name (text)
logEntry_taken-back = { $name } takes the last move back.
logEntry_hall-closed = The hall was closed when time ran out: no clock ran meanwhile.
# $name (text)
# $whose (text)
logEntry_bot-taken-back = { $name } takes back that a bot played for { $whose }: the seat is { $whose }’s again.
# $name (text)
logEntry_take-back-refused = { $name } says no: the move stands.
# $name (text)
logEntry_take-back-withdrawn = { $name } withdraws the question: the move stands.
logEntry_amended = An earlier entry was corrected; everything after it was judged again.
# $name (text)
logEntry_clock = Time is up for { $name }.

## phrases

phrases_hello = Hello!
phrases_good-luck = Good luck.
phrases_nice-one = Nice one.
phrases_ouch = Ouch.
phrases_robbed = That one was mine!
phrases_thinking = Let me think…
phrases_hurry = Any time now.
phrases_sorry = Sorry!
phrases_thanks = Thanks.
phrases_good-game = Good game.
phrases_again = Again?
phrases_not-now = Not this time.

## link

link_queued = Connection lost. Your move goes out by itself.
link_late = Your move came too late.
link_connecting = Connecting…
link_lost = Connection lost. Trying again…
# At a table that another device of the room keeps: that device sleeps or is closed.
link_near = The table is out of reach. Read its code again.
link_open = Connected
link_local = On this device

## rulesPage

# $game (text)
rulesPage_title = { $game }: the rules
rulesPage_search = Search the rules
rulesPage_none = No rules found.
# $count (number)
rulesPage_count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rulesPage_all = All rules, numbered
# $count (number)
rulesPage_toAll =
    { $count ->
        [one] You know the game? { $count } numbered rule
       *[other] You know the game? { $count } numbered rules
    }
rulesPage_exactly = Exactly:
rulesPage_newHere = New here? The game in one minute

## galleryPage

# $game (text)
galleryPage_title = { $game }: the gallery

## settingsPage

settingsPage_sounds = Quiet sounds, and vibration on phones that have it
settingsPage_ambience = The room: fire, voices, wind
settingsPage_device = This device
settingsPage_install = Install as an app
settingsPage_installHint = Use “Add to home screen” in your browser.
settingsPage_code = I have a code from my other device
settingsPage_claim = Bring my seats here
settingsPage_claimed = Your seats are on this device now.
settingsPage_forget = Forget me on this device
settingsPage_otherDevice = Bring my seats to another device

## next

next_title = Next game
# $people (number)
next_line =
    { $people ->
        [one] You alone, against bots.
       *[other] For the { $people } people of this table; whoever says yes sits down.
    }
next_game = Game
# $people (number): at least 2
next_tooMany = Games for fewer than { $people } are not listed.
next_seating = Seats
next_same = as before
next_drawn = drawn anew
next_propose = Propose it
# $who (text)
# $game (text)
next_ask =
    { $who ->
        [none] Next: { $game }?
       *[other] { $who } proposes: { $game }. Are you in?
    }

## replay

replay_title = Replay
replay_watch = Watch the replay
# The curve and its turning points.
replay_lookBack = Where it turned
replay_leave = Leave the replay
replay_play = Play
replay_pause = Pause
# $n (number)
replay_pace = Change speed (×{ $n })
replay_first = To the start
replay_previous = One step back
replay_next = One step forward
replay_last = To the end
replay_position = Step
replay_goTo = Go to
# $of (number): at least 2
replay_start = Start · { $of } steps
# $step (number)
# $of (number)
replay_step = Step { $step } of { $of }
replay_eyes = Through whose eyes?
replay_spectator = A spectator
replay_everyone = Everyone
replay_quiet = Nothing happened that you can see.
replay_failed = The replay cannot be opened now.

## deal

deal_changed = Your part of the deal was changed before the first card. Do not trust this deal; ask whoever runs the hall.
deal_good = Checked on this device: nobody chose this deal.
deal_bad = This deal is not the one your device took part in.
deal_why_bad-journal = The journal does not deal the same cards or judge the same moves.
deal_why_bad-seal = What was sealed before the first card is not what is written now.
deal_why_bad-part = The part your device drew is not in it.
deal_why_bad-slept = A start is said to be void because this device did not answer. It did.
deal_why_bad-other = A part in your name went into it that this device did not draw. If no other device of yours took part, do not trust it.
deal_why_bad-yes = It says you agreed to be dealt to without a part of yours. Nobody agreed to that on this device.
deal_why_bad-alone = It was dealt from one person’s part alone, without yours and without your yes: whoever that was could choose the cards if they also ran the hall.
# $names (names)
deal_from =
    { $names ->
        [0] Dealt from the hall’s seed alone: no device took part.
        [one] Dealt from the part of { $names } alone.
       *[other] Dealt from the parts of { $names }.
    }
deal_whoCould = Who could choose the cards?
deal_fromHere = Dealt by this device.
# $names (names)
deal_agreed = Agreed to be dealt to without a part: { $names }.
# $names (names)
deal_without = Without a part of { $names }: no answer came in time.
# $name (text)
deal_alone = Not everybody took part or agreed: if { $name } also ran the hall, { $name } could choose these cards.
deal_nothingKept = This device kept nothing of this deal; the one you sat down with can check it. If it was this one, do not trust the deal.
deal_otherDevice = Another device of yours took part, and that one can check it. If you have no other, do not trust the deal.
# $names (names)
deal_waits =
    { $names ->
        [one] The cards wait for the device of { $names }.
       *[other] The cards wait for the devices of { $names }.
    }
deal_waitsHow = It is enough to open this table there: then they are dealt by themselves.
deal_waitsHost = You need not wait: send somebody away, and a bot or another person can take the seat. Whoever is sent away cannot sit down here again.
deal_waitsGuest = The host can also free the seat, and you may stand up.
deal_asks = The cards wait for you.
deal_asksWhy = Your part of the deal lies on another device of yours, or this one has lost it. Open the table there, or decide here.
deal_takePart = Take part with this device
deal_waive = Deal without my part
deal_waiveMeans = Without your part the cards may come from one person’s part alone. If that person also runs this hall, they could choose them. Everybody will read that you agreed.
# $names (names)
deal_wasVoid =
    { $names ->
        [one] The start was cancelled: the device of { $names } did not answer.
       *[other] The start was cancelled: the devices of { $names } did not answer.
    }
deal_dealing = Everyone’s devices deal together…

## time

# $length (text)
time_leaving_after = Your seat is kept. Once you have been away for { $length }, the others may let a bot play until you return.
time_leaving_clock = Your seat is kept until your time is up, however long you are away.
time_leaving_never = Your seat is kept, however long you are away.
# $length (text)
time_absence_after = After { $length } the others may let a bot play until they return
time_absence_clock = Their seat is kept until their time is up
time_absence_never = Their seat is kept, however long
time_programs = Programs
time_programsMay = Programs may sit down
time_programsMayNot = Only people may sit down
time_absent = Someone is away
time_patience = When may a bot play for someone who is away?
time_noPatienceNeeded = A seat is kept until its time is up, however long its person is away.
# $length (text)
time_after = After { $length }
time_never = Never
# $days (number)
time_days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
# $hours (number)
time_hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
# $minutes (number)
time_minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $minutes (number)
# $increment (number)
time_bank = { $minutes } min for the game, +{ $increment } s a move
time_others = Other times
time_weekends = Saturdays and Sundays do not count
time_whenUp = When someone’s time is up
time_bot = A bot plays until they are back
time_wait = The game waits, and the others may decide
# $name (text)
time_late = { $name } is out of time.
# $name (text)
# $length (text)
time_timeLeft = Time left for { $name }: { $length }.
# $name (text)
# $since (text)
time_away = { $name } has been away since { $since }.
# $seconds (number)
time_kept = Seat kept: { $seconds } s
time_ask = Ask for a rest
time_until = Until when?
time_hint = Everyone else who plays must agree. No clock runs until then; whoever wants may still move.
# $name (text)
# $until (text)
time_asks = { $name } asks for a rest: no clock until { $until }.
# $until (text)
time_waits = You asked for a rest until { $until }. The others have not all agreed yet.
# $until (text)
time_rests = The clocks rest until { $until }.

## The games, as the lobby names them

games_bounty-hunters_name = Bounty Hunters
games_bounty-hunters_blurb = Draft cards, send hunters, capture targets. The fourth capture ends the game, points win it.
games_bounty-hunters_pages_learn = Learn by playing
games_bounty-hunters_pages_score-pad = Score pad
games_bounty-hunters_pages_lab = Card lab
games_outer-rim_name = Outer Rim
games_outer-rim_blurb = Fly, trade, hunt and bargain along the rim of the galaxy until your name is known.
games_outer-rim_pages_learn = Learn by playing
games_outer-rim_pages_companion = Beside the real board
games_legion_name = Legion bounty ledger
games_legion_blurb = Beside the real table: marks, points, and why.
games_legion_pages_judge = Judge
games_legion_pages_event = Tournaments
games_legion_pages_desk = Tournament desk

## What “play now” was told beside the usual

quick_bounty-hunters_introductory = no contracts
quick_outer-rim_5 = 5 fame
quick_outer-rim_8 = 8 fame
quick_outer-rim_12 = 12 fame
quick_outer-rim_bounty-hunter = against a bounty hunter
quick_outer-rim_both = two opponents

## A game on this device is thrown away

throw_title = Throw this game away?
# $names (text)
throw_line = The game of { $names } is not over, and it is kept on this device alone.
throw_remove = Throw it away
throw_keep = Keep it

## aloud: what is only said, never shown, for whoever plays by ear

# Said once at the end: “Quill wins with 56. You are third of three.”
# $who (text or none): none is the reader
# $points (number)
aloud_endWins =
    { $who ->
        [none] You win with { $points }.
       *[other] { $who } wins with { $points }.
    }
# $names (names)
aloud_endShared = { $names } share the win.
# $place (number): 2 to 6
# $count (number): 2 to 6
aloud_endPlace =
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
aloud_hasChosen =
    { $names ->
        [1] { $names } has chosen.
       *[other] { $names } have chosen.
    }
# Said instead of older news, when more has happened than can be listened to.
# $count (number): at least 1
aloud_toldInLog =
    { $count ->
        [one] One more thing happened; the log has it.
       *[other] { $count } more things happened; the log has them.
    }
