/** My own word, as long as nobody has answered it. */
import type { Deal } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";

export function offerOf({ now, seat }: Pick<Desk, "now" | "seat">): Deal | null {
  const task = now.agenda.at(-1);
  const stands = task?.type === "talk" && task.offers === null && task.deal.by === seat;
  return stands && now.winner === null ? task.deal : null;
}
