/** [LC-TOUR-02] What is left of the round, by the hall's clock. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { timeLeft, type TablePairing } from "#rules/legion/index.ts";
import { clockText } from "../clock/clock-time.ts";
import type { SeenEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";

const tickMs = 500;

export function RoundTime({
  seen: { event, skew },
  pairing,
}: {
  seen: SeenEvent;
  pairing?: TablePairing | undefined;
}): JSX.Element | null {
  const w = eventWords();
  const now = useSignal(Date.now());
  const round = event.rounds.at(-1);
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (round === undefined) return null;
  const left = timeLeft(round, event.settings, now.value + skew, pairing?.extra);
  return (
    <span class={left < 0 ? "event-time up" : "event-time"}>
      <b class="number">{clockText(left)}</b> <small>{left < 0 ? w.timeUp : w.left}</small>
      {round.since === null && <small class="soft"> {w.clockStands}</small>}
    </span>
  );
}
