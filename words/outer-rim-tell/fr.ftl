## tell/effects

do_gain-credits = gagne { NUMBER($amount) } crédits
do_gain-credits-per = gagne { NUMBER($amount) } crédits { $per }
per_crew = par membre de ton équipage
per_different-skill = par compétence différente à bord
per_job = par mission en main
per_bounty = par prime en main
per_cargo = par cargaison transportée
per_droid-crew = par droïde de l’équipage
do_lose-credits = perds { NUMBER($amount) } crédits
do_lose-all-credits = perds tous tes crédits
do_pay = paie { NUMBER($amount) } crédits
do_gain-fame =
    { $amount ->
        [one] gagne { NUMBER($amount) } point de renommée
       *[other] gagne { NUMBER($amount) } points de renommée
    }
do_lose-fame =
    { $amount ->
        [one] perds { NUMBER($amount) } point de renommée
       *[other] perds { NUMBER($amount) } points de renommée
    }
do_gain-reputation = gagne de la réputation { $with }
do_lose-reputation = perds de la réputation { $with }
do_suffer-character =
    { $amount ->
        [one] subis { NUMBER($amount) } dégât
       *[other] subis { NUMBER($amount) } dégâts
    }
do_suffer-ship =
    { $amount ->
        [one] ton vaisseau subit { NUMBER($amount) } dégât
       *[other] ton vaisseau subit { NUMBER($amount) } dégâts
    }
do_recover-character =
    { $amount ->
        [one] récupère { NUMBER($amount) } dégât
       *[other] récupère { NUMBER($amount) } dégâts
    }
do_recover-ship =
    { $amount ->
        [one] répare { NUMBER($amount) } dégât de ton vaisseau
       *[other] répare { NUMBER($amount) } dégâts de ton vaisseau
    }
do_recover-both =
    { $amount ->
        [one] récupère { NUMBER($amount) } dégât sur toi et sur ton vaisseau
       *[other] récupère { NUMBER($amount) } dégâts sur toi et sur ton vaisseau
    }
do_recover-all-character = récupère tous tes dégâts
do_recover-all-ship = répare entièrement ton vaisseau
do_recover-all-both = récupère tous les dégâts, toi et ton vaisseau
do_test = fais un test { $skills }
do_of-skill = { ELIDE("de", $skill) }
do_test-until-passed = fais un test { $skills } jusqu’à réussir
do_opposed-test = toi et l’autre faites chacun un test { $skills }
do_fight-ground = combats au sol contre une valeur de { NUMBER($strength) }
do_fight-ship = combats dans l’espace contre une valeur de { NUMBER($strength) }
do_fight-ground-less =
    { $less ->
        [one] combats au sol contre une valeur de { NUMBER($strength) }, avec { NUMBER($less) } dégât de moins en cas de victoire
       *[other] combats au sol contre une valeur de { NUMBER($strength) }, avec { NUMBER($less) } dégâts de moins en cas de victoire
    }
do_fight-ship-less =
    { $less ->
        [one] combats dans l’espace contre une valeur de { NUMBER($strength) }, avec { NUMBER($less) } dégât de moins en cas de victoire
       *[other] combats dans l’espace contre une valeur de { NUMBER($strength) }, avec { NUMBER($less) } dégâts de moins en cas de victoire
    }
do_fight-until-won-ground = combats au sol contre une valeur de { NUMBER($strength) } jusqu’à la victoire
do_fight-until-won-ship = combats dans l’espace contre une valeur de { NUMBER($strength) } jusqu’à la victoire
do_fight-patrol = combats { $patrol }
do_fight-player = combats ici { $who }
do_fight-player-ground = combats ici, au sol, { $who }
do_fight-player-ship = combats ici, vaisseau contre vaisseau, { $who }
do_roll = lance un dé
do_choose = choisis une ligne
do_may = tu peux choisir une ligne
do_may-one = tu peux
do_nothing = rien de plus
do_move-to = va tout droit vers { $space }
do_move-to-other-core = traverse vers l’autre espace du Noyau
do_move-up-to =
    { $spaces ->
        [one] vole jusqu’à { NUMBER($spaces) } espace
       *[other] vole jusqu’à { NUMBER($spaces) } espaces
    }
do_move-up-to-freely =
    { $spaces ->
        [one] vole jusqu’à { NUMBER($spaces) } espace, sans t’arrêter aux patrouilles
       *[other] vole jusqu’à { NUMBER($spaces) } espaces, sans t’arrêter aux patrouilles
    }
do_roll-per-crew = lance un dé par membre de ton équipage
do_move-patrol-up-to =
    { $spaces ->
        [one] { $patrol } avance vers toi, de { NUMBER($spaces) } espace au plus
       *[other] { $patrol } avance vers toi, de { NUMBER($spaces) } espaces au plus
    }
do_move-patrol =
    { $spaces ->
        [one] { $patrol } avance vers toi de { NUMBER($spaces) } espace
       *[other] { $patrol } avance vers toi de { NUMBER($spaces) } espaces
    }
do_patrol-to-you = { $patrol } vient dans ton espace
do_reveal-contact = révèle un contact face cachée ici
do_look-at-contact = regarde un contact face cachée ici
do_reveal-planet = révèle tous les contacts d’une planète où personne ne se trouve
do_gain-crew = ce contact rejoint ton équipage
do_gain-crew-named = { $contact } rejoint ton équipage, si personne n’est passé avant toi
do_discard-contact = ce contact quitte la partie
do_discard = abandonne { $things }
do_gain-card = obtiens « { $card } »
do_take-top = prends gratuitement { $card }
do_market = va au marché
do_market-decks = va au marché ({ $decks })
do_market-discount = va au marché, où tout coûte { NUMBER($discount) } crédits de moins
do_market-discount-decks = va au marché ({ $decks }), où tout coûte { NUMBER($discount) } crédits de moins
do_discard-top = mets { $card } sous son paquet
top_bounty = la prime visible
top_cargo = la cargaison visible
top_gear-mod = l’équipement ou l’amélioration visible
top_job = la mission visible
top_luxury = la carte de luxe visible
top_ship = le vaisseau visible
do_databank = résous une carte { NUMBER($number) } de la banque de données
do_rotate = tourne cette carte
do_rotate-named = tourne « { $card } »
do_complete = touche la récompense
do_fail = c’est un échec
do_stop = le reste de cette carte est ignoré
do_deliver = livre la cargaison
do_deliver-less = livre la cargaison pour { NUMBER($less) } crédits de moins
do_keep-cargo = garde la cargaison à bord
do_discard-cargo = perds la cargaison
do_discard-this = cette carte est défaussée
do_remove-this = cette carte quitte la partie
do_extra-turn = rejoue après ce tour
do_take-asset-you = prends { $things } à l’autre, à ton choix
do_take-asset-them = l’autre te cède { $things }, à son choix
do_take-asset-cost = { $taking } (coût de { NUMBER($cost) } au plus)
do_take-asset-mark = { $taking }, et la carte est marquée
do_take-credits = prends { NUMBER($amount) } crédits à l’autre
do_complete-goal-character = ton objectif personnel est atteint
do_complete-goal-ship = l’objectif de ton vaisseau est atteint
do_complete-ambition = l’objectif { NUMBER($goal) } de ton ambition est atteint
do_win-game = si tu tiens encore debout, tu gagnes la partie
special_used-ship-for-sale = tu peux prendre tout vaisseau de la réserve plus cher que le tien, pour la différence, avec 3 dégâts
special_special-order = choisis équipements ou améliorations : révèle les deux premiers du genre, achètes-en un si tu veux
special_special-order-gear = révèle les deux premiers équipements, achètes-en un si tu veux
special_special-order-mod = révèle les deux premières améliorations, achètes-en une si tu veux
special_name-a-ship-price = annonce un prix : le premier vaisseau à ce prix est révélé, achète-le si tu veux, puis mélange le paquet
special_buy-found-ship = achète le vaisseau trouvé si tu veux, puis mélange le paquet
special_mark-a-planet = la personne la plus proche désigne la planète de destination, à 2 espaces au moins ; en solo, le hasard s’en charge
special_protect-token = sabote cette planète impériale ; deux planètes sabotées, et ton objectif est atteint
special_flip-back = retourne ta carte de personnage
special_take-droid-crew = prends un droïde dans l’équipage de quelqu’un ici
special_hera-gift = cette personne gagne de la réputation auprès des Rebelles et te donne une cargaison ou 4 000 crédits
special_hera-gives = donne une cargaison ou 4 000 crédits
special_dengar-consolation = gagne 1 point de renommée si l’autre en a plus que toi, sinon 5 000 crédits ; l’autre gagne de la réputation auprès d’une faction de son choix
special_hondo-persuades = choisis quelqu’un ici et fais un test d’influence ; si tu réussis, on te cède une cargaison, un équipement ou une amélioration, marquée, et ton objectif est atteint
special_take-marked = reprends une des cartes marquées
special_expose = cette personne perd de la réputation auprès d’une faction de ton choix
special_expose-faction = l’autre perd de la réputation auprès d’une faction de ton choix
special_share-jewels = quelqu’un d’autre ici gagne 7 000 crédits et 1 point de renommée
special_wanted-reward = gagne 5 000 crédits et 1 point de renommée, ou 2 points de renommée si l’autre en a plus que toi
lead_passed = Réussi
lead_failed = Raté
lead_each-failure = Après chaque échec
lead_best = Tu réussis, l’autre échoue
lead_even = Ni l’un ni l’autre, ou les deux
lead_worst = L’autre réussit, tu échoues
lead_won = Victoire
lead_lost = Défaite
lead_otherwise = Sinon
lead_then = Ensuite
lead_none = Si tu n’en as pas
lead_opponent = L’autre
lead_players-here = Toute autre personne ici
tell_also = { $one } ; { $other }
tell_told-verbs = gagne|perd|subit
tell_and-also = { $one }, et { $other }
tell_verbs = gagne|perds
tell_they = gagne=gagne|perds=perd|fais=fait|subis=subit|récupère=récupère|retourne=retourne|ton=son|ta=sa|tes=ses
tell_theirs = { SMALL($lead) } { $text }
tell_their-verbs = perds=perd|subis=subit|prends=prend|reprends=reprend|fais=fait|combats=combat|obtiens=obtient|choisis=choisit|résous=résout
tell_their-words = si tu tiens encore debout, tu gagnes la partie=gagne la partie si son personnage tient encore debout|vers toi=vers son vaisseau|passé avant toi=passé avant|plus que toi=plus|si tu as=s’il y a|tu peux=peut|ton=son|ta=sa|tes=ses
tell_if = si { $condition }
tell_line = { $lead } : { $text }
tell_list = { $lead } :

## tell/conditions

if_reputation = ta réputation { $with } est { $standings }
unless_reputation = ta réputation { $with } n’est pas { $standings }
if_any-reputation =
    { $atLeast ->
        [one] ta réputation est { $standing } auprès d’au moins { NUMBER($atLeast) } faction
       *[other] ta réputation est { $standing } auprès d’au moins { NUMBER($atLeast) } factions
    }
unless_any-reputation =
    { $atLeast ->
        [one] ta réputation est { $standing } auprès de moins de { NUMBER($atLeast) } faction
       *[other] ta réputation est { $standing } auprès de moins de { NUMBER($atLeast) } factions
    }
if_skill = tu as la compétence { $skill } à bord
unless_skill = tu n’as pas la compétence { $skill } à bord
if_different-skills = tu as au moins { NUMBER($atLeast) } compétences différentes à bord
unless_different-skills = tu as moins de { NUMBER($atLeast) } compétences différentes à bord
if_credits = tu as au moins { NUMBER($atLeast) } crédits
unless_credits = tu as moins de { NUMBER($atLeast) } crédits
if_fame =
    { $atLeast ->
        [one] tu as au moins { NUMBER($atLeast) } point de renommée
       *[other] tu as au moins { NUMBER($atLeast) } points de renommée
    }
unless_fame =
    { $atLeast ->
        [one] tu as moins de { NUMBER($atLeast) } point de renommée
       *[other] tu as moins de { NUMBER($atLeast) } points de renommée
    }
if_has = tu as au moins { NUMBER($atLeast) } { $things }
tell_you-have = tu as
tell_you-are = tu es
tell_and-if = si { $condition }
if_has-exactly = tu as exactement { NUMBER($atLeast) } { $things }
if_has-one = tu as au moins { $thing }
if_has-exactly-one = tu as exactement { $thing }
unless_has = tu as moins de { NUMBER($atLeast) } { $things }
unless_has-one = tu n’as pas { ELIDE("de", $things) }
if_has-worth = tu as au moins { NUMBER($atLeast) } { $things }, pour un total de { NUMBER($totalCost) } crédits ou plus
unless_has-worth = tu n’as pas { NUMBER($atLeast) } { $things } pour un total de { NUMBER($totalCost) } crédits
if_droid-crew =
    { $atLeast ->
        [one] tu as au moins { NUMBER($atLeast) } droïde dans ton équipage
       *[other] tu as au moins { NUMBER($atLeast) } droïdes dans ton équipage
    }
unless_droid-crew =
    { $atLeast ->
        [one] tu as moins de { NUMBER($atLeast) } droïde dans ton équipage
       *[other] tu as moins de { NUMBER($atLeast) } droïdes dans ton équipage
    }
if_luxury =
    { $atLeast ->
        [one] tu possèdes au moins { NUMBER($atLeast) } carte de luxe
       *[other] tu possèdes au moins { NUMBER($atLeast) } cartes de luxe
    }
unless_luxury =
    { $atLeast ->
        [one] tu possèdes moins de { NUMBER($atLeast) } carte de luxe
       *[other] tu possèdes moins de { NUMBER($atLeast) } cartes de luxe
    }
if_crew-named = tu as { $contact } dans ton équipage
unless_crew-named = tu n’as pas { $contact } dans ton équipage
if_free-slot = tu as de la place pour { $thing }
unless_free-slot = tu n’as pas de place pour { $thing }
if_ship-cost = ton vaisseau coûte { NUMBER($atLeast) } crédits ou plus
unless_ship-cost = ton vaisseau coûte moins de { NUMBER($atLeast) } crédits
if_damage-character =
    { $atLeast ->
        [one] tu as subi au moins { NUMBER($atLeast) } dégât
       *[other] tu as subi au moins { NUMBER($atLeast) } dégâts
    }
unless_damage-character =
    { $atLeast ->
        [one] tu as subi moins de { NUMBER($atLeast) } dégât
       *[other] tu as subi moins de { NUMBER($atLeast) } dégâts
    }
if_damage-ship =
    { $atLeast ->
        [one] ton vaisseau a au moins { NUMBER($atLeast) } dégât
       *[other] ton vaisseau a au moins { NUMBER($atLeast) } dégâts
    }
unless_damage-ship =
    { $atLeast ->
        [one] ton vaisseau a moins de { NUMBER($atLeast) } dégât
       *[other] ton vaisseau a moins de { NUMBER($atLeast) } dégâts
    }
if_at = tu es { $at }
unless_at = tu n’es pas { $at }
if_on-planet = tu es sur une planète
unless_on-planet = tu n’es pas sur une planète
if_on-navpoint = tu es à un point de navigation
unless_on-navpoint = tu n’es pas à un point de navigation
if_on-planet-of = tu es sur une planète { $of }
unless_on-planet-of = tu n’es pas sur une planète { $of }
if_patrol-here = { $patrol } est là
unless_patrol-here = { $patrol } n’est pas là
if_sympathizer-here = un contact ou un membre d’équipage ici a bonne réputation { $with }
unless_sympathizer-here = aucun contact ni membre d’équipage ici n’a bonne réputation { $with }
if_facedown-contact-here = un contact face cachée est là
unless_facedown-contact-here = aucun contact face cachée n’est là
if_player-here = { $who } est là
unless_player-here = personne ici ne répond à ceci : { $who }
if_droid = tu joues un droïde
unless_droid = tu ne joues pas un droïde
if_defeated = tu es hors de combat
unless_defeated = tu tiens encore debout
who_player = quelqu’un d’autre
who_more-fame = avec plus de renommée que toi
who_fame-at-least =
    { $fame ->
        [one] avec { NUMBER($fame) } point de renommée ou plus
       *[other] avec { NUMBER($fame) } points de renommée ou plus
    }
who_any-negative = avec une mauvaise réputation quelque part
who_droid-crew = avec un droïde dans l’équipage
who_reputation = dont la réputation { $with } est { $standings }
with_planet = auprès de la faction de cette planète
with_patrol = auprès de la faction d’une patrouille présente
with_nearest-patrol = auprès de la faction de la patrouille la plus proche
with_choice = auprès d’une faction de ton choix
with_rival = auprès de la faction rivale
patrol_planet = la patrouille de la faction de cette planète
patrol_patrol = une patrouille présente
patrol_nearest-patrol = la patrouille la plus proche
patrol_choice = une patrouille de ton choix
patrol_rival = la patrouille rivale
patrol_any = une patrouille
patrol_at-level = { $patrol } de niveau { $levels }
of_hutt = des Hutts
of_syndicate = du Syndicat
of_imperial = de l’Empire
of_rebel = des Rebelles
at_planet = sur { $planet }
at_spinward-core = dans le Noyau du Levant
at_trailing-core = dans le Noyau du Couchant
at_ring-of-kafrene = sur l’Anneau de Kafrene
at_maelstrom = dans le Maelström
things_cargo =
    { $amount ->
        [one] cargaison
       *[other] cargaisons
    }
things_gear =
    { $amount ->
        [one] équipement
       *[other] équipements
    }
things_mod =
    { $amount ->
        [one] amélioration
       *[other] améliorations
    }
things_crew =
    { $amount ->
        [one] membre d’équipage
       *[other] membres d’équipage
    }
things_job =
    { $amount ->
        [one] mission
       *[other] missions
    }
things_bounty =
    { $amount ->
        [one] prime
       *[other] primes
    }
thing_cargo = une cargaison
thing_gear = un équipement
thing_mod = une amélioration
thing_crew = un membre d’équipage
thing_job = une mission
thing_bounty = une prime

## tell/abilities

has_bonus-ground = { NUMBER($amount) } au combat au sol
has_bonus-ship = { NUMBER($amount) } au combat spatial
has_bonus-health = { NUMBER($amount) } de santé
has_bonus-hull = { NUMBER($amount) } de coque
has_bonus-hyperdrive = { NUMBER($amount) } d’hyperpropulsion
has_skill = donne la compétence { $skill }
has_turn-focus-hit =
    { $count ->
        [one] change jusqu’à { NUMBER($count) } de tes concentrations en touche
       *[other] change jusqu’à { NUMBER($count) } de tes concentrations en touches
    }
has_turn-one-focus-hit = change une de tes concentrations en touche
has_turn-one-focus-crit = change une de tes concentrations en coup critique
has_turn-focus-crit =
    { $count ->
        [one] change jusqu’à { NUMBER($count) } de tes concentrations en coup critique
       *[other] change jusqu’à { NUMBER($count) } de tes concentrations en coups critiques
    }
has_cancel-hit = annule une touche adverse
has_cancel-crit = annule un coup critique adverse, ou une touche à défaut
has_focus-cancels = chacune de tes concentrations annule une touche adverse
has_fewer-dice = l’adversaire lance un dé de moins
has_reroll-blanks = une fois, relance tes faces vides
has_reroll-any = une fois, relance autant de tes dés que tu veux
has_reroll-one = une fois par jet, tu peux relancer un de tes dés, au combat, lors d’un test ou ailleurs
has_reroll-test-focus = lors d’un test, tu peux relancer une fois tes concentrations
has_reroll-opposing = une fois, l’adversaire relance { NUMBER($count) } de ses meilleurs dés, un de plus si tu as { $skills } à bord
has_focus-to-crit = une fois par tour, change une de tes concentrations en coup critique, au combat ou lors d’un test
has_hurt-for-hit = s’il te reste 2 de santé ou plus, subis 1 dégât pour changer un de tes dés en touche
has_hurt-for-crit = s’il te reste 2 de santé ou plus, subis 1 dégât pour changer un de tes dés en coup critique
has_rotate-for-dice =
    { $dice ->
        [one] tourne cette carte pour lancer { NUMBER($dice) } dé de plus
       *[other] tourne cette carte pour lancer { NUMBER($dice) } dés de plus
    }
has_rotate-for-hits =
    { $hits ->
        [one] tourne cette carte pour ajouter { NUMBER($hits) } touche
       *[other] tourne cette carte pour ajouter { NUMBER($hits) } touches
    }
has_stun = contre une cible, tu peux lancer un dé de plus, mais seulement pour la capturer
has_suffer-less-win =
    { $amount ->
        [one] en cas de victoire, subis { NUMBER($amount) } dégât de moins
       *[other] en cas de victoire, subis { NUMBER($amount) } dégâts de moins
    }
has_suffer-less-always =
    { $amount ->
        [one] subis { NUMBER($amount) } dégât de moins
       *[other] subis { NUMBER($amount) } dégâts de moins
    }
has_suffer-at-most =
    { $amount ->
        [one] en cas de victoire, subis { NUMBER($amount) } dégât au plus
       *[other] en cas de victoire, subis { NUMBER($amount) } dégâts au plus
    }
has_hurt-more =
    { $amount ->
        [one] en cas de victoire, l’adversaire subit { NUMBER($amount) } dégât de plus
       *[other] en cas de victoire, l’adversaire subit { NUMBER($amount) } dégâts de plus
    }
has_reward-job = { NUMBER($amount) } crédits de plus pour chaque mission accomplie
has_reward-cargo = { NUMBER($amount) } crédits de plus pour chaque cargaison livrée
has_elimination-reward = { NUMBER($amount) } crédits de plus quand tu élimines une cible
has_fame-for-credits-bounty = tu peux prendre 1 point de renommée à la place des crédits d’une prime
has_fame-for-credits-job = tu peux prendre 1 point de renommée à la place des crédits d’une mission
has_fame-for-credits-illegal = tu peux prendre 1 point de renommée à la place des crédits d’une cargaison illégale
has_fame-while =
    { $amount ->
        [one] tu as { NUMBER($amount) } point de renommée de plus tant { ELIDE("que", $condition) }
       *[other] tu as { NUMBER($amount) } points de renommée de plus tant { ELIDE("que", $condition) }
    }
has_fame-always =
    { $amount ->
        [one] tu as { NUMBER($amount) } point de renommée de plus
       *[other] tu as { NUMBER($amount) } points de renommée de plus
    }
has_patrol-fame =
    { $amount ->
        [one] { NUMBER($amount) } point de renommée de plus quand une patrouille en donne
       *[other] { NUMBER($amount) } points de renommée de plus quand une patrouille en donne
    }
has_after-win = en cas de victoire
has_credits-per-margin = en cas de victoire, gagne { NUMBER($amount) } crédits par point d’écart
has_fame-to-credits = quand tu gagnes de la renommée, gagnes-en 1 de moins et prends { NUMBER($amount) } crédits à la place
has_starting-fame =
    { $amount ->
        [one] tu commences avec { NUMBER($amount) } point de renommée
       *[other] tu commences avec { NUMBER($amount) } points de renommée
    }
has_any-skill-once-per-turn = une fois par tour, avant un test, la compétence compte une fois de plus pour toi
has_any-skill-discard-when-passed = avant un test, la compétence peut compter une fois de plus pour toi ; si tu réussis, cette carte est défaussée
has_slot-cargo =
    { $amount ->
        [one] { NUMBER($amount) } emplacement de cargaison de plus
       *[other] { NUMBER($amount) } emplacements de cargaison de plus
    }
has_slot-mod =
    { $amount ->
        [one] { NUMBER($amount) } emplacement d’amélioration de plus
       *[other] { NUMBER($amount) } emplacements d’amélioration de plus
    }
has_bonus-per-job = { $bonus } par mission que tu détiens
has_die-against-defeat =
    { $recover ->
        [one] sur le point d’être hors de combat dans l’espace, lance un dé : sur { $faces }, répare plutôt { NUMBER($recover) } dégât du vaisseau
       *[other] sur le point d’être hors de combat dans l’espace, lance un dé : sur { $faces }, répare plutôt { NUMBER($recover) } dégâts du vaisseau
    }
has_no-forced-patrols = rien ne t’oblige à combattre une patrouille qui te hait
has_patrols-forgive = battre une patrouille ne te coûte pas de réputation
has_hold-ship = tu peux arrêter un vaisseau qui traverse ton espace
has_slot-crew =
    { $amount ->
        [one] { NUMBER($amount) } place d’équipage de plus
       *[other] { NUMBER($amount) } places d’équipage de plus
    }
has_smuggle = quand tu lances le dé pour une cargaison illégale, { $faces } compte comme une touche
one_hit = une touche
one_crit = un coup critique
one_focus = une concentration
one_blank = une face vide
has_slip-past = quand une patrouille devrait t’arrêter, fais un test { $skills } ; si tu réussis, continue
has_avoid-defeat = au lieu d’être hors de combat, tu peux abandonner un membre d’équipage et récupérer tous tes dégâts
has_send-patrol-away =
    { $within ->
        [one] quand une carte que tu révèles déplace une patrouille à { NUMBER($within) } espace de toi ou moins, tu peux l’envoyer vers quelqu’un d’autre
       *[other] quand une carte que tu révèles déplace une patrouille à { NUMBER($within) } espaces de toi ou moins, tu peux l’envoyer vers quelqu’un d’autre
    }
has_reach =
    { $spaces ->
        [one] ta rencontre peut être une patrouille ou un contact à { NUMBER($spaces) } espace au plus
       *[other] ta rencontre peut être une patrouille ou un contact à { NUMBER($spaces) } espaces au plus
    }
has_when-defeated = quand tu te retrouves hors de combat
has_lost-with-ship-combat = cette carte est perdue quand tu perds un combat spatial
has_may-be-fought = les autres dans ton espace peuvent te combattre comme rencontre
has_after-orange-crew = quand un contact orange rejoint ton équipage
lead_any-roll = Tout jet
lead_ground = Combat au sol
lead_ship = Combat spatial
# As in English.
lead_both = Combat
lead_they-win = L’autre gagne
lead_they-lose = L’autre perd
step_planning = Préparation
# As in English.
step_action = Action
step_encounter = Rencontre
step_patrol-won = Après une patrouille vaincue
step_special = À la fin

## tell/goals

goal_bounty-reward =
    { $times ->
        [one] touche la récompense de { NUMBER($times) } prime
       *[other] touche la récompense de { NUMBER($times) } primes
    }
goal_bounty-delivered =
    { $times ->
        [one] livre { NUMBER($times) } cible capturée
       *[other] livre { NUMBER($times) } cibles capturées
    }
goal_job-completed =
    { $times ->
        [one] accomplis { NUMBER($times) } mission
       *[other] accomplis { NUMBER($times) } missions
    }
goal_cargo-delivered =
    { $times ->
        [one] livre { NUMBER($times) } cargaison
       *[other] livre { NUMBER($times) } cargaisons
    }
goal_illegal-delivered =
    { $times ->
        [one] livre { NUMBER($times) } cargaison illégale
       *[other] livre { NUMBER($times) } cargaisons illégales
    }
goal_combat-won =
    { $times ->
        [one] gagne { NUMBER($times) } combat
       *[other] gagne { NUMBER($times) } combats
    }
goal_ground-combat-won =
    { $times ->
        [one] gagne { NUMBER($times) } combat au sol
       *[other] gagne { NUMBER($times) } combats au sol
    }
goal_ship-combat-won =
    { $times ->
        [one] gagne { NUMBER($times) } combat spatial
       *[other] gagne { NUMBER($times) } combats spatiaux
    }
goal_patrol-beaten =
    { $times ->
        [one] bats { NUMBER($times) } patrouille
       *[other] bats { NUMBER($times) } patrouilles
    }
goal_five-dice-beaten =
    { $times ->
        [one] bats { NUMBER($times) } adversaire qui lance cinq dés ou plus
       *[other] bats { NUMBER($times) } adversaires qui lancent cinq dés ou plus
    }
goal_crew-gained =
    { $times ->
        [one] engage { NUMBER($times) } membre d’équipage
       *[other] engage { NUMBER($times) } membres d’équipage
    }
goal_orange-crew-gained =
    { $times ->
        [one] prends { NUMBER($times) } contact orange dans ton équipage
       *[other] prends { NUMBER($times) } contacts orange dans ton équipage
    }
goal_navpoint-encountered =
    { $times ->
        [one] fais { NUMBER($times) } rencontre à des points de navigation
       *[other] fais { NUMBER($times) } rencontres à des points de navigation
    }
goal_imperial-3-encountered =
    { $times ->
        [one] affronte { NUMBER($times) } patrouille impériale de niveau 3 ou 4
       *[other] affronte { NUMBER($times) } patrouilles impériales de niveau 3 ou 4
    }
goal_imperial-lost-while-negative = perds de la réputation auprès de l’Empire alors qu’elle est déjà mauvaise
goal_takodana-encountered =
    { $times ->
        [one] fais { NUMBER($times) } rencontre sur Takodana
       *[other] fais { NUMBER($times) } rencontres sur Takodana
    }
goal_ship-recovered-3 = répare trois dégâts de vaisseau d’un coup
goal_planning-recovered-4 = récupère quatre dégâts en une préparation
goal_times = { $goal } ({ NUMBER($times) } fois)
goal_have = atteint dès { ELIDE("que", $condition) }
goal_while = { $goal }, alors { ELIDE("que", $condition) }
goal_while-having = { $goal } en ayant { $what }
goal_pay = { $goal }, puis paie { NUMBER($pay) } crédits
goal_ability = atteint grâce à sa capacité
lead_goal = Objectif
lead_dash = À tout moment
lead_numbered = Dans l’ordre
lead_infinity = Condition pour gagner
lead_final = En dernier
goal_encounter = fais une rencontre { $at }
goal_begin-credits = { NUMBER($credits) } crédits
goal_begin-card = « { $card } »

## tell/cards

kind_luxury = luxe
kind_ship = vaisseau
kind_event = occasion
# As in English.
kind_contact = contact
kind_character = personnage
kind_databank = banque de données
kind_encounter = rencontre
# As in English.
kind_ambition = ambition
kind_ai = adversaire automatique
lead_cost = Prix
lead_at = Où
card_not-on = pas en vente { $at }
lead_patrol-icon = Quand elle devient visible
lead_reveal-icon =
    { $reveal ->
        [one] Quand elle devient visible, à { NUMBER($reveal) } joueur au plus
       *[other] Quand elle devient visible, à { NUMBER($reveal) } joueurs au plus
    }
card_patrol-icon =
    { $spaces ->
        [one] { $patrol } avance de { NUMBER($spaces) } espace vers la personne qui l’a révélée
       *[other] { $patrol } avance de { NUMBER($spaces) } espaces vers la personne qui l’a révélée
    }
card_reveal-icon = un contact est révélé
card_credits = { NUMBER($amount) } crédits
card_fame =
    { $amount ->
        [one] { NUMBER($amount) } point de renommée
       *[other] { NUMBER($amount) } points de renommée
    }
card_free = gratuit
lead_deliver = Livraison
card_to-patrol = { ELIDE("à", $patrol) }
lead_illegal = Illégale
card_illegal = lance un dé, seule une touche passe ; sur toute autre face, pas de rencontre ce tour-ci, et une carte 1 de la banque de données est piochée : cachée jusque-là, elle peut coûter des crédits, de la réputation ou un combat ; une cargaison qui ne passe pas reste à bord, sauf si l’on y renonce
card_turns-round = la carte se tourne au lieu de quitter ta soute
card_no-delivery = elle ne se livre nulle part
card_marked-delivery = sur la planète désignée à l’achat
lead_roll-to-buy = Pour l’acheter
card_roll-to-buy = paie, puis lance un dé : seule une touche (3 faces sur 8) l’emporte ; sinon le prix est perdu et une carte { NUMBER($number) } de la banque de données suit : cachée jusque-là, elle peut coûter des crédits, de la réputation ou un combat, ou déplacer une patrouille
lead_after-buying = À l’achat
lead_other-end = L’autre bout
card_other-end = « { $name } »
card_armor = armure : une seule à la fois
card_weapon = arme
lead_trait = Type
lead_target = Cible
card_target-ground = { $contact } (contact { $class }), combat au sol contre une valeur de { NUMBER($strength) }
card_target-ship = { $contact } (contact { $class }), combat spatial contre une valeur de { NUMBER($strength) }
lead_eliminate = Éliminer
lead_capture = Capturer
card_capture = livrer la cible en vie { $at } : { $reward }
card_nothing = rien
lead_either-way = Dans les deux cas
card_at-player = dans tout espace où se trouve quelqu’un d’autre
lead_skills = Compétences
lead_crucial = Cruciale
card_crucial = rater le test { $skills } fait échouer la mission
lead_attempt = Tentative
card_attempt = son histoire est la carte { NUMBER($number) } de la banque de données : tests, combats, choix
card_together = il faut quelqu’un d’autre dans l’espace, qui participe
card_opposed = un test chacun ; fait si tu réussis et pas l’autre
lead_others = Les autres
lead_reward = Récompense
lead_afterwards = Après
card_after-removed = elle quitte la partie
card_after-discarded = elle retourne dans son paquet
card_after-shuffled = elle est remélangée dans son paquet
# As in English.
lead_favor-of = Faction
card_favor-of = { $faction } ; la faction rivale : { $rival }
card_droid = droïde
card_no-skills = aucune compétence propre
lead_crew = Dans l’équipage
lead_met = À la rencontre
lead_class = Classe
card_class-white = blanche
card_class-green = verte
card_class-yellow = jaune
# As in English.
card_class-orange = orange
card_no-crew = personne à engager
lead_figures = Valeurs
card_character-figures = combat au sol { NUMBER($ground) }, santé { NUMBER($health) }
card_ship-figures = hyperpropulsion { NUMBER($hyperdrive) }, combat { NUMBER($combat) }, coque { NUMBER($hull) }
lead_sides = Camp
card_sides = bonne réputation { $with }
lead_slots = Emplacements
slots_cargo =
    { $n ->
        [one] { NUMBER($n) } cargaison
       *[other] { NUMBER($n) } cargaisons
    }
slots_mod =
    { $n ->
        [one] { NUMBER($n) } amélioration
       *[other] { NUMBER($n) } améliorations
    }
slots_cargoOrMod = { NUMBER($n) } cargaison ou amélioration
slots_gearOrMod = { NUMBER($n) } équipement ou amélioration
slots_jobOrBounty = { NUMBER($n) } mission ou prime
slots_crew =
    { $n ->
        [one] { NUMBER($n) } place d’équipage
       *[other] { NUMBER($n) } places d’équipage
    }
slots_none = aucun
lead_start = Commence avec
card_start-90 = une prime
card_start-91 = une cargaison
card_start-92 = une mission
card_start-liked = de la réputation { $with }
card_start-disliked = mauvaise réputation { $with }
card_start-choice = de la réputation auprès d’une faction de ton choix
card_other-side = 1 point de renommée, et la carte se retourne
card_abilities-stay = les capacités de cette face restent
lead_other-side = Objectif atteint
card_turned-ship = 1 point de renommée, et le vaisseau devient « { $name } »
card_nothing-printed = aucune capacité
# As in English.
lead_secret = Secret
card_secret = garde cette carte ; une fois, { $when }
when_planning = à l’étape Préparation
when_action = à l’étape Action
when_encounter = à l’étape Rencontre, au lieu d’une rencontre
when_patrol-won = après une patrouille vaincue
when_special = à la fin
section_patrol = Point de navigation, avec une patrouille
section_no-patrol = Point de navigation, sans patrouille
section_core-worlds = Mondes du Noyau
section_across = À travers le Noyau
card_number = numéro { NUMBER($number) }

## tell/ai

ai-line_recover-if-defeated = hors de combat, récupère
ai-line_recover = en cas de dégâts, récupère entièrement
ai-line_recover-per-damage = en cas de dégâts, récupère entièrement et gagne { NUMBER($perDamage) } crédits pour chacun
ai-line_recover-character =
    { $amount ->
        [one] son personnage récupère { NUMBER($amount) } dégât
       *[other] son personnage récupère { NUMBER($amount) } dégâts
    }
ai-line_move-to-goal = vole vers son but le plus proche
ai-line_move-to-goal-fearless = vole vers son but le plus proche ; avec un vaisseau de { NUMBER($fearless) } crédits ou plus, aucune patrouille ne l’arrête
ai-line_move-to-goal-imperial = vole vers son but le plus proche, planètes impériales comprises
ai-line_move-to-target = vole vers une cible de ses primes
ai-line_move-to-player = rejoint la personne la plus proche à sa portée
ai-line_move-to-player-standing = rejoint la personne la plus proche à sa portée encore debout
ai-line_move-to-most-hated = va tout droit vers la personne qui a le plus de mauvaises réputations
ai-line_others-lose-reputation = toutes les autres personnes perdent une réputation de leur choix
ai-line_gain = gagne { NUMBER($amount) } crédits
ai-line_gain-per = gagne { NUMBER($amount) } crédits { $per }
ai-line_buy = achète la première carte possible : { $decks }
ai-line_buy-anywhere = achète la première carte possible : { $decks } ; les primes même hors d’une planète
ai-line_buy-away = achète la première carte possible : { $decks } ; la patrouille de la carte suivante s’éloigne
ai-line_or-sell = { $buying } ; si rien n’a été acheté sur une planète, écarte une carte de cargaison pour 4 000 crédits
ai-line_buy-unless-full = achète : { $otherwise }, ou { $instead } s’il ne reste pas de place pour { $thing }
ai-line_buy-unless-full-anywhere = achète : { $otherwise }, même hors d’une planète, ou { $instead } s’il ne reste pas de place pour { $thing }
ai-line_buy-luxury = achète un luxe et gagne 1 point de renommée ; sinon gagne 2 000 crédits par membre d’équipage
ai-line_deliver = livre ses cargaisons
ai-line_deliver-hurt-ship =
    { $damage ->
        [one] livre ses cargaisons ; chaque cargaison illégale coûte { NUMBER($damage) } dégât à son vaisseau
       *[other] livre ses cargaisons ; chaque cargaison illégale coûte { NUMBER($damage) } dégâts à son vaisseau
    }
ai-line_deliver-hurt-character =
    { $damage ->
        [one] livre ses cargaisons ; chaque cargaison illégale coûte { NUMBER($damage) } dégât à son personnage
       *[other] livre ses cargaisons ; chaque cargaison illégale coûte { NUMBER($damage) } dégâts à son personnage
    }
ai-line_deliver-lose-planet = livre ses cargaisons ; chaque cargaison illégale coûte de la réputation auprès de la faction de la planète
ai-line_reveal-lowest = révèle le contact face cachée de la classe la plus basse ici
ai-line_reveal-matching = révèle un contact face cachée d’une classe visée par ses primes
ai-line_jump =
    { $spaces ->
        [one] se faufile de { NUMBER($spaces) } espace vers son but, sans s’arrêter aux patrouilles ; son vaisseau subit 1 dégât
       *[other] se faufile de { NUMBER($spaces) } espaces vers son but, sans s’arrêter aux patrouilles ; son vaisseau subit 1 dégât
    }
ai-line_rob = la cargaison, l’équipement ou l’amélioration la plus chère de quelqu’un ici est défaussée, et l’automate en touche le prix
ai-line_gamble = lance un dé : coup critique : 1 point de renommée ; touche : 3 000 crédits ; concentration : de la réputation auprès de la faction de la planète
ai-line_drop-hopeless-bounty = sans place pour une prime, abandonne la plus haute dont la cible n’est pas connue
ai-line_find-bounty = cherche parmi les primes celle d’une cible connue et la prend
ai-line_sell-fame = avec moins de 20 000 crédits, cède 1 point de renommée pour 10 000 crédits
ai-line_punish = toute personne ici subit 2 dégâts par mauvaise réputation ; l’automate gagne 1 point de renommée par personne mise hors de combat
ai-line_take-droid = embarque le contact droïde visible le plus proche
ai-line_fight-hostile = affronte une patrouille hostile présente
ai-line_fight-weak-patrol = affronte une patrouille présente pas plus forte que son vaisseau
ai-line_fight-weak-patrol-within =
    { $within ->
        [one] affronte une patrouille à { NUMBER($within) } espace au plus, pas plus forte que son vaisseau
       *[other] affronte une patrouille à { NUMBER($within) } espaces au plus, pas plus forte que son vaisseau
    }
ai-line_complete-job = accomplit une mission ici
ai-line_spend =
    { $fame ->
        [one] dépense { NUMBER($amount) } crédits pour { NUMBER($fame) } point de renommée
       *[other] dépense { NUMBER($amount) } crédits pour { NUMBER($fame) } points de renommée
    }
ai-line_planet-reputation = gagne de la réputation auprès de la faction de la planète
ai-line_nearest-patrol-reputation = gagne de la réputation auprès de la faction de la patrouille la plus proche
ai-line_gain-and-lose = gagne { NUMBER($amount) } crédits et perd de la réputation { $with }
ai-line_gain-and-lose-per-crew = gagne { NUMBER($amount) } crédits, { NUMBER($perCrew) } de plus par membre d’équipage, et perd de la réputation { $with }
ai-line_hire-lowest = engage le contact de la classe la plus basse ici
ai-line_hire-highest = engage le contact de la classe la plus haute ici
ai-line_hire-needs-berth = { $hiring }, si une place est libre
ai-line_hire-faceup = engage un contact visible ici
ai-line_imperial-luck = sur une planète impériale, lance un dé : une touche donne 1 point de renommée
ai-line_hunt = traque ici une cible de ses primes
ai-line_hunt-within =
    { $within ->
        [one] traque une cible de ses primes à { NUMBER($within) } espace au plus
       *[other] traque une cible de ses primes à { NUMBER($within) } espaces au plus
    }
ai-line_brawl = lance ses dés de combat au sol : 2 000 crédits et 1 dégât par touche
ai-line_fight-player = affronte une personne ici encore debout ; gagner donne 1 point de renommée
ai-line_clear-away = les cartes visibles sont écartées ({ $decks }), et cette carte est remélangée
ai-line_first = la première ligne qui a un effet
ai-line_first-two = la première ligne qui a un effet ; avec un droïde à bord, les deux premières
ai-line_every = toutes les lignes, de haut en bas
ai-card_hunter = Chasseur { $number }
ai-card_trader = Négociant { $number }
