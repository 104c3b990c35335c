/** The client as somebody would see it whose language is the disguised English: built into a folder of its own. */
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { first } from "../area.ts";
import { filesOf, makeWords } from "../make.ts";
import { disguised } from "./disguise.ts";

const root = fileURLToPath(new URL("../../../client", import.meta.url));

/** Nothing is written: what the bundler reads of `words/made` is what would be made of the disguised files. */
function otherWords(): Plugin {
  const made = filesOf(
    makeWords((text, language) => (language === first ? disguised(text) : text)),
  );
  return {
    name: "guildhall-pseudo",
    enforce: "pre",
    load(id) {
      const [path = ""] = id.replaceAll("\\", "/").split("/words/made/").slice(1);
      return made.get(path) ?? null;
    },
  };
}

export async function buildPseudo(folder: string): Promise<void> {
  await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: "warn",
    plugins: [otherWords()],
    build: { outDir: folder, emptyOutDir: true },
  });
}
