import { useDayText } from '../../inventory/item/use-day-text.ts';

/** Days as they are told in a sentence: the year only where it is another one. */
export const useDaysText = (today: string) => {
  const short = useDayText({ day: 'numeric', month: 'short' });
  const withYear = useDayText({ day: 'numeric', month: 'short', year: 'numeric' });
  return (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? short(day) : withYear(day));
};
