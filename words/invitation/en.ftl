### What a messenger shows of an invitation before anyone opens it.

# $name (text)
# $game (text)
invites = { $name } invites you: { $game }
# $game (text)
table = A table of { $game }
# $free (number)
sitDown =
    { $free ->
        [one] One seat is free. A name is enough, no account.
       *[other] { $free } seats are free. A name is enough, no account.
    }
watch = Have a look at the table. A name is enough, no account.
hall = Bounty-hunting tabletop games, with friends or against bots. A name is enough, no account.
forMembers = A guild’s table, for its members.
# $name (text)
guild = Join the guild { $name }
# $people (number)
members =
    { $people ->
        [one] One person is in it. A name is enough, no account.
       *[other] { $people } people are in it. A name is enough, no account.
    }
# To whoever has no JavaScript; it stands in the page itself.
noScript = Guildhall needs JavaScript: the games run in your browser.
