/** Turns and rounds [OR-TURN-01]. */
import { fameOf } from "../effects/conditions.ts";
import { emit, isHuman, me, next } from "../agenda/play.ts";
import { tooMany } from "../crew-and-ships/slots.ts";
import type { Task, TaskOf } from "../agenda/agenda.ts";
import type { Play } from "../agenda/play.ts";

/** [OR-FAME-06] Nobody's evening is that long; machines playing at random reach it. */
const lastRound = { plain: 2000, ambitions: 150 } as const;

export function turn(play: Play, task: TaskOf<"turn">): void {
  const { player } = task;
  const limit = play.state.rules.ambitions ? lastRound.ambitions : lastRound.plain;
  const { first } = play.state;
  if (player === first && play.state.round >= limit) {
    emit(play, { type: "game-won", player: mostFamous(play), rule: "OR-FAME-06" });
    return;
  }
  const round =
    player === first && !me(play, player).extraTurn
      ? play.state.round + 1
      : Math.max(1, play.state.round);
  emit(play, { type: "turn-began", player, round, rule: "OR-TURN-01" });
  if (isHuman(play, player))
    next(
      play,
      { type: "planning", player },
      { type: "action", player, done: [] },
      { type: "encounter", player },
      { type: "end-turn", player },
    );
  else next(play, { type: "ai-turn", player }, { type: "end-turn", player });
}

/** The most fame, then the most credits, then the earlier seat. */
function mostFamous(play: Play): number {
  let best = 0;
  for (let i = 1; i < play.state.players.length; i++) {
    const ahead =
      fameOf(play.state, i) - fameOf(play.state, best) ||
      me(play, i).credits - me(play, best).credits;
    if (ahead > 0) best = i;
  }
  return best;
}

/** [OR-SHIP-03] A card that gave slots may be gone by now, whoever took it. */
function withoutSlot(play: Play): Task[] {
  const tasks: Task[] = [];
  for (let player = 0; player < play.state.seats; player++)
    if (tooMany(me(play, player)).length > 0) tasks.push({ type: "fit-cards", player });
  return tasks;
}

export function endTurn(play: Play, task: TaskOf<"end-turn">): void {
  const { player } = task;
  emit(play, { type: "turn-ended", player, rule: "OR-TURN-01" });
  const again = me(play, player).extraTurn;
  next(play, ...withoutSlot(play), {
    type: "turn",
    player: again ? player : (player + 1) % play.state.players.length,
  });
}
