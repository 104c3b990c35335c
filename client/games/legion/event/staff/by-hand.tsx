/** [LC-TOUR-15] Two players change places; nobody is left over. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { TablePairing } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { nameIn, type SeenEvent } from "../use-event.ts";
import { eventWords } from "../words.ts";

type Pairings = readonly Pick<TablePairing, "table" | "players">[];

export function ByHand({ seen: { event, ask } }: { seen: SeenEvent }): JSX.Element {
  const w = eventWords();
  const pairings = event.rounds.at(-1)?.pairings ?? [];
  const numbers = pairings.flatMap(({ players }) => players.filter((each) => each !== null));
  const one = useSignal(numbers[0] ?? 0);
  const two = useSignal(numbers[1] ?? 0);
  return (
    <details>
      <summary class="label">{w.byHand}</summary>
      <p class="soft">{w.byHandLine}</p>
      <div class="doors">
        {[one, two].map((chosen, at) => (
          <select
            key={at}
            class="input"
            aria-label={w.player}
            value={chosen.value}
            onChange={(changed) => (chosen.value = Number(changed.currentTarget.value))}
          >
            {numbers.map((number) => (
              <option key={number} value={number}>
                {nameIn(event, number)}
              </option>
            ))}
          </select>
        ))}
        <Button
          press={() =>
            void ask({ type: "change-pairings", pairings: swapped(pairings, one.value, two.value) })
          }
        >
          {w.swap}
        </Button>
      </div>
    </details>
  );
}

function swapped(pairings: Pairings, one: number, two: number): Pairings {
  const other = (number: number): number => (number === one ? two : number === two ? one : number);
  return pairings.map(({ table, players: [first, second] }) => ({
    table,
    players: [other(first), second === null ? null : other(second)],
  }));
}
