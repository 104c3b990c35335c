/**
 * The promises every store keeps, whatever database is behind it: each looks at a fresh store and throws what is wrong.
 */
import { directoryPromises } from "./conformance/directory.ts";
import { doorPromises } from "./conformance/doors.ts";
import { callPromises } from "./conformance/calls.ts";
import { channelPromises } from "./conformance/channels.ts";
import { guildLimitPromises } from "./conformance/guild-limits.ts";
import { guildPromises } from "./conformance/guilds.ts";
import { housePromises } from "./conformance/house.ts";
import { journalPromises } from "./conformance/journal.ts";
import { keyPromises } from "./conformance/keys.ts";
import { leavingPromises } from "./conformance/leaving.ts";
import { peoplePromises } from "./conformance/people.ts";
import { recipientPromises } from "./conformance/recipients.ts";
import { tournamentPromises } from "./conformance/tournaments.ts";
import type { StorePromise } from "./conformance/promise.ts";

export const storePromises: readonly StorePromise[] = [
  ...journalPromises,
  ...peoplePromises,
  ...doorPromises,
  ...directoryPromises,
  ...guildPromises,
  ...guildLimitPromises,
  ...keyPromises,
  ...leavingPromises,
  ...callPromises,
  ...channelPromises,
  ...recipientPromises,
  ...housePromises,
  ...tournamentPromises,
];
