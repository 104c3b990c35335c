/** A result as people say it, and every one that stood there before. */
import type { JSX } from "preact";
import { resultAt, type TablePairing, type TableResult } from "#rules/legion/index.ts";
import type { NamedTournament } from "#table/talk/tournament.ts";
import { nameIn } from "../use-event.ts";
import { eventWords } from "../words.ts";

export function resultText(
  event: NamedTournament,
  players: TablePairing["players"],
  { points, winner, how }: TableResult,
): string {
  const w = eventWords();
  const score = how === "no-show" ? "" : `${w.score(points[0], points[1])}, `;
  const won = winner === null ? w.drawn : w.won(nameIn(event, players[winner]));
  return `${score}${won}${how === "played" ? "" : ` (${w.how[how] ?? how})`}`;
}

export function ResultLine({
  event,
  pairing,
}: {
  event: NamedTournament;
  pairing: TablePairing;
}): JSX.Element | null {
  const w = eventWords();
  const result = resultAt(pairing);
  if (result === null) return null;
  const last = pairing.results.at(-1);
  const before = pairing.results.slice(0, -1);
  return (
    <>
      <span class="event-result">
        {resultText(event, pairing.players, result)}
        {last !== undefined && last.by !== null && (
          <small class="soft">
            {" "}
            {[w.by(nameIn(event, last.by)), last.reason].filter(Boolean).join(": ")}
          </small>
        )}
      </span>
      {before.length > 0 && (
        <details class="event-before">
          <summary class="label">{w.history}</summary>
          <ul>
            {before.map(({ result: old, by, reason, at }) => (
              <li key={at}>
                <s>{resultText(event, pairing.players, old)}</s>{" "}
                <small class="soft">
                  {[by === null ? w.both : w.by(nameIn(event, by)), reason]
                    .filter(Boolean)
                    .join(": ")}
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
