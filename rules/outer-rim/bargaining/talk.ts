/** A talk: offers and counter-offers until one side accepts or leaves [OR-TRADE-02]. */
import { ask, emit, next, unexpected } from "../agenda/play.ts";
import { granters } from "./favors.ts";
import { receiveAll } from "../crew-and-ships/receive.ts";
import { matterOf, talked, turnedRound } from "./deal.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Bargain, Bundle, Deal, DealMoment, Favor } from "./deal.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { Skill } from "../names.ts";
import type { Question, State } from "../state.ts";

type Talk = TaskOf<"talk">;

/** [OR-TRADE-06] After so many offers in one talk only yes and no are left. */
export const mostOffers = 12;

/** Beside a question to this player others may be talked to; nobody to talk to in a game for one. */
export function bargainAt(
  state: State,
  opener: number,
  moment: DealMoment,
  skill: Skill | null = null,
): { readonly deal?: Bargain } {
  return state.seats < 2 || opener >= state.seats
    ? {}
    : { deal: { opener, moment, skill, with: null } };
}

/** An offer out of another question; that question is asked again afterwards. */
export function openTalk(play: Play, question: Question, command: Command): void {
  const { seat, deal: bargain } = question;
  if (bargain === undefined) throw new Error(`${question.ask} is not open for talk`);
  if (command.type === "call-debt") {
    callDebt(play, seat, command.from, command.favor);
    return;
  }
  if (command.type !== "offer") throw new Error(`${command.type} opens no talk`);
  const deal = offered(seat, command);
  emit(play, { type: "offer-made", player: seat, deal, rule: openingRule(deal) });
  const { opener, moment, skill } = bargain;
  next(play, {
    type: "talk",
    player: opener,
    moment,
    skill,
    matter: matterOf(deal),
    deal,
    before: null,
    offers: null,
    said: 1,
  });
}

function openingRule({ get }: Deal): string {
  return get.favor === null ? "OR-TRADE-02" : "UB-FAV-01";
}

function offered(by: number, { to, give, get }: Extract<Command, { type: "offer" }>): Deal {
  return { by, to, give, get };
}

export function talk(play: Play, task: Talk, answers: readonly Command[] | null): void {
  if (task.deal.to === null) around(play, task, answers);
  else if (answers === null) askAbout(play, task);
  else between(play, task, answers[0]);
}

function bargainOf(task: Talk, ...partners: readonly number[]): { readonly deal?: Bargain } {
  const { player: opener, moment, skill, said } = task;
  return said >= mostOffers ? {} : { deal: { opener, moment, skill, with: partners } };
}

/** Two at the table: yes, no, or something else. */
function askAbout(play: Play, task: Talk): void {
  play.agenda.push(task);
  play.asked = [offerQuestion(task, task.deal.to ?? 0)];
}

function offerQuestion(task: Talk, seat: number): Question {
  return {
    seat,
    ask: "offer",
    rule: "OR-TRADE-02",
    params: { from: task.deal.by, said: task.said },
    choices: [{ type: "accept" }, { type: "decline" }],
    ...bargainOf(task, task.deal.by),
  };
}

function between(play: Play, task: Talk, answer: Command | undefined): void {
  const seat = task.deal.to ?? 0;
  switch (answer?.type) {
    case "accept":
      close(play, task, task.deal);
      return;
    case "decline":
      end(play, task, task.player === seat ? task.deal.by : seat, seat);
      return;
    case "offer":
      counter(play, task, offered(seat, answer));
      return;
    default:
      throw new Error("an offer wants yes, no or another offer");
  }
}

function counter(play: Play, task: Talk, deal: Deal): void {
  emit(play, { type: "offer-made", player: deal.by, deal, rule: "OR-TRADE-02" });
  next(play, { ...task, deal, before: task.deal, offers: null, said: task.said + 1 });
}

/** [UB-FAV-08] Everyone who could help is asked at once; their answers are heard together, in seat order. */
function around(play: Play, task: Talk, answers: readonly Command[] | null): void {
  if (task.offers !== null) {
    pick(play, task, task.offers, answers);
    return;
  }
  const { favor } = task.deal.get;
  const others = favor === null ? [] : granters(play.state, task.player, favor);
  if (answers === null) {
    play.agenda.push(task);
    play.asked = others.map((seat) => offerQuestion(task, seat));
    return;
  }
  const offers: Deal[] = [];
  for (const [i, seat] of others.entries()) hear(play, task, offers, seat, answers[i]);
  // The answers were sealed: now they lie open, whatever they were.
  emit(play, { type: "offers-compared", player: task.player, offers, rule: "UB-FAV-08" });
  const only = offers[0];
  if (only === undefined) return;
  const agreed = offers.length === 1 && answers.some(({ type }) => type === "accept");
  if (agreed) close(play, task, only);
  else next(play, { ...task, offers });
}

function hear(play: Play, task: Talk, offers: Deal[], seat: number, answer?: Command): void {
  if (answer?.type === "accept") offers.push(turnedRound(task.deal, seat));
  else if (answer?.type === "offer") {
    const deal = offered(seat, answer);
    emit(play, { type: "offer-made", player: seat, deal, rule: "UB-FAV-08" });
    offers.push(deal);
  } else end(play, task, seat, seat);
}

/** The asker takes one of the offers, answers one of them, or none. */
function pick(
  play: Play,
  task: Talk,
  offers: readonly Deal[],
  answers: readonly Command[] | null,
): void {
  const answer = answers?.[0];
  if (answer === undefined) {
    const choices: Command[] = offers.map(({ by }) => ({ type: "take-offer", from: by }));
    ask(play, task, {
      seat: task.player,
      ask: "offers",
      rule: "UB-FAV-08",
      choices: [...choices, { type: "decline" }],
      ...bargainOf(task, ...offers.map(({ by }) => by)),
    });
    return;
  }
  if (answer.type === "decline") {
    for (const { by } of offers) end(play, task, by, task.player);
    return;
  }
  if (answer.type !== "take-offer" && answer.type !== "offer") unexpected(task, answer);
  const from = answer.type === "offer" ? answer.to : answer.from;
  const taken = offers.find(({ by }) => by === from);
  if (taken === undefined) throw new Error(`no offer from ${from}`);
  for (const { by } of offers) if (by !== taken.by) end(play, task, by, task.player);
  if (answer.type === "take-offer") close(play, task, taken);
  else counter(play, { ...task, deal: taken }, offered(task.player, answer));
}

/** [OR-TRADE-05] This matter is over between the two for this turn. */
function end(play: Play, task: Talk, partner: number, left: number | null): void {
  const mark = talked(partner, task.matter);
  emit(play, {
    type: "talk-ended",
    player: task.player,
    with: partner,
    left,
    mark,
    rule: "OR-TRADE-05",
  });
}

/**
 * [OR-TRADE-04] All of it changes hands at once: it was judged as a whole, so nothing is paid for what cannot be had.
 */
function close(play: Play, task: Talk, deal: Deal): void {
  const other = deal.to ?? task.player;
  const given = deal.give.cards.map((card) => ({ giver: deal.by, player: other, card }));
  const got = deal.get.cards.map((card) => ({ giver: other, player: deal.by, card }));
  receiveAll(play, [...given, ...got], "OR-TRADE-02");
  handOver(play, deal.by, other, deal.give);
  handOver(play, other, deal.by, deal.get);
  const cards = given.length + got.length > 0;
  const favor = deal.give.favor ?? deal.get.favor;
  const partner = deal.by === task.player ? other : deal.by;
  const players = [task.player, partner] as const;
  if (favor === null) {
    const action = cards ? { action: true } : {};
    emit(play, { type: "trade-made", players, ...action, rule: "OR-TRADE-02" });
  } else {
    const granter = deal.get.favor === null ? deal.by : other;
    grant(play, granter, task.player, favor, "UB-FAV-08");
  }
  end(play, task, partner, null);
  if (cards) next(play, ...players.map((player) => ({ type: "fit-cards", player }) as const));
}

function handOver(play: Play, from: number, to: number, bundle: Bundle): void {
  if (bundle.credits > 0)
    emit(play, { type: "credits-given", from, to, amount: bundle.credits, rule: "UB-NEG-01" });
  for (const owner of bundle.debts)
    emit(play, { type: "debt-given", owner, from, to, rule: "UB-DEBT-02" });
  for (const promise of bundle.promises)
    emit(play, { type: "promise-made", from, to, promise, rule: "UB-NEG-03" });
}

/** [UB-FAV-06] */
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

/** Handing a token back obliges its owner [UB-DEBT-03]: nobody is asked. */
function callDebt(play: Play, player: number, owner: number, favor: Favor): void {
  emit(play, { type: "debt-given", owner, from: player, to: owner, rule: "UB-DEBT-03" });
  grant(play, owner, player, favor, "UB-DEBT-03");
}
