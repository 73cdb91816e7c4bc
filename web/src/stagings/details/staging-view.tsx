import type { Staging } from '@archway/contract/stagings/staging';
import { daysLate } from '@archway/contract/stagings/staging-rules';
import { Alert, Skeleton } from '@mantine/core';
import { IconArmchair, IconClockExclamation, IconListDetails } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { useAddingPieces } from '../promises/add/use-adding-pieces.tsx';
import { BumpedNotice } from '../promises/bumped-notice.tsx';
import { StagingAside } from './aside/staging-aside.tsx';
import { DesignsTab } from './designs-tab.tsx';
import type { EditStagingDrawerProps } from './edit-staging-drawer.tsx';
import { FilesPanel } from './files/files-panel.tsx';
import { RoomsPanel } from './rooms/rooms-panel.tsx';
import { StagingAbout } from './staging-about.tsx';
import { StagingHero } from './staging-hero.tsx';

const EditStagingDrawer = lazyDialog<EditStagingDrawerProps>(
  ({ inHand }) => inHand !== null,
  async () => (await import('./edit-staging-drawer.tsx')).EditStagingDrawer,
);

/** Last on the page: it comes after what people look at first. */
const TimelinePanel = lazy(async () => ({ default: (await import('./timeline-panel.tsx')).TimelinePanel }));

type StagingViewProps = {
  staging: Staging;
  tab: 'details' | 'designs';
  /** What brings its pieces in and out. */
  Moves: ComponentType<{ staging: Staging }>;
};

/** One job: its face, its facts, and below them all that is in it and all that happened to it. */
export const StagingView = ({ staging, tab, Moves }: StagingViewProps) => {
  const { t } = useTranslation('stagings/details');
  const [isEdited, setEdited] = useState(false);
  const adding = useAddingPieces(staging);
  const isDetails = tab === 'details';
  return (
    <DetailView
      hero={
        <StagingHero
          staging={staging}
          onAdd={adding.open && (() => adding.open?.())}
          onEdit={() => setEdited(true)}
        />
      }
      notice={
        <>
          <LateNotice staging={staging} />
          <BumpedNotice staging={staging} />
        </>
      }
      tabs={
        <TabLinks
          label={t('tabs.label')}
          to="/stagings/$id/$tab"
          current={tab}
          tabs={[
            { tab: 'details', label: t('tabs.details'), icon: IconListDetails },
            { tab: 'designs', label: t('tabs.designs'), icon: IconArmchair },
          ]}
        />
      }
      aside={
        isDetails && (
          <StagingAside staging={staging}>
            <Moves staging={staging} />
          </StagingAside>
        )
      }
      lead={isDetails ? <RoomsPanel staging={staging} onAdd={adding.open} /> : undefined}
      dialogs={
        <>
          <EditStagingDrawer inHand={isEdited ? { id: staging.id } : null} onClose={() => setEdited(false)} />
          {adding.drawer}
        </>
      }
    >
      {isDetails ? (
        <>
          <StagingAbout staging={staging} />
          <FilesPanel staging={staging} />
          <Suspense fallback={<Skeleton height={260} radius="lg" />}>
            <TimelinePanel stagingId={staging.id} />
          </Suspense>
        </>
      ) : (
        <DesignsTab staging={staging} />
      )}
    </DetailView>
  );
};

const LateNotice = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('stagings/details');
  const late = daysLate(staging, staging.today);
  if (late === 0) return null;
  return (
    <Alert
      color="orange"
      role="note"
      icon={<IconClockExclamation size={20} aria-hidden />}
      title={t('late.title', { count: late })}
    >
      {t('late.body')}
    </Alert>
  );
};
