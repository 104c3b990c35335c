/** A take-back that needs consent. Rare, so it comes after the board. */
import type { JSX } from "preact";
import type { Version } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { linesOf } from "../panel/log-lines.ts";
import { askedMove, goesToo, type ToldPage } from "./asked-move.ts";
import { askedLine, askedText, isOpen, mySeats, nameOf, type Frame } from "../frame.ts";
import { SaidLine } from "../../speech/said-line.tsx";

/** Someone asks to take a move back: those whose consent is needed answer here. */
export function TakeBackConsent({ frame }: { frame: Frame }): JSX.Element | null {
  const takeBack = frame.session.takeBack.value;
  if (takeBack.type !== "asked") return null;
  const mine = mySeats(frame.info).filter((seat) => isOpen(takeBack, seat));
  const [seat] = mine;
  const w = words.value.table;
  const say = (yes: boolean, seats = mine): void => {
    for (const one of seats)
      void frame.session
        .ask({ type: "agree", seat: one, yes })
        .then((answer) => showAnswer(frame, answer));
  };
  if (seat === undefined && mySeats(frame.info).includes(takeBack.by))
    return (
      <div class="consent vote plate">
        <SaidLine kind="must">{askedLine(frame, takeBack)}</SaidLine>
        <Button press={() => say(false, [takeBack.by])}>{w.withdraw}</Button>
      </div>
    );
  if (seat === undefined) return null;
  const pages = pagesAfter(frame, takeBack.to);
  const move = askedMove(pages, takeBack.substitute ?? takeBack.by);
  return (
    <div class="consent vote plate" role="region" aria-label={w.takeBack}>
      <SaidLine kind="question">
        {[
          askedText(frame, takeBack),
          move ?? [],
          goesToo(pages, mySeats(frame.info)) ? w.takeBackMine : [],
        ]
          .flat()
          .join(" ")}
      </SaidLine>
      <Button tone="lamp" press={() => say(true)}>
        {w.agree}
      </Button>
      <Button press={() => say(false)}>{w.disagree}</Button>
    </div>
  );
}

/** A move of mine that others have seen something of: which one it is, and whether to ask for it back. */
export function TakeBackSheet({
  frame,
  ask,
  close,
}: {
  readonly frame: Frame;
  readonly ask: () => void;
  readonly close: () => void;
}): JSX.Element {
  const w = words.value.table;
  const { takeBack, as } = frame.session;
  const seat = as.value;
  const offer = takeBack.value;
  const back = seat === "spectator" || !("to" in offer) ? null : { seat, ...offer };
  const move = back && askedMove(pagesAfter(frame, back.to), back.substitute ?? back.seat);
  const whose = back?.substitute;
  const onlyBots = frame.names.every(({ bot, mine }) => bot || mine);
  return (
    <Sheet title={w.takeBack} close={close}>
      {move !== null && <p>{move}</p>}
      {whose !== undefined && <p>{w.takeBackBot(whose === seat ? null : nameOf(frame, whose))}</p>}
      {offer.type !== "free" && <p>{onlyBots ? w.takeBackBots : w.takeBackAsk}</p>}
      <Button tone="lamp" wide press={ask}>
        {onlyBots || offer.type === "free" ? w.takeBack : w.takeBackAskDo}
      </Button>
    </Sheet>
  );
}

/** Since the page to go back to, as the log tells it. */
function pagesAfter(frame: Frame, to: Version): readonly ToldPage[] {
  const { log, view } = frame.session;
  return log.value
    .filter(({ version }) => version > to)
    .map((entry) => ({
      seat: entry.type === "news" ? entry.seat : null,
      lines: linesOf(frame, entry, view.value),
    }));
}
