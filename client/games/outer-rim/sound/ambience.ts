/** A quiet background of the place where my ship lies, with a volume of its own; kept on this device. */
import { useEffect } from "preact/hooks";
import { kept } from "#client/settings/settings.ts";
import { onceAwake, playCue } from "#client/sound/cue.ts";
import type { SpaceId } from "#rules/outer-rim/index.ts";
import { ambiences, bedOf, volumes, type Ambience } from "./heard-at.ts";

export const ambience = kept<Ambience>("outer-rim-ambience", ambiences, "soft");

/** One breath goes over into the next. */
const breathMs = 9000;

/** `null`: nobody is anywhere. */
export function useAmbience(space: SpaceId | null): void {
  const bed = space === null ? null : bedOf(space);
  const volume = volumes[ambience.value];
  useEffect(() => {
    if (bed === null || volume === 0) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    // It comes after the first touch, with the sounds.
    onceAwake(
      () =>
        void import("./beds.ts").then(
          ({ beds }) => {
            if (isOver) return;
            const breathe = (): void => {
              if (document.visibilityState === "visible") playCue(beds[bed], true, volume);
            };
            breathe();
            timer = setInterval(breathe, breathMs);
          },
          // Without it it is quiet.
          () => undefined,
        ),
    );
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [bed, volume]);
}
