/** What a test or a fight will decide, as its card prints it: read before help is spent on it. */
import type { CombatTask, Effects, TestTask } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../../tabletop.ts";
import { effectLines } from "../../tell/effects.ts";
import { finished, under, type Line } from "../../tell/line.ts";
import { theirs } from "../../tell/theirs.ts";
import type { Words } from "../../screen-types.ts";

type Lead =
  | "lead.passed"
  | "lead.failed"
  | "lead.won"
  | "lead.lost"
  | "lead.best"
  | "lead.even"
  | "lead.worst"
  | "lead.each-failure";

/** A roll in the making, as far as it decides something. */
type Stake =
  | Pick<TestTask, "type" | "after" | "player">
  | Pick<CombatTask, "type" | "after" | "sides">;

/** Leads in other words than the card's own. */
type Leads = Partial<Record<Lead, string>>;

/** [OR-COM-07] What a roll brings is the tester's or the attacker's: whoever else reads it reads whose. */
export function stakesOf(
  task: Stake,
  { seat, words, say }: Pick<Tabletop, "seat" | "words" | "say">,
): readonly Line[] {
  const { texts } = words;
  const player = task.type === "test" ? task.player : task.sides[0].player;
  const leads =
    player === null || player === seat ? null : leadsOf(say.player(player), words.labels.story);
  const told = (effects: Effects): readonly Line[] => effectLines(texts, effects, 0);
  return finished(
    texts,
    branches(task).flatMap(([lead, effects]) =>
      under(
        leads?.[lead] ?? texts[lead],
        leads === null ? told(effects) : theirs(texts, told(effects)),
        task.type,
      ),
    ),
  );
}

function leadsOf(name: string, story: Words["labels"]["story"]): Leads {
  return {
    "lead.won": story.ifWins(name),
    "lead.lost": story.ifLoses(name),
    "lead.passed": story.ifPasses(name),
    "lead.failed": story.ifFails(name),
    "lead.best": story.passesAlone(name),
    "lead.worst": story.failsAlone(name),
  };
}

function branches({ after }: Stake): readonly (readonly [Lead, Effects])[] {
  if (after.type === "until") return [["lead.each-failure", after.each]];
  if (after.type === "opposed")
    return [
      ["lead.best", after.best],
      ["lead.even", after.even],
      ["lead.worst", after.worst],
    ];
  if (after.type !== "effects") return [];
  return "pass" in after
    ? [
        ["lead.passed", after.pass],
        ["lead.failed", after.fail],
      ]
    : [
        ["lead.won", after.win],
        ["lead.lost", after.lose],
      ];
}
