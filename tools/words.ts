/** `npm run words -- status`: how much of each language is there. */
import { first } from "./words/area.ts";
import { makeWords } from "./words/make.ts";

const [what = "status"] = process.argv.slice(2);

if (what === "status") status();
else {
  console.error(
    "npm run words -- status   how much of each language is there, and what is missing",
  );
  process.exitCode = 1;
}

function status(): void {
  const { languages, areas, problems } = makeWords();
  for (const problem of problems) console.error(problem);
  const all = [...areas.values()].reduce((sum, { count }) => sum + count, 0);
  for (const language of languages.filter((one) => one !== first)) {
    const missing = [...areas].flatMap(([name, area]) =>
      (area.missing.get(language) ?? []).map((id) => `words/${name}/${language}.ftl: ${id}`),
    );
    console.log(`${language}: ${all - missing.length} of ${all} messages`);
    for (const one of missing) console.log(`  ${one}`);
  }
}
