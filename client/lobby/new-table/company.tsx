/** How many sit down: seats, people at this device, bots and how well they play. */
import type { JSX } from "preact";
import { longest } from "#table/talk/limits.ts";
import type { GameCard } from "../../games/list.ts";
import { Segments } from "../../pieces/segments.tsx";
import { words } from "../../words/words.ts";
import { levelOf, type BotLevel, type Wishes } from "./wishes.ts";

interface BotsProps {
  readonly wishes: Wishes;
  readonly levels: readonly BotLevel[];
}

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i));

export function SeatCount({ card, wishes }: { card: GameCard; wishes: Wishes }): JSX.Element {
  const { seats, bots } = wishes;
  return (
    <Segments
      label={words.value.create.seats}
      value={String(seats.value)}
      choices={numbers(card.seats.min, card.seats.max).map((value) => ({ value, text: value }))}
      change={(value) => {
        seats.value = Number(value);
        bots.value = Math.min(bots.value, seats.value - 1);
      }}
    />
  );
}

export function PeopleOrBots({ wishes, levels }: BotsProps): JSX.Element {
  const { where, seats, people, bots } = wishes;
  const onDevice = where.value === "device";
  const withBots = onDevice ? people.value < seats.value : bots.value > 0;
  return (
    <>
      {onDevice ? <PeopleCount wishes={wishes} /> : <BotCount wishes={wishes} />}
      {levels.length > 1 && withBots && <Level wishes={wishes} levels={levels} />}
    </>
  );
}

function PeopleCount({ wishes }: { wishes: Wishes }): JSX.Element {
  const { people, seats } = wishes;
  const count = Math.min(people.value, seats.value);
  return (
    <>
      <Segments
        label={words.value.create.people}
        value={String(count)}
        choices={numbers(1, seats.value).map((value) => ({ value, text: value }))}
        change={(value) => {
          people.value = Number(value);
        }}
      />
      {numbers(2, count).map((number, i) => (
        <GuestName key={number} wishes={wishes} at={i} />
      ))}
    </>
  );
}

/** Whoever shares the device is called by the name they give; a guest otherwise. */
function GuestName({ wishes: { guests }, at }: { wishes: Wishes; at: number }): JSX.Element {
  const guest = words.value.table.guest(at + 2);
  return (
    <input
      class="input"
      aria-label={guest}
      placeholder={guest}
      maxLength={longest.name}
      value={guests.value[at] ?? ""}
      onInput={({ currentTarget }) => {
        const names = [...guests.value];
        while (names.length < at) names.push("");
        names[at] = currentTarget.value;
        guests.value = names;
      }}
    />
  );
}

function BotCount({ wishes: { bots, seats } }: { wishes: Wishes }): JSX.Element {
  const w = words.value.create;
  return (
    <Segments
      label={w.bots}
      value={String(bots.value)}
      choices={numbers(0, seats.value - 1).map((value) => ({
        value,
        text: value === "0" ? w.noBots : value,
      }))}
      change={(value) => {
        bots.value = Number(value);
      }}
    />
  );
}

export function Level({ wishes, levels }: BotsProps): JSX.Element {
  const chosen = levelOf(wishes, levels);
  return (
    <Segments
      label={words.value.create.botLevel}
      value={chosen}
      choices={levels.map(({ level: value, name }) => ({ value, text: name }))}
      hint={levels.find((bot) => bot.level === chosen)?.line}
      change={(value) => {
        wishes.level.value = value;
      }}
    />
  );
}
