/** My seats on a second device: a code to type there, or its QR code to scan. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { ClaimCode } from "#table/talk/lobby.ts";
import { request } from "../lobby/request.ts";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { Invitation } from "../table/gathering/invitation.tsx";
import { errorText, words } from "../words/words.ts";

/** Whoever asks at a table comes to that table. */
function askedFrom(): string {
  return location.pathname.startsWith("/t/") ? location.pathname : "";
}

export function DeviceSheet({ close }: { close: () => void }): JSX.Element {
  const w = words.value.table;
  const code = useSignal<ClaimCode | null>(null);
  useEffect(() => {
    void request<ClaimCode>("POST", "/me/codes").then((reply) => {
      if (reply.type === "ok") code.value = reply.value;
      else toast(errorText(reply.code), "no");
    });
  }, []);
  return (
    <Sheet title={w.secondDevice} close={close}>
      {code.value && (
        <>
          <p class="claim-code number">{code.value.code}</p>
          <Invitation
            path={code.value.path + askedFrom()}
            line={w.secondDeviceLine}
            alt={w.code(code.value.code)}
          />
        </>
      )}
    </Sheet>
  );
}
