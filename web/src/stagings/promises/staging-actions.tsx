import type { Staging } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { Button, Menu } from '@mantine/core';
import { IconCalendarEvent, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { DatesDialogProps } from './dates/dates-dialog.tsx';
import classes from './promises.module.css';
import { extendsFirst, offeredStatuses } from './status/next-statuses.ts';
import type { StatusDialogProps } from './status/status-dialog.tsx';
import { useStatusWords } from './status/use-status-words.ts';

const DatesDialog = lazyDialog<DatesDialogProps>(
  ({ opened }) => opened,
  async () => (await import('./dates/dates-dialog.tsx')).DatesDialog,
);
const StatusDialog = lazyDialog<StatusDialogProps>(
  ({ status }) => status !== null,
  async () => (await import('./status/status-dialog.tsx')).StatusDialog,
);

/** What can be done with a staging next: its legal statuses, the likeliest first, and other dates. */
export const StagingActions = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/promises');
  const words = useStatusWords(staging);
  const [status, setStatus] = useState<StagingStatus | null>(null);
  const [dates, setDates] = useState(false);
  const { first, others } = offeredStatuses({
    status: staging.status,
    designStatus: staging.design.status,
  });
  if (!useAbility().can('update', 'Staging') || isEnded(staging.status)) return null;
  const extendFirst = extendsFirst(staging.status);
  const listed = extendFirst && first ? [first, ...others] : others;
  return (
    <>
      {extendFirst ? (
        <Button leftSection={<IconCalendarEvent size={18} aria-hidden />} onClick={() => setDates(true)}>
          {t('dates.extend')}
        </Button>
      ) : (
        <>
          {first && <Button onClick={() => setStatus(first)}>{words.verb(first)}</Button>}
          <Button
            variant="default"
            leftSection={<IconCalendarEvent size={18} aria-hidden />}
            onClick={() => setDates(true)}
          >
            {t('dates.change')}
          </Button>
        </>
      )}
      {listed.length > 0 && (
        <Menu position="bottom-end" width={320}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('status.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {listed.map((to) => (
              <Menu.Item key={to} onClick={() => setStatus(to)}>
                <span className={classes.verb}>{words.verb(to)}</span>
                <span className={classes.does}>{words.does(to)}</span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <DatesDialog staging={staging} opened={dates} onClose={() => setDates(false)} />
      <StatusDialog staging={staging} status={status} onClose={() => setStatus(null)} />
    </>
  );
};
