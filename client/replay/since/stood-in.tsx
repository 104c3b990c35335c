/** Back after a short while: a bot played for me, and this is what it did. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import type { Frame } from "../../table/frame.ts";
import { linesOf } from "../../table/panel/log-lines.ts";
import type { Look } from "../../table/play/look.ts";
import { doneForMe, isMyMove, isUnseen, missedOf } from "./missed.ts";
import { sinceWords } from "./words.ts";
import { useSaid } from "../../speech/use-said.ts";

/** The log has all of it. */
const mostLines = 3;

interface StoodInProps {
  readonly frame: Frame;
  readonly moves: number;
  readonly missed: readonly LogEntry[];
  readonly mine: readonly Seat[];
  readonly close: () => void;
}

function StoodIn({ frame, moves, missed, mine, close }: StoodInProps): JSX.Element {
  const told = missed.flatMap((entry) => linesOf(frame, entry, frame.session.view.value));
  const lines = told.filter(({ seat }) => seat !== null && mine.includes(seat));
  // A capture is told before a draw.
  const weighty = lines.filter(({ weight }) => weight === "loud");
  const shown = new Set([...weighty, ...lines.toReversed()].slice(0, mostLines));
  const texts = lines.filter((line) => shown.has(line)).map(({ text }) => text);
  const text = [sinceWords().stoodIn(moves), ...texts].join(" ");
  useSaid(text, "mine");
  return (
    <div class="away-notice stood-in plate">
      <Icon name="bot" />
      <p>{text}</p>
      <Button tone="quiet" icon="close" label={words.value.close} press={close} />
    </div>
  );
}

export interface StandInTeller {
  saw(version: Version): void;
  tell(log: readonly LogEntry[]): void;
}

export function tellStandIn(
  { session }: Frame,
  mine: readonly Seat[],
  stoodIn: Look["stoodIn"],
): StandInTeller {
  /** The last page these eyes saw; `null` until the hall has said where they stopped. */
  let seen: Version | null = null;
  /** Moves made without a network, which now go out by themselves: they do not mean that it was read. */
  let owed = 0;
  const forget = (): void => {
    stoodIn.value = null;
  };
  function show(moves: number, missed: readonly LogEntry[]): void {
    owed = session.waiting.peek().length;
    stoodIn.value = (now) => (
      <StoodIn frame={now} moves={moves} missed={missed} mine={mine} close={forget} />
    );
  }
  return {
    saw: (version) => void (seen = version),
    tell(log) {
      const last = log.at(-1);
      if (last === undefined) return;
      const from = seen ?? last.version;
      const moves = doneForMe(log, mine, from).length;
      if (moves > 0) show(moves, missedOf(log, mine, from));
      else if (isMyMove(last, mine) && owed-- <= 0) forget();
      if (!isUnseen(log, mine, from)) seen = last.version;
    },
  };
}
