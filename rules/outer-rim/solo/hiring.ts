/** How a printed opponent turns up contacts and takes crew [OR-SOLO-07, UB-SOLO-10, UB-SOLO-11]. */
import { contactCard } from "../cards/contacts.ts";
import { contactsHere, isPlayerCharacter, rankOf, turnUp } from "../effects/contacts.ts";
import { discardCrew } from "../crew-and-ships/crew.ts";
import { emit, me, pick } from "../agenda/play.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { tokenOf } from "../edit.ts";
import type { Play } from "../agenda/play.ts";

/** Tokens of the best rank; chance decides among equals. */
function extreme(play: Play, tokens: readonly number[], rank: "lowest" | "highest"): number | null {
  let best: number | null = null;
  for (const token of tokens) {
    const value = rankOf(play.state, token);
    if (best === null || (rank === "lowest" ? value < best : value > best)) best = value;
  }
  const equal = tokens.filter((token) => rankOf(play.state, token) === best);
  return equal.length === 0 ? null : pick(play, equal, "contact");
}

function tokensHere(play: Play, player: number, side: "facedown" | "faceup"): number[] {
  return contactsHere(play.state, me(play, player).space).filter(
    (token) => tokenOf(play.state, token).faceup === (side === "faceup"),
  );
}

/** Turns one facedown contact up; people of the table leave and another is turned up. */
export function aiReveal(
  play: Play,
  player: number,
  rank: "lowest" | "highest",
  fits: (token: number) => boolean = () => true,
): number | null {
  for (;;) {
    const token = extreme(play, tokensHere(play, player, "facedown").filter(fits), rank);
    if (token === null) return null;
    turnUp(play, token, "UB-SOLO-10");
    const { contact } = tokenOf(play.state, token);
    if (!isPlayerCharacter(play.state, contact)) return token;
    emit(play, { type: "contact-removed", token, contact, rule: "UB-SOLO-11" });
  }
}

/** [UB-CPC-01] Who sits at the table is nobody's crew: such a token leaves. */
export function free(play: Play, tokens: readonly number[]): readonly number[] {
  return tokens.filter((token) => {
    const { contact } = tokenOf(play.state, token);
    if (!isPlayerCharacter(play.state, contact)) return true;
    emit(play, { type: "contact-removed", token, contact, rule: "UB-CPC-01" });
    return false;
  });
}

/** The crew of a contact, free of charge; a random crew makes room. */
export function takeAboard(play: Play, player: number, token: number): void {
  const { contact } = tokenOf(play.state, token);
  if (contactCard(contact).crew === null) return;
  const one = me(play, player);
  if (!roomFor(one, "crew")) {
    if (one.crew.length === 0) return;
    discardCrew(play, player, pick(play, one.crew, "ai-crew").id, "OR-SOLO-07");
  }
  receive(play, player, { from: "token", token }, "OR-SOLO-07");
}

export function aiHire(play: Play, player: number, rank: "lowest" | "highest"): boolean {
  const token =
    aiReveal(play, player, rank) ??
    extreme(play, free(play, tokensHere(play, player, "faceup")), "lowest");
  if (token === null) return false;
  takeAboard(play, player, token);
  return true;
}

export function hireFaceup(play: Play, player: number): boolean {
  if (!roomFor(me(play, player), "crew")) return false;
  const token = extreme(play, free(play, tokensHere(play, player, "faceup")), "lowest");
  if (token === null) return false;
  takeAboard(play, player, token);
  return true;
}
