import { Button, Stack } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthLayout } from './auth-layout.tsx';

/** The two ways in, for links that do not know which one is meant. */
export const AuthPage = () => {
  const { t } = useTranslation('auth');
  const { to } = useSearch({ from: '/auth' });
  const search = to ? { to } : {};
  return (
    <AuthLayout title={t('chooser.title')} description={t('chooser.description')}>
      <Stack gap="sm">
        <Button size="md" renderRoot={(props) => <Link to="/login" search={search} {...props} />}>
          {t('chooser.signIn')}
        </Button>
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link to="/register" search={search} {...props} />}
        >
          {t('chooser.signUp')}
        </Button>
      </Stack>
    </AuthLayout>
  );
};
