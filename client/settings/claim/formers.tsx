/** Whom this browser was before it became somebody else, and the way back to each. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Former, Me } from "#table/talk/lobby.ts";
import { endMyPush } from "../../calls/subscribe.ts";
import { lookUpMe, myName } from "../../lobby/me.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { errorText } from "../../words/words.ts";
import { forgetFinished } from "../forget-me.ts";
import { claimWords } from "./words.ts";

export function useFormers(): readonly Former[] {
  const formers = useSignal<readonly Former[]>([]);
  const name = myName.value;
  useEffect(() => {
    void request<readonly Former[]>("GET", "/me/former").then((reply) => {
      formers.value = reply.type === "ok" ? reply.value : [];
    });
  }, [name]);
  return formers.value;
}

export function Formers(): JSX.Element | null {
  const w = claimWords();
  const formers = useFormers();

  async function back({ id }: Former): Promise<void> {
    await endMyPush();
    const reply = await request<Me>("POST", `/me/former/${id}`);
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    await forgetFinished();
    await lookUpMe();
    toast(w.isAgain(reply.value.name));
    go("/");
  }

  if (formers.length === 0) return null;
  return (
    <section aria-labelledby="formers">
      <h2 id="formers">{w.formers}</h2>
      {myName.value !== null && <p class="soft">{w.backLine(myName.value)}</p>}
      <p class="device-doors">
        {formers.map((one) => (
          <Button key={one.id} icon="undo" press={() => void back(one)}>
            {w.back(one.name)}
          </Button>
        ))}
      </p>
    </section>
  );
}
