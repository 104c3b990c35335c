/** The poster of an evening, or of the one game there was: its words and its people. */
import { scoreOf } from "#table/past/evening.ts";
import type { EveningGame, PlayedEvening } from "#table/talk/past.ts";
import { gameName } from "../../games/game-words.ts";
import { locale } from "../../settings/settings.ts";
import type { Poster, PosterPerson } from "./poster.ts";
import { eveningWords } from "./words.ts";

interface PosterPlace extends Pick<Poster, "busts"> {
  /** The house, as others reach it. */
  readonly address: string;
  readonly art: string;
}

/** `null` while nothing is over. */
export function posterOf(
  evening: PlayedEvening,
  { address, art, busts }: PosterPlace,
): Poster | null {
  const w = eveningWords();
  const over = evening.games.filter(({ phase }) => phase === "over");
  const last = over.at(-1);
  if (last === undefined) return null;
  const found = over.length > 1 ? wantedOfAll(evening, over) : wantedOf(last);
  const at = last.moved > 0 ? new Date(last.moved) : new Date();
  const date = at.toLocaleDateString(locale.value, { dateStyle: "long" });
  return {
    title: w.wanted,
    ...found,
    busts,
    companyTitle: w.company,
    games: over.length > 1 ? over.map((game, nth) => `${nth + 1}  ${gameLine(game)}`) : [],
    reward: w.reward,
    seen: w.seen(address, date),
    // What was taken in the last game says nothing about the whole evening.
    art: over.length > 1 ? "" : art,
  };
}

type Found = Pick<Poster, "wanted" | "crowned" | "why" | "company">;

function wantedOfAll(evening: PlayedEvening, over: readonly EveningGame[]): Found {
  const w = eveningWords();
  const { rows, crown } = scoreOf(evening);
  const people = rows.map((row) => ({
    person: row.person,
    wins: row.wins,
    shown: { name: row.name, seat: row.seat, face: row.face, line: `${w.won} ${row.wins}` },
  }));
  const leader = people.find(({ person }) => person === crown);
  return {
    wanted: (leader === undefined ? people : [leader]).map(({ shown }) => shown),
    crowned: leader !== undefined,
    why: leader === undefined ? w.forNobody : w.forCrown(leader.wins, over.length),
    company: (leader === undefined ? [] : people.filter((one) => one !== leader)).map(
      ({ shown }) => shown,
    ),
  };
}

function wantedOf({ game, players }: EveningGame): Found {
  const w = eveningWords();
  const shown = ({ name, seat, face, points }: EveningGame["players"][number]): PosterPerson => ({
    name,
    seat,
    face,
    line: points === null ? "" : `${points}`,
  });
  const winners = players.filter(({ place }) => place === 1);
  const points = winners[0]?.points ?? null;
  return {
    wanted: winners.map(shown),
    crowned: false,
    why:
      winners.length > 1
        ? w.forShare(gameName(game))
        : w.forWin(gameName(game), points === null ? "" : `${points}`),
    company: players
      .filter(({ place }) => place !== 1)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(shown),
  };
}

function gameLine({ game, players }: EveningGame): string {
  const order = players.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const people = order.map(({ name, points }) => (points === null ? name : `${name} ${points}`));
  return [gameName(game), ...people].join(" · ");
}
