import type { Invitation } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';

/** Sends a new link; the one before it dies. */
export const useResendInvitation = () => {
  const { t } = useTranslation('team');
  const { submit } = useSubmit(api.invitations.resend, {
    onDone: async ({ email }) => {
      toast(t('invitations.resent', { email: isolated(email) }), { tone: 'success' });
    },
    onProblem: toastProblem,
  });
  return ({ id }: Invitation) => submit({ id });
};
