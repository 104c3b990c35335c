/**
 * What everybody may know of the things still to be done: an allow-list by
 * kind of task and field. A new field stays hidden until it is named here.
 */
import type { Task, TaskOf } from "../agenda/agenda.ts";

type Open = {
  readonly [T in Task["type"]]: readonly Exclude<keyof TaskOf<T>, "type">[];
};

const open: Open = {
  "choose-character": ["player"],
  "seat-opponents": [],
  "seat-opponent": ["player", "deck"],
  "choose-ship": ["player"],
  "starting-card": ["player"],
  "starting-reputation": ["player"],
  "choose-start": ["player"],
  "offer-ambitions": [],
  "choose-ambition": ["player"],
  turn: ["player"],
  planning: ["player"],
  move: ["player", "left", "ignoring", "must"],
  "slip-past": ["player", "left"],
  action: ["player", "done"],
  encounter: ["player"],
  "end-turn": ["player"],
  market: ["player", "discarded", "discards", "discount", "decks"],
  buy: ["player", "deck", "bartered", "discount", "visit"],
  "gain-card": ["player", "card", "from", "forced"],
  "fit-cards": ["player"],
  "reveal-top": ["player", "deck", "away"],
  "put-back": ["deck", "card"],
  "patrol-toward": ["faction", "player", "chooser", "left", "market"],
  "move-patrol-away": ["player", "faction"],
  "reveal-contact": ["player"],
  meet: ["player", "token"],
  hunt: ["player", "card", "token"],
  effects: ["player", "effects", "source"],
  "roll-one": ["player", "face", "lines", "used", "source"],
  "combat-damage": ["kind", "players", "amounts", "cause"],
  aftermath: ["attacker", "defender", "kind", "won", "stunned", "after"],
  smuggle: ["player", "card", "face", "used"],
  deliver: ["player", "card", "less"],
  "bounty-won": ["player", "card", "token", "stunned"],
  "bounty-reward": ["player", "card", "how"],
  "hunted-crew": ["player", "card", "owner", "crew"],
  "player-bounty-reputation": ["player", "loser", "sign"],
  "credit-reward": ["player", "of", "credits", "source"],
  "job-done": ["player", "card", "source"],
  "job-over": ["player", "card"],
  "purchase-die": ["player", "deck", "card", "face", "used"],
  "patrol-replaced": ["player", "faction"],
  "patrol-secrets": ["player", "faction"],
  "hold-ship": ["player", "holder", "at", "to", "left", "patrols"],
  "goal-paid": ["player", "of", "pay"],
  "avoid-defeat": ["player"],
  "make-berth": ["player", "token", "rule", "line"],
  talk: ["player", "moment", "skill", "matter", "deal", "before", "offers", "said"],
  trade: ["player"],
  favor: ["player"],
  "ai-turn": ["player"],
  "ai-lines": ["player", "card", "step", "from", "times"],
  "ai-hunt": ["player", "card", "opponent", "crew"],
  "ai-reputation": ["player", "loser", "sign"],
  "lose-choice": ["player", "rule"],
  test: ["player", "skills", "phase", "lent", "lender", "dice", "used", "after"],
  combat: ["kind", "phase", "side", "sides", "sufferLess", "stunned", "after"],
};

export function seeTask(task: Task): Task {
  const seen: Record<string, unknown> = { type: task.type };
  const whole = task as unknown as Readonly<Record<string, unknown>>;
  for (const field of open[task.type]) {
    const value = whole[field];
    if (value !== undefined) seen[field] = value;
  }
  // Every field came from the task itself; those a task may lack are the only ones left out.
  return seen as unknown as Task;
}
