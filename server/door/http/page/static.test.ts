import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPage, staticFiles, type StaticFiles } from "./static.ts";

let folder = "";
let files: StaticFiles;
const script = 'console.log("bounty");\n'.repeat(200);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-"));
  mkdirSync(join(folder, "dist", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "dist", "index.html"), "<!doctype html><title>Guildhall</title>");
  writeFileSync(join(folder, "dist", "assets", "main-BZtwiWpe.js"), script);
  writeFileSync(join(folder, "dist", "assets", "ready-BZtwiWpe.js"), script);
  writeFileSync(join(folder, "dist", "assets", "ready-BZtwiWpe.js.br"), "packed by the build");
  writeFileSync(join(folder, "dist", "service-worker.js"), script);
  files = staticFiles(join(folder, "dist"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("[static] hashed files are packed and kept for ever", async () => {
  const br = await files.answer("/assets/main-BZtwiWpe.js", "gzip, deflate, br", "");
  expect(br?.headers.get("content-encoding")).toBe("br");
  expect(br?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(br?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const packed = Buffer.from((await br?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(packed.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(packed).toString()).toBe(script);
  const gz = await files.answer("/assets/main-BZtwiWpe.js", "gzip", "");
  expect(gunzipSync(Buffer.from((await gz?.arrayBuffer()) ?? new ArrayBuffer(0))).toString()).toBe(
    script,
  );
  const plain = await files.answer("/assets/main-BZtwiWpe.js", "", "");
  expect(await plain?.text()).toBe(script);
});

test("[static] what the build has packed is used as it is, and never listed by itself", async () => {
  expect(await (await files.answer("/assets/ready-BZtwiWpe.js", "br", ""))?.text()).toBe(
    "packed by the build",
  );
  expect(await files.answer("/assets/ready-BZtwiWpe.js.br", "", "")).toBeNull();
});

test("[static] the document and the worker are asked again each time", async () => {
  expect(await files.page()).toContain("Guildhall");
  const first = await files.answer("/service-worker.js", "", "");
  expect(first?.headers.get("cache-control")).toBe("no-cache");
  expect(
    (await files.answer("/service-worker.js", "", first?.headers.get("etag") ?? ""))?.status,
  ).toBe(304);
});

test.each(["/", "/t/abc", "/join/abc", "/rules/bounty-hunters", "/claim/ABCD"])(
  "[static] %s is a page, and no file",
  async (path) => {
    expect(isPage(path)).toBe(true);
    expect(await files.answer(path, "", "")).toBeNull();
  },
);

test.each([
  "/assets/none.js",
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/favicon.ico",
])("[static] there is nothing at %s", async (path) => {
  expect(await files.answer(path, "", "")).toBeNull();
});
