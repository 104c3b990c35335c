/** Who belongs to the guild, how others come in, and what those who lead may do. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GuildMember, GuildPage } from "#table/talk/guild.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { go } from "../route.ts";
import { Invitation } from "../table/gathering/invitation.tsx";
import { NameForm } from "./name-form.tsx";
import type { Act } from "./use-guild.ts";
import { guildWords } from "./words/words.ts";

interface Props {
  readonly guild: GuildPage;
  readonly act: Act;
}

/** Something that asks once more before it is done. */
interface Doing {
  readonly title: string;
  readonly line: string;
  readonly run: () => Promise<boolean>;
}

export function People({ guild, act }: Props): JSX.Element {
  const w = guildWords();
  const sure = useSignal<Doing | null>(null);
  const ask = (doing: Doing): void => {
    sure.value = doing;
  };
  const members = guild.people.filter(({ role }) => role !== null);
  return (
    <section aria-labelledby="guild-people">
      <h2 id="guild-people">
        {w.people} <span class="soft">{w.peopleCount(members.length)}</span>
      </h2>
      <ul class="guild-people">
        {members.map((member) => (
          <Member key={member.number} member={member} guild={guild} act={act} ask={ask} />
        ))}
      </ul>
      <details class="more-terms">
        <summary>{w.invite}</summary>
        <Invitation path={guild.invitation} line={w.inviteLine(guild.name)} alt={w.qr} />
      </details>
      <details class="more-terms">
        <summary>{w.lead}</summary>
        <Leading guild={guild} act={act} ask={ask} />
      </details>
      {sure.value && (
        <Sheet
          title={sure.value.title}
          close={() => {
            sure.value = null;
          }}
        >
          <p>{sure.value.line}</p>
          <Button
            tone="danger"
            wide
            press={() => {
              const doing = sure.value;
              sure.value = null;
              void doing?.run();
            }}
          >
            {w.do}
          </Button>
        </Sheet>
      )}
    </section>
  );
}

type Ask = (doing: Doing) => void;

function Member({
  member,
  guild,
  act,
  ask,
}: Props & { readonly member: GuildMember; readonly ask: Ask }): JSX.Element {
  const w = guildWords();
  const { name, number, role } = member;
  const path = `/members/${number}`;
  const isMe = number === guild.myNumber;
  const leads = guild.myRole === "founder" && !isMe;
  const maySendAway = leads || (guild.myRole === "helper" && role === "member");
  return (
    <li>
      <span>
        {name} {role !== null && role !== "member" && <small class="soft">{w.roles[role]}</small>}
      </span>
      {leads && role === "member" && (
        <Button
          tone="quiet"
          icon="hand"
          label={w.makeHelper(name)}
          press={() => void act("POST", path, { role: "helper" })}
        />
      )}
      {leads && role === "helper" && (
        <Button
          tone="quiet"
          icon="undo"
          label={w.makeMember(name)}
          press={() => void act("POST", path, { role: "member" })}
        />
      )}
      {leads && (
        <Button
          tone="quiet"
          icon="flag"
          label={w.handOver(name)}
          press={() =>
            ask({
              title: w.handOver(name),
              line: w.sureHandOver(name),
              run: () => act("POST", path, { role: "founder" }),
            })
          }
        />
      )}
      {maySendAway && (
        <Button
          tone="quiet"
          icon="close"
          label={w.sendAway(name)}
          press={() =>
            ask({
              title: w.sendAway(name),
              line: w.sureSendAway(name),
              run: () => act("DELETE", path),
            })
          }
        />
      )}
    </li>
  );
}

function Leading({ guild, act, ask }: Props & { readonly ask: Ask }): JSX.Element {
  const w = guildWords();
  const leads = guild.myRole !== "member";
  const home = (done: boolean): boolean => {
    if (done) go("/");
    return done;
  };
  const leave = (): Promise<boolean> => act("DELETE", `/members/${guild.myNumber}`).then(home);
  return (
    <div class="guild-lead">
      {leads && (
        <NameForm
          label={w.foundLabel}
          button={w.rename}
          name={guild.name}
          send={(name) => act("POST", "/name", { name }, w.renamed)}
        />
      )}
      {leads && (
        <Button press={() => void act("POST", "/invitation", {}, w.renewed)}>{w.renew}</Button>
      )}
      <Button press={() => ask({ title: w.leave, line: w.sureLeave, run: leave })}>
        {w.leave}
      </Button>
      {guild.myRole === "founder" && (
        <Button
          tone="danger"
          press={() =>
            ask({ title: w.end, line: w.sureEnd, run: () => act("DELETE", "").then(home) })
          }
        >
          {w.end}
        </Button>
      )}
    </div>
  );
}
