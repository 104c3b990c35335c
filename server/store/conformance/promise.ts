import type { Store } from "../port.ts";

/** Somewhere to keep things: opened, closed and opened again. */
export interface StorePlace {
  open(): Promise<Store>;
}

export interface StorePromise {
  readonly name: string;
  /** `again` closes the store and opens what it kept. */
  readonly check: (store: Store, again: () => Promise<Store>) => Promise<void>;
}

export async function checkPromise({ check }: StorePromise, place: StorePlace): Promise<void> {
  let store = await place.open();
  try {
    await check(store, async () => {
      await store.close();
      return (store = await place.open());
    });
  } finally {
    await store.close();
  }
}

/** The store as it is, then what it kept. */
export async function* nowAndAgain(
  store: Store,
  again: () => Promise<Store>,
): AsyncGenerator<Store> {
  yield store;
  yield await again();
}

/** What only goes wrong now and then, so often that it does. */
export async function sideBySide(once: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < 8; round++) await once(round);
}
