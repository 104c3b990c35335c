/**
 * `npm run --silent judge -- GAME FILE`: plays worked games
 * through a referee and compares with what their file expects.
 */
import { judgeBountyHunters } from "./judge/bounty-hunters.ts";
import { judgeLegion } from "./judge/legion.ts";
import { fileText } from "./journals/file-text.ts";
import { judgeLegionLists } from "./judge/legion-lists.ts";
import { corpusFolder, judgeCorpus } from "./judge/list-corpus.ts";
import type { PadVerdict } from "./judge/verdict.ts";

const judges: Readonly<Record<string, (file: unknown) => PadVerdict>> = {
  "bounty-hunters": judgeBountyHunters,
  legion: judgeLegion,
  "legion-lists": judgeLegionLists,
};

const usage = `usage: npm run --silent judge -- GAME FILE
  GAME  one of: ${Object.keys(judges).join(", ")}
  FILE  worked games as JSON: for bounty-hunters one score pad or a list of pads, for legion a list
        or an object with a list "vectors", for legion-lists an object with a list "lists" of { title, text };
        without a FILE legion-lists scores the reader on our own lists (${corpusFolder})
Prints a JSON list of results. Differences from what the file expects go to stderr, and the exit code is then 1.`;

const largestFile = 16 * 1024 * 1024;

const words = process.argv.slice(2).filter((word) => word !== "--json");
if (words.includes("--help") || words.includes("-h")) {
  console.log(usage);
} else {
  process.exitCode = main(words);
}

function main([game = "", path, ...rest]: readonly string[]): number {
  const judge = Object.hasOwn(judges, game) ? judges[game] : undefined;
  if (game === "legion-lists" && path === undefined) return print(judgeCorpus(corpusFolder));
  if (judge === undefined || path === undefined || rest.length > 0) return complain([usage]);
  const file = readJson(path);
  return "mistake" in file ? complain([file.mistake]) : print(judge(file.json));
}

function print({ results, complaints }: PadVerdict): number {
  if (results.length > 0 || complaints.length === 0)
    console.log(`[\n${results.map((result) => JSON.stringify(result)).join(",\n")}\n]`);
  return complain(complaints);
}

function complain(sentences: readonly string[]): number {
  for (const sentence of sentences) console.error(sentence);
  return sentences.length === 0 ? 0 : 1;
}

function readJson(path: string): { readonly json: unknown } | { readonly mistake: string } {
  const file = fileText(path, largestFile);
  if ("why" in file) return { mistake: `The file ${path} cannot be read: ${file.why}.` };
  try {
    return { json: JSON.parse(file.text) };
  } catch (error) {
    return {
      mistake: `The file ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
