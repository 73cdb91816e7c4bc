import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { InvitationFacts, InvitationTitle } from './invitation-facts.tsx';
import type { Offer } from './offer.ts';

/** Signed in as somebody else: the invitation is for one address only. */
export const OtherAccount = ({
  current,
  onSignOut,
  ...offer
}: Offer & { current: string; onSignOut: () => void }) => {
  const { t } = useTranslation('auth/register');
  return (
    <AuthLayout
      title={<InvitationTitle preview={offer.preview} />}
      description={
        <NamedSentence
          text={t('invitation.otherAccount')}
          values={{ current, invited: offer.preview.email }}
        />
      }
    >
      <div className={classes.fields}>
        <InvitationFacts preview={offer.preview} />
        <Button size="md" onClick={onSignOut}>
          {t('invitation.signOut')}
        </Button>
        <div className={classes.links}>
          <DeclineInvitation {...offer} />
        </div>
      </div>
    </AuthLayout>
  );
};
