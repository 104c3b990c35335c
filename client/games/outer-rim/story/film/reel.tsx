/** One turn of somebody else, on the moving map: who, one line, and a tap that stops it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { Person } from "../../art/person.tsx";
import { useRoom } from "../../board/room.ts";
import { playerAt, type Tabletop } from "../../tabletop.ts";
import { PaceButton } from "../../dock/pace-button.tsx";
import { logLines } from "../../say/news.ts";
import type { Playback } from "../playback.ts";
import type { Scene } from "../scenes.ts";
import { headline } from "./headline.ts";
import "./reel.css";

export function Reel({
  tabletop,
  playback,
  scene,
}: {
  readonly tabletop: Tabletop;
  readonly playback: Playback;
  readonly scene: Scene;
}): JSX.Element {
  const { place, of, reelMs, stop, leave } = playback;
  const { story } = tabletop.words.labels;
  const mine = useRoom("told", "reel");
  const lines = headline(scene.news, (news) =>
    logLines(news, tabletop.names, tabletop.words.texts, tabletop.view, tabletop.now),
  );
  return (
    <aside class="or-telling or-film" aria-label={story.latest} tabIndex={-1} ref={mine}>
      {/* By finger anywhere; by keys and by ear there is the button. */}
      <div class="or-film-line" onClick={stop}>
        <Face scene={scene} tabletop={tabletop} />
        <p>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <div class="or-telling-doors">
        <Button tone="quiet" icon="pause" label={story.pause} press={stop} />
        {/* When my move waits, the way to it stands in the dock. */}
        {of - place > 1 && !tabletop.next && (
          <Button tone="quiet" icon="last" label={story.skip} press={leave} />
        )}
        <PaceButton tabletop={tabletop} />
      </div>
      {reelMs !== null && (
        <i
          key={scene.news.length}
          class="or-film-time"
          style={{ animationDuration: `${reelMs}ms` }}
        />
      )}
    </aside>
  );
}

function Face({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  // Before the first round everybody gets something, and no one is the teller of it.
  if (scene.player === null || tabletop.view.round === 0) return null;
  const { character } = playerAt(tabletop.view, scene.player);
  return character === null ? <SeatMark seat={scene.player} /> : <Person id={character} />;
}
