/** How the turns of others are told: what it is now, and the way to change it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Desk } from "../desk.ts";
import { choosingPace } from "../story/pace/pace.ts";

export function PaceButton({ desk }: { readonly desk: Desk }): JSX.Element {
  return (
    <Button
      tone="quiet"
      icon="settings"
      label={desk.words.labels.board.pace.title}
      press={() => {
        choosingPace.value = true;
      }}
    />
  );
}
