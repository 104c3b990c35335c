import { expect, test } from "vitest";
import { outerRim, type Command, type Face, type View } from "#rules/outer-rim/index.ts";
import { firstly, held, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
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

/** Han Solo is hunted, has two health left and a rocket. */
function hunted(hunter: StagedScene["players"][number], dice: readonly Face[]): View {
  const table = stage({
    players: [
      { space: "naboo", ...hunter, cards: [held("bounty-han-solo"), ...(hunter.cards ?? [])] },
      { character: "han-solo", space: "naboo", cards: [held("wrist-rocket")], damage: 2 },
    ],
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  table.say({ type: "hunt-player", card: "bounty-han-solo", player: 1 }, ...dice);
  return outerRim.viewFor(table.state(), 0);
}

const droid = { character: "ig-88" } as const;
const axed = { ...droid, cards: [held("vibro-ax")] } as const;
const jyn = { character: "jyn-erso", cards: [held("wrist-rocket")] } as const;

test.each([
  [
    "ahead, blanks are thrown again: it costs nothing",
    droid,
    "hit hit blank",
    "hit blank blank",
    "reroll",
  ],
  [
    "ahead, a focus that the ax makes a crit of is not",
    axed,
    "hit hit hit focus",
    "hit blank blank",
    "stand",
  ],
  ["ahead, hits are not", droid, "hit hit crit", "hit blank blank", "stand"],
  ["ahead, nothing is spent", jyn, "crit crit blank", "hit blank blank", "stand"],
  [
    "behind for good, only what brings Han down is",
    jyn,
    "blank blank hit",
    "crit crit crit",
    "use",
  ],
  ["behind for good, and Han is down already", jyn, "blank hit hit", "crit crit crit", "stand"],
] as const)("[OR-COM-04] before Han has answered: %s", (_, hunter, mine, theirs, answer) => {
  const view = hunted(hunter, [...mine.split(" "), ...theirs.split(" ")] as Face[]);
  expect(analyst.ideas?.(view, outerRim.options(view))[0]?.command.type).toBe(answer);
});
