/**
 * What a list left open: which card, or a rank and whether it hunts. It stands in the ledger, so no reload loses it.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { cardById, fullName } from "#rules/legion/cards/facts.ts";
import {
  cardsLike,
  ranks,
  unitOfCard,
  unitsFromList,
  type NewUnit,
  type Rank,
  type Unit,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import type { LedgerProps } from "../screen-types.ts";
import { UnitPicker } from "./unit-picker.tsx";

const most = 4;

export function Doubt(props: LedgerProps & { unit: Unit }): JSX.Element {
  const { words, unit, send, seat } = props;
  const w = words.armies;
  const rank = useSignal<Rank | null>(null);
  const searching = useSignal(false);
  const cards = unit.open !== null && unit.open.length > 0 ? unit.open : cardsLike(unit.name, most);
  const settle = (changed: NewUnit): void => void send({ type: "change-unit", unit: changed });
  return (
    <div class="doubt">
      <p>
        <b>{unit.name}</b> {cards.length > 0 && w.which}
      </p>
      {seat !== null && (
        <>
          <div class="doors">
            {cards.map((id) => {
              const card = cardById(id);
              return (
                card !== null && (
                  <Button key={id} press={() => settle(asCard(props, id))}>
                    {fullName(card)}
                  </Button>
                )
              );
            })}
            <Button icon="search" press={() => (searching.value = true)}>
              {w.search}
            </Button>
          </div>
          <details>
            <summary class="label">{w.needRank}</summary>
            <div class="doors">
              {rank.value === null
                ? ranks.map((each) => (
                    <Button
                      key={each}
                      press={() =>
                        each === "commander" || each === "operative"
                          ? (rank.value = each)
                          : settle(byHand(unit, each, false))
                      }
                    >
                      {words.ranks[each]}
                    </Button>
                  ))
                : [true, false].map((hunts) => (
                    <Button
                      key={String(hunts)}
                      press={() => settle(byHand(unit, rank.value ?? "corps", hunts))}
                    >
                      {hunts ? w.hunts : w.huntsNot}
                    </Button>
                  ))}
            </div>
          </details>
          <Button
            icon="close"
            tone="quiet"
            label={words.labelled(w.noUnit, unit.name)}
            press={() => void send({ type: "remove-unit", unit: unit.id })}
          >
            {w.noUnit}
          </Button>
          {searching.value && (
            <UnitPicker
              props={props}
              side={unit.side}
              note={unit.name}
              close={() => (searching.value = false)}
              pick={({ id, name }, given = "corps") => {
                searching.value = false;
                settle(id === null ? { ...byHand(unit, given, false), name } : asCard(props, id));
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** The card's own facts; the points, the Stims and the place in the ledger stay as the list had them. */
function asCard({ view, unit }: LedgerProps & { unit: Unit }, id: string): NewUnit {
  const listed = unitOfCard(id, 1, [], view.edition);
  const list = { faction: null, points: null, battleForce: null, cards: [], unread: [] };
  const [made] = unitsFromList(
    { ...list, units: [listed] },
    unit.side,
    view.edition,
    () => "corps",
  );
  const known = made ?? written(unit);
  return {
    ...known,
    id: unit.id,
    ...(known.card === undefined
      ? {}
      : { card: { ...known.card, told: known.card.told || unit.points !== 0 } }),
    points: unit.points === 0 ? known.points : unit.points,
    emergencyStims: unit.stims !== null,
    keywords: [...new Set([...known.keywords, ...unit.keywords])],
    ...(unit.counterpart === null
      ? {}
      : { counterpart: unit.counterpart, wounds: known.wounds + unit.counterpart.wounds }),
  };
}

function byHand(unit: Unit, rank: Rank, hunts: boolean): NewUnit {
  const keywords = unit.keywords.filter((keyword) => keyword !== "bounty");
  return { ...written(unit), rank, keywords: hunts ? [...keywords, "bounty"] : keywords };
}

/** The unit as it was written down. */
export function written({ stims, counterpart, open: _open, ...unit }: Unit): NewUnit {
  const { poison: _poison, missionDone: _done, defeated: _defeated, ...listed } = unit;
  return {
    ...listed,
    emergencyStims: stims !== null,
    ...(counterpart === null ? {} : { counterpart }),
  };
}
