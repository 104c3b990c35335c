/** How long a start waits for a device that sleeps. */
import { judgeResume, judgeVoid } from "../../judge/deal.ts";
import type { Verdict } from "../../judge/verdict.ts";
import { phaseOf } from "../../state/table-state.ts";
import { judgeContext, minds, type LiveTable } from "../live-table.ts";

const patienceMs = 10_000;

export interface DealClock {
  /** Pages were written: perhaps a start is under way, or void. */
  set(): void;
  close(): void;
}

export function startDealClock(
  live: LiveTable,
  propose: (judge: () => Verdict) => void,
): DealClock {
  let stopTimer: (() => void) | null = null;
  let waitsFor = "";
  set();
  return {
    set,
    close: () => stopTimer?.(),
  };

  function set(): void {
    const { deal } = live.state;
    const isOver = phaseOf(live.state) !== "gathering" || !minds(live);
    const step = deal.sealed !== null ? "parts" : deal.voids.length > 0 ? "promises" : "nothing";
    const now = isOver ? "" : `${deal.attempt} ${step}`;
    if (now === waitsFor) return;
    waitsFor = now;
    stopTimer?.();
    stopTimer = null;
    if (isOver || step === "nothing") return;
    const judge = step === "parts" ? judgeVoid : judgeResume;
    const { attempt } = deal;
    stopTimer = live.ports.clock.after(patienceMs, () => {
      stopTimer = null;
      propose(() => judge(judgeContext(live), attempt));
    });
  }
}
