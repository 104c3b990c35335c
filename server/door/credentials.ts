/** Where a request carries its secret, and how a browser is given one. */
import type { IncomingMessage } from "node:http";
import type { People, Session } from "../accounts/people.ts";

const cookieName = "guildhall";
const days400 = 400 * 24 * 60 * 60;

export interface Known {
  readonly session: Session;
  readonly secret: string;
}

/** A program's token goes first: it says so itself, while a browser sends its cookie unasked. */
export async function whoAsks(request: IncomingMessage, people: People): Promise<Known | null> {
  const secret = bearer(request) ?? cookie(request);
  return secret === null ? null : known(secret, people);
}

/** A socket of a program may name its token in the address, because not every library can set headers. */
export async function whoConnects(
  request: IncomingMessage,
  query: URLSearchParams,
  people: People,
): Promise<Known | null> {
  const token = query.get("token");
  return token === null ? whoAsks(request, people) : known(token, people);
}

async function known(secret: string, people: People): Promise<Known | null> {
  const session = await people.whoHas(secret);
  return session === null ? null : { session, secret };
}

function bearer(request: IncomingMessage): string | null {
  const match = /^Bearer ([\w-]{1,64})$/.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,64})`);

function cookie(request: IncomingMessage): string | null {
  return cookiePattern.exec(request.headers.cookie ?? "")?.[1] ?? null;
}

const officeName = "guildhall-host";
const officePattern = new RegExp(`(?:^|;\\s*)${officeName}=([\\w-]{1,64})`);

/** What opened the host's page in this browser. */
export function officeSecret(request: IncomingMessage): string | null {
  return officePattern.exec(request.headers.cookie ?? "")?.[1] ?? null;
}

export function officeCookie(secret: string, secure: boolean): Readonly<Record<string, string>> {
  const text = `${officeName}=${secret}; Path=/api/host; HttpOnly; SameSite=Strict`;
  return { "set-cookie": `${text}${secure ? "; Secure" : ""}` };
}

export function sessionCookie(secret: string, secure: boolean): Readonly<Record<string, string>> {
  return { "set-cookie": cookieText(secret, days400, secure) };
}

export function forgottenCookie(secure: boolean): Readonly<Record<string, string>> {
  return { "set-cookie": cookieText("", 0, secure) };
}

function cookieText(value: string, seconds: number, secure: boolean): string {
  return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
