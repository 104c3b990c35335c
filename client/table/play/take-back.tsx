/** Taking a move back: free when nobody learned anything, otherwise the table is asked. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { TakeBack } from "#table/talk/take-back.ts";
import { quietly } from "../../lazy.tsx";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { askedLine, type Frame } from "../frame.ts";

const TakeBackSheet = quietly(async () => (await import("./take-back-consent.tsx")).TakeBackSheet);

export function TakeBackButton({ frame }: { frame: Frame }): JSX.Element | null {
  const w = words.value.table;
  const asking = useSignal(false);
  const takeBack = frame.session.takeBack.value;
  const seat = frame.session.as.value;
  const ask = (): void => {
    asking.value = false;
    if (seat !== "spectator")
      void frame.session
        .ask({ type: "take-back", seat })
        .then((answer) => showAnswer(frame, answer));
  };
  const whyNot =
    takeBack.type === "none" ||
    seat === "spectator" ||
    (isBotsNow(frame, seat) && takeBack.substitute === undefined)
      ? w.takeBackNone
      : takeBack.type === "asked"
        ? askedLine(frame, takeBack)
        : null;
  if (frame.screen.undoes) return null;
  return (
    <>
      <Button
        icon="undo"
        tone="quiet"
        whyNot={whyNot}
        press={() => {
          if (isMoreThanMine(takeBack)) asking.value = true;
          else ask();
        }}
      >
        {w.takeBack}
      </Button>
      {asking.value && (
        <TakeBackSheet
          frame={frame}
          ask={ask}
          close={() => {
            asking.value = false;
          }}
        />
      )}
    </>
  );
}

/** Others have a say, or a bot goes with all it played: said before it is done. */
function isMoreThanMine(offer: TakeBack): boolean {
  return offer.type === "ask" || (offer.type === "free" && offer.substitute !== undefined);
}

/** A bot plays for me: my moves are not what is taken back now. */
function isBotsNow({ info }: Frame, seat: number): boolean {
  const holder = info.seats[seat]?.holder;
  return holder?.type === "person" && holder.substitute !== null;
}

/** Only where nothing is hidden: play again what was taken back. */
export function RedoButton({ frame }: { frame: Frame }): JSX.Element | null {
  const seat = frame.session.as.value;
  if (frame.screen.undoes || !frame.session.redo.value || seat === "spectator") return null;
  return (
    <Button
      icon="redo"
      tone="quiet"
      press={() =>
        void frame.session.ask({ type: "redo", seat }).then((answer) => showAnswer(frame, answer))
      }
    >
      {words.value.table.redo}
    </Button>
  );
}
