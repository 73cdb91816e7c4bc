import type { OrganizationInSession } from '@archway/contract/organizations/organization';
import { Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../platform/api/api.ts';
import { useSubmit } from '../platform/api/use-submit.ts';
import { ProblemAlert } from '../ui/feedback/problem-alert.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { isolated, Sentence, slot } from '../ui/text/sentence.tsx';
import { takeUpWhatIsLeft } from './take-up-organization.ts';

type LeaveOrganizationDialogProps = {
  opened: boolean;
  /** The one acted in: only that one can be left. */
  organization: Pick<OrganizationInSession, 'name'>;
  onClose: () => void;
};

/** A member gives their membership up. The last owner is told why they cannot, and what would help. */
export const LeaveOrganizationDialog = ({ opened, organization, onClose }: LeaveOrganizationDialogProps) => {
  const { t } = useTranslation('organizations');
  const router = useRouter();
  const { submit, pending, problem } = useSubmit(() => api.organizations.leave(), {
    onDone: async () => {
      const next = await takeUpWhatIsLeft();
      onClose();
      await router.navigate(
        next ? { to: '/dashboard' } : { to: '/account/$tab', params: { tab: 'profile' } },
      );
      await router.invalidate();
      toast(t('leave.done', { name: isolated(organization.name) }));
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={<Sentence text={t('leave.title', { name: slot })}>{organization.name}</Sentence>}
      confirm={t('leave.confirm')}
      destructive
      pending={pending}
      onConfirm={() => submit(undefined)}
      onClose={onClose}
    >
      <Stack>
        <span>{t('leave.body')}</span>
        <ProblemAlert problem={problem}>
          {problem?.code === 'last_owner' ? t('leave.lastOwner') : undefined}
        </ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
