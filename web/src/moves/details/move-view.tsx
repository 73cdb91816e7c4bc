import type { Move, MoveRow } from '@archway/contract/moves/move';
import type { MoveTab } from '@archway/contract/moves/states';
import { Skeleton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconHomeCheck,
  IconListDetails,
  IconPackageExport,
  IconPackageImport,
} from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { crewTabs } from '../crew/crew-tabs.ts';
import { isSheet } from '../print/sheets.ts';
import { MoveAside } from './move-aside.tsx';
import { MoveHero } from './move-hero.tsx';
import { tabsOf } from './move-tabs.ts';
import { Overview } from './overview.tsx';
import { OverviewLead } from './overview-lead.tsx';
import { PeopleHere } from './people-here.tsx';

const PrintedSheet = lazy(async () => ({
  default: (await import('../print/printed-sheet.tsx')).PrintedSheet,
}));

type MoveViewProps = { move: Move; tab: MoveTab; others: readonly MoveRow[] };

/** One move: its face, the legs of it, and what is planned. */
export const MoveView = ({ move, tab, others }: MoveViewProps) => {
  const { t } = useTranslation('moves/details');
  const { print }: { print?: unknown } = useSearch({ strict: false });
  if (isSheet(print, move.kind))
    return (
      <Suspense fallback={<Skeleton height={420} radius="md" />}>
        <PrintedSheet move={move} sheet={print} />
      </Suspense>
    );
  const icons = {
    overview: IconListDetails,
    pickup: IconPackageExport,
    dropoff: move.kind === 'in' ? IconHomeCheck : IconPackageImport,
    return: IconArrowBackUp,
  } as const;
  const LegTab = tab === 'overview' ? undefined : crewTabs[tab];
  return (
    <DetailView
      hero={<MoveHero move={move} isBrief={LegTab !== undefined} />}
      notice={<PeopleHere move={move} tab={tab} />}
      tabs={
        <TabLinks
          label={t('tabs.label')}
          to={move.kind === 'in' ? '/stagings/$id/move-in/$tab' : '/stagings/$id/move-out/$tab'}
          current={tab}
          tabs={tabsOf(move.kind).map((each) => ({ tab: each, label: t(`tabs.${each}`), icon: icons[each] }))}
        />
      }
      aside={!LegTab && <MoveAside move={move} others={others} />}
      lead={!LegTab && <OverviewLead move={move} />}
    >
      <Suspense fallback={<Skeleton height={420} radius="md" />}>
        {LegTab ? <LegTab moveId={move.id} /> : <Overview move={move} />}
      </Suspense>
    </DetailView>
  );
};
