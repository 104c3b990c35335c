/** One entry, opened: every field of it can be changed and the rest is judged again. */
import { sameData } from "#rules/same-data.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Command } from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { fieldsOf } from "./entry-fields.ts";
import type { LedgerProps } from "../screen-types.ts";

export function EntryForm({
  view,
  words,
  command,
  save,
}: LedgerProps & { command: Command; save: (command: Command) => void }): JSX.Element {
  const draft = useSignal(command);
  const isSame = sameData(draft.value, command);
  return (
    <form
      class="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) save(draft.value);
      }}
    >
      {fieldsOf(draft.value, view, words).map((field, at) => (
        <label key={`${at}${field.label}`} class="field">
          <span class="label">{field.label}</span>
          {field.type === "choice" ? (
            <select
              class="input"
              value={field.value}
              onChange={(event) => (draft.value = field.with(event.currentTarget.value))}
            >
              {field.choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input
              class="input number"
              type="number"
              inputMode="numeric"
              min={field.least}
              max={field.most}
              value={field.value}
              onInput={({ currentTarget }) => {
                if (currentTarget.value !== "")
                  draft.value = field.with(
                    Math.min(
                      field.most,
                      Math.max(field.least, Math.trunc(Number(currentTarget.value) || 0)),
                    ),
                  );
              }}
            />
          )}
        </label>
      ))}
      <Button type="submit" tone="lamp" wide whyNot={isSame ? words.history.same : null}>
        {words.history.save}
      </Button>
    </form>
  );
}
