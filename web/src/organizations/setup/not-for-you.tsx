import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BlankPage } from '../../ui/layout/blank-page.tsx';

/** A member without the right to change the organization came here by a link. */
export const NotForYou = () => {
  const { t } = useTranslation('organizations/setup');
  return (
    <BlankPage>
      <EmptyState
        order={1}
        picture="locked"
        title={t('notForYou.title')}
        action={
          <Button component={Link} to="/dashboard">
            {t('notForYou.action')}
          </Button>
        }
      >
        {t('notForYou.words')}
      </EmptyState>
    </BlankPage>
  );
};
