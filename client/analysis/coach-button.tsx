/** The door to the coach, where the table allows one. The coach itself comes when asked for. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Button } from "../pieces/button.tsx";
import type { Frame } from "../table/frame.ts";
import { words } from "../words/words.ts";

export function CoachButton({ frame }: { readonly frame: Frame }): JSX.Element | null {
  const coach = useSignal<typeof import("./coach.tsx").Coach | null>(null);
  if (!frame.info.coach || frame.screen.analysis === undefined) return null;
  const Coach = coach.value;
  return (
    <>
      <Button
        tone="quiet"
        icon="search"
        press={() => void import("./coach.tsx").then((chunk) => (coach.value = chunk.Coach))}
      >
        {words.value.table.coachDoor}
      </Button>
      {Coach && <Coach frame={frame} close={() => void (coach.value = null)} />}
    </>
  );
}
