import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import { Skeleton, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../platform/navigation/screen-exists.ts';
import { useAbility } from '../platform/session/ability.ts';
import { Panel } from '../ui/layout/panel.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import classes from './next-steps.module.css';
import { StepLine } from './step-line.tsx';
import { stepsOf } from './steps.ts';

/** A short list with what is done and what is next. Nothing can be ticked off by hand: each line is a fact. */
export const NextSteps = ({ facts }: { facts: Dashboard }) => {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const exists = useScreenExists();
  const ability = useAbility();
  const steps = stepsOf(facts, { can: (action, subject) => ability.can(action, subject), exists });
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done && step.target);
  const finished = done === steps.length;
  return (
    <Panel labelledBy={id}>
      <div className={classes.layout}>
        <div className={classes.words}>
          <Title order={2} id={id}>
            {finished ? t('next.allDone') : t('next.title')}
          </Title>
          <p className={classes.progress}>{t('next.progress', { count: steps.length, done })}</p>
          <progress className={classes.bar} value={done} max={steps.length} aria-labelledby={id} />
          <ol className={classes.steps}>
            {steps.map((step) => (
              <StepLine key={step.key} step={step} isNext={step === next} />
            ))}
          </ol>
        </div>
        <div className={classes.picture}>
          <Picture name="empty" size={220} />
        </div>
      </div>
    </Panel>
  );
};

export const NextStepsSkeleton = () => (
  <Panel>
    <Stack gap="lg">
      <Skeleton height={28} width="40%" />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height={44} />
      ))}
    </Stack>
  </Panel>
);
