/** "Again!": one tap proposes, the others are asked over the result, a yes sits them down on the same seat. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import type { Asked } from "#table/talk/lobby.ts";
import type { TableId } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { entropy } from "../../lobby/entropy.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { bugText, errorText, words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";

export function Rematch({ frame }: { frame: Frame }): JSX.Element | null {
  const w = words.value.table;
  const busy = useSignal(false);
  const declined = useSignal(false);
  const { info, local, session } = frame;
  const seats = mySeats(info);
  const next = info.rematch;
  if (seats.length === 0)
    return next === null ? null : (
      <a class="button" href={`/t/${next}`}>
        {w.toRematch}
      </a>
    );

  async function again(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    if (local) {
      const { rematchHere } = await import("../../local/make.ts");
      return rematchHere(info).then(
        (id) => go(`/local/${id}`),
        (bug) => toast(bugText(bug), "no"),
      );
    }
    const answer = await session.ask({ type: "rematch" });
    showAnswer(frame, answer);
    const made = session.info.value?.rematch;
    if (answer.type === "done" && made) await sitDown(made, seats);
    busy.value = false;
  }

  if (next !== null && !local && !declined.value)
    return (
      <div class="rematch-question plate" role="alertdialog" aria-label={w.rematchAsk}>
        <p>{w.rematchAsk}</p>
        <Button tone="lamp" icon="check" press={() => void sitDown(next, seats)}>
          {w.rematchYes}
        </Button>
        <Button
          press={() => {
            declined.value = true;
          }}
        >
          {w.rematchNo}
        </Button>
      </div>
    );
  return (
    <Button tone="lamp" icon="play" press={() => void (next === null ? again() : go(`/t/${next}`))}>
      {next === null ? w.rematch : w.toRematch}
    </Button>
  );
}

/** The same seat as before, if it is still free; whoever is late chooses at the table. */
async function sitDown(table: TableId, seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) {
    const saying = { id: entropy(), type: "sit", seat, entropy: "" };
    const reply = await request<Asked>("POST", `/tables/${table}/asks`, saying);
    if (reply.type === "no") toast(errorText(reply.code), "no");
  }
  sessionStorage.setItem(startsByItself(table), "yes");
  go(`/t/${table}`);
}

/** A rematch begins as soon as everyone has sat down: nobody is asked twice. */
export function startsByItself(table: TableId): string {
  return `guildhall.rematch.${table}`;
}
