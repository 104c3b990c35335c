/** Undo and Redo: one's own last step, by its name. */
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { Preview } from "../entries/preview.tsx";
import { sentencesOf, type Phrasebook } from "../say/entry.ts";
import type { Amender } from "../entries/use-amend.ts";

/** [LB-LEDGER-05] Undo is my last step, named; what others wrote stays. */
export function UndoDoors({
  props,
  amending,
}: {
  props: Phrasebook;
  amending: Amender;
}): JSX.Element {
  const { words } = props;
  const w = words.play;
  const { steps, entries, proposed, change, write, refer } = amending;
  const { undo, redo } = steps;
  const entry = entries.find(({ page }) => page === undo?.page);
  const what = entry === undefined ? "" : (sentencesOf(props, entry.events)[0] ?? "");
  const waiting = proposed.value;
  return (
    <>
      {redo !== null && (
        <Button
          icon="next"
          press={() => change(w.redo, { type: "amend", page: refer(redo), command: redo.after })}
        >
          <span class="door-name told-by-icon">{w.redo}</span>
        </Button>
      )}
      <Button
        icon="undo"
        class="undo"
        label={what === "" ? w.undo : words.labelled(w.undo, what)}
        whyNot={undo === null ? w.nothingOfYours : null}
        press={() => {
          if (undo === null) return;
          const title = words.labelled(w.undo, what);
          change(title, { type: "amend", page: refer(undo), command: undo.before }, () =>
            toast(words.labelled(w.undone, what)),
          );
        }}
      >
        {w.undo}
        {/* Its words are in the label already. */}
        {what !== "" && <small class="undo-what" aria-hidden="true" data-what={what} />}
      </Button>
      {waiting !== null && (
        <Preview
          props={props}
          title={waiting.title}
          foreseen={waiting.foreseen}
          entries={entries}
          confirm={() => {
            proposed.value = null;
            void write(waiting.correction).then((done) => done && waiting.then?.());
          }}
          close={() => (proposed.value = null)}
        />
      )}
    </>
  );
}
