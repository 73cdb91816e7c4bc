import { useTranslation } from 'react-i18next';

type Window = { readonly startsAt: string; readonly endsAt: string };

/** When of a day: `8:00 AM – 12:00 PM`, `from 8:00 AM`, or that nobody has set it. */
export const useWindowText = () => {
  const { t, i18n } = useTranslation('moves');
  const format = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return ({ startsAt, endsAt }: Window): string => {
    if (startsAt && endsAt) return format.formatRange(timeOf(startsAt), timeOf(endsAt));
    if (startsAt) return t('window.from', { time: format.format(timeOf(startsAt)) });
    return endsAt ? t('window.until', { time: format.format(timeOf(endsAt)) }) : t('window.none');
  };
};

const timeOf = (time: string) => new Date(`2026-01-01T${time}:00Z`);
