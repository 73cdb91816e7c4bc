import type { Unit } from '@archway/contract/inventory/unit';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useInventoryWords } from '../words.ts';
import { ItemLink } from './item-link.tsx';
import classes from './locations.module.css';

/** Where each piece stands is told only where the location has others inside it. */
export const useUnitColumns = (
  locations: readonly StorageLocation[],
  here: string,
): readonly Column<Unit>[] => {
  const { t } = useTranslation('storage');
  const words = useInventoryWords();
  const hasInside = locations.some(({ parentId }) => parentId === here);
  return [
    {
      key: 'code',
      title: t('contents.piece'),
      sortable: true,
      main: true,
      render: ({ code, itemId, itemName }) => (
        <ItemLink id={itemId} name={itemName}>
          <bdi className={classes.code} dir="ltr">
            {code}
          </bdi>
        </ItemLink>
      ),
    },
    {
      key: 'status',
      title: t('contents.status'),
      sortable: true,
      render: ({ shownStatus }) => <StatusBadge status={shownStatus} />,
    },
    {
      key: 'condition',
      title: t('contents.condition'),
      sortable: true,
      render: ({ condition }) => words.condition(condition),
    },
    ...(hasInside ? [locationColumn(t('contents.location'))] : []),
    {
      key: 'lastSeenAt',
      title: t('contents.lastSeen'),
      sortable: true,
      render: ({ lastSeenAt }) => (
        <span className={classes.oneLine}>
          {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : t('contents.never')}
        </span>
      ),
    },
  ];
};

const locationColumn = (title: string): Column<Unit> => ({
  key: 'location',
  title,
  sortable: true,
  render: ({ locationId, locationName, locationCode }) =>
    locationId && (
      <Link to="/storage/$id" params={{ id: locationId }} className={classes.location}>
        <bdi>{locationCode ?? locationName}</bdi>
      </Link>
    ),
});
