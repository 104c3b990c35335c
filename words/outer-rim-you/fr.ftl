## you

log_ship-taken-you = Tu as un nouveau vaisseau : { $ship }.
log_ship-first-you = Tu commences avec un vaisseau : { $ship }.
log_ship-swapped-you = Tu échanges ton vaisseau contre un autre, sans rien payer : { $ship }.
log_ship-bought-you = Tu achètes un vaisseau pour { NUMBER($amount) } crédits : { $ship }.
log_outfitted-you = Tu commences avec { NUMBER($amount) } crédits et un vaisseau : { $ship }.
log_placed-you = Tu pars { ELIDE("de", $space) }.
log_ambition-taken-you = Tu choisis ton ambition : « { $ambition } ».
log_extra-turn-gained-you = Tu rejoueras.
log_moved-you = Tu voles jusqu’{ ELIDE("à", $space) }.
log_moved-directly-you = Tu vas tout droit vers { $space }.
log_credits-gained-you = Tu gagnes { NUMBER($amount) } crédits.
log_credits-spent-you = Tu paies { NUMBER($amount) } crédits.
log_credits-spent-for-you = Tu paies { NUMBER($amount) } crédits pour « { $card } ».
log_credits-lost-you = Tu perds { NUMBER($amount) } crédits.
log_credits-earned-you = Tu restes sur place et gagnes { NUMBER($amount) } crédits.
log_credits-given-you = Tu donnes { NUMBER($amount) } crédits { ELIDE("à", $to) }.
log_credits-given-to-you = { $from } te donne { NUMBER($amount) } crédits.
log_fame-gained-you =
    { $amount ->
        [one] Tu gagnes { NUMBER($amount) } point de renommée pour { $source }.
       *[other] Tu gagnes { NUMBER($amount) } points de renommée pour { $source }.
    }
log_fame-lost-you =
    { $amount ->
        [one] Tu perds { NUMBER($amount) } point de renommée.
       *[other] Tu perds { NUMBER($amount) } points de renommée.
    }
log_reputation-negative-you = Tu as désormais mauvaise réputation { $with }.
log_reputation-neutral-you = Tu as désormais une réputation neutre { $with }.
log_reputation-positive-you = Tu as désormais bonne réputation { $with }.
log_treated-as-positive-you = Ce tour-ci, tu passes pour avoir bonne réputation { $with }.
log_hurt-character-you =
    { $amount ->
        [one] Tu subis { NUMBER($amount) } dégât.
       *[other] Tu subis { NUMBER($amount) } dégâts.
    }
log_hurt-ship-you =
    { $amount ->
        [one] Ton vaisseau subit { NUMBER($amount) } dégât.
       *[other] Ton vaisseau subit { NUMBER($amount) } dégâts.
    }
log_recovered-you = Tu récupères : personnage { NUMBER($character) }, vaisseau { NUMBER($ship) }.
log_recovered-fully-you = Tu récupères entièrement.
log_recovered-from-defeat-you = Hors de combat, tu passes la préparation à récupérer entièrement.
log_recovered-character-you =
    { $amount ->
        [one] Tu te remets de { NUMBER($amount) } dégât.
       *[other] Tu te remets de { NUMBER($amount) } dégâts.
    }
log_recovered-ship-you =
    { $amount ->
        [one] Tu répares { NUMBER($amount) } dégât du vaisseau.
       *[other] Tu répares { NUMBER($amount) } dégâts du vaisseau.
    }
log_defeated-you = Te voilà hors de combat.
log_card-gained-you = Tu obtiens « { $card } ».
log_card-discarded-you = Tu défausses « { $card } ».
log_card-given-you = Tu donnes { $card } { ELIDE("à", $to) }.
log_card-given-to-you = { $from } te donne { $card }.
log_fame-taken-you =
    { $amount ->
        [one] { $text } : −{ NUMBER($amount) } point de renommée pour toi.
       *[other] { $text } : −{ NUMBER($amount) } points de renommée pour toi.
    }
log_card-rotated-you = Tu tournes « { $card } ».
log_card-kept-an-eye-on-you = Tu poses un jeton d’objectif sur « { $card } ».
log_crew-gained-you = { $crew } rejoint ton équipage.
log_crew-discarded-you = { $crew } quitte ton équipage.
log_crew-removed-you = { $crew }, de ton équipage, disparaît pour de bon.
log_crew-taken-you = { $crew } n’est plus dans ton équipage.
log_contact-looked-at-you = Tu regardes un contact face cachée.
log_contact-looked-at-one-you = Tu regardes un contact face cachée ({ $class }).
log_contact-seen-you = Tu regardes un contact face cachée : { $contact }.
log_contact-met-you = Tu rencontres { $contact }{ $reads } { $story }
log_contact-met-again-you = Tu retrouves { $contact }.
log_contact-captured-you = Tu captures { $contact }.
log_dice-rolled-you = Tu obtiens : { $dice }.
log_dice-changed-you = Pour toi, cela donne « { $dice } ».
log_dice-changed-by-you = { $cause } : pour toi, cela donne « { $dice } ».
log_rolled-again-you = Tu relances : { $dice }.
log_rolled-test-you = Tu lances les dés pour un test { ELIDE("de", $skill) } ({ $known }) : { $dice }.
log_rolled-cargo-you = Tu lances le dé pour la cargaison illégale « { $card } » : { $dice }.
log_rolled-purchase-you = Tu lances le dé pour « { $card } » : { $dice }.
log_rolled-with-you = Tu lances un dé avec { $contact } : { $dice }.
log_test-passed-you = Tu réussis le test { ELIDE("de", $skill) }.
log_test-failed-you = Tu rates le test { ELIDE("de", $skill) }.
log_tested-passed-you = Tu fais un test { ELIDE("de", $skill) } ({ $known }) : { $dice }. Réussi.
log_tested-failed-you = Tu fais un test { ELIDE("de", $skill) } ({ $known }) : { $dice }. Raté.
log_encounter-drawn-you = Tu pioches une rencontre{ $reads } { $story }
log_encounter-again-you = Une fois de plus : { $opening }
log_secret-kept-you = Tu gardes un secret.
log_secret-kept-mine-you = Tu gardes un secret{ $reads } { $story }
log_secret-kept-again-you = Tu gardes un secret déjà raconté : { $opening }
log_secret-used-you = Tu utilises un secret{ $reads } { $story }
log_secret-used-again-you = Tu utilises le secret : { $opening }
log_line-taken-you = Toi : « { $line } ».
log_line-paid-you = Toi : « { $line } » ({ NUMBER($amount) } crédits).
log_secrets-discarded-you = Tu perds tous tes secrets.
log_cargo-delivered-you = Tu livres « { $card } ».
log_cargo-smuggled-you = Tu livres la cargaison illégale « { $card } ».
log_bounty-eliminated-you = Tu touches la prime sur { $target } (élimination).
log_bounty-captured-you = Tu touches la prime sur { $target } (livraison en vie).
log_bounty-player-you = Tu touches la prime sur { $target }, qui joue à cette table.
log_bounty-taken-you = Tu prends la prime sur { $card }.
log_bounty-dropped-you = Tu renonces à la prime sur { $card }.
log_job-taken-you = Tu acceptes une mission : « { $card } ».
log_job-attempted-you = Tu te lances dans « { $card } ».
log_job-attempted-with-you = Tu te lances dans « { $card } » avec { $other }.
log_job-completed-you = Tu accomplis « { $card } ».
log_job-failed-you = Tu échoues : « { $card } ». La mission est gardée et pourra être retentée.
log_job-failed-down-you = « { $card } » échoue : tu es hors de combat. La mission est gardée et pourra être retentée.
log_cargo-taken-you = Tu charges « { $card } ».
log_cargo-bought-you = Tu charges « { $card } » pour { NUMBER($amount) } crédits.
log_bought-you = Tu achètes « { $card } » pour { NUMBER($amount) } crédits.
log_traded-in-you = Tu cèdes « { $card } » en paiement.
log_patrol-beaten-you = Tu bats { $patrol }, niveau { NUMBER($level) }.
log_patrol-met-you = Tu tombes sur { $patrol }, niveau { NUMBER($level) }. Celle-là, personne ne la bat.
log_goal-advanced-you = Tu te rapproches de ton objectif personnel.
log_goal-advanced-of-you = Tu te rapproches de ton objectif personnel : { NUMBER($to) } sur { NUMBER($need) }.
log_goal-advanced-ship-you = Tu te rapproches de l’objectif de ton vaisseau.
log_goal-advanced-ship-of-you = Tu te rapproches de l’objectif de ton vaisseau : { NUMBER($to) } sur { NUMBER($need) }.
log_goal-character-you = Tu atteins ton objectif personnel.
log_goal-ship-you = Tu atteins l’objectif de ton vaisseau.
log_goal-character-fame-you =
    { $amount ->
        [one] Tu atteins ton objectif personnel : { NUMBER($amount) } point de renommée.
       *[other] Tu atteins ton objectif personnel : { NUMBER($amount) } points de renommée.
    }
log_goal-ship-fame-you =
    { $amount ->
        [one] Tu atteins l’objectif de ton vaisseau ({ $ship }) : { NUMBER($amount) } point de renommée.
       *[other] Tu atteins l’objectif de ton vaisseau ({ $ship }) : { NUMBER($amount) } points de renommée.
    }
log_character-turned-you = Tu retournes ta carte de personnage.
log_planet-sabotaged-you = Tu sabotes { $space }.
log_ambition-done-you = Tu avances dans ton ambition : « { $goal } ».
log_ambition-undone-you = Tu perds un objectif de ton ambition : « { $goal } ».
log_ability-used-you = Tu utilises une capacité : « { $ability } ».
log_favor-requested-you = Tu demandes une faveur : { $favor }.
log_favor-granted-you = Tu accordes une faveur { ELIDE("à", $to) } : { $favor }.
log_favor-granted-to-you = { $from } t’accorde une faveur : { $favor }.
log_favor-paid-you = Tu accordes une faveur { ELIDE("à", $to) }, { $favor }, contre { $paid }.
log_favor-paid-to-you = { $from } t’accorde une faveur, { $favor }, contre { $paid }.
log_offer-made-you = Tu proposes { ELIDE("à", $other) } { $give } contre { $get }.
log_offer-made-to-you = { $player } te propose { $give } contre { $get }.
log_offer-gift-you = Tu proposes { ELIDE("à", $other) } { $give }, pour rien.
log_offer-gift-to-you = { $player } te propose { $give }, pour rien.
log_offer-wish-you = Tu demandes { ELIDE("à", $other) } { $get }.
log_offer-wish-to-you = { $player } te demande { $get }.
log_offer-around-you = Tu cherches une faveur, { $get }, et proposes { $give }.
log_offer-around-free-you = Tu cherches une faveur : { $get }.
log_talk-left-you = Tu dis non { ELIDE("à", $other) }.
log_talk-left-to-you = { $player } te dit non.
log_nobody-agrees-you = Personne n’est d’accord avec toi.
log_promise-made-you = Tu donnes { ELIDE("à", $to) } { $promise } : des mots, rien de plus.
log_promise-made-to-you = { $from } te donne { $promise } : des mots, rien de plus.
log_victory-missed-you = Tu as gagné, mais te voilà hors de combat : le dernier objectif est à retenter.
log_game-won-you = Tu gagnes la partie.
log_game-won-by-you = Tu gagnes la partie, { NUMBER($fame) } points de renommée contre { NUMBER($other) }.
log_game-won-ambition-you = Tu gagnes la partie : le dernier objectif de ton ambition est atteint, avec la renommée qu’elle demande.
log_combat-won-you = Tu gagnes contre { $defender }, { NUMBER($one) } à { NUMBER($other) }.
log_combat-lost-you = Tu perds contre { $defender }, { NUMBER($one) } à { NUMBER($other) }.
log_combat-tied-you = Tu gagnes contre { $defender }, { NUMBER($one) } à { NUMBER($other) } (à égalité, l’attaque l’emporte).
log_combat-won-to-you = { $attacker } gagne contre toi, { NUMBER($one) } à { NUMBER($other) }.
log_combat-lost-to-you = { $attacker } perd contre toi, { NUMBER($one) } à { NUMBER($other) }.
log_combat-tied-to-you = { $attacker } gagne contre toi, { NUMBER($one) } à { NUMBER($other) } (à égalité, l’attaque l’emporte).
log_combat-ground-you = Combat au sol : toi ({ NUMBER($one) }) contre { $defender } ({ NUMBER($other) }).
log_combat-ground-to-you = Combat au sol : { $attacker } ({ NUMBER($one) }) contre toi ({ NUMBER($other) }).
log_combat-ship-you = Combat spatial : toi ({ NUMBER($one) }) contre { $defender } ({ NUMBER($other) }).
log_combat-ship-to-you = Combat spatial : { $attacker } ({ NUMBER($one) }) contre toi ({ NUMBER($other) }).
log_fight-won-you = { $kind } : tu bats ({ $first }) { $defender } ({ $second }), { NUMBER($one) } à { NUMBER($other) }.
log_fight-lost-you = { $kind } : tu perds ({ $first }) contre { $defender } ({ $second }), { NUMBER($one) } à { NUMBER($other) }.
log_fight-tied-you = { $kind } : tu bats ({ $first }) { $defender } ({ $second }), { NUMBER($one) } à { NUMBER($other) } (à égalité, l’attaque l’emporte).
log_fight-won-to-you = { $kind } : { $attacker } ({ $first }) te bat ({ $second }), { NUMBER($one) } à { NUMBER($other) }.
log_fight-lost-to-you = { $kind } : { $attacker } ({ $first }) perd contre toi ({ $second }), { NUMBER($one) } à { NUMBER($other) }.
log_fight-tied-to-you = { $kind } : { $attacker } ({ $first }) te bat ({ $second }), { NUMBER($one) } à { NUMBER($other) } (à égalité, l’attaque l’emporte).
log_changes-you = Tu { $changes }.
log_wounds-you = Tu { $change }.
change_credits-gained-you = gagnes { NUMBER($amount) } crédits
change_credits-lost-you = perds { NUMBER($amount) } crédits
change_fame-gained-you =
    { $amount ->
        [one] gagnes { NUMBER($amount) } point de renommée
       *[other] gagnes { NUMBER($amount) } points de renommée
    }
change_fame-for-you =
    { $amount ->
        [one] gagnes { NUMBER($amount) } point de renommée pour { $source }
       *[other] gagnes { NUMBER($amount) } points de renommée pour { $source }
    }
change_fame-lost-you =
    { $amount ->
        [one] perds { NUMBER($amount) } point de renommée
       *[other] perds { NUMBER($amount) } points de renommée
    }
change_reputation-negative-you = as désormais mauvaise réputation { $with }
change_reputation-neutral-you = as désormais une réputation neutre { $with }
change_reputation-positive-you = as désormais bonne réputation { $with }
change_hurt-character-you =
    { $amount ->
        [one] subis { NUMBER($amount) } dégât
       *[other] subis { NUMBER($amount) } dégâts
    }
change_hurt-ship-you =
    { $amount ->
        [one] subis { NUMBER($amount) } dégât au vaisseau
       *[other] subis { NUMBER($amount) } dégâts au vaisseau
    }
change_turned-you = as désormais « { $card } » à bord
tell_told-verbs-you = gagnes|perds|subis
