/** What the door knows about people, put together. */
import type { Game } from "#rules/game.ts";
import { openPasskeys } from "../accounts/keys/passkeys.ts";
import { openRecovery } from "../accounts/keys/recovery.ts";
import type { Breath } from "#table/state/steps.ts";
import type { Services } from "../services.ts";
import { openMovesAhead } from "./ahead.ts";
import { openMyEvents } from "./events/events.ts";
import { openLeaving, type LeavingNeeds } from "./leaving.ts";
import { dataOf } from "./my-data.ts";
import { openMyPages } from "./my-page.ts";

interface AboutNeeds extends LeavingNeeds {
  readonly now: () => number;
  readonly games: ReadonlyMap<string, Game>;
  readonly breath: Breath;
}

type AboutPeople = Pick<
  Services,
  | "people"
  | "keys"
  | "passkeys"
  | "recovery"
  | "looks"
  | "myPages"
  | "movesAhead"
  | "leaving"
  | "myEvents"
  | "dataOf"
>;

export function aboutPeople(needs: AboutNeeds): AboutPeople {
  const { store, people, tables, now, breath } = needs;
  const { keys, looks, directory, guilds } = store;
  const myPages = openMyPages({ directory, tables, guilds, breath });
  return {
    people,
    keys,
    passkeys: openPasskeys(keys, now),
    recovery: openRecovery(keys, now),
    looks,
    myPages,
    movesAhead: openMovesAhead({ ...needs, looks, isAlone: store.copies === null }),
    leaving: openLeaving(needs),
    myEvents: openMyEvents({ ...needs, directory }),
    dataOf: (person, request) => dataOf(person, { ...request, store, breath, pages: myPages }),
  };
}
