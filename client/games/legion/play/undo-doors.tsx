/** Undo and Redo: one's own last step, by its name. */
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import { Preview } from "../entries/preview.tsx";
import { sentencesOf, type Telling } from "../entries/sentences.ts";
import type { Amending } from "../entries/use-amend.ts";

/** [LB-LEDGER-05] Undo is my last step, named; what others wrote stays. */
export function UndoDoors({
  props,
  amending,
}: {
  props: Telling;
  amending: Amending;
}): JSX.Element {
  const { words } = props;
  const w = words.play;
  const { steps, entries, asked, change, write } = amending;
  const { undo, redo } = steps;
  const entry = entries.find(({ page }) => page === undo?.page);
  const what = entry === undefined ? "" : (sentencesOf(props, entry.events)[0] ?? "");
  const waiting = asked.value;
  return (
    <>
      {redo !== null && (
        <Button icon="next" press={() => change(w.redo, redo.page, redo.after)}>
          {w.redo}
        </Button>
      )}
      <Button
        icon="undo"
        class="undo"
        label={what === "" ? w.undo : words.labelled(w.undo, what)}
        whyNot={undo === null ? w.nothingOfYours : null}
        press={() => undo !== null && change(words.labelled(w.undo, what), undo.page, undo.before)}
      >
        {w.undo}
      </Button>
      {waiting !== null && (
        <Preview
          props={props}
          title={waiting.title}
          foreseen={waiting.foreseen}
          confirm={() => {
            asked.value = null;
            void write(waiting.page, waiting.command);
          }}
          close={() => (asked.value = null)}
        />
      )}
    </>
  );
}
