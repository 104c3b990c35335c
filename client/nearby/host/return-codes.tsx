/** Whoever has a seat here and has lost the way: their phone reads one code, and shows none. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableId } from "#table/talk/words.ts";
import { addressOf } from "../../edition/edition.ts";
import { Button } from "../../pieces/button.tsx";
import { CodeLine } from "../code-line.tsx";
import { nearbyWords } from "../words.ts";
import { awayFrom, inviteBack } from "./hosting.ts";
import type { KnownGuest } from "./known-guests.ts";

export function ReturnCodes({ table }: { table: TableId }): JSX.Element | null {
  const w = nearbyWords();
  const away = useSignal<readonly KnownGuest[]>([]);
  const chosen = useSignal<{ readonly name: string; readonly code: string } | null>(null);
  useEffect(() => void awayFrom(table).then((guests) => (away.value = guests)), []);
  if (away.value.length === 0) return null;

  async function bring(guest: KnownGuest): Promise<void> {
    const { code } = await inviteBack(table, guest);
    chosen.value = { name: guest.name, code };
  }

  return (
    <>
      <p>{w.back}</p>
      <p class="link-line">
        {away.value.map((guest) => (
          <Button
            key={guest.person}
            pressed={chosen.value?.name === guest.name}
            press={() => void bring(guest)}
          >
            {w.backFor(guest.name)}
          </Button>
        ))}
      </p>
      {chosen.value !== null && (
        <CodeLine
          text={addressOf(`/near#${chosen.value.code}`)}
          alt={w.backFor(chosen.value.name)}
          copy={w.copyLink}
        />
      )}
    </>
  );
}
