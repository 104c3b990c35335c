/** One game of the house on the lobby wall. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GameCard } from "../games/list.ts";
import { Button } from "../pieces/button.tsx";
import { Icon } from "../pieces/icon.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { language } from "../settings/settings.ts";
import { words } from "../words/words.ts";
import { myName } from "./me.ts";

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
  const name = card.name[language.value];
  const first = card.pages.find(({ teaches }) => teaches);

  async function playNow(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      const { makeLocal } = await import("../local/make.ts");
      const people = card.begins === "with-bots" ? 1 : card.seats.usual;
      const id = await makeLocal({
        card,
        seats: card.seats.usual,
        people,
        options: {},
        content: null,
        botLevel: null,
        coach: false,
        name: myName.value ?? words.value.recruit,
      });
      go(`/local/${id}`);
    } catch (trouble) {
      toast(String(trouble), "no");
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
          {busy.value ? words.value.loading : card.begins === "with-bots" ? w.playNow : w.begin}
        </Button>
        <Button icon="plus" press={open} label={words.value.create.titleOf(name)}>
          {w.newTable}
        </Button>
      </div>
    </li>
  );
}
