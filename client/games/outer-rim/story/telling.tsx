/** One scene on the stage: who, what card, which dice, and the lines of the log. Nothing waits for it. */
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { useRoom } from "../board/room.ts";
import { playerAt } from "../desk.ts";
import { Refused } from "../dock/refused.tsx";
import { Person } from "../art/person.tsx";
import { logLines, type LogLine } from "../say/news.ts";
import { PaceButton } from "../dock/pace-button.tsx";
import { AiCard } from "./ai-card.tsx";
import { FightDice, TestDice } from "./dice/rolls.tsx";
import { withoutDice } from "./dice/without-dice.ts";
import type { JSX } from "preact";
import { unreachable } from "#rules/game.ts";
import type { News } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";
import type { Playback } from "./playback.ts";
import type { Scene } from "./scenes.ts";
import "./telling.css";

export function Telling({
  desk,
  playback,
  scene,
}: {
  readonly desk: Desk;
  readonly playback: Playback;
  readonly scene: Scene;
}): JSX.Element {
  const { place, of } = playback;
  // Thrown again, they tumble again.
  const isThrown = `${playback.fall === "thrown"}`;
  const before = playback.before ?? desk.view;
  const { story } = desk.words.labels;
  const mine = useRoom("told", scene.kind);
  return (
    <aside
      class={`or-telling or-scene-${scene.kind}`}
      data-fall={playback.fall ?? "none"}
      aria-label={story.latest}
      tabIndex={-1}
      ref={mine}
    >
      <header>
        <Who scene={scene} desk={desk} />
        <PaceButton desk={desk} />
      </header>
      <div class="or-telling-body" key={place} tabIndex={0}>
        {scene.kind === "test" && (
          <TestDice key={isThrown} scene={scene} playback={playback} before={before} desk={desk} />
        )}
        {scene.kind === "fight" && (
          <FightDice key={isThrown} scene={scene} playback={playback} before={before} desk={desk} />
        )}
        <Stranger scene={scene} desk={desk} />
        <Lines scene={scene} desk={desk} />
        {scene.kind === "ai" && <AiCard scene={scene} desk={desk} />}
      </div>
      <div class="or-telling-doors">
        <Button tone="lamp" press={playback.next}>
          {onward(playback, desk)}
        </Button>
        {/* When my move waits, the way to it stands in the dock. */}
        {of - place > 1 && !desk.next && playback.fall === null && (
          <Button tone="quiet" press={playback.leave}>
            {story.skip}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** What a tap does now. */
function onward({ fall, place, of }: Playback, { words: { labels } }: Desk): string {
  const { story, answers } = labels;
  switch (fall) {
    case "held":
      return answers.roll;
    case "thrown":
      return story.land;
    case "lain":
      return story.continue;
    case null:
      return of > 1 ? `${story.continue} · ${story.steps(place + 1, of)}` : story.continue;
    default:
      return unreachable(fall);
  }
}

function Who({ scene, desk }: { readonly scene: Scene; readonly desk: Desk }): JSX.Element | null {
  // Before the first round everybody gets something, and no one is the teller of it.
  if (scene.player === null || desk.view.round === 0) return null;
  const { character } = playerAt(desk.view, scene.player);
  return (
    <p class="or-telling-who">
      {character === null ? <SeatMark seat={scene.player} /> : <Person id={character} />}
      <b>{scene.player === desk.seat ? desk.words.labels.you : desk.say.title(scene.player)}</b>
    </p>
  );
}

/** Somebody turned up, looked at or met: a face and a name to remember. */
function Stranger({
  scene,
  desk,
}: {
  readonly scene: Scene;
  readonly desk: Desk;
}): JSX.Element | null {
  const faces = new Set<string>();
  for (const one of scene.kind === "ai" ? [] : scene.news)
    switch (one.type) {
      case "contact-revealed":
      case "contact-looked-at":
      case "contact-met":
        if (one.contact !== null) faces.add(one.contact);
    }
  if (faces.size === 0) return null;
  return (
    <div class={faces.size > 1 ? "or-strangers or-several" : "or-strangers"}>
      {[...faces].map((contact) => (
        <p key={contact} class="or-stranger">
          <Person id={contact} />
          <b>{desk.say.card(contact)}</b>
        </p>
      ))}
    </div>
  );
}

/**
 * Dice that are drawn above are not spelled out again, except to whoever only hears them. [UB-CPC-01] Why nobody is met
 * after all opens its rule.
 */
function Lines({ scene, desk }: { readonly scene: Scene; readonly desk: Desk }): JSX.Element {
  const told = (news: readonly News[]): readonly LogLine[] =>
    logLines(news, desk.names, desk.words.texts, desk.view, desk.now);
  const seen = withoutDice(scene);
  const isShort = seen.length < scene.news.length;
  return (
    <>
      {isShort && (
        <ul class="unseen">
          {told(scene.news).map(({ text }, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      )}
      <ul class="or-telling-lines" aria-hidden={isShort}>
        {told(seen).map(({ text, weight, rule }, i) => (
          <li key={i} class={`or-weight-${weight ?? "plain"}`}>
            {rule === "UB-CPC-01" ? <Refused desk={desk} text={text} rule={rule} /> : text}
          </li>
        ))}
      </ul>
    </>
  );
}
