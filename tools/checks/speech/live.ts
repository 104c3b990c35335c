/** One announcer: no other place in the client speaks by itself. Says what does, one sentence per breach. */
import { isTest, type SourceFile } from "../sources.ts";

/** The two lanes of the announcer, and nothing else. */
const announcer = "client/speech/announcer.ts";

/** Whatever a screen reader reads out without being led there: by attribute, by role, by its element. */
const live =
  /\baria-live\b|\bariaLive\b|\brole=\{?["'](?:status|alert|alertdialog|log|marquee)["']|<output\b/g;

export function liveBreaches({ path, text }: SourceFile): readonly string[] {
  if (path === announcer || !path.startsWith("client/") || isTest(path)) return [];
  return [...text.matchAll(live)].map(
    ([found]) => `${path}: ${found} speaks by itself: say it through client/speech`,
  );
}
