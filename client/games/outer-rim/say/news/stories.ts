/** Encounters, secrets, the databank, and how a story goes on. */
import { databankKey } from "../../words/texts.ts";
import { opening, plain, quiet, type MessageId, type Tellers, type Message } from "../message.ts";
import type { Say } from "../../words/say.ts";

export const storyTellers: Tellers<
  | "encounter-drawn"
  | "secret-kept"
  | "secret-used"
  | "story-told"
  | "line-taken"
  | "secrets-discarded"
  | "databank-drawn"
> = {
  "encounter-drawn": ({ player, card, section }, say) =>
    sceneOf(`encounter.${card}.${section}`, ["encounter-drawn", "encounter-again"], say, player),
  "secret-kept": ({ player, card, section }, say) =>
    card === null
      ? plain("secret-kept", { player: say.player(player) })
      : sceneOf(
          `encounter.${card}.${section ?? ""}`,
          ["secret-kept-mine", "secret-kept-again"],
          say,
          player,
        ),
  "secret-used": ({ player, card, section }, say) =>
    sceneOf(`encounter.${card}.${section}`, ["secret-used", "secret-used-again"], say, player),
  // An ending that nobody has written yet says nothing.
  "story-told": ({ player, text }, say) => {
    const story = say.known(text);
    if (story === null) return null;
    const mine = say.isReader(player);
    if (!mine && text.startsWith("left."))
      return text === "left.berth"
        ? plain("story-told", { story })
        : plain("left", { player: say.player(player) });
    const values = { player: say.player(player), story, opening: opening(story) };
    const message = plain(mine ? "story-told" : "story-read", values);
    if (values.opening === story) return message;
    return { ...message, scene: { key: text, again: mine ? "story-again" : "story-read-again" } };
  },
  "line-taken": ({ player, label }, say) =>
    plain("line-taken", { player: say.player(player), line: say.word(label) }),
  "secrets-discarded": ({ player }, say) =>
    quiet("secrets-discarded", { player: say.player(player) }),
  "databank-drawn": ({ player, number, version }, say) => {
    const key = databankKey(number, version);
    const message = plain(say.isReader(player) ? "databank-drawn" : "databank-read", {
      player: say.player(player),
      title: say.word(`${key}.title`),
      story: say.word(key),
    });
    return { ...message, scene: { key, again: "databank-again" } };
  },
};

/** Who is not the reader is told whose “you” follows. */
export function readsText(player: number, say: Say): string {
  return say.isReader(player) ? "." : ` ${say.word("log.reads")}`;
}

/** A scene of a card, and how it is told to whoever has read it before. */
function sceneOf(
  key: string,
  [sentence, again]: readonly [MessageId, MessageId],
  say: Say,
  player: number,
): Message {
  const story = say.word(key);
  const values = { player: say.player(player), reads: readsText(player, say) };
  const message = plain(sentence, { ...values, story, opening: opening(story) });
  return { ...message, scene: { key, again } };
}
