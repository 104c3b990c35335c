/** The lines a card offers: which of them are open, and what taking one costs [OR-EFF-01]. */
import { emit, me, next } from "../agenda/play.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { spend } from "../goals/reputation.ts";
import { askFor } from "./ask-for.ts";
import { changesNothing } from "./idle.ts";
import { takesCrew, whyShut } from "../refusals/lines.ts";
import type { Play } from "../agenda/play.ts";
import type { Choice, Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { State } from "../state.ts";
import type { AskingEffect } from "./ask-for.ts";

export function choose(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "choose" | "may" }>,
  source: Source,
  answer: Command | null,
): void {
  if (answer === null) {
    const choices: Command[] = [];
    for (let i = 0; i < effect.options.length; i++) {
      const option = effect.options[i];
      if (option === undefined || whyShut(play.state, player, option, source.faction) !== null)
        continue;
      // [OR-EFF-04] Of lines that need not be taken; where one must be, the one that does nothing may be the wise one.
      if (effect.do === "may" && isForNothing(play.state, player, option, source)) continue;
      choices.push({ type: "choose", option: i });
    }
    // [OR-EFF-05] With every line shut it can only be left: what it offered, and why not, is seen first.
    if (effect.do === "may" || choices.length === 0) choices.push({ type: "decline" });
    askFor(play, player, effect, source, { ask: "choose", choices });
    return;
  }
  const option = answer.type === "choose" ? effect.options[answer.option] : undefined;
  if (option === undefined) {
    leave(play, player, source);
    return;
  }
  const { card, rule } = source;
  emit(play, { type: "line-taken", player, label: option.label, card, rule });
  const line = { pay: option.pay ?? 0, effects: option.effects, source };
  // [OR-CREW-02] Nothing is charged before the newcomer has a berth.
  if (takesCrew(option.effects) && !roomFor(me(play, player), "crew")) {
    next(play, { type: "make-berth", player, token: source.token ?? -1, rule, line });
    return;
  }
  spend(play, player, line.pay, rule);
  next(play, { type: "effects", player, effects: option.effects, source });
}

function isForNothing(
  state: State,
  player: number,
  { effects }: Choice,
  { faction }: Source,
): boolean {
  return (
    effects.some((effect) => effect.do !== "story") &&
    changesNothing(state, player, effects, faction)
  );
}

/** [OR-ENC-06] A scene of which nothing was taken ends too, in a word. */
function leave(play: Play, player: number, { card }: Pick<Source, "card">): void {
  const [kind] = card.split(".");
  if (kind === "contact" || kind === "encounter")
    emit(play, { type: "story-told", player, text: `left.${kind}`, rule: "OR-ENC-06" });
}
