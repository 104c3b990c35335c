import { expect, test } from "vitest";
import { contactCard, outerRim, type View } from "#rules/outer-rim/index.ts";
import { aboard, held, stage } from "#rules/outer-rim/testing/stage.ts";
import { errandsOf } from "./errands.ts";
import { suspects } from "./suspects.ts";

function seen(): View {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-greedo")] },
      { character: "ig-88", space: "kessel" },
    ],
  });
  return outerRim.viewFor(table.state(), 0);
}

const rank = contactCard("greedo").class;

test("[OR-BNTY-01] a face-down contact of my target's class may be my target, until it is found", () => {
  const view = seen();
  const hidden = view.tokens.findIndex((one) => one.class === rank);
  const other = view.tokens.findIndex((one) => one.class !== rank);
  expect(suspects(view, 0, hidden)).toEqual(["greedo"]);
  expect(suspects(view, 0, other)).toEqual([]);
  expect(suspects(view, 1, hidden)).toEqual([]);
  const tokens = view.tokens.map((one, i) =>
    i === hidden + 1 ? { ...one, contact: "greedo" } : one,
  );
  expect(suspects({ ...view, tokens }, 0, hidden)).toEqual([]);
});

test("[UB-PB-01] a character somebody plays is behind no contact", () => {
  const view = seen();
  const played = view.players.map((one, i) => (i === 1 ? { ...one, character: "greedo" } : one));
  const hidden = view.tokens.findIndex((one) => one.class === rank);
  expect(suspects({ ...view, players: played as View["players"] }, 0, hidden)).toEqual([]);
});

test("[OR-BNTY-02] whoever is aboard with somebody is under no contact: hunted at the owner, or not at all", () => {
  const pins = (owner: number): readonly unknown[] => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("bounty-greedo")] },
        { character: "ig-88", space: "kessel" },
      ],
      state: (state) => aboard(state, owner, "greedo"),
    });
    const view = outerRim.viewFor(table.state(), 0);
    // Whatever the tokens show: the crew lies open.
    const tokens = view.tokens.map((one) => ({ ...one, contact: null }));
    for (const token of tokens.keys()) expect(suspects({ ...view, tokens }, 0, token)).toEqual([]);
    const [me] = view.players;
    return me === undefined ? [] : errandsOf(view, me).map(({ space }) => space);
  };
  expect(pins(0)).toEqual([null]);
  expect(pins(1)).toEqual(["kessel"]);
});

test("[UB-PB-02] a character somebody plays is hunted where that player is; nobody hunts themselves", () => {
  const played = (seat: number): readonly unknown[] => {
    const table = stage({
      players: [
        { character: "bossk", space: "naboo", cards: [held("bounty-greedo")] },
        { character: "ig-88", space: "kessel" },
      ],
    });
    const view = outerRim.viewFor(table.state(), 0);
    const players = view.players.map((one, i) =>
      i === seat ? { ...one, character: "greedo" } : one,
    ) as View["players"];
    const [me] = players;
    return me === undefined ? [] : errandsOf({ ...view, players }, me).map(({ space }) => space);
  };
  expect(played(1)).toEqual(["kessel"]);
  expect(played(0)).toEqual([null]);
});
