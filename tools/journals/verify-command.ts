/**
 * `npm run verify -- FILE`: deals a finished game again and
 * says whether every stored outcome is the one the seed gives.
 */
import { parseArgs } from "node:util";
import { games } from "#rules/games.ts";
import { verify, type Verification } from "#table/past/verify.ts";
import { dealtText } from "./log-text.ts";
import { readJournalFile, sentenceOf } from "./journal-words.ts";
import type { Printer } from "./printer.ts";

const usage = `Usage: npm run --silent verify -- FILE [--json]

Deals a finished game again from the revealed seed and what everyone threw in, judges every move again, and compares
all of it with the journal. Exit code 0: nothing was altered. Exit code 1: something was, and the sentence says where.`;

/** Answers with the exit code; what it prints goes to `out`. */
export function verifyCommand(args: readonly string[], out: Printer): number {
  const { say, failed } = speaker(out);
  const asked = askedFor(args);
  if (typeof asked === "string") return say(1, asked);
  if (asked.help) return say(0, usage);
  const [path, ...more] = asked.files;
  if (path === undefined || more.length > 0)
    return say(1, `verify: name one journal file\n\n${usage}`);
  const read = readJournalFile(path);
  if ("type" in read) return failed(path, read.sentence, asked.json, read.page);
  const result = verify(games, read);
  if (result.type === "flaw") return failed(path, sentenceOf(result), asked.json, result.page);
  if (asked.json)
    return say(0, JSON.stringify({ file: path, ok: true, ...result, hash: read.hash }));
  return say(
    0,
    [
      `verified: ${path}`,
      judgedAs(result),
      ...dealtAs(result.dealt),
      ...sealOf(result, read.hash),
    ].join("\n"),
  );
}

function judgedAs({ pages, moves, rules, judgedAlike }: Verification): string {
  const count = `${pages} pages, ${moves} moves`;
  if (rules.then === rules.now) return `${count}, all as the seed and the rules give them`;
  return (
    `${count}; the deal and the end are as the seed gives them.\n` +
    `The moves were judged by rules version ${rules.then}, this Guildhall has ${rules.now}: ` +
    `${judgedAlike} of ${moves} are judged alike.`
  );
}

/** Whose parts went into the deal, and who could have chosen it. */
function dealtAs(dealt: Verification["dealt"]): readonly string[] {
  if (dealt === null) return [];
  const { parts, agreed, without, enough } = dealt;
  const [only] = parts;
  return [
    dealtText(parts),
    ...(agreed.length === 0 ? [] : [`agreed to be dealt to without a part: ${agreed.join(", ")}`]),
    ...(without.length === 0
      ? []
      : [`neither took part nor agreed to go without: ${without.join(", ")}`]),
    ...(enough
      ? []
      : [
          `WARNING: whoever ran the hall${only === undefined ? "" : ` and sat as ${only}`} could choose these cards`,
        ]),
  ];
}

function sealOf({ commit, seed, key }: Verification, hash: string): string[] {
  return [`commit ${commit}`, `seed   ${seed}`, `key    ${key}`, `file   ${hash}`];
}

function askedFor(
  args: readonly string[],
): { files: string[]; json: boolean; help: boolean } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    return { files: positionals, json: values.json ?? false, help: values.help ?? false };
  } catch (trouble) {
    return `verify: ${trouble instanceof Error ? trouble.message.split(". ")[0] : String(trouble)}`;
  }
}

interface Speaker {
  say(code: number, text: string): number;
  failed(path: string, sentence: string, json: boolean, page: number | null): number;
}

function speaker({ log, error }: Printer): Speaker {
  const say: Speaker["say"] = (code, text) => {
    (code === 0 ? log : error)(text);
    return code;
  };
  return {
    say,
    failed(path, sentence, json, page) {
      if (!json) return say(1, `not verified: ${path}: ${sentence}`);
      log(JSON.stringify({ file: path, ok: false, page, sentence }));
      return 1;
    },
  };
}
