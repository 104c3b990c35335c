/** The log tells how things stood then, whenever it is read. */
import { expect, test } from "vitest";
import { isRefusal } from "#rules/game.ts";
import { oneStream, quickRng } from "#rules/rng.ts";
import {
  outerRim,
  type Event,
  type Foe,
  type News,
  type OuterRim,
} from "#rules/outer-rim/index.ts";
import type { LogEntry } from "#table/talk/words.ts";
import { en } from "../words/en.ts";
import { datedLog, type Standing } from "./dated.ts";
import { logLines } from "./lines.ts";

type State = OuterRim["state"];
type Dated = News & { readonly at?: Standing };

const entry = (version: number, news: readonly News[]): LogEntry => ({
  type: "news",
  version,
  at: 0,
  seat: null,
  by: "table",
  news,
  reasons: [],
});
const beginnings = (log: readonly LogEntry[]): readonly Dated[] =>
  log
    .flatMap((one) => (one.type === "news" ? (one.news as readonly Dated[]) : []))
    .filter(({ type }) => type === "turn-began");

/** Played at random: the log of seat 0, and who really stood where when each turn began. */
function played(seed: number, pages: number): { log: LogEntry[]; stood: Standing[]; last: State } {
  const setup = { seats: 3, options: { favors: "on", ambitions: "on" }, content: null };
  const [chance, rng] = [oneStream(quickRng(seed + 1)), quickRng(seed)];
  let state = outerRim.begin(setup);
  const [log, stood]: [LogEntry[], Standing[]] = [[], []];
  const write = (events: readonly Event[]): void => {
    for (const event of events) {
      state = outerRim.evolve(state, event);
      if (event.type !== "turn-began") continue;
      const { space, credits } = state.players[event.player] ?? { space: "", credits: 0 };
      stood.push({ space, credits });
    }
    log.push(
      entry(
        log.length + 1,
        events.flatMap((one) => outerRim.newsFor(one, 0) ?? []),
      ),
    );
  };
  write(outerRim.setUp(setup, chance));
  while (log.length < pages) {
    const [seat = 0] = outerRim.awaited(state);
    const options = outerRim.options(outerRim.viewFor(state, seat));
    const command = options[rng.below(options.length)];
    if (command === undefined) break;
    const events = outerRim.decide(state, seat, command, chance);
    if (isRefusal(events)) throw new Error(events.code);
    write(events);
  }
  return { log, stood, last: state };
}

test("[OR-TURN-01] a turn is told with the place and the purse it began with, however late it is read", () => {
  const { log, stood } = played(7, 260);
  expect(stood.length).toBeGreaterThan(12);
  expect(new Set(stood.map(({ credits }) => credits)).size).toBeGreaterThan(3);
  expect(beginnings(datedLog(log)).map(({ at }) => at)).toEqual(stood);
  // Of a log whose beginning is missing nobody knows.
  expect(datedLog(log.slice(1))).toEqual(log.slice(1));
});

test("[OR-TURN-01] the heading of a turn does not take the purse of today", () => {
  const { log, stood, last } = played(7, 260);
  const [page] = datedLog(log).filter((one) => beginnings([one]).length > 0);
  const [first] = stood;
  const lines = logLines(
    page?.type === "news" ? (page.news as readonly News[]) : [],
    [{ name: "Mia" }, { name: "Thomas" }, { name: "Ginny" }],
    en,
    outerRim.viewFor(last, 0),
  );
  const heading = lines.find(({ text }) => text.startsWith("Round 1."))?.text;
  expect(heading).toContain(`${first?.credits.toLocaleString("en")} credits`);
});

test("[OR-COM-03] dice of a fight that began on an earlier page are those of whoever is fought", () => {
  const laid = played(7, 1).log;
  const rule = "OR-COM-03";
  const foe = { type: "patrol", faction: "hutt", level: 2 } as const;
  const fight = { kind: "ship", attacker: 0, defender: null, strengths: [3, 4] } as const;
  const roll: News = { type: "dice-rolled", player: null, dice: ["hit"], for: "", rule };
  const log = [
    ...laid,
    entry(2, [{ type: "combat-began", ...fight, foe, rule: "OR-COM-01" }]),
    entry(3, [roll]),
  ];
  const last = (entries: readonly LogEntry[]): readonly News[] => {
    const page = datedLog(entries).at(-1);
    return page?.type === "news" ? (page.news as readonly News[]) : [];
  };
  const told = (news: readonly News[], foe?: Foe): readonly string[] =>
    logLines(news, [{ name: "Mia" }], en, { players: [], foe }).map(({ text }) => text);
  expect(told(last(log))).toEqual(["The Hutt patrol rolls: hit."]);
  // On the stage the table itself knows; a fight taken back was never fought.
  expect(told([roll], foe)).toEqual(["The Hutt patrol rolls: hit."]);
  const back: LogEntry = { type: "taken-back", version: 3, at: 0, seat: 0, to: 1 };
  expect(told(last([...log.slice(0, 2), back, entry(4, [roll])]))).toEqual([
    "The enemy rolls: hit.",
  ]);
});

test("[UB-ROT-03] a card that lay with its far end up is let go by that name", () => {
  const laid = played(7, 1).log;
  const rule = "OR-MKT-05";
  const card = "unrefined-coaxium";
  const spent: News = { type: "card-discarded", player: 0, card, rule };
  const given: News = { type: "card-given", from: 0, to: 1, card, rule };
  const told = (news: readonly News[]): readonly string[] => {
    const page = datedLog([...laid, entry(2, news)]).at(-1);
    const heard = page?.type === "news" ? (page.news as readonly News[]) : [];
    return logLines(heard, [{ name: "Mia" }, { name: "Otto" }], en, { players: [] })
      .map(({ text }) => text)
      .slice(-1);
  };
  const turn: News = { type: "card-rotated", player: 0, card, rule: "UB-ROT-03" };
  expect(told([spent])).toEqual([`Mia trades in “${en[`card.${card}`]}”.`]);
  expect(told([turn, spent])).toEqual([`Mia trades in “${en[`card.${card}.other`]}”.`]);
  expect(told([turn, given])).toEqual([`Mia gives Otto “${en[`card.${card}.other`]}”.`]);
  expect(told([turn, turn, spent])).toEqual([`Mia trades in “${en[`card.${card}`]}”.`]);
});

test("[OR-TURN-01] what was taken back does not count", () => {
  const rule = "OR-TURN-01";
  const began = { type: "turn-began", player: 0, round: 1, rule } as const;
  const laid = played(7, 1).log.flatMap((one) =>
    one.type === "news" ? (one.news as readonly News[]).slice(0, 1) : [],
  )[0] as News;
  const log: readonly LogEntry[] = [
    entry(1, [laid, { type: "placed", player: 0, space: "kessel", rule }]),
    entry(2, [{ type: "moved", player: 0, to: "lothal", directly: false, rule }]),
    { type: "taken-back", version: 3, at: 0, seat: 0, to: 1 },
    entry(4, [began]),
  ];
  expect(beginnings(datedLog(log))[0]?.at).toEqual({ space: "kessel", credits: 0 });
});
