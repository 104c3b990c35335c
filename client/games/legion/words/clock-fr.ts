import type { ClockWords } from "./clock-en.ts";

export const clockFr: ClockWords = {
  title: "Horloge",
  start: "Lancer une horloge",
  round: "Une horloge pour la partie, 2 h 50",
  chess: "Deux pendules, 1 h 25 chacune",
  off: "Retirer l’horloge",
  left: "Reste",
  runs: "(en marche)",
  paused: "en pause",
  up: "temps écoulé",
  pause: "Suspendre l’horloge",
  goOn: "Relancer l’horloge",
  hand: (side) => `À ${side}`,
  log: {
    round: "L’horloge de la partie tourne.",
    blue: "La pendule bleue tourne.",
    red: "La pendule rouge tourne.",
    paused: "L’horloge est en pause.",
    off: "L’horloge est retirée.",
  },
};
