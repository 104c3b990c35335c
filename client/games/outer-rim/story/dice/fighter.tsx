/** One side of a fight at one look: their ship or their face, and a patrol's emblem. */
import type { JSX } from "preact";
import type { CombatTask } from "#rules/outer-rim/index.ts";
import { Person } from "../../art/person.tsx";
import { Ship } from "../../art/ship.tsx";
import { Sign } from "../../art/signs.tsx";
import type { Tabletop } from "../../tabletop.ts";
import type { Fighter } from "./fighter-name.ts";

export function FighterPicture({
  fighter: { player, foe },
  kind,
  tabletop,
}: {
  readonly fighter: Fighter;
  /** Where nobody says how they fight, they show their face. */
  readonly kind: CombatTask["kind"] | undefined;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  const known = player === null ? undefined : tabletop.view.players[player];
  if (known !== undefined)
    return kind === "ship" ? <Ship id={known.ship} /> : <Person id={known.character ?? ""} />;
  switch (foe?.type) {
    case "patrol":
      return (
        <b class={`or-patrol or-faction-${foe.faction}`} data-level={foe.level} aria-hidden="true">
          <Sign name={foe.faction} />
        </b>
      );
    case "bounty":
      return <Person id={foe.contact} />;
    case "card": {
      const [of = "", id = ""] = foe.card.split(".");
      return of === "contact" ? <Person id={id} /> : null;
    }
    default:
      return null;
  }
}
