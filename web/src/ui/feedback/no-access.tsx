import { useTranslation } from 'react-i18next';
import { LinkButton } from '../controls/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Stands where something is that the reader's role does not include: trying again would not help, asking somebody does. */
export const NoAccess = () => {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      picture="locked"
      title={t('noAccess.title')}
      action={
        <LinkButton to="/" variant="default">
          {t('noAccess.home')}
        </LinkButton>
      }
    >
      {t('noAccess.body')}
    </EmptyState>
  );
};
