import type { BoardLabels } from "./board-en.ts";

export const board: BoardLabels = {
  pace: {
    title: "Cómo se cuentan los turnos ajenos",
    normal: "Relato seguido",
    mine: "Relato toque a toque",
    instant: "Sin relato",
  },
  next: "Después te toca a ti.",
  toMove: "A mi turno",
  hints: {
    map: "Toca lo que brilla en el mapa.",
    market: "Toca una carta iluminada del mercado.",
    ship: "Toca lo que brilla en tu nave.",
    story: "Elige una línea de la historia.",
    offer: "Elige en la mesa del trato.",
    gallery: "",
  },
  notes: {
    noEncounter: "Este turno no hay encuentro: detuvieron tu carga.",
    defeated:
      "Estás fuera de combate: este turno no hay encuentro y te recuperas en tu próxima planificación.",
    revealed: "Alguien de este planeta se deja ver. Todavía no es un encuentro.",
  },
  start: {
    pin: (place, card) => `${place}: «${card}» se resuelve aquí`,
    target: (place, rank, name) => `${place}: el contacto ${rank} quizá sea ${name}, tu recompensa`,
    friends: (place, faction) => `${place}: el mundo de tus amigos, ${faction}`,
  },
  luck: (passed, tests, promised) =>
    `pruebas superadas: ${passed} de ${tests}; se esperaban ${promised}`,
  sources: {
    bounty: "recompensas",
    job: "trabajos",
    cargo: "entregas",
    patrol: "patrullas",
    "personal-goal": "objetivo personal",
    "ship-goal": "objetivo de la nave",
    luxury: "lujos",
    encounter: "encuentros",
    contact: "contactos",
    combat: "combates",
    ambition: "ambición",
    printed: "cartas de autómata",
    start: "ventaja inicial",
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
    lent: (names) => `lo sabe ${names}`,
    nobody: "nadie a bordo lo sabe",
    self: "tú",
    choice: "una elección",
    reward: "la recompensa",
  },
};
