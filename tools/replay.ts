/** `npm run replay -- FILE`: a journal as a readable log, through the eyes of a seat, a spectator, or everyone. */
import { parseArgs } from 'node:util';
import { games } from '#rules/games.ts';
import type { Viewer } from '#rules/game.ts';
import type { JournalFile } from '#table/journal-file.ts';
import { pastOf, viewAfter } from '#table/replay.ts';
import type { LogEntry, Past } from '#table/talk/words.ts';
import { readJournalFile } from './journal-words.ts';
import { logLines } from './log-text.ts';

const usage = `Usage: npm run --silent replay -- FILE [--as SEAT|spectator|everyone] [--from N] [--to N] [--json]

Prints what happened, page by page: who, what, and the rule that made it happen. Seats are numbered from 0.
  --as     through whose eyes (standard: everyone)
  --from   start after this page (standard: 0)
  --to     stop after this page (standard: the last)
  --json   one JSON document: the view at --from, then the change and the log of each page, and the view at the end`;

process.exitCode = main();

function main(): number {
  const asked = askedFor();
  if (typeof asked === 'string') return complain(asked);
  if (asked.help) return print(usage);
  const [path, ...more] = asked.files;
  if (path === undefined || more.length > 0) return complain(`name one journal file\n\n${usage}`);
  const read = readJournalFile(path);
  if ('type' in read) return complain(`${path}: ${read.sentence}`);
  const past = replayed(read, asked);
  if (typeof past === 'string') return complain(`${path}: ${past}`);
  if (asked.json) return print(JSON.stringify({ ...past, end: viewAfter(past, past.steps.length) }));
  return print(textOf(read, past));
}

interface AskedFor {
  readonly files: readonly string[];
  readonly as: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly json: boolean;
  readonly help: boolean;
}

function askedFor(): AskedFor | string {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: text, from: text, to: text, json: flag, help: { type: 'boolean', short: 'h' } } });
    return { files: positionals, as: values.as ?? 'everyone', from: values.from, to: values.to, json: values.json ?? false, help: values.help ?? false };
  } catch (trouble) {
    return trouble instanceof Error ? (trouble.message.split('. ')[0] ?? '') : String(trouble);
  }
}

function replayed({ header, content, pages }: JournalFile, asked: AskedFor): Past | string {
  const game = games.find(({ id }) => id === header.terms.game);
  if (game === undefined) return `this Guildhall does not know the game "${header.terms.game}"`;
  const setup = { ...header.terms.setup, content };
  const as = eyes(asked.as, setup.seats);
  const from = pageNumber(asked.from, 0);
  const to = pageNumber(asked.to, pages.length);
  if (as === null) return `--as is a seat from 0 to ${setup.seats - 1}, spectator or everyone`;
  if (from === null || to === null) return '--from and --to are page numbers';
  try {
    return pastOf({ game, setup }, header.table, pages, { as, from, to });
  } catch {
    return 'what is written there cannot be read; verify says where';
  }
}

function eyes(as: string, seats: number): Viewer | 'everyone' | null {
  if (as === 'everyone' || as === 'spectator') return as;
  return /^\d+$/.test(as) && Number(as) < seats ? Number(as) : null;
}

function pageNumber(text: string | undefined, standard: number): number | null {
  if (text === undefined) return standard;
  return /^\d+$/.test(text) ? Number(text) : null;
}

function textOf({ header, pages }: JournalFile, past: Past): string {
  const { game, setup } = header.terms;
  const names = namesOf(pages, setup.seats);
  const title = `${game}, ${setup.seats} seats, ${pages.length} pages, ${new Date(header.at).toISOString().slice(0, 10)}, seen by ${past.as === 'everyone' ? 'everyone' : past.as === 'spectator' ? 'a spectator' : names[past.as]}`;
  const entries: readonly LogEntry[] = past.steps.flatMap(({ log }) => log);
  return [title, ...entries.flatMap((entry) => logLines(entry, names)), ...resultLines(pages, names)].join('\n');
}

function namesOf(pages: JournalFile['pages'], seats: number): readonly string[] {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  for (const page of pages) if (page.type === 'sat-down' || page.type === 'bot-seated') names[page.seat] = page.name;
  return names;
}

function resultLines(pages: JournalFile['pages'], names: readonly string[]): readonly string[] {
  const ended = pages.findLast((page) => page.type === 'ended');
  if (ended === undefined) return ['the game is not finished'];
  const places = ended.outcome.places.map((seats, place) => `${place + 1}. ${seats.map((seat) => names[seat]).join(', ')}`);
  return [`result: ${places.join('  ')}  [${ended.outcome.rule}]`, `seed revealed: ${ended.seed}`];
}

function print(text: string): number {
  console.log(text);
  return 0;
}

function complain(text: string): number {
  console.error(`replay: ${text}`);
  return 1;
}
