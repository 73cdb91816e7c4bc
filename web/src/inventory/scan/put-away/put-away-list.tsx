import { Button } from '@mantine/core';
import { IconPlaylistX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { LocationLink } from '../location-found.tsx';
import classes from '../scan.module.css';
import { type Entry, isUnsent, type Location } from './entry.ts';
import { EntryLine } from './entry-line.tsx';
import type { PutAway } from './put-away.ts';

type PutAwayListProps = { location: Location; entries: readonly Entry[]; putAway: PutAway };

/** Everything that was scanned, the last first, each with its way back. */
export const PutAwayList = ({ location, entries, putAway }: PutAwayListProps) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <TitledPanel
      title={t('list.title')}
      flush
      action={
        entries.some((entry) => !isUnsent(entry)) && (
          <Button
            variant="subtle"
            leftSection={<IconPlaylistX size={20} aria-hidden />}
            className={classes.large}
            onClick={putAway.clear}
          >
            {t('list.clear')}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <EmptyState picture="quiet" title={t('list.empty')} action={<LocationLink id={location.id} />}>
          {t('list.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ul className={classes.entries} aria-label={t('list.title')}>
            {entries.map((entry) => (
              <EntryLine key={entry.key} entry={entry} here={location.id} putAway={putAway} />
            ))}
          </ul>
          <div className={classes.foot}>
            <LocationLink id={location.id} />
          </div>
        </>
      )}
    </TitledPanel>
  );
};
