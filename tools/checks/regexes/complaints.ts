/** What is to be said about the expressions of the house. */
import { isTest, type SourceFile } from "../sources.ts";
import type { Exception } from "./exceptions.ts";
import { expressionsIn } from "./expressions.ts";
import type { Judge } from "./verdict.ts";

export async function complaintsAbout(
  sources: readonly SourceFile[],
  exceptions: readonly Exception[],
  judge: Judge,
): Promise<readonly string[]> {
  const read = sources.filter(
    ({ path }) => !isTest(path) && !exceptions.some((one) => one.path.test(path)),
  );
  const found: string[] = [];
  for (const { path, line, source, flags } of read.flatMap(expressionsIn)) {
    const complaint =
      source === null ? "put together from what cannot be read here" : await judge(source, flags);
    if (complaint !== null) found.push(`${path}:${line} /${source ?? "?"}/${flags} ${complaint}`);
  }
  const idle = exceptions.filter((one) => !sources.some(({ path }) => one.path.test(path)));
  return [...found, ...idle.map(({ path }) => `an exception that nothing needs: ${path.source}`)];
}
