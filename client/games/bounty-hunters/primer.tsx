/** The game in one minute, told with its own cards; every paragraph leads to the numbered rules behind it. */
import type { ComponentChildren, JSX } from "preact";
import { RuleLinks, type PrimerProps } from "#client/rules/primer.tsx";
import type { Card as CardNumber, Deck, Trio } from "#rules/bounty-hunters/cards/face.ts";
import {
  standardSet,
  suffices,
  type Confrontation as Facing,
} from "#rules/bounty-hunters/index.ts";
import type { RuleId } from "#rules/game.ts";
import { Card, DeckSign, Sprite } from "./card.tsx";
import { Confrontation } from "./board/confrontation.tsx";
import { lossOf, needText } from "./moves/foretold.ts";
import { cardName, deckOf, faceOf } from "./naming.ts";
import { Told } from "./dock/told.tsx";
import type { Words } from "./words/en.ts";
import "./style/primer.css";

interface Example {
  readonly target: CardNumber;
  readonly hunters: readonly [CardNumber, CardNumber];
}

const set = standardSet;
const all = set.faces.map((_, card) => card);
const attackOf = (card: CardNumber): Trio => {
  const face = faceOf(set, card);
  return face.type === "hunter" ? face.attack : [0, 0, 0];
};
const both = (one: Trio, two: Trio): Trio => [one[0] + two[0], one[1] + two[1], one[2] + two[2]];

/** Two hunters who both cost something and take a target with three different shields only together, with as little to spare as the set allows. */
function findExample(): Example {
  const hunters = all.filter((card) => {
    const face = faceOf(set, card);
    return face.type === "hunter" && face.loss === 1;
  });
  let best: { readonly example: Example; readonly spare: number } | null = null;
  for (const target of all) {
    const face = faceOf(set, target);
    if (face.type !== "target" || face.bonus !== "none" || new Set(face.shields).size < 3) continue;
    for (const one of hunters) {
      for (const two of hunters) {
        const sum = both(attackOf(one), attackOf(two));
        const isTogether =
          hunterOf(one) !== hunterOf(two) &&
          suffices(sum, face.shields) &&
          !suffices(attackOf(one), face.shields) &&
          !suffices(attackOf(two), face.shields);
        const spare =
          sum.reduce((total, n, at) => total + n - (face.shields[at] ?? 0), 0) - face.points / 100;
        if (isTogether && (best === null || spare < best.spare))
          best = { example: { target, hunters: [one, two] }, spare };
      }
    }
  }
  return best?.example ?? { target: 0, hunters: [hunters[0] ?? 0, hunters[1] ?? 0] };
}

function hunterOf(card: CardNumber): string {
  const face = faceOf(set, card);
  return face.type === "hunter" ? face.hunter : "";
}

function firstOf(deck: Deck): CardNumber {
  return Math.max(
    0,
    all.findIndex((card) => deckOf(faceOf(set, card)) === deck),
  );
}

const { target, hunters } = findExample();
const [one, two] = hunters;
const open: Facing = { target, attackers: [one], attack: attackOf(one), captured: false };
const taken: Facing = {
  target,
  attackers: [one, two],
  attack: both(attackOf(one), attackOf(two)),
  captured: true,
};
const kinds = [
  { kind: "target", deck: "target", card: target, rule: "BH-CARD-01" },
  { kind: "hunter", deck: "hunter", card: one, rule: "BH-CARD-02" },
  { kind: "market", deck: "jawa-market", card: firstOf("jawa-market"), rule: "BH-CARD-04" },
  { kind: "contract", deck: "contract", card: firstOf("contract"), rule: "BH-CONTRACT-01" },
] as const;

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const w = words.primer;
  const face = faceOf(set, target);
  const shields = face.type === "target" ? face.shields : ([0, 0, 0] as const);
  const points = face.type === "target" ? face.points : 0;
  return (
    <div class="primer bh-primer">
      <Sprite />
      <h2>{w.title}</h2>
      <p class="primer-lead">{w.lead}</p>
      <Part title={w.cards.title} rules={kinds.map(({ rule }) => rule)} showRule={showRule}>
        <ul class="bh-kinds">
          {kinds.map(({ kind, deck, card }) => (
            <li key={kind}>
              <Card set={set} card={card} words={words} />
              <p>
                <DeckSign deck={deck} /> {w.cards[kind]}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part
        title={w.turn.title}
        rules={["BH-TURN-01", "BH-TURN-05", "BH-TURN-08", "BH-TURN-11", "BH-TURN-16"]}
        showRule={showRule}
      >
        <ol class="primer-steps">
          {(["draw", "choose", "pass"] as const).map((step) => (
            <li key={step}>
              <p>
                <b>{w.turn[step].name}.</b> {w.turn[step].text}
              </p>
            </li>
          ))}
        </ol>
      </Part>
      <Part
        title={w.capture.title}
        rules={["BH-CAP-01", "BH-CAP-02", "BH-CAP-03", "BH-CONF-07"]}
        showRule={showRule}
      >
        <p>
          <Told
            text={w.capture.text(
              cardName(set, target, words),
              needText(shields),
              cardName(set, one, words),
              cardName(set, two, words),
            )}
            words={words}
          />
        </p>
        <div class="bh-example">
          <figure>
            <figcaption>{w.capture.notYet}</figcaption>
            <ul>
              <Confrontation
                set={set}
                facing={open}
                at={0}
                words={words}
                lit={null}
                extra={null}
                owner={0}
              />
            </ul>
          </figure>
          <figure>
            <figcaption>{w.capture.done(points, lossOf({ set }, taken))}</figcaption>
            <ul>
              <Confrontation
                set={set}
                facing={taken}
                at={1}
                words={words}
                lit={null}
                extra={null}
                owner={0}
              />
            </ul>
          </figure>
        </div>
      </Part>
      <Part
        title={w.end.title}
        rules={["BH-END-01", "BH-END-03", "BH-SCORE-02"]}
        showRule={showRule}
      >
        <p>{w.end.text}</p>
      </Part>
      <Part
        title={w.score.title}
        rules={["BH-SCORE-01", "BH-CRATE-06", "BH-CONTRACT-04", "BH-SCORE-05", "BH-SCORE-07"]}
        showRule={showRule}
      >
        <dl class="bh-rows">
          {w.score.rows.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{w.score.tie}</p>
      </Part>
      <a class="button lamp" href="/g/bounty-hunters/learn">
        {w.learn}
      </a>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly rules: readonly RuleId[];
  readonly children: ComponentChildren;
  showRule(rule: RuleId): void;
}

function Part({ title, rules, children, showRule }: PartProps): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      {children}
      <RuleLinks rules={rules} showRule={showRule} />
    </section>
  );
}
