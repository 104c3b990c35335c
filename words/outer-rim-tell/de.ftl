## effects

do_gain-credits = erhalte { NUMBER($amount) } Credits
do_gain-credits-per = erhalte { NUMBER($amount) } Credits { $per }
per_crew = für jedes Mitglied deiner Crew
per_different-skill = für jede verschiedene Fertigkeit an Bord
per_job = für jeden Auftrag, den du hast
per_bounty = für jedes Kopfgeld, das du hast
per_cargo = für jede Fracht, die du trägst
per_droid-crew = für jeden Droiden der Crew
do_lose-credits = verliere { NUMBER($amount) } Credits
do_lose-all-credits = verliere alle deine Credits
do_pay = zahle { NUMBER($amount) } Credits
do_gain-fame = erhalte { NUMBER($amount) } Ruhm
do_lose-fame = verliere { NUMBER($amount) } Ruhm
do_gain-reputation = erhalte Ansehen { $with }
do_lose-reputation = verliere Ansehen { $with }
do_suffer-character = erleide { NUMBER($amount) } Schaden
do_suffer-ship = dein Schiff erleidet { NUMBER($amount) } Schaden
do_recover-character = heile { NUMBER($amount) } Schaden
do_recover-ship = repariere { NUMBER($amount) } Schaden an deinem Schiff
do_recover-both = heile { NUMBER($amount) } Schaden bei dir und an deinem Schiff
do_recover-all-character = heile allen Schaden
do_recover-all-ship = repariere dein Schiff ganz
do_recover-all-both = heile allen Schaden bei dir und an deinem Schiff
do_test = mach eine Probe auf { $skills }
do_of-skill = { $skill }
do_test-until-passed = mach Proben auf { $skills }, bis eine gelingt
do_opposed-test = ihr macht beide eine Probe auf { $skills }
do_fight-ground = kämpfe am Boden gegen Stärke { NUMBER($strength) }
do_fight-ship = kämpfe Schiff gegen Schiff gegen Stärke { NUMBER($strength) }
do_fight-ground-less = kämpfe am Boden gegen Stärke { NUMBER($strength) }; bei einem Sieg erleidest du { NUMBER($less) } Schaden weniger
do_fight-ship-less = kämpfe Schiff gegen Schiff gegen Stärke { NUMBER($strength) }; bei einem Sieg erleidest du { NUMBER($less) } Schaden weniger
do_fight-until-won-ground = kämpfe am Boden gegen Stärke { NUMBER($strength) }, bis du gewinnst
do_fight-until-won-ship = kämpfe Schiff gegen Schiff gegen Stärke { NUMBER($strength) }, bis du gewinnst
do_fight-patrol = kämpfe gegen { $patrol }
do_fight-player = kämpfe auf diesem Feld gegen { $who }
do_fight-player-ground = kämpfe auf diesem Feld am Boden gegen { $who }
do_fight-player-ship = kämpfe auf diesem Feld Schiff gegen Schiff gegen { $who }
do_roll = wirf einen Würfel
do_choose = wähle eins
do_may = du darfst eins wählen
do_may-one = du darfst
do_nothing = sonst geschieht nichts
do_move-to = komm auf direktem Weg an: { $space }
do_move-to-other-core = wechsle auf das andere Feld der Kernwelten
do_move-up-to =
    { $spaces ->
        [one] fliege bis zu { NUMBER($spaces) } Feld
       *[other] fliege bis zu { NUMBER($spaces) } Felder
    }
do_move-up-to-freely =
    { $spaces ->
        [one] fliege bis zu { NUMBER($spaces) } Feld, an jeder Patrouille vorbei
       *[other] fliege bis zu { NUMBER($spaces) } Felder, an jeder Patrouille vorbei
    }
do_roll-per-crew = wirf einen Würfel für jedes Mitglied deiner Crew
do_move-patrol-up-to =
    { $spaces ->
        [one] { $patrol } kommt dir bis zu { NUMBER($spaces) } Feld näher
       *[other] { $patrol } kommt dir bis zu { NUMBER($spaces) } Felder näher
    }
do_move-patrol =
    { $spaces ->
        [one] { $patrol } kommt dir { NUMBER($spaces) } Feld näher
       *[other] { $patrol } kommt dir { NUMBER($spaces) } Felder näher
    }
do_patrol-to-you = { $patrol } kommt auf dein Feld
do_reveal-contact = decke hier einen verdeckten Kontakt auf
do_look-at-contact = sieh dir hier einen verdeckten Kontakt an
do_reveal-planet = decke alle Kontakte eines Planeten auf, auf dem niemand ist
do_gain-crew = dieser Kontakt kommt in deine Crew
do_gain-crew-named = { $contact } kommt in deine Crew, wenn niemand schneller war
do_discard-contact = dieser Kontakt verlässt das Spiel
do_discard = gib auf: { $things }
do_gain-card = erhalte „{ $card }“
do_take-top = nimm kostenlos { $card }
do_market = geh auf den Markt
do_market-decks = geh auf den Markt ({ $decks })
do_market-discount = geh auf den Markt, jeder Preis um { NUMBER($discount) } gesenkt
do_market-discount-decks = geh auf den Markt ({ $decks }), jeder Preis um { NUMBER($discount) } gesenkt
do_discard-top = leg { $card } unter den Stapel
top_bounty = das offene Kopfgeld
top_cargo = die offene Fracht
top_gear-mod = die offene Ausrüstung oder den offenen Umbau
top_job = den offenen Auftrag
top_luxury = den offenen Luxus
top_ship = das offene Schiff
do_databank = führe die Datenbankkarte { NUMBER($number) } aus
do_rotate = drehe diese Karte um
do_rotate-named = drehe um: „{ $card }“
do_complete = nimm die Belohnung
do_fail = es misslingt
do_stop = von dieser Karte geschieht nichts weiter
do_deliver = liefere die Fracht ab
do_deliver-less = liefere die Fracht für { NUMBER($less) } Credits weniger ab
do_keep-cargo = behalte die Fracht an Bord
do_discard-cargo = verliere die Fracht
do_discard-this = diese Karte wird abgelegt
do_remove-this = diese Karte verlässt das Spiel
do_extra-turn = nimm nach diesem noch einen Zug
do_take-asset-you = nimm von der anderen Seite nach deiner Wahl: { $things }
do_take-asset-them = die andere Seite gibt dir nach ihrer Wahl: { $things }
do_take-asset-cost = { $taking } (Preis höchstens { NUMBER($cost) })
do_take-asset-mark = { $taking }, und es wird markiert
do_take-credits = nimm { NUMBER($amount) } Credits von der anderen Seite
do_complete-goal-character = dein persönliches Ziel ist erreicht
do_complete-goal-ship = das Ziel deines Schiffs ist erreicht
do_complete-ambition = Ziel { NUMBER($goal) } deiner Ambition ist geschafft
do_win-game = wenn du noch stehst, gewinnst du das Spiel
special_used-ship-for-sale = du darfst ein beliebiges Schiff aus dem Vorrat nehmen, das mehr kostet als deins, gegen die Differenz, mit 3 Schaden darauf
special_special-order = wähle Ausrüstung oder Umbauten: decke die ersten zwei davon auf, kauf eins, wenn du willst
special_special-order-gear = decke die ersten zwei Ausrüstungen auf, kauf eine, wenn du willst
special_special-order-mod = decke die ersten zwei Umbauten auf, kauf einen, wenn du willst
special_name-a-ship-price = nenne einen Preis: Das erste Schiff zu diesem Preis wird aufgedeckt, kauf es, wenn du willst, dann misch den Stapel
special_buy-found-ship = kauf das gefundene Schiff, wenn du willst, dann misch den Stapel
special_mark-a-planet = wer dir am nächsten ist, nennt den Planeten, wohin es muss, mindestens 2 Felder entfernt; allein tut es der Zufall
special_protect-token = sabotiere diesen imperialen Planeten; zwei sabotierte Planeten erreichen dein Ziel
special_flip-back = drehe deine Figurenkarte um
special_take-droid-crew = nimm einen Droiden aus der Crew von jemandem hier
special_hera-gift = diese Person erhält Ansehen bei den Rebellen und gibt dir eine Fracht oder 4.000 Credits
special_hera-gives = gib eine Fracht oder 4.000 Credits
special_dengar-consolation = erhalte 1 Ruhm, wenn die andere Seite mehr Ruhm hat als du, sonst 5.000 Credits; sie erhält Ansehen bei einer Fraktion ihrer Wahl
special_hondo-persuades = wähle jemanden hier und mach eine Probe auf Einfluss; gelingt sie, bekommst du eine Fracht, Ausrüstung oder einen Umbau nach fremder Wahl, markiert, und dein Ziel ist erreicht
special_take-marked = hol eine der markierten Karten zurück
special_expose = diese Person verliert Ansehen bei einer Fraktion deiner Wahl
special_expose-faction = sie verliert Ansehen bei einer Fraktion deiner Wahl
special_share-jewels = jemand anders hier erhält 7.000 Credits und 1 Ruhm
special_wanted-reward = erhalte 5.000 Credits und 1 Ruhm, oder 2 Ruhm, wenn die andere Seite mehr Ruhm hat als du
lead_passed = Bestanden
lead_failed = Nicht bestanden
lead_each-failure = Nach jedem Fehlschlag
lead_best = Du bestehst, die andere Seite nicht
lead_even = Beide oder keine Seite
lead_worst = Die andere Seite besteht, du nicht
lead_won = Gewonnen
lead_lost = Verloren
lead_otherwise = Sonst
lead_then = Dann
lead_none = Wenn du keine hast
lead_opponent = Die andere Seite
lead_players-here = Wer sonst hier ist,
tell_also = { $one }; { $other }
tell_told-verbs = bekommt|verliert|erleidet
tell_and-also = { $one }, und { $other }
tell_verbs = erhalte|verliere
tell_they = erhalte=erhält|verliere=verliert|mach=macht|erleide=erleidet|nimm=nimmt|heile=heilt|drehe=dreht|dein=ihr|deine=ihre|deinem=ihrem
tell_theirs = { SMALL($lead) } { $text }
tell_their-verbs = erhalte=erhält|verliere=verliert|erleide=erleidet|nimm=nimmt|mach=macht|kämpfe=kämpft|drehe=dreht|zahle=zahlt|heile=heilt|repariere=repariert|behalte=behält|fliege=fliegt|liefere=liefert|wähle=wählt|sabotiere=sabotiert|führe=führt|gib=gibt|geh=geht|wechsle=wechselt|wirf=wirft
tell_their-words = deinem=ihrem|deinen=ihren|deine=ihre|dein=ihr|dir=ihr|du=sie
tell_if = wenn { $condition }
tell_line = { $lead }: { $text }
tell_list = { $lead }:

## conditions

if_reputation = dein Ansehen { $with } { $standings } ist
unless_reputation = dein Ansehen { $with } nicht { $standings } ist
if_any-reputation =
    { $atLeast ->
        [one] dein Ansehen bei mindestens { NUMBER($atLeast) } Fraktion { $standing } ist
       *[other] dein Ansehen bei mindestens { NUMBER($atLeast) } Fraktionen { $standing } ist
    }
unless_any-reputation =
    { $atLeast ->
        [one] dein Ansehen bei weniger als { NUMBER($atLeast) } Fraktion { $standing } ist
       *[other] dein Ansehen bei weniger als { NUMBER($atLeast) } Fraktionen { $standing } ist
    }
if_skill = du { $skill } an Bord hast
unless_skill = du { $skill } nicht an Bord hast
if_different-skills = du mindestens { NUMBER($atLeast) } verschiedene Fertigkeiten an Bord hast
unless_different-skills = du weniger als { NUMBER($atLeast) } verschiedene Fertigkeiten an Bord hast
if_credits = du mindestens { NUMBER($atLeast) } Credits hast
unless_credits = du weniger als { NUMBER($atLeast) } Credits hast
if_fame = du mindestens { NUMBER($atLeast) } Ruhm hast
unless_fame = du weniger als { NUMBER($atLeast) } Ruhm hast
if_has = du mindestens { NUMBER($atLeast) } { $things } hast
tell_you-have = du hast
tell_you-are = du bist
tell_and-if = { $condition }
if_has-exactly = du genau { NUMBER($atLeast) } { $things } hast
if_has-one = du mindestens 1 { $things } hast
if_has-exactly-one = du genau 1 { $things } hast
unless_has = du weniger als { NUMBER($atLeast) } { $things } hast
unless_has-one = du 0 { $things } hast
if_has-worth = du mindestens { NUMBER($atLeast) } { $things } hast, zusammen { NUMBER($totalCost) } Credits oder mehr wert
unless_has-worth = du keine { NUMBER($atLeast) } { $things } hast, die zusammen { NUMBER($totalCost) } Credits wert sind
if_droid-crew =
    { $atLeast ->
        [one] du mindestens { NUMBER($atLeast) } Droiden in der Crew hast
       *[other] du mindestens { NUMBER($atLeast) } Droiden in der Crew hast
    }
unless_droid-crew =
    { $atLeast ->
        [one] du weniger als { NUMBER($atLeast) } Droiden in der Crew hast
       *[other] du weniger als { NUMBER($atLeast) } Droiden in der Crew hast
    }
if_luxury =
    { $atLeast ->
        [one] du mindestens { NUMBER($atLeast) } Luxuskarte besitzt
       *[other] du mindestens { NUMBER($atLeast) } Luxuskarten besitzt
    }
unless_luxury =
    { $atLeast ->
        [one] du weniger als { NUMBER($atLeast) } Luxuskarte besitzt
       *[other] du weniger als { NUMBER($atLeast) } Luxuskarten besitzt
    }
if_crew-named = du { $contact } in der Crew hast
unless_crew-named = du { $contact } nicht in der Crew hast
if_free-slot = du Platz für { $thing } hast
unless_free-slot = du keinen Platz für { $thing } hast
if_ship-cost = dein Schiff { NUMBER($atLeast) } Credits oder mehr kostet
unless_ship-cost = dein Schiff weniger als { NUMBER($atLeast) } Credits kostet
if_damage-character = du selbst mindestens { NUMBER($atLeast) } Schaden hast
unless_damage-character = du selbst weniger als { NUMBER($atLeast) } Schaden hast
if_damage-ship = dein Schiff mindestens { NUMBER($atLeast) } Schaden hat
unless_damage-ship = dein Schiff weniger als { NUMBER($atLeast) } Schaden hat
if_at = du { $at } bist
unless_at = du nicht { $at } bist
if_on-planet = du auf einem Planeten bist
unless_on-planet = du nicht auf einem Planeten bist
if_on-navpoint = du an einem Navigationspunkt bist
unless_on-navpoint = du nicht an einem Navigationspunkt bist
if_on-planet-of = du auf einem Planeten { $of } bist
unless_on-planet-of = du nicht auf einem Planeten { $of } bist
if_patrol-here = { $patrol } hier ist
unless_patrol-here = { $patrol } nicht hier ist
if_sympathizer-here = ein Kontakt oder Crewmitglied hier gutes Ansehen { $with } hat
unless_sympathizer-here = kein Kontakt oder Crewmitglied hier gutes Ansehen { $with } hat
if_facedown-contact-here = hier ein verdeckter Kontakt ist
unless_facedown-contact-here = hier kein verdeckter Kontakt ist
if_player-here = hier { $who } ist
unless_player-here = niemand hier passt: { $who }
if_droid = du ein Droide bist
unless_droid = du kein Droide bist
if_defeated = du am Boden liegst
unless_defeated = du noch stehst
who_player = jemand vom Tisch
who_more-fame = mit mehr Ruhm als du
who_fame-at-least = mit { NUMBER($fame) } oder mehr Ruhm
who_any-negative = mit irgendwo schlechtem Ansehen
who_droid-crew = mit einem Droiden in der Crew
who_reputation = mit einem Ansehen { $with }, das { $standings } ist
with_planet = bei der Fraktion dieses Planeten
with_patrol = bei der Fraktion einer Patrouille hier
with_nearest-patrol = bei der Fraktion der nächsten Patrouille
with_choice = bei einer Fraktion deiner Wahl
with_rival = bei der rivalisierenden Fraktion
patrol_planet = die Patrouille der Fraktion dieses Planeten
patrol_patrol = eine Patrouille hier
patrol_nearest-patrol = die nächste Patrouille
patrol_choice = eine Patrouille deiner Wahl
patrol_rival = die Patrouille der Rivalen
patrol_any = eine Patrouille
patrol_at-level = { $patrol } der Stufe { $levels }
of_hutt = der Hutten
of_syndicate = des Syndikats
of_imperial = des Imperiums
of_rebel = der Rebellen
at_planet = auf { $planet }
at_spinward-core = im Kern spinwärts
at_trailing-core = im Kern gegenwärts
at_ring-of-kafrene = am Ring von Kafrene
at_maelstrom = im Mahlstrom
things_cargo =
    { $amount ->
        [one] Fracht
       *[other] Frachten
    }
things_gear =
    { $amount ->
        [one] Ausrüstung
       *[other] Ausrüstungen
    }
things_mod =
    { $amount ->
        [one] Umbau
       *[other] Umbauten
    }
things_crew =
    { $amount ->
        [one] Crewmitglied
       *[other] Crewmitglieder
    }
things_job =
    { $amount ->
        [one] Auftrag
       *[other] Aufträge
    }
things_bounty =
    { $amount ->
        [one] Kopfgeld
       *[other] Kopfgelder
    }
thing_cargo = eine Fracht
thing_gear = eine Ausrüstung
thing_mod = einen Umbau
thing_crew = ein Crewmitglied
thing_job = einen Auftrag
thing_bounty = ein Kopfgeld

## abilities

has_bonus-ground = { NUMBER($amount) } Bodenkampf
has_bonus-ship = { NUMBER($amount) } Schiffskampf
has_bonus-health = { NUMBER($amount) } Gesundheit
has_bonus-hull = { NUMBER($amount) } Rumpf
has_bonus-hyperdrive = { NUMBER($amount) } Hyperantrieb
has_skill = zählt als eine Fertigkeit mehr: { $skill }
has_turn-focus-hit =
    { $count ->
        [one] mach bis zu { NUMBER($count) } deiner Fokusse zu einem Treffer
       *[other] mach bis zu { NUMBER($count) } deiner Fokusse zu Treffern
    }
has_turn-one-focus-hit = mach einen deiner Fokusse zu einem Treffer
has_turn-one-focus-crit = mach einen deiner Fokusse zu einem kritischen Treffer
has_turn-focus-crit =
    { $count ->
        [one] mach bis zu { NUMBER($count) } deiner Fokusse zu einem kritischen Treffer
       *[other] mach bis zu { NUMBER($count) } deiner Fokusse zu kritischen Treffern
    }
has_cancel-hit = streiche einen gegnerischen Treffer
has_cancel-crit = streiche einen gegnerischen kritischen Treffer, oder einen Treffer, wenn es keinen gibt
has_focus-cancels = jeder deiner Fokusse streicht einen gegnerischen Treffer
has_fewer-dice = die Gegenseite wirft einen Würfel weniger
has_reroll-blanks = wirf einmal deine leeren Würfel neu
has_reroll-any = wirf einmal beliebig viele deiner Würfel neu
has_reroll-one = einmal je Wurf darfst du einen deiner Würfel neu werfen, im Kampf, bei einer Probe oder jedem anderen Wurf
has_reroll-test-focus = bei einer Probe darfst du deine Fokusse einmal neu werfen
has_reroll-opposing = einmal wirft die Gegenseite { NUMBER($count) } ihrer besten Würfel neu, einen mehr, wenn du { $skills } an Bord hast
has_focus-to-crit = einmal je Zug: mach im Kampf oder bei einer Probe einen deiner Fokusse zu einem kritischen Treffer
has_hurt-for-hit = mit 2 oder mehr Gesundheit übrig: erleide 1 Schaden, um einen deiner Würfel zum Treffer zu machen
has_hurt-for-crit = mit 2 oder mehr Gesundheit übrig: erleide 1 Schaden, um einen deiner Würfel zum kritischen Treffer zu machen
has_rotate-for-dice =
    { $dice ->
        [one] drehe diese Karte um, um { NUMBER($dice) } Würfel mehr zu werfen
       *[other] drehe diese Karte um, um { NUMBER($dice) } Würfel mehr zu werfen
    }
has_rotate-for-hits =
    { $hits ->
        [one] drehe diese Karte um, um { NUMBER($hits) } Treffer hinzuzufügen
       *[other] drehe diese Karte um, um { NUMBER($hits) } Treffer hinzuzufügen
    }
has_stun = auf der Jagd nach einem Kopfgeld darfst du einen Würfel mehr werfen, kannst dann aber nur fangen
has_suffer-less-win = bei einem Sieg erleidest du { NUMBER($amount) } Schaden weniger
has_suffer-less-always = du erleidest { NUMBER($amount) } Schaden weniger
has_suffer-at-most = bei einem Sieg erleidest du höchstens { NUMBER($amount) } Schaden
has_hurt-more = bei einem Sieg erleidet die Gegenseite { NUMBER($amount) } Schaden mehr
has_reward-job = { NUMBER($amount) } Credits mehr für jeden Auftrag, den du abschließt
has_reward-cargo = { NUMBER($amount) } Credits mehr für jede Fracht, die du ablieferst
has_elimination-reward = { NUMBER($amount) } Credits mehr, wenn du ein Kopfgeld beseitigst
has_fame-for-credits-bounty = du darfst 1 Ruhm statt der Credits eines Kopfgelds nehmen
has_fame-for-credits-job = du darfst 1 Ruhm statt der Credits eines Auftrags nehmen
has_fame-for-credits-illegal = du darfst 1 Ruhm statt der Credits einer illegalen Fracht nehmen
has_fame-while = du hast { NUMBER($amount) } Ruhm mehr, solange { $condition }
has_fame-always = du hast { NUMBER($amount) } Ruhm mehr
has_patrol-fame = { NUMBER($amount) } Ruhm mehr, wann immer eine Patrouille Ruhm bringt
has_after-win = bei einem Sieg
has_credits-per-margin = bei einem Sieg erhältst du { NUMBER($amount) } Credits je Punkt Vorsprung
has_fame-to-credits = wann immer du Ruhm erhältst, erhalte 1 weniger und dafür { NUMBER($amount) } Credits
has_starting-fame = du beginnst mit { NUMBER($amount) } Ruhm
has_any-skill-once-per-turn = einmal je Zug, vor einer Probe, zählt die Fertigkeit bei dir einmal mehr
has_any-skill-discard-when-passed = vor einer Probe darfst du die Fertigkeit einmal mehr zählen; gelingt sie, wird diese Karte abgelegt
has_slot-cargo =
    { $amount ->
        [one] { NUMBER($amount) } Frachtplatz mehr
       *[other] { NUMBER($amount) } Frachtplätze mehr
    }
has_slot-mod =
    { $amount ->
        [one] { NUMBER($amount) } Platz für Umbauten mehr
       *[other] { NUMBER($amount) } Plätze für Umbauten mehr
    }
has_bonus-per-job = { $bonus } für jeden Auftrag, den du hast
has_die-against-defeat = wenn du im Schiffskampf zu Boden gingest, wirf einen Würfel: Bei { $faces } repariere stattdessen { NUMBER($recover) } Schaden am Schiff
has_no-forced-patrols = gegen Patrouillen, die dich hassen, musst du nicht kämpfen
has_patrols-forgive = eine Patrouille zu besiegen kostet dich kein Ansehen
has_hold-ship = du darfst den Flug von jedem beenden, der durch dein Feld fliegt
has_slot-crew =
    { $amount ->
        [one] { NUMBER($amount) } Koje mehr
       *[other] { NUMBER($amount) } Kojen mehr
    }
has_smuggle = wenn du für illegale Fracht würfelst, zählt { $faces } als Treffer
one_hit = ein Treffer
one_crit = ein kritischer Treffer
one_focus = ein Fokus
one_blank = leer
has_slip-past = wenn dich eine Patrouille aufhielte, mach eine Probe auf { $skills }; gelingt sie, flieg weiter
has_avoid-defeat = wenn du zu Boden gingest, darfst du stattdessen ein Crewmitglied aufgeben und allen Schaden heilen
has_send-patrol-away =
    { $within ->
        [one] wenn eine Karte, die du aufdeckst, eine Patrouille auf { NUMBER($within) } Feld an dich heranbringt, darfst du sie jemand anderem hinterherschicken
       *[other] wenn eine Karte, die du aufdeckst, eine Patrouille auf { NUMBER($within) } Felder an dich heranbringt, darfst du sie jemand anderem hinterherschicken
    }
has_reach =
    { $spaces ->
        [one] deine Begegnung darf mit einer Patrouille oder einem Kontakt bis zu { NUMBER($spaces) } Feld entfernt sein
       *[other] deine Begegnung darf mit einer Patrouille oder einem Kontakt bis zu { NUMBER($spaces) } Felder entfernt sein
    }
has_when-defeated = wenn du zu Boden gehst
has_lost-with-ship-combat = diese Karte geht verloren, wenn du einen Schiffskampf verlierst
has_may-be-fought = wer auf deinem Feld ist, darf als Begegnung gegen dich kämpfen
has_after-orange-crew = wenn ein orangefarbener Kontakt in deine Crew kommt
lead_any-roll = Jeder Wurf
lead_ground = Bodenkampf
lead_ship = Schiffskampf
lead_both = Kampf
lead_they-win = Die andere Seite gewinnt
lead_they-lose = Die andere Seite verliert
step_planning = Planung
step_action = Aktion
step_encounter = Begegnung
step_patrol-won = Nach dem Sieg über eine Patrouille
step_special = Am Ende

## goals

goal_bounty-reward =
    { $times ->
        [one] kassiere die Belohnung von { NUMBER($times) } Kopfgeld
       *[other] kassiere die Belohnung von { NUMBER($times) } Kopfgeldern
    }
goal_bounty-delivered =
    { $times ->
        [one] liefere { NUMBER($times) } gefangenes Kopfgeld ab
       *[other] liefere { NUMBER($times) } gefangene Kopfgelder ab
    }
goal_job-completed =
    { $times ->
        [one] schließe { NUMBER($times) } Auftrag ab
       *[other] schließe { NUMBER($times) } Aufträge ab
    }
goal_cargo-delivered =
    { $times ->
        [one] liefere { NUMBER($times) } Fracht ab
       *[other] liefere { NUMBER($times) } Frachten ab
    }
goal_illegal-delivered =
    { $times ->
        [one] liefere { NUMBER($times) } illegale Fracht ab
       *[other] liefere { NUMBER($times) } illegale Frachten ab
    }
goal_combat-won =
    { $times ->
        [one] gewinne { NUMBER($times) } Kampf
       *[other] gewinne { NUMBER($times) } Kämpfe
    }
goal_ground-combat-won =
    { $times ->
        [one] gewinne { NUMBER($times) } Bodenkampf
       *[other] gewinne { NUMBER($times) } Bodenkämpfe
    }
goal_ship-combat-won =
    { $times ->
        [one] gewinne { NUMBER($times) } Schiffskampf
       *[other] gewinne { NUMBER($times) } Schiffskämpfe
    }
goal_patrol-beaten =
    { $times ->
        [one] besiege { NUMBER($times) } Patrouille
       *[other] besiege { NUMBER($times) } Patrouillen
    }
goal_five-dice-beaten =
    { $times ->
        [one] besiege { NUMBER($times) } Gegner mit fünf oder mehr Würfeln
       *[other] besiege { NUMBER($times) } Gegner mit fünf oder mehr Würfeln
    }
goal_crew-gained =
    { $times ->
        [one] nimm { NUMBER($times) } Crewmitglied an Bord
       *[other] nimm { NUMBER($times) } Crewmitglieder an Bord
    }
goal_orange-crew-gained =
    { $times ->
        [one] nimm { NUMBER($times) } orangefarbenen Kontakt in deine Crew auf
       *[other] nimm { NUMBER($times) } orange Kontakte in deine Crew auf
    }
goal_navpoint-encountered =
    { $times ->
        [one] habe { NUMBER($times) } Begegnung an Navigationspunkten
       *[other] habe { NUMBER($times) } Begegnungen an Navigationspunkten
    }
goal_imperial-3-encountered =
    { $times ->
        [one] nimm es mit { NUMBER($times) } imperialen Patrouille der Stufe 3 oder 4 auf
       *[other] nimm es mit { NUMBER($times) } imperialen Patrouillen der Stufe 3 oder 4 auf
    }
goal_imperial-lost-while-negative = verliere Ansehen beim Imperium, wenn es schon schlecht ist
goal_takodana-encountered =
    { $times ->
        [one] habe { NUMBER($times) } Begegnung auf Takodana
       *[other] habe { NUMBER($times) } Begegnungen auf Takodana
    }
goal_ship-recovered-3 = repariere drei Schiffsschaden auf einmal
goal_planning-recovered-4 = heile in einem Planungsschritt vier Schaden
goal_times = { $goal } ({ NUMBER($times) }-mal)
goal_have = erreicht, sobald { $condition }
goal_while = { $goal }, während { $condition }
goal_while-having = { $goal }, während du das hast: { $what }
goal_pay = { $goal }, dann zahle { NUMBER($pay) } Credits
goal_ability = wird durch die Fähigkeit erreicht
lead_goal = Ziel
lead_dash = Jederzeit
lead_numbered = Der Reihe nach
lead_infinity = Zum Sieg nötig
lead_final = Ganz zuletzt
goal_encounter = habe eine Begegnung { $at }
goal_begin-credits = { NUMBER($credits) } Credits
goal_begin-card = „{ $card }“

## cards

kind_luxury = Luxus
kind_ship = Schiff
kind_event = Ereignis
kind_contact = Kontakt
kind_character = Figur
kind_databank = Datenbank
kind_encounter = Begegnung
kind_ambition = Ambition
kind_ai = automatischer Gegner
lead_cost = Preis
lead_at = Wo
card_not-on = nicht zu kaufen { $at }
lead_patrol-icon = Wenn sie offen liegt
lead_reveal-icon =
    { $reveal ->
        [one] Wenn sie offen liegt, bei höchstens { NUMBER($reveal) } Person am Tisch
       *[other] Wenn sie offen liegt, bei höchstens { NUMBER($reveal) } Leuten am Tisch
    }
card_patrol-icon =
    { $spaces ->
        [one] { $patrol } kommt { NUMBER($spaces) } Feld näher an die Person, die sie aufgedeckt hat
       *[other] { $patrol } kommt { NUMBER($spaces) } Felder näher an die Person, die sie aufgedeckt hat
    }
card_reveal-icon = ein Kontakt wird aufgedeckt
card_credits = { NUMBER($amount) } Credits
card_fame = { NUMBER($amount) } Ruhm
card_free = kostenlos
lead_deliver = Abliefern
card_to-patrol = an { $patrol }
# As in English.
lead_illegal = Illegal
card_illegal = wirf einen Würfel, nur ein Treffer bringt sie durch; bei jeder anderen Seite gibt es in diesem Zug keine Begegnung, und eine Datenbankkarte 1 wird gezogen: bis dahin verborgen, kann sie Credits, Ansehen oder einen Kampf kosten; Fracht, die nicht durchkommt, bleibt an Bord, außer man gibt sie auf
card_turns-round = die Karte dreht sich um, statt deinen Laderaum zu verlassen
card_no-delivery = wird nirgends abgeliefert
card_marked-delivery = auf dem Planeten, der beim Kauf genannt wird
lead_roll-to-buy = Um sie zu kaufen
card_roll-to-buy = zahle, dann wirf einen Würfel: Nur ein Treffer (3 Seiten von 8) gewinnt sie; sonst ist das Geld weg, und Datenbankkarte { NUMBER($number) } folgt: bis dahin verborgen, kann sie Credits, Ansehen oder einen Kampf kosten oder eine Patrouille bewegen
lead_after-buying = Nach dem Kauf
lead_other-end = Die andere Seite
card_other-end = „{ $name }“
card_armor = Rüstung: Du trägst höchstens eine
card_weapon = Waffe
lead_trait = Art
lead_target = Ziel
card_target-ground = { $contact } (Kontakt: { $class }), Bodenkampf gegen Stärke { NUMBER($strength) }
card_target-ship = { $contact } (Kontakt: { $class }), Schiffskampf gegen Stärke { NUMBER($strength) }
lead_eliminate = Beseitigen
lead_capture = Fangen
card_capture = lebend abliefern { $at }: { $reward }
card_nothing = nichts
lead_either-way = So oder so
card_at-player = auf jedem Feld mit jemandem vom Tisch
lead_skills = Fertigkeiten
lead_crucial = Entscheidend
card_crucial = misslingt { $skills }, misslingt der Auftrag
lead_attempt = Versuch
card_attempt = seine Geschichte ist Datenbankkarte { NUMBER($number) }: Proben, Kämpfe, Entscheidungen
card_together = braucht noch jemanden auf dem Feld, der mitmacht
card_opposed = ihr werdet beide geprüft; geschafft, wenn du bestehst und die andere Seite nicht
lead_others = Die anderen
lead_reward = Belohnung
lead_afterwards = Danach
card_after-removed = sie verlässt das Spiel
card_after-discarded = sie kommt zurück zu ihrem Stapel
card_after-shuffled = sie wird in ihren Stapel gemischt
lead_favor-of = Fraktion
card_favor-of = { $faction }; Rivale: { $rival }
card_droid = Droide
card_no-skills = keine eigene Fertigkeit
lead_crew = In der Crew
lead_met = Bei der Begegnung
lead_class = Klasse
card_class-white = weiß
card_class-green = grün
card_class-yellow = gelb
# As in English.
card_class-orange = orange
card_no-crew = niemand zum Anheuern
lead_figures = Werte
card_character-figures = Bodenkampf { NUMBER($ground) }, Gesundheit { NUMBER($health) }
card_ship-figures = Hyperantrieb { NUMBER($hyperdrive) }, Kampf { NUMBER($combat) }, Rumpf { NUMBER($hull) }
lead_sides = Gesinnung
card_sides = hat gutes Ansehen { $with }
lead_slots = Plätze
slots_cargo =
    { $n ->
        [one] { NUMBER($n) } Fracht
       *[other] { NUMBER($n) } Fracht
    }
slots_mod =
    { $n ->
        [one] { NUMBER($n) } Umbau
       *[other] { NUMBER($n) } Umbauten
    }
slots_cargoOrMod =
    { $n ->
        [one] { NUMBER($n) } Fracht oder Umbau
       *[other] { NUMBER($n) } Fracht oder Umbauten
    }
slots_gearOrMod =
    { $n ->
        [one] { NUMBER($n) } Ausrüstung oder Umbau
       *[other] { NUMBER($n) } Ausrüstungen oder Umbauten
    }
slots_jobOrBounty =
    { $n ->
        [one] { NUMBER($n) } Auftrag oder Kopfgeld
       *[other] { NUMBER($n) } Aufträge oder Kopfgelder
    }
slots_crew = { NUMBER($n) } Crew
slots_none = keine
lead_start = Beginnt mit
card_start-90 = einem Kopfgeld
card_start-91 = einer Fracht
card_start-92 = einem Auftrag
card_start-liked = Ansehen { $with }
card_start-disliked = schlechtem Ansehen { $with }
card_start-choice = Ansehen bei einer Fraktion deiner Wahl
card_other-side = 1 Ruhm, und die Karte wird umgedreht
lead_other-side = Ziel erreicht
card_turned-ship = 1 Ruhm, und das Schiff wird „{ $name }“
card_nothing-printed = keine Fähigkeit
lead_secret = Geheimnis
card_secret = behalte diese Karte; einmal, { $when }
when_planning = im Planungsschritt
when_action = im Aktionsschritt
when_encounter = im Begegnungsschritt, statt einer Begegnung
when_patrol-won = nach dem Sieg über eine Patrouille
when_special = am Ende
section_patrol = Navigationspunkt, mit Patrouille
section_no-patrol = Navigationspunkt, ohne Patrouille
section_core-worlds = Kernwelten
section_across = Durch den Kern
card_number = Nummer { NUMBER($number) }

## ai

ai-line_recover-if-defeated = wenn am Boden: erholt sich
ai-line_recover = wenn Schaden da ist: erholt sich ganz
ai-line_recover-per-damage = wenn Schaden da ist: erholt sich ganz und erhält { NUMBER($perDamage) } Credits für jeden
ai-line_recover-character = die Figur heilt { NUMBER($amount) } Schaden
ai-line_move-to-goal = fliegt auf das nächste Ziel zu
ai-line_move-to-goal-fearless = fliegt auf das nächste Ziel zu; mit einem Schiff ab { NUMBER($fearless) } Credits hält keine Patrouille es auf
ai-line_move-to-goal-imperial = fliegt auf das nächste Ziel zu, imperiale Planeten eingeschlossen
ai-line_move-to-target = fliegt auf ein Ziel der eigenen Kopfgelder zu
ai-line_move-to-player = fliegt zur nächsten Person in Reichweite
ai-line_move-to-player-standing = fliegt zur nächsten Person in Reichweite, die noch steht
ai-line_move-to-most-hated = kommt auf direktem Weg zur Person mit dem meisten schlechten Ansehen
ai-line_others-lose-reputation = alle anderen verlieren ein Ansehen eigener Wahl
ai-line_gain = erhält { NUMBER($amount) } Credits
ai-line_gain-per = erhält { NUMBER($amount) } Credits { $per }
ai-line_buy = kauft die erste mögliche Karte: { $decks }
ai-line_buy-anywhere = kauft die erste mögliche Karte: { $decks }, Kopfgelder auch fern von Planeten
ai-line_buy-away = kauft die erste mögliche Karte: { $decks }; die Patrouille auf der nächsten Karte entfernt sich
ai-line_or-sell = { $buying }; wird auf einem Planeten nichts gekauft, wird für 4.000 Credits eine Fracht weggeräumt
ai-line_buy-unless-full = kauft: { $otherwise }, oder { $instead }, wenn kein Platz für { $thing } mehr ist
ai-line_buy-unless-full-anywhere = kauft: { $otherwise }, auch fern von Planeten, oder { $instead }, wenn kein Platz für { $thing } mehr ist
ai-line_buy-luxury = kauft einen Luxus und erhält 1 Ruhm; geht das nicht, 2.000 Credits für jedes Crewmitglied
ai-line_deliver = liefert die Fracht ab
ai-line_deliver-hurt-ship = liefert die Fracht ab; jede illegale kostet das Schiff { NUMBER($damage) } Schaden
ai-line_deliver-hurt-character = liefert die Fracht ab; jede illegale kostet die Figur { NUMBER($damage) } Schaden
ai-line_deliver-lose-planet = liefert die Fracht ab; jede illegale kostet Ansehen bei der Fraktion des Planeten
ai-line_reveal-lowest = deckt den verdeckten Kontakt der niedrigsten Klasse hier auf
ai-line_reveal-matching = deckt einen verdeckten Kontakt einer Klasse auf, die die eigenen Kopfgelder nennen
ai-line_jump =
    { $spaces ->
        [one] schlüpft { NUMBER($spaces) } Feld weiter auf das Ziel zu, an jeder Patrouille vorbei; das Schiff erleidet 1 Schaden
       *[other] schlüpft { NUMBER($spaces) } Felder weiter auf das Ziel zu, an jeder Patrouille vorbei; das Schiff erleidet 1 Schaden
    }
ai-line_rob = die teuerste Fracht, Ausrüstung oder der teuerste Umbau von jemandem hier wird abgelegt und bringt den Preis
ai-line_gamble = wirft einen Würfel: kritischer Treffer 1 Ruhm, Treffer 3.000 Credits, Fokus Ansehen bei der Fraktion des Planeten
ai-line_drop-hopeless-bounty = ist kein Platz für ein Kopfgeld, wird das höchste aufgegeben, dessen Ziel niemand gesehen hat
ai-line_find-bounty = sucht unter den Kopfgeldern eins, dessen Ziel bekannt ist, und nimmt es
ai-line_sell-fame = mit weniger als 20.000 Credits: gibt 1 Ruhm für 10.000 Credits her
ai-line_punish = alle hier erleiden 2 Schaden je eigenem schlechten Ansehen; 1 Ruhm für jeden, der fällt
ai-line_take-droid = nimmt den nächsten offenen Droiden an Bord
ai-line_fight-hostile = ist hier eine feindliche Patrouille, kämpft gegen sie
ai-line_fight-weak-patrol = kämpft hier gegen eine Patrouille, die nicht stärker ist als das Schiff
ai-line_fight-weak-patrol-within =
    { $within ->
        [one] kämpft gegen eine Patrouille im Umkreis von { NUMBER($within) } Feld, die nicht stärker ist als das Schiff
       *[other] kämpft gegen eine Patrouille im Umkreis von { NUMBER($within) } Feldern, die nicht stärker ist als das Schiff
    }
ai-line_complete-job = schließt hier einen Auftrag ab
ai-line_spend = gibt { NUMBER($amount) } Credits für { NUMBER($fame) } Ruhm aus
ai-line_planet-reputation = erhält Ansehen bei der Fraktion des Planeten
ai-line_nearest-patrol-reputation = erhält Ansehen bei der Fraktion der nächsten Patrouille
ai-line_gain-and-lose = erhält { NUMBER($amount) } Credits und verliert Ansehen { $with }
ai-line_gain-and-lose-per-crew = erhält { NUMBER($amount) } Credits, { NUMBER($perCrew) } mehr je Crewmitglied, und verliert Ansehen { $with }
ai-line_hire-lowest = nimmt den Kontakt der niedrigsten Klasse hier an Bord
ai-line_hire-highest = nimmt den Kontakt der höchsten Klasse hier an Bord
ai-line_hire-needs-berth = { $hiring }, wenn eine Koje frei ist
ai-line_hire-faceup = nimmt einen offenen Kontakt hier an Bord
ai-line_imperial-luck = wirft auf einem imperialen Planeten einen Würfel: Ein Treffer bringt 1 Ruhm
ai-line_hunt = jagt hier ein Ziel der eigenen Kopfgelder
ai-line_hunt-within =
    { $within ->
        [one] jagt ein Ziel der eigenen Kopfgelder im Umkreis von { NUMBER($within) } Feld
       *[other] jagt ein Ziel der eigenen Kopfgelder im Umkreis von { NUMBER($within) } Feldern
    }
ai-line_brawl = wirft die Bodenwürfel: 2.000 Credits und 1 Schaden für jeden Treffer
ai-line_fight-player = kämpft hier gegen jemanden, der noch steht; ein Sieg bringt 1 Ruhm
ai-line_clear-away = die offenen Karten werden weggeräumt ({ $decks }), und diese Karte wird wieder eingemischt
ai-line_first = die erste Zeile, die etwas bewirkt
ai-line_first-two = die erste Zeile, die etwas bewirkt; mit einem Droiden in der Crew die ersten zwei
ai-line_every = jede Zeile, von oben nach unten
ai-card_hunter = Jagd { $number }
ai-card_trader = Handel { $number }

card_abilities-stay = die Fähigkeiten dieser Seite bleiben
