/**
 * What differs between the two printings of the keyword. They never mix: a game has one edition from start to result.
 */
import { classic } from "./classic/index.ts";
import { current } from "./current/index.ts";
import type { Edition } from "./edition-kind.ts";
import type { Ground } from "./grounds.ts";
import { refuse, type Params, type Refusal, type RuleId } from "../../game.ts";
import type { EditionName } from "../names.ts";
import type { State } from "../state.ts";

const editions: Readonly<Record<EditionName, Edition>> = { classic, current };

export function editionOf(state: State): Edition {
  return editions[state.edition];
}

export function editionNamed(name: EditionName): Edition {
  return editions[name];
}

export function ruleFor(state: State, ground: Ground): RuleId {
  return editionOf(state).grounds[ground];
}

export function refuseFor(state: State, code: string, ground: Ground, params?: Params): Refusal {
  return refuse(code, ruleFor(state, ground), params);
}
