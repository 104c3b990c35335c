/**
 * Thrown by whoever keeps the journal: it did not answer for as long as anyone waits. What was asked may have been
 * done: read on, then ask again.
 */
export class JournalAway extends Error {
  constructor(cause: unknown) {
    super("the journal is away", { cause });
  }
}
