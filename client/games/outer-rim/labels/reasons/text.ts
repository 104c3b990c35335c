/** A trader's reason as a sentence: under its log line, and as an idea for whoever asks. */
import type { Reasons } from "#bots/bot.ts";
import type { Reason } from "#bots/outer-rim/reasons/reason.ts";
import type { View } from "#rules/outer-rim/index.ts";
import type { SeatName } from "../../../screen.ts";
import { rewardText } from "../../answer-text.ts";
import { sayFor, type Desk } from "../../desk.ts";
import type { Words } from "../../screen-types.ts";

export function reasonText(reason: Reason, desk: Pick<Desk, "say" | "words">): string {
  const { say, words } = desk;
  const { labels } = words;
  const about = reason as Partial<Record<string, string | number>>;
  const text = (key: string): string => String(about[key] ?? "");
  const word = (key: string, name: string): string =>
    about[name] === undefined ? "" : say.word(`${key}.${text(name)}`);
  const sentence = labels.reasons[reason.kind]({
    card: say.named(text("card") || text("contact")),
    place: about["at"] === undefined ? "" : say.space(text("at")),
    at: about["at"] === undefined ? "" : say.fill("to.at", { space: say.space(text("at")) }),
    turns: labels.map.turns(Number(about["turns"] ?? 0)),
    pay: "credits" in reason ? rewardText(reason, desk) : "",
    paid: about["paid"] === undefined ? "" : say.fill("to.at", { space: say.space(text("paid")) }),
    chance: `${Number(about["chance"] ?? 0)} %`,
    patrol: word("patrol", "faction"),
    with: word("with", "faction"),
    skill: word("skill", "skill"),
    deck: word("deck", "deck"),
    damage: text("damage"),
  });
  return sentence.charAt(0).toLocaleUpperCase(words.language) + sentence.slice(1);
}

/** A bot's reason, as far as it may be told; a plain answer needs none. */
export function thoughts(
  told: unknown,
  names: readonly SeatName[],
  words: Words,
  view: View,
): readonly string[] {
  if (!isTold(told) || told.move.why === undefined || told.move.why.kind === "only-way") return [];
  return [reasonText(told.move.why as Reason, { say: sayFor(view, names, words), words })];
}

function isTold(told: unknown): told is Reasons["told"] {
  return typeof told === "object" && told !== null && "move" in told;
}
