/** What is told, in sight and aloud: as a film, or scene by scene. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import type { Desk } from "../../desk.ts";
import { useSceneSaid } from "../dice/use-scene-said.ts";
import type { Playback } from "../playback.ts";
import type { Scene } from "../scenes.ts";
import { Telling } from "../telling.tsx";

const Reel = lazy(async () => (await import("./reel.tsx")).Reel);

interface TellerProps {
  readonly desk: Desk;
  readonly playback: Playback;
  readonly scene: Scene;
}

export function Teller(props: TellerProps): JSX.Element {
  const { desk, playback, scene } = props;
  useSceneSaid(desk, playback, scene);
  return playback.reelMs === null ? <Telling {...props} /> : <Reel {...props} />;
}
