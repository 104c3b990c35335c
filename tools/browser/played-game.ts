/** What comes after a game needs a game that is over: bots play it for two people, and no page watches. */
import { expect } from "vitest";
import type { Visitor } from "#server/testing/visitor.ts";
import type { NewTable } from "#table/talk/lobby.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";

export async function playedGame(
  host: Visitor,
  guest: Visitor,
  wish: Pick<NewTable, "guild"> = {},
): Promise<TableId> {
  // The shortest there is.
  const options = { mode: "introductory" };
  const table = await host.make({ game: "bounty-hunters", seats: 2, options, ...wish });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  await host.ask(table, { type: "substitute", seat: 0, level: "random" });
  await guest.ask(table, { type: "substitute", seat: 1, level: "random" });
  const phase = async (): Promise<string> =>
    ((await host.get(`/api/tables/${table}`)).body as TableInfo).phase;
  // A whole game on a busy machine: only never is a failure.
  await expect.poll(phase, { timeout: 240_000 }).toBe("over");
  return table;
}
