/** How a game begins: the table options, the shuffles, and who chooses what [OR-SETUP-01…10]. */
import { emptyState } from "./setup/empty.ts";
import { marketOf } from "./setup/box.ts";
import { emit, startPlay } from "./agenda/play.ts";
import { run } from "./agenda/run.ts";
import { opponentCount, rulesOf } from "./setup/table-rules.ts";
import { layEncounters, layMarket, layTokens, soloRemoves } from "./setup/lay.ts";
import type { Task } from "./agenda/agenda.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";
import type { Chance, Setup } from "../game.ts";

export function begin(setup: Setup): State {
  const rules = rulesOf(setup);
  return emptyState(rules, setup.seats, setup.seats + opponentCount(rules));
}

export function setUp(setup: Setup, chance: Chance): readonly Event[] {
  const play = startPlay(begin(setup), chance);
  const { rules, seats, players } = play.state;
  const inBox = marketOf(rules, "job");
  const removed = seats === 1 ? soloRemoves.filter((card) => inBox.includes(card)) : [];
  const first = seats === 1 ? 0 : chance("first-player").below(seats);
  emit(play, {
    type: "table-laid",
    rules,
    seats,
    players: players.length,
    tokens: layTokens(rules, chance),
    market: layMarket(rules, chance, removed),
    encounters: layEncounters(rules, chance, seats),
    removed,
    first,
    rule: "OR-SETUP-01",
  });
  play.agenda.push(...preparations(play.state).toReversed());
  return run(play);
}

/** Everybody in turn order, printed opponents last [OR-SETUP-06, OR-SETUP-12]. */
function preparations({ rules, seats, players, first }: State): Task[] {
  const people = players.map((_, i) => i).filter((i) => i < seats);
  const order = [...people.slice(first), ...people.slice(0, first)];
  const all = players.map((_, i) => order[i] ?? i);
  return [
    ...order.map((player): Task => ({ type: "choose-character", player })),
    { type: "seat-opponents" },
    ...order.map((player): Task => ({ type: "choose-ship", player })),
    ...all.map((player): Task => ({ type: "starting-card", player })),
    ...all.map((player): Task => ({ type: "starting-reputation", player })),
    ...all.map((player): Task => ({ type: "choose-start", player })),
    // [UB-AMB-03] After all other setup.
    ...(rules.ambitions ? ([{ type: "offer-ambitions" }] as const) : []),
    { type: "turn", player: first },
  ];
}
