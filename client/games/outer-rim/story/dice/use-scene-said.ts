/** The tale aloud: each scene when it is shown, and what came of my own doing also where I did not wait for it. */
import { useEffect, useRef } from "preact/hooks";
import { say } from "#client/speech/announcer.ts";
import type { Desk } from "../../desk.ts";
import { logLines } from "../../say/news.ts";
import type { Playback } from "../playback.ts";
import type { Scene } from "../scenes.ts";

export function useSceneSaid(desk: Desk, { unread }: Playback, scene: Scene): void {
  const isLive = desk.session !== null;
  const left = useRef<() => void>(() => undefined);
  left.current = () => {
    for (const one of unread) if (one !== scene && isMine(one, desk)) sayScene(one, desk);
  };
  useEffect(() => {
    if (isLive) sayScene(scene, desk);
  }, [scene]);
  // Gone before its last scene: whoever reached for something has not heard the rest.
  useEffect(() => () => void (isLive && left.current()), []);
}

function isMine({ player }: Scene, { seat }: Desk): boolean {
  return player !== null && player === seat;
}

function sayScene(scene: Scene, desk: Desk): void {
  const kind = isMine(scene, desk) ? "must" : "news";
  const { names, words, view, now } = desk;
  for (const { text, weight } of logLines(scene.news, names, words.texts, view, now))
    if (weight !== "quiet" || kind === "must") say(text, kind);
}
