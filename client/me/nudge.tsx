/**
 * One sentence at the right moment: after the first game I finished here, and when I joined a guild. Once, and not to
 * whoever would come back anyway.
 */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { MyKeys } from "#table/talk/me.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { go } from "../route.ts";
import { isKept } from "./kept.ts";
import { words } from "../words/words.ts";
import "./me.css";

const toldKey = "guildhall.kept-told";

/** `moment`: told once at each of them. */
export function KeepNudge({ moment }: { moment: "game" | "guild" }): JSX.Element | null {
  const w = words.value.name;
  const shown = useSignal(false);
  const key = `${toldKey}.${moment}`;

  useEffect(() => {
    if (localStorage.getItem(key) !== null) return;
    void request<MyKeys>("GET", "/me/keys").then((reply) => {
      shown.value = reply.type === "ok" && !isKept(reply.value);
    });
  }, []);

  const close = (): void => {
    localStorage.setItem(key, "1");
    shown.value = false;
  };
  if (!shown.value) return null;
  return (
    <aside class="plate keep-nudge">
      <p>{w.keep}</p>
      <Button
        tone="lamp"
        press={() => {
          close();
          go("/me");
        }}
      >
        {w.keepDo}
      </Button>
      <Button tone="quiet" press={close}>
        {w.keepNot}
      </Button>
    </aside>
  );
}
