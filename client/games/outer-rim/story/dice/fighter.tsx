/** One side of a fight at one look: their ship or their face, and what a patrol flies. */
import type { JSX } from "preact";
import type { CombatTask } from "#rules/outer-rim/index.ts";
import { Person } from "../../art/person.tsx";
import { PatrolShip, Ship } from "../../art/ship.tsx";
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
      return <PatrolShip faction={foe.faction} />;
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
