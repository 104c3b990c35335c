/** This device becomes the table it was a guest of, and tells everyone's way to it. */
import * as z from "zod";
import { longest } from "#table/talk/limits.ts";
import { doorOf, inviteBack } from "../host/hosting.ts";
import { knownGuests, noteGuest } from "../host/known-guests.ts";
import { keepTable } from "../moving-table.ts";
import { isNear, keeperChanges } from "../near.ts";
import type { GuestRow, TableWord, WayBack } from "../talk.ts";

const guestRow: z.ZodType<GuestRow> = z.strictObject({
  person: z.string().max(longest.id),
  name: z.string().max(longest.name),
  fingerprint: z.array(z.int().min(0).max(255)).length(32),
  secret: z.string().regex(/^[0-9a-f]{32,128}$/u),
});

/** None where the table cannot be opened here: then it stays where it is. */
export async function takeOver({
  kept,
  guests,
}: Extract<TableWord, { type: "give" }>): Promise<readonly WayBack[]> {
  const { table } = kept.header;
  if (!isNear(table) || !location.pathname.endsWith(table)) return [];
  const rows = guests.flatMap((row) => guestRow.safeParse(row).data ?? []);
  if (!(await keepTable(kept))) return [];
  for (const row of rows) noteGuest(row);
  doorOf(table);
  const theirs = new Set(rows.map(({ person }) => person));
  const codes = await Promise.all(
    knownGuests()
      .filter(({ person }) => theirs.has(person))
      .map(async (guest) => ({
        person: guest.person,
        code: (await inviteBack(table, guest)).code,
      })),
  );
  keeperChanges.value += 1;
  return codes;
}
