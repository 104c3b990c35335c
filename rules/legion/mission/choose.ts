/** Before the first round: which edition is played, and which mission. */
import type { Decision, Refusal } from "../../game.ts";
import { editionNamed, editionOf, refuseFor, ruleFor } from "../edition/edition.ts";
import { bountyIsOn } from "../edition/scenario.ts";
import { newPage } from "../entries/page.ts";
import type { Event } from "../events.ts";
import type { EditionName } from "../names.ts";
import type { State } from "../state.ts";
import type { MissionChoice } from "./cards.ts";

/**
 * [LB-LEDGER-13] [LC-LEDGER-12] Until somebody marks. Later it is
 * changed where it stands, and all that follows is judged again.
 */
export function chooseEdition(state: State, edition: EditionName): Decision<Event> {
  const marked = state.tokens.some((token) => token.placedBy !== null);
  const open = state.phase === "armies" || (state.phase === "marking" && !marked);
  if (!open || state.mission.targets.length > 0)
    return refuseFor(state, "EDITION_FIXED", "edition-choice");
  const page = newPage(state);
  const rounds = editionNamed(edition).rounds ?? state.classicRounds;
  page.write(editionNamed(edition).grounds["edition-choice"], {
    type: "edition-chosen",
    edition,
    rounds,
  });
  if (state.phase === "marking" && bountyIsOn(page.now()))
    editionOf(page.now()).placeOwnMarks(page);
  return page.events();
}

/** [LC-SETUP-06] At the start; a mission forgotten then may be named once in play. */
export function chooseMission(state: State, mission: MissionChoice): Decision<Event> {
  const refusal = missionRefusal(state) ?? lateRefusal(state);
  if (refusal !== null) return refusal;
  const page = newPage(state);
  page.write(ruleFor(state, "mission-choice"), { type: "mission-chosen", mission });
  return page.events();
}

/** [LB-LEDGER-14] Mission cards are of the current edition. */
export function missionRefusal(state: State): Refusal | null {
  return editionOf(state).missions ? null : refuseFor(state, "OTHER_EDITION", "mission-choice");
}

function lateRefusal(state: State): Refusal | null {
  const open = state.phase === "armies" || state.mission.cards === null;
  return open && state.mission.targets.length === 0
    ? null
    : refuseFor(state, "MISSION_FIXED", "mission-choice");
}
