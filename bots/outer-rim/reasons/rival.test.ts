/** Somebody else about to win is told of once, from what lies open, with what it means for whoever asks. */
import { expect, test } from "vitest";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { held, stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import type { Reason } from "./reason.ts";
import { rivalReason } from "./rival.ts";

type Someone = StagedScene["players"][number];

/** Han, and Dengar who has come so far. */
function table(han: Someone, dengar: Someone, scene: Partial<StagedScene> = {}): View {
  const players = [
    { character: "han-solo", space: "naboo", ...han },
    { character: "dengar", space: "lothal", ...dengar },
  ] as const;
  return outerRim.viewFor(stage({ players, ...scene }).state(), 0);
}

const told = (view: View, sure = true): unknown => rivalReason(view, sure);

test("[OR-FAME-03] nobody is told of while they are far, and of the nearest once they are near", () => {
  expect(told(table({ fame: 9 }, { fame: 6 }))).toBeNull();
  const near = { kind: "rival", player: 1, left: 3 };
  expect(told(table({ fame: 9 }, { fame: 7 }))).toMatchObject(near);
  // In a short game three fame are more than half of it.
  const short = { options: { fame: "5" } };
  expect(told(table({}, { fame: 2 }, short))).toBeNull();
  expect(told(table({}, { fame: 3 }, short))).toMatchObject({ left: 2 });
});

test("[OR-FAME-03] what it means follows from how far oneself is, and whether any fame is sure", () => {
  const means = (fame: number, sure = true): unknown => told(table({ fame }, { fame: 8 }), sure);
  expect(means(9)).toMatchObject({ means: "race", mine: 1, left: 2 });
  expect(means(6)).toMatchObject({ means: "sure", mine: 4 });
  expect(means(6, false)).toMatchObject({ means: "dare" });
  expect(means(2)).toMatchObject({ means: "late", mine: 8 });
});

test("[UB-PB-02] whoever holds the bounty on them hears of it, unless it is on somebody else", () => {
  const bossk = { character: "bossk", fame: 8 } as const;
  const hunter = (id: string): unknown => told(table({ cards: [held(id)] }, bossk));
  expect(hunter("bounty-bossk")).toMatchObject({ means: "hunt" });
  expect(hunter("bounty-greedo")).toMatchObject({ means: "late" });
});

test("[OR-FAME-01] a card they hold is named where it would be enough", () => {
  const captive = held("bounty-greedo", { token: 3 });
  const dengar = (fame: number, card: StagedScene["players"][number]["cards"]): unknown =>
    told(table({}, { fame, ...(card === undefined ? {} : { cards: card }) }));
  expect(dengar(8, [captive])).toMatchObject({ card: "bounty-greedo", brings: 2 });
  expect(dengar(7, [captive])).not.toHaveProperty("card");
  // Not caught yet, it may take long.
  expect(dengar(8, [held("bounty-greedo")])).not.toHaveProperty("card");
});

test("[UB-SOLO-13] a printed opponent needs more where ambitions are played, and has no sheet", () => {
  const opponent = { deck: "bounty-hunter", cards: ["hunter-1"], handicap: 2 } as const;
  const printed = (fame: number): unknown =>
    told(table({}, { fame, opponent }, { seats: 1, options: { fame: "10" } }));
  expect(printed(8)).toBeNull();
  expect(printed(10)).toMatchObject({ left: 2 });
});

test("[UB-AMB-16] with an ambition fame alone is no threat", () => {
  const rich = (credits: number): unknown =>
    told(
      table(
        { ambition: { id: "huntmaster-of-the-hutts", done: [] } },
        { fame: 9, credits, ambition: { id: "king-of-the-docks", done: [true, true] } },
        { options: { ambitions: "on" } },
      ),
    );
  expect(rich(14_000)).toBeNull();
  expect(rich(15_000)).toMatchObject({ left: 0, sheet: true, means: "goals" });
});

test("[OR-FAME-03] it stands beside one idea of the planning, the fame that is sure, and nowhere else", () => {
  const han = { space: "tatooine", cards: [held("bounty-greedo", { token: 3 })] } as const;
  const view = table(han, { fame: 9 });
  const said = (seen: View): readonly { readonly why: Reason; readonly also?: Reason }[] =>
    (analyst.ideas?.(seen, outerRim.options(seen)) ?? []) as never;
  const beside = said(view).filter(({ also }) => also !== undefined);
  expect(beside).toMatchObject([{ why: { kind: "captive" }, also: { kind: "rival", left: 1 } }]);
  expect(said(table(han, { fame: 2 })).some(({ also }) => also !== undefined)).toBe(false);
  const acting = stage({
    players: [
      { character: "han-solo", ...han },
      { character: "dengar", space: "lothal", fame: 9 },
    ],
  }).say({ type: "earn" });
  const later = said(outerRim.viewFor(acting.state(), 0));
  expect(later.some(({ also }) => also !== undefined)).toBe(false);
});
