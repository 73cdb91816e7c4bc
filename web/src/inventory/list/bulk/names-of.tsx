import type { ItemRow } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';
import classes from './names-of.module.css';

/** As many as are read; of the others the number is told. */
const most = 5;

/** The first few by name, and how many more. */
export const NamesOf = ({ rows }: { rows: readonly Pick<ItemRow, 'id' | 'name'>[] }) => {
  const { t } = useTranslation('inventory/list');
  return (
    <ul className={classes.names}>
      {rows.slice(0, most).map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {rows.length > most && <li>{t('bulk.andMore', { count: rows.length - most })}</li>}
    </ul>
  );
};
