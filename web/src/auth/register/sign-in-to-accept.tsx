import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { InvitationFacts, InvitationTitle } from './invitation-facts.tsx';
import type { Offer } from './offer.ts';

/** The address has an account: sign in, come back, accept. */
export const SignInToAccept = (offer: Offer) => {
  const { t } = useTranslation('auth/register');
  const to = `/register?invitation=${encodeURIComponent(offer.token)}`;
  return (
    <AuthLayout title={<InvitationTitle preview={offer.preview} />} description={t('invitation.signInLead')}>
      <div className={classes.fields}>
        <InvitationFacts preview={offer.preview} />
        <Button size="md" renderRoot={(props) => <Link to="/login" search={{ to }} {...props} />}>
          {t('invitation.signIn')}
        </Button>
        <div className={classes.links}>
          <DeclineInvitation {...offer} />
        </div>
      </div>
    </AuthLayout>
  );
};
