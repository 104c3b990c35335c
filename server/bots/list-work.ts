/**
 * Army lists are read beside the thread that serves moves: four hundred names that nobody knows, each a letter beside
 * some card's, take a fifth of a second, and anybody may hand in such a list.
 */
import {
  armyOf,
  listSummary,
  type ListLimits,
  type ListSummary,
  type NewUnit,
  type Side,
} from "#rules/legion/index.ts";

export type ListWork =
  | { readonly type: "list-summary"; readonly text: string; readonly limits: ListLimits }
  | {
      readonly type: "army";
      readonly text: string;
      readonly side: Side;
      readonly edition: ListLimits["edition"];
    };

export type ListFinding<Work extends ListWork> = Work extends { readonly type: "army" }
  ? readonly NewUnit[]
  : ListSummary | null;

export function readListed(work: ListWork): ListFinding<ListWork> {
  return work.type === "army"
    ? armyOf(work.text, work.side, work.edition)
    : listSummary(work.text, work.limits);
}
