/** Reasons as games bring them up. */
import { expect, test } from "vitest";
import { playBout } from "#bots/arena.ts";
import type { Bot } from "#bots/bot.ts";
import { botsOf } from "#bots/index.ts";
import type { Reason } from "#bots/outer-rim/reasons/reason.ts";
import { outerRim, type OuterRim, type View } from "#rules/outer-rim/index.ts";
import { quickRng } from "#rules/rng.ts";
import { sayFor } from "../tabletop.ts";
import { en } from "#words/made/outer-rim-labels/en.ts";
import { es } from "#words/made/outer-rim-labels/es.ts";
import { fr } from "#words/made/outer-rim-labels/fr.ts";
import { reasonText, thoughts } from "./reason.ts";
import { loadBase, loadStories } from "../words/index.ts";

const labels = { en, fr, es };
const languages = Object.keys(labels) as (keyof typeof labels)[];

/** Every reason given in two games, the first of each kind, with what its teller saw. */
function given(): Map<string, { readonly reason: Reason; readonly view: View }> {
  const found = new Map<string, { readonly reason: Reason; readonly view: View }>();
  const attentive = (bot: Bot<OuterRim>): Bot<OuterRim> => ({
    level: bot.level,
    play(view, options, rng, budget) {
      const answer = bot.play(view, options, rng, budget);
      for (const { why } of [answer.reasons.told.move, answer.reasons.kept.choice])
        if (why !== undefined && !found.has(why.kind))
          found.set(why.kind, { reason: why as Reason, view });
      return answer;
    },
  });
  const bots = (botsOf("outer-rim").slice(1) as Bot<OuterRim>[]).map(attentive);
  for (const options of [{}, { ambitions: "on", favors: "on" }])
    playBout(outerRim, { seats: 3, options, content: null }, bots, quickRng(11), {
      type: "iterations",
      iterations: 1,
    });
  return found;
}

const reasons = given();

test.each(languages)("[OR-TURN-01] every reason is one whole sentence, %s", async (language) => {
  const words = {
    language,
    texts: { ...(await loadBase[language]()), ...(await loadStories[language]()) },
    labels: labels[language],
  };
  for (const { reason, view } of reasons.values()) {
    const names = view.players.map((_, seat) => ({
      seat,
      name: `P${seat}`,
      mine: false,
      bot: true,
    }));
    const say = sayFor(view, names, words);
    const text = reasonText(reason, { say, words });
    expect(text, reason.kind).toMatch(/^[\p{Lu}\d«“].*\.$/u);
    expect(text, reason.kind).not.toMatch(/undefined|NaN|\b[a-z]+\.[a-z]+-|[«“]\s*[»”]|: \.|, \./);
    expect(thoughts({ level: "x", move: { why: reason } }, names, words, view)).toEqual(
      reason.kind === "only-way" ? [] : [text],
    );
  }
});

test("[OR-TURN-01] traders give many kinds of reasons, and seldom the empty one", () => {
  expect([...reasons.keys()].length).toBeGreaterThan(18);
  expect(thoughts(null, [], { language: "en" } as never, {} as never)).toEqual([]);
});
