import { useTranslation } from 'react-i18next';

/** A day of the calendar, written out: `May 1, 2026`. The day is the organization's, wherever the reader is. */
export const useDayText = (style: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) => {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...style });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};
