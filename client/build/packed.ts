/**
 * Packs what travels as tightly as it can be packed, once, when it is built: a hall that packed it for whoever came
 * first would take less trouble. What was packed before is kept by its content.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const kept = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "packed");
const kinds = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);

const ways = {
  br: (text: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gz: (text: Buffer): Promise<Buffer> => promisify(gzip)(text, { level: 9 }),
} as const;

export function packedFiles(): Plugin {
  let folder = "";
  return {
    name: "guildhall-packed-files",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle: () => packAll(folder),
  };
}

async function packAll(folder: string): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    files
      .filter((name) => kinds.has(extname(name)))
      .flatMap((name) => (["br", "gz"] as const).map((way) => pack(join(folder, name), way))),
  );
}

async function pack(file: string, way: keyof typeof ways): Promise<void> {
  const text = readFileSync(file);
  const known = join(kept, `${createHash("sha256").update(text).digest("hex")}.${way}`);
  const packed = existsSync(known) ? readFileSync(known) : await ways[way](text);
  if (!existsSync(known)) writeFileSync(known, packed);
  writeFileSync(`${file}.${way}`, packed);
}
