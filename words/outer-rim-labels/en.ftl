### Outer Rim: what the screen says around the game: buttons, map, ship, market, dice.
### Looked up by name: gallery.starting, final.rows, bots
### Given by name: reasons, gains

## board

board_pace_title = How others’ turns are told
board_pace_film = As a film
board_pace_mine = Tap by tap
board_pace_brief = In brief
board_pace_instant = Not told
board_pace_says_film = Each turn passes on the map by itself, with one line. It stops where something concerns you, and wherever you tap.
board_pace_says_mine = Every scene waits for your tap: everybody’s cards, dice and fights.
board_pace_says_brief = One card for each turn. It waits for your tap when the move is yours.
board_pace_says_instant = The table is simply as it is. Nothing waits; the log has it all.
# In the sheet of the ways to be told: how loud the place is where my ship lies.
board_ambience_title = Background sound of a place
board_ambience_off = Off
board_ambience_soft = Soft
board_ambience_clear = Clear
board_next = Your move comes next.
board_laidAmbitions = Read the ambitions
board_toMove = To my move
board_goesOn = Then your turn goes on.
board_taleGoesOn = The tale goes on.
board_hints_map = Tap what is lit on the map.
board_hints_market = Tap a lit card of the market.
board_hints_ship = Tap what is lit on your ship.
board_hints_story = Choose a line.
board_hints_offer = Answer on the deal above.
board_hints_gallery = {""}
# $cards (text)
# $worth (text)
board_notes_handedIn = Handed in: { $cards }. Counts { $worth }.
board_notes_patrolWay = Both ways are equally short: you say which one it takes.
# $patrol (text)
# $place (text)
# $away (number)
board_notes_patrolMoved =
    { $away ->
        [one] { $patrol } has moved: it is now at { $place }, { $away } space from you.
       *[other] { $patrol } has moved: it is now at { $place }, { $away } spaces from you.
    }
# $patrol (text)
board_notes_patrolHere = { $patrol } has moved: it is now where you are.
# [OR-TURN-05]
# $patrol (text)
board_notes_patrolAttacks = { $patrol } has moved: it is now where you are, it is hostile, and it has to be fought.
board_notes_noEncounter = No encounter this turn: your cargo was looked at.
board_notes_defeated = You are knocked out: no encounter this turn, and you recover in your next planning step.
board_notes_revealed = One of the people here shows their face. You do not meet them yet.
board_notes_revealedAtMarket = The card now on show at the market bears the sign of a face: one of the people here shows theirs. You do not meet them yet.
# $place (text)
# $card (text)
board_start_pin = { $place }: “{ $card }” leads here
# $place (text)
# $rank (text)
# $name (text)
board_start_target = { $place }: the { $rank } contact here may be { $name }, your target
# $place (text)
# $of (text)
board_start_friends = { $place }: a world { $of }, where you have friends
# $player (text)
# $credits (text)
board_huntedPlayer = { $player } plays this character: fight them where you both are, on the ground on a planet, by ship in space. Won, it pays { $credits } credits and 1 fame; you pick one of the factions that dislike them, which likes you more, and one of their friends, which likes you less. What the card prints does not count, and nobody is captured.
# $name (text)
board_read = Read the card: { $name }
# `less`: its faction can still like one less.
# $patrol (text)
# $pay (text)
# $less (flag)
board_beaten =
    { $less ->
        [true] { $patrol }, beaten: { $pay }, and its faction likes you less.
       *[other] { $patrol }, beaten: { $pay }.
    }
board_inSpace = Actions: no market out here. Use what you have, or end them.
board_poor = Poor odds: a gamble.
board_favorHad = One favour a turn: you have had yours.
board_offered = An offer is waiting for your answer.
# $who (text)
# $why (text)
board_attacked =
    { $why ->
        [none] { $who } attacks you.
       *[other] { $who } attacks you: { $why }.
    }
board_favors_advice = one of that skill for your next test this turn
board_favors_combat-strategy = one more die in a fight of yours this turn
board_favors_endorsement = that faction counts as your friend until the end of the turn
board_favors_shortcut = fly one space farther this turn
board_favorsDone_advice = they count as knowing that skill once more in their next test this turn
board_favorsDone_combat-strategy = they roll one more die in a fight of theirs this turn
board_favorsDone_endorsement = that faction counts as their friend until the end of the turn
board_favorsDone_shortcut = they fly one space farther this turn
board_lastMove = How it was decided
# $passed (number)
# $tests (number)
# $promised (text)
board_luck = { $passed } of { $tests } tests passed ({ $promised } on average with such odds)
board_sources_bounty = from bounties
board_sources_job = from jobs
board_sources_cargo = from deliveries
board_sources_patrol = from patrols
board_sources_personal-goal = from the personal goal
board_sources_ship-goal = from ship goals
board_sources_luxury = from luxuries
board_sources_encounter = from encounters
board_sources_contact = from contacts
board_sources_combat = from combat
board_sources_ambition = from the ambition
board_sources_printed = from printed cards
board_sources_start = head start
board_sources_held = while cards are held
board_sources_lost = lost
board_deal_counter = Offer something else
# Neither side could lay anything but words.
board_deal_onlyWords = Nothing can be handed over now: neither side has credits, and cards change hands only where you meet. Promises can be laid in a tray.
board_deal_empty = Lay something in a tray: what you give, and what you would like for it.
board_deal_fits = This can be offered: it fits both ships.
board_deal_promises = Promises, which bind nobody
# $name (text)
board_deal_owes = { $name } owes you. Call it in for:
# $give (text)
# $get (text)
board_deal_mine = Your offer stands. You give: { $give }. You get: { $get }.
# $give (text)
# $get (text)
board_deal_theirs = Offered: you give { $give } and get { $get }.
board_deal_noEnds = A no settles this between you for this turn.
# $what (text)
board_deal_settled = { $what }: asked and answered between you this turn.
board_deal_matter_cards = Cards and crew
board_deal_matter_credits = Credits
board_deal_withdraw = Withdraw the offer
# $name (text)
board_deal_withdrawn = { $name } withdraws the offer.
# $what (text)
board_deal_whatFor = What it is for: { $what }.
board_deal_against = The fight is against you.
# My chance as things are, and with the die they ask for.
# $now (text)
# $then (text)
board_deal_againstOdds = You win it with { $now } now, and with { $then } if they roll one die more.
# What a card would push out of its slot.
# $cards (text)
board_inPlaceOf = In place of { $cards }.
# $cards (text)
board_leastOf = In place of { $cards }, the least use to you.
# [OR-SOLO-03] [UB-SOLO-13]
# $fame (number)
board_printed = Plays by its printed cards: no goals, and of its abilities only those that raise combat, health, hull or hyperdrive. Wins with { $fame } fame.
# Where somebody wanted is known to be.
# $name (text)
# $at (text)
board_seenAt = Known: { $name } is { $at }.
# $name (text)
board_ownCrew = Known: { $name } is in your own crew. Nobody hunts their own crew: the bounty waits until they leave it.
# $name (text)
# $owner (text)
# $fights (flag)
board_theirCrew =
    { $fights ->
        [true] Known: { $name } travels with { $owner }: hunt where that ship is. They may fight you for their crew; otherwise you simply take who you hunt.
       *[other] Known: { $name } travels with { $owner }: hunt where that ship is. Nobody fights for this crew: you simply take who you hunt.
    }
board_ownBounty = You play this character. Nobody hunts themselves: all this card is good for is that nobody else can take it.
# [OR-MOVE-01] Outside the planning step a card lets one fly.
# $left (number)
board_asks_flyOn =
    { $left ->
        [one] You may fly up to { $left } move, or stay where you are.
       *[other] You may fly up to { $left } moves, or stay where you are.
    }
# [UB-BHAI-01]
board_asks_hunter = Choose whom you play against: one of those who begin with a bounty.
board_asks_trader = Choose whom you play against: one of those who do not begin with a bounty.
board_asks_shut = Nothing of this is open to you now.
board_asks_idle = Actions: nothing more to do here.
board_asks_cleared = Buy a card, or leave: nothing more can be cleared away.
# $deck (text)
board_asks_clearsOn = Buy a card, clear one more away ({ $deck }), or leave.
# $card (text)
board_asks_room = No slot is free for “{ $card }”: which card goes?
# $card (text)
# $price (text)
board_asks_roomAndPay = No slot is free for “{ $card }”: hand in a card that makes room. Still to pay: { $price }.
# $card (text)
# $price (text)
board_asks_pay = “{ $card }”: pay { $price }, or hand in cards to pay less. No change is given.
# $card (text)
# $price (text)
board_asks_handIn = “{ $card }” costs { $price }: hand in cards for what you lack. No change is given.
# $name (text)
# $skills (text)
board_asks_berth =
    { $skills ->
        [none] All berths are taken. Tap who leaves for { $name }.
       *[other] All berths are taken. Tap who leaves for { $name } ({ $skills }).
    }
# [OR-BNTY-05]
# $hunter (text)
# $crew (text)
board_asks_protect = { $hunter } hunts { $crew } of your crew. Stand in the way?
# $of (character | ship)
# $price (text)
# $prize (text)
board_asks_goal =
    { $of ->
        [ship] Pay { $price } to complete your ship goal? It brings { $prize }.
       *[other] Pay { $price } to complete your personal goal? It brings { $prize }.
    }
# $patrol (text)
board_asks_patrolWay = Which of the equally short ways does { $patrol } take?
# [OR-TURN-05] Nothing else can be met.
board_asks_hostile = Encounter: a hostile patrol is here and has to be fought.
board_noRoom = No slot is free: a card of yours would have to go.
# $themes (text)
board_themes = Encounters here, mostly: { $themes }
# $names (text)
board_maybe = perhaps { $names }
board_huntsYou = carries a bounty on you
board_rail_title = The job, step by step
board_rail_crucial = failing this fails the job
# $names (text)
board_rail_lent = known by { $names }
board_rail_nobody = nobody aboard knows it
board_rail_self = you
board_rail_choice = a choice
board_rail_reward = the reward

## primer

primer_title = Outer Rim in a minute
primer_lead = You are a captain with a bad ship and a good idea of yourself. Fly along the rim, do business of every kind, and be the first whose fame reaches the target, usually 10.
primer_steps_0_name = Planning
primer_steps_0_text = Do one thing: fly as far as your hyperdrive reaches, earn 2,000 credits, or recover all damage. A patrol stops you unless its faction likes you.
primer_steps_1_name = Action
primer_steps_1_text = In any order: deliver cargo where it is wanted, visit the market once and buy one card, trade with whoever is in your space, use abilities.
primer_steps_2_name = Encounter
primer_steps_2_text = Meet one thing here: the place itself, a contact, a patrol, a job or a bounty of yours. A hostile patrol comes first.
primer_steps_3_name = Tests
primer_steps_3_text = Two dice. Without the skill only a critical hit passes; with it once also a hit; with it twice also a focus. Crew lend their skills.
primer_steps_4_name = Fights
primer_steps_4_text = Both sides roll as many dice as their combat value; a hit counts 1, a critical hit 2. The higher total wins, a tie is the attacker’s, and each suffers the other’s total.
primer_steps_5_name = Deals
primer_steps_5_text = Credits, cards, crew, debt tokens, favours and promises may change hands, in bundles on two trays: cards only where you meet, favours wherever you are. Any offer can be answered with another. What lies on the trays is done at once; a promise binds nobody. A debt token buys a favour later, from whoever gave it out.
primer_steps_6_name = Fame
primer_steps_6_text = It comes from jobs, bounties, illegal cargo, patrols from level 2, luxuries, some encounters, and the goals of your character and your ship. The board shows where each card of yours wants to go.
primer_signsTitle = The signs
primer_groups_0 = Contacts and places
primer_groups_1 = Your reputation with a faction
primer_groups_2 = Signs
primer_standings_positive = good: their patrol lets you pass
primer_standings_neutral = neutral: their patrol stops you
primer_standings_negative = bad: their patrol attacks you
primer_marks_white = contact face down, white class: the humblest
primer_marks_green = contact face down, green class: knows useful people
primer_marks_yellow = contact face down, yellow class: powerful, and a risk
primer_marks_orange = contact face down, orange class: the most dangerous, worth the most
primer_marks_up = face up: everybody knows who it is
primer_marks_seen = you alone have looked: tap the planet for the name
primer_marks_lit = lit: you can go or do something there
primer_marks_mine = where your ship is
primer_marks_core = between the two Cores: no lane to fly, but a way across, which is an encounter in either Core
primer_signs_influence = influence
primer_signs_knowledge = knowledge
primer_signs_piloting = piloting
primer_signs_stealth = stealth
primer_signs_strength = strength
primer_signs_tactics = tactics
primer_signs_tech = tech
primer_signs_hutt = Hutts
primer_signs_syndicate = Syndicate
primer_signs_imperial = Empire
primer_signs_rebel = Rebels
primer_signs_cargo = cargo
primer_signs_gear = gear
primer_signs_mod = ship mod
primer_signs_crew = crew, contacts
primer_signs_job = job
primer_signs_bounty = bounty
primer_signs_luxury = luxury
primer_signs_ship = ship, ship combat
primer_signs_event = happens at once
primer_signs_credits = credits
primer_signs_fame = fame
primer_signs_health = health
primer_signs_hull = hull
primer_signs_hyperdrive = hyperdrive: how far you fly
primer_signs_ground = ground combat
primer_signs_patrol = patrol
primer_signs_secret = a secret, for its owner alone
primer_signs_debt = debt token, reputation
primer_signs_ambition = ambition
primer_signs_goal = goal
primer_signs_illegal = illegal, or not sold here
primer_signs_pin = a card of yours goes here
primer_signs_hit = die: hit; counts 1 in a fight, passes a test if you have the skill
primer_signs_crit = die: critical hit; counts 2 in a fight, passes every test
primer_signs_focus = die: focus; passes a test if you have the skill twice, nothing in a fight
primer_signs_blank = die: blank; nothing

## reasons

# $card (text)
# $place (text)
# $turns (text)
# $pay (text)
# $deal (text)
# $at (text) for languages that need it
reasons_cargo =
    { $deal ->
        [none] “{ $card }” goes to { $place }, { $turns }: { $pay }.
       *[other] “{ $card }” goes to { $place }, { $turns }: { $pay }; { $deal } to get the card at all.
    }
# $card (text)
# $place (text)
# $turns (text)
# $pay (text)
# $at (text) for languages that need it
reasons_captive = { $card } is wanted alive { STARTS($place, "the R") ->
        [true] at
       *[other] { STARTS($place, "the ") ->
            [true] in
           *[other] on
        }
    } { $place }, { $turns }: { $pay }.
# $card (text)
# $place (text)
# $turns (text)
# $chance (text)
# $pay (text)
# $deal (text)
# $at (text) for languages that need it
reasons_smuggle =
    { $deal ->
        [none] “{ $card }”, illegal, goes to { $place }, { $turns }: { $chance } to get it through smoothly, { $pay }; if not, a card says what that costs; cargo that does not get through stays aboard unless it is given up.
       *[other] “{ $card }”, illegal, goes to { $place }, { $turns }: { $chance } to get it through smoothly, { $pay }; if not, a card says what that costs; cargo that does not get through stays aboard unless it is given up; { $deal } to get the card at all.
    }
# $card (text)
# $place (text)
# $turns (text)
# $shared (text)
# $chance (text)
# $asked (number)
# $known (number)
# $pay (text)
# $down (text)
# $at (text) for languages that need it
reasons_job = “{ $card }” can be done { STARTS($place, "the R") ->
        [true] at
       *[other] { STARTS($place, "the ") ->
            [true] in
           *[other] on
        }
    } { $place }, { $turns }{ $shared ->
        [together] , with another player there
        [opposed] , against another player there
       *[other] {""}
    }: { $chance } to come off{ $asked ->
        [0] {""}
        [1] { $known ->
            [1] , its skill known
           *[other] , its skill not known
        }
       *[other] , { $known } of its { $asked } skills known
    }, { $pay }{ $down ->
        [none] {""}
       *[other] ; { $down } to be knocked out
    }.
# $card (text)
# $place (text)
# $turns (text)
# $at (text) for languages that need it
reasons_partner = Whoever helps with “{ $card }” is paid too: { $place }, { $turns }.
# $card (text)
# $found (text)
# $who (text)
# $place (text)
# $among (number)
# $turns (text)
# $chance (text)
# $pay (text)
# $paid (text)
# $down (text)
# $at (text) for languages that need it
reasons_bounty =
    { $card } { $found ->
        [now] { $who ->
            [none] is now
           *[other] travels with { $who }, now
        }
        [there] is
       *[other] may be
    } at { $place }{ $among ->
        [one] {""}
       *[other] {" "}(1 chance in { $among })
    }, { $turns }: { $chance } to win the fight, up to { $pay }{ $paid ->
        [none] {""}
       *[other] , alive { $paid }
    }{ $down ->
        [none] {""}
       *[other] ; { $down } to be knocked out
    }.
# $patrol (text)
# $at (text)
# $turns (text)
# $chance (text)
# $pay (text)
# $down (text)
reasons_patrol =
    { $patrol }, { $at }, { $turns }, can be beaten: { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] ; { $down } to be knocked out
    }.
# $left (number)
# $whose (text)
# $place (text)
# $turns (text)
# $at (text) for languages that need it
reasons_goal =
    { $left ->
        [one] { $whose ->
            [none] a goal can be reached at { $place }, { $turns }.
            [character] the personal goal can be reached at { $place }, { $turns }.
           *[ship] the ship’s goal can be reached at { $place }, { $turns }.
        }
       *[other] { $whose ->
            [none] At { $place }, { $turns }, a goal comes nearer ({ $left } steps left).
            [character] At { $place }, { $turns }, the personal goal comes nearer ({ $left } steps left).
           *[ship] At { $place }, { $turns }, the ship’s goal comes nearer ({ $left } steps left).
        }
    }
# $left (number)
# $whose (text)
# $then (text)
# $next (text)
reasons_goal-stop = { $left ->
        [one] An encounter at this place is all { $whose ->
            [character] the personal goal
           *[other] the ship’s goal
        } still needs
       *[other] An encounter at this place counts for { $whose ->
            [character] the personal goal
           *[other] the ship’s goal
        } ({ $left } still needed)
    }{ $then ->
        [none] {""}
       *[other] ; then on to { $then }{ $next ->
            [none] {""}
           *[other] {" "}({ $next })
        }
    }.
# $place (text)
# $turns (text)
# $at (text) for languages that need it
reasons_ambition = The next step of the ambition is at { $place }, { $turns }.
# The answer above names it, and a navpoint has a long name; journals written before count no cards.
# $cards (number): at least 2
# $first (text)
# $second (text)
# $firstCards (number)
# $secondCards (number)
reasons_stop =
    { $cards ->
        [0] What usually happens at this place is worth the turn.
       *[other] { $first ->
            [none] What happens at this place is seldom worth much.
           *[other] { $second ->
                [none] Of the { $cards } cards of this place, { $firstCards } may bring { $first }.
               *[other] Of the { $cards } cards of this place, { $firstCards } may bring { $first } and { $secondCards } may bring { $second }.
            }
        }
    }
reasons_earn = A sure 2,000: nothing within reach is worth more this turn.
reasons_earn-and-look = Nothing in hand is worth a flight yet: a sure 2,000, then a look for work at the market.
reasons_earn-and-spend = Nothing in hand is worth a flight: time to turn the credits into a ship, gear or work.
# $grave (flag)
# $damage (text)
# $count (number) for languages that need it
reasons_mend =
    { $grave ->
        [true] With { $damage } damage, the next fight would be a gamble.
       *[other] It takes off { $damage } damage before the next fight.
    }
# $place (text)
# $at (text) for languages that need it
reasons_start = There is most to do around { $place }.
reasons_market = Looking at what is on sale costs nothing.
# $card (text)
# $does (text): the first sentence of what the card does
# $more (text): what follows where that ends in a colon
reasons_buy = “{ $card }” – { SMALL($does) }{ $more ->
        [none] { "" }
       *[other] { " " }{ SMALL($more) }
    }
# $card (text)
# $pay (text)
reasons_fame-now = “{ $card }” brings { $pay } at once.
# $card (text)
# $whose (text)
# $price (text)
# $pay (text)
reasons_goal-card = With “{ $card }” { $whose ->
        [character] the personal goal
       *[other] the ship’s goal
    } only has to be paid for: { $price } credits for { $pay }.
# $card (text)
# $gains (text)
reasons_equip = “{ $card }”: { $gains }.
# $card (text)
# $deck (text)
# $short (text): what it costs beyond what one has
reasons_look-below =
    { $card ->
        [none] The next card ({ $deck }) is likely better than what is on show.
       *[other] { $short ->
            [none] Looking is free, and the next card ({ $deck }) may be worth more to you than “{ $card }” and whatever else is on show.
           *[other] “{ $card }” costs { $short } more than you have; the next card ({ $deck }) may be within your means.
        }
    }
# $free (text): cards that cost nothing and have room
reasons_nothing-to-buy =
    { $free ->
        [none] Nothing on show is worth its price.
       *[other] What is free here ({ $free }) would hardly pay off for you; the rest is not worth its price.
    }
# $card (text)
reasons_least-missed = “{ $card }” will be missed least.
# $chance (text)
# $pay (text)
# $down (text)
reasons_fight-now = The fight can be won: { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] ; { $down } to be knocked out
    }.
# $card (text)
# $chance (text)
# $down (text)
reasons_job-now =
    { $down ->
        [none] “{ $card }” is here, and comes off with { $chance }, over both ways it can turn out.
       *[other] “{ $card }” is here, and comes off with { $chance }, over both ways it can turn out; { $down } to be knocked out.
    }
# $card (text)
# $chance (text)
# $down (text)
reasons_hunt-now =
    { $down ->
        [none] { $card } stands right here: { $chance } to win.
       *[other] { $card } stands right here: { $chance } to win; { $down } to be knocked out.
    }
# $card (text)
# $chance (text)
# $down (text)
reasons_trace =
    { $down ->
        [none] It may be { $card }: { $chance } to win the fight.
       *[other] It may be { $card }: { $chance } to win the fight; { $down } to be knocked out.
    }
# $card (text)
# $there (flag)
# $gains (text)
# $asks (text)
# $whose (text)
reasons_hire =
    { $card }{ $there ->
        [true] {" "}is there, and
       *[other] {""}
    } would make good crew{ $gains ->
        [none] {""}
       *[other] : { $gains }
    }{ $asks ->
        [none] {""}
       *[other] ; useful for “{ $asks }”
    }{ $whose ->
        [none] {""}
       *[other] { $whose ->
            [character] ; it counts for the personal goal
           *[ship] ; it counts for the ship’s goal
        }
    }.
# $card (text)
# $boons (text)
reasons_talk = Talking to { $card } may bring { $boons }.
# $there (flag)
reasons_stranger =
    { $there ->
        [true] Somebody is there whom nobody knows yet: help, crew or work may come of it.
       *[other] Nobody knows who it is: help, crew or work may come of it.
    }
# $place (text)
# $at (text) for languages that need it
reasons_cross = The short way leads through the Core Worlds, to { $place }; on the way a card of the Core is drawn.
# $chance (text)
reasons_final =
    { $chance ->
        [none] It can win the game, here and now.
       *[other] It can win the game: { $chance }.
    }
reasons_ambition-now = It is a step of the ambition.
# $pay (text)
reasons_deliver = It brings { $pay }.
# $pay (text)
reasons_eliminate = { $pay }, here and now.
# $pay (text)
# $place (text)
# $turns (text)
# $at (text) for languages that need it
reasons_capture = Alive it is { $pay }, and { $place } is { $turns }.
# $skill (text)
# $chance (text)
reasons_skill = { $skill } passes most often: { $chance }.
reasons_dice = The dice are better so.
# $with (text)
reasons_goodwill = { $with } it counts for most, or costs least.
reasons_ship-for-fights = A hunter needs guns more than range.
reasons_ship-for-distance = Whoever trades wants to get about.
reasons_secret = The moment for this secret has come.
reasons_look = Better to know who is there before meeting them: they may be help, crew or somebody wanted.
# $whose (text)
# $pay (text)
reasons_ability =
    { $whose ->
        [none] It is there to be used.
       *[other] { $pay ->
            [none] { $whose ->
                [character] It serves the personal goal.
               *[ship] It serves the ship’s goal.
            }
           *[other] { $whose ->
                [character] It reaches the personal goal: { $pay }.
               *[ship] It reaches the ship’s goal: { $pay }.
            }
        }
    }
reasons_line = That line promises most.
reasons_good-deal = It gets more than it gives.
reasons_poor-deal = It would give more than it gets.
reasons_favor-wanted = The help is worth more than its price.
# $who (text)
# $sheet (flag)
# $left (number)
# $card (text)
# $brings (number)
# $means (text)
# $mine (number)
reasons_rival = { $who } lacks only { $sheet ->
        [true] { $left ->
            [0] the last goal of their ambition
           *[other] { $left } fame and the last goal of their ambition
        }
       *[other] { $left } fame
    }{ $card ->
        [none] {""}
       *[other] {" "}and holds “{ $card }”, worth { $brings }
    }{ $means ->
        [hunt] ; the bounty on them is yours to collect.
        [race] ; you lack { $mine }, so the surest fame comes first.
        [sure] ; you lack { $mine }: fame that is sure and near counts most now.
        [dare] ; you lack { $mine }, and with no sure fame near, a risk may be worth it.
        [late] ; you lack { $mine }: that will be hard to make up.
       *[goals] : what your own ambition still needs comes first now.
    }
reasons_victory = It leads to victory this very turn.
reasons_only-way = There was nothing else to do.
reasons_best = Of all answers this one costs least and brings most.
# Beside a reward.
enough = (enough to win)

## gains

# $by (text)
# $count (number)
gains_ground =
    { $count ->
        [one] { $by } die on the ground
       *[other] { $by } dice on the ground
    }
# $by (text)
# $count (number)
gains_ship =
    { $count ->
        [one] { $by } die in space
       *[other] { $by } dice in space
    }
# $by (text)
gains_health = { $by } health
# $by (text)
gains_hull = { $by } hull
# $by (text)
gains_hyperdrive = { $by } hyperdrive
# $by (text)
# $count (number)
gains_cargo =
    { $count ->
        [one] { $by } cargo slot
       *[other] { $by } cargo slots
    }
# $by (text)
# $count (number)
gains_either =
    { $count ->
        [one] { $by } cargo or mod slot
       *[other] { $by } cargo or mod slots
    }
# $by (text)
# $count (number)
gains_mod =
    { $count ->
        [one] { $by } mod slot
       *[other] { $by } mod slots
    }
# $by (text)
# $count (number)
gains_crew =
    { $count ->
        [one] { $by } crew slot
       *[other] { $by } crew slots
    }
# $by (text)
# $count (number)
gains_papers =
    { $count ->
        [one] { $by } job or bounty slot
       *[other] { $by } job or bounty slots
    }
gains_goal = a goal worth 1 fame
# $skill (text)
gains_skill = the skill { $skill }

## faces

faces_map = Map
faces_market = Market
faces_ship = Ship
faces_story = Story
faces_offer = Deal
faces_gallery = Choose

## steps

steps_planning = Planning
steps_action = Action
steps_encounter = Encounter
# $round (number)
round = Round { $round }
# [UB-AMB-16] With ambitions one may have more than enough.
# $fame (number)
# $target (number)
# $more (flag)
fame =
    { $more ->
        [true] { $fame } fame ({ $target } needed)
       *[other] { $fame } of { $target } fame
    }
you = You
printed = Automated opponent
yourTurn = Your turn
yourTurnTold = Your turn, as it went
# $step (planning | action | encounter or none)
asks =
    { $step ->
        [none] Your choice
        [planning] Your move: planning
        [action] Your move: actions
       *[encounter] Your move: encounter
    }
# $name (text)
turnOf = { $name } is playing
# $names (text)
# $what (text or none)
waiting =
    { $what ->
        [none] Waiting for { $names }.
       *[other] Waiting for { $names }: { $what }.
    }

## waitedFor

waitedFor_choose-character = whom to play
waitedFor_choose-ship = which ship
waitedFor_starting-reputation = a first reputation
waitedFor_choose-start = where to begin
waitedFor_choose-ambition = which ambition
waitedFor_protect-crew = stand in the way of the hunter, or not
waitedFor_advice = ask for advice before their test, or not
waitedFor_offer = an answer to an offer
# $names (text)
watching = You are watching. { $names } to move.
# $names (names)
list = { $names }
# $name (text)
# $value (text)
colon = { $name }: { $value }
# One of them: “Bossk or Greedo”; Spanish says u before an o.
# $names (names)
either = { EITHER($names) }

## map

map_name = The galaxy
map_small = The whole galaxy
map_you = you are here
# $steps (number)
map_away = { $steps } away
# $turns (number)
map_turns =
    { $turns ->
        [0] here
        [one] { $turns } turn away
       *[other] { $turns } turns away
    }
# $rank (text)
map_faceDown = face-down { $rank } contact
# $name (text)
map_seen = { $name }, seen by you
# $patrol (text)
# $level (number)
map_patrol = { $patrol }, level { $level }
map_hostile = hostile to you
# [OR-TURN-05] Whoever is there in the encounter step has no choice.
# $patrol (text)
map_mustFight = { $patrol }: it has to be fought here
map_stops = stops you
map_lets = lets you pass
# $name (text)
map_ship = { $name } is here
# $card (text)
map_pin = { $card } goes here
# $card (text)
map_targetHere = { $card }, your target, is here
map_canDo = something to do here
# $patrol (text)
# $place (text)
# $standing (text)
# $faction (text)
map_stopReason = At { $place } { $patrol } stops you: your reputation { $faction } is { $standing }.
# $steps (number): at least 2
# $range (number)
map_tooFar = Out of reach: { $steps } moves away, your hyperdrive makes { $range }.
map_maelstromBars = The way leads through the Maelstrom, which ends every flight.
# $steps (number)
map_flight =
    { $steps ->
        [one] 1 move away.
       *[other] { $steps } moves away.
    }
# $other (text)
map_crossing = You can cross the galaxy from here, to { $other }: draw a card of the Core, and be there if you meet what it asks.
map_maelstromStops = The Maelstrom ends every flight.

## vitals

vitals_name = Your ship and you
# $left (number)
# $all (number)
vitals_health = Health { $left } of { $all }
# $left (number)
# $all (number)
vitals_hull = Hull { $left } of { $all }
# $range (number)
vitals_hyperdrive = Hyperdrive { $range }
# $dice (number)
vitals_ground = Ground combat { $dice }
# $dice (number)
vitals_ship = Ship combat { $dice }
# $amount (text)
vitals_credits = { $amount } credits
# $faction (text)
# $standing (text)
vitals_reputation = { $faction }: { $standing } reputation
vitals_defeated = Knocked out: recovers in the next planning step

## hold

hold_mine = My ship
# $name (text)
hold_theirs = { $name }: ship and crew
hold_skills = Skills
hold_slots = Aboard
hold_personal = Personal goal
hold_shipGoal = Ship goal
hold_done = done
# $now (text)
# $all (text)
hold_progress = { $now } of { $all }
hold_secrets = Secrets
hold_sealed = sealed
hold_ambition = Ambition
# $name (text)
hold_debtOf = { $name }’s debt: a favour is owed
# $name (text)
hold_debtShort = { $name } owes a favour
hold_debtOwn = own debt token, to give
hold_kinds_cargo = cargo
hold_kinds_mod = mod
hold_kinds_cargo-or-mod = cargo or mod
hold_kinds_gear = gear
hold_kinds_gear-or-mod = gear or mod
hold_kinds_job-or-bounty = job or bounty
hold_kinds_crew = crew

## card

# $amount (text)
card_cost = costs { $amount }
# $amount (text)
card_pays = { $amount } credits
# $fame (number)
card_fame =
    { $fame ->
        [one] 1 fame
       *[other] { $fame } fame
    }
card_anyPlayer = Wherever another player is

## market

market_name = Market
# $count (number)
market_left =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
market_empty = Empty
# $price (text)
# $printed (text or none)
market_costs =
    { $printed ->
        [none] Costs { $price }.
       *[other] Costs { $price } instead of { $printed }.
    }
# $amount (text)
market_oldShip = Your old ship is worth { $amount }.
# $amount (text)
market_discount = { $amount } less this time.
# $amount (text)
market_barter = Your cargo, gear and mods could pay up to { $amount }.
# $cards (text)
# $goes (number)
market_makesRoom =
    { $goes ->
        [one] No room for everything: one of these would have to go: { $cards }.
       *[other] No room for everything: { $goes } of these would have to go: { $cards }.
    }
# $cards (text)
market_allGo = No room for everything: { $cards } would have to go.
# $decks (text)
market_onlySells = This market sells only: { $decks }.
# $place (text)
market_notHere = It is not sold at { $place }.
# $amount (text)
market_tooDear = You are { $amount } short.
# $kind (text)
market_noSlot = No slot for this: { $kind }.
market_oneArmor = You already wear armour.
market_noShip = No used ship you can afford.

## gallery

gallery_starting_90 = A bounty
gallery_starting_91 = A cargo
gallery_starting_92 = A job
gallery_startingLine = One at random of this kind.

## story

# $skill (text)
story_test = Test: { $skill }
story_known_0 = You do not have it: only a critical hit passes.
story_known_1 = You have it once: a hit or a critical hit passes.
story_known_2 = You have it twice: anything but a blank passes.
# $count (number)
story_needs =
    { $count ->
        [0] ×0
        [one] ×1
       *[other] ×2
    }
story_fight_ground = Ground combat
story_fight_ship = Ship combat
# $count (number)
story_dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
# $hits (number)
story_total = { $hits } damage dealt
# $name (text)
story_hunted = You hold the bounty on { $name }: it waits while they are in your crew.
# $mine (number)
# $theirs (number)
story_wouldBe = then { $mine } against { $theirs }
# $name (text)
# $suffered (number)
# $dealt (number)
# $by (text)
story_uneven =
    { $by ->
        [none] { $name } suffers { $suffered } instead of { $dealt }: abilities and cards count.
       *[other] { $name } suffers { $suffered } instead of { $dealt }: { $by }.
    }
# $name (text)
story_ability = { $name }’s ability
story_stands_passed = As the dice lie, it is passed.
story_stands_failed = As the dice lie, it fails.
# $name (text)
# $attacker (text)
story_stands_won = As the dice lie, victory goes to { $name }. A tie goes to the attacker: { $attacker }.
# $name (text)
story_ifWins = If { $name } wins
# $name (text)
story_ifLoses = If { $name } loses
# $name (text)
story_ifPasses = If { $name } passes
# $name (text)
story_ifFails = If { $name } fails
# Where two are tested.
# $name (text)
story_passesAlone = { $name } passes, the other fails
# $name (text)
story_failsAlone = The other passes, { $name } fails
# $faces (text)
story_smuggling = Illegal cargo, no skill test: only { $faces } gets it through.
# $faces (text)
story_buying = Cargo to be won, no skill test: only { $faces } hands it over.
story_smuggled_through = It gets through.
story_smuggled_inspected = It is inspected.
# $percent (text)
story_atLeast = at least { $percent }
# $percent (text)
story_atMost = at most { $percent }
# $percent (text)
story_about = about { $percent }
# At least nothing says nothing.
story_notEnough = not enough to win by itself
# $percent (text)
story_chances_bought = { $percent } to get it
# $percent (text)
story_chances_down = { $percent } risk of being knocked out, win or lose
# $percent (text)
story_chances_win = { $percent } to win
# $percent (text)
story_chances_stand = { $percent } to win and still stand
# $percent (text)
story_chances_done = { $percent } to get it done, over both ways it can turn out
# $percent (text)
story_chances_out = knocked out on the way: { $percent }
# $percent (text)
story_chances_pass = { $percent } to pass
# $percent (text)
story_chances_alone = you alone pass: { $percent }
story_passed = Passed
story_failed = Failed
# The verdict of a fight of mine, in one word.
story_won = Won
story_lost = Lost
# Before a roll; it waits for the reader.
story_inHand = Your dice are in your hand.
story_inTheAir = The dice are in the air.
story_land = Stop the dice
story_toMap = Look at the map
story_toStage = Back to the story
# $skill (text)
story_askSkill = Ask the others for help: { $skill }
story_askDie = Ask the others for one more die
story_continue = Continue
story_skip = Skip to now
story_pause = Pause
# $now (number)
# $all (number)
story_steps = { $now } of { $all }
story_latest = What just happened
# $amount (text)
story_pays = pay { $amount }

## offer

offer_name = Deal
offer_mine = You give
# $name (text)
offer_theirs = { $name } gives
offer_with = With whom?
offer_around = Everybody
offer_less = 1,000 less
offer_more = 1,000 more
offer_send = Offer this
offer_open = Make a deal
offer_back = Back

## answers

# $place (text)
answers_fly = Fly to { $place }
# $place (text)
answers_startAt = Begin at { $place }
answers_stay = Stay here
# $amount (text)
answers_earn = Earn { $amount } credits
answers_recover = Recover
# $card (text)
answers_deliver = Deliver { $card }
answers_market = Go to the market
# $price (text)
answers_buy = Buy · { $price }
answers_takeFree = Take it, free
answers_clear = Clear away
answers_leaveMarket = Leave the market
# $card (text)
# $worth (text)
answers_barter = Hand in { $card } · counts { $worth }
answers_makesRoom = makes room
# $amount (text)
answers_pay = Pay { $amount } credits
answers_cancel = Cancel
answers_offer = Make an offer
answers_accept = Accept
answers_decline = No, thank you
answers_end = End actions
# $patrol (text)
answers_endAndFight = End actions, then fight { $patrol }
# $patrol (text)
answers_fightPatrol = Fight { $patrol }
# $place (text)
answers_encounterSpace = Draw an encounter at { $place }
answers_cross = Cross the Core
# $name (text)
answers_meet = Meet { $name }
# $rank (text)
answers_meetUnknown = Meet the { $rank } contact
# $card (text)
answers_job = Attempt { $card }
# $card (text)
# $name (text)
answers_jobWith = Attempt { $card } with { $name }
# $name (text)
# $prize (text)
answers_huntPlayer = Hunt { $name } · { $prize }
# $target (text)
# $name (text)
answers_huntCrew = Hunt { $target }, aboard with { $name }
# $name (text)
# $card (text)
answers_fightPlayer = Fight { $name } over { $card }
answers_secret = Use this secret
answers_secretInstead = Use this secret instead of an encounter
# $reward (text)
answers_eliminate = Eliminate · { $reward }
# $place (text)
# $reward (text)
answers_capture = Capture, deliver at { $place } · { $reward }
answers_protect = Stand in the way
# $name (text)
answers_letGo = Let { $name } be taken
answers_withoutAdvice = Without advice
# $name (text)
answers_play = Play { $name }
# A printed opponent.
# $name (text)
answers_against = Play against { $name }
# $name (text)
answers_take = Take { $name }
# $name (text)
answers_giveUp = Give up { $name }
# $place (text)
answers_sendTo = Send it to { $place }
# $place (text)
answers_choosePlace = Choose { $place }
# $rank (text)
answers_lookAt = This one ({ $rank })
answers_roll = Roll
answers_stand = Keep it
answers_reroll_blanks = Roll the blanks again
answers_reroll_not-hits = Roll blanks and focuses again
answers_reroll_not-crits = Roll all but critical hits again
answers_reroll_one = Roll one die again
# $what (text)
# $card (text)
answers_by = { $what } ({ $card })
answers_fame = Take 1 fame
answers_credits = Take the credits
answers_hunt = Hunt
answers_talk = Talk
# $steps (number)
answers_comesBy =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
# $name (text)
# $terms (text)
answers_takeOffer = { $name }: { $terms }
# $name (text)
# $favor (text)
answers_callDebt = Call in { $name }’s debt: { $favor }
answers_stop = Stop here
# $ability (text)
answers_use = { $ability }
# $name (text)
answers_fightHim = Choose { $name }
# $patrol (text)
answers_movePatrol = Choose { $patrol }

## ideas

ideas_title = What now, and why?

## dock

dock_name = Your answers
# $face (text)
dock_look = Answer: { $face }

## final

# $name (text)
final_wins = { $name } wins
# $name (text)
final_youWin = You win, { $name }!
# $name (text)
final_opponentWins = { $name } wins. The automated opponent was faster.
final_sources = Where the fame came from
final_story = The game in seven lines
# $rounds (number)
final_rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
final_rows_fame = Fame
final_rows_credits = Credits
final_rows_won = Won

## bots

bots_random_name = Drifter
bots_random_line = Does whatever comes to mind. Good for a first look.
bots_novice_name = Deckhand
bots_novice_line = Goes for the nearest thing and hopes for the best.
bots_steady_name = Trader
bots_steady_line = Plans two errands ahead and fights what it can beat.
bots_sharp_name = Captain
bots_sharp_line = Plans long rounds, searches every deck, wastes no turn.

## pages

pages_learn = Learn by playing
pages_companion = Beside the real board

## galleryPage

galleryPage_contents = On this page
galleryPage_planets = Places
galleryPage_ships = Ships
galleryPage_people = People
galleryPage_signs = Signs
galleryPage_cards = Market cards

## story

# $crew (text)
# $hunter (text)
story_protect = Stand in the way: { $hunter } attacks you, and a tie goes to the attacker. If { $hunter } wins, you lose { $crew }; each of you suffers what the other deals.
# $crew (text)
story_letGo = Else you lose { $crew } at once, without a fight.

## boons

boons_goal = a step toward a goal
boons_fame = fame
boons_crew = crew
boons_credits = credits
boons_reputation = reputation
boons_secret = a secret
