/** What the open goals of an ambition sheet ask for [UB-AMB-08…16]. */
import { ambitionSheet, factions, planetCards } from "#rules/outer-rim/index.ts";
import type { Sight } from "../players/mind.ts";
import type { AmbitionGoal, Condition, Faction, SpaceId } from "#rules/outer-rim/index.ts";
import type { Errand } from "../appraisal/journeys.ts";
import { combatOdds } from "../odds/odds.ts";
import { nextChance } from "../odds/test-odds.ts";
import { meets, mine } from "../appraisal/self.ts";

/** [UB-AMB-09, UB-AMB-11] Numbered goals in order, the fame goal last. */
function openGoalsOf(view: Sight): AmbitionGoal[] {
  const { ambition, fameNow } = mine(view);
  if (ambition === null) return [];
  const open = ambitionSheet(ambition.id).goals.filter((_, i) => ambition.done[i] !== true);
  const first = open.find(({ kind }) => kind === "numbered");
  const ready = open.length === 1 && fameNow >= view.rules.fame;
  return open.filter(
    (goal) => goal.kind === "dash" || goal === first || (goal.kind === "fame" && ready),
  );
}

/** The nearer the fame, the more the sheet matters. */
export function ambitionWeight(view: Sight): number {
  return 3 + 7 * Math.min(1, mine(view).fameNow / view.rules.fame);
}

function parts(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return condition.is === "all" || condition.is === "any" ? condition.of : [condition];
}

/** Where a goal can be done, as things stand. */
function placesFor(view: Sight, goal: AmbitionGoal): SpaceId[] {
  if (goal.encounter !== undefined) return [...goal.encounter];
  const found: SpaceId[] = [];
  for (const part of parts(goal.when)) {
    if (part.is === "at") found.push(...part.spaces);
    else if (
      part.is === "patrol-here" &&
      part.faction !== undefined &&
      (part.levels?.includes(view.patrols[part.faction].level) ?? true)
    )
      found.push(view.patrols[part.faction].space);
    else if (part.is === "credits" && !meets(view, part)) return [];
  }
  return found;
}

/** The open goals that are done by an encounter or an ability in this place. */
export function ambitionAt(view: Sight, place: SpaceId): AmbitionGoal | null {
  return openGoalsOf(view).find((goal) => placesFor(view, goal).includes(place)) ?? null;
}

export function ambitionErrands(view: Sight): Errand[] {
  const me = mine(view);
  if (me.ambition === null) return [];
  const found: Errand[] = [];
  for (const goal of openGoalsOf(view)) {
    const worth = goal.kind === "fame" ? 40 : ambitionWeight(view);
    for (const at of placesFor(view, goal))
      found.push({
        key: `ambition-${goal.kind}-${goal.encounter?.[0] ?? goal.step}`,
        at,
        worth,
        step: goal.step ?? "encounter",
      });
  }
  for (const faction of factions) {
    if (wantedWith(view, faction) !== 1 || me.reputation[faction] === 1 || me.credits < 10_000)
      continue;
    for (const at of Object.keys(planetCards) as (keyof typeof planetCards)[])
      if (planetCards[at].faction === faction)
        found.push({ key: "donation", at, worth: ambitionWeight(view) - 2, step: "encounter" });
  }
  return found;
}

/** Whether the sheet asks to be liked (1) or hated (−1) by a faction. */
export function wantedWith(view: Sight, faction: Faction): 1 | 0 | -1 {
  const { ambition } = mine(view);
  if (ambition === null) return 0;
  for (const goal of ambitionSheet(ambition.id).goals) {
    if (goal.kind !== "infinity") continue;
    for (const part of parts(goal.when))
      if (part.is === "reputation" && part.faction === faction)
        return part.at.includes("positive") ? 1 : -1;
  }
  return 0;
}

/** What beating this faction's patrol does for the sheet: its ill will, and the level a last goal waits for. */
export function patrolAmbition(view: Sight, faction: Faction): number {
  const me = mine(view);
  if (me.ambition === null) return 0;
  let worth = wantedWith(view, faction) === -1 && me.reputation[faction] > -1 ? 3 : 0;
  for (const goal of ambitionSheet(me.ambition.id).goals) {
    for (const part of parts(goal.when))
      if (
        part.is === "patrol-here" &&
        part.faction === faction &&
        part.levels !== undefined &&
        !part.levels.includes(view.patrols[faction].level)
      )
        worth += 4;
  }
  return worth;
}

/** Infinity goals that hold now are worth keeping [UB-AMB-10]. */
export function infinityWorth(view: Sight): number {
  const { ambition } = mine(view);
  if (ambition === null) return 0;
  let worth = 0;
  for (const { kind, when } of ambitionSheet(ambition.id).goals)
    if (kind === "infinity" && when !== undefined && meets(view, when))
      worth += ambitionWeight(view);
  return worth;
}

/** How likely the last goal of a sheet succeeds at one try; sheets that wait for a strong patrol come last. */
export function sheetEase(view: Sight, id: Parameters<typeof ambitionSheet>[0]): number {
  const me = mine(view);
  const last = ambitionSheet(id).goals.find(({ kind }) => kind === "fame");
  const [effect] = last?.effects ?? [];
  const waits = parts(last?.when).some((part) => part.is === "patrol-here");
  if (effect?.do === "test") return nextChance(me, effect.skill);
  if (effect?.do === "fight")
    return combatOdds(me, effect.combat, effect.strength) - (waits ? 1 : 0);
  return waits ? -1 : 0.3;
}
