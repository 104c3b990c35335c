/** My own word, as long as nobody has answered it. */
import type { Deal } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

export function offerOf({ now, seat }: Pick<Tabletop, "now" | "seat">): Deal | null {
  const task = now.agenda.at(-1);
  const stands = task?.type === "talk" && task.offers === null && task.deal.by === seat;
  return stands && now.winner === null ? task.deal : null;
}
