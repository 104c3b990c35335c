/** One target, its attack stack, and three bars that say what is still missing [BH-CONF-02, BH-CAP-01]. */
import type { JSX } from "preact";
import type { CardSet, Trio } from "#rules/bounty-hunters/cards/face.ts";
import type { Confrontation as Facing } from "#rules/bounty-hunters/index.ts";
import { Card } from "../card.tsx";
import { inAll, needOf, needWords } from "../say/foretold.ts";
import { cardName } from "../say/naming.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { Bars } from "./bars.tsx";
import { Worth } from "./captured.tsx";

interface ConfrontationProps {
  readonly set: CardSet;
  readonly facing: Facing;
  readonly at: number;
  readonly words: Words;
  /** The picked card may go here, or may not; `null` when nothing is picked. */
  readonly lit: boolean | null;
  /** What the picked card would add. */
  readonly extra: Trio | null;
  readonly owner: number;
}

export function Confrontation({
  set,
  facing,
  at,
  words,
  lit,
  extra,
  owner,
}: ConfrontationProps): JSX.Element {
  const isPile = facing.target === null;
  const state = `${isPile ? " bh-pile" : ""}${lit === true ? " bh-lit" : lit === false ? " bh-dim" : ""}`;
  return (
    <li
      class={`bh-confrontation${state}`}
      data-drop={`onto:${at}`}
      data-at={`facing-${owner}-${at}`}
    >
      {facing.target === null ? (
        <span class="bh-slot" aria-hidden="true" />
      ) : (
        <Card set={set} card={facing.target} words={words} flip={`target-${owner}-${at}`} />
      )}
      <div class="bh-facing">
        <h3>
          <span>
            {facing.target === null ? words.board.pile : cardName(set, facing.target, words)}
          </span>
          {facing.target !== null && <Worth set={set} facing={facing} words={words} />}
        </h3>
        <Bars set={set} facing={facing} words={words} extra={lit === true ? extra : null} />
        {isPile && <p class="bh-note">{words.board.pileWhy}</p>}
        {facing.attackers.length > 0 && (
          <ul class="bh-stack">
            {facing.attackers.map((card, nth) => (
              <li key={nth}>
                <Card
                  set={set}
                  card={card}
                  words={words}
                  size="small"
                  flip={`attacker-${owner}-${at}-${nth}`}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const shapes = ["▲", "■", "●"] as const;

/**
 * A target nobody attacks yet, small: its shields are all there
 * is to say. The picked card shows what would be left of them.
 */
export function Untouched({
  set,
  facing,
  at,
  words,
  lit,
  extra,
  owner,
}: ConfrontationProps & { readonly facing: Facing & { readonly target: number } }): JSX.Element {
  const need = needOf({ set }, facing);
  const helps = lit === true ? extra : null;
  return (
    <li
      class={`bh-confrontation bh-untouched${lit === true ? " bh-lit" : lit === false ? " bh-dim" : ""}`}
      data-drop={`onto:${at}`}
      data-at={`facing-${owner}-${at}`}
    >
      <Card
        set={set}
        card={facing.target}
        words={words}
        size="small"
        flip={`target-${owner}-${at}`}
      />
      <div class="bh-facing">
        <h3>
          <span>{cardName(set, facing.target, words)}</span>
        </h3>
        <p class="bh-rest number" aria-hidden="true">
          {shapes.map((shape, i) => {
            const left = Math.max(0, (need[i] ?? 0) - (helps?.[i] ?? 0));
            return (
              <b key={shape} class={left < (need[i] ?? 0) ? "bh-would" : `bh-c${i}`}>
                {shape}
                {left === 0 ? "✓" : left}
              </b>
            );
          })}
        </p>
        <p class="unseen">{words.board.needs(needWords(need, words), inAll(need))}</p>
      </div>
    </li>
  );
}
