/** Figures of this copy among the others. */
import { Counter, Gauge, type Registry } from "prom-client";

export interface CopiesMetrics {
  readonly conflicts: Counter;
  readonly ringsHeard: Counter;
  readonly ringsMissed: Counter;
  readonly beats: Counter;
  readonly living: Gauge;
  readonly deaf: Gauge;
  /** How many tables this copy minds is counted when it is asked for. */
  minds(count: () => number): void;
}

export function copiesMetrics(registers: Registry[]): CopiesMetrics {
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  let minded = (): number => 0;
  new Gauge({
    name: "guildhall_tables_minded",
    help: "Tables whose bots and clocks this copy sees to",
    registers,
    collect() {
      this.set(minded());
    },
  });
  return {
    conflicts: counter(
      "guildhall_conflicts_total",
      "Appends that lost: another copy wrote first, or nobody knows who did",
    ),
    ringsHeard: counter("guildhall_rings_heard_total", "Words heard from other copies"),
    ringsMissed: counter("guildhall_rings_missed_total", "Pages found by the beat, not by a ring"),
    beats: counter("guildhall_beats_total", "Beats that reached the database"),
    living: gauge("guildhall_copies_living", "Copies that beat lately, this one included"),
    deaf: gauge("guildhall_deaf", "1 while this copy hears nothing or its database is away"),
    minds: (count) => void (minded = count),
  };
}
