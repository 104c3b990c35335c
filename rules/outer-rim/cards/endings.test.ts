import { describe, expect, test } from "vitest";
import { stage } from "../testing/stage.ts";
import { told, toldJob } from "./endings.ts";
import {
  choose,
  complete,
  credits,
  fail,
  fight,
  hurt,
  line,
  test as tested,
  when,
} from "./verbs.ts";
import type { Effects } from "./effects.ts";

const story = (text: string) => ({ do: "story", text }) as const;

describe("endings", () => {
  test("[OR-ENC-06] a test ends one way or the other, even where nothing else happens", () => {
    expect(told([tested("tech", [credits(1000)])], "x")).toEqual([
      tested("tech", [story("x.pass"), credits(1000)], [story("x.fail")]),
    ]);
  });

  test("[OR-ENC-06] a line goes by its own words, and a second step by its number", () => {
    const effects: Effects = [
      choose(line("a", [credits(1000)]), line("b", [fight("ground", 3, [])])),
      tested("tech", []),
    ];
    expect(told(effects, "x")).toEqual([
      choose(
        line("a", [story("a.done"), credits(1000)]),
        line("b", [fight("ground", 3, [story("b.pass")], [story("b.fail")])]),
      ),
      tested("tech", [story("x.2.pass")], [story("x.2.fail")]),
    ]);
  });

  test("[OR-ENC-06] what depends on something ends where it is decided", () => {
    const is = { is: "on-planet" } as const;
    expect(told([when(is, [credits(1000)], [tested("tech", [])])], "x")).toEqual([
      when(
        is,
        [story("x.yes"), credits(1000)],
        [tested("tech", [story("x.no.pass")], [story("x.no.fail")])],
      ),
    ]);
  });

  test("[OR-ENC-06] a job is told when it is done and when it fails, not at each step", () => {
    expect(toldJob([tested("tech", [complete], [hurt(1), fail])], "x")).toEqual([
      tested(
        "tech",
        [{ ...story("x.done"), standing: true }, complete],
        [hurt(1), story("x.fail"), fail],
      ),
    ]);
  });

  test("[OR-ENC-06] the ending is told before what it brings", () => {
    const table = stage({
      players: [{ character: "bossk", space: "cantonica" }],
      options: { opponents: "none" },
      agenda: [
        { type: "turn", player: 0 },
        {
          type: "effects",
          player: 0,
          effects: told([tested("strength", [credits(1000)])], "x"),
          source: { card: "x", rule: "OR-ENC-03" },
        },
      ],
      dice: ["hit", "blank"],
    });
    const types = table.events().map((event) => event.type);
    expect(
      types.slice(types.indexOf("test-resolved"), types.indexOf("credits-gained") + 1),
    ).toEqual(["test-resolved", "story-told", "credits-gained"]);
  });

  test("[OR-ENC-06] [OR-EFF-02] whoever fell on the way is not told to have done it", () => {
    const end = (defeated: boolean): readonly string[] =>
      stage({
        players: [{ character: "bossk", space: "cantonica", defeated }],
        options: { opponents: "none" },
        agenda: [
          { type: "turn", player: 0 },
          {
            type: "effects",
            player: 0,
            effects: toldJob([complete], "x"),
            source: { card: "x", rule: "OR-JOB-02" },
          },
        ],
      })
        .events()
        .filter((event) => event.type === "story-told")
        .map(({ text }) => text);
    expect(end(false)).toEqual(["x.done"]);
    expect(end(true)).toEqual([]);
  });
});
