/** Over a ledger of a tournament: the way back, the round's time, a judge, and the slip once the game is over. */
import type { JSX } from "preact";
import { resultAt, resultOf, type View } from "#rules/legion/index.ts";
import type { TournamentTable } from "#table/talk/tournament-table.ts";
import { JudgeCall } from "./judge-call.tsx";
import { ResultLine } from "./result/result-line.tsx";
import { Slip } from "./result/slip.tsx";
import { RoundTime } from "./time.tsx";
import { useEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";
import "./event.css";

interface EventBarProps {
  readonly place: TournamentTable;
  readonly view: View;
}

export function EventBar({ place, view }: EventBarProps): JSX.Element | null {
  const w = eventWords();
  const seen = useEvent(place.id).value;
  if (seen === null || seen === "none") return null;
  const { event, me } = seen;
  const pairing = event.rounds[place.round - 1]?.pairings.find(
    ({ table }) => table === place.table,
  );
  if (pairing === undefined) return null;
  const mine = me !== null && pairing.players.includes(me);
  const open = resultAt(pairing) === null && place.round === event.rounds.length;
  const verdict = view.result === null ? null : verdictOf(view, pairing.blue);
  return (
    <section class="event-bar" aria-label={event.name}>
      <a href={`/g/legion/event/${place.id}`}>{w.table(place.table)}</a>
      {open && <RoundTime seen={seen} pairing={pairing} />}
      {open && mine && <JudgeCall seen={seen} pairing={pairing} />}
      {open && mine && verdict !== null && (
        <Slip seen={seen} pairing={pairing} me={me} verdict={verdict} />
      )}
      <ResultLine event={event} pairing={pairing} />
    </section>
  );
}

/** The ledger's word in the order of the pairing: its first player sat on the blue side, or on the red one. */
function verdictOf({ result, swapped }: View, blue: 0 | 1): ReturnType<typeof wordOf> | null {
  return result === null ? null : wordOf(result, (blue === 1) !== (swapped === true));
}

function wordOf(result: NonNullable<View["result"]>, firstIsRed: boolean) {
  const { points, defeated, winner } = resultOf(result, firstIsRed);
  const how = result.decidedBy === "wiped-out" && winner !== null ? "tabled" : "played";
  return { how, points, defeated, winner } as const;
}
