/** Beside a real board: the printed opponents, exact odds and a fame track, on a phone, without network. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Segments } from "#client/pieces/segments.tsx";
import type { PageProps } from "../../screen.ts";
import { Sprite } from "../art/sprite.tsx";
import type { OuterRimScreen } from "../screen-types.ts";
import { FameTrack } from "./fame-track.tsx";
import { useKept } from "./keep.ts";
import { OddsCalculator } from "./odds.tsx";
import { Opponents } from "./opponents.tsx";
import type { CompanionWords } from "./words/en.ts";
import "./companion.css";

const parts = ["opponents", "odds", "fame"] as const;

interface CompanionProps extends PageProps<OuterRimScreen> {
  readonly own: CompanionWords;
}

export function Companion({ words, own }: CompanionProps): JSX.Element {
  const keeping = useKept();
  const [part, show] = useState<(typeof parts)[number]>("opponents");
  return (
    <div class="or-companion">
      <Sprite />
      {keeping.now.opponents.length === 0 && <p class="soft">{own.lead}</p>}
      <Segments
        label={own.part}
        value={part}
        choices={parts.map((value) => ({ value, text: own.parts[value] }))}
        change={show}
      />
      {part === "opponents" && <Opponents keeping={keeping} words={words} own={own} />}
      {part === "odds" && <OddsCalculator own={own} />}
      {part === "fame" && <FameTrack keeping={keeping} words={words} own={own} />}
      {part !== "odds" && keeping.canGoBack && (
        <Button icon="undo" press={() => keeping.back()}>
          {own.back}
        </Button>
      )}
    </div>
  );
}
