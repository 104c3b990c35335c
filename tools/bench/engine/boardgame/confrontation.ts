/** Cards enter play, targets are captured, contracts come with them. */
import { at } from "#bots/bounty-hunters/simulator/world.ts";
import { refillIfEmpty } from "./draw.ts";
import { cardTables } from "./table.ts";
import type { Fight, G, BenchPlayer } from "./table.ts";

export function enter(g: G, player: BenchPlayer, card: number, slot: number): void {
  const kind = at(cardTables.kind, card);
  if (kind === 4) player.contracts.push(card);
  else if (kind === 3) {
    player.cratePoints += at(cardTables.points, card);
    player.crates += at(cardTables.mark, card);
  } else if (kind === 0) {
    const lone = player.fights.findIndex((fight) => fight.target === null);
    if (lone < 0) player.fights.push({ target: card, attack: [0, 0, 0], loss: 0 });
    else (player.fights[lone] as Fight).target = card;
    capture(g, player, lone < 0 ? player.fights.length - 1 : lone);
  } else {
    if (player.fights.length === 0)
      player.fights.push({ target: null, attack: [0, 0, 0], loss: 0 });
    const fight = player.fights[slot] as Fight;
    fight.attack = fight.attack.map((n, c) => n + at(cardTables.trio, card * 3 + c));
    if (kind === 1) fight.loss += at(cardTables.points, card);
    capture(g, player, slot);
  }
}

function capture(g: G, player: BenchPlayer, slot: number): void {
  const { target, attack, loss } = player.fights[slot] as Fight;
  if (target === null || attack.some((n, c) => n < at(cardTables.trio, target * 3 + c))) return;
  const a = at(cardTables.a, target);
  player.captures++;
  player.points += at(cardTables.points, target);
  player.losses += loss;
  player.captured[a] = (player.captured[a] ?? 0) + 1;
  player.fights.splice(slot, 1);
  if (at(cardTables.mark, target) === 1) player.credits++;
  else if (at(cardTables.mark, target) === 2) bonusContract(g, player);
}

function bonusContract(g: G, player: BenchPlayer): void {
  const deck = g.decks[2] ?? [];
  const place = deck.length - 1 - g.players.indexOf(player) - player.drawn * g.players.length;
  if (place < 0) player.owed++;
  else {
    player.contracts.push(deck[place] ?? 0);
    deck[place] = -1;
    player.drawn++;
  }
}

export function contractFromTop(g: G, player: BenchPlayer, step: number): void {
  refillIfEmpty(g, 2, step);
  const card = g.decks[2]?.pop();
  if (card !== undefined) player.contracts.push(card);
}
