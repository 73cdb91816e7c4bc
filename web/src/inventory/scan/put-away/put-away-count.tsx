import { Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../scan.module.css';
import { type Location, overBy, piecesPut, type Room } from './entry.ts';
import type { PutAway } from './put-away.ts';
import { useEntries } from './put-away-session.ts';

type PutAwayCountProps = { location: Location & Room; putAway: PutAway };

/** How many pieces came into the location, and by how many it is over its capacity. */
export const PutAwayCount = ({ location, putAway }: PutAwayCountProps) => {
  const { t } = useTranslation('inventory/scan');
  const entries = useEntries(putAway);
  const over = overBy(entries, location);
  return (
    <>
      <p className={classes.count} data-tabular>
        {t('now.count', { count: piecesPut(entries, location.id) })}
      </p>
      {over > 0 && (
        <Badge
          size="xl"
          variant="light"
          color="red"
          leftSection={<IconAlertTriangle size={18} aria-hidden />}
          className={classes.pill}
        >
          {t('now.over', { count: over })}
        </Badge>
      )}
    </>
  );
};
