/** Everything Outer Rim says, in English. Its keys are the type of the other languages. */
import { abilities } from "./en/abilities.ts";
import { ambitions } from "./en/ambitions.ts";
import { cards } from "./en/cards.ts";
import { characters } from "./en/characters.ts";
import { contacts } from "./en/contacts.ts";
import { databank } from "./en/databank.ts";
import { encounters } from "./en/encounters/index.ts";
import { log } from "./en/log.ts";
import { names } from "./en/names.ts";
import { questions } from "./en/questions.ts";
import { refusals } from "./en/refusals.ts";
import { ships } from "./en/ships.ts";
import { solo } from "./en/solo.ts";

export const en = {
  ...abilities,
  ...ambitions,
  ...cards,
  ...characters,
  ...contacts,
  ...databank,
  ...encounters,
  ...log,
  ...names,
  ...questions,
  ...refusals,
  ...ships,
  ...solo,
} as const;

export type TextKey = keyof typeof en;
