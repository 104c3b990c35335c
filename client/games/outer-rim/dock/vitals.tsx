/** My numbers, always in sight; a tap opens my ship. */
import type { JSX } from "preact";
import { factions, healthOf, hullOf, hyperdriveOf, standingWith } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { myself, type Tabletop } from "../tabletop.ts";
import { standingMarks } from "./standing-marks.ts";
import { Figure } from "../hold/figure.tsx";
import { remaining } from "../hold/pips.tsx";

export function Vitals({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element {
  const me = myself(tabletop);
  const { words, say } = tabletop;
  const { vitals, hold } = words.labels;
  // Whoever has chosen nobody has no numbers yet.
  if (me.character === null) return <></>;
  const health = healthOf(me);
  const hull = hullOf(me);
  const fit = remaining(health, me.damage);
  const sound = remaining(hull, me.shipDamage);
  return (
    <button type="button" class="or-vitals" onClick={() => tabletop.look("ship")}>
      <span class="unseen">
        {tabletop.seat === null ? hold.theirs(say.title(tabletop.eyes)) : vitals.name}
      </span>
      <Figure sign="health" value={fit} text={vitals.health(fit, health)} />
      <Figure sign="hull" value={sound} text={vitals.hull(sound, hull)} />
      <Figure
        sign="hyperdrive"
        value={hyperdriveOf(me)}
        text={vitals.hyperdrive(hyperdriveOf(me))}
      />
      <Figure
        sign="credits"
        value={say.amount(me.credits)}
        text={vitals.credits(say.amount(me.credits))}
      />
      <span class="or-standings">
        {factions.map((faction) => {
          const standing = standingWith(me, faction);
          return (
            <span key={faction} class={`or-faction-${faction} or-${standing}`}>
              <Sign name={faction} />
              <b aria-hidden="true">{standingMarks[standing]}</b>
              <span class="unseen">
                {vitals.reputation(
                  say.word(`faction.${faction}`),
                  say.word(`standing.${standing}`),
                )}
              </span>
            </span>
          );
        })}
      </span>
    </button>
  );
}
