/**
 * `npm test` calls this: what is too long, too wide, too crowded, goes in circles or has no
 * noun for a name fails, by name.
 * Exceptions are data, each with its reason: `exceptions.ts`.
 */
import { exceptions } from "./exceptions.ts";
import { shapeOf, type Figures } from "./shape.ts";
import { rooms, sourcesIn } from "./sources.ts";
import { scaffoldingComplaints } from "./names/scaffolding.ts";
import { smallFileComplaints } from "./names/small-files.ts";
import { typeNameComplaints } from "./names/type-names.ts";

/** All of them with `--list`. */
const mostShown = process.argv.includes("--list") ? Infinity : 20;
const sources = rooms.flatMap((room) => sourcesIn(room));
const { files, functions, complaints: shapes } = shapeOf(sources, exceptions);
const complaints = [
  ...shapes,
  ...typeNameComplaints(sources),
  ...scaffoldingComplaints(sources),
  ...smallFileComplaints(sources),
];

for (const { what, where } of complaints) {
  console.error(`${what}: ${where.length}`);
  for (const one of where.slice(0, mostShown)) console.error(`  ${one}`);
}
for (const { path, why } of exceptions)
  if (!sources.some((source) => path.test(source.path))) {
    console.error(`an exception that nothing needs: ${path.source} (${why})`);
    process.exitCode = 1;
  }
console.log(`files: ${told(files)}\nfunctions: ${told(functions)}`);
if (complaints.length > 0) process.exitCode = 1;

function told({ count, median, p90, longest }: Figures): string {
  return `${count}, median ${median}, p90 ${p90}, longest ${longest} lines`;
}
