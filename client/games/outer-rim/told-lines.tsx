/** What a card says, line by line, each with its sign; the lead stands out. */
import type { JSX } from "preact";
import { Sign, type SignName } from "./art/signs.tsx";
import type { Icon, Line } from "./tell/line.ts";

const signs: Readonly<Record<Icon, SignName>> = {
  ability: "event",
  card: "job",
  choice: "tactics",
  combat: "ground",
  condition: "knowledge",
  contact: "crew",
  credits: "credits",
  crew: "crew",
  damage: "health",
  delivery: "pin",
  dice: "hit",
  fame: "fame",
  goal: "goal",
  market: "cargo",
  move: "hyperdrive",
  patrol: "patrol",
  reputation: "debt",
  secret: "secret",
  ship: "ship",
  test: "focus",
};

export function ToldLines({ lines }: { readonly lines: readonly Line[] }): JSX.Element {
  return (
    <ul class="or-told">
      {lines.map(({ depth, lead, text, icon }, i) => (
        <li key={i} style={`--depth:${depth}`}>
          <Sign name={signs[icon]} />
          <span>
            {lead !== null && <b>{text === "" ? lead : `${lead} · `}</b>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
