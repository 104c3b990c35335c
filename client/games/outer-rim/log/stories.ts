/** Encounters, secrets, the databank, and how a story goes on. */
import { databankKey } from "../words/texts.ts";
import { opening, plain, quiet, type Sentence, type Tellers, type Told } from "./told.ts";
import type { Say } from "../words/say.ts";

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
  "story-told": ({ text }, say) => {
    const story = say.known(text);
    if (story === null) return null;
    const told = plain("story-told", { story, opening: opening(story) });
    return opening(story) === story
      ? told
      : { ...told, scene: { key: text, again: "story-again" } };
  },
  "line-taken": ({ player, label }, say) =>
    plain("line-taken", { player: say.player(player), line: say.word(label) }),
  "secrets-discarded": ({ player }, say) =>
    quiet("secrets-discarded", { player: say.player(player) }),
  "databank-drawn": ({ number, version }, say) => {
    const key = databankKey(number, version);
    const told = plain("databank-drawn", {
      title: say.word(`${key}.title`),
      story: say.word(key),
    });
    return { ...told, scene: { key, again: "databank-again" } };
  },
};

/** A scene of a card, and how it is told to whoever has read it before. */
function sceneOf(
  key: string,
  [sentence, again]: readonly [Sentence, Sentence],
  say: Say,
  player: number,
): Told {
  const story = say.word(key);
  const told = plain(sentence, { player: say.player(player), story, opening: opening(story) });
  return { ...told, scene: { key, again } };
}
