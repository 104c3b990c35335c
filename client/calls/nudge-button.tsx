/** A word to whom the table waits for, in my name, once a day. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { nudgeWords, type NudgeWord } from "#table/talk/calls.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { callsWords } from "./words/words.ts";

interface Props {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
}

function NudgeButton({ table, seat, name }: Props): JSX.Element {
  const w = callsWords();
  const isOpen = useSignal(false);

  async function nudge(word: NudgeWord): Promise<void> {
    isOpen.value = false;
    const reply = await request("POST", `/tables/${table}/seats/${seat}/nudge`, { word });
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else toast(w.nudged(name));
  }

  return (
    <>
      <Button expanded={isOpen.value} press={() => (isOpen.value = !isOpen.value)}>
        {w.nudge}
      </Button>
      {isOpen.value &&
        nudgeWords.map((word) => (
          <Button key={word} tone="quiet" press={() => void nudge(word)}>
            {w.nudges[word]}
          </Button>
        ))}
    </>
  );
}

export async function withWords(): Promise<typeof NudgeButton> {
  await callsWords.here();
  return NudgeButton;
}
