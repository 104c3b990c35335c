/**
 * What the hall does by itself from time to time: idle tables leave memory, gatherings nobody came back to and calls
 * that were made long ago are forgotten.
 */
import type { Clock } from "#table/ports.ts";
import type { OpenTables } from "./lobby/open-tables.ts";
import type { Log } from "./logs.ts";
import type { Outbox } from "./store/call-port.ts";
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

/** Longer than anyone is shown them. */
const keepCalls = 30;

interface ChoreNeeds {
  readonly tables: Pick<OpenTables, "sweep" | "forgetGatherings">;
  readonly calls: Pick<Outbox, "tidy">;
  readonly clock: Pick<Clock, "now">;
  readonly log: Log;
}

/** Answers how to stop. */
export function startChores(
  { tables, calls, clock, log }: ChoreNeeds,
  times: ChoreTimes,
): () => void {
  const { keepGatherings } = times;
  const failed = (error: unknown): void =>
    log.error({ reason: reasonOf(error) }, "the clean-up failed");

  async function cleanUp(): Promise<void> {
    await calls.tidy(clock.now() - keepCalls * day);
    if (keepGatherings === 0) return;
    const count = await tables.forgetGatherings(clock.now() - keepGatherings * day);
    if (count > 0) log.info({ count }, "gatherings nobody came back to were forgotten");
  }

  const sweeping = every(times.sweepMilliseconds ?? sweepEvery, () => void tables.sweep());
  const cleaning = every(
    times.cleanUpMilliseconds ?? cleanUpEvery,
    () => void cleanUp().catch(failed),
  );
  return () => {
    clearInterval(sweeping);
    clearInterval(cleaning);
  };
}

function every(milliseconds: number, run: () => void): NodeJS.Timeout {
  return setInterval(run, milliseconds).unref();
}
