/** Encounters, secrets, the databank, and how a story goes on. */
import { databankKey } from "../words/texts.ts";
import { plain, quiet, type Tellers } from "./told.ts";

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
    plain("encounter-drawn", {
      player: say.player(player),
      story: say.word(`encounter.${card}.${section}`),
    }),
  "secret-kept": ({ player, card, section }, say) =>
    card === null
      ? plain("secret-kept", { player: say.player(player) })
      : plain("secret-kept-mine", {
          player: say.player(player),
          story: say.word(`encounter.${card}.${section ?? ""}`),
        }),
  "secret-used": ({ player, card, section }, say) =>
    plain("secret-used", {
      player: say.player(player),
      story: say.word(`encounter.${card}.${section}`),
    }),
  // An ending that nobody has written yet says nothing.
  "story-told": ({ text }, say) => {
    const story = say.known(text);
    return story === null || say.again(text) ? null : plain("story-told", { story });
  },
  "line-taken": ({ player, label }, say) =>
    plain("line-taken", { player: say.player(player), line: say.word(label) }),
  "secrets-discarded": ({ player }, say) =>
    quiet("secrets-discarded", { player: say.player(player) }),
  "databank-drawn": ({ number, version }, say) =>
    plain("databank-drawn", {
      title: say.word(`${databankKey(number, version)}.title`),
      story: say.word(databankKey(number, version)),
    }),
};
