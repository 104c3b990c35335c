import type { JSX } from 'preact';
import { gameCard } from '../games/list.ts';
import { useScreen } from '../games/use-screen.ts';
import { PageHead } from '../pieces/page-head.tsx';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { RulesList } from './rules-list.tsx';
import { useRules } from './use-rules.ts';

export function RulesPage({ game }: { game: string }): JSX.Element {
  const loaded = useScreen(game);
  const chapters = useRules(loaded?.screen ?? null);
  const name = gameCard(game)?.name[language.value];
  return (
    <main id="content" class="page">
      <PageHead title={name === undefined ? words.value.notFound : words.value.rulesPage.title(name)} />
      {name !== undefined && <RulesList chapters={chapters} shown={location.search.slice(1) || null} />}
    </main>
  );
}
