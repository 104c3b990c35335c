### Outer Rim: the log, and why something is not possible.
### Part of: outer-rim

## log: The sentences of the log; words in braces are filled in.

log_table-laid = The table is laid.
# $player (text)
# $character (text)
log_character-taken = { $player } plays { $character }.
# $character (text)
log_opponent-seated = { $character } joins as an automated opponent.
# $player (text)
# $ship (text)
log_ship-taken = { $player } has a new ship: { $ship }.
# $player (text)
# $space (text)
log_placed = { $player } begins at { $space }.
# $ambitions (text)
log_ambitions-offered = Ambition sheets are on offer: { $ambitions }.
# $player (text)
# $ambition (text)
log_ambition-taken = { $player } takes up an ambition: “{ $ambition }”.
# $round (number)
# $player (text)
log_turn-began = Round { NUMBER($round) }: { $player }.
# $player (text)
log_extra-turn-gained = { $player } will take another turn.
# $player (text)
# $space (text)
log_moved = { $player } flies to { $space }.
# $player (text)
# $space (text)
log_moved-directly = { $player } goes straight to { $space }.
# $player (text)
# $amount (number): at least 2, credits come in thousands
log_credits-gained = { $player } gains { NUMBER($amount) } credits.
# $player (text)
# $amount (number): at least 2, credits come in thousands
log_credits-spent = { $player } pays { NUMBER($amount) } credits.
# $player (text)
# $amount (number): at least 2, credits come in thousands
# $card (text)
log_credits-spent-for = { $player } pays { NUMBER($amount) } credits for “{ $card }”.
# $player (text)
# $amount (number): at least 2, credits come in thousands
log_credits-instead = { $player } finds nothing to buy, clears a cargo card away and gains { NUMBER($amount) } credits.
# $player (text)
# $amount (number): at least 2, credits come in thousands
log_credits-lost = { $player } loses { NUMBER($amount) } credits.
# $from (text)
# $amount (number): at least 2, credits come in thousands
# $to (text)
log_credits-given = { $from } gives { NUMBER($amount) } credits to { $to }.
# $player (text)
# $amount (number)
# $source (text)
log_fame-gained = { $player } gains { NUMBER($amount) } fame for { $source }.
# $player (text)
# $amount (number)
log_fame-lost = { $player } loses { NUMBER($amount) } fame.
# $player (text)
# $with (text)
log_reputation-negative = { $player } now has a bad reputation { $with }.
# $player (text)
# $with (text)
log_reputation-neutral = { $player } now has a neutral reputation { $with }.
# $player (text)
# $with (text)
log_reputation-positive = { $player } now has a good reputation { $with }.
# $player (text)
# $with (text)
log_treated-as-positive = { $player } counts as having a good reputation { $with } this turn.
# $player (text)
# $amount (number)
log_hurt-character = { $player } suffers { NUMBER($amount) } damage.
# $player (text)
# $amount (number)
log_hurt-ship = { $player }’s ship suffers { NUMBER($amount) } damage.
# $player (text)
# $character (text)
# $ship (text)
log_recovered = { $player } recovers: character { $character }, ship { $ship }.
# $player (text)
log_recovered-fully = { $player } recovers fully.
# $player (text)
log_recovered-from-defeat = Knocked out, { $player } spends the planning step on recovering fully.
# $player (text)
log_defeated = { $player } is knocked out.
# $deck (text)
# $card (text)
log_top-discarded = Cleared away ({ $deck }): { $card }.
# $card (text)
log_slipped-away = { $card } slips away.
# $deck (text)
# $card (text)
log_market-revealed = On show now ({ $deck }): { $card }.
# $deck (text)
log_deck-shuffled = The deck is shuffled: { $deck }.
# $player (text)
# $card (text)
log_card-gained = { $player } gets “{ $card }”.
# $player (text)
# $card (text)
log_card-discarded = { $player } discards “{ $card }”.
# $from (text)
# $to (text)
# $card (text)
log_card-given = { $from } gives { $to } { $card }.
# $text (text)
# $amount (number)
log_with-fame = { $text }: +{ NUMBER($amount) } fame.
# $text (text)
# $amount (number)
log_without-fame = { $text }: −{ NUMBER($amount) } fame.
# $text (text)
# $amount (number)
# $player (text)
log_fame-taken = { $text }: −{ NUMBER($amount) } fame for { $player }.
# $text (text)
# $amount (number)
log_fame-goes-along = { $text }, and { NUMBER($amount) } fame with it.
# $step (text)
# $player (text)
# $owner (text)
# $card (text)
log_robbed = { $step }: { $player } robs { $owner } of { $card }.
# $step (text)
# $player (text)
# $amount (number): at least 2, credits come in thousands
# $fame (number)
log_fame-bought = { $step }: { $player } pays { NUMBER($amount) } credits for { $fame } fame.
# $player (text)
# $card (text)
log_card-rotated = { $player } turns “{ $card }” round.
# $card (text)
# $space (text)
log_card-marked = “{ $card }” has a destination: { $space }.
# $player (text)
# $card (text)
log_card-kept-an-eye-on = { $player } puts a goal token on “{ $card }”.
# $crew (text)
# $player (text)
log_crew-gained = { $crew } joins { $player }’s crew.
# $crew (text)
# $player (text)
log_crew-discarded = { $crew } leaves { $player }’s crew.
# $crew (text)
# $player (text)
log_crew-removed = { $crew }, of { $player }’s crew, is gone for good.
# $crew (text)
# $player (text)
log_crew-taken = { $crew } is taken from { $player }’s crew.
# $crew (text)
# $from (text)
# $to (text)
log_crew-given = { $crew } changes ships: from { $from } to { $to }.
# $contact (text)
log_contact-revealed = { $contact } shows up.
# $player (text)
log_contact-looked-at = { $player } looks at a face-down contact.
# $player (text)
# $class (text)
log_contact-looked-at-one = { $player } looks at a face-down contact ({ $class }).
# $player (text)
# $contact (text)
log_contact-seen = { $player } looks at a face-down contact: { $contact }.
# $player (text)
# $contact (text)
# $reads (text)
# $story (text)
log_contact-met = { $player } meets { $contact }{ $reads } { $story }
# $contact (text)
log_contact-removed = { $contact } leaves the game.
# $player (text)
# $contact (text)
log_contact-captured = { $player } captures { $contact }.
# $patrol (text)
# $space (text)
log_patrol-moved = { $patrol } moves on to { $space }.
# $patrol (text)
# $space (text)
log_patrol-arrived = { $patrol } comes to { $space }.
# $patrol (text)
# $level (number)
# $space (text)
log_patrol-replaced = { $patrol } comes back at level { NUMBER($level) }, at { $space }.
# $player (text)
# $dice (text)
log_dice-rolled = { $player } rolls: { $dice }.
# $player (text)
# $count (number)
# $dice (text)
log_dice-changed =
    { $count ->
        [one] { $player }: the die now shows { $dice }.
       *[other] { $player }: the dice now show { $dice }.
    }
log_nobody = the enemy
# $player (text)
# $skill (text)
log_test-passed = { $player } passes the test of { $skill }.
# $player (text)
# $skill (text)
log_test-failed = { $player } fails the test of { $skill }.
# $attacker (text)
# $one (number)
# $defender (text)
# $other (number)
log_combat-ground = Ground combat: { $attacker } ({ NUMBER($one) }) against { $defender } ({ NUMBER($other) }).
# $attacker (text)
# $one (number)
# $defender (text)
# $other (number)
log_combat-ship = Ship combat: { $attacker } ({ NUMBER($one) }) against { $defender } ({ NUMBER($other) }).
# $attacker (text)
# $defender (text)
# $one (number)
# $other (number)
log_combat-won = { $attacker } wins against { $defender }, { NUMBER($one) } to { NUMBER($other) }.
# $attacker (text)
# $defender (text)
# $one (number)
# $other (number)
log_combat-lost = { $attacker } loses to { $defender }, { NUMBER($one) } to { NUMBER($other) }.
# $player (text)
# $reads (text)
# $story (text)
log_encounter-drawn = { $player } draws an encounter{ $reads } { $story }
# $player (text)
log_secret-kept = { $player } keeps a secret.
# $player (text)
# $reads (text)
# $story (text)
log_secret-used = { $player } uses a secret{ $reads } { $story }
# $story (text)
log_story-told = { $story }
log_reads = and reads:
# $player (text)
# $story (text)
log_story-read = { $player } reads: { $story }
# $player (text)
# $opening (text)
log_story-read-again = { $player } reads: { $opening }
# $player (text)
log_left = { $player } leaves it at that.
# $player (text)
# $title (text)
# $story (text)
log_databank-read = { $player } reads “{ $title }”: { $story }
# $player (text)
# $line (text)
log_line-taken = { $player }: “{ $line }”.
# $player (text)
log_secrets-discarded = { $player } loses every secret.
# $title (text)
# $story (text)
log_databank-drawn = “{ $title }”: { $story }
# $player (text)
# $card (text)
log_cargo-delivered = { $player } delivers “{ $card }”.
# $player (text)
# $card (text)
log_cargo-smuggled = { $player } delivers the illegal “{ $card }”.
# $player (text)
# $target (text)
log_bounty-eliminated = { $player } collects the bounty on { $target } (eliminated).
# $player (text)
# $target (text)
log_bounty-captured = { $player } collects the bounty on { $target } (delivered alive).
# $player (text)
# $target (text)
log_bounty-player = { $player } collects the bounty on { $target }, who plays at this table.
# $player (text)
# $card (text)
log_job-attempted = { $player } sets about “{ $card }”.
# $player (text)
# $card (text)
# $other (text)
log_job-attempted-with = { $player } sets about “{ $card }” with { $other }.
# $player (text)
# $card (text)
log_job-completed = { $player } completes “{ $card }”.
# $player (text)
# $card (text)
log_job-failed = { $player } fails “{ $card }”. The job is kept and may be tried again.
# $card (text)
# $player (text)
log_job-failed-down = “{ $card }” fails, because { $player } is knocked out. The job is kept and may be tried again.
# $player (text)
# $patrol (text)
# $level (number)
log_patrol-beaten = { $player } beats { $patrol }, level { NUMBER($level) }.
# $player (text)
log_goal-advanced = { $player } comes closer to the personal goal.
# $player (text)
log_goal-character = { $player } reaches the personal goal.
# $player (text)
log_goal-ship = { $player } reaches the ship’s goal.
# $player (text)
log_character-turned = { $player } turns the character card.
# $player (text)
# $space (text)
log_planet-sabotaged = { $player } sabotages { $space }.
# $player (text)
# $goal (text)
log_ambition-done = { $player } does part of the ambition: “{ $goal }”.
# $player (text)
# $goal (text)
log_ambition-undone = { $player } loses part of the ambition: “{ $goal }”.
# $player (text)
# $ability (text)
log_ability-used = { $player } uses an ability: “{ $ability }”.
# $player (text)
# $favor (text)
log_favor-requested = { $player } asks for a favour: { $favor }.
# $from (text)
# $to (text)
# $favor (text)
log_favor-granted = { $from } does { $to } a favour: { $favor }.
# $from (text)
# $to (text)
# $owner (text)
log_debt-given = { $from } gives { $to } a debt token of { $owner }.
# $one (text)
# $other (text)
log_trade-made = { $one } and { $other } make a trade.
# $from (text)
# $to (text)
log_gift-made = That is a gift from { $from } to { $to }.
# $player (text)
# $patrol (text)
# $level (number)
log_patrol-met = { $player } meets { $patrol }, level { NUMBER($level) }. Nobody beats that one.
# $character (text)
log_character-here = { $character } is at the table.
# $player (text)
# $contact (text)
log_contact-met-again = { $player } meets { $contact } again.
# $player (text)
# $amount (number)
log_recovered-character = { $player } recovers from { NUMBER($amount) } damage.
# $player (text)
# $amount (number)
log_recovered-ship = { $player } repairs { NUMBER($amount) } damage on the ship.
# $player (text)
# $amount (number)
log_goal-character-fame = { $player } reaches the personal goal: { NUMBER($amount) } fame.
# $player (text)
# $ship (text)
# $amount (number)
log_goal-ship-fame = { $player } reaches the goal of the { $ship }: { NUMBER($amount) } fame.
# $player (text)
# $ship (text)
# $amount (number): at least 2, credits come in thousands
log_outfitted = { $player } flies the { $ship } and begins with { NUMBER($amount) } credits.
# $text (text)
log_market-visit = { $text }
# $player (text)
# $other (text)
# $give (text)
# $get (text)
log_offer-made = { $player } offers { $other } { $give } for { $get }.
# $player (text)
# $other (text)
# $give (text)
log_offer-gift = { $player } offers { $other } { $give }, for nothing.
# $player (text)
# $other (text)
# $get (text)
log_offer-wish = { $player } asks { $other } for { $get }.
# $player (text)
# $get (text)
# $give (text)
log_offer-around = { $player } asks around for a favour, { $get }, and offers { $give }.
# $player (text)
# $get (text)
log_offer-around-free = { $player } asks around for a favour: { $get }.
# $player (text)
# $other (text)
log_talk-left = { $player } says no to { $other }.
# $player (text)
log_nobody-agrees = Nobody agrees with { $player }.
# $from (text)
# $to (text)
# $promise (text)
log_promise-made = { $from } gives { $to } { $promise }: words, no more.
# $step (text)
# $player (text)
# $line (text)
log_ai-line-done = { $step }: { $player } { $line }.
# $player (text)
log_ai-deck-shuffled = The cards of { $player } are shuffled.
# $player (text)
log_victory-missed = { $player } has won the fight but is knocked out: the last goal has to be tried again.
# $player (text)
log_game-won = { $player } wins the game.
# $round (number)
# $player (text)
# $space (text)
# $credits (number): at least 2, credits come in thousands
log_turn-began-at = Round { NUMBER($round) }. { CAPITAL($player) }: { $space }, { NUMBER($credits) } credits.
# $player (text)
# $amount (number): at least 2, credits come in thousands
log_credits-earned = { $player } stays put and earns { NUMBER($amount) } credits.
# $player (text)
# $card (text)
log_bounty-taken = { $player } takes on the bounty on { $card }.
# $player (text)
# $card (text)
log_bounty-dropped = { $player } gives up the bounty on { $card }.
# $player (text)
# $card (text)
log_job-taken = { $player } takes a job: “{ $card }”.
# $player (text)
# $card (text)
log_cargo-taken = { $player } loads “{ $card }”.
# $player (text)
# $card (text)
# $amount (number): at least 2, credits come in thousands
log_cargo-bought = { $player } loads “{ $card }” for { NUMBER($amount) } credits.
# $player (text)
# $card (text)
# $amount (number): at least 2, credits come in thousands
log_bought = { $player } buys “{ $card }” for { NUMBER($amount) } credits.
# $cards (text)
# $deck (text)
# $next (text)
log_market-cleared = Cleared away: { $cards }. On show now ({ $deck }): { $next }.
# $patrol (text)
# $spaces (number)
# $space (text)
log_patrol-came =
    { $spaces ->
        [one] { $patrol } comes { NUMBER($spaces) } space nearer, to { $space }.
       *[other] { $patrol } comes { NUMBER($spaces) } spaces nearer, to { $space }.
    }
# $card (text)
log_a-bounty = the bounty on { $card }
# $card (text)
log_a-card = “{ $card }”
# $player (text)
# $changes (text)
log_changes = { $player } { $changes }.
# $text (text)
# $changes (text)
log_deed-worth = { $text }, { $changes }.
# $player (text)
# $line (text)
# $amount (number): at least 2, credits come in thousands
log_line-paid = { $player }: “{ $line }” ({ NUMBER($amount) } credits).
# $player (text)
# $skill (text)
# $known (text)
# $dice (text)
log_tested-passed = { $player } tests { $skill } ({ $known }): { $dice }. Passed.
# $player (text)
# $skill (text)
# $known (text)
# $dice (text)
log_tested-failed = { $player } tests { $skill } ({ $known }): { $dice }. Failed.
# $player (text)
# $skill (text)
# $known (text)
# $dice (text)
log_rolled-test = { $player } rolls for { $skill } ({ $known }): { $dice }.
# $player (text)
# $card (text)
# $dice (text)
log_rolled-cargo = { $player } rolls for the illegal cargo “{ $card }”: { $dice }.
# $player (text)
# $card (text)
# $dice (text)
log_rolled-purchase = { $player } rolls for “{ $card }”: { $dice }.
# $player (text)
# $count (number)
# $dice (text)
log_foe-rolled =
    { $count ->
        [one] { $player }: the die shows { $dice }.
       *[other] { $player }: the dice show { $dice }.
    }
# $patrol (text)
# $level (number)
log_foe-patrol = { $patrol }, level { NUMBER($level) }
# $player (text)
# $change (text)
log_wounds = { $player } { $change }.
# $player (text)
# $reads (text)
# $story (text)
log_secret-kept-mine = { $player } keeps a secret{ $reads } { $story }
# $player (text)
log_goal-advanced-ship = { $player } comes closer to the ship’s goal.
# $player (text)
# $card (text)
log_ai-card-drawn = { $player } draws a card: { $card }.
# $player (text)
# $amount (number): at least 2, credits come in thousands
# $ship (text)
log_ship-bought = { $player } buys a ship for { NUMBER($amount) } credits: { $ship }.
# $contact (text)
log_already-here = A contact turns out to be { $contact }, who plays at this table, and leaves the game.
# $contact (text)
log_already-here-met = A contact turns out to be { $contact }, who plays at this table: nobody meets a character in play. The token leaves the game, and another encounter is chosen.
# $kind (text)
# $attacker (text)
# $first (text)
# $defender (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-won = { $kind }: { $attacker } ({ $first }) beats { $defender } ({ $second }), { NUMBER($one) } to { NUMBER($other) }.
# $kind (text)
# $attacker (text)
# $first (text)
# $defender (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-lost = { $kind }: { $attacker } ({ $first }) loses to { $defender } ({ $second }), { NUMBER($one) } to { NUMBER($other) }.
# $text (text)
# $wounds (text)
log_with-wounds = { $text } { $wounds }
# $attacker (text)
# $defender (text)
# $one (number)
# $other (number)
log_combat-tied = { $attacker } wins against { $defender }, { NUMBER($one) } to { NUMBER($other) } (the attacker wins ties).
# $kind (text)
# $attacker (text)
# $first (text)
# $defender (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-tied = { $kind }: { $attacker } ({ $first }) beats { $defender } ({ $second }), { NUMBER($one) } to { NUMBER($other) } (the attacker wins ties).
# $cause (text)
# $player (text)
# $count (number)
# $dice (text)
log_dice-changed-by =
    { $count ->
        [one] { $cause }: for { $player }, the die now shows { $dice }.
       *[other] { $cause }: for { $player }, the dice now show { $dice }.
    }
# $player (text)
# $dice (text)
log_rolled-again = { $player } rolls again: { $dice }.
# $player (text)
# $card (text)
log_traded-in = { $player } trades in “{ $card }”.
# $player (text)
log_game-won-ambition = { $player } wins the game: the last goal of the ambition is done, with the fame it asks for.
# $player (text)
# $fame (number): at least 2
# $other (number)
log_game-won-by = { $player } wins the game, { NUMBER($fame) } fame to { NUMBER($other) }.
# $amount (number)
# $source (text)
change_fame-for = gains { NUMBER($amount) } fame for { $source }
change_by-cards = Cards aboard
change_by-reroll-opposing = Rolled again
change_by-hurt-for = At the price of 1 damage
# $player (text)
# $ship (text)
log_ship-first = { $player } flies the { $ship }.
# $player (text)
# $ship (text)
log_ship-swapped = { $player } trades the old ship for another, even: { $ship }.
# $player (text)
# $to (number)
# $need (number)
log_goal-advanced-of = { $player } comes closer to the personal goal: { NUMBER($to) } of { NUMBER($need) }.
# $player (text)
# $to (number)
# $need (number)
log_goal-advanced-ship-of = { $player } comes closer to the ship’s goal: { NUMBER($to) } of { NUMBER($need) }.
# $player (text)
# $contact (text)
# $dice (text)
log_rolled-with = { $player } rolls a die with { $contact }: { $dice }.
# $from (text)
# $to (text)
# $favor (text)
# $paid (text)
log_favor-paid = { $from } does { $to } a favour, { $favor }, for { $paid }.
# $to (text)
# $from (text)
# $favor (text)
log_favor-owed = { $to } calls in a debt, and { $from } does the favour: { $favor }.
# $round (number)
# $player (text)
# $card (text)
log_ai-turn = Round { NUMBER($round) }: { $player } draws the card “{ $card }”.
# $step (text)
# $player (text)
# $line (text)
# $led (text)
log_ai-line-led = { $step }: { $player } { $line } ({ $led }).
# $text (text)
# $changes (text)
log_deed-and = { $text } and { $changes }.
# $player (text)
# $opening (text)
log_encounter-again = { $player }, as before: { $opening }
# $player (text)
# $opening (text)
log_secret-kept-again = { $player } keeps a secret told before: { $opening }
# $player (text)
# $opening (text)
log_secret-used-again = { $player } uses the secret: { $opening }
# $opening (text)
log_story-again = { $opening }
# $title (text)
log_databank-again = “{ $title }”, once more.
# $card (text)
change_turned = now has “{ $card }” aboard
left_contact = You part as you met.
left_encounter = You let it be.
left_berth = There is no bunk to spare after all.
person_ig-rm = the IG-⁠RM thug droid
person_black-sun-agent = the Black Sun agent
person_doctor-evazan = Doctor Evazan
person_thrawn = Grand Admiral Thrawn
person_doctor-aphra = Doctor Aphra
known_0 = without the skill
known_1 = with the skill
known_2 = with the skill twice
# $amount (number): at least 2, credits come in thousands
change_credits-gained = gains { NUMBER($amount) } credits
# $amount (number): at least 2, credits come in thousands
change_credits-lost = loses { NUMBER($amount) } credits
# $amount (number)
change_fame-gained = gains { NUMBER($amount) } fame
# $amount (number)
change_fame-lost = loses { NUMBER($amount) } fame
# $with (text)
change_reputation-negative = now has a bad reputation { $with }
# $with (text)
change_reputation-neutral = now has a neutral reputation { $with }
# $with (text)
change_reputation-positive = now has a good reputation { $with }
# $amount (number)
change_hurt-character = takes { NUMBER($amount) } damage
# $amount (number)
change_hurt-ship = takes { NUMBER($amount) } damage on the ship
with_hutt = with the Hutts
with_syndicate = with the Syndicate
with_imperial = with the Empire
with_rebel = with the Rebels
patrol_hutt = the Hutt patrol
patrol_syndicate = the Syndicate patrol
patrol_imperial = the Imperial patrol
patrol_rebel = the Rebel patrol
to_spinward-core = the Spinward Core
to_trailing-core = the Trailing Core
to_ring-of-kafrene = the Ring of Kafrene
# $space (text)
to_at = at { $space }
to_maelstrom = the Maelstrom
# $number (text)
# $planet (text)
to_navpoint = navpoint { $number } near { $planet }

## refusals: Why not: one sentence for each refusal.

refusal_game-over = The game is over.
refusal_not-asked = Nothing is asked of you now.
# $patrol (text)
refusal_hostile-patrol-first = { $patrol } is hostile to you here: fight it first.
# $question (text)
refusal_wrong-question = That does not answer the question: { $question }
# $space (text)
# $steps (text)
# $range (text)
refusal_out-of-reach = { $space } is { $steps } spaces away and your hyperdrive is { $range }.
refusal_nothing-to-recover = There is no damage to recover.
refusal_no-market-here = A market needs a planet.
# $deck (text)
refusal_no-more-discards = You have cleared away enough for one visit ({ $deck }).
# $card (text)
# $space (text)
refusal_not-its-destination = “{ $card }” goes to { $space }.
# $ability (text)
refusal_ability-not-ready = { $ability } cannot be used now.
# $patrol (text)
refusal_no-such-patrol-here = { $patrol } is not here.
refusal_contact-not-here = That contact is not here.
refusal_not-in-the-core = You can only cross from a Core Worlds space.
# $card (text)
# $space (text)
refusal_not-at-the-job = “{ $card }” is done elsewhere: { $space }.
# $card (text)
refusal_target-not-here = Your target is not here: { $card }.
# $price (text)
# $credits (text)
refusal_cannot-pay = That costs { $price } and you have { $credits }.
# $question (text)
refusal_not-offered = That is not one of the choices: { $question }
# $question (text)
refusal_question-passed = That question is already answered. Now: { $question }
refusal_no-such-space = There is no such place on the map.
# $space (text)
refusal_already-there = Your ship is there already: { $space }.
# $patrol (text)
# $at (text)
refusal_patrol-in-the-way = { $patrol } stops you on the way ({ $at }): your name with it is not good.
# $space (text)
refusal_maelstrom-in-the-way = The Maelstrom ends the move on the way there: { $space }.
refusal_market-done = You have been to the market this turn.
# $deck (text)
refusal_nothing-on-show = There is nothing left to buy ({ $deck }).
# $deck (text)
refusal_not-in-this-market = That deck is not part of this visit ({ $deck }).
# $card (text)
refusal_not-sold-here = “{ $card }” is not sold on this planet.
# $card (text)
# $price (text)
# $credits (text)
refusal_too-dear = “{ $card }” costs you { $price } and you have { $credits }, with nothing to barter that would do.
# $card (text)
# $kind (text)
refusal_no-slot = There is no slot for “{ $card }” ({ $kind }).
# $card (text)
refusal_one-armor = One armour is enough: “{ $card }” cannot be worn over it.
refusal_no-used-ship = There is no used ship that you can afford.
refusal_not-your-card = You do not have that card.
# $card (text)
refusal_tried-already = You have tried that this turn: “{ $card }”.
# $card (text)
refusal_not-deliverable-here = “{ $card }” cannot be delivered here.
refusal_trade-done = You have traded this turn.
# $ability (text)
refusal_ability-used = { $ability }: used already this turn.
# $ability (text)
# $price (text)
# $credits (text)
refusal_ability-too-dear = { $ability } costs { $price } and you have { $credits }.
# $ability (text)
refusal_ability-idle = { $ability } would change nothing now.
# $card (text)
refusal_no-job = “{ $card }” is not a job.
# $card (text)
refusal_nobody-for-the-job = “{ $card }” needs another player in your space.
# $card (text)
# $who (text)
refusal_partner-down = “{ $card }” needs two who stand, and { $who } is knocked out.
# $who (text)
refusal_rival-down = { $who } is knocked out and cannot be fought.
refusal_no-berth = There is no berth for anybody aboard.
refusal_line-unmet = What it asks for is not there.
refusal_line-idle = It would change nothing now.
refusal_make-room-first = Make room first: there is no free slot for it.
# $words (text)
refusal_quoted = “{ $words }”
refusal_that-ability = That ability
refusal_nobody-to-deal-with = There is nobody there to make that deal with.
refusal_one-at-a-time = Of everybody at once you can ask one favour only, for credits, tokens or words.
refusal_nobody-can-help = Nobody can do you that favour now.
refusal_odd-sum = Credits change hands by the thousand.
# $price (text)
# $credits (text)
refusal_sum-not-there = You offer { $price } and have { $credits }.
# $price (text)
# $credits (text)
refusal_sum-not-there-them = You ask for { $price } and they have { $credits }.
refusal_not-their-card = They do not have that card.
# $card (text)
refusal_card-stays = “{ $card }” is nobody else’s: it cannot be handed over.
refusal_named-twice = Each thing can lie in the tray once.
refusal_no-such-debt = You do not hold that debt token.
refusal_no-such-debt-them = They do not hold that debt token.
refusal_no-such-promise = That promise cannot be made here.
refusal_nothing-offered = Both trays are empty.
refusal_favor-not-now = Only for the player whose moment it is can a favour be done now; promise one for later, or give a debt token.
refusal_no-favors-here = This table plays without favours.
refusal_no-such-favor = There is no such favour.
refusal_favor-received = One favour a turn is enough.
refusal_favor-of-no-use = That favour would be of no use now.
refusal_cannot-grant = You cannot do that favour: you have neither the skill nor the friends for it.
refusal_cannot-grant-them = They cannot do that favour: they have neither the skill nor the friends for it.
refusal_talked-already = The two of you have talked about that this turn. Ask again next turn.
refusal_cards-only-here = Cards and crew change hands only between ships in the same space.
refusal_trade-is-an-action = Cards and crew are traded in the action step, or handed over for a favour.
# $card (text)
refusal_does-not-fit = You would have no slot for “{ $card }”.
# $card (text)
refusal_does-not-fit-them = They would have no slot for “{ $card }”.
# $card (text)
refusal_two-armors = One armour is enough for you: “{ $card }” would be the second.
# $card (text)
refusal_two-armors-them = One armour is enough for them: “{ $card }” would be the second.
refusal_dice-are-down = The dice lie on the table: no favours and no deals now.
refusal_talked-enough = Enough has been offered: accept or leave.
# $question (text)
refusal_no-talk-now = No deals in the middle of this: { $question }
