import { Button } from '@mantine/core';
import { IconBuildingWarehouse, IconMail, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../auth.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import steps from './get-started.module.css';

const parts = [
  { key: 'account', icon: IconMail },
  { key: 'warehouse', icon: IconBuildingWarehouse },
  { key: 'team', icon: IconUsers },
] as const;

/** A visitor who has decided to try it sees here what beginning takes, before the first field. */
export const GetStartedPage = () => {
  const { t } = useTranslation('auth/register');
  return (
    <AuthLayout title={t('getStarted.title')} description={t('getStarted.lead')}>
      <ol className={steps.steps}>
        {parts.map(({ key, icon: Icon }) => (
          <li key={key} className={steps.step}>
            <span className={steps.icon}>
              <Icon size={22} stroke={1.6} aria-hidden />
            </span>
            <div>
              <h2 className={steps.title}>{t(`getStarted.${key}.title`)}</h2>
              <p className={steps.words}>{t(`getStarted.${key}.words`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button component={Link} to="/register" size="md">
          {t('getStarted.signUp')}
        </Button>
        <Button component={Link} to="/login" size="md" variant="default">
          {t('signIn')}
        </Button>
      </div>
    </AuthLayout>
  );
};
