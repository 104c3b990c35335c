/** Taking a move back: free when nobody learned anything, otherwise the table is asked. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { TakeBack } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";

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
    takeBack.type === "none" || seat === "spectator"
      ? w.takeBackNone
      : takeBack.type === "asked"
        ? askedLine(frame, takeBack)
        : null;
  if (frame.screen.undoes) return null;
  const onlyBots = frame.names.every(({ bot, mine }) => bot || mine);
  return (
    <>
      <Button
        icon="undo"
        tone="quiet"
        whyNot={whyNot}
        press={() => {
          if (takeBack.type === "ask") asking.value = true;
          else ask();
        }}
      >
        {w.takeBack}
      </Button>
      {asking.value && (
        <Sheet
          title={w.takeBack}
          close={() => {
            asking.value = false;
          }}
        >
          <p>{onlyBots ? w.takeBackBots : w.takeBackAsk}</p>
          <Button tone="lamp" wide press={ask}>
            {onlyBots ? w.takeBack : w.takeBackAskDo}
          </Button>
        </Sheet>
      )}
    </>
  );
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

/** Someone asks to take a move back: those whose consent is needed answer here. */
export function TakeBackConsent({ frame }: { frame: Frame }): JSX.Element | null {
  const takeBack = frame.session.takeBack.value;
  if (takeBack.type !== "asked") return null;
  const mine = mySeats(frame.info).filter((seat) => open(takeBack, seat));
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
  return (
    <div class="consent plate" role="alertdialog" aria-label={w.takeBack}>
      <p>{w.takeBackAsked(frame.names[takeBack.by]?.name ?? "")}</p>
      <Button tone="lamp" press={() => say(true)}>
        {w.agree}
      </Button>
      <Button press={() => say(false)}>{w.disagree}</Button>
    </div>
  );
}

type Asked = Extract<TakeBack, { type: "asked" }>;

/** Whoever asked reads whom we wait for; the others read who asked. */
function askedLine({ info, names }: Frame, asked: Asked): string {
  const w = words.value.table;
  const name = (seat: number): string => names[seat]?.name ?? "";
  if (!mySeats(info).includes(asked.by)) return w.takeBackAsked(name(asked.by));
  return w.takeBackWait(asked.needed.filter((seat) => open(asked, seat)).map(name));
}

function open(asked: Asked, seat: number): boolean {
  return asked.needed.includes(seat) && !asked.agreed.includes(seat);
}
