/** Signing up on one's own phone: a name, a list, and the link that brings both to the desk. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { toast } from "../../../pieces/toasts.ts";
import type { LegionScreen } from "../screen-types.ts";
import { LinkWithCode } from "../share/link-with-code.tsx";
import { playerLink } from "./player-link.ts";
import { PlayerForm } from "./player-form.tsx";
import { SaidLine } from "../../../speech/said-line.tsx";

export function SignUpPage({ words }: { words: LegionScreen["words"] }): JSX.Element {
  const w = words.desk;
  const link = useSignal<string | null>(null);
  return (
    <div class="ledger-page desk">
      <p>{w.signUpLine}</p>
      <PlayerForm
        words={words}
        button={w.makeLink}
        done={async (name, list) => {
          if (name.trim() === "") return toast(w.refusals["no-name"] ?? "", "no");
          link.value = await playerLink({ name, list });
        }}
      />
      {link.value !== null && (
        <section class="desk-link" aria-label={w.yourLink}>
          <SaidLine kind="must">{w.showIt}</SaidLine>
          <LinkWithCode link={link.value} alt={w.yourLink} tooBig={words.share.tooBig} />
        </section>
      )}
    </div>
  );
}
