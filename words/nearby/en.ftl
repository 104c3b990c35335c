### A table of the devices in one room: one of them is the table, the others join it. No hall is needed.

invite = Two looks bring a phone to the table.
first = 1. The other phone’s camera reads this code, or you send the link.
codeAlt = Code that leads another phone to this table
copyLink = Copy the link
second = 2. The other phone then shows a code of its own. Read it here, or paste the text you were sent.
scan = Read with the camera
stopScan = Stop
paste = The other phone’s answer
pasteHint = Paste the text here
accept = Let them in
wrongAnswer = That is not the answer to this code. Both must be of now: let the other phone read the code once more.
coming = The other phone is on its way …
noCamera = This browser gives no camera here. Let the text be sent to you and paste it.
making = The code is being made …
# For a guest, at the table: only the device that is the table can invite.
askHost = Whoever opened this table invites others with their device.
# Above buttons, each with a person's name: codes for those who were here and lost the connection.
back = Somebody lost the way back? One look is enough for them:
# $name (text)
backFor = Code for { $name }
# On the guest's phone, after it has read such a code.
returning = Going back to the table … If nothing happens, ask for the ordinary code.

title = Join a table in this room
reading = The code is being read …
wrongCode = That is no invitation to a table, or it is cut off. Read the code once more, or copy the whole link.
name = Your name
join = Join
show = Show this code to the device that invited you, or send the text back.
answerAlt = My answer, as a code
copyAnswer = Copy the text
waiting = As soon as it has been read, the table opens here by itself.
# The device that is the table has gone: asleep, closed, or too far away.
awayTitle = The table is out of reach
away = The device that is the table sleeps, is closed, or has gone too far. Nothing is lost: your seat and the game are kept there. When it is awake, read its code once more: menu, Invite.

# Below the invitation, for whoever leaves early or runs out of battery.
handOverTitle = Another device as the table
handOver = Must you go, or is your battery low? Somebody else’s device can be the table: the game, the seats and the talk move there, and nobody needs a new code.
# $name (text)
handOverTo = To { $name }
# Until that person has said yes or no.
# $name (text)
handingOver = { $name } is being asked …
# $name (text)
handOverNo = { $name } said no, or the way there was lost. This device is still the table.
# $name (text)
handedOver = { $name }’s device is the table now.
# On the device that is asked.
offerTitle = Your device as the table
# $name (text)
offer = { $name } asks that your device be the table. It will then hold every hand, so nobody should look for them there; it has to stay awake, with this page open.
offerYes = Yes, here
offerNo = No
