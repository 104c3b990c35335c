/** From a stored journal to a live table: the same for a server, a browser and a test. */
import type { Game } from "#rules/game.ts";
import { contentOf } from "../journal/content.ts";
import { headerNow } from "../journal/header-now.ts";
import { readAll } from "../journal/read-all.ts";
import { folding } from "../state/fold.ts";
import { inBreaths } from "../state/steps.ts";
import { openTable } from "./open.ts";
import type { Ports } from "../ports.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import type { Table } from "../table.ts";
import type { TableId } from "../talk/words.ts";

export type OpenResult = { readonly type: "opened"; readonly table: Table } | ErrorAnswer;

export async function openStored(
  ports: Ports,
  gameOf: (id: string) => Game | undefined,
  id: TableId,
): Promise<OpenResult> {
  const first = await ports.journal.header(id);
  if (first === null) return errorAnswer("no-such-table");
  const pages = await readAll(ports.journal, id, ports.breath);
  const header = headerNow(first, pages);
  const game = gameOf(header.terms.game);
  if (game === undefined) return errorAnswer("no-such-game", { game: header.terms.game });
  const content = await contentOf(ports.journal, game, header.contentHash);
  if (content === undefined)
    return errorAnswer("no-such-content", { hash: header.contentHash ?? "" });
  const setup = { ...header.terms.setup, content };
  const folded = await inBreaths(folding({ game, setup }, pages), ports.breath);
  return { type: "opened", table: openTable({ game, header, content, pages, folded, ports }) };
}
