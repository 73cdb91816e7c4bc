import type { Item } from '@archway/contract/inventory/item';
import { Button } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './availability.module.css';
import { HolderWords } from './holder-words.tsx';
import { daysAhead, sharesOf } from './strip-rules.ts';
import { useHolders } from './use-holders.ts';

/** More than these push everything else off the screen. */
const fewest = 5;

/** Who has pieces on the days of the strip, each under the days it has them: firmly, or softly in paler stripes. */
export const HolderList = ({ item }: { item: Item }) => {
  const { t } = useTranslation('inventory/item');
  const { from, holders } = useHolders(item.id);
  const [all, setAll] = useState(false);
  if (!from || holders.length === 0) return null;
  const shown = all ? holders : holders.slice(0, fewest);
  return (
    <>
      <ul className={classes.holders} aria-label={t('availability.holders')}>
        {shown.map((holder) => {
          const { start, length } = sharesOf(holder, from, daysAhead);
          return (
            <li key={holder.reservationId}>
              <HolderWords holder={holder} />
              <span className={classes.track} aria-hidden="true">
                <span
                  className={classes.held}
                  data-status={holder.status}
                  style={{ '--start': start, '--length': length } as CSSProperties} // custom properties
                />
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < holders.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('availability.more', { count: holders.length - shown.length })}
        </Button>
      )}
    </>
  );
};
