-at =
    { STARTS($place, "le point ") ->
        [true] { ELIDE("à", $place) }
       *[other] { STARTS($place, "le ") ->
            [true] dans { $place }
           *[other] sur { $place }
        }
    }

clerk = Le greffier de la guilde
you = Toi
tap = Touche
then = , puis{" "}
readOn = Lire la suite
listen = Lis ce qui s’est passé ; je parle ensuite.
ask = Que ferais-tu ?
atDesk = Je suis à mon bureau. Demande quand tu veux.
alone = Continuer sans moi
toTable = Une partie entière, s’il te plaît
toWhole = Partie entière, à 10 de renommée
toShort = Partie courte, à 5 de renommée
known =
    { $known ->
        [one] Tu sais { $known } chose sur { $all }
       *[other] Tu sais { $known } choses sur { $all }
    }
toCome = Reste à voir : { $things }.

## things

things_fly = un vol
things_delivered = une livraison
things_bought = un achat
things_endActions = terminer tes actions
things_encounter = piocher la carte d’un lieu
things_contact = rencontrer un contact
things_line = choisir une ligne d’une histoire
things_opponent = le tour d’un adversaire
things_fame = de la renommée
things_test = un test de compétence
allKnown = Cela fait { $all } sur { $all } : tu sais ce qu’il faut savoir. Je reste encore un peu, pour t’exercer, et je dirai quand cela suffit.
next = C’était une partie entière. La prochaine n’appartient qu’à toi.
welcome = Tu joues { $me }, ton vaisseau : { $ship }, { -at }. La renommée décide : la première personne à { $fame } gagne. { $rival } la veut aussi, et joue selon un paquet de cartes imprimées.

## topics

topics_fly = Un tour a trois étapes : préparation, actions, rencontre. En préparation, une seule chose : voler, ou gagner 2 000 crédits, ou récupérer.
topics_earn = Préparer n’est pas forcément voler : qui reste sur place peut gagner 2 000 crédits.
topics_recover = Les dégâts restent jusqu’à ce qu’on récupère, et cela prend toute la préparation.
topics_deliver = La deuxième étape, ce sont les actions : livrer, aller au marché, échanger, user de capacités, dans l’ordre que tu veux. Une cargaison se livre d’un geste, là où elle est attendue.
topics_smuggle = Cette cargaison est illégale : un dé décide. Une touche et c’est livré ; tout le reste fait piocher une carte pleine d’ennuis.
topics_market = Sur une planète, le marché se visite une fois par tour : six paquets, la première carte de chacun visible. On achète une carte au plus.
topics_buyCargo = Une cargaison s’achète ici et se paie ailleurs. Elle occupe un emplacement du vaisseau.
topics_buyJob = Une mission coûte peu et rapporte crédits et renommée, mais demande des compétences, pas à pas, là où elle se joue.
topics_buyBounty = Une prime nomme quelqu’un. Cherche cette personne parmi les contacts, gagne le combat, et touche ton argent, davantage si elle est vivante.
topics_buyGear = L’équipement est pour toi, les améliorations pour le vaisseau. Cela reste.
topics_buyLuxury = Le luxe achète de la renommée, ou presque.
topics_buyShip = Les vaisseaux n’ont ni la même vitesse, ni la même coque, ni les mêmes armes, ni la même place : compare avant de payer. Un vaisseau acheté avant est repris sur le prix ; celui du début ne vaut rien.
topics_leaveMarket = Rien n’oblige à acheter. Avant l’achat, jusqu’à deux cartes d’un même paquet peuvent être écartées pour voir la suivante.
topics_endActions = Les actions terminées, la troisième étape commence : la rencontre.
topics_ability = Personnages, vaisseaux et cartes ont leurs propres capacités. Ce qui peut servir maintenant est allumé.
topics_encounter = La rencontre : une seule chose ici. Le lieu lui-même est une carte avec une histoire, et l’histoire te demande quelque chose.
topics_contact = Les petits jetons sur une planète sont des contacts. Face cachée, la couleur dit leur importance : blanc, le plus modeste, puis vert, jaune et orange, le plus dangereux, mais qui peut rapporter le plus. Certains regardent d’abord ce que leur faction pense de toi.
topics_patrol = Une patrouille arrête tout vaisseau que sa faction n’aime pas, et si elle est hostile il faut la combattre avant tout. Les deux camps lancent ; chacun subit ce que l’autre a obtenu.
topics_job = Une mission se fait sur place, à l’étape de rencontre. Chaque pas est un test, et un échec blesse, coûte de l’argent ou met fin à la tentative.
topics_core = Les deux espaces du Noyau sont les deux bouts de la carte, et un raccourci les relie. Traverser est ta rencontre : tu pioches une carte, et si tu remplis sa condition, te voilà à l’autre bout.
topics_hunt = Voilà ta cible. Une chasse est un combat : le total le plus haut gagne, l’égalité est pour toi.
topics_line = La carte propose des lignes. Chacune dit ce qu’elle coûte et ses chances ; lis-les avant de choisir.
topics_skill = Un test, c’est deux dés. Sans la compétence, seul un coup critique réussit ; avec une fois, une touche aussi ; avec deux, tout sauf une face vide.
topics_roll = Avant le lancer, tu peux appeler des cartes à l’aide. Ici rien n’aide, donc lance.
topics_keep = Après un lancer, des cartes peuvent changer ou relancer des dés. Sinon, le résultat reste.
topics_catch = Ta cible est à terre. Éliminée, elle paie tout de suite ; capturée, elle voyage avec toi et paie plus, là où le dit la carte.
topics_fame = La renommée gagne la partie, les crédits n’achètent que des choses.
topics_reveal = Une carte découverte montre un contact : un jeton est retourné aux yeux de tout le monde.
topics_look = Le contact que tu regardes n’est montré qu’à toi ; pour les autres, le jeton reste face cachée.
topics_room = Un emplacement porte une carte. Quand tout est pris, il faut faire de la place.
topics_faction = Quatre factions ont un avis sur toi. Qui t’aime te laisse passer ; qui te déteste attaque.
topics_patrolMoves = La carte découverte porte le signe d’une patrouille : elle s’approche, et s’il y a un choix, il est à toi.
topics_fight = Un combat : les deux camps lancent. Une touche compte 1, un coup critique 2 ; l’œil (concentration) et la face vide ne comptent pas, sauf si une carte les change. Le total le plus haut gagne, l’égalité va à qui attaque, et chacun subit ce que l’autre a lancé.
topics_price = Un achat se paie en crédits ; si tu veux, des cargaisons, équipements ou améliorations que tu cèdes en paient une partie.
topics_other = Une question plus rare : la ligne au-dessus des réponses dit de quoi il s’agit.

## why

why_errand =
    { $reward ->
        [none] Tu as { $card } : direction { $place }. L’épingle est sur la carte.
       *[other] Tu as { $card } : direction { $place }, pour { $reward }. L’épingle est sur la carte.
    }
why_toward = { $card } : c’est pour { $place } ; trop loin pour un seul vol, et voici une étape sur le chemin.
why_search = { $name } se cache sous un contact { $rank }. Il y en a un face cachée { -at } ; en vie, on paie { STARTS($paid, "le ") ->
        [true] dans { $paid }
       *[other] sur { $paid }
    }.
why_maybe = C’est peut-être { $name }, que tu cherches.
why_people = { $place } : des gens à rencontrer et un marché à regarder.
why_quiet = { $place } : personne à rencontrer, mais une carte à piocher.
why_goal = { $place } : de quoi avancer vers un de tes objectifs ; ils sont à côté de ton vaisseau.
why_toCore = { $card } : c’est pour { $place }, à l’autre bout de la carte. D’ici, un raccourci traverse le Noyau, à l’étape de rencontre : plus court que de faire tout le tour.
why_cross = { $card } : c’est pour { $place }, à l’autre bout.
why_crossPlain = Ce qu’il te faut ensuite est à l’autre bout.
why_earn = { $card } : c’est pour ici, et tu y es déjà. Prends l’argent.
why_earnEmpty = Aucune de tes cartes ne mène quelque part pour l’instant : prends l’argent, et guette une mission ou une cargaison à ta portée.
why_earnFirst = Les vaisseaux et les bonnes cartes coûtent de l’argent, et ce que tu as ne se périme pas : d’abord l’argent.
why_stay = Tu cherches { $name }, et un contact { $rank } est ici même, face cachée : reste, et prends l’argent.
why_recover =
    { $damage ->
        [1] Tu as 1 dégât.
       *[other] Tu as { $damage } dégâts ; encore un mauvais combat et tu seras hors de combat.
    }
why_deliver = { $card } : cela rapporte { $reward } ici.
why_smuggle = { $percent } de chances que cela passe ; sinon des ennuis, et pas de rencontre ce tour-ci.
why_market = Regarde ce qui est à vendre.
why_buyCargo = { $card } : à livrer { -at }, pour { $reward }.
why_far =
    { $flights ->
        [1] { $place } : à { $spaces } espaces d’ici, soit un vol.
       *[other] { $place } : à { $spaces } espaces d’ici, soit { $flights } vols.
    }
why_illegal = C’est illégal : à la livraison, un dé décide, { $percent } de chances que cela passe.
why_buyJob =
    { $must ->
        [none] { $tests ->
            [1] { $card } : cela se joue { -at }. Un seul test décide, et une mission ratée peut en général être retentée.
           *[other] { $card } : cela se joue { -at }. Tous les tests ne sont pas à réussir, et une mission ratée peut en général être retentée.
        }
       *[other] { $card } : cela se joue { -at }. Il faut réussir { $must }, et une mission ratée peut en général être retentée.
    }
why_whole = Sur ses deux déroulements possibles, tu la réussirais dans { $done } des cas ; hors de combat : { $down }.
why_buyBounty = { $card } est un contact { $rank } ; la victoire serait à toi dans { $win } des cas.
why_buyOther = { $card } : plus utile que l’argent.
why_buyGains = { $card }, pour toi : { $gains }.
why_pay = Paie en crédits, et garde tes cartes.
why_barter = Cela paie une partie du prix.
why_leave = Cette fois, je garderais mon argent.
why_leaveBut = Cette fois, je ne prendrais rien : { $against }.
why_cancel =
    { $goes ->
        [none] { $card } : cela ne vaut pas ce qu’il faudrait céder. Mieux vaut renoncer.
       *[other] { $card } : cela ne vaut pas ce qu’il faudrait céder ({ $goes }). Mieux vaut renoncer.
    }
why_end = Rien d’autre ne rapporte ici.
why_endAndFight = Mais une patrouille hostile est ici, et il faudra l’affronter dès que tes actions seront finies : { $patrol }.
why_endsTurn = La rencontre est perdue pour ce tour, il n’y a donc plus rien à faire.
why_ability = Cela coûte moins que cela ne rapporte.
why_look = Cela ne coûte rien : tu regardes, puis tu choisis qui rencontrer.
why_turn = Avec cela tu peux encore gagner.
why_lost = Rien de ce que tu as n’y changerait quelque chose : ne dépense rien.
why_encounter = { $place } : une histoire t’y attend.
why_faceDown = Personne ne sait qui c’est avant de demander ; plus la personne compte, plus elle peut t’apporter.
why_humble = Personne ne sait qui c’est avant de demander ; une personne modeste apporte moins, mais fait rarement du mal.
why_attackers =
    { $some ->
        [0] Sur { $all } personnes possibles, aucune ne t’attaquerait.
       *[other] { $some ->
            [one] Sur { $all } personnes possibles, { $some } t’attaquerait, pour ta mauvaise réputation.
           *[other] Sur { $all } personnes possibles, { $some } t’attaqueraient, pour ta mauvaise réputation.
        }
    }
why_faceUp = { $name } peut monter à bord, et l’équipage te prête ses compétences.
why_fight = Tu gagnes dans { $win } des cas, et tu finis hors de combat dans { $down }.
why_job = Tes chances : { $chances }. La mission entière, sur ses deux déroulements possibles : { $done } ; hors de combat en chemin : { $down }.
why_alone = réussir sans l’autre { $percent }
why_line = Les chances de cette ligne : { $percent }.
why_safe =
    { $joins ->
        [true] { $pay ->
            [none] Pas de dés : ce contact rejoint ton équipage, et l’équipage te prête ses compétences.
           *[other] Pas de dés : pour { $pay } crédits, ce contact rejoint ton équipage, et l’équipage te prête ses compétences.
        }
       *[other] { $pay ->
            [none] Pas de dés : ce qui est dit arrive.
           *[other] Pas de dés : tu paies { $pay } crédits et tu as ce qui est dit ; à mon avis, cela les vaut.
        }
    }
why_oneDie = Un dé décide d’une partie : ses faces sont dites en dessous.
why_decline = Moi, je dirais non : cela coûte plus que cela ne rapporte.
why_declineOnly = Rien de tout cela ne t’est ouvert pour l’instant ; chaque ligne dit ce qui manque.
why_skill = Rien d’autre n’a plus de chances de réussir : { $percent }.
why_roll = Laisse-les tomber.
why_keep = Cela suffit.
why_keepWin = Avec ces dés, tu gagnes.
why_keepDie =
    { $brings ->
        [none] Le dé montre « { $face } » : rien ne se passe. Relancer rapporte moins, en moyenne.
       *[other] Le dé montre « { $face } » : { $brings } Relancer rapporte moins, en moyenne.
    }
why_again = Cela ne peut que s’améliorer.
why_gamble = Relancer rapporte plus que cela, en moyenne.
why_eliminate = Payé maintenant, c’est payé.
why_capture = En vie, la cible rapporte plus à qui la livre.
why_takeFame = Prends la renommée.
why_takeCredits = En ce moment, les crédits te font avancer plus vite.
why_reveal = Plus tu connais de visages, mieux tu choisis.
why_room = C’est ce qui t’aide le moins.
why_faction = C’est là que ton nom gagne le plus, ou perd le moins.
why_patrolMoves = Je prendrais celle qui te gêne le moins.
why_patrolWay = Les deux chemins sont aussi courts : par l’un ou l’autre, elle vient vers toi.
why_revealPlanet = Cela ne coûte rien, et qui est face visible se juge avant la rencontre.
why_other = De ce qu’on peut choisir ici, c’est ce qui me paraît le mieux.

## rather

rather_earn = (Quelqu’un de prudent gagnerait d’abord 2 000 ; moi, je ne fais pas attendre une livraison payée.)
rather_clear = (Avant d’acheter, on peut écarter une carte ou deux d’une pile, pour voir celles d’en dessous ; c’est une question de chance, alors je m’en passe.)
rather_risk = (Quelqu’un d’audacieux tenterait ici un combat mal parti ; moi, pas encore.)
rather_look = (Quelqu’un de méfiant regarderait d’abord sous un jeton ; nous, nous frappons à la porte.)
rather_line = (Quelqu’un d’audacieux prendrait « { $line } », avec { $percent } de chances ; moi, pas encore.)
rather_farther = (Quelqu’un de pressé chercherait ailleurs, plus près de là où l’on paie ; moi, je regarde d’abord ici.)
rather_poor = (Quelqu’un d’audacieux tenterait { $card } ; avec { $percent } de chances en tout, moi, pas encore.)
rather_illegal = (Quelqu’un d’audacieux prendrait { $card } : c’est illégal, { $percent } de chances que cela passe. Moi, pas encore.)
rather_market = (Quelqu’un d’autre passerait aussi par le marché ; moi, je n’y vois rien de simple à prendre.)
rather_well = (Quelqu’un d’audacieux continuerait dans cet état ; moi, je récupérerais d’abord.)
rather_marketBut = (Le marché est ouvert aussi, mais { $against }.)
rather_barter = (Quelqu’un d’aguerri paierait une carte plus chère en cédant une des siennes : plus tard.)

## against

against_room = aucun emplacement n’est libre : pour { $card }, il faudrait céder quelque chose ({ $goes })
against_job = { $card } ne réussirait que dans { $percent } des cas
against_hunt = la prime sur { $card } mène à un combat qui ne se gagnerait que dans { $percent } des cas
against_illegal = { $card }, c’est illégal, et cela ne passe sans ennuis que dans { $percent } des cas
against_and = {" "};{" "}

## heard

heard_delivered = Livraison faite et payée : { $card }. C’est ainsi que tous les vaisseaux d’ici volent encore.
heard_failedRun =
    { $isDelivered ->
        [true] Le dé n’a pas donné de touche : une carte d’ennuis est tombée, et la cargaison est passée quand même. Après cela, pas de rencontre ce tour-ci.
       *[other] Le dé n’a pas donné de touche : une carte d’ennuis est tombée, et la cargaison n’est pas payée. Après cela, pas de rencontre ce tour-ci.
    }
heard_bought =
    { $hasPin ->
        [true] { $card } : c’est à toi. Tu vois la carte à côté de ton vaisseau, et une nouvelle épingle sur la carte montre où cela mène.
       *[other] { $card } : c’est à toi. Tu vois la carte à côté de ton vaisseau.
    }
heard_newShip = { $ship } : ce vaisseau est à toi, et ce que tu avais à bord y passe. Ses emplacements et son propre objectif sont à côté.
heard_patrolMoved = { $patrol } a bougé : la carte découverte porte son signe, et elle vient vers qui a acheté.
heard_passed =
    { $known ->
        [0] Réussi sur un coup critique, sans savoir comment. N’y compte pas trop.
        [one] Réussi. Tu as la compétence une fois : avec les dés seuls, cela suffit dans 75 % des cas.
       *[other] Réussi. Avec la compétence deux fois, seules deux faces vides font échouer : 94 % avec les dés seuls.
    }
heard_failed =
    { $known ->
        [0] Raté. Sans la compétence, seul un coup critique aide : 23 %. L’équipage peut prêter ce qui te manque.
       *[other] Raté, alors que les chances étaient pour toi. La carte dit ce que cela coûte.
    }
heard_crew = { $name } vole avec toi : ses compétences comptent comme les tiennes à chaque test.
heard_secret = Cette carte est un secret : elle attend, scellée, à côté de ton vaisseau, que son moment vienne. Personne d’autre ne peut la lire.
heard_fought = Les dés ont parlé : { $mine } contre { $theirs }. { $tied ->
        [true] À égalité, qui attaque gagne, et c’était toi
       *[other] Le total le plus haut gagne
    } ; chaque camp subit le total de l’autre. Une touche compte 1, un coup critique 2, le reste rien.
heard_defeated =
    { $stands ->
        [true] Hors de combat : tes dégâts ont atteint ta santé ou la coque. Cela t’a coûté la fin du tour et 3 000 crédits, ou tout ce que tu avais, et la préparation suivante a servi à te relever : te voilà d’aplomb.
       *[other] Hors de combat : tes dégâts ont atteint ta santé ou la coque. Cela t’a coûté la fin du tour et 3 000 crédits, ou tout ce que tu avais, et ta prochaine préparation servira à te relever.
    }
heard_attacked = { $name } ne te laisse pas le choix : certaines personnes attaquent qui a mauvaise réputation auprès de leur camp. Les quatre signes au pied du plateau disent la tienne : + bonne, · neutre, − mauvaise.
heard_liked = { $faction } : on t’y aime mieux maintenant. De ce côté, la patrouille te laisse passer.
heard_disliked = { $faction } : on t’y aime moins maintenant. De ce côté, garde un œil sur la patrouille.
heard_jobDone = { $card } : fait. Les missions sont le chemin le plus sûr vers la renommée.
heard_captured = La prime est à toi. Ici, on vit bien de la chasse, tant qu’on vit.
heard_fame = De la renommée ! { $fame } sur { $target }. Les objectifs, à côté de ton vaisseau, en donnent encore.
heard_goal = Un objectif est atteint : ta carte se retourne, et son autre côté est meilleur.
heard_opponent = { $name } a joué son tour : une carte imprimée, lue de haut en bas. En préparation et en rencontre, la première ligne qui marche compte ; dans les actions, toutes.

## otherwise

otherwise_fly = { $place }, alors. Tu suis ton chemin ; les épingles seront encore là au prochain tour.
otherwise_earn = 2 000 crédits à la place. C’est sûr, mais l’argent seul ne gagne rien.
otherwise_recover = Tu te reposes. Être en forme vaut aussi quelque chose.
otherwise_market = D’abord un regard au marché : pourquoi pas, il est ouvert une fois par tour.
otherwise_clear = Écartée. Jusqu’à deux par tour ; ce qui est dessous vaut peut-être mieux, pour toi ou pour qui vient après.
otherwise_buy = { $card } à la place. C’est ton argent.
otherwise_slipped = Tu as payé { $card }, et le dé a dit non : la carte est partie, l’argent aussi.
otherwise_begin = { $card }, alors : voyons ce que cela demande.
otherwise_take = { $card } à la place. Cela ne coûte que son emplacement.
otherwise_cancel = Tu renonces : rien n’est payé, et rien de ce que tu as n’est parti.
otherwise_leave = Tu gardes ton argent. C’est permis, et parfois sage.
otherwise_end = Tu termines tôt. Il restait à faire ici : { $left }. Cela peut attendre ta prochaine visite, ou tu reprends ce coup.
otherwise_deliver = Tu livres. J’aurais attendu, mais payé, c’est payé.
otherwise_encounter = Tu préfères rencontrer autre chose. Bien : je suis curieux aussi.
otherwise_fight = Un combat que je n’aurais pas choisi. Bonne chance.
otherwise_line = L’autre ligne. Les histoires sont là pour être choisies.
otherwise_dice = Tu te fies à ton idée des dés. Cela ne les dérange pas.
otherwise_other = Ce n’est pas ce que j’aurais fait, mais les règles le permettent, donc c’est un plan.

## example

example_title = Et les primes ? Une, en quatre lignes
example_own = Tu as la prime sur { $name }. Elle n’a rien coûté et reste avec toi jusqu’à la paie.
example_take = Au marché, tu prends la prime sur { $name }. Elle ne coûte rien et reste avec toi jusqu’à la paie.
example_find = { $name } est un contact { $rank }. À l’étape de rencontre, tu en rencontres un après l’autre, jusqu’au bon.
example_fight = Puis tu chasses : tu lances tes dés contre les { $strength } { ELIDE("de", $name) }. Aujourd’hui, tu gagnes dans { $win } des cas ; équipement et équipage aident.
example_pay = Cible éliminée : { $dead } tout de suite. Cible capturée : elle voyage avec toi, et c’est { $alive } en arrivant { -at }.
enough = Tu en sais assez : préparer, agir, rencontrer, et garder un œil sur les épingles. Continue ici, ou demande une partie à toi.
unmet = Il te reste à découvrir, dans les règles :

## more

more_jobs = missions
more_bounties = primes
more_patrols = patrouilles
more_fights = combats
# As in English.
more_tests = tests
# As in English.
more_contacts = contacts
more_cargo = cargaisons
more_market = le marché
more_crew = équipage
more_deals = accords à plusieurs
over = La partie est finie. Tu as vu toute une vie de capitaine.
