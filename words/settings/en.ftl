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
# $date (text)
seen = last used about { $date }
end = End
ended = Ended.
