/** `npm run dev` runs the hall under `node --watch`, and Node then tells main threads what their threads load. */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const flushes = `
  import { openSync } from "node:fs";
  import { flushInThread } from "#server/threads/flush-thread.ts";
  const file = openSync("package.json", "r+");
  await flushInThread(file);
  await flushInThread(file);
  console.log("flushed");
`;

test("[STORE] a flush is answered by the thread that flushes, whatever else is posted", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--eval", flushes], {
    encoding: "utf8",
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: "1" },
  });
  expect(`${stdout}${stderr}`).toContain("flushed");
});
