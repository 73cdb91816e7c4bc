import type { AccountSession } from '@archway/contract/auth/session';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { logout } from '../../platform/session/logout.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';

type Which =
  | { readonly about: 'one'; readonly session: AccountSession }
  | { readonly about: 'others' | 'everywhere' };

/** Ends sessions. Ending one's own is a logout; otherwise the list is read again. */
export const useRevokeSessions = (onDone: () => void) => {
  const { t } = useTranslation('auth/account');
  const again = async () => {
    onDone();
    toast(t('sessions.ended'), { tone: 'success' });
  };
  // Gone already is as good as ended.
  const onProblem = (problem: { code: string }) => {
    onDone();
    if (problem.code !== 'not_found') return toastProblem(problem);
    void again();
    return true;
  };
  const one = useSubmit(api.account.revokeSession, { onDone: again, onProblem });
  const others = useSubmit(api.account.revokeSessions, { onDone: again, onProblem });
  const everywhere = useSubmit(api.account.revokeSessions, { onDone: () => logout(), onProblem });
  const revoke = (which: Which) => {
    if (which.about === 'one') return one.submit({ id: which.session.id });
    return which.about === 'others'
      ? others.submit({ keepCurrent: true })
      : everywhere.submit({ keepCurrent: false });
  };
  return { revoke, pending: one.pending || others.pending || everywhere.pending };
};
