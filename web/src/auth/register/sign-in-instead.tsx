import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toSearch } from '../../platform/navigation/safe-to.ts';
import classes from '../auth.module.css';

/** For somebody who has an account after all. */
export const SignInInstead = ({ to }: { to?: string | undefined }) => {
  const { t } = useTranslation('auth/register');
  return (
    <p className={classes.plain}>
      {t('haveAccount')}{' '}
      <Link to="/login" search={toSearch(to ?? '/')} className={classes.link}>
        {t('signIn')}
      </Link>
    </p>
  );
};
