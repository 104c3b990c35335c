/** What a test or a fight will decide, as its card prints it: read before help is spent on it. */
import type { CombatTask, Effects, TestTask } from "#rules/outer-rim/index.ts";
import type { Desk } from "../../desk.ts";
import { effectLines } from "../../tell/effects.ts";
import { finished, under, type Line } from "../../tell/line.ts";
import type { Texts } from "../../words/texts.ts";

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
type Stake = Pick<TestTask, "type" | "after"> | Pick<CombatTask, "type" | "after">;

/** Leads in other words than the card's own. */
type Leads = Partial<Record<Lead, string>>;

/** [OR-COM-07] What a fight brings is the attacker's: whoever else reads it reads whose. */
export function leadsOf(task: CombatTask, desk: Pick<Desk, "seat" | "words" | "say">): Leads {
  const { player } = task.sides[0];
  if (player === null || player === desk.seat) return {};
  const { ifWins, ifLoses } = desk.words.labels.story;
  const name = desk.say.player(player);
  return { "lead.won": ifWins(name), "lead.lost": ifLoses(name) };
}

export function stakesOf(task: Stake, texts: Texts, leads: Leads = {}): readonly Line[] {
  const icon = task.type === "test" ? "test" : "combat";
  return finished(
    texts,
    branches(task).flatMap(([lead, effects]) =>
      under(leads[lead] ?? texts[lead], effectLines(texts, effects, 0), icon),
    ),
  );
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
