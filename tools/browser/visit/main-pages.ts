/** The pages people open first, each with someone who may see it, and what a first visit to it may cost. */
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import type { GuildCard } from "#table/talk/guild.ts";
import type { NewTable } from "#table/talk/lobby.ts";
import type { TableInfo } from "#table/talk/words.ts";

/** What may travel before the page is ready, and, where it is told, until nothing comes any more. */
export interface Cost {
  readonly requests: number;
  /** Kilobytes of script, as they travel, with their headers. */
  readonly script: number;
}

export interface MainPage {
  readonly name: string;
  readonly path: string;
  /** What one came for can be pressed once this is there. */
  readonly ready: string;
  /** The first tap: where, and what is there once it is answered. `null` where a page is read rather than played. */
  readonly tap: Tap | null;
  /** The session of whoever looks; `null` for a stranger. */
  readonly token: string | null;
  readonly most: Cost;
  /** Where more may follow when the page is idle: how much there may be in all. */
  readonly inAll: Cost;
}

export interface Tap {
  readonly on: string;
  readonly answered: string;
}

/** The most that anything on a page may move by itself, as browsers count it. */
export const mostShift = 0.01;

export async function mainPages(hall: string): Promise<readonly MainPage[]> {
  const ginny = await visitor(hall, "Ginny");
  const who = ginny.token;
  const table = async (wanted: NewTable): Promise<string> => `/t/${await asked(ginny, wanted)}`;
  const { id: guild } = (await ginny.post("/api/guilds", { name: "The Cantina Crew" }))
    .body as GuildCard;
  return [
    firstPage,
    page(who, { ...cards, path: await table({ game: "bounty-hunters", seats: 3, bots: [1, 2] }) }),
    page(who, { ...rim, path: await table({ game: "outer-rim", seats: 2, bots: [1] }) }),
    page(who, { ...ledger, path: await table({ game: "legion", seats: 1 }) }),
    page(who, {
      ...gathering,
      path: `/t/${await ginny.make({ game: "bounty-hunters", seats: 3 })}`,
    }),
    page(who, { name: "guild", path: `/guild/${guild}`, ready: ".guild-head", ...quiet }),
    page(who, { name: "my page", path: "/me", ready: ".me-name", ...quiet }),
    page(who, { name: "settings", path: "/settings", ready: ".settings", ...quiet }),
  ];
}

const lobby = {
  name: "lobby",
  ready: ".game-plate",
  tap: { on: ".game-plate .quick-who", answered: "dialog[open]" },
  most: { requests: 12, script: 42 },
  // The sheets behind its doors.
  inAll: { requests: 12, script: 46 },
} as const;

const cards = {
  name: "Bounty Hunters",
  ready: ".bh-dock.bh-mine",
  tap: { on: ".bh-dock .bh-deck", answered: ".bh:not(.bh-step-draw), .bh-deck[aria-pressed=true]" },
  most: { requests: 25, script: 110 },
  // Log, talk, menu, the coach in every language, and the voice for whoever listens.
  inAll: { requests: 25, script: 128 },
} as const;

/** Stories, sounds and the stage come afterwards. */
const rim = {
  name: "Outer Rim",
  ready: ".or-gallery button",
  tap: {
    on: ".or-thumbs li:nth-child(2) .or-thumb",
    answered: ".or-thumbs li:nth-child(2) .or-thumb[aria-pressed=true]",
  },
  most: { requests: 30, script: 200 },
  inAll: { requests: 30, script: 294 },
} as const;

/** The first thing to write down: which edition is played. */
const ledger = {
  name: "Legion",
  ready: ".ledger-scroll button",
  tap: { on: ".ledger-scroll button", answered: ".armies" },
  most: { requests: 25, script: 110 },
  // The whole ledger with its judge, while there is a network.
  inAll: { requests: 27, script: 180 },
} as const;

/** Faces are drawn once the page stands. */
const quiet = {
  tap: null,
  most: { requests: 20, script: 60 },
  inAll: { requests: 22, script: 66 },
} as const;

/** Chairs, invitation, terms, talk; the board comes along, because the last to sit down may begin. */
const gathering = {
  name: "gathering",
  ready: ".gathering .room button",
  tap: null,
  most: { requests: 25, script: 128 },
  inAll: { requests: 31, script: 150 },
} as const;

/** What a stranger comes to. */
export const firstPage = page(null, { ...lobby, path: "/" });

/** Unless more is told, what comes afterwards is counted with what comes at first. */
function page(
  token: string | null,
  about: Omit<MainPage, "token" | "inAll"> & Partial<Pick<MainPage, "inAll">>,
): MainPage {
  return { inAll: about.most, ...about, token };
}

/** A table that waits for its first seat. */
async function asked(host: Visitor, wanted: NewTable): Promise<string> {
  const table = await host.make(wanted);
  await host.ask(table, { type: "start" });
  for (;;) {
    const { seats } = (await host.get(`/api/tables/${table}`)).body as TableInfo;
    if (seats[0]?.awaited === true) return table;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
