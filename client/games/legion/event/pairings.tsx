/** Who plays whom at which table; a judge settles and corrects here. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { resultAt, type TablePairing } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { openTable } from "./open-table.ts";
import { ResultForm } from "./result/result-form.tsx";
import { ResultLine } from "./result/result-line.tsx";
import { nameIn, type SeenEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";

export function Pairings({ seen, judges }: { seen: SeenEvent; judges: boolean }): JSX.Element {
  const { event } = seen;
  const w = eventWords();
  const last = event.rounds.length;
  if (last === 0) return <p class="soft">{w.noPairings}</p>;
  return (
    <section class="event-pairings" aria-label={w.pairings}>
      {event.rounds
        .map(({ pairings }, at) => (
          <details key={at} open={at === last - 1}>
            <summary>
              <h3>{w.round(at + 1, event.settings.rounds)}</h3>
            </summary>
            <ol>
              {pairings.map((pairing) => (
                <Row
                  key={pairing.players.join()}
                  seen={seen}
                  round={at + 1}
                  pairing={pairing}
                  judges={judges}
                />
              ))}
            </ol>
          </details>
        ))
        .toReversed()}
    </section>
  );
}

function Row({
  seen,
  round,
  pairing,
  judges,
}: {
  seen: SeenEvent;
  round: number;
  pairing: TablePairing;
  judges: boolean;
}): JSX.Element {
  const { event, me, id } = seen;
  const w = eventWords();
  const settling = useSignal(false);
  const [one, two] = pairing.players;
  const mine = me !== null && pairing.players.includes(me);
  if (two === null) return <li class={mine ? "mine" : ""}>{w.hasBye(nameIn(event, one))}</li>;
  const names = [nameIn(event, one), nameIn(event, two)] as const;
  const pair = w.versus(...names);
  return (
    <li class={mine ? "mine" : ""}>
      <span class="soft number">{w.table(pairing.table)}</span>
      <b>{pair}</b>
      <ResultLine event={event} pairing={pairing} />
      <span class="event-doors">
        {pairing.ledger !== null && (
          <a href={`/t/${pairing.ledger}`} aria-label={`${w.ledger}: ${pair}`}>
            {w.ledger}
          </a>
        )}
        {pairing.ledger === null && mine && round === event.rounds.length && (
          <Button tone="quiet" press={() => void openTable(id, round, pairing.table)}>
            {w.myTable}
          </Button>
        )}
        {judges && (
          <Button
            tone="quiet"
            expanded={settling.value}
            label={`${resultAt(pairing) === null ? w.settle : w.correct}: ${pair}`}
            press={() => (settling.value = !settling.value)}
          >
            {resultAt(pairing) === null ? w.settle : w.correct}
          </Button>
        )}
      </span>
      {settling.value && (
        <ResultForm
          names={names}
          from={resultAt(pairing)}
          judges
          button={w.settle}
          done={(result, reason) => {
            settling.value = false;
            void seen.ask({ type: "settle", round, table: pairing.table, result, reason });
          }}
        />
      )}
    </li>
  );
}
