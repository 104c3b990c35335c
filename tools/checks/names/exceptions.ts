/** Names of types that look wrong and are not. */

/** Last words that end like something done, and are things. */
export const nouns: readonly string[] = (
  "bound deed ending evening everything finding heading meeting opening pairing reading recording ruling seed speed " +
  "standing string thing"
).split(" ");

/** What the contract asks of every game is called the same in each. */
export const oneForEachGame: readonly string[] = ["State", "Command", "Event", "View"];
