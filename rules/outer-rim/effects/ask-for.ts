/** Asking on behalf of a verb: the same effect waits for the answer. */
import { ask } from "../agenda/play.ts";
import { deciderOf } from "../jobs/decider.ts";
import { bargainAt } from "../bargaining/talk.ts";
import type { Play } from "../agenda/play.ts";
import type { Effect, Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";

export type AskingEffect = Extract<
  Effect,
  {
    readonly do:
      | "gain-reputation"
      | "lose-reputation"
      | "fight-patrol"
      | "fight-player"
      | "roll"
      | "choose"
      | "may"
      | "move-patrol"
      | "look-at-contact"
      | "reveal-planet"
      | "discard"
      | "take-asset"
      | "special";
  }
>;

/** The same effect waits for the answer. */
export function askFor(
  play: Play,
  player: number,
  effect: AskingEffect,
  source: Source,
  question: { readonly seat?: number; readonly ask: string; readonly choices: readonly Command[] },
): void {
  ask(
    play,
    { type: "effects", player, effects: [effect], source },
    {
      seat: question.seat ?? deciderOf(source, player),
      ask: question.ask,
      rule: source.rule,
      params: { card: source.card },
      choices: question.choices,
      ...(question.ask === "choose" && deciderOf(source, player) === player
        ? bargainAt(play.state, player, "other")
        : {}),
    },
  );
}
