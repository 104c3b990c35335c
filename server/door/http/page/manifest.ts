/** What a device shows of the hall before it is kept there as a program, in the visitor's language. */
import { all as sentences } from "#words/made/invitation/all.ts";
import type { StaticFiles } from "./static.ts";
import { languageFor } from "./unfold.ts";

export const manifestPath = "/manifest.webmanifest";

/** The rest of it stands in the client's file, which is what the static edition has. */
export async function manifestIn(languages: string, files: StaticFiles): Promise<Response | null> {
  const file = await files.answer(manifestPath, "", "");
  if (file === null) return null;
  const lang = languageFor(languages);
  const description = sentences[lang].hall;
  const told = { ...((await file.json()) as object), lang, description };
  return new Response(JSON.stringify(told), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "no-cache",
      vary: "accept-language",
    },
  });
}
