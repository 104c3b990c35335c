import { describe, expect, test } from "vitest";
import { run } from "../agenda/run.ts";
import { held, tokenNumber, withContact } from "../testing/stage.ts";
import { line, topped } from "../testing/ai-line.ts";

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
  test("[OR-SOLO-05] with the base box alone only one card is put away first", () => {
    const cargo = topped("cargo", "rebel-traitor", "stolen-weapons", "food-supplies");
    const { done, play } = line(
      { do: "buy", decks: ["cargo"] },
      { credits: 5000 },
      {},
      (state) => ({
        ...cargo(state),
        rules: { ...state.rules, box: "base" },
      }),
    );
    expect(done).toBe(false);
    expect(play.state.market.cargo.slice(0, 2)).toEqual(["stolen-weapons", "food-supplies"]);
    expect(play.state.market.cargo.at(-1)).toBe("rebel-traitor");
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
    expect(smuggled.play.agenda.at(-1)).toMatchObject({ type: "deliver", card: "stolen-weapons" });
    run(smuggled.play);
    expect(smuggled.play.state.players[1]?.shipDamage).toBe(2);
    const seen = line(
      { do: "deliver", illegal: "lose-planet" },
      { cards: [held("stolen-weapons")] },
    );
    run(seen.play);
    expect(seen.play.state.players[1]?.reputation.hutt).toBe(-1);
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
