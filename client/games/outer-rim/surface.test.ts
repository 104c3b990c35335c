/**
 * Everything the engine can ask has a place on the screen: whole games by chance, every question and answer looked at.
 */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { outerRim, spaces, type View } from "#rules/outer-rim/index.ts";
import { answerText } from "./say/answer.ts";
import { status } from "./say/status.ts";
import { taleOf } from "./story/tale.ts";
import { askedOf, type Answer, type OpenQuestion } from "./asked.ts";
import { sayFor } from "./tabletop.ts";
import { dockAnswers } from "./dock/dock-answers.ts";
import { en as labels } from "#words/made/outer-rim-labels/en.ts";
import { answersHere } from "./map/here.ts";
import { held, stage } from "#rules/outer-rim/testing/stage.ts";
import { rareQuestions } from "#rules/outer-rim/testing/rare-questions.ts";
import { anySeeds, inAnyGame } from "#tools/testing/any-game.ts";
import { en as texts } from "./words/en.ts";

const words = { language: "en", texts, labels } as const;

/** Is there a component that draws this thing, lit, on the face that the question opens? */
function isDrawn({ command, thing }: Answer, asked: OpenQuestion, view: View): boolean {
  // Jobs of mine are done at my place; what is handy stands in the dock.
  const here = spaces.some(({ id }) => answersHere(asked, view, id).includes(command));
  if (dockAnswers(asked).includes(command) || (asked.face === "map" && here)) return true;
  const me = view.players[asked.question.seat];
  switch (thing.on) {
    case "plate":
      // [OR-MKT-10] The market lies open beside the map: in the action step its plates hold purchases.
      return (
        (asked.face === "market" || asked.question.ask === "action") &&
        view.market[thing.deck].top !== null
      );
    case "held": {
      const aboard = [...(me?.cards ?? []), ...(me?.crew ?? [])];
      return asked.face === "ship" && aboard.some(({ id }) => id === thing.card);
    }
    case "choice":
      return asked.face === "gallery";
    case "line":
      return asked.face === "story";
    case "tray":
      return asked.face === "offer";
    // Beside the cards one may choose from: none of them.
    case "dock":
      return asked.face === "gallery" && command.type === "decline";
    default:
      return false;
  }
}

/** How often each kind of answer is looked at: games repeat themselves. */
const enough = process.env["DEEP"] === "1" ? 500 : 12;
const looked = new Map<string, number>();

/** Each answer to this seat's question is on the screen, and says something. */
function lookAt(view: View, asked: OpenQuestion): void {
  const say = sayFor(view, [], words);
  for (const answer of asked.answers) {
    const { command, thing } = answer;
    const kind = `${asked.question.ask} ${command.type}`;
    const before = looked.get(kind) ?? 0;
    looked.set(kind, before + 1);
    if (before >= enough) continue;
    const where = `${kind} on ${thing.on}, face ${asked.face}`;
    expect(isDrawn(answer, asked, view), where).toBe(true);
    const text = answerText(command, asked.question, { view, words, say });
    expect(text, kind).toMatch(/\p{L}|\d{2}/u);
    expect(text, kind).not.toMatch(/undefined|\[object|NaN|\{|ability\.|ask\./);
  }
}

const names = Array.from({ length: 4 }, (_, seat) => ({
  seat,
  name: `Mia ${seat}`,
  mine: false,
  bot: false,
}));
/** A key, or an id in place of a name. */
const raw = /undefined|\[object|NaN|[{}]|\b[a-z]+\.[a-z]|^[a-z-]+$/;

/** What the head of the table says to this reader, and how the tale is headed. */
function readAloud(view: View, reader: number): void {
  expect(status(view, names, words, reader)).not.toMatch(raw);
  const say = sayFor(view, names, words);
  expect(taleOf({ view, words, say, eyes: reader })?.title ?? "").not.toMatch(raw);
}

/** The kinds of question that were asked. */
function play(
  seed: number,
  seats: number,
  options: Readonly<Record<string, string>>,
  length = 700,
): ReadonlySet<string> {
  const rng = quickRng(seed);
  const setup = { seats, options, content: null };
  const chance = oneStream(quickRng(seed + 1));
  let state = outerRim.begin(setup);
  for (const event of outerRim.setUp(setup, chance)) state = outerRim.evolve(state, event);
  const seen = new Set<string>();
  for (let turn = 0; turn < length; turn++) {
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) break;
    const view = outerRim.viewFor(state, seat);
    const asked = askedOf(view, seat);
    if (asked === null) throw new Error("awaited, not asked");
    seen.add(asked.question.ask);
    for (let reader = 0; reader < seats; reader++)
      readAloud(outerRim.viewFor(state, reader), reader);
    lookAt(view, asked);
    const choices = outerRim.options(view);
    const command = choices[rng.below(choices.length)];
    if (command === undefined) throw new Error(`nothing to answer ${asked.question.ask}`);
    const page = outerRim.decide(state, seat, command, chance);
    if (isRefusal(page)) throw new Error(page.code);
    for (const event of page) state = outerRim.evolve(state, event);
  }
  return seen;
}

const asks = Object.keys(texts).flatMap((key) =>
  key.startsWith("ask.") ? [key.slice("ask.".length)] : [],
);
const met = new Set<string>();
const everything = { favors: "on", ambitions: "on", opponents: "both" };

test.each([
  { seats: 1, options: { opponents: "both", ambitions: "on" } },
  { seats: 2, options: { favors: "on", ambitions: "on" } },
  { seats: 3, options: { favors: "on" } },
  { seats: 4, options: {} },
])(
  "[OR-TURN-01] every answer of games for $seats stands on a thing that is drawn",
  ({ seats, options }) => {
    inAnyGame({ usual: 3, deep: 200, length: 700 }, (game) => {
      for (const ask of play(game.seed, seats, options, game.length)) met.add(ask);
    });
  },
);

test.each(Object.entries(rareQuestions))(
  "[OR-TURN-01] and so does every answer to %s",
  (name, laid) => {
    const table = laid();
    const { seat, ask } = table.question();
    expect(ask).toBe(name.split(" ")[0]);
    met.add(ask);
    const view = outerRim.viewFor(table.state(), seat);
    const asked = askedOf(view, seat);
    if (asked === null) throw new Error("awaited, not asked");
    lookAt(view, asked);
  },
);

test("[OR-TURN-01] these are all questions there are", () => {
  expect(asks.length).toBeGreaterThan(60);
  for (const laid of Object.values(rareQuestions)) met.add(laid().question().ask);
  // What games by chance have not met yet is looked for.
  const unmet = (): readonly string[] => asks.filter((ask) => !met.has(ask));
  for (const [game, seed] of anySeeds({ usual: 60, deep: 60 }).entries()) {
    if (unmet().length === 0) break;
    for (const ask of play(seed, 1 + (game % 4), everything)) met.add(ask);
  }
  expect(unmet()).toEqual([]);
  expect([...met].filter((ask) => !asks.includes(ask))).toEqual([]);
  for (const rare of ["hunt-player", "hunt-crew", "fight-player", "fight-patrol"])
    expect([...looked.keys()]).toContain(`encounter ${rare}`);
});

test("[UB-ROT-03] a card that lies turned is called by the end that is up", () => {
  const table = stage({
    players: [
      {
        character: "bossk",
        space: "naboo",
        ship: "hwk-290",
        cards: [held("speeder-bike-parts", { side: 1 }), held("food-supplies")],
      },
    ],
    agenda: [{ type: "end-turn", player: 0 }],
  });
  const view = outerRim.viewFor(table.state(), 0);
  const said = table
    .choices()
    .map((command) =>
      answerText(command, table.question(), { view, words, say: sayFor(view, [], words) }),
    );
  expect(said).toEqual(["Give up Speeder Bikes", "Give up Food Supplies"]);
});
