import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '../../platform/report-error.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { MainContent } from '../../ui/layout/main-content.tsx';

/** Something failed while a screen was loaded or drawn: says so, and offers to try again. */
export const ScreenFailed = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation('app');
  const router = useRouter();
  useEffect(() => reportError(error), [error]);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MainContent>
      <EmptyState
        order={1}
        picture="failed"
        title={t('failed.title')}
        action={
          <>
            <Button onClick={again}>{t('failed.again')}</Button>
            <Button variant="default" component="a" href="/">
              {t('failed.home')}
            </Button>
          </>
        }
      >
        {problemText(error)}
      </EmptyState>
    </MainContent>
  );
};
