import { daysBetween } from '@archway/contract/kernel/days';
import { useTranslation } from 'react-i18next';

type RelativeDayProps = {
  /** Days of the organization's calendar, `2026-05-01`. */
  day: string;
  today: string;
};

/** "in 3 days" or "tomorrow", with the full date on hover and for machines. */
export const RelativeDay = ({ day, today }: RelativeDayProps) => {
  const { i18n } = useTranslation();
  const full = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <time dateTime={day} title={full.format(new Date(`${day}T00:00:00Z`))}>
      {relativeDay(day, today, i18n.language)}
    </time>
  );
};

/** The largest unit that still says something: 3 days rather than 72 hours, 3 months rather than 92 days. */
export const relativeDay = (day: string, today: string, language: string): string => {
  const days = daysBetween(today, day);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return Math.abs(days) < 60 ? words.format(days, 'day') : words.format(Math.round(days / 30.44), 'month');
};
