/** How long a text may be, in characters, at the door, at the table and in the form alike. */
export const longest = {
  name: 24,
  chat: 200,
  /** What the host tells everyone. */
  notice: 200,
  entropy: 128,
  botLevel: 32,
  /** An ask's id, a table's id. */
  id: 64,
} as const;

/** Pages of the log told to someone who comes: the newest. A longer past is asked for in pieces (`GET …/past`). */
export const longestLog = 1000;

/** Seconds a lost connection keeps its seat before others may let a bot play, unless the table is more patient. */
export const leastPatience = 60;

/** A table that waits for longer may as well wait for ever. */
export const mostPatience = 86_400;

/** No table is larger: seats are numbered below this. */
export const mostSeats = 64;

/** Pages of one table. The longest games have a few thousand. */
export const mostPages = 20_000;

/** A journal as a file, in bytes: twice what the longest table writes. */
export const largestJournal = 64 * 1024 * 1024;

/** Moves folded to read a table anew, early amendments included: a second or two of work. */
export const mostFolds = 100_000;
