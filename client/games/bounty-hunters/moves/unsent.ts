/** A choice made without a network: it is not in the view yet, and the table must not look as if nothing was chosen. */
import type { Choice, Command } from "#rules/bounty-hunters/index.ts";
import type { Session } from "../../../table/session/session.ts";

type Waiting = Pick<Session, "link" | "waiting"> | null;

export function unsentChoice(session: Waiting): Choice | null {
  const command = unsentCommand(session);
  return command?.type === "choose" ? { card: command.card, fate: command.fate } : null;
}

/** The deck, by its number. */
export function unsentDraw(session: Waiting): number | null {
  const command = unsentCommand(session);
  return command?.type === "draw" ? command.deck : null;
}

function unsentCommand(session: Waiting): Command | null {
  if (session === null || session.link.value !== "lost") return null;
  const last = session.waiting.value.findLast((ask) => ask.type === "command");
  return last?.type === "command" ? (last.command as Command) : null;
}
