/** Where each number of a world lies: `import * as slot`, then `at(world, board + slot.credits)`. */

/** The table. */
export const turn = 0;
export const lastTurn = 1;
export const seats = 2;
export const scarce = 3;
export const waits = 4;
export const deckCount = 5;
export const discardCount = 9;
export const deckStart = 13;
export const boards = 18;

/** One board; offsets from its first spot. */
export const credits = 0;
export const captures = 1;
export const points = 2;
export const losses = 3;
export const cratePoints = 4;
export const crates = 5;
export const openCount = 6;
export const reservedCount = 7;
export const contractCount = 8;
export const handCount = 9;
export const fresh = 10;
export const captured = 11;
/** Bonus contracts of this step: drawn from the deck as it was, and owed because it was too short [AMB-25]. */
export const drawn = 19;
export const owed = 20;
export const hand = 21;
export const handMax = 6;
export const open = hand + handMax;
export const openMax = 32;
const reservedMax = 44;
export const openWidth = 5;
export const reserved = open + openMax * openWidth;
export const contracts = reserved + reservedMax;
export const contractMax = 48;
export const boardWidth = contracts + contractMax;

export const contractDeck = 2;
export const hole = -1;

/** One open confrontation: the target (−1 while attackers wait alone), attack by colour, losses so far. */
export const sunk = 4;
