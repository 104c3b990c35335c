/** Why this one: each reason says what is so at this table, and no more. */
import { expect, test } from "vitest";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { held, stage, type Scene } from "#rules/outer-rim/scenes/stage.ts";
import { sayFor } from "../../desk.ts";
import type { Hearer } from "../answers.ts";
import { adviceFor } from "../coach.ts";
import { wordsIn } from "../learner.ts";
import type { Meant } from "../meant/strong-move.ts";
import { en } from "../words/en.ts";
import { fr } from "../words/fr.ts";

const words = await wordsIn("en");

type Han = Partial<Scene["players"][number]>;

function viewOf(han: Han, more: Partial<Scene> = {}): View {
  const players = [{ character: "han-solo" as const, space: "tatooine" as const, ...han }];
  return outerRim.viewFor(stage({ players, ...more }).state(), 0);
}

function hearerAt(view: View): Hearer {
  return { view, words, say: sayFor(view, [], words), learn: en };
}

function adviceTo(command: Command, view: View, rather: Meant["rather"] = null): string {
  return adviceFor({ command, rather }, hearerAt(view), new Set()).text;
}

test("[lesson] one die that is kept is named, with what it brings", () => {
  const task = {
    type: "roll-one",
    player: 0,
    face: "hit",
    lines: { hit: [{ do: "gain-credits", amount: 2000 }], crit: [], focus: [], blank: [] },
    used: [],
    source: { card: "", rule: "OR-ENC-01" },
  };
  const view = { ...viewOf({}), agenda: [task] } as unknown as View;
  const said = adviceTo({ type: "stand" }, view);
  expect(said).toContain("The die shows “hit”: gain 2,000 credits.");
  expect(said).not.toMatch(/\bthey\b/i);
});

test("[OR-TURN-02] the money is taken for a reason that holds: a card for here, no card, or cards that wait", () => {
  const earn: Command = { type: "earn" };
  const coils = [held("start-shield-coils")];
  expect(adviceTo(earn, viewOf({ space: "naboo", cards: coils }))).toContain(
    en.why.earn("Shield Coils"),
  );
  expect(adviceTo(earn, viewOf({ cards: [] }))).toContain(en.why.earnEmpty);
  expect(adviceTo(earn, viewOf({ cards: coils }))).toContain(en.why.earnFirst);
});

test("[lesson] no faction is many where its name is one: the Empire has no “leur”", () => {
  const { liked, disliked } = fr.heard;
  expect(`${liked("Empire")} ${disliked("Empire")}`).not.toMatch(/\b[Ll]eurs?\b/);
});
