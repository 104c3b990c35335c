/** The end: who won, where everyone's fame came from, and the game in seven lines. */
import type { JSX } from "preact";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { fameSources, type News, type PlayerView } from "#rules/outer-rim/index.ts";
import { countedNews } from "#client/table/session/counted.ts";
import type { FinalProps } from "../../screen.ts";
import { Person } from "../art/person.tsx";
import { Planet } from "../art/planet.tsx";
import { Ship } from "../art/ship.tsx";
import { Sign } from "../art/signs.tsx";
import { Sprite } from "../art/sprite.tsx";
import { sayFor } from "../tabletop.ts";
import type { OuterRimScreen, Words } from "../screen-types.ts";
import { decidingLine } from "./deciding-line.ts";
import { overText } from "../say/status.ts";
import { luckOf } from "./rolls-against-odds.ts";
import { sevenLines } from "./seven-lines.ts";
import { sourceLooks, type Source } from "./source-looks.ts";
import "./final.css";
import { placeSentence } from "#client/table/end/end-sentence.ts";
import { useSaid } from "#client/speech/use-said.ts";

export function Final({
  view,
  words,
  names,
  log,
  outcome,
}: FinalProps<OuterRimScreen>): JSX.Element {
  const say = sayFor(view, names, words);
  const { final } = words.labels;
  const winner = view.winner ?? 0;
  const mine = names.filter((one) => one.mine);
  const me = mine.length === 1 ? (mine[0]?.seat ?? null) : null;
  const over = overText({ view, words, say, seat: me }, winner);
  useSaid(`${over}. ${placeSentence(outcome.places, names)}`, "must");
  const { character = null, space = "maelstrom", ship } = view.players[winner] ?? {};
  const best = Math.max(1, ...view.players.map(({ fameNow }) => fameNow));
  const ranked = view.players
    .map((player, seat) => ({ player, seat }))
    .toSorted(
      (a, b) =>
        Number(b.seat === winner) - Number(a.seat === winner) ||
        b.player.fameNow - a.player.fameNow,
    );
  const news = countedNews(log).flatMap((entry) => entry.news as readonly News[]);
  return (
    <section class="or-final" aria-labelledby="or-final-title">
      <Sprite />
      <div class="or-winner">
        {character !== null && <Person id={character} />}
        <div class="or-winner-text">
          <h2 id="or-final-title">{over}</h2>
          <p>{final.rounds(view.round)}</p>
        </div>
        <div class="or-winner-sky" aria-hidden="true">
          <Planet id={space} />
          {ship !== undefined && <Ship id={ship} />}
        </div>
      </div>
      <LastMove log={log} names={names} words={words} view={view} />
      <div class="or-final-parts">
        <div>
          <h3>{final.sources}</h3>
          <ol class="or-ranks">
            {ranked.map(({ player, seat }) => (
              <li key={seat}>
                <SeatMark seat={seat} />
                <b>{say.title(seat)}</b>
                <span class="number or-rank-fame">
                  <Sign name="fame" /> {words.labels.card.fame(player.fameNow)}
                </span>
                <Sources player={player} best={best} words={words} />
                <span class="or-rank-credits">
                  {words.labels.vitals.credits(say.amount(player.credits))}
                  <Luck news={news} seat={seat} words={words} />
                </span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{final.story}</h3>
          <ol class="or-seven">
            {sevenLines(news, names, words.texts, view).map(({ round, text }, i) => (
              <li key={i}>
                <b class="number">{words.labels.round(round)}</b>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Luck({
  news,
  seat,
  words,
}: {
  readonly news: readonly News[];
  readonly seat: number;
  readonly words: Words;
}): JSX.Element | null {
  const { tests, passed, expected, atLeast } = luckOf(news, seat);
  if (tests === 0) return null;
  const average = expected.toLocaleString(words.language, { maximumFractionDigits: 1 });
  const promised = atLeast ? words.labels.story.atLeast(average) : average;
  return <> · {words.labels.board.luck(passed, tests, promised)}</>;
}

interface FamePart {
  readonly source: Source;
  readonly amount: number;
}

/** Fame by source, and what was lost of it. */
function fameParts(player: PlayerView): {
  readonly pieces: readonly FamePart[];
  readonly lost: number;
} {
  const pieces = fameSources.flatMap((source): FamePart[] => {
    const amount = player.fameBy[source] ?? 0;
    return amount > 0 ? [{ source, amount }] : [];
  });
  const lost = Math.abs(player.fameBy.lost ?? 0);
  const gained = pieces.reduce((sum, { amount }) => sum + amount, 0);
  const held = player.fameNow - (gained - lost);
  return { pieces: held > 0 ? [...pieces, { source: "held", amount: held }] : pieces, lost };
}

/** One bar a player, one piece a source, each named beneath with the same sign in the same colour. */
function Sources({
  player,
  best,
  words,
}: {
  readonly player: PlayerView;
  readonly best: number;
  readonly words: Words;
}): JSX.Element {
  const { pieces, lost } = fameParts(player);
  return (
    <>
      <span class="or-stack" style={`--part:${player.fameNow / best}`} aria-hidden="true">
        {pieces.map(({ source, amount }) => (
          <i key={source} style={`flex-grow:${amount};--source:${sourceLooks[source].colour}`}>
            <Sign name={sourceLooks[source].sign} />
            {amount}
          </i>
        ))}
      </span>
      <ul class="or-sources">
        {pieces.map(({ source, amount }) => (
          <li key={source} style={`--source:${sourceLooks[source].colour}`}>
            <Sign name={sourceLooks[source].sign} /> {words.labels.board.sources[source]}{" "}
            <b class="number">{amount}</b>
          </li>
        ))}
        {lost > 0 && (
          <li>
            {words.labels.board.sources.lost} <b class="number">−{lost}</b>
          </li>
        )}
      </ul>
    </>
  );
}

/** The move that decided it. */
function LastMove({
  log,
  names,
  words,
  view,
}: Pick<FinalProps<OuterRimScreen>, "log" | "names" | "words" | "view">): JSX.Element | null {
  const last = countedNews(log)
    .map(({ news }) => news as readonly News[])
    .findLast((news) => news.some(({ type }) => type === "game-won"));
  const line = last === undefined ? null : decidingLine(last, names, words.texts, view);
  if (line === null) return null;
  return (
    <div class="or-last-move">
      <h3>{words.labels.board.lastMove}</h3>
      <p>{line}</p>
    </div>
  );
}
