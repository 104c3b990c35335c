/** The score of the list reader: how many lists of each kind are wholly right, told, or wrong without a word. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { corpusIn, scoreOf, type ListScore } from "#rules/legion/index.ts";
import type { PadVerdict } from "./verdict.ts";

export const corpusFolder = "rules/legion/games/lists";

/** Of a hundred lists. */
const wanted = 95;

export function scoresIn(folder: string): readonly ListScore[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => corpusIn(readFileSync(join(folder, name), "utf8")))
    .map(scoreOf);
}

export function judgeCorpus(folder: string): PadVerdict {
  const scores = scoresIn(folder);
  const kinds = [...Map.groupBy(scores, ({ kind }) => kind)];
  const results = [...kinds, ["all", scores] as const].map(([kind, some]) => tally(kind, some));
  const wrong = scores.filter(({ verdict }) => verdict === "wrong");
  const isEnough = rightOf(scores) >= (scores.length * wanted) / 100;
  const told = isEnough ? [] : scores.filter(({ verdict }) => verdict === "told");
  return {
    results,
    complaints: [
      ...wrong.map((score) => sentence("wrong without a question", score)),
      ...told.map((score) => sentence("told, not read", score)),
      ...(isEnough ? [] : [`Fewer than ${wanted} of a hundred lists are wholly right.`]),
    ],
  };
}

function tally(kind: string, scores: readonly ListScore[]): Readonly<Record<string, unknown>> {
  const count = (verdict: ListScore["verdict"]): number =>
    scores.filter((score) => score.verdict === verdict).length;
  return {
    kind,
    lists: scores.length,
    right: count("right"),
    told: count("told"),
    wrong: count("wrong"),
  };
}

function rightOf(scores: readonly ListScore[]): number {
  return scores.filter(({ verdict }) => verdict === "right").length;
}

function sentence(what: string, { kind, title, differences }: ListScore): string {
  return `${what}: ${kind}, ${title}: ${[...new Set(differences)].slice(0, 3).join("; ")}`;
}
