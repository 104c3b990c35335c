/** Any legal move, each as likely: for tests, and for games nobody has taught a bot yet. */
import type { Bot, Expectation } from "./bot.ts";

export const random: Bot = {
  level: "random",
  play(_view, options, rng) {
    const command = options[rng.below(options.length)];
    if (command === undefined) throw new Error("a bot was asked to move without an option");
    const choice: Expectation = { command, rows: {}, total: 0, chance: null };
    return {
      command,
      reasons: { told: { level: "random", move: choice }, kept: { choice, next: null } },
    };
  },
};
