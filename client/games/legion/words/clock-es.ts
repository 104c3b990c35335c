import type { ClockWords } from "./clock-en.ts";

export const clockEs: ClockWords = {
  title: "Reloj",
  start: "Poner un reloj",
  round: "Un reloj para la partida, 2 h 50",
  chess: "Dos relojes de ajedrez, 1 h 25 cada uno",
  off: "Quitar el reloj",
  left: "Queda",
  runs: "(en marcha)",
  paused: "en pausa",
  up: "se acabó el tiempo",
  pause: "Parar el reloj",
  goOn: "Reanudar el reloj",
  hand: (side) => `Ahora ${side}`,
  log: {
    round: "Corre el reloj de la partida.",
    blue: "Corre el reloj azul.",
    red: "Corre el reloj rojo.",
    paused: "El reloj está parado.",
    off: "Se quitó el reloj.",
  },
};
