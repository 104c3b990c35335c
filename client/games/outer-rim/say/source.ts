/** [OR-LUX-03] What lets somebody be fought may stand on their own sheet, which is called as they are. */
import type { Tabletop } from "../tabletop.ts";

export interface CardSource {
  readonly card: string;
  /** Whom it is about. */
  readonly opponent?: number;
}

/** `null`: it is about a card, which has a name. */
export function sheetName(
  { card, opponent }: CardSource,
  { view, say }: Pick<Tabletop, "view" | "say">,
): string | null {
  const sheet = card === "card.character" ? view.players[opponent ?? -1]?.character : null;
  return typeof sheet === "string" ? say.word(`character.${sheet}.name`) : null;
}
