/** Who can be called at all, as far as this copy knows: others add channels too, so it looks again while asked. */
import type { Owner } from "../../call-port.ts";
import { reachOf, type Reach } from "../../reach.ts";
import type { Database } from "../connection.ts";

/** Where many have a channel the statement that writes the page finds out who. */
const mostKnown = 500;
const lookEvery = 1000;
/** Older knowledge counts for nothing: a channel made at another copy is known here by then. */
const longest = 2000;

export function postgresReach(
  { attempt }: Pick<Database, "attempt">,
  now: () => number = () => performance.now(),
): Reach {
  const added = new Set<Owner>();
  let known: Reach | null = null;
  let asked = -Infinity;
  let answered = -Infinity;

  async function look(): Promise<void> {
    const at = (asked = now());
    try {
      const rows = await attempt(`SELECT DISTINCT owner FROM channels LIMIT ${mostKnown + 1}`, []);
      const owners = rows.map((row) => String(row["owner"]));
      known = rows.length > mostKnown ? null : reachOf([...owners, ...added]);
      answered = at;
    } catch {
      // Everyone may be called until it is known again.
    }
  }

  return {
    add(owner) {
      added.add(owner);
      known?.add(owner);
    },
    may(person) {
      const at = now();
      if (at - asked >= lookEvery) void look();
      return known === null || at - answered > longest || known.may(person);
    },
  };
}
