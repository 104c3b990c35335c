/** Within a measured hall: when told, so many people have a web hook and are called, spread over so long. */
import type { Store } from "#server/store/port.ts";

export interface CallIn {
  readonly type: "call-in";
  readonly hook: string;
  readonly due: number;
  readonly milliseconds: number;
}

export const waitingTable = (i: number): string => `waits-${i}`.padEnd(24, "x");

export function answerCallIn(store: () => Store | null, look: () => Promise<void>): void {
  process.on("message", (message: CallIn) => {
    const found = store();
    if (message.type !== "call-in" || found === null) return;
    void callIn(found, message)
      .then(look)
      .then(() => process.send?.({ type: "called-in" }));
  });
}

async function callIn({ calls }: Store, { hook, due, milliseconds }: CallIn): Promise<void> {
  const address = { type: "webhook", url: hook, shape: "json" } as const;
  const made = Date.now() + 1000;
  const people = Array.from({ length: due }, (_, i) => `person-${i}`);
  await Promise.all(
    people.map((owner) =>
      calls.addChannel(
        {
          id: owner,
          owner,
          address,
          origin: "",
          confirmed: true,
          made: 0,
          by: null,
          trouble: null,
        },
        1,
      ),
    ),
  );
  await calls.add(
    people.map((person, i) => ({
      person,
      subject: waitingTable(i),
      seat: 0,
      version: 1,
      kind: "your-move",
      words: "draw",
      made,
      due: made + Math.floor((i * milliseconds) / due),
      quiet: 0,
      until: null,
    })),
  );
}
