/** Deals a finished game again, here in the browser. */
import type { Game } from "#rules/game.ts";
import { readJournal, writeJournal } from "#table/journal/file.ts";
import { headerNow } from "#table/journal/header-now.ts";
import { type FlawCode } from "#table/journal/flaw.ts";
import { verify, type Verification } from "#table/past/verify.ts";
import { largestJournal } from "#table/talk/limits.ts";
import { gameCard } from "../games/list.ts";
import { request } from "../lobby/request.ts";
import { isNear } from "../nearby/near.ts";

export type CheckResult =
  | Verification
  | { readonly type: "flaw"; readonly code: FlawCode | "no-journal"; readonly page: number | null };

/** A file somebody chose: what is too large for a journal is not even read. */
export async function textOfFile(file: File): Promise<string | CheckResult> {
  if (file.size > largestJournal) return { type: "flaw", code: "too-large", page: null };
  return file.text();
}

export async function check(text: string): Promise<CheckResult> {
  const file = readJournal(text);
  return "type" in file ? file : verify(await rulesFor(file.header.terms.game), file);
}

/**
 * One game's rules are fetched, not the whole house; a game that has no screen here is looked for in the list of all.
 */
async function rulesFor(id: string): Promise<readonly Game[]> {
  const card = gameCard(id);
  return card ? [await (await card.load()).loadGame()] : (await import("#rules/games.ts")).games;
}

/** The journal of a table as text: from the hall, or from this device. `null` while its game is not over. */
export async function journalText(table: string): Promise<string | null> {
  if (table.startsWith("local-")) return localJournal(table.slice("local-".length));
  if (isNear(table)) {
    const reply = await request<string>("GET", `/tables/${table}/journal`);
    return reply.type === "ok" ? reply.value : null;
  }
  try {
    const answer = await fetch(`/api/tables/${table}/journal`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

export async function localJournal(id: string): Promise<string | null> {
  const { browserJournal } = await import("../local/journal.ts");
  const first = await browserJournal.header(id);
  if (!first) return null;
  const pages = await browserJournal.read(id, 0);
  const header = headerNow(first, pages);
  const game = (await rulesFor(header.terms.game)).find((one) => one.id === header.terms.game);
  if (!game) return null;
  const content =
    header.contentHash === null ? null : await browserJournal.content(header.contentHash);
  const text = writeJournal(game, first, content, pages);
  return typeof text === "string" ? text : null;
}
