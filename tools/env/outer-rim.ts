/** Outer Rim as numbers. Every name of the game has a number; an action is a place in the list of options. */
import {
  aiCardIds,
  allCardIds,
  ambitionIds,
  characterIds,
  commandTypes,
  contactClasses,
  contactIds,
  encounterDecks,
  factions,
  marketDecks,
  outerRim,
  shipIds,
  skills,
  spaces,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { fieldsOf, penFor, type EnvCoder, type Pen } from "./coder.ts";

const names = [
  ...new Set([
    "",
    ...commandTypes,
    ...spaces.map(({ id }) => id),
    ...factions,
    ...skills,
    ...contactClasses,
    ...marketDecks,
    ...encounterDecks,
    ...characterIds,
    ...shipIds,
    ...ambitionIds,
    ...contactIds,
    ...aiCardIds,
    ...allCardIds(),
    "crew",
    "captured",
    "gone",
  ]),
];
const numbers = new Map(names.map((name, i) => [name, i]));
const numberOf = (name: string | null | undefined): number => numbers.get(name ?? "") ?? 0;

const players = 4;
const tokens = 40;
const cards = 14;
const crew = 8;
const actions = 96;
const optionWidth = 6;

const fields = fieldsOf({
  round: 1,
  seats: 1,
  /** Counted from me, to my left. */
  current: 1,
  first: 1,
  /** Level and space, faction by faction. */
  patrols: 8,
  /** Name, class, where it is, faceup. */
  tokens: tokens * 4,
  /** The open card and how many there are, deck by deck. */
  market: marketDecks.length * 2,
  encounters: encounterDecks.length,
  strengths: 2,
  ...Object.fromEntries(
    Array.from({ length: players }, (_, i) => [
      /** In the order of `observePlayer`; credits in hundreds. */
      [`player ${i}`, 18],
      [`ambition ${i}`, 8],
      /** Name, side, whom it holds, where it leads. */
      [`cards ${i}`, cards * 4],
      [`crew ${i}`, crew],
    ]).flat(),
  ),
});

export function outerRimCoder(): EnvCoder<View, Command> {
  const pen = penFor(fields);
  return {
    game: outerRim,
    fields,
    actions,
    optionWidth,
    tables: { names, actionsAre: "places in the list of options, described in `options`" },
    observe: (view, into) => observe(view, pen(into)),
    commands: (_, options) => new Map(options.slice(0, actions).entries()),
    describe,
  };
}

/** Its type, then what it names and counts, in the order of its fields. */
function describe(command: Command, into: Int16Array): void {
  let at = 0;
  const put = (value: unknown): void => {
    if (at >= optionWidth) return;
    if (typeof value === "string") into[at++] = numberOf(value);
    else if (typeof value === "number") into[at++] = value;
    else if (typeof value === "object" && value !== null)
      for (const each of Object.values(value)) put(each);
    else into[at++] = Number(value === true);
  };
  for (const [key, value] of Object.entries(command)) if (key !== "question") put(value);
}

function observe(view: View, pen: Pen): void {
  const me = view.viewer === "spectator" ? 0 : view.viewer;
  const fromMe = (seat: number): number => (seat - me + view.seats) % view.seats;
  for (const [name, value] of [
    ["round", view.round],
    ["seats", view.seats],
    ["current", fromMe(view.current)],
    ["first", fromMe(view.first)],
  ] as const) {
    pen.field(name);
    pen.put(value);
  }
  pen.field("patrols");
  for (const faction of factions) {
    pen.put(view.patrols[faction].level);
    pen.put(numberOf(view.patrols[faction].space));
  }
  pen.field("tokens");
  for (const token of view.tokens) {
    pen.put(numberOf(token.contact));
    pen.put(numberOf(token.class));
    pen.put(numberOf(token.at));
    pen.put(Number(token.faceup));
  }
  pen.field("market");
  for (const deck of marketDecks) {
    pen.put(numberOf(view.market[deck].top));
    pen.put(view.market[deck].count);
  }
  pen.field("encounters");
  for (const deck of encounterDecks) pen.put(view.encounters[deck]);
  pen.field("strengths");
  for (const strength of view.fight?.strengths ?? []) pen.put(strength);
  for (let i = 0; i < view.seats; i++) observePlayer(view, (me + i) % view.seats, i, pen);
}

function observePlayer(view: View, seat: number, nth: number, pen: Pen): void {
  const player = view.players[seat];
  if (player === undefined) return;
  pen.field(`player ${nth}`);
  for (const value of [
    numberOf(player.character),
    numberOf(player.ship),
    Number(player.flipped),
    Number(player.shipFlipped),
    player.goal,
    player.shipGoal,
    player.credits / 100,
    player.fameNow,
    player.damage,
    player.shipDamage,
    Number(player.defeated),
    numberOf(player.space),
    player.debts.length,
    player.secrets.length,
    ...factions.map((faction) => player.reputation[faction]),
  ])
    pen.put(value);
  pen.field(`ambition ${nth}`);
  pen.put(numberOf(player.ambition?.id));
  for (const done of player.ambition?.done ?? []) pen.put(Number(done));
  pen.field(`cards ${nth}`);
  for (const card of player.cards) {
    pen.put(numberOf(card.id));
    pen.put(card.side);
    pen.put(card.token === null ? 0 : card.token + 1);
    pen.put(numberOf(card.planet));
  }
  pen.field(`crew ${nth}`);
  for (const { id } of player.crew) pen.put(numberOf(id));
}
