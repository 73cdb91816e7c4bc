import type { Role } from '@archway/contract/team/member';
import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';

export const DeleteRoleDialog = ({ role, onClose }: { role: Role | null; onClose: () => void }) => {
  if (!role) return null;
  return role.members > 0 ? (
    <StillUsed key={role.key} role={role} onClose={onClose} />
  ) : (
    <Question key={role.key} role={role} onClose={onClose} />
  );
};

/** A role that members have cannot go: leads to them instead. */
const StillUsed = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const navigate = useNavigate();
  const look = () =>
    navigate({
      to: '/organization/$tab',
      params: { tab: 'members' },
      search: { role: role.key } as never, // every route takes its own
    });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('roles.usedTitle', { name: slot })}>{role.name}</Sentence>}
      confirm={t('roles.seeMembers')}
      onConfirm={look}
      onClose={onClose}
    >
      {t('roles.deleteInUse', { count: role.members })}
    </ConfirmDialog>
  );
};

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
        <span>{t('roles.deleteBody')}</span>
        <ProblemAlert problem={problem}>
          {problem?.code === 'in_use' ? t('roles.inUse') : undefined}
        </ProblemAlert>
      </Stack>
    </ConfirmDialog>
  );
};
