/** What would change nothing, in games by chance and in games of earlier rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { chanceBy, walk } from "#rules/conformance/walk.ts";
import { readJournal } from "#table/journal/file.ts";
import { isRefusal, type Game } from "../../game.ts";
import { outerRim } from "../outer-rim.ts";
import { sample } from "../sample.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";

/** All that an ability for nothing leaves behind. */
const traces: readonly Event["type"][] = [
  "ability-used",
  "credits-spent",
  "dice-rolled",
  "test-resolved",
  "asked",
];

/** It asks something else, or tells of more than its use. */
function doesSomething(ask: string, events: readonly Event[]): boolean {
  return events.some((event) =>
    event.type === "asked"
      ? event.pending.questions.some((question) => question.ask !== ask)
      : !traces.includes(event.type),
  );
}

/** Abilities offered in random games that do nothing, however the dice fall. */
function idleIn(seed: number, length: number): string[] {
  const { pages } = walk(outerRim as Game, sample, seed, length);
  return pages.flatMap((page) => {
    const before = page.before as State;
    const ask = before.pending.questions.find(({ seat }) => seat === page.seat)?.ask ?? "";
    if (ask !== "planning" && ask !== "action" && ask !== "encounter") return [];
    return outerRim.options(outerRim.viewFor(before, page.seat)).flatMap((command) => {
      if (command.type !== "use") return [];
      const helps = [1, 2, 3, 4, 5, 6, 7, 8].some((chance) => {
        const events = outerRim.decide(before, page.seat, command, chanceBy(chance));
        return !isRefusal(events) && doesSomething(ask, events);
      });
      return helps ? [] : [command.ability];
    });
  });
}

test("[OR-EFF-04] in random games every ability that is offered does something", () => {
  // What games by chance once offered in vain.
  const known = [10, 100, 104, 162, 167, 169];
  expect(known.flatMap((seed) => idleIn(seed, 300))).toEqual([]);
  inAnyGame({ usual: 6, deep: 150, length: 300 }, ({ seed, length }) => {
    expect(idleIn(seed, length)).toEqual([]);
  });
});

/** A game of rules version 10 in which Bossk recovered six times without a scratch. */
function kept(): readonly (readonly Event[])[] {
  const path = join(import.meta.dirname, "..", "games", "two-with-idle-uses.journal");
  const file = readJournal(readFileSync(path, "utf8"));
  if ("type" in file) throw new Error(file.code);
  return file.pages.flatMap((page) => ("events" in page ? [page.events as readonly Event[]] : []));
}

function wasForNothing(events: readonly Event[]): boolean {
  const isUse = (event: Event): boolean =>
    event.type === "ability-used" && event.ability === "bossk-recover";
  return events.some(isUse) && !events.some(({ type }) => type === "damage-recovered");
}

const folded = (pages: readonly (readonly Event[])[]): State =>
  pages
    .flat()
    .reduce(
      (state: State, event) => outerRim.evolve(state, event),
      outerRim.begin({ seats: 2, options: { fame: "5", box: "base" }, content: null }),
    );

describe("games of earlier rules", () => {
  test("[OR-EFF-04] a use for nothing is folded as it was written", () => {
    expect(kept().filter(wasForNothing)).toHaveLength(6);
    expect(folded(kept()).winner).not.toBeNull();
  });

  test("[OR-EFF-04] a question asked before is answered as it was asked", () => {
    const pages = kept();
    const before = folded(pages.slice(0, pages.findIndex(wasForNothing)));
    const [seat] = outerRim.awaited(before);
    const said = outerRim.decide(
      before,
      seat ?? 0,
      { type: "use", ability: "bossk-recover" },
      chanceBy(1),
    );
    expect(said).toContainEqual(expect.objectContaining({ type: "ability-used" }));
  });
});
