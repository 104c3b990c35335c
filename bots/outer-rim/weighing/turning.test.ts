import { expect, test } from "vitest";
import { outerRim, type Command, type Face } from "#rules/outer-rim/index.ts";
import { firstly, held, stage } from "#rules/outer-rim/scenes/stage.ts";
import { analyst } from "../analyst.ts";
import { minds } from "../players/levels.ts";
import { weighCommands } from "./weigh.ts";

const rocket: Command = { type: "use", ability: "wrist-rocket" };

function asked(dice: readonly Face[]): ReturnType<typeof outerRim.viewFor> {
  const table = stage({
    players: [
      { character: "han-solo", space: "naboo", cards: [held("wrist-rocket")] },
      { character: "dengar", space: "naboo" },
    ],
    agenda: firstly([{ do: "fight", combat: "ground", strength: 3 }]),
    dice,
  });
  return outerRim.viewFor(table.state(), 0);
}

test.each([
  ["lost whatever is done", ["hit", "focus", "hit", "crit", "hit", "crit"], "stand"],
  ["won as it is", ["hit", "hit", "hit", "hit", "hit", "focus"], "stand"],
  ["turned by it", ["hit", "focus", "hit", "crit", "hit", "hit"], "use"],
] as const)("[OR-COM-04] in a fight that is %s: %s %s", (_, dice, answer) => {
  const view = asked(dice);
  const options = outerRim.options(view);
  expect(options).toContainEqual(expect.objectContaining(rocket));
  for (const mind of minds) {
    const [best] = weighCommands({ ...view, mind }, options).toSorted((a, b) => b.total - a.total);
    expect(best?.command.type).toBe(answer);
  }
  expect(analyst.ideas?.(view, options)[0]?.command.type).toBe(answer);
});
