/** Name and list of one player. */
import type { JSX } from "preact";
import { Button } from "../../../pieces/button.tsx";
import type { LegionScreen } from "../screen-types.ts";

export function PlayerForm({
  words,
  button,
  done,
}: {
  words: LegionScreen["words"];
  button: string;
  done: (name: string, list: string) => Promise<void>;
}): JSX.Element {
  const w = words.desk;
  return (
    <form
      class="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const text = (key: string): string => {
          const value = data.get(key);
          return typeof value === "string" ? value : "";
        };
        void done(text("name"), text("list").slice(0, 20_000));
        event.currentTarget.reset();
      }}
    >
      <label class="field">
        <span class="label">{w.name}</span>
        <input class="input" name="name" maxLength={40} autocomplete="off" />
      </label>
      <label class="field">
        <span class="label">{w.listOrLink}</span>
        <textarea class="input" name="list" rows={2} />
      </label>
      <Button type="submit" icon="plus">
        {button}
      </Button>
    </form>
  );
}
