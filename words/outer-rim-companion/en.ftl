### Outer Rim: the page that plays the automated opponents beside a real board.

# $offline (flag)
lead =
    { $offline ->
        [true] For the Outer Rim box on your table: this page draws for the automated opponents, reads their cards and keeps count. It works without network and remembers everything on this device.
       *[other] For the Outer Rim box on your table: this page draws for the automated opponents, reads their cards and keeps count. It remembers everything on this device.
    }

## parts

parts_opponents = Opponents
parts_odds = Odds
parts_fame = Fame
part = What do you need?
add = Add an opponent
who = Who plays against you?
box = Your boxes

## boxes

boxes_both = With Unfinished Business
boxes_base = Base box alone
handicap = Fame it starts with
handicapHint = 0 is the normal game; more is for experts.
hunts = hunts bounties
trades = trades
none = No opponent yet. Add one; several may play, each with a deck of its own.
# With one opponent at the table.
# $credits (text)
second = Of two opponents one hunts bounties and the other does not; draw lots for who comes first. The second starts with { $credits } credits.
# $name (text)
remove = Remove { $name }

## setUp

# $ship (text)
# $card (text)
setUp_lay = Lay out its character and a { $ship }, give it a starting card { $card }, and put its ship on a planet drawn by lot.
setUp_goal = Put a goal token on the destination of that card.
# $credits (text)
setUp_first = You play first, with { $credits } credits.
# $fame (number)
setUp_sheet = You play first. Draw two ambition sheets and keep one: it says which credits and which card you start with; there are no other credits. The opponent has none and needs { $fame } fame.
# $name (text)
setUp_quoted = “{ $name }”
# $jobs (text)
setUp_without = Leave out the jobs { $jobs }, and card 11 of the encounters at the Ring of Kafrene and Takodana. There are no favours, and no opponent flies through the Core Worlds.
draw = Draw its card
droid = It has a droid in its crew
# $turn (number)
turn = Turn { $turn }
credits = Credits
fame = Fame
# $what (text)
more = More: { $what }
# $what (text)
less = Less: { $what }
defeated = Knocked out: it recovers at the start of its next turn
yes = Yes
no = No
done = Done
putAway = End of its turn
back = Back one step
taken = done
passed = passed over
gained = Credits it gains or pays
famed = Fame it gains
fell = It was knocked out
# $decks (text)
special = Last, clear the cards on show away ({ $decks }). Its card goes back into its deck, shuffled.
lastLine = That was its turn.
# $name (text)
# $fame (number)
wins = { $name } has { $fame } fame and wins.

## facts

facts_damage = Is there damage on its character or ship?
facts_goal = Does it carry cargo or a job for another place, and none for here?
facts_target = Is a target of its bounties anywhere else? A face-down contact of the right class counts.
facts_player-in-reach = Can it reach a player with its hyperdrive?
facts_hated = Has any player a negative reputation?
facts_can-buy = Can it buy such a card here? Up to two it cannot use are cleared away first.
facts_can-buy-base = Can it buy such a card here? One it cannot use is cleared away first, no more.
facts_cargo-here = Is any of its cargo wanted here?
facts_facedown-here = Does a fitting contact lie face down here?
facts_rich-player-here = Is a player with cargo, gear or mods here?
facts_hopeless-bounty = Are its bounty slots full, and is one of its targets unknown?
facts_bounty-room = Is a slot free for a bounty?
facts_player-here = Is a player who still stands here?
facts_droid-contact = Is a droid face up on the map?
facts_hostile-here = Is a patrol of a faction that hates it here?
facts_weak-patrol = Is a patrol near enough that is no stronger than its ship?
facts_job-here = Is one of its jobs done here?
facts_liking = Can its reputation with that faction still grow?
facts_contact-here = Is a contact here?
facts_faceup-here = Is a contact face up here?
facts_imperial-planet = Is it on an Imperial planet?
facts_target-here = Is a target of its bounties near enough?
facts_sure = Do it. What did it bring?

## how

how_move = Its whole hyperdrive, the shortest way; every patrol on the way stops it, unless it has a good reputation with that faction. It stops one or two spaces early if that is a planet and its end a navpoint.
how_target = Which target: a player’s character before crew, crew before an open contact, that before a face-down one; the nearest, then by lot.
how_buy = It pays with credits, and with its old ship for a ship. The next card’s icons count as usual.
how_fight = It attacks with its printed dice and the abilities that raise them. Both suffer what the other rolled.
how_hunt = A contact that is the target leaves the game: it takes the elimination reward, then the card’s strength as damage. Crew may be protected, a character defends itself.
how_hire = It pays nothing. If its berths are full, one of its crew leaves by lot.
how_job = It takes the reward without tests.
how_deliver = It takes the reward without a die.

## odds

odds_test = A test
odds_skill = The skill is there
odds_skills_0 = not at all
odds_skills_1 = once
odds_skills_2 = twice
odds_rerolls = Dice it may roll again
odds_passes = passes
odds_fight = A fight
odds_attack = Dice of the attacker
odds_defence = Dice of the defender
odds_attackLeft = Damage the attacker can still take
odds_defenceLeft = Damage the defender can still take
odds_wins = the attacker wins
odds_attackerDown = the attacker is knocked out
odds_defenderDown = the defender is knocked out
odds_note = Bare dice, ties for the attacker. Cards that change dice are not counted.
# $ways (text)
# $of (text)
odds_ways = { $ways } of { $of } ways

## game

game_label = What do you play for?
# $fame (number)
game_kinds_short = Short: { $fame }
# $fame (number)
game_kinds_standard = Standard: { $fame }
# $fame (number)
game_kinds_long = Long: { $fame }
# $fame (number)
game_kinds_ambitions = Ambitions: { $fame }
# $amounts (text)
game_credits = Credits at the start, in turn order: { $amounts }.
# $fame (number)
# $theirs (number)
game_sheets = Nobody gets starting credits: everyone’s sheet says what it gives. All its goals and { $fame } fame win; an automated opponent has no sheet and needs { $theirs } fame.

## track

track_target = Fame to win
# $seat (number)
track_name = Player { $seat }
# $seat (number)
track_label = Name of player { $seat }
track_fulfilled = All other goals of the sheet are done
track_reset = Everything from the beginning
track_sure = Really? This forgets opponents and fame.
