/** A move of mine that others have seen something of: which one it is, and whether to ask for it back. */
import type { JSX } from "preact";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { words } from "../../words/words.ts";
import type { Frame } from "../frame.ts";
import { moveAfter } from "./last-move.ts";

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
  const move = seat === "spectator" || !("to" in offer) ? null : moveAfter(frame, seat, offer.to);
  const onlyBots = frame.names.every(({ bot, mine }) => bot || mine);
  return (
    <Sheet title={w.takeBack} close={close}>
      {move !== null && <p>{move}</p>}
      <p>{onlyBots ? w.takeBackBots : w.takeBackAsk}</p>
      <Button tone="lamp" wide press={ask}>
        {onlyBots ? w.takeBack : w.takeBackAskDo}
      </Button>
    </Sheet>
  );
}
