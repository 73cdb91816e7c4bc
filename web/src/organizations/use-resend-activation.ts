import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { useUser } from '../platform/session/session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { toastProblem } from '../ui/feedback/toast-problem.ts';
import { isolated } from '../ui/text/sentence.tsx';
import { readUserAgain } from './read-user-again.ts';

/** Sends the link that confirms one's address once more. */
export const useResendActivation = () => {
  const { t } = useTranslation('organizations');
  const { email } = useUser();
  const { submit, pending } = useSubmit(() => api.auth.resendActivation(), {
    onDone: () => toast(t('activation.sent', { email: isolated(email) }), { tone: 'success' }),
    // Activated meanwhile, perhaps on the phone: the banner goes with what is known of the person.
    onProblem: (problem) => (problem.code === 'conflict' ? void readUserAgain() : toastProblem(problem)),
  });
  return { resend: () => submit(undefined), pending };
};
