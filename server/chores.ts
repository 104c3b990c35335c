/**
 * What the hall does by itself from time to time: idle tables leave memory, gatherings nobody came back to are
 * forgotten.
 */
import type { Clock } from "#table/ports.ts";
import type { OpenTables } from "./lobby/open-tables.ts";
import type { Log } from "./logs.ts";
import { reasonOf } from "./host-error.ts";

export interface ChoreTimes {
  /** How often idle tables are looked for. */
  readonly sweepMilliseconds?: number;
  /**
   * How often gatherings nobody came back to are looked for; the first time after one such while, so that everyone
   * can come back after a restart.
   */
  readonly cleanUpMilliseconds?: number;
  /** Days without a visit after which a gathering is forgotten; 0 keeps it for ever. */
  readonly keepGatherings: number;
}

const sweepEvery = 15_000;
const cleanUpEvery = 3_600_000;
const day = 86_400_000;

/** Answers how to stop. */
export function startChores(
  tables: OpenTables,
  clock: Clock,
  log: Log,
  times: ChoreTimes,
): () => void {
  const { keepGatherings } = times;
  const failed = (error: unknown): void =>
    log.error({ reason: reasonOf(error) }, "the clean-up failed");

  async function cleanUp(): Promise<void> {
    const count = await tables.forgetGatherings(clock.now() - keepGatherings * day);
    if (count > 0) log.info({ count }, "gatherings nobody came back to were forgotten");
  }

  const sweeping = every(times.sweepMilliseconds ?? sweepEvery, () => void tables.sweep());
  const cleaning =
    keepGatherings === 0
      ? undefined
      : every(times.cleanUpMilliseconds ?? cleanUpEvery, () => void cleanUp().catch(failed));
  return () => {
    clearInterval(sweeping);
    clearInterval(cleaning);
  };
}

function every(milliseconds: number, run: () => void): NodeJS.Timeout {
  return setInterval(run, milliseconds).unref();
}
