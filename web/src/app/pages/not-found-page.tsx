import { useTranslation } from 'react-i18next';
import { BlankPage } from '../../ui/blank-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

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
