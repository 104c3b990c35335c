/** `npm run host`: a link to the host's page, for one visit, from the hall that is open. */
import { parseArgs } from "node:util";
import { askForLink } from "#server/host-door.ts";
import { reasonOf } from "#server/host-error.ts";

const usage = `Usage: npm run --silent host -- [--data data] [--url http://localhost:3000]

Asks the hall that is open on this data folder for a link to its page for whoever runs it.
The link opens once, within half an hour.
--data, or DATA_DIR, names the folder of the hall; --url, or PUBLIC_URL, the address you reach it by.`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`guildhall: ${reasonOf(error).split("\n")[0] ?? ""}`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { data: { type: "string" }, url: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help === true) return say(usage);
  const folder = values.data ?? process.env["DATA_DIR"] ?? "data";
  const path = await askForLink(folder);
  if (path === null) {
    console.error(
      `guildhall: no hall is open on ${folder}: start it, or name its folder with --data`,
    );
    return 1;
  }
  const address = values.url ?? process.env["PUBLIC_URL"];
  const port = process.env["PORT"] ?? "3000";
  return say(new URL(path, address ?? `http://localhost:${port}`).href);
}

function say(text: string): number {
  console.log(text);
  return 0;
}
