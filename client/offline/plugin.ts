/** Writes the service worker: the source beside it, with the list of built files filled in. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc, type Plugin } from "vite";

export function serviceWorker(): Plugin {
  let base = "/";
  return {
    name: "guildhall-service-worker",
    enforce: "post",
    apply: "build",
    configResolved: (config) => void ({ base } = config),
    // After everyone else: a chunk that turned out to be nothing but style is gone by then, and must not be promised.
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        // Letters of a few names are sent for by whoever meets one.
        const built = Object.keys(bundle).filter(
          (name) => !/\.map$|^first-files\.json$|^index\.html$|^notices\.txt$|-latin-/.test(name),
        );
        // The picture of an invitation is for messengers; no page of ours shows it.
        const given = readdirSync(join(import.meta.dirname, "..", "public")).filter(
          (name) => name !== "invitation.png",
        );
        const files = ["", ...built, ...given].map((name) => base + name);
        const path = join(import.meta.dirname, "..", "service-worker.ts");
        const { code: source } = await transformWithOxc(readFileSync(path, "utf8"), path);
        const version = createHash("sha256")
          .update(source)
          .update(JSON.stringify(files))
          .digest("hex")
          .slice(0, 12);
        const filled = source
          .replace(/\[["']\/["']\]/, JSON.stringify(files))
          .replace(/["']unbuilt["']/, JSON.stringify(version))
          .replace(/^export \{\};?$/m, "");
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: filled });
      },
    },
  };
}
