/** How the turns of others are told: what it is now, and the way to change it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Tabletop } from "../tabletop.ts";
import { choosingPace } from "../story/pace/pace.ts";

export function PaceButton({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  return (
    <Button
      tone="quiet"
      icon="settings"
      label={tabletop.words.labels.board.pace.title}
      press={() => {
        choosingPace.value = true;
      }}
    />
  );
}
