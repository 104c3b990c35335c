/**
 * The table lights what `options(view)` offers, neither more nor less, in random games: every thing that is drawn is
 * asked what it holds. Deals have no list but a shape, which the trays keep to; they are left to their own tests.
 */
import { expect, test } from "vitest";
import { walk } from "#rules/conformance/walk.ts";
import type { Game, Seat } from "#rules/game.ts";
import {
  factions,
  marketDecks,
  outerRim,
  spaces,
  type Command,
  type View,
} from "#rules/outer-rim/index.ts";
import { sample } from "#rules/outer-rim/sample.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { answersAt, askedOf, type OpenQuestion } from "./asked.ts";
import { dockAnswers } from "./dock/dock-answers.ts";
import { answersHere } from "./map/here.ts";
import type { Thing } from "./surface.ts";

/** Plates with a card on them, my cards and crew, my secrets, the four factions. */
function thingsDrawn(view: View, seat: Seat): readonly Thing[] {
  const me = view.players[seat];
  const aboard = [...(me?.cards ?? []), ...(me?.crew ?? [])];
  return [
    ...marketDecks
      .filter((deck) => view.market[deck].top !== null)
      .map((deck): Thing => ({ on: "plate", deck })),
    ...aboard.map(({ id }): Thing => ({ on: "held", card: id })),
    ...(me?.secrets ?? []).map((_, secret): Thing => ({ on: "secret", secret })),
    ...factions.map((faction): Thing => ({ on: "faction", faction })),
  ];
}

/** The faces that list their answers rather than light things. */
function listedOn({ face, answers }: OpenQuestion): readonly Command[] {
  const own = face === "story" ? answers.filter(({ thing }) => thing.on === "line") : answers;
  return face === "story" || face === "gallery" || face === "offer"
    ? own.map(({ command }) => command)
    : [];
}

function lit(view: View, seat: Seat): readonly Command[] {
  const asked = askedOf(view, seat);
  if (asked === null) return [];
  return [
    ...listedOn(asked),
    ...dockAnswers(asked),
    ...spaces.flatMap(({ id }) => answersHere(asked, view, id)),
    ...thingsDrawn(view, seat).flatMap((thing) => answersAt(asked, thing)),
  ];
}

/** What is within the shape of a deal is sampled only: no list has to name it. */
function offered(view: View): readonly Command[] {
  return outerRim.options(view).filter((command) => sample.shaped?.(view, command) !== true);
}

const sorted = (commands: readonly Command[]): string[] =>
  [...new Set(commands.map(({ type, ...rest }) => `${type} ${JSON.stringify(rest)}`))].sort();

interface Look {
  readonly view: View;
  readonly seat: Seat;
}

/** The last moments of a game by chance, as every seat sees them. */
function looksAt(seed: number, length: number): readonly Look[] {
  const { pages, state, setup } = walk(outerRim as Game, sample, seed, length);
  const moments = [...pages.slice(-4).map(({ before }) => before), state];
  return moments.flatMap((moment) =>
    Array.from({ length: setup.seats }, (_, seat) => ({
      view: outerRim.viewFor(moment as never, seat),
      seat,
    })),
  );
}

/** Known games, in which every face is asked on. */
const known = Array.from({ length: 60 }, (_, i) => looksAt(i + 1, (i * 23) % 400)).flat();

/** The first difference of each look: `+` lit and not offered, `-` offered and not lit. */
function unlike(
  table: (look: Look) => readonly Command[],
  looks: readonly Look[] = known,
): string[] {
  return looks.flatMap((look) => {
    const shown = sorted(table(look));
    const options = sorted(offered(look.view));
    const more = shown.filter((command) => !options.includes(command)).map((one) => `+ ${one}`);
    const less = options.filter((command) => !shown.includes(command)).map((one) => `- ${one}`);
    return [...more, ...less].slice(0, 1);
  });
}

test("every face is looked at", () => {
  const faces = new Set(known.flatMap(({ view, seat }) => askedOf(view, seat)?.face ?? []));
  for (const face of ["map", "market", "ship", "story", "gallery"]) expect(faces).toContain(face);
});

test("[OR-TURN-01] what is lit is what the rules offer, in any game", () => {
  inAnyGame({ usual: 60, deep: 2000, length: 400 }, ({ seed, length }) => {
    const looks = looksAt(seed, Math.min(length, seed % 400));
    expect(unlike(({ view, seat }) => lit(view, seat), looks)).toEqual([]);
  });
});

test("planted: a market that lights what it sold is found", () => {
  const generous = ({ view, seat }: Look): readonly Command[] => {
    const asked = askedOf(view, seat);
    const more: readonly Command[] =
      asked?.face === "market" ? marketDecks.map((deck) => ({ type: "buy", deck })) : [];
    return [...lit(view, seat), ...more];
  };
  expect(unlike(generous)).toContainEqual(expect.stringMatching(/^\+ buy/));
});

test("planted: a map that forgets a place is found", () => {
  const mean = ({ view, seat }: Look): readonly Command[] =>
    lit(view, seat).filter((command) => !(command.type === "move" && command.to === "tatooine"));
  expect(unlike(mean)).toContainEqual(expect.stringMatching(/^- move/));
});
