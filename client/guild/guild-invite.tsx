/** The door of the guild: a link that says who sent it. */
import type { JSX } from "preact";
import type { GuildPage } from "#table/talk/guild.ts";
import { Invitation } from "../table/gathering/invitation.tsx";
import { guildWords } from "./words/words.ts";

export function GuildInvite({ guild }: { readonly guild: GuildPage }): JSX.Element {
  const w = guildWords();
  const path = `${guild.invitation}/${guild.myNumber}`;
  return <Invitation path={path} line={w.inviteLine(guild.name)} alt={w.qr} />;
}
