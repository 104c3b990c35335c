### Outer Rim: the log as whoever did it reads it, or whom it was done to. What is not here goes by the name.
### Part of: outer-rim-stories

## you: `-you` where the reader does it, `-to-you` where somebody does it to the reader.

# $ship (text)
log_ship-taken-you = You have a new ship: { $ship }.
# $ship (text)
log_ship-first-you = You fly the { $ship }.
# $ship (text)
log_ship-swapped-you = You trade your old ship for another, even: { $ship }.
# $amount (number): at least 2, credits come in thousands
# $ship (text)
log_ship-bought-you = You buy a ship for { NUMBER($amount) } credits: { $ship }.
# $ship (text)
# $amount (number): at least 2, credits come in thousands
log_outfitted-you = You fly the { $ship } and begin with { NUMBER($amount) } credits.
# $space (text)
log_placed-you = You begin at { $space }.
# $ambition (text)
log_ambition-taken-you = You take up an ambition: “{ $ambition }”.
log_extra-turn-gained-you = You will take another turn.
# $space (text)
log_moved-you = You fly to { $space }.
# $space (text)
log_moved-directly-you = You go straight to { $space }.
# $amount (number): at least 2, credits come in thousands
log_credits-gained-you = You gain { NUMBER($amount) } credits.
# $amount (number): at least 2, credits come in thousands
log_credits-spent-you = You pay { NUMBER($amount) } credits.
# $amount (number): at least 2, credits come in thousands
# $card (text)
log_credits-spent-for-you = You pay { NUMBER($amount) } credits for “{ $card }”.
# $amount (number): at least 2, credits come in thousands
log_credits-lost-you = You lose { NUMBER($amount) } credits.
# $amount (number): at least 2, credits come in thousands
log_credits-earned-you = You stay put and earn { NUMBER($amount) } credits.
# $amount (number): at least 2, credits come in thousands
# $to (text)
log_credits-given-you = You give { NUMBER($amount) } credits to { $to }.
# $from (text)
# $amount (number): at least 2, credits come in thousands
log_credits-given-to-you = { $from } gives you { NUMBER($amount) } credits.
# $amount (number)
# $source (text)
log_fame-gained-you = You gain { NUMBER($amount) } fame for { $source }.
# $amount (number)
log_fame-lost-you = You lose { NUMBER($amount) } fame.
# $with (text)
log_reputation-negative-you = You now have a bad reputation { $with }.
# $with (text)
log_reputation-neutral-you = You now have a neutral reputation { $with }.
# $with (text)
log_reputation-positive-you = You now have a good reputation { $with }.
# $with (text)
log_treated-as-positive-you = You count as having a good reputation { $with } this turn.
# $amount (number)
log_hurt-character-you = You suffer { NUMBER($amount) } damage.
# $amount (number)
log_hurt-ship-you = Your ship suffers { NUMBER($amount) } damage.
# $character (text)
# $ship (text)
log_recovered-you = You recover: character { NUMBER($character) }, ship { NUMBER($ship) }.
log_recovered-fully-you = You recover fully.
log_recovered-from-defeat-you = Knocked out, you spend the planning step on recovering fully.
# $amount (number)
log_recovered-character-you = You recover from { NUMBER($amount) } damage.
# $amount (number)
log_recovered-ship-you = You repair { NUMBER($amount) } damage on the ship.
log_defeated-you = You are knocked out.
# $card (text)
log_card-gained-you = You get “{ $card }”.
# $card (text)
log_card-discarded-you = You discard “{ $card }”.
# $to (text)
# $card (text)
log_card-given-you = You give { $to } { $card }.
# $from (text)
# $card (text)
log_card-given-to-you = { $from } gives you { $card }.
# $text (text)
# $amount (number)
log_fame-taken-you = { $text }: −{ NUMBER($amount) } fame for you.
# $card (text)
log_card-rotated-you = You turn “{ $card }” round.
# $card (text)
log_card-kept-an-eye-on-you = You put a goal token on “{ $card }”.
# $crew (text)
log_crew-gained-you = { $crew } joins your crew.
# $crew (text)
log_crew-discarded-you = { $crew } leaves your crew.
# $crew (text)
log_crew-removed-you = { $crew }, of your crew, is gone for good.
# $crew (text)
log_crew-taken-you = { $crew } is taken from your crew.
log_contact-looked-at-you = You look at a face-down contact.
# $class (text)
log_contact-looked-at-one-you = You look at a face-down contact ({ $class }).
# $contact (text)
log_contact-seen-you = You look at a face-down contact: { $contact }.
# $contact (text)
# $reads (text)
# $story (text)
log_contact-met-you = You meet { $contact }{ $reads } { $story }
# $contact (text)
log_contact-met-again-you = You meet { $contact } again.
# $contact (text)
log_contact-captured-you = You capture { $contact }.
# $dice (text)
log_dice-rolled-you = You roll: { $dice }.
# $count (number)
# $dice (text)
log_dice-changed-you =
    { $count ->
        [one] Your die now shows { $dice }.
       *[other] Your dice now show { $dice }.
    }
# $cause (text)
# $count (number)
# $dice (text)
log_dice-changed-by-you =
    { $count ->
        [one] { $cause }: your die now shows { $dice }.
       *[other] { $cause }: your dice now show { $dice }.
    }
# $dice (text)
log_rolled-again-you = You roll again: { $dice }.
# $skill (text)
# $known (text)
# $dice (text)
log_rolled-test-you = You roll for { $skill } ({ $known }): { $dice }.
# $card (text)
# $dice (text)
log_rolled-cargo-you = You roll for the illegal cargo “{ $card }”: { $dice }.
# $card (text)
# $dice (text)
log_rolled-purchase-you = You roll for “{ $card }”: { $dice }.
# $contact (text)
# $dice (text)
log_rolled-with-you = You roll a die with { $contact }: { $dice }.
# $skill (text)
log_test-passed-you = You pass the test of { $skill }.
# $skill (text)
log_test-failed-you = You fail the test of { $skill }.
# $skill (text)
# $known (text)
# $dice (text)
log_tested-passed-you = You test { $skill } ({ $known }): { $dice }. Passed.
# $skill (text)
# $known (text)
# $dice (text)
log_tested-failed-you = You test { $skill } ({ $known }): { $dice }. Failed.
# $reads (text)
# $story (text)
log_encounter-drawn-you = You draw an encounter{ $reads } { $story }
# $opening (text)
log_encounter-again-you = As before: { $opening }
log_secret-kept-you = You keep a secret.
# $reads (text)
# $story (text)
log_secret-kept-mine-you = You keep a secret{ $reads } { $story }
# $opening (text)
log_secret-kept-again-you = You keep a secret told before: { $opening }
# $reads (text)
# $story (text)
log_secret-used-you = You use a secret{ $reads } { $story }
# $opening (text)
log_secret-used-again-you = You use the secret: { $opening }
# $line (text)
log_line-taken-you = You: “{ $line }”.
# $line (text)
# $amount (number): at least 2, credits come in thousands
log_line-paid-you = You: “{ $line }” ({ NUMBER($amount) } credits).
log_secrets-discarded-you = You lose every secret.
# $card (text)
log_cargo-delivered-you = You deliver “{ $card }”.
# $card (text)
log_cargo-smuggled-you = You deliver the illegal “{ $card }”.
# $target (text)
log_bounty-eliminated-you = You collect the bounty on { $target } (eliminated).
# $target (text)
log_bounty-captured-you = You collect the bounty on { $target } (delivered alive).
# $target (text)
log_bounty-player-you = You collect the bounty on { $target }, who plays at this table.
# $card (text)
log_bounty-taken-you = You take on the bounty on { $card }.
# $card (text)
log_bounty-dropped-you = You give up the bounty on { $card }.
# $card (text)
log_job-taken-you = You take a job: “{ $card }”.
# $card (text)
log_job-attempted-you = You set about “{ $card }”.
# $card (text)
# $other (text)
log_job-attempted-with-you = You set about “{ $card }” with { $other }.
# $card (text)
log_job-completed-you = You complete “{ $card }”.
# $card (text)
log_job-failed-you = You fail “{ $card }”. The job is kept and may be tried again.
# $card (text)
log_job-failed-down-you = “{ $card }” fails, because you are knocked out. The job is kept and may be tried again.
# $card (text)
log_cargo-taken-you = You load “{ $card }”.
# $card (text)
# $amount (number): at least 2, credits come in thousands
log_cargo-bought-you = You load “{ $card }” for { NUMBER($amount) } credits.
# $card (text)
# $amount (number): at least 2, credits come in thousands
log_bought-you = You buy “{ $card }” for { NUMBER($amount) } credits.
# $card (text)
log_traded-in-you = You trade in “{ $card }”.
# $patrol (text)
# $level (number)
log_patrol-beaten-you = You beat { $patrol }, level { NUMBER($level) }.
# $patrol (text)
# $level (number)
log_patrol-met-you = You meet { $patrol }, level { NUMBER($level) }. Nobody beats that one.
log_goal-advanced-you = You come closer to your personal goal.
# $to (number)
# $need (number)
log_goal-advanced-of-you = You come closer to your personal goal: { NUMBER($to) } of { NUMBER($need) }.
log_goal-advanced-ship-you = You come closer to your ship’s goal.
# $to (number)
# $need (number)
log_goal-advanced-ship-of-you = You come closer to your ship’s goal: { NUMBER($to) } of { NUMBER($need) }.
log_goal-character-you = You reach your personal goal.
log_goal-ship-you = You reach your ship’s goal.
# $amount (number)
log_goal-character-fame-you = You reach your personal goal: { NUMBER($amount) } fame.
# $ship (text)
# $amount (number)
log_goal-ship-fame-you = You reach the goal of the { $ship }: { NUMBER($amount) } fame.
log_character-turned-you = You turn your character card.
# $space (text)
log_planet-sabotaged-you = You sabotage { $space }.
# $goal (text)
log_ambition-done-you = You do part of your ambition: “{ $goal }”.
# $goal (text)
log_ambition-undone-you = You lose part of your ambition: “{ $goal }”.
# $ability (text)
log_ability-used-you = You use an ability: “{ $ability }”.
# $favor (text)
log_favor-requested-you = You ask for a favour: { $favor }.
# $to (text)
# $favor (text)
log_favor-granted-you = You do { $to } a favour: { $favor }.
# $from (text)
# $favor (text)
log_favor-granted-to-you = { $from } does you a favour: { $favor }.
# $to (text)
# $favor (text)
# $paid (text)
log_favor-paid-you = You do { $to } a favour, { $favor }, for { $paid }.
# $from (text)
# $favor (text)
# $paid (text)
log_favor-paid-to-you = { $from } does you a favour, { $favor }, for { $paid }.
# $other (text)
# $give (text)
# $get (text)
log_offer-made-you = You offer { $other } { $give } for { $get }.
# $player (text)
# $give (text)
# $get (text)
log_offer-made-to-you = { $player } offers you { $give } for { $get }.
# $other (text)
# $give (text)
log_offer-gift-you = You offer { $other } { $give }, for nothing.
# $player (text)
# $give (text)
log_offer-gift-to-you = { $player } offers you { $give }, for nothing.
# $other (text)
# $get (text)
log_offer-wish-you = You ask { $other } for { $get }.
# $player (text)
# $get (text)
log_offer-wish-to-you = { $player } asks you for { $get }.
# $get (text)
# $give (text)
log_offer-around-you = You ask around for a favour, { $get }, and offer { $give }.
# $get (text)
log_offer-around-free-you = You ask around for a favour: { $get }.
# $other (text)
log_talk-left-you = You say no to { $other }.
# $player (text)
log_talk-left-to-you = { $player } says no to you.
log_nobody-agrees-you = Nobody agrees with you.
# $to (text)
# $promise (text)
log_promise-made-you = You give { $to } { $promise }: words, no more.
# $from (text)
# $promise (text)
log_promise-made-to-you = { $from } gives you { $promise }: words, no more.
log_victory-missed-you = You have won the fight but are knocked out: the last goal has to be tried again.
log_game-won-you = You win the game.
# $fame (number): at least 2
# $other (number)
log_game-won-by-you = You win the game, { NUMBER($fame) } fame to { NUMBER($other) }.
log_game-won-ambition-you = You win the game: the last goal of your ambition is done, with the fame it asks for.
# $defender (text)
# $one (number)
# $other (number)
log_combat-won-you = You win against { $defender }, { NUMBER($one) } to { NUMBER($other) }.
# $defender (text)
# $one (number)
# $other (number)
log_combat-lost-you = You lose to { $defender }, { NUMBER($one) } to { NUMBER($other) }.
# $defender (text)
# $one (number)
# $other (number)
log_combat-tied-you = You win against { $defender }, { NUMBER($one) } to { NUMBER($other) } (the attacker wins ties).
# $attacker (text)
# $one (number)
# $other (number)
log_combat-won-to-you = { $attacker } wins against you, { NUMBER($one) } to { NUMBER($other) }.
# $attacker (text)
# $one (number)
# $other (number)
log_combat-lost-to-you = { $attacker } loses to you, { NUMBER($one) } to { NUMBER($other) }.
# $attacker (text)
# $one (number)
# $other (number)
log_combat-tied-to-you = { $attacker } wins against you, { NUMBER($one) } to { NUMBER($other) } (the attacker wins ties).
# $one (number)
# $defender (text)
# $other (number)
log_combat-ground-you = Ground combat: you ({ NUMBER($one) }) against { $defender } ({ NUMBER($other) }).
# $attacker (text)
# $one (number)
# $other (number)
log_combat-ground-to-you = Ground combat: { $attacker } ({ NUMBER($one) }) against you ({ NUMBER($other) }).
# $one (number)
# $defender (text)
# $other (number)
log_combat-ship-you = Ship combat: you ({ NUMBER($one) }) against { $defender } ({ NUMBER($other) }).
# $attacker (text)
# $one (number)
# $other (number)
log_combat-ship-to-you = Ship combat: { $attacker } ({ NUMBER($one) }) against you ({ NUMBER($other) }).
# $kind (text)
# $first (text)
# $defender (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-won-you = { $kind }: you ({ $first }) beat { $defender } ({ $second }), { NUMBER($one) } to { NUMBER($other) }.
# $kind (text)
# $first (text)
# $defender (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-lost-you = { $kind }: you ({ $first }) lose to { $defender } ({ $second }), { NUMBER($one) } to { NUMBER($other) }.
# $kind (text)
# $first (text)
# $defender (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-tied-you = { $kind }: you ({ $first }) beat { $defender } ({ $second }), { NUMBER($one) } to { NUMBER($other) } (the attacker wins ties).
# $kind (text)
# $attacker (text)
# $first (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-won-to-you = { $kind }: { $attacker } ({ $first }) beats you ({ $second }), { NUMBER($one) } to { NUMBER($other) }.
# $kind (text)
# $attacker (text)
# $first (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-lost-to-you = { $kind }: { $attacker } ({ $first }) loses to you ({ $second }), { NUMBER($one) } to { NUMBER($other) }.
# $kind (text)
# $attacker (text)
# $first (text)
# $second (text)
# $one (number)
# $other (number)
log_fight-tied-to-you = { $kind }: { $attacker } ({ $first }) beats you ({ $second }), { NUMBER($one) } to { NUMBER($other) } (the attacker wins ties).
# $changes (text)
log_changes-you = You { $changes }.
# $change (text)
log_wounds-you = You { $change }.
# $amount (number): at least 2, credits come in thousands
change_credits-gained-you = gain { NUMBER($amount) } credits
# $amount (number): at least 2, credits come in thousands
change_credits-lost-you = lose { NUMBER($amount) } credits
# $amount (number)
change_fame-gained-you = gain { NUMBER($amount) } fame
# $amount (number)
# $source (text)
change_fame-for-you = gain { NUMBER($amount) } fame for { $source }
# $amount (number)
change_fame-lost-you = lose { NUMBER($amount) } fame
# $with (text)
change_reputation-negative-you = now have a bad reputation { $with }
# $with (text)
change_reputation-neutral-you = now have a neutral reputation { $with }
# $with (text)
change_reputation-positive-you = now have a good reputation { $with }
# $amount (number)
change_hurt-character-you = take { NUMBER($amount) } damage
# $amount (number)
change_hurt-ship-you = take { NUMBER($amount) } damage on the ship
# $card (text)
change_turned-you = now have “{ $card }” aboard
tell_told-verbs-you = gain|lose|take
