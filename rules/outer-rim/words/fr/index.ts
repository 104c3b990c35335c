/** Everything Outer Rim says, in French. */
import { abilities } from "./abilities.ts";
import { ambitions } from "./ambitions.ts";
import { cards } from "./cards.ts";
import { characters } from "./characters.ts";
import { contacts } from "./contacts.ts";
import { databank } from "./databank.ts";
import { encounters } from "./encounters/index.ts";
import { log } from "./log.ts";
import { names } from "./names.ts";
import { questions } from "./questions.ts";
import { refusals } from "./refusals.ts";
import { ships } from "./ships.ts";
import { solo } from "./solo.ts";
import type { TextKey } from "../en/index.ts";

export const fr: Readonly<Record<TextKey, string>> = {
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
};
