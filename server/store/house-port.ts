/** What whoever runs the hall has said: to everyone, and about those who may not come in. One for all copies. */
import type { ShutOut } from "#table/talk/office.ts";

export interface HouseWords {
  /** `null` when there is nothing to say. */
  readonly notice: string | null;
  /** The longest shut out first. */
  readonly shutOut: readonly ShutOut[];
}

export interface House {
  read(): Promise<HouseWords>;
  tell(notice: string | null): Promise<void>;
  /** One for each key: the later word counts. */
  shutOut(one: ShutOut): Promise<void>;
  letIn(key: string): Promise<void>;
}
