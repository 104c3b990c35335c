/** Guests whose devices were here: when one of them has lost its way, a single look brings it back. */
import type { PersonId } from "#table/journal/page.ts";
import type { KnownAnswer } from "../connect.ts";
import { returningAs } from "../credentials.ts";
import type { GuestRow } from "../talk.ts";

export interface KnownGuest extends KnownAnswer {
  readonly person: PersonId;
  readonly name: string;
}

const key = "guildhall.near-guests";
const most = 24;

export function noteGuest(guest: GuestRow): void {
  const others = guestRows().filter(({ person }) => person !== guest.person);
  localStorage.setItem(key, JSON.stringify([guest, ...others].slice(0, most)));
}

export function knownGuests(): readonly KnownGuest[] {
  return guestRows().map(({ person, name, fingerprint, secret }) => ({
    person,
    name,
    fingerprint: Uint8Array.from(fingerprint),
    ...returningAs(secret),
  }));
}

export function guestRows(): readonly GuestRow[] {
  return JSON.parse(localStorage.getItem(key) ?? "[]") as readonly GuestRow[];
}
