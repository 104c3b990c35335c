/**
 * A press is one ask and one page. What the board lights is
 * what `options(view)` offers (`../lit.test.ts`) and is sent as
 * it stands; here whatever can come between cuts it: a lost ask, a lost answer, a reload, another device, a second tap.
 */
import { expect, test } from "vitest";
import type { Outbox } from "#client/table/session/outbox.ts";
import { openSession, type Session } from "#client/table/session/session.ts";
import { lossyWire, type LossyWire } from "#client/table/session/testing/lossy-wire.ts";
import { fold, isRefusal, type Rng } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import {
  commandTypes,
  numbered,
  outerRim,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { rareQuestions } from "#rules/outer-rim/testing/rare-questions.ts";
import type { Stage } from "#rules/outer-rim/testing/stage.ts";
import { sameData } from "#rules/same-data.ts";
import type { Table } from "#table/table.ts";
import { settled } from "#table/testing/hand-clock.ts";
import { ask, reopen, rig, type Rig } from "#table/testing/rig.ts";
import { deviceJournal } from "#tools/browser/outer-rim/device-journal.ts";
import type { GameMoment } from "#tools/browser/outer-rim/moments.ts";
import { staged } from "#tools/browser/outer-rim/staged.ts";
import { anySeeds } from "#tools/testing/any-game.ts";

const isDeep = process.env["DEEP"] === "1";

const cuts = [
  "ask lost",
  "answer lost",
  "reload before it is heard",
  "reload after it was heard",
  "another device first",
  "another player first",
  "second tap",
] as const;
type Cut = (typeof cuts)[number];

const person = { id: "here", name: "Ginny" };

/** A table and the phone of whoever is asked at it. */
interface Scene {
  readonly bench: Rig;
  readonly table: Table;
  readonly seat: number;
  readonly wire: LossyWire;
  readonly outbox: Outbox;
  session: Session;
}

function outboxHere(): Outbox {
  let kept: ReturnType<Outbox["read"]> = { waiting: [], undecided: [] };
  return {
    keepsRefused: false,
    read: () => kept,
    keep: (all) => void (kept = structuredClone(all)),
  };
}

async function sceneAt({ header, pages, view }: GameMoment): Promise<Scene> {
  const bench = rig({ think: () => new Promise(() => undefined) });
  await bench.journal.create(header, null);
  await bench.journal.append(header.table, 0, pages);
  const table = await reopen(bench, outerRim as never, header.table);
  const seat = view.viewer === "spectator" ? 0 : view.viewer;
  const wire = lossyWire(table, person);
  const outbox = outboxHere();
  const session = openSession(table.id, wire, seat, { outbox, seen: null });
  await settled();
  return { bench, table, seat, wire, outbox, session };
}

function reload(scene: Scene): void {
  scene.session.close();
  scene.session = openSession(scene.table.id, scene.wire, scene.seat, {
    outbox: scene.outbox,
    seen: null,
  });
}

/** Says it while the wire loses something, then has the wire back; a reload forgets all but the outbox. */
async function cutOff(scene: Scene, said: Command, losing: LossyWire["losing"]): Promise<void> {
  scene.wire.losing = losing;
  void scene.session.send(said);
  await settled();
  scene.wire.losing = "nothing";
}

/** Presses, cuts it so, and waits until nothing is on its way any more. */
async function press(scene: Scene, command: Command, cut: Cut): Promise<void> {
  const { session, wire, table, seat } = scene;
  const said = numbered(session.view.value as View, command);
  switch (cut) {
    case "ask lost":
      await cutOff(scene, said, "asks");
      wire.reconnect();
      break;
    case "answer lost":
      await cutOff(scene, said, "tells");
      wire.reconnect();
      break;
    case "reload before it is heard":
      await cutOff(scene, said, "asks");
      reload(scene);
      break;
    case "reload after it was heard":
      await cutOff(scene, said, "tells");
      reload(scene);
      break;
    case "another device first":
      await cutOff(scene, said, "asks");
      await ask(table, person, { type: "command", seat, command: said });
      wire.reconnect();
      break;
    case "another player first":
      await cutOff(scene, said, "asks");
      await answerOthers(scene);
      wire.reconnect();
      break;
    case "second tap":
      void session.send(said);
      void session.send(said);
      break;
  }
  await settled();
}

/** Whoever else is asked meanwhile answers first. */
async function answerOthers({ table, seat, session }: Scene): Promise<void> {
  for (const other of session.awaited.value.filter((one) => one !== seat)) {
    const view = await viewOf(table, other);
    const [command] = outerRim.options(view);
    if (command !== undefined)
      await ask(table, person, { type: "command", seat: other, command: numbered(view, command) });
  }
}

async function viewOf(table: Table, seat: number): Promise<View> {
  const session = openSession(table.id, lossyWire(table, person), seat, {
    outbox: null,
    seen: null,
  });
  await settled();
  const view = session.view.value as View;
  session.close();
  return view;
}

/** What is wrong after a press that was cut so; `null` when all of it was done, and once. */
async function brokenBy(moment: GameMoment, command: Command, cut: Cut): Promise<string | null> {
  const scene = await sceneAt(moment);
  await press(scene, command, cut);
  const { bench, session, table } = scene;
  const since = await bench.journal.read(table.id, moment.pages.length);
  const written = since.filter((each) => each.type === "played" && each.seat === scene.seat);
  const [page] = written;
  // What comes in one breath is shown together: a moment later.
  await expect.poll(() => session.version.value).toBe(table.version());
  session.close();
  if (written.length !== 1 || page?.type !== "played")
    return `${written.length} pages were written`;
  const { question: _, ...played } = page.command as Command;
  if (!sameData(played, command)) return `${JSON.stringify(played)} was written`;
  if (session.pending.value.length > 0) return "it still waits for an answer";
  if (bench.bugs.length > 0) return String(bench.bugs[0]);
  return null;
}

async function isWhole(
  moment: GameMoment,
  command: Command,
  cut: Cut,
  where: string,
): Promise<void> {
  const broken = await brokenBy(moment, command, cut);
  expect(broken, `${where}, ${JSON.stringify(command)}, ${cut}`).toBeNull();
}

/** Moments of a game by chance with everything switched on: some, and those where something new may be said. */
function* pressesIn(seed: number, turns: number, unsaid: ReadonlySet<string>) {
  const seats = 2 + (seed % 2);
  const setup = { seats, options: { favors: "on", ambitions: "on" }, content: null };
  const people = Array.from({ length: seats }, (_, seat) => seat);
  const journal = deviceJournal({ setup, name: `${seed}`, people, level: "random" });
  const rng = quickRng(seed);
  const chance = oneStream(quickRng(seed + 1));
  const events = outerRim.setUp(setup, chance);
  let state = fold(outerRim, outerRim.begin(setup), events);
  journal.start(events);
  for (let turn = 1; turn <= turns; turn++) {
    const awaited = outerRim.awaited(state);
    const seat = awaited[rng.below(awaited.length)];
    if (seat === undefined) return;
    const view = outerRim.viewFor(state, seat);
    const choices = outerRim.options(view);
    const fresh = choices.find(({ type }) => unsaid.has(type));
    const command = fresh ?? choices[rng.below(choices.length)];
    if (command === undefined) throw new Error("nothing to answer");
    // [UB-NEG-02] Several are asked at once: one answers while another's press is on its way.
    const isAmongOthers = awaited.length > 1 && turn % 9 === 0;
    if (fresh !== undefined || turn % 12 === 0 || isAmongOthers) {
      const { header, pages } = journal.kept();
      const cut = isAmongOthers ? "another player first" : drawn(rng);
      yield { moment: { header, pages: [...pages], view }, command, cut };
    }
    const page = outerRim.decide(state, seat, command, chance);
    if (isRefusal(page)) throw new Error(page.code);
    state = fold(outerRim, state, page);
    journal.play(seat, command, page);
  }
}

function drawn(rng: Rng): Cut {
  return cuts[rng.below(cuts.length)] ?? "second tap";
}

const said = ([, laid]: readonly [string, () => Stage]): readonly string[] =>
  laid()
    .choices()
    .map(({ type }) => type);

test.each(Object.entries(rareQuestions))(
  "[OR-TURN-09] whatever cuts a press at %s, all of it is done, and once",
  async (name, laid) => {
    const moment = staged(laid(), name);
    const options = outerRim.options(moment.view);
    for (const [i, command] of options.entries())
      for (const cut of isDeep ? cuts : [cuts[i % cuts.length] ?? "second tap"])
        await isWhole(moment, command, cut, name);
  },
);

/** So many games have everything in them. */
const most = 200;

test("[OR-TURN-09] whatever cuts any press of any game, all of it is done, and once; no command is left out", async () => {
  const unsaid = new Set<string>(commandTypes);
  for (const type of Object.entries(rareQuestions).flatMap(said)) unsaid.delete(type);
  const asked = isDeep ? most : 3;
  for (const [game, seed] of anySeeds({ usual: most, deep: most }).entries()) {
    if (game >= asked && unsaid.size === 0) break;
    for (const { moment, command, cut } of pressesIn(seed, 300, unsaid)) {
      await isWhole(moment, command, cut, `GAME=${seed}:0`);
      unsaid.delete(command.type);
    }
  }
  expect([...unsaid]).toEqual([]);
});
