/** For a projector: pairings, standings, the clock and the code to sign up, readable from across the hall. */
import type { JSX } from "preact";
import { encodeQR } from "qr";
import { resultAt } from "#rules/legion/index.ts";
import { resultText } from "./result/result-line.tsx";
import { EventStandings } from "./standings.tsx";
import { RoundTime } from "./time.tsx";
import { nameIn, type SeenEvent } from "./use-event.ts";
import { useEventLink } from "./use-link.ts";
import { eventWords } from "./words.ts";

export function ProjectorPage({ seen }: { seen: SeenEvent }): JSX.Element {
  const { event, id } = seen;
  const w = eventWords();
  const round = event.rounds.length;
  const code = encodeQR(useEventLink(id), "svg", { ecc: "low" });
  return (
    <div class="event-screen">
      <header>
        <h2>{event.name}</h2>
        {round > 0 && <p class="event-round">{w.round(round, event.settings.rounds)}</p>}
        {round > 0 && <RoundTime seen={seen} />}
        {event.signUp && !event.ended && (
          <figure>
            <img
              class="qr"
              alt={w.joinHere}
              src={`data:image/svg+xml,${encodeURIComponent(code)}`}
            />
            <figcaption>{w.joinHere}</figcaption>
          </figure>
        )}
      </header>
      <ol class="event-tables">
        {(event.rounds.at(-1)?.pairings ?? []).map((pairing) => {
          const [one, two] = pairing.players;
          const result = resultAt(pairing);
          return (
            <li key={pairing.players.join()} class={result === null ? "" : "done"}>
              <b class="number">{two === null ? "–" : pairing.table}</b>
              <span>
                {two === null
                  ? w.hasBye(nameIn(event, one))
                  : w.versus(nameIn(event, one), nameIn(event, two))}
              </span>
              {result !== null && <small>{resultText(event, pairing.players, result)}</small>}
            </li>
          );
        })}
      </ol>
      {round === 0 && (
        <ol class="event-tables">
          {event.members
            .filter(({ plays, left }) => plays && left === null)
            .map(({ number }) => (
              <li key={number}>
                <span>{nameIn(event, number)}</span>
              </li>
            ))}
        </ol>
      )}
      <EventStandings event={event} />
    </div>
  );
}
