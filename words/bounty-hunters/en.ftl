### Bounty Hunters: the card game. Symbols ▲ ■ ● stand for green, blue, orange.
### Names: game, learn_names, cards
### Looked up by name: refusals, options, options.*.values, bots, fates

# "Crates: the most". French sets a space before the colon.
# $label (text)
# $text (text)
labelled = { $label }: { $text }
game = Bounty Hunters
# $items (names)
list = { $items }

## learn

learn_title = Learn by playing
learn_clerk = The guild’s clerk
learn_recruit = The recruit
learn_names_0 = You
learn_names_1 = Tooka
learn_names_2 = Porg
learn_names_3 = Blurrg
learn_ask = What would you do?
learn_topics_welcome = Welcome to the guild. Everyone plays at the same time, and each turn has three steps: draw a card, choose one of five, pass the other four to the left. The fourth capture ends the game; the most points win it.
learn_topics_drawTargets = Targets bring the points. You may hunt several at once: an open target costs nothing and gives every hunter work.
learn_topics_drawHunters = Hunters beat shields, but the small number in their corner is taken off your points.
learn_topics_drawContracts = The blue deck holds contracts. They lie in front of you from the start and pay at the end for characters you captured.
learn_topics_drawMarket = The sand deck is the market: droids attack without costing points, crates are points for sure. Both cost credits.
# $target (text)
# $points (number)
# $need (text)
learn_topics_openTarget =
    { $points ->
        [one] { $target } is worth { $points } point once all three shields are beaten: { $need }. Tap the card, then Play: it opens a hunt in front of you.
       *[other] { $target } is worth { $points } points once all three shields are beaten: { $need }. Tap the card, then Play: it opens a hunt in front of you.
    }
# $target (text)
# $need (text)
# $hunter (text)
# $count (number) for languages that need it: how many are missing in all
learn_topics_attack = { $target } still needs { $need }. Send { $hunter } after { $target }: tap the card and look at the bars, they show what it adds. The buttons say what will happen before you decide.
# $droid (text)
# $target (text)
learn_topics_droid = { $droid }: paid with credits, it attacks { $target } and costs no points at the end.
# $card (text)
learn_topics_waiting = You have no target yet. { $card } may wait: every new attack card joins it, and your next target must face the pile.
# $card (text)
# $target (text)
learn_topics_capture = Look: with { $card } all three colours of { $target } are met. That is a capture. Take it before the hand moves on.
# $card (text)
learn_topics_sell = Any card sells for one credit, and credits pay the market. { $card } helps you least: tap it, then Sell. Your left neighbour will not get it either.
# $card (text)
learn_topics_reserve = You cannot pay for { $card } yet, or not yet well. Reserve it: it lies sideways and waits until you pay, after your action in any later turn.
# $card (text)
# $points (number)
# $cost (text)
learn_topics_crate =
    { $points ->
        [one] { $card } costs { $cost } and is worth { $points } point for sure. Whoever has the most crates at the end gets 5 more.
       *[other] { $card } costs { $cost } and is worth { $points } points for sure. Whoever has the most crates at the end gets 5 more.
    }
# $card (text)
learn_topics_contract = The contract { $card } pays at the end for what it names, most of all when everything is there. It costs nothing: tap it, then Sign the contract.
# $card (text)
learn_topics_activate = Your reserved card { $card } can be paid for now. Activate it, besides your normal action.
# $target (text)
learn_topics_place = Several targets are open. Send this card after { $target }; it stays there for good.
learn_topics_finish = Nothing more is worth paying for now: finish the turn and keep your credits.
# $target (text)
learn_topics_captured = Captured! { $target } lies sideways now. Its points are yours, minus what your hunters cost.
# $card (text)
learn_topics_sold = { $card } is sold for 1 credit.
# $card (text)
learn_topics_reserved = { $card } is reserved. It does nothing until you pay for it.
learn_topics_stored = A crate stored is a crate kept. Count the others’ now and then: the most bring 5 points.
learn_topics_signed = The contract lies before you. Its value now and if your open targets fall is written on it.
learn_topics_droidSent = The droid is at work. At the end it costs you nothing.
# $card (text)
learn_topics_waitingPile = No target yet, so { $card } waits for the next one.
# $left (text)
# $right (text)
learn_topics_passed = All cards were turned together. Then the four you did not choose went to { $left } on your left, and { $right } gave you theirs. What you leave, someone gets.
# $who (text)
learn_topics_three = { $who } has three captures. The fourth starts the end: that turn is finished, then two more. What is open then is worth nothing.
learn_topics_threeMine = You have three captures. The fourth starts the end: that turn is finished, then two more. Be sure you are ahead before you take it.
learn_topics_rush = Four quick captures are not the goal. Here is how a game ended whose first player took the four cheapest targets as fast as possible:
learn_topics_enough = You know enough: draw, choose, pass; capture and sell. Crates, droids, contracts and the reserve are explained when they come up. Play on with me, or without.
# $who (text)
learn_topics_theEnd = The fourth capture: { $who }. It brings a credit and a contract. Two turns are left: finish what you can.
learn_topics_over = That was a whole game. The pad is filled in row by row: targets, crates, contracts, then what the hunters cost.
learn_reasons_sell = A credit now, and nobody else gets it.
learn_reasons_reserve = You pay when you can, and nobody else gets it.
# $target (text)
# $need (text)
# $count (number) for languages that need it: how many are missing in all
learn_reasons_needs = { $target } still needs { $need }.
learn_reasons_openTarget = An open target costs nothing and gives your hunters work.
learn_reasons_capture = It completes all three colours.
# $other (text)
learn_reasons_ratherThan = All counted (contracts, hunters, the turns to come), it brings more than { $other } now.
learn_reasons_crate = Points for sure.
learn_reasons_contract = It costs nothing and pays for what you hunt anyway.
learn_reasons_decks_drawTargets = Targets bring the points.
learn_reasons_decks_drawHunters = Hunters beat shields.
learn_reasons_decks_drawContracts = A contract costs nothing to sign.
learn_reasons_decks_drawMarket = You have credits to spend.
# $deck (text)
learn_advice_draw = I would draw from “{ $deck }”.
# $target (text)
learn_advice_open = I would open the hunt for { $target }.
# $card (text)
# $target (text)
learn_advice_attack = I would send { $card } after { $target }.
# $card (text)
# $target (text)
learn_advice_capture = I would capture { $target } with { $card }.
# $card (text)
learn_advice_wait = I would play { $card }: it waits for your next target.
# $card (text)
learn_advice_sell = I would sell { $card }.
# $card (text)
learn_advice_reserve = I would reserve { $card }.
# $card (text)
learn_advice_pay = I would pay for { $card }.
# $card (text)
learn_advice_activate = I would now pay for the reserved card: { $card }.
# $card (text)
learn_advice_sign = I would sign the contract { $card }.
# $target (text)
learn_advice_place = I would send it after { $target }.
learn_advice_done = I would finish the turn.
learn_rushed_caption = A game decided by haste
learn_rushed_hasty = The hasty one
# $n (number)
learn_rushed_patient = Patient { $n }
learn_rushed_captures = Captures
learn_alone = Play on without the clerk
learn_atDesk = I will be at my desk.
learn_next = Targets, hunters, droids, crates, contracts: that is the whole game. Now one of your own.
learn_toTable = Play a game against bots
learn_toIntro = Play one without contracts first

## scorePad

scorePad_title = Score pad
scorePad_intro = For a game at a real table. Works without a connection; everything stays on this device.
# $n (number)
scorePad_player = Player { $n }
scorePad_players = Players
scorePad_name = Name
scorePad_addPlayer = Add a player
# $name (text)
scorePad_removePlayer = Remove { $name }
scorePad_mode = Game
scorePad_full = Full game
scorePad_introductory = Introductory
scorePad_targets = Captured targets
scorePad_whichTarget = Whom did you capture?
scorePad_points = Points
scorePad_readCard = Read the card
# $who (text)
scorePad_missing = Points of a card are still missing: { $who }.
scorePad_hunters = Hunters that took part
# $loss (number)
scorePad_hunterCost = Add a hunter that costs { $loss }
# $loss (number)
scorePad_removeHunter = Remove the hunter that costs { $loss }
scorePad_crates = Paid crate cards
# $n (number)
scorePad_addCrates =
    { $n ->
        [one] Add a card with { $n } crate
       *[other] Add a card with { $n } crates
    }
scorePad_contracts = Contracts
scorePad_kinds_pair = Two characters
scorePad_kinds_double = Same character twice
scorePad_kinds_crate = Character and crate
scorePad_first = First character
scorePad_second = Second character
scorePad_addContract = Add the contract
scorePad_samePair = A pair needs two different characters.
scorePad_credits = Credits left
# $what (text)
scorePad_less = { $what }: one less
# $what (text)
scorePad_more = { $what }: one more
# $what (text)
scorePad_remove = Remove { $what }
scorePad_keep = Keep this game
scorePad_keptNow = Kept.
scorePad_again = New game
scorePad_lastGames = Last games
scorePad_noGames = No game kept yet.
scorePad_forget = Forget
scorePad_text = Copy as text
scorePad_picture = Save as picture
scorePad_toGuild = Into a guild
scorePad_copied = Copied.
scorePad_result = The pad

## primer

primer_title = The game in one minute
primer_lead = You run a crew of bounty hunters. Put targets in front of you, send hunters after them, capture them. Everyone plays at the same time. The first to capture four brings on the end; the most points win.
primer_cards_title = Four kinds of cards
primer_cards_target = Target. Its points above, three shields below. Reach all three and it is yours.
primer_cards_hunter = Hunter. Attacks in three colours and plays for free, but costs the points in the corner once the capture succeeds.
primer_cards_market = Market. Droids attack too, crates are points. You pay in credits, never in points.
primer_cards_contract = Contract. At the end it pays for the characters you captured, most of all for both together.
primer_turn_title = A turn has three steps
primer_turn_draw_name = Draw
primer_turn_draw_text = Take one card from any deck. Now you hold five.
primer_turn_choose_name = Choose
primer_turn_choose_text = Lay one face down: play it, or sell it for 1 credit. All are turned up together. A market card you cannot pay yet is reserved and paid later.
primer_turn_pass_name = Pass
primer_turn_pass_text = The other four go to your left neighbour. What you leave, someone gets.
primer_capture_title = A capture
# $target (text)
# $shields (text)
# $one (text)
# $two (text)
primer_capture_text = { $target } has the shields { $shields }. { $one } alone is not enough. With { $two } beside, every colour is reached: captured, at once. Equal is enough; too much of one colour helps no other.
primer_capture_notYet = Not yet
# $points (number)
# $loss (number)
primer_capture_done =
    { $points ->
        [one] Captured: { $points } point, minus { $loss } for the hunters
       *[other] Captured: { $points } points, minus { $loss } for the hunters
    }
primer_end_title = The end
primer_end_text = As soon as anyone has a fourth capture, that turn is finished and two more are played. A target still open then is worth nothing.
primer_score_title = Counting up
primer_score_rows_0_name = Targets
primer_score_rows_0_text = the points of those you captured
primer_score_rows_1_name = Crates
primer_score_rows_1_text = their points, and 5 more for whoever has the most crates
primer_score_rows_2_name = Contracts
primer_score_rows_2_text = 1 for each character named, and 3 for both together (2 for a double or a crate)
primer_score_rows_3_name = Hunters
primer_score_rows_3_text = minus what those who took part cost
primer_score_tie = Tied? Most credits left wins. Otherwise credits are worth nothing.
primer_learn = Learn by playing: ten minutes with a clerk who explains

## cards

cards_characters_qira = Qi’ra
cards_characters_chewbacca = Chewbacca
cards_characters_padme-amidala = Padmé Amidala
cards_characters_han-solo = Han Solo
cards_characters_zeb-orrelios = Zeb Orrelios
cards_characters_kanan-jarrus = Kanan Jarrus
cards_characters_omega = Omega
cards_characters_grogu = Grogu
cards_hunters_greedo = Greedo
cards_hunters_fennec-shand = Fennec Shand
cards_hunters_dengar = Dengar
cards_hunters_cad-bane = Cad Bane
cards_hunters_the-mandalorian = The Mandalorian
cards_hunters_bossk = Bossk
cards_hunters_ig-11 = IG-11
cards_hunters_zuckuss = Zuckuss
cards_hunters_hondo-ohnaka = Hondo Ohnaka
cards_hunters_boba-fett = Boba Fett
cards_hunters_black-krrsantan = Black Krrsantan
cards_hunters_aurra-sing = Aurra Sing
cards_droids_astromech = Astromech droid
cards_droids_protocol = Protocol droid
# $n (number)
cards_crate =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
# $a (text)
# $b (text)
cards_pair = Contract { $a } + { $b }
# $a (text)
cards_double = Contract 2 × { $a }
# $a (text)
cards_withCrate = Contract { $a } + crate
cards_back = A card, face down
# $g (number)
# $b (number)
# $o (number)
cards_trio = green { $g }, blue { $b }, orange { $o }
# $name (text)
# $points (number)
# $trio (text)
# $copies (number): at least 2
# $bonus (text)
cards_target = Target { $name }. Worth { $points }. Shields { $trio }.{ $bonus } { $copies } cards show this character.
cards_bonus_none = { "" }
cards_bonus_credit = { " " }Capture pays a credit.
cards_bonus_contract = { " " }Capture brings a contract.
# $name (text)
# $loss (number)
# $trio (text)
cards_hunter =
    { $loss ->
        [0] Hunter { $name }. Attack { $trio }. Costs no points.
        [one] Hunter { $name }. Attack { $trio }. Costs { $loss } point if the capture succeeds.
       *[other] Hunter { $name }. Attack { $trio }. Costs { $loss } points if the capture succeeds.
    }
# $name (text)
# $cost (number)
# $trio (text)
# $copies (number): at least 2
cards_droid =
    { $cost ->
        [one] { $name }. Costs { $cost } credit. Attack { $trio }. { $copies } of these in the deck.
       *[other] { $name }. Costs { $cost } credits. Attack { $trio }. { $copies } of these in the deck.
    }
# $n (number)
# $cost (number)
# $worth (number)
cards_crateCard =
    { $n ->
        [one]
            { $cost ->
                [one] Crate card with { $n } crate. Costs { $cost } credit. Worth { $worth }.
               *[other] Crate card with { $n } crate. Costs { $cost } credits. Worth { $worth }.
            }
       *[other]
            { $cost ->
                [one] Crate card with { $n } crates. Costs { $cost } credit. Worth { $worth }.
               *[other] Crate card with { $n } crates. Costs { $cost } credits. Worth { $worth }.
            }
    }
# $a (text)
# $b (text)
cards_pairContract = Contract: 1 point for each { $a }, 1 for each { $b }, 3 more for each duo of both.
# $a (text)
cards_doubleContract = Contract: 1 point for each { $a }, 2 more for every two of them.
# $a (text)
cards_crateContract = Contract: 1 point for each { $a }, 2 more for each { $a } with a crate.

## decks

# The names of the decks stand on small buttons of a phone; { "\u00AD" } marks where a long word may be broken.
decks_target = Targets
decks_hunter = Hunters
decks_contract = Contracts
decks_jawa-market = Market

##

# $deck (text)
drawAhead = Draw from { $deck }
# On the button of a deck, for whoever only hears it.
# $deck (text)
# $n (number)
drawFrom = Draw from { $deck }, { $n } left

## colours

colours_0 = green
colours_1 = blue
colours_2 = orange

##

# $n (number)
credits =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
# $n (number)
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
you = You

## steps

steps_draw = Draw
steps_choose = Choose
steps_resolve = Resolve
steps_over = Over

##

# $n (number)
turn = Turn { $n }
# $n (number)
# $last (number)
turnOf = Turn { $n } of { $last }
# $names (text)
waitingFor = Waiting for { $names }
ready = ready
notReady = still choosing

## status

status_draw = Draw a card: pick a deck.
# $deck (text)
status_drawn = Drawing from { $deck }. You can still change.
status_choose = Pick a card: play it or sell it.
# $what (text)
status_sealed = Sealed: { $what }. Pick another card to change it.
# $card (text)
status_decide = { $card } is revealed: play it or sell it?
# $card (text)
status_place = Which target does { $card } attack?
status_activate = Activate a reserved card, or finish your turn.
# $names (text)
status_waits = Nothing to do: waiting for { $names }.
# $what (text)
status_unsent = Waits for the network: { $what }.
# One person is left.
# $names (text)
status_waitsToPay = Nothing to do: waiting for { $names }, who may still activate a reserved card.
status_notAsked = No deck to draw from: waiting for the others.
status_over = The game is over.
# $names (text)
status_watching = Waiting for { $names }.
status_reconnecting = One moment…

## dock

dock_label = Your move
dock_hand = Your hand
dock_play = Play
# $target (text)
dock_playOnto = Play → { $target }
dock_playNew = Play: new target
dock_playPile = Play on the waiting pile
dock_startPile = Play: start a pile
dock_sign = Sign the contract
# $cost (text)
dock_buy = Buy for { $cost }
# $cost (text)
# $target (text)
dock_buyOnto = Buy for { $cost } → { $target }
dock_reserve = Reserve
dock_sell = Sell
dock_seal = Reveal this card
# $cost (text)
dock_activate = Activate for { $cost }
# $cost (text)
# $target (text)
dock_activateOnto = Activate for { $cost } → { $target }
dock_done = Finish my turn
# The deck of my next draw, chosen while the others think.
dock_nextDraw = Next draw
# Answer to: activate a reserved card now? From now on only when that would capture a target.
dock_untilCapture = Not until it would capture
# A switch: ask me after the reveal whether to activate a reserved card, even if nothing is gained at once.
dock_askMe = Ask about my reserve this turn
dock_chosen = chosen
dock_fresh = new
dock_more = Rule

## preview

# $n (number)
preview_credit =
    { $n ->
        [one] +{ $n } credit
       *[other] +{ $n } credits
    }
# $n (number)
preview_pays =
    { $n ->
        [one] −{ $n } credit
       *[other] −{ $n } credits
    }
# $target (text)
# $worth (number)
# $loss (number)
preview_captures =
    { $loss ->
        [0] captures { $target }: +{ $worth }
       *[other] captures { $target }: +{ $worth } −{ $loss }
    }
# $n (number)
preview_nth =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] { $n }th
    }
# $nth (text)
preview_nthCapture = { $nth } capture
# $n (number)
preview_ends =
    { $n ->
        [0] the game is in its last turns
        [one] ends the game in { $n } turn
       *[other] ends the game in { $n } turns
    }
preview_bonusContract = brings a contract
preview_bonusCredit = pays a credit
# $what (text): ▲2 ●1, or “2 green and 1 orange”
# $count (number) for languages that need it: how many that is in all
preview_needs = then needs { $what }
# $what (text): ▲2 ●1, or “2 green and 1 orange”
# $count (number) for languages that need it: how many that is in all
preview_opens = needs { $what }
# $what (text): ▲2 ●1, or “2 green and 1 orange”
# $count (number) for languages that need it: how many that is in all
preview_joinsPile = joins the waiting pile, then needs { $what }
preview_pile = waits: your next target must go here
# $now (number)
# $then (number or none): what it would be worth then, if that is more
preview_signed =
    { $then ->
        [none] worth { $now } now
       *[other] worth { $now } now, { $then } if the open targets fall
    }
# $worth (number)
# $n (number)
preview_crateWorth =
    { $n ->
        [one] +{ $worth }, { $n } crate
       *[other] +{ $worth }, { $n } crates
    }
# $n (number)
preview_majority = most crates: +{ $n }
# $cost (number)
preview_reserved =
    { $cost ->
        [one] pay { $cost } credit in a later turn
       *[other] pay { $cost } credits in a later turn
    }
# $cost (number)
preview_reservedNow =
    { $cost ->
        [one] pay { $cost } credit when you like
       *[other] pay { $cost } credits when you like
    }
preview_asksWhere = you choose the target after the reveal

## fates

fates_sell = sells
fates_play = plays
fates_reserve = reserves

##

# $card (text)
# $fate (sell | play | reserve or none)
# $onto (text or none)
choice =
    { $fate ->
        [sell]
            { $onto ->
                [none] sell { $card }
               *[other] sell { $card } → { $onto }
            }
        [reserve]
            { $onto ->
                [none] reserve { $card }
               *[other] reserve { $card } → { $onto }
            }
       *[other]
            { $onto ->
                [none] play { $card }
               *[other] play { $card } → { $onto }
            }
    }

## board

board_mine = My board
# $name (text)
board_theirs = { $name }’s board
board_confrontations = Confrontations
board_around = Around the table
board_untouched = Open targets, not attacked yet
board_none = No target yet. Play a target to open a hunt; an attack card played before that waits for one.
# Before someone else, and for whoever watches.
board_noneTheirs = No target here yet.
board_captured = Captured
board_reserved = Reserved
board_crates = Crates
board_contracts = Contracts
board_pile = Waiting pile
board_pileWhy = No target yet: attack cards wait here, and every new one must join them. The next target must face this pile.
# $what (text): ▲2 ●1, or “2 green and 1 orange”
# $count (number) for languages that need it: how many that is in all
board_needs = needs { $what }
board_met = met
# $n (number)
board_toGo = { $n } left
# What a target still needs: “2 green”.
# $colour (green | blue | orange)
# $n (number)
board_missing = { $n } { $colour ->
        [green] green
        [blue] blue
       *[orange] orange
    }
# $colour (text)
# $have (number)
# $need (number)
board_bar = { $colour }: { $have } of { $need }
# $colour (text)
# $have (number)
board_pileAttack = { $colour }: { $have }
# $n (number)
board_captures =
    { $n ->
        [one] { $n } capture
       *[other] { $n } captures
    }
board_dropReserve = Reserve here
# $worth (number)
# $loss (number)
board_captureNet =
    { $loss ->
        [0] +{ $worth }
       *[other] +{ $worth } −{ $loss }
    }
board_now = now
board_ifAll = if open targets fall
# $n (number)
board_cratesCount =
    { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
# $n (number)
# $name (text)
board_reason_each = { $n } × { $name }
# $n (number)
# $each (number)
board_reason_duos =
    { $n ->
        [one] { $n } duo × { $each }
       *[other] { $n } duos × { $each }
    }
board_reason_nothing = nothing captured yet
board_left = left neighbour

## table

table_decks = Decks
table_discards = Discards
table_noDiscards = Nothing sold yet.
table_seen = Seen so far
table_seenHint = Face up on boards and in discards, and in your hand. The rest is in decks and hands.
# $seen (number)
# $all (number)
table_seenOf = { $seen } of { $all }
table_browse = Decks, discards, cards seen
table_pad = Score by row
table_faceDown = Face down
table_beforeFirst = Nobody has shown a card yet
table_revealed = Revealed

## alarm

# $target (text)
# $worth (text)
alarm_captured = Captured: { $target }, { $worth }
# $who (text)
# $target (text)
# $worth (text)
alarm_capturedBy = { $who } captures { $target }, { $worth }
# $contract (text)
# $n (number)
alarm_pays =
    { $n ->
        [one] { $contract } now pays { $n } point
       *[other] { $contract } now pays { $n } points
    }
# $n (number)
# $left (text)
# $right (text)
alarm_passed =
    { $n ->
        [one] { $n } card to { $left }; these are from { $right }.
       *[other] { $n } cards to { $left }; these are from { $right }.
    }
# $names (text)
# $n (number)
alarm_three =
    { $n ->
        [one] { $names } has 3 captures. A fourth starts the end.
       *[other] { $names } have 3 captures. A fourth starts the end.
    }
# Me among others, after a colon.
# $others (names)
alarm_withMe = { LIST("you", $others) }
# $names (text)
alarm_threeWithMe = 3 captures: { $names }. A fourth starts the end.
alarm_threeMine = You have 3 captures. A fourth starts the end.
# $names (text)
alarm_twoLeft = Fourth capture: { $names }. Two more turns after this one.
# $names (text)
alarm_lastButOne = Last two turns. Four captures: { $names }.
alarm_twoLeftMine = Your fourth capture! Two more turns after this one.
alarm_lastButOneMine = Last two turns. You have four captures.
alarm_last = Last turn
alarm_lastHint = Only what is captured and paid counts. Your hand is worth nothing.

## rows

rows_targets = Targets
rows_crates = Crates
rows_contracts = Contracts
rows_hunters = Hunters
rows_total = Total
# A row of the pad and what it brought, among others in brackets.
# $row (text)
# $points (text)
rowWith = { SMALL($row) } { $points }

## final

final_title = Final scoring
# $names (text)
final_wins = { $names } wins
final_youWin = You win
# $names (text)
final_share = { $names } share the win
# $place (number)
# $of (number)
# $behind (number)
final_myPlace =
    { $behind ->
        [0] Your place: { $place } of { $of }.
        [one] Your place: { $place } of { $of }, { $behind } point behind.
       *[other] Your place: { $place } of { $of }, { $behind } points behind.
    }
# $credits (text)
final_tieBreak = Equal points: credits decide ({ $credits }).
final_tied = Equal points, equal credits: a shared win.
final_majority = most crates +5
final_noMajority = no majority
final_next = Next row
final_skip = Show everything
final_copyText = Copy as text
final_copied = Copied.
final_replay = Watch the replay
# $row (text)
final_why = Why: { $row }
# $n (number)
final_notCounted =
    { $n ->
        [one] { $n } open target not counted
       *[other] { $n } open targets not counted
    }

## log

log_shuffled = The decks are shuffled.
log_dealt = Four cards each: one from every deck.
log_dealtIntro = Four cards each: one target, two hunters, one from the market.
# $n (number)
log_turn = Turn { $n }.
# $deck (text)
# $n (number)
log_refilled =
    { $n ->
        [one] { $deck }: the deck was empty, { $n } discard is shuffled back in.
       *[other] { $deck }: the deck was empty, { $n } discards are shuffled back in.
    }
# $who (text or none): none is the reader
# $deck (text)
log_drawn =
    { $who ->
        [none] You draw from { $deck }.
       *[other] { $who } draws from { $deck }.
    }
# $who (text or none): none is the reader
# $deck (text)
# $card (text)
log_drawnCard =
    { $who ->
        [none] You draw { $card } from { $deck }.
       *[other] { $who } draws { $card } from { $deck }.
    }
# $who (text or none): none is the reader
# $deck (text)
log_missed =
    { $who ->
        [none] { $deck } ran out before you could draw: you pick again.
       *[other] { $deck } ran out before { $who } could draw: { $who } picks again.
    }
# $what (text)
log_revealed = All reveal: { $what }.
log_revealJoin = ;{ " " }
# $who (text or none): none is the reader
# $card (text)
# $fate (sell | play | reserve or none)
log_revealOne =
    { $who ->
        [none]
            { $fate ->
                [none] you: { $card }
                [sell] you sell { $card }
                [reserve] you reserve { $card }
               *[play] you play { $card }
            }
       *[other]
            { $fate ->
                [none] { $who } { $card }
                [sell] { $who } sells { $card }
                [reserve] { $who } reserves { $card }
               *[play] { $who } plays { $card }
            }
    }
# $who (text or none): none is the reader
# $fate (sell | play | reserve)
log_decided =
    { $who ->
        [none]
            { $fate ->
                [sell] You sell it.
                [reserve] You reserve it.
               *[play] You play it.
            }
       *[other]
            { $fate ->
                [sell] { $who } sells it.
                [reserve] { $who } reserves it.
               *[play] { $who } plays it.
            }
    }
# $who (text or none): none is the reader
# $card (text)
log_sold =
    { $who ->
        [none] You sell { $card }.
       *[other] { $who } sells { $card }.
    }
# $who (text or none): none is the reader
# $n (number)
# $why (sale | capture | fourth-capture | owed)
log_credit =
    { $who ->
        [none] You take
       *[other] { $who } takes
    } { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }{ $why ->
        [sale] { " " }for the sale
        [capture] { " " }for the capture
        [fourth-capture] { " " }for the fourth capture
       *[owed] , the one that was owed
    }.
# $who (text or none): none is the reader
# $n (number)
# $card (text)
log_paid =
    { $who ->
        [none]
            { $n ->
                [one] You pay { $n } credit for { $card }.
               *[other] You pay { $n } credits for { $card }.
            }
       *[other]
            { $n ->
                [one] { $who } pays { $n } credit for { $card }.
               *[other] { $who } pays { $n } credits for { $card }.
            }
    }
# $who (text or none): none is the reader
# $card (text)
log_reserved =
    { $who ->
        [none] You reserve { $card }.
       *[other] { $who } reserves { $card }.
    }
# $who (text or none): none is the reader
# $card (text)
log_crate =
    { $who ->
        [none] You store { $card }.
       *[other] { $who } stores { $card }.
    }
# $who (text or none): none is the reader
# $card (text)
log_signed =
    { $who ->
        [none] You sign { $card }.
       *[other] { $who } signs { $card }.
    }
# $who (text or none): none is the reader
# $card (text)
log_bonusContract =
    { $who ->
        [none] You draw a bonus: { $card }.
       *[other] { $who } draws a bonus: { $card }.
    }
# $who (text or none): none is the reader
# $card (text)
log_target =
    { $who ->
        [none] You go after { $card }.
       *[other] { $who } goes after { $card }.
    }
# $who (text or none): none is the reader
# $card (text)
log_targetOnPile =
    { $who ->
        [none] { $card } must face your waiting pile.
       *[other] { $card } must face { $who }’s waiting pile.
    }
# $who (text or none): none is the reader
# $card (text)
# $target (text)
log_attacks =
    { $who ->
        [none] You send { $card } after { $target }.
       *[other] { $who } sends { $card } after { $target }.
    }
# $who (text or none): none is the reader
# $card (text)
log_waits =
    { $who ->
        [none] You have no target: { $card } waits for one.
       *[other] { $who } has no target: { $card } waits for one.
    }
# $who (text or none): none is the reader
# $target (text)
# $nth (number)
log_captured =
    { $who ->
        [none] You capture { $target }: capture number { $nth }.
       *[other] { $who } captures { $target }: capture number { $nth }.
    }
# $who (text or none): none is the reader
log_owed =
    { $who ->
        [none] The contract deck is short: you get yours at the end of the step.
       *[other] The contract deck is short: { $who } gets theirs at the end of the step.
    }
# $who (text or none): none is the reader
log_contractLost =
    { $who ->
        [none] No contract is left for you.
       *[other] No contract is left for { $who }.
    }
# $who (text or none): none is the reader
log_creditOwed =
    { $who ->
        [none] No token is left at your place: a credit follows when the step ends, if there is one.
       *[other] No token is left at { $who }’s place: a credit follows when the step ends, if there is one.
    }
# $who (text or none): none is the reader
log_creditLost =
    { $who ->
        [none] All credits are out: you get none.
       *[other] All credits are out: { $who } gets none.
    }
# $who (text)
# $last (number)
log_end = { $who } made the fourth capture. The game ends after turn { $last }.
log_bonusRound = The bonus credit may be spent at once.
log_passed = Every hand moves one seat to the left.
log_ended = The last turn is over: time to score.

## options

options_mode_label = Game
options_mode_values_full = Full game
options_mode_values_introductory = Introductory: no contracts
options_mode_hint = The introductory game leaves contracts out.
options_commit_label = Sealed before the reveal
options_commit_values_card = Only the card
options_commit_values_fate = Card, and sell or play
options_commit_hint = What is fixed before all cards are turned.
options_freshReserve_label = A card reserved this turn
options_freshReserve_values_may-activate = may be paid at once
options_freshReserve_values_waits = waits for the next turn
options_freshReserve_hint = Matters when a capture pays a credit.
options_credits_label = Credits
options_credits_values_unlimited = never run out
options_credits_values_forty-two = 42, as in the box
options_credits_hint = In practice they never run out.
options_emptyMajority_label = Nobody has a crate
options_emptyMajority_values_nobody = no majority bonus
options_emptyMajority_values_everybody = everybody gets it
options_emptyMajority_hint = Who has the most of nothing?

## bots

bots_random_name = Tourist
bots_random_line = Plays anything that is legal.
bots_novice_name = Drifter
bots_novice_line = Likes points it can see and forgets what they cost.
bots_steady_name = Tracker
bots_steady_line = Counts, buys, captures. A balanced opponent.
bots_sharp_name = Guild veteran
bots_sharp_line = Knows that tempo wins, and ends games early.
bots_master_name = Guild master
bots_master_line = Plays many imagined games before each move.

## What the judge refuses, by code

refusals_game-over = The game is over.
refusals_wrong-step = Not in this step: everyone finishes one step before the next begins.
refusals_already-drawn = You have your card for this turn.
refusals_no-such-deck = There is no such deck.
refusals_no-contracts = The introductory game is played without contracts.
refusals_deck-empty = This deck and its discards are empty.
refusals_not-in-hand = That card is not in your hand.
refusals_fate-too-early = At this table only the card is sealed; play or sell comes after the reveal.
refusals_fate-missing = Say what happens to the card: play or sell.
refusals_cannot-reserve = Only cards with a cost can be reserved.
refusals_nothing-to-decide = There is no card to decide about.
refusals_nothing-to-place = There is no card to place.
refusals_no-such-confrontation = There is no such confrontation on your board.
refusals_already-captured = Captured already: no more attack cards go there.
refusals_window-closed = Your turn is finished; reserved cards wait for the next one.
refusals_decide-first = First decide about the card you revealed.
refusals_place-first = First place the card you played.
refusals_not-reserved = That card is not reserved.
refusals_reserved-this-turn = Reserved this turn: at this table it waits for the next one.
refusals_no-choice-of-target = There is only one place it can go.
refusals_target-missing = Say which target it attacks.
refusals_not-seated = You do not sit at this table.
refusals_target-alone = A target opens a confrontation of its own.
refusals_pile-first = A pile waits: your next target must face it.
refusals_not-there = This card cannot go there.
refusals_other = The rules do not allow that.

##

# The refusal of a card one cannot pay.
# $cost (number)
# $credits (number): what the player has
cannotPay =
    { $cost ->
        [one] Costs { $cost } credit, you have { $credits }.
       *[other] Costs { $cost } credits, you have { $credits }.
    }
