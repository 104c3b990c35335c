/** Where a code from another device leads: who I am here, whom it would make me, and what becomes of the former. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { ClaimLook, Me } from "#table/talk/lobby.ts";
import { lookUpMe } from "../../lobby/me.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { PageHead } from "../../pieces/page-head.tsx";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { errorText, words } from "../../words/words.ts";
import { forgetFinished } from "../forget-me.ts";
import { CodeForm } from "./code-form.tsx";
import { Formers } from "./formers.tsx";
import { claimWords } from "./words.ts";
import "../settings.css";
import { FocusedLine } from "../../speech/focused-line.tsx";

interface Question {
  readonly type: "question";
  readonly look: ClaimLook;
  /** `null`: nobody yet, so nothing is replaced. */
  readonly me: string | null;
}

type Stage =
  | { readonly type: "loading" }
  | { readonly type: "no"; readonly code: string }
  | Question
  | { readonly type: "done"; readonly name: string };

/** The link may say at which table it was made. */
function madeAt(): string {
  return /^\/claim\/[^/]+(\/t\/[\w-]+)$/.exec(location.pathname)?.[1] ?? "/";
}

function ClaimPage({ code }: { code: string }): JSX.Element {
  const w = claimWords();
  const stage = useSignal<Stage>({ type: "loading" });
  const seen = stage.value;

  async function look(): Promise<void> {
    const me = await request<Me>("GET", "/me");
    const reply = await request<ClaimLook>("POST", "/claims/look", { code });
    stage.value =
      reply.type === "no"
        ? { type: "no", code: reply.code }
        : { type: "question", look: reply.value, me: me.type === "ok" ? me.value.name : null };
  }

  async function become({ me }: Question): Promise<void> {
    const reply = await request<Me>("POST", "/claims", { code, replace: me !== null });
    // Meanwhile another page of this browser may have become somebody: then it is asked again.
    if (reply.type === "no" && reply.code === "someone-here") return look();
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    await forgetFinished();
    await lookUpMe();
    if (me !== null) stage.value = { type: "done", name: reply.value.name };
    else {
      toast(words.value.settingsPage.claimed);
      go(madeAt());
    }
  }

  useEffect(() => void look(), [code]);
  return (
    <main id="content" class="page settings">
      <PageHead title={titleOf(seen)} />
      {seen.type === "loading" && <p class="loading">{words.value.loading}</p>}
      {seen.type === "no" && (
        <>
          <FocusedLine>{errorText(seen.code)}</FocusedLine>
          <CodeForm />
        </>
      )}
      {seen.type === "question" && <Ask question={seen} become={() => void become(seen)} />}
      {seen.type === "done" && (
        <>
          <FocusedLine>{w.isNow(seen.name)}</FocusedLine>
          <p>
            <a class="button lamp" href={madeAt()}>
              {w.goOn}
            </a>
          </p>
          <Formers />
        </>
      )}
    </main>
  );
}

function titleOf(stage: Stage): string {
  const w = claimWords();
  if (stage.type === "question") return w.title(stage.look.name);
  return stage.type === "done" ? w.isNow(stage.name) : words.value.settingsPage.code;
}

function Ask({ question, become }: { question: Question; become: () => void }): JSX.Element {
  const w = claimWords();
  const { look, me } = question;
  if (look.mine)
    return (
      <>
        <p>{w.already(look.name)}</p>
        <a href={madeAt()}>{w.goOn}</a>
      </>
    );
  return (
    <>
      <dl class="claim-facts plate">
        <dt>{w.youAre}</dt>
        <dd>{me === null ? w.nobody : <strong>{me}</strong>}</dd>
        <dt>{w.youWouldBe}</dt>
        <dd>
          <strong>{look.name}</strong>
          <p>{me === look.name ? w.another(look.name) : w.inThatName(look.name)}</p>
        </dd>
        {me !== null && (
          <>
            <dt>{w.former(me)}</dt>
            <dd>{w.formerStays(me)}</dd>
          </>
        )}
      </dl>
      <p>{w.onlyIfYou(look.name)}</p>
      <p class="device-doors">
        <Button tone={me === null ? "lamp" : "danger"} press={become}>
          {w.become(look.name)}
        </Button>
        <a class="button" href="/">
          {me === null ? w.notMe : w.stay(me)}
        </a>
      </p>
    </>
  );
}

export async function withWords(): Promise<typeof ClaimPage> {
  await claimWords.here();
  return ClaimPage;
}
