import { useRouterState } from '@tanstack/react-router';
import { useEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './loading-bar.module.css';
import { nextBar, resetMilliseconds, resting, stepMilliseconds } from './loading-steps.ts';

/** The thin bar on top while a page loads. */
export const LoadingBar = () => {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return <LoadingBarView loading={loading} />;
};

export const LoadingBarView = ({ loading }: { loading: boolean }) => {
  const { t } = useTranslation('ui');
  const [bar, tell] = useReducer(nextBar, resting);
  const wasLoading = useRef(false);

  useEffect(() => {
    if (loading) {
      wasLoading.current = true;
      tell('begin');
      const steps = setInterval(() => tell('step'), stepMilliseconds);
      return () => clearInterval(steps);
    }
    if (!wasLoading.current) return;
    wasLoading.current = false;
    tell('resolve');
    const reset = setTimeout(() => tell('reset'), resetMilliseconds);
    return () => clearTimeout(reset);
  }, [loading]);

  if (!bar.shown) return null;
  // It stands outside every landmark: a live region is where readers look for it.
  return (
    <div aria-live="polite">
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('loading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={bar.percent}
      >
        <div className={classes.bar} style={{ inlineSize: `${bar.percent}%` }} />
      </div>
    </div>
  );
};
