/** How the turns of others are told; a tap changes it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Desk } from "../desk.ts";
import { nextPace, pace } from "../story/pace.ts";

export function PaceButton({ desk }: { readonly desk: Desk }): JSX.Element {
  const { labels } = desk.words;
  const now = labels.board.pace[pace.value];
  return (
    <Button
      tone="quiet"
      class="or-pace"
      label={labels.colon(labels.board.pace.title, now)}
      press={nextPace}
    >
      {now}
    </Button>
  );
}
