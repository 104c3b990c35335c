/** From the menu: how the evening stands, or the way to its big screen. */
import type { JSX } from "preact";
import { Sheet } from "../../pieces/sheet.tsx";
import type { Frame } from "../frame.ts";
import { Invitation } from "../gathering/invitation.tsx";
import { words } from "../../words/words.ts";
import { EveningScoreTable } from "./evening-score.tsx";
import { useEvening } from "./use-evening.ts";
import { eveningWords } from "./words.ts";

interface EveningSheetProps {
  readonly frame: Frame;
  readonly page: "evening" | "screen";
  readonly close: () => void;
}

export function EveningSheet({ frame, page, close }: EveningSheetProps): JSX.Element {
  const w = eveningWords();
  if (page === "evening")
    return (
      <Sheet title={w.title} close={close}>
        <EveningSoFar frame={frame} />
      </Sheet>
    );
  return (
    <Sheet title={words.value.table.bigScreen} close={close}>
      <Invitation path={`/t/${frame.info.id}/screen`} line={w.screenLine} alt={w.screenQr} />
    </Sheet>
  );
}

function EveningSoFar({ frame }: { readonly frame: Frame }): JSX.Element | null {
  const evening = useEvening(frame).value;
  return evening && <EveningScoreTable evening={evening} local={frame.local} />;
}
