/** Where a link out of a call leads: one button, no signing in. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { errorText, words } from "../words/words.ts";
import type { Words as CallsWords } from "#words/made/calls-page/words.ts";
import { callsWords } from "./words/words.ts";
import { FocusedLine } from "../speech/focused-line.tsx";

interface Props {
  readonly what: string;
  readonly token: string;
}

/** What the page asks, and what it says once it was done. */
interface LinkWords {
  readonly title: string;
  readonly lead: string | null;
  readonly button: string;
  readonly done: string;
}

const kinds = ["end", "stop", "confirm"] as const;

function wordsOf(kind: (typeof kinds)[number], w: CallsWords): LinkWords {
  if (kind === "end")
    return { title: w.endTitle, lead: w.endLead, button: w.endNow, done: w.ended };
  if (kind === "stop")
    return { title: w.stopTitle, lead: w.stopLead, button: w.stopNow, done: w.stopped };
  return { title: w.confirmTitle, lead: null, button: w.confirmNow, done: w.confirmed };
}

function CallLinkPage({ what, token }: Props): JSX.Element {
  const w = callsWords();
  const said = useSignal<string | null>(null);
  const kind = kinds.find((each) => each === what) ?? "confirm";
  const { title, lead, button, done } = wordsOf(kind, w);

  async function press(way: string, then: string): Promise<void> {
    const reply = await request("POST", `/calls/${way}/${token}`);
    if (reply.type === "ok") said.value = then;
    else said.value = reply.code === "wrong-code" ? w.wrongLink : errorText(reply.code);
  }

  return (
    <main id="content" class="page">
      <PageHead title={title} />
      {said.value === null ? (
        <>
          {lead !== null && <p>{lead}</p>}
          <Button tone="lamp" wide press={() => void press(kind, done)}>
            {button}
          </Button>
        </>
      ) : (
        <FocusedLine>{said.value}</FocusedLine>
      )}
      {said.value === w.stopped && (
        <Button wide press={() => void press("allow", w.allowed)}>
          {w.allowNow}
        </Button>
      )}
      <a href="/">{words.value.backToHall}</a>
    </main>
  );
}

export async function withWords(): Promise<typeof CallLinkPage> {
  await callsWords.here();
  return CallLinkPage;
}
