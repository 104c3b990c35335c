/** A ledger as long as a season, with half of its entries removed again: what an attacker would point at. */
import { unitNamed } from "#server/testing/ledger-unit.ts";
import { visitor } from "#server/testing/visitor.ts";

export interface LongGame {
  readonly table: string;
  readonly owner: string;
  readonly pages: number;
}

export async function longGame(url: string, entries: number): Promise<LongGame> {
  const jabba = await visitor(url, "Jabba");
  const table = await jabba.make({ game: "legion", seats: 1 });
  await jabba.ask(table, { type: "start" });
  const wire = await jabba.socket();
  let pages = 0;
  const entry = async (command: unknown): Promise<void> => {
    const answer = await wire.ask(table, { type: "command", seat: 0, command });
    if (answer.type !== "done") throw new Error(`the ledger refused: ${JSON.stringify(answer)}`);
    pages = answer.version;
  };
  await entry({ type: "add-unit", unit: unitNamed("Rebel") });
  for (let i = 0; i < entries; i++) {
    await entry({ type: "change-unit", unit: unitNamed(`Rebel ${i}`) });
    const removal = { type: "amend", seat: 0, page: pages, command: null } as const;
    if (i % 2 === 0) await wire.ask(table, removal);
    const text = `${i} ${"x".repeat(180)}`;
    if (i % 2 === 1) await wire.ask(table, { type: "say", said: { type: "text", text } });
  }
  wire.close();
  return { table, owner: jabba.token, pages };
}
