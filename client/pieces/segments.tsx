/** One of a few: radio buttons in one plate. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";

interface SegmentsProps<V extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly text: string }[];
  readonly change: (value: V) => void;
}

export function Segments<V extends string>(props: SegmentsProps<V>): JSX.Element {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class="label">{props.label}</legend>
      <div class="segments">
        {props.choices.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.change(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {props.hint && <p class="hint">{props.hint}</p>}
    </fieldset>
  );
}
