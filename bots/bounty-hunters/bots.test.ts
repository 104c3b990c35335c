import { describe, expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { BountyHunters, State } from "#rules/bounty-hunters/index.ts";
import type { Setup } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import { playBout } from "../arena.ts";
import type { Bot, Budget } from "../bot.ts";
import { botOf, botsOf } from "../index.ts";

const brief: Budget = { type: "iterations", iterations: 1 };
const quick: Budget = { type: "iterations", iterations: 12 };
const setup = (seats: number, options: Record<string, string> = {}): Setup => ({
  seats,
  options,
  content: null,
});
const bot = (level: string): Bot<BountyHunters> =>
  botOf("bounty-hunters", level) as Bot<BountyHunters>;

const tables: readonly (readonly [string, Setup])[] = [
  ["two players", setup(2)],
  ["four players, card alone sealed", setup(4, { commit: "card" })],
  [
    "three players, fresh cards wait, 42 credits",
    setup(3, { freshReserve: "waits", credits: "forty-two" }),
  ],
  ["six players, introductory", setup(6, { mode: "introductory" })],
];

/** Half a dozen states of one game, spread from the first turn to the last. */
const someMoments = ((): State[] => {
  const all: State[] = [];
  playBout(
    bountyHunters,
    setup(3),
    [bot("steady"), bot("random"), bot("steady")],
    quickRng(3),
    quick,
    (state) => all.push(state),
  );
  const step = Math.ceil(all.length / 6);
  return all.filter((state, i) => i % step === 0 && state.step.type !== "over");
})();

describe.each(botsOf("bounty-hunters").map(({ level }) => level))("%s", (level) => {
  test.each(tables)("[BH-TURN-05] finishes a game of %s with legal moves only", (_name, table) => {
    // One seat is enough for who thinks long; the others keep the game moving.
    const bots = Array.from({ length: table.seats }, (_, seat) =>
      bot(seat === 0 || level !== "master" ? level : "steady"),
    );
    const { outcome, decisions } = playBout(
      bountyHunters,
      table,
      bots,
      quickRng(7),
      level === "master" ? brief : quick,
    );
    expect(outcome.pads).toHaveLength(table.seats);
    expect(decisions).toBeGreaterThan(table.seats * 10);
  });

  test("[AMB-04] two worlds that look the same get the same answer, reasons included", () => {
    for (const [i, state] of someMoments.entries()) {
      for (const seat of bountyHunters.awaited(state)) {
        const view = bountyHunters.viewFor(state, seat);
        const other = bountyHunters.imagine(view, quickRng(1000 + i));
        const again = bountyHunters.viewFor(other, seat);
        const options = bountyHunters.options(view);
        const told = bot(level).play(view, options, quickRng(i), quick);
        expect(bot(level).play(again, bountyHunters.options(again), quickRng(i), quick)).toEqual(
          told,
        );
      }
    }
  });

  test("[BH-SETUP-11] secrets smuggled into a view change nothing", () => {
    for (const [i, state] of someMoments.entries()) {
      for (const seat of bountyHunters.awaited(state)) {
        const view = bountyHunters.viewFor(state, seat);
        const tampered = {
          ...view,
          hands: state.hands,
          decks: state.decks,
          state,
          boards: view.boards.map((board, s) => ({ ...board, hand: state.hands[s] })),
        };
        const options = bountyHunters.options(view);
        expect(bot(level).play(tampered, options, quickRng(i), quick)).toEqual(
          bot(level).play(view, options, quickRng(i), quick),
        );
      }
    }
  });

  test("[BH-SCORE-01] reasons add up, are plain JSON, and tell nothing of the hand", () => {
    for (const [i, state] of someMoments.entries()) {
      const seat = bountyHunters.awaited(state)[0] ?? 0;
      const view = bountyHunters.viewFor(state, seat);
      const { command, reasons } = bot(level).play(
        view,
        bountyHunters.options(view),
        quickRng(i),
        quick,
      );
      expect(reasons.kept.choice.command).toEqual(command);
      for (const one of [reasons.told.move, reasons.kept.choice, reasons.kept.next]) {
        if (one === null) continue;
        const sum = Object.values(one.rows).reduce((total, n) => total + n, 0);
        expect(one.total).toBeCloseTo(sum, 6);
      }
      expect(reasons.told.move.rows["denial"]).toBeUndefined();
      expect(reasons.told.move.chance).toBeNull();
      if (command.type === "draw") expect(reasons.told.move.rows).toEqual({});
      expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
    }
  });
});
