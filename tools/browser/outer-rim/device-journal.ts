/** The journal of a game on a device: who sits there, how it began, what was played. */
import type { Setup } from "#rules/game.ts";
import { outerRim, type Command, type Event } from "#rules/outer-rim/index.ts";
import { commitTo, hashOf } from "#rules/seeded-chance.ts";
import type { Draft, Header, Page } from "#table/journal/page.ts";
import type { KeptGame } from "../kept-game.ts";

export interface DeviceGame {
  readonly setup: Setup;
  /** Two of one name are the same game. */
  readonly name: string;
  /** Seats of people at this device; bots sit on the rest. */
  readonly people: readonly number[];
  readonly level: string;
}

export interface DeviceJournal {
  start(events: readonly Event[]): void;
  play(seat: number, command: Command | undefined, events: readonly Event[]): void;
  /** As it stands now: a browser may keep several moments of one game. */
  kept(): KeptGame;
}

export function deviceJournal({ setup, name, people, level }: DeviceGame): DeviceJournal {
  const terms = { game: "outer-rim", setup, clock: null, botLevel: level, coach: false };
  const secret = hashOf(name);
  const header: Header = {
    format: 1,
    table: "",
    at: 1_000_000,
    rulesVersion: outerRim.rulesVersion,
    terms: { ...terms, listed: false },
    contentHash: null,
    host: "here",
    commit: commitTo(secret),
    seed: secret,
  };
  const pages: Page[] = [];
  const write = (draft: Draft): void => {
    const place = { version: pages.length + 1, at: 1_000_000 + pages.length, id: null };
    pages.push({ ...draft, ...place, person: "here" } as Page);
  };
  const isPerson = (seat: number): boolean => people.includes(seat);
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  for (const seat of seats)
    if (!isPerson(seat))
      write({
        type: "bot-seated",
        seat,
        level,
        name: ["Marlo", "Quill", "Juno"][seat - 1] ?? "Bot",
      });
  for (const [i, seat] of people.entries())
    write({ type: "sat-down", seat, name: ["Ginny", "Mia", "Thomas"][i] ?? "", entropy: "" });
  return {
    start: (events) => write({ type: "started", entropies: seats.map(() => ""), events }),
    play: (seat, command, events) =>
      write({
        type: "played",
        seat,
        by: isPerson(seat) ? "person" : "bot",
        command,
        events,
        reasons: null,
        published: [],
      }),
    kept: () => ({
      header: { ...header, table: hashOf(`${name} ${pages.length}`).slice(0, 16) },
      pages,
    }),
  };
}
