### What happened while I was away.

title = Since you were here
# $step (number)
# $of (number)
step = { $step } of { $of }
skip = Skip to now
now = Now
# $moves (number)
stoodIn =
    { $moves ->
        [one] A bot played one move for you.
       *[other] A bot played { $moves } moves for you.
    }
failed = What happened since cannot be told now.
