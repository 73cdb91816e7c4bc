import type { Subject } from '@archway/contract/kernel/access/ability';
import type { Fields, NamesOf } from '@archway/contract/kernel/fields/fields';
import type { ReactNode } from 'react';
import { ContactCell } from '../../ui/fields/contacts/contact-cell.tsx';
import { useFieldColumns } from '../../ui/fields/use-field-columns.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { useCountColumn, useLastColumns } from './last-columns.tsx';
import { useColumns } from './use-columns.ts';
import { useLatest } from './use-latest.ts';

type Contact = {
  readonly name: string;
  readonly kind: string;
  readonly email: string;
  readonly phone: string;
  readonly updatedAt: string;
};
const own = ['name', 'kind', 'email', 'phone'] as const;

type ContactColumns<Table extends Fields, Row, Count extends string> = {
  table: Table;
  words: {
    nameOf: (name: NamesOf<Table> | (typeof own)[number] | 'contact' | 'updatedAt' | Count) => string;
    optionName: (field: string, option: string) => string;
  };
  /** The link to its screen. */
  named: (row: Row) => ReactNode;
  /** What there is of theirs, counted. */
  count: Count;
  subject: Subject;
  isUpdatedShown?: boolean;
  actions: { onEdit: (row: Row) => void; onRemove: (row: Row) => void };
};

/** The columns of whoever is dealt with: what they are called, of which kind, how they are reached, and the rest when chosen. */
export const useContactColumns = <
  Table extends Fields,
  Count extends string,
  Row extends Contact & Readonly<Record<NamesOf<Table>, unknown>> & Readonly<Record<Count, number>>,
>({
  table,
  words: { nameOf, optionName },
  named,
  count,
  actions,
  ...last
}: ContactColumns<Table, Row, Count>): readonly Column<Row>[] => {
  const columnsOf = useFieldColumns();
  const countOf = useCountColumn();
  const lastColumns = useLastColumns();
  const latest = useLatest(actions);
  return useColumns<Row>(() => [
    { key: 'name', sortable: true, title: nameOf('name'), main: true, render: named },
    {
      key: 'kind',
      sortable: true,
      title: nameOf('kind'),
      render: ({ kind }) => optionName('kind', kind),
    },
    {
      key: 'contact',
      sheet: ['email', 'phone'],
      title: nameOf('contact'),
      render: ({ email, phone }) => <ContactCell email={email} phone={phone} />,
    },
    ...columnsOf<Table, Row>({ table, except: own, nameOf, optionName }),
    countOf(count, nameOf(count)),
    ...lastColumns<Row>({ ...last, nameOf: ({ name }) => name, updated: nameOf('updatedAt'), ...latest }),
  ]);
};
