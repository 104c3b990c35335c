/** Small steps of one page that make one line: a visit to the market, a patrol's way, a reward. */
import { showsTheSame } from "./same-dice.ts";
import type { NewsOf } from "./told.ts";
import type { News } from "#rules/outer-rim/index.ts";
import type { Change, Deed, Folded } from "./steps.ts";

const changing = new Set<News["type"]>([
  "credits-gained",
  "credits-lost",
  "fame-gained",
  "fame-lost",
  "reputation-changed",
  "damage-suffered",
]);

const dealing = new Set<News["type"]>([
  "cargo-delivered",
  "bounty-claimed",
  "job-completed",
  "patrol-beaten",
]);

/** Said already by the deed they belong to. */
const tidying = new Set<News["type"]>(["card-removed", "card-discarded", "card-rotated"]);

function isChange(news: News | undefined): news is Change {
  return news !== undefined && changing.has(news.type);
}

function isDeed(news: News): news is Deed {
  return dealing.has(news.type);
}

interface Taken {
  readonly folded: Folded;
  /** How many pieces of news it says. */
  readonly count: number;
}

/** Never a line: answers given, turns that end, a market gone to or left. */
const unsaid = new Set<News["type"]>(["answered", "turn-ended", "offers-compared"]);

export function folded(heard: readonly News[]): readonly Folded[] {
  const news = heard.filter(({ type }) => !unsaid.has(type));
  const lines: Folded[] = [];
  for (let i = 0; i < news.length;) {
    const one = news[i];
    if (one === undefined) break;
    const taken = take(one, news.slice(i + 1), news.slice(0, i)) ?? alone(one);
    lines.push(taken.folded);
    i += taken.count;
  }
  return lines;
}

function alone(news: News): Taken {
  return { folded: { type: "one", news }, count: 1 };
}

function take(one: News, rest: readonly News[], before: readonly News[]): Taken | null {
  if (showsTheSame(one, before)) return { folded: { type: "silent" }, count: 1 };
  if (isDeed(one)) return rewarded(one, rest);
  if (isChange(one)) return changes(one, rest);
  switch (one.type) {
    case "top-discarded":
      return cleared(one, rest);
    case "credits-spent":
      return shipBought(one, rest) ?? bought(one, rest);
    case "card-gained":
    case "crew-gained":
      return bought(one, rest);
    case "ability-used":
      return idle(one, rest[0]);
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

/** One card after the other, and the one that lies there at last. */
function cleared(one: NewsOf<"top-discarded">, rest: readonly News[]): Taken | null {
  const { deck, rule } = one;
  const cards = [one.card];
  let next: string | null = null;
  let count = 1;
  for (const after of rest) {
    if (after.type === "market-revealed" && after.deck === deck) next = after.card;
    else if (after.type === "top-discarded" && after.deck === deck) cards.push(after.card);
    else break;
    count++;
  }
  return next === null ? null : { folded: { type: "cleared", deck, cards, next, rule }, count };
}

/** The price, the die some cargo asks for, the card, and what lies there next. */
function bought(
  one: NewsOf<"credits-spent" | "card-gained" | "crew-gained">,
  rest: readonly News[],
): Taken | null {
  const price = one.type === "credits-spent" ? one.amount : 0;
  const steps = one.type === "credits-spent" ? rest : [one, ...rest];
  const rolls = steps[0]?.type === "dice-rolled" ? 1 : 0;
  const gain = steps[rolls];
  if (gain?.type !== "card-gained" && gain?.type !== "crew-gained") return null;
  if (gain.deck === null) return null;
  const card = gain.type === "card-gained" ? gain.card : gain.crew;
  const after = steps[rolls + 1];
  const next = after?.type === "market-revealed" && after.deck === gain.deck ? after.card : null;
  const count = rolls + 1 + (one.type === "credits-spent" ? 1 : 0) + (next === null ? 0 : 1);
  const { player, rule } = gain;
  return { folded: { type: "bought", player, card, price, next, rule }, count };
}

function patrolCame(one: NewsOf<"patrol-moved">, rest: readonly News[]): Taken | null {
  const { faction, rule } = one;
  let { to } = one;
  let count = 1;
  for (const after of rest) {
    if (after.type !== "patrol-moved" || after.faction !== faction) break;
    to = after.to;
    count++;
  }
  return { folded: { type: "patrol-came", faction, steps: count, to, rule }, count };
}

function changes(one: Change, rest: readonly News[]): Taken | null {
  const all = [one, ...sameBehind(one.player, rest)];
  // What the planning step earns is a sentence of its own.
  if (all.length === 1) return null;
  return { folded: { type: "changes", changes: all, rule: one.rule }, count: all.length };
}

function sameBehind(player: number, rest: readonly News[]): readonly Change[] {
  const end = rest.findIndex((news) => !isChange(news) || news.player !== player);
  return rest.slice(0, end === -1 ? rest.length : end).filter(isChange);
}

function rewarded(deed: Deed, rest: readonly News[]): Taken {
  const gained: Change[] = [];
  let count = 1;
  for (const after of rest) {
    const ours = "player" in after && after.player === deed.player;
    if (!ours || !(isChange(after) || tidying.has(after.type))) break;
    if (isChange(after)) gained.push(after);
    count++;
  }
  return { folded: { type: "rewarded", deed, changes: gained }, count };
}

function chosen(line: NewsOf<"line-taken">, after: News | undefined): Taken {
  const pays = after?.type === "credits-spent" && after.player === line.player;
  return {
    folded: { type: "chosen", line, paid: pays ? after.amount : 0 },
    count: pays ? 2 : 1,
  };
}

function tested(roll: NewsOf<"dice-rolled">, after: News | undefined): Taken | null {
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

function fought(fight: NewsOf<"combat-resolved">, rest: readonly News[]): Taken {
  const { hurt, count } = wounds(rest);
  return { folded: { type: "fought", fight, hurt }, count: 1 + count };
}

/**
 * Whoever is turned up to be talked to is told of once; so is whoever sits at the table already [UB-RCI-06, UB-CPC-01].
 */
function met(one: NewsOf<"contact-revealed">, after: News | undefined): Taken | null {
  if (after?.type === "contact-met" && after.contact === one.contact)
    return { folded: { type: "one", news: after }, count: 2 };
  if (after?.type === "contact-removed" && after.contact === one.contact)
    return {
      folded: { type: "already-here", contact: one.contact, rule: after.rule },
      count: 2,
    };
  return null;
}

/** An ability that found nothing to recover is not worth a line. */
function idle(one: NewsOf<"ability-used">, after: News | undefined): Taken | null {
  if (!one.ability.endsWith("-recover") || after?.type === "damage-recovered") return null;
  return { folded: { type: "silent" }, count: 1 };
}

/** A fight in which nobody changed a die is told in one breath. */
function wholeFight(began: NewsOf<"combat-began">, rest: readonly News[]): Taken | null {
  const [first, second, end] = rest;
  if (first?.type !== "dice-rolled" || second?.type !== "dice-rolled") return null;
  if (end?.type !== "combat-resolved") return null;
  const { hurt, count } = wounds(rest.slice(3));
  const dice = [first, second] as const;
  return { folded: { type: "whole-fight", began, dice, fight: end, hurt }, count: 4 + count };
}

function shipBought(one: NewsOf<"credits-spent">, rest: readonly News[]): Taken | null {
  const at = rest[0]?.type === "top-removed" ? 1 : 0;
  const taken = rest[at];
  if (taken?.type !== "ship-taken") return null;
  const { player, ship, rule } = taken;
  return {
    folded: { type: "ship-bought", player, ship, price: one.amount, rule },
    count: at + 2,
  };
}
