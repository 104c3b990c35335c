/** One line of a printed opponent, done. */
import { oneStream, quickRng } from "../../rng.ts";
import { startPlay } from "../agenda/play.ts";
import { stage } from "./stage.ts";
import { doLine } from "../solo/lines.ts";
import type { AiLine } from "../cards/ai/lines.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player, State } from "../state.ts";

export const opponent = { deck: "bounty-hunter", cards: ["hunter-1"], handicap: 0 } as const;

/** A person at Naboo and an opponent as described; then one line is done. */
export function line(
  line: AiLine,
  ai: Partial<Player> = {},
  human: Partial<Player> = {},
  more: (state: State) => Partial<State> = () => ({}),
): { readonly play: Play; readonly done: boolean; readonly ai: Player; readonly human: Player } {
  const table = stage({
    players: [
      { character: "lando-calrissian", space: "naboo", ...human },
      { character: "boba-fett", space: "tatooine", opponent, ...ai },
    ],
    seats: 1,
    state: more,
    agenda: [
      { type: "turn", player: 0 },
      { type: "market", player: 0, discarded: null, discards: 0, discount: 0, decks: [] },
    ],
  });
  const play = startPlay(table.state(), oneStream(quickRng(11)));
  const done = doLine(play, 1, line);
  const [one, two] = play.state.players;
  if (one === undefined || two === undefined) throw new Error("two players");
  return { play, done, ai: two, human: one };
}

export function topped(
  deck: MarketDeck,
  ...cards: readonly string[]
): (state: State) => Partial<State> {
  return (state) => ({
    market: {
      ...state.market,
      [deck]: [...cards, ...state.market[deck].filter((id) => !cards.includes(id))],
    },
  });
}
