/** The organiser's desk: what comes next in one button, then people, pairings by hand, settings, the end. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { isRoundOpen, resultAt } from "#rules/legion/index.ts";
import { request } from "../../../../lobby/request.ts";
import { Button } from "../../../../pieces/button.tsx";
import { go } from "../../../../route.ts";
import type { LegionScreen } from "../../screen-types.ts";
import { LinkWithCode } from "../../share/link-with-code.tsx";
import { ByHand } from "./by-hand.tsx";
import { People } from "./people.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { RoundTime } from "../time.tsx";
import type { SeenEvent } from "../use-event.ts";
import { useEventLink } from "../use-link.ts";
import { eventWords } from "../words.ts";

interface OrganiseProps {
  readonly seen: SeenEvent;
  readonly words: LegionScreen["words"];
}

export function Organise({ seen, words }: OrganiseProps): JSX.Element {
  const { event, ask, id } = seen;
  const w = eventWords();
  const link = useEventLink(id);
  return (
    <section class="event-desk" aria-label={w.organise}>
      <h3>{w.organise}</h3>
      <NextStep seen={seen} />
      <details open={event.rounds.length === 0}>
        <summary class="label">{w.invite}</summary>
        <LinkWithCode link={link} alt={w.invite} tooBig={words.share.tooBig} />
        <label class="check">
          <input
            type="checkbox"
            checked={event.signUp}
            onChange={({ currentTarget: { checked } }) =>
              void ask({ type: "set-sign-up", open: checked })
            }
          />
          <span>{w.signUpOpen}</span>
        </label>
      </details>
      <People seen={seen} />
      {event.rounds.length > 0 && <ByHand seen={seen} />}
      <details>
        <summary class="label">{w.settings}</summary>
        <SettingsForm
          words={words}
          name={event.name}
          settings={event.settings}
          button={w.save}
          note={event.rounds.length > 0 ? w.fromNowOn : null}
          done={(name, settings) => void ask({ type: "set-up", name, settings })}
        />
        <Ending seen={seen} />
      </details>
    </section>
  );
}

/** Pair the next round, or see how far this one is. */
function NextStep({ seen }: { seen: SeenEvent }): JSX.Element {
  const { event, ask } = seen;
  const w = eventWords();
  const sure = useSignal(false);
  const round = event.rounds.length;
  const last = event.rounds.at(-1);
  const open = last !== undefined && isRoundOpen(last);
  const left = last?.pairings.filter((each) => each.players[1] !== null && resultAt(each) === null);
  const isFresh = last?.pairings.every((each) => resultAt(each) === null) === true;
  const players = event.members.filter(({ plays, left: gone }) => plays && gone === null);
  return (
    <div class="event-next">
      {open && <RoundTime seen={seen} />}
      {open && (
        <Button
          tone={last.since === null ? "lamp" : "plain"}
          icon={last.since === null ? "play" : "pause"}
          press={() => void ask({ type: "set-clock", runs: last.since === null })}
        >
          {last.since === null ? w.clockStart : w.clockStop}
        </Button>
      )}
      {open && <p class="soft">{w.stillOpen(left?.length ?? 0)}</p>}
      {!open && round < event.settings.rounds && !event.ended && (
        <Button
          tone="lamp"
          wide
          whyNot={players.length < 2 ? (w.refusals["too-few"] ?? null) : null}
          press={() => void ask({ type: "pair" })}
        >
          {w.pair(round + 1)}
        </Button>
      )}
      {open && isFresh && (
        <Button
          tone={sure.value ? "danger" : "quiet"}
          press={() => {
            if (sure.value) void ask({ type: "unpair" });
            sure.value = !sure.value;
          }}
        >
          {sure.value ? w.unpairSure : w.unpair}
        </Button>
      )}
    </div>
  );
}

function Ending({ seen: { event, ask, id } }: { seen: SeenEvent }): JSX.Element {
  const w = eventWords();
  const sure = useSignal<"end" | "forget" | null>(null);
  async function forget(): Promise<void> {
    const reply = await request<null>("DELETE", `/tournaments/${id}`);
    if (reply.type === "ok") go("/g/legion/event");
  }
  if (event.ended)
    return (
      <div class="doors">
        <Button press={() => void ask({ type: "reopen" })}>{w.reopen}</Button>
        {sure.value === "forget" ? (
          <Button tone="danger" press={() => void forget()}>
            {w.forgetSure}
          </Button>
        ) : (
          <Button tone="quiet" press={() => (sure.value = "forget")}>
            {w.forget}
          </Button>
        )}
      </div>
    );
  return sure.value === "end" ? (
    <Button tone="danger" press={() => void ask({ type: "end" })}>
      {w.endSure}
    </Button>
  ) : (
    <Button tone="quiet" press={() => (sure.value = "end")}>
      {w.end}
    </Button>
  );
}
