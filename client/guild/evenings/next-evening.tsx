/** The next evening: dates to tap, and the one that was agreed on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { eveningAnswers, type Evening, type GuildPage } from "#table/talk/guild.ts";
import { Button } from "../../pieces/button.tsx";
import { Segments } from "../../pieces/segments.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { language } from "../../settings/settings.ts";
import { listed } from "../../words/language.ts";
import type { Act } from "../use-guild.ts";
import { momentText } from "../../words/words.ts";
import { guildWords } from "../words/words.ts";

interface Props {
  readonly guild: GuildPage;
  readonly act: Act;
}

export function Evenings({ guild, act }: Props): JSX.Element {
  const w = guildWords();
  const proposing = useSignal(false);
  const agreed = guild.evenings.filter((evening) => evening.agreed);
  const shown = agreed.length > 0 ? agreed : guild.evenings;
  return (
    <section aria-labelledby="guild-evening">
      <h2 id="guild-evening">{w.evening}</h2>
      {shown.length === 0 && <p class="soft">{w.noEvening}</p>}
      {shown.map((evening) => (
        <EveningCard key={evening.id} evening={evening} guild={guild} act={act} />
      ))}
      <Button
        icon="clock"
        press={() => {
          proposing.value = true;
        }}
      >
        {w.propose}
      </Button>
      {proposing.value && (
        <Propose
          act={act}
          close={() => {
            proposing.value = false;
          }}
        />
      )}
    </section>
  );
}

function EveningCard({ evening, guild, act }: Props & { readonly evening: Evening }): JSX.Element {
  const w = guildWords();
  const path = `/evenings/${evening.id}`;
  const nameOf = (number: number): string =>
    guild.people.find((each) => each.number === number)?.name ?? "";
  const who = (answer: string): readonly string[] =>
    evening.answers.filter((each) => each.answer === answer).map(({ member }) => nameOf(member));
  const mine = evening.answers.find(({ member }) => member === guild.myNumber)?.answer;
  const mayDecide = guild.myRole !== "member" || evening.proposed === guild.myNumber;
  const coming = who("yes");
  return (
    <article class={`plate evening ${evening.agreed ? "agreed" : ""}`}>
      <h3>{momentText(evening.at)}</h3>
      <p class="soft">
        {evening.agreed ? w.agreed : w.proposedBy(nameOf(evening.proposed))} ·{" "}
        {w.answered(coming.length, who("maybe").length)}
      </p>
      {coming.length > 0 && <p class="soft">{w.who(listed(language.value, coming))}</p>}
      <Segments
        label={w.answersLabel}
        value={mine ?? ""}
        choices={eveningAnswers.map((value) => ({ value, text: w.answers[value] }))}
        change={(answer) => void act("POST", `${path}/answer`, { answer })}
      />
      <p class="doings">
        {mayDecide && !evening.agreed && (
          <Button icon="check" press={() => void act("POST", `${path}/agree`)}>
            {w.agree}
          </Button>
        )}
        <a class="button" href={`/api/guilds/${guild.id}${path}/calendar`} download>
          {w.calendar}
        </a>
        {mayDecide && (
          <Button tone="quiet" icon="close" press={() => void act("DELETE", path)}>
            {w.dropEvening}
          </Button>
        )}
      </p>
    </article>
  );
}

function Propose({ act, close }: { act: Act; close: () => void }): JSX.Element {
  const w = guildWords();
  const id = useId();
  const at = useSignal(nextFriday());
  return (
    <Sheet title={w.propose} close={close}>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void act("POST", "/evenings", { at: new Date(at.value).getTime() }).then((done) => {
            if (done) close();
          });
        }}
      >
        <label class="label" for={id}>
          {w.when}
        </label>
        <input
          id={id}
          class="input"
          type="datetime-local"
          required
          value={at.value}
          onInput={(event) => {
            at.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" tone="lamp" wide>
          {w.proposeDo}
        </Button>
      </form>
    </Sheet>
  );
}

/** Friday at eight, as the field writes it: what most groups mean. */
function nextFriday(): string {
  const day = new Date();
  day.setDate(day.getDate() + ((5 - day.getDay() + 7) % 7 || 7));
  day.setHours(20, 0, 0, 0);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(day.getHours())}:00`;
}
