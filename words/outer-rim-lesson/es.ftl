

clerk = El escribano del gremio
you = Tú
tap = Toca
then = {" "}y luego{" "}
readOn = Seguir leyendo
listen = Lee lo que ha pasado; luego hablo yo.
ask = ¿Qué harías tú?
atDesk = Estoy en mi mesa. Pregunta cuando quieras.
alone = Seguir sin mí
toTable = Reparte una partida entera
toWhole = Partida entera, a 10 de fama
toShort = Partida corta, a 5 de fama
known =
    { $known ->
        [one] Sabes { $known } cosa de { $all }
       *[other] Sabes { $known } cosas de { $all }
    }
toCome = Queda por ver: { $things }.

## things

things_fly = un vuelo
things_delivered = una entrega
things_bought = una compra
things_endActions = terminar tus acciones
things_encounter = robar la carta de un lugar
things_contact = conocer a un contacto
things_line = elegir una línea de una historia
things_opponent = el turno de un rival
things_fame = fama
things_test = una prueba de habilidad
allKnown = Con esto van { $all } de { $all }: sabes lo que hay que saber. Me quedo un poco más, para practicar, y diré cuándo basta.
next = Ha sido una partida entera. La próxima es solo tuya.
welcome = Juegas con { $me }, tu nave: { $ship }, en { $place }. La fama decide: gana quien llegue antes a { $fame }. { $rival } también la quiere, y juega según un mazo de cartas impresas.

## topics

topics_fly = Un turno tiene tres pasos: planificación, acciones, encuentro. En la planificación, una sola cosa: volar, o ganar 2.000 créditos, o recuperarte.
topics_earn = Planificar no es siempre volar: quien se queda donde está puede ganar 2.000 créditos.
topics_recover = El daño se queda hasta que te recuperas, y eso ocupa toda la planificación.
topics_deliver = El segundo paso son las acciones: entregar, ir al mercado, intercambiar, usar capacidades, en el orden que quieras. Una carga se entrega con un toque, allí donde la esperan.
topics_smuggle = Esta carga es ilegal: decide un dado. Con un impacto se entrega; lo demás saca una carta llena de problemas.
topics_market = En un planeta puedes ir al mercado una vez por turno: seis mazos, con la primera carta a la vista. Se compra una carta como mucho.
topics_buyCargo = Una carga se compra aquí y se cobra en otra parte. Ocupa un hueco de la nave.
topics_buyJob = Un trabajo cuesta poco y paga créditos y fama, pero pide habilidades, paso a paso, en su lugar.
topics_buyBounty = Una recompensa nombra a alguien. Búscalo entre los contactos, gana el combate y cobra; más aún si llega con vida.
topics_buyGear = El equipo es para ti, las mejoras para la nave. Se quedan.
topics_buyLuxury = El lujo compra fama, o casi.
topics_buyShip = Las naves se distinguen en velocidad, casco, armas y espacio: compara antes de pagar. Una que compraste antes cuenta como parte del pago; la del principio no vale nada.
topics_leaveMarket = No hay que comprar. Antes de hacerlo se pueden retirar hasta dos cartas de un mismo mazo para ver la siguiente.
topics_endActions = Al terminar las acciones empieza el tercer paso, el encuentro.
topics_ability = Personajes, naves y cartas tienen capacidades propias. Lo que se puede usar ahora está encendido.
topics_encounter = El encuentro: una sola cosa aquí. El lugar mismo es una carta con una historia, y la historia te pide algo.
topics_contact = Las fichas pequeñas de un planeta son contactos. Boca abajo, el color dice su importancia: blanco es el más humilde; luego verde, amarillo y naranja, el más peligroso, pero también el que más puede dar. Algunos miran antes qué opina de ti su facción.
topics_patrol = Una patrulla detiene a toda nave que su facción no aprecia, y si es hostil hay que combatirla antes que nada. Tiran los dos bandos; cada uno sufre lo que sacó el otro.
topics_job = Un trabajo se hace en su lugar, en el paso de encuentro. Cada paso es una prueba, y fallar hiere, cuesta dinero o acaba con el intento.
topics_core = Las dos casillas del Núcleo son los dos extremos del mapa, y las une un atajo. Cruzar es tu encuentro: sacas una carta, y si cumples lo que pide, ya estás en el otro extremo.
topics_hunt = Ese es tu objetivo. Una caza es un combate: gana el total más alto, y el empate es tuyo.
topics_line = La carta ofrece líneas. Cada una dice lo que cuesta y su probabilidad; léelas antes de elegir.
topics_skill = Una prueba son dos dados. Sin la habilidad solo vale un crítico; con ella una vez, también un impacto; con dos, todo menos una cara vacía.
topics_roll = Antes de tirar puedes llamar a cartas que ayudan. Aquí nada ayuda, así que tira.
topics_keep = Después de tirar, hay cartas que cambian o repiten dados. Si no, vale lo que ha salido.
topics_catch = Tu objetivo ha caído. Eliminado, paga en el acto; capturado, viaja contigo y paga más donde dice la carta.
topics_fame = La fama gana la partida, los créditos solo compran cosas.
topics_reveal = Una carta descubierta muestra un contacto: se le da la vuelta a una ficha a la vista de todo el mundo.
topics_look = Solo tú ves quién está bajo la ficha; para los demás sigue boca abajo.
topics_room = Un hueco lleva una carta. Cuando están todos ocupados, algo sobra.
topics_faction = Cuatro facciones opinan de ti. Quien te aprecia te deja pasar; quien te odia ataca.
topics_patrolMoves = La carta descubierta lleva el signo de una patrulla: se acerca, y si hay que elegir, eliges tú.
topics_fight = Un combate: los dos bandos tiran. Un impacto cuenta 1, un crítico 2; el ojo (enfoque) y la cara vacía no cuentan, salvo que una carta los cambie. Gana el total más alto, el empate es de quien ataca, y cada cual sufre lo que sacó el otro.
topics_price = Lo que compras se paga en créditos; si quieres, puedes pagar una parte entregando cargas, equipo o mejoras tuyas.
topics_other = Una pregunta más rara: la línea sobre las respuestas dice de qué se trata.

## why

why_errand =
    { $reward ->
        [none] Llevas { $card }; destino: { $place }. La chincheta está en el mapa.
       *[other] Llevas { $card }; destino: { $place }, por { $reward }. La chincheta está en el mapa.
    }
why_toward = { $card }: es para { $place }; queda lejos para un solo vuelo, y esto queda de camino.
why_search = { $name } tiene que ser uno de los contactos de color { $rank }. Hay uno boca abajo en { $place }; con vida, pagan en { $paid }.
why_maybe = Quizá sea { $name }, a quien buscas.
why_people = En { $place } hay gente que conocer y un mercado que mirar.
why_quiet = { $place }: no hay nadie, pero sí una carta que sacar.
why_goal = { $place }: te acerca a uno de tus objetivos; están junto a tu nave.
why_toCore = { $card }: es para { $place }, en el otro extremo del mapa. Desde aquí un atajo cruza el Núcleo, en el paso de encuentro: más corto que dar toda la vuelta.
why_cross = { $card }: es para { $place }, en el otro extremo.
why_crossPlain = Lo que buscas después está en el otro extremo.
why_earn = { $card }: es para este lugar, y ya estás aquí. Toma el dinero.
why_earnEmpty = Ninguna de tus cartas lleva ahora a ninguna parte: toma el dinero y busca un trabajo o una carga que te convenga.
why_earnFirst = Las naves y las buenas cartas cuestan dinero, y lo que tienes no caduca: primero, el dinero.
why_stay = Buscas { CONTRACT("a", $name) }, y aquí mismo hay un contacto { $rank } boca abajo: quédate y toma el dinero.
why_recover =
    { $damage ->
        [one] Llevas 1 de daño.
       *[other] Llevas { $damage } de daño; un mal combate más y quedas fuera de combate.
    }
why_deliver = { $card }: aquí da { $reward }.
why_smuggle = { $percent } de que pase sin más; si no, problemas, y este turno no hay encuentro.
why_market = Mira qué hay a la venta.
why_buyCargo = { $card }: entrega en { $place }, por { $reward }.
why_far =
    { $flights ->
        [one] { $place } está a { $spaces } casillas: un vuelo.
       *[other] { $place } está a { $spaces } casillas: { $flights } vuelos.
    }
why_illegal = Es ilegal: al entregarla decide un dado, { $percent } de que pase sin más.
why_buyJob =
    { $must ->
        [none] { $tests ->
            [one] { $card }: espera en { $place }. Decide una sola prueba, y un trabajo fracasado casi siempre se puede intentar otra vez.
           *[other] { $card }: espera en { $place }. No hay que superar todas las pruebas, y un trabajo fracasado casi siempre se puede intentar otra vez.
        }
       *[other] { $card }: espera en { $place }. Hay que superar { $must }, y un trabajo fracasado casi siempre se puede intentar otra vez.
    }
why_whole = Entre sus dos desarrollos posibles lo lograrías en el { $done } de los casos; fuera de combate: { $down }.
why_buyBounty = { $card } es un contacto { $rank }; probabilidad de ganar: { $win }.
why_buyOther = { $card }: ayuda más que el dinero.
why_buyGains = { $card }, para ti: { $gains }.
why_pay = Es el precio, y no tienes que dar nada más.
why_barter = Paga una parte del precio.
why_leave = Esta vez yo me guardaría el dinero.
why_leaveBut = Esta vez yo no tomaría nada: { $against }.
why_cancel =
    { $goes ->
        [none] { $card }: no vale lo que habría que dar. Mejor dejarlo.
       *[other] { $card }: no vale lo que habría que dar ({ $goes }). Mejor dejarlo.
    }
why_end = Aquí no hay nada más que rinda.
why_endAndFight = Pero aquí hay una patrulla hostil, y habrá que luchar con ella en cuanto terminen tus acciones: { $patrol }.
why_endsTurn = Este turno se pierde el encuentro, así que no queda nada más.
why_ability = Cuesta menos de lo que da.
why_look = No cuesta nada: miras y luego eliges a quién ver.
why_turn = Con esto aún puedes ganar.
why_lost = Nada de lo que tienes lo cambiaría: no gastes nada.
why_encounter = { $place } tiene una historia para ti.
why_faceDown = Nadie sabe quién es hasta que preguntas; cuanto más importante, más puede hacer por ti.
why_humble = Nadie sabe quién es hasta que preguntas; alguien humilde da menos, pero rara vez hace daño.
why_attackers =
    { $some ->
        [0] De { $all } personas posibles, ninguna te atacaría.
       *[other] { $some ->
            [one] De { $all } personas posibles, { $some } te atacaría, por tu mala reputación.
           *[other] De { $all } personas posibles, { $some } te atacarían, por tu mala reputación.
        }
    }
why_faceUp = { $name } puede subir a bordo, y la tripulación te presta sus habilidades.
why_fight = Ganas: { $win } de los casos. Fuera de combate: { $down }.
why_job = Tus probabilidades: { $chances }. El trabajo entero, entre sus dos desarrollos posibles: { $done }; fuera de combate por el camino: { $down }.
why_alone = superarla tú y el otro no { $percent }
why_line = La probabilidad de esta línea: { $percent }.
why_safe =
    { $joins ->
        [true] { $pay ->
            [none] Sin dados: este contacto se une a tu tripulación, y la tripulación te presta sus habilidades.
           *[other] Sin dados: por { $pay } créditos, este contacto se une a tu tripulación, y la tripulación te presta sus habilidades.
        }
       *[other] { $pay ->
            [none] Sin dados: ocurre lo que pone.
           *[other] Sin dados: pagas { $pay } créditos y tienes lo que pone; creo que los vale.
        }
    }
why_oneDie = Un dado decide una parte: sus caras se explican debajo.
why_decline = Yo diría que no: cuesta más de lo que da.
why_declineOnly = Nada de eso te es posible ahora; cada línea dice qué falta.
why_skill = Ninguna otra tiene más posibilidades: { $percent }.
why_roll = Que caigan.
why_keep = Con esto basta.
why_keepWin = Con estos dados ganas.
why_keepDie =
    { $brings ->
        [none] El dado muestra «{ $face }»: no pasa nada. Repetir da menos, de media.
       *[other] El dado muestra «{ $face }»: { $brings } Repetir da menos, de media.
    }
why_again = Solo puede mejorar.
why_gamble = Repetir da más que esto, de media.
why_eliminate = Lo cobrado, cobrado está.
why_capture = Con vida paga más a quien la entrega.
why_takeFame = Quédate con la fama.
why_takeCredits = Ahora los créditos te llevan más deprisa.
why_reveal = Cuantas más caras conozcas, mejor eliges.
why_room = Es lo que menos te ayuda.
why_faction = Ahí tu nombre gana más, o pierde menos.
why_patrolMoves = Yo elegiría la que menos te estorbe.
why_patrolWay = Los dos caminos son igual de cortos: por uno u otro viene hacia ti.
why_revealPlanet = No cuesta nada, y a quien está boca arriba lo puedes juzgar antes del encuentro.
why_other = De lo que se puede elegir aquí, es lo que mejor me parece.

## rather

rather_earn = (Alguien prudente ganaría antes 2.000; yo no hago esperar una entrega pagada.)
rather_clear = (Antes de comprar se pueden retirar una o dos cartas de un mazo, para ver las de debajo; es cuestión de suerte, así que lo dejo.)
rather_risk = (Alguien audaz aceptaría aquí un combate con pocas probabilidades; yo, todavía no.)
rather_look = (Alguien desconfiado miraría antes bajo una ficha; nosotros llamamos a la puerta.)
rather_line = (Alguien audaz elegiría «{ $line }», con un { $percent }; yo, todavía no.)
rather_farther = (Alguien con prisa buscaría en otra parte, más cerca de donde pagan; yo miro antes aquí.)
rather_poor = (Alguien audaz iría a por { $card }; con un { $percent } en total, yo todavía no.)
rather_illegal = (Alguien audaz tomaría { $card }: es ilegal, { $percent } de que pase sin más. Yo todavía no.)
rather_market = (Alguien con más tiempo miraría también el mercado; yo no veo nada sencillo que aceptar.)
rather_well = (Alguien audaz seguiría así; yo me recuperaría antes.)
rather_marketBut = (El mercado también está abierto, pero { $against }.)
rather_barter = (Alguien con experiencia pagaría una carta más cara dando otra suya: más adelante.)

## against

against_room = no hay ningún hueco libre: por { $card } habría que dar algo ({ $goes })
against_job = { $card } solo saldría bien en el { $percent } de los casos
against_hunt = la recompensa por { $card } lleva a un combate que solo se ganaría en el { $percent } de los casos
against_illegal = { $card } es ilegal y solo pasa sin problemas en el { $percent } de los casos
against_and = ;{" "}

## heard

heard_delivered = Entrega hecha y cobrada: { $card }. Así siguen volando todas las naves de por aquí.
heard_failedRun =
    { $isDelivered ->
        [true] El dado no ha dado impacto: ha salido una carta de problemas, y la carga ha pasado de todos modos. Después de eso, este turno no hay encuentro.
       *[other] El dado no ha dado impacto: ha salido una carta de problemas, y la carga no se ha cobrado. Después de eso, este turno no hay encuentro.
    }
heard_bought =
    { $hasPin ->
        [true] { $card }: carta tuya. La ves junto a tu nave, y una chincheta nueva en el mapa señala su destino.
       *[other] { $card }: carta tuya. La ves junto a tu nave.
    }
heard_newShip = { $ship }: la nave es tuya, y lo que llevabas pasa a ella. Sus huecos y su propio objetivo están al lado.
heard_patrolMoved = { $patrol } se ha movido: la carta descubierta lleva su signo, y viene hacia quien compró.
heard_passed =
    { $known ->
        [0] Superada con un crítico, sin saber cómo. No cuentes con ello.
        [one] Superada. Tienes la habilidad una vez: solo con los dados, basta en el 75 % de los casos.
       *[other] Superada. Con la habilidad dos veces, solo fallan dos caras vacías: 94 % solo con los dados.
    }
heard_failed =
    { $known ->
        [0] Fallada. Sin la habilidad solo ayuda un crítico: 23 %. La tripulación puede prestarte lo que te falta.
       *[other] Fallada, aunque las cuentas estaban de tu parte. La carta dice lo que cuesta.
    }
heard_crew = { $name } vuela contigo: sus habilidades cuentan como tuyas en cada prueba.
heard_secret = Esa carta es un secreto: espera sellada, junto a tu nave, a que llegue su momento. Nadie más puede leerla.
heard_fought = Los dados han hablado: { $mine } contra { $theirs }. { $tied ->
        [true] En un empate gana quien ataca, y eras tú
       *[other] Gana el total más alto
    }; cada bando sufre el total del otro. Un impacto cuenta 1, un crítico 2, lo demás nada.
heard_defeated =
    { $stands ->
        [true] Fuera de combate: tu daño ha llegado a tu salud o al casco. Te ha costado el resto del turno y 3.000 créditos, o todo lo que tenías, y la planificación siguiente ha servido para levantarte: ya estás como antes.
       *[other] Fuera de combate: tu daño ha llegado a tu salud o al casco. Te ha costado el resto del turno y 3.000 créditos, o todo lo que tenías, y tu próxima planificación será para levantarte.
    }
heard_attacked = { $name } no te deja elegir: hay quien ataca a quien tiene mala reputación con los suyos. Los cuatro signos al pie del tablero dicen la tuya: + buena, · neutra, − mala.
heard_liked = { $faction }: ahora te aprecian más. Su patrulla te deja pasar.
heard_disliked = { $faction }: ahora te aprecian menos. No pierdas de vista a su patrulla.
heard_jobDone = { $card }: hecho. Los trabajos son el camino más firme hacia la fama.
heard_captured = La recompensa es tuya. Aquí se vive bien de la caza, mientras se vive.
heard_fame = ¡Fama! { $fame } de { $target }. Los objetivos, junto a tu nave, dan más.
heard_goal = Has cumplido un objetivo: tu carta se da la vuelta, y la otra cara es mejor.
heard_opponent = { $name } ha hecho su turno: una carta impresa, leída de arriba abajo. En planificación y encuentro cuenta la primera línea que funciona; en las acciones, todas.

## otherwise

otherwise_fly = Así que vuelas a otra parte: { $place }. Vas a tu aire; las chinchetas seguirán ahí el próximo turno.
otherwise_earn = 2.000 créditos en su lugar. Seguro, pero solo con dinero no se gana.
otherwise_recover = Descansas. Estar en forma también vale algo.
otherwise_market = Primero una mirada al mercado: por qué no, abre una vez por turno.
otherwise_clear = Retirada. Hasta dos por turno; lo de debajo quizá sea mejor, para ti o para quien venga después.
otherwise_buy = { $card } en su lugar. Es tu dinero.
otherwise_slipped = Has pagado { $card } y el dado ha dicho que no: ni carta ni dinero.
otherwise_begin = Pues { $card }: veamos lo que pide.
otherwise_take = { $card } en su lugar. No cuesta más que su hueco.
otherwise_cancel = Lo dejas: no se paga nada, y no has dado nada tuyo.
otherwise_leave = Te guardas el dinero. Se puede, y a veces conviene.
otherwise_end = Terminas pronto. Aquí quedaba por hacer: { $left }. Puede esperar a tu próxima visita, o deshaces esta jugada.
otherwise_deliver = Entregas. Yo habría esperado, pero lo cobrado, cobrado está.
otherwise_encounter = Prefieres encontrar otra cosa. Bien: yo también tengo curiosidad.
otherwise_fight = Un combate que yo no habría elegido. Suerte.
otherwise_line = La otra línea. Las historias están para elegirlas.
otherwise_dice = Te fías de tu idea de los dados. A ellos les da igual.
otherwise_other = No es lo que yo habría hecho, pero las reglas lo permiten, así que es un plan.

## example

example_title = ¿Y las recompensas? Una, en cuatro líneas
example_own = Tienes la recompensa por { $name }. No ha costado nada y se queda contigo hasta que cobres.
example_take = En el mercado tomas la recompensa por { $name }. No cuesta nada y se queda contigo hasta que cobres.
example_find = { $name } es un contacto { $rank }. En el paso de encuentro conoces a uno tras otro, hasta dar con el bueno.
example_fight = Luego cazas: tiras contra los { $strength } dados { CONTRACT("de", $name) }. Tal como estás, ganas en el { $win } de los casos; el equipo y la tripulación ayudan.
example_pay = Si lo eliminas, { $dead } en el acto. Si lo capturas, viaja contigo: { $alive } al llegar { CONTRACT("a", $place) }.
enough = Ya sabes bastante: planificar, actuar, encontrar, y no perder de vista las chinchetas. Sigue aquí, o pide una partida tuya.
unmet = Te queda por descubrir, en las reglas:

## more

more_jobs = trabajos
more_bounties = recompensas
more_patrols = patrullas
more_fights = combates
more_tests = pruebas
more_contacts = contactos
more_cargo = cargas
more_market = el mercado
more_crew = tripulación
more_deals = acuerdos entre varios
over = La partida ha terminado. Has visto toda una vida de capitán.
