/** Turns and rounds [OR-TURN-01]. */
import { emit, isHuman, me, next } from '../play.ts';
import type { TaskOf } from '../agenda.ts';
import type { Play } from '../play.ts';

export function turn(play: Play, task: TaskOf<'turn'>): void {
  const { player } = task;
  const round = player === 0 && !me(play, player).extraTurn ? play.state.round + 1 : Math.max(1, play.state.round);
  emit(play, { type: 'turn-began', player, round, rule: 'OR-TURN-01' });
  if (isHuman(play, player)) next(play, { type: 'planning', player }, { type: 'action', player, done: [] }, { type: 'encounter', player }, { type: 'end-turn', player });
  else next(play, { type: 'ai-turn', player }, { type: 'end-turn', player });
}

export function endTurn(play: Play, task: TaskOf<'end-turn'>): void {
  const { player } = task;
  emit(play, { type: 'turn-ended', player, rule: 'OR-TURN-01' });
  const again = me(play, player).extraTurn;
  next(play, { type: 'turn', player: again ? player : (player + 1) % play.state.players.length });
}
