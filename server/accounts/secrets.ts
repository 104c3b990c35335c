/** Unguessable words. What opens a door leaves the server once; the database keeps its hash. */
import { createHash, randomBytes, randomInt } from "node:crypto";

/** 144 bits, safe in addresses and cookies. */
export function newSecret(): string {
  return randomBytes(18).toString("base64url");
}

/** Secrets are random already, so a plain hash is enough. */
export function hashOfSecret(secret: string): Uint8Array {
  return createHash("sha256").update(secret).digest();
}

/** Letters and digits that nobody confuses when reading aloud. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 8;

export function newCode(): string {
  let code = "";
  for (let i = 0; i < codeLength; i++) code += alphabet[randomInt(alphabet.length)];
  return code;
}

/** As typed by a person: any case, with dashes and spaces. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
}
