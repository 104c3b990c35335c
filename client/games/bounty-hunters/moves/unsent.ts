/** A choice made without a network: it is not in the view yet, and the table must not look as if nothing was chosen. */
import type { Choice, Command } from "#rules/bounty-hunters/index.ts";
import type { Session } from "../../../table/session/session.ts";

export function unsentChoice(session: Pick<Session, "link" | "waiting"> | null): Choice | null {
  if (session === null || session.link.value !== "lost") return null;
  const last = session.waiting.value.findLast((ask) => ask.type === "command");
  const command = last?.type === "command" ? (last.command as Command) : null;
  return command?.type === "choose" ? { card: command.card, fate: command.fate } : null;
}
