/** The edition played, and how to change it: every entry is then judged again, shown first. */
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { authorOf } from "../entries/whose/author.ts";
import { Preview } from "../entries/preview.tsx";
import { useAmend } from "../entries/use-amend.ts";
import type { LedgerProps } from "../screen-types.ts";

export function EditionSheet(props: LedgerProps & { close: () => void }): JSX.Element {
  const { view, words, seat, close } = props;
  const w = words.mission.edition;
  const { entries, proposed, change, write, refer } = useAmend(props);
  const entry = entries.find(({ events }) => events[0]?.type === "edition-chosen");
  const edition = view.edition === "current" ? "classic" : "current";
  const author = authorOf(props, entry?.seat ?? null);
  const waiting = proposed.value;
  if (waiting !== null)
    return (
      <Preview
        props={props}
        title={waiting.title}
        foreseen={waiting.foreseen}
        entries={entries}
        confirm={() => {
          close();
          void write(waiting.correction);
        }}
        close={close}
      />
    );
  return (
    <Sheet title={words.final.edition[view.edition] ?? ""} close={close}>
      <p>{view.edition === "current" ? w.currentLine : w.classicLine}</p>
      {seat !== null && entry !== undefined && (
        <>
          <p class="hint">{author === null ? w.changeLine : words.history.whose(author)}</p>
          <Button
            wide
            whyNot={author === null ? null : words.history.whose(author)}
            press={() =>
              change(w.change, {
                type: "amend",
                page: refer(entry),
                command: { type: "choose-edition", edition },
              })
            }
          >
            {words.labelled(w.change, words.final.edition[edition] ?? edition)}
          </Button>
        </>
      )}
    </Sheet>
  );
}
