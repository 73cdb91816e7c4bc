import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './next-steps.module.css';
import type { Place, Step } from './steps.ts';

/** One step: whether it is done, why it is worth doing, and the way there. */
export const StepLine = ({ step, isNext }: { step: Step; isNext: boolean }) => {
  const { t } = useTranslation('dashboard');
  const { key, done, place } = step;
  return (
    <li className={classes.step} data-done={done}>
      <span className={classes.mark} aria-hidden="true">
        {done && <IconCheck size={16} stroke={2.5} />}
      </span>
      <div className={classes.text}>
        <span className={classes.name}>{t(`step.${key}.title`)}</span>
        <span className={classes.state}>{done ? t('next.done') : t(`step.${key}.why`)}</span>
      </div>
      {!done && place && key !== 'email' && (
        <Button
          variant={isNext ? 'filled' : 'default'}
          renderRoot={(props) => <PlaceLink place={place} {...props} />}
        >
          {t(`step.${key}.action`)}
        </Button>
      )}
    </li>
  );
};

const PlaceLink = ({ place, ...props }: ComponentPropsWithRef<'a'> & { place: Place }) => {
  if (place.to === '/setup')
    return <Link {...props} to="/setup" search={place.step ? { step: place.step } : {}} />;
  if (place.to === '/storage') return <Link {...props} to="/storage" />;
  return <Link {...props} to={place.to} params={{ tab: place.tab }} />;
};
