/** What now: ideas that differ in more than where they lead. */
import { expect, test } from "vitest";
import { playBout } from "#bots/arena.ts";
import type { Bot } from "#bots/bot.ts";
import { botsOf } from "#bots/index.ts";
import { outerRim, type Command, type OuterRim, type View } from "#rules/outer-rim/index.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { quickRng } from "#rules/rng.ts";
import { analyst } from "./analyst.ts";
import type { Reason } from "./reasons/reason.ts";

const setup = { seats: 2, options: { fame: "5" }, content: null };
const brief = { type: "iterations", iterations: 1 } as const;
const pair = botsOf("outer-rim").slice(1, 3) as Bot<OuterRim>[];
const ideasOf = (
  view: View,
  options = outerRim.options(view),
): readonly { readonly command: Command; readonly why: Reason }[] =>
  (analyst.ideas?.(view, options) ?? []) as never;

test("[OR-MKT-02] that nothing is worth its price is said alone, and not beside a better idea", () => {
  const table = stage({
    players: [
      { character: "han-solo", space: "naboo", credits: 0 },
      { character: "dengar", space: "lothal" },
    ],
    // A bounty that is worth nothing here, and one below it that may be worth something.
    state: ({ market }) => ({
      market: {
        ...market,
        bounty: ["bounty-han-solo", "bounty-enfys-nest", "bounty-doctor-aphra"],
        job: ["the-kessel-run"],
      },
    }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  const view = outerRim.viewFor(table.state(), 0);
  const leave = { type: "leave-market" } as const;
  expect(ideasOf(view, [leave, { type: "buy", deck: "bounty" }])).toMatchObject([
    { why: { kind: "nothing-to-buy" } },
  ]);
  expect(ideasOf(view, [leave, { type: "discard-top", deck: "bounty" }])).toMatchObject([
    { why: { kind: "look-below" } },
  ]);
  // What is worth less than to leave is no idea beside a better one.
  const all = [
    leave,
    { type: "discard-top", deck: "bounty" },
    { type: "buy", deck: "job" },
  ] as const;
  expect(ideasOf(view, all)).toMatchObject([{ why: { kind: "look-below" } }]);
});

test("[OR-TURN-02] nobody is sent away for what is here; whoever earns hears what there is to stay for", () => {
  const table = stage({
    players: [
      { character: "han-solo", space: "ring-of-kafrene", cards: [held("hijacking-a-freighter")] },
      { character: "dengar", space: "lothal" },
    ],
  });
  const ideas = ideasOf(outerRim.viewFor(table.state(), 0));
  expect(ideas[0]).toMatchObject({
    command: { type: "earn" },
    why: { kind: "job", at: "ring-of-kafrene", turns: 0 },
  });
  for (const { command, why } of ideas.slice(1))
    if (command.type === "move") expect(why).not.toMatchObject({ at: "ring-of-kafrene" });
});

test("[OR-TURN-02] that nothing is worth a flight is not said beside one", () => {
  const table = stage({
    players: [
      { character: "boba-fett", space: "tatooine", credits: 4000 },
      { character: "dengar", space: "lothal" },
    ],
  });
  const view = outerRim.viewFor(table.state(), 0);
  const kinds = (options: readonly Command[]): readonly string[] =>
    ideasOf(view, options).flatMap(({ command, why }) =>
      command.type === "earn" ? [why.kind] : [],
    );
  const all = outerRim.options(view);
  expect(ideasOf(view).some(({ command }) => command.type === "move")).toBe(true);
  expect(kinds(all)).toEqual(["earn"]);
  expect(kinds([{ type: "earn" }, { type: "recover" }])).toEqual(["earn-and-look"]);
});

/** Kind and subject, without the place. */
function gist(why: Reason): string {
  const { card = "", contact = "", faction = "" } = why as Partial<Record<string, string>>;
  return [why.kind, card, contact, faction].join(":");
}

test("[OR-TURN-01] no two ideas of one moment say the same", () => {
  const told: (readonly string[])[] = [];
  const watched = (bot: Bot<OuterRim>): Bot<OuterRim> => ({
    level: bot.level,
    play(view, options, rng, budget) {
      // Where to go is the question with most answers; a dozen of them are enough.
      if (view.questions[0]?.ask === "planning" && told.length < 12)
        told.push((analyst.ideas?.(view, options) ?? []).map(({ why }) => gist(why as Reason)));
      return bot.play(view, options, rng, budget);
    },
  });
  playBout(outerRim, setup, pair.map(watched), quickRng(3), brief);
  for (const ideas of told) expect(new Set(ideas).size, ideas.join(", ")).toBe(ideas.length);
  // Often there is more than one thing to do.
  expect(told.filter((ideas) => ideas.length === 3).length).toBeGreaterThan(4);
});
