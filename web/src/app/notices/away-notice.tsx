import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isKept } from '../../platform/last-seen/kept-calls.ts';
import { type Away, useAway } from '../../platform/reach/use-away.ts';
import { momentText } from './moment-text.ts';
import classes from './notices.module.css';

/** "Offline · as of 09:14", while nothing newer can be read. */
export const AwayNotice = () => {
  const away = useAway();
  return away ? <AsOf away={away} /> : null;
};

const AsOf = ({ away }: { away: Away }) => {
  const { t, i18n } = useTranslation('app/notices');
  const oldest = useOldestShown();
  return (
    <p className={classes.notice}>
      <IconCloudOff size={18} stroke={1.6} aria-hidden />
      <span>
        {oldest === undefined
          ? t(away)
          : t('asOf', { why: t(away), moment: momentText(oldest, Date.now(), i18n.language) })}
      </span>
    </p>
  );
};

/** When the oldest was read of what is on the screen. */
const useOldestShown = () => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const moments = cache
      .findAll({ type: 'active' })
      .filter(({ queryKey, state }) => state.data !== undefined && isKept(queryKey))
      .map(({ state }) => state.dataUpdatedAt);
    return moments.length > 0 ? Math.min(...moments) : undefined;
  });
};
