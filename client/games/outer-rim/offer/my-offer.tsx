/** [OR-TRADE-02] What I offered lies there while others think; until somebody answers I may withdraw it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import type { Tabletop } from "../tabletop.ts";
import { bundleText } from "../words/bundle.ts";
import { offerOf } from "./standing.ts";

/** Not where a bot that plays for somebody would go instead. */
function isMineToTakeBack({ takeBack }: NonNullable<Tabletop["session"]>): boolean {
  const offer = takeBack.value;
  return offer.type === "free" && offer.substitute === undefined;
}

export function MyOffer({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { session, seat, say } = tabletop;
  const offer = offerOf(tabletop);
  if (offer === null || seat === null) return null;
  const { deal } = tabletop.words.labels.board;
  return (
    <>
      <p>{deal.mine(bundleText(offer.give, say), bundleText(offer.get, say))}</p>
      {session !== null && isMineToTakeBack(session) && (
        <div class="or-answers">
          <Button press={() => void session.ask({ type: "take-back", seat })}>
            {deal.withdraw}
          </Button>
        </div>
      )}
    </>
  );
}
