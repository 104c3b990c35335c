/** The hunt of a bounty, as I stand now. */
import type { JSX } from "preact";
import { marketCard, playerHunted } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import { OddsChip } from "../story/chip.tsx";
import { huntChips, knownText } from "./known-target.ts";

export function HuntOdds({
  id,
  tabletop,
}: {
  readonly id: string;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const card = marketCard(id);
  if (card.kind !== "bounty") return null;
  const hunted = playerHunted(id, tabletop.view);
  if (hunted === tabletop.eyes) return null;
  const known = hunted === null ? knownText(card.target, tabletop) : null;
  const chips = huntChips(id, tabletop);
  return (
    <>
      {known !== null && <p>{known}</p>}
      {chips.length > 0 && (
        <p class="or-chips">
          {chips.map((chip, i) => (
            <OddsChip key={i} chip={chip} tabletop={tabletop} />
          ))}
        </p>
      )}
    </>
  );
}
