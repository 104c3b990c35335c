/** Encounter and databank cards: the story, then what it comes to. */
import type { Texts } from "../words/texts.ts";
import { conditionText } from "./conditions.ts";
import { effectLines } from "./effects.ts";
import { begun, capital, clause, led, phrase, under } from "./line.ts";
import type { Line } from "./line.ts";
import type { EncounterSection, SmugglingCard } from "#rules/outer-rim/cards/types.ts";

export function sectionLines(texts: Texts, section: EncounterSection): readonly Line[] {
  if ("effects" in section) return effectLines(texts, section.effects, 0);
  const { step, when, effects } = section.secret;
  const kept = phrase(texts, "card.secret", { when: texts[`when.${step}`] });
  const lines = effectLines(texts, effects, 1);
  const asked =
    when === undefined
      ? lines
      : begun(
          phrase(texts, "tell.if", { condition: conditionText(texts, when) }),
          lines,
          "condition",
        );
  return [led(texts["lead.secret"], clause(kept, "secret"), 0), ...asked];
}

/** [OR-CARGO-03] One line per face of the failed die. */
export function smugglingLines(texts: Texts, card: SmugglingCard): readonly Line[] {
  return (["crit", "focus", "blank"] as const).flatMap((face) => {
    return under(capital(texts[`face.${face}`]), effectLines(texts, card[face], 0), "dice");
  });
}
