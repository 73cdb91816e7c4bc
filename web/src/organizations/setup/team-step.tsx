import { Button } from '@mantine/core';
import { IconMailFast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useUser } from '../../platform/session/session.ts';
import { NeedsActivation } from '../needs-activation.tsx';
import { useNoticeActivation } from '../use-notice-activation.ts';
import { useRoleName } from '../use-role-name.ts';
import { InviteForm } from './invite-form.tsx';
import type { Moves } from './moves.ts';
import classes from './step.module.css';
import { StepActions } from './step-actions.tsx';

/** Colleagues are invited one by one; those who already have a letter on its way stand below. */
export const TeamStep = (moves: Moves) => {
  const { t } = useTranslation('organizations/setup');
  const { emailVerified } = useUser();
  useNoticeActivation(!emailVerified);
  return (
    <>
      <div className={classes.fields}>
        {emailVerified ? <InviteForm /> : <NeedsActivation why={t('team.needsActivation')} />}
        <Invited />
      </div>
      <StepActions {...moves} skippable={false}>
        <Button size="md" onClick={() => void moves.goOn()}>
          {t('continue')}
        </Button>
      </StepActions>
    </>
  );
};

/** A help, not the point of this step: nothing is drawn before there is something to say. */
const Invited = () => {
  const { t } = useTranslation('organizations/setup');
  const roleName = useRoleName();
  const { data } = useQuery(
    queries.invitations.list.queryOptions({
      input: { status: 'pending', itemsPerPage: 10, sortBy: 'createdAt', orderBy: 'desc' },
    }),
  );
  if (!data || data.rows.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('team.invited')}>
      {data.rows.map((invitation) => (
        <li key={invitation.id}>
          <IconMailFast size={18} aria-hidden />
          <bdi>{invitation.email}</bdi>
          <span className={classes.aside}>{roleName(invitation)}</span>
        </li>
      ))}
    </ul>
  );
};
