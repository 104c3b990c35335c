/** One game of the house on the lobby wall. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GameCard } from "../games/list.ts";
import { Button } from "../pieces/button.tsx";
import { Icon } from "../pieces/icon.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { language } from "../settings/settings.ts";
import { bugText, words } from "../words/words.ts";
import { myName } from "./me.ts";
import { quickGame } from "./quick-game.ts";
import { QuickSheet } from "./quick-sheet.tsx";

export function GamePlate({
  card,
  newcomer,
  open,
}: {
  card: GameCard;
  newcomer: boolean;
  open: () => void;
}): JSX.Element {
  const w = words.value.lobby;
  const busy = useSignal(false);
  const choosing = useSignal(false);
  const quick = quickGame(card);
  const withBots = card.begins === "with-bots";
  const name = card.name[language.value];
  const first = card.pages.find(({ teaches }) => teaches);

  async function playNow(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      const { makeLocal } = await import("../local/make.ts");
      const { seats, level, coach } = quick.value;
      const id = await makeLocal({
        card,
        seats: withBots ? seats : card.seats.usual,
        people: withBots ? 1 : card.seats.usual,
        options: {},
        content: null,
        botLevel: level,
        coach,
        name: myName.value ?? words.value.recruit,
      });
      go(`/local/${id}`);
    } catch (bug) {
      toast(bugText(bug), "no");
    } finally {
      busy.value = false;
    }
  }

  return (
    <li class={`game-plate plate tone-${card.tone}`}>
      <div class="game-crest">
        <Icon name={card.icon} />
      </div>
      <div class="game-text">
        <h3>{name}</h3>
        <p>{card.blurb[language.value]}</p>
        <p class="facts">
          <span>{w.players(card.seats.min, card.seats.max)}</span>
          <span>{w.minutes(card.minutes)}</span>
          <a href={`/rules/${card.id}`} aria-label={words.value.rulesPage.title(name)}>
            {words.value.rules}
          </a>
          {card.pages
            .filter((page) => !newcomer || page !== first)
            .map((page) => (
              <a key={page.path} href={`/g/${card.id}/${page.path}`}>
                {page.name[language.value]}
              </a>
            ))}
        </p>
      </div>
      <div class="game-doors">
        {newcomer && first && (
          <a class="button first-game" href={`/g/${card.id}/${first.path}`}>
            {w.firstGame}
          </a>
        )}
        <Button tone="lamp" icon="play" press={() => void playNow()}>
          {busy.value ? words.value.loading : withBots ? w.playNow : w.begin}
        </Button>
        {withBots && (
          <Button
            tone="quiet"
            class="quick-who"
            press={() => {
              choosing.value = true;
            }}
          >
            {w.quickWho(quick.value.seats - 1)}
          </Button>
        )}
        <Button icon="plus" press={open} label={words.value.create.titleOf(name)}>
          {w.newTable}
        </Button>
      </div>
      {choosing.value && (
        <QuickSheet
          card={card}
          close={() => {
            choosing.value = false;
          }}
          play={() => void playNow()}
        />
      )}
    </li>
  );
}
