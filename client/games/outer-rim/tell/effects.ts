/** A list of effects as lines: plain ones share a sentence, each branch stands under the line it follows from. */
import { sameData } from "#rules/same-data.ts";
import { unreachable } from "#rules/game.ts";
import { faces } from "#rules/outer-rim/index.ts";
import { textOf, type Texts } from "../words/texts.ts";
import { conditionText } from "./conditions.ts";
import { deedClause, type BranchEffect, type PlainEffect } from "./deeds.ts";
import { fightPlayerText, fightText } from "./fights.ts";
import { saidOfThem, sentence } from "./joining.ts";
import { begun, capital, clause, deeper, line, phrase, under } from "./line.ts";
import { anyThing, skillsTested } from "./names.ts";
import type { Clause, Icon, Line } from "./line.ts";
import type { Choice, Condition, Effect, Effects } from "#rules/outer-rim/index.ts";

const branching: ReadonlySet<Effect["do"]> = new Set<BranchEffect["do"]>([
  "test",
  "test-until-passed",
  "opposed-test",
  "fight",
  "fight-player",
  "roll",
  "choose",
  "may",
  "if",
  "discard",
  "opponent",
  "players-here",
  "story",
]);

function isBranching(effect: Effect): effect is BranchEffect {
  return branching.has(effect.do);
}

/** Endings are not told beforehand; some rewards are written as no credits and something else. */
function isNothing(effect: Effect): boolean {
  return effect.do === "story" || (effect.do === "gain-credits" && effect.amount === 0);
}

export function effectLines(texts: Texts, effects: Effects, depth: number): readonly Line[] {
  const lines: Line[] = [];
  let plain: Clause[] = [];
  const say = (): void => {
    if (plain.length > 0) lines.push(line(joined(texts, plain), depth));
    plain = [];
  };
  for (const effect of effects) {
    if (isNothing(effect)) continue;
    if (!isBranching(effect)) plain.push(deedClause(texts, effect satisfies PlainEffect));
    else {
      say();
      lines.push(...branchLines(texts, effect, depth));
    }
  }
  say();
  return lines;
}

/** One sentence of several clauses; its picture is the first one's. */
function joined(texts: Texts, clauses: readonly Clause[]): Clause {
  const [first] = clauses;
  if (first === undefined) return clause(texts["do.nothing"], "condition");
  return { ...first, text: sentence(texts, clauses) };
}

type LeadKey =
  | "lead.passed"
  | "lead.failed"
  | "lead.each-failure"
  | "lead.best"
  | "lead.even"
  | "lead.worst"
  | "lead.won"
  | "lead.lost"
  | "lead.otherwise"
  | "lead.then"
  | "lead.none"
  | "lead.they-win"
  | "lead.they-lose";

/** What follows when it goes one way. */
export function branch(
  texts: Texts,
  lead: LeadKey,
  effects: Effects | undefined,
  depth: number,
): readonly Line[] {
  return under(texts[lead], effectLines(texts, effects ?? [], depth), "condition");
}

function branchLines(texts: Texts, effect: BranchEffect, depth: number): readonly Line[] {
  const head = (text: string, icon: Icon): Line => line(clause(text, icon), depth);
  const below = (lead: LeadKey, effects: Effects | undefined): readonly Line[] =>
    branch(texts, lead, effects, depth + 1);
  switch (effect.do) {
    case "test":
      return [
        head(phrase(texts, "do.test", { skills: skillsTested(texts, effect.skill) }), "test"),
        ...below("lead.passed", effect.pass),
        ...below("lead.failed", effect.fail),
      ];
    case "test-until-passed": {
      const skills = skillsTested(texts, effect.skill);
      return [
        head(phrase(texts, "do.test-until-passed", { skills }), "test"),
        ...below("lead.each-failure", effect.each),
      ];
    }
    case "opposed-test": {
      const skills = skillsTested(texts, effect.skill);
      return [
        head(phrase(texts, "do.opposed-test", { skills }), "test"),
        ...below("lead.best", effect.best),
        ...below("lead.even", effect.even),
        ...below("lead.worst", effect.worst),
      ];
    }
    case "fight":
      return [
        head(fightText(texts, effect), "combat"),
        ...below("lead.won", effect.win),
        ...below("lead.lost", effect.lose),
      ];
    case "fight-player":
      return [
        head(fightPlayerText(texts, effect), "combat"),
        ...below("lead.won", effect.win),
        ...below("lead.lost", effect.lose),
      ];
    case "roll":
      return [
        head(texts[effect.per === "crew" ? "do.roll-per-crew" : "do.roll"], "dice"),
        ...faces.flatMap((face) =>
          under(
            capital(texts[`face.${face}`]),
            effectLines(texts, effect[face] ?? [], depth + 1),
            "dice",
          ),
        ),
      ];
    case "choose":
    case "may":
      return choiceLines(texts, effect, depth);
    case "if":
      return ifLines(texts, effect, depth);
    case "discard":
      return [
        head(phrase(texts, "do.discard", { things: anyThing(texts, effect.kind) }), "card"),
        ...below("lead.then", effect.effects),
        ...below("lead.none", effect.otherwise),
      ];
    case "opponent":
    case "players-here": {
      const lead = `lead.${effect.do}` as const;
      const theirs = effectLines(texts, effect.effects, depth);
      return saidOfThem(texts, texts[lead], theirs) ?? under(texts[lead], theirs, "condition");
    }
    case "story":
      // An ending is told when it happens, not beforehand.
      return [];
    default:
      return unreachable(effect);
  }
}

function choiceLines(
  texts: Texts,
  { do: how, options }: Extract<BranchEffect, { readonly do: "choose" | "may" }>,
  depth: number,
): readonly Line[] {
  const words = how === "choose" ? "do.choose" : options.length === 1 ? "do.may-one" : "do.may";
  const head = line(clause(texts[words], "choice"), depth, "lines-follow");
  return [head, ...options.flatMap((option) => optionLines(texts, option, depth + 1))];
}

/** The words on the button, then what it asks, costs and does. */
function optionLines(texts: Texts, choice: Choice, depth: number): readonly Line[] {
  const lines = askedAndPaid(texts, choice, choice.effects, depth);
  return under(textOf(texts, choice.label) ?? choice.label, lines, "choice");
}

/** “if you are on a planet, pay 1,000 credits and …”. */
export function askedAndPaid(
  texts: Texts,
  { when, pay = 0 }: { readonly when?: Condition; readonly pay?: number },
  effects: Effects,
  depth: number,
): readonly Line[] {
  const price = clause(phrase(texts, "do.pay", { amount: pay }), "credits");
  const lines =
    pay > 0 ? paidLines(texts, price, effects, depth) : effectLines(texts, effects, depth);
  const said = lines.length > 0 ? lines : [line(clause(texts["do.nothing"], "condition"), depth)];
  if (when === undefined || (pay === 0 && isImplied(when, effects))) return said;
  const start = phrase(texts, "tell.if", { condition: conditionText(texts, when) });
  return begun(start, said, "condition");
}

/** The price shares a sentence with the plain effects that follow it; branches stand under it. */
function paidLines(texts: Texts, price: Clause, effects: Effects, depth: number): readonly Line[] {
  const told = effects.filter((effect) => !isNothing(effect));
  const end = told.findIndex(isBranching);
  const plain = told.slice(0, end === -1 ? told.length : end);
  const deeds = plain.filter((effect): effect is PlainEffect => !isBranching(effect));
  const said = joined(texts, [price, ...deeds.map((deed) => deedClause(texts, deed))]);
  const rest = effectLines(texts, told.slice(plain.length), depth);
  return rest.length === 0
    ? [line(said, depth)]
    : [line(said, depth, "lines-follow"), ...deeper(rest)];
}

/** Does the first effect say already what is asked for? “Look at a face-down contact here.” */
function isImplied(when: Condition, effects: Effects): boolean {
  const first = effects.find((effect) => !isNothing(effect));
  if (first === undefined) return false;
  if (when.is === "facedown-contact-here")
    return first.do === "look-at-contact" || first.do === "reveal-contact";
  if (when.is !== "player-here") return false;
  if (first.do === "fight-player") return sameData(first.when, when);
  return first.do === "special" && Object.keys(when).length === 1;
}

function ifLines(
  texts: Texts,
  effect: Extract<BranchEffect, { readonly do: "if" }>,
  depth: number,
): readonly Line[] {
  const lines = effectLines(texts, effect.effects, depth);
  const start = phrase(texts, "tell.if", { condition: conditionText(texts, effect.when) });
  const otherwise = effectLines(texts, effect.otherwise ?? [], depth);
  const nothing = line(clause(texts["do.nothing"], "condition"), depth);
  return [
    ...begun(start, lines.length > 0 ? lines : [nothing], "condition"),
    ...under(texts["lead.otherwise"], otherwise, "condition"),
  ];
}
