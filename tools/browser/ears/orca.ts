/**
 * A real screen reader: Orca with a whole browser on a screen that nobody sees. What it would say it writes down; no
 * sound is needed.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";

/** What was said, and when, by the reader's own clock, in milliseconds of the day. */
export interface Speech {
  readonly at: number;
  readonly text: string;
}

export interface Ears {
  readonly page: Page;
  /** Everything said so far. */
  heard(): readonly Speech[];
  /** Until nothing has been said for a while. */
  silence(): Promise<void>;
  close(): Promise<void>;
}

const packages = ["orca", "at-spi2-core", "xvfb", "openbox", "xdotool", "dbus"] as const;
const programs = ["orca", "Xvfb", "openbox", "dbus-run-session", "gsettings", "gdbus"] as const;

/** From Debian's packages, where they are missing and may be installed; else why not. */
export function installOrca(): string | null {
  const lacks = (): readonly string[] =>
    programs.filter((name) => spawnSync("which", [name]).status !== 0);
  if (lacks().length === 0) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const how = ["install", "-y", "--no-install-recommends", ...packages];
  spawnSync("apt-get", how, { env, stdio: "ignore" });
  const missing = lacks();
  return missing.length === 0 ? null : `no screen reader here: ${missing.join(", ")} missing`;
}

/** The session: a window manager, the bus that programs tell what they show on, Orca, the browser. */
const session = `
openbox >/dev/null 2>&1 &
/usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true
for property in ScreenReaderEnabled IsEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \\
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status $property "<true>" >/dev/null
done
/usr/bin/python3 "$EARS/unbuffered.py" "$(command -v orca)" --replace --debug-file "$EARS/orca.log" -e speech >/dev/null 2>&1 &
sleep 3
exec "$BROWSER" --no-sandbox --disable-gpu --no-first-run --disable-background-networking \\
  --disable-component-update --disable-sync --force-renderer-accessibility \\
  --user-data-dir="$EARS/profile" --remote-debugging-port="$PORT" --window-size=1280,900 --app=about:blank
`;

const spokenLine = /^(\d\d):(\d\d):(\d\d\.\d+) - SPEECH OUTPUT: '(.*?)'(?=\{| voice|$)/gm;

/** Orca as it is, but that each line it writes down is there at once: it would else come with the next few. */
const unbuffered = `
import builtins, runpy, sys
plain = builtins.open
def lines(file, mode="r", *how, **more):
    return plain(file, mode, 1) if str(file).endswith("orca.log") else plain(file, mode, *how, **more)
builtins.open = lines
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
`;

const quietMs = 700;
const lookMs = 100;

export async function openEars(display: number, port: number): Promise<Ears> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-ears-"));
  for (const name of ["home", "run"]) mkdirSync(join(folder, name), { mode: 0o700 });
  writeFileSync(join(folder, "unbuffered.py"), unbuffered);
  const env = {
    PATH: process.env["PATH"],
    HOME: join(folder, "home"),
    XDG_RUNTIME_DIR: join(folder, "run"),
    LANG: "C.UTF-8",
    DISPLAY: `:${display}`,
    ACCESSIBILITY_ENABLED: "1",
    GNOME_ACCESSIBILITY: "1",
    NO_AT_BRIDGE: "0",
    EARS: folder,
    PORT: String(port),
    BROWSER: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  };
  const started: ChildProcess[] = [
    spawn("Xvfb", [`:${display}`, "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
      env,
      stdio: "ignore",
    }),
    spawn("dbus-run-session", ["--", "bash", "-c", session], {
      env,
      stdio: "ignore",
      detached: true,
    }),
  ];
  const browser = await connected(port);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error("the browser has no page");
  const heard: Speech[] = [];
  let read = 0;
  let lastAt = 0;
  const log = join(folder, "orca.log");
  const listening = setInterval(() => {
    if (!existsSync(log)) return;
    const all = [...readFileSync(log, "utf8").matchAll(spokenLine)];
    for (const [, hours, minutes, seconds, said = ""] of all.slice(read)) {
      const at = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000;
      heard.push({ at, text: said.trim() });
      lastAt = Date.now();
    }
    read = all.length;
  }, lookMs);
  return {
    page,
    heard: () => heard,
    async silence() {
      const begun = Date.now();
      const since = (): number => Date.now() - Math.max(begun, lastAt);
      while (since() < quietMs) await pause(lookMs);
    },
    async close() {
      clearInterval(listening);
      await browser.close().catch(() => undefined);
      for (const one of started.toReversed()) end(one);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With everything it started: a session is a group of its own. */
function end({ pid, spawnargs }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(spawnargs[0] === "Xvfb" ? pid : -pid);
  } catch {
    // It has gone by itself.
  }
}

async function connected(port: number): Promise<Browser> {
  for (let tries = 0; ; tries++) {
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    } catch (error) {
      if (tries > 300) throw error;
      await pause(lookMs);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
