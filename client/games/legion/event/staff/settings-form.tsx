/** How a tournament is played: the usual ones in one tap, every number by hand, the open readings below. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import {
  openReadings,
  openRulings,
  settingBounds,
  usualGames,
  type TournamentSettings,
} from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { Segments } from "../../../../pieces/segments.tsx";
import type { LegionScreen } from "../../screen-types.ts";
import { eventWords, type EventWords } from "../words.ts";

interface SettingsFormProps {
  readonly words: LegionScreen["words"];
  readonly name: string;
  readonly settings: TournamentSettings;
  readonly button: string;
  /** Said above the button. */
  readonly note?: string | null;
  readonly done: (name: string, settings: TournamentSettings) => void;
}

export function SettingsForm(props: SettingsFormProps): JSX.Element {
  const w = eventWords();
  const name = useSignal(props.name);
  const now = useSignal(props.settings);
  const set = (part: Partial<TournamentSettings>): void =>
    void (now.value = { ...now.value, ...part });
  return (
    <form
      class="entry-form event-settings"
      onSubmit={(event) => {
        event.preventDefault();
        props.done(name.value, now.value);
      }}
    >
      <label class="field">
        <span class="label">{w.name}</span>
        <input
          class="input"
          value={name.value}
          maxLength={60}
          required
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <Usual w={w} now={now.value} set={set} />
      <div class="event-numbers">
        {(["rounds", "minutes", "points"] as const).map((which) => (
          <NumberField
            key={which}
            label={w[which]}
            value={now.value[which]}
            bounds={settingBounds[which]}
            change={(value) => set({ [which]: value ?? now.value[which] })}
          />
        ))}
        <NumberField
          label={w.units}
          value={now.value.units}
          placeholder={w.anyUnits}
          bounds={settingBounds.units}
          change={(units) => set({ units })}
        />
      </div>
      <Segments
        label={w.edition}
        value={now.value.edition}
        choices={(["current", "classic"] as const).map((value) => ({
          value,
          text: props.words.options["edition"]?.values[value] ?? value,
        }))}
        change={(edition) => set({ edition })}
      />
      <Rulings words={props.words} w={w} now={now.value} set={set} />
      {props.note && <p class="soft">{props.note}</p>}
      <Button type="submit" tone="lamp" wide>
        {props.button}
      </Button>
    </form>
  );
}

interface PartProps {
  readonly w: EventWords;
  readonly now: TournamentSettings;
  readonly set: (part: Partial<TournamentSettings>) => void;
}

function Usual({ w, now, set }: PartProps): JSX.Element {
  return (
    <div role="group" aria-label={w.usualGames} class="doors">
      {usualGames.map(({ id, points, minutes }) => (
        <Button
          key={id}
          pressed={now.points === points && now.minutes === minutes}
          press={() => set({ points, minutes })}
        >
          {w.usual[id]}
        </Button>
      ))}
    </div>
  );
}

function NumberField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly placeholder?: string;
  readonly bounds: readonly [number, number];
  readonly change: (value: number | null) => void;
}): JSX.Element {
  const [least, most] = props.bounds;
  return (
    <label class="field">
      <span class="label">{props.label}</span>
      <input
        class="input number"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={props.value ?? ""}
        placeholder={props.placeholder}
        onInput={({ currentTarget: { value } }) =>
          props.change(value === "" ? null : Math.round(Number(value)))
        }
      />
    </label>
  );
}

/** [LC-TOUR-09] */
function Rulings({
  words,
  w,
  now,
  set,
}: PartProps & Pick<SettingsFormProps, "words">): JSX.Element {
  return (
    <details>
      <summary class="label">{w.rulings}</summary>
      <p class="soft">{w.rulingsLine}</p>
      {openRulings
        .filter(({ id }) => words.options[id] !== undefined && isOpenIn(now.edition, id))
        .map(({ id, values, standard }) => (
          <Segments
            key={id}
            label={words.options[id]?.label ?? id}
            hint={words.options[id]?.hint}
            value={now.rulings[id] ?? standard}
            choices={values.map((value) => ({
              value,
              text: words.options[id]?.values[value] ?? value,
            }))}
            change={(value) => set({ rulings: { ...now.rulings, [id]: value } })}
          />
        ))}
    </details>
  );
}

/** What the other edition leaves open changes nothing in this one. */
function isOpenIn(edition: TournamentSettings["edition"], id: string): boolean {
  return id === "scenario" || openReadings[edition].some((reading) => reading === id);
}
