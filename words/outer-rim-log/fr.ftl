# Sur Kessel, dans le Maelström, au point de navigation 34.
-at-space =
    { STARTS($space, "le point ") ->
        [true] { ELIDE("à", $space) }
       *[other] { STARTS($space, "le ") ->
            [true] dans { $space }
           *[other] sur { $space }
        }
    }

## log

log_table-laid = La table est prête.
log_character-taken = { $player } joue { $character }.
log_opponent-seated = { $character } entre en jeu comme adversaire automatique.
log_ship-taken = { $player } a un nouveau vaisseau : { $ship }.
log_placed = { $player } part { ELIDE("de", $space) }.
log_ambitions-offered = Ambitions proposées : { $ambitions }.
log_ambition-taken = { $player } choisit son ambition : « { $ambition } ».
log_turn-began = Manche { NUMBER($round) } : { $player }.
log_extra-turn-gained = { $player } rejouera.
log_moved = { $player } vole jusqu’{ ELIDE("à", $space) }.
log_moved-directly = { $player } va tout droit vers { $space }.
log_credits-gained = { $player } gagne { NUMBER($amount) } crédits.
log_credits-spent = { $player } paie { NUMBER($amount) } crédits.
log_credits-spent-for = { $player } paie { NUMBER($amount) } crédits pour « { $card } ».
log_credits-instead = { $player } ne trouve rien à acheter, écarte une carte de cargaison et gagne { NUMBER($amount) } crédits.
log_credits-lost = { $player } perd { NUMBER($amount) } crédits.
log_credits-given = { $from } donne { NUMBER($amount) } crédits { ELIDE("à", $to) }.
log_fame-gained =
    { $amount ->
        [one] { $player } gagne { NUMBER($amount) } point de renommée pour { $source }.
       *[other] { $player } gagne { NUMBER($amount) } points de renommée pour { $source }.
    }
log_fame-lost =
    { $amount ->
        [one] { $player } perd { NUMBER($amount) } point de renommée.
       *[other] { $player } perd { NUMBER($amount) } points de renommée.
    }
log_reputation-negative = { $player } a désormais mauvaise réputation { $with }.
log_reputation-neutral = { $player } a désormais une réputation neutre { $with }.
log_reputation-positive = { $player } a désormais bonne réputation { $with }.
log_treated-as-positive = Ce tour-ci, { $player } passe pour avoir bonne réputation { $with }.
log_hurt-character =
    { $amount ->
        [one] { $player } subit { NUMBER($amount) } dégât.
       *[other] { $player } subit { NUMBER($amount) } dégâts.
    }
log_hurt-ship =
    { $amount ->
        [one] Le vaisseau { ELIDE("de", $player) } subit { NUMBER($amount) } dégât.
       *[other] Le vaisseau { ELIDE("de", $player) } subit { NUMBER($amount) } dégâts.
    }
log_recovered = { $player } récupère : personnage { $character }, vaisseau { $ship }.
log_recovered-fully = { $player } récupère entièrement.
log_recovered-from-defeat = Hors de combat, { $player } passe la préparation à récupérer entièrement.
log_defeated = { $player } est hors de combat.
log_top-discarded = Carte écartée ({ $deck }) : { $card }.
log_slipped-away = { $card } : la piste se perd.
log_market-revealed = Carte suivante ({ $deck }) : { $card }.
log_deck-shuffled = Le paquet est mélangé : { $deck }.
log_card-gained = { $player } obtient « { $card } ».
log_card-discarded = { $player } défausse « { $card } ».
log_card-given = { $from } donne { $card } { ELIDE("à", $to) }.
log_with-fame =
    { $amount ->
        [one] { $text } : +{ NUMBER($amount) } point de renommée.
       *[other] { $text } : +{ NUMBER($amount) } points de renommée.
    }
log_without-fame =
    { $amount ->
        [one] { $text } : −{ NUMBER($amount) } point de renommée.
       *[other] { $text } : −{ NUMBER($amount) } points de renommée.
    }
log_fame-taken =
    { $amount ->
        [one] { $text } : −{ NUMBER($amount) } point de renommée pour { $player }.
       *[other] { $text } : −{ NUMBER($amount) } points de renommée pour { $player }.
    }
log_fame-goes-along =
    { $amount ->
        [one] { $text }, et { NUMBER($amount) } point de renommée avec.
       *[other] { $text }, et { NUMBER($amount) } points de renommée avec.
    }
log_robbed = { $step } : { $player } vole { $card } { ELIDE("à", $owner) }.
log_fame-bought =
    { $fame ->
        [one] { $step } : { $player } paie { NUMBER($amount) } crédits pour { $fame } point de renommée.
       *[other] { $step } : { $player } paie { NUMBER($amount) } crédits pour { $fame } points de renommée.
    }
log_card-rotated = { $player } tourne « { $card } ».
log_card-marked = « { $card } » a une destination : { $space }.
log_card-kept-an-eye-on = { $player } pose un jeton d’objectif sur « { $card } ».
log_crew-gained = { $crew } rejoint l’équipage { ELIDE("de", $player) }.
log_crew-discarded = { $crew } quitte l’équipage { ELIDE("de", $player) }.
log_crew-removed = { $crew }, de l’équipage { ELIDE("de", $player) }, disparaît pour de bon.
log_crew-taken = { $crew } n’est plus dans l’équipage { ELIDE("de", $player) }.
log_crew-given = { $crew } change de vaisseau : { ELIDE("de", $from) } { ELIDE("à", $to) }.
log_contact-revealed = { $contact } se montre.
log_contact-looked-at = { $player } regarde un contact face cachée.
log_contact-looked-at-one = { $player } regarde un contact face cachée ({ $class }).
log_contact-seen = { $player } regarde un contact face cachée : { $contact }.
log_contact-met = { $player } rencontre { $contact }{ $reads } { $story }
log_contact-removed = { $contact } quitte la partie.
log_contact-captured = { $player } capture { $contact }.
log_patrol-moved = { $patrol } s’éloigne jusqu’{ ELIDE("à", $space) }.
log_patrol-arrived = { $patrol } arrive { -at-space }.
log_patrol-replaced = { $patrol } revient au niveau { NUMBER($level) }, { -at-space }.
log_dice-rolled = { $player } obtient : { $dice }.
log_dice-changed = { $player } : cela donne « { $dice } ».
log_nobody = l’adversaire
log_test-passed = { $player } réussit le test { ELIDE("de", $skill) }.
log_test-failed = { $player } rate le test { ELIDE("de", $skill) }.
log_combat-ground = Combat au sol : { $attacker } ({ NUMBER($one) }) contre { $defender } ({ NUMBER($other) }).
log_combat-ship = Combat spatial : { $attacker } ({ NUMBER($one) }) contre { $defender } ({ NUMBER($other) }).
log_combat-won = Victoire { ELIDE("de", $attacker) } contre { $defender }, { NUMBER($one) } à { NUMBER($other) }.
log_combat-lost = Défaite { ELIDE("de", $attacker) } contre { $defender }, { NUMBER($one) } à { NUMBER($other) }.
log_encounter-drawn = { $player } pioche une rencontre{ $reads } { $story }
log_secret-kept = { $player } garde un secret.
log_secret-used = { $player } utilise un secret{ $reads } { $story }
log_story-told = { $story }
log_reads = et lit :
log_story-read = { $player } lit : { $story }
log_story-read-again = { $player } lit : { $opening }
log_left = { $player } en reste là.
log_databank-read = { $player } lit « { $title } » : { $story }
log_line-taken = { $player } : « { $line } ».
log_secrets-discarded = { $player } perd tous ses secrets.
log_databank-drawn = « { $title } » : { $story }
log_cargo-delivered = { $player } livre « { $card } ».
log_cargo-smuggled = { $player } livre la cargaison illégale « { $card } ».
log_bounty-eliminated = { $player } touche la prime sur { $target } (élimination).
log_bounty-captured = { $player } touche la prime sur { $target } (livraison en vie).
log_bounty-player = { $player } touche la prime sur { $target }, qui joue à cette table.
log_job-attempted = { $player } se lance dans « { $card } ».
log_job-attempted-with = { $player } se lance dans « { $card } » avec { $other }.
log_job-completed = { $player } accomplit « { $card } ».
log_job-failed = { $player } échoue : « { $card } ». La mission est gardée et pourra être retentée.
log_job-failed-down = « { $card } » échoue : { $player } est hors de combat. La mission est gardée et pourra être retentée.
log_patrol-beaten = { $player } bat { $patrol }, niveau { NUMBER($level) }.
log_goal-advanced = { $player } se rapproche de son objectif personnel.
log_goal-character = { $player } atteint son objectif personnel.
log_goal-ship = { $player } atteint l’objectif de son vaisseau.
log_character-turned = { $player } retourne sa carte de personnage.
log_planet-sabotaged = { $player } sabote { $space }.
log_ambition-done = { $player } avance dans son ambition : « { $goal } ».
log_ambition-undone = { $player } perd un objectif de son ambition : « { $goal } ».
log_ability-used = { $player } utilise une capacité : « { $ability } ».
log_favor-requested = { $player } demande une faveur : { $favor }.
log_favor-granted = { $from } accorde une faveur { ELIDE("à", $to) } : { $favor }.
log_debt-given = { $from } donne { ELIDE("à", $to) } un jeton de dette { ELIDE("de", $owner) }.
log_trade-made = { $one } et { $other } font un échange.
log_gift-made = C’est un cadeau { ELIDE("de", $from) } { ELIDE("à", $to) }.
log_patrol-met = { $player } tombe sur { $patrol }, niveau { NUMBER($level) }. Celle-là, personne ne la bat.
log_character-here = { $character } prend place à la table.
log_contact-met-again = { $player } retrouve { $contact }.
log_recovered-character =
    { $amount ->
        [one] { $player } se remet de { NUMBER($amount) } dégât.
       *[other] { $player } se remet de { NUMBER($amount) } dégâts.
    }
log_recovered-ship =
    { $amount ->
        [one] { $player } répare { NUMBER($amount) } dégât du vaisseau.
       *[other] { $player } répare { NUMBER($amount) } dégâts du vaisseau.
    }
log_goal-character-fame =
    { $amount ->
        [one] { $player } atteint son objectif personnel : { NUMBER($amount) } point de renommée.
       *[other] { $player } atteint son objectif personnel : { NUMBER($amount) } points de renommée.
    }
log_goal-ship-fame =
    { $amount ->
        [one] { $player } atteint l’objectif de son vaisseau ({ $ship }) : { NUMBER($amount) } point de renommée.
       *[other] { $player } atteint l’objectif de son vaisseau ({ $ship }) : { NUMBER($amount) } points de renommée.
    }
log_outfitted = { $player } commence avec { NUMBER($amount) } crédits et un vaisseau : { $ship }.
log_market-visit = { $text }
log_offer-made = { $player } propose { ELIDE("à", $other) } { $give } contre { $get }.
log_offer-gift = { $player } propose { ELIDE("à", $other) } { $give }, pour rien.
log_offer-wish = { $player } demande { ELIDE("à", $other) } { $get }.
log_offer-around = { $player } cherche une faveur, { $get }, et propose { $give }.
log_offer-around-free = { $player } cherche une faveur : { $get }.
log_talk-left = { $player } dit non { ELIDE("à", $other) }.
log_nobody-agrees = Personne n’est d’accord avec { $player }.
log_promise-made = { $from } donne { ELIDE("à", $to) } { $promise } : des mots, rien de plus.
log_ai-line-done = { $step } : { $player } { $line }.
log_ai-deck-shuffled = Les cartes { ELIDE("de", $player) } sont mélangées.
log_victory-missed = { $player } a gagné, mais se retrouve hors de combat : le dernier objectif est à retenter.
log_game-won = { $player } gagne la partie.
log_turn-began-at =
    { $credits ->
        [one] Manche { NUMBER($round) }. { CAPITAL($player) } : { $space }, { NUMBER($credits) } crédit.
       *[other] Manche { NUMBER($round) }. { CAPITAL($player) } : { $space }, { NUMBER($credits) } crédits.
    }
log_credits-earned = { $player } reste sur place et gagne { NUMBER($amount) } crédits.
log_bounty-taken = { $player } prend la prime sur { $card }.
log_bounty-dropped = { $player } renonce à la prime sur { $card }.
log_job-taken = { $player } accepte une mission : « { $card } ».
log_cargo-taken = { $player } charge « { $card } ».
log_cargo-bought = { $player } charge « { $card } » pour { NUMBER($amount) } crédits.
log_bought = { $player } achète « { $card } » pour { NUMBER($amount) } crédits.
log_market-cleared = À l’écart : { $cards }. Carte suivante ({ $deck }) : { $next }.
log_patrol-came =
    { $spaces ->
        [one] { $patrol } se rapproche de { NUMBER($spaces) } espace, jusqu’{ ELIDE("à", $space) }.
       *[other] { $patrol } se rapproche de { NUMBER($spaces) } espaces, jusqu’{ ELIDE("à", $space) }.
    }
log_a-bounty = la prime sur { $card }
log_a-card = « { $card } »
log_changes = { $player } { $changes }.
log_deed-worth = { $text }, { $changes }.
log_line-paid = { $player } : « { $line } » ({ NUMBER($amount) } crédits).
log_tested-passed = { $player } fait un test { ELIDE("de", $skill) } ({ $known }) : { $dice }. Réussi.
log_tested-failed = { $player } fait un test { ELIDE("de", $skill) } ({ $known }) : { $dice }. Raté.
log_rolled-test = { $player } lance les dés pour un test { ELIDE("de", $skill) } ({ $known }) : { $dice }.
log_rolled-cargo = { $player } lance le dé pour la cargaison illégale « { $card } » : { $dice }.
log_rolled-purchase = { $player } lance le dé pour « { $card } » : { $dice }.
log_foe-rolled =
    { $count ->
        [one] { $player } : le dé montre { $dice }.
       *[other] { $player } : les dés montrent { $dice }.
    }
log_foe-patrol = { $patrol }, niveau { NUMBER($level) }
log_wounds = { $player } { $change }.
log_secret-kept-mine = { $player } garde un secret{ $reads } { $story }
log_goal-advanced-ship = { $player } se rapproche de l’objectif de son vaisseau.
log_ai-card-drawn = { $player } pioche une carte : { $card }.
log_ship-bought = { $player } achète un vaisseau pour { NUMBER($amount) } crédits : { $ship }.
log_already-here = Un contact se révèle être { $contact }, qui joue à cette table, et quitte la partie.
log_already-here-met = Un contact se révèle être { $contact }, qui joue à cette table : on ne rencontre pas un personnage en jeu. Le jeton quitte la partie, et une autre rencontre est à choisir.
log_fight-won = { $kind } : { $attacker } ({ $first }) bat { $defender } ({ $second }), { NUMBER($one) } à { NUMBER($other) }.
log_fight-lost = { $kind } : { $attacker } ({ $first }) perd contre { $defender } ({ $second }), { NUMBER($one) } à { NUMBER($other) }.
log_with-wounds = { $text } { $wounds }
log_combat-tied = Victoire { ELIDE("de", $attacker) } contre { $defender }, { NUMBER($one) } à { NUMBER($other) } (à égalité, l’attaque l’emporte).
log_fight-tied = { $kind } : { $attacker } ({ $first }) bat { $defender } ({ $second }), { NUMBER($one) } à { NUMBER($other) } (à égalité, l’attaque l’emporte).
log_dice-changed-by = { $cause } : pour { $player }, cela donne « { $dice } ».
log_rolled-again = { $player } relance : { $dice }.
log_traded-in = { $player } cède « { $card } » en paiement.
log_game-won-ambition = { $player } gagne la partie : le dernier objectif de son ambition est atteint, avec la renommée qu’elle demande.
log_game-won-by = { $player } gagne la partie, { NUMBER($fame) } points de renommée contre { NUMBER($other) }.
change_fame-for =
    { $amount ->
        [one] gagne { NUMBER($amount) } point de renommée pour { $source }
       *[other] gagne { NUMBER($amount) } points de renommée pour { $source }
    }
change_by-cards = Cartes à bord
change_by-reroll-opposing = Dés relancés
change_by-hurt-for = Au prix de 1 dégât
log_ship-first = { $player } commence avec un vaisseau : { $ship }.
log_ship-swapped = { $player } échange son vaisseau contre un autre, sans rien payer : { $ship }.
log_goal-advanced-of = { $player } se rapproche de son objectif personnel : { NUMBER($to) } sur { NUMBER($need) }.
log_goal-advanced-ship-of = { $player } se rapproche de l’objectif de son vaisseau : { NUMBER($to) } sur { NUMBER($need) }.
log_rolled-with = { $player } lance un dé avec { $contact } : { $dice }.
log_favor-paid = { $from } accorde une faveur { ELIDE("à", $to) }, { $favor }, contre { $paid }.
log_favor-owed = { $to } rappelle une dette, et { $from } accorde la faveur : { $favor }.
log_ai-turn = Manche { NUMBER($round) } : { $player } pioche la carte « { $card } ».
log_ai-line-led = { $step } : { $player } { $line } ({ $led }).
log_deed-and = { $text } et { $changes }.
log_encounter-again = { $player }, une fois de plus : { $opening }
log_secret-kept-again = { $player } garde un secret déjà raconté : { $opening }
log_secret-used-again = { $player } utilise le secret : { $opening }
log_story-again = { $opening }
log_databank-again = « { $title } », une fois de plus.
change_turned = a désormais « { $card } » à bord
left_contact = On se quitte sans que rien ait changé.
left_encounter = Tu laisses faire.
left_berth = Finalement, aucune couchette n’est libre.
person_ig-rm = le droïde gros bras IG-⁠RM
person_black-sun-agent = l’agent du Soleil Noir
person_doctor-evazan = le docteur Evazan
person_thrawn = le grand amiral Thrawn
person_doctor-aphra = la docteure Aphra
known_0 = sans la compétence
known_1 = avec la compétence
known_2 = avec la compétence deux fois
change_credits-gained = gagne { NUMBER($amount) } crédits
change_credits-lost = perd { NUMBER($amount) } crédits
change_fame-gained =
    { $amount ->
        [one] gagne { NUMBER($amount) } point de renommée
       *[other] gagne { NUMBER($amount) } points de renommée
    }
change_fame-lost =
    { $amount ->
        [one] perd { NUMBER($amount) } point de renommée
       *[other] perd { NUMBER($amount) } points de renommée
    }
change_reputation-negative = a désormais mauvaise réputation { $with }
change_reputation-neutral = a désormais une réputation neutre { $with }
change_reputation-positive = a désormais bonne réputation { $with }
change_hurt-character =
    { $amount ->
        [one] subit { NUMBER($amount) } dégât
       *[other] subit { NUMBER($amount) } dégâts
    }
change_hurt-ship =
    { $amount ->
        [one] subit { NUMBER($amount) } dégât au vaisseau
       *[other] subit { NUMBER($amount) } dégâts au vaisseau
    }
with_hutt = auprès des Hutts
with_syndicate = auprès du Syndicat
with_imperial = auprès de l’Empire
with_rebel = auprès des Rebelles
patrol_hutt = la patrouille des Hutts
patrol_syndicate = la patrouille du Syndicat
patrol_imperial = la patrouille de l’Empire
patrol_rebel = la patrouille des Rebelles
to_spinward-core = le Noyau du Levant
to_trailing-core = le Noyau du Couchant
to_ring-of-kafrene = l’Anneau de Kafrene
to_at = { -at-space }
to_maelstrom = le Maelström
to_navpoint = le point de navigation { $number } près { ELIDE("de", $planet) }

## refusals

refusal_game-over = La partie est finie.
refusal_not-asked = On ne te demande rien pour l’instant.
refusal_hostile-patrol-first = { $patrol } t’est hostile ici : combats-la d’abord.
refusal_wrong-question = Ça ne répond pas à la question : { $question }
refusal_out-of-reach = Trop loin ({ $space }) : { $steps } espaces, et ton hyperpropulsion est de { $range }.
refusal_nothing-to-recover = Il n’y a aucun dégât à récupérer.
refusal_no-market-here = Il faut une planète pour aller au marché.
refusal_no-more-discards = Tu as écarté assez de cartes pour cette visite ({ $deck }).
refusal_not-its-destination = « { $card } » se livre ailleurs : { $space }.
refusal_ability-not-ready = { $ability } : pas utilisable maintenant.
refusal_no-such-patrol-here = { $patrol } n’est pas là.
refusal_contact-not-here = Ce contact n’est pas là.
refusal_not-in-the-core = On ne traverse que depuis un espace du Noyau.
refusal_not-at-the-job = « { $card } » se fait ailleurs : { $space }.
refusal_target-not-here = Ta cible n’est pas là : { $card }.
refusal_cannot-pay = Ça coûte { $price } et tu as { $credits }.
refusal_not-offered = Ce choix n’est pas proposé : { $question }
refusal_question-passed = Cette question a déjà sa réponse. Maintenant : { $question }
refusal_no-such-space = Cet endroit n’est pas sur la carte.
refusal_already-there = Ton vaisseau y est déjà : { $space }.
refusal_patrol-in-the-way = { $patrol } t’arrête en route ({ $at }) : ta réputation auprès d’elle n’est pas bonne.
refusal_maelstrom-in-the-way = Le Maelström met fin au trajet avant l’arrivée : { $space }.
refusal_market-done = Tu as déjà fait ton marché ce tour-ci.
refusal_nothing-on-show = Il n’y a plus rien à acheter ({ $deck }).
refusal_not-in-this-market = Ce paquet ne fait pas partie de cette visite ({ $deck }).
refusal_not-sold-here = « { $card } » ne se vend pas sur cette planète.
refusal_too-dear = « { $card } » te coûte { $price } et tu as { $credits } ; rien à troquer ne suffirait.
refusal_no-slot = Pas de place pour « { $card } » ({ $kind }).
refusal_one-armor = Une armure suffit : « { $card } » ne se porte pas par-dessus.
refusal_no-used-ship = Aucun vaisseau d’occasion n’est à ta portée.
refusal_not-your-card = Tu n’as pas cette carte.
refusal_tried-already = Tu as déjà essayé ce tour-ci : « { $card } ».
refusal_not-deliverable-here = « { $card } » ne se livre pas ici.
refusal_trade-done = Tu as déjà échangé ce tour-ci.
refusal_ability-used = { $ability } : déjà utilisée ce tour-ci.
refusal_ability-too-dear = { $ability } coûte { $price } et tu as { $credits }.
refusal_ability-idle = { $ability } : cela ne changerait rien maintenant.
refusal_no-job = « { $card } » n’est pas une mission.
refusal_nobody-for-the-job = « { $card } » demande une autre personne dans ton espace.
refusal_partner-down = « { $card } » se fait à deux, et { $who } est hors de combat.
refusal_rival-down = { $who } est hors de combat : personne à affronter.
refusal_no-berth = Il n’y a de couchette pour personne à bord.
refusal_line-unmet = La condition n’est pas remplie.
refusal_line-idle = Cela ne changerait rien maintenant.
refusal_make-room-first = Fais d’abord de la place : aucun emplacement n’est libre.
refusal_quoted = « { $words } »
refusal_that-ability = Cette capacité
refusal_nobody-to-deal-with = Il n’y a personne là pour cet accord.
refusal_one-at-a-time = À tout le monde à la fois, on ne demande qu’une faveur, contre des crédits, des jetons ou des mots.
refusal_nobody-can-help = Personne ne peut t’accorder cette faveur maintenant.
refusal_odd-sum = Les crédits changent de mains par milliers.
refusal_sum-not-there = Tu offres { $price } et tu as { $credits }.
refusal_sum-not-there-them = Tu demandes { $price } et en face il y a { $credits }.
refusal_not-their-card = En face, personne n’a cette carte.
refusal_card-stays = « { $card } » ne concerne personne d’autre : cela ne se cède pas.
refusal_named-twice = Chaque chose ne peut figurer qu’une fois.
refusal_no-such-debt = Tu n’as pas ce jeton de dette.
refusal_no-such-debt-them = En face, personne n’a ce jeton de dette.
refusal_no-such-promise = Cette promesse n’est pas possible ici.
refusal_nothing-offered = Les deux plateaux sont vides.
refusal_favor-not-now = Une faveur ne s’accorde maintenant qu’à la personne dont c’est le moment ; promets-la pour plus tard ou donne un jeton de dette.
refusal_no-favors-here = Cette table joue sans faveurs.
refusal_no-such-favor = Cette faveur n’existe pas.
refusal_favor-received = Une faveur par tour suffit.
refusal_favor-of-no-use = Cette faveur ne servirait à rien maintenant.
refusal_cannot-grant = Tu ne peux pas accorder cette faveur : il te manque la compétence ou les amis.
refusal_cannot-grant-them = En face, il manque la compétence ou les amis pour cette faveur.
refusal_talked-already = On en a déjà parlé ce tour-ci. Redemande au prochain.
refusal_cards-only-here = Cartes et équipage ne changent de mains qu’entre vaisseaux dans le même espace.
refusal_trade-is-an-action = Cartes et équipage s’échangent pendant l’étape d’action, ou contre une faveur.
refusal_does-not-fit = Tu n’aurais pas d’emplacement pour « { $card } ».
refusal_does-not-fit-them = En face, il n’y aurait pas d’emplacement pour « { $card } ».
refusal_two-armors = Une armure te suffit : « { $card } » serait la deuxième.
refusal_two-armors-them = Une armure suffit en face : « { $card } » serait la deuxième.
refusal_dice-are-down = Les dés sont sur la table : ni faveurs ni accords maintenant.
refusal_talked-enough = Assez d’offres : accepte ou pars.
refusal_no-talk-now = Pas d’accord au milieu de ceci : { $question }
