/** Contact tokens: met, turned up, looked at [OR-CONT-01…05]. */
import { bountyFor, bountyTarget } from "../jobs/held-bounties.ts";
import { contactCard } from "../cards/contacts.ts";
import { tokenOf } from "../edit.ts";
import { ask, emit, isHuman, me, next, pick, unexpected } from "../agenda/play.ts";
import { contactClasses } from "../names.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

export function contactsHere(state: State, space: SpaceId): number[] {
  const found: number[] = [];
  for (let i = 0; i < state.tokens.length; i++) if (state.tokens[i]?.at === space) found.push(i);
  return found;
}

/** [UB-CPC-01] Is this person sitting at the table? */
export function isPlayerCharacter(state: State, contact: string): boolean {
  return state.players.some((player) => player.character === contact);
}

export function turnUp(play: Play, token: number, rule: string): void {
  const { contact, faceup } = tokenOf(play.state, token);
  if (!faceup) emit(play, { type: "contact-revealed", token, contact, rule });
}

/**
 * [UB-RCI-04…06] No encounter [UB-RCI-05]. One facedown contact of
 * the planet; people of the table leave, and another is turned up.
 */
export function revealContact(
  play: Play,
  task: TaskOf<"reveal-contact">,
  answer: Command | null,
): void {
  const { player } = task;
  const facedown = contactsHere(play.state, me(play, player).space).filter(
    (token) => !tokenOf(play.state, token).faceup,
  );
  if (facedown.length === 0) return;
  if (answer === null && isHuman(play, player) && facedown.length > 1) {
    ask(play, task, {
      seat: player,
      ask: "reveal-contact",
      rule: "UB-RCI-04",
      choices: facedown.map((token) => ({ type: "pick-token", token })),
    });
    return;
  }
  if (answer !== null && answer.type !== "pick-token") unexpected(task, answer);
  const token =
    answer?.type === "pick-token"
      ? answer.token
      : pick(play, aiPrefers(play, player, facedown), "reveal");
  turnUp(play, token, "UB-RCI-04");
  const { contact } = tokenOf(play.state, token);
  if (!isPlayerCharacter(play.state, contact)) return;
  emit(play, { type: "contact-removed", token, contact, rule: "UB-RCI-06" });
  next(play, { type: "reveal-contact", player });
}

/** [UB-SOLO-10] The lowest class; [UB-BHAI-21] a hunter rather a class it holds a bounty on. */
function aiPrefers(play: Play, player: number, facedown: readonly number[]): readonly number[] {
  if (isHuman(play, player)) return facedown;
  const hunted = facedown.filter((token) =>
    me(play, player).cards.some((held) => isClassOf(held.id, tokenOf(play.state, token).class)),
  );
  const among =
    hunted.length > 0 && me(play, player).opponent?.deck === "bounty-hunter" ? hunted : facedown;
  let lowest = Infinity;
  for (const token of among) lowest = Math.min(lowest, rankOf(play.state, token));
  return among.filter((token) => rankOf(play.state, token) === lowest);
}

function isClassOf(card: string, rank: string): boolean {
  const target = bountyTarget(card);
  return target !== null && contactCard(target).class === rank;
}

/** [OR-CONT-02] Turn it up, then its bounty or its databank card. Nobody meets themselves [UB-CPC-02]. */
export function meet(play: Play, task: TaskOf<"meet">, answer: Command | null): void {
  const { player, token } = task;
  if (answer === null) turnUp(play, token, "OR-CONT-01");
  const { contact } = tokenOf(play.state, token);
  if (isPlayerCharacter(play.state, contact)) {
    emit(play, { type: "contact-removed", token, contact, rule: "UB-CPC-01" });
    next(play, { type: "encounter", player });
    return;
  }
  const bounty = bountyFor(play.state, player, contact);
  if (bounty !== null && answer === null) {
    ask(play, task, {
      seat: player,
      ask: "hunt-or-talk",
      rule: "OR-CONT-02",
      params: { card: bounty, contact },
      choices: [{ type: "accept" }, { type: "decline" }],
    });
    return;
  }
  if (bounty !== null && answer?.type === "accept") {
    next(play, { type: "hunt", player, card: bounty, token });
    return;
  }
  emit(play, { type: "contact-met", player, token, contact, rule: "OR-CONT-03" });
  next(play, {
    type: "effects",
    player,
    effects: contactCard(contact).effects,
    source: { card: `contact.${contact}`, rule: "OR-CONT-03", token },
  });
}

/** 0 for white up to 3 for orange. */
export function rankOf(state: State, token: number): number {
  return contactClasses.indexOf(tokenOf(state, token).class);
}
