/** Before this device forgets me: what is lost, and the way to keep it. */
import type { JSX } from "preact";
import { request } from "../lobby/request.ts";
import { forgetName } from "../lobby/me.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText, words } from "../words/words.ts";
import { settingsWords } from "./settings-words.ts";

interface ForgetProps {
  readonly close: () => void;
  readonly showCode: () => void;
}

export function ForgetSheet({ close, showCode }: ForgetProps): JSX.Element {
  const w = settingsWords();
  async function forget(): Promise<void> {
    const reply = await request("DELETE", "/me");
    // Without the hall nothing is forgotten there: the name stays until it is.
    if (reply.type === "no" && reply.code !== "no-session")
      return toast(errorText(reply.code), "no");
    forgetName();
    close();
    toast(w.forgotten);
  }
  return (
    <Sheet title={w.forgetTitle} close={close}>
      <p>{w.forgetLine}</p>
      <Button wide icon="phone" press={showCode}>
        {w.forgetCode}
      </Button>
      <Button wide tone="danger" press={() => void forget()}>
        {words.value.settingsPage.forget}
      </Button>
      <Button wide press={close}>
        {words.value.cancel}
      </Button>
    </Sheet>
  );
}
