/** For whoever runs the hall: how it stands, and what can be done about it from a phone. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Overview } from "#table/talk/office.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import type { HostAct } from "./act.ts";
import { Health } from "./health.tsx";
import { Incidents } from "./incidents.tsx";
import { Listed } from "./listed.tsx";
import { TellEveryone } from "./tell-everyone.tsx";
import { Visitors } from "./visitors.tsx";
import { hostWords } from "./words/words.ts";
import "./host.css";

export function HostPage(): JSX.Element {
  const w = hostWords();
  const found = useSignal<Overview | "locked" | "wrong-link" | null>(null);

  async function look(): Promise<void> {
    const reply = await request<Overview>("GET", "/host");
    if (reply.type === "ok") found.value = reply.value;
    else if (reply.code === "not-host") found.value = "locked";
    else toast(errorText(reply.code), "no");
  }

  const act: HostAct = async (method, path, body, done) => {
    const reply = await request<unknown>(method, `/host${path}`, body);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else if (done !== "") toast(done);
    await look();
  };

  async function enter(): Promise<void> {
    const key = location.hash.slice(1);
    // The key is spent by this: it must not stay in the address.
    if (key !== "") history.replaceState(null, "", "/host");
    const reply = key === "" ? null : await request("POST", "/host/open", { key });
    await look();
    if (reply?.type === "no" && found.value === "locked") found.value = "wrong-link";
  }

  useEffect(() => void enter(), []);

  const seen = found.value;
  return (
    <main id="content" class="page host">
      <PageHead title={w.title} />
      {seen === null && <p class="loading">…</p>}
      {seen === "locked" && <p>{w.locked}</p>}
      {seen === "wrong-link" && <p>{w.wrongLink}</p>}
      {typeof seen === "string" && <p class="soft">{w.lockedHow}</p>}
      {typeof seen === "object" && seen !== null && (
        <>
          <Health seen={seen} act={act} />
          <TellEveryone notice={seen.notice} act={act} />
          <Listed tables={seen.listed} act={act} />
          <Visitors seen={seen.people.seen} shutOut={seen.shutOut} act={act} />
          <Incidents errors={seen.errors} limits={seen.limits} />
          <Button press={() => void look()}>{w.again}</Button>
        </>
      )}
    </main>
  );
}
