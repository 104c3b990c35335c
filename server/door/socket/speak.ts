/** One ask of one person, over whichever wire it came. */
import { botsOf } from "#bots/index.ts";
import { unreachable } from "#rules/game.ts";
import type { Table, TableAsk } from "#table/table.ts";
import { errorAnswer } from "#table/talk/errors.ts";
import type { Answer, Ask, TableId, SeatInfo } from "#table/talk/words.ts";
import { personOf, type Session } from "../../accounts/people.ts";
import type { Services } from "../../services.ts";
import { limitParams } from "../limits/limit-params.ts";
import { enter } from "../enter.ts";
import { costOfPages, type Payer, type Work } from "../limits/allowances.ts";

/** Who asks, and from where. */
export interface Caller {
  readonly session: Session;
  readonly address: string;
}

export function payerOf({ session, address }: Caller): Payer {
  return { person: session.person, address };
}

export async function speak(services: Services, caller: Caller, ask: TableAsk): Promise<Answer> {
  const answer = mayAsk(caller.session, ask)
    ? await atTheTable(services, caller, ask)
    : errorAnswer(caller.session.token?.scope === "read" ? "token-scope" : "seat-token");
  services.metrics.asked(ask.type, answer.type);
  return answer;
}

async function atTheTable(services: Services, caller: Caller, ask: TableAsk): Promise<Answer> {
  const { session } = caller;
  const pages = judgesAnew(ask) ? services.tables.weight(ask.table) : 0;
  const [work, payer, cost] = [workOf(ask), payerOf(caller), costOfPages(pages)];
  if (!services.allowances.take(work, payer, cost))
    return errorAnswer("too-fast", limitParams(work, services.allowances.wait(work, payer, cost)));
  if (ask.type === "look") return looked(services, session, ask.table);
  const table = await enter(services, ask.table, session.person, "find");
  if ("code" in table) return table;
  touched(services, session, ask.table);
  if ("level" in ask && ask.level !== null && !isLevel(table, ask.level))
    return errorAnswer("no-such-bot", { level: ask.level });
  if (ask.type === "rematch" && ask.next !== undefined)
    if (!(await isMyTable(services, session, ask.next))) return errorAnswer("no-such-table");
  if (leavesBotsAlone(table, ask) && !services.allowances.take("bots-alone", payerOf(caller)))
    return errorAnswer("too-many-bots");
  return table.ask(personOf(session), ask);
}

function isLevel(table: Table, wanted: string): boolean {
  return botsOf(table.info(null).game).some(({ level }) => level === wanted);
}

/** What changes the past judges everything behind it once more. */
function judgesAnew({ type }: TableAsk): boolean {
  return ["take-back", "amend", "insert", "redo", "agree"].includes(type);
}

/** Whoever does something at a table has it before their eyes; a program has none. */
function touched({ calls }: Services, { person, only }: Session, table: TableId): void {
  if (only === null) calls.touched(person, table);
}

/** A table that nobody has open here is looked at by nobody: made-up ones leave no trace. */
function looked(services: Services, session: Session, table: TableId): Answer {
  const version = services.tables.version(table);
  if (version > 0) touched(services, session, table);
  return { type: "done", version };
}

/** A rematch is a new table, unless it was made already. */
function workOf(ask: TableAsk): Work {
  if (ask.type === "rematch") return ask.next === undefined ? "make-table" : "ask";
  return ask.type === "say" ? "say" : "ask";
}

/** Nobody sends a whole table to an address that leads nowhere, or to somebody else's. */
async function isMyTable(services: Services, { person }: Session, id: TableId): Promise<boolean> {
  return (await services.tables.find(id))?.info(person).mine === true;
}

/** A seat token plays its seat and nothing else; whether a whole person holds the seat is the table's to say. */
export function mayAsk({ only, token }: Session, ask: Ask): boolean {
  if (token?.scope === "read") return ask.type === "watch" || ask.type === "look";
  if (only === null) return true;
  if (ask.table !== only.table) return false;
  switch (ask.type) {
    case "watch":
      return ask.as === only.seat;
    case "command":
    case "take-back":
    case "agree":
    case "amend":
    case "insert":
    case "redo":
    case "promise-part":
    case "show-part":
    case "waive-part":
      return ask.seat === only.seat;
    case "say":
      return true;
    case "sit":
    case "leave-seat":
    case "change-seat":
    case "change-terms":
    case "leave-out":
    case "seat-bot":
    case "substitute":
    case "send-away":
    case "mute":
    case "spectators-talk":
    case "pause":
    case "agree-pause":
    case "start":
    case "rematch":
    case "look":
      return false;
    default:
      return unreachable(ask);
  }
}

/** Asks after which a game runs by itself, without a single person: such games are few. */
function leavesBotsAlone(table: Table, ask: TableAsk): boolean {
  // Asked of every move: the seats are looked at only where it matters.
  if (ask.type === "start")
    return table.info(null).seats.every(({ holder }) => holder.type === "bot");
  // Handed to a bot, the last seat of a person makes it the same.
  if (ask.type === "substitute" && ask.level !== null)
    return table.info(null).seats.every((seat, at) => at === ask.seat || isPlayedByBot(seat));
  return false;
}

function isPlayedByBot({ holder }: SeatInfo): boolean {
  return holder.type === "bot" || (holder.type === "person" && holder.substitute !== null);
}
