/** Nothing comes from nowhere and nothing is lost: in games by chance with fresh seeds, and in every kept game. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { walk } from "#rules/conformance/walk.ts";
import { readJournal } from "#table/journal/file.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { outerRim } from "../outer-rim.ts";
import { sample } from "../sample.ts";
import { dueSum, sameSums } from "./causes.ts";
import { held, stage } from "./stage.ts";
import { movedBetween, movedBy, placesOf } from "./places.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
import type { Game } from "../../game.ts";

/** Throws where a page breaks the accounts. */
function accounted(before: State, events: readonly Event[]): State {
  let now = before;
  let places = placesOf(now);
  for (const [i, event] of events.entries()) {
    const after = outerRim.evolve(now, event);
    if (event.type === "table-laid") {
      now = after;
      places = placesOf(now);
      continue;
    }
    sameSums(now, event, after);
    dueSum(now, event, events.slice(0, i));
    const next = placesOf(after);
    const said = new Set(movedBy(now, event));
    const stray = movedBetween(places, next).filter((thing) => !said.has(thing));
    if (stray.length > 0) throw new Error(`${event.type} moved ${stray.join()}`);
    now = after;
    places = next;
  }
  return now;
}

test("[UB-DATA-05] [OR-MKT-09] in any game every card, token, credit, fame and reputation is accounted for", () => {
  inAnyGame({ usual: 8, deep: 150, length: 500 }, ({ seed, length }) => {
    const { pages } = walk(outerRim as Game, sample, seed, length);
    for (const { before, events } of pages) accounted(before as State, events as readonly Event[]);
  });
});

const folder = join(import.meta.dirname, "..", "games");
const kept = readdirSync(folder).filter((name) => name.endsWith(".journal"));

describe("kept games", () => {
  test.each(kept)("[OR-MKT-09] %s: sums are accounted for", (name) => {
    const file = readJournal(readFileSync(join(folder, name), "utf8"));
    if ("type" in file) throw new Error(file.code);
    let now = outerRim.begin({ ...file.header.terms.setup, content: null });
    for (const page of file.pages)
      if ("events" in page)
        for (const event of page.events as readonly Event[]) {
          const after = outerRim.evolve(now, event);
          if (event.type !== "table-laid") sameSums(now, event, after);
          now = after;
        }
    expect(now.winner).not.toBeNull();
  });
});

describe("planted", () => {
  const table = stage({
    players: [{ character: "bossk", space: "kessel", cards: [held("sealed-letter")] }],
  });
  const state = table.state();
  const rule = "OR-MKT-06";

  test("[UB-DATA-05] a second card of one id is found", () => {
    const gained = {
      type: "card-gained",
      player: 0,
      card: "sealed-letter",
      deck: null,
      rule,
    } as const;
    expect(() => accounted(state, [gained])).toThrow(/sealed-letter is at/);
  });

  test("[OR-FAME-03] a sum of the wrong size is found", () => {
    const amount = 3000;
    const earned = { type: "credits-gained", player: 0, amount, rule: "OR-TURN-02" } as const;
    expect(() => accounted(state, [earned])).toThrow(/where 2000 was due/);
    const goal = {
      type: "fame-gained",
      player: 0,
      amount: 1,
      source: "ship-goal",
      card: "yt-1300",
      rule: "OR-GOAL-02",
    } as const;
    expect(() => accounted(state, [goal])).toThrow(/1 for a goal/);
  });
});
