/** The Legion bounty ledger: the referee of one keyword, beside a table with real dice. */
import { isRefusal, type Game } from '../game.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { optionsIn } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { readCommand } from './read-command.ts';
import { begin, checkSetup, setUp, tableOptions } from './setup.ts';
import type { State } from './state.ts';
import { stateIn, viewFor, type View } from './view.ts';

export interface LegionTypes {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: Event;
}

export const legion: Game<LegionTypes> = {
  id: 'legion',
  rulesVersion: 1,
  seats: { min: 1, max: 2 },
  tableOptions,
  amendable: true,
  checkSetup,
  readCommand,
  begin,
  setUp,
  /** Either phone at the table may write any entry: the ledger belongs to both players. */
  decide: (state, _seat, command) => decide(state, command),
  evolve,
  viewFor,
  newsFor: (event) => event,
  reveals: () => false,
  options: (view) => (view.viewer === 'spectator' ? [] : optionsIn(stateIn(view))),
  whyNot: (view, command) => {
    const decision = decide(stateIn(view), command);
    return isRefusal(decision) ? decision : null;
  },
  awaited: (state) => (state.phase === 'over' ? [] : Array.from({ length: state.seats }, (_, seat) => seat)),
  onTimeOut: (view) => {
    const [first] = optionsIn(stateIn(view));
    if (first === undefined) throw new Error('a finished ledger waits for nobody');
    return first;
  },
  outcome: outcomeOf,
  imagine: stateIn,
};

export { judgeWorkedGame } from './games/judge.ts';
export { readWorkedGames } from './games/worked-game.ts';
