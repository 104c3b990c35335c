/** The ways to be told of others, each with what it means: known before it is tried; and how loud a place is. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { Words } from "../../screen-types.ts";
import { ambience } from "../../sound/ambience.ts";
import { ambiences } from "../../sound/heard-at.ts";
import { pace, paces } from "./pace.ts";
import "./pace.css";

export function PaceChoice({ words }: { readonly words: Words }): JSX.Element {
  return (
    <>
      <Ways words={words} />
      <AmbienceChoice words={words} />
    </>
  );
}

function Ways({ words }: { readonly words: Words }): JSX.Element {
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

/** What is heard where nothing happens. */
function AmbienceChoice({ words }: { readonly words: Words }): JSX.Element {
  const said = words.labels.board.ambience;
  const name = useId();
  return (
    <fieldset class="or-ambience">
      <legend>{said.title}</legend>
      {ambiences.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={one === ambience.value}
            onChange={() => {
              ambience.value = one;
            }}
          />
          <b>{said[one]}</b>
        </label>
      ))}
    </fieldset>
  );
}
