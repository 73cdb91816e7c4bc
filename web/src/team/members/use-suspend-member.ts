import type { Member } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { fullName } from '../words.ts';

/** Takes access away for now, or gives it back: at once, and with a way to take it back at once. */
export const useSuspendMember = () => {
  const { t } = useTranslation('team');
  const name = (member: Member) => isolated(fullName(member));
  const off = useSubmit(api.members.suspend, {
    onDone: async (member) => {
      toast(t('members.suspended', { name: name(member) }), {
        undo: () => void on.submit({ id: member.id }),
      });
    },
    onProblem: toastProblem,
  });
  const on = useSubmit(api.members.reactivate, {
    onDone: async (member) => {
      toast(t('members.reactivated', { name: name(member) }), {
        undo: () => void off.submit({ id: member.id }),
      });
    },
    onProblem: toastProblem,
  });
  return {
    suspend: ({ id }: Member) => off.submit({ id }),
    reactivate: ({ id }: Member) => on.submit({ id }),
  };
};
