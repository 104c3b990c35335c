/** Somebody of the table I came from wants another game: said wherever I am in the hall, with both answers. */
import type { JSX } from "preact";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import { mySeats } from "../frame.ts";
import { decline, sitDown } from "./seating.ts";
import "./rematch-call.css";
import { SaidLine } from "../../speech/said-line.tsx";

export interface Call {
  readonly before: TableInfo;
  readonly next: TableId;
  readonly who: string;
}

interface RematchCallProps {
  readonly call: Call;
  /** Answered, one way or the other. */
  over(): void;
}

export function RematchCall({ call, over }: RematchCallProps): JSX.Element {
  const w = words.value.table;
  const { before, next, who } = call;
  const question = w.rematchAsk(who);
  return (
    <div class="rematch-call plate" role="region" aria-label={question}>
      <SaidLine kind="question">{question}</SaidLine>
      <Button
        tone="lamp"
        icon="check"
        press={() => {
          over();
          void sitDown(next, before, mySeats(before));
        }}
      >
        {w.rematchYes}
      </Button>
      <Button
        press={() => {
          over();
          void decline(next);
        }}
      >
        {w.rematchNo}
      </Button>
    </div>
  );
}
