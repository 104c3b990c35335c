/** Where a link out of a call leads: one button, no signing in. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { errorText, words } from "../words/words.ts";
import { callsWords } from "./words/words.ts";

interface Props {
  readonly what: string;
  readonly token: string;
}

export function CallLinkPage({ what, token }: Props): JSX.Element {
  const w = callsWords();
  const said = useSignal<string | null>(null);
  const isEnd = what === "end";

  async function press(): Promise<void> {
    const reply = await request("POST", `/calls/${isEnd ? "end" : "confirm"}/${token}`);
    if (reply.type === "ok") said.value = isEnd ? w.ended : w.confirmed;
    else said.value = reply.code === "wrong-code" ? w.wrongLink : errorText(reply.code);
  }

  return (
    <main id="content" class="page">
      <PageHead title={isEnd ? w.endTitle : w.confirmTitle} />
      {said.value === null ? (
        <>
          {isEnd && <p>{w.endLead}</p>}
          <Button tone="lamp" wide press={() => void press()}>
            {isEnd ? w.endNow : w.confirmNow}
          </Button>
        </>
      ) : (
        <p role="status">{said.value}</p>
      )}
      <a href="/">{words.value.backToHall}</a>
    </main>
  );
}
