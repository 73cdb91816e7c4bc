import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { problemText } from '../../ui/feedback/problem-text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { NamedSentence } from '../../ui/text/named-sentence.tsx';
import classes from '../auth.module.css';
import type { Offer } from './offer.ts';

/** Saying no needs no account: holding the link is enough. */
export const DeclineInvitation = ({ token, preview, onDeclined, onDead }: Offer) => {
  const { t } = useTranslation('auth/register');
  const [confirming, setConfirming] = useState(false);
  const { submit, pending } = useSubmit(api.invitations.decline, {
    onDone: onDeclined,
    onProblem: (problem) => {
      if (problem.code === 'link_dead') onDead();
      else toast(problemText(problem), { tone: 'error' });
      return true;
    },
  });
  return (
    <>
      <button type="button" className={classes.link} onClick={() => setConfirming(true)}>
        {t('invitation.decline')}
      </button>
      <ConfirmDialog
        opened={confirming}
        title={
          <NamedSentence
            text={t('invitation.declineTitle')}
            values={{ organization: preview.organizationName }}
          />
        }
        confirm={t('invitation.declineConfirm')}
        destructive
        pending={pending}
        onConfirm={() => submit({ token })}
        onClose={() => setConfirming(false)}
      >
        {t('invitation.declineWords')}
      </ConfirmDialog>
    </>
  );
};
