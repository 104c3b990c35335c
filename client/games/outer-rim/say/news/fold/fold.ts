/** Small steps of one page that make one line: a visit to the market, a patrol's way, a reward. */
import { abilityUsed, rotated } from "./ability-steps.ts";
import { aiLine, aiTurn } from "./ai-steps.ts";
import { favored, gift, talkEnded } from "./favor-steps.ts";
import { isGivenUp, visit } from "./market-steps.ts";
import type { NewsOf } from "../../message.ts";
import type { News } from "#rules/outer-rim/index.ts";
import { goalsBehind } from "./goals-behind.ts";
import {
  isChange,
  isDeed,
  isTidying,
  silence,
  type Change,
  type DeedNews,
  type LogPassage,
  type PassageMatch,
} from "./steps.ts";

/** Never a line: answers given, turns that end, a market gone to or left. */
const unsaid = new Set<News["type"]>(["answered", "turn-ended", "offers-compared"]);

export function folded(heard: readonly News[]): readonly LogPassage[] {
  const news = goalsBehind(heard.filter(({ type }) => !unsaid.has(type)));
  const lines: LogPassage[] = [];
  for (let i = 0; i < news.length;) {
    const one = news[i];
    if (one === undefined) break;
    const taken = take(one, news.slice(i + 1), news.slice(0, i)) ?? alone(one);
    lines.push(taken.folded);
    i += taken.count;
  }
  return lines;
}

function alone(news: News): PassageMatch {
  return { folded: { type: "one", news }, count: 1 };
}

function take(one: News, rest: readonly News[], before: readonly News[]): PassageMatch | null {
  if (showsTheSame(one, before)) return silence(1);
  if (isDeed(one)) return rewarded(one, rest, before);
  if (isChange(one)) return changes(one, rest);
  switch (one.type) {
    case "top-discarded":
    case "credits-spent":
    case "card-gained":
    case "crew-gained":
      return visit(one, rest);
    case "card-discarded":
      return isGivenUp(one) ? visit(one, rest) : null;
    case "goal-completed":
      return goalReached(one, rest[0]);
    case "ship-taken":
      return outfitted(one, rest[0]);
    case "ability-used":
      return abilityUsed(one, rest);
    case "card-rotated":
      return rotated(one, rest[0]);
    case "offer-made":
    case "debt-given":
    case "credits-given":
    case "promise-made":
    case "favor-granted":
      return favored(one, rest);
    case "trade-made":
      return gift(one, before);
    case "talk-ended":
      return talkEnded(one, rest);
    case "turn-began":
      return aiTurn(one, rest[0]);
    case "ai-line-done":
      return aiLine(one, rest);
    case "top-removed":
      return visit(one, rest);
    case "contact-removed":
      return rest[0]?.type === "bounty-claimed" ? silence(1) : null;
    case "combat-began":
      return wholeFight(one, rest);
    case "patrol-moved":
      return patrolCame(one, rest);
    case "line-taken":
      return chosen(one, rest[0]);
    case "dice-rolled":
      return tested(one, rest[0]);
    case "combat-resolved":
      return fought(one, rest);
    case "contact-revealed":
      return met(one, rest[0]);
    default:
      return null;
  }
}

function patrolCame(one: NewsOf<"patrol-moved">, rest: readonly News[]): PassageMatch | null {
  const { faction, rule } = one;
  // [OR-PAT-07] Step by step by an icon alone.
  if (rule !== "OR-PAT-07") return null;
  let { to } = one;
  let count = 1;
  for (const after of rest) {
    if (after.type !== "patrol-moved" || after.faction !== faction) break;
    to = after.to;
    count++;
  }
  return { folded: { type: "patrol-came", faction, steps: count, to, rule }, count };
}

function changes(one: Change, rest: readonly News[]): PassageMatch | null {
  const all = [one, ...sameBehind(one.player, rest)];
  // What the planning step earns is a sentence of its own.
  if (all.length === 1) return null;
  return { folded: { type: "changes", changes: summed(all), rule: one.rule }, count: all.length };
}

/** Credits lost twice in a row are one loss. */
function summed(changes: readonly Change[]): readonly Change[] {
  const sums: Change[] = [];
  for (const one of changes) {
    const last = sums.at(-1);
    if (one.type === "credits-lost" && last?.type === "credits-lost")
      sums.splice(-1, 1, { ...last, amount: last.amount + one.amount });
    else sums.push(one);
  }
  return sums;
}

function sameBehind(player: number, rest: readonly News[]): readonly Change[] {
  const end = rest.findIndex((news) => !isChange(news) || news.player !== player);
  return rest.slice(0, end === -1 ? rest.length : end).filter(isChange);
}

/** That a patrol was beaten its fight has just said: what is left is what it was worth. */
function toldByFight(deed: DeedNews, before: readonly News[]): boolean {
  if (deed.type !== "patrol-beaten") return false;
  return before.some(({ type }) => type === "combat-resolved");
}

function rewarded(deed: DeedNews, rest: readonly News[], before: readonly News[]): PassageMatch {
  const gained: Change[] = [];
  let count = 1;
  for (const after of rest) {
    const ours = "player" in after && after.player === deed.player;
    if (!ours || !(isChange(after) || isTidying(after))) break;
    if (isChange(after)) gained.push(after);
    count++;
  }
  const turned = rest.slice(0, count - 1).some(({ type }) => type === "card-rotated");
  if (!toldByFight(deed, before))
    return { folded: { type: "rewarded", deed, changes: gained, turned }, count };
  if (gained.length === 0) return silence(count);
  return { folded: { type: "changes", changes: gained, rule: deed.rule }, count };
}

function chosen(line: NewsOf<"line-taken">, after: News | undefined): PassageMatch {
  const pays = after?.type === "credits-spent" && after.player === line.player;
  return {
    folded: { type: "chosen", line, paid: pays ? after.amount : 0 },
    count: pays ? 2 : 1,
  };
}

function tested(roll: NewsOf<"dice-rolled">, after: News | undefined): PassageMatch | null {
  if (roll.roll?.type !== "test" || after?.type !== "test-resolved") return null;
  return { folded: { type: "tested", roll, test: after }, count: 2 };
}

function wounds(rest: readonly News[]): {
  readonly hurt: readonly NewsOf<"damage-suffered">[];
  readonly count: number;
} {
  const end = rest.findIndex((news) => news.type !== "damage-suffered");
  const hurt = rest
    .slice(0, end === -1 ? rest.length : end)
    .filter((news) => news.type === "damage-suffered");
  return { hurt, count: hurt.length };
}

function fought(fight: NewsOf<"combat-resolved">, rest: readonly News[]): PassageMatch {
  const { hurt, count } = wounds(rest);
  return { folded: { type: "fought", fight, hurt }, count: 1 + count };
}

/** Rules by which a token leaves because its character plays. */
const isAtTable = new Set(["UB-RCI-06", "UB-CPC-01", "UB-SOLO-11", "UB-BHAI-22"]);

/**
 * Whoever is turned up to be talked to is told of once; so is whoever sits at the table already [UB-RCI-06, UB-CPC-01].
 */
function met(one: NewsOf<"contact-revealed">, after: News | undefined): PassageMatch | null {
  if (after?.type === "contact-met" && after.contact === one.contact)
    return { folded: { type: "one", news: after }, count: 2 };
  if (after?.type === "contact-removed" && isAtTable.has(after.rule))
    return {
      folded: { type: "already-here", contact: one.contact, rule: after.rule },
      count: 2,
    };
  return null;
}

/** A fight in which nobody changed a die is told in one breath. */
function wholeFight(began: NewsOf<"combat-began">, rest: readonly News[]): PassageMatch | null {
  const [first, second, end] = rest;
  if (first?.type !== "dice-rolled" || second?.type !== "dice-rolled") return null;
  if (end?.type !== "combat-resolved") return null;
  const { hurt, count } = wounds(rest.slice(3));
  const dice = [first, second] as const;
  return { folded: { type: "whole-fight", began, dice, fight: end, hurt }, count: 4 + count };
}

/** Goals with the fame they bring, and what everybody begins with. */
function goalReached(goal: NewsOf<"goal-completed">, after: News | undefined): PassageMatch | null {
  if (after?.type !== "fame-gained" || after.player !== goal.player) return null;
  return { folded: { type: "goal-reached", goal, fame: after.amount, card: after.card }, count: 2 };
}

/** [OR-SETUP-09] The first ship and the first credits. */
function outfitted(one: NewsOf<"ship-taken">, after: News | undefined): PassageMatch | null {
  if (after?.type !== "credits-gained" || after.rule !== "OR-SETUP-09") return null;
  const { player, ship, rule } = one;
  return { folded: { type: "outfitted", player, ship, credits: after.amount, rule }, count: 2 };
}

/** Dice that show what they showed before are not worth a line. */
function showsTheSame(one: News, before: readonly News[]): boolean {
  if (one.type !== "dice-changed") return false;
  const last = before
    .filter((news) => news.type === "dice-rolled" || news.type === "dice-changed")
    .findLast(({ player }) => player === one.player);
  return last?.dice.toSorted().join() === one.dice.toSorted().join();
}
