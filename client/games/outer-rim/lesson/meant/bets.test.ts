/** No bets: what would rather go wrong is not advised, is not planned around, and is named with its whole chance. */
import { describe, expect, test } from "vitest";
import {
  held,
  stageOfHan,
  viewOfHan,
  type Han,
  type StagedScene,
} from "#rules/outer-rim/testing/stage.ts";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import type { Hearer } from "../answers.ts";
import { adviceFor } from "../coach.ts";
import { isFair, shunned } from "./fair-bets.ts";
import { hearerOf, wordsIn } from "../testing/learner.ts";
import { strongMove, type AdvisedMove } from "./strong-move.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";

const words = await wordsIn("en");
const stash = "jabbas-hidden-stash";
const attempt: Command = { type: "attempt-job", card: stash, with: null };

type Step = "turn" | "action" | "encounter";

/** Han Solo knows piloting and tech, has four health and room for one cargo. */
function sceneAt(step: Step, state?: StagedScene["state"]): Partial<StagedScene> {
  const steps = ["end-turn", "encounter", "action"] as const;
  const agenda =
    step === "turn"
      ? [{ type: "turn" as const, player: 0 }]
      : steps
          .slice(0, steps.indexOf(step) + 1)
          .map((type) => (type === "action" ? { type, player: 0, done: [] } : { type, player: 0 }));
  return { agenda, ...(state === undefined ? {} : { state }) };
}

function viewOf(han: Han, step: Step, state?: StagedScene["state"]): View {
  return viewOfHan(han, sceneAt(step, state));
}

const hearerAt = (view: View): Hearer => hearerOf(view, words);

function meantAt(view: View): AdvisedMove {
  const meant = strongMove(view, oneStream(quickRng(1)));
  if (meant === null) throw new Error("nothing is meant");
  return meant;
}

function saidAt(view: View): string {
  return adviceFor(meantAt(view), hearerAt(view), new Set()).text;
}

describe("a job of four tests, two of them unknown", () => {
  const cards = [held(stash)];
  /** She knows one of them. */
  const crew = [{ id: "ketsu-onyo", token: null }];
  test("[OR-JOB-02] is not attempted", () => {
    const view = viewOf({ cards }, "encounter");
    expect(isFair(view, attempt)).toBe(false);
    expect(meantAt(view).command.type).not.toBe("attempt-job");
  });
  test("[OR-JOB-02] is not flown to either, and it is said at which chance in all somebody would", () => {
    const view = viewOf({ cards, space: "nal-hutta" }, "turn");
    expect(shunned(view)).toEqual([stash]);
    const { command, rather } = meantAt(view);
    expect(rather).toEqual({ type: "move", to: "tatooine" });
    expect(command).not.toEqual(rather);
    expect(saidAt(view)).toMatch(/would go for Jabba’s Hidden Stash; at 3\d% in all/);
  });
  test("[OR-JOB-02] is fair with crew who know the rest, and its whole chance is told", () => {
    const view = viewOf({ cards, crew }, "encounter");
    expect(isFair(view, attempt)).toBe(true);
    const said = adviceFor({ command: attempt, rather: null }, hearerAt(view), new Set()).text;
    expect(said).toMatch(
      /The whole job, over both ways it can turn out: \d+%; knocked out on the way: \d+%/,
    );
  });
});

test("[OR-DMG-03] whoever is half down recovers first, even where a trader would not", () => {
  const view = viewOf({ damage: 2, space: "nal-hutta", cards: [held(stash)] }, "turn");
  expect(meantAt(view).command).toEqual({ type: "recover" });
  expect(saidAt(view)).toContain(en.rather.well);
  const sound = viewOf({ damage: 1, space: "nal-hutta", cards: [held(stash)] }, "turn");
  expect(meantAt(sound).command).not.toEqual({ type: "recover" });
});

test("[OR-BNTY-01] what is left lying for its odds is named with them: a fight as a fight", () => {
  const view = viewOf({}, "action", (state) => ({
    market: { ...state.market, bounty: ["bounty-jyn-erso"], cargo: [], job: [] },
  }));
  const meant = { command: { type: "end-actions" }, rather: { type: "market" } } as const;
  expect(adviceFor(meant, hearerAt(view), new Set()).text).toMatch(
    /the bounty on Jyn Erso means a fight you would win in only \d+%/,
  );
});

describe("a full hold", () => {
  const cargo = { cards: [held("start-shield-coils")], credits: 6000, ship: "g9-rigger" as const };
  const onSale: StagedScene["state"] = (state) => ({
    market: {
      ...state.market,
      cargo: ["food-supplies", ...state.market.cargo.filter((id) => id !== "food-supplies")],
    },
  });
  test("[OR-SLOT-04] is why nothing is taken at the market, and it is said", () => {
    const view = viewOf(cargo, "action", onSale);
    const meant = { command: { type: "end-actions" }, rather: { type: "market" } } as const;
    expect(adviceFor(meant, hearerAt(view), new Set()).text).toContain(
      "no slot is free: for Food Supplies something would have to go (Shield Coils)",
    );
  });
  test("[OR-SLOT-04] is what a purchase is about then, and what pays as much is not thrown away", () => {
    const table = stageOfHan(cargo, sceneAt("action", onSale));
    table.say({ type: "market" }).say({ type: "buy", deck: "cargo" });
    const view = outerRim.viewFor(table.state(), 0);
    expect(meantAt(view).command).toEqual({ type: "cancel" });
    expect(saidAt(view)).toContain(en.topics.room);
    expect(saidAt(view)).toContain(en.why.cancel("Food Supplies", "Shield Coils"));
    expect(saidAt(view)).not.toContain(en.topics.price);
  });
});
