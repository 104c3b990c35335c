/** Bounties: hunting contacts, crew and players; elimination and capture [OR-BNTY-01…07, UB-PB-01…12]. */
import { mayProtect } from "../crew-and-ships/aboard.ts";
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { fightOverCrew } from "../combat/over-crew.ts";
import { againstStrength } from "../combat/sides.ts";
import { tokenOf } from "../edit.ts";
import { progress } from "../goals/goals.ts";
import { ask, emit, isHuman, me, next } from "../agenda/play.ts";
import { changeReputation, gainFame } from "../goals/reputation.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { BountyCard } from "../cards/market-cards.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";

export function bountyCard(id: string): BountyCard {
  const card = marketCard(id);
  if (card.kind !== "bounty") throw new Error(`${id} is not a bounty`);
  return card;
}

export function hunt(play: Play, task: TaskOf<"hunt">): void {
  const { player, card, token } = task;
  const { combat, strength } = bountyCard(card);
  next(
    play,
    againstStrength(play.state, player, combat, strength, { type: "bounty", card, token }),
  );
}

/** [OR-BNTY-03] Eliminate now, or capture and deliver. A stunned target cannot be eliminated [UB-CARD-04]. */
export function bountyWon(play: Play, task: TaskOf<"bounty-won">, answer: Command | null): void {
  const { player, card, token } = task;
  if (answer === null && !task.stunned) {
    ask(play, task, {
      seat: player,
      ask: "eliminate-or-capture",
      rule: "OR-BNTY-03",
      params: { card },
      choices: [{ type: "eliminate" }, { type: "capture" }],
    });
    return;
  }
  const { contact } = tokenOf(play.state, token);
  if (answer?.type === "eliminate") {
    emit(play, { type: "contact-removed", token, contact, rule: "OR-BNTY-03" });
    next(play, { type: "bounty-reward", player, card, how: "eliminate" });
  } else {
    emit(play, { type: "contact-captured", player, card, token, contact, rule: "OR-BNTY-03" });
  }
}

/** [OR-BNTY-04] Credits, fame, then the card's last line; the card leaves the game. */
export function bountyReward(play: Play, task: TaskOf<"bounty-reward">): void {
  const { player, card, how } = task;
  const printed = bountyCard(card);
  emit(play, { type: "bounty-claimed", player, card, how, rule: "OR-BNTY-04" });
  const reward = printed[how];
  let { credits } = reward;
  if (how === "eliminate" && isHuman(play, player))
    for (const { ability } of abilitiesOfType(me(play, player), "elimination-reward"))
      credits += ability.amount;
  next(play, {
    type: "credit-reward",
    player,
    of: "bounty",
    credits,
    source: { card: `card.${card}`, rule: "OR-BNTY-04" },
  });
  gainFame(play, player, reward.fame, {
    source: "bounty",
    card,
    rule: "OR-BNTY-04",
    kind: "plain",
  });
  if (printed.lose !== undefined) changeReputation(play, player, printed.lose, -1, "OR-BNTY-04");
  if (how === "capture" && printed.capture.gain !== undefined)
    changeReputation(play, player, printed.capture.gain, 1, "OR-BNTY-04");
  emit(play, { type: "card-removed", player, card, rule: "OR-BNTY-04" });
  progress(play, player, "bounty-reward");
  if (how === "capture") progress(play, player, "bounty-delivered");
}

/** [OR-BNTY-05] The target is somebody's crew: the owner may protect it, unless defeated. */
export function huntedCrew(play: Play, task: TaskOf<"hunted-crew">, answer: Command | null): void {
  const { player, card, owner, crew } = task;
  if (answer === null && mayProtect(me(play, owner))) {
    ask(play, task, {
      seat: owner,
      ask: "protect-crew",
      rule: "OR-BNTY-05",
      params: { crew, hunter: player },
      choices: [{ type: "protect" }, { type: "decline" }],
    });
    return;
  }
  if (answer?.type === "protect") {
    next(play, fightOverCrew(play.state, task));
    return;
  }
  takeCrew(play, { player, card, owner, crew, stunned: false });
}

export function takeCrew(
  play: Play,
  taken: {
    readonly player: number;
    readonly card: string;
    readonly owner: number;
    readonly crew: string;
    readonly stunned: boolean;
  },
): void {
  const { player, card, owner, crew, stunned } = taken;
  const token = me(play, owner).crew.find((each) => each.id === crew)?.token ?? null;
  if (token === null) return;
  emit(play, { type: "crew-removed", player: owner, crew, rule: "OR-BNTY-05" });
  next(play, { type: "bounty-won", player, card, token, stunned });
}
