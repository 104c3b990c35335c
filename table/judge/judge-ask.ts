/** Every ask finds its judge. */
import { unreachable } from "#rules/game.ts";
import { phaseOf } from "../state/table-state.ts";
import { ruleAmend } from "./amend.ts";
import {
  checkText,
  ruleBye,
  ruleSeatBot,
  ruleSit,
  ruleStand,
  ruleStandIn,
  ruleStart,
} from "./gather.ts";
import type { Line } from "../state/timeline.ts";
import { makeTable } from "../live/make.ts";
import { ruleCommand, ruleRedo } from "./play.ts";
import type { Ports } from "../ports.ts";
import { already, pages, tableError, type Asker, type Ruling } from "./verdict.ts";
import { botLevelOf, seatsOf } from "../state/seats.ts";
import { ruleAgree, ruleTakeBack } from "./take-back.ts";
import { phrases, type Ask } from "../talk/words.ts";

/** `watch` is not asked but listened to. */
export type TableAsk = Exclude<Ask, { type: "watch" }>;

const longestSaid = 200;

interface Aids {
  readonly ports: Ports;
  readonly line: () => Promise<Line>;
}

export function rule(asker: Asker, ask: TableAsk, { ports, line }: Aids): Ruling | Promise<Ruling> {
  switch (ask.type) {
    case "command":
      return ruleCommand(asker, ask);
    case "redo":
      return ruleRedo(asker, ask);
    case "take-back":
      return ruleTakeBack(asker, ask);
    case "agree":
      return ruleAgree(asker, ask);
    case "amend":
      return line().then((moves) => ruleAmend(asker, ask, moves));
    case "sit":
      return ruleSit(asker, ask);
    case "stand":
      return ruleStand(asker, ask);
    case "seat-bot":
      return ruleSeatBot(asker, ask);
    case "stand-in":
      return ruleStandIn(asker, ask);
    case "start":
      return ruleStart(asker);
    case "say":
      return ruleSay(asker, ask);
    case "rematch":
      return ruleRematch(asker, ports);
    case "bye":
      return ruleBye(asker);
    default:
      return unreachable(ask);
  }
}

function ruleSay({ book, person }: Asker, { said }: Extract<Ask, { type: "say" }>): Ruling {
  const known =
    said.type === "text"
      ? checkText("text", said.text, longestSaid)
      : phrases.includes(said.phrase)
        ? null
        : tableError("no-such-phrase");
  return (
    known ??
    pages({
      type: "said",
      seat: seatsOf(book.seats, person.id)[0] ?? null,
      name: person.name,
      said,
    })
  );
}

/** The same terms and the same bots; people sit down anew and throw in new entropy. */
async function ruleRematch({ rules, header, book, person }: Asker, ports: Ports): Promise<Ruling> {
  if (phaseOf(book) !== "over") return tableError("not-over");
  if (seatsOf(book.seats, person.id).length === 0) return tableError("not-your-table");
  if (book.rematch !== null) return already(book);
  const bots = book.seats.map((sitter) => (sitter.type === "bot" ? botLevelOf(sitter) : null));
  const { table } = await makeTable(
    ports,
    rules.game,
    { ...header.terms, setup: rules.setup },
    person.id,
    bots,
  );
  return pages({ type: "rematch", table });
}
