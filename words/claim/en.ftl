### Becoming somebody else in this browser, and the way back.

# $name (text)
title = Become { $name } here?
youAre = Now you are
nobody = nobody yet
youWouldBe = You would be
# $name (text)
inThatName = Whatever you do in this browser then happens in the name of { $name }, and { $name } sees it on every other device.
# $name (text)
another = Another person, who is called { $name } as well. Whatever you do in this browser then happens in that person’s name.
# $name (text)
former = What becomes of { $name }
# $name (text)
formerStays = Seats, guilds and games stay with { $name }. The way back stays in this browser: under Settings, “Earlier names in this browser”.
# $name (text)
onlyIfYou = Go on only if you yourself are { $name } and drew this code on a device of yours. If somebody sent you the link, do not.
# $name (text)
become = Become { $name }
# $name (text)
stay = Stay { $name }
notMe = No, back to the hall
# $name (text)
already = This browser is { $name } already. The code is still good: use it on the other device.
# $name (text)
isNow = This browser is { $name } now
goOn = Go on
formers = Earlier names in this browser
# $now (text)
backLine = If you go back, { $now } leaves this browser and stays on all other devices.
# $name (text)
back = Be { $name } again
# $name (text)
isAgain = You are { $name } again.
# $names (text)
forgets = The way back to { $names } is forgotten, too.
