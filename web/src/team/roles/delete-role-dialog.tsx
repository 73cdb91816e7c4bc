import type { Role } from '@archway/contract/team/member';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';

export const DeleteRoleDialog = ({ role, onClose }: { role: Role | null; onClose: () => void }) =>
  role && <Question key={role.key} role={role} onClose={onClose} />;

const Question = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const { submit, pending, problem } = useSubmit(api.roles.remove, {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.roles.key() });
      onClose();
      toast(t('roles.deleted', { name: isolated(role.name) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('roles.deleteTitle', { name: slot })}>{role.name}</Sentence>}
      confirm={t('roles.delete')}
      destructive
      pending={pending}
      onConfirm={() => role.id && submit({ id: role.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>
          {role.members > 0 ? t('roles.deleteInUse', { count: role.members }) : t('roles.deleteBody')}
        </span>
        <ProblemAlert problem={problem}>
          {problem?.code === 'in_use' ? t('roles.inUse') : undefined}
        </ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
