/** Who may not come in, people and addresses: asked at every door, so it is kept in memory and read when it changed. */
import type { ShutOut } from "#table/talk/office.ts";

export interface ShutOuts {
  /** May this person, or anyone from this address, not come in? */
  has(person: string | null, address: string): boolean;
  list(): readonly ShutOut[];
  /** All of them anew. */
  know(all: readonly ShutOut[]): void;
}

export function shutOuts(): ShutOuts {
  let byKey: ReadonlyMap<string, ShutOut> = new Map();
  return {
    has: (person, address) =>
      byKey.size > 0 && ((person !== null && byKey.has(person)) || byKey.has(address)),
    list: () => [...byKey.values()],
    know: (all) => void (byKey = new Map(all.map((one) => [one.key, one]))),
  };
}
