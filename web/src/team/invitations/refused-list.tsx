import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import classes from './invitations.module.css';
import type { Refusal } from './use-send-invitations.ts';

/** Which invitations were not sent, and why, each in its own line. */
export const RefusedList = ({ refused }: { refused: readonly Refusal[] }) => {
  const { t } = useTranslation('team');
  if (refused.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t('invite.refused', { count: refused.length })}
    >
      <ul className={classes.refused}>
        {refused.map(({ email, problem }) => (
          <li key={email}>
            <bdi>{email}</bdi>: {reasonOf(problem)}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

/** In our own words where "conflict" means something definite here. */
const reasonOf = (problem: Refusal['problem']) => {
  if (problem.code === 'conflict') return i18next.t('team:invite.alreadyInvited');
  const [first] = problem.errors;
  return first ? fieldErrorText(first.key, first.n) : problemText(problem);
};
