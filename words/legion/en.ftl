### Legion: the bounty ledger, the judge and the tournament desk.
### Names: mission_primaries, mission_secondaries
### Looked up by name: mission.primaries, mission.secondaries, mission.facts, mission.spaces, mission.deeds, side, ranks, keywords, armies.troubles, unit.effect, desk.refusals, judge.hows, judge.whos, judge.hunters, judge.victims, judge.cases, final.by, final.rows, final.factions, final.edition, log.how, options, options.*.values
### Given by name: refusals

# "Crates: the most". French sets a space before the colon.
# $label (text)
# $text (text)
labelled = { $label }: { $text }

## primer

primer_title = Bounty in one minute
primer_lead = You play Legion on a real table with real dice. Some units hunt for bounties; the ledger remembers who marked whom and says at once who gets the token, and why.
primer_steps_0_name = Mark
primer_steps_0_text = Before the first round every unit with Bounty marks one enemy commander or operative. Blue marks first.
primer_steps_1_name = Hunt
primer_steps_1_text = The last wound decides. If any hunter of your side deals it, the mark moves to that hunter’s card. If a unit without Bounty deals it, the mark is lost.
primer_steps_2_name = Survive
primer_steps_2_text = At the end each living hunter with a won token gives its player 1 victory token, however many it holds. A fallen hunter gives none.
primer_tokens_title = What lies on the units
primer_tokens_mark = A mark: someone hunts this unit.
primer_tokens_won = A won token: counts while the hunter lives.
primer_tokens_secret = A secret mission: never passes to a hunter.
primer_tokens_poison = Poison, waiting for the end of the activation.
primer_tokens_target = A flag: a marked target. The other side scores when it falls.
primer_tokens_stims = Wounds waiting on Emergency Stims.
primer_tokens_suppression = Suppression you noted; it stays in your hands.
primer_tokens_standby = On standby.
primer_tokens_exhausted = Exhausted cards.
primer_use_title = How to keep the ledger
primer_use_text = Tap a unit when something happens to it. Defeated? Say by whom. The ledger asks when a case is open (guardian, charges, Stims, poison, transports) and names the rule. Wrote it down wrong? Undo, or open the entries and change any line.
primer_current_title = Current edition
primer_current_text = There the token stays on the unit and the point is scored the moment a hunter defeats it. Choose the edition when you open the ledger.
primer_judge = Put a case to the judge

## mission

mission_title = Mission
mission_choose = Choose the mission
mission_primary = Objective
mission_secondary = Secondary
# $side (text)
mission_advantage = Advantage of { $side }
mission_none = None: count by hand
mission_byHand = What this card scores is not known to the ledger. Count its points yourself.
mission_primaries_shifting-priorities = Shifting Priorities
mission_primaries_recover-the-research = Recover the Research
mission_primaries_intercept-signals = Intercept Signals
mission_primaries_breakthrough = Breakthrough
mission_primaries_bunker-assault = Bunker Assault
mission_primaries_close-the-pocket = Close the Pocket
mission_primaries_outflank = Outflank
mission_primaries_cauldron = Cauldron
mission_primaries_contact-contact = Contact Contact!
mission_primaries_payload = Payload
mission_secondaries_marked-targets = Marked Targets
mission_secondaries_recon-mission = Recon Mission
mission_secondaries_surface-scan = Surface Scan
mission_secondaries_bring-them-to-heel = Bring Them to Heel
mission_secondaries_sweep-and-clear = Sweep and Clear
mission_secondaries_destroy-enemy-base = Destroy Enemy Base
mission_secondaries_supply-run = Supply Run
mission_secondaries_retrieve-the-data = Retrieve the Data
mission_secondaries_failed-negotiations = Failed Negotiations
mission_secondaries_align-the-relay = Align the Relay
mission_facts_secured = Points of interest secured
mission_facts_contested = Points of interest contested
mission_facts_towers = Towers held outside own territory
mission_facts_ownFree = Own points no enemy contests
mission_facts_enemySecured = Enemy points secured
mission_facts_bunkersDestroyed = Enemy bunkers that fell this round
mission_facts_centre = The centre secured
mission_facts_sides = Outer points secured
mission_facts_points = Points of the objective
mission_facts_scannersOut = Scanner carriers outside own territory
mission_facts_scannerFound = An enemy scanner contested
mission_facts_suppressed = Own units with suppression of their courage or more
mission_facts_baseDestroyed = The enemy base destroyed
mission_facts_cores = Cores secured with two or more tokens
mission_facts_prisoners = Units with a prisoner at the exchange
mission_facts_relays = Relays controlled
mission_spaces_any = From anywhere
mission_spaces_allied = From own territory
mission_spaces_contested = From contested territory
mission_spaces_enemy = From enemy territory
mission_spaces_panicked = An enemy panicked
mission_spaces_allSuppressed = All enemies with suppression
mission_deeds_scan = Scan made
mission_deeds_deliver = Cache handed in
# $side (text)
mission_targets_title = { $side } chooses its marked targets
# $own (number)
# $enemy (number)
mission_targets_count = { $own } of its own, { $enemy } of the enemy
mission_targets_done = These are the targets
mission_targets_sign = Marked target
# $name (text)
mission_turn_theirs = { $name } is choosing on the other phone.
mission_turn_here = Choose here instead
# $round (number)
mission_endRound = End of round { $round }
mission_lastRound = Score and end the game
mission_nextRound = Score and begin the next round
mission_nothingToCount = No objective card: its points are counted by hand.
mission_scoresNothing = Nobody scores from this.
# $round (number)
mission_notYet = The objective scores from round { $round } on.
mission_noMore = There are no more of these on the table.
# $unit (text)
mission_trade = { $unit } is in enemy territory: trade its secret token for 1 point
mission_secondaryNow = Secondary objective, now
mission_edition_ask = Which edition are you playing?
mission_edition_current = Current, since 2024
mission_edition_currentLine = Five rounds; a bounty pays at once; 12 points and the lead win.
mission_edition_classic = Classic, up to 2022
mission_edition_classicLine = The mark moves to the hunter and pays at the end, if that hunter lives.
mission_edition_change = Change the edition
mission_edition_changeLine = Every entry is judged again by the other edition. You see first what changes.
mission_whole = Every unit of both sides is written down
mission_wholeHint = Then the ledger sees when a side has lost its last unit.
mission_goes = Activate
mission_hasGone = Activated ✓
# $name (text)
mission_log_edition = The { $name } is played.
# $primary (text)
# $secondary (text)
mission_log_mission = The mission: { $primary }, { $secondary }.
# $side (text)
# $names (text)
mission_log_targets = { $side } marks as targets: { $names }.
# $round (number)
mission_log_phase = Round { $round } ends.
# $side (text)
# $count (number)
# $what (text)
mission_log_scored =
    { $count ->
        [one] { $side } scores 1 point: { $what }.
       *[other] { $side } scores { $count } points: { $what }.
    }
# $side (text)
# $who (text)
mission_log_scan = { $side }: { $who } makes a scan.
# $side (text)
# $who (text)
mission_log_deliver = { $side }: { $who } hands in a cache.
# $side (text)
# $space (text)
mission_log_space = { $side } fills a space of the chart: { $space }.
mission_log_draw = The game is over: a draw.
# $name (text)
mission_log_target = { $name } was a marked target

## clock

clock_title = Clock
clock_start = Start a clock
clock_round = One clock for the round
clock_chess = Two chess clocks, half of it each
clock_minutes = Minutes of the round
clock_off = Take the clock away
clock_left = Left
clock_runs = (running)
clock_paused = paused
clock_up = time is up
clock_pause = Pause the clock
clock_goOn = Let the clock run
# $side (text)
clock_hand = Now { $side }
clock_log_round = The round’s clock runs.
clock_log_blue = Blue’s clock runs.
clock_log_red = Red’s clock runs.
clock_log_paused = The clock is paused.
clock_log_off = The clock is taken away.

## desk

desk_title = Tournament desk
desk_byLink = Players sign up by link
desk_byLinkLine = Whoever opens this link enters a name and a list, and gets a link and a code in return. Open or scan those here, or paste the link into the list field: the player is signed up.
desk_signUpLine = Sign up for the tournament with your name and your list.
desk_makeLink = Make my link
desk_yourLink = Your link for the desk
desk_showIt = Show this code at the desk, or send the link.
# $name (text)
desk_signedUp = { $name } has signed up.
desk_playing = is being played
desk_theLedger = the ledger
desk_reads = The desk reads the result as soon as this game is over.
desk_line = Players, lists, Swiss rounds and standings. The desk stays on this device.
# $count (number)
desk_players = Players: { $count }
desk_name = Player
desk_listOrLink = List or link of the list
desk_list = List
desk_add = Add the player
desk_leaves = Withdraw from the tournament
# $round (number)
desk_left = left before round { $round }
# $round (number)
desk_pair = Pair round { $round }
# $number (number)
desk_table = Table { $number }
# $round (number)
desk_round = Round { $round }
# $name (text)
desk_bye = { $name }: bye
# $one (text)
# $two (text)
desk_versus = { $one } – { $two }
# $winner (text or none)
desk_verdict =
    { $winner ->
        [none] a draw
       *[other] { $winner } wins
    }
desk_result = Result
desk_link = Link of the ledger or of its table
# $name (text)
desk_wasRed = { $name } was red
# $name (text)
desk_points = Points of { $name }
# $name (text)
desk_lost = Points of units { $name } lost
desk_enter = Enter the result
desk_noResult = That link leads to no ledger the desk can read.
desk_standings = Standings
desk_columns_0 = #
desk_columns_1 = Player
desk_columns_2 = Score
desk_columns_3 = W–D–L
desk_columns_4 = Margin
desk_columns_5 = Opponents
desk_columns_6 = Defeated
desk_clear = Clear the desk
desk_clearSure = Really clear everything
desk_refusals_full = A desk holds 64 players.
desk_refusals_no-name = A player needs a name.
desk_refusals_round-open = Enter all results of this round first.
desk_refusals_too-few = Two players are needed.
desk_refusals_no-legal-round = Everybody has met everybody: no further round is possible without a repeat.
blue = Blue
red = Red

## side

side_blue = Blue
side_red = Red

## ranks

ranks_commander = Commander
ranks_operative = Operative
ranks_corps = Corps
ranks_special = Special forces
ranks_support = Support
ranks_heavy = Heavy

## keywords

keywords_bounty = Bounty
keywords_guardian = Guardian
keywords_secretMission = Secret Mission
keywords_hunted = Hunted
anotherUnit = another unit

## status

status_armies = Write both armies down, then place the marks.
# $hunter (text)
status_marking = { $hunter } marks a target.
status_play = Tap a unit when something happens to it.
status_question = The referee has a question.
status_watching = You are watching this ledger.

## armies

armies_hunts = It has Bounty
armies_huntsNot = It has no Bounty
# $count (number)
armies_unpriced =
    { $count ->
        [one] Cost not known: 1 unit
       *[other] Cost not known: { $count } units
    }
# $units (number)
# $points (number)
armies_sum =
    { $units ->
        [one] 1 unit
       *[other] { $units } units
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
armies_points = Points with upgrades
armies_tell = Write down
armies_again = Another list or unit
armies_noUnit = Not a unit
# What a list says of itself, held against what was read.
# $units (number)
# $unitsSaid (number or none)
# $points (number)
# $pointsSaid (number or none)
# $fits (flag)
armies_check =
    { $unitsSaid ->
        [none] { NUMBER($units) }
       *[other] { NUMBER($units) } of { NUMBER($unitsSaid) }
    } { $units ->
        [one] unit
       *[other] units
    }, { $pointsSaid ->
        [none] { NUMBER($points) }
       *[other] { NUMBER($points) } of { NUMBER($pointsSaid) }
    } { $points ->
        [one] point
       *[other] points
    }.{ $fits ->
        [true] {""}
       *[other] {" "}Something is missing or was read twice: please check.
    }
armies_paste = Paste a Legion HQ link, TTS JSON or list text, or type names
armies_read = Read the list
armies_pick = Pick a unit
armies_search = Search for a unit
# $name (text)
armies_typed = Add “{ $name }” by hand
armies_ready = Place the marks
armies_readyOff = Begin: Bounty is off in this game
armies_empty = No units yet.
# $count (number)
armies_others =
    { $count ->
        [one] 1 other unit
       *[other] { $count } other units
    }
armies_needRank = Not recognised. Give it a rank:
armies_which = Which card is it?
armies_unread = Could not be read and was left out:
# $count (number)
armies_added =
    { $count ->
        [one] 1 unit added.
       *[other] { $count } units added.
    }
armies_demo = Use two sample armies
armies_swap = Change colours
armies_swapped = The players have changed colours.
armies_remove = Remove
armies_scenario = Scenario battle cards are in use: Bounty and Secret Mission are off.
armies_troubles_empty = There is nothing to read yet.
armies_troubles_too-long = That is too long for an army list.
armies_troubles_server-record = This link is a number on a server and cannot be read here. Open it there and copy the long link or the TTS JSON.
armies_troubles_admiral-link = Tabletop Admiral links cannot be read. Use its TTS JSON export instead.
armies_troubles_broken-json = This JSON is cut off or broken. Copy it again.
armies_troubles_other-json = This JSON is not an army list.
armies_troubles_no-units = No units were found in this text.

## marks

# $hunter (text)
marks_who = Whom does { $hunter } mark?
marks_done = All marks are placed.

## play

# $count (number)
play_waiting =
    { $count ->
        [one] 1 entry waits for the connection.
       *[other] { $count } entries wait for the connection.
    }
play_endNow = End it now
play_nothingOfYours = You have written nothing that could be taken back.
# $now (number)
# $of (number)
play_round = Round { $now } of { $of }
play_toGo = To go
# $round (number)
play_yetToGo = Yet to go in round { $round }
play_allGone = Everyone has gone.
play_afterAction = What comes first after an action?
# $names (text): those with a standby token
play_standingBy = Standing by: { $names }
play_nextRound = Next round
play_defeated = Defeat…
play_endOfActivation = End of activation
play_undone = Taken back
play_undo = Undo
play_redo = Redo
play_history = Entries
play_share = Share
# $count (number)
play_others =
    { $count ->
        [one] 1 other unit
       *[other] { $count } other units
    }
# $left (number)
# $of (number)
play_left = { $left } of { $of } wounds left
play_out = Defeated
# $vehicle (text)
play_inside = in { $vehicle }
# $count (number)
# $by (text)
play_stims = Stims { $count } ({ $by })
# $count (number)
# $by (text)
play_poison = Poison { $count } ({ $by })
# $by (text)
play_markBy = Marked by { $by }
# $count (number)
play_won =
    { $count ->
        [one] 1 won token
       *[other] { $count } won tokens
    }
play_secret = Secret token
play_nothingYet = Nothing has happened yet.
# $name (text)
play_reminder = { $name } still has wounds waiting for the end of its activation.
play_now = If the game ended now
play_endGame = End the game
play_forgotten = Add a missing unit
play_forgottenNote = Written down now, it plays on from here. A hunter added late marks nobody.
# $side (text)
play_wipedOut = { $side } has no units left

## kill

kill_otherWay = in another way
# $attacker (text)
kill_both = Attack, and Deflect took { $attacker } too
# $name (text)
kill_title = { $name } is defeated
kill_byWhom = By whom?
# $who (text)
kill_how = How did { $who } do it?
kill_attack = Attack
kill_guarding = While guarding another unit
kill_charge = Charge
kill_effect = Card or ability
kill_bane = Bane token
kill_mine = Mine or condition token
kill_fled = Fled or left the table
kill_own = Own wounds
# $who (text)
kill_stims = Stims wounds of { $who }
# $who (text)
kill_poison = Poison of { $who }
# $who (text)
kill_transport = Shot in its transport by { $who }
kill_deflect = Deflect, against its own attack
# $side (text)
# $from (number)
# $to (number)
kill_score = { $side } { $from } → { $to }

## unit

# $count (number)
unit_setWounds =
    { $count ->
        [one] 1 wound taken
       *[other] { $count } wounds taken
    }
unit_wounds = Wounds taken
unit_stims = Stims loaded by…
unit_poison = Poison from…
unit_how = How many?
unit_recover = Recover: cards ready, no suppression
unit_reminder_suppression = Suppression
unit_reminder_standby = Standby
unit_reminder_exhausted = Exhausted cards
# $courage (number)
unit_suppressionAgainst = Suppression (courage { $courage })
unit_suppressed = Suppressed
unit_rename = Rename
unit_newName = New name
# $vehicle (text)
unit_board = Board { $vehicle }
unit_disembark = Disembark
unit_mission = Secret Mission
unit_missionAgain = Score the Secret Mission
unit_end = End of activation
unit_survives = It survives
# $what (text)
unit_diesOf = It is defeated by { $what }
unit_first = What comes first?
unit_poisonThenStims = Poison, then Stims
unit_stimsThenPoison = Stims, then poison
unit_effect_poison = the poison
unit_effect_stims = the Stims wounds
# $what (text)
unit_pays = Now it suffers { $what }.
# $count (number)
# $by (text)
unit_stimsAmount =
    { $count ->
        [one] 1 wound from Stims ({ $by })
       *[other] { $count } wounds from Stims ({ $by })
    }
# $count (number)
# $by (text)
unit_poisonAmount =
    { $count ->
        [one] 1 wound from poison ({ $by })
       *[other] { $count } wounds from poison ({ $by })
    }
# $victim (text)
unit_whoTakes = Poison of two hunters defeats { $victim }. Who takes the mark?

## history

history_insert = Insert before
# $text (text)
history_inserting = You are writing down what happened before this: { $text }
history_stopInserting = Back to now
# $count (number)
history_undecided_title =
    { $count ->
        [one] 1 entry was not accepted
       *[other] { $count } entries were not accepted
    }
history_undecided_hint = Something else was written first. Decide what becomes of yours.
history_undecided_entry = An entry of yours
# $text (text)
history_undecided_putBefore = Put it before: { $text }
history_undecided_change = Change it
history_undecided_again = Try again
history_undecided_drop = Drop it
history_wouldChange = What this does to later entries
history_leave = Leave it as it is
history_doIt = Apply
# $name (text)
history_whose = { $name } wrote this. Ask { $name } to change it.
# $writer (text)
history_away = { $writer } wrote this and is away: you may correct it.
# $writer (text)
# $name (text)
history_corrected = { $writer } wrote this, { $name } corrected it.
# $name (text)
history_correctedYours = { $name } corrected what you wrote:
# $name (text)
history_removedYours = { $name } removed what you wrote:
history_seen = Seen
history_title = Entries
history_edit = Change
history_remove = Remove
history_nothing = Nothing else changed.
# $text (text)
history_nowRefused = No longer possible: { $text }
history_pickTarget = Mark whom instead?
history_everything = Change the entry field by field
history_save = Judge it again
history_same = Nothing is changed yet.
history_yesNo_yes = Yes
history_yesNo_no = No
history_fields_by = By whom
history_fields_target = On whom
history_fields_unit = Unit
history_fields_wounds = Wounds
history_fields_stims = Of these, onto Stims
history_fields_poison = Poison tokens
history_fields_guardian = Guardian
history_fields_backlash = Wounds back to the attacker
history_fields_vehicle = Transport
history_fields_credit = Credit goes to
history_fields_order = In which order
history_fields_side = Side
history_fields_tokens = Tokens
history_fields_rank = Rank
history_fields_health = Wounds it can take
history_fields_leaveOut = Leave out
history_fields_nobody = Nobody
history_fields_wipedOut = Without units left

## share

share_title = The whole game in a link
share_line = Whoever opens it has the same ledger, and can go on.
share_qr = QR code of this game
share_tooBig = This game is too long for a QR code. The link still works.
share_pageTitle = A shared ledger
share_unopened_broken = This link is cut off or broken. Ask for it again; nothing was lost on your device.
share_unopened_too-large = This link holds more than any game. It was not opened.
# $count (number)
share_refused =
    { $count ->
        [one] 1 entry could not be read again and was left out.
       *[other] { $count } entries could not be read again and were left out.
    }
share_open = Continue on this device
# $count (number)
share_entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }

## judge

judge_title = Judge
judge_lesson = Eight cases to learn from
judge_how = What brought the last wound?
judge_who = Whose doing was it?
judge_hunter = At that moment the hunter
judge_victim = The victim
judge_edition = Edition
judge_hows_attack = An attack
judge_hows_guardian = Guardian wounds
judge_hows_charge = A charge
judge_hows_condition = A mine
judge_hows_bane = A Bane token
judge_hows_stims = Stims wounds later
judge_hows_poison = Poison later
judge_hows_transport = Its transport was hit
judge_hows_effect = A card or ability
judge_hows_own = Own wounds
judge_hows_left = It fled
judge_whos_placer = The hunter that placed the mark
judge_whos_other = Another hunter
judge_whos_stranger = A unit without Bounty
judge_hunters_lives = lives
judge_hunters_before = is dead
judge_hunters_same = dies in the same attack
judge_victims_marked = is marked
judge_victims_unmarked = is not marked
judge_victims_winner = is marked and has won a token
judge_victims_secret = is marked and has a secret token
judge_cases_won = A token the enemy won
judge_cases_secret = A secret token
judge_cases_guardian = The guardian dies
judge_cases_charge = A friend’s charge
judge_cases_stims = Stims, two rounds later
judge_cases_poison = Poison, then the hunter dies
judge_cases_transport = A passenger
judge_cases_deflect = Deflect kills the hunter
# $hunter (text)
judge_yes = Yes: { $hunter } takes the mark.
# $hunter (text)
judge_paid = Yes: { $hunter } scores 1.
judge_no = No: the bounty is lost.
judge_nothing = Nothing was at stake.
# The same where the printed rules are silent.
# $hunter (text)
judge_ours_yes = Our ruling: yes, { $hunter } takes the mark.
# $hunter (text)
judge_ours_paid = Our ruling: yes, { $hunter } scores 1.
judge_ours_no = Our ruling: no, the bounty is lost.
judge_ours_nothing = Our ruling: nothing was at stake.
judge_standings_printed = This is what the rules say.
judge_standings_derived = This follows from the rules, though no sentence says it.
judge_standings_ours = The rules do not say. This is how we rule; an organiser may rule otherwise.
judge_standingNames_printed = Printed
judge_standingNames_derived = Derived
judge_standingNames_ours = Our ruling
judge_share = Copy the link of this case

## final

final_uncounted = Not counted, cost not known
# $side (text)
final_wins = { $side } wins
final_draw = A draw
final_by_draw = equal in points and in points defeated
final_by_twelve = with 12 points and the lead
final_by_victory-tokens = by victory tokens
final_by_victory-points = by victory points
final_by_points-lost = by points defeated, after a tie in victory points
final_by_points-defeated = by points defeated, after a tie in victory tokens
final_by_blue = as blue, after a tie in tokens and in points defeated
final_by_wiped-out = because the other side has no unit left
final_rows_primary = Objective card
final_rows_secondary = Secondary card
final_rows_objective = Objectives
final_rows_by-hand = Counted by hand
final_rows_bounty = Bounty
final_rows_secret = Secret Mission
final_rows_total = Total
final_rows_pointsDefeated = Points defeated
final_rows_blue = Blue
final_rows_red = Red
final_factions_rebels = Rebels
final_factions_empire = Empire
final_factions_republic = Republic
final_factions_separatists = Separatists
final_factions_mercenary = Mercenaries
final_factions_mandalorians = Mandalorians
final_slip = Result slip
final_copyText = Copy as text
final_print = Print
final_picture = Save as picture
final_edition_classic = Classic edition
final_edition_current = Current edition
final_policies = Open readings

## log

# $side (text)
log_listed = { $side }’s list is in.
# $name (text)
# $count (number)
# $by (text)
log_guarding =
    { $count ->
        [one] { $name } takes 1 wound from { $by } while guarding.
       *[other] { $name } takes { $count } wounds from { $by } while guarding.
    }
# $count (number)
# $side (text)
log_armyAdded =
    { $count ->
        [one] 1 unit joins { $side }.
       *[other] { $count } units join { $side }.
    }
# $name (text)
# $side (text)
log_added = { $side } writes down { $name }.
# $name (text)
log_changed = { $name } is written down anew.
# $name (text)
log_removed = { $name } is struck off the list.
log_closed = Both armies are complete.
# $by (text)
# $on (text)
log_marked = { $by } marks { $on }.
# $on (text)
log_hunted = { $on } is hunted and carries a bounty token.
# $name (text)
log_mission = { $name } completes a Secret Mission and takes a token.
log_begun = The game begins. Round 1.
# $by (text)
# $on (text)
log_attacked = { $by } attacks { $on }.
# $by (text)
# $on (text)
log_detonated = { $by } sets off a charge at { $on }.
# $on (text)
log_condition = A mine goes off at { $on }.
# $on (text)
log_bane = A Bane token goes off at { $on }.
# $name (text)
# $count (number)
log_wounded =
    { $count ->
        [one] { $name } suffers 1 wound.
       *[other] { $name } suffers { $count } wounds.
    }
# $name (text)
# $count (number)
# $by (text)
log_stimsLoaded =
    { $count ->
        [one] { $name } puts 1 wound from { $by } on Emergency Stims.
       *[other] { $name } puts { $count } wounds from { $by } on Emergency Stims.
    }
# $name (text)
log_stimsPaid = { $name } takes the wounds off the Stims card.
# $name (text)
log_stimsReadied = { $name } recovers: its cards are ready.
# $name (text)
# $count (number)
log_reminder_suppression =
    { $count ->
        [0] { $name } has no suppression.
       *[other] { $name } has { $count } suppression.
    }
# $name (text)
# $count (number)
log_reminder_standby =
    { $count ->
        [0] { $name } is no longer on standby.
       *[other] { $name } is on standby.
    }
# $name (text)
# $count (number)
log_reminder_exhausted =
    { $count ->
        [0] { $name } has no exhausted card.
        [one] { $name } has 1 exhausted card.
       *[other] { $name } has { $count } exhausted cards.
    }
# $was (text)
# $name (text)
log_renamed = { $was } is now called { $name }.
# $name (text)
# $count (number)
# $by (text)
log_poisoned =
    { $count ->
        [one] { $name } gets 1 poison token from { $by }.
       *[other] { $name } gets { $count } poison tokens from { $by }.
    }
# $name (text)
log_poisonGone = The poison on { $name } is gone.
# $name (text)
# $by (text)
log_defeatedBy = { $name } is defeated by { $by }.
# $name (text)
# $how (text)
log_defeated = { $name } is defeated { $how }.
log_how_attack = in an attack
log_how_guardian = while guarding
log_how_charge = by a charge
log_how_condition = by a mine
log_how_bane = by a Bane token
log_how_stims = by the wounds on its Stims card
log_how_poison = by poison
log_how_transport = in its transport
log_how_effect = by a card or ability
log_how_own-wounds = by its own wounds
log_how_left = by leaving the battlefield
# $placer (text)
# $from (text)
# $to (text)
log_claimed = The mark { $placer } put on { $from } moves to { $to }.
# $from (text)
log_lostMark = The mark on { $from } is lost.
# $from (text)
log_lostWon = The token { $from } had won is out of the game.
# $from (text)
log_lostSecret = The secret token of { $from } is out of the game.
# $from (text)
log_tokenGone = The bounty token on { $from } leaves with it.
# $side (text)
# $by (text)
# $on (text)
log_paid = { $by } collects the bounty on { $on }: 1 for { $side }.
# $side (text)
# $name (text)
log_missionPaid = { $name } scores its Secret Mission: 1 for { $side }.
# $name (text)
log_fled = { $name } leaves the battlefield.
# $name (text)
# $count (number)
log_healed =
    { $count ->
        [one] { $name } heals 1 wound.
       *[other] { $name } heals { $count } wounds.
    }
# $name (text)
# $count (number)
log_corrected =
    { $count ->
        [one] { $name } has taken 1 wound (set by hand).
       *[other] { $name } has taken { $count } wounds (set by hand).
    }
# $name (text)
# $vehicle (text)
log_boarded = { $name } boards { $vehicle }.
# $name (text)
# $vehicle (text)
log_disembarked = { $name } disembarks from { $vehicle }.
# $name (text)
log_activation = { $name }: activated.
# $name (text)
log_askOrder = { $name }: poison first, or Stims first?
# $name (text)
log_askHunter = Two hunters poisoned { $name }. Who takes the mark?
# $side (text)
# $count (number)
log_objective =
    { $count ->
        [one] { $side } takes { $count } objective token.
       *[other] { $side } takes { $count } objective tokens.
    }
# $side (text)
# $count (number)
log_objectiveBack =
    { $count ->
        [one] { $side } gives back { $count } objective token.
       *[other] { $side } gives back { $count } objective tokens.
    }
# $round (number)
log_round = Round { $round } begins.
# $side (text)
log_ended = The game is over: { $side } wins.

## refusals

# $count (number)
refusals_QUESTIONS-OPEN =
    { $count ->
        [one] { $count } unit still has a question.
       *[other] { $count } units still have a question.
    }
# $unit (text)
refusals_NO-POISON = { $unit } cannot be poisoned.
refusals_OTHER-EDITION = That belongs to the current edition.
refusals_EDITION-FIXED = The marks are placed. Tap the edition above the ledger to change it.
refusals_MISSION-FIXED = The mission is chosen. Change it under “Entries”.
refusals_OTHER-MISSION = The mission of this game does not have that.
# $side (text)
refusals_TARGETS-REQUIRED = { $side } chooses its marked targets first.
refusals_NO-TARGETS-OWED = There are no targets to choose now.
# $unit (text)
refusals_TARGET-TAKEN = { $unit } is a target already.
# $own (text)
# $enemy (text)
refusals_TARGET-COUNT = Choose { $own } of your own and { $enemy } of the enemy.
# $most (text)
refusals_TOO-MANY = At most { $most } are possible here.
# $round (text)
refusals_TOO-EARLY = That scores from round { $round } on.
refusals_ONCE-PER-ROUND = Once a round only.
refusals_SPACE-TAKEN = That space is filled already.
refusals_NO-DEFEAT-BY-ATTACK = No enemy has been defeated by an attack of this side this round.
refusals_NO-PASSENGERS = In the current edition nobody rides in a transport.
refusals_NOBODY-FLEES = In the current edition nobody leaves the table.
# $unit (text)
refusals_MARK-REQUIRED = { $unit } must mark a target first.
refusals_MARKING-CLOSED = Marks are placed once, before the game.
refusals_BLUE-FIRST = Blue places all its marks first.
# $unit (text)
refusals_ALREADY-MARKED = { $unit } has marked already.
# $unit (text)
refusals_NOT-A-HUNTER = { $unit } has no Bounty.
refusals_NOT-ENEMY = That unit is on the same side.
refusals_BAD-RANK = Only commanders and operatives can be marked.
refusals_BOUNTY-DISABLED = Bounty is off in this game.
refusals_SECRET-DISABLED = Secret Mission is off in this game.
refusals_ONCE-PER-GAME = Once per game only.
refusals_NOT-IN-ENEMY-ZONE = Only inside an enemy deployment zone.
# $unit (text)
refusals_NO-SECRET-MISSION = { $unit } has no Secret Mission.
# $unit (text)
refusals_NO-STIMS = { $unit } has no Stims card ready.
# $unit (text)
refusals_NO-GUARDIAN = { $unit } cannot guard that unit.
refusals_GUARDIAN-RANGED-ONLY = Guardian works against ranged attacks only.
refusals_GUARDIAN-TRANSPORTED = A passenger cannot use Guardian.
refusals_DEFENDER-HAS-GUARDIAN = A unit with Guardian cannot be guarded.
# $unit (text)
refusals_TRANSPORTED-NOT-A-TARGET = { $unit } is inside a transport and cannot be attacked.
# $unit (text)
refusals_ATTACKER-DEFEATED = { $unit } is defeated and attacks nobody.
# $unit (text)
refusals_UNIT-DEFEATED = { $unit } is defeated already.
refusals_UNKNOWN-UNIT = That unit is not in this ledger.
refusals_UNIT-EXISTS = That unit is in the ledger already.
refusals_NAME-TAKEN = Another unit of that side has this name.
refusals_TOO-MANY-UNITS = That is more units than a ledger holds.
refusals_ARMIES-OPEN = Complete the armies first.
refusals_ARMIES-CLOSED = The armies are complete already.
refusals_CHOICE-REQUIRED = Answer the question first.
refusals_NOTHING-ASKED = Nothing was asked.
refusals_BAD-ORDER = That order leaves something out.
refusals_NOT-A-TRANSPORT = That is not a transport of its side.
refusals_NOT-FRIENDLY = That transport belongs to the enemy.
refusals_NOT-A-TROOPER = A vehicle cannot ride in a transport.
refusals_ALREADY-TRANSPORTED = It is inside a transport already.
refusals_NOT-TRANSPORTED = It is not inside a transport.
refusals_TRANSPORT-OCCUPIED = Somebody rides in it.
refusals_TOO-MANY-WOUNDS = A correction never defeats. Use “Defeat…”.
refusals_BELOW-ZERO = Objectives never fall below zero.
refusals_LAST-ROUND = That was the last round.
refusals_GAME-OVER = The game is over. Undo the end to go on.
refusals_NOT-AT-THE-TABLE = Only those at the table write.
refusedPlain = That is not possible now.

## options

options_edition_label = Edition
options_edition_values_classic = Classic
options_edition_values_current = Current
options_edition_hint = Classic: the mark moves and pays at the end. Current: the token stays and pays at once.
options_scenario_label = Scenario battle cards
options_scenario_values_yes = Yes
options_scenario_values_no = No
options_scenario_hint = They switch Bounty and Secret Mission off.
options_rounds_label = Rounds in Classic
options_rounds_values_6 = 6
options_rounds_values_5 = 5
options_multiMark_label = Several marks on one victim
options_multiMark_values_all = All move
options_multiMark_values_one = One moves
options_mixedPoison_label = Poison mixed with another unit’s
options_mixedPoison_values_any = Any share counts
options_mixedPoison_values_decisive = Only if it was needed
options_stimsOnGuardian_label = Guardian wounds put on Stims count
options_stimsOnGuardian_values_yes = Yes
options_stimsOnGuardian_values_no = No
options_stimsOnCharge_label = Charge wounds put on Stims count
options_stimsOnCharge_values_yes = Yes
options_stimsOnCharge_values_no = No
options_hunterEffect_label = A hunter’s effects count
options_hunterEffect_values_yes = Yes
options_hunterEffect_values_no = No
options_baneToken_label = Bane tokens count
options_baneToken_values_yes = Yes
options_baneToken_values_no = No
options_scenarioAllowsBounty_label = The scenario allows Bounty
options_scenarioAllowsBounty_values_yes = Yes
options_scenarioAllowsBounty_values_no = No
options_chargePays_label = A hunter’s charge counts (current edition)
options_chargePays_values_yes = Yes
options_chargePays_values_no = No
options_stimsPay_label = Wounds paid from Stims count (current edition)
options_stimsPay_values_yes = Yes
options_stimsPay_values_no = No
options_poisonPays_label = Poison counts (current edition)
options_poisonPays_values_yes = Yes
options_poisonPays_values_no = No
