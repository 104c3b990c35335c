/** Where every number of the pad comes from, player by player. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { contractPay, majorityBonus } from "#rules/bounty-hunters/index.ts";
import { faceName } from "../say/naming.ts";
import { rowsOf, signed, type Row } from "../end/pad.tsx";
import { payReasons } from "../moves/prospects.ts";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import { haulOfEntry, scored, type GameEntry, type PlayerEntry } from "./entry.ts";

export function Why({
  game,
  words,
}: {
  readonly game: GameEntry;
  readonly words: Words;
}): JSX.Element {
  const { pads } = scored(game);
  const crates = majorityBonus(
    game.players.map((player) => haulOfEntry(player).crates),
    "nobody",
  );
  return (
    <ul class="bh-whys">
      {game.players.map((player, seat) => (
        <li key={seat}>
          <h3>
            <SeatMark seat={seat} /> {player.name}
          </h3>
          <dl class="bh-becauses">
            {rowsOf(game.mode)
              .filter((row) => row !== "total")
              .map((row) => (
                <div key={row}>
                  <dt>
                    {words.rows[row]} <b class="number">{signed(pads[seat]?.[row] ?? 0)}</b>
                  </dt>
                  <dd>{because(player, row, crates[seat] ?? 0, words)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function because(player: PlayerEntry, row: Row, majority: number, words: Words): string {
  const haul = haulOfEntry(player);
  switch (row) {
    case "targets":
      return player.targets
        .map(({ character, points }) => `${words.cards.characters[character]} ${points ?? "?"}`)
        .join(" + ");
    case "crates": {
      const cards = player.crates.map(({ points }) => points ?? "?").join(" + ");
      const most = words.labelled(
        words.board.cratesCount(haul.crates),
        majority > 0 ? words.final.majority : words.final.noMajority,
      );
      return [cards, most].filter(Boolean).join("; ");
    }
    case "contracts":
      return player.contracts
        .map((face) => {
          const pay = contractPay(face, haul);
          return words.labelled(
            faceName(face, words),
            `${payReasons(face, pay, words)} = ${pay.points}`,
          );
        })
        .join("; ");
    case "hunters":
      return player.targets
        .flatMap(({ hunters }) => hunters)
        .map((loss) => signed(-loss || 0))
        .join(" ");
    case "total":
      return "";
  }
}
