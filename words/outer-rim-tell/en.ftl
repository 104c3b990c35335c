### Outer Rim: what cards do, put together of clauses.
### Part of: outer-rim

## tell/effects: What cards do, as orders to the player; `{amount|one|other}` picks the form that goes with the number.

# $amount (number): at least 2, credits come in thousands
do_gain-credits = gain { NUMBER($amount) } credits
# $amount (number): at least 2, credits come in thousands
# $per (text)
do_gain-credits-per = gain { NUMBER($amount) } credits { $per }
per_crew = for each of your crew
per_different-skill = for each different skill aboard
per_job = for each job you hold
per_bounty = for each bounty you hold
per_cargo = for each cargo you carry
per_droid-crew = for each droid of the crew
# $amount (number): at least 2, credits come in thousands
do_lose-credits = lose { NUMBER($amount) } credits
do_lose-all-credits = lose all your credits
# $amount (number): at least 2, credits come in thousands
do_pay = pay { NUMBER($amount) } credits
# $amount (number)
do_gain-fame = gain { NUMBER($amount) } fame
# $amount (number)
do_lose-fame = lose { NUMBER($amount) } fame
# $with (text)
do_gain-reputation = gain reputation { $with }
# $with (text)
do_lose-reputation = lose reputation { $with }
# $amount (number)
do_suffer-character = suffer { NUMBER($amount) } damage
# $amount (number)
do_suffer-ship = your ship suffers { NUMBER($amount) } damage
# $amount (number)
do_recover-character = recover { NUMBER($amount) } damage
# $amount (number)
do_recover-ship = repair { NUMBER($amount) } damage of your ship
# $amount (number)
do_recover-both = recover { NUMBER($amount) } damage on yourself and on your ship
do_recover-all-character = recover all your damage
do_recover-all-ship = repair your ship completely
do_recover-all-both = recover all damage on yourself and on your ship
# $skills (text)
do_test = test { $skills }
# $skill (text)
do_of-skill = { $skill }
# $skills (text)
do_test-until-passed = test { $skills } until you pass
# $skills (text)
do_opposed-test = you and the other player both test { $skills }
# $strength (number)
do_fight-ground = fight on the ground against strength { NUMBER($strength) }
# $strength (number)
do_fight-ship = fight ship to ship against strength { NUMBER($strength) }
# $strength (number)
# $less (number)
do_fight-ground-less = fight on the ground against strength { NUMBER($strength) }, suffering { NUMBER($less) } less damage if you win
# $strength (number)
# $less (number)
do_fight-ship-less = fight ship to ship against strength { NUMBER($strength) }, suffering { NUMBER($less) } less damage if you win
# $strength (number)
do_fight-until-won-ground = fight on the ground against strength { NUMBER($strength) } until you win
# $strength (number)
do_fight-until-won-ship = fight ship to ship against strength { NUMBER($strength) } until you win
# $patrol (text)
do_fight-patrol = fight { $patrol }
# $who (text)
do_fight-player = fight { $who } in this space
# $who (text)
do_fight-player-ground = fight { $who } in this space, on the ground
# $who (text)
do_fight-player-ship = fight { $who } in this space, ship to ship
do_roll = roll a die
do_choose = choose one
do_may = you may choose one
do_may-one = you may
do_nothing = nothing more happens
# $space (text)
do_move-to = go straight to { $space }
do_move-to-other-core = cross to the other Core Worlds space
# $spaces (number)
do_move-up-to =
    { $spaces ->
        [one] fly up to { NUMBER($spaces) } space
       *[other] fly up to { NUMBER($spaces) } spaces
    }
# $spaces (number)
do_move-up-to-freely =
    { $spaces ->
        [one] fly up to { NUMBER($spaces) } space, past any patrol
       *[other] fly up to { NUMBER($spaces) } spaces, past any patrol
    }
do_roll-per-crew = roll a die for each of your crew
# $patrol (text)
# $spaces (number)
do_move-patrol-up-to =
    { $spaces ->
        [one] { $patrol } comes up to { NUMBER($spaces) } space nearer to you
       *[other] { $patrol } comes up to { NUMBER($spaces) } spaces nearer to you
    }
# $patrol (text)
# $spaces (number)
do_move-patrol =
    { $spaces ->
        [one] { $patrol } comes { NUMBER($spaces) } space nearer to you
       *[other] { $patrol } comes { NUMBER($spaces) } spaces nearer to you
    }
# $patrol (text)
do_patrol-to-you = { $patrol } comes to your space
do_reveal-contact = turn up a face-down contact here
do_look-at-contact = look at a face-down contact here
do_reveal-planet = turn up every contact of a planet without players
do_gain-crew = this contact joins your crew
# $contact (text)
do_gain-crew-named = { $contact } joins your crew, if nobody came first
do_discard-contact = this contact leaves the game
# $things (text)
do_discard = give up { $things }
# $card (text)
do_gain-card = gain “{ $card }”
# $card (text)
do_take-top = take { $card } for free
do_market = go to the market
# $decks (text)
do_market-decks = go to the market ({ $decks })
# $discount (number): at least 2, credits come in thousands
do_market-discount = go to the market, every price lowered by { NUMBER($discount) }
# $decks (text)
# $discount (number): at least 2, credits come in thousands
do_market-discount-decks = go to the market ({ $decks }), every price lowered by { NUMBER($discount) }
# $card (text)
do_discard-top = put { $card } under its deck
top_bounty = the bounty on show
top_cargo = the cargo on show
top_gear-mod = the gear or mod on show
top_job = the job on show
top_luxury = the luxury on show
top_ship = the ship on show
# $number (number)
do_databank = resolve databank card { NUMBER($number) }
do_rotate = turn this card round
# $card (text)
do_rotate-named = turn round “{ $card }”
do_complete = take the reward
do_fail = it fails
do_stop = nothing more of this card happens
do_deliver = deliver the cargo
# $less (number): at least 2, credits come in thousands
do_deliver-less = deliver the cargo for { NUMBER($less) } credits less
do_keep-cargo = keep the cargo aboard
do_discard-cargo = lose the cargo
do_discard-this = this card is discarded
do_remove-this = this card leaves the game
do_extra-turn = take another turn after this one
# $things (text)
do_take-asset-you = take { $things } of the other player, your pick
# $things (text)
do_take-asset-them = the other player hands you { $things }, their pick
# $taking (text)
# $cost (number)
do_take-asset-cost = { $taking } (cost { NUMBER($cost) } at most)
# $taking (text)
do_take-asset-mark = { $taking }, and it is marked
# $amount (number): at least 2, credits come in thousands
do_take-credits = take { NUMBER($amount) } credits from the other player
do_complete-goal-character = your personal goal is reached
do_complete-goal-ship = the goal of your ship is reached
# $goal (number)
do_complete-ambition = goal { NUMBER($goal) } of your ambition is done
do_win-game = if you still stand, you win the game
special_used-ship-for-sale = you may take any ship of the supply that costs more than yours, for the difference, with 3 damage on it
special_special-order = choose gear or mods: turn up the first two of that kind, buy one if you like
special_special-order-gear = turn up the first two pieces of gear, buy one if you like
special_special-order-mod = turn up the first two mods, buy one if you like
special_name-a-ship-price = name a price: the first ship of that price is turned up, buy it if you like, then shuffle the deck
special_buy-found-ship = buy the ship that was found if you like, then shuffle the deck
special_mark-a-planet = the nearest other player names the planet it must go to, at least 2 spaces away; alone, chance does
special_protect-token = sabotage this Imperial planet; two sabotaged planets reach your goal
special_flip-back = turn your character card over
special_take-droid-crew = take a droid out of the crew of another player here
special_hera-gift = that player gains reputation with the Rebels and gives you a cargo or 4,000 credits
special_hera-gives = give a cargo or 4,000 credits
special_dengar-consolation = gain 1 fame if they have more fame than you, otherwise 5,000 credits; they gain reputation with a faction of their choice
special_hondo-persuades = pick another player here and test influence; if you pass, they hand you a cargo, gear or mod of their choice, marked, and your goal is reached
special_take-marked = take back one of the marked cards
special_expose = that player loses reputation with a faction of your choice
special_expose-faction = they lose reputation with a faction of your choice
special_share-jewels = another player here gains 7,000 credits and 1 fame
special_wanted-reward = gain 5,000 credits and 1 fame, or 2 fame if they have more fame than you
lead_passed = Passed
lead_failed = Failed
lead_each-failure = After each failure
lead_best = You pass, they fail
lead_even = Both or neither
lead_worst = They pass, you fail
lead_won = Won
lead_lost = Lost
lead_otherwise = Otherwise
lead_then = Then
lead_none = If you have none
lead_opponent = The other player
lead_players-here = Every other player here
# $one (text)
# $other (text)
tell_also = { $one }; { $other }
tell_told-verbs = gains|loses|takes
# $one (text)
# $other (text)
tell_and-also = { $one }, and { $other }
tell_verbs = gain|lose
tell_they = gain=gains|lose=loses|test=tests|suffer=suffers|take=takes|recover=recovers|turn=turns|your=their
# $lead (text)
# $text (text)
tell_theirs = { SMALL($lead) } { $text }
tell_their-verbs = gain=gains|lose=loses|suffer=suffers|take=takes|test=tests|fight=fights|turn=turns|pay=pays|recover=recovers|repair=repairs|keep=keeps|fly=flies|deliver=delivers|choose=chooses|sabotage=sabotages|resolve=resolves|give=gives|go=goes|cross=crosses|roll=rolls
tell_their-words = they have more fame than you=the other has more fame|; they gain=; the other gains|to you=to them|your=their|you=they
# $condition (text)
tell_if = if { $condition }
# $lead (text)
# $text (text)
tell_line = { $lead }: { $text }
# $lead (text)
tell_list = { $lead }:

## tell/conditions: What cards ask for: “if …”, and the words for people, places and things in a sentence. `one|other` are the forms of a noun.

# $with (text)
# $standings (text)
if_reputation = your reputation { $with } is { $standings }
# $with (text)
# $standings (text)
unless_reputation = your reputation { $with } is not { $standings }
# $standing (text)
# $atLeast (number)
if_any-reputation =
    { $atLeast ->
        [one] your reputation is { $standing } with at least { NUMBER($atLeast) } faction
       *[other] your reputation is { $standing } with at least { NUMBER($atLeast) } factions
    }
# $standing (text)
# $atLeast (number)
unless_any-reputation =
    { $atLeast ->
        [one] your reputation is { $standing } with fewer than { NUMBER($atLeast) } faction
       *[other] your reputation is { $standing } with fewer than { NUMBER($atLeast) } factions
    }
# $skill (text)
if_skill = you have { $skill } aboard
# $skill (text)
unless_skill = you do not have { $skill } aboard
# $atLeast (number): at least 2
if_different-skills = you have at least { NUMBER($atLeast) } different skills aboard
# $atLeast (number): at least 2
unless_different-skills = you have fewer than { NUMBER($atLeast) } different skills aboard
# $atLeast (number): at least 2, credits come in thousands
if_credits = you have at least { NUMBER($atLeast) } credits
# $atLeast (number): at least 2, credits come in thousands
unless_credits = you have less than { NUMBER($atLeast) } credits
# $atLeast (number)
if_fame = you have at least { NUMBER($atLeast) } fame
# $atLeast (number)
unless_fame = you have less than { NUMBER($atLeast) } fame
# $atLeast (number)
# $things (text)
if_has = you have at least { NUMBER($atLeast) } { $things }
tell_you-have = you have
tell_you-are = you are
# What is drawn together after a preposition: `from=to`, parted by semicolons.
# $condition (text)
tell_and-if = { $condition }
# $atLeast (number)
# $things (text)
if_has-exactly = you have exactly { NUMBER($atLeast) } { $things }
# $things (text)
# $thing (text) for languages that need it
if_has-one = you have at least 1 { $things }
# $things (text)
# $thing (text) for languages that need it
if_has-exactly-one = you have exactly 1 { $things }
# $atLeast (number)
# $things (text)
unless_has = you have fewer than { NUMBER($atLeast) } { $things }
# $things (text)
unless_has-one = you have no { $things }
# $atLeast (number)
# $things (text)
# $totalCost (number): at least 2, credits come in thousands
if_has-worth = you have at least { NUMBER($atLeast) } { $things }, worth { NUMBER($totalCost) } credits or more together
# $atLeast (number)
# $things (text)
# $totalCost (number): at least 2, credits come in thousands
unless_has-worth = you do not have { NUMBER($atLeast) } { $things } worth { NUMBER($totalCost) } credits together
# $atLeast (number)
if_droid-crew =
    { $atLeast ->
        [one] you have at least { NUMBER($atLeast) } droid in your crew
       *[other] you have at least { NUMBER($atLeast) } droids in your crew
    }
# $atLeast (number)
unless_droid-crew =
    { $atLeast ->
        [one] you have fewer than { NUMBER($atLeast) } droid in your crew
       *[other] you have fewer than { NUMBER($atLeast) } droids in your crew
    }
# $atLeast (number)
if_luxury =
    { $atLeast ->
        [one] you own at least { NUMBER($atLeast) } luxury card
       *[other] you own at least { NUMBER($atLeast) } luxury cards
    }
# $atLeast (number)
unless_luxury =
    { $atLeast ->
        [one] you own fewer than { NUMBER($atLeast) } luxury card
       *[other] you own fewer than { NUMBER($atLeast) } luxury cards
    }
# $contact (text)
if_crew-named = you have { $contact } in your crew
# $contact (text)
unless_crew-named = you do not have { $contact } in your crew
# $thing (text)
if_free-slot = you have room for { $thing }
# $thing (text)
unless_free-slot = you have no room for { $thing }
# $atLeast (number): at least 2, credits come in thousands
if_ship-cost = your ship costs { NUMBER($atLeast) } credits or more
# $atLeast (number): at least 2, credits come in thousands
unless_ship-cost = your ship costs less than { NUMBER($atLeast) } credits
# $atLeast (number)
if_damage-character = you have at least { NUMBER($atLeast) } damage on yourself
# $atLeast (number)
unless_damage-character = you have less than { NUMBER($atLeast) } damage on yourself
# $atLeast (number)
if_damage-ship = your ship has at least { NUMBER($atLeast) } damage
# $atLeast (number)
unless_damage-ship = your ship has less than { NUMBER($atLeast) } damage
# $at (text)
if_at = you are { $at }
# $at (text)
unless_at = you are not { $at }
if_on-planet = you are on a planet
unless_on-planet = you are not on a planet
if_on-navpoint = you are at a navpoint
unless_on-navpoint = you are not at a navpoint
# $of (text)
if_on-planet-of = you are on a planet { $of }
# $of (text)
unless_on-planet-of = you are not on a planet { $of }
# $patrol (text)
if_patrol-here = { $patrol } is here
# $patrol (text)
unless_patrol-here = { $patrol } is not here
# $with (text)
if_sympathizer-here = a contact or crew here has a good reputation { $with }
# $with (text)
unless_sympathizer-here = no contact or crew here has a good reputation { $with }
if_facedown-contact-here = a face-down contact is here
unless_facedown-contact-here = no face-down contact is here
# $who (text)
if_player-here = { $who } is here
# $who (text)
unless_player-here = no such player is here: { $who }
if_droid = you are a droid
unless_droid = you are not a droid
if_defeated = you are knocked out
unless_defeated = you are still standing
who_player = another player
who_more-fame = with more fame than you
# $fame (number)
who_fame-at-least = with { NUMBER($fame) } fame or more
who_any-negative = with a bad reputation somewhere
who_droid-crew = with a droid in the crew
# $with (text)
# $standings (text)
who_reputation = whose reputation { $with } is { $standings }
with_planet = with the faction of this planet
with_patrol = with the faction of a patrol here
with_nearest-patrol = with the faction of the nearest patrol
with_choice = with a faction of your choice
with_rival = with the rival faction
patrol_planet = the patrol of this planet’s faction
patrol_patrol = a patrol here
patrol_nearest-patrol = the nearest patrol
patrol_choice = a patrol of your choice
patrol_rival = the rival’s patrol
patrol_any = a patrol
# $patrol (text)
# $levels (text)
patrol_at-level = { $patrol } of level { $levels }
of_hutt = of the Hutts
of_syndicate = of the Syndicate
of_imperial = of the Empire
of_rebel = of the Rebels
# $planet (text)
at_planet = on { $planet }
at_spinward-core = in the Spinward Core
at_trailing-core = in the Trailing Core
at_ring-of-kafrene = at the Ring of Kafrene
at_maelstrom = in the Maelstrom
# $amount (number)
things_cargo =
    { $amount ->
        [one] cargo
       *[other] cargos
    }
# $amount (number)
things_gear =
    { $amount ->
        [one] piece of gear
       *[other] pieces of gear
    }
# $amount (number)
things_mod =
    { $amount ->
        [one] mod
       *[other] mods
    }
# $amount (number)
things_crew =
    { $amount ->
        [one] crew member
       *[other] crew members
    }
# $amount (number)
things_job =
    { $amount ->
        [one] job
       *[other] jobs
    }
# $amount (number)
things_bounty =
    { $amount ->
        [one] bounty
       *[other] bounties
    }
thing_cargo = a cargo
thing_gear = a piece of gear
thing_mod = a mod
thing_crew = a crew member
thing_job = a job
thing_bounty = a bounty

## tell/abilities: What goes on working while a card is yours.

# $amount (number)
has_bonus-ground = { NUMBER($amount) } ground combat
# $amount (number)
has_bonus-ship = { NUMBER($amount) } ship combat
# $amount (number)
has_bonus-health = { NUMBER($amount) } health
# $amount (number)
has_bonus-hull = { NUMBER($amount) } hull
# $amount (number)
has_bonus-hyperdrive = { NUMBER($amount) } hyperdrive
# $skill (text)
has_skill = counts as one more skill: { $skill }
# $count (number)
has_turn-focus-hit =
    { $count ->
        [one] turn up to { NUMBER($count) } of your focus results into a hit
       *[other] turn up to { NUMBER($count) } of your focus results into hits
    }
has_turn-one-focus-hit = turn one of your focus results into a hit
has_turn-one-focus-crit = turn one of your focus results into a critical hit
# $count (number)
has_turn-focus-crit =
    { $count ->
        [one] turn up to { NUMBER($count) } of your focus results into a critical hit
       *[other] turn up to { NUMBER($count) } of your focus results into critical hits
    }
has_cancel-hit = cancel one opposing hit
has_cancel-crit = cancel one opposing critical hit, or a hit if there is none
has_focus-cancels = each of your focus results cancels one opposing hit
has_fewer-dice = your opponent rolls one die less
has_reroll-blanks = once, reroll your blanks
has_reroll-any = once, reroll any number of your dice
has_reroll-one = once per roll, you may reroll one of your dice, in a combat, a test or any other roll
has_reroll-test-focus = in a test, you may reroll your focus results once
# $count (number)
# $skills (text)
has_reroll-opposing = once, the opponent rerolls { NUMBER($count) } of their best dice, one more if you have { $skills } aboard
has_focus-to-crit = once per turn, turn one of your focus results into a critical hit, in a combat or a test
has_hurt-for-hit = with 2 or more health left, suffer 1 damage to turn one of your dice to a hit
has_hurt-for-crit = with 2 or more health left, suffer 1 damage to turn one of your dice to a critical hit
# $dice (number)
has_rotate-for-dice =
    { $dice ->
        [one] turn this card round to roll { NUMBER($dice) } more die
       *[other] turn this card round to roll { NUMBER($dice) } more dice
    }
# $hits (number)
has_rotate-for-hits =
    { $hits ->
        [one] turn this card round to add { NUMBER($hits) } hit
       *[other] turn this card round to add { NUMBER($hits) } hits
    }
has_stun = hunting a bounty, you may roll one more die, but then you can only capture
# $amount (number)
has_suffer-less-win = when you win, suffer { NUMBER($amount) } less damage
# $amount (number)
has_suffer-less-always = suffer { NUMBER($amount) } less damage
# $amount (number)
has_suffer-at-most = when you win, suffer { NUMBER($amount) } damage at most
# $amount (number)
has_hurt-more = when you win, your opponent suffers { NUMBER($amount) } more damage
# $amount (number): at least 2, credits come in thousands
has_reward-job = { NUMBER($amount) } credits more for every job you complete
# $amount (number): at least 2, credits come in thousands
has_reward-cargo = { NUMBER($amount) } credits more for every cargo you deliver
# $amount (number): at least 2, credits come in thousands
has_elimination-reward = { NUMBER($amount) } credits more when you eliminate a bounty
has_fame-for-credits-bounty = you may take 1 fame in place of the credits of a bounty
has_fame-for-credits-job = you may take 1 fame in place of the credits of a job
has_fame-for-credits-illegal = you may take 1 fame in place of the credits of illegal cargo
# $amount (number)
# $condition (text)
has_fame-while = you have { NUMBER($amount) } more fame while { $condition }
# $amount (number)
has_fame-always = you have { NUMBER($amount) } more fame
# $amount (number)
has_patrol-fame = { NUMBER($amount) } fame more whenever a patrol gives fame
has_after-win = when you win
# $amount (number): at least 2, credits come in thousands
has_credits-per-margin = when you win, gain { NUMBER($amount) } credits for each point you win by
# $amount (number): at least 2, credits come in thousands
has_fame-to-credits = whenever you gain fame, gain 1 less and take { NUMBER($amount) } credits for it
# $amount (number)
has_starting-fame = you begin with { NUMBER($amount) } fame
has_any-skill-once-per-turn = once per turn, before a test, you count as having the skill once more
has_any-skill-discard-when-passed = before a test, you may count as having the skill once more; if you pass, this card is discarded
# $amount (number)
has_slot-cargo =
    { $amount ->
        [one] { NUMBER($amount) } more cargo slot
       *[other] { NUMBER($amount) } more cargo slots
    }
# $amount (number)
has_slot-mod =
    { $amount ->
        [one] { NUMBER($amount) } more mod slot
       *[other] { NUMBER($amount) } more mod slots
    }
# $bonus (text)
has_bonus-per-job = { $bonus } for each job you hold
# $faces (text)
# $recover (number)
has_die-against-defeat = about to be knocked out in ship combat, roll a die: on { $faces } recover { NUMBER($recover) } damage of the ship instead
has_no-forced-patrols = you need not fight patrols that hate you
has_patrols-forgive = beating a patrol costs you no reputation
has_hold-ship = you may end the move of a player who flies through your space
# $amount (number)
has_slot-crew =
    { $amount ->
        [one] { NUMBER($amount) } more crew slot
       *[other] { NUMBER($amount) } more crew slots
    }
# $faces (text)
has_smuggle = when you roll for illegal cargo, { $faces } counts as a hit
one_hit = a hit
one_crit = a critical hit
one_focus = a focus
one_blank = a blank
# $skills (text)
has_slip-past = when a patrol would stop you, test { $skills }; if you pass, fly on
has_avoid-defeat = when you would be knocked out, you may give up one crew member and recover all damage instead
# $within (number)
has_send-patrol-away =
    { $within ->
        [one] when a card you reveal moves a patrol within { NUMBER($within) } space of you, you may send it after another player
       *[other] when a card you reveal moves a patrol within { NUMBER($within) } spaces of you, you may send it after another player
    }
# $spaces (number)
has_reach =
    { $spaces ->
        [one] your encounter may be with a patrol or contact up to { NUMBER($spaces) } space away
       *[other] your encounter may be with a patrol or contact up to { NUMBER($spaces) } spaces away
    }
has_when-defeated = when you are knocked out
has_lost-with-ship-combat = this card is lost when you lose a ship combat
has_may-be-fought = other players in your space may fight you as their encounter
has_after-orange-crew = when an orange contact joins your crew
lead_any-roll = Any roll
lead_ground = Ground combat
lead_ship = Ship combat
lead_both = Combat
lead_they-win = They win
lead_they-lose = They lose
step_planning = Planning
step_action = Action
step_encounter = Encounter
step_patrol-won = After beating a patrol
step_special = At the end

## tell/goals: What personal goals, ship goals and ambitions ask for.

# $times (number)
goal_bounty-reward =
    { $times ->
        [one] collect the reward of { NUMBER($times) } bounty
       *[other] collect the reward of { NUMBER($times) } bounties
    }
# $times (number)
goal_bounty-delivered =
    { $times ->
        [one] deliver { NUMBER($times) } captured bounty
       *[other] deliver { NUMBER($times) } captured bounties
    }
# $times (number)
goal_job-completed =
    { $times ->
        [one] complete { NUMBER($times) } job
       *[other] complete { NUMBER($times) } jobs
    }
# $times (number)
goal_cargo-delivered =
    { $times ->
        [one] deliver { NUMBER($times) } cargo
       *[other] deliver { NUMBER($times) } cargos
    }
# $times (number)
goal_illegal-delivered =
    { $times ->
        [one] deliver { NUMBER($times) } illegal cargo
       *[other] deliver { NUMBER($times) } illegal cargos
    }
# $times (number)
goal_combat-won =
    { $times ->
        [one] win { NUMBER($times) } combat
       *[other] win { NUMBER($times) } combats
    }
# $times (number)
goal_ground-combat-won =
    { $times ->
        [one] win { NUMBER($times) } ground combat
       *[other] win { NUMBER($times) } ground combats
    }
# $times (number)
goal_ship-combat-won =
    { $times ->
        [one] win { NUMBER($times) } ship combat
       *[other] win { NUMBER($times) } ship combats
    }
# $times (number)
goal_patrol-beaten =
    { $times ->
        [one] beat { NUMBER($times) } patrol
       *[other] beat { NUMBER($times) } patrols
    }
# $times (number)
goal_five-dice-beaten =
    { $times ->
        [one] beat { NUMBER($times) } opponent rolling five dice or more
       *[other] beat { NUMBER($times) } opponents rolling five dice or more
    }
# $times (number)
goal_crew-gained =
    { $times ->
        [one] take { NUMBER($times) } crew member aboard
       *[other] take { NUMBER($times) } crew members aboard
    }
# $times (number)
goal_orange-crew-gained =
    { $times ->
        [one] take { NUMBER($times) } orange contact into your crew
       *[other] take { NUMBER($times) } orange contacts into your crew
    }
# $times (number)
goal_navpoint-encountered =
    { $times ->
        [one] have { NUMBER($times) } encounter at navpoints
       *[other] have { NUMBER($times) } encounters at navpoints
    }
# $times (number)
goal_imperial-3-encountered =
    { $times ->
        [one] take on { NUMBER($times) } Imperial patrol of level 3 or 4
       *[other] take on { NUMBER($times) } Imperial patrols of level 3 or 4
    }
goal_imperial-lost-while-negative = lose Imperial reputation while it is bad already
# $times (number)
goal_takodana-encountered =
    { $times ->
        [one] have { NUMBER($times) } encounter on Takodana
       *[other] have { NUMBER($times) } encounters on Takodana
    }
goal_ship-recovered-3 = repair three ship damage at once
goal_planning-recovered-4 = recover four damage in one planning step
# $goal (text)
# $times (number)
goal_times = { $goal } ({ NUMBER($times) } times)
# $condition (text)
goal_have = reached as soon as { $condition }
# $goal (text)
# $condition (text)
goal_while = { $goal }, while { $condition }
# $goal (text)
# $what (text)
goal_while-having = { $goal } while you have { $what }
# $goal (text)
# $pay (number): at least 2, credits come in thousands
goal_pay = { $goal }, then pay { NUMBER($pay) } credits
goal_ability = reached by its ability
lead_goal = Goal
lead_dash = At any time
lead_numbered = In order
lead_infinity = Needed to win
lead_final = Last of all
# $at (text)
goal_encounter = have an encounter { $at }
# $credits (number): at least 2, credits come in thousands
goal_begin-credits = { NUMBER($credits) } credits
# $card (text)
goal_begin-card = “{ $card }”

## tell/cards: What is printed around a card’s effects: prices, places, rewards, figures.

kind_luxury = luxury
kind_ship = ship
kind_event = one-off
kind_contact = contact
kind_character = character
kind_databank = databank
kind_encounter = encounter
kind_ambition = ambition
kind_ai = automated opponent
lead_cost = Cost
lead_at = Where
# $at (text)
card_not-on = not sold { $at }
lead_patrol-icon = When it comes on show
# $reveal (number)
lead_reveal-icon =
    { $reveal ->
        [one] When it comes on show, with { NUMBER($reveal) } player at most
       *[other] When it comes on show, with { NUMBER($reveal) } players at most
    }
# $patrol (text)
# $spaces (number)
card_patrol-icon =
    { $spaces ->
        [one] { $patrol } comes { NUMBER($spaces) } space nearer to whoever turned it up
       *[other] { $patrol } comes { NUMBER($spaces) } spaces nearer to whoever turned it up
    }
card_reveal-icon = a contact is turned up
# $amount (number): at least 2, credits come in thousands
card_credits = { NUMBER($amount) } credits
# $amount (number)
card_fame = { NUMBER($amount) } fame
card_free = free
lead_deliver = Deliver
# $patrol (text)
card_to-patrol = to { $patrol }
lead_illegal = Illegal
card_illegal = roll a die, only a hit passes; on any other face there is no encounter this turn, and a databank card 1 is drawn: hidden until then, it can cost credits, reputation or a fight; cargo that does not get through stays aboard unless it is given up
card_turns-round = the card turns round instead of leaving your hold
card_no-delivery = it is not delivered anywhere
card_marked-delivery = to the planet named when it is bought
lead_roll-to-buy = To buy it
# $number (number)
card_roll-to-buy = pay, then roll a die: only a hit (3 faces of 8) wins it; otherwise the price is gone, and databank card { NUMBER($number) } follows: hidden until then, it can cost credits, reputation or a fight, or move a patrol
lead_after-buying = When bought
lead_other-end = The other end
# $name (text)
card_other-end = “{ $name }”
card_armor = armour: you wear one at most
card_weapon = weapon
lead_trait = Kind
lead_target = Target
# $contact (text)
# $class (text)
# $strength (number)
card_target-ground = { $contact } ({ $class } contact), ground combat against strength { NUMBER($strength) }
# $contact (text)
# $class (text)
# $strength (number)
card_target-ship = { $contact } ({ $class } contact), ship combat against strength { NUMBER($strength) }
lead_eliminate = Eliminate
lead_capture = Capture
# $at (text)
# $reward (text)
card_capture = deliver alive { $at }: { $reward }
card_nothing = nothing
lead_either-way = Either way
card_at-player = in any space with another player
lead_skills = Skills
lead_crucial = Crucial
# $skills (text)
card_crucial = failing { $skills } fails the job
lead_attempt = Attempt
# $number (number)
card_attempt = its story is databank card { NUMBER($number) }: tests, fights, choices
card_together = needs another player in the space, who joins in
card_opposed = both of you are tested; done if you pass and they fail
lead_others = Others
lead_reward = Reward
lead_afterwards = Afterwards
card_after-removed = it leaves the game
card_after-discarded = it goes back to its deck
card_after-shuffled = it is shuffled back into its deck
lead_favor-of = Faction
# $faction (text)
# $rival (text)
card_favor-of = { $faction }; the rival is: { $rival }
card_droid = droid
card_no-skills = no skill of its own
lead_crew = As crew
lead_met = When met
lead_class = Class
card_class-white = white
card_class-green = green
card_class-yellow = yellow
card_class-orange = orange
card_no-crew = nobody to hire
lead_figures = Values
# $ground (number)
# $health (number)
card_character-figures = ground combat { NUMBER($ground) }, health { NUMBER($health) }
# $hyperdrive (number)
# $combat (number)
# $hull (number)
card_ship-figures = hyperdrive { NUMBER($hyperdrive) }, combat { NUMBER($combat) }, hull { NUMBER($hull) }
lead_sides = Sides
# $with (text)
card_sides = has a good reputation { $with }
lead_slots = Slots
# $n (number)
slots_cargo =
    { $n ->
        [one] { NUMBER($n) } cargo
       *[other] { NUMBER($n) } cargo
    }
# $n (number)
slots_mod =
    { $n ->
        [one] { NUMBER($n) } mod
       *[other] { NUMBER($n) } mods
    }
# $n (number)
slots_cargoOrMod = { NUMBER($n) } cargo or mod
# $n (number)
slots_gearOrMod = { NUMBER($n) } gear or mod
# $n (number)
slots_jobOrBounty = { NUMBER($n) } job or bounty
# $n (number)
slots_crew = { NUMBER($n) } crew
slots_none = none
lead_start = Begins with
card_start-90 = a bounty
card_start-91 = a cargo
card_start-92 = a job
# $with (text)
card_start-liked = reputation { $with }
# $with (text)
card_start-disliked = bad reputation { $with }
card_start-choice = reputation with a faction of your choice
card_other-side = 1 fame, and the card turns over
card_abilities-stay = the abilities of this side stay
lead_other-side = Goal reached
# $name (text)
card_turned-ship = 1 fame, and the ship becomes “{ $name }”
card_nothing-printed = no ability
lead_secret = Secret
# $when (text)
card_secret = keep this card; once, { $when }
when_planning = in the planning step
when_action = in the action step
when_encounter = in the encounter step, instead of an encounter
when_patrol-won = after beating a patrol
when_special = at the end
section_patrol = Navpoint, with a patrol
section_no-patrol = Navpoint, without a patrol
section_core-worlds = Core Worlds
section_across = Across the Core
# $number (number)
card_number = number { NUMBER($number) }

## tell/ai: The lines on the cards of printed opponents.

ai-line_recover-if-defeated = if it is knocked out, it recovers
ai-line_recover = if it has damage, it recovers everything
# $perDamage (number): at least 2, credits come in thousands
ai-line_recover-per-damage = if it has damage, it recovers everything and gains { NUMBER($perDamage) } credits for each
# $amount (number)
ai-line_recover-character = its character recovers { NUMBER($amount) } damage
ai-line_move-to-goal = it flies toward its nearest goal
# $fearless (number): at least 2, credits come in thousands
ai-line_move-to-goal-fearless = it flies toward its nearest goal; with a ship of { NUMBER($fearless) } credits or more no patrol stops it
ai-line_move-to-goal-imperial = it flies toward its nearest goal, Imperial planets included
ai-line_move-to-target = it flies toward a target of its bounties
ai-line_move-to-player = it flies to the nearest player within reach
ai-line_move-to-player-standing = it flies to the nearest player within reach who is still standing
ai-line_move-to-most-hated = it goes straight to the player with the most bad reputations
ai-line_others-lose-reputation = every other player loses one reputation of their choice
# $amount (number): at least 2, credits come in thousands
ai-line_gain = it gains { NUMBER($amount) } credits
# $amount (number): at least 2, credits come in thousands
# $per (text)
ai-line_gain-per = it gains { NUMBER($amount) } credits { $per }
# $decks (text)
ai-line_buy = it buys the first card it can from { $decks }
# $decks (text)
ai-line_buy-anywhere = it buys the first card it can from { $decks }, bounties even away from a planet
# $decks (text)
ai-line_buy-away = it buys the first card it can from { $decks }; the patrol on the next card moves away from it
# $buying (text)
ai-line_or-sell = { $buying }; if it buys nothing on a planet, it clears away a cargo for 4,000 credits
# $otherwise (text)
# $instead (text)
# $thing (text)
ai-line_buy-unless-full = it buys from { $otherwise }, or from { $instead } if it has no room left for { $thing }
# $otherwise (text)
# $instead (text)
# $thing (text)
ai-line_buy-unless-full-anywhere = it buys from { $otherwise }, even away from a planet, or from { $instead } if it has no room left for { $thing }
ai-line_buy-luxury = it buys a luxury and gains 1 fame; if it cannot, it gains 2,000 credits for each of its crew
ai-line_deliver = it delivers its cargo
# $damage (number)
ai-line_deliver-hurt-ship = it delivers its cargo; each illegal one costs its ship { NUMBER($damage) } damage
# $damage (number)
ai-line_deliver-hurt-character = it delivers its cargo; each illegal one costs its character { NUMBER($damage) } damage
ai-line_deliver-lose-planet = it delivers its cargo; each illegal one costs reputation with the faction of the planet
ai-line_reveal-lowest = it turns up the face-down contact of the lowest class here
ai-line_reveal-matching = it turns up a face-down contact of a class its bounties name
# $spaces (number)
ai-line_jump =
    { $spaces ->
        [one] it slips { NUMBER($spaces) } space further toward its goal, past any patrol; its ship suffers 1 damage
       *[other] it slips { NUMBER($spaces) } spaces further toward its goal, past any patrol; its ship suffers 1 damage
    }
ai-line_rob = the dearest cargo, gear or mod of a player here is discarded, and it gains the cost
ai-line_gamble = it rolls a die: critical hit 1 fame, hit 3,000 credits, focus reputation with the faction of the planet
ai-line_drop-hopeless-bounty = if it has no room for a bounty, it gives up the highest one whose target nobody has seen
ai-line_find-bounty = it looks through the bounties for one whose target is known and takes it
ai-line_sell-fame = with less than 20,000 credits, it gives up 1 fame for 10,000 credits
ai-line_punish = every player here suffers 2 damage for each of their bad reputations; it gains 1 fame for each one who falls
ai-line_take-droid = it takes the nearest face-up droid contact aboard
ai-line_fight-hostile = if a hostile patrol is here, it fights it
ai-line_fight-weak-patrol = it fights a patrol here no stronger than its ship
# $within (number)
ai-line_fight-weak-patrol-within =
    { $within ->
        [one] it fights a patrol within { NUMBER($within) } space no stronger than its ship
       *[other] it fights a patrol within { NUMBER($within) } spaces no stronger than its ship
    }
ai-line_complete-job = it completes a job here
# $amount (number): at least 2, credits come in thousands
# $fame (number)
ai-line_spend = it spends { NUMBER($amount) } credits for { NUMBER($fame) } fame
ai-line_planet-reputation = it gains reputation with the faction of the planet
ai-line_nearest-patrol-reputation = it gains reputation with the faction of the nearest patrol
# $amount (number): at least 2, credits come in thousands
# $with (text)
ai-line_gain-and-lose = it gains { NUMBER($amount) } credits and loses reputation { $with }
# $amount (number): at least 2, credits come in thousands
# $perCrew (number)
# $with (text)
ai-line_gain-and-lose-per-crew = it gains { NUMBER($amount) } credits, { NUMBER($perCrew) } more for each of its crew, and loses reputation { $with }
ai-line_hire-lowest = it takes the contact of the lowest class here aboard
ai-line_hire-highest = it takes the contact of the highest class here aboard
# $hiring (text)
ai-line_hire-needs-berth = { $hiring }, if a berth is free
ai-line_hire-faceup = it takes a face-up contact here aboard
ai-line_imperial-luck = on an Imperial planet it rolls a die: a hit gives 1 fame
ai-line_hunt = it hunts a target of its bounties here
# $within (number)
ai-line_hunt-within =
    { $within ->
        [one] it hunts a target of its bounties within { NUMBER($within) } space
       *[other] it hunts a target of its bounties within { NUMBER($within) } spaces
    }
ai-line_brawl = it rolls its ground dice: 2,000 credits and 1 damage for each hit
ai-line_fight-player = it fights a player here who is still standing; winning gives 1 fame
# $decks (text)
ai-line_clear-away = the cards on show are cleared away ({ $decks }), and this card is shuffled back in
ai-line_first = the first line with an effect
ai-line_first-two = the first line with an effect; with a droid in the crew, the first two
ai-line_every = every line, from top to bottom
# $number (text)
ai-card_hunter = Hunter { $number }
# $number (text)
ai-card_trader = Trader { $number }
