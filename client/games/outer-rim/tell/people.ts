/** Characters with both sides, and the people one meets. */
import { factions } from "#rules/outer-rim/index.ts";
import { textOf, type Texts } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { goalLine } from "./goals.ts";
import { clause, led, listed, phrase } from "./line.ts";
import { withFaction } from "./names.ts";
import { farSide } from "./ships.ts";
import type { Line } from "./line.ts";
import type { CharacterCard } from "#rules/outer-rim/cards/types.ts";
import type { Skill } from "#rules/outer-rim/index.ts";

export function characterLines(texts: Texts, card: CharacterCard): readonly Line[] {
  const figures = phrase(texts, "card.character-figures", {
    ground: card.ground,
    health: card.health,
  });
  return [
    led(texts["lead.figures"], clause(figures, "combat"), 0),
    ...crewSkills(texts, card),
    led(texts["lead.start"], clause(startText(texts, card), "card", "OR-SETUP-08"), 0),
    goalLine(texts, card.goal),
    ...abilityLines(texts, card.front, 0),
    ...farSide(texts, texts["card.other-side"], card.front, card.back),
  ];
}

function startText(texts: Texts, { startingCard, startingReputation }: CharacterCard): string {
  const cards = startingCard.map(
    (number) => textOf(texts, `card.start-${number}`) ?? String(number),
  );
  const begins = [listed(texts, cards, "disjunction")];
  if (startingReputation === "choice") begins.push(texts["card.start-choice"]);
  else
    for (const faction of factions) {
      const standing = startingReputation[faction];
      if (standing === undefined) continue;
      const key = standing > 0 ? "card.start-liked" : "card.start-disliked";
      begins.push(phrase(texts, key, { with: withFaction(texts, faction) }));
    }
  return listed(texts, begins, "conjunction");
}

/** Skills of somebody aboard, and whether they are a droid. */
export function crewSkills(
  texts: Texts,
  { skills, droid }: { readonly skills: readonly Skill[]; readonly droid?: true },
): readonly Line[] {
  const named = skills.length === 0 ? texts["card.no-skills"] : skillsAloud(texts, skills);
  const lines = [led(texts["lead.skills"], clause(named, "test", "OR-TEST-02"), 0)];
  if (droid === true) lines.push(led(texts["lead.trait"], clause(texts["card.droid"], "crew"), 0));
  return lines;
}

export function skillsAloud(texts: Texts, skills: readonly Skill[]): string {
  return listed(
    texts,
    skills.map((skill) => texts[`skill.${skill}`]),
    "conjunction",
  );
}
