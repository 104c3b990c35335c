### Language: Français
### Whole: what it lacks is a mistake.

appName = Guildhall
saidBy = { $name } : { $text }
tagline = Prends place. Les contrats sont au mur.
notices = Avis
close = Fermer
cancel = Annuler
backToHall = Retour à la salle
backToTable = Retour à la table
copy = Copier
share = Partager
copied = Copié.
copyByHand = À copier
loading = On allume les lampes…
tryAgain = Réessayer
you = Toi
nameAndYou = { $name } (toi)
recruit = Recrue
settings = Réglages
myPage = Ma page
rules = Règles
verify = Vérifier une partie
verifyThis = Vérifier cette partie
skip = Aller au contenu
notice = Guildhall est un projet de fans, non officiel. Il n’est ni affilié aux éditeurs et ayants droit des jeux et récits évoqués, ni approuvé par eux ; tous les noms appartiennent à leurs propriétaires.
openSource = Logiciel libre sous licence MIT.
licences = Licences de ce qu’il contient
notFound = Il n’y a rien derrière cette porte.
noServer = La salle est injoignable. Les parties sur cet appareil marchent toujours.

## errors

errors_offline = La salle est injoignable.
errors_not-json = La salle n’a pas pu lire cela.
errors_not-text = La salle n’a pas pu lire cela.
errors_wrong-ask = La salle ne comprend pas. Recharge la page.
errors_wrong-shape = La salle ne comprend pas. Recharge la page.
errors_too-large = C’est plus que la salle n’accepte en une fois.
errors_too-deep = C’était imbriqué trop profondément pour être lu.
errors_wrong-method = Cela ne se fait pas ici.
errors_wrong-address = Ce n’est pas une adresse de la salle.
errors_no-route = Il n’y a rien à cette adresse.
errors_no-such-file = Cette page n’existe pas.
errors_no-host = Le navigateur n’a pas dit à quelle salle il s’adresse.
errors_wrong-origin = Une autre page a voulu parler pour toi. Ouvre la salle elle-même.
errors_no-session = Dis-nous d’abord ton nom.
errors_seat-token = Cette clé ouvre une place et rien d’autre.
errors_token-scope = Ce jeton ne permet pas cela.
errors_too-many-tokens = La salle ne garde pas plus de jetons pour une personne ; supprimes-en un d’abord.
errors_wrong-name = Choisis un autre nom, s’il te plaît.
errors_wrong-code = Ce code est faux, déjà utilisé ou expiré.
errors_someone-here = Ce navigateur a déjà un nom ici.
errors_no-such-session = Cette session n’existe déjà plus.
errors_no-passkeys-here = Les clés d’accès demandent https, ou localhost.
errors_wrong-passkey = Cette clé d’accès ne convient pas. Réessaie.
errors_no-such-passkey = Cette clé d’accès n’existe plus.
errors_too-many-passkeys = Trop de clés d’accès. Retires-en une d’abord.
errors_wrong-words = Ces mots ne sont pas les bons. Vérifie leur ordre.
errors_too-many-tries = Trop d’essais. Attends une heure.
errors_shut-out = L’hôte de cette salle t’en a fermé la porte.
errors_too-fast = Doucement, puis réessaie.
errors_too-many-connections = Trop de pages ouvertes. Fermes-en une et réessaie.
errors_too-many-tables = Tu as déjà autant de tables ouvertes que la salle le permet.
errors_too-many-listed = Assez de tables à toi figurent dans la liste. Commences-en ou quittes-en une d’abord, ou joue avec le lien seul.
errors_too-many-bots = Assez de parties entre bots sont en cours. Attends un peu, ou prends une place.
errors_gone = La connexion s’est perdue entre-temps.
errors_no-such-guild = Cette guilde n’existe pas, ou tu n’en fais pas partie.
errors_no-such-member = Personne dans la guilde ne porte ce numéro.
errors_no-such-evening = Cette soirée a été retirée du calendrier.
errors_not-yours-to-lead = Seules la personne qui a fondé la guilde et celles qui l’aident peuvent le faire.
errors_removed-from-guild = Cette guilde t’a fermé sa porte.
errors_guild-full = Cette guilde compte déjà autant de monde que la salle le permet.
errors_too-many-guilds = Tu fais partie d’autant de guildes que la salle le permet.
errors_too-many-evenings = Assez de dates sont proposées. Retires-en une d’abord.
errors_wrong-date = Choisis un moment entre maintenant et dans un an.
errors_wrong-note = Impossible de noter cette partie ainsi : tu l’as jouée, à deux au moins, et chaque personne y figure une fois.
errors_too-many-notes = La guilde a déjà noté autant de parties qu’elle peut ; supprimes-en une d’abord.
errors_game-in-guild = Une guilde a déjà cette partie.
errors_hand-over-first = Tu mènes cette guilde. Confie-la d’abord à quelqu’un, ou dissous-la.
errors_no-such-tournament = Ce tournoi n’existe pas.
errors_too-many-tournaments = Oublie d’abord un ancien tournoi.
errors_tournament-refuses = Le tournoi dit non.
errors_no-such-channel = Ce canal n’existe plus.
errors_too-many-channels = Tu as autant de canaux que la salle en permet. Retires-en un d’abord.
errors_forbidden-address = Cette adresse est dans le réseau de la salle, ou son port n’est pas fait pour cela. Prends-en une autre.
errors_no-mail-host = La personne qui tient cette salle ne lui a pas donné de quoi envoyer des courriels.
errors_wrong-zone = La salle ne connaît pas ce fuseau horaire.
errors_nudged-already = On lui a déjà fait signe aujourd’hui.
errors_no-such-game = La salle ne connaît pas ce jeu.
errors_no-such-bot = La salle ne connaît pas ce bot.
errors_no-such-content = La salle n’a pas ce jeu de cartes.
errors_wrong-setup = Ces conditions ne vont pas au jeu.
errors_wrong-seats = Ce jeu ne se joue pas à ce nombre.
errors_no-such-table = Cette table n’existe pas.
errors_elsewhere = Une autre copie de la salle tient cette table en ce moment ; on t’y connecte.
errors_no-such-seat = Cette place n’existe pas.
errors_no-such-page = Cette ligne n’existe plus.
errors_no-such-phrase = La salle ne connaît pas cette phrase.
errors_not-your-table = Tu n’as pas de place à cette table.
errors_not-your-seat = Cette place n’est pas la tienne.
errors_not-host = Seul l’hôte peut faire cela.
errors_sent-away = L’hôte t’a demandé de quitter cette table.
errors_members-only = Ici, seuls les membres d’une guilde peuvent s’asseoir ou regarder. Demande une invitation dans la guilde à qui t’a envoyé le lien.
errors_no-programs = Aucun programme ne peut s’asseoir à cette table.
errors_no-such-program = Ce programme n’est pas à l’écoute, ou ne joue pas à ce jeu.
errors_seat-kept = La place est gardée jusqu’à la fin de son temps, aussi longue que soit l’absence.
errors_too-soon = La place est gardée encore un peu : après une coupure, elle l’est au moins une minute.
errors_muted = L’hôte t’a demandé de garder le silence ici.
errors_spectators-silent = À cette table, il faut une place pour parler.
errors_no-such-line = Cette ligne n’existe pas.
errors_dealing = La donne est en cours : un instant.
errors_not-dealing = Aucun départ n’est en cours.
errors_wrong-part = Ce n’est pas la part que cet appareil avait promise.
errors_seat-taken = Cette place est déjà prise.
errors_fewer-seats = Il y a plus de monde que ça à la table.
errors_seat-in-use = Quelqu’un occupe une place qui disparaîtrait. Cette personne doit d’abord en prendre une libre.
errors_seats-open = Des places sont encore libres.
errors_already-started = La partie a déjà commencé.
errors_not-started = La partie n’a pas encore commencé.
errors_over = La partie est finie.
errors_not-over = La partie n’est pas finie.
errors_substitute-plays = Un bot joue à ta place. Reprends d’abord ta place.
errors_not-ahead = Ce coup ne peut pas être programmé.
errors_unreadable-command = Ce jeu ne connaît pas ce coup.
errors_empty = C’est vide.
errors_too-long = C’est trop long.
errors_nothing-to-take-back = Il n’y a rien à annuler.
errors_already-asked = C’est déjà demandé.
errors_nothing-asked = Personne n’a demandé cela.
errors_not-yours-to-agree = Rien n’attend ton accord.
errors_nothing-to-redo = Il n’y a rien à rétablir.
errors_not-amendable = Dans ce jeu, le passé reste comme il est.
errors_table-too-long = Cette table est devenue trop longue pour cela. Ce qui est écrit reste ; continue à une nouvelle table.
errors_not-your-entry = Quelqu’un d’autre a écrit cette entrée et peut seul la changer.
errors_no-backup = Aucune copie n’a pu être faite. La raison est sous « Ce qui a mal tourné ».
errors_disk-full = Le disque de la salle est plein : rien de nouveau ne s’écrit tant que l’hôte n’a pas fait de place. Rien n’est perdu.
errors_busy = Un instant, puis réessaie.
errors_bug = Une erreur s’est produite. Rien n’est perdu ; réessaie.

##

errorOther = La salle refuse ({ $code }).

## name

name_ask = Comment t’appelles-tu ?
name_why = Les autres à la table voient ce nom. Ni compte ni courriel.
name_longest = { $letters } caractères au plus.
name_label = Ton nom
name_enter = Entrer
name_before = On se connaît déjà ?
name_save = Enregistrer
name_change = Nom et visage
name_keep = Ton nom n’est connu que de ce navigateur. Le garder aussi pour d’autres appareils ?
name_keepDo = Le garder
name_keepNot = Pas maintenant
name_underWay = La partie est en cours : tu peux regarder.
name_invited =
    { $people ->
        [0] On t’invite à une table pour jouer à { $game }.
       *[other] On t’invite à une table pour jouer à { $game }, avec { $people }.
    }
name_hello =
    { $part ->
        [night] Encore debout, { $name } ?
        [dusk] Bonsoir, { $name }.
        [evening] Bonsoir, { $name }.
       *[afternoon] Bonjour, { $name }.
    }

## lobby

lobby_games = Les jeux de la maison
lobby_playNow = Jouer tout de suite
lobby_playNowHint =
    { $offline ->
        [true] « Jouer tout de suite » lance aussitôt une partie contre des bots, sur cet appareil, sans réseau.
       *[false] « Jouer tout de suite » lance aussitôt une partie contre des bots, sur cet appareil.
    }
lobby_quickWho =
    { $bots ->
        [0] En solo{ $chosen } · changer
        [one] Toi et { $bots } bot{ $chosen } · changer
       *[other] Toi et { $bots } bots{ $chosen } · changer
    }
lobby_quickTitle = Jouer tout de suite : { $game }
lobby_quickSeats = Combien de places, la tienne comprise ?
lobby_begin = Ouvrir un registre
lobby_firstGame = Première fois ? Apprends en jouant
lobby_newTable = Nouvelle table
lobby_myTables = Tes tables
lobby_openTables = Tables ouvertes
lobby_noOpenTables = Personne n’attend pour l’instant. Ouvre une table et envoie le lien à qui tu veux.
lobby_here = Sur cet appareil
lobby_yourMove = À toi
lobby_turn = Tour { $turn }
lobby_due = avant { $when }
lobby_gathering = On s’installe
lobby_playing = En cours
lobby_over = Finie
lobby_free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby_players =
    { $most ->
        [one] { $range } personne
       *[other] { $range } personnes
    }
# As in English.
lobby_minutes = { $minutes } min
lobby_join = Rejoindre
lobby_continue = Continuer
lobby_look = Regarder
lobby_remove = Retirer
lobby_removeGame = Retirer { $game }, { $people }
lobby_pages = Également ici

## guilds

guilds_title = Tes guildes
guilds_hint = Une guilde est un groupe à toi : ses tables, ses soirées, son classement.
guilds_found = Fonder une guilde
guilds_label = Comment s’appelle-t-elle ?
guilds_foundDo = La fonder

## create

create_titleOf = Nouvelle table : { $game }
create_where = Où joues-tu ?
create_byLink = Avec un lien
create_near = Téléphones dans cette pièce
create_nearHint = Cet appareil est la table, les autres s’y joignent par un code. Ni salle ni internet : un même réseau, ou le partage de connexion d’un téléphone, suffit. Garde cette page ouverte pendant la partie.
create_nearSecrets = Les cartes de tout le monde se trouvent sur cet appareil. Personne ne les voit à l’écran ; qui sait programmer pourrait y regarder, comme sur la machine de tout hôte.
create_onDevice = Sur cet appareil
create_onDeviceHint =
    { $offline ->
        [true]
            { $secrets ->
                [true] Marche sans réseau. On se partage l’écran ; un rideau tombe entre les tours.
               *[false] Marche sans réseau. On se partage l’écran.
            }
       *[false]
            { $secrets ->
                [true] On se partage l’écran ; un rideau tombe entre les tours.
               *[false] On se partage l’écran.
            }
    }
create_seats = Places
create_people = Personnes sur cet appareil
create_bots = Places pour des bots
create_noBots = Aucune
create_botLevel = De quel niveau sont les bots ?
create_clock = Temps par décision
create_noClock = Sans limite
create_listed = Qui peut venir ?
create_listedYes = Toute la salle
create_listedNo = Avec le lien seulement
create_listedGuild = Seulement { $guild }
create_cardSet = Jeu de cartes
create_ownSet = Celui de la maison
create_coach = Un coach peut commenter mes coups
create_more = Options de la table
create_open = Ouvrir la table
create_start = Distribuer

## table

table_seats = Places
table_openSeat = Place libre
table_sit = S’asseoir ici
table_moveHere = Changer de place
table_changeTerms = Modifier
table_changeTitle = Modifier la table
table_changeDo = Modifier
table_game = Jeu
table_stand = Se lever
table_addBot = Ajouter un bot
table_removeBot = Renvoyer
table_start = Lancer la partie
table_startWhyNot = Il faut une personne ou un bot à chaque place.
table_waitHost = L’hôte n’a pas encore lancé la partie.
table_waitSeats =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
table_invite = Inviter
table_inviteWatch = Toute personne qui a ce lien peut regarder.
table_inviteLine = Toute personne qui a ce lien peut s’asseoir ou regarder.
table_inviteMembers =
    { $watching ->
        [true] Ici, seuls les membres de la guilde { $guild } peuvent regarder ; le lien seul n’ouvre rien.
       *[false] Ici, seuls les membres de la guilde { $guild } peuvent s’asseoir ou regarder ; le lien seul n’ouvre rien.
    }
table_itsGuild = sa guilde
table_inviteQr = Code QR de l’invitation
table_secondDevice = Jouer sur un second appareil
table_secondDeviceLine = Scanne ceci avec l’autre appareil, ou saisis-y le code. Il sert une fois et expire vite.
# As in English.
table_code = Code { $code }
table_sealed = Le mélange est scellé
table_sealedLine = Cette empreinte de la graine a été publiée avant la première carte. Après la partie, tu peux vérifier que rien n’a changé.
table_yourMove = À toi
table_waitingFor =
    { $names ->
        [0] On attend { $names }
        [1] On attend { $names }
        [2] On attend { $names }
       *[other] On attend { COUNT($names) } personnes
    }
table_ready = a choisi
table_thinking = choisit
table_lost = connexion perdue
table_left = pas à la table
table_substitute = un bot joue à sa place
table_watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table_youWatch = Tu regardes.
table_secondsLeft =
    { $count ->
        [one] encore { $count } seconde
       *[other] encore { $count } secondes
    }
table_guest = Anonyme { $number }
table_log = Journal
table_chat = Discussion
table_chatNew = Discussion : nouveau message
table_more = Plus
table_tools = Ce que tu peux faire à cette table
# As in English.
table_coachDoor = Coach
table_takeBack = Annuler
table_redo = Rétablir
table_takeBackNone = Tu n’as aucun coup à annuler.
table_takeBackAsk = D’autres ont vu quelque chose depuis. Leur demander ?
table_takeBackAskDo = Demander à la table
table_takeBackAsked = { $name } voudrait annuler son dernier coup.
table_takeBackBot =
    { $whose ->
        [none] Un bot a joué cela pour toi. Tout ce qu’il a joué pour toi est annulé, et la place est de nouveau la tienne.
       *[other] Tout ce qu’un bot a joué pour { $whose } est annulé, et la place revient à { $whose }.
    }
table_takeBackBotAsked =
    { $whose ->
        [none] Un bot a joué pour { $name }, qui aimerait l’annuler.
       *[other] { $name } aimerait annuler ce qu’un bot a joué pour { $whose }.
    }
table_takeBackMine = Ce que tu as joué depuis est annulé aussi.
table_takeBackWait = Demandé ; on attend { $names }.
table_takeBackBots = Quelque chose s’est révélé depuis, mais personne ne s’y oppose : ton coup sera annulé.
table_agree = D’accord
table_disagree = Non
table_withdraw = Retirer ma demande
table_giveUp = Céder ma place
table_giveUpSure = Céder ta place ?
table_giveUpLine = Un bot ({ $bot }) joue pour toi tout de suite, jusqu’à ton retour : « { $back } » te rend ta place.
table_keepSeat = Garder ma place
table_takeOver = Me revoilà
table_botPlays = Un bot joue à ta place.
table_letBotPlay = Confier la place à un bot
table_rematchAsk =
    { $who ->
        [none] On remet ça ? Les mêmes personnes, aux mêmes places.
       *[other] { $who } propose : on remet ça ? Les mêmes personnes, aux mêmes places.
    }
table_askedFor = On attend { $name }
table_saidNotNow = { $name } : pas cette fois
table_playWithout = Jouer sans { $name }
table_takeChair = Retirer la chaise
table_rematchYes = J’en suis
table_rematchNo = Pas maintenant
table_sendAway = Renvoyer
table_sendAwayWho = Renvoyer { $name }
table_spectator = quelqu’un qui regarde
table_hiddenLine = ligne masquée
table_aboutLine = Au sujet { ELIDE("de", $name) }
table_hideForMe = Masquer pour moi
table_showAgain = Montrer de nouveau
table_muteForAll = Mettre en sourdine pour tout le monde
table_unmute = Rendre la parole
table_spectatorsTalk = Les personnes sans place peuvent parler
table_rematch = Revanche
table_toRematch = Vers la revanche
table_gameOver = La partie est finie.
table_result = Résultat
table_showBoard = Voir la table
table_settings = Options de la table
table_passTo = Passe l’appareil à { $name }
table_passLine = Que personne d’autre ne regarde.
table_iAm = Je suis { $name }
table_say = Dis quelque chose
table_send = Envoyer
table_quick = Phrases rapides
table_react = Réagir
table_bigScreen = Grand écran
table_evening = La soirée
table_earlierTalk = Dit plus tôt dans la soirée
table_noChat = Personne n’a encore rien dit.
table_noLog = Il ne s’est encore rien passé.
table_whyRule = Pourquoi ? La règle
table_ruleUnknown = Cette règle n’est pas encore écrite dans ta langue.
table_earlier =
    { $count ->
        [one] { $count } ligne précédente
       *[other] { $count } lignes précédentes
    }
table_botReasons = Ce que le bot a pensé

## logEntry

logEntry_sat-down = { $name } s’assied.
logEntry_you-sat-down = Tu t’assieds.
logEntry_stood-up = { $name } se lève.
logEntry_bot-sat-down = { $name }, un bot, s’assied.
logEntry_substitute-plays = Un bot joue pour { $name }.
logEntry_sent-away = L’hôte demande à { $name } de quitter la table.
# $name (text)
logEntry_changed-seat = { $name } change de place.
logEntry_renamed = Nouveau nom à cette place : { $name }.
logEntry_pause =
    { $name ->
        [none] Tout le monde est d’accord : les horloges s’arrêtent jusqu’au { $until }.
       *[other] { $name } demande une pause jusqu’au { $until }.
    }
logEntry_start-void =
    { $names ->
        [1] Le lancement est annulé : l’appareil { ELIDE("de", $names) } n’a pas répondu. Tout le monde tire une nouvelle part.
       *[other] Le lancement est annulé : les appareils { ELIDE("de", $names) } n’ont pas répondu. Tout le monde tire une nouvelle part.
    }
# $game (text)
# $seats (number)
logEntry_terms-changed =
    { $seats ->
        [one] La table a changé : { $game }, { $seats } place.
       *[other] La table a changé : { $game }, { $seats } places.
    }
logEntry_part-waived = { $name } accepte une donne sans sa part.
logEntry_came-back = { $name } est de retour.
logEntry_taken-back = { $name } annule son dernier coup.
logEntry_hall-closed = La salle était fermée à la fin du temps : aucune horloge n’a couru entre-temps.
logEntry_bot-taken-back = { $name } annule ce qu’un bot a joué pour { $whose } : la place revient à { $whose }.
logEntry_take-back-refused = { $name } dit non : le coup reste joué.
logEntry_take-back-withdrawn = { $name } retire sa demande : le coup reste joué.
logEntry_amended = Une entrée a été corrigée ; tout ce qui suit a été rejugé.
logEntry_clock = Le temps { ELIDE("de", $name) } est écoulé.

## phrases

phrases_hello = Salut !
phrases_good-luck = Bonne chance.
phrases_nice-one = Bien joué.
phrases_ouch = Aïe.
phrases_robbed = C’était la mienne !
phrases_thinking = Laisse-moi réfléchir…
phrases_hurry = Quand tu veux.
phrases_sorry = Pardon !
phrases_thanks = Merci.
phrases_good-game = Belle partie.
phrases_again = On remet ça ?
phrases_not-now = Pas cette fois.

## link

link_queued = Connexion perdue. Ton coup partira tout seul.
link_late = Ton coup est arrivé trop tard.
link_connecting = Connexion…
link_lost = Connexion perdue. Nouvel essai…
link_near = La table est hors de portée. Lis son code encore une fois.
link_open = En ligne
link_local = Sur cet appareil

## rulesPage

rulesPage_title = { $game } : les règles
rulesPage_search = Chercher dans les règles
rulesPage_none = Aucune règle trouvée.
rulesPage_count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rulesPage_all = Toutes les règles, numérotées
rulesPage_toAll =
    { $count ->
        [one] Tu connais le jeu ? { $count } règle numérotée
       *[other] Tu connais le jeu ? { $count } règles numérotées
    }
rulesPage_exactly = Exactement :
rulesPage_newHere = Première fois ? Le jeu en une minute

## galleryPage

galleryPage_title = { $game } : la galerie

## settingsPage

settingsPage_sounds = Des sons discrets, et une vibration sur les téléphones qui le peuvent
settingsPage_ambience = La salle : feu, voix, vent
settingsPage_device = Cet appareil
settingsPage_install = Installer comme application
settingsPage_installHint = Utilise « Ajouter à l’écran d’accueil » dans ton navigateur.
settingsPage_code = J’ai un code de mon autre appareil
settingsPage_claim = Récupérer mes places ici
settingsPage_claimed = Tes places sont maintenant sur cet appareil.
settingsPage_forget = M’oublier sur cet appareil
settingsPage_otherDevice = Emporter mes places sur un autre appareil

## next

next_title = Partie suivante
next_line =
    { $people ->
        [one] Toi, contre des bots.
       *[other] Pour les { $people } personnes de cette table ; qui dit oui prend place.
    }
next_game = Jeu
next_tooMany = Un jeu de moins de { $people } places n’est pas proposé.
next_seating = Places
next_same = les mêmes
next_drawn = tirées au sort
next_propose = Proposer
next_ask =
    { $who ->
        [none] Et maintenant : { $game } ?
       *[other] { $who } propose { $game }. Tu en es ?
    }

## replay

replay_title = Relecture
replay_watch = Revoir la partie
replay_lookBack = Où tout a basculé
replay_leave = Quitter la relecture
replay_play = Lecture
replay_pause = Mettre en pause
replay_pace = Changer la vitesse (×{ $n })
replay_first = Au début
replay_previous = Étape précédente
replay_next = Étape suivante
replay_last = À la fin
replay_position = Étape
replay_goTo = Aller à
replay_start = Début · { $of } étapes
replay_step = Étape { $step } sur { $of }
replay_eyes = De quel point de vue ?
replay_spectator = Une personne qui regarde
replay_everyone = Tout le monde
replay_quiet = Rien à raconter à cette étape.
replay_failed = La relecture ne s’ouvre pas pour l’instant.

## deal

deal_changed = Ta part de la donne a été changée avant la première carte. Ne t’y fie pas ; adresse-toi à la personne qui tient la salle.
deal_good = Vérifié sur cet appareil : personne n’a choisi cette donne.
deal_bad = Cette donne n’est pas celle à laquelle ton appareil a pris part.
deal_why_bad-journal = Rejoué, le journal ne donne ni les mêmes cartes ni les mêmes décisions.
deal_why_bad-seal = Ce qui était scellé avant la première carte n’est pas ce qui est écrit maintenant.
deal_why_bad-part = La part tirée par ton appareil n’y est pas.
deal_why_bad-slept = Un lancement aurait été annulé parce que cet appareil n’a pas répondu. Il a répondu.
deal_why_bad-other = Une part à ton nom y est, que cet appareil n’a pas tirée. Si aucun autre de tes appareils n’a pris part, ne t’y fie pas.
deal_why_bad-yes = Il y est écrit que tu as accepté une donne sans ta part. Personne ne l’a accepté sur cet appareil.
deal_why_bad-alone = Elle vient de la part d’une seule personne, sans la tienne et sans ton accord : si cette personne tenait aussi la salle, elle pouvait choisir les cartes.
deal_from =
    { $names ->
        [0] Donne tirée de la seule graine de la salle : aucun appareil n’a pris part.
        [1] Donne tirée de la seule part { ELIDE("de", $names) }.
       *[other] Donne tirée des parts { ELIDE("de", $names) }.
    }
deal_whoCould = Qui pourrait choisir les cartes ?
deal_fromHere = Donne faite par cet appareil.
deal_agreed = D’accord pour une donne sans leur part : { $names }.
deal_without = Sans part { ELIDE("de", $names) } : aucune réponse n’est venue à temps.
deal_alone = Tout le monde n’a pas pris part ni donné son accord : si { $name } tenait aussi la salle, { $name } pouvait choisir ces cartes.
deal_nothingKept = Cet appareil n’a rien gardé de cette donne ; celui avec lequel tu as pris place peut la vérifier. Si c’était celui-ci, ne te fie pas à cette donne.
deal_otherDevice = Un autre de tes appareils a pris part, et lui peut la vérifier. Si tu n’en as pas d’autre, ne te fie pas à cette donne.
deal_waits =
    { $names ->
        [1] Les cartes attendent l’appareil { ELIDE("de", $names) }.
       *[other] Les cartes attendent les appareils { ELIDE("de", $names) }.
    }
deal_waitsHow = Il suffit d’y ouvrir cette table : elles sont alors données toutes seules.
deal_waitsHost = Rien ne t’oblige à attendre : renvoie quelqu’un, et un bot ou une autre personne peut prendre la place. Une personne renvoyée ne peut plus s’asseoir ici.
deal_waitsGuest = L’hôte peut aussi libérer la place, et tu peux te lever.
deal_asks = Les cartes t’attendent.
deal_asksWhy = Ta part de la donne est sur un autre de tes appareils, ou celui-ci l’a perdue. Ouvre la table là-bas, ou décide ici.
deal_takePart = Prendre part avec cet appareil
deal_waive = Donner sans ma part
deal_waiveMeans = Sans ta part, les cartes peuvent venir de la part d’une seule personne. Si elle tient aussi cette salle, elle pourrait les choisir. Tout le monde lira que tu as accepté.
deal_wasVoid =
    { $names ->
        [1] Le lancement a été annulé : l’appareil { ELIDE("de", $names) } n’a pas répondu.
       *[other] Le lancement a été annulé : les appareils { ELIDE("de", $names) } n’ont pas répondu.
    }
deal_dealing = Tous les appareils distribuent ensemble…

## time

time_leaving_after = Ta place est gardée. Après { $length } d’absence, les autres peuvent laisser jouer un bot jusqu’à ton retour.
time_leaving_clock = Ta place est gardée jusqu’à la fin de ton temps, aussi longue que soit ton absence.
time_leaving_never = Ta place est gardée, aussi longue que soit ton absence.
time_absence_after = Après { $length }, les autres peuvent laisser jouer un bot jusqu’au retour
time_absence_clock = La place est gardée jusqu’à la fin de son temps
time_absence_never = La place est gardée, aussi longtemps qu’il faut
time_programs = Programmes
time_programsMay = Les programmes peuvent s’asseoir
time_programsMayNot = Seules des personnes peuvent s’asseoir
time_absent = Quelqu’un s’absente
time_patience = Quand un bot peut-il jouer pour une personne absente ?
time_noPatienceNeeded = Une place est gardée jusqu’à la fin de son temps, aussi longue que soit l’absence.
time_after = Après { $length }
time_never = Jamais
time_days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
time_hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
# As in English.
time_minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
time_bank = { $minutes } min pour la partie, +{ $increment } s par coup
time_others = Autres durées
time_weekends = Samedis et dimanches ne comptent pas
time_whenUp = Quand le temps de quelqu’un est écoulé
time_bot = Un bot joue jusqu’à son retour
time_wait = La partie attend, les autres peuvent décider
time_late = Le temps { ELIDE("de", $name) } est écoulé.
time_timeLeft = Temps restant pour { $name } : { $length }.
time_away = { $name } : hors ligne. Dernière connexion : { $since }.
time_kept = Place gardée : { $seconds } s
time_ask = Demander une pause
time_until = Jusqu’à quand ?
time_hint = Toutes les autres personnes qui jouent doivent être d’accord. Jusque-là, le temps ne court pas ; on peut jouer quand même.
time_asks = { $name } demande une pause : aucune horloge jusqu’au { $until }.
time_waits = Tu as demandé une pause jusqu’au { $until }. Il manque encore des accords.
time_rests = Les horloges sont arrêtées jusqu’au { $until }.

## The games, as the lobby names them

games_bounty-hunters_name = Bounty Hunters
games_bounty-hunters_blurb = Choisis tes cartes, envoie tes chasseurs, capture des cibles. La quatrième capture finit la partie, on la gagne aux points.
games_bounty-hunters_pages_learn = Apprendre en jouant
games_bounty-hunters_pages_score-pad = Carnet de scores
games_bounty-hunters_pages_lab = Labo des cartes
games_outer-rim_name = Outer Rim
games_outer-rim_blurb = Pilote, fais du commerce, traque et marchande aux confins de la galaxie jusqu’à te faire un nom.
games_outer-rim_pages_learn = Apprendre en jouant
games_outer-rim_pages_companion = À côté du vrai plateau
games_legion_name = Registre des primes Légion
games_legion_blurb = À côté de la vraie table : marques, points, et pourquoi.
games_legion_pages_judge = Juge
games_legion_pages_event = Tournois
games_legion_pages_desk = Bureau de tournoi

## What “play now” was told beside the usual

quick_bounty-hunters_introductory = sans contrats
quick_outer-rim_5 = 5 de renommée
quick_outer-rim_8 = 8 de renommée
quick_outer-rim_12 = 12 de renommée
quick_outer-rim_bounty-hunter = contre un chasseur de primes
quick_outer-rim_both = deux adversaires

## A game on this device is thrown away

throw_title = Jeter cette partie ?
throw_line = La partie { ELIDE("de", $names) } n’est pas finie, et elle n’existe que sur cet appareil.
throw_remove = La jeter
throw_keep = La garder
aloud_endWins =
    { $who ->
        [none] Tu gagnes avec { $points }.
       *[other] { $who } gagne avec { $points }.
    }
aloud_endShared = { $names } se partagent la victoire.
aloud_endPlace =
    Tu arrives { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    } sur { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] six
    }.
aloud_hasChosen =
    { $names ->
        [1] { $names } a choisi.
       *[other] { $names } ont choisi.
    }
aloud_toldInLog =
    { $count ->
        [one] Il s’est passé encore une chose : elle est dans le journal.
       *[other] Il s’est passé encore { $count } choses : elles sont dans le journal.
    }
