/** The hunt of a bounty, as I stand now. */
import type { JSX } from "preact";
import { marketCard } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";
import { OddsChip } from "../story/chip.tsx";
import { playerHunted } from "./hunted-player.ts";
import { huntChips, knownText } from "./known-target.ts";

export function HuntOdds({
  id,
  desk,
}: {
  readonly id: string;
  readonly desk: Desk;
}): JSX.Element | null {
  const card = marketCard(id);
  if (card.kind !== "bounty") return null;
  const hunted = playerHunted(id, desk.view);
  if (hunted === desk.eyes) return null;
  const known = hunted === null ? knownText(card.target, desk) : null;
  const chips = huntChips(id, desk);
  return (
    <>
      {known !== null && <p>{known}</p>}
      {chips.length > 0 && (
        <p class="or-chips">
          {chips.map((chip, i) => (
            <OddsChip key={i} chip={chip} desk={desk} />
          ))}
        </p>
      )}
    </>
  );
}
