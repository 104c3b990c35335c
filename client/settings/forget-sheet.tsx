/** Before this device forgets me: what is lost, and the way to keep it. */
import type { JSX } from "preact";
import { request } from "../lobby/request.ts";
import { forgetName } from "../lobby/me.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { listed } from "../words/language.ts";
import { errorText, words } from "../words/words.ts";
import { claimWords } from "./claim/words.ts";
import { useFormers } from "./claim/formers.tsx";
import { forgetMe } from "./forget-me.ts";
import { language } from "./settings.ts";
import { settingsWords } from "./settings-words.ts";

interface ForgetProps {
  readonly close: () => void;
  readonly showCode: () => void;
}

export function ForgetSheet({ close, showCode }: ForgetProps): JSX.Element {
  const w = settingsWords();
  const formers = listed(
    language.value,
    useFormers().map(({ name }) => name),
  );
  async function forget(): Promise<void> {
    const reply = await request("DELETE", "/me");
    // Without the hall nothing is forgotten there: the name stays until it is.
    if (reply.type === "no" && reply.code !== "no-session")
      return toast(errorText(reply.code), "no");
    forgetName();
    await forgetMe();
    close();
    toast(w.forgotten);
  }
  return (
    <Sheet title={w.forgetTitle} close={close}>
      <p>{w.forgetLine}</p>
      {formers.length > 0 && <p>{claimWords().forgets(formers)}</p>}
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
