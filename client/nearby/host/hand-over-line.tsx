/** At the device that is the table: whose device could be it from now on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { TableId } from "#table/talk/words.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { nearbyWords } from "../words.ts";
import { handOver } from "./hand-over.ts";
import { guestsHere, type GuestHere } from "./hosting.ts";

export function HandOverLine({ table }: { table: TableId }): JSX.Element | null {
  const w = nearbyWords();
  const asked = useSignal<GuestHere | null>(null);
  const guests = guestsHere.value.filter((guest) => guest.table === table);
  if (guests.length === 0) return null;

  async function give(to: GuestHere): Promise<void> {
    asked.value = to;
    const done = await handOver(table, to);
    asked.value = null;
    if (done === "refused") toast(w.handOverNo(to.name), "no");
    else toast(w.handedOver(to.name));
  }

  return (
    <>
      <h3>{w.handOverTitle}</h3>
      <p class="soft">{w.handOver}</p>
      {asked.value === null ? (
        <p class="link-line">
          {guests.map((guest) => (
            <Button key={guest.person} press={() => void give(guest)}>
              {w.handOverTo(guest.name)}
            </Button>
          ))}
        </p>
      ) : (
        <p class="soft">{w.handingOver(asked.value.name)}</p>
      )}
    </>
  );
}
