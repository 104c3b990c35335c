/** Why a place itself is worth a turn: who is there, what they join for, what its cards may bring. */
import {
  contactCard,
  isMarketCard,
  isNavpoint,
  marketCard,
  roomFor,
  skillsOf,
  type SpaceId,
} from "#rules/outer-rim/index.ts";
import { foughtAt, planOf } from "../appraisal/places.ts";
import { mine } from "../appraisal/self.ts";
import { goalsCounting } from "../errands/goals.ts";
import { encounterWorth } from "../errands/rewards.ts";
import { hostileAt } from "../errands/whereabouts.ts";
import { asHired, crewWorth } from "../market/shopping.ts";
import type { Sight } from "../players/mind.ts";
import { patrolRisk } from "./errand-reason.ts";
import { gainsOf } from "./gains.ts";
import { boonsOf, mayJoin, outlookAt } from "./outlook.ts";
import type { GoalDistance, Reason } from "./reason.ts";

/** Where somebody ends a move although no errand leads there. */
export function stopReason(view: Sight, place: SpaceId): Reason {
  return (
    foughtThere(view, place) ??
    goalStop(view, place) ??
    peopleThere(view, place) ?? { kind: "stop", at: place, ...outlookAt(view, place) }
  );
}

/** An encounter with the place where one is. */
export function encounterReason(view: Sight, place: SpaceId): Reason {
  return goalStop(view, place) ?? { kind: "stop", at: place, ...outlookAt(view, place) };
}

/** [OR-TURN-05] Where a patrol waits that has to be fought, nothing else will happen. */
function foughtThere(view: Sight, place: SpaceId): Reason | null {
  const fight = foughtAt(view, place);
  if (fight === null) return null;
  const { faction } = fight;
  const turns = place === mine(view).space ? 0 : 1;
  return { kind: "patrol", faction, ...patrolRisk(view, faction, place), at: place, turns };
}

/** [OR-GOAL-01] Whatever card is drawn, the encounter counts; said with what one is on the way to. */
export function goalStop(view: Sight, place: SpaceId): Reason | null {
  const [goal] = isNavpoint(place)
    ? goalsCounting(view, "navpoint-encountered")
    : place === "takodana"
      ? goalsCounting(view, "takodana-encountered")
      : [];
  if (goal === undefined || hostileAt(view, mine(view), place).length > 0) return null;
  const { of, left } = goal;
  const { first } = planOf(view)(place);
  if (first === null || first.at === place) return { kind: "goal-stop", of, left };
  const next = isMarketCard(first.key) ? { next: first.key } : {};
  return { kind: "goal-stop", of, left, ...next, then: first.at };
}

/** Somebody to hire, or a face nobody has seen, where that is more than the cards of the place promise. */
function peopleThere(view: Sight, place: SpaceId): Reason | null {
  if (!roomFor(mine(view), "crew") || encounterWorth(view, place) >= 1.5) return null;
  const here = view.tokens.map((token, i) => ({ ...token, i })).filter(({ at }) => at === place);
  const [best] = here
    .flatMap(({ contact, i }) =>
      contact === null || !mayJoin(view, contact)
        ? []
        : [{ contact, i, worth: crewWorth(view, contact, i) }],
    )
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  if (best !== undefined) return hireReason(view, best.contact, best.i, { there: true });
  return here.some(({ contact }) => contact === null) ? { kind: "stranger", there: true } : null;
}

/** What they bring, which job in hand asks for it, and which goal counts them. */
export function hireReason(
  view: Sight,
  contact: string,
  token: number,
  where: { readonly there?: true } = {},
): Reason {
  const aboard = asHired(view, contact, token);
  const gains = gainsOf(mine(view), mine(aboard));
  const asks = jobAsking(view, aboard);
  const of = goalOfCrew(aboard, contact);
  return {
    kind: "hire",
    contact,
    ...where,
    gains,
    ...(asks === null ? {} : { asks }),
    ...(of === null ? {} : { of }),
  };
}

function jobAsking(view: Sight, then: Sight): string | null {
  const [known, learned] = [skillsOf(mine(view)), skillsOf(mine(then))];
  for (const { id } of mine(view).cards) {
    const card = marketCard(id);
    if (
      card.kind === "job" &&
      card.skills.some((skill) => learned.includes(skill) && !known.includes(skill))
    )
      return id;
  }
  return null;
}

function goalOfCrew(aboard: Sight, contact: string): GoalDistance["of"] | null {
  const isOrange = contactCard(contact).class === "orange";
  const [goal] = [
    ...goalsCounting(aboard, "crew-gained"),
    ...(isOrange ? goalsCounting(aboard, "orange-crew-gained") : []),
  ];
  return goal?.of ?? null;
}

/** Somebody known who is nobody's crew: what talking may bring. */
export function talkReason(view: Sight, contact: string): Reason {
  const may = [...boonsOf(view, contactCard(contact).effects)].map((what) => ({ what, cards: 1 }));
  return may.length === 0 ? { kind: "best" } : { kind: "talk", contact, may };
}
