/** What the clerk speaks of comes into sight, gently where motion is welcome. */
import { motionWelcome } from "#client/settings/settings.ts";

export function bring(thing: HTMLElement): void {
  const behavior = motionWelcome.value ? "smooth" : "auto";
  thing.scrollIntoView({ block: "nearest", inline: "center", behavior });
}
