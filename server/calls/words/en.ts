/** What calls say. Short: the first line of a notification is all that many people see. */
import type { NudgeWord } from "#table/talk/calls.ts";

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  games: {
    "bounty-hunters": "Bounty Hunters",
    "outer-rim": "Outer Rim",
    legion: "Legion",
  } as Readonly<Record<string, string>>,
  /** What is asked, as the game says it in the lobby; nothing that lies hidden. */
  asks: {
    "bounty-hunters": {
      draw: "Draw a card: pick a deck.",
      choose: "Pick a card: play it or sell it.",
      decide: "Your card is revealed: play it or sell it?",
      place: "Your card is revealed: which target does it attack?",
      activate: "Pay for a reserved card, or finish your turn.",
    },
    "outer-rim": {
      planning: "You plan your turn.",
      action: "You take your actions.",
      encounter: "You have an encounter.",
      choice: "There is a choice to make.",
    },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  list: (names: readonly string[]) => new Intl.ListFormat("en").format(names),
  gameWith: (game: string, names: string) => `${game} with ${names}`,
  several: (n: number) => `${n} tables call you`,
  toSomeone: (name: string, text: string) => `${name}: ${text}`,
  yourMove: (where: string) => `Your move in ${where}.`,
  allWait: (where: string) => `All wait for you in ${where}.`,
  halfTime: (where: string) => `Half of your time is gone in ${where}.`,
  lastTenth: (where: string) => `Your time is nearly up in ${where}.`,
  hoursLeft: (n: number) => `${plural(n, "hour", "hours")} left.`,
  minutesLeft: (n: number) => `${plural(n, "minute", "minutes")} left.`,
  nudge: (by: string, where: string, word: string) => `${by} nudges you in ${where}: “${word}”`,
  nudges: {
    "your-turn": "It’s your turn.",
    "no-hurry": "No hurry, only so you know.",
    curious: "I’m curious what you’ll do.",
    "miss-you": "We miss you at the table.",
  } satisfies Record<NudgeWord, string> as Record<NudgeWord, string>,
  botPlays: (where: string, moves: number) =>
    `A bot plays for you in ${where}${moves === 0 ? "" : ` and has made ${plural(moves, "move", "moves")}`}. Open the table to take your seat back.`,
  timeUp: (where: string) => `Your time was up in ${where}: a move was made for you.`,
  over: (where: string, winners: string | null) =>
    winners === null ? `${where} is over.` : `${where} is over. First: ${winners}.`,
  rematch: (where: string) => `Another game is offered after ${where}.`,
  eveningAgreed: (guild: string, when: string) => `${guild} meets: ${when}.`,
  eveningDay: (guild: string, when: string) => `${guild} meets tomorrow: ${when}.`,
  eveningHour: (guild: string, when: string) => `${guild} meets in an hour: ${when}.`,
  tryIt: "This is how the hall calls you.",
  confirm: "Open this link and the hall may write to this address:",
  confirmSubject: "May the hall write to you?",
  endAll: "End all calls",
};

export type CallWords = typeof en;
