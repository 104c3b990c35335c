/**
 * What the encounters of a place are mostly about: people choose a planet by it. Printed backs are known for one deck
 * (gambling, crew, gear, credits, shopping); since the sections are ours, themes are counted from them and cannot lie.
 */
import { encounterCard, encounterLists } from "./encounters/index.ts";
import { planetCards } from "./spaces.ts";
import type { Effect, Effects } from "./effects.ts";
import type { Planet } from "../names.ts";

export const themes = [
  "credits",
  "crew",
  "danger",
  "gambling",
  "gear",
  "jobs",
  "repairs",
  "reputation",
  "shopping",
] as const;
export type Theme = (typeof themes)[number];

function themeOf(effect: Effect): Theme | null {
  switch (effect.do) {
    case "gain-credits":
    case "take-credits":
      return "credits";
    case "gain-crew":
    case "reveal-contact":
    case "look-at-contact":
    case "reveal-planet":
      return "crew";
    case "fight":
    case "fight-until-won":
    case "fight-patrol":
    case "suffer":
      return "danger";
    case "roll":
      return "gambling";
    case "gain-card":
    case "take-top":
      return effect.do === "take-top" && effect.deck === "gear-mod" ? "gear" : "jobs";
    case "recover":
      return "repairs";
    case "gain-reputation":
      return "reputation";
    case "market":
      return "shopping";
    default:
      return null;
  }
}

/** Every effect inside, whatever it hangs on. */
function* within(effects: Effects): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if ("options" in effect) for (const option of effect.options) yield* within(option.effects);
    for (const branch of Object.values(effect) as readonly unknown[])
      if (Array.isArray(branch)) yield* within(branch.filter(isEffect));
  }
}

function isEffect(value: unknown): value is Effect {
  return typeof value === "object" && value !== null && "do" in value;
}

const counted = new Map<Planet, readonly Theme[]>();

/** The three commonest themes of a planet's encounters, the commonest first. */
export function themesOf(planet: Planet): readonly Theme[] {
  let found = counted.get(planet);
  if (found === undefined) counted.set(planet, (found = countThemes(planet)));
  return found;
}

function countThemes(planet: Planet): readonly Theme[] {
  const { deck } = planetCards[planet];
  const cards = new Map<Theme, number>();
  for (const id of encounterLists[deck]) {
    const { sections } = encounterCard(id);
    const section = sections[planet] ?? sections["core-worlds"];
    if (section === undefined) continue;
    const effects = "secret" in section ? section.secret.effects : section.effects;
    const here = new Set([...within(effects)].map(themeOf).filter((theme) => theme !== null));
    for (const theme of here) cards.set(theme, (cards.get(theme) ?? 0) + 1);
  }
  return themes.toSorted((a, b) => (cards.get(b) ?? 0) - (cards.get(a) ?? 0)).slice(0, 3);
}
