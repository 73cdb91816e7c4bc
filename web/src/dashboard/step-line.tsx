import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './next-steps.module.css';
import type { Step, Target } from './steps.ts';

/** One step: whether it is done, why it is worth doing, and the way there. */
export const StepLine = ({ step, isNext }: { step: Step; isNext: boolean }) => {
  const { t } = useTranslation('dashboard');
  const { key, done, target } = step;
  return (
    <li className={classes.step} data-done={done}>
      <span className={classes.mark} aria-hidden="true">
        {done && <IconCheck size={16} stroke={2.5} />}
      </span>
      <div className={classes.text}>
        <span className={classes.name}>{t(`step.${key}.title`)}</span>
        <span className={classes.state}>{done ? t('next.done') : t(`step.${key}.why`)}</span>
      </div>
      {!done && target && key !== 'email' && (
        <Button
          variant={isNext ? 'filled' : 'default'}
          renderRoot={(props) => <TargetLink target={target} {...props} />}
        >
          {t(`step.${key}.action`)}
        </Button>
      )}
    </li>
  );
};

const TargetLink = ({ target, ...props }: ComponentPropsWithRef<'a'> & { target: Target }) => {
  if (target.to === '/setup')
    return <Link {...props} to="/setup" search={target.step ? { step: target.step } : {}} />;
  if (target.to === '/storage') return <Link {...props} to="/storage" />;
  return <Link {...props} to={target.to} params={{ tab: target.tab }} />;
};
