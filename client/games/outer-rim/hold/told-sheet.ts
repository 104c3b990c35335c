/** The sheets a player sits behind, in words: what their character and their ship can do. */
import { playerAt, type Tabletop } from "../tabletop.ts";
import { tellCharacter, tellShip, type ToldCard } from "../tell/chosen.ts";

export type SheetOf = "captain" | "vessel";

export function toldSheet(
  { view, words }: Pick<Tabletop, "view" | "words">,
  of: SheetOf,
  player: number,
): ToldCard | null {
  const { character, ship } = playerAt(view, player);
  if (of === "vessel") return tellShip(words.texts, ship);
  return character === null ? null : tellCharacter(words.texts, character);
}
