/** Before the table: it is on its way, it cannot be had, or its invitation waits. */
import type { JSX } from "preact";
import { lazy } from "../lazy.tsx";
import { askingName } from "../lobby/me.ts";
import { Scene } from "../lobby/scene.tsx";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { errorText, words } from "../words/words.ts";

const NearAway = lazy(async () => (await import("../nearby/guest/near-away.tsx")).NearAway);

/** An invitation that was put aside, and the way back to it. */
export interface ParkedInvitation {
  readonly text: string | null;
  readonly comeIn: () => void;
}

interface DoorProps {
  readonly error: string | null;
  readonly invited: ParkedInvitation | null;
}

/** The hall itself stands behind whatever is waited for. */
export function Door({ error, invited }: DoorProps): JSX.Element {
  const w = words.value;
  const isComing = askingName.value === null && error === null && invited === null;
  return (
    <main id="content" class="page door">
      <PageHead title={w.appName} />
      <Scene />
      {isComing && <p class="soft">{w.loading}</p>}
      {invited && askingName.value === null && error === null && (
        <>
          <p>{invited.text}</p>
          <Button tone="lamp" wide icon="chair" press={invited.comeIn}>
            {w.name.enter}
          </Button>
        </>
      )}
      {error !== null && (
        <>
          {error === "near-away" ? <NearAway /> : <p>{errorText(error)}</p>}
          <a class="button lamp" href="/">
            {w.backToHall}
          </a>
          {/* A member whom this device does not know yet. */}
          {error === "members-only" && <a href="/me">{w.name.before}</a>}
        </>
      )}
    </main>
  );
}
