import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isRefusal } from "../../game.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { aiCards } from "../cards/ai/cards.ts";
import { outerRim } from "../index.ts";
import { startPlay } from "../agenda/play.ts";
import { held, stage, tokenNumber, withContact } from "../scenes/stage.ts";
import { doLine } from "./lines.ts";
import type { AiLine } from "../cards/ai/lines.ts";
import type { CharacterId } from "../cards/characters.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player, State } from "../state.ts";

const opponent = { deck: "bounty-hunter", cards: ["hunter-1"], handicap: 0 } as const;

/** A person at Naboo and an opponent as described; then one line is done. */
function line(
  line: AiLine,
  ai: Partial<Player> = {},
  human: Partial<Player> = {},
  more: (state: State) => Partial<State> = () => ({}),
): { readonly play: Play; readonly done: boolean; readonly ai: Player; readonly human: Player } {
  const table = stage({
    players: [
      { character: "lando-calrissian", space: "naboo", ...human },
      { character: "boba-fett", space: "tatooine", opponent, ...ai },
    ],
    seats: 1,
    state: more,
    agenda: [
      { type: "turn", player: 0 },
      { type: "market", player: 0, discarded: null, discards: 0, discount: 0, decks: [] },
    ],
  });
  const play = startPlay(table.state(), oneStream(quickRng(11)));
  const done = doLine(play, 1, line);
  const [one, two] = play.state.players;
  if (one === undefined || two === undefined) throw new Error("two players");
  return { play, done, ai: two, human: one };
}

function topped(deck: MarketDeck, ...cards: readonly string[]): (state: State) => Partial<State> {
  return (state) => ({
    market: {
      ...state.market,
      [deck]: [...cards, ...state.market[deck].filter((id) => !cards.includes(id))],
    },
  });
}

describe("lines of the AI cards", () => {
  test("[OR-SOLO-02] recovering", () => {
    expect(line({ do: "recover-if-defeated" }).done).toBe(false);
    expect(line({ do: "recover-if-defeated" }, { defeated: true, damage: 5 }).ai).toMatchObject({
      defeated: false,
      damage: 0,
    });
    expect(line({ do: "recover", perDamage: 1000 }, { damage: 2, shipDamage: 1 }).ai).toMatchObject(
      { damage: 0, shipDamage: 0, credits: 3000 },
    );
    expect(line({ do: "recover" }).done).toBe(false);
    expect(line({ do: "recover-character", amount: 2 }, { damage: 3 }).ai.damage).toBe(1);
  });
  test("[OR-SOLO-04] [UB-SOLO-06] flying to the nearest goal, stopping at a planet rather than a navpoint", () => {
    expect(line({ do: "move-to-goal" }).done).toBe(false);
    expect(line({ do: "move-to-goal" }, { cards: [held("stolen-weapons")] }).done).toBe(false);
    const flown = line({ do: "move-to-goal" }, { cards: [held("food-supplies")] });
    expect(flown.ai.space).toBe("nal-hutta");
    expect(line({ do: "move-to-goal", imperial: true }, { space: "nal-hutta" }).ai.space).toBe(
      "ryloth",
    );
    const blocked = (fearless?: number) =>
      line(
        { do: "move-to-goal", ...(fearless === undefined ? {} : { fearless }) },
        { ship: "yt-1300", cards: [held("food-supplies")] },
        {},
        (state) => ({
          patrols: {
            ...state.patrols,
            hutt: { level: 1, space: "nav-19" },
            rebel: { level: 1, space: "nav-17" },
          },
        }),
      );
    expect(blocked().ai.space).toBe("nav-19");
    expect(blocked(15_000).ai.space).toBe("nal-hutta");
  });
  test("[OR-SOLO-04] toward people and targets", () => {
    expect(line({ do: "move-to-player" }, { space: "nav-28" }).ai.space).toBe("naboo");
    expect(
      line({ do: "move-to-player", standing: true }, { space: "nav-28" }, { defeated: true }).done,
    ).toBe(false);
    expect(line({ do: "move-to-player" }, { space: "cantonica" }).done).toBe(false);
    expect(
      line({ do: "move-to-target" }, { cards: [held("bounty-lando-calrissian")], space: "nav-28" })
        .ai.space,
    ).toBe("naboo");
    expect(line({ do: "move-to-most-hated" }).done).toBe(false);
    expect(
      line(
        { do: "move-to-most-hated" },
        {},
        { reputation: { hutt: -1, syndicate: 0, imperial: 0, rebel: 0 } },
      ).ai.space,
    ).toBe("naboo");
    expect(line({ do: "jump", spaces: 2 }, { cards: [held("food-supplies")] }).ai).toMatchObject({
      space: "nal-hutta",
      shipDamage: 1,
    });
  });
  test("[OR-SOLO-02] credits, fame and reputation", () => {
    expect(line({ do: "gain", amount: 2000 }).ai.credits).toBe(2000);
    expect(line({ do: "gain", amount: 1000, per: "different-skill" }).ai.credits).toBe(2000);
    expect(line({ do: "gain", amount: 2000, per: "droid-crew" }).done).toBe(false);
    expect(line({ do: "spend", amount: 8000, fame: 1 }, { credits: 7000 }).done).toBe(false);
    expect(line({ do: "spend", amount: 8000, fame: 1 }, { credits: 9000 }).ai).toMatchObject({
      credits: 1000,
      fame: 1,
    });
    expect(line({ do: "planet-reputation" }).ai.reputation.hutt).toBe(1);
    expect(line({ do: "planet-reputation" }, { space: "cantonica" }).done).toBe(false);
    expect(line({ do: "nearest-patrol-reputation" }, { space: "nav-33" }).done).toBe(true);
    expect(line({ do: "gain-and-lose", amount: 4000, lose: "planet" }).ai).toMatchObject({
      credits: 4000,
      reputation: { hutt: -1 },
    });
    expect(line({ do: "sell-fame" }, { fame: 2 }).ai).toMatchObject({ fame: 1, credits: 10_000 });
    expect(line({ do: "sell-fame" }, { fame: 2, credits: 20_000 }).done).toBe(false);
    expect(
      line({ do: "others-lose-reputation" }).play.agenda.some(({ type }) => type === "lose-choice"),
    ).toBe(true);
  });
  test("[OR-SOLO-05] [UB-SOLO-07] [UB-SOLO-08] buying, with up to two cards put away first", () => {
    const bought = line(
      { do: "buy", decks: ["cargo"] },
      { credits: 5000 },
      {},
      topped("cargo", "rebel-traitor", "stolen-weapons", "food-supplies"),
    );
    // A patrol's cargo and cargo for this very planet are put away.
    expect(bought.ai.cards.map(({ id }) => id)).toEqual(["food-supplies"]);
    expect(bought.play.state.market.cargo.slice(-2)).toEqual(["rebel-traitor", "stolen-weapons"]);
    expect(line({ do: "buy", decks: ["cargo"] }, { space: "nav-16", credits: 5000 }).done).toBe(
      false,
    );
    expect(
      line({ do: "buy", decks: ["ship"] }, { credits: 10_000 }, {}, topped("ship", "ship-lancer"))
        .ai,
    ).toMatchObject({ ship: "lancer", credits: 0 });
    expect(
      line(
        { do: "buy-unless-full", full: "cargo", instead: "job", otherwise: "cargo" },
        { credits: 3000, ship: "g9-rigger", cards: [held("food-supplies")] },
        {},
        topped("job", "the-kessel-run"),
      ).ai.cards.at(-1)?.id,
    ).toBe("the-kessel-run");
    expect(
      line({ do: "buy-luxury" }, { credits: 10_000 }, {}, topped("luxury", "sy-snootles")).ai,
    ).toMatchObject({ fame: 1, crew: [{ id: "sy-snootles" }] });
  });
  test("[UB-BHAI-20] [UB-BHAI-24] Wanted and the broker are put aside; cargo is sold without icons", () => {
    const hunter = line(
      { do: "buy", decks: ["bounty"], anywhere: true, orSell: true },
      { space: "nav-16" },
      {},
      topped("bounty", "wanted", "information-broker", "bounty-greedo"),
    );
    expect(hunter.ai.cards.map(({ id }) => id)).toEqual(["bounty-greedo"]);
    const full = line(
      { do: "buy", decks: ["bounty"], anywhere: true, orSell: true },
      { cards: [held("bounty-boshek"), held("bounty-4-lom")] },
    );
    expect(full.ai.credits).toBe(4000);
    expect(full.play.agenda.some(({ type }) => type === "patrol-toward")).toBe(false);
  });
  test("[OR-SOLO-06] [UB-SOLO-09] delivering without a die, jobs without a test", () => {
    const smuggled = line(
      { do: "deliver", illegal: { on: "ship", damage: 2 } },
      { cards: [held("stolen-weapons")] },
    );
    expect(smuggled.ai.shipDamage).toBe(2);
    expect(smuggled.play.agenda.at(-1)).toMatchObject({ type: "deliver", card: "stolen-weapons" });
    expect(
      line({ do: "deliver", illegal: "lose-planet" }, { cards: [held("stolen-weapons")] }).ai
        .reputation.hutt,
    ).toBe(-1);
    expect(
      line({ do: "complete-job" }, { cards: [held("jabbas-hidden-stash")] }).play.agenda.at(-1),
    ).toMatchObject({ type: "job-done" });
    expect(line({ do: "complete-job" }, { cards: [held("the-kessel-run")] }).done).toBe(false);
  });
  test("[OR-SOLO-07] [UB-SOLO-10] [UB-SOLO-11] turning up and hiring", () => {
    const revealed = line({ do: "reveal-lowest" });
    const here = revealed.play.state.tokens.filter(({ at }) => at === "tatooine");
    expect(here.filter(({ faceup }) => faceup).map((token) => token.class)).toEqual(["white"]);
    expect(line({ do: "hire", rank: "lowest" }).done).toBe(true);
    expect(
      line({ do: "hire", rank: "highest" }).play.state.tokens.some(
        (token) => token.class === "orange" && token.faceup,
      ),
    ).toBe(true);
    expect(line({ do: "hire", rank: "lowest", needsBerth: true }, { ship: "porax-38" }).done).toBe(
      false,
    );
    expect(
      line({ do: "hire-faceup" }, {}, {}, (state) => ({
        tokens: withContact(state, "boshek", "tatooine"),
      })).ai.crew.map(({ id }) => id),
    ).toEqual(["boshek"]);
    const removed = line({ do: "reveal-lowest" }, {}, {}, (state) => ({
      tokens: withContact(
        {
          ...state,
          tokens: state.tokens.map((token) =>
            token.at === "tatooine" ? { ...token, at: "gone" as const } : token,
          ),
        },
        "lando-calrissian",
        "tatooine",
        false,
      ),
    }));
    expect(removed.play.state.tokens[tokenNumber(removed.play.state, "lando-calrissian")]?.at).toBe(
      "gone",
    );
    expect(
      line({ do: "take-droid" }, {}, {}, (state) => ({
        tokens: withContact(state, "4-lom", "naboo"),
      })).ai.crew.map(({ id }) => id),
    ).toEqual(["4-lom"]);
  });
  test("[UB-BHAI-21] a hunter turns up a class it hunts", () => {
    const revealed = line({ do: "reveal-matching" }, { cards: [held("bounty-greedo")] });
    expect(
      revealed.play.state.tokens.filter(({ faceup }) => faceup).map((token) => token.class),
    ).toEqual(["green"]);
  });
  test("[UB-BHAI-05] [UB-BHAI-07] [UB-BHAI-08] finding and dropping bounties", () => {
    const found = line(
      { do: "find-bounty" },
      {},
      {},
      topped("bounty", "bounty-greedo", "bounty-lando-calrissian"),
    );
    expect(found.ai.cards.map(({ id }) => id)).toEqual(["bounty-lando-calrissian"]);
    const dropped = line(
      { do: "drop-hopeless-bounty" },
      { cards: [held("bounty-greedo"), held("bounty-ahsoka-tano")] },
    );
    expect(dropped.ai.cards.map(({ id }) => id)).toEqual(["bounty-greedo"]);
    expect(line({ do: "drop-hopeless-bounty" }, { cards: [held("bounty-greedo")] }).done).toBe(
      false,
    );
  });
  test("[UB-BHAI-09] [UB-BHAI-10] [UB-BHAI-11] hunting", () => {
    expect(line({ do: "hunt" }).done).toBe(false);
    const met = line({ do: "hunt" }, { cards: [held("bounty-greedo")] }, {}, (state) => ({
      tokens: withContact(state, "greedo", "tatooine"),
    }));
    expect(met.play.agenda.map(({ type }) => type).slice(-2)).toEqual([
      "combat-damage",
      "bounty-reward",
    ]);
    expect(
      line(
        { do: "hunt", within: 3 },
        { cards: [held("bounty-lando-calrissian")], space: "nav-28" },
      ).play.agenda.at(-1),
    ).toMatchObject({ type: "ai-hunt", opponent: 0, crew: null });
    const crew = line(
      { do: "hunt" },
      { cards: [held("bounty-boshek")], space: "naboo" },
      {},
      (state) => ({
        tokens: withContact(state, "boshek", "crew"),
        players: state.players.map((one, i) =>
          i === 0 ? { ...one, crew: [{ id: "boshek", token: tokenNumber(state, "boshek") }] } : one,
        ),
      }),
    );
    expect(crew.play.agenda.at(-1)).toMatchObject({ type: "ai-hunt", crew: "boshek" });
  });
  test("[OR-SOLO-08] fights, brawls and punishment", () => {
    expect(line({ do: "fight-hostile" }).done).toBe(false);
    expect(
      line(
        { do: "fight-hostile" },
        { space: "nav-01", reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: -1 } },
      ).play.agenda.at(-1),
    ).toMatchObject({ type: "combat" });
    expect(line({ do: "fight-weak-patrol" }, { space: "nav-01", ship: "aggressor" }).done).toBe(
      true,
    );
    expect(line({ do: "fight-weak-patrol" }, { space: "nav-01", ship: "g9-rigger" }).done).toBe(
      false,
    );
    expect(
      line({ do: "fight-weak-patrol", within: 3 }, { space: "nav-03", ship: "aggressor" }).done,
    ).toBe(true);
    expect(line({ do: "fight-player" }, { space: "naboo" }).play.agenda.at(-1)).toMatchObject({
      type: "combat",
      after: { type: "ai-fame" },
    });
    const brawl = line({ do: "brawl" });
    expect(brawl.ai.credits).toBe(2000 * brawl.ai.damage);
    const punished = line(
      { do: "punish" },
      { space: "naboo" },
      { reputation: { hutt: -1, syndicate: -1, imperial: 0, rebel: 0 } },
    );
    expect(punished.human).toMatchObject({ damage: 4, defeated: true });
    expect(punished.ai.fame).toBe(1);
    const robbed = line(
      { do: "rob" },
      { space: "naboo" },
      { cards: [held("dl-44"), held("mpl-57")] },
    );
    expect(robbed.ai.credits).toBe(8000);
    expect(robbed.human.cards.map(({ id }) => id)).toEqual(["dl-44"]);
    expect(line({ do: "gamble" }).done).toBe(true);
    expect(line({ do: "imperial-luck" }).done).toBe(false);
    expect(line({ do: "imperial-luck" }, { space: "lothal" }).done).toBe(true);
  });
});

describe("the opponent’s turn", () => {
  const against = (card: string, ai: Partial<Player> = {}) =>
    stage({
      players: [
        { character: "lando-calrissian", space: "naboo" },
        {
          character: "boba-fett",
          space: "tatooine",
          ...ai,
          opponent: { deck: "base", cards: [card, "ai-1", "ai-2"], handicap: 0 },
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "end-turn", player: 0 },
      ],
    });
  test("[OR-SOLO-02] [UB-BHAI-04] [UB-MULTI-05] planning and encounter one line, action all of them; the card goes to the bottom", () => {
    const table = stage({
      players: [
        { character: "lando-calrissian", space: "naboo" },
        {
          character: "han-solo",
          space: "tatooine",
          credits: 8000,
          cards: [held("stolen-weapons")],
          opponent: { deck: "base", cards: ["ai-10", "ai-1", "ai-2"], handicap: 0 },
        },
      ],
      seats: 1,
      agenda: [{ type: "end-turn", player: 0 }],
    });
    const done = table
      .events()
      .flatMap((event) => (event.type === "ai-line-done" ? [event.line] : []));
    expect(done[0]).toBe("planning.2.gain");
    expect(done[1]).toBe("action.0.deliver");
    expect(done.filter((one) => one.startsWith("encounter."))).toHaveLength(1);
    // [OR-SOLO-10] two tops discarded, the card shuffled back
    expect(
      table
        .events()
        .filter(({ rule }) => rule === "OR-SOLO-10")
        .map(({ type }) => type),
    ).toContain("ai-deck-shuffled");
    expect(table.question()).toMatchObject({ seat: 0, ask: "planning" });
  });
  test("[OR-SOLO-09] a defeated opponent loses the rest of its turn", () => {
    const table = against("ai-1", {
      damage: 3,
      cards: [held("stolen-weapons")],
      credits: 5000,
      shipDamage: 2,
    });
    expect(table.state().round).toBe(2);
  });
  test("[OR-SOLO-03] no goals for the opponent", () => {
    expect(against("ai-1", { character: "han-solo", ship: "yt-1300" }).player(1).flipped).toBe(
      false,
    );
  });
  test("[UB-BHAI-13] [UB-BHAI-14] the defender wins: the bounty is discarded", () => {
    const table = stage({
      players: [
        { character: "doctor-aphra", space: "tatooine" },
        {
          character: "boba-fett",
          space: "tatooine",
          cards: [held("bounty-doctor-aphra")],
          opponent,
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-lines", player: 1, card: "hunter-3", step: "encounter", from: 0, times: 1 },
      ],
      dice: ["blank", "blank", "blank", "hit", "blank"],
    });
    expect(table.player(1)).toMatchObject({ cards: [], damage: 1 });
    expect(table.state().market.bounty.at(-1)).toBe("bounty-doctor-aphra");
  });
  test("[UB-BHAI-15] [UB-BHAI-17] [UB-BHAI-18] crew lost to a hunter; the person picks reputations", () => {
    const table = stage({
      players: [
        {
          character: "doctor-aphra",
          space: "tatooine",
          reputation: { hutt: -1, syndicate: -1, imperial: 1, rebel: 1 },
        },
        {
          character: "boba-fett",
          space: "tatooine",
          reputation: { hutt: 1, syndicate: 0, imperial: 0, rebel: 0 },
          cards: [held("bounty-doctor-aphra")],
          opponent,
        },
      ],
      seats: 1,
      agenda: [
        { type: "turn", player: 0 },
        { type: "ai-lines", player: 1, card: "hunter-3", step: "encounter", from: 0, times: 1 },
      ],
      dice: ["hit", "hit", "blank", "blank", "blank"],
    });
    // Boba is liked by the Hutts already, so the gain must be elsewhere: only the Syndicate is left.
    expect(table.player(1).reputation.syndicate).toBe(1);
    expect(table.question()).toMatchObject({ seat: 0, ask: "opponent-loses" });
    table.say({ type: "pick-faction", faction: "rebel" });
    expect(table.player(1).reputation.rebel).toBe(-1);
  });
  test.each(Object.keys(aiCards))("[UB-SOLO-03] %s is played through", (card) => {
    const character =
      card.startsWith("ai-") && !/\d/.test(card) ? (card.slice(3) as CharacterId) : "boba-fett";
    for (const credits of [0, 30_000]) {
      const table = stage({
        players: [
          {
            character: character === "lando-calrissian" ? "maz-kanata" : "lando-calrissian",
            space: "lothal",
            reputation: { hutt: -1, syndicate: 0, imperial: 1, rebel: 0 },
          },
          {
            character,
            space: "lothal",
            credits,
            fame: 1,
            cards: [held("bounty-greedo"), held("stolen-weapons")],
            opponent: {
              deck: card.startsWith("hunter") ? "bounty-hunter" : "base",
              cards: [card, "ai-1"],
              handicap: 0,
            },
          },
        ],
        seats: 1,
        agenda: [{ type: "end-turn", player: 0 }],
        dice: "any",
        state: (state) => ({ patrols: { ...state.patrols, rebel: { level: 1, space: "nav-30" } } }),
      });
      expect(
        table.events().some((event) => event.type === "ai-card-drawn" && event.card === card),
      ).toBe(true);
    }
  });
});

test("[OR-SOLO-02] a game against a bounty hunter reads as text, every line with a rule that is written down", () => {
  const rules = readFileSync("docs/rules/outer-rim.md", "utf8");
  const setup = {
    seats: 1,
    options: { opponents: "bounty-hunter", characters: "random" },
    content: null,
  };
  const chance = oneStream(quickRng(21));
  const rng = quickRng(22);
  let state = outerRim.begin(setup);
  const lines: string[] = [];
  let events = outerRim.setUp(setup, chance);
  for (;;) {
    for (const event of events) {
      state = outerRim.evolve(state, event);
      const news = outerRim.newsFor(event, "spectator");
      if (news !== null) lines.push(`${news.type} [${news.rule}]`);
    }
    const options = outerRim.options(outerRim.viewFor(state, 0));
    const command = options[rng.below(Math.max(1, options.length))];
    if (command === undefined) break;
    const decided = outerRim.decide(state, 0, command, chance);
    if (isRefusal(decided)) throw new Error(decided.code);
    events = decided;
  }
  expect(state.winner).not.toBeNull();
  expect(lines.length).toBeGreaterThan(200);
  for (const text of new Set(lines)) {
    const rule = /\[(.+)\]$/.exec(text)?.[1] ?? "none";
    expect(rules, text).toContain(`| ${rule} |`);
  }
});
