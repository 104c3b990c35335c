### The evening: the same people playing on. Score over all games, who came and went, and the poster to send around.

title = The evening
# $games (number): games that are over
played =
    { $games ->
        [one] One game so far
       *[other] { $games } games so far
    }
who = Who
won = Won
# Names a column of the score.
# $nth (number)
# $game (text)
gameNth = Game { $nth }: { $game }
# Somebody had no seat in this game.
absent = not there
# $place (number)
place = Place { $place }
# A picture of a crown beside a name.
crown = wears the crown
# $name (text)
wears = { $name } wears the crown.
nobodyLeads = Nobody has pulled ahead yet.
# $name (text)
# $after (number): the last game they were there for
went =
    { $after ->
        [one] { $name } went after the first game.
       *[other] { $name } went after game { $after }.
    }
# $name (text)
# $nth (number): the first game they were there for
came = { $name } came for game { $nth }.

## poster

# Who took the most games is wanted, as on a poster in the house: large letters, one or two words.
wanted = Wanted
# $wins (number)
# $games (number)
forCrown = for taking { $wins } of { $games } games
# $game (text)
# $points (text)
forWin =
    { $points ->
        [none] for winning { $game }
       *[other] for winning { $game } with { $points } points
    }
# $game (text)
forShare = for sharing the win at { $game }
forNobody = for an evening that nobody won
company = In their company
reward = Reward: a rematch
# $address (text)
# $date (text)
seen = Last seen: { $address }, { $date }
poster = Save the poster
sharePoster = Share the poster
# What the picture shows, for whoever does not see it.
# $who (text)
# $why (text)
posterLine = A poster: { $who }, wanted { $why }.

## big screen

# The name of a TV that nobody has given one.
screenName = Big screen
scan = Scan and sit down
screenLine = For a TV or a stream: the open table, large, and nothing secret on it.
screenQr = QR code of the big screen
