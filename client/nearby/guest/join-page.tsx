/** Where an invitation of a device in the room leads: my name, my answer as a code, and then the table itself. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { longest } from "#table/talk/limits.ts";
import { myName, rememberName } from "../../lobby/me.ts";
import { Button } from "../../pieces/button.tsx";
import { PageHead } from "../../pieces/page-head.tsx";
import { go } from "../../route.ts";
import { SaidLine } from "../../speech/said-line.tsx";
import { readCode } from "../code/code.ts";
import { join, type JoinAttempt } from "../connect.ts";
import { CodeLine } from "../code-line.tsx";
import { nearbyWords } from "../words.ts";
import { meetTable } from "./connection.ts";
import { myDevice } from "./my-device.ts";
import "../nearby.css";

export function JoinNearPage(): JSX.Element {
  const w = nearbyWords();
  const code = location.hash;
  const name = useSignal(myName.value ?? "");
  // Whom the table knows is not asked again.
  const isNamed = useSignal(readCode(code)?.kind === "return" && myName.value !== null);
  const kind = readCode(code)?.kind;
  const isWrong = kind === undefined || kind === "answer";
  return (
    <main id="content" class="page near-page">
      <PageHead title={w.title} />
      {isWrong ? (
        <SaidLine kind="must">{w.wrongCode}</SaidLine>
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
    void myDevice().then(async (me) => {
      const made = await join(code, me);
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
  if (answer === undefined)
    return (
      <SaidLine kind="must" class="soft">
        {w.reading}
      </SaidLine>
    );
  if (answer === null)
    return (
      <SaidLine kind="must" class="soft">
        {w.returning}
      </SaidLine>
    );
  return (
    <div class="invitation">
      <SaidLine kind="must">{w.show}</SaidLine>
      <CodeLine text={answer} alt={w.answerAlt} copy={w.copyAnswer} />
      <p class="soft">{w.waiting}</p>
    </div>
  );
}
