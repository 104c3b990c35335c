import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { conformance } from "../../conformance.ts";
import { isRefusal } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { outerRim } from "../index.ts";
import { sample } from "../sample.ts";

type Options = Readonly<Record<string, string>>;

/** How the game ended, and after how many decisions. */
interface End {
  readonly how: string;
  readonly decisions: number;
}

/** Plays at random to the end and says by which rule it ended. */
function randomGame(seed: number, seats: number, options: Options = {}): End {
  const setup = { seats, options, content: null };
  const chance = oneStream(quickRng(seed + 100_000));
  const rng = quickRng(seed);
  let state = outerRim.begin(setup);
  for (const event of outerRim.setUp(setup, chance)) state = outerRim.evolve(state, event);
  for (let decisions = 1; ; decisions++) {
    const seat = outerRim.awaited(state)[0];
    if (seat === undefined) return { how: "nobody asked, nobody won", decisions };
    const choices = outerRim.options(outerRim.viewFor(state, seat));
    const command = choices[rng.below(choices.length)];
    if (command === undefined) return { how: "stuck", decisions };
    const events = outerRim.decide(state, seat, command, chance);
    if (isRefusal(events)) return { how: `refused ${events.code}`, decisions };
    let last = "";
    for (const event of events) {
      state = outerRim.evolve(state, event);
      last = event.rule;
    }
    if (state.winner !== null) return { how: last, decisions };
  }
}

/** `SEED=first` plays the same games again. */
const first = Number(process.env["SEED"] ?? randomInt(2 ** 30));

test("[OR-FAME-03] 2,000 random games end by fame", () => {
  for (let seed = first; seed < first + 2000; seed++)
    expect(randomGame(seed, 1 + (seed % 4)).how, `seed ${seed}`).toBe("OR-FAME-03");
});

/** With and without favors, ambitions and the second box. */
const tables: readonly Options[] = [
  { favors: "on" },
  { favors: "on", ambitions: "on" },
  {},
  { box: "base" },
];

test("[OR-TURN-07] a million decisions of random play, and no dead end", () => {
  let made = 0;
  for (let seed = first; made < 1_000_000; seed++) {
    const { how, decisions } = randomGame(
      seed,
      1 + (seed % 4),
      tables[Math.floor(seed / 4) % tables.length],
    );
    made += decisions;
    expect(how, `seed ${seed}`).toMatch(/^(?:OR-FAME|UB-AMB)/);
  }
  console.log(`${made} decisions`);
});

const leaks = /imagined world|hidden swap|news tell|deal tells/;

test.each(conformance(outerRim, sample).filter(({ name }) => leaks.test(name)))(
  "[OR-ENC-04] ten thousand looks in four ways: $name",
  ({ complaint }) => {
    for (let seed = first; seed < first + 2500; seed++)
      expect(complaint(seed, (seed * 41) % 700), `seed ${seed}`).toBeNull();
  },
);

test.each(conformance(outerRim, sample))(
  "[OR-TURN-07] a thousand looks: $name",
  ({ complaint, cost }) => {
    for (let seed = first; seed < first + 1000 / cost; seed++)
      expect(complaint(seed, (seed * 37) % 900), `seed ${seed}`).toBeNull();
  },
);
