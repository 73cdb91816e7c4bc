import type { Invitation } from '@archway/contract/team/member';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';

export const RevokeInvitationDialog = ({
  invitation,
  onClose,
}: {
  invitation: Invitation | null;
  onClose: () => void;
}) => invitation && <Question key={invitation.id} invitation={invitation} onClose={onClose} />;

const Question = ({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const { submit, pending, problem } = useSubmit(api.invitations.revoke, {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.invitations.key() });
      onClose();
      toast(t('invitations.revoked', { email: isolated(invitation.email) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('invitations.revokeTitle', { email: slot })}>{invitation.email}</Sentence>}
      confirm={t('invitations.revoke')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: invitation.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>{t('invitations.revokeBody')}</span>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
