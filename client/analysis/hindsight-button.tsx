/** The door to looking back, once the game is over and nothing is secret any more. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Version } from "#table/talk/words.ts";
import { Button } from "../pieces/button.tsx";
import type { PastViewer, ReplayMoment } from "../replay/recording.ts";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { analysisWords } from "./words/words.ts";

interface HindsightButtonProps {
  readonly frame: Frame;
  readonly viewer: PastViewer;
  readonly moments: readonly ReplayMoment[];
  readonly at: number;
  readonly go: (version: Version) => void;
  readonly opened: () => void;
}

export function HindsightButton(props: HindsightButtonProps): JSX.Element | null {
  const hindsight = useSignal<typeof import("./hindsight.tsx").Hindsight | null>(null);
  if (props.frame.info.phase !== "over" || props.frame.screen.analysis === undefined) return null;
  const Hindsight = hindsight.value;
  const close = (): void => {
    hindsight.value = null;
  };
  return (
    <>
      <Button
        icon="eye"
        press={() => {
          props.opened();
          void import("./hindsight.tsx").then((chunk) => (hindsight.value = chunk.Hindsight));
        }}
      >
        {analysisWords(language.value).hindsight}
      </Button>
      {Hindsight && (
        <Hindsight
          {...props}
          go={(version) => {
            close();
            props.go(version);
          }}
          close={close}
        />
      )}
    </>
  );
}
