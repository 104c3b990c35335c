/** Every key that does something at this table, on `?`. */
import type { JSX } from "preact";
import { Sheet } from "../../pieces/sheet.tsx";
import { keys } from "../../settings/keys.ts";
import { settingsWords } from "../../settings/settings-words.ts";
import type { TableKey } from "../../games/screen.ts";

const signs: Readonly<Record<TableKey | "help", string>> = {
  digits: "1–9",
  arrows: "← →",
  look: "I",
  escape: "Esc",
  help: "?",
};

interface KeysSheetProps {
  readonly keys: readonly TableKey[];
  readonly close: () => void;
}

function KeysSheet({ keys: own, close }: KeysSheetProps): JSX.Element {
  const w = settingsWords();
  const shown = [...own, "help"] as const;
  const isSingle = (key: TableKey | "help"): boolean => key !== "arrows" && key !== "escape";
  return (
    <Sheet title={w.keysTitle} close={close}>
      <dl class="keys">
        {shown.map((key) => (
          <div key={key}>
            <dt>
              <kbd>
                {isSingle(key) && keys.value === "alt" ? `Alt + ${signs[key]}` : signs[key]}
              </kbd>
            </dt>
            <dd>{w.keysDo[key]}</dd>
          </div>
        ))}
      </dl>
      <a href="/settings">{w.keysChange}</a>
    </Sheet>
  );
}

export async function withWords(): Promise<typeof KeysSheet> {
  await settingsWords.here();
  return KeysSheet;
}
