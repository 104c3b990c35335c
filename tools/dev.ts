/**
 * `npm run dev`: the server restarts and the page reloads when a
 * file changes. Vite answers on PORT and passes /api and /ws on.
 */
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { makeStale } from "./words/make.ts";

const { values } = parseArgs({
  options: { port: { type: "string" }, data: { type: "string" }, help: { type: "boolean" } },
});
if (values.help === true) {
  console.log(
    "npm run dev -- [--port 3000] [--data data/dev]   page with reload on change; the server behind it listens on the next port",
  );
  process.exit(0);
}
const port = Number(values.port ?? process.env["PORT"] ?? 3000);
const behind = port + 1;

const server = spawn(
  process.execPath,
  [
    "--watch",
    "--watch-preserve-output",
    "server/main.ts",
    "--port",
    String(behind),
    "--host",
    "127.0.0.1",
    "--data",
    values.data ?? process.env["DATA_DIR"] ?? "data/dev",
  ],
  { stdio: "inherit" },
);

// A sentence that was changed is made anew; page and server then follow as after any change. Looked for, not listened
// for: an editor that saves by renaming is not always heard.
const lookMs = 500;
let complaint = "";
const looking = setInterval(() => {
  const now = wrongWithWords();
  if (now !== "" && now !== complaint) console.error(now);
  complaint = now;
}, lookMs);

function wrongWithWords(): string {
  try {
    makeStale();
    return "";
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

const target = `http://127.0.0.1:${behind}`;
const pages = await createServer({
  root: "client",
  server: {
    port,
    strictPort: true,
    proxy: { "/api": { target }, "/healthz": { target }, "/ws": { target, ws: true } },
  },
});
await pages.listen();
pages.printUrls();

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    clearInterval(looking);
    server.kill(signal);
    void pages.close().then(() => process.exit(0));
  });
}
server.once("exit", (code) => process.exit(code ?? 0));
