import type { CallWords } from "./en.ts";

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const es: CallWords = {
  games: { "bounty-hunters": "Bounty Hunters", "outer-rim": "Outer Rim", legion: "Legion" },
  asks: {
    "bounty-hunters": {
      draw: "Roba una carta: elige un mazo.",
      choose: "Elige una carta: juégala o véndela.",
      decide: "Tu carta está a la vista: ¿jugar o vender?",
      place: "Tu carta está a la vista: ¿a qué objetivo ataca?",
      activate: "Paga una carta reservada o termina tu turno.",
    },
    "outer-rim": {
      planning: "Planifica tu turno.",
      action: "Elige tus acciones.",
      encounter: "Te espera un encuentro.",
      choice: "Tú eliges.",
    },
  },
  list: (names) => new Intl.ListFormat("es").format(names),
  gameWith: (game, names) => `${game} con ${names}`,
  several: (n) => `${n} mesas te llaman`,
  toSomeone: (name, text) => `${name}: ${text}`,
  yourMove: (where) => `Te toca en ${where}.`,
  allWait: (where) => `Solo faltas tú en ${where}.`,
  halfTime: (where) => `Ha pasado la mitad de tu tiempo en ${where}.`,
  lastTenth: (where) => `Se te acaba el tiempo en ${where}.`,
  hoursLeft: (n) => `${n === 1 ? "Queda" : "Quedan"} ${plural(n, "hora", "horas")}.`,
  minutesLeft: (n) => `${n === 1 ? "Queda" : "Quedan"} ${plural(n, "minuto", "minutos")}.`,
  nudge: (by, where, word) => `${by} te da un toque en ${where}: «${word}»`,
  nudges: {
    "your-turn": "Te toca.",
    "no-hurry": "Sin prisa, solo para que lo sepas.",
    curious: "Tengo curiosidad por tu jugada.",
    "miss-you": "Te echamos de menos en la mesa.",
  },
  botPlays: (where, moves) =>
    `Un bot juega por ti en ${where}${moves === 0 ? "" : ` y ha hecho ${plural(moves, "jugada", "jugadas")}`}. Abre la mesa para recuperar tu sitio.`,
  timeUp: (where) => `Se acabó tu tiempo en ${where}: se jugó por ti.`,
  over: (where, winners) =>
    winners === null ? `Ha terminado ${where}.` : `Ha terminado ${where}. En cabeza: ${winners}.`,
  rematch: (where) => `Se ofrece otra partida después de ${where}.`,
  eveningAgreed: (guild, when) => `${guild} se reúne: ${when}.`,
  eveningDay: (guild, when) => `${guild} se reúne mañana: ${when}.`,
  eveningHour: (guild, when) => `${guild} se reúne en una hora: ${when}.`,
  tryIt: "Así te llama el salón.",
  confirm: "Abre este enlace y el salón podrá escribir a esta dirección:",
  confirmSubject: "¿Puede escribirte el salón?",
  endAll: "Acabar con todas las llamadas",
};
