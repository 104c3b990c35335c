/** Where I play now: table, opponent, colour, time; the ledger is one tap away. */
import type { JSX } from "preact";
import {
  isRoundOpen,
  memberOf,
  pairingOf,
  resultAt,
  type TablePairing,
} from "#rules/legion/index.ts";
import { useSaid } from "../../../speech/use-said.ts";
import { Button } from "../../../pieces/button.tsx";
import { openTable } from "./open-table.ts";
import { JudgeCall } from "./judge-call.tsx";
import { ResultLine } from "./result/result-line.tsx";
import { Slip } from "./result/slip.tsx";
import { RoundTime } from "./time.tsx";
import { nameIn, type SeenEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";

export function MyTable({ seen }: { seen: SeenEvent }): JSX.Element {
  const { event, me } = seen;
  const w = eventWords();
  const round = event.rounds.length;
  const pairing = me === null ? undefined : pairingOf(event, me);
  const last = event.rounds.at(-1);
  const over = round >= event.settings.rounds && last !== undefined && !isRoundOpen(last);
  return (
    <section class="event-mine" aria-label={w.myTable}>
      <p class="soft">{w.round(round, event.settings.rounds)}</p>
      {pairing === undefined && <p>{over ? w.lastRound : w.waitForPairing}</p>}
      {pairing !== undefined && pairing.players[1] === null && <p>{w.bye}</p>}
      {pairing !== undefined && pairing.players[1] !== null && me !== null && (
        <Mine seen={seen} pairing={pairing} me={me} />
      )}
    </section>
  );
}

function Mine({
  seen,
  pairing,
  me,
}: {
  seen: SeenEvent;
  pairing: TablePairing;
  me: number;
}): JSX.Element {
  const { event, id } = seen;
  const w = eventWords();
  const at = pairing.players[0] === me ? 0 : 1;
  const other = pairing.players[1 - at] ?? null;
  const result = resultAt(pairing);
  const round = event.rounds.length;
  const colour = pairing.blue === at ? w.blue : w.red;
  // Whoever waits for the round is told where to go.
  const heading = [w.table(pairing.table), w.against(nameIn(event, other)), colour].join(". ");
  useSaid(result === null ? `${w.round(round, event.settings.rounds)}. ${heading}` : null, "mine");
  return (
    <>
      <h3>
        {w.table(pairing.table)} <small>{w.against(nameIn(event, other))}</small>
      </h3>
      {result === null ? (
        <>
          <p class={pairing.blue === at ? "side-blue" : "side-red"}>
            <span class="side-sign" aria-hidden="true" />
            {colour}
          </p>
          <RoundTime seen={seen} pairing={pairing} />
          <Button
            tone="lamp"
            wide
            icon="log"
            press={() => void openTable(id, round, pairing.table)}
          >
            {w.myTable}
          </Button>
          <JudgeCall seen={seen} pairing={pairing} />
          <Pools seen={seen} pairing={pairing} />
          <Slip seen={seen} pairing={pairing} me={me} />
        </>
      ) : (
        <>
          <ResultLine event={event} pairing={pairing} />
          <p>{w.settled}</p>
          <p class="soft">{round < event.settings.rounds ? w.waitForPairing : w.lastRound}</p>
        </>
      )}
    </>
  );
}

/** [LC-SETUP-06] What each brought for the mission. */
function Pools({
  seen: { event },
  pairing,
}: {
  seen: SeenEvent;
  pairing: TablePairing;
}): JSX.Element | null {
  const w = eventWords();
  const pools = pairing.players.flatMap((number) => {
    const deck = number === null ? null : (memberOf(event, number)?.list?.deck ?? null);
    if (deck === null) return [];
    const cards = [...deck.primary, ...deck.secondary, ...deck.advantage].join(", ");
    return [w.pool(nameIn(event, number), cards)];
  });
  if (pools.length === 0) return null;
  return (
    <details>
      <summary class="label">{w.missions}</summary>
      <ul>
        {pools.map((pool) => (
          <li key={pool}>{pool}</li>
        ))}
      </ul>
    </details>
  );
}
