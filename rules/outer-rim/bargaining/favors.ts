/** Favors and debt tokens: asked for, bargained over, granted [UB-FAV, UB-DEBT, UB-NEG]. */
import { skillCount } from "../crew-and-ships/abilities.ts";
import { standingWith } from "../effects/scene.ts";
import { playerOf } from "../edit.ts";
import { emit, me, next, unexpected, ask } from "../agenda/play.ts";
import { factions } from "../names.ts";
import type { Offer, Task, TaskOf } from "../agenda/agenda.ts";
import type { Command, Favor, Terms } from "../commands.ts";
import type { Skill } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Question, State } from "../state.ts";

/**
 * Where the request is made decides what can be asked for; never once dice
 * lie on the table [UB-FAV-02]. Shortcuts are for moving [UB-FAV-07].
 */
export type Window =
  | { readonly kind: "advice"; readonly skill: Skill }
  | { readonly kind: "combat-strategy" }
  | { readonly kind: "step"; readonly planning: boolean };

const sums = [0, 1000, 2000, 4000] as const;

function favorsIn(window: Window): Favor[] {
  if (window.kind === "advice") return [{ kind: "advice", skill: window.skill, faction: null }];
  if (window.kind === "combat-strategy")
    return [{ kind: "combat-strategy", skill: null, faction: null }];
  const found: Favor[] = factions.map((faction) => ({ kind: "endorsement", skill: null, faction }));
  if (window.planning) found.push({ kind: "shortcut", skill: null, faction: null });
  return found;
}

/** [UB-FAV-04, UB-FAV-06] Only skills and friends one really has can be lent. */
function canGrant(state: State, granter: number, favor: Favor): boolean {
  const one = playerOf(state, granter);
  if (favor.kind === "advice") return favor.skill !== null && skillCount(one, favor.skill) > 0;
  if (favor.kind === "endorsement")
    return favor.faction !== null && standingWith(one, favor.faction) === "positive";
  return true;
}

function granters(state: State, player: number, favor: Favor): number[] {
  const found: number[] = [];
  for (let i = 0; i < state.seats; i++)
    if (i !== player && canGrant(state, i, favor)) found.push(i);
  return found;
}

/** [UB-FAV-03] One favor per turn; none from oneself [UB-FAV-09]; none in solo games [UB-SOLO-12]. */
export function favorChoices(state: State, player: number, window: Window): Command[] {
  const one = playerOf(state, player);
  if (!state.rules.favors || state.seats < 2 || one.favors.received) return [];
  const choices: Command[] = [];
  for (const favor of favorsIn(window)) {
    if (favor.faction !== null && standingWith(one, favor.faction) === "positive") continue;
    const others = granters(state, player, favor);
    if (others.length === 0) continue;
    for (const credits of sums) {
      if (credits > one.credits) continue;
      choices.push({ type: "request-favor", favor, terms: { credits, debt: false } });
      if (one.debts.includes(player))
        choices.push({ type: "request-favor", favor, terms: { credits, debt: true } });
    }
    for (const from of others)
      if (one.debts.includes(from)) choices.push({ type: "call-debt", from, favor });
  }
  return choices;
}

/** Takes up a favor command in the middle of `task`, which goes on afterwards. */
export function answerFavor(play: Play, task: Task, player: number, answer: Command): boolean {
  if (answer.type === "request-favor") {
    emit(play, { type: "favor-requested", player, favor: answer.favor, rule: "UB-FAV-01" });
    next(
      play,
      { type: "favor", player, favor: answer.favor, terms: answer.terms, offers: null },
      task,
    );
    return true;
  }
  if (answer.type === "call-debt") {
    emit(play, {
      type: "debt-given",
      owner: answer.from,
      from: player,
      to: answer.from,
      rule: "UB-DEBT-03",
    });
    grant(play, answer.from, player, answer.favor, "UB-DEBT-03");
    next(play, task);
    return true;
  }
  return false;
}

function grant(play: Play, from: number, to: number, favor: Favor, rule: string): void {
  emit(play, { type: "favor-granted", from, to, favor, rule });
  if (favor.kind === "endorsement" && favor.faction !== null)
    emit(play, {
      type: "treated-as-positive",
      player: to,
      faction: favor.faction,
      rule: "UB-FAV-06",
    });
}

/** Everyone who could help is asked at once; answers are compared in seat order. */
export function negotiate(
  play: Play,
  task: TaskOf<"favor">,
  answers: readonly Command[] | null,
): void {
  const others = granters(play.state, task.player, task.favor);
  if (task.offers === null) {
    if (answers === null) {
      play.agenda.push(task);
      play.asked = others.map((seat) => offerQuestion(play.state, task, seat));
      return;
    }
    settle(play, task, others, answers);
    return;
  }
  const answer = answers?.[0];
  if (answer === undefined || answer.type === "decline") return;
  if (answer.type !== "take-offer") unexpected(task, answer);
  const taken = task.offers.find((offer) => offer.from === answer.from);
  if (taken !== undefined) close(play, task, taken);
}

function offerQuestion(state: State, task: TaskOf<"favor">, seat: number): Question {
  const choices: Command[] = [{ type: "grant", terms: task.terms }];
  for (const terms of counterTerms(state, task)) choices.push({ type: "grant", terms });
  choices.push({ type: "refuse" });
  return {
    seat,
    ask: "favor",
    rule: "UB-FAV-08",
    params: {
      from: task.player,
      favor: task.favor.kind,
      credits: task.terms.credits,
      debt: task.terms.debt ? 1 : 0,
    },
    choices,
  };
}

/** A counter-offer asks for more, never for more than the requester has. */
function counterTerms(state: State, task: TaskOf<"favor">): Terms[] {
  const one = playerOf(state, task.player);
  const ownToken = one.debts.includes(task.player);
  const found: Terms[] = [];
  for (const more of [0, 1000, 2000]) {
    const credits = task.terms.credits + more;
    if (credits > one.credits) continue;
    if (more > 0) found.push({ credits, debt: task.terms.debt });
    if (ownToken && !task.terms.debt) found.push({ credits, debt: true });
  }
  return found;
}

function settle(
  play: Play,
  task: TaskOf<"favor">,
  others: readonly number[],
  answers: readonly Command[],
): void {
  const offers: Offer[] = [];
  for (let i = 0; i < others.length; i++) {
    const answer = answers[i];
    const from = others[i];
    if (answer?.type === "grant" && from !== undefined) offers.push({ from, terms: answer.terms });
  }
  emit(play, { type: "offers-compared", player: task.player, offers, rule: "UB-FAV-08" });
  const only = offers[0];
  if (only === undefined) return;
  const asAsked = only.terms.credits === task.terms.credits && only.terms.debt === task.terms.debt;
  if (offers.length === 1 && asAsked) {
    close(play, task, only);
    return;
  }
  const choices: Command[] = offers.map((offer) => ({ type: "take-offer", from: offer.from }));
  ask(
    play,
    { ...task, offers },
    {
      seat: task.player,
      ask: "take-offer",
      rule: "UB-FAV-08",
      choices: [...choices, { type: "decline" }],
    },
  );
}

/**
 * [UB-NEG-01] Credits and the debt token change hands with the favor;
 * promises [UB-NEG-03] and bribes not to help [UB-FAV-10] are for the chat.
 */
function close(play: Play, task: TaskOf<"favor">, offer: Offer): void {
  const { player } = task;
  const credits = Math.min(offer.terms.credits, me(play, player).credits);
  if (credits > 0)
    emit(play, {
      type: "credits-given",
      from: player,
      to: offer.from,
      amount: credits,
      rule: "UB-NEG-01",
    });
  if (offer.terms.debt)
    emit(play, {
      type: "debt-given",
      owner: player,
      from: player,
      to: offer.from,
      rule: "UB-DEBT-02",
    });
  grant(play, offer.from, player, task.favor, "UB-FAV-08");
}
