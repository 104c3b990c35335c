/** Where an invitation of a device in the room leads: my name, my answer as a code, and then the table itself. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { longest } from "#table/talk/limits.ts";
import { myName, rememberName } from "../../lobby/me.ts";
import { Button } from "../../pieces/button.tsx";
import { PageHead } from "../../pieces/page-head.tsx";
import { go } from "../../route.ts";
import { readCode } from "../code/code.ts";
import { join, type JoinAttempt } from "../connect.ts";
import { CodeLine } from "../code-line.tsx";
import { nearbyWords } from "../words.ts";
import { meetTable } from "./connection.ts";
import "../nearby.css";

export function JoinNearPage(): JSX.Element {
  const w = nearbyWords();
  const code = location.hash;
  const name = useSignal(myName.value ?? "");
  const isNamed = useSignal(false);
  const isWrong = readCode(code)?.kind !== "invitation";
  return (
    <main id="content" class="page near-page">
      <PageHead title={w.title} />
      {isWrong ? (
        <p>{w.wrongCode}</p>
      ) : isNamed.value ? (
        <Answer code={code} name={name.value.trim()} />
      ) : (
        <form
          class="near-name"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.value.trim() === "") return;
            rememberName(name.value.trim());
            isNamed.value = true;
          }}
        >
          <label>
            {w.name}
            <input
              class="input"
              value={name.value}
              maxLength={longest.name}
              onInput={({ currentTarget }) => (name.value = currentTarget.value)}
            />
          </label>
          <Button type="submit" tone="lamp" wide icon="chair">
            {w.join}
          </Button>
        </form>
      )}
    </main>
  );
}

function Answer({ code, name }: { code: string; name: string }): JSX.Element {
  const w = nearbyWords();
  const joining = useSignal<JoinAttempt | null>(null);
  useEffect(() => {
    let isLeft = false;
    void join(code).then((made) => {
      if (made === null) return;
      if (isLeft) return made.close();
      joining.value = made;
      void meetTable(made.pipe, name).then((table) => go(`/t/${table}`));
    });
    return () => {
      isLeft = true;
      // Whoever got to the table keeps the way to it.
      if (joining.value?.pipe.isOpen.value === false) joining.value.close();
    };
  }, []);
  const answer = joining.value?.answer;
  if (answer === undefined) return <p class="soft">{w.reading}</p>;
  return (
    <div class="invitation">
      <p>{w.show}</p>
      <CodeLine text={answer} alt={w.answerAlt} copy={w.copyAnswer} />
      <p class="soft">{w.waiting}</p>
    </div>
  );
}
