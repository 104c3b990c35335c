/** Who belongs to the guild, how others come in, and what those who lead may do. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { GuildPage } from "#table/talk/guild.ts";
import { Button } from "../pieces/button.tsx";
import { go } from "../route.ts";
import { GuildInvite } from "./guild-invite.tsx";
import { Member } from "./member.tsx";
import { NameForm } from "./name-form.tsx";
import { SureSheet, type Confirmation } from "./sure-sheet.tsx";
import type { Act } from "./use-guild.ts";
import { words } from "../words/words.ts";
import { guildWords } from "./words/words.ts";

interface Props {
  readonly guild: GuildPage;
  readonly act: Act;
}

export function People({ guild, act }: Props): JSX.Element {
  const w = guildWords();
  const sure = useSignal<Confirmation | null>(null);
  const ask = (doing: Confirmation): void => {
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
      {/* Alone it stands above everything. */}
      {members.length > 1 && (
        <details class="more-terms">
          <summary>{w.invite}</summary>
          <GuildInvite guild={guild} />
        </details>
      )}
      {guild.myRole === "member" ? (
        <LeaveButton guild={guild} act={act} ask={ask} />
      ) : (
        <details class="more-terms">
          <summary>{w.lead}</summary>
          <Leading guild={guild} act={act} ask={ask} />
        </details>
      )}
      {sure.value && (
        <SureSheet
          doing={sure.value}
          close={() => {
            sure.value = null;
          }}
        />
      )}
    </section>
  );
}

type AskingProps = Props & { readonly ask: (doing: Confirmation) => void };

const home = (done: boolean): boolean => {
  if (done) go("/");
  return done;
};

function LeaveButton({ guild, act, ask }: AskingProps): JSX.Element {
  const w = guildWords();
  const leave = (): Promise<boolean> => act("DELETE", `/members/${guild.myNumber}`).then(home);
  return (
    <Button icon="door" press={() => ask({ title: w.leave, line: w.sureLeave, run: leave })}>
      {w.leave}
    </Button>
  );
}

function Leading({ guild, act, ask }: AskingProps): JSX.Element {
  const w = guildWords();
  return (
    <div class="guild-lead">
      <NameForm
        label={words.value.guilds.label}
        button={w.rename}
        name={guild.name}
        send={(name) => act("POST", "/name", { name }, w.renamed)}
      />
      <Button press={() => void act("POST", "/invitation", {}, w.renewed)}>{w.renew}</Button>
      <LeaveButton guild={guild} act={act} ask={ask} />
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
