## names

faction_hutt = Hutten
faction_syndicate = Syndikat
faction_imperial = Imperium
faction_rebel = Rebellen
skill_influence = Einfluss
skill_knowledge = Wissen
skill_piloting = Fliegen
skill_stealth = Heimlichkeit
skill_strength = Stärke
skill_tactics = Taktik
skill_tech = Technik
space_spinward-core = Kern spinwärts
# As in English.
space_cantonica = Cantonica
# As in English.
space_ord-mantell = Ord Mantell
# As in English.
space_lothal = Lothal
# As in English.
space_mon-calamari = Mon Calamari
# As in English.
space_kessel = Kessel
space_maelstrom = Mahlstrom
# As in English.
space_tatooine = Tatooine
# As in English.
space_nal-hutta = Nal Hutta
# As in English.
space_ryloth = Ryloth
# As in English.
space_naboo = Naboo
space_ring-of-kafrene = Ring von Kafrene
# As in English.
space_takodana = Takodana
space_trailing-core = Kern gegenwärts
space_navpoint = Navigations{ "\u00AD" }punkt
deck_bounty = Kopfgelder
deck_cargo = Fracht
deck_gear-mod = Ausrüstung und Umbauten
deck_job = Aufträge
deck_luxury = Luxus
deck_ship = Schiffe
kind_cargo = Fracht
kind_gear = Ausrüstung
kind_mod = Umbau
kind_crew = Crew
kind_job = Auftrag
kind_bounty = Kopfgeld
class_white = weiß
class_green = grün
class_yellow = gelb
# As in English.
class_orange = orange
face_hit = Treffer
face_crit = kritischer Treffer
face_focus = Fokus
face_blank = leer
standing_negative = schlecht
# As in English.
standing_neutral = neutral
standing_positive = gut
favor_advice = Rat
favor_combat-strategy = Kampfplan
favor_endorsement = Fürsprache
favor_shortcut = Abkürzung
fame_bounty = ein Kopfgeld
fame_job = ein Auftrag
fame_cargo = eine Lieferung
fame_patrol = eine besiegte Patrouille
fame_personal-goal = ein persönliches Ziel
fame_ship-goal = ein Schiffsziel
fame_luxury = ein Luxus
fame_encounter = eine Begegnung
fame_contact = ein Kontakt
fame_combat = ein Kampf
fame_ambition = eine Ambition
fame_printed = die gezogene Karte
fame_start = der Anfang
patrol-1 = eine Patrouille der Stufe 1
patrol-2 = eine Patrouille der Stufe 2
patrol-3 = eine Patrouille der Stufe 3
patrol-4 = eine Patrouille der Stufe 4
option_fame = Ruhm zum Sieg
option_fame_8 = 8, kurz; üblich mit Ambitionen
option_fame_10 = 10, mit Ambitionen oder ohne
option_fame_12 = 12, lang
option_fame_auto = Üblich: 10, mit Ambitionen 8
option_fame_5 = 5, sehr kurz
option_fame_6 = 6 Ruhm
option_fame_7 = 7 Ruhm
option_fame_9 = 9 Ruhm
option_fame_11 = 11 Ruhm
option_box = Schachteln
option_box_both = Grundspiel und Erweiterung
option_box_base = Nur das Grundspiel
# As in English.
theme_credits = Credits
theme_crew = Leute
theme_danger = Gefahr
theme_gambling = Glücksspiel
theme_gear = Ausrüstung
theme_jobs = Arbeit
theme_repairs = Reparaturen
theme_reputation = Ansehen
theme_shopping = Einkauf
option_characters = Figuren
option_characters_choose = Alle wählen
option_characters_random = Vom Zufall verteilt
option_favors = Gefallen und Schulden
option_favors_off = Ohne Gefallen
option_favors_on = Mit Gefallen
option_ambitions = Ambitionsbögen
option_ambitions_off = Ohne Ambitionen
option_ambitions_on = Mit Ambitionen
option_opponents = Automatische Gegner
option_opponents_auto = Üblich: einer
option_opponents_none = Keiner
option_opponents_base = Ein Händler
option_opponents_classic = Einer, wie im Grundspiel
option_opponents_bounty-hunter = Ein Kopfgeldjäger
option_opponents_both = Ein Händler und ein Kopfgeldjäger
option_expert = Ruhm, mit dem dein Gegner beginnt
option_expert_0 = 0, üblich
option_expert_1 = 1, schwerer
option_expert_2 = 2, schwer
option_expert_3 = 3, am schwersten

## characters

# As in English.
character_boba-fett_name = Boba Fett
# As in English.
character_bossk_name = Bossk
character_doctor-aphra_name = Doktor Aphra
# As in English.
character_han-solo_name = Han Solo
# As in English.
character_ig-88_name = IG-⁠88
# As in English.
character_jyn-erso_name = Jyn Erso
# As in English.
character_ketsu-onyo_name = Ketsu Onyo
# As in English.
character_lando-calrissian_name = Lando Calrissian
# As in English.
character_black-krrsantan_name = Black Krrsantan
# As in English.
character_cad-bane_name = Cad Bane
# As in English.
character_chewbacca_name = Chewbacca
# As in English.
character_dengar_name = Dengar
# As in English.
character_enfys-nest_name = Enfys Nest
# As in English.
character_hera-syndulla_name = Hera Syndulla
# As in English.
character_hondo-ohnaka_name = Hondo Ohnaka
# As in English.
character_maz-kanata_name = Maz Kanata
character_boba-fett_goal = Kassiere die Belohnung von zwei Kopfgeldern
character_bossk_goal = Besitze einen Umbau und zwei Ausrüstungen; sie kosten zusammen 15.000 oder mehr
character_doctor-aphra_goal = Schließe zwei Aufträge ab
character_han-solo_goal = Fliege ein Schiff, das 15.000 oder mehr kostet
character_ig-88_goal = Habe zwei Droiden in deiner Crew
character_jyn-erso_goal = Sabotiere zwei imperiale Planeten
character_ketsu-onyo_goal = Gewinne drei Kämpfe
character_lando-calrissian_goal = Liefere zwei illegale Frachten
character_black-krrsantan_goal = Heile in einem Planungsschritt vier Schaden
character_cad-bane_goal = Besiege einen Gegner, der fünf oder mehr Würfel warf
character_chewbacca_goal = Heuere zwei orange Kontakte an
character_dengar_goal = Besiege jemanden am Tisch mit zwei oder mehr Ruhm
character_enfys-nest_goal = Habe fünf verschiedene Fertigkeiten an Bord
character_hera-syndulla_goal = Verliere Ansehen beim Imperium, wenn es schon schlecht ist
character_hondo-ohnaka_goal = Schwatze jemandem am Tisch etwas ab
character_maz-kanata_goal = Habe eine Begegnung auf Takodana mit drei Crewmitgliedern an Bord

## ships

# As in English.
ship_g9-rigger_name = G9 Rigger
# As in English.
ship_g9-rigger_flipped = G9 Rigger
ship_g-1a-starfighter_name = Sternjäger G-⁠1A
ship_g-1a-starfighter_flipped = Sternjäger G-⁠1A
ship_hwk-290_name = Frachter HWK-⁠290
# As in English.
ship_hwk-290_flipped = Moldy Crow
# As in English.
ship_gx1-short-hauler_name = GX1 Short Hauler
# As in English.
ship_gx1-short-hauler_flipped = Long Way Round
ship_lancer_name = Verfolgungsschiff der Lancer-Klasse
# As in English.
ship_lancer_flipped = Shadow Caster
ship_heavy-duty-lifter_name = Schwerlastheber
# As in English.
ship_heavy-duty-lifter_flipped = Ark Angel
ship_yv-666_name = Leichter Frachter YV-⁠666
# As in English.
ship_yv-666_flipped = Hound’s Tooth
ship_aggressor_name = Sturmjäger der Aggressor-Klasse
# As in English.
ship_aggressor_flipped = IG-⁠2000
ship_firespray-31_name = Patrouillenschiff Firespray-⁠31
ship_firespray-31_flipped = Sklave I
ship_yt-1300_name = Umgebauter leichter Frachter YT-⁠1300
ship_yt-1300_flipped = Millennium Falke
ship_porax-38_name = Sternjäger Porax-⁠38 der Rogue-Klasse
# As in English.
ship_porax-38_flipped = Bloodied Blade
# As in English.
ship_jumpmaster-5000_name = JumpMaster 5000
# As in English.
ship_jumpmaster-5000_flipped = Punishing One
ship_auzituck_name = Auzituck-Kanonenboot
# As in English.
ship_auzituck_flipped = Chain Breaker
ship_yt-2400_name = Leichter Frachter YT-⁠2400
# As in English.
ship_yt-2400_flipped = Outrider
ship_vcx-100_name = Leichter Frachter VCX-⁠100
# As in English.
ship_vcx-100_flipped = Ghost
ship_edgehawk_name = Swoop-Träger der Edgehawk-Klasse
# As in English.
ship_edgehawk_flipped = Cloud Reaver
ship_hwk-290_goal = Habe einen Umbau und zahle im Aktionsschritt 7.000
ship_gx1-short-hauler_goal = Gewinne ein Crewmitglied, während du drei hast
ship_lancer_goal = Liefere ein gefangenes Kopfgeld ab
ship_heavy-duty-lifter_goal = Schließe einen Auftrag mit Fracht im Laderaum ab
ship_yv-666_goal = Repariere drei Schiffsschaden auf einmal und zahle 7.000
ship_aggressor_goal = Besiege zwei Patrouillen
ship_firespray-31_goal = Besiege im Schiffskampf jemanden am Tisch mit mehr Ruhm
ship_yt-1300_goal = Liefere Fracht mit zwei Umbauten an Bord, oder einem und Chewbacca
ship_porax-38_goal = Gewinne zwei Schiffskämpfe
ship_jumpmaster-5000_goal = Habe zwei Begegnungen an Navigationspunkten
ship_auzituck_goal = Gewinne drei Bodenkämpfe
ship_yt-2400_goal = Liefere zwei illegale Frachten
ship_vcx-100_goal = Nimm es mit einer imperialen Patrouille der Stufe 3 oder 4 auf
ship_edgehawk_goal = Besitze eine Ausrüstung

## contacts

contact_hire = Für deine Crew anheuern
contact_bribe = Für die Vorstellung zahlen
contact_4-lom = Ein Protokolldroide, der das Protokoll gewechselt hat. Je mehr Kopfgelder du hältst, desto billiger seine Manieren.
contact_bib-fortuna = Im Palast kann er alles einrichten, angefangen bei deinem Empfang. Umsonst ist es nicht.
contact_black-krrsantan = Er hört nur auf Leute mit Arbeit in der Tasche. Er sagt das nicht; er sagt überhaupt wenig.
contact_black-sun-agent = Gut gekleidet, gut unterrichtet und so gesetzt, dass du mit dem Rücken zur Tür sitzt.
contact_boshek = Auf seinen Namen läuft ein Rekordflug, und an der Bar eine Zeche, die dazu passt.
contact_chewbacca = Er mustert dein Schiff, seufzt und greift zum Schraubenschlüssel. Das ist beinahe ein Ja.
contact_dengar = Er hat gehört, was man über dich sagt. Wenn es schlimm genug ist, möchte er ein Wort mit dir reden.
contact_doctor-evazan = Auf zwölf Welten ist seine Zulassung erloschen. Seine Hände sind ruhig genug.
contact_garindan = Er weiß, wohin heute alle gegangen sind. Gegen ein kleines Entgelt weiß er auch, wo du warst.
contact_thrawn = Er fragt dich nach einem Gemälde. Es ist eine Prüfung, und deine Antworten hat er schon gelesen.
contact_greedo = Er redet schnell und zieht langsam. Immerhin kennt er die Hintertüren.
contact_hera-syndulla = Sie würde mit dir fliegen, wenn die Sache den Treibstoff zahlt und du die Finger vom Steuer lässt.
contact_hondo-ohnaka = „Mein lieber alter Freund!“ Ihr seid euch nie begegnet. Deinen Landeplatz hat er schon verkauft.
contact_ig-rm = Ein Droide, dafür gebaut, in Türen zu stehen. Er wird in deiner stehen.
contact_k-2so = Er sagt dir deine Chancen, bevor du fragst, und danach.
contact_leia-organa = Sie braucht ein Schiff, ein Versprechen oder etwas Geld für die Hungernden. Sie sieht aus, als könnte sie das auseinanderhalten.
contact_lobot = Er spricht mit drei Büros zugleich, keins davon in diesem Raum.
contact_maz-kanata = Sie dreht an ihren Linsen und sieht, was du voriges Jahr getan hast. Die Suppe geht aufs Haus.
contact_ponda-baba = Er mag dich nicht. Er mag niemanden und arbeitet aus beiden Gründen billig.
contact_saw-gerrera = Er traut keinem, also stellt er wochenweise ein. Bring deine eigene Luft mit.
contact_w1-le = Er hat klügeren Leuten als dir schlechtere Schiffe als deins verkauft. Er bietet an, es auch für dich zu tun.
contact_ziton-moj = Ein Hauptmann des Syndikats nimmt kein Schmiergeld. Er nimmt Entschuldigungen, im Voraus, in Credits.
contact_ahsoka-tano = Sie sei niemand Besonderes, sagt sie. Am Nebentisch sitzen die Leute ein wenig gerader.
contact_boba-fett = Der Helm rührt sich nicht. Wenn die Hutten böse auf dich sind, hat er sich schon gerührt.
contact_bossk = Er riecht dich, bevor er dich sieht, und beschließt, dass du ein Kollege bist. Vorerst.
contact_chopper = Er beschimpft dich binär, repariert deine Luke und stiehlt das Scharnier.
contact_doctor-aphra = Sie hat eine Karte, eine Lüge über die Karte und in deiner Kabine schon ihre Koje ausgesucht.
contact_enfys-nest = Die Maske sagt Pirat. Die Kinder, die sich dahinter verstecken, sagen etwas anderes.
contact_han-solo = Er hat das schnellste Schiff hier, oder hatte es. Die Einzelheiten sind ein wunder Punkt.
contact_ig-88 = Er hat berechnet, was du bieten wirst, und wartet, bis du auf dieselbe Zahl kommst.
contact_jyn-erso = Sie will raus, dann rein, dann die Pläne des Gebäudes. In dieser Reihenfolge.
contact_ketsu-onyo = Sie verließ ein berühmtes Syndikat zu Fuß und kam wegen ihres Schiffs zurück. Vor deinem hat sie keine Angst.
contact_lando-calrissian = Die erste Hand verliert er so anmutig, dass du die Getränke zahlst. Das war die zweite Hand.
# As in English.
contact_4-lom_name = 4-⁠LOM
# As in English.
contact_bib-fortuna_name = Bib Fortuna
# As in English.
contact_black-krrsantan_name = Black Krrsantan
contact_black-sun-agent_name = Black-Sun-Agentin
# As in English.
contact_boshek_name = BoShek
# As in English.
contact_chewbacca_name = Chewbacca
# As in English.
contact_dengar_name = Dengar
contact_doctor-evazan_name = Doktor Evazan
# As in English.
contact_garindan_name = Garindan
contact_thrawn_name = Großadmiral Thrawn
# As in English.
contact_greedo_name = Greedo
# As in English.
contact_hera-syndulla_name = Hera Syndulla
# As in English.
contact_hondo-ohnaka_name = Hondo Ohnaka
contact_ig-rm_name = IG-⁠RM
# As in English.
contact_k-2so_name = K-⁠2SO
# As in English.
contact_leia-organa_name = Leia Organa
# As in English.
contact_lobot_name = Lobot
# As in English.
contact_maz-kanata_name = Maz Kanata
# As in English.
contact_ponda-baba_name = Ponda Baba
# As in English.
contact_saw-gerrera_name = Saw Gerrera
# As in English.
contact_w1-le_name = W1-⁠LE
# As in English.
contact_ziton-moj_name = Ziton Moj
# As in English.
contact_ahsoka-tano_name = Ahsoka Tano
# As in English.
contact_boba-fett_name = Boba Fett
# As in English.
contact_bossk_name = Bossk
# As in English.
contact_chopper_name = Chopper
contact_doctor-aphra_name = Doktor Aphra
# As in English.
contact_enfys-nest_name = Enfys Nest
# As in English.
contact_han-solo_name = Han Solo
# As in English.
contact_ig-88_name = IG-⁠88
# As in English.
contact_jyn-erso_name = Jyn Erso
# As in English.
contact_ketsu-onyo_name = Ketsu Onyo
# As in English.
contact_lando-calrissian_name = Lando Calrissian

## cards

card_food-supplies = Lebensmittel
card_droid-parts = Droidenteile
card_coaxium-crystal = Coaxiumkristall
card_salvage-cargo = Bergungsgut
card_bacta-supplies = Bacta-Vorräte
card_stolen-prototype = Gestohlener Prototyp
card_stolen-supplies = Gestohlene Vorräte
card_stolen-weapons = Gestohlene Waffen
card_stolen-hyperfuel = Gestohlener Hypertreibstoff
card_astromech-droid-parts = Astromech-Teile
card_astromech-droid-parts_other = Astromechs
card_speeder-bike-parts = Düsenschlitten-Teile
card_speeder-bike-parts_other = Düsenschlitten
card_unrefined-coaxium = Rohes Coaxium
card_unrefined-coaxium_other = Raffiniertes Coaxium
card_black-sun-mole = Maulwurf der Black Sun
card_hutt-informant = Informantin der Hutten
card_imperial-defector = Imperiale Überläuferin
card_rebel-traitor = Verräterin der Rebellen
card_corellia-passenger = Fahrgast nach Corellia
cargo_corellia-passenger_cross = Mit deinem Fahrgast weiterfliegen, durch den Kern
card_smuggling-compartment = Schmuggelfach
card_start-moisture-vaporators = Feuchtigkeitsfarm-Teile
card_start-shield-coils = Schildspulen
card_start-mining-charges = Sprengladungen
card_start-forged-permits = Gefälschte Papiere
card_priority-delivery = Eilsendung
card_sealed-letter = Versiegelter Brief
card_sleeping-passenger = Schlafender Fahrgast
card_family-heirloom = Familienerbstück
card_officers-trunk = Offizierskoffer
card_targeting-computer = Zielcomputer
card_quad-laser-cannon = Vierlings-Laserkanone
card_improved-nav-computer = Besserer Navicomputer
card_shield-upgrade = Schildverstärker
card_maneuvering-thrusters = Steuerdüsen
card_ion-cannon = Ionenkanone
# As in English.
card_autoblaster = Autoblaster
card_dl-44 = Schwere Blasterpistole DL-⁠44
card_armored-vest = Panzerweste
card_vibroknife = Vibromesser
card_iqa-11 = Blastergewehr IQA-⁠11
card_vibro-ax = Vibroaxt
# As in English.
card_jetpack = Jetpack
card_mpl-57 = Granatwerfer MPL-⁠57
card_plastoid-armor = Plastoidrüstung
card_electroripper-staff = Elektrostab
card_astromech-droid = Astromech
card_bounty-hunter-helmet = Kopfgeldjägerhelm
card_bowcaster = Bogenspanner
card_bowcaster_other = Leerer Bogenspanner
card_concussion-missiles = Erschütterungsraketen
card_concussion-missiles_other = Leere Raketenrohre
card_experimental-hyperdrive = Experimenteller Hyperantrieb
card_skyblade-330 = Swoop-Gleiter Skyblade-⁠330
card_sublight-motor = Unterlichtbeschleuniger
card_wrist-rocket = Armrakete
card_wrist-rocket_other = Leerer Armwerfer
card_borrowed-transponder = Geliehener Transponder
card_special-order = Sonderbestellung
card_broken-arm = Gebrochener Arm
card_structural-damage = Strukturschaden
card_hutt-favor = Gunst der Hutten
card_syndicate-favor = Gunst des Syndikats
card_imperial-favor = Gunst des Imperiums
card_rebel-favor = Gunst der Rebellen
card_the-kessel-run = Der Kesselflug
card_the-jewel-of-yavin = Das Juwel von Yavin
card_the-casino-heist = Der Casino-Coup
card_rescue-from-the-mines = Rettung aus den Minen
card_hijacking-a-freighter = Frachterkaperung
card_rooting-out-spies = Spione aufspüren
card_relic-of-the-past = Relikt der Vergangenheit
card_jabbas-hidden-stash = Jabbas Versteck
card_disable-comms-network = Funknetz lahmlegen
card_honest-robbery = Ehrlicher Raub
card_infiltrate-the-white-worms = Bei den Weißen Würmern
card_sail-barge-sabotage = Sabotage auf der Segelbarke
card_snatch-and-grab = Zugreifen und weg
card_hired-help = Bezahlte Hilfe
card_start-quiet-pickup = Eine leise Abholung
card_start-broken-beacon = Das kaputte Leuchtfeuer
card_start-tight-formation = Enge Formation
card_start-debt-collection = Schulden eintreiben
card_encrypted-message = Verschlüsselte Nachricht
card_wanted = Gesucht
card_information-broker = Informationsmaklerin
card_dejarik-holotable = Dejarik-Holotisch
card_gift-for-jabba = Geschenk für Jabba
card_mandalorian-armor = Mandalorianische Rüstung
card_extravagant-wardrobe = Extravagante Garderobe
card_proton-torpedoes = Protonentorpedos
card_chromium-hull = Chromhülle
# As in English.
card_sy-snootles = Sy Snootles
card_undercover-agent = Verdeckte Agentin
card_legendary-game-of-sabacc = Legendäre Sabacc-Partie
card_boonta-eve-classic = Boonta-Eve-Rennen
card_attend-statue-dedication = Enthüllung eines Denkmals
card_bo-rifle = Bo-Gewehr
card_bo-rifle_other = Bo-Stab
# As in English.
card_dash-rendar = Dash Rendar
card_maz-kanatas-goggles = Maz Kanatas Brille
card_sith-holocron = Sith-Holocron
card_stolen-jewels = Gestohlene Juwelen
luxury_attend-statue-dedication_donate = Großzügig spenden, wo man es sieht
luxury_maz-kanatas-goggles_pay = Für eine ordentliche Vorstellung zahlen
card_used-ship-for-sale = Gebrauchtes Schiff zu verkaufen

## ambitions

ambition_hero-of-the-rebellion_name = Heldentum der Rebellion
ambition_hero-of-the-rebellion = Du bist für einen Flug dazugestoßen. Es sind ein paar mehr geworden, und jetzt hat jemand dein Gesicht an eine Wand gemalt.
ambition_hero-of-the-rebellion_0 = Zieh auf Mon Calamari eine Begegnungskarte
ambition_hero-of-the-rebellion_1 = Zieh auf Ryloth eine Begegnungskarte
ambition_hero-of-the-rebellion_2 = Sei bei den Rebellen beliebt und beim Imperium unbeliebt
ambition_hero-of-the-rebellion_3 = Besiege die große imperiale Flotte und bleib heil
ambition_servant-of-the-emperor_name = Im Dienst des Imperators
ambition_servant-of-the-emperor = Ein schwarzes Shuttle bringt deine Anweisungen. Wer sie unterschreibt, fragst du nicht mehr.
ambition_servant-of-the-emperor_0 = Zieh in den Kernwelten eine Begegnungskarte
ambition_servant-of-the-emperor_1 = Melde jemanden: mit Freunden bei den Rebellen, mit Feinden im Imperium oder aus deiner Crew
ambition_servant-of-the-emperor_2 = Sei beim Imperium beliebt und bei den Rebellen unbeliebt
ambition_servant-of-the-emperor_3 = Stell eine starke Rebellenpatrouille, während der Thronsaal zusieht
ambition_king-of-the-docks_name = Herrschaft über die Docks
ambition_king-of-the-docks = Jede Kiste am Rand geht durch ein Tor. Am liebsten gingen alle durch deins.
ambition_king-of-the-docks_0 = Zieh auf Nal Hutta eine Begegnungskarte
ambition_king-of-the-docks_1 = Zieh auf Ord Mantell eine Begegnungskarte
ambition_king-of-the-docks_2 = Habe 15.000 Credits
ambition_king-of-the-docks_3 = Schließe auf Kessel das letzte Geschäft ab, mit Charme oder mit den Büchern
ambition_last-of-the-free-captains_name = Zuletzt noch frei
ambition_last-of-the-free-captains = Keine Flagge, kein Herr, kein Fahrplan. Es ist schwerer, als es aussieht, und es sieht schwer aus.
ambition_last-of-the-free-captains_0 = Zieh auf Takodana eine Begegnungskarte
ambition_last-of-the-free-captains_1 = Zieh auf Cantonica eine Begegnungskarte
ambition_last-of-the-free-captains_2 = Habe zwei Crewmitglieder an Bord
ambition_last-of-the-free-captains_3 = Flieg durch das Herz des Mahlstroms
ambition_vigo-in-waiting_name = Anwartschaft auf den Vigo
ambition_vigo-in-waiting = Neun Stühle um einen Tisch. Einer der neun hustet, und du hast Blumen geschickt.
ambition_vigo-in-waiting_0 = Zieh auf Kessel eine Begegnungskarte
ambition_vigo-in-waiting_1 = Zahl auf Ord Mantell 5.000 Tribut
ambition_vigo-in-waiting_2 = Sei beim Syndikat beliebt
ambition_vigo-in-waiting_3 = Nimm am Ring von Kafrene den leeren Stuhl mit Gewalt
ambition_huntmaster-of-the-hutts_name = Jagdmeisterschaft der Hutten
ambition_huntmaster-of-the-hutts = Der Clan hat eine Wand für Köpfe und eine Wand für Jäger. Du willst dir deine Wand aussuchen.
ambition_huntmaster-of-the-hutts_0 = Zieh auf Tatooine eine Begegnungskarte
ambition_huntmaster-of-the-hutts_1 = Zieh auf Ryloth eine Begegnungskarte
ambition_huntmaster-of-the-hutts_2 = Sei bei den Hutten beliebt und habe Ausrüstung zur Hand
ambition_huntmaster-of-the-hutts_3 = Schlag in der großen Halle von Nal Hutta die Nummer eins des Clans
ambition_keeper-of-lost-things_name = Hüten, was verloren ging
ambition_keeper-of-lost-things = Tempel brennen, Museen schließen, jemand leert die Schubladen. Dann lieber jemand, der Staub wischt.
ambition_keeper-of-lost-things_0 = Zieh auf Naboo eine Begegnungskarte
ambition_keeper-of-lost-things_1 = Zieh in den Kernwelten eine Begegnungskarte
ambition_keeper-of-lost-things_2 = Besitze einen Luxus
ambition_keeper-of-lost-things_3 = Öffne den letzten Tresor, unter Takodana, mit Wissen oder bei Nacht
ambition_fastest-on-the-rim_name = Das Schnellste am Rand
ambition_fastest-on-the-rim = Es gibt einen Rekord und daneben einen Namen in schlechter Handschrift. Deine ist sauberer.
ambition_fastest-on-the-rim_0 = Zieh auf Mon Calamari eine Begegnungskarte
ambition_fastest-on-the-rim_1 = Zieh in den Kernwelten eine Begegnungskarte
ambition_fastest-on-the-rim_2 = Flieg ein Schiff, das 15.000 oder mehr wert ist
ambition_fastest-on-the-rim_3 = Starte von Kessel und schlag den Rekord: erst die Nerven, dann das Rechnen

## abilities

ability_boba-fett-look = Einen verdeckten Kontakt hier ansehen
ability_crew-boba-fett-look = Boba Fett einen verdeckten Kontakt hier ansehen lassen
ability_bossk-recover = Zwei Schaden bei dir und am Schiff heilen
ability_bossk-fight = Gegen jemanden hier kämpfen, der mehr Ruhm hat
ability_doctor-aphra-market = Im Planungsschritt auf den Markt gehen
ability_ig-88-take-droid = Einen Droiden aus der Crew von jemandem hier nehmen
ability_jyn-erso-sabotage = Diesen imperialen Planeten sabotieren
ability_lando-calrissian-charm = 1.000 zahlen, um die Leute hier zu bezaubern
ability_cad-bane-spend = 20.000 für einen Ruhm ausgeben
ability_dengar-challenge = Gegen jemanden hier mit zwei oder mehr Ruhm kämpfen
ability_dengar-payback = Gegen jemanden hier kämpfen, den irgendeine Fraktion nicht mag
ability_hera-syndulla-jump = Zwei Felder weiterschlüpfen, an jeder Patrouille vorbei
ability_hera-syndulla-recruit = Jemanden hier für die Rebellen gewinnen
ability_hondo-ohnaka-persuade = Jemandem hier etwas abschwatzen
ability_hondo-ohnaka-flip = 10.000 zahlen, um deine Karte zurückzudrehen
ability_hwk-290-goal = 7.000 zahlen, um das Schiffsziel zu erreichen
ability_firespray-31-goal = Gegen jemanden hier mit mehr Ruhm kämpfen, Schiff gegen Schiff
ability_bacta-supplies-use = Das Bacta verbrauchen und ganz heilen
ability_shield-upgrade-use = Einen Schiffsschaden reparieren
ability_bowcaster-reload = Den Bogenspanner laden
ability_bowcaster-quick-reload = 1.000 zahlen, um den Bogenspanner zu laden
ability_concussion-missiles-reload = 1.000 für neue Raketen zahlen
ability_wrist-rocket-reload = 1.000 für eine neue Rakete zahlen
ability_broken-arm-heal = Ruhen, bis der Arm geheilt ist
ability_structural-damage-repair = 2.000 für die Reparatur zahlen
ability_dejarik-holotable-play = Mit der Crew Dejarik spielen
ability_undercover-agent-expose = Jemanden hier auffliegen lassen, der mehr Ruhm hat
ability_bo-rifle-turn = Das Gewehr zum Stab klappen
ability_bo-rifle-turn-back = Den Stab zum Gewehr klappen
ability_stolen-jewels-share = Die Juwelen mit jemandem hier teilen
ability_wanted-fight = Gegen jemanden hier kämpfen, der gesucht wird
ability_ambition-rebel-donation = Den Rebellen 10.000 für ihr Wohlwollen geben
ability_ambition-imperial-donation = Dem Imperium 10.000 für sein Wohlwollen geben
ability_ambition-dock-fees = 1.000 an Liegegebühren kassieren
ability_ambition-free-run = Bis zu vier Felder fliegen, an jeder Patrouille vorbei
ability_ambition-syndicate-donation = Dem Syndikat 10.000 für sein Wohlwollen geben
ability_ambition-informers = 1.000 an eine Zuträgerin zahlen, um einen Kontakt anzusehen
ability_ambition-private-sale = Zu einem Privatverkauf gehen: Luxus für 2.000 weniger
ability_ambition-race-anyone = Ein Rennen gegen alle, die vorbeikommen
ability_focus-to-crit = Einen Fokus zum kritischen Treffer machen
ability_hurt-for = Einen Schaden erleiden: Dein schlechtester Würfel wird zum Treffer
ability_hurt-for-crit = Einen Schaden erleiden: Dein schlechtester Würfel wird zum kritischen Treffer

## foes

encounter_cantonica-ord-mantell-02_ord-mantell_foe = die Eintreiber des Syndikats
encounter_cantonica-ord-mantell-08_ord-mantell_foe = die unterlegene Jägerin
encounter_cantonica-ord-mantell-11_ord-mantell_foe = die anderen Bieter
encounter_cantonica-ord-mantell-16_ord-mantell_foe = die Scharfschützen
encounter_lothal-mon-calamari-01_lothal_foe = die Straßensperre
encounter_lothal-mon-calamari-04_lothal_foe = die Leute des Hauptmanns
encounter_lothal-mon-calamari-08_lothal_foe = die Soldaten
encounter_lothal-mon-calamari-18_lothal_foe = die Leute vom Stoßtrupp
encounter_kessel-maelstrom-02_kessel_foe = die Wache
encounter_kessel-maelstrom-04_kessel_foe = die Gewürzarbeiter
encounter_kessel-maelstrom-05_maelstrom_foe = die Piratin
encounter_kessel-maelstrom-10_kessel_foe = das Komitee
encounter_kessel-maelstrom-10_maelstrom_foe = die Claimräuberin
encounter_kessel-maelstrom-13_kessel_foe = die Beste der Wachen
encounter_kessel-maelstrom-20_kessel_foe = die Minenwachen
encounter_tatooine-nal-hutta-01_nal-hutta_foe = die Palastwachen
encounter_tatooine-nal-hutta-04_tatooine_foe = die Duellantin
encounter_tatooine-nal-hutta-09_tatooine_foe = die Besitzerin des Hockers
encounter_tatooine-nal-hutta-09_nal-hutta_foe = die sehr entfernte Cousine
encounter_tatooine-nal-hutta-16_tatooine_foe = die Kopfgeldjäger
encounter_tatooine-nal-hutta-18_nal-hutta_foe = die gekränkten Gäste
encounter_ryloth-naboo-02_ryloth_foe = die Sklavenhändler
encounter_ryloth-naboo-05_naboo_foe = die nächtlichen Eindringlinge
encounter_ryloth-naboo-09_ryloth_foe = das Gutkurr
encounter_ryloth-naboo-12_ryloth_foe = die Kartenspieler
encounter_ryloth-naboo-18_naboo_foe = die beiden Duellanten
encounter_kafrene-takodana-04_ring-of-kafrene_foe = die vier Schläger
encounter_kafrene-takodana-08_ring-of-kafrene_foe = die Menge
encounter_kafrene-takodana-18_ring-of-kafrene_foe = die Nummer eins der Grube
encounter_navpoint-03_no-patrol_foe = die Wegelagerer
encounter_navpoint-10_no-patrol_foe = die höflichen Piraten
encounter_navpoint-19_no-patrol_foe = das Schiff dahinter
encounter_core-worlds-04_across_foe = die Flotte
encounter_core-worlds-06_across_foe = die Piraten
encounter_core-worlds-12_across_foe = die Blockade
encounter_core-worlds-15_core-worlds_foe = die Favoritin der Menge
job_the-casino-heist_foe = die Wachen des Casinos
job_hijacking-a-freighter_foe = die Eskorte des Frachters
job_jabbas-hidden-stash_foe = das Kellerungeheuer
job_the-jewel-of-yavin_foe = die Wachen der Auktion
job_relic-of-the-past_foe = die Kuratorin
job_rescue-from-the-mines_foe = die Schachtwachen
job_rooting-out-spies_foe = die Spione
job_disable-comms-network_foe = die Wachen des Relais
job_sail-barge-sabotage_foe = die Wachen der Barke
databank_1_2_foe = die Hafenpolizei
databank_1_3_foe = die Sturmtruppen
ambition_hero-of-the-rebellion_3_foe = die große imperiale Flotte
ambition_vigo-in-waiting_3_foe = die anderen Erben
ambition_huntmaster-of-the-hutts_3_foe = die Nummer eins des Clans
ambition_servant-of-the-emperor_3_foe = die Rebellenstaffel
card_hutt-informant_foe = die Freunde des Besitzers

## deals

deal_nothing = nichts
deal_credits = { NUMBER($amount) } Credits
deal_debt = Schuldschein von { $owner }
deal_favor-about = { $favor } ({ $about })
a-favor_advice = einen Rat
a-favor_combat-strategy = einen Kampfplan
a-favor_endorsement = eine Fürsprache
a-favor_shortcut = eine Abkürzung
promise_favor-later = ein Versprechen: später ein Gefallen
promise_no-favor = ein Versprechen: keine Hilfe für { $player }
promise_repay = ein Versprechen: später { NUMBER($amount) } Credits
promise_leave-alone = ein Versprechen: Waffenruhe

## questions

ask_choose-character = Wähle deine Figur.
ask_after-purchase = Diesen Würfel behalten oder ändern?
ask_choose-opponent = Wähle, gegen wen du spielst.
ask_hold-ship = Ein Schiff fliegt durch dein Feld. Dort aufhalten?
ask_patrol-distance = Wie weit kommt die Patrouille?
ask_patrol-secret = Die Patrouille ist besiegt. Ein Geheimnis einsetzen?
ask_choose-ship = Wähle dein Schiff.
ask_choose-ambition = Wähle eine Ambition.
ask_choose-start = Wähle den Planeten, auf dem du beginnst.
ask_starting-card = Welche Art Startkarte möchtest du?
ask_starting-reputation = Mit wessen Wohlwollen beginnst du?
ask_planning = Planung: fliegen, 2.000 Credits verdienen oder heilen.
ask_move = Wohin fliegst du?
ask_slip-past = Hier ist eine Patrouille. Anhalten oder vorbeischlüpfen?
ask_action = Aktionen: handeln, liefern, auf den Markt gehen, Fähigkeiten einsetzen.
ask_market = Kauf eine Karte, räum eine weg oder geh.
ask_barter = Zahlen, oder Karten abgeben, um den Preis zu senken.
ask_make-room = Kein Platz frei: Welche Karte geht?
ask_make-berth = Alle Kojen sind belegt: Wer geht?
ask_fit-cards = An Bord ist jetzt weniger Platz: Welche Karte geht?
ask_encounter = Begegnung: Wen oder was triffst du?
ask_hunt-or-talk = Auf diesen Kontakt ist ein Kopfgeld ausgesetzt. Jagen oder reden?
ask_eliminate-or-capture = Dein Ziel liegt am Boden: beseitigen oder fangen?
ask_protect-crew = Jemand will ein Mitglied deiner Crew holen. Stellst du dich in den Weg?
ask_fame-or-credits = Ein Ruhm oder die Credits?
ask_pick-skill = Welche Fertigkeit prüfst du?
ask_advice = Deine Probe im Auftrag von jemand anderem: erst um Rat fragen?
ask_before-test = Würfeln, oder erst um Hilfe bitten?
ask_after-test = Diesen Wurf behalten oder ändern?
ask_before-combat = Würfeln, oder erst eine Karte einsetzen?
ask_after-roll = Diese Würfel behalten oder ändern?
ask_after-smuggling = Diesen Würfel behalten oder neu werfen?
ask_after-one-die = Diesen Würfel annehmen oder neu werfen?
ask_avoid-defeat = Du gingest zu Boden. Ein Crewmitglied opfern, um stehen zu bleiben?
ask_pay-for-goal = Zahlen, um dein Ziel zu erreichen?
ask_choose = Was tust du?
ask_discard = Was gibst du auf?
ask_take-asset = Was wechselt den Besitz?
ask_fight-player = Gegen wen kämpfst du?
ask_fight-patrol = Gegen welche Patrouille kämpfst du?
ask_move-patrol = Welche Patrouille kommt auf dich zu?
ask_patrol-way = Welchen Weg nimmt die Patrouille?
ask_move-patrol-away = Die Patrouille wurde nicht besiegt: Schick sie auf ein Nachbarfeld.
ask_send-patrol = Diese Patrouille jemand anderem hinterherschicken?
ask_look-at-contact = Welchen Kontakt siehst du an?
ask_reveal-contact = Welcher Kontakt wird aufgedeckt?
ask_reveal-planet = Die Kontakte welches Planeten werden aufgedeckt?
ask_gain-reputation = Bei wem gewinnst du Ansehen?
ask_lose-reputation = Bei wem verlierst du Ansehen?
ask_opponent-gains = Bei wem gewinnt dein Gegner Ansehen?
ask_opponent-loses = Bei wem verliert dein Gegner Ansehen?
ask_used-ship-for-sale = Welches gebrauchte Schiff nimmst du? Es kommt mit drei Schaden.
ask_special-order = Ausrüstung oder einen Umbau bestellen?
ask_special-order-gear = Welche Ausrüstung kaufst du?
ask_special-order-mod = Welchen Umbau kaufst du?
ask_name-a-ship-price = Nenne den Preis des Schiffs, das du suchst.
ask_buy-found-ship = Das gefundene Schiff kaufen?
ask_mark-a-planet = Wohin muss das Holocron?
ask_take-droid-crew = Welchen Droiden nimmst du?
ask_hera-gift = Wen gewinnst du?
ask_hera-gives = Eine Fracht hergeben oder 4.000 Credits?
ask_hondo-persuades = Wen beschwatzt du?
ask_take-marked = Was von Hondos Beute holst du dir zurück?
ask_expose = Wen lässt du auffliegen?
ask_expose-faction = Welche Fraktion erfährt davon?
ask_share-jewels = Mit wem teilst du?
ask_offer = Ein Angebot für dich: annehmen, lassen oder etwas anderes bieten?
ask_offers = Wessen Angebot nimmst du an?

## solo

ai_recover-if-defeated = steht auf und erholt sich
ai_recover = erholt sich
ai_recover-character = versorgt ein paar Wunden
ai_move-to-goal = fliegt weiter zum nächsten Geschäft
ai_move-to-target = fliegt auf ein Ziel zu
ai_move-to-player = fliegt auf jemanden zu
ai_move-to-most-hated = taucht auf, wo jemand am unbeliebtesten ist
ai_others-lose-reputation = erzählt Schlechtes über alle
ai_gain = verdient Credits
ai_buy = kauft auf dem Markt
ai_buy-unless-full = kauft, wofür Platz ist
ai_buy-luxury = kauft einen Luxus
ai_deliver = liefert Fracht
ai_reveal-lowest = deckt den geringsten Kontakt auf
ai_reveal-matching = deckt Kontakte auf, auf die ein Kopfgeld ausgesetzt ist
ai_jump = schlüpft an den Patrouillen vorbei
ai_rob = raubt jemanden aus
ai_gamble = würfelt auf gut Glück
ai_drop-hopeless-bounty = gibt ein aussichtsloses Kopfgeld auf
ai_find-bounty = sucht ein passendes Kopfgeld
ai_sell-fame = verkauft einen guten Namen
ai_punish = bestraft die mit schlechtem Ruf
ai_take-droid = nimmt einen Droiden an Bord
ai_fight-hostile = kämpft gegen eine feindliche Patrouille
ai_fight-weak-patrol = kämpft gegen eine Patrouille, die zu schlagen ist
ai_complete-job = schließt einen Auftrag ab
ai_spend = gibt Credits für Ruhm aus
ai_planet-reputation = macht sich auf diesem Planeten Freunde
ai_nearest-patrol-reputation = freundet sich mit der nächsten Patrouille an
ai_gain-and-lose = nimmt Geld und verliert Wohlwollen
ai_hire = heuert einen Kontakt an
ai_hire-faceup = heuert einen offenen Kontakt an
ai_imperial-luck = versucht etwas Glück gegen das Imperium
ai_hunt = jagt ein Ziel
ai_brawl = fängt eine Schlägerei an
ai_fight-player = greift jemanden am Tisch an
