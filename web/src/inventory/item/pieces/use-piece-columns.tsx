import type { Unit } from '@archway/contract/inventory/unit';
import { unitColumnFields, unitSorts } from '@archway/contract/inventory/unit-fields';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../../kit/list/use-columns.ts';
import { useLatest } from '../../../kit/list/use-latest.ts';
import { useScreenExists } from '../../../platform/navigation/screen-exists.ts';
import { useUser } from '../../../platform/session/session.ts';
import { sortedBy } from '../../../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../../../ui/fields/use-field-columns.tsx';
import type { Column } from '../../../ui/list/data-table.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatusBadge } from '../../status-badge.tsx';
import { useInventoryWords } from '../../words.ts';
import classes from '../item.module.css';
import type { ItemTabProps } from '../item-tab.ts';
import { PieceMenu } from './piece-menu.tsx';
import { useUnitWords } from './use-unit-names.ts';

type RowActions = { onOpen: (unit: Unit) => void; onRecord: ItemTabProps['onRecord'] };

const sorted = sortedBy(unitSorts);

export const usePieceColumns = (actions: RowActions): readonly Column<Unit>[] => {
  const { t } = useTranslation('inventory/item');
  const words = useInventoryWords();
  const { nameOf, optionName } = useUnitWords();
  const columnsOf = useFieldColumns();
  const { onOpen, onRecord } = useLatest(actions);
  const timeZone = useUser().activeOrganization?.timezone;
  return useColumns(() => [
    {
      ...sorted('code'),
      title: nameOf('code'),
      main: true,
      render: (unit) => (
        <button type="button" className={classes.code} onClick={() => onOpen(unit)}>
          <bdi>{unit.code}</bdi>
        </button>
      ),
    },
    {
      ...sorted('status'),
      title: nameOf('status'),
      render: ({ shownStatus }) => <StatusBadge status={shownStatus} />,
    },
    {
      ...sorted('condition'),
      title: nameOf('condition'),
      render: ({ condition }) => words.condition(condition),
    },
    {
      ...sorted('location'),
      title: nameOf('location'),
      sheet: ['location', 'locationCode'],
      render: (unit) => <LocationOf unit={unit} />,
    },
    {
      ...sorted('lastSeenAt'),
      title: nameOf('lastSeenAt'),
      sheet: ['lastSeenAt', 'lastSeenBy'],
      render: ({ lastSeenAt, lastSeenBy }) =>
        lastSeenAt === null ? (
          t('table.neverSeen')
        ) : (
          <span className={classes.seen}>
            <RelativeTime at={lastSeenAt} timeZone={timeZone} />
            {lastSeenBy && <bdi className={classes.by}>{lastSeenBy}</bdi>}
          </span>
        ),
    },
    ...columnsOf<typeof unitColumnFields, Unit>({ table: unitColumnFields, except: [], nameOf, optionName }),
    {
      key: 'menu',
      title: t('table.actions'),
      untitled: true,
      align: 'end',
      render: (unit) => <PieceMenu unit={unit} onOpen={onOpen} onRecord={onRecord} />,
    },
  ]);
};

const LocationOf = ({ unit }: { unit: Unit }) => {
  const { t } = useTranslation('inventory/item');
  const exists = useScreenExists();
  const { locationId, locationName, locationCode } = unit;
  if (locationId === null || locationName === null) return t('table.nowhere');
  const words = (
    <>
      <bdi>{locationName}</bdi>
      {locationCode && <bdi className={classes.by}>{locationCode}</bdi>}
    </>
  );
  return exists('/storage/$id') ? (
    <Link to="/storage/$id" params={{ id: locationId }} className={classes.location}>
      {words}
    </Link>
  ) : (
    <span className={classes.seen}>{words}</span>
  );
};
