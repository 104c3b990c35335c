/** Every piece of news of whole games becomes a sentence, in three languages. */
import { expect, test } from "vitest";
import { bountyHunters, type View } from "#rules/bounty-hunters/index.ts";
import { fold, isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import type { SeatName } from "../../screen.ts";
import { logLine } from "./news.ts";
import { status } from "./status.ts";
import { en } from "#words/made/bounty-hunters/en.ts";
import { es } from "#words/made/bounty-hunters/es.ts";
import { fr } from "#words/made/bounty-hunters/fr.ts";

const names: readonly SeatName[] = ["Ginny", "Thomas", "Mia"].map((name, seat) => ({
  seat,
  name,
  mine: seat === 0,
  bot: false,
}));
/** News that the board shows and the log leaves out. */
const silent = new Set([
  "deck-chosen",
  "card-chosen",
  "choosing-began",
  "placement-asked",
  "window-opened",
  "window-closed",
  "windows-settled",
]);

test.each([
  { seed: 1, commit: "fate" },
  { seed: 2, commit: "card" },
])("[BH-TURN-02] a game told in full, seed $seed", ({ seed, commit }) => {
  const rng = quickRng(seed);
  const setup = { seats: 3, options: { commit }, content: null };
  let state = bountyHunters.begin(setup);
  const told = new Set<string>();
  const tell = (events: ReturnType<typeof bountyHunters.setUp>): void => {
    state = fold(bountyHunters, state, events);
    for (const event of events) {
      const news = bountyHunters.newsFor(event, 0);
      if (news === null) continue;
      for (const words of [en, fr, es]) {
        const line = logLine(news, names, words, bountyHunters.viewFor(state, 0));
        expect(line === null, news.type).toBe(silent.has(news.type));
        expect(line?.text ?? "").not.toMatch(/undefined|NaN|\[object/);
        if (line) expect(line.rule).toMatch(/^(BH|AMB)-/);
        // Ginny reads it: she is "you", except among others in a list.
        if (news.type !== "end-triggered") expect(line?.text ?? "").not.toContain("Ginny");
      }
      told.add(news.type);
    }
  };
  tell(bountyHunters.setUp(setup, oneStream(rng)));
  for (let moves = 0; bountyHunters.outcome(state) === null && moves < 3000; moves++) {
    const [seat = 0] = bountyHunters.awaited(state);
    const view: View = bountyHunters.viewFor(state, seat);
    for (const words of [en, fr, es])
      expect(status(view, names, words, seat).length).toBeGreaterThan(3);
    const options = bountyHunters.options(view);
    const command = options[rng.below(options.length)];
    if (command === undefined) throw new Error("nothing to do");
    const decision = bountyHunters.decide(state, seat, command, oneStream(rng));
    if (isRefusal(decision)) throw new Error(decision.code);
    tell(decision);
  }
  expect(bountyHunters.outcome(state)).not.toBeNull();
  expect(told.size).toBeGreaterThan(18);
});
