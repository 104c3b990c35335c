/**
 * Whoever reads of themselves reads “you”. A mark stands in for the reader until a sentence is chosen: `log.moved-you`
 * where the reader does it, `log.offer-made-to-you` where it is done to them. Where there is no such sentence, the
 * reader goes by name like everybody else.
 */
import { said, type Values } from "#words/said.ts";
import type { Names, Say } from "../words/say.ts";

/** Of no language, and in nobody's name. */
const mark = "\uE000";

const doers = ["player", "from", "attacker"] as const;
const others = ["to", "other", "defender"] as const;

/** The one person whose screen this is: at a shared one nobody is “you”. */
function readerOf(names: Names): number | null {
  const mine = names.flatMap((one, seat) => (one.mine === true ? [seat] : []));
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

function formOf(values: Values): "you" | "to-you" | null {
  if (doers.some((key) => values[key] === mark)) return "you";
  return others.some((key) => values[key] === mark) ? "to-you" : null;
}

export function toReader(say: Say, names: Names): Say {
  const reader = readerOf(names);
  if (reader === null) return say;
  const name = say.player(reader);
  const unmarked = (value: Values[string]): Values[string] =>
    typeof value === "string" ? value.replaceAll(mark, name) : value;
  return {
    ...say,
    player: (player) => (player === reader ? mark : say.player(player)),
    fill(key, values) {
      const form = formOf(values);
      const given = Object.fromEntries(
        Object.entries(values).map(([hole, value]) => [hole, unmarked(value)]),
      );
      const addressed = form === null ? null : said(say.texts, `${key}-${form}`, given);
      return addressed ?? say.fill(key, given);
    },
  };
}
