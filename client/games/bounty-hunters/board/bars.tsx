/** Three bars, one per colour: what the attack has, what the shields ask, what is still missing [BH-CAP-01]. */
import type { JSX } from "preact";
import type { CardSet, Trio } from "#rules/bounty-hunters/cards/face.ts";
import type { Confrontation as Facing } from "#rules/bounty-hunters/index.ts";
import { combat } from "../art/marks.ts";
import { inAll, needOf, needWords } from "../say/foretold.ts";
import { faceOf } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";

const mostCells = 9;

export function Bars({
  set,
  facing,
  words,
  extra,
}: {
  readonly set: CardSet;
  readonly facing: Facing;
  readonly words: Words;
  readonly extra: Trio | null;
}): JSX.Element {
  const face = facing.target === null ? null : faceOf(set, facing.target);
  const shields: Trio | null = face?.type === "target" ? face.shields : null;
  const need = needOf({ set }, facing);
  return (
    <>
      <ul class="bh-bars">
        {combat.map((mark, i) => {
          const have = facing.attack[i] ?? 0;
          const wanted = shields === null ? have : (shields[i] ?? 0);
          const label =
            shields === null
              ? words.board.pileAttack(words.colours[i] ?? "", have)
              : words.board.bar(words.colours[i] ?? "", have, wanted);
          return (
            <li key={mark.name} class={`bh-bar bh-${mark.name}`}>
              <svg
                viewBox="0 0 20 20"
                role="img"
                aria-label={label}
                dangerouslySetInnerHTML={{ __html: mark.shape(10, 10, 8) }}
              />
              <Cells
                have={have}
                wanted={shields === null ? Math.min(have, mostCells) : wanted}
                extra={extra?.[i] ?? 0}
              />
              <span class="bh-short number" aria-hidden="true">
                {shields === null
                  ? have
                  : (need[i] ?? 0) > 0
                    ? words.board.toGo(need[i] ?? 0)
                    : "✓"}
              </span>
            </li>
          );
        })}
      </ul>
      {shields !== null && (
        <p class="unseen">
          {need.some((n) => n > 0)
            ? words.board.needs(needWords(need, words), inAll(need))
            : words.board.met}
        </p>
      )}
    </>
  );
}

/** One cell per shield: full, filled by the picked card, or empty. */
function Cells({
  have,
  wanted,
  extra,
}: {
  readonly have: number;
  readonly wanted: number;
  readonly extra: number;
}): JSX.Element {
  if (wanted > mostCells) {
    return (
      <span class="bh-cells number">
        {have}/{wanted}
      </span>
    );
  }
  return (
    <span class="bh-cells" aria-hidden="true">
      {Array.from({ length: wanted }, (_, i) => (
        <i key={i} class={i < have ? "full" : i < have + extra ? "would" : ""} />
      ))}
    </span>
  );
}
