import { Button, Skeleton, Stack } from '@mantine/core';
import { IconCircleCheck, IconCloudOff, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries, readOnce } from '../../platform/api/query-client.ts';
import { QueryProvider } from '../../platform/api/query-provider.tsx';
import { forgetUser } from '../../platform/session/forget.ts';
import { getSession } from '../../platform/session/session.ts';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { Outcome } from '../outcome.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { answersOf } from './invitation-rules.ts';
import { InvitedSignUp } from './invited-sign-up.tsx';
import { OtherAccount } from './other-account.tsx';
import { SignInToAccept } from './sign-in-to-accept.tsx';

/** Somebody who holds an invitation answers it here: with a new account, or with the one they have. */
export const InvitationDoor = ({ token }: { token: string }) => (
  <QueryProvider>
    <Invitation token={token} />
  </QueryProvider>
);

const Invitation = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth/register');
  // Looked at once: the link is used up by the answer, and would then be told to be dead.
  const preview = useQuery({
    ...queries.invitations.preview.queryOptions({ input: { token } }),
    meta: readOnce,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [user, setUser] = useState(() => getSession().user);
  const [answer, setAnswer] = useState<'open' | 'declined' | 'dead'>('open');
  if (answer === 'declined') return <Declined />;
  if (answer === 'dead' || isDead(preview.error)) return <DeadInvitation announced={answer === 'dead'} />;
  if (preview.error) return <NotLoaded error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Loading label={t('invitation.loading')} />;

  const offer = {
    token,
    preview: preview.data,
    onDeclined: () => setAnswer('declined'),
    onDead: () => setAnswer('dead'),
  };
  const signOut = () => {
    forgetUser();
    setUser(null);
  };
  switch (answersOf(preview.data, user?.email)) {
    case 'accept':
      return <AcceptInvitation {...offer} />;
    case 'change-account':
      return <OtherAccount {...offer} current={user?.email ?? ''} onSignOut={signOut} />;
    case 'sign-in':
      return <SignInToAccept {...offer} />;
    case 'sign-up':
      return <InvitedSignUp {...offer} onTaken={() => void preview.refetch()} />;
  }
};

/** Unknown, used, replaced, withdrawn, too old, cut off by a mail program: for the holder it is one thing. */
const isDead = (error: unknown) =>
  error instanceof ApiProblem && ['link_dead', 'invalid_input', 'not_found'].includes(error.code);

const DeadInvitation = ({ announced }: { announced: boolean }) => {
  const { t } = useTranslation('auth/register');
  return (
    <Outcome
      icon={IconLinkOff}
      announced={announced}
      title={t('invitation.dead.title')}
      actions={
        <Button component={Link} to="/" variant="default" size="md">
          {t('toStart')}
        </Button>
      }
    >
      {t('invitation.dead.words')}
    </Outcome>
  );
};

const Declined = () => {
  const { t } = useTranslation('auth/register');
  return (
    <Outcome
      icon={IconCircleCheck}
      title={t('invitation.declined.title')}
      actions={
        <Button component={Link} to="/" variant="default" size="md">
          {t('toStart')}
        </Button>
      }
    >
      {t('invitation.declined.words')}
    </Outcome>
  );
};

const NotLoaded = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <Outcome
      icon={IconCloudOff}
      title={t('results.failed')}
      actions={
        <Button size="md" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {problemText(error)}
    </Outcome>
  );
};

const Loading = ({ label }: { label: string }) => (
  <AuthLayout title={label}>
    <Stack gap="md" aria-busy="true">
      <Skeleton height={20} width="80%" />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  </AuthLayout>
);
