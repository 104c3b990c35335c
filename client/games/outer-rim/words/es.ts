/** Everything Outer Rim says, in Spanish. */
import { abilities } from "./es/abilities.ts";
import { ambitions } from "./es/ambitions.ts";
import { cards } from "./es/cards.ts";
import { characters } from "./es/characters.ts";
import { contacts } from "./es/contacts.ts";
import { databank } from "./es/databank.ts";
import { deals } from "./es/deals.ts";
import { encounters } from "./es/encounters/index.ts";
import { endings } from "./es/endings/index.ts";
import { log } from "./es/log.ts";
import { names } from "./es/names.ts";
import { questions } from "./es/questions.ts";
import { refusals } from "./es/refusals.ts";
import { ships } from "./es/ships.ts";
import { solo } from "./es/solo.ts";
import { conditions } from "./es/tell/conditions.ts";
import { effects } from "./es/tell/effects.ts";
import { cardAbilities } from "./es/tell/abilities.ts";
import { goals } from "./es/tell/goals.ts";
import { cardFaces } from "./es/tell/cards.ts";
import { aiLines } from "./es/tell/ai.ts";
import type { TextKey } from "./en.ts";

export const es: Readonly<Record<TextKey, string>> = {
  ...abilities,
  ...ambitions,
  ...cards,
  ...characters,
  ...contacts,
  ...databank,
  ...deals,
  ...encounters,
  ...endings,
  ...log,
  ...names,
  ...questions,
  ...refusals,
  ...ships,
  ...solo,
  ...conditions,
  ...effects,
  ...cardAbilities,
  ...goals,
  ...cardFaces,
  ...aiLines,
};
