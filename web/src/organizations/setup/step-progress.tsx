import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isAnswered, type SetupFacts, type SetupStep } from './setup-steps.ts';
import classes from './step-progress.module.css';

type StepProgressProps = { step: SetupStep; steps: readonly SetupStep[]; facts: SetupFacts };

/** Where one is, what is done, and the way to any other step. On a phone the names give way to the bars. */
export const StepProgress = ({ step, steps, facts }: StepProgressProps) => {
  const { t } = useTranslation('organizations/setup');
  return (
    <nav aria-label={t('progress.label')}>
      <p className={classes.count}>
        {t('progress.count', { step: steps.indexOf(step) + 1, total: steps.length })}
      </p>
      <ol className={classes.steps}>
        {steps.map((each) => {
          const done = isAnswered(each, facts);
          return (
            <li key={each} className={classes.step}>
              <Link
                to="/setup"
                search={(before) => ({ ...before, step: each })}
                className={classes.link}
                aria-current={each === step ? 'step' : undefined}
                data-done={done}
              >
                <span className={classes.name}>
                  {done && <IconCheck size={16} stroke={2.5} aria-hidden />}
                  {t(`${each}.name`)}
                  {done && <span className={classes.hidden}> ({t('progress.done')})</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
