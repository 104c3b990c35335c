/** What the ledger keeps of a mission: the cards, what they paid, and what may be done only once. */
import type { PerSide, Side, UnitId } from "../names.ts";
import type { MissionChoice } from "./cards.ts";

interface Score {
  readonly round: number;
  readonly side: Side;
  readonly source: "primary" | "secondary" | "objective" | "bounty" | "secret";
  readonly points: number;
}

export interface MissionState {
  readonly cards: MissionChoice | null;
  readonly targets: readonly { readonly unit: UnitId; readonly by: Side }[];
  /** Every point of the game, for the slip: what for, and in which round. */
  readonly scores: readonly Score[];
  /** Spaces of the chart a side has filled. */
  readonly spaces: PerSide<readonly string[]>;
  /** What pays once a game and has paid. */
  readonly once: PerSide<readonly string[]>;
  /** What can be done once a round and was. */
  readonly thisRound: PerSide<readonly string[]>;
  /** Enemies a side has defeated by attacks this round [LC-SEC-05]. */
  readonly attackDefeats: PerSide<number>;
  /** Enemy bunkers a side has destroyed this game [LC-POI-02]. */
  readonly destroyed: PerSide<number>;
}

const none = { blue: [], red: [] } as const;

export const freshMission: MissionState = {
  cards: null,
  targets: [],
  scores: [],
  spaces: none,
  once: none,
  thisRound: none,
  attackDefeats: { blue: 0, red: 0 },
  destroyed: { blue: 0, red: 0 },
};

export function scoredFor(mission: MissionState, side: Side, source: Score["source"]): number {
  return mission.scores
    .filter((score) => score.side === side && score.source === source)
    .reduce((sum, score) => sum + score.points, 0);
}
