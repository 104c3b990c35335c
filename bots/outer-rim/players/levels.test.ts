import { describe, expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import type { OuterRim } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "../../arena.ts";
import type { Bot, Budget } from "../../bot.ts";
import { botsOf } from "../../index.ts";

type State = OuterRim["state"];
const brief: Budget = { type: "iterations", iterations: 1 };
const bots = botsOf("outer-rim") as readonly Bot<OuterRim>[];

/** Some dozen states of one game, spread from the choice of a ship to the last turn. */
function someMoments(options: Readonly<Record<string, string>>): State[] {
  const all: State[] = [];
  const [, novice, steady, sharp] = bots;
  if (novice === undefined || steady === undefined || sharp === undefined) throw new Error("who?");
  playBout(
    outerRim,
    { seats: 3, options, content: null },
    [novice, steady, sharp],
    quickRng(3),
    brief,
    (state) => all.push(state),
  );
  const step = Math.ceil(all.length / 14);
  return all.filter((state, i) => i % step === 0 && state.winner === null);
}

const moments = [...someMoments({}), ...someMoments({ favors: "on", ambitions: "on" })];

describe.each(bots)("$level", (bot) => {
  test("[OR-CONT-01] [OR-ENC-04] two worlds that look the same get the same answer, reasons included", () => {
    for (const [i, state] of moments.entries()) {
      for (const seat of outerRim.awaited(state)) {
        const view = outerRim.viewFor(state, seat);
        const again = outerRim.viewFor(outerRim.imagine(view, quickRng(1000 + i)), seat);
        const told = bot.play(view, outerRim.options(view), quickRng(i), brief);
        expect(bot.play(again, outerRim.options(again), quickRng(i), brief)).toEqual(told);
      }
    }
  });

  test("[OR-MKT-01] [OR-ENC-01] secrets smuggled into a view change nothing", () => {
    for (const [i, state] of moments.entries()) {
      for (const seat of outerRim.awaited(state)) {
        const view = outerRim.viewFor(state, seat);
        const options = outerRim.options(view);
        const tampered = {
          ...view,
          state,
          decks: state.market,
          tokens: view.tokens.map((token, t) => ({ ...token, person: state.tokens[t]?.contact })),
          piles: state.encounters,
        };
        expect(bot.play(tampered, options, quickRng(i), brief)).toEqual(
          bot.play(view, options, quickRng(i), brief),
        );
      }
    }
  });

  test("[OR-TURN-01] reasons add up and are plain JSON", () => {
    for (const [i, state] of moments.entries()) {
      const seat = outerRim.awaited(state)[0] ?? 0;
      const view = outerRim.viewFor(state, seat);
      const { command, reasons } = bot.play(view, outerRim.options(view), quickRng(i), brief);
      expect(reasons.kept.choice.command).toEqual(command);
      for (const one of [reasons.told.move, reasons.kept.choice, reasons.kept.next]) {
        if (one === null) continue;
        const sum = Object.values(one.rows).reduce((total, n) => total + n, 0);
        expect(one.total).toBeCloseTo(sum, 6);
      }
      expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
    }
  });
});
