import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SetupStep } from './setup-steps.ts';
import classes from './step.module.css';

/** To the step before; nothing on the first. */
export const StepBack = ({ before }: { before: SetupStep | undefined }) => {
  const { t } = useTranslation('organizations/setup');
  if (!before) return null;
  return (
    <Button
      component={Link}
      to="/setup"
      search={(search: object) => ({ ...search, step: before })}
      variant="default"
      size="md"
      className={classes.back}
    >
      {t('back')}
    </Button>
  );
};
