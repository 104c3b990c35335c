/** Was the shuffle honest? This page deals the game again and says so, or says where it was changed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../pieces/button.tsx";
import { Icon } from "../pieces/icon.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { check, journalText, type Checked } from "./check.ts";
import { verifyWords } from "./words/words.ts";
import "./verify.css";

export function VerifyPage({ table }: { table: string }): JSX.Element {
  const w = verifyWords();
  const checked = useSignal<Checked | "working" | "not-over" | null>(null);
  const text = useSignal<string | null>(null);

  async function judge(journal: string): Promise<void> {
    checked.value = "working";
    text.value = journal;
    // One breath for the page to say that it is working.
    await new Promise((resolve) => setTimeout(resolve, 30));
    checked.value = await check(journal);
  }

  useEffect(() => {
    if (table === "") return;
    checked.value = "working";
    void journalText(table).then((journal) => {
      if (journal === null) checked.value = "not-over";
      else void judge(journal);
    });
  }, [table]);

  return (
    <main id="content" class="page">
      <PageHead title={w.title} aside />
      <p>{w.intro}</p>
      <div class="verdict" role="status">
        <Verdict checked={checked.value} />
      </div>
      {text.value !== null && table !== "" && (
        <Button
          icon="log"
          press={() => {
            save(text.value ?? "", `${table}.jsonl`);
          }}
        >
          {w.download}
        </Button>
      )}
      {table === "" && <p class="soft">{w.fileFrom}</p>}
      <label class="button file-button">
        <Icon name="log" />
        {w.file}
        <input
          class="unseen"
          type="file"
          accept=".jsonl,.json,.txt,application/json"
          onChange={(event) => {
            void event.currentTarget.files?.[0]?.text().then(judge);
          }}
        />
      </label>
    </main>
  );
}

function Verdict({
  checked,
}: {
  checked: Checked | "working" | "not-over" | null;
}): JSX.Element | null {
  const w = verifyWords();
  if (checked === null) return null;
  if (checked === "working") return <p>{w.checking}</p>;
  if (checked === "not-over") return <p>{w.notOver}</p>;
  if (checked.type === "flaw")
    return (
      <div class="plate bad">
        <h2>
          <Icon name="warn" /> {checked.code === "not-a-journal" ? w.unreadable : w.bad}
        </h2>
        <p>{w.flaws[checked.code]}</p>
        {checked.page !== null && <p class="number">{w.atPage(checked.page)}</p>}
      </div>
    );
  const { rules } = checked;
  return (
    <div class="plate good">
      <h2>
        <Icon name="seal" /> {w.badge}
      </h2>
      <p>
        {rules.then === rules.now
          ? w.good
          : w.otherRules(rules.then, rules.now, checked.judgedAlike, checked.moves)}
      </p>
      <p>{w.pages(checked.pages)}</p>
      <dl>
        <dt>{w.seed}</dt>
        <dd>
          <code>{checked.seed}</code>
        </dd>
        <dt>{w.commit}</dt>
        <dd>
          <code>{checked.commit}</code>
        </dd>
      </dl>
    </div>
  );
}

function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
