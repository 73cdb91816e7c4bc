import { Button } from '@mantine/core';
import { IconCircleCheck, IconLinkOff, IconMailFast, IconMailOpened, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { Outcome } from '../outcome.tsx';
import { ContinueButton } from './continue-button.tsx';
import { isDeadLink } from './is-dead-link.ts';
import { readOwnAccount } from './read-own-account.ts';

type State = 'asking' | 'changed' | 'half' | 'dead' | 'taken';

/** A change of address is confirmed from the old and from the new one, in either order. */
export const ConfirmAddress = ({ token }: { token: string }) => {
  const { t } = useTranslation('auth/links');
  const [state, setState] = useState<State>('asking');
  const { submit, pending, problem } = useSubmit(api.auth.confirmEmail, {
    onDone: async ({ changed }) => {
      if (changed) await readOwnAccount();
      setState(changed ? 'changed' : 'half');
    },
    onProblem: (failure) => {
      const ended = stateAfter(failure);
      if (ended) setState(ended);
      return ended !== undefined;
    },
  });
  if (state !== 'asking') {
    const { icon, tone } = looks[state];
    return (
      <Outcome icon={icon} tone={tone} title={t(`address.${state}.title`)} actions={<ContinueButton />}>
        {t(`address.${state}.words`)}
      </Outcome>
    );
  }
  return (
    <Outcome
      icon={IconMailOpened}
      announced={false}
      title={t('address.title')}
      actions={
        <>
          <ProblemAlert problem={problem} />
          <Button size="md" loading={pending} onClick={() => void submit({ token })}>
            {t('address.submit')}
          </Button>
        </>
      }
    >
      {t('address.words')}
    </Outcome>
  );
};

const looks = {
  changed: { icon: IconCircleCheck, tone: 'good' },
  half: { icon: IconMailFast, tone: 'good' },
  dead: { icon: IconLinkOff, tone: 'plain' },
  taken: { icon: IconUserX, tone: 'plain' },
} as const;

const stateAfter = (failure: Parameters<typeof isDeadLink>[0]): State | undefined => {
  if (isDeadLink(failure)) return 'dead';
  return failure.code === 'conflict' ? 'taken' : undefined;
};
