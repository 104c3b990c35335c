/** [LC-TOUR-12] How it ended, and only what that still leaves to be told. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { gameEndings, type GameEnding, type TableResult } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { Segments } from "../../../../pieces/segments.tsx";
import { eventWords } from "../words.ts";

interface ResultFormProps {
  readonly names: readonly [string, string];
  /** What stands there now. */
  readonly from: TableResult | null;
  /** A judge's decision is a judge's. */
  readonly judges: boolean;
  readonly button: string;
  readonly done: (result: TableResult, reason: string) => void;
}

const nothing: TableResult = { how: "played", points: [0, 0], defeated: [0, 0], winner: null };

export function ResultForm(props: ResultFormProps): JSX.Element {
  const w = eventWords();
  const now = useSignal<TableResult>(props.from ?? nothing);
  const reason = useSignal("");
  const { how, winner } = now.value;
  const set = (part: Partial<TableResult>): void => void (now.value = { ...now.value, ...part });
  const [one, two] = props.names;
  return (
    <form
      class="entry-form event-slip"
      onSubmit={(event) => {
        event.preventDefault();
        props.done(told(now.value), reason.value);
      }}
    >
      <label class="field">
        <span class="label">{w.howEnded}</span>
        <select
          class="input"
          value={how}
          onChange={(event) => set({ how: event.currentTarget.value as GameEnding })}
        >
          {gameEndings
            .filter((ending) => props.judges || ending !== "judged")
            .map((ending) => (
              <option key={ending} value={ending}>
                {w.how[ending]}
              </option>
            ))}
        </select>
      </label>
      {how !== "no-show" && (
        <div class="event-numbers">
          <Two
            label={w.pointsOf}
            names={props.names}
            value={now.value.points}
            change={(points) => set({ points })}
          />
          <Two
            label={w.defeatedOf}
            names={props.names}
            value={now.value.defeated}
            change={(defeated) => set({ defeated })}
          />
        </div>
      )}
      {how !== "played" && how !== "drawn" && (
        <Segments
          label={w.winner}
          value={winner === null ? "none" : winner === 0 ? "one" : "two"}
          choices={[
            { value: "one", text: one },
            { value: "two", text: two },
            ...(how === "judged" ? ([{ value: "none", text: w.nobody }] as const) : []),
          ]}
          change={(who) => set({ winner: who === "none" ? null : who === "one" ? 0 : 1 })}
        />
      )}
      {props.judges && (
        <label class="field">
          <span class="label">{w.reason}</span>
          <input
            class="input"
            maxLength={200}
            value={reason.value}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
        </label>
      )}
      <Button type="submit" tone="lamp" wide>
        {props.button}
      </Button>
    </form>
  );
}

/** [LC-END-05] Points decide a game that was played; nobody has any where somebody did not come. */
function told({ how, points, defeated, winner }: TableResult): TableResult {
  switch (how) {
    case "played":
      return { how, points, defeated, winner: leader(points) ?? leader(defeated) };
    case "drawn":
      return { how, points, defeated, winner: null };
    case "no-show":
      return { how, points: [0, 0], defeated: [0, 0], winner };
    default:
      return { how, points, defeated, winner };
  }
}

function leader([one, two]: readonly [number, number]): 0 | 1 | null {
  return one === two ? null : one > two ? 0 : 1;
}

function Two({
  label,
  names,
  value,
  change,
}: {
  label: (name: string) => string;
  names: readonly [string, string];
  value: readonly [number, number];
  change: (value: readonly [number, number]) => void;
}): JSX.Element {
  return (
    <>
      {([0, 1] as const).map((at) => (
        <label key={at} class="field">
          <span class="label">{label(names[at])}</span>
          <input
            class="input number"
            type="number"
            inputMode="numeric"
            min={0}
            max={9999}
            value={value[at]}
            onFocus={(event) => event.currentTarget.select()}
            onInput={({ currentTarget }) => {
              const typed = Math.max(0, Math.round(Number(currentTarget.value)) || 0);
              change(at === 0 ? [typed, value[1]] : [value[0], typed]);
            }}
          />
        </label>
      ))}
    </>
  );
}
