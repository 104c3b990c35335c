/** Who sits here, who is ready, whom we wait for. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import { isOfDays } from "#table/talk/time.ts";
import type { SeatInfo, TableInfo } from "#table/talk/words.ts";
import { lazy } from "../../lazy.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { SeatMark } from "../../pieces/seat-mark.tsx";
import { words } from "../../words/words.ts";
import { isMine, type Frame } from "../frame.ts";
import { sinceText } from "../time/words.ts";
import { waitedInVain } from "./absent.ts";
import "./seats.css";

/** Only where a clock runs. */
const Countdown = lazy(async () => (await import("./countdown.tsx")).Countdown);

/** A running clock, a bot standing in: what no board knows. After the game nobody waits. */
function hasMoreToSay({ holder }: SeatInfo, deadline: number | undefined): boolean {
  const isPlayed = holder.type === "person" && holder.substitute !== null;
  // That a bot plays for me stands in the head, with the way back.
  return deadline !== undefined || (isPlayed && !holder.mine);
}

/** Where the clock counts in hours or days nobody is expected to sit there. */
function isMissed(info: TableInfo, { holder }: SeatInfo): boolean {
  return holder.type === "person" && holder.presence !== "here" && !isOfDays(info);
}

/** Where the board shows every seat itself, the strip tells only what the board cannot. */
export function SeatStrip({
  frame,
  awaited,
  deadlines,
}: {
  frame: Frame;
  awaited: readonly Seat[];
  deadlines: readonly number[];
}): JSX.Element | null {
  const { info, screen, names } = frame;
  const deadlineOf = (seat: Seat): number | undefined => deadlines[awaited.indexOf(seat)];
  // The notice under the board speaks of them already.
  const told = waitedInVain(frame);
  const shown = screen.showsSeats
    ? info.seats.filter(
        (seat) =>
          info.phase === "playing" && seat !== told && hasMoreToSay(seat, deadlineOf(seat.seat)),
      )
    : info.seats;
  if (shown.length === 0) return null;
  return (
    <section class="seat-strip" aria-label={words.value.table.seats} tabIndex={0}>
      <ul>
        {shown.map((seat) => (
          <SeatChip
            key={seat.seat}
            seat={seat}
            name={names[seat.seat]?.name ?? ""}
            awaited={awaited.includes(seat.seat)}
            deadline={deadlineOf(seat.seat)}
            absent={isMissed(info, seat)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Who plays for them or how they went, and since when: connection lost · 20:14. */
function absenceText({ holder }: SeatInfo, absent: boolean): string {
  if (holder.type !== "person") return "";
  const w = words.value.table;
  const how = absent ? w[holder.presence === "lost" ? "lost" : "left"] : "";
  const what = holder.substitute === null ? how : w.substitute;
  const since = absent ? holder.awaySince : null;
  return since === null ? what : `${what} · ${sinceText(since, Date.now())}`;
}

interface ChipProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly awaited: boolean;
  readonly deadline: number | undefined;
  readonly absent: boolean;
}

function SeatChip({ seat, name, awaited, deadline, absent }: ChipProps): JSX.Element {
  const w = words.value.table;
  const { holder } = seat;
  const substitute = holder.type === "person" && holder.substitute !== null;
  const classes = [
    "seat-chip",
    awaited ? "awaited" : "",
    isMine(seat) ? "mine" : "",
    absent ? "absent" : "",
  ];
  return (
    <li class={classes.filter(Boolean).join(" ")}>
      <SeatMark seat={seat.seat} />
      <span class="seat-name">{isMine(seat) ? words.value.nameAndYou(name) : name}</span>
      {(holder.type === "bot" || substitute) && <Icon name="bot" />}
      {absent && !substitute && <Icon name="warn" />}
      <span class="seat-absence">{absenceText(seat, absent)}</span>
      {awaited && deadline !== undefined && <Countdown deadline={deadline} />}
      <span class="seat-state">
        <span class="unseen">{awaited ? w.thinking : w.ready}</span>
        {!awaited && <Icon name="check" />}
      </span>
    </li>
  );
}
