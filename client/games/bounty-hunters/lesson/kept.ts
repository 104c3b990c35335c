/** The lesson survives a reload: the learner's moves are enough, the rest of the table follows from them. */
import type { Command } from "#rules/bounty-hunters/index.ts";
import type { Topic } from "./remark.ts";

export interface KeptLesson {
  readonly moves: readonly Command[];
  /** What the clerk has said already. */
  readonly told: readonly Topic[];
}

const key = "guildhall.bounty-hunters.lesson";
const nothing: KeptLesson = { moves: [], told: [] };

export function keptLesson(): KeptLesson {
  try {
    const { moves, told } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<KeptLesson>;
    return Array.isArray(moves) && Array.isArray(told) ? { moves, told } : nothing;
  } catch {
    return nothing;
  }
}

/** The lobby asks no more whether one is new here. */
export function learned(): void {
  localStorage.setItem("guildhall.learned.bounty-hunters", "yes");
}

/** A finished lesson is forgotten: the next visit begins anew. */
export function keepLesson(lesson: KeptLesson | null): void {
  if (lesson === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(lesson));
}
