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

interface DoorProps {
  readonly frame: Frame;
  readonly done: () => void;
}

/** In the menu: the way back for as long as a bot plays for me. */
export function TakeOver({ frame, done }: DoorProps): JSX.Element | null {
  const seat = mySeats(frame.info).find((one) => handedOver(frame, one));
  if (seat === undefined || frame.info.phase !== "playing") return null;
  return (
    <Button
      wide
      tone="lamp"
      icon="person"
      press={() => {
        seatBot(frame, seat, null);
        done();
      }}
    >
      {words.value.table.takeOver}
    </Button>
  );
}

/** In a game with bots, the seat I could give up. */
export function seatToGiveUp(frame: Frame): Seat | undefined {
  const { info, screen, gameWords } = frame;
  if (info.phase !== "playing" || screen.bots(gameWords).length === 0) return undefined;
  return mySeats(info).find((seat) => !handedOver(frame, seat));
}

/** Whoever goes keeps the seat; giving it up is another thing, so it is asked. */
export function GiveUp({ frame, done }: DoorProps): JSX.Element {
  const w = words.value.table;
  const { info, screen, gameWords } = frame;
  const seat = seatToGiveUp(frame);
  const bot = screen.bots(gameWords).find(({ level }) => level === info.botLevel);
  return (
    <>
      <p>{w.giveUpLine(bot?.name ?? info.botLevel, w.takeOver)}</p>
      <Button
        wide
        tone="danger"
        icon="bot"
        press={() => {
          if (seat !== undefined) seatBot(frame, seat, info.botLevel);
          done();
        }}
      >
        {w.giveUp}
      </Button>
      <Button wide press={done}>
        {w.keepSeat}
      </Button>
    </>
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
