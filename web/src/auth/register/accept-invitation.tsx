import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { takeUpOrganization } from '../../organizations/take-up-organization.ts';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { InvitationFacts, InvitationTitle } from './invitation-facts.tsx';
import type { Offer } from './offer.ts';

/** Signed in with the invited address: one button, and they work in the new organization. */
export const AcceptInvitation = (offer: Offer) => {
  const { t } = useTranslation('auth/register');
  const { token, preview, onDead } = offer;
  const navigate = useNavigate();
  const { submit, pending, problem } = useSubmit(join, {
    onDone: async () => {
      await navigate({ to: '/dashboard', replace: true });
      toast(t('invitation.joined', { organization: isolated(preview.organizationName) }), {
        tone: 'success',
      });
    },
    onProblem: ({ code }) => {
      if (code === 'link_dead') onDead();
      return code === 'link_dead';
    },
  });
  return (
    <AuthLayout title={<InvitationTitle preview={preview} />} description={t('invitation.acceptLead')}>
      <div className={classes.fields}>
        <InvitationFacts preview={preview} />
        <ProblemAlert problem={problem}>
          {problem?.code === 'already_member' ? t('invitation.alreadyMember') : undefined}
        </ProblemAlert>
        <Button size="md" loading={pending} onClick={() => void submit({ token })}>
          {t('invitation.accept')}
        </Button>
        <div className={classes.links}>
          <Link to="/dashboard" className={classes.link}>
            {t('invitation.notNow')}
          </Link>
          <DeclineInvitation {...offer} />
        </div>
      </div>
    </AuthLayout>
  );
};

/** Joins, and works there from now on. */
const join: typeof api.invitations.accept = async (input, options) => {
  const joined = await api.invitations.accept(input, options);
  await takeUpOrganization(joined.id);
  return joined;
};
