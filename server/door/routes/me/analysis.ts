/** Positions of games that are over, explained: what our pages work out on the device, for programs. */
import * as z from "zod";
import { isExplained } from "#bots/index.ts";
import type { Finding, Study } from "#bots/study.ts";
import type { Game } from "#rules/game.ts";
import type { Table } from "#table/table.ts";
import { mostSeats } from "#table/talk/limits.ts";
import type { Services } from "../../../services.ts";
import { enter } from "../../enter.ts";
import { no, ok, tooFast, type Reply } from "../../http/reply.ts";
import { guestRoute, type Guest, type Route } from "../../http/route.ts";
import { noTable } from "../no-table.ts";
import { costOfPast } from "../past.ts";

const at = z.int().min(1).describe("the page after which it stands so");
const seat = z
  .int()
  .min(0)
  .max(mostSeats - 1);
const seed = z.int().min(0).optional().describe("0 unless told: the same seed, the same chances");
const imagined = z.int().min(1).max(200).optional().describe("48 unless told");

const question = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("rank"), at, seat, seed, made: z.unknown().optional() }),
  z.strictObject({ type: z.literal("chances"), at, seed, games: imagined }),
  z.strictObject({
    type: z.literal("what-if"),
    at,
    seat,
    seed,
    games: imagined,
    commands: z.array(z.unknown()).min(1).max(6),
  }),
]);
type Question = z.infer<typeof question>;

const thought = 300;
const usualGames = 48;

export function analysisRoute(services: Services): Route {
  return guestRoute({
    method: "post",
    path: "/api/tables/:id/analysis",
    who: "person",
    summary: "A position of a game that is over, as the house's strongest bot sees it",
    body: question,
    answer: "Finding",
    work: "analysis",
    codes: [
      "no-such-table",
      "elsewhere",
      "members-only",
      "not-over",
      "no-such-bot",
      "no-such-seat",
      "no-such-page",
      "unreadable-command",
      "too-fast",
    ],
    run: (visit) => explained(services, visit),
  });
}

async function explained(
  services: Services,
  { session, address, params, body }: Guest<Question, undefined>,
): Promise<Reply> {
  const table = await enter(services, params["id"] ?? "", session.person);
  if ("code" in table) return noTable(table);
  const info = table.info(session.person);
  if (info.phase !== "over") return no(409, "not-over");
  const game = services.games.get(info.game);
  if (game === undefined || !isExplained(info.game)) return no(404, "no-such-bot");
  if ("seat" in body && body.seat >= info.seats.length) return no(404, "no-such-seat");
  const payer = { person: session.person, address };
  const cost = costOfPast(services.tables, table, body.at);
  if (!services.allowances.take("past", payer, cost))
    return tooFast("past", services.allowances.wait("past", payer, cost));
  const views = await viewsAt(table, body.at);
  if (views === null) return no(404, "no-such-page");
  const study = studyOf(game, body, views);
  if (study === null) return no(422, "unreadable-command");
  const owner = { person: session.person, address };
  return ok((await services.analyst.explain(study, owner)) satisfies Finding);
}

/** What every seat saw: nothing is secret any more. */
async function viewsAt(table: Table, version: number): Promise<readonly unknown[] | null> {
  if (version > table.version()) return null;
  const past = await table.past(null, "everyone", version, version);
  return "type" in past || !Array.isArray(past.view) ? null : past.view;
}

/** `null`: a command that could not be meant, or was not possible there. */
function studyOf(game: Game, body: Question, views: readonly unknown[]): Study | null {
  const common = { game: game.id, seed: body.seed ?? 0 };
  if (body.type === "chances")
    return { ...common, type: "chances", views, games: body.games ?? usualGames };
  const view = views[body.seat];
  const readable = (raw: unknown): unknown => {
    const command = game.readCommand(raw);
    return command === null || game.whyNot(view, command) !== null ? null : command;
  };
  if (body.type === "rank") {
    const made = body.made === undefined ? null : readable(body.made);
    if (body.made !== undefined && made === null) return null;
    return { ...common, type: "rank", view, made, milliseconds: thought };
  }
  const commands = body.commands.map(readable);
  return commands.includes(null)
    ? null
    : { ...common, type: "what-if", view, commands, games: body.games ?? usualGames };
}
