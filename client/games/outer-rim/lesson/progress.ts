/** How far the learner is, when it is enough, and what the game did not bring. */
import { learner } from "#client/lesson/table.ts";
import type { View } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import type { Said, Topic } from "./remark.ts";
import type { LearnWords } from "./words/en.ts";

/** Whoever has met these can play: the clerk waits for them, and counts them. */
const essentials: readonly Said[] = [
  "fly",
  "delivered",
  "bought",
  "endActions",
  "encounter",
  "contact",
  "line",
  "opponent",
  "fame",
];
const tested: readonly Said[] = ["passed", "failed"];
/** Practice, which a game brings or does not: counted on top, and not waited for long. */
const besides: readonly Said[] = ["crew", "jobDone", "fought"];
const enoughToPlay = 6;
const longEnough = 8;

interface Progress {
  readonly known: number;
  readonly all: number;
  /** Met beyond what is waited for. */
  readonly more: number;
}

/** What has been met, of what is waited for. */
export function progress(told: ReadonlySet<Topic>): Progress {
  const met = essentials.filter((topic) => told.has(topic)).length;
  return {
    known: met + (hasAny(told, tested) ? 1 : 0),
    all: essentials.length + 1,
    more: besides.filter((topic) => told.has(topic)).length,
  };
}

function hasAny(told: ReadonlySet<Topic>, topics: readonly Said[]): boolean {
  return topics.some((topic) => told.has(topic));
}

export function isEnough(knows: ReadonlySet<Topic>, view: View): boolean {
  if (questionFor(view, learner)?.ask !== "planning") return false;
  const { known, all, more } = progress(knows);
  if (view.round > longEnough) return true;
  return known === all && (more === besides.length || view.round > enoughToPlay);
}

type Chapter = keyof LearnWords["more"];

/** What shows that it was met, and the rule its page begins with; with printed opponents nobody deals. */
const chapters: readonly (readonly [Chapter, readonly Said[], string])[] = [
  ["cargo", ["delivered"], "OR-CARGO-01"],
  ["market", ["bought"], "OR-MKT-01"],
  ["contacts", ["contact"], "OR-CONT-01"],
  ["crew", ["crew"], "OR-CREW-01"],
  ["tests", tested, "OR-TEST-01"],
  ["fights", ["fought", "fight"], "OR-COM-01"],
  ["jobs", ["jobDone"], "OR-JOB-01"],
  ["bounties", ["captured"], "OR-BNTY-01"],
  ["patrols", ["patrol"], "OR-PAT-01"],
  ["deals", [], "OR-TRADE-01"],
];

export function unmet(
  told: ReadonlySet<Topic>,
): readonly { readonly chapter: Chapter; readonly rule: string }[] {
  return chapters.flatMap(([chapter, shown, rule]) =>
    hasAny(told, shown) ? [] : [{ chapter, rule }],
  );
}
