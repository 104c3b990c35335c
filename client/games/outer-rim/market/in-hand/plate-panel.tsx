/** The card in hand at the market, beside the one that was in hand before it; the next one is a swipe away. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { marketDecks, type MarketDeck } from "#rules/outer-rim/index.ts";
import { answersAt } from "../../asked.ts";
import type { Tabletop } from "../../tabletop.ts";
import { PanelFrame } from "../../dock/panel-frame.tsx";
import { cardName } from "../card-name.ts";
import { PlateCard } from "./plate-card.tsx";

interface PlatePanelProps {
  readonly tabletop: Tabletop;
  readonly deck: MarketDeck;
}

export function PlatePanel({ tabletop, deck }: PlatePanelProps): JSX.Element | null {
  const { top } = tabletop.view.market[deck];
  const before = useBefore(deck);
  const swipe = useSwipe((step) => take(tabletop, nextDeck(tabletop, deck, step)));
  if (top === null) return null;
  return (
    <>
      {before !== null && <Beside tabletop={tabletop} deck={before} />}
      <PanelFrame
        tabletop={tabletop}
        kind="plate"
        title={cardName(top, 0, tabletop)}
        answers={answersAt(tabletop.asked, { on: "plate", deck })}
      >
        <div class="or-swipe" {...swipe}>
          <Turns tabletop={tabletop} deck={deck} />
          <PlateCard tabletop={tabletop} deck={deck} id={top} />
        </div>
      </PanelFrame>
    </>
  );
}

/** The deck whose card was read last: two that are weighed against each other lie side by side. */
function useBefore(deck: MarketDeck): MarketDeck | null {
  const read = useRef<readonly MarketDeck[]>([]);
  if (read.current[0] !== deck) read.current = [deck, ...read.current].slice(0, 2);
  return read.current[1] ?? null;
}

function take({ pick }: Tabletop, deck: MarketDeck): void {
  pick({ on: "plate", deck });
}

function nextDeck({ view }: Tabletop, deck: MarketDeck, step: 1 | -1): MarketDeck {
  const open = marketDecks.filter((one) => view.market[one].top !== null);
  return open.at((open.indexOf(deck) + step) % open.length) ?? deck;
}

/** To its neighbours, for whoever does not swipe: each by the name of its card. */
function Turns({ tabletop, deck }: PlatePanelProps): JSX.Element {
  return (
    <>
      {([-1, 1] as const).map((step) => {
        const to = nextDeck(tabletop, deck, step);
        return (
          <Button
            key={step}
            icon="back"
            tone="quiet"
            class={step === 1 ? "or-neighbour or-onward" : "or-neighbour"}
            label={nameOn(tabletop, to)}
            press={() => take(tabletop, to)}
          />
        );
      })}
    </>
  );
}

function nameOn(tabletop: Tabletop, deck: MarketDeck): string {
  const { top } = tabletop.view.market[deck];
  return top === null ? "" : cardName(top, 0, tabletop);
}

/** To be compared: to take it, it is taken in hand again. */
function Beside({ tabletop, deck }: PlatePanelProps): JSX.Element | null {
  const { top } = tabletop.view.market[deck];
  if (top === null) return null;
  return (
    <aside class="or-beside">
      <h2>
        <button type="button" onClick={() => take(tabletop, deck)}>
          {nameOn(tabletop, deck)}
        </button>
      </h2>
      <PlateCard tabletop={tabletop} deck={deck} id={top} />
    </aside>
  );
}

/** A thumb that goes sideways turns to what lies there; up and down goes on scrolling. */
const least = 48;

interface Swipe {
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

function useSwipe(turn: (step: 1 | -1) => void): Swipe {
  const from = useRef<readonly [number, number] | null>(null);
  return {
    onTouchStart({ touches }) {
      const [one] = touches;
      // Two fingers look closer.
      from.current = one === undefined || touches.length > 1 ? null : [one.clientX, one.clientY];
    },
    onTouchEnd({ changedTouches: [one] }) {
      const start = from.current;
      from.current = null;
      if (start === null || one === undefined) return;
      const [x, y] = [one.clientX - start[0], one.clientY - start[1]];
      if (Math.abs(x) >= least && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
