/**
 * Everything the engine can ask has a place on the screen: whole games by chance, every question and answer looked at.
 */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { outerRim, spaces, type Command, type View } from "#rules/outer-rim/index.ts";
import { answerText } from "./answer-text.ts";
import { askedOf } from "./asked.ts";
import { sayFor } from "./desk.ts";
import { dockAnswers } from "./dock/dock-answers.ts";
import { en as labels } from "./labels/en.ts";
import { answersHere } from "./map/here.ts";
import { faceOf } from "./faces.ts";
import { type Thing } from "./surface.ts";
import { en as texts } from "./words/en.ts";

const words = { language: "en", texts, labels } as const;

/** Is there a component that draws this thing, lit, on this face? */
function isDrawn(command: Command, thing: Thing, view: View, seat: number): boolean {
  const asked = askedOf(view, seat);
  if (asked === null) return false;
  switch (thing.on) {
    case "space":
    case "token":
    case "patrol":
    case "player":
      return (
        spaces.some(({ id }) => answersHere(asked, view, id).includes(command)) ||
        dockAnswers(asked).includes(command)
      );
    case "plate":
      return view.market[thing.deck].top !== null;
    case "held": {
      const me = view.players[seat];
      return [...(me?.cards ?? []), ...(me?.crew ?? [])].some(({ id }) => id === thing.card);
    }
    case "captain":
    case "vessel":
      return view.players[thing.player] !== undefined;
    case "secret":
      return view.players[seat]?.secrets[thing.secret] !== undefined;
    case "faction":
      return asked.face === "ship";
    case "choice":
      return asked.face === "gallery";
    case "line":
      return asked.face === "story";
    case "tray":
      return asked.face === "offer";
    case "dock":
      return asked.face !== "gallery" ? dockAnswers(asked).includes(command) : true;
  }
}

/** How often each kind of answer is looked at: games repeat themselves. */
const enough = 12;
const looked = new Map<string, number>();

function play(seed: number, seats: number, options: Record<string, string>): ReadonlySet<string> {
  const rng = quickRng(seed);
  const setup = { seats, options, content: null };
  const chance = oneStream(quickRng(seed + 1));
  let state = outerRim.begin(setup);
  for (const event of outerRim.setUp(setup, chance)) state = outerRim.evolve(state, event);
  const seen = new Set<string>();
  for (let turn = 0; turn < 700; turn++) {
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) break;
    const view = outerRim.viewFor(state, seat);
    const asked = askedOf(view, seat);
    if (asked === null) throw new Error("awaited, not asked");
    const say = sayFor(view, [], words);
    for (const { command, thing } of asked.answers) {
      const kind = `${asked.question.ask} ${command.type}`;
      seen.add(kind);
      const before = looked.get(kind) ?? 0;
      looked.set(kind, before + 1);
      if (before >= enough) continue;
      expect(
        isDrawn(command, thing, view, seat),
        `${kind} on ${thing.on}, face ${asked.face}`,
      ).toBe(true);
      const text = answerText(command, asked.question, { view, words, say });
      expect(text, kind).toMatch(/\S/);
      expect(text, kind).not.toMatch(/undefined|\[object|NaN|\{|ability\.|ask\./);
    }
    const command = asked.answers[rng.below(asked.answers.length)]?.command;
    if (command === undefined) throw new Error(`nothing to answer ${asked.question.ask}`);
    const page = outerRim.decide(state, seat, command, chance);
    if (isRefusal(page)) throw new Error(page.code);
    for (const event of page) state = outerRim.evolve(state, event);
  }
  return seen;
}

test("[OR-TURN-01] every question of the catalog opens a face", () => {
  const asks = Object.keys(texts).flatMap((key) =>
    key.startsWith("ask.") ? [key.slice("ask.".length)] : [],
  );
  expect(asks.length).toBeGreaterThan(60);
  for (const ask of asks)
    expect(() => faceOf({ seat: 0, ask, rule: "", params: {}, choices: [] })).not.toThrow();
});

test.each([
  { seats: 1, options: { opponents: "both", ambitions: "on" } },
  { seats: 2, options: { favors: "on", ambitions: "on" } },
  { seats: 3, options: { favors: "on" } },
  { seats: 4, options: {} },
])(
  "[OR-TURN-01] every answer of games for $seats stands on a thing that is drawn",
  ({ seats, options }) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 3; seed++)
      for (const kind of play(seed * 97, seats, options)) seen.add(kind);
    expect(seen.size).toBeGreaterThan(25);
  },
);
