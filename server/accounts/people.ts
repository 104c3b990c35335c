/** Guests: a name and an unguessable session; no passwords. The same person may have sessions on several devices. */
import type { Seat } from "#rules/game.ts";
import type { PersonFace } from "#table/talk/seats/face.ts";
import type { Person } from "#table/ports.ts";
import type { TableId } from "#table/talk/words.ts";
import type { Me } from "#table/talk/lobby.ts";
import type { MySession, TokenTerms } from "#table/talk/office.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { KnownPerson, KnownSession, PeopleStore, SecretHash } from "../store/port.ts";
import { deviceOf } from "./devices.ts";
import { hashOfSecret, newCode, newSecret, readCode } from "./secrets.ts";

export type Session = Omit<KnownSession, "seen">;

/** Who asks, as a table wants to know. */
export function personOf({ person, name, face }: Session): Person {
  return { id: person, name, face };
}

/** As a person reads of themselves. */
export function meOf({ name, face }: Pick<Session, "name" | "face">): Me {
  return { name, face };
}

export interface People {
  whoHas(secret: string): Promise<Session | null>;
  welcome(
    name: string,
    device?: string | null,
  ): Promise<{ readonly person: PersonId; readonly secret: string }>;
  rename(person: PersonId, name: string): Promise<void>;
  setFace(person: PersonId, face: PersonFace): Promise<void>;
  seatToken(person: PersonId, table: TableId, seat: Seat): Promise<string>;
  /** `null`: they have as many as there may be. */
  namedToken(person: PersonId, token: TokenTerms): Promise<string | null>;
  claimCode(person: PersonId): Promise<{ readonly code: string; readonly expires: number }>;
  /** `null`: nobody's, or too old. */
  whoseCode(code: string): Promise<KnownPerson | null>;
  /** A code works once: the second claim finds nothing. */
  claim(code: string, device?: string | null): Promise<string | null>;
  /** Someone who showed who they are; `null` when that person is gone. */
  letIn(
    person: PersonId,
    device: string | null,
  ): Promise<(Me & { readonly secret: string }) | null>;
  forget(secret: string): Promise<void>;
  /** Every door that opens for this person; `secret` opened the one they stand in. */
  sessions(person: PersonId, secret: string | null): Promise<readonly MySession[]>;
  /** `false` when they have no such session. */
  endSession(person: PersonId, id: string): Promise<boolean>;
}

const minute = 60_000;
const codeLife = 10 * minute;
const day = 24 * 60 * minute;
/** A guest who has not come for this long is a stranger again. */
const sessionLife = 400 * day;

/** Names a session without opening it. */
export function sessionId(hash: SecretHash): string {
  return Buffer.from(hash).toString("hex").slice(0, 16);
}

export function people(store: PeopleStore, now: () => number): People {
  const doorFor = (secret: string, device: string | null) => {
    const at = now();
    return { hash: hashOfSecret(secret), seen: at, since: at, device };
  };
  return {
    async whoHas(secret) {
      const hash = hashOfSecret(secret);
      const found = await store.session(hash);
      if (found === null || now() - found.seen > sessionLife) return null;
      // A visit that could not be noted is noted next time.
      if (now() - found.seen > day) store.setSeen(hash, now()).catch(() => undefined);
      const { seen: _unheard, ...session } = found;
      return session;
    },
    async welcome(name, device = null) {
      const [person, secret] = [newSecret(), newSecret()];
      await store.addPerson(name, { ...doorFor(secret, device), person, only: null });
      return { person, secret };
    },
    setFace: (person, face) => store.setFace(person, face),
    rename: (person, name) => store.rename(person, name),
    async seatToken(person, table, seat) {
      const secret = newSecret();
      await store.addSession({ ...doorFor(secret, null), person, only: { table, seat } });
      return secret;
    },
    async namedToken(person, token) {
      const secret = newSecret();
      const door = { ...doorFor(secret, null), person, only: null, token };
      return (await store.addSession(door)) ? secret : null;
    },
    async claimCode(person) {
      const [code, expires] = [newCode(), now() + codeLife];
      await store.addCode(hashOfSecret(code), person, expires, now());
      return { code, expires };
    },
    whoseCode: (typed) => store.whoseCode(hashOfSecret(readCode(typed)), now()),
    async claim(typed, device = null) {
      const secret = newSecret();
      const code = hashOfSecret(readCode(typed));
      const person = await store.spendCode(code, now(), { hash: hashOfSecret(secret), device });
      return person === null ? null : secret;
    },
    async letIn(person, device) {
      const secret = newSecret();
      const door = { ...doorFor(secret, device), person, only: null };
      await store.addSession(door);
      const session = await store.session(door.hash);
      if (session !== null) return { ...meOf(session), secret };
      await store.dropSession(door.hash);
      return null;
    },
    async sessions(person, secret) {
      const here = secret === null ? "" : sessionId(hashOfSecret(secret));
      return (await store.sessionsOf(person)).map(({ hash, only, token, seen, device, since }) => {
        const id = sessionId(hash);
        const known = { id, only, seen, device: deviceOf(device), since, here: id === here };
        return token === undefined ? known : { ...known, token };
      });
    },
    async endSession(person, id) {
      const all = await store.sessionsOf(person);
      const one = all.find(({ hash }) => sessionId(hash) === id);
      if (one !== undefined) await store.dropSession(one.hash);
      return one !== undefined;
    },
    forget: (secret) => store.dropSession(hashOfSecret(secret)),
  };
}
