/** Ambition sheets are laid out and taken, the last player first [UB-AMB-03…06]. */
import { ambitionIds, ambitionSheet } from "../cards/ambitions.ts";
import { drop, shuffleDeck } from "../crew-and-ships/gain.ts";
import { homeDeck } from "../cards/market/index.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { waysToMakeRoom } from "../crew-and-ships/slots.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { gainCredits } from "../goals/reputation.ts";
import { shuffled } from "../../rng.ts";
import type { Task, TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";

/** One sheet more than players; a solo player draws two [UB-SOLO-13]. */
export function offerAmbitions(play: Play): void {
  const { seats, first } = play.state;
  const sheets = shuffled(ambitionIds, play.chance("ambitions")).slice(0, seats + 1);
  emit(play, { type: "ambitions-offered", sheets, rule: "UB-AMB-03" });
  const tasks: Task[] = [];
  for (let place = seats - 1; place >= 0; place--)
    tasks.push({ type: "choose-ambition", player: (first + place) % seats });
  next(play, ...tasks);
}

export function chooseAmbition(
  play: Play,
  task: TaskOf<"choose-ambition">,
  answer: Command | null,
): void {
  const { player } = task;
  if (answer === null) {
    const free = play.state.ambitions.filter(
      (id) => !play.state.players.some((one) => one.ambition?.id === id),
    );
    ask(play, task, {
      seat: player,
      ask: "choose-ambition",
      rule: "UB-AMB-04",
      choices: free.map((ambition) => ({ type: "choose-ambition", ambition })),
    });
    return;
  }
  if (answer.type !== "choose-ambition") unexpected(task, answer);
  emit(play, { type: "ambition-taken", player, ambition: answer.ambition, rule: "UB-AMB-04" });
  const { credits, card } = ambitionSheet(answer.ambition);
  gainCredits(play, player, credits, "UB-AMB-05");
  const deck = card === null ? null : homeDeck(card);
  if (card === null || deck === null || !play.state.market[deck].includes(card)) return;
  // [UB-AMB-05] The card is the sheet's; what is in its way goes.
  for (const inTheWay of waysToMakeRoom(me(play, player), card)[0] ?? [])
    drop(play, player, inTheWay, "UB-AMB-05");
  receive(play, player, { from: "deck", deck, card }, "UB-AMB-05");
  shuffleDeck(play, deck, "UB-AMB-06");
}
