/** One entry, to be changed or taken out. */
import type { JSX } from "preact";
import { entryOf, type Command, type Unit } from "#rules/legion/index.ts";
import { Sheet } from "../../../pieces/sheet.tsx";
import { KillSheet } from "../play/defeat/kill-sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";
import type { Entry } from "./entries.ts";
import { EntryForm } from "./entry-form.tsx";
import { MarkForm } from "./mark-form.tsx";
import { sentencesOf } from "../say/entry.ts";

export function EditSheet(
  props: LedgerProps & {
    entry: Entry;
    close: () => void;
    save: (entry: Entry, command: Command) => void;
  },
): JSX.Element {
  const { view, words, entry, close, save } = props;
  const w = words.history;
  const command = entryOf(entry.events);
  const victim = subjectOf(props, entry);
  const form = command && (
    <EntryForm {...props} command={command} save={(changed) => save(entry, changed)} />
  );
  if (command?.type === "mark")
    return (
      <MarkForm
        {...props}
        command={command}
        close={close}
        save={(changed) => save(entry, changed)}
      />
    );
  if (victim !== null) {
    const units = view.units.map((unit) => (unit.id === victim.id ? victim : unit));
    return (
      <KillSheet
        {...props}
        view={{ ...view, units }}
        unit={victim}
        close={close}
        instead={(written) => save(entry, written)}
      >
        <details>
          <summary class="label">{w.everything}</summary>
          {form}
        </details>
      </KillSheet>
    );
  }
  return (
    <Sheet title={w.edit} close={close}>
      <p>{sentencesOf(props, entry.events).join(" ")}</p>
      {form}
    </Sheet>
  );
}

/** The unit a defeat was about, as it stood before. */
function subjectOf({ view }: LedgerProps, entry: Entry): Unit | null {
  const fatal = entry.events.find((event) => event.type === "unit-defeated");
  const unit =
    fatal?.type === "unit-defeated" ? view.units.find(({ id }) => id === fatal.unit) : undefined;
  if (unit === undefined) return null;
  const wounds = entry.events.reduce(
    (sum, event) => (event.type === "wounded" && event.unit === unit.id ? sum + event.wounds : sum),
    0,
  );
  return { ...unit, defeated: false, wounded: Math.max(0, unit.wounded - wounds) };
}
