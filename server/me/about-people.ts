/** What the door knows about people, put together. */
import { openPasskeys } from "../accounts/keys/passkeys.ts";
import { openRecovery } from "../accounts/keys/recovery.ts";
import type { Services } from "../services.ts";
import { openLeaving, type LeavingNeeds } from "./leaving.ts";
import { dataOf } from "./my-data.ts";
import { openMyPages } from "./my-page.ts";

type AboutPeople = Pick<
  Services,
  "people" | "keys" | "passkeys" | "recovery" | "looks" | "myPages" | "leaving" | "dataOf"
>;

export function aboutPeople(needs: LeavingNeeds & { readonly now: () => number }): AboutPeople {
  const { store, people, tables, now } = needs;
  const { keys, looks, directory, guilds } = store;
  const myPages = openMyPages({ directory, tables, guilds });
  return {
    people,
    keys,
    passkeys: openPasskeys(keys, now),
    recovery: openRecovery(keys, now),
    looks,
    myPages,
    leaving: openLeaving(needs),
    dataOf: (person, sessions) => dataOf(person, { store, pages: myPages, sessions }),
  };
}
