/** How large the updates of Outer Rim are, in the games that are kept. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "#rules/game.ts";
import { outerRim } from "#rules/outer-rim/index.ts";
import { readJournal } from "#table/journal/file.ts";
import { pastOf } from "#table/past/replay.ts";
import type { PastPage } from "#table/talk/past.ts";
import type { Tell } from "#table/talk/words.ts";
import type { BoardFigure } from "./client-figures.ts";

/** What the first seat is told of each page, as it travels: messages of a socket are not packed. */
export function updateFigures(): readonly BoardFigure[] {
  const folder = join(import.meta.dirname, "../../rules/outer-rim/games");
  const names = readdirSync(folder).filter((name) => name.endsWith(".journal"));
  const sizes = names.flatMap((name) => updatesIn(readFileSync(join(folder, name), "utf8")));
  const at = (part: number): number =>
    (sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length * part)] ?? 0) / 1024;
  return [
    { what: "update, median", values: [at(0.5)], unit: "KB", aim: 0.8 },
    { what: "update, 95th percentile", values: [at(0.95)], unit: "KB", aim: 2.5 },
  ];
}

function updatesIn(journal: string): readonly number[] {
  const file = readJournal(journal);
  if ("type" in file) throw new Error(file.code);
  const { header, content, pages } = file;
  const game = outerRim as unknown as Game;
  const setup = { ...header.terms.setup, content };
  const span = { as: 0, from: 0, to: pages.length };
  const past = pastOf({ game, setup }, header.table, pages, span);
  const played = past.pages.filter(({ log }) => log.some(({ type }) => type === "news"));
  return played.map((page) => JSON.stringify(updateOf(page)).length);
}

function updateOf({ version, steps, log, awaited }: PastPage): Tell {
  const [table, from] = ["x".repeat(24), version - 1];
  return { table, type: "update", from, steps, log, as: 0, version, awaited };
}
