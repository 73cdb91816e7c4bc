import type { Staging } from '@archway/contract/stagings/staging';
import { isEnded } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { Button, Menu } from '@mantine/core';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import type { DatesDialogProps } from './dates/dates-dialog.tsx';
import classes from './promises.module.css';
import { offeredStatuses } from './status/next-statuses.ts';
import { nextStep } from './status/next-step.ts';
import type { StatusDialogProps } from './status/status-dialog.tsx';
import { useStatusWords } from './status/use-status-words.ts';
import { useLines } from './use-lines.ts';
import { useMayPromise } from './use-may-promise.ts';

const DatesDialog = lazyDialog<DatesDialogProps>(
  ({ opened }) => opened,
  async () => (await import('./dates/dates-dialog.tsx')).DatesDialog,
);
const StatusDialog = lazyDialog<StatusDialogProps>(
  ({ status }) => status !== null,
  async () => (await import('./status/status-dialog.tsx')).StatusDialog,
);

type StagingActionsProps = {
  staging: Staging;
  /** Opens the catalog; left out where nothing can be added. */
  onAdd: (() => void) | undefined;
  /** What else its menu holds. */
  menu: ReactNode;
  /** Further buttons. */
  children: ReactNode;
};

/** What can be done with a staging: what it asks for most first, whatever ends it last in the menu. */
export const StagingActions = ({ staging, onAdd, menu, children }: StagingActionsProps) => {
  const mayChange = useMayPromise(staging);
  const [status, setStatus] = useState<StagingStatus | null>(null);
  const [dates, setDates] = useState(false);
  const offered = offeredStatuses({ status: staging.status, designStatus: staging.design.status });
  const others = mayChange ? offered.others : [];
  const item = (to: StagingStatus) => (
    <StatusItem key={to} staging={staging} status={to} onChoose={() => setStatus(to)} />
  );
  const going = others.filter((to) => !isEnded(to)).map(item);
  const ending = others.filter(isEnded).map(item);
  return (
    <>
      {mayChange && (
        <Steps
          staging={staging}
          first={offered.first}
          onStatus={setStatus}
          onDates={() => setDates(true)}
          onAdd={onAdd}
        />
      )}
      {children}
      {(menu || others.length > 0) && (
        <MoreMenu name={staging.name}>
          {going}
          {menu}
          {ending.length > 0 && (menu || going.length > 0) && <Menu.Divider />}
          {ending}
        </MoreMenu>
      )}
      <DatesDialog staging={staging} opened={dates} onClose={() => setDates(false)} />
      <StatusDialog staging={staging} status={status} onClose={() => setStatus(null)} />
    </>
  );
};

type StepsProps = {
  staging: Staging;
  /** The likeliest of what may follow. */
  first: StagingStatus | undefined;
  onStatus: (status: StagingStatus) => void;
  onDates: () => void;
  onAdd: (() => void) | undefined;
};

const steps = ['status', 'dates', 'pieces'] as const;

const Steps = ({ staging, first, onStatus, onDates, onAdd }: StepsProps) => {
  const { t } = useTranslation('stagings/promises');
  const words = useStatusWords(staging);
  const lines = useLines(staging.id).data?.rows.length ?? staging.pieces;
  const next = nextStep({ status: staging.status, rooms: staging.rooms.length, lines });
  const look = (step: typeof next) => (step === next ? 'filled' : 'default');
  const buttons = {
    status: first && (
      <Button key="status" variant={look('status')} onClick={() => onStatus(first)}>
        {words.verb(first)}
      </Button>
    ),
    dates: (
      <Button
        key="dates"
        variant={look('dates')}
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        onClick={onDates}
      >
        {t('dates.change')}
      </Button>
    ),
    pieces: onAdd && (
      <Button
        key="pieces"
        variant={look('pieces')}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={onAdd}
      >
        {t('add.open')}
      </Button>
    ),
  };
  return [next, ...steps.filter((step) => step !== next)].map((step) => buttons[step]);
};

type StatusItemProps = { staging: Staging; status: StagingStatus; onChoose: () => void };

const StatusItem = ({ staging, status, onChoose }: StatusItemProps) => {
  const words = useStatusWords(staging);
  return (
    <Menu.Item onClick={onChoose} {...(isEnded(status) ? { c: 'var(--aw-error-text)' } : {})}>
      <span className={classes.verb}>{words.verb(status)}</span>
      <span className={classes.does}>{words.does(status)}</span>
    </Menu.Item>
  );
};
