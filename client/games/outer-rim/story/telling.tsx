/** One scene on the stage: who, what card, which dice, and the lines of the log. Nothing waits for it. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { SeatMark } from "#client/pieces/seat-mark.tsx";
import { aiCard, type Face, type News } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import { playerAt, type Desk } from "../desk.ts";
import { Person } from "../art/person.tsx";
import { tellAiCard } from "../tell/tell.ts";
import type { Line } from "../tell/line.ts";
import { logLine } from "../words/index.ts";
import { damageOf, Dice } from "./dice.tsx";
import type { Playback } from "./playback.ts";
import type { Scene } from "./scenes.ts";

export function Telling({
  desk,
  playback,
}: {
  readonly desk: Desk;
  readonly playback: Playback;
}): JSX.Element | null {
  const { scene, place, of } = playback;
  const { story } = desk.words.labels;
  if (scene === null) return null;
  return (
    <aside class={`or-telling or-scene-${scene.kind}`} aria-label={story.latest}>
      <Who scene={scene} desk={desk} />
      <div class="or-telling-body" key={place} tabIndex={0}>
        {scene.kind === "test" && <TestDice scene={scene} desk={desk} />}
        {scene.kind === "fight" && <FightDice scene={scene} desk={desk} />}
        {scene.kind === "ai" && <AiCard scene={scene} desk={desk} />}
        <Lines scene={scene} desk={desk} />
      </div>
      <div class="or-telling-doors">
        <Button press={playback.next}>
          {of > 1 ? `${story.continue} · ${story.steps(place + 1, of)}` : story.continue}
        </Button>
        {of - place > 1 && (
          <Button tone="quiet" press={playback.skip}>
            {story.skip}
          </Button>
        )}
      </div>
    </aside>
  );
}

function Who({ scene, desk }: { readonly scene: Scene; readonly desk: Desk }): JSX.Element | null {
  if (scene.player === null) return null;
  const { character } = playerAt(desk.view, scene.player);
  return (
    <p class="or-telling-who">
      {character === null ? <SeatMark seat={scene.player} /> : <Person id={character} />}
      <b>{scene.player === desk.seat ? desk.words.labels.you : desk.say.player(scene.player)}</b>
    </p>
  );
}

function Lines({ scene, desk }: { readonly scene: Scene; readonly desk: Desk }): JSX.Element {
  const lines = scene.news.flatMap(
    (news) => logLine(news, desk.names, desk.words.texts, desk.view) ?? [],
  );
  return (
    <ul class="or-telling-lines" aria-live="polite">
      {lines.map(({ text, weight }, i) => (
        <li key={i} class={`or-weight-${weight ?? "plain"}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

type NewsOf<T extends News["type"]> = Extract<News, { readonly type: T }>;

function find<T extends News["type"]>(news: readonly News[], type: T): NewsOf<T> | undefined {
  return news.find((one): one is NewsOf<T> => one.type === type);
}

const passing: readonly (readonly Face[])[] = [["crit"], ["crit", "hit"], ["crit", "hit", "focus"]];

function TestDice({
  scene,
  desk,
}: {
  readonly scene: Scene;
  readonly desk: Desk;
}): JSX.Element | null {
  const rolled = scene.news.findLast(
    (one): one is NewsOf<"dice-rolled" | "dice-changed"> =>
      one.type === "dice-rolled" || one.type === "dice-changed",
  );
  const { story } = desk.words.labels;
  const result = find(scene.news, "test-resolved");
  const first = find(scene.news, "dice-rolled");
  if (rolled === undefined) return null;
  const known = first?.roll?.type === "test" ? Math.min(2, first.roll.known) : 1;
  return (
    <div class="or-tested">
      {first?.roll?.type === "test" && (
        <h2>
          <Sign name={first.roll.skill} /> {story.test(desk.say.word(`skill.${first.roll.skill}`))}
        </h2>
      )}
      <Dice dice={rolled.dice} good={passing[known] ?? []} desk={desk} />
      {result !== undefined && (
        <b class={result.passed ? "or-passed" : "or-failed"}>
          {result.passed ? story.passed : story.failed}
        </b>
      )}
    </div>
  );
}

/** The last word of each side's dice. */
function diceOf(news: readonly News[], side: 0 | 1): readonly Face[] {
  let dice: readonly Face[] = [];
  const player = news.find(
    (one): one is NewsOf<"dice-rolled"> =>
      one.type === "dice-rolled" && one.roll?.type === "combat" && one.roll.side === side,
  )?.player;
  for (const one of news) {
    if (one.type === "dice-rolled" && one.roll?.type === "combat" && one.roll.side === side)
      dice = one.dice;
    if (one.type === "dice-changed" && one.player === player) dice = one.dice;
  }
  return dice;
}

function FightDice({ scene, desk }: { readonly scene: Scene; readonly desk: Desk }): JSX.Element {
  const began = find(scene.news, "combat-began");
  const result = find(scene.news, "combat-resolved");
  const { story } = desk.words.labels;
  return (
    <div class="or-fought">
      {([0, 1] as const).map((side) => {
        const dice = diceOf(scene.news, side);
        const total = result?.damage[side] ?? damageOf(dice);
        return (
          <div key={side} class="or-row">
            <p>
              <b>{side === 0 ? desk.say.player(began?.attacker ?? null) : foeName(began, desk)}</b>{" "}
              <span class="number">{story.total(total)}</span>
            </p>
            <Dice dice={dice} good={["hit", "crit"]} desk={desk} />
          </div>
        );
      })}
    </div>
  );
}

function foeName(began: NewsOf<"combat-began"> | undefined, { say, words }: Desk): string {
  const foe = began?.foe;
  if (foe === undefined) return say.player(began?.defender ?? null);
  if (foe.type === "player") return say.player(foe.player);
  if (foe.type === "patrol")
    return words.labels.story.patrolOf(say.word(`faction.${foe.faction}`), foe.level);
  return foe.type === "bounty" ? say.card(foe.contact) : words.labels.story.opposition;
}

/** A printed opponent's card: every line, ticked when it was taken. */
function AiCard({
  scene,
  desk,
}: {
  readonly scene: Scene;
  readonly desk: Desk;
}): JSX.Element | null {
  const drawn = find(scene.news, "ai-card-drawn");
  if (drawn === undefined) return null;
  const told = tellAiCard(desk.words.texts, drawn.card);
  const done = new Set(
    scene.news.flatMap((one) =>
      one.type === "ai-line-done" ? [one.line.split(".").slice(0, 2).join(".")] : [],
    ),
  );
  const keys = lineKeys(drawn.card, told.lines);
  return (
    <div class="or-ai-card">
      <h2>{told.title}</h2>
      <ol>
        {told.lines.map(({ lead, text, depth }, i) => (
          <li
            key={i}
            class={
              done.has(keys[i] ?? "") ? "or-taken" : depth === 0 ? "or-step" : "or-passed-over"
            }
          >
            {lead !== null && <b>{lead}</b>} {depth === 0 && keys[i] === "" ? "" : text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Which printed line each told line is: `planning.0`, or empty for a heading. */
function lineKeys(card: string, lines: readonly Line[]): readonly string[] {
  const keys: string[] = [];
  const { planning, action, encounter } = aiCard(card);
  for (const [step, printed] of [
    ["planning", planning],
    ["action", action],
    ["encounter", encounter],
  ] as const) {
    keys.push("");
    printed.forEach((_, i) => keys.push(`${step}.${i}`));
  }
  while (keys.length < lines.length) keys.push("special.0");
  return keys;
}
