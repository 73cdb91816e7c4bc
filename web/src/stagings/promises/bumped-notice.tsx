import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import type { DatesDialogProps } from './dates/dates-dialog.tsx';
import type { SwapDialogProps } from './line/swap-dialog.tsx';
import { useLineActions } from './line/use-line-actions.tsx';
import { LossLine } from './loss-line.tsx';
import classes from './promises.module.css';
import { useLines } from './use-lines.ts';

const DatesDialog = lazyDialog<DatesDialogProps>(
  ({ opened }) => opened,
  async () => (await import('./dates/dates-dialog.tsx')).DatesDialog,
);
const SwapDialog = lazyDialog<SwapDialogProps>(
  ({ line }) => line !== null,
  async () => (await import('./line/swap-dialog.tsx')).SwapDialog,
);

/** More than these push everything else off the screen; all stand in their rooms. */
const mostShown = 5;

/** What was taken away from a staging, by whom and until when, and what can be done: replace it, hold it again, other dates. */
export const BumpedNotice = ({ staging }: { staging: Staging }) => {
  const { t, i18n } = useTranslation('stagings/promises');
  const lines = useLines(staging.id).data?.rows ?? [];
  const [swapped, setSwapped] = useState<Line | null>(null);
  const [dates, setDates] = useState(false);
  const { actions, dialog } = useLineActions(staging, lines, { onEdit: () => undefined, onSwap: setSwapped });
  const mayChange = useAbility().can('update', 'Staging') && !isEnded(staging.status);
  const bumped = lines.filter((line) => line.bumped > 0);
  const count = bumped.reduce((sum, line) => sum + line.bumped, 0);
  const names = [...new Set(bumped.flatMap(({ bumpedBy }) => (bumpedBy ? [isolated(bumpedBy.name)] : [])))];
  return (
    <>
      {count > 0 && (
        <Alert
          color="red"
          variant="light"
          role="note"
          icon={<IconAlertTriangle size={20} aria-hidden />}
          title={
            names.length > 0
              ? t('bumped.by', { count, jobs: new Intl.ListFormat(i18n.language).format(names) })
              : t('bumped.lost', { count })
          }
        >
          <ul className={classes.losses}>
            {bumped.slice(0, mostShown).map((line) => (
              <LossLine
                key={line.id}
                line={line}
                today={staging.today}
                actions={mayChange ? actions : undefined}
              />
            ))}
            {bumped.length > mostShown && <li>{t('bumped.more', { count: bumped.length - mostShown })}</li>}
          </ul>
          {mayChange && (
            <Group gap="xs" mt="xs">
              <Button
                variant="default"
                size="sm"
                leftSection={<IconCalendarEvent size={16} aria-hidden />}
                onClick={() => setDates(true)}
              >
                {t('bumped.dates')}
              </Button>
            </Group>
          )}
        </Alert>
      )}
      <SwapDialog staging={staging} line={swapped} lines={lines} onClose={() => setSwapped(null)} />
      <DatesDialog staging={staging} opened={dates} onClose={() => setDates(false)} />
      {dialog}
    </>
  );
};
