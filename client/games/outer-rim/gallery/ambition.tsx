/** An ambition sheet: its goals at one look, each with its mark, then the whole terms [UB-AMB-07]. */
import type { JSX } from "preact";
import type { AmbitionId } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import type { Reader } from "../tabletop.ts";
import { tellAmbition } from "../tell/tell.ts";
import { goalMarks } from "./goal-marks.ts";
import { ToldFace } from "./told-face.tsx";

export function AmbitionFace({
  id,
  tabletop,
}: {
  readonly id: AmbitionId;
  readonly tabletop: Reader;
}): JSX.Element {
  const told = tellAmbition(tabletop.words.texts, id);
  const fameNeeded = tabletop.words.labels.card.fame(tabletop.view.rules.fame);
  return (
    <ToldFace told={told} picture={<Sign name="ambition" />}>
      <ul>
        {goalMarks(id, fameNeeded).map((mark, i) => (
          <li key={i}>
            <b class="number">{mark}</b> {tabletop.say.word(`ambition.${id}.${i}`)}
          </li>
        ))}
      </ul>
    </ToldFace>
  );
}
