/** Jobs: attempted at their destination, resolved from the databank, paid when complete [OR-JOB-01…07]. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { databankCards } from "../cards/databank/index.ts";
import { marketCard } from "../cards/market/index.ts";
import { playersWith } from "../effects/scene.ts";
import { progress } from "../goals/goals.ts";
import { emit, isHuman, me, next, random } from "../agenda/play.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { JobCard } from "../cards/market-cards.ts";
import type { Command } from "../commands.ts";
import type { Effect, Source } from "../cards/effects.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

function jobCard(id: string): JobCard {
  const card = marketCard(id);
  if (card.kind !== "job") throw new Error(`${id} is not a job`);
  return card;
}

/**
 * Jobs this player may attempt here, each with every partner or opponent it could
 * be with [UB-MPJ-01]; the attempt's choices are this player's [UB-MPJ-02]. A printed
 * opponent helps nobody, but sits down to sabacc [OR-SOLO-12]; nor does anybody who is knocked out [UB-MPJ-03].
 */
export function jobChoices(state: State, player: number): Command[] {
  const one = state.players[player];
  const choices: Command[] = [];
  for (const held of one?.cards ?? []) {
    const card = marketCard(held.id);
    if (card.kind !== "job" || card.at === "none") continue;
    if (card.at !== "player" && card.at !== one?.space) continue;
    if (card.others === undefined) {
      choices.push({ type: "attempt-job", card: held.id, with: null });
      continue;
    }
    for (const other of playersWith(state, player))
      if (card.others === "opposed" || (other < state.seats && stands(state, other)))
        choices.push({ type: "attempt-job", card: held.id, with: other });
  }
  return choices;
}

function stands({ players }: State, player: number): boolean {
  return players[player]?.defeated === false;
}

export function attemptJob(play: Play, player: number, id: string, other: number | null): void {
  const card = jobCard(id);
  emit(play, { type: "job-attempted", player, card: id, with: other, rule: "OR-JOB-01" });
  const source: Source = {
    card: `job.${id}`,
    rule: "OR-JOB-02",
    held: id,
    ...(other === null ? {} : { opponent: other }),
    ...(card.faction === undefined ? {} : { faction: card.faction }),
  };
  next(
    play,
    { type: "effects", player, effects: [{ do: "databank", number: card.databank }], source },
    { type: "job-over", player, card: id },
  );
}

/** [UB-DATA-03] One of the versions at random; every number a card names is written [OR-JOB-07]. */
export function resolveDatabank(play: Play, player: number, number: number, source: Source): void {
  const versions = databankCards(number);
  if (versions.length === 0) throw new Error(`databank ${number} is not written`);
  const version = versions.length === 1 ? 0 : random(play, versions.length, `databank-${number}`);
  const card = versions[version];
  if (card === undefined) return;
  emit(play, {
    type: "databank-drawn",
    player,
    number,
    version,
    title: card.title,
    rule: "UB-DATA-03",
  });
  next(play, { type: "effects", player, effects: card.effects, source });
}

/** [OR-JOB-03] Who was defeated on the way has failed, and the card is kept. */
export function jobOver(play: Play, { player, card }: TaskOf<"job-over">): void {
  const one = me(play, player);
  if (one.defeated && one.cards.some((held) => held.id === card))
    emit(play, { type: "job-failed", player, card, down: player, rule: "OR-JOB-03" });
}

/** [OR-JOB-04] The card goes, the reward comes. Credits are added up first: crew and characters may raise them. */
export function jobDone(play: Play, task: TaskOf<"job-done">): void {
  const { player, card: id, source } = task;
  const card = jobCard(id);
  if (!me(play, player).cards.some((held) => held.id === id)) return;
  emit(play, { type: "job-completed", player, card: id, rule: "OR-JOB-04" });
  progress(play, player, "job-completed");
  if (card.after === "removed")
    emit(play, { type: "card-removed", player, card: id, rule: "OR-JOB-05" });
  else emit(play, { type: "card-discarded", player, card: id, rule: "OR-JOB-05" });
  const rest: Effect[] = [];
  let credits = 0;
  for (const effect of card.reward) {
    if (effect.do === "gain-credits" && effect.per === undefined) credits += effect.amount;
    else rest.push(effect);
  }
  if (isHuman(play, player))
    for (const { ability } of abilitiesOfType(me(play, player), "reward"))
      if (ability.of === "job") credits += ability.amount;
  next(
    play,
    { type: "credit-reward", player, of: "job", credits, source },
    { type: "effects", player, effects: rest, source },
  );
}
