/** The pad of a game decided by haste: four captures first, and last in points. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { signed } from "../end/pad.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { rushedGame, rushNumber } from "./rush.ts";

const rows = ["targets", "crates", "contracts", "hunters", "total"] as const;

export function RushedGame({ words }: { readonly words: Words }): JSX.Element {
  const { pads, captures } = useMemo(() => rushedGame(rushNumber), []);
  const w = words.learn.rushed;
  const names = pads.map((_, seat) => (seat === 0 ? w.hasty : w.patient(seat)));
  return (
    <table class="bh-rushed">
      <caption class="unseen">{w.caption}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{w.captures}</th>
          {captures.map((count, seat) => (
            <td key={seat} class="number">
              {count}
            </td>
          ))}
        </tr>
        {rows.map((row) => (
          <tr key={row} class={row === "total" ? "bh-sum" : ""}>
            <th scope="row">{words.rows[row]}</th>
            {pads.map((pad, seat) => (
              <td key={seat} class="number">
                {signed(pad[row])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
