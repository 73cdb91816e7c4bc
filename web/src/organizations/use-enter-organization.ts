import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { forgetOrganization } from '../platform/session/forget.ts';
import { organizationSwitched } from '../platform/session/session.ts';
import { toast } from '../ui/feedback/toast.ts';
import { toastProblem } from '../ui/feedback/toast-problem.ts';
import { isolated } from '../ui/text/sentence.tsx';

type OrganizationId = Parameters<typeof api.auth.switchOrganization>[0]['organizationId'];

/** Acts in another organization from now on: what was read in the old one is forgotten, and the dashboard opens. */
export const useEnterOrganization = () => {
  const { t } = useTranslation('organizations');
  const router = useRouter();
  const { submit, pending } = useSubmit(api.auth.switchOrganization, {
    onDone: async (answer) => {
      organizationSwitched(answer);
      forgetOrganization();
      await router.navigate({ to: '/dashboard' });
      await router.invalidate();
      toast(t('switcher.entered', { name: isolated(answer.activeOrganization.name) }));
    },
    onProblem: toastProblem,
  });
  return { enter: (organizationId: OrganizationId) => submit({ organizationId }), pending };
};
