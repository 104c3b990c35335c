/** What the clerk says along the way: how far one is, what dice count, why somebody attacks, and never a filler. */
import { expect, test } from "vitest";
import { fightChance, type Command, type News } from "#rules/outer-rim/index.ts";
import { learner } from "#client/lesson/table.ts";
import { questionFor } from "../asked.ts";
import { sayFor } from "../tabletop.ts";
import { percent } from "../story/odds.ts";
import { answersTo, type Hearer } from "./answers.ts";
import { progress } from "./progress.ts";
import { bountyExample } from "./example.ts";
import { learn, wordsIn } from "./testing/learner.ts";
import { lessonKey } from "./opening.ts";
import type { Topic } from "./remark.ts";
import { en } from "#words/made/outer-rim-lesson/en.ts";
import { es } from "#words/made/outer-rim-lesson/es.ts";
import { fr } from "#words/made/outer-rim-lesson/fr.ts";

test("[lesson] the clerk counts what is known, up to all of it when it is enough", async () => {
  const { said, told } = await learn(lessonKey());
  const met = new Set<Topic>();
  const counted = said.map(({ topic }) => progress(met.add(topic)).known);
  expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  expect(progress(new Set()).known).toBe(0);
  expect(progress(told)).toEqual({ known: 10, all: 10, more: 3, missing: [] });
  // A full count before the end says that it goes on, once.
  const full = counted.indexOf(10);
  const goesOn = said.filter(({ topic }) => topic === "allKnown");
  expect(goesOn.map(({ text }) => text)).toEqual([en.allKnown(10)]);
  expect(Math.abs(said.findIndex(({ topic }) => topic === "allKnown") - full)).toBe(1);
  expect(said.at(-1)?.topic).toBe("enough");
});

test("[OR-COM-05] what dice count is said with the first fight, once", async () => {
  const { heard, said } = await learn(lessonKey());
  const fights = heard.filter((one) => one.type === "combat-resolved" && one.attacker === learner);
  expect(fights.length).toBeGreaterThan(0);
  const told = said.filter(({ topic }) => topic === "fight" || topic === "fought");
  expect(told.map(({ text }) => /critical hit 2/.test(text))).toEqual(told.map(() => true));
  expect(new Set(told.map(({ topic }) => topic)).size).toBe(told.length);
});

test("[lesson] whoever obeys never hears that this is simply what the clerk would do", async () => {
  const { said } = await learn(lessonKey());
  const fillers = [en.topics.other, en.why.other];
  expect(said.filter(({ text }) => fillers.some((filler) => text.includes(filler)))).toEqual([]);
});

test("[OR-BNTY-01] whoever is sought is looked for first where one stands, and it is said who would fly on", async () => {
  const said: string[] = [];
  // A deal in which a white contact lies face down here, and another nearer to the pay.
  await learn(lessonKey(888), {
    moves: 30,
    look: (_, { command, rather }, now) => {
      if (command.type === "earn" && rather?.type === "move")
        said.push(...now.map(({ text }) => text));
    },
  });
  expect(said.join(" ")).toContain("a white contact lies face down right here");
  expect(said.join(" ")).toContain(en.rather.farther);
});

test("[OR-CONT-01] an attack out of a meeting is explained by one’s name; a hunt of one’s own is not", () => {
  const hearer = {
    learn: en,
    say: { named: (id: string) => `the ${id}`, word: (key: string) => key },
  } as unknown as Hearer;
  const met: News = {
    type: "contact-met",
    player: learner,
    token: 3,
    contact: "boba-fett",
    rule: "OR-CONT-01",
  };
  const fight: News = {
    type: "combat-began",
    kind: "ground",
    attacker: learner,
    defender: null,
    strengths: [3, 5],
    rule: "OR-COM-01",
  };
  const topics = (news: readonly News[]): readonly string[] =>
    answersTo(news, hearer).map(({ text }) => text);
  expect(topics([met, fight])).toEqual([en.heard.attacked("The boba-fett")]);
  expect(topics([fight])).toEqual([]);
  // Afterwards somebody else fights.
  expect(topics([met, { ...fight, attacker: 1 }])).toEqual([]);
  expect(topics([met])).toEqual([]);
});

test.each([
  {
    language: "en",
    learn: en,
    eliminated: "8,000 credits and 1 fame",
    captured: "9,000 credits and 2 fame",
  },
  { language: "fr", learn: fr, eliminated: "8\u202f000 crédits", captured: "9\u202f000 crédits" },
  { language: "es", learn: es, eliminated: "8.000 créditos", captured: "9.000 créditos" },
] as const)(
  "[OR-BNTY-01] a bounty is told with the figures of its card and today’s odds: $language",
  async ({ language, learn: spoken, eliminated, captured }) => {
    const { view } = await learn(lessonKey());
    const words = await wordsIn(language);
    const hearer = { view, words, say: sayFor(view, [], words), learn: spoken };
    const [, found, fought, paid] = bountyExample(hearer);
    expect(found).toContain(words.texts["class.green"]);
    const me = view.players[learner];
    if (me === undefined) throw new Error("nobody learns");
    expect(fought).toContain(`4`);
    expect(fought).toContain(percent(fightChance("ground", me, 4).win, spoken.language));
    expect(paid).toContain(eliminated);
    expect(paid).toContain(captured);
    expect(paid).toContain("Ord Mantell");
  },
);

test("[lesson] what is done counts, whoever thought of it, and the count says what is still to come", async () => {
  const place: Command = { type: "encounter-space" };
  // Somebody who draws the place's card where the clerk would meet a contact.
  const { told, said } = await learn(lessonKey(), {
    moves: 60,
    stray: (view, meant) =>
      questionFor(view, learner)?.choices.some(({ type }) => type === "encounter-space") === true
        ? place
        : meant.command,
  });
  expect(said.filter(({ topic }) => topic === "encounter")).toEqual([]);
  expect(told.has("done-encounter")).toBe(true);
  const { missing, known, all } = progress(told);
  expect(missing).not.toContain("encounter");
  expect(known + missing.length).toBe(all);
  expect(progress(new Set<Topic>(["fly", "passed"])).missing).toContain("encounter");
});

test("[OR-BNTY-01] whoever holds a bounty is not told to take one", async () => {
  const { view } = await learn(lessonKey(), { moves: 1 });
  const words = await wordsIn("en");
  const own = { id: "bounty-bossk", side: 0, token: null, marks: 0 } as const;
  const players = view.players.map((one, seat) =>
    seat === learner ? { ...one, cards: [own] } : one,
  );
  const at = { ...view, players } as typeof view;
  const [first] = bountyExample({ view: at, words, say: sayFor(at, [], words), learn: en });
  expect(first).toBe(en.example.own("Bossk"));
});

test("[lesson] no words send anybody to a tab that a laptop does not have", () => {
  const spoken = [en, fr, es].map(({ why, heard }) => [
    why.goal("Lothal"),
    heard.bought("Greedo", true),
    heard.newShip("G9 Rigger"),
    heard.secret,
    heard.fame(1, 10),
  ]);
  expect(spoken.flat().join(" ")).not.toMatch(/\b(under Ship|Ship shows|sous Vaisseau|en Nave)\b/);
});
