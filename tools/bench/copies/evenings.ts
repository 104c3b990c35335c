/** People who move when they like at three copies as processes of their own; afterwards every answer is audited. */
import { setTimeout as pause } from "node:timers/promises";
import { openEvening, type BusyEvening } from "#server/copies/testing/evening.ts";
import { call } from "#server/testing/visitor.ts";

const tables = 20;
const thinking = 200;
const seconds = 10;

export interface Conflicts {
  readonly answers: number;
  readonly conflicts: number;
  readonly lost: number;
}

export async function conflictsOf(
  folder: string,
  store: string,
  together: boolean,
): Promise<Conflicts> {
  const evening = await openEvening({ folder, store, copies: 3, tables, thinking, together });
  await pause(seconds * 1000);
  const conflicts = await conflictsAt(evening);
  const { acknowledged, lost } = await evening.close();
  return { answers: acknowledged, conflicts, lost: lost.length };
}

async function conflictsAt({ copies }: BusyEvening): Promise<number> {
  let sum = 0;
  for (const { url } of copies) {
    const { body } = await call(url, "GET", "/metrics");
    sum += Number(/^guildhall_conflicts_total (\d+)/m.exec(String(body))?.[1]);
  }
  return sum;
}

export interface Death {
  readonly answers: number;
  readonly lost: number;
  /** People who lost their connection, and milliseconds until the last of them saw the table again. */
  readonly cameBack: number;
  readonly lastBack: number;
  /** Milliseconds until every table had moved once more. */
  readonly tablesOn: number;
}

export async function death(folder: string, store: string): Promise<Death> {
  const evening = await openEvening({ folder, store, copies: 3, tables, thinking });
  await evening.untilMoved(2);
  const start = performance.now();
  evening.copies[0]?.kill("SIGKILL");
  await evening.untilMoved(1);
  const tablesOn = performance.now() - start;
  await evening.untilMoved(2);
  const { acknowledged, lost } = await evening.close();
  return {
    answers: acknowledged,
    lost: lost.length,
    cameBack: evening.back.length,
    lastBack: Math.max(0, ...evening.back),
    tablesOn,
  };
}
