import { addDays, addMonths } from '@archway/contract/kernel/days';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Results } from '../../../ui/list/results.tsx';
import { useToday } from '../../use-today.ts';
import { DaysBar } from '../days-bar.tsx';
import { DrawnSkeleton } from '../drawn-skeleton.tsx';
import { firstWeekday } from '../first-weekday.ts';
import { SomeStays } from '../some-stays.tsx';
import { weeksOf } from '../stay-rules.ts';
import type { StagingsList } from '../use-stagings-list.ts';
import { useStays } from '../use-stays.ts';
import { useViewDay } from '../use-view-day.ts';
import { Agenda } from './agenda.tsx';
import { MonthGrid } from './month-grid.tsx';
import { SubscribeButton } from './subscribe-button.tsx';

/** A month of stays: as a grid of days, or day by day where there is no room for one. */
export const MonthCalendar = ({ list }: { list: StagingsList }) => {
  const { t, i18n } = useTranslation('stagings/list');
  const phone = useMediaQuery('(max-width: 37.49em)', undefined, { getInitialValueInEffect: false });
  const today = useToday();
  const { day, goTo } = useViewDay(today);
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weeks = weeksOf(month, firstWeekday(i18n.language));
  const days = phone
    ? { from: first, to: addDays(addMonths(first, 1), -1) }
    : { from: weeks[0], to: addDays(weeks.at(-1) ?? first, 6) };
  const stays = useStays(list, days);
  const title = useDayText({ month: 'long', year: 'numeric' })(first);
  return (
    <Panel>
      <DaysBar
        title={title}
        previous={t('calendar.previous')}
        next={t('calendar.next')}
        isToday={month === today.slice(0, 7)}
        onPrevious={() => goTo(addMonths(first, -1))}
        onNext={() => goTo(addMonths(first, 1))}
        onToday={() => goTo(today)}
        tools={<SubscribeButton />}
      />
      <Results of={stays} skeleton={<DrawnSkeleton />}>
        {(page) => (
          <>
            <SomeStays page={page} />
            {phone ? (
              <Agenda stays={page.rows} month={month} today={today} />
            ) : (
              <MonthGrid stays={page.rows} weeks={weeks} month={month} day={day} today={today} onDay={goTo} />
            )}
          </>
        )}
      </Results>
    </Panel>
  );
};
