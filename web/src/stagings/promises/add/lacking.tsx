import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './add.module.css';

/** More than is free may be chosen, and what should happen is asked when it is added: it is told before. */
export const Lacking = ({ count }: { count: number }) => {
  const { t } = useTranslation('stagings/promises');
  if (count === 0) return null;
  return (
    <span className={classes.lacking}>
      <IconAlertTriangle size={16} aria-hidden />
      {t('add.notFree', { count })}
    </span>
  );
};
