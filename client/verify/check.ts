/** Deals a finished game again, here in the browser. */
import { games } from '#rules/games.ts';
import { readJournal, writeJournal, type FlawCode } from '#table/journal-file.ts';
import { verify, type Verified } from '#table/verify.ts';

export type Checked = Verified | { readonly type: 'flaw'; readonly code: FlawCode | 'no-journal'; readonly page: number | null };

export function check(text: string): Checked {
  const file = readJournal(text);
  return 'type' in file ? file : verify(games, file);
}

/** The journal of a table as text: from the hall, or from this device. `null` while its game is not over. */
export async function journalText(table: string): Promise<string | null> {
  if (table.startsWith('local-')) return localJournal(table.slice('local-'.length));
  try {
    const answer = await fetch(`/api/tables/${table}/journal`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

async function localJournal(id: string): Promise<string | null> {
  const { browserJournal } = await import('../local/journal.ts');
  const header = await browserJournal.header(id);
  const game = games.find((one) => one.id === header?.terms.game);
  if (!header || !game) return null;
  const content = header.contentHash === null ? null : await browserJournal.content(header.contentHash);
  const text = writeJournal(game, header, content, await browserJournal.read(id, 0));
  return typeof text === 'string' ? text : null;
}
