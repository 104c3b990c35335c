/** Contacts: who they are when one meets them. */
import type { Texts } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { effectLines } from "./effects.ts";
import { clause, led, phrase, under } from "./line.ts";
import { withFaction } from "./names.ts";
import { crewSkills } from "./people.ts";
import type { Line } from "./line.ts";
import type { ContactCard } from "#rules/outer-rim/cards/types.ts";
import type { Faction } from "#rules/outer-rim/index.ts";

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
