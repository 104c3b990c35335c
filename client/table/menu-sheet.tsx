/** Everything else one can do at a table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { ClaimCode } from "#table/talk/lobby.ts";
import { knock } from "../lobby/door.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { errorText, words } from "../words/words.ts";
import type { Frame } from "./frame.ts";
import { Invitation } from "./invitation.tsx";
import { StandIn } from "./stand-in.tsx";
import { Terms } from "./terms.tsx";

interface MenuProps {
  readonly frame: Frame;
  readonly close: () => void;
  readonly replay: () => void;
}

export function MenuSheet({ frame, close, replay }: MenuProps): JSX.Element {
  const w = words.value.table;
  const page = useSignal<"menu" | "invite" | "device" | "terms">("menu");
  const turn = (to: typeof page.value) => () => {
    page.value = to;
  };
  if (page.value === "invite")
    return (
      <Sheet title={w.invite} close={close}>
        <Invitation path={`/t/${frame.info.id}`} line={w.inviteLine} alt={w.inviteQr} />
      </Sheet>
    );
  if (page.value === "device") return <DeviceSheet close={close} />;
  if (page.value === "terms")
    return (
      <Sheet title={w.settings} close={close}>
        <Terms frame={frame} />
      </Sheet>
    );
  return (
    <Sheet title={w.more} close={close}>
      <StandIn frame={frame} done={close} />
      {frame.info.phase !== "gathering" && (
        <Button
          wide
          icon="first"
          press={() => {
            close();
            replay();
          }}
        >
          {words.value.replay.watch}
        </Button>
      )}
      {!frame.local && (
        <>
          <Button wide icon="share" press={turn("invite")}>
            {w.invite}
          </Button>
          <Button wide icon="phone" press={turn("device")}>
            {w.secondDevice}
          </Button>
        </>
      )}
      <Button wide icon="rules" press={turn("terms")}>
        {w.settings}
      </Button>
      <Button wide icon="settings" press={() => go("/settings")}>
        {words.value.settings}
      </Button>
      <Button
        wide
        icon="door"
        press={() => {
          void frame.session.ask({ type: "bye" });
          go("/");
        }}
      >
        {w.leave}
      </Button>
    </Sheet>
  );
}

function DeviceSheet({ close }: { close: () => void }): JSX.Element {
  const w = words.value.table;
  const code = useSignal<ClaimCode | null>(null);
  useEffect(() => {
    void knock<ClaimCode>("POST", "/me/codes").then((reply) => {
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
            path={code.value.path}
            line={w.secondDeviceLine}
            alt={w.code(code.value.code)}
          />
        </>
      )}
    </Sheet>
  );
}
