/** A take-back that needs consent. Rare, so it comes after the board. */
import type { JSX } from "preact";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { askedLine, isOpen, mySeats, type Frame } from "../frame.ts";
import { moveAfter } from "./last-move.ts";

/** Someone asks to take a move back: those whose consent is needed answer here. */
export function TakeBackConsent({ frame }: { frame: Frame }): JSX.Element | null {
  const takeBack = frame.session.takeBack.value;
  if (takeBack.type !== "asked") return null;
  const mine = mySeats(frame.info).filter((seat) => isOpen(takeBack, seat));
  const [seat] = mine;
  const w = words.value.table;
  if (seat === undefined && mySeats(frame.info).includes(takeBack.by))
    return (
      <p class="consent plate" role="status">
        {askedLine(frame, takeBack)}
      </p>
    );
  if (seat === undefined) return null;
  const say = (yes: boolean): void => {
    for (const one of mine)
      void frame.session
        .ask({ type: "agree", seat: one, yes })
        .then((answer) => showAnswer(frame, answer));
  };
  const move = moveAfter(frame, takeBack.by, takeBack.to);
  return (
    <div class="consent plate" role="alertdialog" aria-label={w.takeBack}>
      <p>{w.takeBackAsked(frame.names[takeBack.by]?.name ?? "")}</p>
      {move !== null && <p>{move}</p>}
      <Button tone="lamp" press={() => say(true)}>
        {w.agree}
      </Button>
      <Button press={() => say(false)}>{w.disagree}</Button>
    </div>
  );
}
