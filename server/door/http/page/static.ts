/** The built client. Only files found when the hall opened are served, so no path can lead out of the folder. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createHash } from "node:crypto";
import { readFirstFiles, type FirstFiles } from "./first-files.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};
const packed = new Set([".woff2", ".png", ".webp", ".ico"]);
const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;

interface Asset {
  readonly file: string;
  body: Promise<Body> | null;
}

interface Body {
  readonly plain: Uint8Array;
  readonly br: Uint8Array | null;
  readonly gzip: Uint8Array | null;
  readonly etag: string;
}

export interface StaticFiles {
  /** `null` when there is no such file. */
  answer(path: string, acceptEncoding: string, ifNoneMatch: string): Promise<Response | null>;
  /** The one document of the client, for whoever writes something into its head. */
  page(): Promise<string | null>;
  readonly first: FirstFiles;
}

export function staticFiles(folder: string): StaticFiles {
  const assets = new Map<string, Asset>();
  if (existsSync(folder))
    for (const file of filesIn(folder))
      assets.set(`/${relative(folder, file).split(sep).join("/")}`, { file, body: null });

  return {
    first: readFirstFiles(folder),
    async page() {
      const index = assets.get("/index.html");
      if (index === undefined) return null;
      index.body ??= load(index.file);
      return Buffer.from((await index.body).plain).toString("utf8");
    },
    async answer(path, acceptEncoding, ifNoneMatch) {
      const asset = assets.get(path);
      if (asset === undefined) return null;
      asset.body ??= load(asset.file);
      const body = await asset.body;
      const headers: Record<string, string> = {
        "content-type": types[extname(path)] ?? "application/octet-stream",
        // Hashed names never change; everything else is asked again and usually answered with 304.
        "cache-control": hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
        etag: body.etag,
        vary: "accept-encoding",
      };
      if (ifNoneMatch === body.etag) return new Response(null, { status: 304, headers });
      const [encoding, bytes] = pick(body, acceptEncoding);
      if (encoding !== null) headers["content-encoding"] = encoding;
      return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
    },
  };
}

/** Pages have no ending; the client's router reads the address. */
export function isPage(path: string): boolean {
  return extname(path) === "" && !path.startsWith("/assets/");
}

function* filesIn(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else if (!name.endsWith(".br") && !name.endsWith(".gz")) yield path;
  }
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
/** Level 9 takes ten times as long for one byte less of a hundred, and whoever comes first waits for it. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Packed once, off the main thread, when first asked for; what the build has packed already is used as it is. */
async function load(file: string): Promise<Body> {
  const plain = readFileSync(file);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  if (packed.has(extname(file))) return { plain, br: null, gzip: null, etag };
  const [br, gz] = await Promise.all([
    existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : packBrotli(plain, quickly),
    existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : packGzip(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: gz, etag };
}

function pick(body: Body, accepted: string): readonly [string | null, Uint8Array] {
  if (body.br !== null && /\bbr\b/.test(accepted)) return ["br", body.br];
  if (body.gzip !== null && /\bgzip\b/.test(accepted)) return ["gzip", body.gzip];
  return [null, body.plain];
}
