import type { Invitation } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { isolated } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { toastProblem } from '../../ui/toast-problem.ts';

/** Sends a new link; the one before it dies. */
export const useResendInvitation = () => {
  const { t } = useTranslation('team');
  const { submit } = useSubmit(api.invitations.resend, {
    onDone: async ({ email }) => {
      await queryClient.invalidateQueries({ queryKey: queries.invitations.key() });
      toast(t('invitations.resent', { email: isolated(email) }), { tone: 'success' });
    },
    onProblem: toastProblem,
  });
  return ({ id }: Invitation) => submit({ id });
};
