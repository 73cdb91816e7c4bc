import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BlankPage } from '../../ui/layout/blank-page.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation('app');
  return (
    <BlankPage>
      <EmptyState
        order={1}
        picture="lost"
        title={t('notFound.title')}
        action={<LinkButton to="/">{t('notFound.home')}</LinkButton>}
      >
        {t('notFound.body')}
      </EmptyState>
    </BlankPage>
  );
};
