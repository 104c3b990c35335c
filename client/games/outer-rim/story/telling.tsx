/** One scene on the stage: who, what card, which dice, and the lines of the log. Nothing waits for it. */
import { useSignal } from "@preact/signals";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { useRoom } from "../board/room.ts";
import { myself, playerAt } from "../tabletop.ts";
import { Refused } from "../dock/refused.tsx";
import { CardPiece } from "../art/card-art.tsx";
import { Person } from "../art/person.tsx";
import { Ship } from "../art/ship.tsx";
import { Horizon } from "../stage/horizon.tsx";
import { Spoils } from "../stage/spoils.tsx";
import { isStaged, showsShip } from "../stage/staged.ts";
import { logLines, type LogLine } from "../say/news.ts";
import { PaceButton } from "../dock/pace-button.tsx";
import { AiCard } from "./ai-card.tsx";
import { FightDice, TestDice } from "./dice/rolls.tsx";
import { withoutDice } from "./dice/without-dice.ts";
import type { JSX } from "preact";
import { unreachable } from "#rules/game.ts";
import type { News } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import type { Playback } from "./playback.ts";
import { isDelivery, type Scene } from "./scenes.ts";
import "./telling.css";
import "../stage/stage.css";

export function Telling({
  tabletop,
  playback,
  scene,
}: {
  readonly tabletop: Tabletop;
  readonly playback: Playback;
  readonly scene: Scene;
}): JSX.Element {
  const { place, of, passesMs } = playback;
  // Thrown again, they tumble again.
  const isThrown = `${playback.fall === "thrown"}`;
  const before = playback.before ?? tabletop.view;
  const { story } = tabletop.words.labels;
  const mine = useRoom("told", scene.kind);
  const isAside = useSignal(false);
  const [whole = scene] = playback.unread;
  const isMine = isStaged(whole, tabletop.seat);
  const isUp = isMine && !isAside.value;
  return (
    <aside
      class={`or-telling or-scene-${scene.kind} ${isUp ? "or-staged night" : ""}`}
      data-fall={playback.fall ?? "none"}
      aria-label={story.latest}
      tabIndex={-1}
      ref={mine}
    >
      {isUp && <Horizon space={myself(tabletop).space} />}
      <header>
        <Who scene={scene} tabletop={tabletop} />
        {!isMine && <PaceButton tabletop={tabletop} />}
        {isMine && (
          <Button tone="quiet" press={() => (isAside.value = isUp)}>
            {isUp ? story.toMap : story.toStage}
          </Button>
        )}
      </header>
      <div class="or-telling-body" key={place} tabIndex={0}>
        {isUp && <Star scene={whole} tabletop={tabletop} />}
        {scene.kind === "test" && (
          <TestDice
            key={isThrown}
            scene={scene}
            playback={playback}
            before={before}
            tabletop={tabletop}
          />
        )}
        {scene.kind === "fight" && (
          <FightDice
            key={isThrown}
            scene={scene}
            playback={playback}
            before={before}
            tabletop={tabletop}
          />
        )}
        <Stranger scene={scene} tabletop={tabletop} />
        {isMine && playback.fall === null && <Spoils scene={scene} tabletop={tabletop} />}
        <Lines scene={scene} tabletop={tabletop} />
        {scene.kind === "ai" && <AiCard scene={scene} tabletop={tabletop} />}
      </div>
      <div class="or-telling-doors">
        <Button tone="lamp" press={playback.next}>
          {onward(playback, tabletop)}
        </Button>
        {/* When my move waits, the way to it stands in the dock, unless the stage lies over that. */}
        {of - place > 1 && (isUp || !tabletop.next) && playback.fall === null && (
          <Button tone="quiet" press={playback.leave}>
            {story.skip}
          </Button>
        )}
      </div>
      {passesMs !== null && (
        <i key={place} class="or-film-time" style={{ animationDuration: `${passesMs}ms` }} />
      )}
    </aside>
  );
}

/** Who it is about, as large as they are to me: those who are met, and who fights, stand there already. */
function Star({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  if (scene.kind === "fight" || scene.news.some(({ type }) => meeting.includes(type))) return null;
  const { character, ship } = myself(tabletop);
  const isDown = scene.news.some(({ type }) => type === "defeated");
  const handed = scene.news.find(isDelivery);
  return (
    <div class={isDown ? "or-star or-down" : "or-star"}>
      {showsShip(scene) ? <Ship id={ship} /> : <Person id={character ?? ""} />}
      {handed !== undefined && <CardPiece id={handed.card} />}
    </div>
  );
}
const meeting: readonly News["type"][] = ["contact-met", "contact-revealed", "contact-looked-at"];

/** What a tap does now. */
function onward({ fall, place, of }: Playback, { words: { labels } }: Tabletop): string {
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

function Who({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
}): JSX.Element | null {
  // Before the first round everybody gets something, and no one is the teller of it.
  if (scene.player === null || tabletop.view.round === 0) return null;
  const { character } = playerAt(tabletop.view, scene.player);
  return (
    <p class="or-telling-who">
      {character === null ? <SeatMark seat={scene.player} /> : <Person id={character} />}
      <b>
        {scene.player === tabletop.seat
          ? tabletop.words.labels.you
          : tabletop.say.title(scene.player)}
      </b>
    </p>
  );
}

/** Somebody turned up, looked at or met: a face and a name to remember. */
function Stranger({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
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
          <b>{tabletop.say.card(contact)}</b>
        </p>
      ))}
    </div>
  );
}

/**
 * Dice that are drawn above are not spelled out again, except to whoever only hears them. [UB-CPC-01] Why nobody is met
 * after all opens its rule.
 */
function Lines({
  scene,
  tabletop,
}: {
  readonly scene: Scene;
  readonly tabletop: Tabletop;
}): JSX.Element {
  const told = (news: readonly News[]): readonly LogLine[] =>
    logLines(news, tabletop.names, tabletop.words.texts, tabletop.view, tabletop.now);
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
            {rule === "UB-CPC-01" ? <Refused tabletop={tabletop} text={text} rule={rule} /> : text}
          </li>
        ))}
      </ul>
    </>
  );
}
