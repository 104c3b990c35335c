/** Talk is possible beside most questions: the way to the trays stands with the people, not among the answers. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Tabletop } from "../tabletop.ts";

/** Could I offer a deal now? An offer I am to answer is a question of its own. */
export function mayDeal({ asked }: Tabletop): boolean {
  return asked !== null && asked.question.deal !== undefined && asked.face !== "offer";
}

export function DealDoor({
  tabletop,
  short = false,
  opened = () => undefined,
}: {
  readonly tabletop: Tabletop;
  /** Among names and numbers one word has to do. */
  readonly short?: boolean;
  readonly opened?: () => void;
}): JSX.Element | null {
  if (!mayDeal(tabletop)) return null;
  const { offer, faces } = tabletop.words.labels;
  return (
    <Button
      label={offer.open}
      expanded={tabletop.face === "offer"}
      press={() => {
        tabletop.pick(null);
        tabletop.look("offer");
        opened();
      }}
    >
      {short ? faces.offer : offer.open}
    </Button>
  );
}
