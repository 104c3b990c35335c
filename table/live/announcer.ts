/** The last step of the pipeline: everyone hears, in their own view, what is durable by now. */
import type { Viewer } from "#rules/game.ts";
import { infoFor, toldSetup } from "../announce/info.ts";
import { written, type Listener } from "../announce/listeners.ts";
import { eyesOf, logOf } from "../announce/eyes.ts";
import { stretchOf, tellStretch } from "../announce/steps.ts";
import { statusFor, viewOf } from "../announce/view.ts";
import type { Page, PersonId } from "../journal/page.ts";
import { readAll } from "../journal/read-all.ts";
import { seatsOf } from "../state/seats.ts";
import type { TableState } from "../state/table-state.ts";
import { longestLog } from "../talk/limits.ts";
import { spare } from "../talk/spare-status.ts";
import type { TableInfo, Tell, Version } from "../talk/words.ts";
import { report, type LiveTable } from "./live-table.ts";

export interface Announcer {
  /** What these pages changed, to everyone who listens. */
  announce(before: TableState, pages: readonly Page[]): void;
  /** The whole view to one who comes; the log from `since` on. */
  welcome(listener: Listener, as: Viewer, since: Version | null): Promise<void>;
  /** Seats, presence or terms changed: everyone is told. */
  tellInfo(): void;
  info(person: PersonId | null): TableInfo;
  /** How many people watch and hold no seat. */
  spectators(): number;
}

export function openAnnouncer(live: LiveTable, clocks: () => readonly number[]): Announcer {
  const { ports, presence, listeners } = live;
  const { table } = live.header;
  return { announce, welcome, tellInfo, info, spectators };

  function announce(before: TableState, pages: readonly Page[]): void {
    const { game, state } = live;
    const left = clocks();
    const stretch = stretchOf(game, before, pages, state);
    listeners.update((as, seen, found) => {
      const { view, steps, log } = tellStretch(eyesOf(game, as), seen, stretch, found);
      const status = spare(statusFor(game, state, as, left));
      const tell = { table, type: "update", from: before.version, steps, log, ...status } as const;
      return { view, tell };
    });
    const ended = state.position?.outcome !== before.position?.outcome;
    if (ended || pages.some(changesInfo)) tellInfo();
    for (const page of pages) if (isSeatFreed(page)) moveToSpectators(page.seat);
  }

  async function welcome(listener: Listener, as: Viewer, since: Version | null): Promise<void> {
    const { version: now } = live.state;
    const logFrom = Math.min(now, Math.max(since ?? 0, now - longestLog));
    const pages =
      logFrom === now ? [] : await readAll(ports.journal, table, ports.breath, now, logFrom);
    if (!listener.listening()) return;
    const { game, state } = live;
    const heard = pages.filter(({ version }) => version <= state.version);
    const view = viewOf(game, state, as);
    const log = logOf(game, heard, as, state.dates);
    const status = statusFor(game, state, as, clocks());
    const about: Tell = { table, type: "table", info: info(listener.person.id) };
    const tell: Tell = { table, type: "view", view, logFrom, log, ...status };
    listeners.join(listener, as, view);
    listener.hear(about, written(about));
    listener.hear(tell, written(tell));
  }

  function moveToSpectators(seat: number): void {
    for (const listener of listeners.dismiss(seat))
      welcome(listener, "spectator", live.state.version).catch((bug: unknown) => report(live, bug));
  }

  function info(person: PersonId | null): TableInfo {
    const { game, header, state } = live;
    return infoFor(
      {
        header,
        setup: toldSetup(game, live.setup, header),
        state,
        presence,
        spectators: spectators(),
        clocks: clocks(),
        now: ports.clock.now(),
      },
      person,
    );
  }

  function spectators(): number {
    const { seats } = live.state;
    const watching = [...presence.everyone()];
    return watching.filter((person) => seatsOf(seats, person).length === 0).length;
  }

  function tellInfo(): void {
    listeners.toEach((person) => ({ table, type: "table", info: info(person) }));
  }
}

type Freed = Extract<Page, { type: "stood-up" | "sent-away" | "seat-changed" }>;

function isSeatFreed(page: Page): page is Freed {
  return page.type === "stood-up" || page.type === "sent-away" || page.type === "seat-changed";
}

function changesInfo(page: Page): boolean {
  const { type } = page;
  // A bot taken back gives its seat back.
  if (type === "taken-back") return page.substitute !== undefined;
  return (
    type !== "played" &&
    type !== "said" &&
    type !== "take-back-asked" &&
    type !== "take-back-answered" &&
    type !== "amended"
  );
}
