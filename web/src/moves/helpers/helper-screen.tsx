import type { Move } from '@archway/contract/moves/move';
import { legsOf } from '@archway/contract/moves/states';
import { Button, Skeleton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconHomeCheck,
  IconLogout,
  IconPackageExport,
  IconPackageImport,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useOutboxCounts } from '../../platform/outbox/use-outbox.ts';
import { helpEnded } from '../../platform/session/helping.ts';
import { logout } from '../../platform/session/logout.ts';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';
import { ArchMark } from '../../ui/layout/arch-mark.tsx';
import { MainContent } from '../../ui/layout/main-content.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { Results } from '../../ui/list/results.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { crewTabs } from '../crew/crew-tabs.ts';
import { eventsOf } from '../crew/use-move.ts';
import { PeopleHere } from '../details/people-here.tsx';
import { HelperPill } from './helper-pill.tsx';
import classes from './helpers.module.css';
import { rememberHelper } from './last-helper.ts';
import { useMoveCodes } from './use-move-codes.ts';

type HelperScreenProps = {
  moveId: string;
  tab: string;
  /** What is told above every page. */
  notices: ReactNode;
};

/** Nobody tells a helper what changes: they ask. Also whether the link still holds. */
const everyMs = 15_000;

/** One move in the hands of somebody without an account: its legs, and nothing else of the product. */
export const HelperScreen = ({ moveId, tab, notices }: HelperScreenProps) => {
  const { t } = useTranslation('moves/helpers');
  const user = useUser();
  const owner = ownerOf(user);
  const organization = user.activeOrganization?.name ?? '';
  const move = useQuery({
    ...queries.moves.get.queryOptions({ input: { id: moveId } }),
    refetchInterval: everyMs,
  });
  useQuery({ ...eventsOf(owner, moveId), refetchInterval: everyMs });
  useMoveCodes(moveId);
  useEffect(() => rememberHelper(owner), [owner]);
  const isOver = move.error instanceof ApiProblem && move.error.code === 'forbidden';
  useEffect(() => {
    if (isOver) helpEnded();
  }, [isOver]);
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <ArchMark size={32} />
        <p className={`${classes.whom} ${classes.hint}`}>
          <strong>
            <bdi>{organization}</bdi>
          </strong>
          <span>{t('helping.as', { name: isolated(user.firstName) })}</span>
        </p>
        <HelperPill />
        <LeaveButton />
      </header>
      <MainContent>
        {notices}
        <Results of={move} skeleton={<Skeleton height={480} radius="lg" />}>
          {(data) => <Legs move={data} tab={tab} />}
        </Results>
      </MainContent>
    </div>
  );
};

const Legs = ({ move, tab }: { move: Move; tab: string }) => {
  const { t } = useTranslation(['moves/helpers', 'moves/details']);
  const dayText = useDayText({ dateStyle: 'full' });
  const legs = legsOf[move.kind];
  const leg = legs.find((each) => each === tab) ?? legs[0];
  const icons = {
    pickup: IconPackageExport,
    dropoff: move.kind === 'in' ? IconHomeCheck : IconPackageImport,
    return: IconArrowBackUp,
  } as const;
  const LegTab = crewTabs[leg];
  return (
    <div className={classes.legs}>
      <div>
        <h1 tabIndex={-1} className={classes.title}>
          {t(`moves/details:title.${move.kind}`)}
        </h1>
        <p className={classes.hint}>
          <bdi dir="ltr">{t('helping.number', { number: move.number })}</bdi> · {dayText(move.scheduledOn)}
        </p>
      </div>
      <TabLinks
        label={t('moves/details:tabs.label')}
        to="/helping/$tab"
        current={leg}
        tabs={legs.map((each) => ({
          tab: each,
          label: t(`moves/details:tabs.${each}`),
          icon: icons[each],
        }))}
      />
      <PeopleHere move={move} tab={leg} />
      <Suspense fallback={<Skeleton height={420} radius="md" />}>
        <LegTab moveId={move.id} />
      </Suspense>
    </div>
  );
};

const LeaveButton = () => {
  const { t } = useTranslation('moves/helpers');
  const [confirming, setConfirming] = useState(false);
  const waiting = useOutboxCounts().data?.waiting ?? 0;
  return (
    <>
      <Button
        size="lg"
        variant="default"
        px="sm"
        leftSection={<IconLogout size={20} aria-hidden />}
        onClick={() => setConfirming(true)}
      >
        {t('helping.done')}
      </Button>
      <ConfirmDialog
        opened={confirming}
        title={t('helping.leave.title')}
        confirm={t('helping.leave.confirm')}
        dismiss={t('helping.leave.dismiss')}
        destructive={waiting > 0}
        onConfirm={() => logout()}
        onClose={() => setConfirming(false)}
      >
        {waiting > 0 && <p>{t('helping.leave.unsent', { count: waiting })}</p>}
        <p>{t('helping.leave.words')}</p>
      </ConfirmDialog>
    </>
  );
};
