/** The odds of a throw that is told, from what lies on the table before it. */
import {
  diceToRoll,
  purchaseChance,
  smuggleChance,
  taskChance,
  testChance,
  type CombatTask,
  type News,
  type View,
} from "#rules/outer-rim/index.ts";
import { playerAt } from "../../tabletop.ts";
import { find } from "../news-of.ts";
import { chipsOfDefence, chipsOfFight, type Chip } from "../odds.ts";
import { foughtIn } from "./fought.ts";

/** `news`: up to its dice, of which only how many there are is asked. `before`: the table before the scene. */
export function oddsOfThrow(
  news: readonly News[],
  view: View,
  before: View,
  eyes: number,
): readonly Chip[] {
  const thrown = find(news, "dice-rolled");
  if (thrown?.roll === undefined) return [];
  const { roll, player } = thrown;
  if (roll.type === "combat") return oddsOfFight(news, view, before, eyes);
  if (player === null) return [];
  const roller = playerAt(view, player);
  switch (roll.type) {
    case "test": {
      const lent = roll.known - testChance(roller, roll.skill).known;
      const { chance, atLeast } = testChance(roller, roll.skill, lent);
      return [{ kind: "pass", chance, atLeast }];
    }
    case "cargo":
      return [{ kind: "pass", ...smuggleChance(roller) }];
    case "purchase":
      return [{ kind: "bought", ...purchaseChance(roller) }];
    case "card":
    case "ai":
      return [];
  }
}

/** As the rules count a fight on the table, with the dice that each side has in hand. */
function oddsOfFight(
  news: readonly News[],
  { players }: View,
  before: View,
  eyes: number,
): readonly Chip[] {
  const { sides, kind } = foughtIn(news, before);
  const strengths = find(news, "combat-began")?.strengths ?? [0, 0];
  if (kind === undefined) return [];
  const side = (i: 0 | 1, extra: number): CombatTask["sides"][0] => ({
    player: sides[i].player,
    strength: strengths[i],
    dice: [],
    used: [],
    extra,
  });
  const bare: CombatTask = {
    type: "combat",
    kind,
    phase: "before",
    side: 0,
    sides: [side(0, 0), side(1, 0)],
    sufferLess: 0,
    stunned: false,
    after: { type: "ai-fame" },
  };
  const [mine, theirs] = diceToRoll(players, bare);
  const task: CombatTask = {
    ...bare,
    sides: [side(0, sides[0].dice.length - mine), side(1, sides[1].dice.length - theirs)],
  };
  const odds = taskChance(players, task);
  if (odds === null) return [];
  // What the fight costs besides depends on its card: only who wins is told.
  return (sides[1].player === eyes ? chipsOfDefence(odds) : chipsOfFight(odds)).slice(0, 1);
}
