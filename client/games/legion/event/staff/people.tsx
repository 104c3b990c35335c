/** Who takes part: lists, roles, who goes and who comes back; somebody without a phone is written down here. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Member } from "#rules/legion/index.ts";
import type { HandedInList } from "#table/talk/tournament.ts";
import { request } from "../../../../lobby/request.ts";
import { Button } from "../../../../pieces/button.tsx";
import { Sheet } from "../../../../pieces/sheet.tsx";
import { ListLine } from "../list-line.tsx";
import { nameIn, type SeenEvent } from "../use-event.ts";
import { eventWords } from "../words.ts";

export function People({ seen }: { seen: SeenEvent }): JSX.Element {
  const { event, ask } = seen;
  const w = eventWords();
  const shown = useSignal<number | null>(null);
  const playing = event.members.filter(({ plays, left }) => plays && left === null).length;
  const member = event.members.find(({ number }) => number === shown.value);
  return (
    <details class="desk-people" open={event.rounds.length === 0}>
      <summary class="label">{w.players(playing)}</summary>
      <ul class="event-people">
        {event.members.map((each) => (
          <li key={each.number}>
            <button type="button" class="pick" onClick={() => (shown.value = each.number)}>
              <b>{nameIn(event, each.number)}</b>
              <small>{stateOf(each, event.rounds.length)}</small>
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary class="label">{w.addPlayer}</summary>
        <form
          class="entry-form"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            const form = submitted.currentTarget;
            const data = new FormData(form);
            const text = (key: string): string => {
              const value = data.get(key);
              return typeof value === "string" ? value : "";
            };
            void ask({ type: "add-player", name: text("name"), list: text("list") }).then(
              (done) => done && form.reset(),
            );
          }}
        >
          <label class="field">
            <span class="label">{w.player}</span>
            <input class="input" name="name" maxLength={40} required autocomplete="off" />
          </label>
          <label class="field">
            <span class="label">{w.listOf}</span>
            <textarea class="input" name="list" rows={3} />
          </label>
          <Button type="submit" icon="plus">
            {w.addPlayer}
          </Button>
        </form>
      </details>
      {member !== undefined && (
        <Sheet title={nameIn(event, member.number)} close={() => (shown.value = null)}>
          <OneMember seen={seen} member={member} />
        </Sheet>
      )}
    </details>
  );
}

function stateOf(
  { organises, judges, plays, left, removed, joined, list }: Member,
  rounds: number,
): string {
  const w = eventWords();
  const late = plays && rounds > 0 && joined > 1;
  return [
    organises ? w.organiser : "",
    judges ? w.judge : "",
    removed ? w.removed : left === null ? "" : w.gone(left),
    late ? w.late : "",
    plays && list === null ? w.noList : "",
    list !== null && list.flaws.length > 0 ? (w.flaws[list.flaws[0] ?? ""] ?? "") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function OneMember({ seen, member }: { seen: SeenEvent; member: Member }): JSX.Element {
  const { ask, event, id } = seen;
  const w = eventWords();
  const text = useSignal<string | null>(null);
  const { number, left, judges, organises } = member;
  async function show(): Promise<void> {
    const reply = await request<HandedInList>("GET", `/tournaments/${id}/lists/${number}`);
    text.value = reply.type === "ok" ? reply.value.list : "";
  }
  return (
    <div class="event-member">
      {member.list !== null && <ListLine list={member.list} points={event.settings.points} />}
      {member.list !== null && text.value === null && (
        <Button press={() => void show()}>{w.listOf}</Button>
      )}
      {text.value !== null && <pre>{text.value}</pre>}
      <div class="doors">
        <Button
          pressed={judges}
          press={() =>
            void ask({ type: "give-role", member: number, role: "judge", given: !judges })
          }
        >
          {w.makeJudge}
        </Button>
        <Button
          pressed={organises}
          press={() =>
            void ask({ type: "give-role", member: number, role: "organiser", given: !organises })
          }
        >
          {w.makeOrganiser}
        </Button>
      </div>
      {member.plays &&
        (left === null ? (
          <div class="doors">
            <Button press={() => void ask({ type: "drop", member: number })}>{w.drop}</Button>
            <Button tone="danger" press={() => void ask({ type: "remove", member: number })}>
              {w.remove}
            </Button>
          </div>
        ) : (
          <Button press={() => void ask({ type: "return", member: number })}>{w.comeBack}</Button>
        ))}
    </div>
  );
}
