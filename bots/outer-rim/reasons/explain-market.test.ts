/** Why a card on sale: what it is for, and never that it is worth its price. */
import { expect, test } from "vitest";
import {
  deckLists,
  fightChance,
  marketCard,
  marketDecks,
  outerRim,
  type Command,
  type MarketDeck,
  type View,
} from "#rules/outer-rim/index.ts";
import { jobOdds } from "../odds/story-odds.ts";
import { held, stage, withContact, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { analyst } from "../analyst.ts";
import { sharp } from "../players/levels.ts";
import { explain } from "./explain.ts";
import type { Reason } from "./reason.ts";

/** Han Solo, who knows piloting and tech, at the market of Naboo with these cards on top. */
function market(
  tops: Partial<Record<MarketDeck, string>>,
  han: StagedScene["players"][number] = {},
): View {
  const table = stage({
    players: [
      { character: "han-solo", space: "naboo", credits: 30_000, ...han },
      { character: "dengar", space: "lothal" },
    ],
    state: (state) => ({
      tokens: withContact(state, "greedo", "naboo"),
      market: Object.fromEntries(
        marketDecks.map((deck) => {
          const top = tops[deck];
          const rest = state.market[deck].filter((id) => id !== top);
          return [deck, top === undefined ? rest : [top, ...rest]];
        }),
      ) as unknown as typeof state.market,
    }),
  });
  table.say({ type: "earn" }).say({ type: "market" });
  return outerRim.viewFor(table.state(), 0);
}

function why(deck: MarketDeck, top: string): Reason {
  return explain({ ...market({ [deck]: top }), mind: sharp }, { type: "buy", deck }, 9);
}

test("[OR-BNTY-01] a bounty on sale: who, where, the odds of the fight and the pay", () => {
  const [han] = market({}).players;
  if (han === undefined) throw new Error("nobody here");
  const { win } = fightChance("ground", han, 4);
  expect(why("bounty", "bounty-greedo")).toMatchObject({
    kind: "bounty",
    at: "naboo",
    turns: 0,
    chance: Math.round((100 * win.ways) / win.of),
    credits: 9000,
    fame: 2,
    paid: "ord-mantell",
  });
});

test("[OR-JOB-01] a job on sale: where, what for, and how many of its skills are known", () => {
  expect(why("job", "imperial-favor")).toMatchObject({
    kind: "job",
    at: "ryloth",
    credits: 5000,
    reputation: "imperial",
  });
  expect(why("job", "the-kessel-run")).toMatchObject({ asked: 5, known: 1 });
});

test("[UB-MPJ-01] [UB-OPP-01] a job that takes somebody else says so", () => {
  expect(why("job", "disable-comms-network")).toMatchObject({ shared: "together" });
  expect(why("job", "snatch-and-grab")).toMatchObject({ shared: "opposed" });
  expect(why("job", "the-kessel-run")).not.toHaveProperty("shared");
});

test("[UB-DATA-03] how likely a job comes off is counted to its end, not guessed", () => {
  const view = market({});
  for (const id of deckLists.job) {
    const card = marketCard(id);
    if (card.kind !== "job" || card.others !== undefined || card.at === "none") continue;
    const { done } = jobOdds(view, 0, card);
    expect(why("job", id), id).toMatchObject({ chance: Math.round(100 * done) });
  }
});

test("[OR-TEST-04] help by choice makes the odds of a job at least that", () => {
  const job = (crew: StagedScene["players"][number]["crew"]): Reason => {
    const view = market({ job: "the-kessel-run" }, { ...(crew && { crew }) });
    return explain({ ...view, mind: sharp }, { type: "buy", deck: "job" }, 9);
  };
  expect(job([{ id: "hired-help", token: null }])).toMatchObject({ bound: "atLeast" });
  expect(job([])).not.toHaveProperty("bound");
});

test("[OR-CARGO-03] cargo on sale: where it goes, and that what is illegal may be stopped", () => {
  expect(why("cargo", "food-supplies")).toMatchObject({ kind: "cargo", credits: 5000 });
  expect(why("cargo", "stolen-prototype")).toMatchObject({ kind: "smuggle", chance: 38, fame: 1 });
});

test("[OR-SLOT-04] gear and ships on sale: what would be better with them, and what worse", () => {
  expect(why("gear-mod", "dl-44")).toEqual({
    kind: "equip",
    card: "dl-44",
    gains: [{ what: "ground", by: 1 }],
  });
  const { gains } = why("ship", "ship-porax-38") as Extract<Reason, { kind: "equip" }>;
  expect(gains).toContainEqual({ what: "ship", by: 2 });
  expect(gains).toContainEqual({ what: "goal", by: 1 });
  expect(gains.at(-1)).toMatchObject({ what: "crew" });
  // Neither dice nor numbers: the card says itself what it does.
  expect(why("gear-mod", "jetpack")).toEqual({ kind: "buy", card: "jetpack" });
});

/** The ideas when these are the only answers. */
function ideas(view: View, ...options: readonly Command[]): readonly Command["type"][] {
  return (analyst.ideas?.(view, options) ?? []).map(({ command }) => command.type);
}

test("[OR-MKT-02] no card is to be cleared away and taken", () => {
  const both = (["job", "bounty"] as const).flatMap((deck) =>
    deckLists[deck].map((top) =>
      ideas(market({ [deck]: top }), { type: "discard-top", deck }, { type: "buy", deck }),
    ),
  );
  for (const said of both) expect(said).toHaveLength(1);
  expect(new Set(both.flat())).toEqual(new Set(["discard-top", "buy"]));
});

test("[OR-MKT-02] one card to be cleared away is enough, and it is named", () => {
  const view = market({ job: "hutt-favor" });
  const clear = { type: "discard-top", deck: "job" } as const;
  expect(ideas(view, clear, { type: "discard-top", deck: "bounty" })).toEqual(["discard-top"]);
  expect(explain({ ...view, mind: sharp }, clear, 9)).toMatchObject({ card: "hutt-favor" });
});

test("[OR-MKT-08] cargo that is rolled for says how likely it is to come at all", () => {
  const buy: Command = { type: "buy", deck: "cargo" };
  const why = (top: string): unknown => explain({ ...market({ cargo: top }), mind: sharp }, buy, 2);
  // Three of eight sides are a hit.
  expect(why("black-sun-mole")).toMatchObject({ card: "black-sun-mole", deal: 38 });
  expect(why("food-supplies")).not.toHaveProperty("deal");
});

test("[UB-CLAR-09] [OR-MKT-08] the purchase has its own bound, whatever the smuggling has", () => {
  // Hurt for a hit by choice; with every face a pass, nothing is left to choose when it is delivered.
  const hurt = { character: "chewbacca", flipped: true } as const;
  const smuggler = { ship: "yt-1300", shipFlipped: true } as const;
  const buys = (more: StagedScene["players"][number]): unknown => {
    const view = market({ cargo: "black-sun-mole" }, { ...hurt, ...more });
    return explain({ ...view, mind: sharp }, { type: "buy", deck: "cargo" }, 2);
  };
  expect(buys({})).toMatchObject({ chance: 38, bound: "atLeast", deal: 38, dealBound: "atLeast" });
  const sure = buys({ ...smuggler, cards: [held("smuggling-compartment")] });
  expect(sure).toMatchObject({ chance: 100, deal: 38, dealBound: "atLeast" });
  expect(sure).not.toHaveProperty("bound");
});

test("[OR-MKT-03] what is free and left is named; what is cleared away because it is too dear, too", () => {
  const at = (tops: Partial<Record<MarketDeck, string>>, han: StagedScene["players"][number]) => ({
    ...market(tops, han),
    mind: sharp,
  });
  const poor = at({ bounty: "bounty-greedo", luxury: "attend-statue-dedication" }, { credits: 0 });
  const left = explain(poor, { type: "leave-market" }, 9);
  expect(left).toMatchObject({ kind: "nothing-to-buy" });
  const named = left.kind === "nothing-to-buy" ? (left.free ?? []) : [];
  const free = marketDecks.flatMap((deck) => {
    const { top } = poor.market[deck];
    return top !== null && marketCard(top).cost === 0 ? [top] : [];
  });
  expect(named).toContain("bounty-greedo");
  expect(named.every((id) => free.includes(id))).toBe(true);
  const clear = (view: typeof poor, deck: MarketDeck): Reason =>
    explain(view, { type: "discard-top", deck }, 9);
  const dear = marketCard("attend-statue-dedication").cost - (poor.players[0]?.credits ?? 0);
  expect(clear(poor, "luxury")).toMatchObject({ kind: "look-below", short: dear });
  expect(clear(poor, "bounty")).not.toHaveProperty("short");
  const full = [held("bounty-bossk"), held("bounty-ketsu-onyo"), held("the-kessel-run")];
  const crowded = at({ bounty: "bounty-greedo" }, { credits: 0, cards: full });
  const crowdedFree = explain(crowded, { type: "leave-market" }, 9);
  const stillNamed = crowdedFree.kind === "nothing-to-buy" ? (crowdedFree.free ?? []) : null;
  expect(stillNamed).not.toContain("bounty-greedo");
});
