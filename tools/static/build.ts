import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { StaticWish } from "./wish.ts";

const client = fileURLToPath(new URL("../../client", import.meta.url));

export async function buildStatic({ out, base }: StaticWish): Promise<void> {
  await build({
    root: client,
    configFile: join(client, "vite.config.ts"),
    mode: "static",
    base,
    logLevel: "warn",
    build: { outDir: out, emptyOutDir: true },
  });
  const index = join(out, "index.html");
  for (const copy of copiesFor(await gamesOfHouse())) {
    mkdirSync(dirname(join(out, copy)), { recursive: true });
    copyFileSync(index, join(out, copy));
  }
}

interface GamePages {
  readonly id: string;
  readonly pages: readonly { readonly path: string }[];
}

/** Asked for at run time: the client is another project, made for browsers. */
async function gamesOfHouse(): Promise<readonly GamePages[]> {
  const list: unknown = await import(join(client, "games", "list.ts"));
  return (list as { readonly games: readonly GamePages[] }).games;
}

/**
 * A web space answers with a file or not at all: pages whose address may be opened by hand lie there as such. Some
 * show `404.html` for whatever they do not have; after a first visit the service worker answers for all.
 */
function copiesFor(games: readonly GamePages[]): readonly string[] {
  const ofGames = games.flatMap(({ id, pages }) => [
    `rules/${id}`,
    `gallery/${id}`,
    `g/${id}`,
    ...pages.map(({ path }) => `g/${id}/${path}`),
  ]);
  const pages = ["settings", "near", "verify", "fairness", "hosting", ...ofGames, "g/legion/open"];
  return ["404.html", ...pages.map((page) => `${page}/index.html`)];
}
