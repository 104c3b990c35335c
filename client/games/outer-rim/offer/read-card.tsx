/** A card in a tray can be picked up and read before anything is agreed. */
import type { JSX } from "preact";
import type { Tabletop } from "../tabletop.ts";

export function ReadCard({
  tabletop,
  card,
}: {
  readonly tabletop: Tabletop;
  readonly card: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class="or-read"
      aria-label={tabletop.words.labels.board.read(tabletop.say.card(card))}
      onClick={() => tabletop.pick({ on: "held", card })}
    />
  );
}
