import { expect, test } from "vitest";
import { enqueue, folded } from "./queue.ts";
import { isHeard, spokenText, type SpeechKind, type Utterance } from "./utterance.ts";

const more = (count: number): string => `${count} more.`;
const said = (text: string, kind: SpeechKind, also: Partial<Utterance> = {}): Utterance => ({
  text,
  kind,
  ...also,
});
const saidAll = (...all: readonly Utterance[]): readonly string[] =>
  folded(
    all.reduce<readonly Utterance[]>((queue, one) => enqueue(queue, one), []),
    more,
  );

const long = (name: string): string => `${name} ${"flies on and on ".repeat(6)}`;

test("[HALL] what is told is said in the order it was told", () => {
  expect(saidAll(said("One.", "news"), said("Two.", "must"), said("Three.", "question"))).toEqual([
    "One.",
    "Two.",
    "Three.",
  ]);
});

test("[HALL] what is asked comes after what happened, whoever was quicker to tell it", () => {
  const waiting = said("Waiting for Quill.", "news", { topic: "status" });
  expect(saidAll(waiting, said("You go after Omega.", "must"))).toEqual([
    "You go after Omega.",
    "Waiting for Quill.",
  ]);
  expect(saidAll(said("Draw a card.", "question"), said("Turn 4.", "news"))).toEqual([
    "Turn 4.",
    "Draw a card.",
  ]);
});

test("[HALL] of one topic only the last word is said, where it came", () => {
  const topic = "status";
  expect(
    saidAll(
      said("Waiting for Quill.", "news", { topic }),
      said("Quill sells Greedo.", "news"),
      said("Draw a card.", "question", { topic }),
    ),
  ).toEqual(["Quill sells Greedo.", "Draw a card."]);
});

test("[HALL] the same deed of several is one sentence", () => {
  const chose = (who: string): Utterance =>
    said(`${who} has chosen.`, "news", {
      shared: { deed: "chosen", who, together: (all) => `${all.join(" and ")} have chosen.` },
    });
  expect(saidAll(chose("Marlo"), said("Hm.", "mine"), chose("Quill"))).toEqual([
    "Marlo and Quill have chosen.",
    "Hm.",
  ]);
  expect(saidAll(chose("Marlo"))).toEqual(["Marlo has chosen."]);
});

test("[HALL] more news than can be heard becomes a count; what matters is never dropped", () => {
  const texts = saidAll(
    said("You pass the test.", "must"),
    ...["a", "b", "c", "d", "e"].map((name) => said(long(name), "news")),
    said("Choose an action.", "question"),
  );
  expect(texts).toEqual([
    "3 more.",
    "You pass the test.",
    long("d"),
    long("e"),
    "Choose an action.",
  ]);
});

test.each([
  { level: "all", heard: ["news", "mine", "question", "must"] },
  { level: "mine", heard: ["mine", "question", "must"] },
  { level: "questions", heard: ["question", "must"] },
] as const)("[HALL] at $level is heard: $heard", ({ level, heard }) => {
  const kinds = ["news", "mine", "question", "must"] as const;
  expect(kinds.filter((kind) => isHeard(said("x", kind), level))).toEqual(heard);
});

test.each([
  {
    text: "Leia Organa is defeated by Bossk. LC-SCORE-01",
    spoken: "Leia Organa is defeated by Bossk.",
  },
  { text: "  Connected\n now ", spoken: "Connected now." },
  { text: "OR-MKT-06", spoken: "" },
])("[HALL] “$text” is spoken as “$spoken”", ({ text, spoken }) => {
  expect(spokenText(text)).toBe(spoken);
});
