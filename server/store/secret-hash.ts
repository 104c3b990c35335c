/** A hash of what opens a door: the secret itself is never stored. */
export type SecretHash = Uint8Array;
