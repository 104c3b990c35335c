/** A card in a tray can be picked up and read before anything is agreed. */
import type { JSX } from "preact";
import type { Desk } from "../desk.ts";

export function ReadCard({
  desk,
  card,
}: {
  readonly desk: Desk;
  readonly card: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class="or-read"
      aria-label={desk.words.labels.board.read(desk.say.card(card))}
      onClick={() => desk.pick({ on: "held", card })}
    />
  );
}
