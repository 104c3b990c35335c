### Words of the settings page alone: what is said once there, my devices, being forgotten by one.

languageTitle = Language
theme = Appearance

## themes

themes_auto = As the device
themes_light = Day
themes_dark = Night

##

motion = Motion

## motions

motions_auto = As the device
motions_full = Full
motions_less = Less

##

motionHint = With less motion, what changed is outlined instead.
speech = Read aloud by a screen reader

## speechLevels

speechLevels_all = Everything
speechLevels_mine = What concerns me
speechLevels_questions = My questions

##

speechHint = What comes of your own moves and the end of a game are always said.
keys = Single keys

## keyWays

keyWays_plain = On
keyWays_alt = With Alt
keyWays_off = Off

##

keysHint = At a table, digits press answers and ? lists every key.
keysTitle = Keys at this table
keysChange = Turn single keys off, or change them

## keysDo

keysDo_digits = presses the answer with this number
keysDo_arrows = along the cards of your hand
keysDo_look = shows the card that has the focus whole
keysDo_escape = puts down what you hold, closes what is open
keysDo_help = this list

##

shapes = Colours always come with a shape: ▲ green, ■ blue, ● orange. There is nothing to switch on.
forgotten = Forgotten.
forgetTitle = Forget me on this device?
forgetLine = Your seats at running tables stay behind: nobody can speak for them from this device any more. With a code you can bring them to another device first.
forgetCode = Show me a code first
title = My devices and programs
hint = Devices of yours, and programs that play a seat of yours. Ending one leaves your seats with you.
here = This device
# $device (text)
hereIs = This device: { $device }
# $browser (text)
# $system (text)
browser = { $browser } on { $system }
# $date (text)
# $used (text)
since = since { $date }, { $used }
device = Another device, or a program
# $seat (number)
seat = A program for seat { $seat }
# What somebody called a token of theirs.
# $name (text)
token = Token “{ $name }”
# $date (text)
seen = last used about { $date }
end = End
ended = Ended.
# A language that is not whole yet.
# $name (text)
# $share (number): per cent
partOfLanguage = { $name } ({ $share }% translated)
