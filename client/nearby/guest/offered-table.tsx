/** Somebody would have this device be the table: what that means, and a yes or a no. */
import type { JSX } from "preact";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { nearbyWords } from "../words.ts";
import { answerOffer, offeredBy } from "./connection.ts";

export function OfferedTable(): JSX.Element | null {
  const by = offeredBy.value;
  if (by === null) return null;
  const w = nearbyWords();
  return (
    <Sheet title={w.offerTitle} close={() => answerOffer(false)}>
      <p>{w.offer(by)}</p>
      <Button wide tone="lamp" press={() => answerOffer(true)}>
        {w.offerYes}
      </Button>
      <Button wide press={() => answerOffer(false)}>
        {w.offerNo}
      </Button>
    </Sheet>
  );
}
