/** One side: a list pasted (and pasted again, it replaces the first), units picked, questions about them. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  isTrouble,
  readList,
  seatOf,
  type ListedUnit,
  type Rank,
  type Side,
  type Unit,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { newUnits } from "../entries/writing-down.ts";
import { matters } from "../play/weight.ts";
import { Tile } from "../play/tile.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { Doubt } from "./doubt.tsx";
import { checkText, listCheck, type ListCheck } from "./list-check.ts";
import { Prices } from "./prices.tsx";
import { UnitPicker } from "./unit-picker.tsx";
import { SaidLine } from "../../../speech/said-line.tsx";

export function Army(props: LedgerProps & { side: Side }): JSX.Element {
  const { view, words, side, send, seat } = props;
  const w = words.armies;
  const unread = useSignal<readonly string[]>([]);
  const said = useSignal<ListCheck | null>(null);
  const picking = useSignal(false);
  const mine = view.units.filter((unit) => unit.side === side);
  const asked = mine.filter((unit) => unit.open !== null);
  const shown = mine.filter((unit) => unit.open === null && matters(view, unit));
  const rest = mine.length - asked.length - shown.length;

  function add(listed: readonly ListedUnit[], rank?: Rank): void {
    const units = newUnits(view, side, listed, rank);
    if (units.length === 0) return;
    void send({ type: "add-army", units }).then((answer) => {
      if (answer.type === "done") toast(w.added(units.length));
    });
  }

  /** A lone name typed by hand joins the others; a list replaces them. */
  function read(text: string): void {
    const list = readList(text, view.edition);
    if (isTrouble(list)) return toast(w.troubles[list.trouble] ?? "", "no");
    unread.value = list.unread;
    const typed = !text.trim().includes("\n") && list.units.length === 1 && list.faction === null;
    if (typed) return add(list.units);
    const units = newUnits({ ...view, units: others(props) }, side, list.units);
    said.value = listCheck(list, units, /\/list\//u.test(text));
    void send({ type: "list-army", side, units }).then((answer) => {
      if (answer.type === "done") toast(w.added(units.length));
    });
  }

  return (
    <section class={`army side-${side}`} aria-label={words.side[side]}>
      <Heading {...props} units={mine} />
      {seat !== null && mine.length === 0 && (
        <Paste {...props} read={read} pick={() => (picking.value = true)} />
      )}
      {asked.map((unit) => (
        <Doubt key={unit.id} {...props} unit={unit} />
      ))}
      {said.value !== null && (
        <SaidLine
          kind="must"
          class={said.value.fits ? "soft list-check" : "ledger-note list-check"}
        >
          {checkText(said.value, words)}
        </SaidLine>
      )}
      {unread.value.length > 0 && <Unread lines={unread.value} text={w.unread} />}
      <Shown {...props} units={shown} />
      {rest > 0 && <p class="soft others">{w.others(rest)}</p>}
      <Prices {...props} units={mine} />
      {seat !== null && mine.length > 0 && (
        <details class="again">
          <summary class="label">{w.again}</summary>
          <Paste {...props} read={read} pick={() => (picking.value = true)} />
        </details>
      )}
      {picking.value && (
        <UnitPicker
          props={props}
          side={side}
          close={() => (picking.value = false)}
          pick={(listed, rank) => {
            picking.value = false;
            add([listed], rank);
          }}
        />
      )}
    </section>
  );
}

function Unread({ lines, text }: { lines: readonly string[]; text: string }): JSX.Element {
  return (
    <div class="unread-lines">
      <p>{text}</p>
      <ul>
        {lines.slice(0, 8).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** The units that matter, each with a way out. */
function Shown({
  view,
  words,
  send,
  seat,
  units,
}: LedgerProps & { units: readonly Unit[] }): JSX.Element {
  return (
    <ul class="tiles">
      {units.map((unit) => (
        <Tile key={unit.id} view={view} unit={unit} words={words}>
          {seat !== null && (
            <Button
              icon="close"
              tone="quiet"
              label={words.labelled(words.armies.remove, unit.name)}
              press={() => void send({ type: "remove-unit", unit: unit.id })}
            />
          )}
        </Tile>
      ))}
    </ul>
  );
}

/** Whose army it is, how many and how dear. */
function Heading({
  view,
  words,
  names,
  side,
  units,
}: LedgerProps & { side: Side; units: readonly Unit[] }): JSX.Element {
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  return (
    <>
      <h2>
        <span class="side-sign" aria-hidden="true" />
        <span>
          {words.side[side]}
          {view.seats === 2 && <small class="whose"> {names[seatOf(view, side)]?.name}</small>}
        </span>
      </h2>
      {units.length > 0 && <p class="soft number">{words.armies.sum(units.length, points)}</p>}
    </>
  );
}

function others({ view, side }: LedgerProps & { side: Side }): LedgerProps["view"]["units"] {
  return view.units.filter((unit) => unit.side !== side);
}

function Paste({
  words,
  side,
  read,
  pick,
}: LedgerProps & { side: Side; read: (text: string) => void; pick: () => void }): JSX.Element {
  const w = words.armies;
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem("list");
        if (field instanceof HTMLTextAreaElement) {
          read(field.value);
          field.value = "";
        }
      }}
    >
      <textarea
        class="input"
        name="list"
        rows={4}
        placeholder={w.paste}
        aria-label={words.labelled(words.side[side] ?? side, w.paste)}
        onPaste={(event) => {
          const text = event.clipboardData?.getData("text") ?? "";
          if (text.trim() === "") return;
          event.preventDefault();
          read(text);
        }}
      />
      <div class="doors">
        <Button type="submit">{w.read}</Button>
        <Button icon="plus" press={pick}>
          {w.pick}
        </Button>
      </div>
    </form>
  );
}
