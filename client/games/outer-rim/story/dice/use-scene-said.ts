/**
 * The tale aloud: each scene when it is shown, as far as its dice have come, and what came of my own doing also where I
 * did not wait for it.
 */
import { useEffect, useRef } from "preact/hooks";
import { say } from "#client/speech/announcer.ts";
import { spokenText } from "#client/speech/utterance.ts";
import type { News } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../../tabletop.ts";
import { logLines } from "../../say/news.ts";
import { lasting } from "../film/headline.ts";
import type { Playback } from "../playback.ts";
import type { Scene } from "../scenes.ts";

export function useSceneSaid(
  tabletop: Tabletop,
  { unread, fall, reelMs }: Playback,
  scene: Scene,
): void {
  // In a replay nobody has a seat, and nothing is told.
  const isLive = tabletop.session !== null || tabletop.seat !== null;
  const [whole] = unread;
  const heard = useRef<{ of: Scene | undefined; lines: readonly string[] }>({
    of: whole,
    lines: [],
  });
  if (heard.current.of !== whole) heard.current = { of: whole, lines: [] };
  const sayMore = (more: Scene): void => {
    heard.current.lines = sayScene(more, tabletop, heard.current.lines);
  };
  const left = useRef<() => void>(() => undefined);
  left.current = () => {
    if (whole !== undefined && whole !== scene && isMine(whole, tabletop)) sayMore(whole);
    for (const one of unread.slice(1)) if (isMine(one, tabletop)) sayScene(one, tabletop, []);
  };
  useEffect(() => {
    if (isLive && reelMs === null) sayMore(scene);
    if (!isLive || reelMs === null) return;
    // One line is read, but all that lasts is heard, each piece of it once, and as one: nothing is counted away.
    const news = scene.news.filter((one) => !inReels.has(one) && !inScenes.has(one));
    for (const one of scene.news) inReels.add(one);
    say(
      lasting(news, (some) => linesOf(some, tabletop), tabletop.seat)
        .map(({ text }) => spokenText(text))
        .join(" "),
      "news",
    );
  }, [scene]);
  useEffect(() => {
    if (isLive && fall === "held")
      say(tabletop.words.labels.story.inHand, "question", { topic: "dice" });
  }, [fall, whole]);
  // Gone before its last scene: whoever reached for something has not heard the rest.
  useEffect(() => () => void (isLive && left.current()), []);
}

/** Told already, in a reel that has grown or in a scene of its own: where a film stops its last reel comes as one. */
const inReels = new WeakSet<News>();
const inScenes = new WeakSet<News>();

function isMine({ player }: Scene, { seat }: Tabletop): boolean {
  return player !== null && player === seat;
}

function linesOf(
  news: readonly News[],
  { names, words, view, now }: Tabletop,
): ReturnType<typeof logLines> {
  return logLines(news, names, words.texts, view, now);
}

/** What has not been heard of it yet; returns all that has. */
function sayScene(scene: Scene, tabletop: Tabletop, heard: readonly string[]): readonly string[] {
  const kind = isMine(scene, tabletop) ? "must" : "news";
  const left = [...heard];
  const lines = linesOf(
    scene.news.filter((one) => !inReels.has(one)),
    tabletop,
  );
  for (const one of scene.news) inScenes.add(one);
  for (const { text, weight } of lines) {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
    else if (weight !== "quiet" || kind === "must") say(text, kind);
  }
  return lines.map(({ text }) => text);
}
