/** Advice that keeps its word: what is fought first, what is given up, what is paid for each. */
import { expect, test } from "vitest";
import { outerRim } from "#rules/outer-rim/index.ts";
import { held, stage, type Stage } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { worthOf } from "../appraisal/worth.ts";
import { sharp } from "../players/levels.ts";
import { errandReason } from "./errand-reason.ts";
import type { Sight } from "../players/mind.ts";

const sightOf = (table: Stage): Sight => ({ ...outerRim.viewFor(table.state(), 0), mind: sharp });

const patrolled = (rebel: -1 | 0): Sight =>
  sightOf(
    stage({
      players: [
        {
          character: "bossk",
          space: "naboo",
          reputation: { hutt: 0, imperial: 0, rebel, syndicate: 0 },
        },
        { character: "dengar", space: "kessel" },
      ],
      state: ({ patrols }) => ({
        patrols: {
          ...patrols,
          syndicate: { level: 1, space: "nav-16" },
          rebel: { level: 2, space: "nav-16" },
        },
      }),
    }),
  );

test.each([
  { key: "patrol-syndicate", step: "encounter", rebel: 0, kind: "patrol", faction: "syndicate" },
  { key: "patrol-syndicate", step: "encounter", rebel: -1, kind: "patrol", faction: "rebel" },
  { key: "patrol-rebel", step: "encounter", rebel: -1, kind: "patrol", faction: "rebel" },
] as const)(
  "[OR-TURN-05] $key with Rebels at $rebel: the fight that comes first is the $faction one",
  ({ key, step, rebel, ...reason }) => {
    const errand = { key, at: "nav-16", worth: 1, step } as const;
    expect(errandReason(patrolled(rebel), errand)).toMatchObject(reason);
  },
);

test("[OR-TURN-05] nor is a goal named where a hostile patrol would be fought", () => {
  const errand = { key: "ambition-0", at: "nav-16", worth: 1, step: "encounter" } as const;
  expect(errandReason(patrolled(-1), errand)).toMatchObject({ kind: "patrol", faction: "rebel" });
  expect(errandReason(patrolled(0), errand)).toMatchObject({ kind: "ambition" });
});

test("[OR-SLOT-04] an idea to buy says which card goes, the one of least use", () => {
  const table = stage({
    players: [
      {
        character: "bossk",
        space: "tatooine",
        credits: 9000,
        cards: [held("the-kessel-run"), held("bounty-greedo")],
      },
      { character: "dengar", space: "naboo" },
    ],
    state: (state) => ({
      market: {
        ...state.market,
        bounty: ["bounty-boshek", ...state.market.bounty.filter((id) => id !== "bounty-boshek")],
      },
    }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  const view = outerRim.viewFor(table.state(), 0);
  const all = outerRim.options(view).filter((one) => one.type === "buy" && one.deck === "bounty");
  const [idea] = (analyst.ideas?.(view, all) ?? []) as readonly { readonly gone?: unknown }[];
  expect(["the-kessel-run", "bounty-greedo"]).toContain(
    Array.isArray(idea?.gone) ? idea.gone[0] : undefined,
  );
  expect(idea?.gone).toHaveLength(1);
});

test("[OR-EFF-01] credits paid for each of something are worth as often", () => {
  const rich = (cards: readonly string[]): number =>
    worthOf(
      sightOf(
        stage({
          players: [
            { character: "bossk", space: "naboo", cards: cards.map((id) => held(id)) },
            { character: "dengar", space: "kessel" },
          ],
        }),
      ),
      [{ do: "gain-credits", amount: 1000, per: "bounty" }],
    );
  expect(rich([])).toBe(0);
  expect(rich(["bounty-greedo", "bounty-boshek"])).toBeGreaterThan(rich(["bounty-greedo"]));
});
