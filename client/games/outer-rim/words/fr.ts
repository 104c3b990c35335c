/** Everything Outer Rim says, in French. */
import { abilities } from "./fr/abilities.ts";
import { ambitions } from "./fr/ambitions.ts";
import { cards } from "./fr/cards.ts";
import { characters } from "./fr/characters.ts";
import { contacts } from "./fr/contacts.ts";
import { databank } from "./fr/databank.ts";
import { deals } from "./fr/deals.ts";
import { encounters } from "./fr/encounters/index.ts";
import { endings } from "./fr/endings/index.ts";
import { log } from "./fr/log.ts";
import { names } from "./fr/names.ts";
import { questions } from "./fr/questions.ts";
import { refusals } from "./fr/refusals.ts";
import { ships } from "./fr/ships.ts";
import { solo } from "./fr/solo.ts";
import { conditions } from "./fr/tell/conditions.ts";
import { effects } from "./fr/tell/effects.ts";
import { cardAbilities } from "./fr/tell/abilities.ts";
import { goals } from "./fr/tell/goals.ts";
import { cardFaces } from "./fr/tell/cards.ts";
import { aiLines } from "./fr/tell/ai.ts";
import type { TextKey } from "./en.ts";

export const fr: Readonly<Record<TextKey, string>> = {
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
