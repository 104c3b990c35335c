/**
 * What whoever runs the hall has said, as this process knows it: read at the start and whenever it changed, here or
 * at another copy.
 */
import type { ShutOut } from "#table/talk/office.ts";
import type { House } from "../store/house-port.ts";

export interface HouseRules {
  readonly shutOut: Pick<ShutOuts, "has" | "list">;
  /** What everyone is told; `null` when there is nothing to say. */
  notice(): string | null;
  tell(text: string | null): Promise<void>;
  shut(one: ShutOut): Promise<void>;
  letIn(key: string): Promise<void>;
  /** Rejects where it cannot be read: whoever opens the door must know who may not come in. */
  readHouse(): Promise<void>;
  /** Never rejects: what cannot be read leaves everything as it was. */
  readAgain(): Promise<void>;
}

export interface HouseNeeds {
  readonly house: House;
  /** Something was said here: others must hear of it. */
  readonly spoke: () => void;
  /** Whoever may not be here must go. */
  readonly sendOut: (mayNot: ShutOuts["has"]) => void;
  readonly unread: (error: unknown) => void;
}

export function keepHouse({ house, spoke, sendOut, unread }: HouseNeeds): HouseRules {
  const shutOut = shutOuts();
  let notice: string | null = null;

  async function readHouse(): Promise<void> {
    const words = await house.read();
    ({ notice } = words);
    shutOut.know(words.shutOut);
    if (words.shutOut.length > 0) sendOut(shutOut.has);
  }

  const readAgain = (): Promise<void> => readHouse().catch(unread);

  async function say(saying: Promise<void>): Promise<void> {
    await saying;
    spoke();
    await readAgain();
  }

  return {
    shutOut,
    notice: () => notice,
    tell: (text) => say(house.tell(text)),
    shut: (one) => say(house.shutOut(one)),
    letIn: (key) => say(house.letIn(key)),
    readHouse,
    readAgain,
  };
}

/** Who may not come in, people and addresses: asked at every door, so it is kept in memory and read when it changed. */
interface ShutOuts {
  /** May this person, or anyone from this address, not come in? */
  has(person: string | null, address: string): boolean;
  list(): readonly ShutOut[];
  /** All of them anew. */
  know(all: readonly ShutOut[]): void;
}

function shutOuts(): ShutOuts {
  let byKey: ReadonlyMap<string, ShutOut> = new Map();
  return {
    has: (person, address) =>
      byKey.size > 0 && ((person !== null && byKey.has(person)) || byKey.has(address)),
    list: () => [...byKey.values()],
    know: (all) => void (byKey = new Map(all.map((one) => [one.key, one]))),
  };
}
