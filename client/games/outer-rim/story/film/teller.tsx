/** What is told, in sight and aloud: as a film, or scene by scene. */
import type { JSX } from "preact";
import { lazy } from "#client/lazy.tsx";
import type { Tabletop } from "../../tabletop.ts";
import { useSceneSaid } from "../dice/use-scene-said.ts";
import type { Playback } from "../playback.ts";
import type { Scene } from "../scenes.ts";
import { Telling } from "../telling.tsx";

const Reel = lazy(async () => (await import("./reel.tsx")).Reel);

interface TellerProps {
  readonly tabletop: Tabletop;
  readonly playback: Playback;
  readonly scene: Scene;
}

export function Teller(props: TellerProps): JSX.Element {
  const { tabletop, playback, scene } = props;
  useSceneSaid(tabletop, playback, scene);
  return playback.reelMs === null ? <Telling {...props} /> : <Reel {...props} />;
}
