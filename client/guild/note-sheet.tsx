/** A game at a real table is written down in a guild: who of its players is who there. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId } from "preact/hooks";
import type { GamePlayer, GuildCard, GuildPage, NewNote } from "#table/talk/guild.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Segments } from "../pieces/segments.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText, words } from "../words/words.ts";
import { guildWords } from "./words/words.ts";

export interface NoteSheetProps {
  readonly game: string;
  readonly players: readonly Omit<GamePlayer, "member">[];
  readonly close: () => void;
}

function NoteSheet({ game, players, close }: NoteSheetProps): JSX.Element {
  const w = guildWords();
  const guilds = useSignal<readonly GuildCard[]>([]);
  const chosen = useSignal<GuildPage | null>(null);
  /** Seat by seat; `null` is nobody of the guild. */
  const members = useSignal<readonly (number | null)[]>([]);
  const id = useSignal(crypto.getRandomValues(new Uint32Array(4)).join("-"));

  async function choose(guild: string): Promise<void> {
    const reply = await request<GuildPage>("GET", `/guilds/${guild}`);
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    chosen.value = reply.value;
    members.value = likely(reply.value, players);
  }

  useEffect(() => {
    void request<readonly GuildCard[]>("GET", "/guilds").then((reply) => {
      guilds.value = reply.type === "ok" ? reply.value : [];
      const [first] = guilds.value;
      if (first !== undefined) void choose(first.id);
    });
  }, []);

  async function write({ id: guild, name }: GuildPage): Promise<void> {
    const note: NewNote = {
      id: id.value,
      game,
      ended: Date.now(),
      players: players.map((one, seat) => ({ ...one, member: members.value[seat] ?? null })),
    };
    const reply = await request<null>("POST", `/guilds/${guild}/notes`, note);
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    toast(w.taken(name));
    close();
  }

  const guild = chosen.value;
  return (
    <Sheet title={w.note} close={close}>
      {guilds.value.length > 1 && (
        <Segments
          label={words.value.guilds.title}
          value={guild?.id ?? ""}
          choices={guilds.value.map(({ id: value, name }) => ({ value, text: name }))}
          change={(value) => void choose(value)}
        />
      )}
      {guild === null ? (
        <p class="soft">{words.value.guilds.hint}</p>
      ) : (
        <>
          <p>{w.noteLine}</p>
          {players.map(({ name }, seat) => (
            <WhoWas
              key={seat}
              name={name}
              guild={guild}
              member={members.value[seat] ?? null}
              change={(member) => (members.value = members.value.with(seat, member))}
            />
          ))}
          <Button
            tone="lamp"
            wide
            whyNot={members.value.includes(guild.myNumber) ? null : w.noteMe}
            press={() => void write(guild)}
          >
            {w.noteDo}
          </Button>
        </>
      )}
    </Sheet>
  );
}

interface WhoWasProps {
  readonly name: string;
  readonly guild: GuildPage;
  readonly member: number | null;
  readonly change: (member: number | null) => void;
}

function WhoWas({ name, guild, member, change }: WhoWasProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label class="label" for={id}>
        {name}
      </label>
      <select
        id={id}
        class="input"
        value={member ?? ""}
        onChange={({ currentTarget: { value } }) => change(value === "" ? null : Number(value))}
      >
        <option value="">{guildWords().outside}</option>
        {guild.people
          .filter(({ role }) => role !== null)
          .map((one) => (
            <option key={one.number} value={one.number}>
              {one.name}
            </option>
          ))}
      </select>
    </div>
  );
}

/** Whoever is called the same is most likely the same. */
function likely(
  { people }: GuildPage,
  players: NoteSheetProps["players"],
): readonly (number | null)[] {
  const plain = (name: string): string => name.trim().toLowerCase();
  return players.map(
    ({ name }) =>
      people.find((one) => one.role !== null && plain(one.name) === plain(name))?.number ?? null,
  );
}

export async function withWords(): Promise<typeof NoteSheet> {
  await guildWords.here();
  return NoteSheet;
}
