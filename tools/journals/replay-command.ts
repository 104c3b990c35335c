/** `npm run replay -- FILE`: a journal as a readable log, through the eyes of a seat, a spectator, or everyone. */
import { parseArgs } from "node:util";
import { games } from "#rules/games.ts";
import type { Viewer } from "#rules/game.ts";
import type { JournalFile } from "#table/journal/file.ts";
import { pastOf, viewAfter } from "#table/past/replay.ts";
import { viewAfterSteps } from "#table/talk/steps/seen-steps.ts";
import type { Past } from "#table/talk/past.ts";
import { chapterLines, type StoryPage } from "./chapters.ts";
import { readJournalFile } from "./journal-words.ts";
import { logLines } from "./log-text.ts";
import type { Printer } from "./printer.ts";
import { languages, type Language } from "#table/talk/languages.ts";
import { storytellerOf, type Sitter } from "./storyteller.ts";

const usage = `Usage: npm run --silent replay -- FILE [--as SEAT|spectator|everyone] [--from N] [--to N]
                                    [--language ${languages.join("|")}] [--story] [--raw] [--json]

Prints what happened, page by page: who, what, and the rule that made it happen. Seats are numbered from 0.
  --as        through whose eyes (standard: everyone)
  --from      start after this page (standard: 0)
  --to        stop after this page (standard: the last)
  --language  of the game's sentences (standard: en)
  --story     only the sentences: no page numbers, no rules, nothing of the hall
  --raw       every field of every event, and bots' reasons, instead of sentences
  --json      one JSON document: the view at --from, then the steps and the log of each page, and the view at the end`;

/** Answers with the exit code; what it prints goes to `out`. */
export async function replayCommand(args: readonly string[], out: Printer): Promise<number> {
  const complain = (text: string): number => {
    out.error(`replay: ${text}`);
    return 1;
  };
  const print = (text: string): number => {
    out.log(text);
    return 0;
  };
  const asked = askedFor(args);
  if (typeof asked === "string") return complain(asked);
  if (asked.help) return print(usage);
  const [path, ...more] = asked.files;
  if (path === undefined || more.length > 0) return complain(`name one journal file\n\n${usage}`);
  const read = readJournalFile(path);
  if ("type" in read) return complain(`${path}: ${read.sentence}`);
  const past = replayed(read, asked);
  if (typeof past === "string") return complain(`${path}: ${past}`);
  if (asked.json)
    return print(JSON.stringify({ ...past, end: viewAfter(past, past.pages.length) }));
  return print(await textOf(read, past, asked));
}

interface AskedFor {
  readonly files: readonly string[];
  readonly as: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly language: string;
  readonly story: boolean;
  readonly raw: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

function askedFor(args: readonly string[]): AskedFor | string {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const options = {
      as: text,
      from: text,
      to: text,
      language: text,
      story: flag,
      raw: flag,
      json: flag,
      help: { type: "boolean", short: "h" },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const {
      as = "everyone",
      from,
      to,
      language = "en",
      story = false,
      raw = false,
      json = false,
      help = false,
    } = values;
    return { files: positionals, as, from, to, language, story, raw, json, help };
  } catch (trouble) {
    return trouble instanceof Error ? (trouble.message.split(". ")[0] ?? "") : String(trouble);
  }
}

function replayed({ header, content, pages }: JournalFile, asked: AskedFor): Past | string {
  const game = games.find(({ id }) => id === header.terms.game);
  if (game === undefined) return `this Guildhall does not know the game "${header.terms.game}"`;
  const setup = { ...header.terms.setup, content };
  const as = viewerIn(asked.as, setup.seats);
  const from = pageNumber(asked.from, 0);
  const to = pageNumber(asked.to, pages.length);
  if (as === null) return `--as is a seat from 0 to ${setup.seats - 1}, spectator or everyone`;
  if (from === null || to === null) return "--from and --to are page numbers";
  if (languageOf(asked.language) === undefined)
    return `--language is one of ${languages.join(", ")}`;
  try {
    return pastOf({ game, setup }, header.table, pages, { as, from, to });
  } catch {
    return "what is written there cannot be read; verify says where";
  }
}

function viewerIn(as: string, seats: number): Viewer | "everyone" | null {
  if (as === "everyone" || as === "spectator") return as;
  return /^\d+$/.test(as) && Number(as) < seats ? Number(as) : null;
}

function pageNumber(text: string | undefined, standard: number): number | null {
  if (text === undefined) return standard;
  return /^\d+$/.test(text) ? Number(text) : null;
}

function languageOf(text: string): Language | undefined {
  return languages.find((language) => language === text);
}

async function textOf(
  { header, pages }: JournalFile,
  past: Past,
  { raw, language, story: bare }: AskedFor,
): Promise<string> {
  const { game, setup } = header.terms;
  const sitters = sittersOf(pages, setup.seats);
  const names = sitters.map(({ name }) => name);
  const eyesOf =
    past.as === "everyone" ? "everyone" : past.as === "spectator" ? "a spectator" : names[past.as];
  const title = `${game}, ${setup.seats} seats, ${pages.length} pages, ${new Date(header.at).toISOString().slice(0, 10)}, seen by ${eyesOf}`;
  const story = raw
    ? null
    : await storytellerOf(
        game,
        languageOf(language) ?? "en",
        sitters,
        bare ? "without rules" : "with rules",
      );
  const told: StoryPage[] = [];
  let view = past.view;
  for (const { steps, log } of past.pages) {
    view = viewAfterSteps(view, steps);
    const seen: unknown = past.as === "everyone" && Array.isArray(view) ? view[0] : view;
    // A story does not tell who sat down where: who plays whom is its first lines.
    for (const entry of log) if (!bare || entry.type !== "seated") told.push({ entry, view: seen });
  }
  const lines =
    story !== null && story.beginsChapter !== null
      ? chapterLines(told, story, names)
      : told.flatMap(({ entry, view: seen }) => logLines(entry, { names, story, view: seen }));
  if (bare) return lines.map((line) => line.replace(/^ *\d* {2}/, "")).join("\n");
  return [
    title,
    ...lines,
    ...resultLines(pages.slice(0, past.from + past.pages.length), names),
  ].join("\n");
}

function sittersOf(pages: JournalFile["pages"], seats: number): readonly Sitter[] {
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    name: `seat ${seat}`,
    bot: false,
  }));
  for (const page of pages)
    if (page.type === "sat-down" || page.type === "bot-seated")
      sitters[page.seat] = { name: page.name, bot: page.type === "bot-seated" };
  return sitters;
}

function resultLines(pages: JournalFile["pages"], names: readonly string[]): readonly string[] {
  const ended = pages.findLast((page) => page.type === "ended");
  if (ended === undefined) return [];
  const places = ended.outcome.places.map(
    (seats, place) =>
      `${place + 1}. ${seats.length === 0 ? "a printed opponent" : seats.map((seat) => names[seat]).join(", ")}`,
  );
  return [`result: ${places.join("  ")}  [${ended.outcome.rule}]`, `seed revealed: ${ended.seed}`];
}
