/** [LB-LEDGER-23] What lies beside a unit and is easily forgotten: one tap each, and nothing asks for it. */
import type { JSX } from "preact";
import { courageOf, remindersOf, type Command, type Reminder } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import type { UnitProps } from "./unit-rows.tsx";

/** As many as a thumb finds in one row; rarer numbers are an entry to change. */
const shown: Readonly<Record<Reminder, number>> = { suppression: 5, standby: 1, exhausted: 3 };

type Writing = UnitProps & { readonly write: (command: Command) => void };

export function Reminders(props: Writing): JSX.Element {
  const { words, unit, write } = props;
  const standby = remindersOf(unit, "standby") > 0;
  const courage = courageOf(unit);
  return (
    <>
      <Row
        {...props}
        reminder="suppression"
        name={
          courage === null
            ? words.unit.reminder.suppression
            : words.unit.suppressionAgainst(courage)
        }
      />
      <Row {...props} reminder="exhausted" name={words.unit.reminder.exhausted} />
      <Button
        wide
        pressed={standby}
        tone={standby ? "lamp" : "plain"}
        press={() =>
          write({
            type: "set-reminder",
            unit: unit.id,
            reminder: "standby",
            count: standby ? 0 : 1,
          })
        }
      >
        {words.unit.reminder.standby}
      </Button>
    </>
  );
}

function Row({
  unit,
  write,
  reminder,
  name,
}: Writing & { readonly reminder: Reminder; readonly name: string }): JSX.Element {
  const now = remindersOf(unit, reminder);
  return (
    <fieldset class="field wounds-row">
      <legend class="label">{name}</legend>
      <div class="numbers">
        {Array.from({ length: Math.max(shown[reminder], now) + 1 }, (_, count) => (
          <Button
            key={count}
            pressed={count === now}
            tone={count === now ? "lamp" : "plain"}
            label={`${name}: ${count}`}
            press={() => write({ type: "set-reminder", unit: unit.id, reminder, count })}
          >
            {String(count)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
