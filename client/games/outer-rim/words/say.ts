/** How the log names things: players, places, cards, amounts. */
import { nameOf, textOf, type Texts } from "./texts.ts";
import type { Face } from "#rules/outer-rim/index.ts";
import type { PlayerView } from "#rules/outer-rim/index.ts";

/** What the log needs to know of the table. */
export interface Seen {
  readonly players: readonly Pick<PlayerView, "character" | "ambition">[];
}

export interface Say {
  /** Printed opponents have no seat: they go by their character; `null` is a printed strength. */
  player(player: number | null): string;
  /** `log.moved to …`: with its article where the language wants one. */
  space(space: string): string;
  card(id: string): string;
  /** A key of the rulebook's words: `skill.tech`. */
  word(key: string): string;
  amount(amount: number): string;
  dice(dice: readonly Face[]): string;
  /** One goal of a player's ambition sheet, without its full stop. */
  ambition(player: number, goal: number): string;
}

export function saying(names: readonly { readonly name: string }[], texts: Texts, seen: Seen): Say {
  const word = (key: string): string => textOf(texts, key) ?? key;
  const number = new Intl.NumberFormat(texts["number.locale"]);
  return {
    player(player) {
      if (player === null) return texts["log.nobody"];
      const character = seen.players[player]?.character ?? null;
      return (
        names[player]?.name ??
        (character === null ? String(player + 1) : word(`character.${character}.name`))
      );
    },
    space(space) {
      if (space.startsWith("nav-"))
        return texts["to.navpoint"].replace("{number}", String(Number(space.slice("nav-".length))));
      return textOf(texts, `to.${space}`) ?? word(`space.${space}`);
    },
    card: (id) => nameOf(texts, id),
    word,
    amount: (amount) => number.format(amount),
    dice: (dice) => dice.map((face) => texts[`face.${face}`]).join(", "),
    ambition: (player, goal) =>
      word(`ambition.${seen.players[player]?.ambition?.id ?? ""}.${goal}`),
  };
}
