/** Seven words to write down: shown once, numbered, in the language that is read here. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { MyKeys, RecoveryWords } from "#table/talk/me.ts";
import { dayText } from "../words/moments.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { language } from "../settings/settings.ts";
import { errorText } from "../words/words.ts";
import { meWords } from "./words/words.ts";

interface Props {
  readonly keys: MyKeys;
  readonly look: () => Promise<void>;
}

export function Recovery({ keys, look }: Props): JSX.Element {
  const w = meWords();
  const drawn = useSignal<RecoveryWords | null>(null);

  async function draw(): Promise<void> {
    const reply = await request<RecoveryWords>("POST", "/me/words", {
      language: language.value,
    });
    if (reply.type === "ok") drawn.value = reply.value;
    else toast(errorText(reply.code), "no");
    await look();
  }

  async function drop(): Promise<void> {
    const reply = await request("DELETE", "/me/words");
    if (reply.type === "no") toast(errorText(reply.code), "no");
    await look();
  }

  const close = (): void => {
    drawn.value = null;
  };
  return (
    <article class="plate me-way">
      <h3>{w.words}</h3>
      <p class="soft">
        {keys.words === null
          ? w.wordsHint
          : `${w.wordsDrawn(dayText(keys.words))} ${w.drawAgainHint}`}
      </p>
      <p class="doings">
        <Button icon="log" press={() => void draw()}>
          {keys.words === null ? w.drawWords : w.drawAgain}
        </Button>
        {keys.words !== null && (
          <Button tone="quiet" press={() => void drop()}>
            {w.dropWords}
          </Button>
        )}
      </p>
      {drawn.value !== null && (
        <Sheet title={w.wordsTitle} close={close}>
          <p>{w.wordsLine}</p>
          <ol class="me-words" role="list" lang={drawn.value.language} translate={false}>
            {drawn.value.words.map((word, i) => (
              <li key={i}>
                <span class="soft number">{i + 1}.</span> <strong>{word}</strong>
              </li>
            ))}
          </ol>
          <Button tone="lamp" wide press={close}>
            {w.wordsDone}
          </Button>
        </Sheet>
      )}
    </article>
  );
}
