/** Games on a device at a wanted moment: played here by chance until it comes. */
import type { Page as BrowserPage } from "playwright-core";
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import { outerRim, type Command, type View } from "#rules/outer-rim/index.ts";
import type { Page } from "#table/journal/page.ts";
import type { KeptGame } from "../kept-game.ts";
import { deviceJournal } from "./device-journal.ts";

export interface MomentWish {
  readonly seats: number;
  /** How many of the seats are people at this device; bots sit on the rest. */
  readonly people?: number;
  readonly options?: Readonly<Record<string, string>>;
  /** The first game, counted from here, that has such a moment. */
  readonly seed?: number;
  readonly level?: string;
  /** Is this it? Asked whenever seat 0 is to answer. */
  readonly until: (view: View) => boolean;
  /** What seat 0 would rather do; chance decides else. */
  readonly wish?: (choices: readonly Command[], view: View) => Command | undefined;
}

export interface GameMoment extends KeptGame {
  /** What seat 0 sees. */
  readonly view: View;
}

const games = 60;
const most = 900;

export function momentOf(wish: MomentWish): GameMoment {
  const first = wish.seed ?? 1;
  for (let seed = first; seed < first + games; seed++) {
    const found = playUntil(wish, seed);
    if (found !== null) return found;
  }
  throw new Error("no such moment");
}

function playUntil(wish: MomentWish, seed: number): GameMoment | null {
  const { seats, people = 1, level = "steady" } = wish;
  const standard = outerRim.tableOptions.map((option) => [option.id, option.standard] as const);
  const options = { ...Object.fromEntries(standard), ...wish.options };
  const setup = { seats, options, content: null };
  const journal = deviceJournal({
    setup,
    name: `moment ${seed}`,
    people: Array.from({ length: people }, (_, seat) => seat),
    level,
  });
  const rng = quickRng(seed);
  const chance = oneStream(quickRng(seed + 1));
  let state = outerRim.begin(setup);
  const events = outerRim.setUp(setup, chance);
  for (const event of events) state = outerRim.evolve(state, event);
  journal.start(events);

  for (let turn = 0; turn < most; turn++) {
    const [seat] = outerRim.awaited(state);
    if (seat === undefined) return null;
    const view = outerRim.viewFor(state, seat);
    if (seat === 0 && wish.until(view)) return { ...journal.kept(), view };
    const choices = outerRim.options(view);
    const wanted = seat === 0 ? wish.wish?.(choices, view) : undefined;
    const command = wanted ?? choices[rng.below(choices.length)];
    const page = command === undefined ? [] : outerRim.decide(state, seat, command, chance);
    if (isRefusal(page)) throw new Error(page.code);
    for (const event of page) state = outerRim.evolve(state, event);
    journal.play(seat, command, page);
  }
  return null;
}

/** How many answers of people a game has. */
export const answersIn = (pages: readonly Page[]): number =>
  pages.filter((one) => one.type === "played" && one.by === "person").length;

/** And how many the browser's store has of it now: a bot may have played on. */
export async function answersKept(page: BrowserPage, { header }: GameMoment): Promise<number> {
  const pages = await page.evaluate(async (table) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("guildhall", 1);
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction("pages").objectStore("pages");
    const request = store.getAll(IDBKeyRange.bound([table], [table, []]));
    await new Promise((resolve) => request.addEventListener("success", resolve));
    database.close();
    return request.result as readonly Page[];
  }, header.table);
  return answersIn(pages);
}

/** Until this question is asked of seat 0. */
export function asking(ask: string, and: (view: View) => boolean = () => true) {
  return (view: View): boolean =>
    view.questions.some((question) => question.seat === 0 && question.ask === ask) && and(view);
}
