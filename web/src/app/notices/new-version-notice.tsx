import { UnstyledButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { takeOver, useNewVersion } from '../../platform/worker/new-version.ts';
import classes from './notices.module.css';

/** A new version takes over by itself in a calm moment; whoever wants it now has it now. */
export const NewVersionNotice = () => {
  const { t } = useTranslation('app/notices');
  if (!useNewVersion()) return null;
  return (
    <p className={classes.notice}>
      <IconRefresh size={18} stroke={1.6} aria-hidden />
      <span>{t('newVersion')}</span>
      <UnstyledButton className={classes.update} onClick={() => void takeOver()}>
        {t('update')}
      </UnstyledButton>
    </p>
  );
};
