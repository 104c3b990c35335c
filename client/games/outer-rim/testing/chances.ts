/** The chances a view holds, worked out from the rules alone. */
import {
  fightChance,
  patrolStrength,
  nextTestChance,
  testChance,
  testedSeat,
  type Fraction,
  type View,
} from "#rules/outer-rim/index.ts";

/** As the chips say it in English. */
function percent({ ways, of }: Fraction): string {
  const whole = Math.round((ways / of) * 100);
  if (whole === 100 && ways < of) return ">99%";
  if (whole === 0 && ways > 0) return "<1%";
  return `${whole}%`;
}

export function chancesIn(view: View): readonly string[] {
  const me = view.players[0];
  const task = view.agenda.at(-1);
  if (me === undefined) return [];
  if (task?.type === "test" && task.dice.length === 0 && task.skills[0] !== undefined)
    return [percent(testChance(me, task.skills[0], task.lent.length).chance)];
  const question = view.questions.find(({ seat }) => seat === 0);
  const tested = (question && view.players[testedSeat(question)]) ?? me;
  return (question?.choices ?? []).flatMap((one) => {
    if (one.type === "pick-skill") return [percent(nextTestChance(tested, one.skill).chance)];
    if (one.type !== "fight-patrol") return [];
    const { level } = view.patrols[one.faction];
    if (level === 4) return [];
    const { win, attackerDown } = fightChance("ship", me, patrolStrength[level]);
    return [percent(win), percent(attackerDown)];
  });
}
