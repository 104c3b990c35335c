

labelled = { $label } : { $text }

## primer

primer_title = La prime en une minute
primer_lead = Tu joues à Légion sur une vraie table, avec de vrais dés. Certaines unités chassent une prime ; le registre retient qui a désigné qui et dit aussitôt qui prend le jeton, et pourquoi.
primer_steps_0_name = Désigner
primer_steps_0_text = Avant le premier round, chaque unité avec Prime désigne un commandant ou un agent ennemi. Bleu commence.
primer_steps_1_name = Chasser
primer_steps_1_text = La dernière blessure décide. Si un chasseur de ton camp l’inflige, n’importe lequel, la marque passe sur sa carte. Si c’est une unité sans Prime, elle est perdue.
primer_steps_2_name = Survivre
primer_steps_2_text = À la fin, chaque chasseur vivant qui a gagné un jeton donne 1 jeton de victoire à son joueur, quel qu’en soit le nombre. Un chasseur tombé n’en donne pas.
primer_tokens_title = Ce qui se trouve sur les unités
primer_tokens_mark = Une marque : quelqu’un chasse cette unité.
primer_tokens_won = Un jeton gagné : compte tant que le chasseur vit.
primer_tokens_secret = Une mission secrète : ne passe jamais à un chasseur.
primer_tokens_poison = Du poison, en attente de la fin d’activation.
primer_tokens_target = Un drapeau : une cible marquée. L’adversaire marque quand elle tombe.
primer_tokens_stims = Des blessures en attente sur les Stims d’urgence.
primer_tokens_suppression = La suppression que tu as notée ; elle reste entre tes mains.
primer_tokens_standby = En attente.
primer_tokens_exhausted = Cartes épuisées.
primer_use_title = Comment tenir le registre
primer_use_text = Touche une unité quand il lui arrive quelque chose. Hors de combat ? Dis par qui. Le registre demande quand un cas est ouvert (gardien, charges, Stims, poison, transports) et cite la règle. Mal noté ? Annule, ou ouvre les lignes et change celle que tu veux.
primer_current_title = Édition actuelle
primer_current_text = Là, le jeton reste sur l’unité et le point se marque dès qu’un chasseur l’élimine. Choisis l’édition à l’ouverture du registre.
primer_judge = Soumettre un cas au juge

## mission

# As in English.
mission_title = Mission
mission_choose = Choisir la mission
mission_primary = Objectif
mission_secondary = Objectif secondaire
mission_advantage = Avantage du camp { $side }
mission_none = Aucune carte : compter à la main
mission_byHand = Le registre ne sait pas ce que marque cette carte. À toi de compter ses points.
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
mission_facts_secured = Points d’intérêt sécurisés
mission_facts_contested = Points d’intérêt disputés
mission_facts_towers = Tours tenues hors de son territoire
mission_facts_ownFree = Ses points qu’aucun ennemi ne dispute
mission_facts_enemySecured = Points ennemis sécurisés
mission_facts_bunkersDestroyed = Bunkers ennemis tombés pendant ce round
mission_facts_centre = Le centre sécurisé
mission_facts_sides = Points extérieurs sécurisés
mission_facts_points = Points de l’objectif
mission_facts_scannersOut = Porteurs de scanner hors de leur territoire
mission_facts_scannerFound = Un scanner ennemi disputé
mission_facts_suppressed = Ses unités dont la suppression atteint le courage
mission_facts_baseDestroyed = La base ennemie détruite
mission_facts_cores = Noyaux sécurisés avec deux pions ou plus
mission_facts_prisoners = Unités avec un prisonnier au lieu d’échange
mission_facts_relays = Relais contrôlés
mission_spaces_any = De n’importe où
mission_spaces_allied = Depuis son territoire
mission_spaces_contested = Depuis le territoire disputé
mission_spaces_enemy = Depuis le territoire ennemi
mission_spaces_panicked = Un ennemi a paniqué
mission_spaces_allSuppressed = Tous les ennemis ont de la suppression
mission_deeds_scan = Scan effectué
mission_deeds_deliver = Cache remise
mission_targets_title = Le camp { $side } choisit ses cibles marquées
mission_targets_count = { $own } à soi, { $enemy } chez l’ennemi
mission_targets_done = Voici les cibles
mission_targets_sign = Cible marquée
mission_turn_theirs = { $name } choisit sur l’autre téléphone.
mission_turn_here = Choisir plutôt ici
mission_endRound = Fin du round { $round }
mission_lastRound = Compter et finir la partie
mission_nextRound = Compter et passer au round suivant
mission_nothingToCount = Pas de carte objectif : ses points se comptent à la main.
mission_scoresNothing = Personne ne marque ainsi.
mission_notYet = L’objectif marque à partir du round { $round }.
mission_noMore = Il n’y en a pas davantage sur la table.
mission_trade = { $unit } est en territoire ennemi : échanger son jeton secret contre 1 point
mission_secondaryNow = Objectif secondaire, maintenant
mission_edition_ask = Quelle édition joue-t-on ?
mission_edition_current = Actuelle, depuis 2024
mission_edition_currentLine = Cinq rounds ; une prime paie aussitôt ; 12 points et l’avance gagnent.
mission_edition_classic = Classique, jusqu’en 2022
mission_edition_classicLine = La marque passe au chasseur et paie à la fin, si ce chasseur vit encore.
mission_edition_change = Changer d’édition
mission_edition_changeLine = Chaque ligne est rejugée selon l’autre édition. Tu vois d’abord ce qui change.
mission_whole = Toutes les unités des deux camps sont inscrites
mission_wholeHint = Le registre voit alors quand un camp perd sa dernière unité.
mission_goes = Activer
mission_hasGone = Activée ✓
mission_log_edition = On joue : { $name }.
mission_log_mission = La mission : { $primary }, { $secondary }.
mission_log_targets = Le camp { $side } marque comme cibles : { $names }.
mission_log_phase = Le round { $round } se termine.
mission_log_scored =
    { $count ->
        [one] { $side } marque 1 point : { $what }.
       *[other] { $side } marque { $count } points : { $what }.
    }
mission_log_scan = { $side } : { $who } effectue un scan.
mission_log_deliver = { $side } : { $who } remet une cache.
mission_log_space = { $side } remplit une case du tableau : { $space }.
mission_log_draw = La partie est finie : égalité.
mission_log_target = { $name } était une cible marquée

## clock

clock_title = Horloge
clock_start = Lancer une horloge
clock_round = Une horloge pour la partie
clock_chess = Deux pendules, la moitié chacune
clock_minutes = Minutes de la partie
clock_off = Retirer l’horloge
clock_left = Reste
clock_runs = (en marche)
clock_paused = en pause
clock_up = temps écoulé
clock_pause = Suspendre l’horloge
clock_goOn = Relancer l’horloge
clock_hand = À { $side }
clock_log_round = L’horloge de la partie tourne.
clock_log_blue = La pendule bleue tourne.
clock_log_red = La pendule rouge tourne.
clock_log_paused = L’horloge est en pause.
clock_log_off = L’horloge est retirée.

## desk

desk_title = Bureau de tournoi
desk_byLink = Inscription par lien
desk_byLinkLine = Toute personne qui ouvre ce lien saisit son nom et sa liste, et reçoit en retour un lien et un code. Ouvre ou scanne ceux-ci ici, ou colle le lien dans le champ de la liste : la personne est inscrite.
desk_signUpLine = Inscription au tournoi : ton nom et ta liste.
desk_makeLink = Créer mon lien
desk_yourLink = Ton lien pour le bureau
desk_showIt = Montre ce code au bureau, ou envoie le lien.
desk_signedUp = Inscription { ELIDE("de", $name) } notée.
desk_playing = partie en cours
desk_theLedger = le registre
desk_reads = Le bureau lira le résultat dès la fin de cette partie.
desk_line = Joueurs, listes, rondes suisses et classement. Le bureau reste sur cet appareil.
desk_players = Inscriptions : { $count }
desk_name = Nom
desk_listOrLink = Liste ou lien de la liste
desk_list = Liste
desk_add = Ajouter
desk_leaves = Retirer du tournoi
desk_left = départ avant la ronde { $round }
desk_pair = Apparier la ronde { $round }
# As in English.
desk_table = Table { $number }
desk_round = Ronde { $round }
desk_bye = { $name } : exempt de ronde
desk_versus = { $one } – { $two }
desk_verdict =
    { $winner ->
        [none] égalité
       *[other] { $winner } gagne
    }
desk_result = Résultat
desk_link = Lien du registre ou de sa table
desk_wasRed = { $name } jouait les rouges
desk_points = Points { ELIDE("de", $name) }
desk_lost = Points d’unités perdus par { $name }
desk_enter = Inscrire le résultat
desk_noResult = Ce lien ne mène à aucun registre lisible ici.
desk_standings = Classement
desk_columns_0 = #
desk_columns_1 = Nom
# As in English.
desk_columns_2 = Score
desk_columns_3 = V–N–D
desk_columns_4 = Marge
desk_columns_5 = Adversaires
desk_columns_6 = Éliminés
desk_clear = Vider le bureau
desk_clearSure = Vraiment tout effacer
desk_refusals_full = Un bureau tient 64 personnes.
desk_refusals_no-name = Il faut un nom.
desk_refusals_round-open = Inscris d’abord tous les résultats de cette ronde.
desk_refusals_too-few = Il faut deux personnes.
desk_refusals_no-legal-round = Tout le monde s’est rencontré : plus de ronde possible sans répétition.
blue = Bleu
red = Rouge

## side

side_blue = Bleu
side_red = Rouge

## ranks

ranks_commander = Commandant
ranks_operative = Agent
# As in English.
ranks_corps = Corps
ranks_special = Forces spéciales
ranks_support = Soutien
ranks_heavy = Lourd

## keywords

keywords_bounty = Prime
keywords_guardian = Gardien
keywords_secretMission = Mission secrète
keywords_hunted = Traqué
anotherUnit = une autre unité

## status

status_armies = Inscris les deux armées, puis pose les marques.
status_marking = { $hunter } désigne une cible.
status_play = Touche une unité quand il lui arrive quelque chose.
status_question = L’arbitre a une question.
status_watching = Tu regardes ce registre.

## armies

armies_hunts = Elle a Prime
armies_huntsNot = Elle n’a pas Prime
armies_unpriced =
    { $count ->
        [one] Coût inconnu : { $count } unité
       *[other] Coût inconnu : { $count } unités
    }
armies_sum =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
armies_points = Points, améliorations comprises
armies_tell = Noter
armies_again = Autre liste ou unité
armies_noUnit = Pas une unité
armies_check =
    { $units ->
        [one] { NUMBER($units) } unité
       *[other] { NUMBER($units) } unités
    }{ $unitsSaid ->
        [none] {""}
       *[other] {" "}sur { NUMBER($unitsSaid) }
    }, { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }{ $pointsSaid ->
        [none] {""}
       *[other] {" "}sur { NUMBER($pointsSaid) }
    }.{ $fits ->
        [true] {""}
       *[other] {" "}Il manque quelque chose, ou c’est lu deux fois : vérifie.
    }
armies_paste = Colle un lien Legion HQ, un JSON TTS ou une liste, ou tape des noms
armies_read = Lire la liste
armies_pick = Choisir une unité
armies_search = Chercher une unité
armies_typed = Ajouter « { $name } » à la main
armies_ready = Poser les marques
armies_readyOff = Commencer : Prime est désactivée dans cette partie
armies_empty = Pas encore d’unités.
armies_others =
    { $count ->
        [one] { $count } autre unité
       *[other] { $count } autres unités
    }
armies_needRank = Inconnue. Donne-lui un rang :
armies_which = De quelle carte s’agit-il ?
armies_unread = Illisible, laissé de côté :
armies_added =
    { $count ->
        [one] { $count } unité ajoutée.
       *[other] { $count } unités ajoutées.
    }
armies_demo = Prendre deux armées d’exemple
armies_swap = Échanger les couleurs
armies_swapped = Les joueurs ont échangé leurs couleurs.
armies_remove = Retirer
armies_scenario = Des cartes de scénario sont en jeu : Prime et mission secrète sont désactivées.
armies_troubles_empty = Il n’y a encore rien à lire.
armies_troubles_too-long = C’est trop long pour une liste d’armée.
armies_troubles_server-record = Ce lien est un numéro sur un serveur, illisible ici. Ouvre-le là-bas et copie le lien long ou le JSON TTS.
armies_troubles_admiral-link = Les liens Tabletop Admiral sont illisibles ici. Utilise son export JSON TTS.
armies_troubles_broken-json = Ce JSON est coupé ou abîmé. Copie-le de nouveau.
armies_troubles_other-json = Ce JSON n’est pas une liste d’armée.
armies_troubles_no-units = Aucune unité trouvée dans ce texte.

## marks

marks_who = Qui est désigné par { $hunter } ?
marks_done = Toutes les marques sont posées.

## play

play_waiting =
    { $count ->
        [one] 1 ligne attend la connexion.
       *[other] { $count } lignes attendent la connexion.
    }
play_endNow = Finir maintenant
play_nothingOfYours = Tu n’as rien écrit qui puisse être annulé.
play_round = Round { $now } sur { $of }
play_toGo = Reste
play_yetToGo = Encore à jouer, round { $round }
play_allGone = Toutes les unités ont joué.
play_afterAction = Qu’est-ce qui passe d’abord après une action ?
play_standingBy = En attente : { $names }
play_nextRound = Round suivant
play_defeated = Vaincre…
play_endOfActivation = Fin d’activation
play_undone = Annulé
play_undo = Annuler
play_redo = Rétablir
play_history = Lignes
play_share = Partager
play_others =
    { $count ->
        [one] { $count } autre unité
       *[other] { $count } autres unités
    }
play_left =
    { $left ->
        [one] { $left } blessure restante sur { $of }
       *[other] { $left } blessures restantes sur { $of }
    }
play_out = Hors de combat
play_inside = dans { $vehicle }
# As in English.
play_stims = Stims { $count } ({ $by })
# As in English.
play_poison = Poison { $count } ({ $by })
play_markBy = Marque { ELIDE("de", $by) }
play_won =
    { $count ->
        [one] { $count } jeton gagné
       *[other] { $count } jetons gagnés
    }
play_secret = Jeton secret
play_nothingYet = Il ne s’est encore rien passé.
play_reminder = { $name } a encore des blessures en attente de la fin d’activation.
play_now = Si la partie finissait maintenant
play_endGame = Finir la partie
play_forgotten = Unité oubliée
play_forgottenNote = Inscrite maintenant, elle joue à partir d’ici. Un chasseur ajouté tard ne désigne personne.
play_wipedOut = { $side } n’a plus d’unités

## kill

kill_otherWay = autrement
kill_both = Attaque, et Déviation a emporté { $attacker } aussi
kill_title = { $name } hors de combat
kill_byWhom = Par qui ?
kill_how = Comment ? ({ $who })
kill_attack = Attaque
kill_guarding = En protégeant une autre unité
# As in English.
kill_charge = Charge
kill_effect = Carte ou capacité
kill_bane = Jeton Bane
kill_mine = Mine ou jeton de condition
kill_fled = En fuite ou hors de la table
kill_own = Ses propres blessures
kill_stims = Blessures sur stims ({ $who })
kill_poison = Poison ({ $who })
kill_transport = Dans son transport, par { $who }
kill_deflect = Déviation, contre sa propre attaque
kill_score = { $side } { $from } → { $to }

## unit

unit_setWounds =
    { $count ->
        [one] { $count } blessure au total
       *[other] { $count } blessures au total
    }
unit_wounds = Blessures subies
unit_stims = Stims chargés par…
unit_poison = Poison de…
unit_how = Combien ?
unit_recover = Récupérer : cartes prêtes, plus de suppression
# As in English
unit_reminder_suppression = Suppression
unit_reminder_standby = En attente
unit_reminder_exhausted = Cartes épuisées
# As in English
unit_suppressionAgainst = Suppression (courage { $courage })
unit_suppressed = Neutralisée
unit_rename = Renommer
unit_newName = Nouveau nom
unit_board = Monter dans { $vehicle }
unit_disembark = Descendre
unit_mission = Mission secrète
unit_missionAgain = Marquer la mission secrète
unit_end = Fin d’activation
unit_survives = Elle survit
unit_diesOf = Hors de combat par { $what }
unit_first = Quoi d’abord ?
unit_poisonThenStims = Poison, puis stims
unit_stimsThenPoison = Stims, puis poison
unit_effect_poison = le poison
unit_effect_stims = les blessures des stims
unit_pays = Elle subit maintenant { $what }.
unit_stimsAmount =
    { $count ->
        [one] { $count } blessure des stims ({ $by })
       *[other] { $count } blessures des stims ({ $by })
    }
unit_poisonAmount =
    { $count ->
        [one] { $count } blessure du poison ({ $by })
       *[other] { $count } blessures du poison ({ $by })
    }
unit_whoTakes = Le poison de deux chasseurs vainc { $victim }. Qui prend la marque ?

## history

history_insert = Insérer avant
history_inserting = Tu notes ce qui s’est passé avant ceci : { $text }
history_stopInserting = Revenir au présent
history_undecided_title =
    { $count ->
        [one] 1 ligne n’a pas été acceptée
       *[other] { $count } lignes n’ont pas été acceptées
    }
history_undecided_hint = Autre chose a été noté avant. Décide ce que devient la tienne.
history_undecided_entry = Une de tes lignes
history_undecided_putBefore = La placer avant : { $text }
history_undecided_change = La modifier
history_undecided_again = Réessayer
history_undecided_drop = L’abandonner
history_wouldChange = Ce que cela fait aux lignes suivantes
history_leave = Ne rien changer
history_doIt = Appliquer
history_whose = C’est { $name } qui l’a écrite. Demande à { $name } de la changer.
history_away = { $writer } l’a écrite et n’est pas là : tu peux la corriger.
history_corrected = Écrite par { $writer }, corrigée par { $name }.
history_correctedYours = { $name } a corrigé ce que tu avais écrit :
history_removedYours = { $name } a retiré ce que tu avais écrit :
history_seen = Vu
history_title = Lignes du registre
history_edit = Changer
history_remove = Retirer
history_nothing = Rien d’autre n’a changé.
history_nowRefused = Plus possible : { $text }
history_pickTarget = Désigner qui à la place ?
history_everything = Changer la ligne champ par champ
history_save = Juger à nouveau
history_same = Rien n’a encore changé.
history_yesNo_yes = Oui
history_yesNo_no = Non
history_fields_by = Par qui
history_fields_target = Contre qui
history_fields_unit = Unité
history_fields_wounds = Blessures
history_fields_stims = Dont sur les Stims
history_fields_poison = Jetons de poison
history_fields_guardian = Gardien
history_fields_backlash = Blessures en retour pour l’attaquant
# As in English.
history_fields_vehicle = Transport
history_fields_credit = Le mérite revient à
history_fields_order = Dans quel ordre
history_fields_side = Camp
history_fields_tokens = Jetons
history_fields_rank = Rang
history_fields_health = Blessures encaissables
history_fields_leaveOut = Laisser de côté
history_fields_nobody = Personne
history_fields_wipedOut = Plus aucune unité

## share

share_title = Toute la partie dans un lien
share_line = Toute personne qui l’ouvre a le même registre, et peut continuer.
share_qr = Code QR de cette partie
share_tooBig = Cette partie est trop longue pour un code QR. Le lien marche quand même.
share_pageTitle = Un registre partagé
share_unopened_broken = Ce lien est coupé ou abîmé. Redemande-le ; rien n’est perdu sur ton appareil.
share_unopened_too-large = Ce lien contient plus que n’importe quelle partie. Il n’a pas été ouvert.
share_refused =
    { $count ->
        [one] { $count } ligne illisible a été laissée de côté.
       *[other] { $count } lignes illisibles ont été laissées de côté.
    }
share_open = Continuer sur cet appareil
share_entries =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

## judge

judge_title = Juge
judge_lesson = Huit cas pour apprendre
judge_how = D’où vient la dernière blessure ?
judge_who = De qui est-ce le fait ?
judge_hunter = À ce moment, le chasseur
judge_victim = La victime
judge_edition = Édition
judge_hows_attack = Une attaque
judge_hows_guardian = Blessures de gardien
judge_hows_charge = Une charge
judge_hows_condition = Une mine
judge_hows_bane = Un jeton Bane
judge_hows_stims = Les stims, plus tard
judge_hows_poison = Le poison, plus tard
judge_hows_transport = Son transport touché
judge_hows_effect = Carte ou capacité
judge_hows_own = Ses propres blessures
judge_hows_left = Elle a fui
judge_whos_placer = Le chasseur qui a posé la marque
judge_whos_other = Un autre chasseur
judge_whos_stranger = Une unité sans Prime
judge_hunters_lives = vit
judge_hunters_before = est mort
judge_hunters_same = meurt dans la même attaque
judge_victims_marked = est désignée
judge_victims_unmarked = n’est pas désignée
judge_victims_winner = est désignée et a gagné un jeton
judge_victims_secret = est désignée et a un jeton secret
judge_cases_won = Un jeton gagné par l’ennemi
judge_cases_secret = Un jeton secret
judge_cases_guardian = Le gardien meurt
judge_cases_charge = La charge d’un allié
judge_cases_stims = Stims, deux rounds après
judge_cases_poison = Poison, puis le chasseur meurt
judge_cases_transport = Un passager
judge_cases_deflect = Déviation tue le chasseur
judge_yes = Oui : { $hunter } prend la marque.
judge_paid = Oui : { $hunter } marque 1.
judge_no = Non : la prime est perdue.
judge_nothing = Il n’y avait rien en jeu.
judge_ours_yes = Notre décision : oui, { $hunter } prend la marque.
judge_ours_paid = Notre décision : oui, { $hunter } marque 1.
judge_ours_no = Notre décision : non, la prime est perdue.
judge_ours_nothing = Notre décision : il n’y avait rien en jeu.
judge_standings_printed = C’est ce que disent les règles.
judge_standings_derived = Cela découle des règles, sans qu’une phrase le dise.
judge_standings_ours = Les règles n’en disent rien. C’est notre décision ; l’organisation peut en prendre une autre.
judge_standingNames_printed = Imprimé
judge_standingNames_derived = Déduit
judge_standingNames_ours = Notre décision
judge_share = Copier le lien de ce cas

## final

final_uncounted = Non compté, coût inconnu
final_wins = { $side } gagne
final_draw = Égalité
final_by_draw = à égalité de points et d’unités éliminées
final_by_twelve = avec 12 points et l’avance
final_by_victory-tokens = aux jetons de victoire
final_by_victory-points = aux points de victoire
final_by_points-lost = aux points d’unités éliminées, à égalité de points de victoire
final_by_points-defeated = aux points d’unités éliminées, à égalité de jetons
final_by_blue = comme bleu, à égalité de jetons et d’unités éliminées
final_by_wiped-out = car l’autre camp n’a plus d’unité
final_rows_primary = Carte objectif
final_rows_secondary = Carte secondaire
final_rows_objective = Objectifs
final_rows_by-hand = Comptés à la main
final_rows_bounty = Prime
final_rows_secret = Mission secrète
# As in English.
final_rows_total = Total
final_rows_pointsDefeated = Points d’unités éliminées
final_rows_blue = Bleu
final_rows_red = Rouge
final_factions_rebels = Rebelles
# As in English.
final_factions_empire = Empire
final_factions_republic = République
final_factions_separatists = Séparatistes
final_factions_mercenary = Mercenaires
final_factions_mandalorians = Mandaloriens
final_slip = Feuille de résultat
final_copyText = Copier le texte
final_print = Imprimer
final_picture = Enregistrer l’image
final_edition_classic = Édition classique
final_edition_current = Édition actuelle
final_policies = Lectures ouvertes

## log

log_listed = La liste du camp { $side } est lue.
log_guarding =
    { $count ->
        [one] { $name } subit { $count } blessure { ELIDE("de", $by) } en protégeant une autre unité.
       *[other] { $name } subit { $count } blessures { ELIDE("de", $by) } en protégeant une autre unité.
    }
log_armyAdded =
    { $count ->
        [one] { $count } unité rejoint { $side }.
       *[other] { $count } unités rejoignent { $side }.
    }
log_added = { $side } inscrit { $name }.
log_changed = L’unité { $name } est réinscrite.
log_removed = L’unité { $name } est rayée de la liste.
log_closed = Les deux armées sont complètes.
log_marked = { $by } désigne { $on }.
log_hunted = { $on } est une proie et porte un jeton de prime.
log_mission = { $name } accomplit une mission secrète et prend un jeton.
log_begun = La partie commence. Round 1.
log_attacked = { $by } attaque { $on }.
log_detonated = { $by } déclenche une charge sur { $on }.
log_condition = Une mine explose sur { $on }.
log_bane = Un jeton Bane explose sur { $on }.
log_wounded =
    { $count ->
        [one] { $name } subit { $count } blessure.
       *[other] { $name } subit { $count } blessures.
    }
log_stimsLoaded =
    { $count ->
        [one] { $name } met sur ses stims { $count } blessure { ELIDE("de", $by) }.
       *[other] { $name } met sur ses stims { $count } blessures { ELIDE("de", $by) }.
    }
log_stimsPaid = { $name } prend les blessures de ses stims.
log_stimsReadied = { $name } récupère : ses cartes sont prêtes.
log_reminder_suppression =
    { $count ->
        [0] { $name } n’a plus de suppression.
       *[other] { $name } a { $count } de suppression.
    }
log_reminder_standby =
    { $count ->
        [0] { $name } n’est plus en attente.
       *[other] { $name } est en attente.
    }
log_reminder_exhausted =
    { $count ->
        [0] { $name } n’a plus de carte épuisée.
        [one] { $name } a 1 carte épuisée.
       *[other] { $name } a { $count } cartes épuisées.
    }
log_renamed = { $was } s’appelle maintenant { $name }.
log_poisoned =
    { $count ->
        [one] { $name } reçoit { $count } jeton de poison { ELIDE("de", $by) }.
       *[other] { $name } reçoit { $count } jetons de poison { ELIDE("de", $by) }.
    }
log_poisonGone = Plus de poison sur { $name }.
log_defeatedBy = { $by } met { $name } hors de combat.
log_defeated = { $name } est hors de combat { $how }.
log_how_attack = dans une attaque
log_how_guardian = en protégeant
log_how_charge = par une charge
log_how_condition = par une mine
log_how_bane = par un jeton Bane
log_how_stims = par les blessures de ses stims
log_how_poison = par le poison
log_how_transport = dans son transport
log_how_effect = par une carte ou une capacité
log_how_own-wounds = par ses propres blessures
log_how_left = en quittant le champ de bataille
log_claimed = La marque { ELIDE("de", $placer) } sur { $from } passe à { $to }.
log_lostMark = La marque sur { $from } est perdue.
log_lostWon = Le jeton gagné par { $from } est hors jeu.
log_lostSecret = Le jeton secret { ELIDE("de", $from) } est hors jeu.
log_tokenGone = Le jeton de prime sur { $from } part avec l’unité.
log_paid = { $by } encaisse la prime sur { $on } : 1 pour { $side }.
log_missionPaid = { $name } marque sa mission secrète : 1 pour { $side }.
log_fled = { $name } quitte le champ de bataille.
log_healed =
    { $count ->
        [one] { $name } soigne { $count } blessure.
       *[other] { $name } soigne { $count } blessures.
    }
log_corrected =
    { $count ->
        [one] { $name } a subi { $count } blessure (noté à la main).
       *[other] { $name } a subi { $count } blessures (noté à la main).
    }
log_boarded = { $name } monte dans { $vehicle }.
log_disembarked = { $name } descend { ELIDE("de", $vehicle) }.
log_activation = { $name } finit son activation.
log_askOrder = { $name } : poison d’abord, ou stims d’abord ?
log_askHunter = Deux chasseurs ont empoisonné { $name }. Qui prend la marque ?
log_objective =
    { $count ->
        [one] { $side } prend { $count } jeton d’objectif.
       *[other] { $side } prend { $count } jetons d’objectif.
    }
log_objectiveBack =
    { $count ->
        [one] { $side } rend { $count } jeton d’objectif.
       *[other] { $side } rend { $count } jetons d’objectif.
    }
log_round = Le round { $round } commence.
log_ended = La partie est finie : { $side } gagne.

## refusals

refusals_QUESTIONS-OPEN =
    { $count ->
        [one] { $count } unité attend encore une réponse.
       *[other] { $count } unités attendent encore une réponse.
    }
refusals_NO-POISON = Le poison est sans effet sur { $unit }.
refusals_OTHER-EDITION = Cela appartient à l’édition actuelle.
refusals_EDITION-FIXED = Les marques sont posées. Touche l’édition au-dessus du registre pour la changer.
refusals_MISSION-FIXED = La mission est choisie. Change-la sous « Lignes ».
refusals_OTHER-MISSION = La mission de cette partie ne connaît pas cela.
refusals_TARGETS-REQUIRED = Le camp { $side } choisit d’abord ses cibles marquées.
refusals_NO-TARGETS-OWED = Il n’y a pas de cible à choisir maintenant.
refusals_TARGET-TAKEN = { $unit } est déjà une cible.
refusals_TARGET-COUNT = Il en faut { $own } à soi et { $enemy } chez l’ennemi.
refusals_TOO-MANY = Au plus { $most } ici.
refusals_TOO-EARLY = Cela marque à partir du round { $round }.
refusals_ONCE-PER-ROUND = Une seule fois par round.
refusals_SPACE-TAKEN = Cette case est déjà remplie.
refusals_NO-DEFEAT-BY-ATTACK = Aucune attaque de ce camp n’a vaincu d’ennemi pendant ce round.
refusals_NO-PASSENGERS = Dans l’édition actuelle, personne ne monte dans un transport.
refusals_NOBODY-FLEES = Dans l’édition actuelle, personne ne quitte la table.
refusals_MARK-REQUIRED = { $unit } doit d’abord désigner une cible.
refusals_MARKING-CLOSED = Les marques se posent une seule fois, avant la partie.
refusals_BLUE-FIRST = Bleu pose d’abord toutes ses marques.
refusals_ALREADY-MARKED = { $unit } a déjà désigné.
refusals_NOT-A-HUNTER = { $unit } n’a pas Prime.
refusals_NOT-ENEMY = Cette unité est du même camp.
refusals_BAD-RANK = Seuls commandants et agents peuvent être désignés.
refusals_BOUNTY-DISABLED = Prime est désactivée dans cette partie.
refusals_SECRET-DISABLED = La mission secrète est désactivée dans cette partie.
refusals_ONCE-PER-GAME = Une seule fois par partie.
refusals_NOT-IN-ENEMY-ZONE = Seulement dans une zone de déploiement ennemie.
refusals_NO-SECRET-MISSION = { $unit } n’a pas de mission secrète.
refusals_NO-STIMS = { $unit } n’a pas de carte Stims prête.
refusals_NO-GUARDIAN = { $unit } ne peut pas protéger cette unité.
refusals_GUARDIAN-RANGED-ONLY = Gardien ne vaut que contre les tirs.
refusals_GUARDIAN-TRANSPORTED = Un passager ne peut pas utiliser Gardien.
refusals_DEFENDER-HAS-GUARDIAN = On ne protège pas une unité qui a Gardien.
refusals_TRANSPORTED-NOT-A-TARGET = { $unit } est dans un transport et ne peut être attaquée.
refusals_ATTACKER-DEFEATED = { $unit } est hors de combat et n’attaque plus.
refusals_UNIT-DEFEATED = { $unit } est déjà hors de combat.
refusals_UNKNOWN-UNIT = Cette unité n’est pas dans ce registre.
refusals_UNIT-EXISTS = Cette unité est déjà dans le registre.
refusals_NAME-TAKEN = Une autre unité de ce camp porte ce nom.
refusals_TOO-MANY-UNITS = C’est plus d’unités qu’un registre n’en tient.
refusals_ARMIES-OPEN = Complète d’abord les armées.
refusals_ARMIES-CLOSED = Les armées sont déjà complètes.
refusals_CHOICE-REQUIRED = Réponds d’abord à la question.
refusals_NOTHING-ASKED = Rien n’a été demandé.
refusals_BAD-ORDER = Cet ordre oublie quelque chose.
refusals_NOT-A-TRANSPORT = Ce n’est pas un transport de son camp.
refusals_NOT-FRIENDLY = Ce transport est à l’ennemi.
refusals_NOT-A-TROOPER = Un véhicule ne peut pas monter dans un transport.
refusals_ALREADY-TRANSPORTED = Elle est déjà dans un transport.
refusals_NOT-TRANSPORTED = Elle n’est pas dans un transport.
refusals_TRANSPORT-OCCUPIED = Quelqu’un est à bord.
refusals_TOO-MANY-WOUNDS = Une correction ne vainc jamais. Touche plutôt « Vaincre… ».
refusals_BELOW-ZERO = Les objectifs ne descendent pas sous zéro.
refusals_LAST-ROUND = C’était le dernier round.
refusals_GAME-OVER = La partie est finie. Annule la fin pour continuer.
refusals_NOT-AT-THE-TABLE = Il faut être à la table pour écrire.
refusedPlain = Ce n’est pas possible maintenant.

## options

options_edition_label = Édition
options_edition_values_classic = Classique
options_edition_values_current = Actuelle
options_edition_hint = Classique : la marque bouge et paie à la fin. Actuelle : le jeton reste et paie aussitôt.
options_scenario_label = Cartes de scénario
options_scenario_values_yes = Oui
options_scenario_values_no = Non
options_scenario_hint = Elles désactivent Prime et mission secrète.
options_rounds_label = Rounds (classique)
options_rounds_values_6 = 6
options_rounds_values_5 = 5
options_multiMark_label = Plusieurs marques sur une victime
options_multiMark_values_all = Toutes bougent
options_multiMark_values_one = Une seule bouge
options_mixedPoison_label = Poison mêlé à celui d’un autre
options_mixedPoison_values_any = Toute part compte
options_mixedPoison_values_decisive = Seulement si nécessaire
options_stimsOnGuardian_label = Les blessures de gardien mises sur stims comptent
options_stimsOnGuardian_values_yes = Oui
options_stimsOnGuardian_values_no = Non
options_stimsOnCharge_label = Les blessures de charge mises sur stims comptent
options_stimsOnCharge_values_yes = Oui
options_stimsOnCharge_values_no = Non
options_hunterEffect_label = Les effets d’un chasseur comptent
options_hunterEffect_values_yes = Oui
options_hunterEffect_values_no = Non
options_baneToken_label = Les jetons Bane comptent
options_baneToken_values_yes = Oui
options_baneToken_values_no = Non
options_scenarioAllowsBounty_label = Le scénario permet Prime
options_scenarioAllowsBounty_values_yes = Oui
options_scenarioAllowsBounty_values_no = Non
options_chargePays_label = La charge d’un chasseur compte (édition actuelle)
options_chargePays_values_yes = Oui
options_chargePays_values_no = Non
options_stimsPay_label = Les blessures payées sur les stims comptent (édition actuelle)
options_stimsPay_values_yes = Oui
options_stimsPay_values_no = Non
options_poisonPays_label = Le poison compte (édition actuelle)
options_poisonPays_values_yes = Oui
options_poisonPays_values_no = Non
