/**
 * Leaving for ever. Doors, keys and the name go at once, running seats go to bots; then the name is taken out of the
 * journals, a few tables at a time, and goes on being so after a restart.
 */
import { createHash } from "node:crypto";
import type { PersonId } from "#table/journal/page.ts";
import type { Seat } from "#rules/game.ts";
import type { Person } from "#table/ports.ts";
import type { TableId } from "#table/talk/words.ts";
import type { People } from "../accounts/people.ts";
import { newSecret } from "../accounts/secrets.ts";
import { handOver } from "../guild/changes.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { Store } from "../store/port.ts";

export interface AccountRemoval {
  /** `endSockets`: once no session of theirs opens a new one. */
  leave(person: PersonId, endSockets: () => void): Promise<void>;
  /** Those who left and are still named somewhere. */
  goOn(): Promise<void>;
}

export interface LeavingNeeds {
  readonly store: Store;
  readonly people: People;
  readonly tables: OpenTables;
  readonly bug: (what: string, error: unknown) => void;
}

export function openLeaving({ store, people, tables, bug }: LeavingNeeds): AccountRemoval {
  const { guilds, directory, leaving } = store;

  async function takeOut(person: PersonId): Promise<void> {
    while (await leaving.takeOutName(person, numberOf(person)));
  }

  return {
    async leave(person, endSockets) {
      // Nobody comes in any more under the old name.
      for (const { id } of await people.sessions(person, null)) await people.endSession(person, id);
      endSockets();
      const someone = { id: person, name: numberOf(person) };
      for (const [table, seats] of await directory.of(person))
        await giveUp(tables, someone, table, seats);
      for (const { id } of await guilds.of(person))
        await guilds.settle(id, (members) => handOver(members, person));
      await leaving.leave(person);
      takeOut(person).catch((error: unknown) => bug("a name was not taken out", error));
    },
    async goOn() {
      for (const person of await leaving.leaving()) await takeOut(person);
    },
  };
}

/** Six digits that nobody can lead back to a person, the same wherever they played. */
function numberOf(person: PersonId): string {
  const hash = createHash("sha256").update(`number ${person}`).digest();
  return `#${String(hash.readUInt32BE() % 1_000_000).padStart(6, "0")}`;
}

/** A game that is over and lies on the shelf is not opened for this: its pages are rewritten there. */
async function giveUp(
  tables: OpenTables,
  person: Person,
  id: TableId,
  seats: readonly Seat[],
): Promise<void> {
  const row = await tables.row(id);
  if (row === null || (row.phase === "over" && tables.version(id) === 0)) return;
  const table = await tables.find(id);
  if (table === null) return;
  // Who comes to a table under another name is renamed there, for everyone who looks on.
  const here = table.listen(person, "spectator", null, () => undefined);
  await table.settled();
  for (const seat of seats) {
    const asked = { id: newSecret(), table: id, seat };
    if (row.phase === "gathering") await table.ask(person, { ...asked, type: "leave-seat" });
    if (row.phase === "playing")
      await table.ask(person, { ...asked, type: "substitute", level: row.botLevel });
  }
  if (here.type === "listening") here.stop();
}
