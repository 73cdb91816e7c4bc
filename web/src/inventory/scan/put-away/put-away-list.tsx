import { Button } from '@mantine/core';
import { IconPlaylistX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { LocationLink } from '../location-found.tsx';
import classes from '../scan.module.css';
import { isUnsent, type Location } from './entry.ts';
import { EntryLine } from './entry-line.tsx';
import type { PutAway } from './put-away.ts';
import { useEntries } from './put-away-session.ts';

type PutAwayListProps = { location: Location; putAway: PutAway };

/** Everything that was scanned, the last first, each with its way back. */
export const PutAwayList = ({ location, putAway }: PutAwayListProps) => {
  const { t } = useTranslation('inventory/scan');
  const isEmpty = useSyncExternalStore(putAway.subscribe, () => putAway.get().length === 0);
  return (
    <TitledPanel title={t('list.title')} flush action={<ClearButton putAway={putAway} />}>
      {isEmpty ? (
        <EmptyState picture="quiet" title={t('list.empty')} action={<LocationLink id={location.id} />}>
          {t('list.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <EntryLines here={location.id} putAway={putAway} />
          <div className={classes.foot}>
            <LocationLink id={location.id} />
          </div>
        </>
      )}
    </TitledPanel>
  );
};

const EntryLines = ({ here, putAway }: { here: string; putAway: PutAway }) => {
  const { t } = useTranslation('inventory/scan');
  const entries = useEntries(putAway);
  return (
    <ul className={classes.entries} aria-label={t('list.title')}>
      {entries.map((entry) => (
        <EntryLine key={entry.key} entry={entry} here={here} putAway={putAway} />
      ))}
    </ul>
  );
};

/** What is on its way stays in the list. */
const ClearButton = ({ putAway }: { putAway: PutAway }) => {
  const { t } = useTranslation('inventory/scan');
  const isOpen = useSyncExternalStore(putAway.subscribe, () =>
    putAway.get().some((entry) => !isUnsent(entry)),
  );
  return (
    isOpen && (
      <Button
        variant="subtle"
        leftSection={<IconPlaylistX size={20} aria-hidden />}
        className={classes.large}
        onClick={putAway.clear}
      >
        {t('list.clear')}
      </Button>
    )
  );
};
