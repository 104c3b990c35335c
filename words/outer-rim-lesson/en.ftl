### Outer Rim: the lesson; the clerk speaks.

clerk = The guild’s clerk
you = You
tap = Tap
then = , then{" "}
# What the clerk says goes on beneath the edge.
readOn = Read on
listen = Read what happened; I speak when it is told.
ask = What would you do?
atDesk = I am at my desk. Ask when you like.
alone = Play on without me
toTable = Deal me a whole game
# Two doors side by side, after the words that explain them.
toWhole = A whole game, to 10 fame
toShort = A short game, to 5 fame
# Of the things one has to have met: before it is enough.
# $known (number)
# $all (number)
known = You know { $known } of { $all } things
# What the count still waits for, said in its title and when it is tapped.
# $things (text)
toCome = Still to come: { $things }.

## things

things_fly = a flight
things_delivered = a delivery
things_bought = a purchase
things_endActions = ending your actions
things_encounter = drawing the card of a place
things_contact = meeting a contact
things_line = choosing a line of a story
things_opponent = an opponent’s turn
things_fame = fame
things_test = a skill test
# Said when the count is full and the lesson goes on: crew, a job and a fight are better met once.
# $all (number)
allKnown = That makes { $all } of { $all }: you know what one has to know. I stay a little longer, for practice, and say when it is enough.
next = That was a whole game. The next one is yours alone.
# $me (text)
# $ship (text)
# $rival (text)
# $fame (number)
# $place (text)
welcome = You are { $me }, your ship is a { $ship }, at { $place }. Fame decides: the first with { $fame } wins. { $rival } wants it too, and plays by a deck of printed cards.

## topics

topics_fly = A turn has three steps: planning, action, encounter. Planning is one thing: fly, or earn 2,000 credits, or recover.
topics_earn = Planning does not have to be a flight: whoever stays where they are may earn 2,000 credits.
topics_recover = Damage stays until you recover, and that takes the whole planning step.
topics_deliver = The second step is actions: deliver, visit the market, trade, use abilities, in any order. Cargo is delivered where it is wanted, by one tap.
topics_smuggle = This cargo is illegal: one die decides. A hit delivers it; anything else draws a card full of trouble.
topics_market = On a planet you may visit the market once a turn: six decks, the top card of each face up. You buy one card at most.
topics_buyCargo = Cargo is bought here and paid for elsewhere. It fills a slot of your ship.
topics_buyJob = A job costs little and pays in credits and fame, but asks for skills, step by step, at its place.
topics_buyBounty = A bounty names somebody. Find them among the contacts, win the fight, and be paid, better still alive.
topics_buyGear = Gear is for you, mods are for the ship. They stay.
topics_buyLuxury = Luxury buys fame, or something almost as good.
topics_buyShip = Ships differ in speed, hull, guns and room, so compare before you pay. One you bought before is taken in part payment; the one you began with is worth nothing.
topics_leaveMarket = You need not buy. Before you do, up to two cards of one deck may be cleared away to see the next.
topics_endActions = Whoever ends the actions comes to the third step, the encounter.
topics_ability = Characters, ships and cards can do things of their own. What can be used now is lit.
topics_encounter = The encounter: meet one thing here. The place itself is a card with a story, and the story asks something of you.
topics_contact = The little tokens on a planet are contacts. Face down, the colour says how important they are: white is the humblest, then green, yellow, orange, the most dangerous, but it can be worth the most. Some look first at what their faction thinks of you.
topics_patrol = A patrol stops every ship its faction does not like, and a hostile one must be fought before anything else. Both sides roll; each suffers what the other rolled.
topics_job = A job is done at its place, in the encounter step. Each of its steps is a test, and a failed one hurts, costs money, or ends the job for today.
topics_core = The two Core spaces are the ends of the map, and a shortcut joins them. Crossing is your encounter: you draw a card, and if you meet what it asks you are at the other end at once.
topics_hunt = That is your target. A hunt is a fight: the higher total wins, a tie is yours.
topics_line = The card offers lines. Each says what it costs and how likely it is; read them before you choose.
topics_skill = A test is two dice. Without the skill only a critical hit passes; with it once also a hit; with it twice anything but a blank.
topics_roll = Before the dice fall you may call on cards that help. Nothing helps here, so roll.
topics_keep = After a roll, cards may turn dice or roll them again. Otherwise the roll stands.
topics_catch = Your target is down. Eliminated, it pays at once; captured, it rides along and pays more where the card says.
topics_fame = Fame wins games and credits only buy things.
topics_reveal = A card you uncovered shows a contact: one token is turned up for everyone to see.
topics_look = You alone see who lies under a token you look at; for everybody else it stays face down.
topics_room = A slot holds one card. When all are taken, something must go.
topics_faction = Four factions have an opinion of you. Whoever likes you lets you pass; whoever hates you attacks.
topics_patrolMoves = The card you uncovered carries the sign of a patrol: it comes nearer, and where there is a choice it is yours.
topics_fight = A fight: both sides roll. A hit counts 1, a critical hit 2; the eye (focus) and the blank count nothing, unless a card turns them. The higher total wins, a tie is the attacker’s, and each side suffers what the other rolled.
topics_price = What you buy is paid in credits; if you like, cargo, gear or mods you hand in pay part of it.
topics_other = A rarer question: the line above its answers says what it is about.

## why

# $card (text)
# $place (text)
# $reward (text)
why_errand =
    { $reward ->
        [none] You hold { $card }, which is for { $place }; its pin stands on the map.
       *[other] You hold { $card }, which is for { $place } and brings { $reward }; its pin stands on the map.
    }
# $card (text)
# $place (text)
why_toward = { $card } is for { $place }; that is too far for one flight, and this is on the way.
# $name (text)
# $rank (text)
# $place (text)
# $paid (text)
why_search = { $name } must be one of the { $rank } contacts. One lies face down at { $place }; alive, they are paid for at { $paid }.
# $name (text)
why_maybe = It may be { $name }, whom you look for.
# $place (text)
why_people = There are people to meet at { $place }, and a market to look at.
# Nobody waits there.
# $place (text)
why_quiet = { $place }: nobody to meet there, but a card to draw.
# $place (text)
why_goal = { $place } brings you nearer to a goal of yours: the goals stand beside your ship.
# To one end of the map, because what is wanted lies near the other.
# $card (text)
# $place (text)
why_toCore = { $card } is for { $place }, at the other end of the map. From here a shortcut leads across the Core, in the encounter step: quicker than flying all the way round.
# $card (text)
# $place (text)
why_cross = { $card } is for { $place }, and { $place } lies at the other end.
why_crossPlain = What you want next lies at the other end.
# Of a card that is for this very place.
# $card (text)
why_earn = { $card } is for this place, and you are here already: take the money.
why_earnEmpty = No card of yours leads anywhere now: take the money, and look out for a job or a cargo that suits you.
why_earnFirst = Ships and good cards cost money, and what you hold does not run out: take the money first.
# $name (text)
# $rank (text)
why_stay = You seek { $name }, and a { $rank } contact lies face down right here: stay, and take the money.
# $damage (number)
why_recover =
    { $damage ->
        [one] You carry 1 damage.
       *[other] You carry { $damage } damage; one bad fight more and you are down.
    }
# $card (text)
# $reward (text)
why_deliver = { $card } brings { $reward } here.
# $percent (text)
why_smuggle = { $percent } that it goes smoothly; otherwise trouble, and no encounter this turn.
why_market = Look at what is for sale.
# $card (text)
# $place (text)
# $reward (text)
why_buyCargo = { $card } goes to { $place } and pays { $reward }.
# How far a card leads, in spaces and in flights of this ship.
# $place (text)
# $spaces (number): at least 2
# $flights (number)
why_far =
    { $flights ->
        [one] { $place } is { $spaces } spaces away: one flight.
       *[other] { $place } is { $spaces } spaces away: { $flights } flights.
    }
# $percent (text)
why_illegal = It is illegal: on delivery one die decides, { $percent } that it goes smoothly.
# `must`: the skills whose test fails the whole job, as far as the card says so.
# $card (text)
# $place (text)
# $must (text)
# $tests (number)
why_buyJob =
    { $must ->
        [none] { $tests ->
            [one] { $card } waits at { $place }. One test decides, and a job that fails is yours to try again, as a rule.
           *[other] { $card } waits at { $place }. Not every test has to be passed, and a job that fails is yours to try again, as a rule.
        }
       *[other] { $card } waits at { $place }. You must pass { $must }, and a job that fails is yours to try again, as a rule.
    }
# After it: the whole of it, from the first test to the last.
# $done (text)
# $down (text)
why_whole = Over both ways it can turn out you would do it in { $done }; knocked out: { $down }.
# $card (text)
# $rank (text)
# $win (text)
why_buyBounty = { $card } is one of the { $rank } contacts; you would win in { $win }.
# $card (text)
why_buyOther = { $card } helps more than the money.
# What it would give, and take, against what one flies or carries now.
# $card (text)
# $gains (text)
why_buyGains = { $card }, for you: { $gains }.
why_pay = That is the price, and nothing of yours has to go.
why_barter = It pays part of the price.
why_leave = I would keep my money this time.
# $against (text)
why_leaveBut = I would take nothing this time: { $against }.
# $card (text)
# $goes (text)
why_cancel =
    { $goes ->
        [none] { $card } is not worth what would have to go: leave it.
       *[other] { $card } is not worth what would have to go ({ $goes }): leave it.
    }
why_end = Nothing else here pays.
# [OR-TURN-05] The patrol by name; its odds follow.
# $patrol (text)
why_endAndFight = But a hostile patrol is here and has to be fought as soon as your actions are over: { $patrol }.
why_endsTurn = The encounter is lost this turn, so that is all.
why_ability = It costs less than it brings.
why_look = It costs nothing: you look, and then you choose whom to meet.
why_turn = With it you can still win.
why_lost = Nothing you have would change it: spend nothing.
# $place (text)
why_encounter = { $place } has a story for you.
why_faceDown = Nobody knows who it is until you ask; the more important somebody is, the more they can do for you.
why_humble = Nobody knows who it is until you ask; a humble one brings less, but seldom does you harm.
# Of all who may lie face down there.
# $some (number)
# $all (number): at least 2
why_attackers =
    { $some ->
        [0] Of the { $all } it may be, none would attack you.
       *[other] Of the { $all } it may be, { $some } would attack you, for your bad name.
    }
# $name (text)
why_faceUp = { $name } may come aboard, and crew lend you their skills.
# $win (text)
# $down (text)
why_fight = You win in { $win }, and are knocked out in { $down }.
# $chances (text)
# $done (text)
# $down (text)
why_job = Your chances: { $chances }. The whole job, over both ways it can turn out: { $done }; knocked out on the way: { $down }.
# Of a job that is done against somebody.
# $percent (text)
why_alone = passing while the other fails { $percent }
# $percent (text)
why_line = The chance of this line: { $percent }.
# No dice in it. `pay`: what it costs, if anything; `joins`: whoever is met comes aboard.
# $pay (text)
# $joins (flag)
why_safe =
    { $joins ->
        [true] { $pay ->
            [none] No dice: they join your crew, and crew lend you their skills.
           *[other] No dice: for { $pay } credits they join your crew, and crew lend you their skills.
        }
       *[other] { $pay ->
            [none] No dice: what it says happens.
           *[other] No dice: you pay { $pay } credits and get what it says; I find it worth that.
        }
    }
why_oneDie = Part of it is up to one die: its faces are told below.
why_decline = I would let it be: it costs more than it brings.
why_declineOnly = None of it is open to you now; the lines say what is missing.
# $percent (text)
why_skill = No other is likelier to succeed: { $percent }.
why_roll = Let them fall.
why_keep = That is good enough.
# [OR-COM-05] Kept because they win.
why_keepWin = With these dice you win.
# One die of a card: its face, and what that brings.
# $face (text)
# $brings (text)
why_keepDie =
    { $brings ->
        [none] The die shows “{ $face }”: nothing happens. Rolling again brings less, on average.
       *[other] The die shows “{ $face }”: { $brings } Rolling again brings less, on average.
    }
why_again = It can only get better.
why_gamble = Rolling again brings more than this, on average.
why_eliminate = Paid now is paid.
why_capture = Alive pays more, if you get there.
why_takeFame = Take the fame.
why_takeCredits = Credits move you on more quickly now.
why_reveal = The more faces you know, the better you choose.
why_room = That one helps you least.
why_faction = There your name gains most, or loses least.
why_patrolMoves = I would pick the one that troubles you least.
# [OR-PAT-07]
why_patrolWay = Both ways are equally short: on either it comes towards you.
why_revealPlanet = It costs nothing, and whoever lies face up you can judge before you meet them.
why_other = Of what can be chosen here this looks best to me.

## rather

rather_earn = (A careful trader would earn first; I let no paid delivery wait.)
rather_clear = (Before you buy you may clear a card or two of one deck away, to see what lies beneath; that is luck, so I leave it out.)
rather_risk = (A bold trader would take a fight at poor odds here; I would not, not yet.)
# [boba-fett] who may look at a face-down contact without meeting it.
rather_look = (A trader would look under a token first; we knock.)
# A line of a story that is no fight: by its name and its chance.
# $line (text)
# $percent (text)
rather_line = (A bold trader would take “{ $line }”, at { $percent }; I would not, not yet.)
rather_farther = (A trader would look elsewhere, nearer to where the bounty is paid; I look here first.)
# A job or a hunt that rather goes wrong.
# $card (text)
# $percent (text)
rather_poor = (A bold trader would go for { $card }; at { $percent } in all I would not, not yet.)
# $card (text)
# $percent (text)
rather_illegal = (A bold trader would take { $card }: illegal, { $percent } that it goes smoothly. I would not, not yet.)
rather_market = (A trader would look at the market too; I see nothing plain to buy.)
rather_well = (A bold trader would go on as you are; I would get well first.)
# $against (text)
rather_marketBut = (The market is open too, but { $against }.)
rather_barter = (A trader would take a dearer card and hand one in for it: later.)

## against

# $card (text)
# $goes (text)
against_room = no slot is free: for { $card } something would have to go ({ $goes })
# $card (text)
# $percent (text)
against_job = { $card } would come off in only { $percent }
# $card (text)
# $percent (text)
against_hunt = the bounty on { $card } means a fight you would win in only { $percent }
# $card (text)
# $percent (text)
against_illegal = { $card } is illegal and gets through smoothly in only { $percent }
against_and = ;{" "}

## heard

# $card (text)
heard_delivered = { $card } is delivered and paid. That is how every ship here stays in the air.
# [OR-CARGO-04]
# $isDelivered (flag)
heard_failedRun =
    { $isDelivered ->
        [true] The die was no hit: a card of trouble was drawn, and the cargo got through all the same. After that there is no encounter this turn.
       *[other] The die was no hit: a card of trouble was drawn, and the cargo was not paid. After that there is no encounter this turn.
    }
# $card (text)
# $hasPin (flag)
heard_bought =
    { $hasPin ->
        [true] { $card } is yours. You see it beside your ship, and a new pin on the map shows where it leads.
       *[other] { $card } is yours. You see it beside your ship.
    }
# $ship (text)
heard_newShip = The { $ship } is yours, and what you had moves over. Its slots and its own goal stand beside it.
# $patrol (text)
heard_patrolMoved = { $patrol } moved: the card that was uncovered carries its sign, and it comes toward whoever bought.
# $known (number)
heard_passed =
    { $known ->
        [0] Passed with a critical hit, without knowing how. Do not count on it.
        [one] Passed. You have the skill once: by the dice alone that is enough in 75%.
       *[other] Passed. With the skill twice only two blanks fail you: 94% by the dice alone.
    }
# $known (number)
heard_failed =
    { $known ->
        [0] Failed. Without the skill only a critical hit helps: 23 %. Crew can lend you what you lack.
       *[other] Failed, though the odds were yours. The card says what it costs.
    }
# $name (text)
heard_crew = { $name } flies with you now: their skills count as yours in every test.
heard_secret = That card is a secret: it lies sealed beside your ship until its moment comes. Nobody else may read it.
# The learner attacked.
# $mine (number)
# $theirs (number)
# $tied (flag)
heard_fought = The dice have spoken: { $mine } against { $theirs }. { $tied ->
        [true] The attacker wins a tie, and that was you
       *[other] The higher total wins
    }; each side suffers the other’s total. A hit counts 1, a critical hit 2, the rest nothing.
# `stands`: the planning step it cost is over already.
# $stands (flag)
heard_defeated =
    { $stands ->
        [true] Knocked out: that is damage up to your health or your hull. It cost you the rest of the turn and 3,000 credits, or all you had, and the planning step that followed went into getting up: you are sound again.
       *[other] Knocked out: that is damage up to your health or your hull. It cost you the rest of the turn and 3,000 credits, or all you had, and your next planning step goes into getting up.
    }
# $name (text)
heard_attacked = { $name } gave you no choice: some people attack whoever has a bad name with their side. The four signs at the foot of the board are your name: + good, · neutral, − bad.
# $faction (text)
heard_liked = { $faction }: they like you better now. Their patrol waves you through.
# $faction (text)
heard_disliked = { $faction }: they like you less now. Keep an eye on their patrol.
# $card (text)
heard_jobDone = { $card }: done. Jobs are the steadiest way to fame.
heard_captured = The bounty is yours. Hunters live well here, while they live.
# $fame (number)
# $target (number)
heard_fame = Fame! { $fame } of { $target }. Goals give more: they stand beside your ship.
heard_goal = A goal is reached: your card turns over, and its other side is better.
# $name (text)
heard_opponent = { $name } has had a turn: one printed card, read from top to bottom. In planning and encounter the first line that works counts, in actions every line.

## otherwise

# $place (text)
otherwise_fly = { $place }, then. You go your own way; the pins will still be there next turn.
otherwise_earn = 2,000 credits instead. Safe, but money alone wins nothing.
otherwise_recover = You rest. Fit again is worth something too.
otherwise_market = A look at the market first: why not, it is open once a turn.
otherwise_clear = Cleared away. Up to two a turn may go; what lies beneath may be better, for you or for the next.
# $card (text)
otherwise_buy = { $card } instead. It is your money.
# [OR-MKT-08] Paid for, and not had.
# $card (text)
otherwise_slipped = You paid for { $card }, and the die said no: the card is gone, and so is the money.
# $card (text)
otherwise_begin = { $card }, then: let us see what it asks for.
# $card (text)
otherwise_take = { $card } instead. It costs nothing but its slot.
otherwise_cancel = You leave it after all: nothing is paid, and nothing of yours is gone.
otherwise_leave = You keep your money. That is allowed, and sometimes wise.
# `left`: what I meant, by its name on the screen.
# $left (text)
otherwise_end = You end your actions early. Left undone here: { $left }. It can wait for your next visit, or you take this back.
otherwise_deliver = You deliver. I would have waited, but paid is paid.
otherwise_encounter = You would rather meet something else. Good: I am curious too.
otherwise_fight = A fight I would not have picked. Good luck.
otherwise_line = The other line. Stories are there to be chosen.
otherwise_dice = You trust your own feeling about dice. They do not mind.
otherwise_other = Not what I would have done, but the rules allow it, so it is a plan.

## example

example_title = And bounties? One, in four lines
# Of a card one holds already.
# $name (text)
example_own = You hold the bounty on { $name }. It cost nothing and stays with you until you are paid.
# $name (text)
example_take = In the market you take the bounty on { $name }. It costs nothing and stays with you until you are paid.
# $name (text)
# $rank (text)
example_find = { $name } is one of the { $rank } contacts. In the encounter step you meet one of them after the other, until it is the right one.
# $name (text)
# $strength (number): at least 2
# $win (text)
example_fight = Then you hunt: you roll against { $name }’s { $strength } dice. As you are now you win in { $win }; gear and crew help.
# $dead (text)
# $alive (text)
# $place (text)
example_pay = Eliminated, that is { $dead } at once. Captured, your prisoner rides along: { $alive } when you come to { $place }.
enough = You know enough: plan, act, encounter, and keep an eye on the pins. Play on here, or have a game of your own dealt.
# What this game did not bring, each with its page of the rules.
unmet = Still to discover, in the rules:

## more

more_jobs = jobs
more_bounties = bounties
more_patrols = patrols
more_fights = fights
more_tests = tests
more_contacts = contacts
more_cargo = cargo
more_market = the market
more_crew = crew
more_deals = deals with other people
over = The game is over. You have seen one whole life of a captain.
