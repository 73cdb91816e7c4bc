import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';

/** On to work for somebody who is signed in here, to the door for everybody else. */
export const ContinueButton = ({ variant = 'filled' }: { variant?: 'filled' | 'default' }) => {
  const { t } = useTranslation('auth/links');
  const { user } = useSession();
  if (!user) {
    return (
      <Button component={Link} to="/login" size="md" variant={variant}>
        {t('signIn')}
      </Button>
    );
  }
  return (
    <Button
      component={Link}
      to={user.activeOrganization?.setupDone === false ? '/setup' : '/dashboard'}
      size="md"
      variant={variant}
    >
      {t('continue')}
    </Button>
  );
};
