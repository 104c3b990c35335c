/** `npm run check` calls this: no text that a stranger may send makes an expression slow. */
import { complaintsAbout } from "./regexes/complaints.ts";
import { exceptions } from "./regexes/exceptions.ts";
import { complaintAbout, remembering } from "./regexes/verdict.ts";
import { rooms, sourcesIn } from "./sources.ts";

const memory = remembering("node_modules/.cache/regexes.json", complaintAbout);
const complaints = await complaintsAbout(
  rooms.flatMap((room) => sourcesIn(room)),
  exceptions,
  memory.judge,
);
memory.save();
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
