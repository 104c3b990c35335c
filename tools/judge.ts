/**
 * `npm run --silent judge -- GAME FILE`: plays worked games
 * through a referee and compares with what their file expects.
 */
import { readFileSync } from "node:fs";
import { judgeBountyHunters } from "./judge/bounty-hunters.ts";
import { judgeLegion } from "./judge/legion.ts";
import { judgeLegionLists } from "./judge/legion-lists.ts";
import type { Verdict } from "./judge/verdict.ts";

const judges: Readonly<Record<string, (file: unknown) => Verdict>> = {
  "bounty-hunters": judgeBountyHunters,
  legion: judgeLegion,
  "legion-lists": judgeLegionLists,
};

const usage = `usage: npm run --silent judge -- GAME FILE
  GAME  one of: ${Object.keys(judges).join(", ")}
  FILE  worked games as JSON: for bounty-hunters one score pad or a list of pads, for legion a list
        or an object with a list "vectors", for legion-lists an object with a list "lists" of { title, text }
Prints a JSON list of results. Differences from what the file expects go to stderr, and the exit code is then 1.`;

const words = process.argv.slice(2).filter((word) => word !== "--json");
if (words.includes("--help") || words.includes("-h")) {
  console.log(usage);
} else {
  process.exitCode = main(words);
}

function main([game = "", path, ...rest]: readonly string[]): number {
  const judge = Object.hasOwn(judges, game) ? judges[game] : undefined;
  if (judge === undefined || path === undefined || rest.length > 0) return complain([usage]);
  const file = readJson(path);
  if ("mistake" in file) return complain([file.mistake]);
  const { results, complaints } = judge(file.json);
  if (results.length > 0 || complaints.length === 0)
    console.log(`[\n${results.map((result) => JSON.stringify(result)).join(",\n")}\n]`);
  return complain(complaints);
}

function complain(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence);
  return sentences.length === 0 ? 0 : 1;
}

function readJson(path: string): { readonly json: unknown } | { readonly mistake: string } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return { mistake: `The file ${path} cannot be read.` };
  }
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return {
      mistake: `The file ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
