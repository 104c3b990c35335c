/** Thrown by whoever keeps the journal: there is no room, nothing was written, and asking again later may help. */
export class DiskFull extends Error {
  constructor() {
    super("the disk is full");
  }
}
