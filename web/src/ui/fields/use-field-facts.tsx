import {
  type Field,
  type Fields,
  type GroupsOf,
  type NamesOf,
  namesOfGroup,
} from '@archway/contract/kernel/fields';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './field-facts.module.css';
import { MailLink, PhoneLink, WebsiteLink } from './reach-links.tsx';
import { useFieldText } from './use-field-text.ts';

type Facts<Table extends Fields> = {
  table: Table;
  row: Readonly<Record<NamesOf<Table>, unknown>>;
  group: GroupsOf<Table>;
  nameOf: (field: NamesOf<Table>) => string;
  optionName: (field: NamesOf<Table>, option: string) => string;
  /** What is shown otherwise than its type is; null leaves a field out. */
  replaced?: Partial<Record<NamesOf<Table>, ReactNode>>;
};

/** The facts of one group, in the order of the table. What is not set has no value, and a list of facts leaves it out. */
export const useFieldFacts = () => {
  const textOf = useFieldText();
  return <Table extends Fields>({ table, row, group, nameOf, optionName, replaced = {} }: Facts<Table>) =>
    namesOfGroup(table, group).map((name) => {
      const field = table[name] as Field; // one of its own names
      const option = (each: string) => optionName(name, each);
      if (name in replaced) return { name: nameOf(name), value: replaced[name] };
      if (field.type === 'words' || field.type === 'choices')
        return { name: nameOf(name), value: wordsOf(row[name] as readonly string[], field, option) }; // as the table says
      const text = textOf(field, row[name], option);
      return { name: nameOf(name), value: text && valueShown(field, text) };
    });
};

const valueShown = (field: Field, text: string) => {
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
