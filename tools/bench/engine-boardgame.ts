/** The same game written for boardgame.io, as its users write games: a plain G, moves that change it, a player view. */
import internal from 'boardgame.io/dist/cjs/internal.js';
import type { BoardgameState } from 'boardgame.io/dist/cjs/internal.js';
import { shuffled } from '#rules/rng.ts';
import { standardSet } from '#rules/bounty-hunters/index.ts';
import { loreOf } from '#bots/bounty-hunters/lore.ts';
import { at } from '#bots/bounty-hunters/world.ts';
import { chooserFor, finish, refillRng } from './engine-deals.ts';
import type { Deal, Played } from './engine-deals.ts';

interface Fight {
  target: number | null;
  attack: number[];
  loss: number;
}

interface Player {
  hand: number[];
  credits: number;
  captures: number;
  points: number;
  losses: number;
  cratePoints: number;
  crates: number;
  captured: number[];
  fights: Fight[];
  reserved: number[];
  contracts: number[];
  asked: boolean;
  deck: number;
  choice: { card: number; fate: string } | null;
  window: 'closed' | 'place' | 'activate';
  pending: number;
  drawn: number;
  owed: number;
}

interface G {
  seed: number;
  turn: number;
  lastTurn: number;
  step: 'draw' | 'choose' | 'main' | 'bonus' | 'over';
  decks: number[][];
  discards: number[][];
  players: Player[];
}

type Act = readonly [move: string, ...args: (number | string | null)[]];

const lore = loreOf(standardSet);
const isAttacker = (card: number): boolean => at(lore.kind, card) === 1 || at(lore.kind, card) === 2;
const openFights = (player: Player): number => player.fights.filter((fight) => fight.target !== null).length;
const canPay = (player: Player, card: number): boolean => at(lore.cost, card) <= player.credits;

function begin({ seed, state }: Deal): G {
  const players = state.hands.map(
    (hand): Player => ({
      hand: [...hand],
      credits: 0,
      captures: 0,
      points: 0,
      losses: 0,
      cratePoints: 0,
      crates: 0,
      captured: [0, 0, 0, 0, 0, 0, 0, 0],
      fights: [],
      reserved: [],
      contracts: [],
      asked: true,
      deck: -1,
      choice: null,
      window: 'closed',
      pending: -1,
      drawn: 0,
      owed: 0,
    }),
  );
  return { seed, turn: 1, lastTurn: 0, step: 'draw', decks: state.decks.map((deck) => [...deck]), discards: [[], [], [], []], players };
}

function refillIfEmpty(g: G, deck: number, step: number): void {
  const pile = g.discards[deck] ?? [];
  if (g.decks[deck]?.length !== 0 || pile.length === 0) return;
  g.decks[deck] = shuffled([...pile].sort((x, y) => x - y), refillRng(g.seed, deck, g.turn, step));
  g.discards[deck] = [];
}

function openDecks(g: G): number[] {
  return [0, 1, 2, 3].filter((deck) => (g.decks[deck]?.length ?? 0) + (g.discards[deck]?.length ?? 0) > 0);
}

function settleDraw(g: G): void {
  while (g.step === 'draw') {
    const open = openDecks(g);
    const waiting = g.players.filter((player) => player.asked);
    if (waiting.length === 0 || open.length === 0) g.step = 'choose';
    else if (open.length === 1) for (const player of waiting) player.deck = open[0] ?? 0;
    if (g.step !== 'draw' || waiting.some((player) => player.deck < 0)) return;
    for (const player of waiting) drawOne(g, player);
  }
}

function drawOne(g: G, player: Player): void {
  refillIfEmpty(g, player.deck, 0);
  const card = g.decks[player.deck]?.pop();
  player.deck = -1;
  if (card === undefined) return;
  player.hand.push(card);
  player.hand.sort((x, y) => x - y);
  player.asked = false;
}

function reveal(g: G): void {
  if (g.players.some((player) => player.hand.length > 0 && player.choice === null)) return;
  g.step = 'main';
  for (const player of g.players) carryOut(g, player);
  finishStep(g);
}

function carryOut(g: G, player: Player): void {
  const { choice } = player;
  if (choice === null) return;
  const { card } = choice;
  player.choice = null;
  player.hand.splice(player.hand.indexOf(card), 1);
  player.window = 'activate';
  if (choice.fate === 'sell') {
    g.discards[at(lore.deck, card)]?.push(card);
    player.credits++;
  } else if (choice.fate === 'reserve') player.reserved.push(card);
  else {
    player.credits -= at(lore.cost, card);
    if (isAttacker(card) && openFights(player) > 1) {
      player.window = 'place';
      player.pending = card;
    } else enter(g, player, card, 0);
  }
  closeIfIdle(player);
}

function enter(g: G, player: Player, card: number, slot: number): void {
  const kind = at(lore.kind, card);
  if (kind === 4) player.contracts.push(card);
  else if (kind === 3) {
    player.cratePoints += at(lore.points, card);
    player.crates += at(lore.mark, card);
  } else if (kind === 0) {
    const lone = player.fights.findIndex((fight) => fight.target === null);
    if (lone < 0) player.fights.push({ target: card, attack: [0, 0, 0], loss: 0 });
    else (player.fights[lone] as Fight).target = card;
    capture(g, player, lone < 0 ? player.fights.length - 1 : lone);
  } else {
    if (player.fights.length === 0) player.fights.push({ target: null, attack: [0, 0, 0], loss: 0 });
    const fight = player.fights[slot] as Fight;
    fight.attack = fight.attack.map((n, c) => n + at(lore.trio, card * 3 + c));
    if (kind === 1) fight.loss += at(lore.points, card);
    capture(g, player, slot);
  }
}

function capture(g: G, player: Player, slot: number): void {
  const { target, attack, loss } = player.fights[slot] as Fight;
  if (target === null || attack.some((n, c) => n < at(lore.trio, target * 3 + c))) return;
  const a = at(lore.a, target);
  player.captures++;
  player.points += at(lore.points, target);
  player.losses += loss;
  player.captured[a] = (player.captured[a] ?? 0) + 1;
  player.fights.splice(slot, 1);
  if (at(lore.mark, target) === 1) player.credits++;
  else if (at(lore.mark, target) === 2) bonusContract(g, player);
}

function bonusContract(g: G, player: Player): void {
  const deck = g.decks[2] ?? [];
  const place = deck.length - 1 - g.players.indexOf(player) - player.drawn * g.players.length;
  if (place < 0) player.owed++;
  else {
    player.contracts.push(deck[place] ?? 0);
    deck[place] = -1;
    player.drawn++;
  }
}

function contractFromTop(g: G, player: Player, step: number): void {
  refillIfEmpty(g, 2, step);
  const card = g.decks[2]?.pop();
  if (card !== undefined) player.contracts.push(card);
}

function closeIfIdle(player: Player): void {
  if (player.window === 'activate' && !player.reserved.some((card) => canPay(player, card))) player.window = 'closed';
}

function finishStep(g: G): void {
  if (g.players.some((player) => player.window !== 'closed')) return;
  const round = g.step === 'bonus' ? 2 : 1;
  g.decks[2] = (g.decks[2] ?? []).filter((card) => card >= 0);
  for (const player of g.players) {
    player.drawn = 0;
    for (; player.owed > 0; player.owed--) contractFromTop(g, player, round);
  }
  if (g.step === 'main' && g.lastTurn === 0 && triggerEnd(g)) return;
  nextTurn(g);
}

function triggerEnd(g: G): boolean {
  const first = g.players.filter((player) => player.captures >= 4);
  if (first.length === 0) return false;
  g.lastTurn = g.turn + 2;
  for (const player of first) {
    player.credits++;
    contractFromTop(g, player, 1);
  }
  for (const player of first) {
    player.window = 'activate';
    closeIfIdle(player);
  }
  g.step = 'bonus';
  if (first.some((player) => player.window !== 'closed')) return true;
  g.step = 'main';
  return false;
}

function nextTurn(g: G): void {
  if (g.turn === g.lastTurn || g.turn >= 100) {
    g.step = 'over';
    return;
  }
  const hands = g.players.map((player) => player.hand);
  g.players.forEach((player, seat) => (player.hand = hands[(seat + hands.length - 1) % hands.length] ?? []));
  const canDraw = openDecks(g).length > 0;
  if (!canDraw && hands.every((hand) => hand.length === 0)) {
    g.step = 'over';
    return;
  }
  g.turn++;
  g.step = 'draw';
  for (const player of g.players) player.asked = canDraw;
  settleDraw(g);
}

interface Context {
  readonly G: G;
  readonly playerID: string;
}

const moves = {
  draw({ G: g, playerID }: Context, deck: number) {
    (g.players[Number(playerID)] as Player).deck = deck;
    if (g.players.every((player) => !player.asked || player.deck >= 0)) settleDraw(g);
  },
  choose({ G: g, playerID }: Context, card: number, fate: string) {
    (g.players[Number(playerID)] as Player).choice = { card, fate };
    reveal(g);
  },
  place({ G: g, playerID }: Context, slot: number) {
    const player = g.players[Number(playerID)] as Player;
    player.window = 'activate';
    enter(g, player, player.pending, slot);
    closeIfIdle(player);
    finishStep(g);
  },
  activate({ G: g, playerID }: Context, card: number, slot: number) {
    const player = g.players[Number(playerID)] as Player;
    player.reserved.splice(player.reserved.indexOf(card), 1);
    player.credits -= at(lore.cost, card);
    enter(g, player, card, slot);
    closeIfIdle(player);
    finishStep(g);
  },
  done({ G: g, playerID }: Context) {
    (g.players[Number(playerID)] as Player).window = 'closed';
    finishStep(g);
  },
};

/** Hands, deck order and sealed choices of others are left out. */
function playerView({ G: g, playerID }: Context): G {
  const seat = Number(playerID);
  const players = g.players.map((player, s) => (s === seat ? player : { ...player, hand: [], deck: -1, choice: null }));
  return { ...g, decks: g.decks.map((deck) => deck.map(() => -1)), players };
}

function awaited(g: G): number {
  return g.players.findIndex((player) => {
    if (g.step === 'draw') return player.asked && player.deck < 0;
    if (g.step === 'choose') return player.hand.length > 0 && player.choice === null;
    return player.window !== 'closed';
  });
}

function enumerate(g: G, seat: number): Act[] {
  const player = g.players[seat] as Player;
  if (g.step === 'draw') return openDecks(g).map((deck): Act => ['draw', deck]);
  if (g.step === 'choose') return [...new Set(player.hand)].flatMap((card) => fatesOf(player, card));
  if (player.window === 'place') return player.fights.map((_, slot): Act => ['place', slot]);
  const cards = [...new Set(player.reserved)].filter((card) => canPay(player, card));
  return [...cards.flatMap((card) => activations(player, card)), ['done']];
}

function fatesOf(player: Player, card: number): Act[] {
  const acts: Act[] = [['choose', card, 'sell']];
  if (canPay(player, card)) acts.push(['choose', card, 'play']);
  if (at(lore.deck, card) === 3) acts.push(['choose', card, 'reserve']);
  return acts;
}

function activations(player: Player, card: number): Act[] {
  if (!isAttacker(card) || openFights(player) < 2) return [['activate', card, 0]];
  return player.fights.map((_, slot): Act => ['activate', card, slot]);
}

function total(g: G, player: Player): number {
  const most = Math.max(1, ...g.players.map((one) => one.crates));
  let sum = player.points - player.losses + player.cratePoints + (player.crates === most ? 5 : 0);
  for (const card of player.contracts) {
    const a = player.captured[at(lore.a, card)] ?? 0;
    const b = player.captured[at(lore.b, card)] ?? 0;
    if (at(lore.mark, card) === 0) sum += a + b + 3 * Math.min(a, b);
    else sum += a + 2 * (at(lore.mark, card) === 1 ? a >> 1 : Math.min(a, player.crates));
  }
  return sum;
}

export function boardgame(deal: Deal): Played {
  const chooser = chooserFor(deal.seed);
  const game = { name: 'bounty-hunters', setup: () => begin(deal), moves, playerView, disableUndo: true, turn: { activePlayers: { all: null } } };
  const reduce = internal.CreateGameReducer<G>({ game });
  let state: BoardgameState<G> = internal.InitializeGame<G>({ game, numPlayers: 4 });
  for (let seat = awaited(state.G); seat >= 0; seat = awaited(state.G)) {
    const acts = enumerate(playerView({ G: state.G, playerID: String(seat) }), seat);
    const [type, ...args] = acts[chooser.choose(acts.length)] as Act;
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } });
  }
  return finish(chooser, state.G.players.map((player) => total(state.G, player)));
}
