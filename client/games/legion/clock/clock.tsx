/** [LB-LEDGER-18] The clock over the ledger: one tap pauses it, one tap hands the time to the other side. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { other, sides, type ClockHand } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { lazy } from "../../../lazy.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { Beginning } from "./beginning.tsx";
import { clockIn, clockText, isToldWhole, leftOn, type ClockNow } from "./clock-time.ts";
import { useTableTime } from "./table-time.ts";

const EventBeginning = lazy(async () => (await import("./event-beginning.tsx")).EventBeginning);

export function Clock(props: LedgerProps): JSX.Element | null {
  const { session, seat, words, send } = props;
  const w = words.clock;
  const asks = useSignal(false);
  const log = session?.log.value ?? [];
  const clock = clockIn(log);
  const tournament = session?.info.value?.tournament?.id;
  const begin = (hand: ClockHand, minutes: number): void => {
    asks.value = false;
    void send({ type: "set-clock", hand, minutes });
  };
  const set = (hand: ClockHand) => (): void => {
    asks.value = false;
    void send({ type: "set-clock", hand });
  };
  if (session === null || !isToldWhole(log) || (seat === null && clock.hand === null)) return null;
  return (
    <div class="clock">
      {clock.hand === null ? (
        <Button tone="quiet" press={() => (asks.value = true)}>
          {w.start}
        </Button>
      ) : (
        <Faces {...props} clock={clock} press={() => (asks.value = seat !== null)} />
      )}
      {seat !== null && clock.hand !== null && <Doors words={words} clock={clock} set={set} />}
      {asks.value && (
        <Sheet title={w.title} close={() => (asks.value = false)}>
          {clock.hand !== null && (
            <Button wide tone="danger" press={set("off")}>
              {w.off}
            </Button>
          )}
          {clock.hand === null && tournament === undefined && (
            <Beginning words={words} begin={begin} />
          )}
          {clock.hand === null && tournament !== undefined && (
            <EventBeginning words={words} begin={begin} tournament={tournament} />
          )}
        </Sheet>
      )}
    </div>
  );
}

function Faces({
  session,
  words,
  clock,
  press,
}: LedgerProps & { clock: ClockNow; press: () => void }): JSX.Element {
  const now = useTableTime(session?.link.value !== "local");
  const w = words.clock;
  const shown = clock.hand === "round" ? (["round"] as const) : sides;
  return (
    <button type="button" class="clock-faces" onClick={press} title={w.title}>
      {shown.map((which) => {
        const left = leftOn(clock, which, now.value);
        const runs = clock.running && clock.hand === which;
        return (
          <span key={which} class={runs ? "runs" : ""}>
            {words.side[which] ?? w.left} <b class="number">{clockText(left)}</b>
            {left < 0 && <em> {w.up}</em>}
            {runs && <span class="unseen"> {w.runs}</span>}
          </span>
        );
      })}
      {!clock.running && <em>{w.paused}</em>}
    </button>
  );
}

function Doors({
  words,
  clock,
  set,
}: Pick<LedgerProps, "words"> & {
  clock: ClockNow;
  set: (hand: ClockHand) => () => void;
}): JSX.Element | null {
  const w = words.clock;
  const { hand, running } = clock;
  if (hand === null) return null;
  const next = hand === "round" ? null : other(hand);
  return (
    <>
      {running && next !== null && (
        <Button press={set(next)}>{w.hand(words.side[next] ?? next)}</Button>
      )}
      <Button
        icon={running ? "pause" : "play"}
        label={running ? w.pause : w.goOn}
        press={set(running ? "paused" : hand)}
      />
    </>
  );
}
