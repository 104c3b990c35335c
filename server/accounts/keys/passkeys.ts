/** Passkeys: what an authenticator signs, checked. Every question is asked once, for a short while, by any copy. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { DiskFull } from "#table/journal/disk-full.ts";
import type { Person } from "#table/ports.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { KeyStore, StoredPasskey } from "../../store/keys-port.ts";
import { hashOfSecret } from "../secrets.ts";

/** Where the page stands that asked: an authenticator signs for one name alone. */
export interface RelyingParty {
  /** The host's name without its port. */
  readonly rpId: string;
  readonly origin: string;
}

export interface Passkeys {
  /** `person` adds one. */
  askToAdd(person: Person, place: RelyingParty): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** `null` when the answer is not right. */
  add(
    person: PersonId,
    place: RelyingParty,
    name: string,
    answer: RegistrationResponseJSON,
  ): Promise<StoredPasskey | "too-many-passkeys" | null>;
  /** A stranger says who they are. */
  askWho(place: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON>;
  whose(place: RelyingParty, answer: AuthenticationResponseJSON): Promise<PersonId | null>;
}

/** Large, and most evenings nobody needs it: it comes with the first who does. */
const library = () => import("@simplewebauthn/server");

/** ES256, EdDSA, RS256: what authenticators have today. */
const algorithms = [-7, -8, -257] as const;
const minute = 60_000;
const challengeLife = 5 * minute;

interface Needs {
  readonly keys: KeyStore;
  readonly now: () => number;
  /** A question was put to this person, `null` a stranger. */
  readonly asked: (challenge: string, person: PersonId | null) => Promise<void>;
  /** Whatever else is wrong with an answer, its question is used up. */
  readonly isAsked: (person: PersonId | null) => (challenge: string) => Promise<boolean>;
}

export function openPasskeys(keys: KeyStore, now: () => number): Passkeys {
  const needs: Needs = {
    keys,
    now,
    asked: (challenge, person) =>
      keys.addChallenge(hashOfSecret(challenge), person, now() + challengeLife),
    isAsked: (person) => async (challenge) => {
      const spent = await keys.spendChallenge(hashOfSecret(challenge), now());
      return spent !== null && spent.person === person;
    },
  };
  return { ...adding(needs), ...entering(needs) };
}

/** For one person. */
export const mostPasskeys = 20;

function adding({ keys, now, asked, isAsked }: Needs): Pick<Passkeys, "askToAdd" | "add"> {
  return {
    async askToAdd(person, { rpId }) {
      const known = await keys.passkeysOf(person.id);
      const options = await (
        await library()
      ).generateRegistrationOptions({
        rpName: "Guildhall",
        rpID: rpId,
        userName: person.name,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.id),
        timeout: challengeLife,
        supportedAlgorithmIDs: [...algorithms],
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        // A passkey that is found without a name being typed first.
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      await asked(options.challenge, person.id);
      return options;
    },
    async add(person, place, name, response) {
      const { verifyRegistrationResponse: verify } = await library();
      const verified = await quietly(
        verify({
          response,
          expectedChallenge: isAsked(person),
          supportedAlgorithmIDs: [...algorithms],
          expectedOrigin: place.origin,
          expectedRPID: place.rpId,
          requireUserVerification: false,
        }),
      );
      if (verified?.verified !== true) return null;
      const { credential } = verified.registrationInfo;
      const passkey: StoredPasskey = {
        id: credential.id,
        person,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        made: now(),
        used: null,
      };
      const added = await keys.addPasskey(passkey, mostPasskeys);
      if (added === "too-many") return "too-many-passkeys";
      return added === "added" ? passkey : null;
    },
  };
}

function entering({ keys, now, asked, isAsked }: Needs): Pick<Passkeys, "askWho" | "whose"> {
  return {
    async askWho({ rpId }) {
      const options = await (
        await library()
      ).generateAuthenticationOptions({
        rpID: rpId,
        timeout: challengeLife,
        userVerification: "preferred",
      });
      await asked(options.challenge, null);
      return options;
    },
    async whose(place, response) {
      const passkey = await keys.passkey(response.id);
      if (passkey === null) return null;
      const { verifyAuthenticationResponse: verify } = await library();
      const verified = await quietly(
        verify({
          response,
          expectedChallenge: isAsked(null),
          expectedOrigin: place.origin,
          expectedRPID: place.rpId,
          requireUserVerification: false,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(passkey.publicKey),
            counter: passkey.counter,
            transports: [...passkey.transports],
          },
        }),
      );
      if (verified?.verified !== true) return null;
      const { newCounter } = verified.authenticationInfo;
      return (await keys.usePasskey(passkey.id, newCounter, now())) ? passkey.person : null;
    },
  };
}

/** The library throws at whatever is malformed; for us that is one more wrong answer. A full disk is not. */
async function quietly<T>(verifying: Promise<T>): Promise<T | null> {
  return verifying.catch((error: unknown) => {
    if (error instanceof DiskFull) throw error;
    return null;
  });
}
