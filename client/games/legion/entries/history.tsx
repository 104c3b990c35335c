/** Every entry of the ledger: change or remove any of them, and see what that changed in the rest. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { entryOf, sides, type Command, type Unit } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { errorText } from "../../../words/words.ts";
import { entriesIn, type Entry } from "./entries.ts";
import { fieldsOf } from "./entry-fields.ts";
import { EntryForm } from "./entry-form.tsx";
import { KillSheet } from "../play/kill-sheet.tsx";
import { logLine, refusalText } from "./log.ts";
import type { LedgerProps } from "../screen-types.ts";

type Page =
  | { readonly type: "list" }
  | { readonly type: "edit"; readonly entry: Entry }
  | { readonly type: "changed" };

export function HistorySheet(props: LedgerProps & { close: () => void }): JSX.Element {
  const { view, words, session, seat, close } = props;
  const w = words.history;
  const page = useSignal<Page>({ type: "list" });
  const entries = session === null ? [] : entriesIn(session.log.value);

  async function amend(entry: Entry, command: Command | null): Promise<void> {
    if (session === null || seat === null) return;
    const answer = await session.ask({ type: "amend", seat, page: entry.page, command });
    if (answer.type === "done") page.value = { type: "changed" };
    else
      toast(
        answer.type === "refused" ? refusalText(answer, words, view) : errorText(answer.code),
        "no",
      );
  }

  const now = page.value;
  if (now.type === "changed") return <Changed {...props} />;
  if (now.type === "edit") {
    const victim = subjectOf(props, now.entry);
    const mark = now.entry.events.find(
      (event) =>
        event.type === "token-placed" &&
        event.token.placedBy !== null &&
        event.token.kind !== "secret",
    );
    if (mark?.type === "token-placed")
      return (
        <Sheet title={w.pickTarget} close={close}>
          <ul class="answers">
            {view.units
              .filter(
                (unit) =>
                  unit.side !== view.units.find(({ id }) => id === mark.token.placedBy)?.side &&
                  (unit.rank === "commander" || unit.rank === "operative"),
              )
              .map((unit) => (
                <li key={unit.id}>
                  <button
                    type="button"
                    class="pick"
                    onClick={() =>
                      void amend(now.entry, {
                        type: "mark",
                        by: mark.token.placedBy ?? "",
                        target: unit.id,
                      })
                    }
                  >
                    <b>{unit.name}</b>
                  </button>
                </li>
              ))}
          </ul>
        </Sheet>
      );
    const command = entryOf(now.entry.events);
    const form = command && (
      <EntryForm {...props} command={command} save={(changed) => void amend(now.entry, changed)} />
    );
    if (victim !== null) {
      const before = {
        ...view,
        units: view.units.map((unit) => (unit.id === victim.id ? victim : unit)),
      };
      return (
        <KillSheet
          {...props}
          view={before}
          unit={victim}
          close={close}
          instead={(commands) => void amend(now.entry, commands.at(-1) ?? null)}
        >
          <details>
            <summary class="label">{w.everything}</summary>
            {form}
          </details>
        </KillSheet>
      );
    }
    if (form)
      return (
        <Sheet title={w.edit} close={close}>
          <p>{sentences(props, now.entry).join(" ")}</p>
          {form}
        </Sheet>
      );
  }
  return (
    <Sheet title={w.title} close={close}>
      <ol class="entries">
        {entries.toReversed().map((entry) => (
          <li key={entry.page} class={entry.refused === null ? "" : "refused"}>
            <p>{sentences(props, entry).join(" ")}</p>
            {entry.refused !== null && (
              <p class="hint">{w.nowRefused(refusalText(entry.refused, words, view))}</p>
            )}
            {seat !== null && (
              <div class="doors">
                {canEdit(props, entry) && (
                  <Button
                    press={() => (page.value = { type: "edit", entry })}
                    label={words.labelled(w.edit, sentences(props, entry)[0] ?? "")}
                  >
                    {w.edit}
                  </Button>
                )}
                <Button
                  icon="close"
                  press={() => void amend(entry, null)}
                  label={words.labelled(w.remove, sentences(props, entry)[0] ?? "")}
                >
                  {w.remove}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function sentences({ view, words }: LedgerProps, entry: Entry): readonly string[] {
  const army = entry.events.filter((event) => event.type === "unit-added");
  if (army.length > 1)
    return sides.flatMap((side) => {
      const count = army.filter(({ unit }) => unit.side === side).length;
      return count === 0 ? [] : [words.log.armyAdded(count, words.side[side] ?? side)];
    });
  const lines = entry.events
    .map((event) => logLine(event, [], words, view))
    .filter((line) => line !== null);
  const loud = lines.filter((line) => line.weight !== "quiet");
  return (loud.length > 0 ? loud : lines).slice(0, 4).map((line) => line.text);
}

/** Closing the armies and a new round have nothing in them to change: they stand or go. */
function canEdit({ view, words }: LedgerProps, entry: Entry): boolean {
  const command = entryOf(entry.events);
  return command !== null && (command.type === "mark" || fieldsOf(command, view, words).length > 0);
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

function Changed(props: LedgerProps & { close: () => void }): JSX.Element {
  const { words, session, view, close } = props;
  const w = words.history;
  const amended = session?.log.value.findLast((line) => line.type === "amended");
  const changed = amended?.type === "amended" ? amended.changed : [];
  const entries = session === null ? [] : entriesIn(session.log.value);
  return (
    <Sheet title={w.changed} close={close}>
      <ol class="entries">
        {changed.map(({ page, refused }) => {
          const entry = entries.find((each) => each.page === page);
          return (
            <li key={page}>
              <p>
                {refused !== null
                  ? w.nowRefused(refusalText(refused, words, view))
                  : entry === undefined
                    ? w.removed
                    : sentences(props, entry).join(" ")}
              </p>
            </li>
          );
        })}
        {changed.length <= 1 && <li class="soft">{w.nothing}</li>}
      </ol>
      <Button wide tone="lamp" press={close}>
        OK
      </Button>
    </Sheet>
  );
}
