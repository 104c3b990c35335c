/** [LB-LEDGER-21] What the table refused though it had counted here: its author decides what becomes of it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { legion, type Command, type Event } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { UndecidedAsk } from "../../../table/session/outbox.ts";
import type { AskBody } from "../../../table/session/session.ts";
import type { LedgerProps } from "../screen-types.ts";
import { EditSheet } from "./edit-sheet.tsx";
import { entriesIn, refOf, type Entry } from "./entries.ts";
import { sentencesOf } from "../say/entry.ts";
import { noText } from "./use-amend.ts";

export function UndecidedEntries(props: LedgerProps): JSX.Element | null {
  const { words, session, seat } = props;
  const undecided = session?.undecided.value ?? [];
  const edited = useSignal<UndecidedAsk | null>(null);
  if (session === null || seat === null || undecided.length === 0) return null;
  const w = words.history.undecided;
  /** Said anew, it waits or stands like any other entry: the old one has done its duty. */
  const settle = ({ ask }: UndecidedAsk, saying: AskBody | null): void => {
    edited.value = null;
    session.drop(ask.id);
    if (saying !== null) void session.ask(saying);
  };
  const open = edited.value;
  return (
    <section class="undecided-entries" aria-label={w.title(undecided.length)}>
      <b>{w.title(undecided.length)}</b>
      <p class="hint">{w.hint}</p>
      <ul>
        {undecided.map((one) => (
          <li key={one.ask.id}>
            <p>{textOf(props, one)}</p>
            <p class="hint">{noText(props, one.answer)}</p>
            <div class="doors">
              <Ways
                props={props}
                one={one}
                settle={(saying) => settle(one, saying)}
                edit={() => (edited.value = one)}
              />
            </div>
          </li>
        ))}
      </ul>
      {open !== null && (
        <EditSheet
          {...props}
          entry={asEntry(open)}
          close={() => (edited.value = null)}
          save={(_, command) => settle(open, { type: "command", seat, command })}
        />
      )}
    </section>
  );
}

interface WaysProps {
  readonly props: LedgerProps;
  readonly one: UndecidedAsk;
  readonly settle: (saying: AskBody | null) => void;
  readonly edit: () => void;
}

function Ways({ props, one, settle, edit }: WaysProps): JSX.Element {
  const { ask, news } = one;
  const w = props.words.history.undecided;
  const place = placeFor(props, one);
  const { id: _, table: __, ...again } = ask;
  return (
    <>
      {place !== null && (
        <Button tone="lamp" press={() => settle(place.saying)}>
          {w.putBefore(place.text)}
        </Button>
      )}
      {ask.type === "command" && news.length > 0 && <Button press={edit}>{w.change}</Button>}
      {ask.type !== "command" && <Button press={() => settle(again as AskBody)}>{w.again}</Button>}
      <Button icon="close" press={() => settle(null)}>
        {w.drop}
      </Button>
    </>
  );
}

function textOf(props: LedgerProps, { news }: UndecidedAsk): string {
  const text = sentencesOf(props, news as readonly Event[]).join(" ");
  return text === "" ? props.words.history.undecided.entry : text;
}

function asEntry({ news }: UndecidedAsk): Entry {
  const events = news as readonly Event[];
  return { page: 0, place: 0, id: null, seat: null, events, refused: null };
}

/** How many entries that came in between are looked at: nobody was away for longer without talking. */
const mostLooked = 20;

/** In front of the first entry, from the newest back, before which it was still possible. */
function placeFor(
  props: LedgerProps,
  { ask, after }: UndecidedAsk,
): { readonly saying: AskBody; readonly text: string } | null {
  const { session, seat } = props;
  const command: Command | null = ask.type === "command" ? legion.readCommand(ask.command) : null;
  if (session === null || seat === null || command === null) return null;
  const { log, waiting } = session.ahead.value;
  const since = entriesIn(log).filter(({ page }) => page > after);
  for (const entry of since.slice(-mostLooked).toReversed()) {
    const saying: AskBody = { type: "insert", seat, before: refOf(entry, waiting), command };
    if (session.foresee(saying)?.answer.type !== "done") continue;
    return { saying, text: sentencesOf(props, entry.events)[0] ?? "" };
  }
  return null;
}
