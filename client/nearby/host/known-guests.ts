/** Guests whose devices were here: when one of them has lost its way, a single look brings it back. */
import type { PersonId } from "#table/journal/page.ts";
import type { KnownAnswer } from "../connect.ts";
import { returningAs } from "../credentials.ts";

export interface KnownGuest extends KnownAnswer {
  readonly person: PersonId;
  readonly name: string;
}

const key = "guildhall.near-guests";
const most = 24;

interface GuestRow {
  readonly person: PersonId;
  readonly name: string;
  readonly fingerprint: readonly number[];
  readonly secret: string;
}

export function noteGuest(guest: GuestRow): void {
  const others = rows().filter(({ person }) => person !== guest.person);
  localStorage.setItem(key, JSON.stringify([guest, ...others].slice(0, most)));
}

export function knownGuests(): readonly KnownGuest[] {
  return rows().map(({ person, name, fingerprint, secret }) => ({
    person,
    name,
    fingerprint: Uint8Array.from(fingerprint),
    ...returningAs(secret),
  }));
}

function rows(): readonly GuestRow[] {
  return JSON.parse(localStorage.getItem(key) ?? "[]") as readonly GuestRow[];
}
