/** Two hunters take together what neither takes alone, shown before and after. */
import type { JSX } from "preact";
import type { Confrontation as Facing } from "#rules/bounty-hunters/index.ts";
import { Confrontation } from "../board/confrontation.tsx";
import { Told } from "../dock/told.tsx";
import { lossOf, needText } from "../say/foretold.ts";
import { cardName, faceOf } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { hunters, open, set, taken, target } from "./example.ts";

export function Capture({ words }: { readonly words: Words }): JSX.Element {
  const w = words.primer.capture;
  const face = faceOf(set, target);
  const shields = face.type === "target" ? face.shields : ([0, 0, 0] as const);
  const points = face.type === "target" ? face.points : 0;
  const [one, two] = hunters;
  const name = (card: number): string => cardName(set, card, words);
  return (
    <>
      <p>
        <Told text={w.text(name(target), needText(shields), name(one), name(two))} words={words} />
      </p>
      <div class="bh-example">
        <Picture caption={w.notYet} facing={open} at={0} words={words} />
        <Picture
          caption={w.done(points, lossOf({ set }, taken))}
          facing={taken}
          at={1}
          words={words}
        />
      </div>
    </>
  );
}

interface PictureProps {
  readonly caption: string;
  readonly facing: Facing;
  readonly at: number;
  readonly words: Words;
}

function Picture({ caption, facing, at, words }: PictureProps): JSX.Element {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      <ul>
        <Confrontation
          set={set}
          facing={facing}
          at={at}
          words={words}
          lit={null}
          extra={null}
          owner={0}
        />
      </ul>
    </figure>
  );
}
