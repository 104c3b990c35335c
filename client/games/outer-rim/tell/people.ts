/** Characters with both sides, and the people one meets. */
import { factions } from "#rules/outer-rim/index.ts";
import { textOf, type Texts } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { effectLines } from "./effects.ts";
import { goalLine } from "./goals.ts";
import { clause, led, listed, phrase, under } from "./line.ts";
import { crewSkills } from "./market.ts";
import { withFaction } from "./names.ts";
import { farSide } from "./ships.ts";
import type { Line } from "./line.ts";
import type { CharacterCard, ContactCard } from "#rules/outer-rim/cards/types.ts";
import type { Faction } from "#rules/outer-rim/index.ts";

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

/** [OR-CONT-03] What meeting them brings, and what they are worth aboard. */
export function contactLines(texts: Texts, card: ContactCard): readonly Line[] {
  const crew =
    card.crew === null
      ? [led(texts["lead.crew"], clause(texts["card.no-crew"], "crew"), 0)]
      : [...crewSkills(texts, card.crew), ...abilityLines(texts, card.crew.abilities, 0)];
  return [
    led(texts["lead.class"], clause(texts[`card.class-${card.class}`], "contact", "UB-ORNG-01"), 0),
    ...(card.sides === undefined
      ? []
      : [led(texts["lead.sides"], clause(sidesText(texts, card.sides), "reputation"), 0)]),
    ...under(texts["lead.met"], effectLines(texts, card.effects, 0), "contact"),
    ...(card.crew === null ? crew : under(texts["lead.crew"], crew, "crew")),
  ];
}

function sidesText(texts: Texts, faction: Faction): string {
  return phrase(texts, "card.sides", { with: withFaction(texts, faction) });
}
