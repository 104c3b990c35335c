/** Beside a real board: the printed opponents, exact odds and a fame track, on a phone, without network. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { Segments } from "#client/pieces/segments.tsx";
import { kept } from "#client/settings/settings.ts";
import type { PageProps } from "../../screen.ts";
import { Sprite } from "../art/sprite.tsx";
import type { OuterRimScreen } from "../screen-types.ts";
import { FameTrack } from "./fame/fame-track.tsx";
import { useKept } from "./keep.ts";
import { OddsCalculator } from "./odds.tsx";
import { Opponents } from "./opponents.tsx";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";
import "./companion.css";

const parts = ["opponents", "odds", "fame"] as const;

/** What was looked at last: a reload in the middle of a game comes back to it. */
const part = kept<(typeof parts)[number]>("outer-rim-companion", parts, "opponents");

interface CompanionProps extends PageProps<OuterRimScreen> {
  readonly own: CompanionWords;
}

export function Companion({ words, own }: CompanionProps): JSX.Element {
  const keeping = useKept();
  return (
    <div class="or-companion">
      <Sprite />
      {keeping.now.opponents.length === 0 && <p class="soft">{own.lead(isSecureContext)}</p>}
      <Segments
        label={own.part}
        value={part.value}
        choices={parts.map((value) => ({ value, text: own.parts[value] }))}
        change={(chosen) => {
          part.value = chosen;
        }}
      />
      {part.value === "opponents" && <Opponents keeping={keeping} words={words} own={own} />}
      {part.value === "odds" && <OddsCalculator own={own} />}
      {part.value === "fame" && <FameTrack keeping={keeping} words={words} own={own} />}
      {part.value !== "odds" && keeping.canGoBack && (
        <Button icon="undo" press={() => keeping.back()}>
          {own.back}
        </Button>
      )}
    </div>
  );
}
