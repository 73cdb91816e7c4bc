import type { Counts, Item } from '@archway/contract/inventory/item';
import type { ShownStatus } from '@archway/contract/inventory/states';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status-badge.tsx';
import { useMoneyText } from '../../use-money-text.ts';
import classes from '../item.module.css';

/** The numbers that matter: how many there are, how many are free to go, and what one earns. */
export const ItemNumbers = ({ item }: { item: Item }) => {
  const { t } = useTranslation(['inventory/item', 'inventory', 'ui', 'ui/fields', 'names/inventory']);
  const money = useMoneyText();
  const { counts, monthlyRent } = item;
  return (
    <div>
      <dl className={classes.numbers}>
        <div>
          <dt>{t('names/inventory:item.owned')}</dt>
          <dd data-tabular>{t('ui:number', { value: counts.owned })}</dd>
        </div>
        <div>
          <dt>{t('names/inventory:item.available')}</dt>
          <dd data-tabular>{t('ui:number', { value: counts.available })}</dd>
        </div>
        <div>
          <dt>{t('names/inventory:item.monthlyRent')}</dt>
          <dd data-tabular>
            {monthlyRent === null ? (
              <span className={classes.unsaid}>{t('ui/fields:notSet')}</span>
            ) : (
              money(monthlyRent)
            )}
          </dd>
        </div>
      </dl>
      <Elsewhere counts={counts} />
    </div>
  );
};

const targets = {
  missing: 'missing',
  in_repair: 'inRepair',
  in_transit: 'inTransit',
  on_site: 'onSite',
  picked: 'picked',
  reserved: 'reserved',
  retired: 'retired',
  sold: 'sold',
} as const satisfies Partial<Record<ShownStatus, keyof Counts>>;

/** Where those are that are not free. */
const Elsewhere = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation(['inventory/item', 'ui', 'names/inventory']);
  const some = Object.entries(targets).filter(([, count]) => counts[count] > 0);
  if (some.length === 0) return null;
  return (
    <ul className={classes.elsewhere} aria-label={t('elsewhere')}>
      {some.map(([status, count]) => (
        <li key={status}>
          <span data-tabular>{t('ui:number', { value: counts[count] })}</span>
          <StatusBadge status={status as keyof typeof targets /* one of its keys */} />
        </li>
      ))}
    </ul>
  );
};
