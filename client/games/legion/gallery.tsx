/** All tiles and tokens in all their states. */
import type { JSX } from "preact";
import { demoUnits } from "#rules/legion/cards/demo.ts";
import { fold, isRefusal } from "#rules/game.ts";
import { legion, type Command } from "#rules/legion/index.ts";
import type { PageProps } from "../screen.ts";
import type { LegionScreen } from "./screen-types.ts";
import { Tile } from "./play/tile.tsx";
import { TokenMark } from "./play/tokens.tsx";

const never = (): never => {
  throw new Error("a ledger has no chance in it");
};

const story: readonly Command[] = [
  { type: "mark", by: "boba-fett", target: "leia-organa" },
  { type: "mark", by: "bossk", target: "chewbacca" },
  { type: "secret-mission", unit: "r2-d2", inEnemyZone: true },
  {
    type: "attack",
    by: "boba-fett",
    kind: "ranged",
    pools: [{ on: "leia-organa", wounds: 3, stims: 2, poison: 1, guardians: [], backlash: 1 }],
  },
  {
    type: "attack",
    by: "bossk",
    kind: "ranged",
    pools: [{ on: "chewbacca", wounds: 9, stims: 0, poison: 0, guardians: [], backlash: 0 }],
  },
];

export function Gallery({ words }: PageProps<LegionScreen>): JSX.Element {
  const setup = { seats: 1, options: {}, content: { units: demoUnits } };
  let state = fold(legion, legion.begin(setup), legion.setUp(setup, never));
  for (const command of story) {
    const decision = legion.decide(state, 0, command, never);
    if (!isRefusal(decision)) state = fold(legion, state, decision);
  }
  const view = legion.viewFor(state, "spectator");
  return (
    <div class="ledger-page">
      <p class="tokens large">
        {(["mark", "won", "secret", "stims", "poison"] as const).map((shape) => (
          <TokenMark key={shape} shape={shape} count={2} label={shape} />
        ))}
      </p>
      <ul class="tiles two">
        {view.units.map((unit) => (
          <Tile key={unit.id} view={view} unit={unit} words={words} />
        ))}
      </ul>
    </div>
  );
}
