/** [LC-TOUR-14] Who calls for a judge, the longest waiting first; the table's ledger is one tap away. */
import type { JSX } from "preact";
import { Button } from "../../../../pieces/button.tsx";
import { openTable } from "../open-table.ts";
import { nameIn, type SeenEvent } from "../use-event.ts";
import { eventWords } from "../words.ts";
import { SaidLine } from "../../../../speech/said-line.tsx";

/** Minutes a judge gives back at one tap. */
const minutes = 5;

export function Calls({ seen }: { seen: SeenEvent }): JSX.Element | null {
  const { event, ask, id } = seen;
  const w = eventWords();
  const round = event.rounds.length;
  const calls = (event.rounds.at(-1)?.pairings ?? [])
    .flatMap((pairing) => (pairing.call === null ? [] : [{ pairing, call: pairing.call }]))
    .toSorted((one, two) => one.call.at - two.call.at);
  if (calls.length === 0) return null;
  return (
    <section class="event-calls" aria-label={w.calls}>
      <h3>{w.calls}</h3>
      <ul>
        {calls.map(({ pairing: { table, players }, call }) => (
          <li key={table}>
            <SaidLine kind="mine">
              {w.callFrom(table, w.versus(nameIn(event, players[0]), nameIn(event, players[1])))}
            </SaidLine>
            {call.judge !== null && <span>{w.coming(nameIn(event, call.judge))}</span>}
            <span class="event-doors">
              {call.judge === null && (
                <Button
                  tone="lamp"
                  press={() => void ask({ type: "answer-call", round, table, done: false })}
                >
                  {w.come}
                </Button>
              )}
              <Button press={() => void openTable(id, round, table)}>{w.ledger}</Button>
              <Button press={() => void ask({ type: "give-time", round, table, minutes })}>
                {w.giveTime(minutes)}
              </Button>
              <Button press={() => void ask({ type: "answer-call", round, table, done: true })}>
                {w.done}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
