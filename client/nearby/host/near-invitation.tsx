/** At the device that is the table: a code for the next guest, and the way for the guest's answer back. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableId } from "#table/talk/words.ts";
import { addressOf } from "../../edition/edition.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { SaidLine } from "../../speech/said-line.tsx";
import { CodeLine } from "../code-line.tsx";
import { isKeptHere } from "../line.ts";
import { hasCamera, Scanner } from "../scanner.tsx";
import { nearbyWords } from "../words.ts";
import { HandOverLine } from "./hand-over-line.tsx";
import { doorOf } from "./hosting.ts";
import { ReturnCodes } from "./return-codes.tsx";
import "../nearby.css";

export function NearInvitation({ table }: { table: TableId }): JSX.Element {
  const isMine = useSignal<boolean | null>(null);
  useEffect(() => void isKeptHere(table).then((kept) => (isMine.value = kept)), []);
  if (isMine.value === null) return <p class="soft">{nearbyWords().making}</p>;
  return isMine.value ? <Inviting table={table} /> : <p class="soft">{nearbyWords().askHost}</p>;
}

function Inviting({ table }: { table: TableId }): JSX.Element {
  const w = nearbyWords();
  const door = doorOf(table);
  const isScanning = useSignal(false);
  const isComing = useSignal<string | null>(null);
  const answer = useSignal("");
  const code = door.invitation.value?.code;
  if (code === undefined) return <p class="soft">{w.making}</p>;
  const link = addressOf(`/near#${code}`);

  async function accept(text: string): Promise<void> {
    isScanning.value = false;
    const isRight = await door.accept(text);
    if (!isRight) return toast(w.wrongAnswer, "no");
    answer.value = "";
    isComing.value = code ?? null;
  }

  return (
    <div class="invitation near-invitation">
      <ReturnCodes table={table} />
      <p>{w.invite}</p>
      <p>{w.first}</p>
      <CodeLine text={link} alt={w.codeAlt} copy={w.copyLink} />
      <p>{w.second}</p>
      {isComing.value === code ? (
        <SaidLine kind="must" class="soft">
          {w.coming}
        </SaidLine>
      ) : isScanning.value ? (
        <Scanner read={(text) => void accept(text)} stop={() => (isScanning.value = false)} />
      ) : (
        <form
          class="link-line"
          onSubmit={(event) => {
            event.preventDefault();
            void accept(answer.value);
          }}
        >
          {hasCamera() && <Button press={() => (isScanning.value = true)}>{w.scan}</Button>}
          <input
            class="input"
            aria-label={w.paste}
            placeholder={w.pasteHint}
            value={answer.value}
            onInput={({ currentTarget }) => (answer.value = currentTarget.value)}
          />
          <Button type="submit" tone="lamp">
            {w.accept}
          </Button>
        </form>
      )}
      <HandOverLine table={table} />
    </div>
  );
}
