/** Everything Outer Rim says, in English. Its keys are the type of the other languages. */
import { abilities } from "./en/abilities.ts";
import { ambitions } from "./en/ambitions.ts";
import { cards } from "./en/cards.ts";
import { characters } from "./en/characters.ts";
import { contacts } from "./en/contacts.ts";
import { databank } from "./en/databank.ts";
import { deals } from "./en/deals.ts";
import { encounters } from "./en/encounters/index.ts";
import { endings } from "./en/endings/index.ts";
import { log } from "./en/log.ts";
import { names } from "./en/names.ts";
import { questions } from "./en/questions.ts";
import { refusals } from "./en/refusals.ts";
import { ships } from "./en/ships.ts";
import { solo } from "./en/solo.ts";
import { conditions } from "./en/tell/conditions.ts";
import { effects } from "./en/tell/effects.ts";
import { cardAbilities } from "./en/tell/abilities.ts";
import { goals } from "./en/tell/goals.ts";
import { cardFaces } from "./en/tell/cards.ts";
import { aiLines } from "./en/tell/ai.ts";

export const en = {
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
} as const;

export type TextKey = keyof typeof en;
