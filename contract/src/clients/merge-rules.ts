import type { Contact, ValuesOf } from '../kernel/fields/fields.ts';
import { clientFields } from './client-fields.ts';

export type ClientValues = ValuesOf<typeof clientFields>;
/** What a type of client is called in the language of whoever merges them. */
type KindName = (kind: ClientValues['kind']) => string;

/**
 * Two clients as one. What the kept one does not say the other says; where both say something else, the other's stands among
 * the contacts or in the notes. Nothing that either of them said is lost.
 */
export const mergedClient = (kept: ClientValues, other: ClientValues, kindName: KindName): ClientValues => {
  const people = contactsOf(kept, other, kindName);
  const listed = people.slice(0, clientFields.contacts.most);
  return {
    ...kept,
    company: kept.company || other.company,
    email: kept.email || other.email,
    phone: kept.phone || other.phone,
    address: kept.address || other.address,
    lastContactOn: later(kept.lastContactOn, other.lastContactOn),
    contacts: listed,
    notes: [
      kept.notes,
      other.notes,
      ...(['company', 'address'] as const).map((name) =>
        differs(kept[name], other[name]) ? other[name] : '',
      ),
      ...people.slice(listed.length).map(written),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
};

const later = (one: string | null, other: string | null) =>
  one !== null && (other === null || one > other) ? one : other;

const differs = (kept: string, other: string) => other !== '' && kept !== '' && kept !== other;

/** The contacts of both, each once, and the other client itself if it goes by another name or number. */
const contactsOf = (kept: ClientValues, other: ClientValues, kindName: KindName): Contact[] => {
  const isKnown =
    kept.name === other.name &&
    kept.kind === other.kind &&
    !differs(kept.email, other.email) &&
    !differs(kept.phone, other.phone);
  const role = kept.kind === other.kind ? '' : kindName(other.kind);
  const itself: Contact[] = isKnown
    ? []
    : [{ name: other.name, role, email: other.email, phone: other.phone }];
  return [
    ...new Map(
      [...kept.contacts, ...itself, ...other.contacts].map((contact) => [exactly(contact), contact]),
    ).values(),
  ];
};

const exactly = ({ name, role, email, phone }: Contact) => JSON.stringify([name, role, email, phone]);
const written = ({ name, role, email, phone }: Contact) =>
  [name, role, email, phone].filter(Boolean).join(', ');
