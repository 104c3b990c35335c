/** What a tournament is called and played for, beside the plate of the game. */
import type { ComponentChildren, JSX } from "preact";
import { quietly } from "../../../lazy.tsx";

const GameArt = quietly(async () => (await import("../../game-art.tsx")).GameArt);

export function EventHead({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <header class="event-head">
      <span class="event-crest">
        <GameArt id="legion" />
      </span>
      <div>{children}</div>
    </header>
  );
}
