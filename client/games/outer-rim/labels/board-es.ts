import { capital } from "../tell/line.ts";
import { to } from "./to-es.ts";
import type { BoardLabels } from "./board-en.ts";

export const board: BoardLabels = {
  pace: {
    title: "Cómo se cuentan los turnos ajenos",
    normal: "Relato seguido",
    mine: "Relato toque a toque",
    brief: "En breve",
    instant: "Sin relato",
  },
  next: "Después te toca a ti.",
  laidAmbitions: "Leer las ambiciones",
  toMove: "A mi turno",
  goesOn: "Después sigue tu turno.",
  taleGoesOn: "El relato continúa.",
  hints: {
    map: "Toca lo que brilla en el mapa.",
    market: "Toca una carta iluminada del mercado.",
    ship: "Toca lo que brilla en tu nave.",
    story: "Elige una línea.",
    offer: "Responde en el trato de arriba.",
    gallery: "",
  },
  notes: {
    handedIn: (cards, worth) => `Entregado: ${cards}. Vale ${worth}.`,
    patrolWay: "Los dos caminos son igual de cortos: tú dices cuál toma.",
    patrolMoved: (patrol, place, away) =>
      `${patrol} se ha movido: ahora está en ${place} (distancia: ${away} ${away === 1 ? "espacio" : "espacios"}).`,
    patrolHere: (patrol) => `${patrol} se ha movido: ahora está donde estás tú.`,
    patrolAttacks: (patrol) =>
      `${patrol} se ha movido: ahora está donde estás tú, es hostil y habrá que luchar con ella.`,
    noEncounter: "Este turno no hay encuentro: registraron tu carga.",
    defeated:
      "Estás fuera de combate: este turno no hay encuentro y te recuperas en tu próxima planificación.",
    revealed: "Alguien de este planeta se deja ver. Todavía no es un encuentro.",
    revealedAtMarket:
      "La carta que ahora muestra el mercado lleva el signo de una cara: alguien de este planeta se deja ver. Todavía no es un encuentro.",
  },
  start: {
    pin: (place, card) => `${place}: destino de «${card}»`,
    target: (place, rank, name) => `${place}: el contacto ${rank} quizá sea ${name}, tu objetivo`,
    friends: (place, of) => `${place}: mundo ${of}; allí tienes amigos`,
  },
  huntedPlayer: (player, credits) =>
    `${capital(player)} juega con este personaje: el combate es donde coincidáis, en tierra en un planeta, en el espacio fuera de él. Si ganas, ${credits} créditos y 1 de fama; eliges una de las facciones que no aprecian a esa persona, que te aprecia más, y una de sus amigas, que te aprecia menos. Lo impreso en la carta no cuenta y no hay captura.`,
  read: (name) => `Leer la carta: ${name}`,
  beaten: (patrol, pay, less) =>
    `${patrol}, vencida: ${pay}${less ? ", y su facción te aprecia menos" : ""}.`,
  inSpace: "Acciones: aquí no hay mercado. Usa lo que tienes o termina.",
  poor: "Pocas probabilidades: es una apuesta.",
  favorHad: "Un favor por turno: ya has tenido el tuyo.",
  offered: "Una oferta espera tu respuesta.",
  attacked: (who, why) =>
    why === "" ? `${capital(who)} te ataca.` : `${capital(who)} te ataca: ${why}.`,
  favors: {
    advice: "esa habilidad una vez más en tu próxima prueba del turno",
    "combat-strategy": "un dado más en un combate tuyo de este turno",
    endorsement: "esa facción te es favorable hasta el fin del turno",
    shortcut: "un espacio más de vuelo este turno",
  },
  favorsDone: {
    advice: "la otra persona tiene esa habilidad una vez más en su próxima prueba del turno",
    "combat-strategy": "la otra persona tira un dado más en un combate suyo de este turno",
    endorsement: "esa facción es favorable a la otra persona hasta el fin del turno",
    shortcut: "la otra persona vuela un espacio más este turno",
  },
  lastMove: "La jugada decisiva",
  luck: (passed, tests, promised) =>
    `pruebas superadas: ${passed} de ${tests} (lo esperable: ${promised})`,
  sources: {
    bounty: "por recompensas",
    job: "por trabajos",
    cargo: "por entregas",
    patrol: "por patrullas",
    "personal-goal": "por el objetivo personal",
    "ship-goal": "por el objetivo de la nave",
    luxury: "por lujos",
    encounter: "por encuentros",
    contact: "por contactos",
    combat: "por combates",
    ambition: "por la ambición",
    printed: "por sus cartas impresas",
    start: "de ventaja inicial",
    held: "por las cartas que se tienen",
    lost: "pérdida",
  },
  deal: {
    counter: "Ofrecer otra cosa",
    onlyWords:
      "Ahora nada puede cambiar de manos: nadie tiene créditos, y las cartas solo se intercambian donde os encontráis. Quedan las promesas, que se ponen en una bandeja.",
    empty: "Pon algo en una bandeja: lo que das y lo que quieres a cambio.",
    fits: "Se puede ofrecer: cabe en ambas naves.",
    promises: "Promesas, que no obligan a nadie",
    owes: (name) => `${capital(name)} te debe un favor. Pídelo:`,
    mine: (give, get) => `Tu oferta sigue en pie. Das: ${give}. Recibes: ${get}.`,
    theirs: (give, get) => `La oferta: das ${give} y recibes ${get}.`,
    noEnds: "Un no cierra el asunto por este turno.",
    settled: (what) => `${what}: ya se ha hablado de ello este turno.`,
    matter: { cards: "Cartas y tripulación", credits: "Créditos" },
    withdraw: "Retirar la oferta",
    withdrawn: (name) => `${capital(name)} retira su oferta.`,
    whatFor: (what) => `Es para: ${what}.`,
    against: "El combate es contra ti.",
    againstOdds: (now, then) =>
      `Lo ganas con un ${now} ahora, y con un ${then} si tira un dado más.`,
  },
  inPlaceOf: (cards) => `En lugar de: ${cards}.`,
  leastOf: (cards) => `En lugar de: ${cards}, lo que menos te sirve.`,
  printed: (fame) =>
    `Juega con sus cartas impresas: sin objetivos, y de sus capacidades solo las que suben combate, salud, casco o hiperimpulsor. Gana con ${fame} de fama.`,
  seenAt: (name, at) => `Se sabe: ${name} está ${at}.`,
  ownCrew: (name) =>
    `Se sabe: ${name} va en tu tripulación. Nadie caza a su propia tripulación: la recompensa espera a que se vaya.`,
  theirCrew: (name, owner, fights) =>
    `Se sabe: ${name} viaja con ${owner}: la caza es donde esté esa nave. ${fights ? "Pueden combatirte para proteger a tu objetivo; si no, te lo llevas." : "Nadie combate por tu objetivo: te lo llevas."}`,
  ownBounty:
    "Juegas con este personaje. Nadie se caza a sí mismo: esta carta solo sirve para que no la tome otra persona.",
  asks: {
    flyOn: (left) =>
      `Puedes volar hasta ${left} ${left === 1 ? "movimiento" : "movimientos"}, o quedarte donde estás.`,
    /** [UB-BHAI-01] */
    hunter: "Elige contra quién juegas, entre quienes empiezan con una recompensa.",
    trader: "Elige contra quién juegas, entre quienes no empiezan con una recompensa.",
    shut: "Nada de esto te es posible ahora.",
    idle: "Acciones: aquí ya no queda nada que hacer.",
    cleared: "Compra una carta o vete: ya no se puede retirar ninguna más.",
    clearsOn: (deck) => `Compra una carta, retira una más (${deck}) o vete.`,
    room: (card) => `No hay hueco libre para «${card}»: ¿qué carta se va?`,
    roomAndPay: (card, price) =>
      `No hay hueco libre para «${card}»: entrega una carta que haga sitio. Quedan por pagar ${price}.`,
    pay: (card, price) =>
      `«${card}»: paga ${price} o entrega cartas para pagar menos. No se devuelve cambio.`,
    handIn: (card, price) =>
      `«${card}» cuesta ${price}: entrega cartas por lo que te falta. No se devuelve cambio.`,
    berth: (name, skills) =>
      `Todas las literas están ocupadas. Toca a quien deja su sitio ${to(name)}${skills === "" ? "" : ` (${skills})`}.`,
    protect: (hunter, crew) => `${hunter} va tras ${crew}, de tu tripulación. ¿Te interpones?`,
    goal: (of, price, prize) =>
      `¿Pagas ${price} para cumplir el objetivo de tu ${of === "ship" ? "nave" : "personaje"}? Da ${prize}.`,
    patrolWay: (patrol) => `¿Por cuál de los caminos más cortos va ${patrol}?`,
    hostile: "Encuentro: aquí hay una patrulla hostil y hay que luchar con ella.",
  },
  noRoom: "No hay hueco libre: tendría que irse una carta tuya.",
  themes: (themes) => `Encuentros de aquí, sobre todo: ${themes}`,
  maybe: (names) => `quizá ${names}`,
  huntsYou: "lleva una recompensa por ti",
  rail: {
    title: "El trabajo, paso a paso",
    crucial: "fallar aquí hace fracasar el trabajo",
    lent: (names) => `sabe hacerlo: ${names}`,
    nobody: "nadie a bordo lo sabe",
    self: "tú",
    choice: "una elección",
    reward: "el premio",
  },
};
