/** A game's rules: first what a newcomer needs, then every rule with its number. */
import { gameName } from "../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { RuleId } from "#rules/game.ts";
import { gameCard } from "../games/list.ts";
import { useScreen } from "../games/use-screen.ts";
import { PageHead } from "../pieces/page-head.tsx";
import { words } from "../words/words.ts";
import { RulesList } from "./rules-list.tsx";
import { useRules } from "./use-rules.ts";

const allRules = "all-rules";

/** `#BH-CAP-01` names a rule; any other anchor is a place on the page. */
function ruleInAddress(): RuleId | null {
  const named = location.hash.slice(1) || location.search.slice(1);
  return named === "" || named === allRules ? null : named;
}

export function RulesPage({ game }: { game: string }): JSX.Element {
  const w = words.value.rulesPage;
  const loaded = useScreen(game);
  const chapters = useRules(loaded?.screen ?? null);
  const shown = useSignal(ruleInAddress());
  const name = gameCard(game) && gameName(game);
  useEffect(() => {
    const look = (): void => {
      shown.value = ruleInAddress();
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  const Primer = loaded?.screen.Primer;
  if (name === undefined)
    return (
      <main id="content" class="page">
        <PageHead title={words.value.notFound} />
      </main>
    );
  return (
    <main id="content" class="page">
      <PageHead title={w.title(name)} />
      {Primer && (
        <>
          <p>
            <a href={`#${allRules}`}>
              {w.toAll(chapters.reduce((sum, { rules }) => sum + rules.length, 0))}
            </a>
          </p>
          <Primer
            words={loaded.words}
            showRule={(rule) => {
              location.hash = rule;
            }}
          />
        </>
      )}
      <section id={allRules}>
        {Primer && <h2 class="rules-all">{w.all}</h2>}
        <RulesList chapters={chapters} shown={shown.value} />
      </section>
    </main>
  );
}
