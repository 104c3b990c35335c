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
  toMove: "A mi turno",
  hints: {
    map: "Toca lo que brilla en el mapa.",
    market: "Toca una carta iluminada del mercado.",
    ship: "Toca lo que brilla en tu nave.",
    story: "Elige una línea de la historia.",
    offer: "Responde en el trato de arriba.",
    gallery: "",
  },
  notes: {
    noEncounter: "Este turno no hay encuentro: detuvieron tu carga.",
    defeated:
      "Estás fuera de combate: este turno no hay encuentro y te recuperas en tu próxima planificación.",
    revealed: "Alguien de este planeta se deja ver. Todavía no es un encuentro.",
    revealedAtMarket:
      "La carta que ahora muestra el mercado lleva el signo de una cara: alguien de este planeta se deja ver. Todavía no es un encuentro.",
  },
  start: {
    pin: (place, card) => `${place}: «${card}» se resuelve aquí`,
    target: (place, rank, name) => `${place}: el contacto ${rank} quizá sea ${name}, tu recompensa`,
    friends: (place, faction) => `${place}: el mundo de tus amigos, ${faction}`,
  },
  huntedPlayer: (player, credits) =>
    `${player} lleva este personaje: el combate es donde estéis juntos, en tierra en un planeta, en el espacio fuera de él. Si ganas, ${credits} créditos y 1 de fama; lo impreso en la carta no cuenta y no hay captura.`,
  read: (name) => `Leer la carta: ${name}`,
  beaten: (patrol, pay) => `${patrol}, vencida: ${pay}, y su facción te aprecia menos.`,
  inSpace: "Acciones: aquí no hay mercado. Usa lo que tienes o termina.",
  poor: "Pocas probabilidades: es una apuesta.",
  favorHad: "Un favor por turno: ya has tenido el tuyo.",
  offered: "Una oferta espera tu respuesta.",
  attacked: (who, why) => (why === "" ? `${who} te ataca.` : `${who} te ataca: ${why}.`),
  favors: {
    advice: "esa habilidad una vez más en tu próxima prueba del turno",
    "combat-strategy": "un dado más en un combate tuyo",
    endorsement: "esa facción te es favorable hasta el fin del turno",
    shortcut: "un espacio más de vuelo este turno",
  },
  lastMove: "La jugada decisiva",
  luck: (passed, tests, promised) =>
    `pruebas superadas: ${passed} de ${tests}; se esperaban ${promised}`,
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
    printed: "por cartas de autómata",
    start: "de ventaja inicial",
    held: "mientras se tengan cartas",
    lost: "pérdida",
  },
  deal: {
    counter: "Ofrecer otra cosa",
    fits: "Se puede ofrecer: cabe en ambas naves.",
    promises: "Promesas, que no obligan a nadie",
    owes: (name) => `${name} te debe un favor. Pídelo:`,
  },
  rail: {
    title: "El trabajo, paso a paso",
    crucial: "fallar aquí hace fracasar el trabajo",
    lent: (names) => `sabe hacerlo: ${names}`,
    nobody: "nadie a bordo lo sabe",
    self: "tú",
    choice: "una elección",
    reward: "la recompensa",
  },
};
