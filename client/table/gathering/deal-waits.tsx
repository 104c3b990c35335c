/** Between the start and the first card: what the table waits for, and what whom can do about it. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";
import "./deal-waits.css";
import { SaidLine } from "../../speech/said-line.tsx";

interface DealWaitsProps {
  readonly frame: Frame;
  /** Seats of mine whose part is not on this device. */
  readonly asked: readonly Seat[];
}

export function DealWaits({ frame, asked }: DealWaitsProps): JSX.Element {
  const { deal } = frame.info;
  const w = words.value.deal;
  if (asked.length > 0) return <Question frame={frame} seats={asked} />;
  if (!deal.late) return <SaidLine kind="news">{w.dealing}</SaidLine>;
  const mine = mySeats(frame.info);
  const others = deal.missing.filter((seat) => !mine.includes(seat));
  // My own device answers in a moment.
  if (others.length === 0) return <SaidLine kind="news">{w.dealing}</SaidLine>;
  return (
    <div class="deal-waits plate">
      <SaidLine kind="mine">
        {`${w.waits(others.map((seat) => frame.names[seat]?.name ?? ""))} ${w.waitsHow}`}
      </SaidLine>
      <p class="soft">{frame.info.mine ? w.waitsHost : w.waitsGuest}</p>
    </div>
  );
}

/** Asked on the device of the person everyone waits for. */
function Question({
  frame,
  seats,
}: {
  readonly frame: Frame;
  readonly seats: readonly Seat[];
}): JSX.Element {
  const w = words.value.deal;
  const { session, info } = frame;
  const say = async (what: "promise" | "waive"): Promise<void> => {
    const device = await import("../deal/deal-device.ts");
    for (const seat of seats) showAnswer(frame, await device[what](session, info, seat));
  };
  return (
    <div class="deal-waits plate" role="group" aria-label={w.asks}>
      <SaidLine kind="question">{`${w.asks} ${w.asksWhy}`}</SaidLine>
      <Button tone="lamp" wide press={() => void say("promise")}>
        {w.takePart}
      </Button>
      <Button wide press={() => void say("waive")}>
        {w.waive}
      </Button>
      <p class="soft">{w.waiveMeans}</p>
    </div>
  );
}
