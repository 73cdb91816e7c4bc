import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import { Skeleton, Stack, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../platform/navigation/screen-exists.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';
import classes from './next-steps.module.css';
import { type Step, stepsOf } from './steps.ts';

/** A short list with what is done and what is next. Nothing can be ticked off by hand: each line is a fact. */
export const NextSteps = ({ facts }: { facts: Dashboard }) => {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const exists = useScreenExists();
  const steps = stepsOf(facts).filter(({ to, done }) => done || to === undefined || exists(to));
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <Panel labelledBy={id}>
      <div className={classes.layout}>
        <div className={classes.words}>
          <Title order={2} id={id}>
            {next ? t('next.title') : t('next.allDone')}
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

const StepLine = ({ step, isNext }: { step: Step; isNext: boolean }) => {
  const { t } = useTranslation('dashboard');
  return (
    <li className={classes.step} data-done={step.done}>
      <span className={classes.mark} aria-hidden="true">
        {step.done && <IconCheck size={16} stroke={2.5} />}
      </span>
      <div className={classes.text}>
        <span className={classes.name}>{t(`step.${step.key}.title`)}</span>
        <span className={classes.state}>{step.done ? t('next.done') : t(`step.${step.key}.why`)}</span>
      </div>
      {!step.done && step.to && (
        <LinkButton to={step.to} params={{ tab: step.tab }} variant={isNext ? 'filled' : 'default'}>
          {t(`step.${step.key}.action`)}
        </LinkButton>
      )}
    </li>
  );
};

export const NextStepsSkeleton = () => (
  <Panel>
    <Stack gap="lg">
      <Skeleton height={28} width="40%" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} height={44} />
      ))}
    </Stack>
  </Panel>
);
