import type { Balance, Unit } from '@archway/contract/inventory/unit';
import { useTranslation } from 'react-i18next';
import classes from './locations.module.css';
import { balanceKey } from './relocate-rules.ts';

/** As many as are taken in at a glance. */
const shown = 4;

/** What was selected, by name; of many the first few. */
export const WhatMoves = ({ units, balances }: { units: readonly Unit[]; balances: readonly Balance[] }) => {
  const { t } = useTranslation('storage');
  const lines = [
    ...units.map(({ id, code, itemName }) => ({ key: id as string, code, itemName })),
    ...balances.map((balance) => ({
      key: balanceKey(balance),
      code: balance.locationCode,
      itemName: balance.itemName,
    })),
  ];
  return (
    <ul className={classes.moves} aria-label={t('relocate.what')}>
      {lines.slice(0, shown).map(({ key, code, itemName }) => (
        <li key={key}>
          <bdi>{itemName}</bdi>{' '}
          {code && (
            <bdi className={classes.code} dir="ltr">
              {code}
            </bdi>
          )}
        </li>
      ))}
      {lines.length > shown && <li>{t('relocate.more', { count: lines.length - shown })}</li>}
    </ul>
  );
};
