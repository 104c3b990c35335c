/** `npm run static -- --out FOLDER [--base /path/]`: the house as files for any web space. */
import { parseArgs } from "node:util";
import { buildStatic } from "./static/build.ts";
import { readWish } from "./static/wish.ts";

const usage = `npm run static -- --out FOLDER [--base /path/]

Writes the static edition into FOLDER (new, empty, or one of its own): all three games against bots or around one
screen, lessons, ledger, judge, desk, score pad, companion, gallery, rules, replay, verify. Put it on any web space;
--base says under which path it lies there. It asks no server for anything. docs/hosting.md tells the rest.`;

const { values } = parseArgs({
  options: { out: { type: "string" }, base: { type: "string" }, help: { type: "boolean" } },
});
if (values.help === true) console.log(usage);
else {
  const wish = readWish(values);
  if (typeof wish === "string") {
    console.error(`guildhall: ${wish}\n\n${usage}`);
    process.exitCode = 1;
  } else {
    await buildStatic(wish);
    console.log(`the static edition lies in ${wish.out}, to be served at ${wish.base}`);
  }
}
