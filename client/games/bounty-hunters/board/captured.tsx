/** Captured targets, and what a capture is worth after its hunters are paid. */
import type { JSX } from "preact";
import type { CardSet } from "#rules/bounty-hunters/cards/face.ts";
import type { Confrontation as Facing } from "#rules/bounty-hunters/index.ts";
import { Card } from "../card.tsx";
import { lossOf } from "../say/foretold.ts";
import { faceOf } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

/** Captured ones stand apart, turned [BH-CAP-04]. */
export function Captured({
  set,
  captured,
  words,
  owner,
}: {
  readonly set: CardSet;
  readonly captured: readonly { readonly facing: Facing; readonly at: number }[];
  readonly words: Words;
  readonly owner: number;
}): JSX.Element {
  return (
    <ul class="bh-captured-row">
      {captured.map(({ facing, at }) => (
        <li key={at} class="bh-captured" data-drop={`onto:${at}`}>
          {facing.target !== null && (
            <Card
              set={set}
              card={facing.target}
              words={words}
              size="small"
              turned
              flip={`target-${owner}-${at}`}
            />
          )}
          <Worth set={set} facing={facing} words={words} />
        </li>
      ))}
    </ul>
  );
}

export function Worth({
  set,
  facing,
  words,
}: {
  readonly set: CardSet;
  readonly facing: Facing;
  readonly words: Words;
}): JSX.Element | null {
  if (facing.target === null) return null;
  const face = faceOf(set, facing.target);
  return (
    <span class="bh-worth number">
      {words.board.captureNet(face.type === "target" ? face.points : 0, lossOf({ set }, facing))}
    </span>
  );
}
