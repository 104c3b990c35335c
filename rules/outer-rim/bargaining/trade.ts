/** Trading with a player in the same space [OR-TRADE-01…03, UB-NEG-02]. */
import { marketCard } from "../cards/market/index.ts";
import { ask, emit, me, next, unexpected } from "../agenda/play.ts";
import { tooMany } from "../crew-and-ships/slots.ts";
import type { TaskOf, TradeSide } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

const sums = [1000, 2000, 5000, 10_000] as const;

function sidesOf(player: Player): TradeSide[] {
  const found: TradeSide[] = [{ card: null, credits: 0 }];
  for (const held of player.cards) found.push({ card: held.id, credits: 0 });
  for (const crew of player.crew) found.push({ card: crew.id, credits: 0 });
  for (const credits of sums) if (credits <= player.credits) found.push({ card: null, credits });
  return found;
}

/** One thing for one thing: a card, a crew or a sum; the other side agrees or not. */
export function trade(play: Play, task: TaskOf<"trade">, answer: Command | null): void {
  const { player, with: other } = task;
  if (answer === null) {
    const choices: Command[] = sidesOf(me(play, player)).map((side) => ({
      type: "give",
      card: side.card,
      credits: side.credits,
    }));
    ask(play, task, {
      seat: player,
      ask: "give",
      rule: "OR-TRADE-01",
      params: { with: other },
      choices,
    });
    return;
  }
  switch (answer.type) {
    case "give": {
      const give: TradeSide = { card: answer.card, credits: answer.credits };
      const choices: Command[] = [];
      for (const side of sidesOf(me(play, other)))
        if (possible(play, task, give, side))
          choices.push({ type: "ask-for", card: side.card, credits: side.credits });
      ask(
        play,
        { ...task, give },
        {
          seat: player,
          ask: "ask-for",
          rule: "OR-TRADE-01",
          params: { with: other },
          choices: [...choices, { type: "cancel" }],
        },
      );
      return;
    }
    case "ask-for": {
      const want: TradeSide = { card: answer.card, credits: answer.credits };
      ask(
        play,
        { ...task, want },
        {
          seat: other,
          ask: "trade-offer",
          rule: "OR-TRADE-02",
          params: offered(task, want),
          choices: [{ type: "accept" }, { type: "decline" }],
        },
      );
      return;
    }
    case "accept":
      swap(play, task);
      return;
    case "decline":
    case "cancel":
      return;
    default:
      unexpected(task, answer);
  }
}

function offered(task: TaskOf<"trade">, want: TradeSide): Record<string, string | number> {
  return {
    from: task.player,
    give: task.give?.card ?? "",
    giveCredits: task.give?.credits ?? 0,
    want: want.card ?? "",
    wantCredits: want.credits,
  };
}

/** [OR-TRADE-03] Both sides must have room afterwards. */
function possible(play: Play, task: TaskOf<"trade">, give: TradeSide, want: TradeSide): boolean {
  if (give.card === null && give.credits === 0 && want.card === null && want.credits === 0)
    return false;
  return (
    fitsAfter(me(play, task.player), give.card, want.card, me(play, task.with)) &&
    fitsAfter(me(play, task.with), want.card, give.card, me(play, task.player))
  );
}

function fitsAfter(one: Player, gone: string | null, come: string | null, from: Player): boolean {
  const cards = one.cards.filter((held) => held.id !== gone);
  const crew = one.crew.filter((each) => each.id !== gone);
  const held = from.cards.find((each) => each.id === come);
  const mate = from.crew.find((each) => each.id === come);
  if (held !== undefined) cards.push(held);
  if (mate !== undefined) crew.push(mate);
  return tooMany({ ...one, cards, crew }).length === 0 && armors(cards.map((each) => each.id)) <= 1;
}

function armors(cards: readonly string[]): number {
  let count = 0;
  for (const id of cards) {
    const card = marketCard(id);
    if (card.kind === "gear" && card.trait === "armor") count++;
  }
  return count;
}

function swap(play: Play, task: TaskOf<"trade">): void {
  const { player, with: other, give, want } = task;
  handOver(play, player, other, give);
  handOver(play, other, player, want);
  emit(play, { type: "trade-made", players: [player, other], rule: "OR-TRADE-02" });
  next(play, { type: "fit-cards", player }, { type: "fit-cards", player: other });
}

function handOver(play: Play, from: number, to: number, side: TradeSide | null): void {
  if (side === null) return;
  const { card } = side;
  if (card !== null && me(play, from).crew.some((crew) => crew.id === card))
    emit(play, { type: "crew-given", from, to, crew: card, rule: "OR-TRADE-02" });
  else if (card !== null) emit(play, { type: "card-given", from, to, card, rule: "OR-TRADE-02" });
  if (side.credits > 0)
    emit(play, { type: "credits-given", from, to, amount: side.credits, rule: "OR-TRADE-02" });
}
