/** Copies of the hall on one PostgreSQL, in this process, and people who use several of them. For tests. */
import type { Clock } from "#table/ports.ts";
import type { Game } from "#rules/game.ts";
import type { CopiesStore } from "../../store/copies-port.ts";
import { openPostgres } from "../../store/postgres/index.ts";
import type { Store } from "../../store/port.ts";
import { testHall, type TestHall } from "../../testing/test-hall.ts";
import { call, visitor, type Visitor } from "../../testing/visitor.ts";

interface Wishes {
  /** Changes what the hall knows of the others. */
  readonly copies?: (store: CopiesStore) => CopiesStore;
  readonly store?: (store: Store) => Store;
  readonly clock?: Clock;
  readonly games?: readonly Game[];
  readonly cleanUpMilliseconds?: number;
}

export async function hallOn(url: string, wishes: Wishes = {}): Promise<TestHall> {
  const { copies = (same) => same, store: change = (same) => same, ...others } = wishes;
  return testHall({
    ...others,
    async openStore(_folder, needs) {
      const store = await openPostgres(url, needs);
      return change({ ...store, copies: store.copies && copies(store.copies) });
    },
  });
}

/** The same person, through the door of another copy. */
export function sameAt(hall: TestHall, { token, name }: Visitor): Promise<Visitor> {
  return visitor(hall.url, name, token);
}

/** A figure of /metrics, all its labels together. */
export async function figure(hall: TestHall, name: string): Promise<number> {
  const { body } = await call(hall.url, "GET", "/metrics");
  let sum = 0;
  for (const line of String(body).split("\n"))
    if (line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      sum += Number(line.slice(line.lastIndexOf(" ")));
  return sum;
}
