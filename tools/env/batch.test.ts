/** The environment plays by the rules, in the same numbers everywhere, and nothing outside a mask. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { quickRng } from "#rules/rng.ts";
import { newBatch, type Batch } from "./batch.ts";
import { bountyHuntersCoder } from "./bounty-hunters.ts";
import type { EnvCoder } from "./coder.ts";
import { outerRimCoder } from "./outer-rim.ts";

const setupFor = ({ game }: EnvCoder, seats: number) => ({
  seats,
  options: Object.fromEntries(game.tableOptions.map(({ id, standard }) => [id, standard])),
  content: null,
});

const coders = {
  "bounty-hunters": (seats: number): EnvCoder =>
    bountyHuntersCoder({ seats, options: {}, content: null }),
  "outer-rim": (): EnvCoder => outerRimCoder(),
};

/** The blocks of an answer, by name. */
function read(batch: Batch): Readonly<Record<string, Buffer>> {
  const answer = batch.answer();
  let from = 0;
  return Object.fromEntries(
    batch.blocks.map(({ name, type, shape }) => {
      const bytes = shape.reduce((all, size) => all * size, Number(type.slice(1)));
      from += bytes;
      return [name, answer.subarray(from - bytes, from)];
    }),
  );
}

/** One of the actions the mask allows, by chance; −1 where nobody is asked. */
function anyAction(mask: Buffer, actions: number, below: (n: number) => number): Int32Array {
  const rows = mask.length / actions;
  return Int32Array.from({ length: rows }, (_, row) => {
    const allowed: number[] = [];
    for (let a = 0; a < actions; a++) if (mask[row * actions + a] === 1) allowed.push(a);
    return allowed.length === 0 ? -1 : (allowed[below(allowed.length)] ?? -1);
  });
}

/** Everything that is told of so many games of chance, as one hash. */
function trajectories(coder: EnvCoder, seats: number, width: number, games: number): string {
  const batch = newBatch({ coder, setup: setupFor(coder, seats), envs: 1, width });
  const hash = createHash("sha256");
  for (let seed = 0; seed < games; seed++) {
    const rng = quickRng(1000 + seed);
    batch.reset(Int32Array.of(seed));
    for (;;) {
      const { mask = Buffer.alloc(0), done, illegal, reward } = read(batch);
      expect(illegal?.[0]).toBe(0);
      hash.update(batch.answer());
      if (done?.[0] === 1) {
        let sum = 0;
        for (let seat = 0; seat < seats; seat++) sum += reward?.readFloatLE(4 * seat) ?? 9;
        expect(Math.abs(sum)).toBeLessThan(1e-6);
        break;
      }
      batch.step(anyAction(mask, coder.actions, rng.below));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

const deep = process.env["DEEP"] === "1";

test.each([
  { game: "bounty-hunters", seats: 2, width: 1, games: deep ? 1000 : 20 },
  { game: "bounty-hunters", seats: 4, width: 4, games: deep ? 1000 : 10 },
  { game: "outer-rim", seats: 2, width: 1, games: deep ? 100 : 1 },
] as const)(
  "[env] $games games of $game for $seats, $width asked at once, are told in the very same numbers",
  async ({ game, seats, width, games }) => {
    const coder = coders[game](seats);
    const { rulesVersion } = coder.game;
    const told = trajectories(coder, seats, width, games);
    // Other rules, other numbers: `npm test -- FILE -u` writes them anew.
    await expect(`rules version ${rulesVersion}\n${told}\n`).toMatchFileSnapshot(
      `vectors/${game}-${seats}-seats-${width}-asked-${games}-games.txt`,
    );
  },
  120_000,
);

test("[env] an action outside the mask changes nothing and is said to be illegal", () => {
  const coder = coders["bounty-hunters"](2);
  const batch = newBatch({ coder, setup: setupFor(coder, 2), envs: 2, width: 1 });
  batch.reset(Int32Array.of(1, 1));
  const { observation } = read(batch);
  const { mask = Buffer.alloc(0) } = read(batch);
  const shut = mask.subarray(0, coder.actions).indexOf(0);
  batch.step(Int32Array.of(shut, -1));
  expect([...(read(batch)["illegal"] ?? [])]).toEqual([1, 1]);
  expect(read(batch)["observation"]).toEqual(observation);
});

test("[env] a fork looks the same to whoever is asked, and what they do not see is dealt anew", () => {
  const coder = coders["bounty-hunters"](2);
  const batch = newBatch({ coder, setup: setupFor(coder, 2), envs: 2, width: 1 });
  const half = (name: string, nth: number): Buffer => {
    const block = read(batch)[name] ?? Buffer.alloc(0);
    return block.subarray((nth * block.length) / 2, ((nth + 1) * block.length) / 2);
  };
  batch.reset(Int32Array.of(5, -1));
  for (let i = 0; i < 20; i++)
    batch.step(anyAction(read(batch)["mask"] ?? Buffer.alloc(0), coder.actions, quickRng(i).below));
  batch.fork(Int32Array.of(-1, 0), Int32Array.of(0, 77));
  expect(half("observation", 1)).toEqual(half("observation", 0));
  const rng = quickRng(3);
  for (let i = 0; i < 40; i++) {
    const [action = -1] = anyAction(half("mask", 0), coder.actions, rng.below);
    batch.step(Int32Array.of(action, action));
    if (!half("observation", 1).equals(half("observation", 0))) return;
  }
  expect.unreachable("both were dealt the same cards");
});
