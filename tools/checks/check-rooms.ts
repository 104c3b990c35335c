/** `npm test` calls this: the walls between the rooms stand, and one announcer speaks for all of the client. */
import { liveBreaches } from "./speech/live.ts";
import { rooms, sourcesIn } from "./sources.ts";
import { breaches } from "./walls.ts";

const sources = rooms.flatMap((room) => sourcesIn(room));
const found = [...sources.flatMap(breaches), ...sources.flatMap(liveBreaches)];
for (const breach of found) console.error(breach);
process.exitCode = found.length === 0 ? 0 : 1;
