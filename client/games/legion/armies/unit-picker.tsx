/** A small catalogue, every known card by typing, and any name at all by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { catalogue } from "#rules/legion/cards/catalogue.ts";
import { cardById, factsIn, fullName } from "#rules/legion/cards/facts.ts";
import {
  cardsLike,
  ranks,
  unitOfCard,
  type ListedUnit,
  type Rank,
  type Side,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";

interface PickerProps {
  readonly props: LedgerProps;
  readonly side: Side;
  /** What whoever picks should know first. */
  readonly note?: string;
  readonly close: () => void;
  readonly pick: (unit: ListedUnit, rank?: Rank) => void;
}

export function UnitPicker({ props, side, note, close, pick }: PickerProps): JSX.Element {
  const { words, view } = props;
  const w = words.armies;
  const typed = useSignal("");
  const text = typed.value.trim();
  const found = text === "" ? catalogue : cardsLike(text, 12);
  return (
    <Sheet title={words.labelled(words.side[side] ?? side, w.pick)} close={close}>
      {note !== undefined && <p class="hint">{note}</p>}
      <input
        class="input"
        type="search"
        placeholder={w.search}
        aria-label={w.search}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <ul class="picks">
        {found.map((id) => {
          const card = cardById(id);
          if (card === null) return null;
          const facts = factsIn(card, view.edition);
          const signs = [
            words.ranks[facts.rank ?? "corps"],
            ...(facts.keywords ?? []).map((keyword) => words.keywords[keyword]),
          ];
          return (
            <li key={id}>
              <button
                type="button"
                class="pick"
                onClick={() => pick(unitOfCard(id, 1, [], view.edition), "operative")}
              >
                <b>{fullName(card)}</b>
                <span>{signs.join(" · ")}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {text !== "" && (
        <div class="doubt">
          <p>{w.typed(text)}</p>
          <div class="doors">
            {ranks.map((rank) => (
              <Button
                key={rank}
                press={() =>
                  pick(
                    {
                      count: 1,
                      id: null,
                      name: text.slice(0, 80),
                      rank: null,
                      bounty: false,
                      upgrades: [],
                    },
                    rank,
                  )
                }
              >
                {words.ranks[rank]}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Sheet>
  );
}
