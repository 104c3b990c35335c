/** Structured logs. A table's id is an invitation and a session's secret opens a door: neither is ever written down. */
import { pino, destination, type Logger } from "pino";
import { hashOf } from "#rules/seeded-chance.ts";
import type { TableId } from "#table/talk/words.ts";

export type Log = Logger;

export function openLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ fd: 2, sync: true }),
  );
}

/** Tells tables apart in the log without telling where they are. */
export function tableMark(table: TableId): string {
  return hashOf(table).slice(0, 12);
}
