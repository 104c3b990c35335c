/**
 * Once my card is sealed: the deck of my next draw, as four small buttons. It is said ahead and kept from everyone, so
 * nobody waits for it when the turn begins [BH-TURN-03].
 */
import type { JSX } from "preact";
import { bountyHunters, decks, type View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { sameData } from "#rules/same-data.ts";
import { useAhead } from "../../../table/ahead/use-ahead.ts";
import type { Session } from "../../../table/session/session.ts";
import { DeckSign } from "../card.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";

interface NextDrawProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  readonly session: Session;
}

export function NextDraw({ view, seat, words, session }: NextDrawProps): JSX.Element | null {
  const left = useAhead(session.table, seat, session.version.value);
  const offered = bountyHunters.ahead?.(view) ?? [];
  if (offered.length === 0) return null;
  return (
    <div class="bh-next" role="group" aria-label={words.dock.nextDraw}>
      <span aria-hidden="true">{words.dock.nextDraw}</span>
      {offered.map((command) => {
        const deck = command.type === "draw" ? decks[command.deck] : undefined;
        if (deck === undefined) return null;
        // [BH-INTRO-02] Three decks only.
        if (deck === "contract" && view.rules.mode === "introductory") return null;
        const isLeft = sameData(command, left.command);
        return (
          <button
            key={deck}
            type="button"
            class={`bh-next-deck bh-deck-${deck}`}
            aria-pressed={isLeft}
            aria-label={words.decks[deck]}
            title={words.decks[deck]}
            onClick={() => void left.leave(isLeft ? null : command)}
          >
            <DeckSign deck={deck} />
          </button>
        );
      })}
    </div>
  );
}
