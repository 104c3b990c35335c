/**
 * What a guest's device will say when it comes again, worked out from the secret it told the table's device the first
 * time: with that and the fingerprint of its certificate, the table's device needs no second answer.
 */
import { hashOf } from "#rules/seeded-chance.ts";

export interface Credentials {
  readonly ufrag: string;
  readonly password: string;
}

export function returningAs(secret: string): Credentials {
  const word = (purpose: string, length: number): string =>
    hashOf(`guildhall near ${purpose} ${secret}`).slice(0, length);
  return { ufrag: word("ufrag", 8), password: word("password", 32) };
}
