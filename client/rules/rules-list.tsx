/** The rules with their search: on their own page and in the side panel of a table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { RuleId } from "#rules/game.ts";
import { words } from "../words/words.ts";
import { searched, type Chapter } from "./document.ts";
import "./rules.css";
import { say } from "../speech/announcer.ts";

export function RulesList({
  chapters,
  shown,
}: {
  chapters: readonly Chapter[];
  shown: RuleId | null;
}): JSX.Element {
  const w = words.value.rulesPage;
  const query = useSignal("");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = searched(chapters, query.value);
  const countText = (wanted: string): string => {
    const count = searched(chapters, wanted).reduce((sum, { rules }) => sum + rules.length, 0);
    return count === 0 && chapters.length > 0 ? w.none : w.count(count);
  };
  useEffect(() => {
    if (shown === null) return;
    query.value = "";
    const rule = list.current?.querySelector<HTMLElement>(`[data-rule="${shown}"]`);
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
  }, [shown, chapters]);
  return (
    <div class="rules" ref={list}>
      <div class="field rules-search">
        <label class="label" for={id}>
          {w.search}
        </label>
        <input
          id={id}
          class="input"
          type="search"
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
            say(countText(query.value), "must", { topic: "search" });
          }}
        />
        <p class="hint">{chapters.length > 0 && countText(query.value)}</p>
      </div>
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rules.map((rule) => (
              <div
                key={rule.id}
                data-rule={rule.id}
                class={rule.id === shown ? "shown" : ""}
                tabIndex={rule.id === shown ? -1 : undefined}
              >
                <dt>{rule.id}</dt>
                <dd>{rule.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
