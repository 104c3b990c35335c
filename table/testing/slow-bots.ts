/** Bots that answer when told to. */
import type { BotQuestion, BotDecision } from "../ports.ts";
import { settled } from "./hand-clock.ts";
import { wordOf } from "./sealed-game.ts";

interface Asked {
  readonly question: BotQuestion;
  readonly answer: (command: unknown) => Promise<void>;
  readonly fail: () => Promise<void>;
}

interface SlowBots {
  readonly asked: readonly Asked[];
  readonly think: (question: BotQuestion) => Promise<BotDecision>;
}

export function slowBots(): SlowBots {
  const asked: Asked[] = [];
  const think = (question: BotQuestion): Promise<BotDecision> =>
    new Promise((resolve, reject) => {
      asked.push({
        question,
        answer: async (command) => {
          resolve({ command, reasons: null });
          await settled();
        },
        fail: async () => {
          reject(new Error("out of ideas"));
          await settled();
        },
      });
    });
  return { asked, think };
}

/** What a bot at the sealed game answers. */
export const choice = (seat: number, round = 1): unknown => ({
  type: "seal",
  word: wordOf("choice", seat, round),
});

/** What a person at it says. */
export const seal = (
  seat: number,
  round = 1,
): { type: "command"; seat: number; command: unknown } => ({
  type: "command",
  seat,
  command: choice(seat, round),
});
