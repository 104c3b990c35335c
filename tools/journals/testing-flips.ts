/** Journals as a person saves them, and every way to turn over one bit of one. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { games } from "#rules/games.ts";
import { legion } from "#rules/legion/index.ts";
import { readJournal, readLine, writeJournal } from "#table/journal/file.ts";
import { verify } from "#table/past/verify.ts";
import { ask, ginny, openNew, rig, startWith, terms } from "#table/testing/rig.ts";
import { the } from "#table/testing/the.ts";

/** What `npm run verify` does with the bytes of a file. */
export function isVerified(bytes: Uint8Array): boolean {
  const file = readJournal(Buffer.from(bytes).toString("utf8"));
  return !("type" in file) && verify(games, file).type === "verified";
}

export function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const at = Math.floor(bit / 8);
  changed[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8));
  return changed;
}

/** The shortest kept game of each: that of the fewest bytes. */
export function shortestKept(): readonly { readonly game: string; readonly bytes: Buffer }[] {
  return games.flatMap(({ id }) => {
    const folder = join(import.meta.dirname, "../../rules", id, "games");
    const paths = (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith(".journal"))
      .map((name) => join(folder, name))
      .filter((path) => isVerified(readFileSync(path)))
      .toSorted((a, b) => statSync(a).size - statSync(b).size);
    return paths[0] === undefined ? [] : [{ game: id, bytes: readFileSync(paths[0]) }];
  });
}

/** A ledger of a few pages, with names and talk in letters of two, three and four bytes. */
export async function shortLedger(): Promise<Buffer> {
  const bench = rig();
  const table = await openNew(bench, legion, terms(legion, 2));
  const zoe = { ...ginny, name: "Zoë Ñandú" };
  await startWith(table, [zoe, zoe], 2);
  await ask(table, zoe, { type: "say", said: { type: "text", text: "¡ven! – 好 🎲 \uFFFD" } });
  for (const command of [{ type: "close-armies" }, { type: "end-game", wipedOut: null }]) {
    const answer = await ask(table, zoe, { type: "command", seat: 0, command });
    if (answer.type !== "done") throw new Error(JSON.stringify(answer));
  }
  const header = the(await bench.journal.header(table.id));
  const pages = await bench.journal.read(table.id, 0);
  const text = writeJournal(legion, header, legion.standardContent, pages);
  if (typeof text !== "string") throw new Error(text.code);
  return Buffer.from(text);
}

/**
 * The bits whose turning a reader would miss, among those that `chosen` names. A line is checked by what stands before
 * it and by itself, so what is before it need not be read again for each of a million bits; a line end that is turned
 * over joins two lines.
 */
export function missedBits(bytes: Buffer, chosen: (bit: number) => boolean): readonly number[] {
  const missed: number[] = [];
  let before = "";
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start) + 1;
    const nextEnd = bytes.indexOf(10, end) + 1 || bytes.length;
    for (let bit = start * 8; bit < end * 8; bit++) {
      if (!chosen(bit)) continue;
      const piece = bytes.subarray(start, bit >= (end - 1) * 8 ? nextEnd : end);
      const [line = ""] = flippedText(piece, bit - start * 8).split("\n");
      if (typeof readLine(before, line) !== "string") missed.push(bit);
    }
    const read = readLine(before, bytes.subarray(start, end - 1).toString("utf8"));
    if (typeof read === "string") throw new Error(`the file itself is ${read}`);
    before = read.hash;
    start = end;
  }
  return missed;
}

function flippedText(piece: Uint8Array, bit: number): string {
  return Buffer.from(flipped(piece, bit)).toString("utf8");
}
