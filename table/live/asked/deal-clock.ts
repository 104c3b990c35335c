/** How long a start waits for a device that sleeps. */
import { goesWithout, judgeLate } from "../../judge/deal/deal.ts";
import type { Verdict } from "../../judge/verdict.ts";
import { awaitedDevices } from "../../state/enough-parts.ts";
import { phaseOf } from "../../state/table-state.ts";
import { judgeContext, minds, type LiveTable } from "../live-table.ts";

const timeoutMs = 10_000;

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
    const now = step();
    if (now === waitsFor) return;
    waitsFor = now;
    stopTimer?.();
    stopTimer = null;
    if (now === "") return;
    const { attempt } = live.state.deal;
    stopTimer = live.ports.clock.after(timeoutMs, () => {
      stopTimer = null;
      propose(() => judgeLate(judgeContext(live), attempt));
    });
  }

  /** What time runs for; empty when it does not, or when it could change nothing. */
  function step(): string {
    const { deal } = live.state;
    if (phaseOf(live.state) !== "gathering" || !minds(live)) return "";
    if (awaitedDevices(live.state).length === 0) return "";
    if (deal.late && !goesWithout(live)) return "";
    return `${deal.attempt} ${deal.sealed === null ? "promises" : "parts"}`;
  }
}
