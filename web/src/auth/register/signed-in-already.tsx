import { Button } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logout } from '../../platform/session/logout.ts';
import type { StoredUser } from '../../platform/session/stored-session.ts';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import { Outcome } from '../outcome.tsx';

/** A member opened the door for visitors. */
export const SignedInAlready = ({ user }: { user: StoredUser }) => {
  const { t } = useTranslation('auth/register');
  return (
    <Outcome
      icon={IconUserCheck}
      announced={false}
      title={t('already.title')}
      actions={
        <>
          <Button component={Link} to="/dashboard" size="md">
            {t('toDashboard')}
          </Button>
          <Button variant="default" size="md" onClick={() => logout()}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      <NamedSentence text={t('already.words')} values={{ email: user.email }} />
    </Outcome>
  );
};
