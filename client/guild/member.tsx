/** One person of the guild, and behind one button what those who lead it may do about them, in words. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GuildMember, GuildPage } from "#table/talk/guild.ts";
import { faceOfName } from "#table/talk/seats/face.ts";
import { Button } from "../pieces/button.tsx";
import { Face } from "../pieces/faces/face.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import type { Confirmation } from "./sure-sheet.tsx";
import type { Act } from "./use-guild.ts";
import { guildWords } from "./words/words.ts";

interface Props {
  readonly member: GuildMember;
  readonly guild: GuildPage;
  readonly act: Act;
  readonly ask: (doing: Confirmation) => void;
}

export function Member({ member, guild, act, ask }: Props): JSX.Element {
  const w = guildWords();
  const opened = useSignal(false);
  const { name, number, role } = member;
  const path = `/members/${number}`;
  const leads = guild.myRole === "founder" && number !== guild.myNumber;
  const maySendAway = leads || (guild.myRole === "helper" && role === "member");
  const close = (): void => {
    opened.value = false;
  };
  const after = (work: () => void) => () => {
    close();
    work();
  };
  const become = (next: "helper" | "member") => after(() => void act("POST", path, { role: next }));
  const handOver: Confirmation = {
    title: w.handOver(name),
    line: w.sureHandOver(name),
    run: () => act("POST", path, { role: "founder" }),
  };
  const sendAway: Confirmation = {
    title: w.sendAway(name),
    line: w.sureSendAway(name),
    run: () => act("DELETE", path),
  };
  return (
    <li>
      <Face face={member.face ?? faceOfName(name)} />
      <span>
        {name} {role !== null && role !== "member" && <small class="soft">{w.roles[role]}</small>}
      </span>
      {maySendAway && (
        <Button
          tone="quiet"
          icon="more"
          label={w.more(name)}
          press={() => {
            opened.value = true;
          }}
        />
      )}
      {opened.value && (
        <Sheet title={name} close={close}>
          {leads && role === "member" && (
            <Button wide icon="hand" press={become("helper")}>
              {w.makeHelper(name)}
            </Button>
          )}
          {leads && role === "helper" && (
            <Button wide icon="undo" press={become("member")}>
              {w.makeMember(name)}
            </Button>
          )}
          {leads && (
            <Button wide icon="flag" press={after(() => ask(handOver))}>
              {handOver.title}
            </Button>
          )}
          <Button wide tone="danger" icon="close" press={after(() => ask(sendAway))}>
            {sendAway.title}
          </Button>
        </Sheet>
      )}
    </li>
  );
}
