import { addDays, addMonths } from '@archway/contract/kernel/days';
import type { StagingStay } from '@archway/contract/stagings/staging';
import { isOut } from '@archway/contract/stagings/staging-rules';
import { IconFlag, IconRepeat, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../inventory/item/use-day-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StayLine } from '../stay-line.tsx';
import { eventsBetween } from '../stay-rules.ts';
import classes from './agenda.module.css';

const icons = { install: IconTruckDelivery, end: IconFlag, renewal: IconRepeat };

type AgendaProps = { stays: readonly StagingStay[]; month: string; today: string };

/** A month day by day: what is installed, ends or renews. */
export const Agenda = ({ stays, month, today }: AgendaProps) => {
  const { t } = useTranslation('stagings/list');
  const longDay = useDayText({ weekday: 'long', day: 'numeric', month: 'long' });
  const first = `${month}-01`;
  const events = eventsBetween(stays, { from: first, to: addDays(addMonths(first, 1), -1), today });
  const days = [...Map.groupBy(events, ({ day }) => day)];
  const onSite = stays.filter(({ status }) => isOut(status)).length;
  if (days.length === 0 && onSite === 0)
    return <EmptyState title={t('calendar.nothing')}>{t('calendar.nothingHint')}</EmptyState>;
  return (
    <>
      <p className={classes.nothing}>{t('calendar.alsoOnSite', { count: onSite })}</p>
      {days.map(([day, happening]) => (
        <section key={day} className={classes.day} data-today={day === today}>
          <h3 className={classes.heading}>{longDay(day)}</h3>
          <ul className={classes.list}>
            {happening.map(({ kind, stay }) => {
              const Icon = icons[kind];
              return (
                <li key={`${kind}${stay.id}`}>
                  <StayLine
                    stay={stay}
                    today={today}
                    before={
                      <span className={classes.kind}>
                        <Icon size={18} aria-hidden />
                        {t(`stays.${kind}`)}
                      </span>
                    }
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
};
