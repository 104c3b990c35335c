/** How far the learner is, when it is enough, and what the game did not bring. */
import { learner } from "#client/lesson/table.ts";
import type { Command, View } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import type { Milestone, TopicName, Topic } from "./remark.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

type Essential = Exclude<keyof LearnWords["things"], "test">;

/** Whoever has met these can play: the clerk waits for them, and counts them. */
const essentials: readonly Essential[] = [
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
const tested: readonly TopicName[] = ["passed", "failed"];
/** Practice, which a game brings or does not: counted on top, and not waited for long. */
const besides: readonly TopicName[] = ["crew", "jobDone", "fought"];
const enoughToPlay = 6;
const longEnough = 8;

/** What a move shows by itself, whether the clerk spoke of it or not. */
const shows: Readonly<Partial<Record<Command["type"], Essential>>> = {
  move: "fly",
  "end-actions": "endActions",
  "encounter-space": "encounter",
  "encounter-contact": "contact",
  choose: "line",
  decline: "line",
};

/** Counted without a word: what it is about is still explained when the clerk first means it. */
export function doneBy({ type }: Command): readonly Milestone[] {
  const done = shows[type];
  return done === undefined ? [] : [`done-${done}`];
}

interface Progress {
  readonly known: number;
  readonly all: number;
  /** Met beyond what is waited for. */
  readonly more: number;
  readonly missing: readonly (keyof LearnWords["things"])[];
}

/** What has been met, of what is waited for. */
export function progress(told: ReadonlySet<Topic>): Progress {
  const unseen = essentials.filter((topic) => !hasAny(told, [topic, `done-${topic}`]));
  const missing = [...unseen, ...(hasAny(told, tested) ? [] : (["test"] as const))];
  const all = essentials.length + 1;
  const more = besides.filter((topic) => told.has(topic)).length;
  return { known: all - missing.length, all, more, missing };
}

function hasAny(told: ReadonlySet<Topic>, topics: readonly TopicName[]): boolean {
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
const chapters: readonly (readonly [Chapter, readonly TopicName[], string])[] = [
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
