/**
 * Finished games are kept with their content and replayed for ever: they fold, show and replay whatever the rules have
 * become since, and their deal is checked again. A bug report becomes a journal here first.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { JournalFile } from "#table/journal/file.ts";
import { readJournal } from "#table/journal/file.ts";
import { pastOf, viewAfter } from "#table/past/replay.ts";
import { verify } from "#table/past/verify.ts";
import { fold } from "./game.ts";
import type { Game, GameEvent, Outcome } from "./game.ts";
import { games } from "./games.ts";

test("none is lost: a game that was kept once is kept for ever", () => {
  const found = games.flatMap(({ id }) => journalsOf(id));
  expect(found.length).toBeGreaterThanOrEqual(18);
});

const withGames = games.filter(({ id }) => journalsOf(id).length > 0);

describe.each(withGames.map((game) => ({ id: game.id, game })))(
  "kept games of $id",
  ({ id, game }) => {
    const kept = journalsOf(id).map((path) => ({ name: basename(path), file: journalIn(path) }));

    describe.each(kept)("$name", ({ file }) => {
      test("folds to the end it had", () => {
        expect(endOf(game, file)).toMatchObject(endWritten(file));
      });

      test("shows and replays: the view after the last step is the view at the end", () => {
        const { seats } = file.header.terms.setup;
        const state = lastState(game, file);
        for (const as of [...Array(seats).keys(), "spectator" as const]) {
          const to = file.pages.length;
          const past = pastOf(tableOf(game, file), file.header.table, file.pages, {
            as,
            from: 0,
            to,
          });
          expect(viewAfter(past, past.pages.length)).toEqual(game.viewFor(state, as));
          expect(past.pages.some(({ log }) => log.length > 0)).toBe(true);
        }
      });

      test("its deal is the one the seed gives, and a verdict by other rules says so", () => {
        const rules = { then: file.header.rulesVersion, now: game.rulesVersion };
        const verdict = verify(games, file);
        if (verdict.type === "verified") return expect(verdict.rules).toEqual(rules);
        // Rules that deal otherwise cannot check the deal of then, and say so; only our own must.
        expect(rules.then).toBeLessThan(rules.now);
        expect(verdict.code).toBe("other-rules");
      });
    });

    test("planted: a fold that forgets one kind of event is found by the shortest of them", () => {
      const [file] = kept
        .map((one) => one.file)
        .toSorted((a, b) => a.pages.length - b.pages.length);
      if (file === undefined) throw new Error("nothing is kept");
      const types = new Set(eventsIn(file).map(({ type }) => type));
      const missed = [...types].filter((type) => {
        const { evolvePage: _, ...byEvent } = game;
        const forgetful: Game = {
          ...byEvent,
          evolve: (state, event) => (event.type === type ? state : game.evolve(state, event)),
        };
        return !isFound(() => expect(endOf(forgetful, file)).toMatchObject(endWritten(file)));
      });
      // Some events only tell; most change the end, or the table on which the next one happens.
      expect(missed.length).toBeLessThan(types.size);
      expect(isFound(() => expect(endOf(game, file)).toMatchObject(endWritten(file)))).toBe(false);
    });
  },
);

function journalsOf(id: string): string[] {
  const folder = join(import.meta.dirname, id, "games");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(".journal")).map((name) => join(folder, name));
}

function journalIn(path: string): JournalFile {
  const file = readJournal(readFileSync(path, "utf8"));
  if ("type" in file) throw new Error(`${path}: ${file.code}`);
  return file;
}

function tableOf(game: Game, { header, content }: JournalFile) {
  return { game, setup: { ...header.terms.setup, content } };
}

function eventsIn({ pages }: JournalFile): readonly GameEvent[] {
  return pages.flatMap((page) => ("events" in page ? page.events : []));
}

function lastState(game: Game, file: JournalFile): unknown {
  return fold(game, game.begin(tableOf(game, file).setup), eventsIn(file));
}

function endOf(game: Game, file: JournalFile): Outcome | null {
  return game.outcome(lastState(game, file));
}

/** The rule that is named for the end, and rows that nobody counted yet, may differ from then. */
function endWritten({ pages }: JournalFile): Pick<Outcome, "places" | "pads"> {
  const ended = pages.find((page) => page.type === "ended");
  if (ended === undefined) throw new Error("a kept game is finished");
  return { places: ended.outcome.places, pads: ended.outcome.pads };
}

function isFound(claim: () => void): boolean {
  try {
    claim();
    return false;
  } catch {
    return true;
  }
}
