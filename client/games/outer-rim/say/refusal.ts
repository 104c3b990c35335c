/** Why not, as a sentence: what the refusal is about is named. */
import { saying } from "../words/say.ts";
import { filled, nameOf, textOf, type Texts } from "../words/texts.ts";
import type { Refusal } from "#rules/game.ts";

export function refusalText({ code, params }: Refusal, texts: Texts): string {
  const say = saying([], texts, { players: [] });
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const id = String(value);
    if (name === "to") values["space"] = say.space(id);
    else if (name === "at") values["at"] = say.space(id);
    else if (name === "kind") values["kind"] = say.word(`kind.${id}`);
    else if (typeof value === "number") values[name] = say.amount(value);
    else if (name === "card") values["card"] = nameOf(texts, id);
    else if (name === "deck") values["deck"] = say.word(`deck.${id}`);
    else if (name === "faction") values["patrol"] = say.word(`patrol.${id}`);
    else if (name === "asked") values["question"] = say.word(`ask.${id}`);
    else if (name === "who") values["who"] = say.named(id);
    else if (name === "ability") values["ability"] = abilityName(texts, id);
  }
  const sentence = textOf(texts, `refusal.${code}`, values) ?? code;
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
}

/** Printed abilities in their own words; those of a card by its name; a goal of an ambition is only “that”. */
function abilityName(texts: Texts, id: string): string {
  const written = textOf(texts, `ability.${id}`);
  if (written !== null) return filled(texts, "refusal.quoted", { words: written });
  const name = nameOf(texts, id);
  return name === id
    ? texts["refusal.that-ability"]
    : filled(texts, "refusal.quoted", { words: name });
}
