import { useTranslation } from 'react-i18next';
import { relativeParts } from './relative-parts.ts';

type RelativeTimeProps = {
  /** An ISO moment. */
  at: string;
  /** The organization's zone, when the full date must be read there rather than here. */
  timeZone?: string | undefined;
};

/** "in 3 days", with the full date on hover and for machines. */
export const RelativeTime = ({ at, timeZone }: RelativeTimeProps) => {
  const { i18n } = useTranslation('ui');
  const { value, unit } = relativeParts(new Date(at), new Date());
  const words = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(value, unit);
  const full = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at));
  return (
    <time dateTime={at} title={full}>
      {words}
    </time>
  );
};
