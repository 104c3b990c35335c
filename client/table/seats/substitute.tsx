/** A bot plays for me: handing the seat over, and taking it back. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import { Button } from "../../pieces/button.tsx";
import { Icon } from "../../pieces/icon.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";

function handedOver({ info }: Frame, seat: Seat): boolean {
  const holder = info.seats[seat]?.holder;
  return holder?.type === "person" && holder.substitute !== null;
}

function seatBot(frame: Frame, seat: Seat, level: string | null): void {
  void frame.session
    .ask({ type: "substitute", seat, level })
    .then((answer) => showAnswer(frame, answer));
}

/** In the menu: hand my seat to a bot, or take it back. */
export function Substitute({
  frame,
  done,
}: {
  frame: Frame;
  done: () => void;
}): JSX.Element | null {
  const w = words.value.table;
  const { info } = frame;
  const seat = mySeats(info)[0];
  if (
    seat === undefined ||
    info.phase !== "playing" ||
    frame.screen.bots(frame.gameWords).length === 0
  )
    return null;
  const away = handedOver(frame, seat);
  return (
    <Button
      wide
      tone={away ? "lamp" : "plain"}
      icon={away ? "person" : "bot"}
      press={() => {
        seatBot(frame, seat, away ? null : info.botLevel);
        done();
      }}
    >
      {away ? w.takeOver : w.handOver}
    </Button>
  );
}

/** In the head: who watches, and the way back for as long as a bot plays for me. */
export function HeadSigns({ frame }: { frame: Frame }): JSX.Element {
  const { spectators } = frame.info;
  const watching = words.value.table.watching(spectators);
  return (
    <>
      <BackButton frame={frame} />
      {spectators > 0 && (
        <span class="watchers" role="img" title={watching} aria-label={watching}>
          <Icon name="eye" />
          {spectators}
        </span>
      )}
    </>
  );
}

function BackButton({ frame }: { frame: Frame }): JSX.Element | null {
  const seat = mySeats(frame.info).find((one) => handedOver(frame, one));
  if (seat === undefined || frame.info.phase !== "playing") return null;
  return (
    <Button tone="lamp" icon="person" press={() => seatBot(frame, seat, null)}>
      {words.value.table.takeOver}
    </Button>
  );
}
