import type { Unit } from '@archway/contract/inventory/unit';
import { unitColumnFields, unitSorts } from '@archway/contract/inventory/unit-fields';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import { useFieldColumns } from '../../ui/fields/use-field-columns.tsx';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useUnitWords } from '../item/pieces/use-unit-names.ts';
import { StatusBadge } from '../status-badge.tsx';
import { useInventoryWords } from '../words.ts';
import { ItemLink } from './item-link.tsx';
import classes from './locations.module.css';

const sorted = sortedBy(unitSorts);

/** Where each piece stands is told only where the location has others inside it. */
export const useUnitColumns = (
  locations: readonly StorageLocation[],
  here: string,
): readonly Column<Unit>[] => {
  const { t } = useTranslation('storage');
  const words = useInventoryWords();
  const { nameOf, optionName } = useUnitWords();
  const columnsOf = useFieldColumns();
  const hasInside = locations.some(({ parentId }) => parentId === here);
  return useColumns(
    () => [
      {
        ...sorted('code'),
        title: t('contents.piece'),
        main: true,
        sheet: ['code', 'item', 'sku'],
        render: ({ code, itemId, itemName }) => (
          <ItemLink id={itemId} name={itemName}>
            <bdi className={classes.code} dir="ltr">
              {code}
            </bdi>
          </ItemLink>
        ),
      },
      {
        ...sorted('status'),
        title: t('contents.status'),
        render: ({ shownStatus }) => <StatusBadge status={shownStatus} />,
      },
      {
        ...sorted('condition'),
        title: t('contents.condition'),
        render: ({ condition }) => words.condition(condition),
      },
      ...(hasInside ? [locationColumn(t('contents.location'))] : []),
      {
        ...sorted('lastSeenAt'),
        title: t('contents.lastSeen'),
        render: ({ lastSeenAt }) => (
          <span className={classes.oneLine}>
            {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : t('contents.never')}
          </span>
        ),
      },
      ...columnsOf<typeof unitColumnFields, Unit>({
        table: unitColumnFields,
        except: [],
        nameOf,
        optionName,
      }),
    ],
    [hasInside],
  );
};

const locationColumn = (title: string): Column<Unit> => ({
  ...sorted('location'),
  title,
  sheet: ['location', 'locationCode'],
  render: ({ locationId, locationName, locationCode }) =>
    locationId && (
      <Link to="/storage/$id" params={{ id: locationId }} className={classes.location}>
        <bdi>{locationCode ?? locationName}</bdi>
      </Link>
    ),
});
