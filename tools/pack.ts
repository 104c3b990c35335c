/** `npm run pack -- [--out FOLDER]`: one file from which anybody with Node 24 starts a hall. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { packHall } from "./pack/tarball.ts";

const usage = `npm run pack -- [--out FOLDER]

Writes guildhall-VERSION.tgz into FOLDER (default: here): the hall as plain JavaScript with the built client inside and
nothing that builds. In an empty folder, with Node 24 or newer and nothing else:
  npx ./guildhall-VERSION.tgz
opens a hall; backup, check-update, host, move and verify are its commands. docs/hosting.md tells the rest.`;

const { values } = parseArgs({ options: { out: { type: "string" }, help: { type: "boolean" } } });
if (values.help === true) console.log(usage);
else {
  const out = resolve(values.out ?? ".");
  mkdirSync(out, { recursive: true });
  console.log(await packHall(out));
}
