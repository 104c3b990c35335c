/** The ways to be told of others, each with what it means: known before it is tried. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { Words } from "../../screen-types.ts";
import { pace, paces } from "./pace.ts";
import "./pace.css";

export function PaceChoice({ words }: { readonly words: Words }): JSX.Element {
  const said = words.labels.board.pace;
  const name = useId();
  return (
    <fieldset class="or-paces">
      <legend class="unseen">{said.title}</legend>
      {paces.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={one === pace.value}
            onChange={() => {
              pace.value = one;
            }}
          />
          <span>
            <b>{said[one]}</b>
            <span>{said.says[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
