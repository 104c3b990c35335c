/** All but the stories, in French. */
import { abilities } from "./abilities.ts";
import { ambitions } from "./ambitions.ts";
import { cards } from "./cards.ts";
import { characters } from "./characters.ts";
import { contacts } from "./contacts.ts";
import { deals } from "./deals.ts";
import { foes } from "./foes.ts";
import { log } from "./log.ts";
import { names } from "./names.ts";
import { questions } from "./questions.ts";
import { refusals } from "./refusals.ts";
import { ships } from "./ships.ts";
import { solo } from "./solo.ts";
import { conditions } from "./tell/conditions.ts";
import { effects } from "./tell/effects.ts";
import { cardAbilities } from "./tell/abilities.ts";
import { goals } from "./tell/goals.ts";
import { cardFaces } from "./tell/cards.ts";
import { aiLines } from "./tell/ai.ts";
import type { BaseKey } from "../en/base.ts";
import { together } from "../together.ts";

export const base: Readonly<Record<BaseKey, string>> = together(
  abilities,
  ambitions,
  cards,
  characters,
  contacts,
  deals,
  foes,
  log,
  names,
  questions,
  refusals,
  ships,
  solo,
  conditions,
  effects,
  cardAbilities,
  goals,
  cardFaces,
  aiLines,
);
