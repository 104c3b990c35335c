/** One game of the house on the lobby wall. */
import { hasHall } from "../edition/edition.ts";
import { blurbOf, gameName, pageName, quickName } from "../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GameCard } from "../games/list.ts";
import { Button } from "../pieces/button.tsx";
import { lazy, quietly } from "../lazy.tsx";
import { words } from "../words/words.ts";
import { usePlayNow } from "./play-now.ts";
import { quickGame } from "./quick-game.ts";

const QuickSheet = lazy(async () => (await import("./quick-sheet.tsx")).QuickSheet);

const GameArt = quietly(async () => (await import("../games/game-art.tsx")).GameArt);

interface GamePlateProps {
  readonly card: GameCard;
  readonly newcomer: boolean;
  readonly learned: boolean;
  readonly open: () => void;
}

export function GamePlate({ card, newcomer, learned, open }: GamePlateProps): JSX.Element {
  const choosing = useSignal(false);
  const { busy, playNow } = usePlayNow(card);
  const choose = (shown: boolean) => () => {
    choosing.value = shown;
  };
  return (
    <li class={`game-plate plate tone-${card.tone}`}>
      <div class="game-crest">
        <GameArt id={card.id} />
      </div>
      <GameText card={card} newcomer={newcomer} learned={learned} />
      <GameDoors
        card={card}
        newcomer={newcomer}
        busy={busy}
        play={() => void playNow()}
        choose={choose(true)}
        open={open}
      />
      {choosing.value && (
        <QuickSheet card={card} close={choose(false)} play={() => void playNow()} />
      )}
    </li>
  );
}

/** A newcomer finds the page that teaches among the doors, where it is larger. */
const teaching = (card: GameCard): GameCard["pages"][number] | undefined =>
  card.pages.find(({ teaches }) => teaches);

function GameText({ card, newcomer, learned }: Omit<GamePlateProps, "open">): JSX.Element {
  const w = words.value.lobby;
  const name = gameName(card.id);
  const first = teaching(card);
  return (
    <div class="game-text">
      <h3>{name}</h3>
      <p>{blurbOf(card.id)}</p>
      <p class="facts">
        <span>{w.players(seatRange(card), card.seats.max)}</span>
        <span>{w.minutes(card.minutes)}</span>
        <a href={`/rules/${card.id}`} aria-label={words.value.rulesPage.title(name)}>
          {words.value.rules}
        </a>
        {card.pages
          .filter((page) => (!newcomer || page !== first) && (hasHall || page.needsHall !== true))
          .map((page) => (
            <a key={page.path} href={`/g/${card.id}/${page.path}`}>
              {pageName(card.id, page.path)}
              {learned && page === first && " ✓"}
            </a>
          ))}
      </p>
    </div>
  );
}

/** 2–6, or the one number. */
function seatRange({ seats: { min, max } }: GameCard): string {
  return min === max ? String(min) : `${min}–${max}`;
}

/** Who plays, and what was chosen beside the usual. */
function quickText(card: GameCard): string {
  const { seats, options = {} } = quickGame(card).value;
  const chosen = Object.values(options).map((value) => {
    const name = quickName(card.id, value);
    return name === null ? "" : ` · ${name}`;
  });
  return words.value.lobby.quickWho(seats - 1, chosen.join(""));
}

interface GameDoorsProps extends Omit<GamePlateProps, "learned"> {
  readonly busy: boolean;
  readonly play: () => void;
  readonly choose: () => void;
}

function GameDoors({ card, newcomer, busy, play, choose, open }: GameDoorsProps): JSX.Element {
  const w = words.value.lobby;
  const first = teaching(card);
  const name = gameName(card.id);
  const withBots = card.begins === "with-bots";
  const door = busy ? words.value.loading : withBots ? w.playNow : w.begin;
  return (
    <div class="game-doors">
      {newcomer && first && (
        <a
          class="button first-game"
          href={`/g/${card.id}/${first.path}`}
          aria-label={`${w.firstGame}, ${name}`}
        >
          {w.firstGame}
        </a>
      )}
      <Button tone="lamp" icon="play" press={play} label={`${door}, ${name}`}>
        {door}
      </Button>
      {withBots && (
        <Button tone="quiet" class="quick-who" press={choose}>
          {quickText(card)}
        </Button>
      )}
      <Button icon="plus" press={open} label={words.value.create.titleOf(name)}>
        {w.newTable}
      </Button>
    </div>
  );
}
