import type { Balance } from '@archway/contract/inventory/unit';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { ItemLink } from './item-link.tsx';
import classes from './locations.module.css';

export const useBalanceColumns = (): readonly Column<Balance>[] => {
  const { t } = useTranslation('storage');
  const ui = useTranslation('ui').t;
  return useColumns(() => [
    {
      key: 'item',
      title: t('contents.item'),
      main: true,
      render: ({ itemId, itemName }) => <ItemLink id={itemId} name={itemName} />,
    },
    {
      key: 'location',
      title: t('contents.location'),
      render: ({ locationId, locationName, locationCode }) => (
        <Link to="/storage/$id" params={{ id: locationId }} className={classes.location}>
          <bdi>{locationCode ?? locationName}</bdi>
        </Link>
      ),
    },
    {
      key: 'onHand',
      title: t('contents.onHand'),
      align: 'end',
      render: ({ onHand }) => ui('number', { value: onHand }),
    },
  ]);
};
