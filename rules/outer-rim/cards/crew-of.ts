/** Not among the other verbs: contacts are made of those, and this one names a contact. */
import type { Effect } from "./effects.ts";
import type { ContactId } from "./contacts.ts";

/** Somebody by name, if their token is still on the map. */
export const crewOf = (contact: ContactId): Effect => ({ do: "gain-crew", contact });
