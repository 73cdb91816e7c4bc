import { daysLate, isEnded, isOut } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useTranslation } from 'react-i18next';
import { relativeDay } from '../../ui/text/relative-day.tsx';
import { useRangeText } from '../use-range-text.ts';

type Stay = { readonly status: StagingStatus; readonly installOn: string; readonly endsOn: string };

/** The days of a stay in words: from when to when, and what comes next of it. */
export const useDateWords = (today: string) => {
  const { t, i18n } = useTranslation('stagings/list');
  const words = useRangeText(today);
  return {
    ...words,
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
