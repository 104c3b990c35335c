/** The result, row by row. */
import type { JSX } from "preact";
import { sides, type Result, type View } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";

const rows = ["primary", "secondary", "objective", "bounty", "secret", "total"] as const;

/** Mission cards are of the current edition. */
export function rowsFor(edition: View["edition"]): readonly (typeof rows)[number][] {
  return edition === "current" ? rows : rows.slice(2);
}

/** Beside the cards of the current edition, objective points are those that no card counts. */
export function rowName(row: string, edition: View["edition"], words: Words): string {
  const name = row === "objective" && edition === "current" ? "by-hand" : row;
  return words.final.rows[name] ?? row;
}

export function ResultTable({
  result,
  edition,
  words,
}: {
  result: Result;
  edition: View["edition"];
  words: Words;
}): JSX.Element {
  return (
    <table class="result-table">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" class={`side-${side}`}>
              <span class="side-sign" aria-hidden="true" /> {words.side[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsFor(edition).map((row) => (
          <tr key={row} class={row}>
            <th scope="row">{rowName(row, edition, words)}</th>
            {sides.map((side) => (
              <td key={side} class="number">
                {result.victoryTokens[side][row]}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.final.rows["pointsDefeated"]}</th>
          {sides.map((side) => (
            <td key={side} class="number">
              {result.pointsDefeated[side]}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
