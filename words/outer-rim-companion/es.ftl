

lead =
    { $offline ->
        [true] Para la caja de Outer Rim sobre tu mesa: esta página saca cartas por los rivales automáticos, las lee y lleva las cuentas. Funciona sin red y lo recuerda todo en este dispositivo.
       *[other] Para la caja de Outer Rim sobre tu mesa: esta página saca cartas por los rivales automáticos, las lee y lleva las cuentas. Lo recuerda todo en este dispositivo.
    }

## parts

parts_opponents = Rivales
parts_odds = Probabilidades
parts_fame = Fama
part = ¿Qué necesitas?
add = Añadir un rival
who = ¿Contra quién juegas?
box = Tus cajas

## boxes

boxes_both = Con Unfinished Business
boxes_base = Solo la caja básica
handicap = Fama con la que empieza
handicapHint = 0 es el juego normal; más es para gente experta.
hunts = caza recompensas
trades = comercia
none = Aún no hay rival. Añade uno; pueden jugar varios, cada cual con su mazo.
second = De dos rivales, solo uno caza recompensas; sortea quién va primero. El segundo empieza con { $credits } créditos.
remove = Quitar { CONTRACT("a", $name) }

## setUp

setUp_lay = Prepara su personaje y una nave { $ship }, dale una carta inicial { $card } y pon su nave en un planeta por sorteo.
setUp_goal = Pon una ficha de objetivo en el destino de esa carta.
setUp_first = Empiezas tú, con { $credits } créditos.
setUp_sheet = Empiezas tú. Roba dos hojas de ambición y quédate una: dice con qué créditos y qué carta empiezas; no hay otros créditos. El rival no tiene ninguna y necesita { $fame } de fama.
setUp_quoted = «{ $name }»
setUp_without = Deja fuera los trabajos { $jobs }, y la carta 11 de los encuentros del Anillo de Kafrene y Takodana. No hay favores, y ningún rival cruza los Mundos del Núcleo.
draw = Sacar su carta
droid = Lleva un droide en la tripulación
turn = Turno { $turn }
credits = Créditos
fame = Fama
more = Más: { $what }
less = Menos: { $what }
defeated = Fuera de combate: se recupera al empezar su próximo turno
yes = Sí
# As in English.
no = No
done = Hecho
putAway = Fin de su turno
back = Un paso atrás
taken = hecho
passed = sin efecto
gained = Créditos que gana o paga
famed = Fama que gana
fell = Queda fuera de combate
special = Por último, retira las cartas a la vista ({ $decks }). Su carta vuelve a su mazo, barajada.
lastLine = Ese ha sido su turno.
wins = { $name } tiene { $fame } de fama y gana.

## facts

facts_damage = ¿Hay daño en su personaje o en su nave?
facts_goal = ¿Lleva carga o un trabajo para otro lugar, y nada para este?
facts_target = ¿Hay en otro sitio un objetivo de sus recompensas? Cuenta un contacto boca abajo de la clase debida.
facts_player-in-reach = ¿Alcanza su hiperimpulsor a alguien de la mesa?
facts_hated = ¿Tiene alguien una reputación negativa?
facts_can-buy = ¿Puede comprar una carta así aquí? Antes se retiran hasta dos que no le sirvan.
facts_can-buy-base = ¿Puede comprar una carta así aquí? Antes se retira solo una que no le sirva.
facts_cargo-here = ¿Esperan aquí alguna de sus cargas?
facts_facedown-here = ¿Hay aquí, boca abajo, un contacto que encaje?
facts_rich-player-here = ¿Está aquí alguien con carga, equipo o mejoras?
facts_hopeless-bounty = ¿Tiene llenos los huecos de recompensa y un objetivo desconocido?
facts_bounty-room = ¿Le queda un hueco para una recompensa?
facts_player-here = ¿Está aquí alguien que siga en pie?
facts_droid-contact = ¿Hay un droide boca arriba en el mapa?
facts_hostile-here = ¿Está aquí la patrulla de una facción que lo odia?
facts_weak-patrol = ¿Hay una patrulla a su alcance que no sea más fuerte que su nave?
facts_job-here = ¿Se hace aquí uno de sus trabajos?
facts_liking = ¿Puede subir aún su reputación con esa facción?
facts_contact-here = ¿Hay aquí un contacto?
facts_faceup-here = ¿Hay aquí un contacto boca arriba?
facts_imperial-planet = ¿Está en un planeta del Imperio?
facts_target-here = ¿Está a su alcance un objetivo de sus recompensas?
facts_sure = Hazlo. ¿Qué ha dado?

## how

how_move = Todo su hiperimpulsor, por el camino más corto; toda patrulla del camino lo detiene, salvo si tiene buena reputación con su facción. Se para uno o dos espacios antes si ahí hay un planeta y su final es un punto de navegación.
how_target = Qué objetivo: el personaje de alguien de la mesa antes que la tripulación, esta antes que un contacto a la vista, y este antes que uno boca abajo; el más cercano, y luego por sorteo.
how_buy = Paga con créditos, y con su nave vieja si compra nave. Los iconos de la carta siguiente cuentan como siempre.
how_fight = Ataca con sus dados impresos y las capacidades que los aumentan. Cada bando sufre lo que sacó el otro.
how_hunt = Si el contacto es el objetivo, deja el juego: se lleva la recompensa por eliminarlo y sufre de daño la fuerza de la carta. La tripulación se puede proteger; un personaje se defiende.
how_hire = No paga nada. Si su tripulación está completa, alguien se va por sorteo.
how_job = Se lleva el premio sin pruebas.
how_deliver = Se lleva el premio sin dado.

## odds

odds_test = Una prueba
odds_skill = La habilidad está
odds_skills_0 = ninguna vez
odds_skills_1 = una vez
odds_skills_2 = dos veces
odds_rerolls = Dados que puede repetir
odds_passes = se supera
odds_fight = Un combate
odds_attack = Dados de quien ataca
odds_defence = Dados de quien defiende
odds_attackLeft = Daño que aún aguanta quien ataca
odds_defenceLeft = Daño que aún aguanta quien defiende
odds_wins = gana quien ataca
odds_attackerDown = quien ataca, fuera de combate
odds_defenderDown = quien defiende, fuera de combate
odds_note = Solo dados, y el empate es de quien ataca. No cuentan las cartas que cambian dados.
odds_ways = en { $ways } de { $of } casos

## game

game_label = ¿A qué jugáis?
game_kinds_short = Corta: { $fame }
game_kinds_standard = Normal: { $fame }
game_kinds_long = Larga: { $fame }
game_kinds_ambitions = Ambiciones: { $fame }
game_credits = Créditos iniciales, por orden de turno: { $amounts }.
game_sheets = Nadie recibe créditos iniciales: cada hoja dice lo que da. Se gana con todos sus objetivos y { $fame } de fama; un rival automático no tiene hoja y necesita { $theirs } de fama.

## track

track_target = Fama para ganar
track_name = Puesto { $seat }
track_label = Nombre del puesto { $seat }
track_fulfilled = Los demás objetivos de la hoja están cumplidos
track_reset = Todo desde el principio
track_sure = ¿Seguro? Se olvidan rivales y fama.
