/** Where sentences stand: every main page of the house, each with the areas of words one reads there. */
import type { Page } from "playwright-core";
import type { GuildCard, GuildPage } from "#table/talk/guild.ts";
import type { ClaimCode } from "#table/talk/lobby.ts";
import { visitor } from "#server/testing/visitor.ts";
import type { Size } from "../browser.ts";
import { finishedGame } from "../bounty-hunters/kept.ts";
import { openKept } from "../kept-game.ts";
import { mainPages } from "../visit/main-pages.ts";

export interface Stop {
  readonly name: string;
  /** Folders of `words/`. */
  readonly areas: readonly string[];
  readonly path: string;
  /** The session of whoever looks; `null` for a stranger. */
  readonly token: string | null;
  /** Devices it is for, where it is not for all. */
  readonly on?: readonly Size[];
  /** What is done there before one looks. */
  then?(page: Page): Promise<void>;
}

/** `hostLink` opens the host's page once. */
export async function stopsIn(hall: string, hostLink: () => string): Promise<readonly Stop[]> {
  const pages = await mainPages(hall);
  const ginny = await visitor(hall, "Ginny");
  const { token } = ginny;
  const at = (name: string): Pick<Stop, "path" | "token"> => {
    const found = pages.find((page) => page.name === name);
    if (found === undefined) throw new Error(`no page ${name}`);
    return { path: found.path, token: found.token };
  };
  const gathering = await ginny.make({ game: "outer-rim", seats: 3, listed: true });
  const { id: guild } = (await ginny.post("/api/guilds", { name: "Mynocks" })).body as GuildCard;
  const { invitation } = (await ginny.get(`/api/guilds/${guild}`)).body as GuildPage;
  const claim = (await ginny.post("/api/me/codes")).body as ClaimCode;
  const stranger = (path: string): Pick<Stop, "path" | "token"> => ({ path, token: null });
  return [
    { name: "lobby", areas: ["hall"], ...at("lobby") },
    { name: "quick-game", areas: ["hall"], ...at("lobby"), then: opens(".quick-who") },
    { name: "new-table", areas: ["hall", "nearby"], path: "/", token, then: newTable },
    { name: "name", areas: ["hall", "faces"], ...stranger(`/t/${gathering}`) },
    { name: "gathering", areas: ["hall", "evening"], path: `/t/${gathering}`, token },
    {
      name: "big-screen",
      areas: ["evening"],
      path: `/t/${gathering}/screen`,
      token,
      on: ["tablet", "desktop"],
    },
    {
      name: "settings",
      areas: ["settings", "calls-page", "faces", "programs", "hall"],
      ...at("settings"),
    },
    { name: "me", areas: ["me"], ...at("my page") },
    { name: "guild", areas: ["guild"], path: `/guild/${guild}`, token },
    { name: "join", areas: ["guild"], ...stranger(invitation) },
    { name: "claim", areas: ["claim"], ...stranger(claim.path) },
    { name: "verify", areas: ["verify"], ...stranger("/verify") },
    { name: "host", areas: ["host"], ...stranger(hostLink()) },
    { name: "cards", areas: ["bounty-hunters"], ...at("Bounty Hunters") },
    { name: "cards-log", areas: ["bounty-hunters"], ...at("Bounty Hunters"), then: tool(0) },
    { name: "cards-more", areas: ["hall", "ahead"], ...at("Bounty Hunters"), then: tool(-1) },
    { name: "cards-result", areas: ["bounty-hunters", "analysis"], path: "/", token, then: result },
    { name: "cards-learn", areas: ["bounty-hunters"], ...stranger("/g/bounty-hunters/learn") },
    { name: "cards-rules", areas: ["bounty-hunters"], ...stranger("/rules/bounty-hunters") },
    { name: "score-pad", areas: ["bounty-hunters"], ...stranger("/g/bounty-hunters/score-pad") },
    { name: "lab", areas: ["analysis"], ...stranger("/g/bounty-hunters/lab") },
    { name: "rim", areas: ["outer-rim", "outer-rim-labels"], ...at("Outer Rim") },
    { name: "rim-learn", areas: ["outer-rim-lesson"], ...stranger("/g/outer-rim/learn") },
    { name: "rim-rules", areas: ["outer-rim-labels"], ...stranger("/rules/outer-rim") },
    { name: "rim-gallery", areas: ["outer-rim-tell"], ...stranger("/gallery/outer-rim") },
    { name: "companion", areas: ["outer-rim-companion"], ...stranger("/g/outer-rim/companion") },
    { name: "ledger", areas: ["legion"], ...at("Legion") },
    { name: "ledger-armies", areas: ["legion"], ...at("Legion"), then: armies },
    { name: "ledger-rules", areas: ["legion"], ...stranger("/rules/legion") },
    { name: "judge", areas: ["legion"], ...stranger("/g/legion/judge") },
    { name: "event", areas: ["legion-event"], path: "/g/legion/event", token },
    { name: "desk", areas: ["legion"], ...stranger("/g/legion/desk") },
  ];
}

/** Areas that no page shows for the asking, and where they are read. */
export const elsewhere: Readonly<Record<string, string>> = {
  calls: "notifications and e-mails",
  invitation: "what a messenger shows of a link",
  "outer-rim-endings": "the end of a scene, once it happened",
  "outer-rim-log": "the log, once something happened",
  "outer-rim-stories": "the opening of a scene, once it is drawn",
  "outer-rim-you": "the log, of one’s own moves",
  "plain-http": "a hall over http, to whoever runs it",
  since: "a table one comes back to",
  static: "the static edition",
};

function opens(button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(button).first().click();
    await page.locator("dialog[open]").waitFor();
  };
}

const newTable = opens(".game-plate .button:not(.lamp, .first-game, .quick-who)");

/** A tool of the table, counted from the left, or from the right. */
function tool(at: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(".board-area > *").first().waitFor();
    await page.locator(".table-tools .button").nth(at).click();
    await page.locator("dialog[open], .side-panel").first().waitFor();
  };
}

async function result(page: Page): Promise<void> {
  await openKept(page, finishedGame(3));
  await page.locator(".result h1").waitFor();
}

async function armies(page: Page): Promise<void> {
  await page.locator(".ledger-scroll button").first().click();
  await page.locator(".armies").waitFor();
}
