/** "Play now" with whom? How many, how good, with or without a coach. */
import { gameName } from "../games/game-words.ts";
import { standardLevel } from "#bots/standard-level.ts";
import type { JSX } from "preact";
import type { GameCard } from "../games/list.ts";
import type { QuickOption } from "../games/screen.ts";
import { useScreen } from "../games/use-screen.ts";
import { Button } from "../pieces/button.tsx";
import { Segments } from "../pieces/segments.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { words } from "../words/words.ts";
import { keyOf, quickGame, type QuickGame } from "./quick-game.ts";

interface QuickProps {
  readonly card: GameCard;
  readonly close: () => void;
  readonly play: () => void;
}

function remember(card: GameCard, change: Partial<QuickGame>): void {
  const game = quickGame(card);
  game.value = { ...game.value, ...change };
  localStorage.setItem(keyOf(card), JSON.stringify(game.value));
}

export function QuickSheet({ card, close, play }: QuickProps): JSX.Element {
  const w = words.value;
  const loaded = useScreen(card.id);
  const { seats, level, coach, options = {} } = quickGame(card).value;
  const asked = (at: number): readonly QuickOption[] => loaded?.screen.quick?.(at) ?? [];
  const sit = (at: number): void => {
    // What was chosen for another number of people may not fit this one.
    const fits = asked(at).filter(({ id }) => options[id] !== undefined);
    const kept = Object.fromEntries(fits.map(({ id }) => [id, options[id] ?? ""]));
    remember(card, { seats: at, options: kept });
  };
  const alone = seats === 1 && card.seats.min === 1;
  const levels = loaded?.screen.bots(loaded.words) ?? [];
  const counts = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) =>
    String(card.seats.min + i),
  );
  const shown = levels.some((each) => each.level === level)
    ? level
    : standardLevel(levels.map((each) => each.level));
  return (
    <Sheet title={w.lobby.quickTitle(gameName(card.id))} close={close}>
      {/* All questions at once: those of the game would push the first one away from under a finger. */}
      {loaded === null && <p class="soft">{w.loading}</p>}
      {loaded !== null && counts.length > 1 && (
        <Segments
          label={w.lobby.quickSeats}
          value={String(seats)}
          choices={counts.map((value) => ({ value, text: value }))}
          change={(value) => sit(Number(value))}
        />
      )}
      {loaded !== null &&
        asked(seats).map(({ id, values }) => {
          const text = loaded.screen.optionText(id, loaded.words);
          return (
            <Segments
              key={id}
              label={text.label}
              value={options[id] ?? values[0] ?? ""}
              choices={values.map((value) => ({ value, text: text.values[value] ?? value }))}
              change={(value) => remember(card, { options: { ...options, [id]: value } })}
            />
          );
        })}
      {!alone && levels.length > 0 && shown && (
        <Segments
          label={w.create.botLevel}
          value={shown}
          choices={levels.map((each) => ({ value: each.level, text: each.name }))}
          hint={levels.find((each) => each.level === shown)?.line}
          change={(value) => remember(card, { level: value })}
        />
      )}
      {loaded?.screen.analysis && (
        <label class="switch">
          <input
            type="checkbox"
            checked={coach}
            onChange={(event) => remember(card, { coach: event.currentTarget.checked })}
          />
          {w.create.coach}
        </label>
      )}
      <div class="sheet-foot">
        <Button wide tone="lamp" icon="play" press={play}>
          {w.lobby.playNow}
        </Button>
      </div>
    </Sheet>
  );
}
