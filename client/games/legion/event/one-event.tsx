/** One tournament: my table first, then its staff's desk, sign-up, pairings and standings. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { memberOf } from "#rules/legion/index.ts";
import type { PageProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { Calls } from "./staff/calls.tsx";
import { watchCalls } from "./call-watch.ts";
import { EventHead } from "./event-head.tsx";
import { Exports } from "./exports.tsx";
import { MyTable } from "./my-table.tsx";
import { Organise } from "./staff/organise.tsx";
import { Pairings } from "./pairings.tsx";
import { SignUp } from "./sign-up.tsx";
import { EventStandings } from "./standings.tsx";
import type { SeenEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";

export function OneEvent({
  seen,
  words,
}: PageProps<LegionScreen> & { seen: SeenEvent }): JSX.Element {
  const w = eventWords();
  const { event, me } = seen;
  const mine = me === null ? undefined : memberOf(event, me);
  const judges = mine?.judges === true || mine?.organises === true;
  useEffect(() => {
    if (judges && !event.ended) watchCalls(seen.id);
  }, [judges, event.ended]);
  const plays = mine?.plays === true && mine.left === null;
  const { rounds, minutes, points } = event.settings;
  return (
    <div class="ledger-page event">
      <EventHead>
        <h2>{event.name}</h2>
        <p class="soft">{w.terms(rounds, minutes, points)}</p>
        {event.ended && <p class="ledger-note">{w.endedLine}</p>}
      </EventHead>
      {judges && <Calls seen={seen} />}
      <div class="event-own">
        {plays && event.rounds.length > 0 && <MyTable seen={seen} />}
        {mine?.organises === true && <Organise seen={seen} words={words} />}
        {!event.ended && <SignUp seen={seen} words={words} />}
      </div>
      <div class="event-all">
        <Pairings seen={seen} judges={judges} />
        <EventStandings event={event} me={me} />
        <Exports id={seen.id} />
      </div>
    </div>
  );
}
