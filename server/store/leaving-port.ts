/** How a person leaves the hall for ever. */
import type { PersonId } from "#table/journal/page.ts";

export interface LeavingStore {
  /** In one step: sessions, codes, keys, looks, answers and the name itself; the name in journals is left to do. */
  leave(person: PersonId): Promise<void>;
  /** Whose names are still being taken out, also after a restart. */
  leaving(): Promise<readonly PersonId[]>;
  /** The next tables; `false` when there are no more and nothing is left. `name` takes the place of theirs. */
  takeOutName(person: PersonId, name: string): Promise<boolean>;
}
