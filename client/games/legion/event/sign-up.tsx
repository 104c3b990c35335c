/** Signing up on one's own phone: the list is read while it is pasted. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { listSummary, longestList, memberOf } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import type { LegionScreen } from "../screen-types.ts";
import { ListLine } from "./list-line.tsx";
import { OpenQuestion } from "./open-question.tsx";
import { asSomebody, type SeenEvent } from "./use-event.ts";
import { eventWords } from "./words.ts";

interface SignUpProps {
  readonly seen: SeenEvent;
  readonly words: LegionScreen["words"];
}

export function SignUp({ seen, words }: SignUpProps): JSX.Element {
  const { event, me } = seen;
  const w = eventWords();
  const mine = me === null ? undefined : memberOf(event, me);
  if (mine?.plays === true && mine.left === null) return <Playing seen={seen} words={words} />;
  if (mine?.plays === true)
    return (
      <section class="event-part">
        <p>{mine.removed ? w.refusals["removed"] : w.gone(mine.left ?? 0)}</p>
        {!mine.removed && event.signUp && (
          <Button press={() => void seen.ask({ type: "return", member: mine.number })}>
            {w.return}
          </Button>
        )}
      </section>
    );
  if (!event.signUp) return <p class="soft">{w.signUpClosed}</p>;
  const form = (
    <>
      <p>{w.signUpLine}</p>
      <ListForm seen={seen} words={words} button={w.signUp} />
      {mine === undefined && (
        <Button tone="quiet" press={() => asSomebody(() => void seen.ask({ type: "come-in" }))}>
          {w.comeIn}
        </Button>
      )}
    </>
  );
  if (mine === undefined)
    return (
      <section class="event-part" aria-label={w.signUp}>
        <h3>{w.signUp}</h3>
        {form}
      </section>
    );
  return (
    <details class="event-part">
      <summary class="label">{w.signUp}</summary>
      {!mine.organises && !mine.judges && <p class="soft">{w.helping}</p>}
      {form}
    </details>
  );
}

function Playing({ seen, words }: SignUpProps): JSX.Element | null {
  const { event, me, ask } = seen;
  const w = eventWords();
  const leaving = useSignal(false);
  const mine = me === null ? undefined : memberOf(event, me);
  if (mine === undefined) return null;
  return (
    <details class="event-part" open={event.rounds.length === 0}>
      <summary class="label">{w.list}</summary>
      {mine.list === null ? (
        <p>{w.noList}</p>
      ) : (
        <ListLine list={mine.list} points={event.settings.points} />
      )}
      {event.rounds.length === 0 && <p class="soft">{w.waitForPairing}</p>}
      <details>
        <summary class="label">{w.changeList}</summary>
        <ListForm seen={seen} words={words} button={w.handIn} />
      </details>
      {leaving.value ? (
        <Button tone="danger" press={() => void ask({ type: "drop", member: mine.number })}>
          {w.dropSure}
        </Button>
      ) : (
        <Button tone="quiet" press={() => (leaving.value = true)}>
          {w.drop}
        </Button>
      )}
    </details>
  );
}

function ListForm({ seen, words, button }: SignUpProps & { readonly button: string }): JSX.Element {
  const w = eventWords();
  const text = useSignal("");
  const { settings } = seen.event;
  const read = listSummary(text.value.slice(0, longestList), settings);
  return (
    <form
      class="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        asSomebody(async () => {
          if (!(await seen.ask({ type: "sign-up", list: text.value }))) return;
          text.value = "";
          toast(w.signedUp);
        });
      }}
    >
      <label class="field">
        <span class="label">{w.list}</span>
        <textarea
          class="input"
          rows={5}
          maxLength={longestList}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      {read !== null && <ListLine list={read} points={settings.points} />}
      <OpenQuestion
        words={words}
        text={text.value}
        settings={settings}
        change={(next) => (text.value = next)}
      />
      <Button type="submit" tone="lamp" wide>
        {button}
      </Button>
    </form>
  );
}
