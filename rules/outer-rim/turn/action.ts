/** The action step: deliver, market, trade and abilities, each once, in any order [OR-TURN-03, UB-TURN-02]. */
import { startDelivery } from "../jobs/cargo.ts";
import { canDeliver } from "../jobs/delivery.ts";
import { bargainAt } from "../bargaining/talk.ts";
import { isPlanet } from "../movement/map.ts";
import { marketAction, purchase, purchases } from "../market/market.ts";
import { ask, me, next, unexpected } from "../agenda/play.ts";
import { useSecret } from "../effects/secrets.ts";
import { stepChoices, useAbility } from "./abilities.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

export function action(play: Play, task: TaskOf<"action">, answer: Command | null): void {
  const { player, done } = task;
  if (answer === null) {
    // [OR-DMG-04] Defeated in the middle of a turn: the rest of it is lost.
    if (me(play, player).defeated) return;
    ask(play, task, {
      seat: player,
      ask: "action",
      rule: "OR-TURN-03",
      choices: actionChoices(play.state, player, done),
      ...bargainAt(play.state, player, "action"),
    });
    return;
  }
  switch (answer.type) {
    case "end-actions":
      return;
    case "deliver":
      next(play, task);
      startDelivery(play, player, answer.card);
      return;
    case "market":
      next(play, marketAction(player), { ...task, done: [...done, "market"] });
      return;
    case "buy":
      next(play, purchase(marketAction(player), answer.deck), {
        ...task,
        done: [...done, "market"],
      });
      return;
    case "use":
      next(play, task);
      useAbility(play, player, answer.ability);
      return;
    case "use-secret":
      next(play, task);
      useSecret(play, player, answer.secret);
      return;
    default:
      unexpected(task, answer);
  }
}

function actionChoices(state: State, player: number, done: readonly string[]): Command[] {
  const one = state.players[player];
  if (one === undefined) return [];
  const choices: Command[] = [];
  for (const held of one.cards)
    if (canDeliver(state, one, held) && !one.used.includes(`deliver:${held.id}`))
      choices.push({ type: "deliver", card: held.id });
  if (isPlanet(one.space) && !done.includes("market"))
    choices.push({ type: "market" }, ...purchases(state, marketAction(player)));
  choices.push(...stepChoices(state, player, "action"));
  choices.push({ type: "end-actions" });
  return choices;
}
