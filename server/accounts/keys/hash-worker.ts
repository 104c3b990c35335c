/** Runs in a thread of its own, behind those who answer people. */
import { scryptSync } from "node:crypto";
import { stepBack } from "../../threads/step-back.ts";

/** About a tenth of a second and 32 MB. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

export interface HashRequest {
  readonly text: string;
  readonly salt: Uint8Array;
}

stepBack();

export default function hash({ text, salt }: HashRequest): Uint8Array {
  return new Uint8Array(scryptSync(text, salt, 32, cost));
}
