/** Who am I in this hall? A guest with a name; the session itself is an HttpOnly cookie. */
import { signal } from "@preact/signals";
import type { PersonFace } from "#table/talk/seats/face.ts";
import type { GuildCard } from "#table/talk/guild.ts";
import type { Me } from "#table/talk/lobby.ts";
import { hasHall } from "../edition/edition.ts";
import { request } from "./request.ts";

const nameKey = "guildhall.name";
const faceKey = "guildhall.face";
const guildsKey = "guildhall.guilds";

/** My guilds as this device knew them last: their place in the lobby is known before the hall answers. */
export function myGuilds(): readonly GuildCard[] {
  return JSON.parse(localStorage.getItem(guildsKey) ?? "[]") as readonly GuildCard[];
}

export function noteGuilds(guilds: readonly GuildCard[]): void {
  localStorage.setItem(guildsKey, JSON.stringify(guilds));
}

/** `null` until a name was given. Remembered here so that a game on this device knows it too. */
export const myName = signal<string | null>(localStorage.getItem(nameKey));
/** As chosen, `null` where none was: kept with the name, for the tables of this device, too. */
export const myFace = signal<PersonFace | null>(faceIn(localStorage.getItem(faceKey)));
/** What hangs on the name; the name sheet is open while this is set. */
export interface NameRequest {
  readonly then: () => void;
  /** When the sheet is closed without a name: nobody is left before a door that never opens. */
  readonly otherwise?: () => void;
  /** Known already: the sheet changes the name instead of letting them in. */
  readonly changes?: boolean;
  /** What one is invited to, said above the field. */
  readonly invitation?: string | null;
}
export const askingName = signal<NameRequest | null>(null);
/** Can the hall be reached? */
export const hallReached = signal(hasHall);

let introduced = false;

export function rememberName(name: string): void {
  myName.value = name;
  localStorage.setItem(nameKey, name);
}

/** Written by this page alone; what the hall does not know any more it refuses. */
function faceIn(text: string | null): PersonFace | null {
  return text === null ? null : (JSON.parse(text) as PersonFace);
}

export function rememberFace(face: PersonFace | null): void {
  if (face === null) return;
  myFace.value = face;
  localStorage.setItem(faceKey, JSON.stringify(face));
}

function rememberMe({ name, face }: Me): void {
  rememberName(name);
  rememberFace(face);
}

/** Another page of this browser became somebody else, or nobody: no page here brings the old name back. */
addEventListener("storage", ({ key, newValue }) => {
  if (key === faceKey || key === null) myFace.value = faceIn(newValue);
  if (key !== nameKey && key !== null) return;
  introduced = introduced && newValue !== null;
  myName.value = newValue;
});

let lookingUp: Promise<void> | null = null;

/** Whoever asks meanwhile waits for the same answer. */
export function lookUpMe(): Promise<void> {
  return (lookingUp ??= lookUp().finally(() => (lookingUp = null)));
}

async function lookUp(): Promise<void> {
  const reply = await request<Me>("GET", "/me");
  hallReached.value = reply.type === "ok" || reply.code !== "offline";
  if (reply.type !== "ok") return;
  introduced = true;
  rememberMe(reply.value);
}

/** The session is made when it is first needed. Answers with a code when the hall says no. */
export async function introduce(name: string, face = myFace.value): Promise<string | null> {
  const given = { name, ...(face === null ? {} : { face }) };
  const reply = await request<Me>("POST", "/me", given);
  if (reply.type === "no") return reply.code;
  introduced = true;
  rememberMe(reply.value);
  return null;
}

/** Runs `then` once the hall knows my name. */
export async function withName(
  then: () => void,
  otherwise?: () => void,
  invitation?: Promise<string | null>,
): Promise<void> {
  if (introduced) return then();
  await lookUpMe();
  if (introduced) return then();
  if (myName.value !== null && (await introduce(myName.value)) === null) return then();
  askingName.value = {
    then,
    ...(otherwise ? { otherwise } : {}),
    invitation: (await invitation) ?? null,
  };
}

export function forgetName(): void {
  introduced = false;
  myName.value = null;
  localStorage.removeItem(nameKey);
  myFace.value = null;
  localStorage.removeItem(faceKey);
  localStorage.removeItem(guildsKey);
}
