import type { Subject } from '@archway/contract/kernel/access/ability';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';

/** How many there are, by which rows are sorted. */
export const useCountColumn = () => {
  const { t } = useTranslation();
  return <Key extends string>(key: Key, title: string) => ({
    key,
    sortable: true as const,
    title,
    align: 'end' as const,
    render: (row: Readonly<Record<Key, number>>) => t('number', { value: row[key] }),
  });
};

type LastColumns<Row> = {
  /** What a row is, for who may change or delete it. */
  subject: Subject;
  nameOf: (row: Row) => string;
  /** What the day of the last change is called. */
  updated: string;
  /** Whether that day is shown without being chosen. */
  isUpdatedShown?: boolean;
  onEdit: (row: Row) => void;
  onRemove: (row: Row) => void;
};

/** What tables of things end with: when they changed last, and what can be done with them. */
export const useLastColumns = () => {
  const { t } = useTranslation('ui/fields');
  const ability = useAbility();
  return <Row extends { readonly updatedAt: string }>({
    subject,
    nameOf,
    updated,
    isUpdatedShown = false,
    onEdit,
    onRemove,
  }: LastColumns<Row>): Column<Row>[] => {
    const [mayEdit, mayRemove] = [ability.can('update', subject), ability.can('delete', subject)];
    return [
      {
        key: 'updatedAt',
        sortable: true,
        title: updated,
        extra: !isUpdatedShown,
        render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
      {
        key: 'menu',
        title: t('actions'),
        untitled: true,
        align: 'end',
        render: (row) => (
          <MoreMenu
            name={nameOf(row)}
            onEdit={mayEdit ? () => onEdit(row) : undefined}
            onRemove={mayRemove ? () => onRemove(row) : undefined}
          />
        ),
      },
    ];
  };
};
