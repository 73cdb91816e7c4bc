import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { BlankPage } from '../../ui/blank-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const NotAuthorizedPage = () => {
  const { t } = useTranslation('app');
  const organization = useSession().user?.activeOrganization;
  return (
    <BlankPage>
      <EmptyState
        order={1}
        picture="locked"
        title={t('notAuthorized.title')}
        action={<LinkButton to="/">{t('notAuthorized.home')}</LinkButton>}
      >
        {t('notAuthorized.body')}
        {organization && (
          <div>
            {t('notAuthorized.in')} <Bdi>{organization.name}</Bdi>
          </div>
        )}
      </EmptyState>
    </BlankPage>
  );
};
