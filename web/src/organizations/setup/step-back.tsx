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
      variant="default"
      size="md"
      className={classes.back}
      renderRoot={(props) => (
        <Link to="/setup" search={(search) => ({ ...search, step: before })} {...props} />
      )}
    >
      {t('back')}
    </Button>
  );
};
