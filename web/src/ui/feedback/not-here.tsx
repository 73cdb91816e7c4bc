import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.tsx';

/** Stands where a detail screen has nothing to show: it was removed, or belongs to another organization. */
export const NotHere = ({ title, back }: { title: string; back: ReactNode }) => {
  const { t } = useTranslation('ui');
  return (
    <EmptyState order={1} picture="lost" title={title} action={back}>
      {t('problems.not_found')}
    </EmptyState>
  );
};
