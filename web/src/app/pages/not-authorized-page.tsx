import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { BlankPage } from '../../ui/layout/blank-page.tsx';
import { Bdi } from '../../ui/text/bdi.tsx';

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
