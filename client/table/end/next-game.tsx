/** The same people, something else: other seats, another mode, another game of the house. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { lazy } from "../../lazy.tsx";
import { Button } from "../../pieces/button.tsx";
import { words } from "../../words/words.ts";
import { mySeats, type Frame } from "../frame.ts";

const NextSheet = lazy(async () => (await import("./next-sheet.tsx")).NextSheet);

export function NextGame({ frame }: { frame: Frame }): JSX.Element | null {
  const open = useSignal(false);
  if (mySeats(frame.info).length === 0) return null;
  return (
    <>
      <Button
        icon="more"
        press={() => {
          open.value = true;
        }}
      >
        {words.value.next.title}
      </Button>
      {open.value && (
        <NextSheet
          frame={frame}
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
