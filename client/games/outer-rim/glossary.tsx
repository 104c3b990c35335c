/** The signs as the board draws them, each with its meaning: on the primer, and one tap away from the table. */
import type { JSX } from "preact";
import { Sign, signNames } from "./art/signs.tsx";
import { standingMarks } from "./dock/standing-marks.ts";
import type { Words } from "./screen-types.ts";
import "./glossary.css";

const classes = ["white", "green", "yellow", "orange"] as const;

export function Glossary({
  words,
  hasCore = true,
}: {
  readonly words: Words;
  /** [OR-SETUP-11] At a table of the base box there is none. */
  readonly hasCore?: boolean;
}): JSX.Element {
  const { signs, marks, standings, groups } = words.labels.primer;
  return (
    <>
      <h3>{groups[0]}</h3>
      <ul class="or-glossary">
        {classes.map((rank) => (
          <li key={rank}>
            <i class={`or-token or-class-${rank}`} />
            <span>{marks[rank]}</span>
          </li>
        ))}
        <li>
          <i class="or-token or-class-white or-up" />
          <span>{marks.up}</span>
        </li>
        <li>
          <i class="or-token or-class-white or-seen" />
          <span>{marks.seen}</span>
        </li>
        <li>
          <i class="or-mark-lit" />
          <span>{marks.lit}</span>
        </li>
        <li>
          <i class="or-mark-mine" />
          <span>{marks.mine}</span>
        </li>
        {hasCore && (
          <li>
            <i class="or-mark-core" />
            <span>{marks.core}</span>
          </li>
        )}
      </ul>
      <h3>{groups[1]}</h3>
      <ul class="or-glossary">
        {(["positive", "neutral", "negative"] as const).map((standing) => (
          <li key={standing}>
            <b class={`or-standing or-${standing}`}>{standingMarks[standing]}</b>
            <span>{standings[standing]}</span>
          </li>
        ))}
      </ul>
      <h3>{groups[2]}</h3>
      <ul class="or-glossary">
        {signNames.map((name) => (
          <li key={name}>
            <Sign name={name} />
            <span>{signs[name]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
