/** The people on the 33 contact tokens: their databank card and, where they can be hired, their crew card. */
import { told } from "./endings.ts";
import { greenContacts } from "./people/green.ts";
import { orangeContacts } from "./people/orange.ts";
import { whiteContacts } from "./people/white.ts";
import { yellowContacts } from "./people/yellow.ts";
import type { ContactCard } from "./types.ts";

const printed = { ...whiteContacts, ...greenContacts, ...yellowContacts, ...orangeContacts };

export type ContactId = keyof typeof printed;

/** By id, with an ending on every way a meeting can go [OR-ENC-06]. */
export const contacts = Object.fromEntries(
  Object.entries<ContactCard>(printed).map(([id, card]) => [
    id,
    { ...card, effects: told(card.effects, `contact.${id}`) },
  ]),
) as Readonly<Record<ContactId, ContactCard>>;

export const contactIds = Object.keys(contacts) as ContactId[];

export function isContact(id: string): boolean {
  return Object.hasOwn(contacts, id);
}

export function contactCard(id: string): ContactCard {
  const card: ContactCard | undefined = contacts[id as ContactId];
  if (card === undefined) throw new Error(`no contact ${id}`);
  return card;
}
