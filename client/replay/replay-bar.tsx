/** Forward and back through a game, as any viewer who may look. */
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { Button } from "../pieces/button.tsx";
import { words } from "../words/words.ts";
import type { ReplayPlayer } from "./player.ts";
import type { PastViewer } from "./recording.ts";
import { useSaid } from "../speech/use-said.ts";

interface ReplayBarProps {
  readonly at: number;
  readonly count: number;
  readonly player: ReplayPlayer;
  readonly viewer: PastViewer;
  readonly choices: readonly { readonly viewer: PastViewer; readonly text: string }[];
  readonly move: (at: number) => void;
  readonly look: (viewer: PastViewer) => void;
  readonly leave: () => void;
  /** The way to a round, where the game has any. */
  readonly rounds: ComponentChildren;
  /** Further tools, before the way out. */
  readonly children?: ComponentChildren;
}

export function ReplayBar({
  at,
  count,
  player,
  viewer,
  choices,
  move,
  look,
  leave,
  rounds,
  children,
}: ReplayBarProps): JSX.Element {
  const w = words.value.replay;
  const id = useId();
  const place = at === 0 ? w.start(count) : w.step(at + 1, count);
  // While it plays the lines are said, not the count.
  useSaid(count > 0 && !player.playing ? place : null, "must", "place");
  const to = (step: number): void => move(Math.min(count - 1, Math.max(0, step)));
  return (
    <div class="replay-bar" role="group" aria-label={w.title}>
      <div class="replay-keys">
        <Button class="replay-end" icon="first" label={w.first} press={() => to(0)} />
        <Button icon="previous" label={w.previous} press={() => to(at - 1)} />
        {player.playing ? (
          <Button tone="lamp" icon="pause" label={w.pause} press={() => player.pause()} />
        ) : (
          <Button tone="lamp" icon="play" label={w.play} press={() => player.play()} />
        )}
        <Button icon="next" label={w.next} press={() => to(at + 1)} />
        <Button class="replay-end" icon="last" label={w.last} press={() => to(count - 1)} />
        <Button tone="quiet" label={w.pace(player.pace)} press={() => player.faster()}>
          {`×${player.pace}`}
        </Button>
        {children}
        <Button icon="close" label={w.leave} press={leave} />
      </div>
      <div class="replay-place">
        <input
          type="range"
          aria-label={w.position}
          min={0}
          max={Math.max(0, count - 1)}
          value={at}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <span class="number">{count > 0 && place}</span>
        {rounds}
        <label class="unseen" for={id}>
          {w.eyes}
        </label>
        <select
          id={id}
          class="input"
          value={String(viewer)}
          onChange={(event) => {
            const chosen = choices.find(
              (choice) => String(choice.viewer) === event.currentTarget.value,
            );
            if (chosen) look(chosen.viewer);
          }}
        >
          {choices.map((choice) => (
            <option key={String(choice.viewer)} value={String(choice.viewer)}>
              {choice.text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
