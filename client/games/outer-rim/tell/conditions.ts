/** What a card asks for, as the words after “if”. */
import { sameData } from "#rules/same-data.ts";
import { unreachable } from "#rules/game.ts";
import { nameOf, type Texts } from "../words/texts.ts";
import { listed, phrase } from "./line.ts";
import { anyThing, at, ofFaction, patrolOf, skillNames, things, withFaction } from "./names.ts";
import type { Values } from "#words/said.ts";
import type { Condition, Standing } from "#rules/outer-rim/index.ts";

type Asked = "if" | "unless";
type PlayerHere = Extract<Condition, { readonly is: "player-here" }>;

/** After “if”: French says it again before each part. */
export function conditionText(texts: Texts, condition: Condition): string {
  return said(texts, condition, "if", "tell.and-if");
}

/** After “as soon as” or “while”, or standing on its own. */
export function conditionAlone(texts: Texts, condition: Condition): string {
  return said(texts, condition, "if", null);
}

type Again = "tell.and-if" | null;

/** “you have a and b”, “you are here or there”: where every part says so, once is enough. */
function together(
  texts: Texts,
  parts: readonly string[],
  type: "conjunction" | "disjunction",
  again: Again,
): string {
  const starts = [`${texts["tell.you-have"]} `, `${texts["tell.you-are"]} `];
  const shared = starts.find((start) => parts.every((each) => each.startsWith(start)));
  const next = (part: string): string => {
    if (shared !== undefined) return part.slice(shared.length);
    return again === null ? part : phrase(texts, again, { condition: part });
  };
  return listed(
    texts,
    parts.map((part, i) => (i === 0 ? part : next(part))),
    type,
  );
}

type Has = Extract<Condition, { readonly is: "has" }>;

/** At least one, and not two: exactly one. */
function exactly({ of }: Extract<Condition, { readonly is: "all" }>): Has | null {
  const [some, more] = of;
  if (of.length !== 2 || some?.is !== "has" || more?.is !== "not" || more.of.is !== "has")
    return null;
  const next: Has = { ...some, atLeast: some.atLeast + 1 };
  return sameData(next, more.of) ? some : null;
}

function standings(texts: Texts, at: readonly Standing[]): string {
  return listed(
    texts,
    at.map((standing) => texts[`standing.${standing}`]),
    "disjunction",
  );
}

/** “another player with more fame than you”. */
export function somebody(texts: Texts, about: PlayerHere | undefined): string {
  const more: string[] = [];
  if (about?.moreFame === true) more.push(texts["who.more-fame"]);
  if (about?.fameAtLeast !== undefined)
    more.push(phrase(texts, "who.fame-at-least", { fame: about.fameAtLeast }));
  if (about?.anyNegative === true) more.push(texts["who.any-negative"]);
  if (about?.droidCrew === true) more.push(texts["who.droid-crew"]);
  if (about?.reputation !== undefined) {
    const { faction, at: standing } = about.reputation;
    const values = { with: withFaction(texts, faction), standings: standings(texts, standing) };
    more.push(phrase(texts, "who.reputation", values));
  }
  const who = texts["who.player"];
  return more.length === 0 ? who : `${who} ${listed(texts, more, "conjunction")}`;
}

function patrolHere(
  texts: Texts,
  { faction, levels }: Extract<Condition, { readonly is: "patrol-here" }>,
): string {
  const patrol = faction === undefined ? texts["patrol.any"] : patrolOf(texts, faction);
  if (levels === undefined) return patrol;
  return phrase(texts, "patrol.at-level", {
    patrol,
    levels: listed(texts, levels.map(String), "disjunction"),
  });
}

function said(texts: Texts, condition: Condition, asked: Asked, again: Again): string {
  const tell = (name: Exclude<Condition["is"], "all" | "any" | "not" | "damage">, values: Values) =>
    phrase(texts, `${asked}.${name}`, values);
  switch (condition.is) {
    case "reputation":
      return tell("reputation", {
        with: withFaction(texts, condition.faction),
        standings: standings(texts, condition.at),
      });
    case "any-reputation":
      return tell("any-reputation", {
        standing: texts[`standing.${condition.at}`],
        atLeast: condition.atLeast ?? 1,
      });
    case "skill":
      return tell("skill", { skill: texts[`skill.${condition.skill}`] });
    case "different-skills":
    case "credits":
    case "fame":
    case "droid-crew":
    case "luxury":
    case "ship-cost":
      return tell(condition.is, { atLeast: condition.atLeast });
    case "has": {
      const { kind, atLeast, totalCost } = condition;
      const values = { atLeast, things: things(texts, kind, atLeast) };
      if (totalCost === undefined && atLeast === 1)
        return phrase(texts, `${asked}.has-one`, { ...values, thing: anyThing(texts, kind) });
      if (totalCost === undefined) return tell("has", values);
      return phrase(texts, `${asked}.has-worth`, { ...values, totalCost });
    }
    case "crew-named":
      return tell("crew-named", { contact: nameOf(texts, condition.contact) });
    case "free-slot":
      return tell("free-slot", { thing: anyThing(texts, condition.kind) });
    case "damage":
      return phrase(texts, `${asked}.damage-${condition.on}`, { atLeast: condition.atLeast });
    case "at": {
      const places = condition.spaces.map((space) => at(texts, space));
      return tell("at", { at: listed(texts, places, "disjunction") });
    }
    case "on-planet":
    case "on-navpoint":
    case "facedown-contact-here":
    case "droid":
    case "defeated":
      return tell(condition.is, {});
    case "sympathizer-here":
      return tell("sympathizer-here", { with: withFaction(texts, condition.faction) });
    case "on-planet-of":
      return tell("on-planet-of", { of: ofFaction(texts, condition.faction) });
    case "patrol-here":
      return tell("patrol-here", { patrol: patrolHere(texts, condition) });
    case "player-here":
      return tell("player-here", { who: somebody(texts, condition) });
    case "not":
      return said(texts, condition.of, asked === "if" ? "unless" : "if", again);
    case "all":
    case "any": {
      // Turned round, “all” needs one of its parts to be missing, and “any” all of them.
      const every = (condition.is === "all") === (asked === "if");
      const one = condition.is === "all" && asked === "if" ? exactly(condition) : null;
      if (one !== null) {
        const { kind, atLeast } = one;
        const values = {
          atLeast,
          things: things(texts, kind, atLeast),
          thing: anyThing(texts, kind),
        };
        return phrase(texts, atLeast === 1 ? "if.has-exactly-one" : "if.has-exactly", values);
      }
      const skills = condition.of.flatMap((part) => (part.is === "skill" ? [part.skill] : []));
      if (!every && asked === "if" && skills.length === condition.of.length)
        return tell("skill", { skill: skillNames(texts, skills) });
      const parts = condition.of.map((part) => said(texts, part, asked, again));
      return together(texts, parts, every ? "conjunction" : "disjunction", again);
    }
    default:
      return unreachable(condition);
  }
}
