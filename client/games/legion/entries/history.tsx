/** Every entry of the ledger: change or remove any of your own, and see first what that does to the rest. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { entryOf, type Command } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { authorOf, goneAuthorOf, sitterName } from "./whose/author.ts";
import type { Entry } from "./entries.ts";
import { fieldsOf } from "./entry-fields.ts";
import { insertionPoint } from "./inserting.ts";
import { refusalText } from "../say/refusal.ts";
import { Preview } from "./preview.tsx";
import { sentencesOf } from "../say/entry.ts";
import { useAmend } from "./use-amend.ts";
import { EditSheet } from "./edit-sheet.tsx";

export function HistorySheet(props: LedgerProps & { close: () => void }): JSX.Element {
  const { words, session, close } = props;
  const w = words.history;
  const amending = useAmend(props);
  const edited = useSignal<Entry | null>(null);
  const { proposed, entries, change, write, refer } = amending;
  const amend = (title: string, entry: Entry, command: Command | null): void => {
    edited.value = null;
    change(title, { type: "amend", page: refer(entry), command });
  };
  const waiting = proposed.value;
  if (waiting !== null)
    return (
      <Preview
        props={props}
        title={waiting.title}
        foreseen={waiting.foreseen}
        entries={entries}
        confirm={() => {
          proposed.value = null;
          void write(waiting.correction);
        }}
        close={() => (proposed.value = null)}
      />
    );
  if (edited.value !== null)
    return (
      <EditSheet
        {...props}
        entry={edited.value}
        close={() => (edited.value = null)}
        save={(entry, command) => amend(w.edit, entry, command)}
      />
    );
  return (
    <Sheet title={w.title} close={close}>
      <ol class="entries">
        {entries.toReversed().map((entry) => (
          <Row
            key={entry.page}
            props={props}
            entry={entry}
            edit={() => (edited.value = entry)}
            remove={() => amend(w.remove, entry, null)}
            insert={() => {
              insertionPoint.value = session && { table: session.table, entry };
              close();
            }}
          />
        ))}
        {entries.length === 0 && <li class="soft">{words.play.nothingYet}</li>}
      </ol>
    </Sheet>
  );
}

interface RowProps {
  readonly props: LedgerProps;
  readonly entry: Entry;
  readonly edit: () => void;
  readonly remove: () => void;
  /** What was forgotten goes in front of anybody's entry. */
  readonly insert: () => void;
}

/** What somebody else wrote stays: the entry names whom to ask. */
function Row({ props, entry, edit, remove, insert }: RowProps): JSX.Element {
  const { view, words, seat } = props;
  const w = words.history;
  const sentences = sentencesOf(props, entry.events);
  const author = authorOf(props, entry.seat);
  const theirs = author === null ? null : w.whose(author);
  return (
    <li class={entry.refused === null ? "" : "refused"}>
      <p>{sentences.join(" ")}</p>
      {whoseText(props, entry) !== null && <p class="soft">{whoseText(props, entry)}</p>}
      {entry.refused !== null && (
        <p class="hint">{w.nowRefused(refusalText(entry.refused, words, view))}</p>
      )}
      {seat !== null && (
        <div class="doors">
          {canEdit(props, entry) && (
            <Button whyNot={theirs} press={edit} label={words.labelled(w.edit, sentences[0] ?? "")}>
              {w.edit}
            </Button>
          )}
          <Button
            icon="close"
            whyNot={theirs}
            press={remove}
            label={words.labelled(w.remove, sentences[0] ?? "")}
          >
            {w.remove}
          </Button>
          <Button press={insert} label={words.labelled(w.insert, sentences[0] ?? "")}>
            {w.insert}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Whom to ask, who is not here to be asked, or who corrected it. */
function whoseText(props: LedgerProps, { seat, corrector }: Entry): string | null {
  const w = props.words.history;
  if (corrector !== undefined)
    return w.corrected(sitterName(props, seat), sitterName(props, corrector));
  const author = authorOf(props, seat);
  const gone = goneAuthorOf(props, seat);
  if (author !== null) return w.whose(author);
  return gone === null ? null : w.away(gone);
}

/** Closing the armies and a new round have nothing in them to change: they stand or go. */
function canEdit({ view, words }: LedgerProps, entry: Entry): boolean {
  const command = entryOf(entry.events);
  return command !== null && (command.type === "mark" || fieldsOf(command, view, words).length > 0);
}
