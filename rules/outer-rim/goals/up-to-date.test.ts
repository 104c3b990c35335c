/** Goals that come and go are looked at after everything that happened, whatever it was. */
import { expect, test } from "vitest";
import { stage } from "../testing/stage.ts";
import { endorsement, offer } from "../testing/deals.ts";
import type { Player } from "../state.ts";

const docks = (credits: number, done: readonly boolean[]): Partial<Player> => ({
  character: "bossk",
  space: "kessel",
  credits,
  ambition: { id: "king-of-the-docks", done },
});

function afterGift(from: number, one: Partial<Player>, two: Partial<Player>) {
  const give = { credits: 6000 };
  const table = stage({ players: [one, two], options: { ambitions: "on" } });
  table.say({ type: "earn" });
  return table.say(from === 0 ? offer(1, give, {}) : offer(1, {}, give)).say({ type: "accept" });
}

test("[UB-AMB-10] a gift of credits completes an infinity goal", () => {
  const table = afterGift(1, docks(8000, []), {
    character: "dengar",
    space: "naboo",
    credits: 6000,
  });
  expect(table.player(0).ambition?.done[2]).toBe(true);
});

test("[UB-AMB-14] credits given away take its token", () => {
  const table = afterGift(0, docks(14_000, [false, false, true]), {
    character: "dengar",
    space: "naboo",
  });
  expect(table.player(0).ambition?.done[2]).toBe(false);
});

const vigo = { character: "bossk", space: "kessel" } as const;
const options = { ambitions: "on", favors: "on" };

test("[UB-AMB-10] [UB-FAV-06] an endorsement completes one", () => {
  const table = stage({
    players: [
      { ...vigo, ambition: { id: "vigo-in-waiting", done: [] } },
      {
        character: "dengar",
        space: "naboo",
        reputation: { hutt: 0, imperial: 0, rebel: 0, syndicate: 1 },
      },
    ],
    options,
  });
  table.say(offer(1, {}, { favor: endorsement("syndicate") })).say({ type: "accept" });
  expect(table.player(0).ambition?.done[2]).toBe(true);
});

test("[UB-AMB-14] [UB-FAV-06] whose token goes when the turn ends", () => {
  const done = [false, false, true];
  const table = stage({
    players: [
      { ...vigo, treated: ["syndicate"], ambition: { id: "vigo-in-waiting", done } },
      { character: "dengar", space: "naboo" },
    ],
    options,
    agenda: [{ type: "end-turn", player: 0 }],
  });
  expect(table.state().current).toBe(1);
  expect(table.player(0).ambition?.done[2]).toBe(false);
});
