/**
 * Who this browser was before it became somebody else. Their session stays open, and its secret lies in a cookie that
 * no script reads and no other site sends: a guest without keys loses no name by a press, and nobody else gains one,
 * because whoever sits at this browser could speak for them before.
 */
import type { IncomingMessage } from "node:http";
import type { PersonId } from "#table/journal/page.ts";
import type { People } from "../accounts/people.ts";
import { cookieText, known, type Credential } from "./credentials.ts";

const cookieName = "guildhall-former";
const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,300})`);
/** The next one pushes the oldest out. */
const mostFormers = 4;

/** The latest first; sessions that were ended meanwhile are nobody's. */
export async function formersOf(
  request: IncomingMessage,
  people: People,
): Promise<readonly Credential[]> {
  const secrets = pattern.exec(request.headers.cookie ?? "")?.[1]?.split(".") ?? [];
  const found = await Promise.all(
    secrets.slice(0, mostFormers).map((secret) => known(secret, people)),
  );
  return found.filter((each) => each !== null);
}

/** Of these, those kept when this browser becomes `person`; the sessions of the others end. */
export async function keepFormers(
  all: readonly Credential[],
  person: PersonId,
  people: People,
): Promise<readonly Credential[]> {
  const kept = all.filter(({ session }) => session.person !== person).slice(0, mostFormers);
  for (const each of all) if (!kept.includes(each)) await people.forget(each.secret);
  return kept;
}

/** Sent to the API alone. */
export function formerCookie(formers: readonly Credential[], secure: boolean): string {
  const value = formers.map(({ secret }) => secret).join(".");
  return cookieText({ name: cookieName, value, path: "/api", sameSite: "Strict" }, secure);
}
