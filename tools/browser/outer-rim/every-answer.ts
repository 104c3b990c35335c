/** Every kind of answer to every kind of question, each with a game on a device that asks it. */
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import { deviceJournal } from "./device-journal.ts";
import type { GameMoment } from "./moments.ts";
import { staged } from "./staged.ts";

export interface AnswerKind {
  /** `planning earn` */
  readonly kind: string;
  readonly game: GameMoment;
  readonly seat: number;
  readonly command: Command;
}

type Scenes = Readonly<Record<string, () => Parameters<typeof staged>[0]>>;

const games = 40;
/** Answers of a game by chance: what comes later is as rare. */
const most = 260;
const options = { favors: "on", ambitions: "on" };

/** `scenes`: what games by chance seldom come to. */
export function everyAnswer(scenes: Scenes): readonly AnswerKind[] {
  const found = new Map<string, AnswerKind>();
  const take = (view: View, seat: number, kept: () => GameMoment): void => {
    const question = view.questions.find(
      (one, i) => one.seat === seat && view.answered[i] !== true,
    );
    if (question === undefined) return;
    let game: GameMoment | undefined;
    for (const command of question.choices) {
      const kind = `${question.ask} ${command.type}`;
      if (!found.has(kind)) found.set(kind, { kind, game: (game ??= kept()), seat, command });
    }
  };
  for (const [name, scene] of Object.entries(scenes)) {
    const table = scene();
    const { seat } = table.question();
    const kept = staged(table, `walk ${name}`);
    take(kept.view, seat, () => kept);
  }
  for (let seed = 1; seed <= games; seed++) playThrough(seed, take);
  return [...found.values()];
}

function playThrough(
  seed: number,
  take: (view: View, seat: number, kept: () => GameMoment) => void,
): void {
  const seats = 1 + (seed % 3);
  const standard = outerRim.tableOptions.map((option) => [option.id, option.standard] as const);
  const wished = seed % 2 === 0 ? options : {};
  const setup = { seats, options: { ...Object.fromEntries(standard), ...wished }, content: null };
  const journal = deviceJournal({ setup, name: `walk ${seed}`, people: [0], level: "steady" });
  const rng = quickRng(seed);
  const chance = oneStream(quickRng(seed + 1));
  let state = outerRim.begin(setup);
  const events = outerRim.setUp(setup, chance);
  for (const event of events) state = outerRim.evolve(state, event);
  journal.start(events);
  for (let turn = 0; turn < most; turn++) {
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) return;
    const view = outerRim.viewFor(state, seat);
    if (seat === 0)
      take(view, 0, () => {
        const { header, pages } = journal.kept();
        return { header, pages: [...pages], view };
      });
    const choices = outerRim.options(view);
    const command = choices[rng.below(choices.length)];
    const page = command === undefined ? [] : outerRim.decide(state, seat, command, chance);
    if (isRefusal(page)) throw new Error(page.code);
    for (const event of page) state = outerRim.evolve(state, event);
    journal.play(seat, command, page);
  }
}
