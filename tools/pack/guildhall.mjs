#!/usr/bin/env node
// Plain JavaScript for any Node, so that one that is too old is told so: the hall and what is asked of it.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { supervise } from "../supervise.mjs";

const commands = {
  backup: "backup",
  "check-update": "update/check-update",
  host: "host",
  move: "move",
  verify: "verify",
};
const [first, ...rest] = process.argv.slice(2);
const say = (text) => console.error(`guildhall: ${text}`);
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

if (Number(process.versions.node.split(".")[0]) < 24) {
  say(
    `needs Node 24 or newer and this is ${process.versions.node}: install one (nodejs.org) and run this again.`,
  );
  process.exitCode = 1;
} else if (Object.hasOwn(commands, first ?? "")) {
  const { status } = spawnSync(process.execPath, [pathOf(`../${commands[first]}.js`), ...rest], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  const words = first === "start" ? rest : process.argv.slice(2);
  supervise(process.execPath, [pathOf("../../server/main.js"), ...words], { say });
}
