/** Each verb of a card does what it says. A new one does not compile before it stands here. */
import { expect, test } from "vitest";
import type { Effect, Source } from "../cards/effects.ts";
import type { Event } from "../events.ts";
import type { Face } from "../names.ts";
import { firstly, held, stage, tokenNumber, withContact } from "./stage.ts";
import type { Player, State } from "../state.ts";

interface Example<D extends Effect["do"]> {
  readonly effect: Extract<Effect, { readonly do: D }>;
  /** What happens before anything else does, or what is asked. */
  readonly happens: readonly Event["type"][];
  readonly asks?: string;
  /** Bossk, alone with Dengar on Naboo, but for this. */
  readonly bossk?: Partial<Player>;
  readonly dengar?: Partial<Player>;
  readonly source?: Partial<Source>;
  readonly state?: (state: State) => Partial<State>;
  readonly dice?: readonly Face[];
}

const gain = { do: "gain-credits", amount: 1000 } as const;
const line = { label: "contact.ziton-moj.serve", effects: [gain] } as const;
const cargo = "food-supplies";
const job = "relic-of-the-past";
const facedown = (state: State) => ({ tokens: withContact(state, "ziton-moj", "naboo", false) });

const verbs: { readonly [D in Effect["do"]]: Example<D> } = {
  "gain-credits": { effect: gain, happens: ["credits-gained"] },
  "lose-credits": {
    effect: { do: "lose-credits", amount: "all" },
    happens: ["credits-lost"],
  },
  "gain-fame": { effect: { do: "gain-fame", amount: 1 }, happens: ["fame-gained"] },
  "lose-fame": {
    effect: { do: "lose-fame", amount: 1 },
    bossk: { fame: 2 },
    happens: ["fame-lost"],
  },
  "gain-reputation": {
    effect: { do: "gain-reputation", faction: "rebel" },
    happens: ["reputation-changed"],
  },
  "lose-reputation": {
    effect: { do: "lose-reputation", faction: "rebel" },
    happens: ["reputation-changed"],
  },
  suffer: { effect: { do: "suffer", on: "ship", amount: 1 }, happens: ["damage-suffered"] },
  recover: {
    effect: { do: "recover", on: "both", amount: "all" },
    bossk: { damage: 1, shipDamage: 1 },
    happens: ["damage-recovered"],
  },
  test: {
    effect: { do: "test", skill: "strength", pass: [gain], fail: [] },
    dice: ["crit", "blank"],
    happens: ["dice-rolled", "test-resolved", "credits-gained"],
  },
  "test-until-passed": {
    effect: { do: "test-until-passed", skill: "piloting", each: [gain] },
    dice: ["blank", "blank", "crit", "blank"],
    happens: ["dice-rolled", "test-resolved", "credits-gained", "dice-rolled", "test-resolved"],
  },
  "opposed-test": {
    effect: { do: "opposed-test", skill: "strength", best: [gain], even: [], worst: [] },
    source: { opponent: 1 },
    dice: ["crit", "blank", "blank", "blank"],
    happens: ["dice-rolled", "test-resolved", "dice-rolled", "test-resolved", "credits-gained"],
  },
  fight: {
    effect: { do: "fight", combat: "ground", strength: 1, win: [gain] },
    dice: ["hit", "hit", "hit", "blank"],
    happens: ["combat-began", "dice-rolled", "dice-rolled", "combat-resolved", "credits-gained"],
  },
  "fight-until-won": {
    effect: { do: "fight-until-won", combat: "ground", strength: 1 },
    dice: ["hit", "hit", "hit", "blank"],
    happens: ["combat-began", "dice-rolled", "dice-rolled", "combat-resolved"],
  },
  "fight-patrol": {
    effect: { do: "fight-patrol", faction: "rebel" },
    state: ({ patrols }) => ({ patrols: { ...patrols, rebel: { level: 1, space: "naboo" } } }),
    dice: ["hit", "hit", "hit", "hit", "blank", "blank", "blank"],
    happens: [
      "combat-began",
      "dice-rolled",
      "dice-rolled",
      "combat-resolved",
      "patrol-beaten",
      "credits-gained",
      "reputation-changed",
      "patrol-replaced",
    ],
  },
  "fight-player": {
    effect: { do: "fight-player", win: [gain] },
    dice: ["hit", "hit", "hit", "blank", "blank", "blank"],
    happens: [
      "combat-began",
      "dice-rolled",
      "dice-rolled",
      "combat-resolved",
      "damage-suffered",
      "credits-gained",
    ],
  },
  roll: {
    effect: { do: "roll", crit: [gain] },
    dice: ["crit"],
    happens: ["dice-rolled", "credits-gained"],
  },
  choose: { effect: { do: "choose", options: [line, line] }, happens: [], asks: "choose" },
  may: { effect: { do: "may", options: [line] }, happens: [], asks: "choose" },
  if: {
    effect: { do: "if", when: { is: "free-slot", kind: "job" }, effects: [gain] },
    happens: ["credits-gained"],
  },
  "move-to": { effect: { do: "move-to", space: "maelstrom" }, happens: ["moved"] },
  "move-up-to": { effect: { do: "move-up-to", spaces: 2 }, happens: [], asks: "move" },
  "move-patrol": {
    effect: { do: "move-patrol", faction: "hutt", spaces: 1 },
    happens: ["patrol-moved"],
  },
  "patrol-to-you": {
    effect: { do: "patrol-to-you", faction: "hutt" },
    happens: ["patrol-moved"],
  },
  "reveal-contact": {
    effect: { do: "reveal-contact" },
    state: facedown,
    happens: [],
    asks: "reveal-contact",
  },
  "look-at-contact": {
    effect: { do: "look-at-contact" },
    state: facedown,
    happens: [],
    asks: "look-at-contact",
  },
  "reveal-planet": { effect: { do: "reveal-planet" }, happens: [], asks: "reveal-planet" },
  "gain-crew": {
    effect: { do: "gain-crew", contact: "greedo" },
    state: (state) => ({ tokens: withContact(state, "greedo", "naboo") }),
    happens: ["crew-gained"],
  },
  "discard-contact": {
    effect: { do: "discard-contact" },
    state: (state) => ({
      tokens: withContact(state, "greedo", "naboo"),
      agenda: firstly([{ do: "discard-contact" }], { token: tokenNumber(state, "greedo") }),
    }),
    happens: ["contact-removed"],
  },
  discard: {
    effect: { do: "discard", kind: "cargo", effects: [gain] },
    bossk: { cards: [held(cargo)] },
    happens: ["card-discarded", "credits-gained"],
  },
  "gain-card": {
    effect: { do: "gain-card", card: "syndicate-favor" },
    state: ({ market }) => ({ market: { ...market, job: ["hutt-favor", "syndicate-favor"] } }),
    happens: ["card-gained"],
  },
  "take-top": {
    effect: { do: "take-top", deck: "cargo" },
    state: ({ market }) => ({ market: { ...market, cargo: [cargo] } }),
    happens: ["card-gained"],
  },
  market: { effect: { do: "market", discount: 1000 }, happens: [], asks: "market" },
  "discard-top": {
    effect: { do: "discard-top", deck: "cargo" },
    happens: ["top-discarded", "market-revealed"],
  },
  databank: {
    effect: { do: "databank", number: 96 },
    happens: ["databank-drawn", "credits-lost"],
  },
  rotate: {
    effect: { do: "rotate", card: "speeder-bike-parts" },
    bossk: { cards: [held("speeder-bike-parts")] },
    happens: ["card-rotated"],
  },
  complete: {
    effect: { do: "complete" },
    bossk: { cards: [held(job)] },
    source: { held: job },
    happens: ["job-completed", "card-removed", "credits-gained", "fame-gained"],
  },
  fail: {
    effect: { do: "fail" },
    bossk: { cards: [held(job)] },
    source: { held: job },
    happens: ["job-failed"],
  },
  stop: { effect: { do: "stop" }, happens: [] },
  deliver: {
    effect: { do: "deliver" },
    bossk: { cards: [held(cargo)] },
    source: { held: cargo },
    happens: ["cargo-delivered", "credits-gained", "reputation-changed", "card-discarded"],
  },
  "keep-cargo": {
    effect: { do: "keep-cargo" },
    bossk: { cards: [held(cargo)] },
    source: { held: cargo },
    happens: [],
  },
  "discard-cargo": {
    effect: { do: "discard-cargo" },
    bossk: { cards: [held(cargo)] },
    source: { held: cargo },
    happens: ["card-discarded"],
  },
  "discard-this": {
    effect: { do: "discard-this" },
    bossk: { cards: [held(job)] },
    source: { held: job },
    happens: ["card-discarded"],
  },
  "remove-this": {
    effect: { do: "remove-this" },
    bossk: { cards: [held(job)] },
    source: { held: job },
    happens: ["card-removed"],
  },
  "extra-turn": { effect: { do: "extra-turn" }, happens: ["extra-turn-gained"] },
  story: {
    effect: { do: "story", text: "contact.ziton-moj.serve.done" },
    happens: ["story-told"],
  },
  opponent: {
    effect: { do: "opponent", effects: [gain] },
    source: { opponent: 1 },
    happens: ["credits-gained"],
  },
  "players-here": {
    effect: { do: "players-here", effects: [gain] },
    happens: ["credits-gained"],
  },
  "take-asset": {
    effect: { do: "take-asset", kind: ["gear"], pick: "you" },
    dengar: { cards: [held("vibroknife")] },
    source: { opponent: 1 },
    happens: ["card-given"],
  },
  "take-credits": {
    effect: { do: "take-credits", amount: 1000 },
    dengar: { credits: 2000 },
    source: { opponent: 1 },
    happens: ["credits-given"],
  },
  "complete-goal": {
    effect: { do: "complete-goal", of: "character" },
    happens: ["goal-completed", "fame-gained"],
  },
  "complete-ambition": {
    effect: { do: "complete-ambition", goal: 0 },
    bossk: { ambition: { id: "servant-of-the-emperor", done: [] } },
    happens: ["ambition-advanced"],
  },
  "win-game": { effect: { do: "win-game" }, happens: ["game-won"] },
  special: {
    effect: { do: "special", name: "special-order-gear" },
    happens: ["market-revealed", "market-revealed"],
    asks: "special-order-gear",
  },
};

/** Up to the turn that follows. */
function before(events: readonly Event[]): readonly string[] {
  const types = events.map(({ type }) => type);
  const end = types.findIndex((type) => type === "turn-began" || type === "asked");
  return end === -1 ? types : types.slice(0, end);
}

test.each(Object.entries(verbs) as [string, Example<Effect["do"]>][])(
  "[OR-EFF-01] a card that says %s",
  (_, { effect, happens, asks, bossk, dengar, source, state, dice = [] }) => {
    const players = [
      { character: "bossk", space: "naboo", ship: "yt-1300", credits: 30_000, ...bossk },
      { character: "dengar", space: "naboo", ...dengar },
    ] as const;
    const table = stage({
      players,
      ...(state === undefined ? {} : { state }),
      agenda: firstly([effect], { ...source }),
      dice,
    });
    expect(before(table.events())).toEqual(happens);
    expect(table.state().winner === null ? table.question().ask : null).toBe(
      asks ?? (effect.do === "win-game" ? null : "planning"),
    );
  },
);
