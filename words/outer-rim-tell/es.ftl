## tell/effects

do_gain-credits = gana { NUMBER($amount) } créditos
do_gain-credits-per = gana { NUMBER($amount) } créditos { $per }
per_crew = por cada tripulante
per_different-skill = por cada habilidad distinta a bordo
per_job = por cada trabajo que tengas
per_bounty = por cada recompensa que tengas
per_cargo = por cada carga que lleves
per_droid-crew = por cada droide de la tripulación
do_lose-credits = pierde { NUMBER($amount) } créditos
do_lose-all-credits = pierde todos tus créditos
do_pay = paga { NUMBER($amount) } créditos
do_gain-fame = gana { NUMBER($amount) } de fama
do_lose-fame = pierde { NUMBER($amount) } de fama
do_gain-reputation = gana reputación { $with }
do_lose-reputation = pierde reputación { $with }
do_suffer-character = sufre { NUMBER($amount) } de daño
do_suffer-ship = tu nave sufre { NUMBER($amount) } de daño
do_recover-character = recupera { NUMBER($amount) } de daño
do_recover-ship = repara { NUMBER($amount) } de daño de tu nave
do_recover-both = recupera { NUMBER($amount) } de daño en ti y en tu nave
do_recover-all-character = recupera todo tu daño
do_recover-all-ship = repara tu nave por completo
do_recover-all-both = recupera todo el daño, tuyo y de tu nave
do_test = haz una prueba { $skills }
do_of-skill = { CONTRACT("de", $skill) }
do_test-until-passed = haz una prueba { $skills } hasta superarla
do_opposed-test = tú y el otro hacéis cada uno una prueba { $skills }
do_fight-ground = lucha en tierra contra una fuerza de { NUMBER($strength) }
do_fight-ship = libra un combate de naves contra una fuerza de { NUMBER($strength) }
do_fight-ground-less = lucha en tierra contra una fuerza de { NUMBER($strength) }, con { NUMBER($less) } menos de daño si ganas
do_fight-ship-less = libra un combate de naves contra una fuerza de { NUMBER($strength) }, con { NUMBER($less) } menos de daño si ganas
do_fight-until-won-ground = lucha en tierra contra una fuerza de { NUMBER($strength) } hasta ganar
do_fight-until-won-ship = libra combates de naves contra una fuerza de { NUMBER($strength) } hasta ganar
do_fight-patrol = lucha contra { $patrol }
do_fight-player = lucha aquí con { $who }
do_fight-player-ground = lucha aquí en tierra con { $who }
do_fight-player-ship = lucha aquí, nave contra nave, con { $who }
do_roll = tira un dado
do_choose = elige una opción
do_may = puedes elegir una opción
do_may-one = puedes
do_nothing = nada más
do_move-to = ve directamente hacia { $space }
do_move-to-other-core = cruza al otro espacio del Núcleo
do_move-up-to =
    { $spaces ->
        [one] vuela hasta { NUMBER($spaces) } espacio
       *[other] vuela hasta { NUMBER($spaces) } espacios
    }
do_move-up-to-freely =
    { $spaces ->
        [one] vuela hasta { NUMBER($spaces) } espacio, sin que te pare ninguna patrulla
       *[other] vuela hasta { NUMBER($spaces) } espacios, sin que te pare ninguna patrulla
    }
do_roll-per-crew = tira un dado por cada tripulante
do_move-patrol-up-to =
    { $spaces ->
        [one] { $patrol } se te acerca hasta { NUMBER($spaces) } espacio
       *[other] { $patrol } se te acerca hasta { NUMBER($spaces) } espacios
    }
do_move-patrol =
    { $spaces ->
        [one] { $patrol } se te acerca { NUMBER($spaces) } espacio
       *[other] { $patrol } se te acerca { NUMBER($spaces) } espacios
    }
do_patrol-to-you = { $patrol } viene a tu espacio
do_reveal-contact = revela un contacto boca abajo aquí
do_look-at-contact = mira un contacto boca abajo aquí
do_reveal-planet = revela todos los contactos de un planeta sin jugadores
do_gain-crew = este contacto se une a tu tripulación
do_gain-crew-named = { $contact } se une a tu tripulación, si nadie se ha adelantado
do_discard-contact = este contacto sale de la partida
do_discard = renuncia { CONTRACT("a", $things) }
do_gain-card = consigue «{ $card }»
do_take-top = toma gratis { $card }
do_market = ve al mercado
do_market-decks = ve al mercado ({ $decks })
do_market-discount = ve al mercado, donde todo cuesta { NUMBER($discount) } créditos menos
do_market-discount-decks = ve al mercado ({ $decks }), donde todo cuesta { NUMBER($discount) } créditos menos
do_discard-top = pon { $card } al fondo de su mazo
top_bounty = la recompensa a la vista
top_cargo = la carga a la vista
top_gear-mod = el equipo o la mejora a la vista
top_job = el trabajo a la vista
top_luxury = la carta de lujo a la vista
top_ship = la nave a la vista
do_databank = resuelve una carta { NUMBER($number) } del banco de datos
do_rotate = gira esta carta
do_rotate-named = gira «{ $card }»
do_complete = cobra el premio
do_fail = es un fracaso
do_stop = el resto de esta carta no se aplica
do_deliver = entrega la carga
do_deliver-less = entrega la carga por { NUMBER($less) } créditos menos
do_keep-cargo = conserva la carga a bordo
do_discard-cargo = pierde la carga
do_discard-this = esta carta se descarta
do_remove-this = esta carta sale de la partida
do_extra-turn = juega otro turno después de este
do_take-asset-you = quédate con { $things } del otro, a tu elección
do_take-asset-them = el otro te cede { $things }, a su elección
do_take-asset-cost = { $taking } (coste de { NUMBER($cost) } como mucho)
do_take-asset-mark = { $taking }, y la carta queda marcada
do_take-credits = quítale { NUMBER($amount) } créditos al otro
do_complete-goal-character = tu objetivo personal queda cumplido
do_complete-goal-ship = el objetivo de tu nave queda cumplido
do_complete-ambition = el objetivo { NUMBER($goal) } de tu ambición queda cumplido
do_win-game = si sigues en pie, ganas la partida
special_used-ship-for-sale = puedes quedarte con cualquier nave de la reserva más cara que la tuya, por la diferencia, con 3 de daño
special_special-order = elige equipo o mejoras: revela las dos primeras de ese tipo y compra una si quieres
special_special-order-gear = revela los dos primeros equipos y compra uno si quieres
special_special-order-mod = revela las dos primeras mejoras y compra una si quieres
special_name-a-ship-price = di un precio: se revela la primera nave de ese precio, cómprala si quieres, y luego se baraja el mazo
special_buy-found-ship = compra la nave encontrada si quieres y luego baraja el mazo
special_mark-a-planet = el jugador más cercano elige el planeta de destino, a 2 espacios como mínimo; en solitario lo elige el azar
special_protect-token = sabotea este planeta imperial; con dos planetas saboteados cumples tu objetivo
special_flip-back = da la vuelta a tu carta de personaje
special_take-droid-crew = llévate un droide de la tripulación de otro jugador de aquí
special_hera-gift = ese jugador gana reputación con los rebeldes y te da una carga o 4.000 créditos
special_hera-gives = da una carga o 4.000 créditos
special_dengar-consolation = gana 1 de fama si el otro tiene más que tú, o si no 5.000 créditos; el otro gana reputación con una facción a su elección
special_hondo-persuades = elige a otro jugador de aquí y haz una prueba de influencia; si la superas, te cede una carga, un equipo o una mejora, marcada, y cumples tu objetivo
special_take-marked = recupera una de las cartas marcadas
special_expose = ese jugador pierde reputación con una facción a tu elección
special_expose-faction = el otro pierde reputación con una facción a tu elección
special_share-jewels = otro jugador de aquí gana 7.000 créditos y 1 de fama
special_wanted-reward = gana 5.000 créditos y 1 de fama, o 2 de fama si el otro tiene más que tú
lead_passed = Superada
lead_failed = Fallada
lead_each-failure = Tras cada fallo
lead_best = Tú la superas, el otro no
lead_even = Los dos o ninguno
lead_worst = El otro la supera, tú no
lead_won = Victoria
lead_lost = Derrota
lead_otherwise = Si no
lead_then = Después
lead_none = Si no tienes
lead_opponent = El otro jugador
lead_players-here = Cada uno de los demás jugadores de aquí
tell_also = { $one }; { $other }
tell_told-verbs = gana|pierde|sufre
tell_and-also = { $one }, y { $other }
tell_verbs = gana|pierde
tell_they = gana=gana|pierde=pierde|haz=hace|sufre=sufre|recupera=recupera|da=da|tu=su|tus=sus
tell_theirs = { SMALL($lead) } { $text }
tell_their-verbs = haz=hace|ve=va|quítale=le quita
tell_their-words = se te acerca=se le acerca|tiene más que tú=tiene más|sigues=sigue|ganas=gana|tienes=tiene|puedes=puede|Irte=Irse|cumples=cumple|tu=su|tus=sus
tell_if = si { $condition }
tell_line = { $lead }: { $text }
tell_list = { $lead }:

## tell/conditions

if_reputation = tu reputación { $with } es { $standings }
unless_reputation = tu reputación { $with } no es { $standings }
if_any-reputation =
    { $atLeast ->
        [one] tu reputación es { $standing } con al menos { NUMBER($atLeast) } facción
       *[other] tu reputación es { $standing } con al menos { NUMBER($atLeast) } facciones
    }
unless_any-reputation =
    { $atLeast ->
        [one] tu reputación es { $standing } con menos de { NUMBER($atLeast) } facción
       *[other] tu reputación es { $standing } con menos de { NUMBER($atLeast) } facciones
    }
if_skill = tienes la habilidad { $skill } a bordo
unless_skill = no tienes la habilidad { $skill } a bordo
if_different-skills = tienes al menos { NUMBER($atLeast) } habilidades distintas a bordo
unless_different-skills = tienes menos de { NUMBER($atLeast) } habilidades distintas a bordo
if_credits = tienes al menos { NUMBER($atLeast) } créditos
unless_credits = tienes menos de { NUMBER($atLeast) } créditos
if_fame = tienes al menos { NUMBER($atLeast) } de fama
unless_fame = tienes menos de { NUMBER($atLeast) } de fama
if_has = tienes al menos { NUMBER($atLeast) } { $things }
tell_you-have = tienes
tell_you-are = estás
tell_and-if = { $condition }
if_has-exactly = tienes exactamente { NUMBER($atLeast) } { $things }
if_has-one = tienes al menos { $thing }
if_has-exactly-one = tienes exactamente { $thing }
unless_has = tienes menos de { NUMBER($atLeast) } { $things }
unless_has-one = no tienes { $things }
if_has-worth = tienes al menos { NUMBER($atLeast) } { $things }, por valor de { NUMBER($totalCost) } créditos o más en total
unless_has-worth = no tienes { NUMBER($atLeast) } { $things } por valor de { NUMBER($totalCost) } créditos en total
if_droid-crew =
    { $atLeast ->
        [one] tienes al menos { NUMBER($atLeast) } droide en tu tripulación
       *[other] tienes al menos { NUMBER($atLeast) } droides en tu tripulación
    }
unless_droid-crew =
    { $atLeast ->
        [one] tienes menos de { NUMBER($atLeast) } droide en tu tripulación
       *[other] tienes menos de { NUMBER($atLeast) } droides en tu tripulación
    }
if_luxury =
    { $atLeast ->
        [one] posees al menos { NUMBER($atLeast) } carta de lujo
       *[other] posees al menos { NUMBER($atLeast) } cartas de lujo
    }
unless_luxury =
    { $atLeast ->
        [one] posees menos de { NUMBER($atLeast) } carta de lujo
       *[other] posees menos de { NUMBER($atLeast) } cartas de lujo
    }
if_crew-named = tienes { CONTRACT("a", $contact) } en tu tripulación
unless_crew-named = no tienes { CONTRACT("a", $contact) } en tu tripulación
if_free-slot = tienes sitio para { $thing }
unless_free-slot = no tienes sitio para { $thing }
if_ship-cost = tu nave cuesta { NUMBER($atLeast) } créditos o más
unless_ship-cost = tu nave cuesta menos de { NUMBER($atLeast) } créditos
if_damage-character = tienes al menos { NUMBER($atLeast) } de daño
unless_damage-character = tienes menos de { NUMBER($atLeast) } de daño
if_damage-ship = tu nave tiene al menos { NUMBER($atLeast) } de daño
unless_damage-ship = tu nave tiene menos de { NUMBER($atLeast) } de daño
if_at = estás { $at }
unless_at = no estás { $at }
if_on-planet = estás en un planeta
unless_on-planet = no estás en un planeta
if_on-navpoint = estás en un punto de navegación
unless_on-navpoint = no estás en un punto de navegación
if_on-planet-of = estás en un planeta { $of }
unless_on-planet-of = no estás en un planeta { $of }
if_patrol-here = { $patrol } está aquí
unless_patrol-here = { $patrol } no está aquí
if_sympathizer-here = aquí hay un contacto o tripulante con buena reputación { $with }
unless_sympathizer-here = aquí no hay ningún contacto ni tripulante con buena reputación { $with }
if_facedown-contact-here = hay un contacto boca abajo aquí
unless_facedown-contact-here = no hay ningún contacto boca abajo aquí
if_player-here = { $who } está aquí
unless_player-here = aquí no hay nadie así: { $who }
if_droid = juegas con un droide
unless_droid = no juegas con un droide
if_defeated = estás fuera de combate
unless_defeated = sigues en pie
who_player = otro jugador
who_more-fame = con más fama que tú
who_fame-at-least = con { NUMBER($fame) } de fama o más
who_any-negative = con mala reputación en alguna parte
who_droid-crew = con un droide en la tripulación
who_reputation = cuya reputación { $with } es { $standings }
with_planet = con la facción de este planeta
with_patrol = con la facción de una patrulla de aquí
with_nearest-patrol = con la facción de la patrulla más cercana
with_choice = con una facción a tu elección
with_rival = con la facción rival
patrol_planet = la patrulla de la facción de este planeta
patrol_patrol = una patrulla de aquí
patrol_nearest-patrol = la patrulla más cercana
patrol_choice = una patrulla a tu elección
patrol_rival = la patrulla rival
patrol_any = una patrulla
patrol_at-level = { $patrol } de nivel { $levels }
of_hutt = de los hutts
of_syndicate = del Sindicato
of_imperial = del Imperio
of_rebel = de los rebeldes
at_planet = en { $planet }
at_spinward-core = en el Núcleo de Levante
at_trailing-core = en el Núcleo de Poniente
at_ring-of-kafrene = en el Anillo de Kafrene
at_maelstrom = en el Maelstrom
things_cargo =
    { $amount ->
        [one] carga
       *[other] cargas
    }
things_gear =
    { $amount ->
        [one] equipo
       *[other] equipos
    }
things_mod =
    { $amount ->
        [one] mejora
       *[other] mejoras
    }
things_crew =
    { $amount ->
        [one] tripulante
       *[other] tripulantes
    }
things_job =
    { $amount ->
        [one] trabajo
       *[other] trabajos
    }
things_bounty =
    { $amount ->
        [one] recompensa
       *[other] recompensas
    }
thing_cargo = una carga
thing_gear = un equipo
thing_mod = una mejora
thing_crew = un tripulante
thing_job = un trabajo
thing_bounty = una recompensa

## tell/abilities

has_bonus-ground = { NUMBER($amount) } al combate en tierra
has_bonus-ship = { NUMBER($amount) } al combate de naves
has_bonus-health = { NUMBER($amount) } de salud
has_bonus-hull = { NUMBER($amount) } de casco
has_bonus-hyperdrive = { NUMBER($amount) } de hiperimpulsor
has_skill = da la habilidad { $skill }
has_turn-focus-hit =
    { $count ->
        [one] convierte hasta { NUMBER($count) } de tus enfoques en impacto
       *[other] convierte hasta { NUMBER($count) } de tus enfoques en impactos
    }
has_turn-one-focus-hit = convierte uno de tus enfoques en impacto
has_turn-one-focus-crit = convierte uno de tus enfoques en crítico
has_turn-focus-crit =
    { $count ->
        [one] convierte hasta { NUMBER($count) } de tus enfoques en crítico
       *[other] convierte hasta { NUMBER($count) } de tus enfoques en críticos
    }
has_cancel-hit = anula un impacto enemigo
has_cancel-crit = anula un crítico enemigo, o un impacto si no hay
has_focus-cancels = cada uno de tus enfoques anula un impacto enemigo
has_fewer-dice = el rival tira un dado menos
has_reroll-blanks = una vez, vuelve a tirar tus caras vacías
has_reroll-any = una vez, vuelve a tirar cuantos dados tuyos quieras
has_reroll-one = una vez por tirada puedes volver a tirar uno de tus dados, en combate, en una prueba o donde sea
has_reroll-test-focus = en una prueba puedes volver a tirar una vez tus enfoques
has_reroll-opposing = una vez, el rival vuelve a tirar { NUMBER($count) } de sus mejores dados, uno más si tienes { $skills } a bordo
has_focus-to-crit = una vez por turno, convierte uno de tus enfoques en crítico, en combate o en una prueba
has_hurt-for-hit = si te quedan 2 o más de salud, sufre 1 de daño para poner uno de tus dados en impacto
has_hurt-for-crit = si te quedan 2 o más de salud, sufre 1 de daño para poner uno de tus dados en crítico
has_rotate-for-dice =
    { $dice ->
        [one] gira esta carta para tirar { NUMBER($dice) } dado más
       *[other] gira esta carta para tirar { NUMBER($dice) } dados más
    }
has_rotate-for-hits =
    { $hits ->
        [one] gira esta carta para añadir { NUMBER($hits) } impacto
       *[other] gira esta carta para añadir { NUMBER($hits) } impactos
    }
has_stun = al cazar una recompensa puedes tirar un dado más, pero entonces solo puedes capturar
has_suffer-less-win = si ganas, sufre { NUMBER($amount) } menos de daño
has_suffer-less-always = sufre { NUMBER($amount) } menos de daño
has_suffer-at-most = si ganas, sufre { NUMBER($amount) } de daño como mucho
has_hurt-more = si ganas, el rival sufre { NUMBER($amount) } más de daño
has_reward-job = { NUMBER($amount) } créditos más por cada trabajo completado
has_reward-cargo = { NUMBER($amount) } créditos más por cada carga entregada
has_elimination-reward = { NUMBER($amount) } créditos más cuando eliminas a un objetivo
has_fame-for-credits-bounty = puedes tomar 1 de fama en lugar de los créditos de una recompensa
has_fame-for-credits-job = puedes tomar 1 de fama en lugar de los créditos de un trabajo
has_fame-for-credits-illegal = puedes tomar 1 de fama en lugar de los créditos de una carga ilegal
has_fame-while = tienes { NUMBER($amount) } más de fama mientras { $condition }
has_fame-always = tienes { NUMBER($amount) } más de fama
has_patrol-fame = { NUMBER($amount) } de fama más cuando una patrulla da fama
has_after-win = cuando ganas
has_credits-per-margin = cuando ganas, gana { NUMBER($amount) } créditos por cada punto de ventaja
has_fame-to-credits = cuando ganas fama, gana 1 menos y toma { NUMBER($amount) } créditos a cambio
has_starting-fame = empiezas con { NUMBER($amount) } de fama
has_any-skill-once-per-turn = una vez por turno, antes de una prueba, la habilidad cuenta una vez más para ti
has_any-skill-discard-when-passed = antes de una prueba, la habilidad puede contar una vez más para ti; si la superas, esta carta se descarta
has_slot-cargo =
    { $amount ->
        [one] { NUMBER($amount) } hueco de carga más
       *[other] { NUMBER($amount) } huecos de carga más
    }
has_slot-mod =
    { $amount ->
        [one] { NUMBER($amount) } hueco de mejora más
       *[other] { NUMBER($amount) } huecos de mejora más
    }
has_bonus-per-job = { $bonus } por cada trabajo que tengas
has_die-against-defeat = a punto de quedar fuera de combate en el espacio, tira un dado: con { $faces } recuperas { NUMBER($recover) } de daño de la nave en su lugar
has_no-forced-patrols = no tienes que luchar con las patrullas que te odian
has_patrols-forgive = vencer a una patrulla no te cuesta reputación
has_hold-ship = puedes detener a quien cruce tu espacio
has_slot-crew =
    { $amount ->
        [one] { NUMBER($amount) } plaza de tripulación más
       *[other] { NUMBER($amount) } plazas de tripulación más
    }
has_smuggle = cuando tiras por una carga ilegal, { $faces } cuenta como impacto
one_hit = un impacto
one_crit = un crítico
one_focus = un enfoque
one_blank = una cara vacía
has_slip-past = cuando una patrulla vaya a detenerte, haz una prueba { $skills }; si la superas, sigue volando
has_avoid-defeat = en vez de quedar fuera de combate, puedes renunciar a un tripulante y recuperar todo el daño
has_send-patrol-away =
    { $within ->
        [one] cuando una carta que revelas mueve una patrulla a { NUMBER($within) } espacio de ti o menos, puedes mandarla tras otro jugador
       *[other] cuando una carta que revelas mueve una patrulla a { NUMBER($within) } espacios de ti o menos, puedes mandarla tras otro jugador
    }
has_reach =
    { $spaces ->
        [one] tu encuentro puede ser con una patrulla o un contacto a { NUMBER($spaces) } espacio como mucho
       *[other] tu encuentro puede ser con una patrulla o un contacto a { NUMBER($spaces) } espacios como mucho
    }
has_when-defeated = cuando quedas fuera de combate
has_lost-with-ship-combat = esta carta se pierde cuando pierdes un combate de naves
has_may-be-fought = los demás en tu espacio pueden luchar contigo como encuentro
has_after-orange-crew = cuando un contacto naranja se une a tu tripulación
lead_any-roll = Cualquier tirada
lead_ground = Combate en tierra
lead_ship = Combate de naves
lead_both = Combate
lead_they-win = Gana el otro
lead_they-lose = Pierde el otro
step_planning = Planificación
step_action = Acción
step_encounter = Encuentro
step_patrol-won = Tras vencer a una patrulla
step_special = Al final

## tell/goals

goal_bounty-reward =
    { $times ->
        [one] cobra { NUMBER($times) } recompensa
       *[other] cobra { NUMBER($times) } recompensas
    }
goal_bounty-delivered =
    { $times ->
        [one] entrega { NUMBER($times) } objetivo capturado
       *[other] entrega { NUMBER($times) } objetivos capturados
    }
goal_job-completed =
    { $times ->
        [one] completa { NUMBER($times) } trabajo
       *[other] completa { NUMBER($times) } trabajos
    }
goal_cargo-delivered =
    { $times ->
        [one] entrega { NUMBER($times) } carga
       *[other] entrega { NUMBER($times) } cargas
    }
goal_illegal-delivered =
    { $times ->
        [one] entrega { NUMBER($times) } carga ilegal
       *[other] entrega { NUMBER($times) } cargas ilegales
    }
goal_combat-won =
    { $times ->
        [one] gana { NUMBER($times) } combate
       *[other] gana { NUMBER($times) } combates
    }
goal_ground-combat-won =
    { $times ->
        [one] gana { NUMBER($times) } combate en tierra
       *[other] gana { NUMBER($times) } combates en tierra
    }
goal_ship-combat-won =
    { $times ->
        [one] gana { NUMBER($times) } combate de naves
       *[other] gana { NUMBER($times) } combates de naves
    }
goal_patrol-beaten =
    { $times ->
        [one] vence a { NUMBER($times) } patrulla
       *[other] vence a { NUMBER($times) } patrullas
    }
goal_five-dice-beaten =
    { $times ->
        [one] vence a { NUMBER($times) } rival con cinco dados o más
       *[other] vence a { NUMBER($times) } rivales con cinco dados o más
    }
goal_crew-gained =
    { $times ->
        [one] consigue { NUMBER($times) } tripulante
       *[other] consigue { NUMBER($times) } tripulantes
    }
goal_orange-crew-gained =
    { $times ->
        [one] suma a tu tripulación { NUMBER($times) } contacto naranja
       *[other] suma a tu tripulación { NUMBER($times) } contactos naranjas
    }
goal_navpoint-encountered =
    { $times ->
        [one] ten { NUMBER($times) } encuentro en puntos de navegación
       *[other] ten { NUMBER($times) } encuentros en puntos de navegación
    }
goal_imperial-3-encountered =
    { $times ->
        [one] enfréntate a { NUMBER($times) } patrulla imperial de nivel 3 o 4
       *[other] enfréntate a { NUMBER($times) } patrullas imperiales de nivel 3 o 4
    }
goal_imperial-lost-while-negative = pierde reputación con el Imperio cuando ya es mala
goal_takodana-encountered =
    { $times ->
        [one] ten { NUMBER($times) } encuentro en Takodana
       *[other] ten { NUMBER($times) } encuentros en Takodana
    }
goal_ship-recovered-3 = repara tres de daño de la nave de una vez
goal_planning-recovered-4 = recupera cuatro de daño en una planificación
goal_times = { $goal } ({ NUMBER($times) } veces)
goal_have = se cumple en cuanto { $condition }
goal_while = { $goal }, mientras { $condition }
goal_while-having = { $goal } teniendo { $what }
goal_pay = { $goal }, y después paga { NUMBER($pay) } créditos
goal_ability = se cumple con su capacidad
lead_goal = Objetivo
lead_dash = En cualquier momento
lead_numbered = Por orden
lead_infinity = Condición para ganar
lead_final = Al final de todo
goal_encounter = ten un encuentro { $at }
goal_begin-credits = { NUMBER($credits) } créditos
goal_begin-card = «{ $card }»

## tell/cards

kind_luxury = lujo
kind_ship = nave
kind_event = ocasión
kind_contact = contacto
kind_character = personaje
kind_databank = banco de datos
kind_encounter = encuentro
kind_ambition = ambición
kind_ai = rival automático
lead_cost = Precio
lead_at = Dónde
card_not-on = no se vende { $at }
lead_patrol-icon = Cuando queda a la vista
lead_reveal-icon =
    { $reveal ->
        [one] Cuando queda a la vista, con { NUMBER($reveal) } jugador como mucho
       *[other] Cuando queda a la vista, con { NUMBER($reveal) } jugadores como mucho
    }
card_patrol-icon =
    { $spaces ->
        [one] { $patrol } se acerca { NUMBER($spaces) } espacio a quien la reveló
       *[other] { $patrol } se acerca { NUMBER($spaces) } espacios a quien la reveló
    }
card_reveal-icon = se revela un contacto
card_credits = { NUMBER($amount) } créditos
card_fame = { NUMBER($amount) } de fama
card_free = gratis
lead_deliver = Entrega
card_to-patrol = { CONTRACT("a", $patrol) }
lead_illegal = Ilegal
card_illegal = tira un dado, solo pasa un impacto; con cualquier otra cara no hay encuentro este turno y se roba una carta 1 del banco de datos: oculta hasta entonces, puede costar créditos, reputación o un combate; la carga que no pasa sigue a bordo, salvo que se renuncie a ella
card_turns-round = la carta se gira en vez de salir de tu bodega
card_no-delivery = no se entrega en ninguna parte
card_marked-delivery = en el planeta elegido al comprarla
lead_roll-to-buy = Para comprarla
card_roll-to-buy = paga y tira un dado: solo un impacto (3 caras de 8) la consigue; si no, el precio se pierde y sigue una carta { NUMBER($number) } del banco de datos: oculta hasta entonces, puede costar créditos, reputación o un combate, o mover una patrulla
lead_after-buying = Al comprarla
lead_other-end = Al girarla
card_other-end = «{ $name }»
card_armor = armadura: solo una a la vez
card_weapon = arma
lead_trait = Tipo
lead_target = Objetivo
card_target-ground = { $contact } (contacto { $class }), combate en tierra contra una fuerza de { NUMBER($strength) }
card_target-ship = { $contact } (contacto { $class }), combate de naves contra una fuerza de { NUMBER($strength) }
lead_eliminate = Eliminar
lead_capture = Capturar
card_capture = entregar con vida { $at }: { $reward }
card_nothing = nada
lead_either-way = En ambos casos
card_at-player = en cualquier espacio con otro jugador
lead_skills = Habilidades
# As in English.
lead_crucial = Crucial
card_crucial = fallar la prueba { $skills } hace fracasar el trabajo
lead_attempt = Intento
card_attempt = su historia es la carta { NUMBER($number) } del banco de datos: pruebas, combates, elecciones
card_together = hace falta otro jugador en el espacio, que participa
card_opposed = una prueba cada uno; hecho si tú la superas y el otro no
lead_others = Los demás
lead_reward = Premio
lead_afterwards = Al terminar
card_after-removed = sale de la partida
card_after-discarded = vuelve a su mazo
card_after-shuffled = se baraja de nuevo en su mazo
lead_favor-of = Facción
card_favor-of = { $faction }; la facción rival: { $rival }
card_droid = droide
card_no-skills = ninguna habilidad propia
lead_crew = En la tripulación
lead_met = Al encontraros
lead_class = Clase
card_class-white = blanca
card_class-green = verde
card_class-yellow = amarilla
card_class-orange = naranja
card_no-crew = nadie a quien contratar
lead_figures = Valores
card_character-figures = combate en tierra { NUMBER($ground) }, salud { NUMBER($health) }
card_ship-figures = hiperimpulsor { NUMBER($hyperdrive) }, combate { NUMBER($combat) }, casco { NUMBER($hull) }
lead_sides = Bando
card_sides = buena reputación { $with }
lead_slots = Huecos
slots_cargo =
    { $n ->
        [one] { NUMBER($n) } carga
       *[other] { NUMBER($n) } cargas
    }
slots_mod =
    { $n ->
        [one] { NUMBER($n) } mejora
       *[other] { NUMBER($n) } mejoras
    }
slots_cargoOrMod = { NUMBER($n) } de carga o mejora
slots_gearOrMod = { NUMBER($n) } de equipo o mejora
slots_jobOrBounty = { NUMBER($n) } de trabajo o recompensa
slots_crew =
    { $n ->
        [one] { NUMBER($n) } tripulante
       *[other] { NUMBER($n) } tripulantes
    }
slots_none = ninguno
lead_start = Empieza con
card_start-90 = una recompensa
card_start-91 = una carga
card_start-92 = un trabajo
card_start-liked = reputación { $with }
card_start-disliked = mala reputación { $with }
card_start-choice = reputación con una facción a tu elección
card_other-side = 1 de fama, y la carta se da la vuelta
card_abilities-stay = las capacidades de esta cara se conservan
lead_other-side = Objetivo cumplido
card_turned-ship = 1 de fama, y la nave pasa a ser «{ $name }»
card_nothing-printed = ninguna capacidad
lead_secret = Secreto
card_secret = guarda esta carta; una vez, { $when }
when_planning = en el paso de planificación
when_action = en el paso de acción
when_encounter = en el paso de encuentro, en lugar de un encuentro
when_patrol-won = tras vencer a una patrulla
when_special = al final
section_patrol = Punto de navegación, con una patrulla
section_no-patrol = Punto de navegación, sin patrulla
section_core-worlds = Mundos del Núcleo
section_across = A través del Núcleo
card_number = número { NUMBER($number) }

## tell/ai

ai-line_recover-if-defeated = si está fuera de combate, se recupera
ai-line_recover = si tiene daño, se recupera del todo
ai-line_recover-per-damage = si tiene daño, se recupera del todo y gana { NUMBER($perDamage) } créditos por cada uno
ai-line_recover-character = su personaje recupera { NUMBER($amount) } de daño
ai-line_move-to-goal = vuela hacia su meta más cercana
ai-line_move-to-goal-fearless = vuela hacia su meta más cercana; con una nave de { NUMBER($fearless) } créditos o más ninguna patrulla lo para
ai-line_move-to-goal-imperial = vuela hacia su meta más cercana, incluidos los planetas imperiales
ai-line_move-to-target = vuela hacia un objetivo de sus recompensas
ai-line_move-to-player = vuela hasta el jugador más cercano a su alcance
ai-line_move-to-player-standing = vuela hasta el jugador más cercano a su alcance que siga en pie
ai-line_move-to-most-hated = va directamente hacia el jugador con más malas reputaciones
ai-line_others-lose-reputation = cada uno de los demás pierde una reputación a su elección
ai-line_gain = gana { NUMBER($amount) } créditos
ai-line_gain-per = gana { NUMBER($amount) } créditos { $per }
ai-line_buy = compra la primera carta que pueda: { $decks }
ai-line_buy-anywhere = compra la primera carta que pueda: { $decks }; las recompensas incluso fuera de un planeta
ai-line_buy-away = compra la primera carta que pueda: { $decks }; la patrulla de la carta siguiente se aleja
ai-line_or-sell = { $buying }; si no compra nada en un planeta, retira una carta de carga por 4.000 créditos
ai-line_buy-unless-full = compra: { $otherwise }, o { $instead } si no le queda sitio para { $thing }
ai-line_buy-unless-full-anywhere = compra: { $otherwise }, incluso fuera de un planeta, o { $instead } si no le queda sitio para { $thing }
ai-line_buy-luxury = compra un lujo y gana 1 de fama; si no puede, gana 2.000 créditos por tripulante
ai-line_deliver = entrega sus cargas
ai-line_deliver-hurt-ship = entrega sus cargas; cada una ilegal le cuesta { NUMBER($damage) } de daño a su nave
ai-line_deliver-hurt-character = entrega sus cargas; cada una ilegal le cuesta { NUMBER($damage) } de daño a su personaje
ai-line_deliver-lose-planet = entrega sus cargas; cada una ilegal le cuesta reputación con la facción del planeta
ai-line_reveal-lowest = revela el contacto boca abajo de la clase más baja de aquí
ai-line_reveal-matching = revela un contacto boca abajo de una clase que buscan sus recompensas
ai-line_jump =
    { $spaces ->
        [one] se escabulle { NUMBER($spaces) } espacio hacia su meta, sin que lo pare ninguna patrulla; su nave sufre 1 de daño
       *[other] se escabulle { NUMBER($spaces) } espacios hacia su meta, sin que lo pare ninguna patrulla; su nave sufre 1 de daño
    }
ai-line_rob = se descarta la carga, equipo o mejora más cara de un jugador de aquí, y cobra su coste
ai-line_gamble = tira un dado: crítico: 1 de fama; impacto: 3.000 créditos; enfoque: reputación con la facción del planeta
ai-line_drop-hopeless-bounty = si no tiene sitio para una recompensa, renuncia a la más alta cuyo objetivo no se conoce
ai-line_find-bounty = busca entre las recompensas una cuyo objetivo se conozca y se la queda
ai-line_sell-fame = con menos de 20.000 créditos, cede 1 de fama por 10.000 créditos
ai-line_punish = cada jugador de aquí sufre 2 de daño por cada mala reputación; gana 1 de fama por cada uno que quede fuera de combate
ai-line_take-droid = se lleva a bordo el contacto droide visible más cercano
ai-line_fight-hostile = si hay aquí una patrulla hostil, lucha contra ella
ai-line_fight-weak-patrol = lucha contra una patrulla de aquí no más fuerte que su nave
ai-line_fight-weak-patrol-within =
    { $within ->
        [one] lucha contra una patrulla a { NUMBER($within) } espacio como mucho, no más fuerte que su nave
       *[other] lucha contra una patrulla a { NUMBER($within) } espacios como mucho, no más fuerte que su nave
    }
ai-line_complete-job = completa un trabajo aquí
ai-line_spend = gasta { NUMBER($amount) } créditos a cambio de { NUMBER($fame) } de fama
ai-line_planet-reputation = gana reputación con la facción del planeta
ai-line_nearest-patrol-reputation = gana reputación con la facción de la patrulla más cercana
ai-line_gain-and-lose = gana { NUMBER($amount) } créditos y pierde reputación { $with }
ai-line_gain-and-lose-per-crew = gana { NUMBER($amount) } créditos, { NUMBER($perCrew) } más por tripulante, y pierde reputación { $with }
ai-line_hire-lowest = contrata al contacto de la clase más baja de aquí
ai-line_hire-highest = contrata al contacto de la clase más alta de aquí
ai-line_hire-needs-berth = { $hiring }, si tiene plaza libre
ai-line_hire-faceup = contrata a un contacto visible de aquí
ai-line_imperial-luck = en un planeta imperial tira un dado: un impacto da 1 de fama
ai-line_hunt = caza aquí a un objetivo de sus recompensas
ai-line_hunt-within =
    { $within ->
        [one] caza a un objetivo de sus recompensas a { NUMBER($within) } espacio como mucho
       *[other] caza a un objetivo de sus recompensas a { NUMBER($within) } espacios como mucho
    }
ai-line_brawl = tira sus dados de combate en tierra: 2.000 créditos y 1 de daño por impacto
ai-line_fight-player = lucha contra un jugador de aquí que siga en pie; ganar da 1 de fama
ai-line_clear-away = se retiran las cartas a la vista ({ $decks }), y esta carta se baraja de nuevo
ai-line_first = la primera línea que tenga efecto
ai-line_first-two = la primera línea que tenga efecto; con un droide a bordo, las dos primeras
ai-line_every = todas las líneas, de arriba abajo
ai-card_hunter = Cazador { $number }
ai-card_trader = Comerciante { $number }
