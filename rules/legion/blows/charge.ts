/** Charges and other tokens that go off: a separate attack on every unit near them. */
import type { Decision, Refusal } from "../../game.ts";
import { targetRefusal } from "./attack.ts";
import type { ChargeToken, Detonate, Hit } from "../commands.ts";
import { sufferWounds } from "./defeat.ts";
import { editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import type { Event } from "../events.ts";
import type { Ground } from "../edition/grounds.ts";
import { newPage, type PageDraft } from "../entries/page.ts";
import { poison } from "./poison.ts";
import { knownRefusal } from "../entries/presence.ts";
import { unitOf } from "../units.ts";
import { type State } from "../state.ts";
import { type UnitId } from "../names.ts";
import { deferOntoStims, stimsRefusal } from "./stims.ts";

const grounds: Readonly<Record<ChargeToken, Ground>> = {
  charge: "detonate",
  condition: "condition-token",
  bane: "bane-token",
};

/** [LB-CHARGE-01] [LB-CHARGE-02] [LB-CHARGE-03] Whoever detonates is asked about, never whoever armed it. */
export function detonate(state: State, command: Detonate): Decision<Event> {
  const refusal = detonateRefusal(state, command);
  if (refusal !== null) return refusal;
  const { by, token, armedBy, hits } = command;
  const page = newPage(state);
  page.write(ruleFor(state, grounds[token]), { type: "detonated", by, token, armedBy, hits });
  // [LB-ORDER-06] [LB-CHARGE-05] In the order given, each defeat
  // at its own moment; the charge goes on without its detonator.
  for (const hit of hits) resolveHit(page, token, by, hit);
  return page.events();
}

function resolveHit(page: PageDraft, token: ChargeToken, by: UnitId | null, hit: Hit): void {
  const doer = authorOf(page.now(), token, by);
  const suffered = hit.wounds - deferOntoStims(page, hit, { by: doer, route: "charge" });
  sufferWounds(
    page,
    { unit: hit.on, wounds: suffered, ground: grounds[token] },
    { route: token, by },
  );
  // [LB-POISON-09] A charge may poison whoever defended against it, wounded or not; [LC-POISON-03] no longer.
  if (suffered > 0 || editionOf(page.now()).chargePoisonsUnhurt)
    poison(page, hit.on, hit.poison, doer);
}

/** [LB-CHARGE-07] [LB-CHARGE-09] Wounds and poison left for later remember an author only if there is one to credit. */
function authorOf(state: State, token: ChargeToken, by: UnitId | null): UnitId | null {
  if (token === "charge") return by;
  return token === "bane" && state.edition === "classic" && state.policies.baneToken ? by : null;
}

function detonateRefusal(state: State, { by, armedBy, hits }: Detonate): Refusal | null {
  for (const id of [by, armedBy]) {
    const missing = id === null ? null : knownRefusal(state, id);
    if (missing !== null) return missing;
  }
  if (by !== null && unitOf(state, by).defeated)
    return refuseFor(state, "ATTACKER_DEFEATED", "unit-alive", { unit: by });
  for (const hit of hits) {
    const refusal = targetRefusal(state, hit.on) ?? stimsRefusal(state, hit.on, hit.stims);
    if (refusal !== null) return refusal;
  }
  return null;
}
