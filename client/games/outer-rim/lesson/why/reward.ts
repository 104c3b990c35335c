/** What something pays, inside a sentence. */
import { rewardParts } from "../../say/answer.ts";
import type { Table } from "../taps.ts";

export function rewardSaid(
  reward: { readonly credits: number; readonly fame?: number },
  table: Pick<Table, "say" | "words">,
): string {
  return table.words.labels.list(rewardParts(reward, table));
}
