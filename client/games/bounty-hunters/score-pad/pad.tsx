/** The pad itself: every row for everyone, who wins, and why. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { rowsOf, signed } from "../end/pad.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { scored, unread, type GameEntry } from "./entry.ts";
import { Why } from "./why.tsx";
import { useSaid } from "#client/speech/use-said.ts";

export function Pad({
  game,
  words,
}: {
  readonly game: GameEntry;
  readonly words: Words;
}): JSX.Element {
  const { pads, places } = scored(game);
  const winners = places[0] ?? [];
  const level = pads.filter(({ total }) => total === pads[winners[0] ?? 0]?.total).length;
  const who = words.list(winners.map((seat) => game.players[seat]?.name ?? ""));
  const isEmpty = game.players.every(({ targets, crates }) => targets.length + crates.length === 0);
  const missing = unread(game);
  const wins = winners.length > 1 ? words.final.share(who) : words.final.wins(who);
  const result = missing.length > 0 ? words.scorePad.missing(words.list(missing)) : wins;
  useSaid(isEmpty ? null : result, "must", "result");
  return (
    <section class="bh-padbox">
      <div class="bh-padscroll" tabIndex={0} role="region" aria-label={words.scorePad.result}>
        <table class="bh-pad">
          <thead>
            <tr>
              <td />
              {game.players.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(game.mode).map((row) => (
              <tr key={row} class={`bh-row-${row}`}>
                <th scope="row">{words.rows[row]}</th>
                {pads.map((pad, seat) => (
                  <td key={seat} class="number" data-row={row}>
                    {signed(pad[row])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isEmpty && (
        <details class="bh-why">
          <summary>{words.final.why(words.scorePad.result)}</summary>
          <Why game={game} words={words} />
        </details>
      )}
      {!isEmpty && (
        <p class="bh-winner">
          {result}
          {missing.length === 0 && winners.length === 1 && level > 1 && (
            <small>
              {" "}
              {words.final.tieBreak(
                game.players.map(({ name, credits }) => `${name} ${credits}`).join(", "),
              )}
            </small>
          )}
        </p>
      )}
    </section>
  );
}
