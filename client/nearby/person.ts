/** Who this device is to the tables of a room: one person, as guest and as table. */
import { hashOf } from "#rules/seeded-chance.ts";
import type { PersonId } from "#table/journal/page.ts";
import { entropy } from "../lobby/entropy.ts";

const secretKey = "guildhall.near";

export function mySecret(): string {
  const kept = localStorage.getItem(secretKey);
  if (kept !== null) return kept;
  const drawn = entropy();
  localStorage.setItem(secretKey, drawn);
  return drawn;
}

export const nearPersonId = (secret: string): PersonId => `near:${hashOf(secret).slice(0, 32)}`;
