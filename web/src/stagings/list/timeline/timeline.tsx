import { addDays } from '@archway/contract/kernel/days';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { Segments } from '../../../ui/list/segments.tsx';
import { useToday } from '../../use-today.ts';
import { DaysBar } from '../days-bar.tsx';
import { DrawnSkeleton } from '../drawn-skeleton.tsx';
import { firstWeekday } from '../first-weekday.ts';
import { SomeStays } from '../some-stays.tsx';
import { timelineOf } from '../stagings-kind.ts';
import { weekStart } from '../stay-rules.ts';
import type { StagingsList } from '../use-stagings-list.ts';
import { useStays } from '../use-stays.ts';
import { useViewDay } from '../use-view-day.ts';
import { Legend } from './legend.tsx';
import { TimelineGrid } from './timeline-grid.tsx';
import { linesOf, zoomLevels } from './timeline-rules.ts';

/** Stays side by side over weeks or months, each on a line, or all those of a designer. */
export const Timeline = ({ list }: { list: StagingsList }) => {
  const { t, i18n } = useTranslation('stagings/list');
  const today = useToday();
  const { day, goTo } = useViewDay(today);
  const { rows, zoom } = timelineOf(list.value);
  const { weeks, before } = zoomLevels[zoom];
  const first = addDays(weekStart(day, firstWeekday(i18n.language)), -7 * before);
  const days = { first, days: weeks * 7, today };
  const stays = useStays(list, { from: first, to: addDays(first, weeks * 7 - 1) });
  // How long pieces are away before and after a stay, as the organization usually has it.
  const margins = useQuery(queries.organizations.get.queryOptions()).data?.settings;
  const title = new Intl.DateTimeFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const step = Math.floor(weeks / 2) * 7;
  return (
    <Panel>
      <DaysBar
        title={title.formatRange(dateOf(first), dateOf(addDays(first, weeks * 7 - 1)))}
        previous={t('timeline.earlier')}
        next={t('timeline.later')}
        isToday={day === today}
        onPrevious={() => goTo(addDays(day, -step))}
        onNext={() => goTo(addDays(day, step))}
        onToday={() => goTo(today)}
        tools={
          <>
            <Segments
              label={t('timeline.rows')}
              value={rows}
              options={[
                { value: 'stagings', label: t('timeline.byStaging') },
                { value: 'designers', label: t('timeline.byDesigner') },
              ]}
              onChange={(next) => list.setOptions({ rows: next })}
            />
            <Segments
              label={t('timeline.zoom')}
              value={zoom}
              options={[
                { value: 'weeks', label: t('timeline.weeks') },
                { value: 'months', label: t('timeline.months') },
              ]}
              onChange={(next) => list.setOptions({ zoom: next })}
            />
          </>
        }
      />
      <Results
        of={stays}
        skeleton={<DrawnSkeleton />}
        isEmpty={(page) => page.rows.length === 0}
        empty={<EmptyState title={t('timeline.nothing')}>{t('timeline.nothingHint')}</EmptyState>}
      >
        {(page) => (
          <>
            <SomeStays page={page} />
            <TimelineGrid lines={linesOf(page.rows, rows, { ...days, margins })} days={days} zoom={zoom} />
            <Legend />
          </>
        )}
      </Results>
    </Panel>
  );
};

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
