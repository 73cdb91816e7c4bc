import { daysLate, isEnded, isOut } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useTranslation } from 'react-i18next';
import { relativeDay } from '../../ui/text/relative-day.tsx';

type Stay = { readonly status: StagingStatus; readonly installOn: string; readonly endsOn: string };

/** The days of a stay in words: from when to when, and what comes next of it. */
export const useDateWords = (today: string) => {
  const { t, i18n } = useTranslation('stagings/list');
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const withYear = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  const format = ({ installOn, endsOn }: Stay) =>
    [installOn, endsOn].every((day) => day.slice(0, 4) === today.slice(0, 4)) ? short : withYear;
  return {
    /** `May 12 – Jul 11`, with the year where it is another one. */
    range: (stay: Stay) => format(stay).formatRange(dateOf(stay.installOn), dateOf(stay.endsOn)),
    /** The same written out, for whoever points at it. */
    whole: ({ installOn, endsOn }: Stay) => full.formatRange(dateOf(installOn), dateOf(endsOn)),
    day: (day: string) => full.format(dateOf(day)),
    /** `Installs in 3 days`, `Ends tomorrow`; nothing of what is over. */
    next: (stay: Stay): string | undefined => {
      if (isEnded(stay.status)) return undefined;
      const late = daysLate(stay, today);
      if (late > 0) return t('dates.late', { count: late });
      const when = (day: string) => relativeDay(day, today, i18n.language);
      if (isOut(stay.status)) return t('dates.ends', { when: when(stay.endsOn) });
      const key = stay.installOn < today ? 'dates.overdue' : 'dates.installs';
      return t(key, { when: when(stay.installOn) });
    },
  };
};

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
