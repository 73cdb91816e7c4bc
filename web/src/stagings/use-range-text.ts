import { useTranslation } from 'react-i18next';

type Days = { readonly installOn: string; readonly endsOn: string };

/** The days of a stay from the first to the last. */
export const useRangeText = (today: string) => {
  const { i18n } = useTranslation();
  const short = new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const withYear = new Intl.DateTimeFormat(i18n.language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const full = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  const format = ({ installOn, endsOn }: Days) =>
    [installOn, endsOn].every((day) => day.slice(0, 4) === today.slice(0, 4)) ? short : withYear;
  return {
    /** `May 12 – Jul 11`, with the year where it is another one. */
    range: (stay: Days) => format(stay).formatRange(dateOf(stay.installOn), dateOf(stay.endsOn)),
    /** The same written out, for whoever points at it. */
    whole: ({ installOn, endsOn }: Days) => full.formatRange(dateOf(installOn), dateOf(endsOn)),
    day: (day: string) => full.format(dateOf(day)),
  };
};

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
