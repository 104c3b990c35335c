/** What the conformance suite is told about this game: its pieces, its secrets, and things people might say. */
import { marketOf, peopleOf } from "./setup/box.ts";
import { encountersOf } from "./setup/encounters.ts";
import { encounterDecks, marketDecks } from "./names.ts";
import { tooMany } from "./crew-and-ships/slots.ts";
import { emptyBundle, favorKey } from "./bargaining/deal.ts";
import { drawBundle } from "./bargaining/samples.ts";
import { isOfShape } from "./bargaining/shape.ts";
import { dealShape } from "./options.ts";
import { swap } from "./testing/swap.ts";
import type { Command } from "./commands.ts";
import type { OuterRim } from "./index.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";
import type { Sample } from "#rules/conformance.ts";
import type { Rng } from "#rules/game.ts";

function miscount(state: State): string | null {
  return (
    marketMiscount(state) ??
    encounterMiscount(state) ??
    peopleMiscount(state) ??
    purseMiscount(state)
  );
}

/** Every market card is in its deck, in a slot or in the box, once. */
function marketMiscount(state: State): string | null {
  const wanted: string[] = [];
  const found: string[] = [...state.removed];
  for (const deck of marketDecks) {
    wanted.push(...marketOf(state.rules, deck));
    found.push(...state.market[deck]);
  }
  for (const player of state.players) {
    for (const held of player.cards) if (wanted.includes(held.id)) found.push(held.id);
    for (const crew of player.crew) if (crew.token === null) found.push(crew.id);
  }
  return found.sort().join() === wanted.sort().join()
    ? null
    : `market cards: ${found.length} of ${wanted.length}`;
}

function encounterMiscount(state: State): string | null {
  for (const deck of encounterDecks) {
    let count = state.encounters[deck].length;
    for (const player of state.players)
      for (const secret of player.secrets) if (secret.deck === deck) count++;
    const left = encountersOf(state.rules, state.seats, deck).length;
    if (count !== left) return `${deck}: ${count} cards of ${left}`;
  }
  return null;
}

/** Everybody of the boxes once; whoever is aboard is somebody's crew. */
function peopleMiscount(state: State): string | null {
  const people = new Set(state.tokens.map((token) => token.contact));
  if (
    people.size !== Object.values(peopleOf(state.rules)).flat().length ||
    people.size !== state.tokens.length
  )
    return `${people.size} people on ${state.tokens.length} tokens`;
  const aboard = state.tokens.filter((token) => token.at === "crew").length;
  const captured = state.tokens.filter((token) => token.at === "captured").length;
  let crew = 0;
  let prisoners = 0;
  for (const player of state.players) {
    crew += player.crew.filter((one) => one.token !== null).length;
    prisoners += player.cards.filter((held) => held.token !== null).length;
  }
  return aboard === crew && captured === prisoners
    ? null
    : `${crew} crew for ${aboard} tokens, ${prisoners} prisoners for ${captured}`;
}

function purseMiscount(state: State): string | null {
  for (const player of state.players) {
    if (player.credits < 0 || player.fame < 0 || player.damage < 0 || player.shipDamage < 0)
      return `below zero: ${player.credits} credits, ${player.fame} fame`;
    // Between taking a ship and making room there may be too much aboard; never when a turn waits for its first word.
    const settled = state.pending.questions.some((question) => question.ask === "planning");
    if (settled && tooMany(player).length > 0) return `no slot for ${tooMany(player).join()}`;
  }
  return null;
}

function noise(view: View, rng: Rng): Command {
  const token = rng.below(40);
  const player = rng.below(5);
  const card = view.players[0]?.cards[0]?.id ?? "food-supplies";
  switch (rng.below(8)) {
    case 0:
      return { type: "encounter-contact", token };
    case 1:
      return { type: "deliver", card };
    case 2:
      return drawnOffer(view, rng, player);
    case 3:
      return { type: "market" };
    case 4:
      return { type: "use", ability: "boba-fett-look" };
    case 5:
      return { type: "hunt-player", card, player };
    case 6:
      return {
        type: "call-debt",
        from: player,
        favor: { kind: "shortcut", skill: null, faction: null },
      };
    default:
      return { type: "cross-the-core" };
  }
}

/** An offer drawn from the trays of the question, or from somebody's at all. */
function drawnOffer(view: View, rng: Rng, to: number): Command {
  const question = view.questions.find(({ seat }) => seat === view.viewer);
  const partners = question === undefined ? [] : (dealShape(view, question)?.partners ?? []);
  const partner = partners[rng.below(Math.max(1, partners.length))];
  if (partner === undefined) return { type: "offer", to, give: emptyBundle, get: emptyBundle };
  const give = drawBundle(partner.give, rng);
  const get = drawBundle(partner.get, rng);
  return { type: "offer", to: rng.below(4) === 0 ? null : partner.player, give, get };
}

/** Offers are not listed one by one: those of the question's shape may be said. */
function shaped(view: View, command: Command): boolean {
  const question = view.questions.find(({ seat }, i) => seat === view.viewer && !view.answered[i]);
  const shape = question === undefined ? null : dealShape(view, question);
  if (question === undefined || shape === null) return false;
  if (command.type === "call-debt")
    return shape.owed.some(
      ({ from, favor }) => from === command.from && favorKey(favor) === favorKey(command.favor),
    );
  if (command.type !== "offer") return false;
  const { to, give, get } = command;
  return isOfShape(shape, { by: question.seat, to, give, get });
}

export const sample: Sample<OuterRim> = {
  longest: 100_000,
  cost: 3,
  miscount,
  swap,
  noise,
  shaped,
};
