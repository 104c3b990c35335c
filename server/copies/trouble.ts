/** One sentence in the log when this copy hears nothing or its database is away, and one when all is well again. */
import { reasonOf } from "../host-error.ts";
import type { Log } from "../logs.ts";
import type { CopiesMetrics } from "./metrics.ts";

export type TroubleLog = Pick<Log, "warn" | "info">;

export interface Trouble {
  deaf(isDeaf: boolean): void;
  /** What a beat failed with; `null` when it did not. */
  away(error: unknown): void;
  isDeaf(): boolean;
}

export function keepTrouble(log: TroubleLog, metrics: CopiesMetrics): Trouble {
  let isDeaf = false;
  let isAway = false;
  const show = (): void => metrics.deaf.set(Number(isDeaf || isAway));
  return {
    isDeaf: () => isDeaf || isAway,
    deaf(now) {
      if (now === isDeaf) return;
      isDeaf = now;
      show();
      if (now) log.warn("this copy hears nothing from the others: it looks round each second");
      else log.info("this copy hears the others again");
    },
    away(error) {
      if ((error !== null) === isAway) return;
      isAway = error !== null;
      show();
      if (isAway)
        log.warn(
          { reason: reasonOf(error) },
          "the database is away: what is asked waits until it is back",
        );
      else log.info("the database is back");
    },
  };
}
