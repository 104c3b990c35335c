/**
 * Finished games, kept with their own cards: they are folded for ever, and judged again while the rules are the same.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "#rules/game.ts";
import { games } from "#rules/games.ts";
import { readJournal } from "#table/journal/file.ts";
import { verify } from "#table/past/verify.ts";
import { bountyHunters } from "../index.ts";
import type { Event } from "../index.ts";

const folder = import.meta.dirname;
const kept = readdirSync(folder).filter((name) => name.endsWith(".journal"));

test("there are three at least", () => {
  expect(kept.length).toBeGreaterThanOrEqual(3);
});

describe.each(kept)("%s", (name) => {
  const file = readJournal(readFileSync(join(folder, name), "utf8"));
  if ("type" in file) throw new Error(file.code);
  const setup = { ...file.header.terms.setup, content: file.content };
  const events = file.pages.flatMap((page): readonly GameEvent[] =>
    "events" in page ? page.events : [],
  );
  const ended = file.pages.find((page) => page.type === "ended");

  test("[BH-SCORE-06] folds to the outcome it ended with", () => {
    let state = bountyHunters.begin(setup);
    for (const event of events as readonly Event[]) state = bountyHunters.evolve(state, event);
    expect(bountyHunters.outcome(state)).toEqual(ended?.outcome);
    expect(bountyHunters.awaited(state)).toEqual([]);
  });
  test("is judged as it was, shuffles included", () => {
    const isSameRules = file.header.rulesVersion === bountyHunters.rulesVersion;
    expect(verify(games, file)).toMatchObject(
      isSameRules ? { type: "verified" } : { code: "other-rules" },
    );
  });
});
