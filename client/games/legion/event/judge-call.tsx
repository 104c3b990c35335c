/** [LC-TOUR-14] A judge to my table, by one button. */
import type { JSX } from "preact";
import type { TablePairing } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { nameIn, type SeenEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";
import { useSaid } from "../../../speech/use-said.ts";

export function JudgeCall({
  seen: { event, me, ask },
  pairing: { table, call },
}: {
  seen: SeenEvent;
  pairing: TablePairing;
}): JSX.Element {
  const w = eventWords();
  const at = { round: event.rounds.length, table };
  const heard =
    call === null ? null : call.judge === null ? w.called : w.coming(nameIn(event, call.judge));
  useSaid(heard, "mine");
  if (call === null)
    return (
      <Button icon="flag" press={() => void ask({ type: "call-judge", ...at })}>
        {w.callJudge}
      </Button>
    );
  return (
    <p class="event-called">
      <span>{heard}</span>
      {call.by === me && (
        <Button tone="quiet" press={() => void ask({ type: "answer-call", ...at, done: true })}>
          {w.callDone}
        </Button>
      )}
    </p>
  );
}
