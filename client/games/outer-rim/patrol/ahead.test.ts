/** What ending the actions leads to, said before it is pressed. */
import { expect, test } from "vitest";
import { outerRim, type Command, type Faction, type View } from "#rules/outer-rim/index.ts";
import { stage, type Han } from "#rules/outer-rim/testing/stage.ts";
import { answerText } from "../say/answer.ts";
import { questionFor } from "../asked.ts";
import { sayFor } from "../tabletop.ts";
import { adviceFor } from "../lesson/coach.ts";
import { hearerOf, wordsIn } from "../lesson/testing/learner.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";
import { chipsOf, percentOf, type Chip } from "../story/odds.ts";
import { chipsAhead } from "./ahead.ts";

const words = await wordsIn("en");
const end: Command = { type: "end-actions" };

interface Beside {
  readonly bossk?: Han;
  readonly patrols?: Partial<View["patrols"]>;
}

/** Bossk, whom the Hutts and the Empire hate, beside the Hutts' patrol: his actions, and what comes of ending them. */
function beside({ bossk, patrols }: Beside): readonly [View, View] {
  const table = stage({
    players: [
      {
        character: "bossk",
        space: "tatooine",
        reputation: { hutt: -1, syndicate: 0, imperial: -1, rebel: 0 },
        ...bossk,
      },
    ],
    state: (state) => ({
      patrols: { ...state.patrols, hutt: { level: 1, space: "tatooine" }, ...patrols },
    }),
  });
  table.say({ type: "earn" });
  const before = outerRim.viewFor(table.state(), 0);
  return [before, outerRim.viewFor(table.say(end).state(), 0)];
}

function textOf(view: View): string {
  const question = questionFor(view, 0);
  if (question?.ask !== "action") throw new Error("no action is asked");
  return answerText(end, question, { view, words, say: sayFor(view, [], words) });
}

const adviceOn = (view: View): string =>
  adviceFor({ command: end, rather: null }, hearerOf(view, words), new Set()).text;

function chipsOfFight(faction: Faction, view: View): readonly Chip[] {
  const question = questionFor(view, 0);
  if (question?.ask !== "encounter") throw new Error("no encounter is asked");
  return chipsOf({ type: "fight-patrol", faction }, question, view);
}

test("[OR-TURN-05] to end the actions beside a hostile patrol says that it is fought next, with its odds", () => {
  const [view, next] = beside({});
  expect(textOf(view)).toBe("End actions, then fight the Hutt patrol (3)");
  expect(chipsAhead(view, 0)).toEqual(chipsOfFight("hutt", next));
  expect(chipsAhead(view, 0).map(({ kind }) => kind)).toEqual(["win", "down"]);
});

test("[OR-TURN-05] of several patrols each is named, and no odds promise which it will be", () => {
  const [view] = beside({ patrols: { imperial: { level: 4, space: "tatooine" } } });
  expect(textOf(view)).toBe(
    "End actions, then fight the Hutt patrol (3) or the Imperial patrol (∞)",
  );
  expect(chipsAhead(view, 0)).toEqual([]);
});

test("[OR-TURN-05] where no patrol has to be fought nothing is said of one", () => {
  const reputation = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;
  const [view] = beside({ bossk: { reputation } });
  expect(textOf(view)).toBe("End actions");
  expect(chipsAhead(view, 0)).toEqual([]);
  expect(adviceOn(view)).toMatch(new RegExp(`${en.why.end}$`));
});

test("[lesson] the clerk ends nobody's actions beside a hostile patrol without saying what follows", () => {
  const [view] = beside({});
  const said = adviceOn(view);
  expect(said).toContain(en.why.endAndFight("the Hutt patrol"));
  for (const chip of chipsAhead(view, 0)) expect(said).toContain(percentOf(chip, "en"));
});
