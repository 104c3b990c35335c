/** Was the shuffle honest? This page deals the game again and says so, or says where it was changed. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../pieces/button.tsx";
import { Icon } from "../pieces/icon.tsx";
import type { DealSources } from "#table/past/deal-sources.ts";
import { PageHead } from "../pieces/page-head.tsx";
import { check, journalText, textOfFile, type CheckResult } from "./check.ts";
import { words } from "../words/words.ts";
import { verifyWords } from "./words/words.ts";
import "./verify.css";
import { say } from "../speech/announcer.ts";

export function VerifyPage({ table }: { table: string }): JSX.Element {
  const w = verifyWords();
  const checked = useSignal<CheckResult | "working" | "not-over" | null>(null);
  const text = useSignal<string | null>(null);
  const verdict = useRef<HTMLDivElement>(null);

  async function judge(journal: string): Promise<void> {
    checked.value = "working";
    text.value = journal;
    // One breath for the page to say that it is working.
    await new Promise((resolve) => setTimeout(resolve, 30));
    checked.value = await check(journal);
  }

  async function judgeFile(file: File): Promise<void> {
    const read = await textOfFile(file);
    if (typeof read === "string") await judge(read);
    else checked.value = read;
  }

  useEffect(
    () => say(verdict.current?.querySelector("h2, p")?.textContent ?? "", "must"),
    [checked.value],
  );

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
      <p>
        {w.intro} <a href="/fairness">{words.value.deal.whoCould}</a>
      </p>
      <div class="verdict" ref={verdict}>
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
            const file = event.currentTarget.files?.[0];
            if (file) void judgeFile(file);
          }}
        />
      </label>
    </main>
  );
}

/** There is nothing in it that somebody could have changed. */
const noJournal: readonly string[] = ["not-a-journal", "too-large"];

function Verdict({
  checked,
}: {
  checked: CheckResult | "working" | "not-over" | null;
}): JSX.Element | null {
  const w = verifyWords();
  if (checked === null) return null;
  if (checked === "working") return <p>{w.checking}</p>;
  if (checked === "not-over") return <p>{w.notOver}</p>;
  if (checked.type === "flaw")
    return (
      <div class="plate bad">
        <h2>
          <Icon name="warn" /> {noJournal.includes(checked.code) ? w.unreadable : w.bad}
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
      {checked.dealt !== null && <Sources dealt={checked.dealt} />}
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

/** From whose parts the cards came. Where one person could have chosen them it is said loudly. */
function Sources({ dealt }: { dealt: DealSources }): JSX.Element {
  const w = words.value.deal;
  const { parts, agreed, without, enough } = dealt;
  return (
    <>
      <p>
        {[
          w.from(parts),
          ...(agreed.length === 0 ? [] : [w.agreed(agreed)]),
          ...(without.length === 0 ? [] : [w.without(without)]),
        ].join(" ")}
      </p>
      {!enough && (
        <p class="deal-bad">
          <Icon name="warn" /> <span>{w.alone(parts[0] ?? "")}</span>
        </p>
      )}
    </>
  );
}

function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
