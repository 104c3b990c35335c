import { deepEqual } from "node:assert/strict";
import type { ShutOut } from "#table/talk/office.ts";
import { nowAndAgain, type StorePromise } from "./promise.ts";

const mia: ShutOut = { what: "person", key: "mia", name: "Mia", since: 1000 };
const address: ShutOut = { what: "address", key: "10.0.0.1", name: "", since: 2000 };

export const housePromises: readonly StorePromise[] = [
  {
    name: "who is shut out stays so until they are let in, one word for each, also after a restart",
    async check(store, again) {
      deepEqual((await store.house.read()).shutOut, []);
      for (const one of [mia, address, { ...mia, name: "Mia Rose", since: 3000 }])
        await store.house.shutOut(one);
      for await (const { house } of nowAndAgain(store, again))
        deepEqual((await house.read()).shutOut, [
          address,
          { ...mia, name: "Mia Rose", since: 3000 },
        ]);
      const reopened = await again();
      await reopened.house.letIn("10.0.0.1");
      await reopened.house.letIn("nobody");
      for await (const { house: after } of nowAndAgain(reopened, again))
        deepEqual(
          (await after.read()).shutOut.map(({ key }) => key),
          ["mia"],
        );
    },
  },
  {
    name: "a notice is the last one told, until it is taken down",
    async check({ house }) {
      const heard = async (): Promise<string | null> => (await house.read()).notice;
      const told: (string | null)[] = [await heard()];
      for (const text of ["at ten", "at eleven", null]) {
        await house.tell(text);
        told.push(await heard());
      }
      deepEqual(told, [null, "at ten", "at eleven", null]);
    },
  },
];
