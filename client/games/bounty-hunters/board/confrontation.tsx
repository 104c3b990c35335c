/** One target, its attack stack, and three bars that say what is still missing [BH-CONF-02, BH-CAP-01]. */
import type { JSX } from "preact";
import type { CardSet, Trio } from "#rules/bounty-hunters/cards/face.ts";
import type { Confrontation as Facing } from "#rules/bounty-hunters/index.ts";
import { combat } from "../art/marks.ts";
import { Card } from "../card.tsx";
import { lossOf, needOf, needWords } from "../moves/foretold.ts";
import { cardName, faceOf } from "../naming.ts";
import type { Words } from "../words/en.ts";

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
        <p class="unseen">{words.board.needs(needWords(need, words))}</p>
      </div>
    </li>
  );
}

function Worth({
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

const mostCells = 9;

function Bars({
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
              <Cells have={have} wanted={wanted} extra={extra?.[i] ?? 0} />
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
          {need.some((n) => n > 0) ? words.board.needs(needWords(need, words)) : words.board.met}
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
