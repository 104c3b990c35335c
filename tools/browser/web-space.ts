/** The static edition on a plain web space under a path: files or 404, and a list of what was asked for. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";

const tool = fileURLToPath(new URL("../static.ts", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export interface WebSpace {
  readonly url: () => string;
  readonly asked: readonly string[];
}

export function webSpace(base: string): WebSpace {
  const asked: string[] = [];
  let folder = "";
  let server: Server | null = null;
  let url = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "guildhall-static-"));
    // As a host does; inside a test the bundler would think itself in development.
    const args = [tool, "--out", folder, "--base", base];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: "" } });
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://web.space");
      asked.push(pathname);
      const file = pathname.startsWith(base) ? fileAt(folder, pathname.slice(base.length)) : null;
      if (file === null) return void response.writeHead(404).end("no such file");
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(file));
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: () => url, asked };
}

/** As most web spaces do: a folder is its index. */
function fileAt(folder: string, path: string): string | null {
  const found = join(folder, path);
  if (!found.startsWith(folder) || !existsSync(found)) return null;
  if (!statSync(found).isDirectory()) return found;
  const index = join(found, "index.html");
  return existsSync(index) ? index : null;
}
