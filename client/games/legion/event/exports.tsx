/** The tournament as tables for other programs, and the page for a projector. */
import type { JSX } from "preact";
import { eventWords } from "./words.ts";

export function Exports({ id }: { id: string }): JSX.Element {
  const w = eventWords();
  const tables = [
    ["standings", w.exportStandings],
    ["games", w.exportGames],
    ["players", w.exportPlayers],
  ] as const;
  return (
    <footer class="event-exports">
      <a class="button" href={`/g/legion/event/${id}/screen`}>
        {w.screen}
      </a>
      <details>
        <summary class="label">{w.export}</summary>
        <p class="soft">{w.exportLine}</p>
        <div class="doors">
          {tables.map(([table, text]) => (
            <a
              key={table}
              class="button"
              download={`${table}.csv`}
              href={`/api/tournaments/${id}/csv?table=${table}`}
            >
              {text}
            </a>
          ))}
        </div>
      </details>
    </footer>
  );
}
