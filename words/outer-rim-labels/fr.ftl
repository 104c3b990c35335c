-at =
    { STARTS($place, "le point ") ->
        [true] { ELIDE("à", $place) }
       *[other] { STARTS($place, "le ") ->
            [true] dans { $place }
           *[other] sur { $place }
        }
    }

## board

board_pace_title = Récit des tours des autres
board_pace_film = Comme un film
board_pace_mine = Pas à pas
board_pace_brief = En bref
board_pace_instant = Sans récit
board_pace_says_film = Chaque tour défile tout seul sur la carte, avec une ligne. Le film s’arrête là où quelque chose te concerne, et dès que tu le touches.
board_pace_says_mine = Chaque scène attend que tu la touches : les cartes, les dés et les combats de tout le monde.
board_pace_says_brief = Une seule carte par tour. Elle attend que tu la touches quand c’est à toi de jouer.
board_pace_says_instant = La table est comme elle est. Rien n’attend ; le journal a tout gardé.
board_ambience_title = Fond sonore des lieux
board_ambience_off = Aucun
board_ambience_soft = Doux
board_ambience_clear = Net
board_next = Ensuite, c’est à toi.
board_laidAmbitions = Lire les ambitions
board_toMove = À mon tour
board_goesOn = Ensuite, ton tour continue.
board_taleGoesOn = Le récit continue.
board_hints_map = Touche ce qui est allumé sur la carte.
board_hints_market = Touche une carte allumée du marché.
board_hints_ship = Touche ce qui est allumé sur ton vaisseau.
board_hints_story = Choisis une ligne.
board_hints_offer = Réponds à l’offre ci-dessus.
board_hints_gallery = {""}
board_notes_handedIn = Cédé : { $cards }. Compte pour { $worth }.
board_notes_patrolWay = Les deux chemins se valent : à toi de dire lequel elle prend.
board_notes_patrolMoved =
    { $away ->
        [one] { $patrol } a bougé : la voilà { -at } (distance : { $away } espace).
       *[other] { $patrol } a bougé : la voilà { -at } (distance : { $away } espaces).
    }
board_notes_patrolHere = { $patrol } a bougé : la voilà là où tu es.
board_notes_patrolAttacks = { $patrol } a bougé : la voilà là où tu es, elle est hostile, et il faudra l’affronter.
board_notes_noEncounter = Pas de rencontre ce tour-ci : ta cargaison a été contrôlée.
board_notes_defeated = Hors de combat : pas de rencontre ce tour-ci, et tu récupères à ta prochaine préparation.
board_notes_revealed = Quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.
board_notes_revealedAtMarket = La carte que le marché montre à présent porte le signe d’un visage : quelqu’un se montre sur cette planète. Ce n’est pas encore une rencontre.
board_start_pin = { $place } : « { $card } » mène ici
board_start_target = { $place } : le contact { $rank } est peut-être { $name }, ta cible
board_start_friends = { $place } : monde { $of }, où tu as des amis
board_huntedPlayer = { CAPITAL($player) } joue ce personnage : le combat a lieu là où vous êtes ensemble, au sol sur une planète, dans l’espace ailleurs. La victoire rapporte { $credits } crédits et 1 point de renommée ; tu choisis une des factions qui n’aiment pas cette personne, qui t’aime plus, et une de ses amies, qui t’aime moins. Ce qu’imprime la carte ne compte pas, et personne n’est capturé.
board_read = Lire la carte : { $name }
board_beaten =
    { $less ->
        [true] { $patrol }, une fois vaincue : { $pay }, et sa faction t’aime moins.
       *[other] { $patrol }, une fois vaincue : { $pay }.
    }
board_inSpace = Actions : pas de marché par ici. Utilise ce que tu as, ou finis.
board_poor = Peu de chances : c’est un pari.
board_favorHad = Une faveur par tour : tu as eu la tienne.
board_offered = Une offre attend ta réponse.
board_attacked =
    { $why ->
        [none] { CAPITAL($who) } t’attaque.
       *[other] { CAPITAL($who) } t’attaque : { $why }.
    }
board_favors_advice = cette compétence une fois de plus à ton prochain test du tour
board_favors_combat-strategy = un dé de plus dans un de tes combats du tour
board_favors_endorsement = cette faction t’est favorable jusqu’à la fin du tour
board_favors_shortcut = un espace de vol de plus ce tour-ci
board_favorsDone_advice = l’autre a cette compétence une fois de plus à son prochain test du tour
board_favorsDone_combat-strategy = l’autre lance un dé de plus dans un de ses combats du tour
board_favorsDone_endorsement = cette faction est favorable à l’autre jusqu’à la fin du tour
board_favorsDone_shortcut = l’autre vole un espace plus loin ce tour-ci
board_lastMove = Le coup décisif
board_luck = tests réussis : { $passed } sur { $tests } (en moyenne { $promised } avec ces chances)
board_sources_bounty = par les primes
board_sources_job = par les missions
board_sources_cargo = par les livraisons
board_sources_patrol = par les patrouilles
board_sources_personal-goal = par l’objectif personnel
board_sources_ship-goal = par l’objectif de vaisseau
board_sources_luxury = par le luxe
board_sources_encounter = par les rencontres
board_sources_contact = par les contacts
board_sources_combat = par les combats
board_sources_ambition = par l’ambition
board_sources_printed = par les cartes d’automate
board_sources_start = d’avance
board_sources_held = tant que les cartes restent
board_sources_lost = perte
board_deal_counter = Proposer autre chose
board_deal_onlyWords = Rien ne peut changer de mains maintenant : personne n’a de crédits, et les cartes ne s’échangent que là où vous vous rencontrez. Restent les promesses, à poser sur un plateau.
board_deal_empty = Pose quelque chose sur un plateau : ce que tu donnes, et ce que tu voudrais en échange.
board_deal_fits = Proposition possible : tout tient dans les deux vaisseaux.
board_deal_promises = Des promesses, qui n’engagent à rien
board_deal_owes = { CAPITAL($name) } te doit une faveur. À réclamer :
board_deal_mine = Ton offre tient. Tu donnes : { $give }. Tu reçois : { $get }.
board_deal_theirs = L’offre : tu donnes { $give } et tu reçois { $get }.
board_deal_noEnds = Un non règle la question entre vous pour ce tour.
board_deal_settled = { $what } : on en a déjà parlé ce tour-ci.
board_deal_matter_cards = Cartes et équipage
board_deal_matter_credits = Crédits
board_deal_withdraw = Retirer l’offre
board_deal_withdrawn = { CAPITAL($name) } retire son offre.
board_deal_whatFor = C’est pour : { $what }.
board_deal_against = Ce combat est contre toi.
board_deal_againstOdds = Tes chances de victoire : { $now }, et { $then } avec ce dé de plus en face.
board_inPlaceOf = À la place : { $cards }.
board_leastOf = À la place : { $cards }, ce qui te sert le moins.
board_printed = Joue selon ses cartes imprimées : aucun objectif, et de ses capacités seulement celles qui augmentent combat, santé, coque ou hyperpropulsion. Gagne à { $fame } de renommée.
board_seenAt = Connu : { $name } se trouve { $at }.
board_ownCrew = Connu : { $name } fait partie de ton équipage. On ne chasse pas son propre équipage : la prime attend son départ.
board_theirCrew =
    { $fights ->
        [true] Connu : { $name } voyage avec { $owner } : la chasse se fait là où est ce vaisseau. On peut t’y livrer combat pour protéger ta cible ; sinon, tu l’emmènes.
       *[other] Connu : { $name } voyage avec { $owner } : la chasse se fait là où est ce vaisseau. Personne ne combat pour ta cible : tu l’emmènes.
    }
board_ownBounty = Tu joues ce personnage. On ne se chasse pas soi-même : cette carte ne sert qu’à ce que personne d’autre ne la prenne.
board_asks_flyOn =
    { $left ->
        [one] Tu peux voler, jusqu’à { $left } espace plus loin, ou rester où tu es.
       *[other] Tu peux voler, jusqu’à { $left } espaces plus loin, ou rester où tu es.
    }
board_asks_hunter = Choisis contre qui tu joues, parmi les personnages qui commencent avec une prime.
board_asks_trader = Choisis contre qui tu joues, parmi les personnages qui ne commencent pas avec une prime.
board_asks_shut = Rien de tout cela ne t’est possible maintenant.
board_asks_idle = Actions : plus rien à faire ici.
board_asks_cleared = Achète une carte ou pars : il n’y a plus rien à écarter.
board_asks_clearsOn = Achète une carte, écartes-en encore une ({ $deck }) ou pars.
board_asks_room = Aucun emplacement libre pour « { $card } » : quelle carte part ?
board_asks_roomAndPay = Aucun emplacement libre pour « { $card } » : cède une carte qui fait de la place. Reste à payer : { $price }.
board_asks_pay = « { $card } » : paie { $price }, ou rends des cartes pour payer moins. La monnaie n’est pas rendue.
board_asks_handIn = « { $card } » coûte { $price } : rends des cartes pour ce qui manque. La monnaie n’est pas rendue.
board_asks_berth =
    { $skills ->
        [none] Toutes les couchettes sont prises. Touche qui laisse sa place { ELIDE("à", $name) }.
       *[other] Toutes les couchettes sont prises. Touche qui laisse sa place { ELIDE("à", $name) } ({ $skills }).
    }
board_asks_protect = { $hunter } pourchasse { $crew }, de ton équipage. T’interposer ?
board_asks_goal =
    { $of ->
        [ship] Payer { $price } pour achever l’objectif de ton vaisseau ? Il rapporte { $prize }.
       *[other] Payer { $price } pour achever l’objectif de ton personnage ? Il rapporte { $prize }.
    }
board_asks_patrolWay = Quel chemin, parmi les plus courts, prend { $patrol } ?
board_asks_hostile = Rencontre : une patrouille hostile est là, il faut l’affronter.
board_noRoom = Aucun emplacement libre : une de tes cartes devrait partir.
board_themes = Rencontres d’ici, surtout : { $themes }
board_maybe = peut-être { $names }
board_huntsYou = a une prime sur toi
board_rail_title = La mission, pas à pas
board_rail_crucial = un échec ici fait échouer la mission
board_rail_lent = connue { ELIDE("de", $names) }
board_rail_nobody = inconnue à bord
board_rail_self = toi
board_rail_choice = un choix
board_rail_reward = la récompense

## primer

primer_title = Outer Rim en une minute
primer_lead = Te voilà aux commandes d’un mauvais vaisseau, avec de grandes idées. Vole le long de la Bordure, fais des affaires de toutes sortes, et sois le premier nom dont la renommée atteint le but, d’habitude 10.
primer_steps_0_name = Préparation
primer_steps_0_text = Fais une seule chose : voler aussi loin que porte ton hyperpropulsion, gagner 2 000 crédits, ou récupérer tous tes dégâts. Une patrouille t’arrête, sauf si sa faction t’apprécie.
primer_steps_1_name = Actions
primer_steps_1_text = Dans l’ordre que tu veux : livrer une cargaison là où on l’attend, aller une fois au marché et acheter une carte, échanger avec qui se trouve au même endroit, utiliser des capacités.
primer_steps_2_name = Rencontre
primer_steps_2_text = Rencontre une chose ici : le lieu lui-même, un contact, une patrouille, une mission ou une prime à toi. Une patrouille hostile passe d’abord.
# As in English.
primer_steps_3_name = Tests
primer_steps_3_text = Deux dés. Sans la compétence, seul un coup critique réussit ; avec elle une fois, une touche aussi ; deux fois, une concentration aussi. L’équipage prête ses compétences.
primer_steps_4_name = Combats
primer_steps_4_text = Chaque camp lance autant de dés que sa valeur de combat ; une touche compte 1, un coup critique 2. Le plus haut total gagne, l’égalité est à l’attaque, et chacun subit le total de l’autre.
primer_steps_5_name = Accords
primer_steps_5_text = Crédits, cartes, équipage, jetons de dette, faveurs et promesses passent d’une main à l’autre, par lots sur deux plateaux : les cartes là où vous vous croisez, les faveurs où que vous soyez. À toute offre on peut répondre par une autre. Ce qui est sur les plateaux se fait aussitôt ; une promesse n’engage personne. Un jeton de dette paie plus tard une faveur de qui l’a donné.
primer_steps_6_name = Renommée
primer_steps_6_text = Elle vient des missions, des primes, des cargaisons illégales, des patrouilles dès le niveau 2, des objets de luxe, de certaines rencontres, et des objectifs de ton personnage et de ton vaisseau. La carte de la galaxie montre où va chacune de tes cartes.
primer_signsTitle = Les signes
primer_groups_0 = Contacts et lieux
primer_groups_1 = Ta réputation auprès d’une faction
primer_groups_2 = Signes
primer_standings_positive = bonne : sa patrouille te laisse passer
primer_standings_neutral = neutre : sa patrouille t’arrête
primer_standings_negative = mauvaise : sa patrouille t’attaque
primer_marks_white = contact face cachée, classe blanche : la plus modeste
primer_marks_green = contact face cachée, classe verte : connaît des gens utiles
primer_marks_yellow = contact face cachée, classe jaune : du pouvoir et du risque
primer_marks_orange = contact face cachée, classe orange : la plus dangereuse, celle qui rapporte le plus
primer_marks_up = face visible : tout le monde sait qui c’est
primer_marks_seen = connu seulement de toi : touche la planète pour le nom
primer_marks_lit = allumé : tu peux y aller ou y agir
primer_marks_mine = où se trouve ton vaisseau
primer_marks_core = entre les deux Noyaux : pas de voie à suivre en vol, mais une traversée, qui est une rencontre dans l’un ou l’autre Noyau
# As in English.
primer_signs_influence = influence
primer_signs_knowledge = savoir
primer_signs_piloting = pilotage
primer_signs_stealth = discrétion
primer_signs_strength = force
primer_signs_tactics = tactique
primer_signs_tech = technique
# As in English.
primer_signs_hutt = Hutts
primer_signs_syndicate = Syndicat
# As in English.
primer_signs_imperial = Empire
primer_signs_rebel = Rebelles
primer_signs_cargo = cargaison
primer_signs_gear = équipement
primer_signs_mod = amélioration du vaisseau
primer_signs_crew = équipage, contacts
primer_signs_job = mission
primer_signs_bounty = prime
primer_signs_luxury = luxe
primer_signs_ship = vaisseau, combat spatial
primer_signs_event = a lieu tout de suite
primer_signs_credits = crédits
primer_signs_fame = renommée
primer_signs_health = santé
primer_signs_hull = coque
primer_signs_hyperdrive = hyperpropulsion : jusqu’où tu voles
primer_signs_ground = combat au sol
primer_signs_patrol = patrouille
primer_signs_secret = un secret, pour toi seulement
primer_signs_debt = jeton de dette, réputation
# As in English.
primer_signs_ambition = ambition
primer_signs_goal = objectif
primer_signs_illegal = illégal, ou pas en vente ici
primer_signs_pin = une de tes cartes va ici
primer_signs_hit = dé : touche ; compte 1 au combat, réussit un test si tu as la compétence
primer_signs_crit = dé : coup critique ; compte 2 au combat, réussit tout test
primer_signs_focus = dé : concentration ; réussit un test si tu as la compétence deux fois, rien au combat
primer_signs_blank = dé : face vide ; rien

## reasons

reasons_cargo =
    { $deal ->
        [none] « { $card } » se livre { $at }, { $turns } : { $pay }.
       *[other] « { $card } » se livre { $at }, { $turns } : { $pay } ; { $deal } d’obtenir la carte.
    }
reasons_captive = { $card }, en vie, vaut { $pay } { $at }, { $turns }.
reasons_smuggle =
    { $deal ->
        [none] « { $card } », en contrebande, se livre { $at }, { $turns } : { $chance } de passer sans ennuis, { $pay } ; sinon, une carte dit ce qu’il en coûte ; une cargaison qui ne passe pas reste à bord, sauf si l’on y renonce.
       *[other] « { $card } », en contrebande, se livre { $at }, { $turns } : { $chance } de passer sans ennuis, { $pay } ; sinon, une carte dit ce qu’il en coûte ; une cargaison qui ne passe pas reste à bord, sauf si l’on y renonce ; { $deal } d’obtenir la carte.
    }
reasons_job = « { $card } » se fait { $at }, { $turns }{ $shared ->
        [together] , à deux, avec quelqu’un sur place
        [opposed] , contre quelqu’un sur place
       *[other] {""}
    } : { $chance } de réussite{ $asked ->
        [0] {""}
        [1] { $known ->
            [1] , compétence connue
           *[other] , compétence inconnue
        }
       *[other] { $known ->
            [one] , { $known } compétence connue sur { $asked }
           *[other] , { $known } compétences connues sur { $asked }
        }
    }, { $pay }{ $down ->
        [none] {""}
       *[other] {" "}; { $down } d’être hors de combat
    }.
reasons_partner = Aider à « { $card } » se paie aussi, { $at }, { $turns }.
reasons_bounty =
    { $card } { $found ->
        [now] { $who ->
            [none] est en ce moment
           *[other] voyage avec { $who }, en ce moment
        }
        [there] est
       *[other] est peut-être
    } { $at }{ $among ->
        [one] {""}
       *[other] {" "}(1 chance sur { $among })
    }, { $turns } : { $chance } de gagner le combat, jusqu’à { $pay }{ $paid ->
        [none] {""}
       *[other] , en vie { $paid }
    }{ $down ->
        [none] {""}
       *[other] {" "}; { $down } d’être hors de combat
    }.
reasons_patrol =
    { $patrol }, { $at }, { $turns }, peut être battue : { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] {" "}; { $down } d’être hors de combat
    }.
reasons_goal =
    { $left ->
        [one] { $whose ->
            [none] un objectif peut être atteint { $at }, { $turns }.
            [character] l’objectif personnel peut être atteint { $at }, { $turns }.
           *[ship] l’objectif du vaisseau peut être atteint { $at }, { $turns }.
        }
       *[other] { $whose ->
            [none] un objectif avance { $at }, { $turns } (encore { $left } étapes).
            [character] l’objectif personnel avance { $at }, { $turns } (encore { $left } étapes).
           *[ship] l’objectif du vaisseau avance { $at }, { $turns } (encore { $left } étapes).
        }
    }
reasons_goal-stop = { $left ->
        [one] Une rencontre à cet endroit est tout ce qui manque pour { $whose ->
            [character] l’objectif personnel
           *[other] l’objectif du vaisseau
        }
       *[other] Une rencontre à cet endroit compte pour { $whose ->
            [character] l’objectif personnel
           *[other] l’objectif du vaisseau
        } (il en faut encore { $left })
    }{ $then ->
        [none] {""}
       *[other] {" "}; ensuite, cap sur { $then }{ $next ->
            [none] {""}
           *[other] {" "}({ $next })
        }
    }.
reasons_ambition = La prochaine étape de l’ambition est { $at }, { $turns }.
reasons_stop =
    { $cards ->
        [0] Ce qui arrive d’ordinaire à cet endroit vaut bien un tour.
       *[other] { $first ->
            [none] Ce qui arrive à cet endroit vaut rarement grand-chose.
           *[other] { $second ->
                [none] Des { $cards } cartes de cet endroit, { $firstCards ->
                    [one] { $firstCards } peut
                   *[other] { $firstCards } peuvent
                } apporter { $first }.
               *[other] Des { $cards } cartes de cet endroit, { $firstCards ->
                    [one] { $firstCards } peut
                   *[other] { $firstCards } peuvent
                } apporter { $first } et { $secondCards ->
                    [one] { $secondCards } peut
                   *[other] { $secondCards } peuvent
                } apporter { $second }.
            }
        }
    }
reasons_earn = C’est sûr, et rien à portée ne vaut mieux ce tour-ci.
reasons_earn-and-look = Rien en main ne mérite encore un vol : 2 000 à coup sûr, puis chercher du travail au marché.
reasons_earn-and-spend = Rien en main ne mérite un vol : il est temps de changer les crédits en vaisseau, équipement ou travail.
reasons_mend = { $grave ->
        [true] Avec { $damage } { $count ->
            [one] dégât
           *[other] dégâts
        }, le prochain combat serait un pari.
       *[other] Cela efface { $damage } { $count ->
            [one] dégât
           *[other] dégâts
        } avant le prochain combat.
    }
reasons_start = C’est { $at } qu’il y a le plus à faire.
reasons_market = Regarder ce qui est en vente ne coûte rien.
reasons_buy = « { $card } » – { SMALL($does) }{ $more ->
        [none] { "" }
       *[other] { " " }{ SMALL($more) }
    }
reasons_fame-now = « { $card } » rapporte aussitôt { $pay }.
reasons_goal-card = Avec « { $card } », { $whose ->
        [character] l’objectif personnel
       *[other] l’objectif du vaisseau
    } n’a plus qu’à se payer : { $price } crédits pour { $pay }.
reasons_equip = « { $card } » : { $gains }.
reasons_look-below =
    { $card ->
        [none] La carte suivante ({ $deck }) sera sans doute meilleure.
       *[other] { $short ->
            [none] Regarder ne coûte rien, et la carte suivante ({ $deck }) vaudra peut-être plus pour toi que « { $card } » et que tout ce qui est en vente.
           *[other] « { $card } » coûte { $short } de plus que ce que tu as ; la carte suivante ({ $deck }) sera peut-être dans tes moyens.
        }
    }
reasons_nothing-to-buy =
    { $free ->
        [none] Rien de ce qui est en vente ne vaut son prix.
       *[other] Ce qui est gratuit ici ({ $free }) ne te rapporterait guère ; le reste ne vaut pas son prix.
    }
reasons_least-missed = « { $card } » manquera le moins.
reasons_fight-now = Le combat peut se gagner : { $chance }{ $pay ->
        [none] {""}
       *[other] , { $pay }
    }{ $down ->
        [none] {""}
       *[other] {" "}; { $down } d’être hors de combat
    }.
reasons_job-now =
    { $down ->
        [none] « { $card } » se fait ici, avec { $chance } de réussite sur ses deux déroulements possibles.
       *[other] « { $card } » se fait ici, avec { $chance } de réussite sur ses deux déroulements possibles ; { $down } d’être hors de combat.
    }
reasons_hunt-now =
    { $down ->
        [none] { $card } est ici : { $chance } de gagner.
       *[other] { $card } est ici : { $chance } de gagner ; { $down } d’être hors de combat.
    }
reasons_trace =
    { $down ->
        [none] C’est peut-être { $card } : { $chance } de gagner le combat.
       *[other] C’est peut-être { $card } : { $chance } de gagner le combat ; { $down } d’être hors de combat.
    }
reasons_hire =
    { $card }{ $there ->
        [true] {" "}est là et
       *[other] {""}
    } serait une bonne recrue{ $gains ->
        [none] {""}
       *[other] {" "}: { $gains }
    }{ $asks ->
        [none] {""}
       *[other] {" "}; utile pour « { $asks } »
    }{ $whose ->
        [none] {""}
       *[other] { $whose ->
            [character] {" "}; cela compte pour l’objectif personnel
           *[ship] {" "}; cela compte pour l’objectif du vaisseau
        }
    }.
reasons_talk = Parler avec { $card } peut apporter { $boons }.
reasons_stranger =
    { $there ->
        [true] Il y a là quelqu’un que personne ne connaît encore : de l’aide, une recrue ou du travail, peut-être.
       *[other] Personne ne sait qui c’est : de l’aide, une recrue ou du travail, peut-être.
    }
reasons_cross = Le plus court passe par les Mondes du Noyau, jusqu’{ ELIDE("à", $place) } ; en chemin, une carte du Noyau est piochée.
reasons_final =
    { $chance ->
        [none] Cela peut gagner la partie, tout de suite.
       *[other] Cela peut gagner la partie : { $chance }.
    }
reasons_ambition-now = C’est une étape de l’ambition.
reasons_deliver = Cela rapporte { $pay }.
reasons_eliminate = { $pay }, tout de suite.
reasons_capture = En vie, la cible vaut { $pay } { $at }, { $turns }.
reasons_skill = Le plus sûr est la compétence { $skill } : { $chance }.
reasons_dice = Les dés sont meilleurs ainsi.
reasons_goodwill = C’est { $with } que cela compte le plus, ou coûte le moins.
reasons_ship-for-fights = Pour chasser, mieux vaut des canons que de la portée.
reasons_ship-for-distance = Pour commercer, il faut voir du pays.
reasons_secret = Le moment de ce secret est venu.
reasons_look = Mieux vaut savoir qui est là avant la rencontre : de l’aide, une recrue ou quelqu’un de recherché, peut-être.
reasons_ability =
    { $whose ->
        [none] Autant s’en servir.
       *[other] { $pay ->
            [none] { $whose ->
                [character] Cela sert l’objectif personnel.
               *[ship] Cela sert l’objectif du vaisseau.
            }
           *[other] { $whose ->
                [character] Cela atteint l’objectif personnel : { $pay }.
               *[ship] Cela atteint l’objectif du vaisseau : { $pay }.
            }
        }
    }
reasons_line = Cette voie promet le plus.
reasons_good-deal = L’échange rapporte plus qu’il ne coûte.
reasons_poor-deal = L’échange coûterait plus qu’il ne rapporte.
reasons_favor-wanted = Cette aide vaut plus que son prix.
reasons_rival = Il ne manque plus { ELIDE("à", $who) } { $sheet ->
        [true] { $left ->
            [0] que le dernier objectif de son ambition
            [1] qu’un point de renommée et le dernier objectif de son ambition
           *[other] que { $left } points de renommée et le dernier objectif de son ambition
        }
       *[other] { $left ->
            [1] qu’un point de renommée
           *[other] que { $left } points de renommée
        }
    }{ $card ->
        [none] {""}
       *[other] {" "}(en main : « { $card } », { $brings })
    }{ $means ->
        [hunt] {" "}; sa prime est entre tes mains.
        [race] , et à toi { $mine } : d’abord la renommée la plus sûre.
        [sure] , et à toi { $mine } : la renommée sûre et proche compte plus que tout.
        [dare] , et à toi { $mine } : sans renommée sûre à portée, le risque peut en valoir la peine.
        [late] , et à toi { $mine } : ce sera difficile à rattraper.
       *[goals] {" "}: ce que ton ambition demande encore passe avant tout.
    }
reasons_victory = Cela mène à la victoire dès ce tour.
reasons_only-way = Il n’y avait rien d’autre à faire.
reasons_best = De toutes les réponses, c’est celle qui coûte le moins et rapporte le plus.
enough = (de quoi gagner)

## gains

gains_ground =
    { $count ->
        [one] { $by } dé au sol
       *[other] { $by } dés au sol
    }
gains_ship =
    { $count ->
        [one] { $by } dé dans l’espace
       *[other] { $by } dés dans l’espace
    }
gains_health = { $by } de santé
gains_hull = { $by } de coque
gains_hyperdrive = { $by } d’hyperpropulsion
gains_cargo =
    { $count ->
        [one] { $by } emplacement de cargaison
       *[other] { $by } emplacements de cargaison
    }
gains_either =
    { $count ->
        [one] { $by } emplacement de cargaison ou d’amélioration
       *[other] { $by } emplacements de cargaison ou d’amélioration
    }
gains_mod =
    { $count ->
        [one] { $by } emplacement d’amélioration
       *[other] { $by } emplacements d’amélioration
    }
gains_crew =
    { $count ->
        [one] { $by } place d’équipage
       *[other] { $by } places d’équipage
    }
gains_papers =
    { $count ->
        [one] { $by } emplacement de mission ou de prime
       *[other] { $by } emplacements de mission ou de prime
    }
gains_goal = un objectif à 1 point de renommée
gains_skill = la compétence { $skill }

## faces

faces_map = Carte
faces_market = Marché
faces_ship = Vaisseau
faces_story = Récit
faces_offer = Accord
faces_gallery = Choix

## steps

steps_planning = Préparation
steps_action = Actions
steps_encounter = Rencontre
round = Manche { $round }
fame = renommée : { $fame } { $more ->
        [true] (il en faut { $target })
       *[other] sur { $target }
    }
you = Toi
printed = Adversaire automatique
yourTurn = À toi
yourTurnTold = Ton tour, raconté
asks =
    { $step ->
        [none] À toi de choisir
        [planning] À toi : préparation
        [action] À toi : actions
       *[encounter] À toi : rencontre
    }
turnOf = { CAPITAL($name) } joue
waiting =
    { $what ->
        [none] On attend { $names }.
       *[other] On attend { $names } : { $what }.
    }

## waitedFor

waitedFor_choose-character = quel personnage
waitedFor_choose-ship = quel vaisseau
waitedFor_starting-reputation = une première réputation
waitedFor_choose-start = où commencer
waitedFor_choose-ambition = quelle ambition
waitedFor_protect-crew = s’interposer, ou non
waitedFor_advice = demander conseil avant son test, ou non
waitedFor_offer = une réponse à une offre
watching = Tu regardes. C’est { ELIDE("à", $names) } de jouer.
list = { $names }
colon = { $name } : { $value }
either = { EITHER($names) }

## map

map_name = La galaxie
map_small = Toute la galaxie
map_you = tu es ici
map_away = à { $steps }
map_turns =
    { $turns ->
        [0] ici
        [one] à { $turns } tour
       *[other] à { $turns } tours
    }
map_faceDown = contact face cachée ({ $rank })
map_seen = { $name }, encore face cachée
map_patrol = { $patrol }, niveau { $level }
map_hostile = hostile envers toi
map_mustFight = { $patrol } : il faut l’affronter ici
map_stops = t’arrête
map_lets = te laisse passer
map_ship = { $name } est ici
map_pin = { $card } : c’est ici
map_targetHere = { $card }, ta cible, est ici
map_canDo = quelque chose à faire ici
map_stopReason = { CAPITAL(-at) }, { $patrol } t’arrête. Ta réputation { $faction } : { $standing }.
map_tooFar = Hors de portée : à { $steps } espaces, ton hyperpropulsion en fait { $range }.
map_maelstromBars = Le chemin traverse le Maelström, qui met fin à tout vol.
map_flight =
    { $steps ->
        [one] À { $steps } espace.
       *[other] À { $steps } espaces.
    }
map_crossing = D’ici on traverse la galaxie, vers { $other } : tire une carte du Noyau, et tu y es si tu remplis ce qu’elle demande.
map_maelstromStops = Le Maelström met fin à tout vol.

## vitals

vitals_name = Ton vaisseau et toi
vitals_health = Santé { $left } sur { $all }
vitals_hull = Coque { $left } sur { $all }
vitals_hyperdrive = Hyperpropulsion { $range }
vitals_ground = Combat au sol { $dice }
vitals_ship = Combat spatial { $dice }
vitals_credits =
    { $amount ->
        [0] 0 crédit
       *[other] { $amount } crédits
    }
vitals_reputation = { $faction } : réputation { $standing }
vitals_defeated = Hors de combat : récupère à la prochaine préparation

## hold

hold_mine = Mon vaisseau
hold_theirs = { $name } : vaisseau et équipage
hold_skills = Compétences
hold_slots = À bord
hold_personal = Objectif personnel
hold_shipGoal = Objectif du vaisseau
hold_done = fait
hold_progress = { $now } sur { $all }
# As in English.
hold_secrets = Secrets
hold_sealed = scellé
# As in English.
hold_ambition = Ambition
hold_debtOf = dette { ELIDE("de", $name) } : une faveur est due
hold_debtShort = dette { ELIDE("de", $name) }
hold_debtOwn = jeton de dette à soi, à donner
hold_kinds_cargo = cargaison
hold_kinds_mod = amélioration
hold_kinds_cargo-or-mod = cargaison ou amélior.
hold_kinds_gear = équipement
hold_kinds_gear-or-mod = équipement ou amélior.
hold_kinds_job-or-bounty = mission ou prime
hold_kinds_crew = équipage

## card

card_cost = coûte { $amount }
card_pays = { $amount } crédits
card_fame = { $fame } de renommée
card_anyPlayer = Là où se trouve quelqu’un d’autre

## market

market_name = Marché
market_left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
market_empty = Vide
market_costs =
    { $printed ->
        [none] Prix : { $price }.
       *[other] Prix : { $price } au lieu de { $printed }.
    }
market_oldShip = Ton ancien vaisseau vaut { $amount }.
market_discount = { $amount } de moins cette fois.
market_barter = Tes cargaisons, équipements et améliorations paieraient jusqu’à { $amount }.
market_makesRoom =
    { $goes ->
        [1] Pas assez de place : il faudrait céder l’une de celles-ci : { $cards }.
       *[other] Pas assez de place : il faudrait céder { $goes } de celles-ci : { $cards }.
    }
market_allGo = Pas assez de place : il faudrait céder { $cards }.
market_onlySells = Ce marché ne vend que : { $decks }.
market_notHere = Pas en vente ici : { $place }.
market_tooDear = Il te manque { $amount }.
market_noSlot = Pas d’emplacement : { $kind }.
market_oneArmor = Tu portes déjà une armure.
market_noShip = Aucun vaisseau d’occasion dans tes moyens.

## gallery

gallery_starting_90 = Une prime
gallery_starting_91 = Une cargaison
gallery_starting_92 = Une mission
gallery_startingLine = Une carte de cette sorte, au hasard.

## story

story_test = Test : { $skill }
story_known_0 = Tu ne l’as pas : seul un coup critique réussit.
story_known_1 = Tu l’as une fois : une touche ou un coup critique réussit.
story_known_2 = Tu l’as deux fois : tout réussit sauf une face vide.
story_needs =
    { $count ->
        [0] ×0
        [one] ×1
       *[other] ×2
    }
story_fight_ground = Combat au sol
story_fight_ship = Combat spatial
story_dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
story_total =
    { $hits ->
        [one] { $hits } dégât infligé
       *[other] { $hits } dégâts infligés
    }
story_hunted = Tu as la prime sur { $name } : elle attend tant que cette personne est dans ton équipage.
story_wouldBe = ce serait { $mine } contre { $theirs }
story_uneven =
    { $by ->
        [none] { CAPITAL($name) } subit { $suffered } au lieu de { $dealt } : capacités et cartes comptent.
       *[other] { CAPITAL($name) } subit { $suffered } au lieu de { $dealt } : { $by }.
    }
story_ability = capacité { ELIDE("de", $name) }
story_stands_passed = En l’état des dés, c’est réussi.
story_stands_failed = En l’état des dés, c’est raté.
story_stands_won = En l’état des dés, victoire : { $name }. L’égalité va à l’attaque : { $attacker }.
story_ifWins = Si { $name } gagne
story_ifLoses = Si { $name } perd
story_ifPasses = Si { $name } réussit
story_ifFails = Si { $name } échoue
story_passesAlone = { $name } réussit, l’autre échoue
story_failsAlone = L’autre réussit, { $name } échoue
story_smuggling = Cargaison illégale, pas un test : elle ne passe que sur { $faces }.
story_buying = Cargaison à gagner, pas un test : elle ne s’obtient que sur { $faces }.
story_smuggled_through = La cargaison passe.
story_smuggled_inspected = La cargaison est inspectée.
story_atLeast = au moins { $percent }
story_atMost = au plus { $percent }
story_about = environ { $percent }
story_notEnough = ne suffit pas à gagner
story_chances_bought = l’obtenir : { $percent }
story_chances_down = hors de combat, combat gagné ou perdu : { $percent }
story_chances_win = victoire : { $percent }
story_chances_stand = victoire, et encore debout : { $percent }
story_chances_done = mission accomplie : { $percent }, sur ses deux déroulements possibles
story_chances_out = hors de combat en chemin : { $percent }
story_chances_pass = réussite : { $percent }
story_chances_alone = réussir sans l’autre : { $percent }
story_passed = Réussi
story_failed = Raté
story_won = Gagné
story_lost = Perdu
# Before a roll; it waits for the reader.
story_inHand = Tu as les dés en main.
story_inTheAir = Les dés roulent.
story_land = Arrêter les dés
story_toMap = Voir la carte
story_toStage = Revenir à l’histoire
# $skill (text)
story_askSkill = Demander de l’aide aux autres : { $skill }
story_askDie = Demander un dé de plus aux autres
story_continue = Continuer
story_skip = Aller au présent
# As in English.
story_pause = Pause
story_steps = { $now } sur { $all }
story_latest = Ce qui vient d’arriver
story_pays = payer { $amount }

## offer

offer_name = Accord
offer_mine = Tu donnes
offer_theirs = { CAPITAL($name) } donne
offer_with = Avec qui ?
offer_around = Tout le monde
offer_less = 1 000 de moins
offer_more = 1 000 de plus
offer_send = Proposer
offer_open = Proposer un accord
offer_back = Retour

## answers

answers_fly = Cap sur { $place }
answers_startAt = Commencer { -at }
answers_stay = Rester ici
answers_earn = Gagner { $amount } crédits
answers_recover = Récupérer
answers_deliver = Livrer { $card }
answers_market = Aller au marché
answers_buy = Acheter · { $price }
answers_takeFree = Prendre, c’est gratuit
answers_clear = Écarter
answers_leaveMarket = Quitter le marché
answers_barter = Céder { $card } · compte pour { $worth }
answers_makesRoom = fait de la place
answers_pay = Payer { $amount } crédits
answers_cancel = Annuler
answers_offer = Faire une offre
answers_accept = Accepter
answers_decline = Non merci
answers_end = Finir les actions
answers_endAndFight = Finir les actions, puis affronter { $patrol }
answers_fightPatrol = Affronter { $patrol }
answers_encounterSpace = Piocher une rencontre { -at }
answers_cross = Traverser le Noyau
answers_meet = Rencontrer { $name }
answers_meetUnknown = Rencontrer le contact ({ $rank })
answers_job = Tenter { $card }
answers_jobWith = Tenter { $card } avec { $name }
answers_huntPlayer = Chasser { $name } · { $prize }
answers_huntCrew = Chasser { $target }, à bord avec { $name }
answers_fightPlayer = Affronter { $name } pour { $card }
answers_secret = Utiliser ce secret
answers_secretInstead = Utiliser ce secret au lieu d’une rencontre
answers_eliminate = Éliminer · { $reward }
answers_capture = Capturer, à livrer : { $place } · { $reward }
answers_protect = S’interposer
answers_letGo = Laisser prendre { $name }
answers_withoutAdvice = Sans conseil
answers_play = Jouer { $name }
answers_against = Jouer contre { $name }
answers_take = Prendre { $name }
answers_giveUp = Céder { $name }
answers_sendTo = L’envoyer vers { $place }
answers_choosePlace = Choisir { $place }
answers_lookAt = Celui-ci ({ $rank })
answers_roll = Lancer
answers_stand = Garder
answers_reroll_blanks = Relancer les faces vides
answers_reroll_not-hits = Relancer faces vides et concentrations
answers_reroll_not-crits = Tout relancer sauf les coups critiques
answers_reroll_one = Relancer un dé
answers_by = { $what } ({ $card })
answers_fame = Prendre 1 point de renommée
answers_credits = Prendre les crédits
answers_hunt = Chasser
answers_talk = Parler
answers_comesBy =
    { $steps ->
        [one] { $steps } espace
       *[other] { $steps } espaces
    }
answers_takeOffer = { $name } : { $terms }
answers_callDebt = Réclamer la dette { ELIDE("de", $name) } : { $favor }
answers_stop = S’arrêter ici
answers_use = { $ability }
answers_fightHim = Choisir { $name }
answers_movePatrol = Choisir { $patrol }

## ideas

ideas_title = Que faire, et pourquoi ?

## dock

dock_name = Tes réponses
dock_look = Répondre : { $face }

## final

final_youWin = Victoire, { $name } !
final_wins = { CAPITAL($name) } gagne
final_opponentWins = { CAPITAL($name) } gagne. L’adversaire automatique a été plus rapide.
final_sources = D’où vient la renommée
final_story = La partie en sept lignes
final_rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
final_rows_fame = Renommée
final_rows_credits = Crédits
final_rows_won = Victoire

## bots

bots_random_name = Vagabond
bots_random_line = Fait ce qui lui passe par la tête. Bien pour découvrir.
bots_novice_name = Mousse
bots_novice_line = Prend le plus proche et espère que cela ira.
bots_steady_name = Commerçant
bots_steady_line = Prévoit deux courses et ne se bat que pour gagner.
bots_sharp_name = Capitaine
bots_sharp_line = Prévoit loin, fouille chaque paquet, ne perd aucun tour.

## pages

pages_learn = Apprendre en jouant
pages_companion = À côté du vrai plateau

## galleryPage

galleryPage_contents = Sur cette page
galleryPage_planets = Lieux
galleryPage_ships = Vaisseaux
galleryPage_people = Personnages
galleryPage_signs = Signes
galleryPage_cards = Cartes du marché

## story

story_protect = Si tu t’interposes, { $hunter } t’attaque, et une égalité revient à l’attaque. En cas de défaite, tu perds { $crew } ; chacun subit les dégâts de l’autre.
story_letGo = Sinon, tu perds { $crew } tout de suite, sans combat.

## boons

boons_goal = un pas vers un objectif
boons_fame = de la renommée
boons_crew = une recrue
boons_credits = des crédits
boons_reputation = de la réputation
boons_secret = un secret
