/**
 * Tally: the smallest amendable game. No chance, no secrets; seats add numbers, never past 20, until someone closes it.
 */
import { refuse, type Game, type Seat } from "#rules/game.ts";

interface State {
  readonly seats: number;
  readonly sums: readonly number[];
  readonly closed: boolean;
}
type Command = { readonly type: "add"; readonly n: number } | { readonly type: "close" };
type Event = { readonly rule: "T-2" } & (
  | { readonly type: "added"; readonly seat: Seat; readonly n: number; readonly total: number }
  | { readonly type: "closed" }
);

interface Tally {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: State;
  readonly news: Event;
}

const most = 20;

export function total({ sums }: State): number {
  return sums.reduce((a, b) => a + b, 0);
}

export const tally: Game<Tally> = {
  id: "tally",
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  tableOptions: [],
  amendable: true,
  standardContent: null,
  checkSetup: () => [],
  readCommand(raw) {
    const { type, n } = (raw ?? {}) as { type?: unknown; n?: unknown };
    if (type === "close") return { type };
    return type === "add" && typeof n === "number" ? { type, n } : null;
  },
  begin: ({ seats }) => ({ seats, sums: Array.from({ length: seats }, () => 0), closed: false }),
  setUp: () => [],
  decide(state, seat, command) {
    if (state.closed) return refuse("closed", "T-2");
    if (command.type === "close") return [{ type: "closed", rule: "T-2" }];
    const sum = total(state) + command.n;
    return sum > most
      ? refuse("too-much", "T-2", { most })
      : [{ type: "added", rule: "T-2", seat, n: command.n, total: sum }];
  },
  evolve: (state, event) =>
    event.type === "closed"
      ? { ...state, closed: true }
      : { ...state, sums: state.sums.with(event.seat, (state.sums[event.seat] ?? 0) + event.n) },
  viewFor: (state) => state,
  newsFor: (event) => event,
  reveals: () => false,
  options: (view) => (view.closed ? [] : [{ type: "close" }]),
  whyNot: (view) => (view.closed ? refuse("closed", "T-2") : null),
  awaited: (state) => (state.closed ? [] : state.sums.map((_, seat) => seat)),
  onTimeOut: () => ({ type: "close" }),
  outcome: (state) =>
    state.closed ? { places: [[0]], pads: state.sums.map((sum) => ({ sum })), rule: "T-2" } : null,
  imagine: (view) => view,
};
