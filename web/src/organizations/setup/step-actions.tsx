import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moves } from './moves.ts';
import classes from './step.module.css';
import { StepBack } from './step-back.tsx';

type StepActionsProps = Moves & {
  /** A step that has its answer, or asks for none, is not skipped but left. */
  skippable: boolean;
  children: ReactNode;
};

/** Back at one side; waiting with it and the step's own button at the other. */
export const StepActions = ({ before, goOn, skippable, children }: StepActionsProps) => {
  const { t } = useTranslation('organizations/setup');
  return (
    <div className={classes.actions}>
      <StepBack before={before} />
      {skippable && (
        <Button variant="subtle" size="md" onClick={() => void goOn()}>
          {t('skip')}
        </Button>
      )}
      {children}
    </div>
  );
};
