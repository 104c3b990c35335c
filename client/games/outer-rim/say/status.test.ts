import { expect, test } from "vitest";
import { outerRim, type View } from "#rules/outer-rim/index.ts";
import { rareQuestion } from "#rules/outer-rim/testing/rare-questions.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { fr as labelsFr } from "#words/made/outer-rim-labels/fr.ts";
import { status } from "./status.ts";
import { en as texts } from "../words/en.ts";
import { fr as textsFr } from "../words/fr.ts";

const names = ["Bruno", "Anna"].map((name, seat) => ({ seat, name, mine: false, bot: false }));

/** Bruno, as Bossk, hunts Anna, who plays Han Solo, and stands before the roll. */
function attack() {
  const table = stage({
    players: [
      { character: "bossk", space: "naboo", cards: [held("bounty-han-solo")], credits: 9000 },
      { character: "han-solo", space: "naboo", credits: 9000 },
    ],
    options: { favors: "on" },
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  return table.say({ type: "hunt-player", card: "bounty-han-solo", player: 1 }).state();
}

test("[UB-PB-02] whoever is attacked reads by whom and what for while the other thinks", () => {
  const state = attack();
  expect(outerRim.awaited(state)).toEqual([0]);
  const english = { language: "en", texts, labels } as const;
  const french = { language: "fr", texts: textsFr, labels: labelsFr } as const;
  const view = outerRim.viewFor(state, 1);
  expect(status(view, names, english, 1)).toBe(
    "Bruno attacks you: the bounty on Han Solo (Anna). Waiting for Bruno.",
  );
  expect(status(view, names, french, 1)).toBe(
    "Bruno t’attaque\u00a0: la prime sur Han Solo (Anna). On attend Bruno.",
  );
  expect(status(outerRim.viewFor(state, 0), names, english, 0)).toBe(labels.asks("encounter"));
});

test("[OR-TRADE-02] [OR-SETUP-06] who waits reads whose turn it is and what is being decided", () => {
  const english = { language: "en", texts, labels } as const;
  const three = [...names, { seat: 2, name: "Cleo", mine: true, bot: false }];
  const view = outerRim.viewFor(attack(), 1);
  const asked = (ask: string, round: number): View => ({
    ...view,
    round,
    current: 0,
    agenda: [],
    questions: view.questions.map((one) => ({ ...one, ask, seat: 1 })),
  });
  const reads = (ask: string, round: number): string =>
    status(asked(ask, round), three, english, 2);
  expect(reads("offer", 2)).toBe("Bruno is playing. Waiting for Anna: an answer to an offer.");
  expect(reads("choose-ship", 0)).toBe("Waiting for Anna: which ship.");
  expect(reads("planning", 2)).toBe("Bruno is playing. Waiting for Anna.");
});

test("[OR-FAME-03] at the end everybody reads who has won, and nobody else is congratulated", () => {
  const english = { language: "en", texts, labels } as const;
  const french = { language: "fr", texts: textsFr, labels: labelsFr } as const;
  const view = { ...outerRim.viewFor(attack(), 1), questions: [] };
  const over: View = { ...view, winner: 1 };
  expect(status(over, names, english, null)).toBe("Anna wins");
  expect(status(over, names, french, null)).toBe("Anna gagne");
  expect(status(over, names, english, 0)).toBe("Anna wins");
  expect(status(over, names, english, 1)).toBe("You win, Anna!");
  const printed: View = { ...over, seats: 1 };
  expect(status(printed, names, english, 0)).toMatch(/^Anna wins\. The automated opponent/);
});

test("[OR-TRADE-02] whoever watches or waits reads who offers whom what", () => {
  const english = { language: "en", texts, labels } as const;
  const three = [...names, { seat: 2, name: "Cleo", mine: true, bot: false }];
  const view = outerRim.viewFor(attack(), 1);
  const nothing = { credits: 0, cards: [], debts: [], favor: null, promises: [] };
  const deal = { by: 0, to: 1, give: { ...nothing, credits: 1000 }, get: nothing };
  const talk = { type: "talk", player: 0, deal, offers: null } as unknown as View["agenda"][number];
  const talking: View = {
    ...view,
    agenda: [talk],
    questions: view.questions.map((one) => ({ ...one, ask: "offer", seat: 1 })),
  };
  for (const seat of [2, null])
    expect(status(talking, three, english, seat)).toMatch(/Bruno .*Anna .*1,000 credits/);
  expect(status(talking, three, english, 0)).not.toContain("1,000");
});

test("[OR-BNTY-05] a hunter reads that the owner of the crew is to decide", () => {
  const view = outerRim.viewFor(rareQuestion("protect-crew").state(), 0);
  const english = { language: "en", texts, labels } as const;
  expect(status(view, names, english, 0)).toBe(
    "Waiting for Anna: stand in the way of the hunter, or not.",
  );
});

test("[OR-LUX-03] whoever is attacked as they are reads their own name, no key", () => {
  const here = { space: "naboo", credits: 5000 } as const;
  const table = stage({
    players: [
      { character: "bossk", ...here },
      { character: "hondo-ohnaka", flipped: true, ...here },
    ],
    options: { favors: "on" },
  });
  table.say({ type: "earn" }).say({ type: "end-actions" });
  const attack = table.choices().find(({ type }) => type === "fight-player");
  if (attack === undefined) throw new Error("nobody may fight him");
  const view = outerRim.viewFor(table.say(attack).state(), 1);
  const english = { language: "en", texts, labels } as const;
  expect(status(view, names, english, 1)).toMatch(/^Bruno attacks you: Hondo Ohnaka/);
});
