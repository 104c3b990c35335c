### Where people choose how the hall calls them, and the pages that links in letters lead to.
### Names: shapes

title = Notifications
lead = When a table waits for you and you are not looking at it, the hall tells you once, by the ways you choose here.
none = No notifications are set up yet.

## types

types_webhook = Web hook
types_push = This device
types_email = E-mail
types_page = The table I am looking at

## shapes

shapes_json = Plain JSON
shapes_discord = Discord
shapes_slack = Slack
shapes_ntfy = ntfy

##

shape = Service
url = Address of the web hook
email = Your e-mail address
add = Add
addPush = Tell me on this device
addPage = Tell me while I look at another table
addHook = Add a web hook
addEmail = Add an e-mail address
noPush = This browser does not take push messages here. They need https.
pushDenied = The browser does not allow notifications from this hall. Its settings can change that.
unconfirmed = Not confirmed yet: press Try it, and open the link in the e-mail.
tryIt = Try it
trying = On its way…
arrived = It was handed over. Did it arrive?
remove = Remove
removed = No more notifications there.

## troubles

troubles_not-found = This name leads nowhere that the hall may call.
troubles_forbidden-address = The hall may not call this address: it lies in the host’s own network, or its port is none for web hooks.
troubles_no-answer = Nobody answered in time.
troubles_refused = The other side refused it.
troubles_gone = There is nothing at this address any more.
troubles_redirects = The other side only sends us on.
troubles_no-mail-host = Whoever runs this hall has given it no way to send e-mail.
troubles_mail-refused = The mail server refused the e-mail.
troubles_enough-letters = An address gets two e-mails a day until it agrees. Open the link in one of them, or try again tomorrow.
troubles_asked-to-stop = Whoever reads this address wants no e-mail from this hall. The link at the end of an earlier one can allow it again.
troubles_nobody-there = You are looking at no table just now.
troubles_bug = The hall made a mistake here. Whoever runs it finds it in the log.

##

quiet = Quiet hours
# $zone (text)
quietHint = No notifications then, unless your time would run out. Your time zone: { $zone }.
quietOn = Keep quiet hours
from = From
to = To
save = Save
saved = Saved.
failed = Notifications that did not arrive
retrying = It is tried again.
givenUp = Given up.

## kinds

kinds_your-move = Your move
kinds_all-wait = All wait for you
kinds_deal-waits = The cards wait for you
kinds_half-time = Half of your time
kinds_last-tenth = Nearly out of time
kinds_nudge = A nudge
kinds_bot-plays = A bot plays for you
kinds_time-up = Time was up
kinds_over = Game over
kinds_rematch = Another game
kinds_evening-agreed = An evening is agreed
kinds_evening-day = An evening tomorrow
kinds_evening-hour = An evening in an hour

##

endTitle = Turn all notifications off?
endLead = The hall will not tell you anything any more, by any way. Your seats stay yours.
endNow = Turn all off
ended = Done. All notifications are off.
stopTitle = No more e-mail?
stopLead = The hall will not write to this address again, whoever asks it to. If you are notified by e-mail here, all your notifications end too. Your seats stay yours.
stopNow = No more e-mail
stopped = Done. The hall does not write to this address any more.
allowNow = Let it write again
allowed = Done. You can add this address again in Settings.
confirmTitle = May the hall write to you?
confirmNow = Yes, to this address
confirmed = Done. Notifications come to this address from now on.
goThere = Go there
wrongLink = This link does not lead anywhere any more.
nudge = Nudge
# $name (text)
nudged = { $name } hears of it.

## nudges

nudges_your-turn = It’s your turn.
nudges_no-hurry = No hurry, only so you know.
nudges_curious = I’m curious what you’ll do.
nudges_miss-you = We miss you at the table.
