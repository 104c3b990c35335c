/** Words of the clock: English, and the type of all of them. */
export const clockEn = {
  title: "Clock",
  start: "Start a clock",
  round: "One clock for the round, 2 h 50",
  chess: "Two chess clocks, 1 h 25 each",
  off: "Take the clock away",
  left: "Left",
  runs: "(running)",
  paused: "paused",
  up: "time is up",
  pause: "Pause the clock",
  goOn: "Let the clock run",
  hand: (side: string) => `Now ${side}`,
  log: {
    round: "The round’s clock runs.",
    blue: "Blue’s clock runs.",
    red: "Red’s clock runs.",
    paused: "The clock is paused.",
    off: "The clock is taken away.",
  },
};

export type ClockWords = typeof clockEn;
