/** Two armies by paste, by picking, or by typing. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import {
  isTrouble,
  ranks,
  readList,
  sides,
  unitOfCard,
  type ListedUnit,
  type Rank,
  type Side,
} from "#rules/legion/index.ts";
import { cardById, fullName } from "#rules/legion/cards/facts.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { LedgerProps } from "../screen-types.ts";
import { matters, Tile } from "../play/tile.tsx";
import { UnitPicker } from "./unit-picker.tsx";
import { newUnits } from "../entries/writing-down.ts";

export function Armies(props: LedgerProps): JSX.Element {
  const { view, words, send, seat } = props;
  const w = words.armies;
  const off = view.scenarioCards && !view.policies.scenarioAllowsBounty;
  const complete = sides.every((side) => view.units.some((unit) => unit.side === side));
  return (
    <div class="armies">
      {off && <p class="notice">{w.scenario}</p>}
      <div class="columns">
        {sides.map((side) => (
          <Army key={side} side={side} {...props} />
        ))}
      </div>
      {seat !== null && (
        <div class="armies-doors">
          {view.units.length === 0 && (
            <Button press={() => void send({ type: "add-army", units: demoUnits })}>
              {w.demo}
            </Button>
          )}
          <Button
            tone="lamp"
            wide
            whyNot={complete ? null : w.empty}
            press={() => void send({ type: "close-armies" })}
          >
            {off ? w.readyOff : w.ready}
          </Button>
        </div>
      )}
    </div>
  );
}

function Army(props: LedgerProps & { side: Side }): JSX.Element {
  const { view, words, side, send, seat } = props;
  const w = words.armies;
  const doubtful = useSignal<readonly ListedUnit[]>([]);
  const unread = useSignal<readonly string[]>([]);
  const picking = useSignal(false);
  const mine = view.units.filter((unit) => unit.side === side);
  const shown = mine.filter((unit) => matters(view, unit));
  const rest = mine.filter((unit) => !matters(view, unit));

  function add(listed: readonly ListedUnit[], rank: Rank = "corps"): void {
    const units = newUnits(view, side, listed, rank);
    if (units.length === 0) return;
    void send({ type: "add-army", units }).then((answer) => {
      if (answer.type === "done") toast(w.added(units.length));
    });
  }

  function read(text: string): void {
    const list = readList(text, view.edition);
    if (isTrouble(list)) return toast(w.troubles[list.trouble] ?? "", "no");
    unread.value = list.unread;
    doubtful.value = [...doubtful.value, ...list.units.filter((unit) => unit.rank === null)];
    add(list.units.filter((unit) => unit.rank !== null));
  }

  return (
    <section class={`army side-${side}`} aria-label={words.side[side]}>
      <h2>
        <span class="side-sign" aria-hidden="true" />
        {words.side[side]}
      </h2>
      {seat !== null && (
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
            <Button icon="plus" press={() => (picking.value = true)}>
              {w.pick}
            </Button>
          </div>
        </form>
      )}
      {doubtful.value.map((unit, at) => (
        <Doubt
          key={`${unit.name}${at}`}
          unit={unit}
          props={props}
          settle={(listed, rank) => {
            doubtful.value = doubtful.value.filter((each) => each !== unit);
            if (listed !== null) add([listed], rank);
          }}
        />
      ))}
      {unread.value.length > 0 && (
        <div class="unread-lines">
          <p>{w.unread}</p>
          <ul>
            {unread.value.slice(0, 8).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <ul class="tiles">
        {shown.map((unit) => (
          <Tile key={unit.id} view={view} unit={unit} words={words}>
            {seat !== null && (
              <Button
                icon="close"
                tone="quiet"
                label={words.labelled(w.remove, unit.name)}
                press={() => void send({ type: "remove-unit", unit: unit.id })}
              />
            )}
          </Tile>
        ))}
      </ul>
      {rest.length > 0 && <p class="soft others">{w.others(rest.length)}</p>}
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

/** A name nobody knows gets a rank by hand; a name of several cards asks which. */
function Doubt({
  unit,
  props,
  settle,
}: {
  unit: ListedUnit;
  props: LedgerProps;
  settle: (unit: ListedUnit | null, rank?: Rank) => void;
}): JSX.Element {
  const { words, view } = props;
  const w = words.armies;
  const cards = unit.mayBe ?? [];
  return (
    <div class="doubt">
      <p>
        <b>{unit.name}</b> {cards.length > 0 ? w.which : w.needRank}
      </p>
      <div class="doors">
        {cards.length > 0
          ? cards.map((id) => {
              const card = cardById(id);
              return (
                <Button
                  key={id}
                  press={() => settle(unitOfCard(id, unit.count, unit.upgrades, view.edition))}
                >
                  {card === null ? id : fullName(card)}
                </Button>
              );
            })
          : ranks.map((rank) => (
              <Button key={rank} press={() => settle(unit, rank)}>
                {words.ranks[rank]}
              </Button>
            ))}
        <Button icon="close" tone="quiet" label={w.remove} press={() => settle(null)} />
      </div>
    </div>
  );
}
