/** How the turns of others are told: a small list to choose from. */
import type { JSX } from "preact";
import type { Desk } from "../desk.ts";
import { pace, paces } from "../story/pace/pace.ts";

export function PaceButton({ desk }: { readonly desk: Desk }): JSX.Element {
  const said = desk.words.labels.board.pace;
  return (
    <select
      class="or-pace"
      aria-label={said.title}
      value={pace.value}
      onChange={({ currentTarget }) => {
        pace.value = paces.find((one) => one === currentTarget.value) ?? pace.value;
      }}
    >
      {paces.map((one) => (
        <option key={one} value={one}>
          {said[one]}
        </option>
      ))}
    </select>
  );
}
