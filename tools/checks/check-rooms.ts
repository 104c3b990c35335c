/** `npm test` calls this: the walls between the rooms stand. */
import { rooms, sourcesIn } from "./sources.ts";
import { breaches } from "./walls.ts";

const found = rooms.flatMap((room) => sourcesIn(room)).flatMap(breaches);
for (const breach of found) console.error(breach);
process.exitCode = found.length === 0 ? 0 : 1;
