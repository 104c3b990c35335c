/** Where to begin: at most three planets, each with a reason from the cards dealt to me. */
import {
  isPlanet,
  planetCards,
  standingWith,
  type Faction,
  type PlayerView,
  type SpaceId,
  type View,
} from "#rules/outer-rim/index.ts";
import type { OpenQuestion } from "../asked.ts";
import { errandsOf } from "./errands.ts";
import { hereAt } from "./here.ts";
import { suspects } from "./suspects.ts";

export type Start = { readonly space: SpaceId } & (
  | { readonly why: "pin"; readonly card: string }
  | { readonly why: "target"; readonly target: string }
  | { readonly why: "friends"; readonly faction: Faction }
);

const most = 3;

export function startsOf(asked: OpenQuestion, view: View, me: PlayerView): readonly Start[] {
  const open: readonly SpaceId[] = asked.answers.flatMap(({ command }) =>
    command.type === "choose-start" ? [command.planet] : [],
  );
  const known = [...pinStarts(view, me), ...open.flatMap((space) => startAt(space, view, me))];
  const chosen: Start[] = [];
  const take = (start: Start | undefined): void => {
    if (start !== undefined && chosen.length < most) chosen.push(start);
  };
  const fresh = known.filter(({ space }) => open.includes(space));
  const left = (): readonly Start[] =>
    fresh.filter((start) => chosen.every(({ space }) => space !== start.space));
  // One of each reason first: three times the same one helps nobody.
  for (const why of reasons) take(left().find((start) => start.why === why));
  while (chosen.length < most && left().length > 0) take(left()[0]);
  return chosen;
}

const reasons: readonly Start["why"][] = ["pin", "target", "friends"];

function pinStarts(view: View, me: PlayerView): readonly Start[] {
  return errandsOf(view, me).flatMap(({ space, card, kind }): Start[] =>
    space === null || kind === "bounty" ? [] : [{ space, why: "pin", card }],
  );
}

/** A contact here of my target's class, or people who like me. */
function startAt(space: SpaceId, view: View, me: PlayerView): readonly Start[] {
  const found: Start[] = [];
  for (const token of hereAt(view, space).tokens)
    for (const target of suspects(view, view.players.indexOf(me), token))
      found.push({ space, why: "target", target });
  const faction = isPlanet(space) ? planetCards[space].faction : null;
  if (faction !== null && standingWith(me, faction) === "positive")
    found.push({ space, why: "friends", faction });
  return found;
}
