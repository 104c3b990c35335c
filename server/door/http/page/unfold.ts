/**
 * What a messenger shows of an invitation before anyone opens it:
 * who invites, to what, and a picture of ours. No script needed.
 */
import { languages as spoken, type Language } from "#table/talk/languages.ts";
import type { GuildInvitation } from "#table/talk/guild.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";
import { all as calls } from "#words/made/calls/all.ts";
import { all as sentences } from "#words/made/invitation/all.ts";
import type { Words } from "#words/made/invitation/words.ts";

export type PreviewSubject =
  | "members"
  | Pick<LobbyRow, "game" | "names" | "phase">
  | Pick<GuildInvitation, "name" | "people">;

/** The picture lies beside the built client. */
const picture = "/invitation.png";

/** The page with the words for a messenger in its head. */
export function unfolded(
  page: string,
  invited: PreviewSubject | null,
  { origin, path, language }: { origin: string; path: string; language: Language },
): string {
  const told = tell(path === "/" ? "hall" : invited, sentences[language]);
  const tags = {
    "og:site_name": "Guildhall",
    "og:type": "website",
    "og:locale": language,
    "og:title": told.title,
    "og:description": told.line,
    "og:url": origin + path,
    "og:image": origin + picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": told.title,
  };
  const lines = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  lines.push('<meta name="twitter:card" content="summary_large_image" />');
  return page
    .replace(/<title>[^<]*/, () => `<title>${escaped(told.title)}`)
    .replace("</head>", () => `${lines.join("\n")}\n</head>`);
}

/** What the page says before any script: to whoever reads with none, and to who lists pages. */
export function inLanguage(page: string, language: Language): string {
  const { noScript, hall } = sentences[language];
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/(?<=<meta name="description" content=")[^"]*/, () => escaped(hall))
    .replace(/(?<=<noscript>)[^<]*/, () => escaped(noScript));
}

function tell(
  invited: PreviewSubject | "hall" | null,
  words: Words,
): { readonly title: string; readonly line: string } {
  if (invited === "hall") return { title: "Guildhall", line: words.hall };
  if (invited === null) return { title: "Guildhall", line: words.watch };
  if (invited === "members") return { title: "Guildhall", line: words.forMembers };
  if ("people" in invited)
    return { title: words.guild(invited.name), line: words.members(invited.people) };
  const game = calls[words.language].games[invited.game] ?? invited.game;
  const host = invited.names.find((name) => name !== null);
  const free = invited.names.filter((name) => name === null).length;
  return {
    title: host === undefined ? words.table(game) : words.invites(host, game),
    line: invited.phase === "gathering" && free > 0 ? words.sitDown(free) : words.watch,
  };
}

/** The first language the visitor asks for that we speak. */
export function languageFor(languages: string): Language {
  for (const wanted of languages.toLowerCase().split(",")) {
    const known = spoken.find((language) => language === wanted.trim().slice(0, 2));
    if (known !== undefined) return known;
  }
  return "en";
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
