import { of, to } from "../../labels/to-es.ts";
import type { LearnWords } from "./en.ts";

export const es: LearnWords = {
  clerk: "El escribano del gremio",
  you: "Tú",
  tap: "Toca",
  then: " y luego ",
  readOn: "Seguir leyendo",
  listen: "Lee lo que ha pasado; luego hablo yo.",
  ask: "¿Qué harías tú?",
  atDesk: "Estoy en mi mesa. Pregunta cuando quieras.",
  alone: "Seguir sin mí",
  toTable: "Reparte una partida entera",
  toWhole: "Partida entera, a 10 de fama",
  toShort: "Partida corta, a 5 de fama",
  known: (known, all) => `Sabes ${known} ${known === 1 ? "cosa" : "cosas"} de ${all}`,
  toCome: (things) => `Queda por ver: ${things}.`,
  things: {
    fly: "un vuelo",
    delivered: "una entrega",
    bought: "una compra",
    endActions: "terminar tus acciones",
    encounter: "robar la carta de un lugar",
    contact: "conocer a un contacto",
    line: "elegir una línea de una historia",
    opponent: "el turno de un rival",
    fame: "fama",
    test: "una prueba de habilidad",
  },
  allKnown: (all) =>
    `Con esto van ${all} de ${all}: sabes lo que hay que saber. Me quedo un poco más, para practicar, y diré cuándo basta.`,
  next: "Ha sido una partida entera. La próxima es solo tuya.",
  welcome: (me, ship, rival, fame, place) =>
    `Juegas con ${me}, tu nave: ${ship}, en ${place}. La fama decide: gana quien llegue antes a ${fame}. ${rival} también la quiere, y juega según un mazo de cartas impresas.`,
  topics: {
    fly: "Un turno tiene tres pasos: planificación, acciones, encuentro. En la planificación, una sola cosa: volar, o ganar 2.000 créditos, o recuperarte.",
    earn: "Planificar no es siempre volar: quien se queda donde está puede ganar 2.000 créditos.",
    recover: "El daño se queda hasta que te recuperas, y eso ocupa toda la planificación.",
    deliver:
      "El segundo paso son las acciones: entregar, ir al mercado, intercambiar, usar capacidades, en el orden que quieras. Una carga se entrega con un toque, allí donde la esperan.",
    smuggle:
      "Esta carga es ilegal: decide un dado. Con un impacto se entrega; lo demás saca una carta llena de problemas.",
    market:
      "En un planeta puedes ir al mercado una vez por turno: seis mazos, con la primera carta a la vista. Se compra una carta como mucho.",
    buyCargo: "Una carga se compra aquí y se cobra en otra parte. Ocupa un hueco de la nave.",
    buyJob:
      "Un trabajo cuesta poco y paga créditos y fama, pero pide habilidades, paso a paso, en su lugar.",
    buyBounty:
      "Una recompensa nombra a alguien. Búscalo entre los contactos, gana el combate y cobra; más aún si llega con vida.",
    buyGear: "El equipo es para ti, las mejoras para la nave. Se quedan.",
    buyLuxury: "El lujo compra fama, o casi.",
    buyShip:
      "Las naves se distinguen en velocidad, casco, armas y espacio: compara antes de pagar. Una que compraste antes cuenta como parte del pago; la del principio no vale nada.",
    leaveMarket:
      "No hay que comprar. Antes de hacerlo se pueden retirar hasta dos cartas de un mismo mazo para ver la siguiente.",
    endActions: "Al terminar las acciones empieza el tercer paso, el encuentro.",
    ability:
      "Personajes, naves y cartas tienen capacidades propias. Lo que se puede usar ahora está encendido.",
    encounter:
      "El encuentro: una sola cosa aquí. El lugar mismo es una carta con una historia, y la historia te pide algo.",
    contact:
      "Las fichas pequeñas de un planeta son contactos. Boca abajo, el color dice su importancia: blanco es el más humilde; luego verde, amarillo y naranja, el más peligroso, pero también el que más puede dar. Algunos miran antes qué opina de ti su facción.",
    patrol:
      "Una patrulla detiene a toda nave que su facción no aprecia, y si es hostil hay que combatirla antes que nada. Tiran los dos bandos; cada uno sufre lo que sacó el otro.",
    job: "Un trabajo se hace en su lugar, en el paso de encuentro. Cada paso es una prueba, y fallar hiere, cuesta dinero o acaba con el intento.",
    core: "Las dos casillas del Núcleo son los dos extremos del mapa, y las une un atajo. Cruzar es tu encuentro: sacas una carta, y si cumples lo que pide, ya estás en el otro extremo.",
    hunt: "Ese es tu objetivo. Una caza es un combate: gana el total más alto, y el empate es tuyo.",
    line: "La carta ofrece líneas. Cada una dice lo que cuesta y su probabilidad; léelas antes de elegir.",
    skill:
      "Una prueba son dos dados. Sin la habilidad solo vale un crítico; con ella una vez, también un impacto; con dos, todo menos una cara vacía.",
    roll: "Antes de tirar puedes llamar a cartas que ayudan. Aquí nada ayuda, así que tira.",
    keep: "Después de tirar, hay cartas que cambian o repiten dados. Si no, vale lo que ha salido.",
    catch:
      "Tu objetivo ha caído. Eliminado, paga en el acto; capturado, viaja contigo y paga más donde dice la carta.",
    fame: "La fama gana la partida, los créditos solo compran cosas.",
    reveal:
      "Una carta descubierta muestra un contacto: se le da la vuelta a una ficha a la vista de todo el mundo.",
    room: "Un hueco lleva una carta. Cuando están todos ocupados, algo sobra.",
    faction: "Cuatro facciones opinan de ti. Quien te aprecia te deja pasar; quien te odia ataca.",
    patrolMoves:
      "La carta descubierta lleva el signo de una patrulla: se acerca, y si hay que elegir, eliges tú.",
    fight:
      "Un combate: los dos bandos tiran. Un impacto cuenta 1, un crítico 2; el ojo (enfoque) y la cara vacía no cuentan, salvo que una carta los cambie. Gana el total más alto, el empate es de quien ataca, y cada cual sufre lo que sacó el otro.",
    price:
      "Lo que compras se paga en créditos; si quieres, puedes pagar una parte entregando cargas, equipo o mejoras tuyas.",
    other: "Una pregunta más rara: la línea sobre las respuestas dice de qué se trata.",
  },
  why: {
    errand: (card, place, reward) =>
      `Llevas ${card}; destino: ${place}${reward === "" ? "" : `, por ${reward}`}. La chincheta está en el mapa.`,
    toward: (card, place) =>
      `${card}: es para ${place}; queda lejos para un solo vuelo, y esto pilla de camino.`,
    search: (name, rank, place, paid) =>
      `${name} tiene que ser uno de los contactos de color ${rank}. Hay uno boca abajo en ${place}; con vida, pagan en ${paid}.`,
    maybe: (name) => `Quizá sea ${name}, a quien buscas.`,
    people: (place) => `En ${place} hay gente que conocer y un mercado que mirar.`,
    quiet: (place) => `${place}: no hay nadie, pero sí una carta que sacar.`,
    goal: (place) => `${place}: te acerca a uno de tus objetivos; están junto a tu nave.`,
    toCore: (card, place) =>
      `${card}: es para ${place}, en el otro extremo del mapa. Desde aquí un atajo cruza el Núcleo, en el paso de encuentro: más corto que dar toda la vuelta.`,
    cross: (card, place) => `${card}: es para ${place}, en el otro extremo.`,
    crossPlain: "Lo que buscas después está en el otro extremo.",
    earn: (card) => `${card}: es para este lugar, y ya estás aquí. Coge el dinero.`,
    earnEmpty:
      "Ninguna de tus cartas lleva ahora a ninguna parte: coge el dinero y busca un trabajo o una carga que te convenga.",
    earnFirst:
      "Las naves y las buenas cartas cuestan dinero, y lo que tienes no caduca: primero, el dinero.",
    stay: (name, rank) =>
      `Buscas ${to(name)}, y aquí mismo hay un contacto ${rank} boca abajo: quédate y coge el dinero.`,
    recover: (damage) =>
      damage === 1
        ? "Llevas 1 de daño."
        : `Llevas ${damage} de daño; un mal combate más y quedas fuera de combate.`,
    deliver: (card, reward) => `${card}: aquí da ${reward}.`,
    smuggle: (percent) =>
      `${percent} de que pase sin más; si no, problemas, y este turno no hay encuentro.`,
    market: "Mira qué hay a la venta.",
    buyCargo: (card, place, reward) => `${card}: entrega en ${place}, por ${reward}.`,
    far: (place, spaces, flights) =>
      `${place} está a ${spaces} casillas: ${flights === 1 ? "un vuelo" : `${flights} vuelos`}.`,
    illegal: (percent) =>
      `Es ilegal: al entregarla decide un dado, ${percent} de que pase sin más.`,
    buyJob: (card, place, must, tests) =>
      `${card}: espera en ${place}. ${
        must !== ""
          ? `Hay que superar ${must}`
          : tests === 1
            ? "Decide una sola prueba"
            : "No hay que superar todas las pruebas"
      }, y un trabajo fracasado casi siempre se puede intentar otra vez.`,
    whole: (done, down) =>
      `Entre sus dos desarrollos posibles lo lograrías en el ${done} de los casos; fuera de combate: ${down}.`,
    buyBounty: (card, rank, win) =>
      `${card} es un contacto ${rank}; probabilidad de ganar: ${win}.`,
    buyOther: (card) => `${card}: ayuda más que el dinero.`,
    buyGains: (card, gains) => `${card}, para ti: ${gains}.`,
    pay: "Es el precio, y no tienes que dar nada más.",
    barter: "Paga una parte del precio.",
    leave: "Esta vez yo me guardaría el dinero.",
    leaveBut: (against) => `Esta vez yo no cogería nada: ${against}.`,
    cancel: (card, goes) =>
      `${card}: no vale lo que habría que dar${goes === "" ? "" : ` (${goes})`}. Mejor dejarlo.`,
    end: "Aquí no hay nada más que rinda.",
    endAndFight: (patrol) =>
      `Pero aquí hay una patrulla hostil, y habrá que luchar con ella en cuanto terminen tus acciones: ${patrol}.`,
    endsTurn: "Este turno se pierde el encuentro, así que no queda nada más.",
    ability: "Cuesta menos de lo que da.",
    turn: "Con esto aún puedes ganar.",
    lost: "Nada de lo que tienes lo cambiaría: no gastes nada.",
    encounter: (place) => `${place} tiene una historia para ti.`,
    faceDown:
      "Nadie sabe quién es hasta que preguntas; cuanto más importante, más puede hacer por ti.",
    humble:
      "Nadie sabe quién es hasta que preguntas; alguien humilde da menos, pero rara vez hace daño.",
    attackers: (some, all) =>
      some === 0
        ? `De ${all} personas posibles, ninguna te atacaría.`
        : `De ${all} personas posibles, ${some} ${some === 1 ? "te atacaría" : "te atacarían"}, por tu mala reputación.`,
    faceUp: (name) => `${name} puede subir a bordo, y la tripulación te presta sus habilidades.`,
    fight: (win, down) => `Ganas: ${win} de los casos. Fuera de combate: ${down}.`,
    job: (chances, done, down) =>
      `Tus probabilidades: ${chances}. El trabajo entero, entre sus dos desarrollos posibles: ${done}; fuera de combate por el camino: ${down}.`,
    alone: (percent) => `superarla tú y el otro no ${percent}`,
    line: (percent) => `La probabilidad de esta línea: ${percent}.`,
    safe: (pay, joins) =>
      joins
        ? `Sin dados: ${pay === "" ? "" : `por ${pay} créditos, `}este contacto se une a tu tripulación, y la tripulación te presta sus habilidades.`
        : pay === ""
          ? "Sin dados: ocurre lo que pone."
          : `Sin dados: pagas ${pay} créditos y tienes lo que pone; creo que los vale.`,
    oneDie: "Un dado decide una parte: sus caras se explican debajo.",
    decline: "Yo diría que no: cuesta más de lo que da.",
    declineOnly: "Nada de eso te es posible ahora; cada línea dice qué falta.",
    skill: (percent) => `Es la que mejor sabes: ${percent}.`,
    roll: "Que caigan.",
    keep: "Con esto basta.",
    keepWin: "Con estos dados ganas.",
    keepDie: (face, brings) =>
      `El dado muestra «${face}»: ${brings === "" ? "no pasa nada." : brings} Repetir da menos, de media.`,
    again: "Solo puede mejorar.",
    gamble: "Repetir da más que esto, de media.",
    eliminate: "Lo cobrado, cobrado está.",
    capture: "Con vida paga más a quien la entrega.",
    takeFame: "Quédate con la fama.",
    takeCredits: "Ahora los créditos te llevan más deprisa.",
    reveal: "Cuantas más caras conozcas, mejor eliges.",
    room: "Es lo que menos te ayuda.",
    faction: "Ahí tu nombre gana más, o pierde menos.",
    patrolMoves: "Yo cogería la que menos te estorbe.",
    patrolWay: "Los dos caminos son igual de cortos: por uno u otro viene hacia ti.",
    revealPlanet:
      "No cuesta nada, y a quien está boca arriba lo puedes juzgar antes del encuentro.",
    other: "De lo que se puede elegir aquí, es lo que mejor me parece.",
  },
  rather: {
    earn: "(Alguien prudente ganaría antes 2.000; yo no hago esperar una entrega pagada.)",
    clear:
      "(Antes de comprar se pueden retirar una o dos cartas de un mazo, para ver las de debajo; es cuestión de suerte, así que lo dejo.)",
    risk: "(Alguien audaz aceptaría aquí un combate con pocas probabilidades; yo, todavía no.)",
    line: (line, percent) =>
      `(Alguien audaz elegiría «${line}», con un ${percent}; yo, todavía no.)`,
    farther:
      "(Alguien con prisa buscaría en otra parte, más cerca de donde pagan; yo miro antes aquí.)",
    poor: (card, percent) =>
      `(Alguien audaz iría a por ${card}; con un ${percent} en total, yo todavía no.)`,
    illegal: (card, percent) =>
      `(Alguien audaz cogería ${card}: es ilegal, ${percent} de que pase sin más. Yo todavía no.)`,
    market:
      "(Alguien con más tiempo miraría también el mercado; yo no veo nada sencillo que coger.)",
    well: "(Alguien audaz seguiría así; yo me recuperaría antes.)",
    marketBut: (against) => `(El mercado también está abierto, pero ${against}.)`,
    barter: "(Alguien con experiencia pagaría una carta más cara dando otra suya: más adelante.)",
  },
  against: {
    room: (card, goes) => `no hay ningún hueco libre: por ${card} habría que dar algo (${goes})`,
    job: (card, percent) => `${card} solo saldría bien en el ${percent} de los casos`,
    hunt: (card, percent) =>
      `la recompensa por ${card} lleva a un combate que solo se ganaría en el ${percent} de los casos`,
    illegal: (card, percent) =>
      `${card} es ilegal y solo pasa sin problemas en el ${percent} de los casos`,
    and: "; ",
  },
  heard: {
    delivered: (card) =>
      `Entrega hecha y cobrada: ${card}. Así siguen volando todas las naves de por aquí.`,
    failedRun: (isDelivered) =>
      `El dado no ha dado impacto: ha salido una carta de problemas, ${isDelivered ? "y la carga ha pasado de todos modos" : "y la carga no se ha cobrado"}. Después de eso, este turno no hay encuentro.`,
    bought: (card, hasPin) =>
      `${card}: carta tuya. La ves junto a tu nave${hasPin ? ", y una chincheta nueva en el mapa señala su destino" : ""}.`,
    newShip: (ship) =>
      `${ship}: la nave es tuya, y lo que llevabas pasa a ella. Sus huecos y su propio objetivo están al lado.`,
    patrolMoved: (patrol) =>
      `${patrol} se ha movido: la carta descubierta lleva su signo, y viene hacia quien compró.`,
    passed: (known) =>
      known === 0
        ? "Superada con un crítico, sin saber cómo. No cuentes con ello."
        : known === 1
          ? "Superada. Tienes la habilidad una vez: solo con los dados, basta en el 75 % de los casos."
          : "Superada. Con la habilidad dos veces, solo fallan dos caras vacías: 94 % solo con los dados.",
    failed: (known) =>
      known === 0
        ? "Fallada. Sin la habilidad solo ayuda un crítico: 23 %. La tripulación puede prestarte lo que te falta."
        : "Fallada, aunque las cuentas estaban de tu parte. La carta dice lo que cuesta.",
    crew: (name) => `${name} vuela contigo: sus habilidades cuentan como tuyas en cada prueba.`,
    secret:
      "Esa carta es un secreto: espera sellada, junto a tu nave, a que llegue su momento. Nadie más puede leerla.",
    fought: (mine, theirs) =>
      `Los dados han hablado: ${mine} contra ${theirs}. ${
        mine === theirs ? "En un empate gana quien ataca, y eras tú" : "Gana el total más alto"
      }; cada bando sufre el total del otro. Un impacto cuenta 1, un crítico 2, lo demás nada.`,
    defeated: (stands) =>
      `Fuera de combate: tu daño ha llegado a tu salud o al casco. Te ha costado el resto del turno y 3.000 créditos, o todo lo que tenías, ${stands ? "y la planificación siguiente ha servido para levantarte: ya estás como antes" : "y tu próxima planificación será para levantarte"}.`,
    attacked: (name) =>
      `${name} no te deja elegir: hay quien ataca a quien tiene mala reputación con los suyos. Los cuatro signos al pie del tablero dicen la tuya: + buena, · neutra, − mala.`,
    liked: (faction) => `${faction}: ahora te aprecian más. Su patrulla te deja pasar.`,
    disliked: (faction) =>
      `${faction}: ahora te aprecian menos. No pierdas de vista a su patrulla.`,
    jobDone: (card) => `${card}: hecho. Los trabajos son el camino más firme hacia la fama.`,
    captured: "La recompensa es tuya. Aquí se vive bien de la caza, mientras se vive.",
    fame: (fame, target) => `¡Fama! ${fame} de ${target}. Los objetivos, junto a tu nave, dan más.`,
    goal: "Has cumplido un objetivo: tu carta se da la vuelta, y la otra cara es mejor.",
    opponent: (name) =>
      `${name} ha hecho su turno: una carta impresa, leída de arriba abajo. En planificación y encuentro cuenta la primera línea que funciona; en las acciones, todas.`,
  },
  otherwise: {
    fly: (place) =>
      `Así que vuelas a otra parte: ${place}. Vas a tu aire; las chinchetas seguirán ahí el próximo turno.`,
    earn: "2.000 créditos en su lugar. Seguro, pero solo con dinero no se gana.",
    recover: "Descansas. Estar en forma también vale algo.",
    market: "Primero una mirada al mercado: por qué no, abre una vez por turno.",
    clear:
      "Retirada. Hasta dos por turno; lo de debajo quizá sea mejor, para ti o para quien venga después.",
    buy: (card) => `${card} en su lugar. Es tu dinero.`,
    slipped: (card) => `Has pagado ${card} y el dado ha dicho que no: ni carta ni dinero.`,
    begin: (card) => `Pues ${card}: veamos lo que pide.`,
    take: (card) => `${card} en su lugar. No cuesta más que su hueco.`,
    cancel: "Lo dejas: no se paga nada, y no has dado nada tuyo.",
    leave: "Te guardas el dinero. Se puede, y a veces conviene.",
    end: (left) =>
      `Terminas pronto. Aquí quedaba por hacer: ${left}. Puede esperar a tu próxima visita, o deshaces esta jugada.`,
    deliver: "Entregas. Yo habría esperado, pero lo cobrado, cobrado está.",
    encounter: "Prefieres encontrar otra cosa. Bien: yo también tengo curiosidad.",
    fight: "Un combate que yo no habría elegido. Suerte.",
    line: "La otra línea. Las historias están para elegirlas.",
    dice: "Te fías de tu idea de los dados. A ellos les da igual.",
    other: "No es lo que yo habría hecho, pero las reglas lo permiten, así que es un plan.",
  },
  example: {
    title: "¿Y las recompensas? Una, en cuatro líneas",
    own: (name) =>
      `Tienes la recompensa por ${name}. No ha costado nada y se queda contigo hasta que cobres.`,
    take: (name) =>
      `En el mercado tomas la recompensa por ${name}. No cuesta nada y se queda contigo hasta que cobres.`,
    find: (name, rank) =>
      `${name} es un contacto ${rank}. En el paso de encuentro conoces a uno tras otro, hasta dar con el bueno.`,
    fight: (name, strength, win) =>
      `Luego cazas: tiras contra los ${strength} dados ${of(name)}. Tal como estás, ganas en el ${win} de los casos; el equipo y la tripulación ayudan.`,
    pay: (dead, alive, place) =>
      `Si lo eliminas, ${dead} en el acto. Si lo capturas, viaja contigo: ${alive} al llegar ${to(place)}.`,
  },
  enough:
    "Ya sabes bastante: planificar, actuar, encontrar, y no perder de vista las chinchetas. Sigue aquí, o pide una partida tuya.",
  unmet: "Te queda por descubrir, en las reglas:",
  more: {
    jobs: "trabajos",
    bounties: "recompensas",
    patrols: "patrullas",
    fights: "combates",
    tests: "pruebas",
    contacts: "contactos",
    cargo: "cargas",
    market: "el mercado",
    crew: "tripulación",
    deals: "acuerdos entre varios",
  },
  over: "La partida ha terminado. Has visto toda una vida de capitán.",
};
