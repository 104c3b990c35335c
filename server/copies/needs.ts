/** What a copy needs of its own hall to live among others. */
import type { Clock } from "#table/ports.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { CopiesStore, RulesVersions } from "../store/copies-port.ts";
import type { CopiesMetrics } from "./metrics.ts";
import type { TroubleLog } from "./trouble.ts";

export interface CopiesNeeds {
  readonly store: CopiesStore;
  readonly clock: Clock;
  readonly rules: RulesVersions;
  readonly tables: () => OpenTables;
  readonly sessions: SessionEnds;
  /** Read again what whoever runs the hall has said; never throws. */
  readonly house: { changed(): void };
  readonly metrics: CopiesMetrics;
  readonly log: TroubleLog;
}

/** Sockets of this copy by the session that opened them. */
export interface SessionEnds {
  /** The hash of each. */
  all(): readonly Uint8Array[];
  end(isForgotten: (session: string) => boolean): void;
  /** To every open page of this person here; answers how many. */
  tell(person: string, text: string): number;
  /** Whoever may not be here any more goes. */
  sendOut(mayNot: (person: string, address: string) => boolean): void;
  /** Newer rules took tables that are open here: everyone comes back through another copy. */
  endAll(): void;
}
