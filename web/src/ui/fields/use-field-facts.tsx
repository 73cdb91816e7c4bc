import {
  type Contact,
  type Field,
  type Fields,
  type GroupsOf,
  type NamesOf,
  namesOf,
  namesOfGroup,
} from '@archway/contract/kernel/fields/fields';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContactList } from './contacts/contact-list.tsx';
import { MailLink, PhoneLink, WebsiteLink } from './contacts/reach-links.tsx';
import classes from './field-facts.module.css';
import { useFieldText } from './use-field-text.ts';

export type Facts<Table extends Fields> = {
  table: Table;
  row: Readonly<Record<NamesOf<Table>, unknown>>;
  /** Only this group; every field of the table without. */
  group?: GroupsOf<Table>;
  nameOf: (field: NamesOf<Table>) => string;
  optionName: (field: NamesOf<Table>, option: string) => string;
  /** What is shown otherwise than its type is; null leaves a field out. */
  replaced?: Partial<Record<NamesOf<Table>, ReactNode>>;
};

/** The facts of a table or of one of its groups, in its order. What is not set has no value, and a list of facts leaves it out. */
export const useFieldFacts = () => {
  const textOf = useFieldText();
  return <Table extends Fields>({ table, row, group, nameOf, optionName, replaced = {} }: Facts<Table>) =>
    (group === undefined ? namesOf(table) : namesOfGroup(table, group)).map((name) => {
      const field = table[name] as Field; // one of its own names
      const option = (each: string) => optionName(name, each);
      if (name in replaced) return { name: nameOf(name), value: replaced[name] };
      if (field.type === 'words' || field.type === 'choices')
        return { name: nameOf(name), value: wordsOf(row[name] as readonly string[], field, option) }; // as the table says
      if (field.type === 'contacts')
        return { name: nameOf(name), value: contactsOf(row[name] as readonly Contact[]) }; // likewise
      // Custom fields are facts of a table of their own; whatever a reference leads to is known by its name.
      if (field.type === 'custom') return { name: nameOf(name), value: null };
      const value = field.type === 'reference' ? nameBeside(row, name) : row[name];
      const text = textOf(field, value, option);
      return { name: nameOf(name), value: text && valueShown(field, text) };
    });
};

/** Rows tell the name of what `vendorId` leads to as `vendorName`. */
const nameBeside = (row: Readonly<Record<string, unknown>>, name: string) => row[name.replace(/Id$/, 'Name')];

const contactsOf = (contacts: readonly Contact[]) =>
  contacts.length === 0 ? null : <ContactList contacts={contacts} />;

const valueShown = (field: Field, text: string) => {
  if (field.type === 'color')
    return (
      <span className={classes.shade}>
        <svg width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill={text} />
        </svg>
        <bdi dir="ltr">{text}</bdi>
      </span>
    );
  switch (field.type === 'text' && field.format) {
    case 'email':
      return <MailLink email={text} />;
    case 'phone':
      return <PhoneLink phone={text} />;
    case 'website':
      return <WebsiteLink website={text} />;
    default:
      return <bdi>{text}</bdi>;
  }
};

const wordsOf = (list: readonly string[], { type }: Field, option: (word: string) => string) =>
  list.length === 0 ? null : (
    <span className={classes.words}>
      {list.map((word) => (
        <Badge key={word} variant="light" color="gray">
          <bdi>{type === 'choices' ? option(word) : word}</bdi>
        </Badge>
      ))}
    </span>
  );
