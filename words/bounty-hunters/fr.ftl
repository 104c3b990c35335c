labelled = { $label } : { $text }
game = Bounty Hunters
list = { $items }

## learn

learn_title = Apprendre en jouant
learn_clerk = Le greffier de la guilde
learn_recruit = La recrue
learn_names_0 = Toi
learn_names_1 = Tooka
learn_names_2 = Porg
learn_names_3 = Blurrg
learn_ask = Que ferais-tu ?
learn_topics_welcome = Bienvenue à la guilde. Tout le monde joue en même temps, et un tour a trois étapes : piocher une carte, en choisir une sur cinq, donner les quatre autres à gauche. La quatrième capture finit la partie ; on la gagne aux points.
learn_topics_drawTargets = Les cibles rapportent les points. Tu peux en chasser plusieurs à la fois : une cible ouverte ne coûte rien et donne du travail à chaque chasseur.
learn_topics_drawHunters = Les chasseurs percent la défense, mais le petit nombre dans leur coin se retire de tes points.
learn_topics_drawContracts = Le paquet bleu contient les contrats. Posés devant toi, ils paient à la fin pour les personnages capturés.
learn_topics_drawMarket = Le paquet couleur sable est le marché jawa : les droïdes attaquent sans coûter de points, les caisses sont des points sûrs. Les deux coûtent des crédits.
learn_topics_openTarget =
    { $points ->
        [one] { $target } vaut { $points } point une fois sa défense percée dans les trois couleurs : { $need }. Touche la carte, puis Jouer : elle ouvre une chasse devant toi.
       *[other] { $target } vaut { $points } points une fois sa défense percée dans les trois couleurs : { $need }. Touche la carte, puis Jouer : elle ouvre une chasse devant toi.
    }
learn_topics_attack = Contre { $target }, il manque encore { $need }. Envoie { $hunter } contre { $target } : touche la carte et regarde les barres, elles montrent ce qu’elle ajoute. Les boutons disent ce qui va se passer avant que tu décides.
learn_topics_droid = { $droid } : il se paie en crédits, attaque { $target } et ne coûte aucun point à la fin.
learn_topics_waiting = Tu n’as pas encore de cible. { $card } peut attendre : chaque nouvelle attaque rejoint la pile, et ta prochaine cible devra lui faire face.
learn_topics_capture = Regarde : avec { $card }, les trois couleurs { ELIDE("de", $target) } y sont. C’est une capture. Fais-la avant que la main ne parte.
learn_topics_sell = Toute carte se vend un crédit, et les crédits paient le marché. { $card } t’aide le moins : touche la carte, puis Vendre. La personne à ta gauche ne l’aura pas non plus.
learn_topics_reserve = { $card } : tu ne peux pas encore payer, ou pas sans te gêner. Réserve la carte : elle attend, couchée, que tu paies après ton action, à n’importe quel tour.
learn_topics_crate =
    { $points ->
        [one] { $card } : { $cost }, et { $points } point sûr. Qui a le plus de caisses à la fin en gagne 5 de plus.
       *[other] { $card } : { $cost }, et { $points } points sûrs. Qui a le plus de caisses à la fin en gagne 5 de plus.
    }
learn_topics_contract = Le contrat { $card } paie à la fin pour ce qu’il nomme, surtout quand tout y est. Il ne coûte rien : touche-le, puis « Signer le contrat ».
learn_topics_activate = Ta carte en réserve, { $card }, peut se payer maintenant. Active-la, en plus de ton action.
learn_topics_place = Plusieurs cibles sont ouvertes. Envoie cette carte contre { $target } ; elle y reste pour de bon.
learn_topics_finish = Rien ne vaut d’être payé pour l’instant : finis le tour et garde tes crédits.
learn_topics_captured = Capture ! La carte { $target } est maintenant couchée. Ses points sont à toi, moins ce que coûtent tes chasseurs.
learn_topics_sold = Vente : { $card }. Un crédit pour toi.
learn_topics_reserved = { $card } : en réserve. La carte ne fait rien tant que tu n’as pas payé.
learn_topics_stored = Caisse gardée, points gardés. Compte celles des autres de temps en temps : la majorité rapporte 5 points.
learn_topics_signed = Le contrat est devant toi. Il porte sa valeur actuelle, et celle qu’il aurait si tes cibles ouvertes tombent.
learn_topics_droidSent = Le droïde est à l’œuvre. À la fin, il ne te coûte rien.
learn_topics_waitingPile = Pas encore de cible : { $card } attend la prochaine.
learn_topics_passed = Toutes les cartes ont été retournées ensemble. Puis les quatre que tu n’as pas choisies sont parties chez { $left }, à ta gauche, et { $right } t’a donné les siennes. Ce que tu laisses, quelqu’un le prend.
learn_topics_three = { $who } : trois captures. La quatrième lance la fin : on finit ce tour, puis encore deux. Ce qui reste ouvert ne vaut rien.
learn_topics_threeMine = Tu as trois captures. La quatrième lance la fin : on finit ce tour, puis encore deux. Assure-toi d’être en tête avant de la prendre.
learn_topics_rush = Quatre captures rapides ne sont pas le but. Voici comment a fini une partie où l’on a pris au plus vite les quatre cibles les moins chères :
learn_topics_enough = Tu en sais assez : piocher, choisir, donner ; capturer et vendre. Caisses, droïdes, contrats et réserve s’expliquent quand ils se présentent. Continue avec moi, ou sans.
learn_topics_theEnd = { $who } : quatrième capture, avec un crédit et un contrat en prime. Il reste deux tours : finis ce que tu peux.
learn_topics_over = Voilà une partie entière. Le carnet se remplit ligne par ligne : cibles, caisses, contrats, puis ce que coûtent les chasseurs.
learn_reasons_sell = Un crédit maintenant, et personne d’autre ne l’aura.
learn_reasons_reserve = Tu paies quand tu peux, et personne d’autre ne l’a.
learn_reasons_needs = Contre { $target }, il manque encore { $need }.
learn_reasons_openTarget = Une cible ouverte ne coûte rien et donne du travail à tes chasseurs.
learn_reasons_capture = Les trois couleurs sont complètes.
learn_reasons_ratherThan = Tout compté (contrats, chasseurs, tours à venir), cela rapporte plus { ELIDE("que", $other) }.
learn_reasons_crate = Des points sûrs.
learn_reasons_contract = Il ne coûte rien et paie ce que tu chasses de toute façon.
learn_reasons_decks_drawTargets = Les cibles rapportent les points.
learn_reasons_decks_drawHunters = Les chasseurs percent la défense.
learn_reasons_decks_drawContracts = Signer un contrat ne coûte rien.
learn_reasons_decks_drawMarket = Tu as des crédits à dépenser.
learn_advice_draw = Moi, je piocherais dans « { $deck } ».
learn_advice_open = Moi, j’ouvrirais la chasse : { $target }.
learn_advice_attack = Moi, contre { $target }, j’enverrais : { $card }.
learn_advice_capture = Moi, je capturerais { $target } avec { $card }.
learn_advice_wait = Moi, je jouerais { $card }, en attendant ta prochaine cible.
learn_advice_sell = Moi, je vendrais : { $card }.
learn_advice_reserve = Moi, je réserverais : { $card }.
learn_advice_pay = Moi, je paierais : { $card }.
learn_advice_activate = Moi, je paierais maintenant la carte en réserve : { $card }.
learn_advice_sign = Moi, je signerais le contrat { $card }.
learn_advice_place = Moi, je l’enverrais contre { $target }.
learn_advice_done = Moi, je finirais le tour.
learn_rushed_caption = Une partie perdue par précipitation
learn_rushed_hasty = La hâte
learn_rushed_patient = La patience { $n }
# As in English.
learn_rushed_captures = Captures
learn_alone = Continuer sans le greffier
learn_atDesk = Je suis à mon bureau.
learn_next = Cibles, chasseurs, droïdes, caisses, contrats : voilà tout le jeu. À toi de jouer maintenant.
learn_toTable = Jouer une partie contre des bots
learn_toIntro = D’abord une partie sans contrats

## scorePad

scorePad_title = Carnet de scores
scorePad_intro = Pour une partie autour d’une vraie table. Fonctionne sans connexion ; tout reste sur cet appareil.
scorePad_player = Personne { $n }
scorePad_players = Autour de la table
scorePad_name = Nom
scorePad_addPlayer = Ajouter une personne
scorePad_removePlayer = Retirer { $name }
scorePad_mode = Partie
scorePad_full = Partie complète
scorePad_introductory = Partie découverte
scorePad_targets = Cibles capturées
scorePad_whichTarget = Qui as-tu capturé ?
# As in English.
scorePad_points = Points
scorePad_readCard = Lis la carte
scorePad_missing = Il manque encore les points d’une carte : { $who }.
scorePad_hunters = Chasseurs ayant participé
scorePad_hunterCost = Ajouter un chasseur qui coûte { $loss }
scorePad_removeHunter = Retirer le chasseur qui coûte { $loss }
scorePad_crates = Caisses payées
scorePad_addCrates =
    { $n ->
        [one] Ajouter une carte avec { $n } caisse
       *[other] Ajouter une carte avec { $n } caisses
    }
scorePad_contracts = Contrats
scorePad_kinds_pair = Deux personnages
scorePad_kinds_double = Deux fois le même
scorePad_kinds_crate = Personnage et caisse
scorePad_first = Premier personnage
scorePad_second = Second personnage
scorePad_addContract = Ajouter le contrat
scorePad_samePair = Il faut deux personnages différents.
scorePad_credits = Crédits restants
scorePad_less = { $what } : un de moins
scorePad_more = { $what } : un de plus
scorePad_remove = Retirer { $what }
scorePad_keep = Garder cette partie
scorePad_keptNow = C’est noté.
scorePad_again = Nouvelle partie
scorePad_lastGames = Dernières parties
scorePad_noGames = Aucune partie gardée.
scorePad_forget = Oublier
scorePad_text = Copier le texte
scorePad_picture = Enregistrer l’image
scorePad_toGuild = Dans une guilde
scorePad_copied = Copié.
scorePad_result = Le carnet

## primer

primer_title = Le jeu en une minute
primer_lead = Tu diriges une équipe de chasseurs de primes. Pose des cibles devant toi, envoie tes chasseurs, capture. Tout le monde joue en même temps. La quatrième capture d’une personne annonce la fin ; le plus de points l’emporte.
primer_cards_title = Quatre sortes de cartes
primer_cards_target = Cible. Ses points en haut, sa défense en trois couleurs en bas. Atteins les trois et elle est à toi.
primer_cards_hunter = Chasseur. Il attaque en trois couleurs et se joue gratuitement, mais coûte les points du coin une fois la capture réussie.
primer_cards_market = Marché. Les droïdes attaquent aussi, les caisses sont des points. On paie en crédits, jamais en points.
primer_cards_contract = Contrat. À la fin, il paie pour les personnages capturés, surtout pour les deux ensemble.
primer_turn_title = Un tour a trois étapes
primer_turn_draw_name = Piocher
primer_turn_draw_text = Prends une carte d’un paquet au choix. Tu en as cinq.
primer_turn_choose_name = Choisir
primer_turn_choose_text = Poses-en une face cachée : joue-la, ou vends-la 1 crédit. Toutes sont révélées ensemble. Une carte du marché trop chère se réserve et se paie plus tard.
primer_turn_pass_name = Donner
primer_turn_pass_text = Les quatre autres passent à ta gauche. Ce que tu laisses, quelqu’un le prend.
primer_capture_title = Une capture
primer_capture_text = { $target } a pour défense { $shields }. { $one } ne suffit pas. Avec { $two } en renfort, chaque couleur est atteinte : capturée, aussitôt. L’égalité suffit ; le surplus d’une couleur n’aide pas les autres.
primer_capture_notYet = Pas encore
primer_capture_done =
    { $points ->
        [one] Capturée : { $points } point, moins { $loss } pour les chasseurs
       *[other] Capturée : { $points } points, moins { $loss } pour les chasseurs
    }
primer_end_title = La fin
primer_end_text = Dès que quelqu’un fait sa quatrième capture, on finit ce tour, puis on en joue deux de plus. Une cible encore ouverte ne vaut alors rien.
primer_score_title = Le décompte
primer_score_rows_0_name = Cibles
primer_score_rows_0_text = les points de celles que tu as capturées
primer_score_rows_1_name = Caisses
primer_score_rows_1_text = leurs points, et 5 de plus pour qui en a le plus
primer_score_rows_2_name = Contrats
primer_score_rows_2_text = 1 par personnage nommé, et 3 pour les deux ensemble (2 pour un double ou une caisse)
primer_score_rows_3_name = Chasseurs
primer_score_rows_3_text = moins ce que coûtent ceux qui ont participé
primer_score_tie = Égalité ? Le plus de crédits restants l’emporte. Sinon, les crédits ne valent rien.
primer_learn = Apprendre en jouant : dix minutes avec un greffier qui explique

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
cards_hunters_the-mandalorian = Le Mandalorien
cards_hunters_bossk = Bossk
cards_hunters_ig-11 = IG-11
cards_hunters_zuckuss = Zuckuss
cards_hunters_hondo-ohnaka = Hondo Ohnaka
cards_hunters_boba-fett = Boba Fett
cards_hunters_black-krrsantan = Black Krrsantan
cards_hunters_aurra-sing = Aurra Sing
cards_droids_astromech = Droïde astromécano
cards_droids_protocol = Droïde de protocole
cards_crate =
    { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
cards_pair = Contrat { $a } + { $b }
cards_double = Contrat 2 × { $a }
cards_withCrate = Contrat { $a } + caisse
cards_back = Une carte, face cachée
cards_trio = vert { $g }, bleu { $b }, orange { $o }
cards_target = Cible { $name }. Vaut { $points }. Défense { $trio }.{ $bonus } { $copies } cartes montrent ce personnage.
cards_bonus_none = { "" }
cards_bonus_credit = { " " }La capture rapporte un crédit.
cards_bonus_contract = { " " }La capture apporte un contrat.
cards_hunter =
    { $loss ->
        [0] Chasseur { $name }. Attaque { $trio }. Ne coûte aucun point.
        [one] Chasseur { $name }. Attaque { $trio }. Coûte { $loss } point si la capture réussit.
       *[other] Chasseur { $name }. Attaque { $trio }. Coûte { $loss } points si la capture réussit.
    }
cards_droid =
    { $cost ->
        [one] { $name }. Coûte { $cost } crédit. Attaque { $trio }. Imprimé { $copies } fois.
       *[other] { $name }. Coûte { $cost } crédits. Attaque { $trio }. Imprimé { $copies } fois.
    }
cards_crateCard =
    { $n ->
        [one]
            { $cost ->
                [one] Carte avec { $n } caisse. Coûte { $cost } crédit. Vaut { $worth }.
               *[other] Carte avec { $n } caisse. Coûte { $cost } crédits. Vaut { $worth }.
            }
       *[other]
            { $cost ->
                [one] Carte avec { $n } caisses. Coûte { $cost } crédit. Vaut { $worth }.
               *[other] Carte avec { $n } caisses. Coûte { $cost } crédits. Vaut { $worth }.
            }
    }
cards_pairContract = Contrat : 1 point par { $a }, 1 par { $b }, 3 de plus par duo complet.
cards_doubleContract = Contrat : 1 point par { $a }, 2 de plus pour chaque paire.
cards_crateContract = Contrat : 1 point par { $a }, 2 de plus par { $a } accompagné d’une caisse.

## decks

decks_target = Cibles
decks_hunter = Chasseurs
decks_contract = Contrats
decks_jawa-market = Marché

##

drawAhead = Piocher : { $deck }
drawFrom = Piocher dans { $deck }, il en reste { $n }

## colours

colours_0 = vert
colours_1 = bleu
# As in English.
colours_2 = orange

##

credits =
    { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }
# As in English.
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
you = Toi

## steps

steps_draw = Piocher
steps_choose = Choisir
steps_resolve = Résoudre
steps_over = Fin

##

turn = Tour { $n }
turnOf = Tour { $n } sur { $last }
waitingFor = On attend { $names }
ready = a choisi
notReady = réfléchit encore

## status

status_draw = Prends une carte : choisis un paquet.
status_drawn = Paquet : { $deck }. Tu peux encore changer.
status_choose = Choisis une carte : joue-la ou vends-la.
status_sealed = Scellé : { $what }. Touche une autre carte pour changer.
status_decide = Carte révélée : { $card }. La jouer ou la vendre ?
status_place = Quelle cible attaque { $card } ?
status_activate = Active une carte en réserve, ou finis ton tour.
status_waits = Rien à faire : on attend { $names }.
status_unsent = En attente du réseau : { $what }.
status_waitsToPay = Rien à faire : on attend { $names }. Une carte en réserve peut encore y être activée.
status_notAsked = Aucun paquet possible : on attend les autres.
status_over = La partie est finie.
status_watching = On attend { $names }.
status_reconnecting = Un instant…

## dock

dock_label = À toi de jouer
dock_hand = Ta main
dock_play = Jouer
dock_playOnto = Jouer → { $target }
dock_playNew = Jouer : nouvelle cible
dock_playPile = Jouer sur la pile en attente
dock_startPile = Jouer : ouvrir une pile
dock_sign = Signer le contrat
dock_buy = Payer { $cost }
dock_buyOnto = Payer { $cost } → { $target }
dock_reserve = Réserver
dock_sell = Vendre
dock_seal = Révéler cette carte
dock_activate = Activer pour { $cost }
dock_activateOnto = Activer pour { $cost } → { $target }
dock_done = Finir mon tour
dock_nextDraw = Prochaine pioche
dock_untilCapture = Pas avant une capture
dock_askMe = M’interroger sur ma réserve ce tour
dock_chosen = choisie
dock_fresh = nouvelle
dock_more = Règle

## preview

preview_credit =
    { $n ->
        [one] +{ $n } crédit
       *[other] +{ $n } crédits
    }
preview_pays =
    { $n ->
        [one] −{ $n } crédit
       *[other] −{ $n } crédits
    }
preview_captures =
    { $loss ->
        [0] capture { $target } : +{ $worth }
       *[other] capture { $target } : +{ $worth } −{ $loss }
    }
preview_nth =
    { $n ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] { $n }e
    }
# As in English.
preview_nthCapture = { $nth } capture
preview_ends =
    { $n ->
        [0] ce sont les derniers tours
        [one] fin de partie dans { $n } tour
       *[other] fin de partie dans { $n } tours
    }
preview_bonusContract = apporte un contrat
preview_bonusCredit = rapporte un crédit
preview_needs = il manquera { $what }
preview_opens = il faut { $what }
preview_joinsPile = fait face à la pile, il manquera { $what }
preview_pile = attend : ta prochaine cible devra venir ici
preview_signed =
    { $then ->
        [none] vaut { $now } pour l’instant
       *[other] vaut { $now }, et { $then } si les cibles ouvertes tombent
    }
preview_crateWorth =
    { $n ->
        [one] +{ $worth }, { $n } caisse
       *[other] +{ $worth }, { $n } caisses
    }
preview_majority = le plus de caisses : +{ $n }
preview_reserved =
    { $cost ->
        [one] à payer plus tard : { $cost } crédit
       *[other] à payer plus tard : { $cost } crédits
    }
preview_reservedNow =
    { $cost ->
        [one] à payer quand tu veux : { $cost } crédit
       *[other] à payer quand tu veux : { $cost } crédits
    }
preview_asksWhere = tu choisiras la cible après la révélation

## fates

fates_sell = vend
fates_play = joue
fates_reserve = réserve

##

choice =
    { $fate ->
        [sell]
            { $onto ->
                [none] vendre { $card }
               *[other] vendre { $card } → { $onto }
            }
        [reserve]
            { $onto ->
                [none] réserver { $card }
               *[other] réserver { $card } → { $onto }
            }
       *[other]
            { $onto ->
                [none] jouer { $card }
               *[other] jouer { $card } → { $onto }
            }
    }

## board

board_mine = Mon plateau
board_theirs = Plateau { ELIDE("de", $name) }
board_confrontations = Affrontements
board_around = Autour de la table
board_untouched = Cibles ouvertes, pas encore attaquées
board_none = Pas encore de cible. Joues-en une pour ouvrir la chasse ; une attaque jouée avant attendra.
board_noneTheirs = Pas encore de cible ici.
board_captured = Capturées
board_reserved = Réserve
board_crates = Caisses
board_contracts = Contrats
board_pile = Pile en attente
board_pileWhy = Pas encore de cible : les attaques attendent ici, et chaque nouvelle doit les rejoindre. La prochaine cible fera face à cette pile.
board_needs = il manque { $what }
board_met = complet
board_toGo = encore { $n }
board_missing =
    { $colour ->
        [green]
            { $n ->
                [one] { $n } vert
               *[other] { $n } verts
            }
        [blue]
            { $n ->
                [one] { $n } bleu
               *[other] { $n } bleus
            }
       *[orange] { $n } orange
    }
board_bar = { $colour } : { $have } sur { $need }
board_pileAttack = { $colour } : { $have }
# As in English.
board_captures =
    { $n ->
        [one] { $n } capture
       *[other] { $n } captures
    }
board_dropReserve = Réserver ici
board_captureNet =
    { $loss ->
        [0] +{ $worth }
       *[other] +{ $worth } −{ $loss }
    }
board_now = maintenant
board_ifAll = si les cibles ouvertes tombent
board_cratesCount =
    { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
board_reason_each = { $n } × { $name }
# As in English.
board_reason_duos =
    { $n ->
        [one] { $n } duo × { $each }
       *[other] { $n } duos × { $each }
    }
board_reason_nothing = encore aucune capture
board_left = à ta gauche

## table

table_decks = Paquets
table_discards = Défausses
table_noDiscards = Rien de vendu pour l’instant.
table_seen = Déjà vues
table_seenHint = Face visible sur les plateaux et dans les défausses, et dans ta main. Le reste est dans les paquets et les autres mains.
table_seenOf = { $seen } sur { $all }
table_browse = Paquets, défausses, cartes vues
table_pad = Score détaillé
table_faceDown = Face cachée
table_beforeFirst = Personne n’a encore montré de carte
table_revealed = Révélation

## alarm

alarm_captured = Capture : { $target }, { $worth }
alarm_capturedBy = { $who } capture { $target }, { $worth }
alarm_pays =
    { $n ->
        [one] { $contract } : { $n } point à présent
       *[other] { $contract } : { $n } points à présent
    }
alarm_passed =
    { $n ->
        [one] { $n } carte à { $left } ; celles-ci viennent { ELIDE("de", $right) }.
       *[other] { $n } cartes à { $left } ; celles-ci viennent { ELIDE("de", $right) }.
    }
alarm_three =
    { $n ->
        [1] { $names } a 3 captures. La quatrième lance la fin.
       *[other] { $names } ont 3 captures. La quatrième lance la fin.
    }
alarm_withMe = { LIST("toi", $others) }
alarm_threeWithMe = 3 captures : { $names }. La quatrième lance la fin.
alarm_threeMine = Tu as 3 captures. La quatrième lance la fin.
alarm_twoLeft = Quatrième capture : { $names }. Encore deux tours après celui-ci.
alarm_lastButOne = Plus que deux tours. Quatre captures : { $names }.
alarm_twoLeftMine = Ta quatrième capture ! Encore deux tours après celui-ci.
alarm_lastButOneMine = Plus que deux tours. Tu as quatre captures.
alarm_last = Dernier tour
alarm_lastHint = Seul compte ce qui est capturé et payé. Ta main ne vaut rien.

## rows

rows_targets = Cibles
rows_crates = Caisses
rows_contracts = Contrats
rows_hunters = Chasseurs
# As in English.
rows_total = Total
rowWith = { SMALL($row) } { $points }

## final

final_title = Décompte final
final_wins = Victoire : { $names }
final_youWin = Tu gagnes !
final_share = Victoire partagée : { $names }
final_myPlace =
    { $behind ->
        [0] Ta place : { $place } sur { $of }.
        [one] Ta place : { $place } sur { $of }, à { $behind } point.
       *[other] Ta place : { $place } sur { $of }, à { $behind } points.
    }
final_tieBreak = Égalité de points : les crédits décident ({ $credits }).
final_tied = Mêmes points, mêmes crédits : victoire partagée.
final_majority = le plus de caisses +5
final_noMajority = pas de majorité
final_next = Ligne suivante
final_skip = Tout montrer
final_copyText = Copier le texte
final_copied = Copié.
final_replay = Revoir la partie
final_why = Pourquoi : { $row }
final_notCounted =
    { $n ->
        [one] { $n } cible ouverte ne compte pas
       *[other] { $n } cibles ouvertes ne comptent pas
    }

## log

log_shuffled = Les paquets sont mélangés.
log_dealt = Quatre cartes par personne : une de chaque paquet.
log_dealtIntro = Quatre cartes par personne : une cible, deux chasseurs, une du marché.
log_turn = Tour { $n }.
log_refilled =
    { $n ->
        [one] { $deck } : le paquet était vide, { $n } carte défaussée y retourne.
       *[other] { $deck } : le paquet était vide, { $n } cartes défaussées y retournent, mélangées.
    }
log_drawn =
    { $who ->
        [none] Tu pioches : { $deck }.
       *[other] { $who } pioche : { $deck }.
    }
log_drawnCard =
    { $who ->
        [none] Tu pioches { $card } ({ $deck }).
       *[other] { $who } pioche { $card } ({ $deck }).
    }
log_missed =
    { $who ->
        [none] { $deck } : plus rien pour toi, choisis un autre paquet.
       *[other] { $deck } : plus rien pour { $who }, qui choisit un autre paquet.
    }
log_revealed = Tout le monde révèle : { $what }.
log_revealJoin =  ;{ " " }
log_revealOne =
    { $who ->
        [none]
            { $fate ->
                [none] toi : { $card }
                [sell] tu vends { $card }
                [reserve] tu réserves { $card }
               *[play] tu joues { $card }
            }
       *[other]
            { $fate ->
                [none] { $who } { $card }
                [sell] { $who } vend { $card }
                [reserve] { $who } réserve { $card }
               *[play] { $who } joue { $card }
            }
    }
log_decided =
    { $who ->
        [none]
            { $fate ->
                [sell] Tu la vends.
                [reserve] Tu la réserves.
               *[play] Tu la joues.
            }
       *[other]
            { $fate ->
                [sell] { $who } la vend.
                [reserve] { $who } la réserve.
               *[play] { $who } la joue.
            }
    }
log_sold =
    { $who ->
        [none] Tu vends { $card }.
       *[other] { $who } vend { $card }.
    }
log_credit =
    { $who ->
        [none] Tu prends
       *[other] { $who } prend
    } { $n ->
        [one] { $n } crédit
       *[other] { $n } crédits
    }{ $why ->
        [sale] { " " }pour la vente
        [capture] { " " }pour la capture
        [fourth-capture] { " " }pour la quatrième capture
       *[owed] , celui qui restait dû
    }.
log_paid =
    { $who ->
        [none]
            { $n ->
                [one] Tu paies { $n } crédit pour { $card }.
               *[other] Tu paies { $n } crédits pour { $card }.
            }
       *[other]
            { $n ->
                [one] { $who } paie { $n } crédit pour { $card }.
               *[other] { $who } paie { $n } crédits pour { $card }.
            }
    }
log_reserved =
    { $who ->
        [none] Tu réserves { $card }.
       *[other] { $who } réserve { $card }.
    }
log_crate =
    { $who ->
        [none] Tu mets à l’abri { $card }.
       *[other] { $who } met à l’abri { $card }.
    }
log_signed =
    { $who ->
        [none] Tu signes { $card }.
       *[other] { $who } signe { $card }.
    }
log_bonusContract =
    { $who ->
        [none] Tu pioches en prime : { $card }.
       *[other] { $who } pioche en prime : { $card }.
    }
log_target =
    { $who ->
        [none] Tu te lances à la poursuite { ELIDE("de", $card) }.
       *[other] { $who } se lance à la poursuite { ELIDE("de", $card) }.
    }
log_targetOnPile =
    { $who ->
        [none] { $card } doit faire face à ta pile.
       *[other] { $card } doit faire face à la pile { ELIDE("de", $who) }.
    }
log_attacks =
    { $who ->
        [none] Tu envoies { $card } contre { $target }.
       *[other] { $who } envoie { $card } contre { $target }.
    }
log_waits =
    { $who ->
        [none] Tu n’as pas de cible : { $card } attend.
       *[other] { $who } n’a pas de cible : { $card } attend.
    }
log_captured =
    { $who ->
        [none] Tu captures { $target } : capture numéro { $nth }.
       *[other] { $who } capture { $target } : capture numéro { $nth }.
    }
log_owed =
    { $who ->
        [none] Le paquet de contrats est presque vide : tu auras le tien à la fin de l’étape.
       *[other] Le paquet de contrats est presque vide : { $who } aura le sien à la fin de l’étape.
    }
log_contractLost =
    { $who ->
        [none] Plus de contrat pour toi.
       *[other] Plus de contrat pour { $who }.
    }
log_creditOwed =
    { $who ->
        [none] Plus de jeton à ta place : un crédit suivra à la fin de l’étape, s’il en reste.
       *[other] Plus de jeton à la place { ELIDE("de", $who) } : un crédit suivra à la fin de l’étape, s’il en reste.
    }
log_creditLost =
    { $who ->
        [none] Il ne reste plus de crédits : rien pour toi.
       *[other] Il ne reste plus de crédits : rien pour { $who }.
    }
log_end = Quatrième capture : { $who }. La partie finit après le tour { $last }.
log_bonusRound = Le crédit de prime peut servir tout de suite.
log_passed = Chaque main passe d’une place vers la gauche.
log_ended = Le dernier tour est fini : place au décompte.

## options

options_mode_label = Partie
options_mode_values_full = Partie complète
options_mode_values_introductory = Partie découverte : sans contrats
options_mode_hint = La partie découverte laisse les contrats de côté.
options_commit_label = Scellé avant la révélation
options_commit_values_card = La carte seule
options_commit_values_fate = La carte, et jouer ou vendre
options_commit_hint = Ce qui est fixé avant de retourner les cartes.
options_freshReserve_label = Carte réservée ce tour-ci
options_freshReserve_values_may-activate = peut être payée aussitôt
options_freshReserve_values_waits = attend le tour suivant
options_freshReserve_hint = Utile quand une capture rapporte un crédit.
options_credits_label = Crédits
options_credits_values_unlimited = sans limite
options_credits_values_forty-two = 42, comme dans la boîte
options_credits_hint = En pratique, ils ne manquent jamais.
options_emptyMajority_label = Personne n’a de caisse
options_emptyMajority_values_nobody = pas de bonus
options_emptyMajority_values_everybody = bonus pour tout le monde
options_emptyMajority_hint = Qui a le plus de rien ?

## bots

bots_random_name = Touriste
bots_random_line = Joue tout ce qui est permis.
bots_novice_name = Vagabond
bots_novice_line = Aime les points qu’il voit et oublie ce qu’ils coûtent.
bots_steady_name = Pisteur
bots_steady_line = Compte, achète, capture. Un adversaire équilibré.
bots_sharp_name = Vétéran de la guilde
bots_sharp_line = Sait que le tempo fait gagner, et finit tôt.
bots_master_name = Maître de la guilde
bots_master_line = Imagine beaucoup de parties avant chaque coup.

## What the judge refuses, by code

refusals_game-over = La partie est finie.
refusals_wrong-step = Pas à cette étape : tout le monde finit une étape avant de passer à la suivante.
refusals_already-drawn = Tu as déjà pioché ce tour-ci.
refusals_no-such-deck = Ce paquet n’existe pas.
refusals_no-contracts = La partie découverte se joue sans contrats.
refusals_deck-empty = Ce paquet et sa défausse sont vides.
refusals_not-in-hand = Cette carte n’est pas dans ta main.
refusals_fate-too-early = À cette table, on ne scelle que la carte ; jouer ou vendre, c’est après la révélation.
refusals_fate-missing = Dis ce que devient la carte : jouée ou vendue.
refusals_cannot-reserve = Seules les cartes qui ont un coût peuvent être réservées.
refusals_nothing-to-decide = Il n’y a rien à décider.
refusals_nothing-to-place = Il n’y a aucune carte à placer.
refusals_no-such-confrontation = Cet affrontement n’existe pas chez toi.
refusals_already-captured = Déjà capturée : on n’y ajoute plus d’attaque.
refusals_window-closed = Ton tour est fini ; les cartes réservées attendent le prochain.
refusals_decide-first = Décide d’abord de la carte révélée.
refusals_place-first = Place d’abord la carte que tu as jouée.
refusals_not-reserved = Cette carte n’est pas réservée.
refusals_reserved-this-turn = Réservée ce tour-ci : à cette table, elle attend le prochain.
refusals_no-choice-of-target = Elle ne peut aller qu’à un seul endroit.
refusals_target-missing = Dis quelle cible elle attaque.
refusals_not-seated = Tu n’es pas à cette table.
refusals_target-alone = Une cible ouvre son propre affrontement.
refusals_pile-first = Une pile attend : ta prochaine cible doit lui faire face.
refusals_not-there = Cette carte ne va pas là.
refusals_other = Les règles ne le permettent pas.

##

cannotPay =
    { $cost ->
        [one] Coûte { $cost } crédit, tu en as { $credits }.
       *[other] Coûte { $cost } crédits, tu en as { $credits }.
    }
