import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { base } from '../../platform/base.ts';
import { isNotHere } from '../../platform/navigation/or-not-here.ts';
import { getReach, subscribeReach } from '../../platform/reach/reach.ts';
import { reportError } from '../../platform/report-error.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { MainContent } from '../../ui/layout/main-content.tsx';

/**
 * Something failed while a screen was loaded or drawn: says so, and offers to try again. What could not be brought for want of
 * a network is not on this device yet.
 */
export const ScreenFailed = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation(['app', 'app/notices'], { useSuspense: false });
  const router = useRouter();
  const isMissing = isNotHere(error);
  useEffect(() => {
    if (!isMissing) reportError(error);
  }, [error, isMissing]);
  const again = () => {
    reset();
    void router.invalidate();
  };
  // Nobody needs to press anything for a network that comes back.
  useEffect(() => {
    const stop = subscribeReach(() => {
      if (getReach() === 'reached') again();
    });
    return stop;
  });
  return (
    <MainContent>
      <EmptyState
        order={1}
        picture="failed"
        title={isMissing ? t('app/notices:missing') : t('failed.title')}
        action={
          <>
            <Button onClick={again}>{t('failed.again')}</Button>
            {isMissing && router.history.canGoBack() ? (
              <Button variant="default" onClick={() => router.history.back()}>
                {t('app/notices:back')}
              </Button>
            ) : (
              <Button variant="default" component="a" href={base}>
                {t('failed.home')}
              </Button>
            )}
          </>
        }
      >
        {isMissing ? t('app/notices:missingHint') : problemText(error)}
      </EmptyState>
    </MainContent>
  );
};
