import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import type { Preview } from './invitation-rules.ts';

/** "Ada Byron invites you to Larkspur." */
export const InvitationTitle = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation('auth/register');
  const { organizationName: organization, invitedBy: person } = preview;
  return person ? (
    <NamedSentence text={t('invitation.titleBy')} values={{ person, organization }} />
  ) : (
    <NamedSentence text={t('invitation.title')} values={{ organization }} />
  );
};

/** As what, and at which address. */
export const InvitationFacts = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation('auth/register');
  const roleName = useRoleName();
  return (
    <FactList
      facts={[
        {
          name: t('invitation.role'),
          value: <bdi>{roleName(preview)}</bdi>,
        },
        { name: t('invitation.address'), value: <bdi>{preview.email}</bdi> },
      ]}
    />
  );
};
