/** Who stands where. */
import type { JSX } from "preact";
import { percentage } from "#words/figures.ts";
import { standingsOf, type Desk } from "#rules/legion/index.ts";
import type { LegionScreen } from "../screen-types.ts";
import "../standings.css";

export function Standings({
  desk,
  words,
}: {
  desk: Desk;
  words: LegionScreen["words"];
}): JSX.Element {
  const w = words.desk;
  return (
    <section class="desk-standings standings">
      <h2>{w.standings}</h2>
      <div class="scroll-x" role="region" aria-label={w.standings} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {w.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standingsOf(desk).map((row, at) => (
              <tr key={row.player}>
                <td class="number">{at + 1}</td>
                <th scope="row">
                  {desk.players.find(({ id }) => id === row.player)?.name ?? row.player}
                </th>
                <td class="number">{row.score}</td>
                <td class="number">{`${row.wins}–${row.draws}–${row.losses}`}</td>
                <td class="number">{percentage(words.language, row.margin / 1000)}</td>
                <td class="number">{(row.strength / 1000).toFixed(2)}</td>
                <td class="number">{row.defeated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
