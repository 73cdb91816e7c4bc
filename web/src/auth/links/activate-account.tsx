import { Button } from '@mantine/core';
import { IconCircleCheck, IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { Outcome } from '../outcome.tsx';
import { ContinueButton } from './continue-button.tsx';
import { DeadActivation } from './dead-activation.tsx';
import { isDeadLink } from './is-dead-link.ts';
import { readOwnAccount } from './read-own-account.ts';

/** One button activates the account. */
export const ActivateAccount = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth/links');
  const [state, setState] = useState<'asking' | 'done' | 'dead'>('asking');
  const { submit, pending, problem } = useSubmit(api.auth.activate, {
    onDone: async () => {
      await readOwnAccount();
      setState('done');
    },
    onProblem: (failure) => {
      if (isDeadLink(failure)) setState('dead');
      return isDeadLink(failure);
    },
  });
  if (state === 'dead') return <DeadActivation />;
  if (state === 'done') {
    return (
      <Outcome
        icon={IconCircleCheck}
        tone="good"
        title={t('activate.done.title')}
        actions={<ContinueButton />}
      >
        {t('activate.done.words')}
      </Outcome>
    );
  }
  return (
    <Outcome
      icon={IconMailOpened}
      announced={false}
      title={t('activate.title')}
      actions={
        <>
          <ProblemAlert problem={problem} />
          <Button size="md" loading={pending} onClick={() => void submit({ token })}>
            {t('activate.submit')}
          </Button>
        </>
      }
    >
      {t('activate.words')}
    </Outcome>
  );
};
