/**
 * The ceiling the engine is measured against: the standard rules for random seats in one Int16Array, moves as
 * numbers, nothing allocated while playing. Frozen: it changes only when the rules do. It speaks to nobody,
 * has no views, cites no rule, and is held to the real engine by equal trajectories on the same deals.
 */

const seats = 4;
const turnCap = 100;
const deckSize = 64;
const credits = 0;
const captures = 1;
const points = 2;
const losses = 3;
const cratePoints = 4;
const crates = 5;
const openCount = 6;
const reservedCount = 7;
const contractCount = 8;
const handCount = 9;
const window = 10;
const pending = 11;
const drawn = 12;
const owed = 13;
const asked = 14;
const chosen = 15;
const captured = 16;
const hand = 24;
const open = 30;
const reserved = open + 44 * 5;
const contracts = reserved + 44;
const width = contracts + 44;
const deckCount = seats * width;
const discardCount = deckCount + 4;
const decks = discardCount + 4;
const discards = decks + 4 * deckSize;
const flatSize = discards + 4 * deckSize;

const closed = 0;
const placing = 1;
const activating = 2;
const selling = 0;
const playing = 1;
const reserving = 2;

/** A table to play on, game after game. */
export function flatTable(cards) {
  const s = new Int16Array(flatSize);
  const spare = new Int16Array(flatSize);
  const moves = new Int16Array(256);
  let player;
  let copies = false;
  let turn = 0;
  let lastTurn = 0;
  let decisions = 0;

  function deal(dealt) {
    s.fill(0);
    for (let d = 0; d < 4; d++) for (const card of dealt.decks[d]) put(d, card);
    dealt.hands.forEach((held, seat) => {
      for (const card of held) toHand(seat * width, card);
    });
  }

  function choose(n) {
    if (copies) spare.set(s);
    decisions++;
    return player.choose(n);
  }

  function put(d, card) {
    s[decks + d * deckSize + s[deckCount + d]++] = card;
  }

  function toHand(b, card) {
    let i = b + hand + s[b + handCount]++;
    for (; i > b + hand && s[i - 1] > card; i--) s[i] = s[i - 1];
    s[i] = card;
  }

  function refillIfEmpty(d, step) {
    const n = s[discardCount + d];
    if (s[deckCount + d] > 0 || n === 0) return;
    const pile = s.subarray(discards + d * deckSize, discards + d * deckSize + n);
    pile.sort();
    const rng = player.refill(d, turn, step);
    for (let i = n - 1; i > 0; i--) {
      const j = rng.below(i + 1);
      const held = pile[i];
      pile[i] = pile[j];
      pile[j] = held;
    }
    s.set(pile, decks + d * deckSize);
    s[deckCount + d] = n;
    s[discardCount + d] = 0;
  }

  function openDecks() {
    let n = 0;
    for (let d = 0; d < 4; d++) if (s[deckCount + d] + s[discardCount + d] > 0) moves[n++] = d;
    return n;
  }

  function drawOne(b, d) {
    refillIfEmpty(d, 0);
    s[b + chosen] = -1;
    if (s[deckCount + d] === 0) return;
    toHand(b, s[decks + d * deckSize + --s[deckCount + d]]);
    s[b + asked] = 0;
  }

  function drawStep() {
    for (let n = openDecks(); n > 0; n = openDecks()) {
      let waiting = 0;
      for (let b = 0; b < deckCount; b += width) {
        if (s[b + asked] === 0) continue;
        waiting++;
        s[b + chosen] = n === 1 ? moves[0] : -1;
      }
      if (waiting === 0) return;
      for (let b = 0; n > 1 && b < deckCount; b += width)
        if (s[b + asked] !== 0) s[b + chosen] = moves[choose(n)];
      for (let b = 0; b < deckCount; b += width) if (s[b + asked] !== 0) drawOne(b, s[b + chosen]);
    }
  }

  function listChoices(b) {
    let n = 0;
    let before = -1;
    for (let i = 0; i < s[b + handCount]; i++) {
      const card = s[b + hand + i];
      if (card === before) continue;
      before = card;
      moves[n++] = card * 3 + selling;
      if (cards.cost[card] <= s[b + credits]) moves[n++] = card * 3 + playing;
      if (cards.deck[card] === 3) moves[n++] = card * 3 + reserving;
    }
    return n;
  }

  function takeFrom(start, count, card) {
    const end = start + s[count];
    let i = start;
    while (s[i] !== card) i++;
    for (; i < end - 1; i++) s[i] = s[i + 1];
    s[count]--;
  }

  function openTargets(b) {
    return s[b + openCount] === 1 && s[b + open] < 0 ? 0 : s[b + openCount];
  }

  function carryOut(b, move) {
    const card = (move / 3) | 0;
    const fate = move % 3;
    takeFrom(b + hand, b + handCount, card);
    s[b + window] = activating;
    if (fate === selling) {
      const d = cards.deck[card];
      s[discards + d * deckSize + s[discardCount + d]++] = card;
      s[b + credits]++;
    } else if (fate === reserving) s[b + reserved + s[b + reservedCount]++] = card;
    else {
      s[b + credits] -= cards.cost[card];
      if (cards.kind[card] !== 1 && cards.kind[card] !== 2) enter(b, card, 0);
      else if (openTargets(b) < 2) enter(b, card, 0);
      else {
        s[b + window] = placing;
        s[b + pending] = card;
      }
    }
    closeIfIdle(b);
  }

  function closeIfIdle(b) {
    if (s[b + window] !== activating) return;
    for (let i = 0; i < s[b + reservedCount]; i++)
      if (cards.cost[s[b + reserved + i]] <= s[b + credits]) return;
    s[b + window] = closed;
  }

  function enter(b, card, slot) {
    const kind = cards.kind[card];
    if (kind === 4) s[b + contracts + s[b + contractCount]++] = card;
    else if (kind === 3) {
      s[b + cratePoints] += cards.points[card];
      s[b + crates] += cards.mark[card];
    } else if (kind === 0) {
      if (s[b + openCount] === 1 && s[b + open] < 0) {
        s[b + open] = card;
        capture(b, 0);
        return;
      }
      const o = b + open + s[b + openCount]++ * 5;
      s[o] = card;
      s[o + 1] = s[o + 2] = s[o + 3] = s[o + 4] = 0;
    } else attack(b, card, slot);
  }

  function attack(b, card, slot) {
    if (s[b + openCount] === 0) {
      s[b + openCount] = 1;
      s[b + open] = -1;
      s[b + open + 1] = s[b + open + 2] = s[b + open + 3] = s[b + open + 4] = 0;
    }
    const o = b + open + slot * 5;
    s[o + 1] += cards.trio[card * 3];
    s[o + 2] += cards.trio[card * 3 + 1];
    s[o + 3] += cards.trio[card * 3 + 2];
    if (cards.kind[card] === 1) s[o + 4] += cards.points[card];
    if (s[o] >= 0) capture(b, slot);
  }

  function capture(b, slot) {
    const o = b + open + slot * 5;
    const target = s[o];
    if (
      s[o + 1] < cards.trio[target * 3] ||
      s[o + 2] < cards.trio[target * 3 + 1] ||
      s[o + 3] < cards.trio[target * 3 + 2]
    )
      return;
    s[b + captures]++;
    s[b + points] += cards.points[target];
    s[b + losses] += s[o + 4];
    s[b + captured + cards.a[target]]++;
    s.copyWithin(o, o + 5, b + open + s[b + openCount]-- * 5);
    if (cards.mark[target] === 1) s[b + credits]++;
    else if (cards.mark[target] === 2) bonusContract(b);
  }

  function bonusContract(b) {
    const place = s[deckCount + 2] - 1 - b / width - s[b + drawn] * seats;
    if (place < 0) {
      s[b + owed]++;
      return;
    }
    s[b + contracts + s[b + contractCount]++] = s[decks + 2 * deckSize + place];
    s[decks + 2 * deckSize + place] = -1;
    s[b + drawn]++;
  }

  function contractFromTop(b, step) {
    refillIfEmpty(2, step);
    if (s[deckCount + 2] > 0)
      s[b + contracts + s[b + contractCount]++] = s[decks + 2 * deckSize + --s[deckCount + 2]];
  }

  function windows(step) {
    for (let b = 0; b < deckCount; b += width) while (s[b + window] !== closed) answer(b);
    let kept = decks + 2 * deckSize;
    for (let i = kept; i < decks + 2 * deckSize + s[deckCount + 2]; i++)
      if (s[i] !== -1) s[kept++] = s[i];
    s[deckCount + 2] = kept - decks - 2 * deckSize;
    for (let b = 0; b < deckCount; b += width) {
      s[b + drawn] = 0;
      for (; s[b + owed] > 0; s[b + owed]--) contractFromTop(b, step);
    }
  }

  function answer(b) {
    if (s[b + window] === placing) {
      const slot = choose(s[b + openCount]);
      s[b + window] = activating;
      enter(b, s[b + pending], slot);
      closeIfIdle(b);
      return;
    }
    const n = listActivations(b);
    const move = choose(n + 1);
    if (move === n) {
      s[b + window] = closed;
      return;
    }
    const card = moves[move] >> 6;
    takeFrom(b + reserved, b + reservedCount, card);
    s[b + credits] -= cards.cost[card];
    enter(b, card, moves[move] & 63);
    closeIfIdle(b);
  }

  function listActivations(b) {
    let n = 0;
    const targets = openTargets(b);
    for (let i = 0; i < s[b + reservedCount]; i++) {
      const card = s[b + reserved + i];
      if (cards.cost[card] > s[b + credits]) continue;
      let first = 0;
      while (s[b + reserved + first] !== card) first++;
      if (first !== i) continue;
      if (cards.kind[card] === 3 || targets < 2) moves[n++] = card * 64;
      else for (let slot = 0; slot < targets; slot++) moves[n++] = card * 64 + slot;
    }
    return n;
  }

  function triggerEnd() {
    let any = false;
    for (let b = 0; b < deckCount; b += width) {
      if (s[b + captures] < 4) continue;
      any = true;
      s[b + credits]++;
      contractFromTop(b, 1);
    }
    if (!any) return;
    lastTurn = turn + 2;
    for (let b = 0; b < deckCount; b += width) {
      if (s[b + captures] < 4) continue;
      s[b + window] = activating;
      closeIfIdle(b);
    }
    windows(2);
  }

  function passHands() {
    for (let i = 0; i < 6; i++) moves[i] = s[(seats - 1) * width + hand + i];
    const count = s[(seats - 1) * width + handCount];
    for (let b = (seats - 1) * width; b > 0; b -= width) {
      s.copyWithin(b + hand, b - width + hand, b - width + hand + 6);
      s[b + handCount] = s[b - width + handCount];
    }
    for (let i = 0; i < 6; i++) s[hand + i] = moves[i];
    s[handCount] = count;
  }

  function total(b, majority) {
    let sum =
      s[b + points] - s[b + losses] + s[b + cratePoints] + (s[b + crates] === majority ? 5 : 0);
    for (let i = 0; i < s[b + contractCount]; i++) {
      const card = s[b + contracts + i];
      const a = s[b + captured + cards.a[card]];
      const z = s[b + captured + cards.b[card]];
      if (cards.mark[card] === 0) sum += a + z + 3 * Math.min(a, z);
      else sum += a + 2 * (cards.mark[card] === 1 ? a >> 1 : Math.min(a, s[b + crates]));
    }
    return sum;
  }

  function pick(b) {
    const n = listChoices(b);
    return moves[choose(n)];
  }

  function results() {
    let majority = 1;
    for (let b = 0; b < deckCount; b += width) majority = Math.max(majority, s[b + crates]);
    return [
      total(0, majority),
      total(width, majority),
      total(2 * width, majority),
      total(3 * width, majority),
      turn,
      decisions,
    ];
  }

  /**
   * Plays one game; gives the four totals, then the turns and the decisions. With `copying` the table is copied
   * before each decision.
   */
  return function play(dealt, who, copying) {
    player = who;
    copies = copying;
    turn = 0;
    lastTurn = 0;
    decisions = 0;
    deal(dealt);
    for (;;) {
      let held = 0;
      const canDraw = openDecks() > 0 ? 1 : 0;
      for (let b = 0; b < deckCount; b += width) {
        held += s[b + handCount];
        s[b + asked] = canDraw;
      }
      if (held === 0 && canDraw === 0) return results();
      turn++;
      drawStep();
      for (let b = 0; b < deckCount; b += width)
        s[b + chosen] = s[b + handCount] > 0 ? pick(b) : -1;
      for (let b = 0; b < deckCount; b += width) if (s[b + chosen] >= 0) carryOut(b, s[b + chosen]);
      windows(1);
      if (lastTurn === 0) triggerEnd();
      if (turn === lastTurn || turn >= turnCap) return results();
      passHands();
    }
  };
}
