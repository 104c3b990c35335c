/** How others come to this table: by a link of the hall, or by the code of the device that is the table. */
import type { JSX } from "preact";
import { lazy } from "../../lazy.tsx";
import { words } from "../../words/words.ts";
import { hasHallBehind, type Frame } from "../frame.ts";
import { Invitation } from "./invitation.tsx";
import { inviteText } from "./members.ts";

const NearInvitation = lazy(
  async () => (await import("../../nearby/host/near-invitation.tsx")).NearInvitation,
);

export function Invite({ frame }: { frame: Frame }): JSX.Element {
  const { info } = frame;
  if (!hasHallBehind(frame)) return <NearInvitation table={info.id} />;
  const alt = words.value.table.inviteQr;
  return <Invitation path={`/t/${info.id}`} line={inviteText(info)} alt={alt} />;
}
