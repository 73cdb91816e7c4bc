import type { Staging } from '@archway/contract/stagings/staging';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { useTranslation } from 'react-i18next';
import type { Stay } from '../conflict/free-stays.ts';
import { useDaysText } from '../use-days-text.ts';

/** What each status is called, what going there is called, and what it does to the pieces. */
export const useStatusWords = (staging: Staging) => {
  const { t } = useTranslation(['stagings/promises', 'names/stagings']);
  const day = useDaysText(staging.today);
  // A home whose move-out stops is live again, which is another thing than staying so.
  const keyOf = (status: StagingStatus) =>
    status === 'live' && staging.status === 'destaging' ? 'back' : status;
  return {
    name: (status: StagingStatus) => t(`names/stagings:options.staging.status.${status}`),
    verb: (status: StagingStatus) => t(`status.verb.${keyOf(status)}`),
    title: (status: StagingStatus) => t(`status.title.${keyOf(status)}`),
    does: (status: StagingStatus, stay: Stay = staging) =>
      staging.pieces === 0 && (status === 'canceled' || status === 'lost')
        ? t('status.endsEmpty')
        : t(`status.does.${keyOf(status)}`, {
            count: staging.pieces,
            from: day(stay.installOn),
            to: day(stay.endsOn),
          }),
  };
};
