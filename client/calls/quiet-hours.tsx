/** When nobody shall call me, by the clock of this device's zone. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import type { CallWishes } from "#table/talk/calls.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { language } from "../settings/settings.ts";
import { errorText } from "../words/words.ts";
import { callsWords } from "./words/words.ts";

interface Props {
  readonly wishes: CallWishes;
  readonly saved: () => Promise<void>;
}

const evening = "22:00";
const morning = "07:00";

export function QuietHoursForm({ wishes, saved }: Props): JSX.Element {
  const w = callsWords();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOn = useSignal(wishes.quietHours !== null);
  const from = useSignal(wishes.quietHours === null ? evening : timeText(wishes.quietHours.from));
  const to = useSignal(wishes.quietHours === null ? morning : timeText(wishes.quietHours.to));

  async function save(): Promise<void> {
    const quietHours = isOn.value
      ? { from: minutesIn(from.value), to: minutesIn(to.value), zone }
      : null;
    const sent = { quietHours, zone, language: language.value } satisfies CallWishes;
    const reply = await request("POST", "/me/calls/wishes", sent);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else toast(w.saved);
    await saved();
  }

  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{w.quiet}</h3>
      <p class="soft">{w.quietHint(zone)}</p>
      <label class="switch">
        <input
          type="checkbox"
          checked={isOn.value}
          onChange={(event) => {
            isOn.value = event.currentTarget.checked;
          }}
        />
        <span>{w.quietOn}</span>
      </label>
      {isOn.value && (
        <div class="hours">
          <Time label={w.from} value={from.value} change={(value) => (from.value = value)} />
          <Time label={w.to} value={to.value} change={(value) => (to.value = value)} />
        </div>
      )}
      <Button type="submit">{w.save}</Button>
    </form>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
}

function Time({ label, value, change }: TimeProps): JSX.Element {
  const id = useId();
  return (
    <span>
      <label class="label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="input"
        type="time"
        required
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </span>
  );
}

function timeText(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesIn(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}
