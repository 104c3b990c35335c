/** Talk is possible beside most questions: the way to the trays stands with the people, not among the answers. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Desk } from "../desk.ts";

/** Could I offer a deal now? An offer I am to answer is a question of its own. */
export function mayDeal({ asked }: Desk): boolean {
  return asked !== null && asked.question.deal !== undefined && asked.face !== "offer";
}

export function DealDoor({
  desk,
  short = false,
  opened = () => undefined,
}: {
  readonly desk: Desk;
  /** Among names and numbers one word has to do. */
  readonly short?: boolean;
  readonly opened?: () => void;
}): JSX.Element | null {
  if (!mayDeal(desk)) return null;
  const { offer, faces } = desk.words.labels;
  return (
    <Button
      label={offer.open}
      expanded={desk.face === "offer"}
      press={() => {
        desk.pick(null);
        desk.look("offer");
        opened();
      }}
    >
      {short ? faces.offer : offer.open}
    </Button>
  );
}
