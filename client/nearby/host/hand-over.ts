/** The table moves from this device to one of its guests': the game, the seats, and everyone's way to it. */
import type { TableId } from "#table/talk/words.ts";
import { nearPerson } from "../../local/tables.ts";
import { myFingerprint } from "../guest/my-device.ts";
import { follow } from "../guest/connection.ts";
import { forgetTable, readKept } from "../moving-table.ts";
import { keeperChanges } from "../near.ts";
import { mySecret } from "../person.ts";
import type { GuestRow } from "../talk.ts";
import { guestsHere, type GuestHere } from "./hosting.ts";
import { guestRows } from "./known-guests.ts";

/** Their device asks them first: it will hold every hand, and has to stay awake. */
export async function handOver(table: TableId, to: GuestHere): Promise<"given" | "refused"> {
  const me = nearPerson();
  to.say({ type: "offer", by: me.name });
  const said = await to.answers();
  if (said?.type !== "take" || !said.yes) return "refused";
  const kept = await readKept(table);
  if (kept === null) return "refused";
  const others = guestRows().filter(({ person }) => person !== to.person && person !== me.id);
  const mine = await myRow();
  to.say({ type: "give", kept, guests: mine === null ? others : [mine, ...others] });
  const taken = await to.answers();
  if (taken?.type !== "taken" || taken.codes.length === 0) {
    stay(table);
    return "refused";
  }
  await forgetTable(table);
  for (const { person, code } of taken.codes) {
    if (person === me.id) void followOr(code);
    else guestsHere.value.find((one) => one.person === person)?.say({ type: "move", code });
  }
  return "given";
}

/** Whoever finds no way to it by then is shown how to ask for one. */
const longestWayMs = 8000;

async function followOr(code: string): Promise<void> {
  await Promise.race([follow(code), new Promise((over) => setTimeout(over, longestWayMs))]);
  keeperChanges.value += 1;
}

/** It was closed to be read: everyone looks at it anew. */
function stay(table: TableId): void {
  keeperChanges.value += 1;
  for (const guest of guestsHere.value) guest.say({ type: "welcome", table });
}

/** By this the next device knows mine. */
async function myRow(): Promise<GuestRow | null> {
  const fingerprint = await myFingerprint();
  if (fingerprint === null) return null;
  const { id: person, name } = nearPerson();
  return { person, name, fingerprint, secret: mySecret() };
}
