/** Skill tests: two dice, and how well the skill is known [OR-TEST-01…05]. */
import { skillCount } from "../crew-and-ships/abilities.ts";
import { discardCrew } from "../crew-and-ships/crew.ts";
import { favorToBeHad } from "../bargaining/favors.ts";
import { bargainAt } from "../bargaining/talk.ts";
import { ask, emit, isHuman, me, next, rollDice, unexpected } from "../agenda/play.ts";
import { unreachable } from "../../game.ts";
import { freeLenders, lending } from "./odds.ts";
import { rerolled, rescues, turned } from "./test-rescues.ts";
import { deciderOf } from "../jobs/decider.ts";
import { testCause } from "../agenda/cause.ts";
import type { TestAfter, TestTask } from "../agenda/rolls.ts";
import type { Favor } from "../bargaining/deal.ts";
import type { Command } from "../commands.ts";
import type { Face, Skill } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Params } from "../../game.ts";

export function testTask(player: number, skills: readonly Skill[], after: TestAfter): TestTask {
  return {
    type: "test",
    player,
    skills,
    phase: "begin",
    lent: [],
    lender: null,
    dice: [],
    used: [],
    after,
  };
}

/** [OR-TEST-02] Crit without the skill; crit or hit with it once; crit, hit or focus with it twice. */
export function isPassed(dice: readonly Face[], known: number): boolean {
  for (const die of dice) {
    if (die === "crit" || (die === "hit" && known >= 1) || (die === "focus" && known >= 2))
      return true;
  }
  return false;
}

function known(play: Play, task: TestTask): number {
  const skill = task.skills[0];
  return skill === undefined ? 0 : skillCount(me(play, task.player), skill) + task.lent.length;
}

/** [UB-MPJ-02] In a job done together the player whose job it is decides, also about the other one's test. */
function decider({ player, after: then }: TestTask): number {
  return then.type === "slip-past" ? player : deciderOf(then.source, player);
}

/** Whose test it is, where somebody else decides. */
function whose(task: TestTask): Params {
  return decider(task) === task.player ? {} : { for: task.player };
}

export function skillTest(play: Play, task: TestTask, answer: Command | null): void {
  switch (task.phase) {
    case "begin":
      begin(play, task, answer);
      return;
    case "advice":
      advice(play, task, answer);
      return;
    case "before":
      before(play, task, answer);
      return;
    case "after":
      after(play, task, answer);
      return;
    default:
      unreachable(task.phase);
  }
}

function begin(play: Play, task: TestTask, answer: Command | null): void {
  if (answer === null && task.skills.length > 1) {
    ask(play, task, {
      seat: decider(task),
      ask: "pick-skill",
      rule: "OR-TEST-01",
      params: whose(task),
      choices: task.skills.map((skill) => ({ type: "pick-skill", skill })),
    });
    return;
  }
  const skills = answer?.type === "pick-skill" ? [answer.skill] : task.skills;
  next(play, { ...task, skills, phase: decider(task) === task.player ? "before" : "advice" });
}

function adviceIn(skill: Skill): Favor {
  return { kind: "advice", skill, faction: null };
}

/** [UB-FAV-01] A favor is for whoever is tested, so they ask for it themselves before the other one decides. */
function advice(play: Play, task: TestTask, answer: Command | null): void {
  const { player } = task;
  const skill = task.skills[0] ?? "tech";
  const wanted = isHuman(play, player) && known(play, task) < 2 && !hasAdvice(play, task, skill);
  if (answer !== null || !wanted || !favorToBeHad(play.state, player, adviceIn(skill))) {
    next(play, { ...task, phase: "before" });
    return;
  }
  ask(play, task, {
    seat: player,
    ask: "advice",
    rule: "UB-FAV-04",
    params: { skill, known: known(play, task), by: decider(task) },
    choices: [{ type: "decline" }],
    ...bargainAt(play.state, player, "test", skill),
  });
}

function hasAdvice(play: Play, { player }: TestTask, skill: Skill): boolean {
  return me(play, player).favors.skill === skill;
}

/** Before the roll: skills lent by cards, crew and favors. Nothing to lend: the dice fall at once. */
function before(play: Play, task: TestTask, answer: Command | null): void {
  const { player } = task;
  const skill = task.skills[0] ?? "tech";
  if (answer === null) {
    const spent = spendAdvice(play, task, skill);
    const enough = known(play, spent) >= 2;
    const choices = enough ? [] : lenders(play, spent);
    const mine = decider(task) === player;
    const help = !enough && mine && favorToBeHad(play.state, player, adviceIn(skill));
    if (choices.length === 0 && !help) roll(play, spent);
    else
      ask(play, spent, {
        seat: decider(task),
        ask: "before-test",
        rule: "OR-TEST-03",
        params: { skill, known: known(play, spent), ...whose(task) },
        choices: [{ type: "roll" }, ...choices],
        ...(mine ? bargainAt(play.state, player, "test", skill) : {}),
      });
    return;
  }
  if (answer.type === "roll") roll(play, task);
  else if (answer.type === "use") lend(play, task, skill, answer.ability);
  else unexpected(task, answer);
}

/** [UB-FAV-04] Advice is for the next test of the turn, whatever it is about. */
function spendAdvice(play: Play, task: TestTask, skill: Skill): TestTask {
  const advice = me(play, task.player).favors.skill;
  if (advice === null) return task;
  emit(play, { type: "favor-spent", player: task.player, kind: "skill", rule: "UB-FAV-04" });
  return advice === skill ? { ...task, lent: [...task.lent, skill] } : task;
}

/** [OR-SOLO-12] A printed opponent only rolls. */
function lenders(play: Play, task: TestTask): Command[] {
  if (!isHuman(play, task.player)) return [];
  const one = me(play, task.player);
  const choices: Command[] = [];
  for (const { cost, from } of freeLenders(one)) {
    const free = cost === "once-per-turn" || task.lender === null;
    if (free && !task.used.includes(from)) choices.push({ type: "use", ability: from });
  }
  return choices;
}

function lend(play: Play, task: TestTask, skill: Skill, from: string): void {
  const lent = [...task.lent, skill];
  const used = [...task.used, from];
  emit(play, {
    type: "ability-used",
    player: task.player,
    ability: lending(from),
    rule: "OR-TEST-03",
  });
  next(play, { ...task, lent, used, lender: from === "character" ? task.lender : from });
}

function roll(play: Play, task: TestTask): void {
  const dice = rollDice(play, 2, "test");
  emit(play, {
    type: "dice-rolled",
    player: task.player,
    dice,
    for: task.skills[0] ?? "",
    roll: {
      type: "test",
      skill: task.skills[0] ?? "tech",
      known: known(play, task),
      card: testCause(task.after),
    },
    rule: "OR-TEST-01",
  });
  next(play, { ...task, dice, phase: "after", used: [] });
}

/** After the roll: rerolls and turned dice, offered only while they could still help. */
function after(play: Play, task: TestTask, answer: Command | null): void {
  const passed = isPassed(task.dice, known(play, task));
  if (answer === null) {
    const choices = passed ? [] : rescues(play, task, known(play, task));
    if (choices.length === 0) finish(play, task, passed);
    else
      ask(play, task, {
        seat: decider(task),
        ask: "after-test",
        rule: "OR-TEST-04",
        params: { skill: task.skills[0] ?? "", ...whose(task) },
        choices: [{ type: "stand" }, ...choices],
      });
    return;
  }
  if (answer.type === "stand") finish(play, task, passed);
  else if (answer.type === "reroll")
    next(play, {
      ...task,
      dice: rerolled(play, task, answer.dice),
      used: [...task.used, answer.ability],
    });
  else if (answer.type === "use")
    next(play, {
      ...task,
      dice: turned(play, task, answer.ability),
      used: [...task.used, answer.ability],
    });
  else unexpected(task, answer);
}

function finish(play: Play, task: TestTask, passed: boolean): void {
  const { player, after: then } = task;
  emit(play, {
    type: "test-resolved",
    player,
    skill: task.skills[0] ?? "tech",
    passed,
    known: known(play, task),
    rule: "OR-TEST-02",
  });
  const { lender } = task;
  if (passed && lender !== null && me(play, player).crew.some((crew) => crew.id === lender))
    discardCrew(play, player, lender, "OR-TEST-03");
  switch (then.type) {
    case "effects":
      next(play, {
        type: "effects",
        player,
        effects: passed ? then.pass : then.fail,
        source: then.source,
      });
      return;
    case "until":
      if (!passed)
        next(play, {
          type: "effects",
          player,
          effects: [
            ...then.each,
            { do: "test-until-passed", skill: task.skills[0] ?? "tech", each: then.each },
          ],
          source: then.source,
        });
      return;
    case "opposed":
      opposed(play, task, then, passed);
      return;
    case "slip-past":
      if (passed)
        next(play, { type: "move", player, left: then.left, ignoring: false, must: false });
      return;
    default:
      unreachable(then);
  }
}

/** [UB-OPP-02] The owner of the job first, then the opponent; best is to pass alone [UB-OPP-03]. */
function opposed(
  play: Play,
  task: TestTask,
  then: Extract<TestAfter, { readonly type: "opposed" }>,
  passed: boolean,
): void {
  const { opponent } = then.source;
  if (then.mine === null && opponent !== undefined) {
    next(play, testTask(opponent, task.skills, { ...then, mine: passed }));
    return;
  }
  const mine = then.mine ?? passed;
  const effects = mine === passed ? then.even : mine ? then.best : then.worst;
  next(play, { type: "effects", player: then.owner, effects, source: then.source });
}
