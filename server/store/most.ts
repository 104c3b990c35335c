/** How much a store hands out or does at once: the same for every store, so that a hall is the same on each. */
export const most = {
  /** Tables in the lobby. */
  listed: 100,
  /** My tables. */
  mine: 200,
  /** Doors that open for one person: browsers, programs that play a seat, tokens with a name. */
  devices: 50,
  seatTokens: 200,
  namedTokens: 20,
  /** Finished games on my page. */
  finished: 3000,
  /** Tournaments somebody has a number in. */
  tournaments: 50,
  /** Gatherings cleared away: the rest waits for the next clean-up, and no table waits long for this one. */
  forgotten: 200,
  /** People called in one round. */
  called: 200,
  /** Calls that were made, as shown to whom they were made. */
  pastCalls: 50,
  /** Tables a leaving person is taken out of in one transaction: nobody waits long for it. */
  tablesLeft: 40,
  /** Rows of a move from one store to another. */
  rowsMoved: 1000,
} as const;
