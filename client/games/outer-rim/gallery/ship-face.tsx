/** A ship sheet, both sides readable. */
import type { JSX } from "preact";
import { shipSheet, type ShipId } from "#rules/outer-rim/index.ts";
import { Ship } from "../art/ship.tsx";
import { Sign } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { Figure } from "../hold/hold.tsx";
import { abilityLines } from "../told.ts";
import { Side } from "./character.tsx";

type Told = Pick<Desk, "words" | "say" | "view">;

const slotKinds = [
  ["crew", "crew", "crew"],
  ["cargo", "cargo", "cargo"],
  ["cargoOrMod", "cargo-or-mod", "cargo"],
  ["mod", "mod", "mod"],
  ["gearOrMod", "gear-or-mod", "gear"],
  ["jobOrBounty", "job-or-bounty", "job"],
] as const;

export function ShipFace({ id, desk }: { readonly id: ShipId; readonly desk: Told }): JSX.Element {
  const { say, words } = desk;
  const { labels } = words;
  const sheet = shipSheet(id);
  return (
    <article class="or-character">
      <Ship id={id} />
      <div class="or-character-text">
        <h3>{say.word(`ship.${id}.name`)}</h3>
        <p class="or-figures">
          <Figure
            sign="hyperdrive"
            value={sheet.hyperdrive}
            text={labels.vitals.hyperdrive(sheet.hyperdrive)}
          />
          <Figure sign="ship" value={sheet.combat} text={labels.vitals.ship(sheet.combat)} />
          <Figure
            sign="hull"
            value={sheet.hull}
            text={labels.vitals.hull(sheet.hull, sheet.hull)}
          />
          {sheet.cost > 0 && (
            <Figure
              sign="credits"
              value={say.amount(sheet.cost)}
              text={labels.card.cost(say.amount(sheet.cost))}
            />
          )}
        </p>
        <ul class="or-facts">
          {slotKinds
            .filter(([key]) => sheet.slots[key] > 0)
            .map(([key, kind, sign]) => (
              <li key={key}>
                <Sign name={sign} />
                <span>
                  {sheet.slots[key]} × {labels.hold.kinds[kind]}
                </span>
              </li>
            ))}
          {sheet.goal !== null && (
            <li>
              <Sign name="goal" />
              <span>{labels.colon(labels.hold.shipGoal, say.word(`ship.${id}.goal`))}</span>
            </li>
          )}
        </ul>
        <Side title={labels.gallery.front} lines={abilityLines(sheet.front, desk)} />
        <Side title={labels.gallery.back} lines={abilityLines(sheet.back, desk)} />
      </div>
    </article>
  );
}
