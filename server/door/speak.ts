/** One ask of one person, over whichever wire it came. */
import type { Params } from "#rules/game.ts";
import { unreachable } from "#rules/game.ts";
import type { TableAsk, TableError } from "#table/table.ts";
import type { Answer, Ask } from "#table/talk/words.ts";
import type { Session } from "../accounts/people.ts";
import type { Host } from "../host.ts";

export function errorAnswer(code: string, params: Params = {}): TableError {
  return { type: "error", code, params };
}

export async function speak(host: Host, session: Session, ask: TableAsk): Promise<Answer> {
  const answer = mayAsk(session, ask)
    ? await atTheTable(host, session, ask)
    : errorAnswer("seat-token");
  host.metrics.asked(ask.type, answer.type);
  return answer;
}

async function atTheTable(host: Host, session: Session, ask: TableAsk): Promise<Answer> {
  const table = await host.keep.find(ask.table);
  if (table === null) return errorAnswer("no-table");
  return table.ask({ id: session.person, name: session.name }, ask);
}

/** A seat token plays its seat and nothing else; whether a whole person holds the seat is the table's to say. */
export function mayAsk({ only }: Session, ask: Ask): boolean {
  if (only === null) return true;
  if (ask.table !== only.table) return false;
  switch (ask.type) {
    case "watch":
      return ask.as === only.seat;
    case "command":
    case "take-back":
    case "agree":
    case "amend":
    case "redo":
      return ask.seat === only.seat;
    case "say":
      return true;
    case "sit":
    case "stand":
    case "seat-bot":
    case "stand-in":
    case "start":
    case "rematch":
    case "bye":
      return false;
    default:
      return unreachable(ask);
  }
}
