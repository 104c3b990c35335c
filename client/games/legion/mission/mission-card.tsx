/** The mission of this game: objective, secondary and advantages, named once. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { primaryIds, secondaryIds, sides, type MissionChoice } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import type { LedgerProps } from "../screen-types.ts";

const nothing: MissionChoice = {
  primary: null,
  secondary: null,
  advantages: { blue: null, red: null },
};

/** [LC-ADV-01] Those every army may bring; a faction's own are typed. */
const advantageNames = [
  "Advanced Intel",
  "Cunning Deployment",
  "Fortified Position",
  "Garrison",
  "Ordnance",
  "Strafing Run",
];

export function MissionCard(props: LedgerProps): JSX.Element | null {
  const { view, words, seat } = props;
  const w = words.mission;
  const open = useSignal(false);
  const { cards } = view.mission;
  if (seat === null && cards === null) return null;
  return (
    <div class="mission-card">
      <p>
        <span class="label">{w.title}</span> {missionText(props)}
      </p>
      {seat !== null && <Button press={() => (open.value = true)}>{w.choose}</Button>}
      {open.value && <MissionSheet {...props} close={() => (open.value = false)} />}
    </div>
  );
}

export function missionText({ view, words }: Pick<LedgerProps, "view" | "words">): string {
  const w = words.mission;
  const { cards } = view.mission;
  if (cards === null) return w.none;
  const names = [
    cards.primary === null ? null : w.primaries[cards.primary],
    cards.secondary === null ? null : w.secondaries[cards.secondary],
  ].filter((name) => name !== null && name !== undefined);
  return names.length === 0 ? w.none : names.join(" · ");
}

function MissionSheet({
  view,
  words,
  send,
  close,
}: LedgerProps & { close: () => void }): JSX.Element {
  const w = words.mission;
  const draft = useSignal<MissionChoice>(view.mission.cards ?? nothing);
  const { primary, secondary, advantages } = draft.value;
  return (
    <Sheet title={w.choose} close={close}>
      <form
        class="entry-form"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void send({ type: "choose-mission", mission: draft.value });
        }}
      >
        <CardField
          label={w.primary}
          value={primary}
          ids={primaryIds}
          names={w.primaries}
          none={w.none}
          change={(id) => (draft.value = { ...draft.value, primary: id })}
        />
        <CardField
          label={w.secondary}
          value={secondary}
          ids={secondaryIds}
          names={w.secondaries}
          none={w.none}
          change={(id) => (draft.value = { ...draft.value, secondary: id })}
        />
        {sides.map((side) => (
          <label key={side} class="field">
            <span class="label">{w.advantage(words.side[side] ?? side)}</span>
            <input
              class="input"
              maxLength={60}
              list="advantages"
              value={advantages[side] ?? ""}
              onInput={({ currentTarget }) =>
                (draft.value = {
                  ...draft.value,
                  advantages: { ...advantages, [side]: currentTarget.value.trim() || null },
                })
              }
            />
          </label>
        ))}
        <datalist id="advantages">
          {advantageNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" tone="lamp" wide>
          {w.choose}
        </Button>
      </form>
    </Sheet>
  );
}

function CardField<T extends string>(field: {
  readonly label: string;
  readonly value: T | null;
  readonly ids: readonly T[];
  readonly names: Readonly<Record<string, string>>;
  readonly none: string;
  readonly change: (id: T | null) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span class="label">{field.label}</span>
      <select
        class="input"
        value={field.value ?? ""}
        onChange={({ currentTarget }) =>
          field.change(field.ids.find((id) => id === currentTarget.value) ?? null)
        }
      >
        <option value="">{field.none}</option>
        {field.ids.map((id) => (
          <option key={id} value={id}>
            {field.names[id] ?? id}
          </option>
        ))}
      </select>
    </label>
  );
}
