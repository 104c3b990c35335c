/** Dice as they lie: shape and name of each face; the ones that count glow. */
import type { JSX } from "preact";
import type { Face } from "#rules/outer-rim/index.ts";
import { Sign } from "../../art/signs.tsx";
import type { Desk } from "../../desk.ts";
import "./dice.css";

export function Dice({
  dice,
  good,
  desk,
}: {
  readonly dice: readonly Face[];
  /** Faces that help. */
  readonly good: readonly Face[];
  readonly desk: Pick<Desk, "say">;
}): JSX.Element {
  return (
    <ul class="or-dice">
      {dice.map((face, i) => (
        <li
          key={i}
          class={`or-die or-face-${face} ${good.includes(face) ? "or-good" : ""}`}
          style={`--turn:${i}`}
        >
          <Sign name={face} />
          <span class="unseen">{desk.say.word(`face.${face}`)}</span>
        </li>
      ))}
    </ul>
  );
}
