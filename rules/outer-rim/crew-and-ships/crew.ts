/** Crew: contacts aboard, and where their tokens go when they leave [OR-CREW-01…04]. */
import { contactCard } from "../cards/contacts.ts";
import { planetCards } from "../cards/spaces.ts";
import { tokenOf } from "../edit.ts";
import { distance } from "../movement/map.ts";
import { spend } from "../goals/reputation.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { isBaseAlone, planetsOf } from "../setup/box.ts";
import { receive } from "./receive.ts";
import { roomFor } from "./slots.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Planet, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

/**
 * [UB-CLAR-06, UB-CORE-13] A planet without its orange token, the Core Worlds among them, has an empty contact space.
 */
function hasEmptyContactSpace(state: State, planet: Planet): boolean {
  let count = 0;
  // [UB-SETUP-08] The base box has two contact spaces on a planet, and no orange token.
  let orange = isBaseAlone(state.rules);
  for (const token of state.tokens) {
    if (token.at !== planet) continue;
    count++;
    if (token.class === "orange") orange = true;
  }
  const spaces = planetCards[planet].contacts.length + (isBaseAlone(state.rules) ? 0 : 1);
  return !orange || count < spaces;
}

/** [OR-CREW-03] The nearest such planet; the first along the arc among equals. */
function nearestEmptyContactSpace(state: State, from: SpaceId): Planet | null {
  let best: Planet | null = null;
  for (const planet of planetsOf(state.rules)) {
    if (!hasEmptyContactSpace(state, planet)) continue;
    if (best === null || distance(from, planet) < distance(from, best)) best = planet;
  }
  return best;
}

export function discardCrew(play: Play, player: number, crew: string, rule: string): void {
  const one = me(play, player);
  const aboard = one.crew.find((each) => each.id === crew);
  const to = aboard?.token === null ? null : nearestEmptyContactSpace(play.state, one.space);
  emit(play, { type: "crew-discarded", player, crew, to, rule });
}

/** The crew of a token joins; room is made first when there is none. */
export function hire(play: Play, player: number, token: number, rule: string): void {
  if (contactCard(tokenOf(play.state, token).contact).crew === null) return;
  if (!roomFor(me(play, player), "crew")) {
    if (me(play, player).crew.length > 0) next(play, { type: "make-berth", player, token, rule });
    return;
  }
  receive(play, player, { from: "token", token }, rule);
}

/** [OR-CREW-02] No berth free: one crew leaves, or the newcomer stays behind. */
export function makeBerth(play: Play, task: TaskOf<"make-berth">, answer: Command | null): void {
  const { player, token, rule } = task;
  if (answer === null) {
    const choices: Command[] = me(play, player).crew.map((crew) => ({
      type: "pick-card",
      card: crew.id,
    }));
    ask(play, task, {
      seat: player,
      ask: "make-berth",
      rule: "OR-CREW-02",
      choices: [...choices, { type: "decline" }],
    });
    return;
  }
  if (answer.type === "decline") {
    // [OR-ENC-06] Whoever was talked to stays behind, and that is said.
    if (task.line !== undefined)
      emit(play, { type: "story-told", player, text: "left.berth", rule: "OR-ENC-06" });
    return;
  }
  if (answer.type !== "pick-card") unexpected(task, answer);
  discardCrew(play, player, answer.card, "OR-CREW-02");
  if (task.line === undefined) {
    hire(play, player, token, rule);
    return;
  }
  const { pay, effects, source } = task.line;
  spend(play, player, pay, rule);
  next(play, { type: "effects", player, effects, source });
}
