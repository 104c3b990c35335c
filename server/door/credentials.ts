/** Where a request carries its secret, and how a browser is given one. */
import type { IncomingMessage } from "node:http";
import type { People, Session } from "../accounts/people.ts";

const cookieName = "guildhall";
const days400 = 400 * 24 * 60 * 60;

export interface Credential {
  readonly session: Session;
  readonly secret: string;
}

/** A program's token goes first: it says so itself, while a browser sends its cookie unasked. */
export async function whoAsks(
  request: IncomingMessage,
  people: People,
): Promise<Credential | null> {
  const secret = bearer(request) ?? cookie(request);
  return secret === null ? null : known(secret, people);
}

/** What we speak over a socket. Whoever offers it may offer a token beside it, which is never chosen. */
export const subprotocol = "guildhall";
const offeredToken = /(?:^|,)[ \t]*token\.([\w-]{1,64})[ \t]*(?:,|$)/;

/**
 * Not every library of a program can set headers: a subprotocol it can offer. A token in the address works too, and
 * stands in the log of every proxy on the way.
 */
export async function whoConnects(
  request: IncomingMessage,
  query: URLSearchParams,
  people: People,
): Promise<Credential | null> {
  const offered = offeredToken.exec(request.headers["sec-websocket-protocol"] ?? "")?.[1];
  const token = offered ?? query.get("token");
  return token === null ? whoAsks(request, people) : known(token, people);
}

export async function known(secret: string, people: People): Promise<Credential | null> {
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

export function sessionCookie(secret: string, secure: boolean): string {
  return cookieText({ name: cookieName, value: secret, path: "/", sameSite: "Lax" }, secure);
}

interface Cookie {
  readonly name: string;
  /** Empty: forgotten. */
  readonly value: string;
  readonly path: string;
  readonly sameSite: "Lax" | "Strict";
}

export function cookieText({ name, value, path, sameSite }: Cookie, secure: boolean): string {
  const seconds = value === "" ? 0 : days400;
  const text = `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}`;
  return secure ? `${text}; Secure` : text;
}
