### Programs that listen: asked to a table while people gather.

title = Programs that are here
line = Each decides by itself whether it comes, and takes a free seat.
ask = Ask
# Read aloud; on the screen it says “Ask”.
# $name (text): a program’s name
askWho = Ask { $name }
asked = Asked
declined = Not this time
