/** What brings a person back who lost their cookie: passkeys and recovery words. Nothing in here opens a door alone. */
import type { PersonId } from "#table/journal/page.ts";
import type { SecretHash } from "./secret-hash.ts";

export interface StoredPasskey {
  /** The authenticator's own name of it. */
  readonly id: string;
  readonly person: PersonId;
  readonly publicKey: Uint8Array;
  /** How often it was used, as it counts itself; some always say 0. */
  readonly counter: number;
  /** How a browser reaches it, as it said so itself. */
  readonly transports: readonly string[];
  readonly name: string;
  readonly made: number;
  /** `null`: never yet. */
  readonly used: number | null;
}

/** A question to an authenticator that was answered for the first time: whom it was asked, `null` a stranger. */
export interface SpentChallenge {
  readonly person: PersonId | null;
}

/** So many within so long. */
export interface TryLimit {
  readonly most: number;
  readonly milliseconds: number;
}

export interface KeyStore {
  addChallenge(hash: SecretHash, person: PersonId | null, expires: number): Promise<void>;
  /** Once: of two who answer the same question one is turned away. */
  spendChallenge(hash: SecretHash, now: number): Promise<SpentChallenge | null>;
  /** `known`: there is one of this id already. A person has `most`, however many come at once. */
  addPasskey(passkey: StoredPasskey, most: number): Promise<"added" | "known" | "too-many">;
  passkey(id: string): Promise<StoredPasskey | null>;
  /** The oldest first. */
  passkeysOf(person: PersonId): Promise<readonly StoredPasskey[]>;
  /** `false`: it counted further already, so this is a copy of it, or it is gone. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean>;
  /** `false` when they have none of this id; so is the next. */
  namePasskey(person: PersonId, id: string, name: string): Promise<boolean>;
  dropPasskey(person: PersonId, id: string): Promise<boolean>;
  /** In the place of those before; `null` takes them away. */
  setWords(person: PersonId, hash: SecretHash | null, at: number): Promise<void>;
  /** When their words were drawn; `null` when they have none. */
  wordsOf(person: PersonId): Promise<number | null>;
  whoseWords(hash: SecretHash): Promise<PersonId | null>;
  /** The hall's own salt: drawn once, the same for every copy. */
  salt(fresh: Uint8Array): Promise<Uint8Array>;
  /** Counts a try under this key; `false` when there were too many. */
  countTry(key: SecretHash, now: number, limit: TryLimit): Promise<boolean>;
}
