/** What a card is for, short enough for a plate in any language: "+8,000 +1★ · Kessel". Said in words. */
import type { JSX } from "preact";
import { Sign } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import { gist, purposeOf } from "../say/gist.ts";

interface ShortGistProps {
  readonly id: string;
  readonly tabletop: Tabletop;
  readonly held?: Parameters<typeof gist>[2];
}

export function ShortGist({ id, tabletop, held }: ShortGistProps): JSX.Element | null {
  const purpose = purposeOf(id, tabletop, held);
  if (purpose === null) return null;
  const { place, credits, fame } = purpose;
  return (
    <span class="or-gist" role="img" aria-label={gist(id, tabletop, held)}>
      {credits + fame > 0 && (
        <span class="or-gain">
          {credits > 0 && `+${tabletop.say.amount(credits)}`}
          {fame > 0 && ` +${fame}`}
          {fame > 0 && <Sign name="fame" />}
        </span>
      )}
      {place !== "" && <span class="or-whither">{place}</span>}
    </span>
  );
}
