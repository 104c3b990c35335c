/** Crew, contacts, patrols, bounties and jobs. */
import { readsText } from "./stories.ts";
import { loud, plain, quiet, type Tellers } from "../message.ts";

export const peopleTellers: Tellers<
  | "crew-gained"
  | "crew-discarded"
  | "crew-removed"
  | "crew-given"
  | "contact-revealed"
  | "contact-looked-at"
  | "contact-met"
  | "contact-removed"
  | "contact-captured"
  | "patrol-moved"
  | "patrol-replaced"
  | "patrol-beaten"
  | "patrol-met"
  | "bounty-claimed"
  | "job-attempted"
  | "job-completed"
  | "job-failed"
> = {
  "crew-gained": ({ player, crew }, say) =>
    plain("crew-gained", { player: say.player(player), crew: say.named(crew) }),
  "crew-discarded": ({ player, crew }, say) =>
    plain("crew-discarded", { player: say.player(player), crew: say.named(crew) }),
  // [OR-BNTY-05] Whoever is hunted aboard may be captured as well as eliminated: what follows says which.
  "crew-removed": ({ player, crew, rule }, say) =>
    plain(rule === "OR-BNTY-05" ? "crew-taken" : "crew-removed", {
      player: say.player(player),
      crew: say.named(crew),
    }),
  "crew-given": ({ from, to, crew }, say) =>
    plain("crew-given", { from: say.player(from), to: say.player(to), crew: say.named(crew) }),
  "contact-revealed": ({ contact }, say) =>
    plain("contact-revealed", { contact: say.named(contact) }),
  "contact-looked-at": ({ player, contact, token }, say) => {
    const name = say.player(player);
    if (contact !== null)
      return quiet("contact-seen", { player: name, contact: say.named(contact) });
    const back = say.backOf(token);
    return back === null
      ? quiet("contact-looked-at", { player: name })
      : quiet("contact-looked-at-one", { player: name, class: back });
  },
  "contact-met": ({ player, contact }, say) => {
    const values = { player: say.player(player), contact: say.named(contact) };
    const key = `contact.${contact}`;
    const reads = readsText(player, say);
    const message = plain("contact-met", { ...values, reads, story: say.word(key) });
    return { ...message, scene: { key, again: "contact-met-again" } };
  },
  "contact-removed": ({ contact }, say) =>
    plain("contact-removed", { contact: say.named(contact) }),
  "contact-captured": ({ player, contact }, say) =>
    loud("contact-captured", { player: say.player(player), contact: say.named(contact) }),
  // [OR-PAT-05] After a fight it did not lose it is sent on; a card calls it from wherever it is.
  "patrol-moved": ({ faction, to, rule }, say) =>
    quiet(rule === "OR-PAT-05" ? "patrol-moved" : "patrol-arrived", {
      patrol: say.word(`patrol.${faction}`),
      space: say.space(to),
    }),
  "patrol-replaced": ({ faction, level, to }, say) =>
    plain("patrol-replaced", {
      patrol: say.word(`patrol.${faction}`),
      level,
      space: say.space(to),
    }),
  "patrol-beaten": ({ player, faction, level }, say) =>
    loud("patrol-beaten", {
      player: say.player(player),
      patrol: say.word(`patrol.${faction}`),
      level,
    }),
  "patrol-met": ({ player, faction, level }, say) =>
    plain("patrol-met", {
      player: say.player(player),
      patrol: say.word(`patrol.${faction}`),
      level,
    }),
  "bounty-claimed": ({ player, card, how }, say) =>
    loud(
      how === "player"
        ? "bounty-player"
        : how === "capture"
          ? "bounty-captured"
          : "bounty-eliminated",
      { player: say.player(player), target: say.named(card) },
    ),
  "job-attempted": ({ player, card, with: other }, say) =>
    plain(other === null ? "job-attempted" : "job-attempted-with", {
      player: say.player(player),
      card: say.card(card),
      other: other === null ? "" : say.player(other),
    }),
  "job-completed": ({ player, card }, say) =>
    loud("job-completed", { player: say.player(player), card: say.card(card) }),
  "job-failed": ({ player, card, down }, say) =>
    plain(down === undefined ? "job-failed" : "job-failed-down", {
      player: say.player(down ?? player),
      card: say.card(card),
    }),
};
