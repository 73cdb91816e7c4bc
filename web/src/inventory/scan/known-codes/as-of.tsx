import type { Scanned } from '@archway/contract/inventory/scan';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from './as-of.module.css';
import type { Recalled } from './recalled.ts';
import { useReadiness } from './use-readiness.ts';

/** Above what was not told by the server now: when it was. */
export const AsOf = ({ scanned }: { scanned: Scanned | Recalled | undefined }) => {
  const { t } = useTranslation('inventory/scan');
  const time = useTime();
  if (!scanned || !('asOf' in scanned)) return null;
  const { asOf, homeName } = scanned;
  return (
    <p className={classes.asOf}>
      <IconCloudOff size={20} aria-hidden />
      <span>
        {t('known.asOf', { time: time(asOf) })}
        {homeName && ` ${t('known.home', { name: isolated(homeName) })}`}
      </span>
    </p>
  );
};

/** Whoever goes where there is no network sees here whether the device is ready for it. */
export const OfflineReadiness = () => {
  const { t } = useTranslation('inventory/scan');
  const time = useTime();
  const { at = 0, readiness } = useReadiness();
  if (!readiness) return null;
  return <p className={classes.ready}>{t(`known.${readiness}`, { time: time(at) })}</p>;
};

/** The time of day, with its day unless that is today. */
const useTime = () => {
  const { i18n } = useTranslation();
  return (at: number) => {
    const moment = new Date(at);
    const isToday = moment.toDateString() === new Date().toDateString();
    const format = isToday
      ? ({ timeStyle: 'short' } as const)
      : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
    return new Intl.DateTimeFormat(i18n.language, format).format(moment);
  };
};
