import { Button, Stack } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../platform/navigation/screen-exists.ts';
import { AuthLayout } from './auth-layout.tsx';

/** The two ways in, for links that do not know which one is meant. */
export const AuthPage = () => {
  const { t } = useTranslation('auth');
  const { to } = useSearch({ from: '/auth' });
  const exists = useScreenExists();
  const search = to ? { to } : {};
  return (
    <AuthLayout title={t('chooser.title')} description={t('chooser.description')}>
      <Stack gap="sm">
        <Button component={Link} to="/login" search={search} size="md">
          {t('chooser.signIn')}
        </Button>
        {exists('/register') && (
          <Button component={Link} to="/register" search={search} size="md" variant="default">
            {t('chooser.signUp')}
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
};
