/** The game in one minute, told with its own cards; every paragraph leads to the numbered rules behind it. */
import type { JSX } from "preact";
import type { PrimerProps } from "#client/rules/primer.tsx";
import { Card, DeckSign, Sprite } from "./card.tsx";
import { Capture } from "./primer/capture.tsx";
import { kinds, set } from "./primer/example.ts";
import { Part } from "./primer/part.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import "./style/primer.css";

export function Primer({ words, showRule }: PrimerProps<Words>): JSX.Element {
  const w = words.primer;
  return (
    <div class="primer bh-primer">
      <Sprite />
      <h2>{w.title}</h2>
      <p class="primer-lead">{w.lead}</p>
      <Part title={w.cards.title} rules={kinds.map(({ rule }) => rule)} showRule={showRule}>
        <Kinds words={words} />
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
        <Capture words={words} />
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

function Kinds({ words }: { readonly words: Words }): JSX.Element {
  return (
    <ul class="bh-kinds">
      {kinds.map(({ kind, deck, card }) => (
        <li key={kind}>
          <Card set={set} card={card} words={words} />
          <p>
            <DeckSign deck={deck} /> {words.primer.cards[kind]}
          </p>
        </li>
      ))}
    </ul>
  );
}
