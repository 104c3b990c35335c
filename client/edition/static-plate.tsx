/** In the lobby of the static edition: what it is, and where the rest can be had. */
import type { JSX } from "preact";
import { editionWords } from "./words.ts";

export function StaticPlate(): JSX.Element {
  const w = editionWords();
  return (
    <section class="lobby-open" aria-labelledby="edition">
      <h2 id="edition">{w.title}</h2>
      <p>{w.what}</p>
      <p>{w.hall}</p>
      <p>
        <a class="button" href="/hosting">
          {w.how}
        </a>
      </p>
    </section>
  );
}
