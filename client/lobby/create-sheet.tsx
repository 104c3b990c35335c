/** A new table: the terms, fixed once the first card is dealt. */
import { standardLevel } from "#bots/standard-level.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { CardSet, Hall, NewTable, TableMade } from "#table/talk/lobby.ts";
import type { GameCard } from "../games/list.ts";
import { useScreen } from "../games/use-screen.ts";
import { Button } from "../pieces/button.tsx";
import { Segments } from "../pieces/segments.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { language } from "../settings/settings.ts";
import { errorText, words } from "../words/words.ts";
import { request } from "./request.ts";
import { HouseRules } from "./house-rules.tsx";
import { hallReached, myName, withName } from "./me.ts";

const clocks = ["none", "30", "60", "120", "300"] as const;

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => String(from + i));

export function CreateSheet({ card, close }: { card: GameCard; close: () => void }): JSX.Element {
  const w = words.value.create;
  const loaded = useScreen(card.id);
  const where = useSignal<"link" | "device">(
    hallReached.value && card.begins === "with-bots" ? "link" : "device",
  );
  const seats = useSignal(card.seats.usual);
  const people = useSignal(card.begins === "with-bots" ? 1 : card.seats.usual);
  const bots = useSignal(0);
  const level = useSignal<string | null>(null);
  const clock = useSignal<(typeof clocks)[number]>("none");
  const listed = useSignal<"yes" | "no">("no");
  const coach = useSignal(false);
  const options = useSignal<Readonly<Record<string, string>>>({});
  const content = useSignal<unknown>(null);
  const sets = useSignal<readonly CardSet[]>([]);

  useEffect(() => {
    void request<Hall>("GET", "/hall").then((reply) => {
      if (reply.type === "ok")
        sets.value = reply.value.cardSets.filter(
          (set) => set.game === card.id && set.hash !== null,
        );
    });
  }, []);

  if (!loaded)
    return (
      <Sheet title={w.titleOf(card.name[language.value])} close={close}>
        <p>{words.value.loading}</p>
      </Sheet>
    );
  const { screen, words: gameWords } = loaded;
  const levels = screen.bots(gameWords);
  const botLevel = level.value ?? standardLevel(levels.map((bot) => bot.level));
  const onDevice = where.value === "device";
  const withBots = onDevice ? people.value < seats.value : bots.value > 0;

  async function openTable(): Promise<void> {
    if (onDevice) {
      const { makeLocal } = await import("../local/make.ts");
      const id = await makeLocal({
        card,
        seats: seats.value,
        people: levels.length === 0 ? seats.value : Math.min(people.value, seats.value),
        options: options.value,
        content: content.value,
        botLevel,
        coach: coach.value,
        name: myName.value ?? words.value.recruit,
      });
      return go(`/local/${id}`);
    }
    const wanted: NewTable = {
      game: card.id,
      seats: seats.value,
      options: options.value,
      content: content.value,
      clock: clock.value === "none" ? null : Number(clock.value),
      ...(levels.length > 0 ? { botLevel } : {}),
      coach: coach.value,
      listed: listed.value === "yes",
      bots: Array.from({ length: bots.value }, (_, i) => seats.value - 1 - i),
    };
    await withName(() => {
      void request<TableMade>("POST", "/tables", wanted).then((reply) => {
        if (reply.type === "no") return toast(errorText(reply.code), "no");
        close();
        go(reply.value.path);
      });
    });
  }

  return (
    <Sheet title={w.titleOf(card.name[language.value])} close={close}>
      <Segments
        label={w.where}
        value={where.value}
        choices={[
          { value: "link", text: w.byLink },
          { value: "device", text: w.onDevice },
        ]}
        hint={onDevice ? w.onDeviceHint : undefined}
        change={(value) => {
          where.value = value;
        }}
      />
      {card.seats.min < card.seats.max && (
        <Segments
          label={w.seats}
          value={String(seats.value)}
          choices={numbers(card.seats.min, card.seats.max).map((value) => ({ value, text: value }))}
          change={(value) => {
            seats.value = Number(value);
            bots.value = Math.min(bots.value, seats.value - 1);
          }}
        />
      )}
      {onDevice && levels.length > 0 && (
        <Segments
          label={w.people}
          value={String(Math.min(people.value, seats.value))}
          choices={numbers(1, seats.value).map((value) => ({ value, text: value }))}
          change={(value) => {
            people.value = Number(value);
          }}
        />
      )}
      {!onDevice && levels.length > 0 && (
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
      )}
      {levels.length > 1 && withBots && (
        <Segments
          label={w.botLevel}
          value={botLevel}
          choices={levels.map(({ level: value, name }) => ({ value, text: name }))}
          hint={levels.find((bot) => bot.level === botLevel)?.line}
          change={(value) => {
            level.value = value;
          }}
        />
      )}
      {!onDevice && (
        <>
          <Segments
            label={w.listed}
            value={listed.value}
            choices={[
              { value: "no", text: w.listedNo },
              { value: "yes", text: w.listedYes },
            ]}
            change={(value) => {
              listed.value = value;
            }}
          />
          <Segments
            label={w.clock}
            value={clock.value}
            choices={clocks.map((value) => ({
              value,
              text: value === "none" ? w.noClock : w.seconds(Number(value)),
            }))}
            change={(value) => {
              clock.value = value;
            }}
          />
        </>
      )}
      {screen.Content && (
        <screen.Content
          words={gameWords}
          language={language.value}
          content={content.value}
          change={(chosen) => {
            content.value = chosen;
          }}
        />
      )}
      {sets.value.length > 0 && !onDevice && (
        <Segments
          label={w.cardSet}
          value={typeof content.value === "string" ? content.value : ""}
          choices={[
            { value: "", text: w.ownSet },
            ...sets.value.map((set) => ({ value: set.hash ?? "", text: set.name })),
          ]}
          change={(value) => {
            content.value = value === "" ? null : value;
          }}
        />
      )}
      <HouseRules
        loaded={loaded}
        options={options.value}
        change={(id, value) => {
          options.value = { ...options.value, [id]: value };
        }}
      />
      {levels.length > 0 && (
        <label class="switch">
          <input
            type="checkbox"
            checked={coach.value}
            onChange={(event) => {
              coach.value = event.currentTarget.checked;
            }}
          />
          {w.coach}
        </label>
      )}
      <Button tone="lamp" wide press={() => void openTable()}>
        {onDevice ? w.start : w.open}
      </Button>
    </Sheet>
  );
}
